"""The state of the toy tournament: hands, a deck with places somebody knows, purses, and the modules' own parts."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from caliburn.kernel.bags import Bag, Deck
from caliburn.kernel.state import NO_LUCK, Extension, State, copy_extensions

CARDS = ("lance-1", "lance-2", "lance-3", "lance-4", "lance-5")


class CardDrawn(NamedTuple):
    """`card` is empty for those who did not see it."""

    seat: int
    card: str


class CardPeeked(NamedTuple):
    """`card` is empty for those who did not see it."""

    seat: int
    card: str


class ParadePassed(NamedTuple):
    round: int


class BidsOpened(NamedTuple):
    cards: tuple[str, ...]


class Reacted(NamedTuple):
    seat: int
    depth: int


class DiceRolled(NamedTuple):
    faces: tuple[str, ...]


class GoldGained(NamedTuple):
    seat: int
    gold: int


class TopRevealed(NamedTuple):
    card: str


class ToyState(State):
    """Between two steps everything is here."""

    deck: Deck
    knows_top: list[int]  # the seat that knows the card, for each card of `deck.top`
    knows_bottom: list[int]
    hands: list[Bag]
    table: Bag
    gold: list[int]
    herald: int
    round: int
    phase: str
    colours: list[str]  # already flown
    stake: int
    champion: int | None

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        seats: int,
        extensions: dict[str, Extension],
        deck: Deck,
        knows_top: list[int],
        knows_bottom: list[int],
        hands: list[Bag],
        table: Bag,
        gold: list[int],
        herald: int,
        round: int,
        phase: str,
        colours: list[str],
        stake: int,
        champion: int | None,
    ) -> None:
        self.seats = seats
        self.extensions = extensions
        self.deck = deck
        self.knows_top = knows_top
        self.knows_bottom = knows_bottom
        self.hands = hands
        self.table = table
        self.gold = gold
        self.herald = herald
        self.round = round
        self.phase = phase
        self.colours = colours
        self.stake = stake
        self.champion = champion
        self.luck = NO_LUCK
        self.events = None

    def copy(self) -> ToyState:
        return ToyState(
            self.seats,
            copy_extensions(self.extensions),
            self.deck.copy(),
            self.knows_top[:],
            self.knows_bottom[:],
            [x.copy() for x in self.hands],
            self.table.copy(),
            self.gold[:],
            self.herald,
            self.round,
            self.phase,
            self.colours[:],
            self.stake,
            self.champion,
        )

    # -- end of the written part --

    def draw(self, seat: int) -> None:
        """The seat takes the uppermost card of the deck."""
        if self.deck.top:
            self.knows_top.pop(0)
        card = self.luck.draw_from(self.deck)
        self.hands[seat].add(card)
        self.emit(CardDrawn(seat, CARDS[card]))

    def gain(self, seat: int, gold: int) -> None:
        self.gold[seat] += gold
        self.emit(GoldGained(seat, gold))


class Purses(Extension):
    """What the module `double` counts."""

    KEY: ClassVar[str] = "double"

    doubled: int

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        doubled: int,
    ) -> None:
        self.doubled = doubled

    def copy(self) -> Purses:
        return Purses(
            self.doubled,
        )

    # -- end of the written part --

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    # -- end of the written part --


class Tithes(Extension):
    """What the module `tithe` counts, seat by seat."""

    KEY: ClassVar[str] = "tithe"

    given: list[int]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        given: list[int],
    ) -> None:
        self.given = given

    def copy(self) -> Tithes:
        return Tithes(
            self.given[:],
        )

    # -- end of the written part --

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    # -- end of the written part --
