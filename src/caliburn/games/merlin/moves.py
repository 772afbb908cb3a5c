"""The moves of Merlin that every game has; a module's own moves stand beside the module.

A move names things by the words of `figures.py`; a tile is its number in the environs, from 1.
"""

from __future__ import annotations

from typing import NamedTuple


class Die(NamedTuple):
    """Choose one of the own dice: `die knight 4`, `die merlin 2`."""

    die: str
    value: int
    verb: str = "die"


class Apple(NamedTuple):
    """Spend an apple and turn the chosen die to a value."""

    value: int
    verb: str = "apple"


class Flag(NamedTuple):
    """Use a flag: `flag turn`, `flag mirror`, `flag repel black`, `flag different 2` (the seat)."""

    power: str
    choices: tuple[str, ...] = ()
    verb: str = "flag"


class Go(NamedTuple):
    """Move the figure of the chosen die: `go on` clockwise, `go back` counter-clockwise (a knight needs a flag)."""

    direction: str
    verb: str = "go"


class Act(NamedTuple):
    """Do what the space says, where there is nothing to choose."""

    verb: str = "act"


class Place(NamedTuple):
    """Send a vassal to a principality, where it acts."""

    vassal: str
    colour: str
    verb: str = "place"


class PlaceOnly(NamedTuple):
    """Send a Lady-in-waiting without placing a marker (MT-04)."""

    vassal: str
    colour: str
    verb: str = "place-only"


class Take(NamedTuple):
    """Claim an item: `take shield black`."""

    kind: str
    colour: str
    verb: str = "take"


class Give(NamedTuple):
    """Give an item back: `give material blue`."""

    kind: str
    colour: str
    verb: str = "give"


class Influence(NamedTuple):
    """Place an influence marker in a principality."""

    colour: str
    verb: str = "influence"


class Repel(NamedTuple):
    """Defeat a traitor, by the colour of its shield."""

    colour: str
    verb: str = "repel"


class Discard(NamedTuple):
    """Discard one or two mission cards, to draw as many."""

    cards: tuple[str, ...]
    verb: str = "discard"


class Draw(NamedTuple):
    """Take a mission card from the display, or `draw deck`."""

    card: str
    verb: str = "draw"


class Build(NamedTuple):
    """Build a manor on a tile with a material: `build 7 grey`."""

    tile: int
    colour: str
    verb: str = "build"


class Mission(NamedTuple):
    """Resolve a mission card, with what helps to meet its requirements (mistletoe, tiles), if a module has that."""

    card: str
    helped_by: tuple[str, ...] = ()
    verb: str = "mission"


class Second(NamedTuple):
    """Resolve a second mission card by the flag that allows it."""

    card: str
    helped_by: tuple[str, ...] = ()
    verb: str = "second"


class Staff(NamedTuple):
    """Spend a staff: do the action of Merlin's space once more."""

    verb: str = "staff"


class BreakTie(NamedTuple):
    """Put the Grail into the principality that is being scored."""

    verb: str = "grail"
