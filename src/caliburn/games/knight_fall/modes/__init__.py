"""Ways to play Knight Fall other than team against team."""
