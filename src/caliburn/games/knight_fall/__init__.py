"""Knight Fall by T. Alex Davis and Ryan Laukat: knights and demons fight for an abbey."""
