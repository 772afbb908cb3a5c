"""The campaign of Knight Fall: a valley to explore by day, battles on the way, and the abbey at dusk (pp. 26-27)."""
