"""What the module Arthur adds to the state, its moves and its events."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.bags import Bag
from caliburn.kernel.state import Extension


class Stray(NamedTuple):
    """A space moves a figure: `stray merlin 2 back`."""

    figure: str
    steps: int
    direction: str
    verb: str = "stray"


class Activate(NamedTuple):
    """A vassal acts where it stands."""

    vassal: str
    verb: str = "activate"


class Replace(NamedTuple):
    """Put an own manor in the place of somebody else's."""

    tile: int
    verb: str = "replace"


class TakePict(NamedTuple):
    pict: str
    verb: str = "pict"


class Honor(NamedTuple):
    """Resolve a mission card by the signet ring, without its requirements."""

    card: str
    verb: str = "honor"


class Settle(NamedTuple):
    """Build a manor without material."""

    tile: int
    verb: str = "settle"


class Keep(NamedTuple):
    """Which manor of a territory stays."""

    tile: int
    verb: str = "keep"


class PictTaken(NamedTuple):
    seat: int
    pict: str


class RingClaimed(NamedTuple):
    seat: int


class ManorReplaced(NamedTuple):
    seat: int
    tile: int
    other: int


class ManorsRemoved(NamedTuple):
    seat: int
    tiles: tuple[int, ...]


class PictsScored(NamedTuple):
    """The totals of all seats."""

    totals: tuple[int, ...]


class Arthur(Extension):
    """Arthur, his dice, the ring and the Picts."""

    KEY: ClassVar[str] = "arthur"

    place: int  # of Arthur, among all spaces
    dice: list[int]  # by seat: the value, or 0 when used
    ring: int
    display: list[int]
    stacks: list[int]
    pool: Bag  # what lies in the stacks, nobody knows where
    picts: list[list[int]]
    gone: list[int]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        place: int,
        dice: list[int],
        ring: int,
        display: list[int],
        stacks: list[int],
        pool: Bag,
        picts: list[list[int]],
        gone: list[int],
    ) -> None:
        self.place = place
        self.dice = dice
        self.ring = ring
        self.display = display
        self.stacks = stacks
        self.pool = pool
        self.picts = picts
        self.gone = gone

    def copy(self) -> Arthur:
        return Arthur(
            self.place,
            self.dice[:],
            self.ring,
            self.display[:],
            self.stacks[:],
            self.pool.copy(),
            [x[:] for x in self.picts],
            self.gone[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Arthur:
        arthur = s.extensions[Arthur.KEY]
        assert isinstance(arthur, Arthur)
        return arthur
