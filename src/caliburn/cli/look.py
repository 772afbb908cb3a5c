"""The look of the terminal: colours and marks of players."""

from __future__ import annotations

NIGHT = "#12151f"
DUSK = "#1b2030"
PARCHMENT = "#f4ead5"
FADED = "#a89f8c"
INK = "#2b2118"
OAK = "#8a6a45"
GOLD = "#c9a227"
BRIGHT_GOLD = "#f3cc45"
OXBLOOD = "#8c1c13"

PLAYERS = (("◆", "#c39af0"), ("▲", "#4fc4b5"), ("●", "#f08db4"), ("■", "#c9ced8"), ("✚", "#e8a062"), ("★", "#9ad0f5"))


def player_mark(seat: int) -> tuple[str, str]:
    """The mark and the colour of a player: both differ, so that they can be told apart in greyscale."""
    return PLAYERS[seat % len(PLAYERS)]
