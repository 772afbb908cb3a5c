"""The look of the terminal: colours, marks of players, and the theme of the client."""

from __future__ import annotations

from textual.theme import Theme

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

THEME = Theme(
    name="caliburn-night",
    dark=True,
    background=NIGHT,
    surface=DUSK,
    panel="#232a3d",
    foreground=PARCHMENT,
    primary=GOLD,
    secondary=OAK,
    accent=BRIGHT_GOLD,
    warning="#e8a062",
    error="#e0685c",
    success="#7fbf8e",
    variables={"border": OAK, "block-cursor-background": GOLD, "block-cursor-foreground": NIGHT},
)


def player_mark(seat: int) -> tuple[str, str]:
    """The mark and the colour of a player: both differ, so that they can be told apart in greyscale."""
    return PLAYERS[seat % len(PLAYERS)]
