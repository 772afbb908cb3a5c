"""The theme of the terminal client."""

from __future__ import annotations

from textual.theme import Theme

from caliburn.cli.look import BRIGHT_GOLD, DUSK, GOLD, NIGHT, OAK, PARCHMENT

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
