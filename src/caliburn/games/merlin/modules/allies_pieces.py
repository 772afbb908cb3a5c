"""What the module Knights of the round table adds to the state, its moves and its events."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from caliburn.games.merlin.figures import ALLIES
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.state import Extension

TRISTRAM, LAMORAK, GAWAIN, LANCELOT, GARETH, GERAINT = range(6)
GALAHAD, BORS, GAHERIS, PERCIVAL, BEDIVERE, KAY = range(6, len(ALLIES))


class Enlist(NamedTuple):
    """Choose an ally in the draft."""

    ally: str
    verb: str = "ally"


class Stride(NamedTuple):
    """Sir Tristram: change a knight die by one or two: `stride up 2`."""

    way: str
    pips: int
    verb: str = "stride"


class Whim(NamedTuple):
    """Sir Gawain: turn Merlin's or Arthur's die to any side."""

    value: int
    verb: str = "whim"


class Portal(NamedTuple):
    """Sir Bors: put the knight on a principality space."""

    colour: str
    verb: str = "portal"


class Wild(NamedTuple):
    """Sir Galahad: claim the item from another principality."""

    kind: str
    colour: str
    verb: str = "wild"


class Castle(NamedTuple):
    """Sir Gaheris: put a castle tile under the manor that was just built."""

    verb: str = "castle"


class KayTile(NamedTuple):
    """Sir Kay: add a tile to the marker that was just placed."""

    verb: str = "kay"


class SwapCards(NamedTuple):
    """Sir Bedivere: swap a card of the hand for one of the display."""

    card: str
    display: str
    verb: str = "swap-cards"


class AllyJoined(NamedTuple):
    seat: int
    ally: str


class MarshalPlaced(NamedTuple):
    seat: int
    colour: str


class AllyTileUsed(NamedTuple):
    seat: int
    ally: str


class AllyTileGained(NamedTuple):
    """Sir Gareth or Sir Geraint earns a tile."""

    seat: int
    ally: str
    tile: str


class MissionsSwapped(NamedTuple):
    seat: int
    card: str
    display: str


class Allies(Extension):
    """Who has which allies, and their tiles."""

    KEY: ClassVar[str] = "allies"

    owners: list[int]  # by ally
    stacks: list[list[int]]  # A and B, while they are drafted
    tiles: list[int]  # by ally: tiles left to spend
    marshal: int  # the colour, or -1
    gareth: list[int]  # colours of the tiles on Sir Gareth
    geraint: list[int]  # spaces of the tiles on Sir Geraint
    castles: list[int]  # tiles of the environs with a castle
    kay: list[int]  # by colour: Sir Kay's tiles there

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        owners: list[int],
        stacks: list[list[int]],
        tiles: list[int],
        marshal: int,
        gareth: list[int],
        geraint: list[int],
        castles: list[int],
        kay: list[int],
    ) -> None:
        self.owners = owners
        self.stacks = stacks
        self.tiles = tiles
        self.marshal = marshal
        self.gareth = gareth
        self.geraint = geraint
        self.castles = castles
        self.kay = kay

    def copy(self) -> Allies:
        return Allies(
            self.owners[:],
            [x[:] for x in self.stacks],
            self.tiles[:],
            self.marshal,
            self.gareth[:],
            self.geraint[:],
            self.castles[:],
            self.kay[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Allies:
        allies = s.extensions[Allies.KEY]
        assert isinstance(allies, Allies)
        return allies
