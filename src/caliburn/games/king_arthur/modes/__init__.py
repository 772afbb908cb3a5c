"""The ways to play King Arthur beyond the basic game."""
