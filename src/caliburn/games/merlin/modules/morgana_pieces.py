"""What the module Morgana adds to the state, its moves and its events."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from caliburn.games.merlin.figures import NOBODY
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.state import Extension


class Brew(NamedTuple):
    """Place the Morgana die under a cauldron: its number from the left."""

    cauldron: int
    verb: str = "brew"


class TakePoison(NamedTuple):
    """Use the Morgana die for a poisoned apple."""

    verb: str = "poisoned-apple"


class Horn(NamedTuple):
    """Raise the Morgana die to seven and take the drinking horn."""

    verb: str = "horn"


class PayCoin(NamedTuple):
    verb: str = "pay-coin"


class Haunt(NamedTuple):
    """Put Morgana on a principality space."""

    colour: str
    verb: str = "haunt"


class Bewitch(NamedTuple):
    """Turn a die: `bewitch 2 knight 3 6` (the seat, the die and its value, the new value)."""

    seat: int
    die: str
    value: int
    face: int
    verb: str = "bewitch"


class SwapRings(NamedTuple):
    """Merlin and Arthur change places."""

    verb: str = "swap-rings"


class SwapKnights(NamedTuple):
    """The own knight and another one change places."""

    seat: int
    verb: str = "swap-knights"


class Sell(NamedTuple):
    """Witch's gold: two items for three coins."""

    verb: str = "sell"


class Spend(NamedTuple):
    """Witch's gold: two coins for three items from Morgana's principality."""

    verb: str = "spend"


class RaiseHut(NamedTuple):
    """Put a witch's hut on an own manor."""

    tile: int
    verb: str = "hut"


class Darken(NamedTuple):
    """Dark influence: where the second marker goes."""

    colour: str
    verb: str = "darken"


class Poison(NamedTuple):
    """Spend a poisoned apple: `poison knight 2 1 merlin 6` (own die or `chosen`, another seat's die)."""

    die: str
    value: int
    seat: int
    other: str
    other_value: int
    verb: str = "poison"


class MorganaDiceRolled(NamedTuple):
    dice: tuple[int, ...]
    again: bool


class PoisonTaken(NamedTuple):
    seat: int


class HornTaken(NamedTuple):
    seat: int


class CauldronUsed(NamedTuple):
    seat: int
    cauldron: int
    effect: str


class MorganaMoved(NamedTuple):
    seat: int
    colour: str


class DieBewitched(NamedTuple):
    seat: int
    other: int
    die: str
    value: int
    now: int


class FiguresSwapped(NamedTuple):
    """Two figures changed places; `other` is the seat of the second knight, or None for Merlin and Arthur."""

    seat: int
    other: int | None


class HutRaised(NamedTuple):
    seat: int
    tile: int


class HutsRemoved(NamedTuple):
    """Huts and what goes home with them."""

    tiles: tuple[int, ...]


class DarkInfluencePlaced(NamedTuple):
    """A Morgana marker, on top of a marker of the seat or by itself."""

    seat: int
    colour: str
    on_top: bool


class DiceSwapped(NamedTuple):
    """A poisoned apple swapped the values of two dice."""

    seat: int
    value: int
    other: int
    other_value: int


class Morgana(Extension):
    """The witch's kitchen, Morgana and what she leaves behind."""

    KEY: ClassVar[str] = "morgana"

    place: int  # the colour of the principality she blocks, or -1
    dice: list[int]  # on pentagram markers
    taken: list[bool]  # by seat: has a pentagram marker
    tokens: list[int]  # by cauldron: token * 2 + side
    occupied: list[bool]  # by cauldron
    horn: int
    poisoned: list[int]
    huts: list[int]  # tiles with a hut
    dark: list[int]  # by colour: Morgana markers by themselves
    on_top: list[list[int]]  # by seat and colour: on markers

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        place: int,
        dice: list[int],
        taken: list[bool],
        tokens: list[int],
        occupied: list[bool],
        horn: int,
        poisoned: list[int],
        huts: list[int],
        dark: list[int],
        on_top: list[list[int]],
    ) -> None:
        self.place = place
        self.dice = dice
        self.taken = taken
        self.tokens = tokens
        self.occupied = occupied
        self.horn = horn
        self.poisoned = poisoned
        self.huts = huts
        self.dark = dark
        self.on_top = on_top

    def copy(self) -> Morgana:
        return Morgana(
            self.place,
            self.dice[:],
            self.taken[:],
            self.tokens[:],
            self.occupied[:],
            self.horn,
            self.poisoned[:],
            self.huts[:],
            self.dark[:],
            [x[:] for x in self.on_top],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Morgana:
        morgana = s.extensions[Morgana.KEY]
        assert isinstance(morgana, Morgana)
        return morgana

    def has_horn(self, seat: int) -> bool:
        return self.horn == seat != NOBODY
