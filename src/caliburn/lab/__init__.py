"""Playing many matches: simulation with bots, in one process or several."""
