"""Ways to play Knight Tales besides the competitive game."""
