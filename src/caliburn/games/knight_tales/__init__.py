"""Knight Tales by Stefan Tizar Hansson (Voodoo Games, 2021): competitive, solo and co-operative."""
