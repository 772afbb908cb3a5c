"""Where the seals are: what the game with seals adds to the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from caliburn.games.king_arthur.events import AdversarySealed, SealReturned
from caliburn.games.king_arthur.figures import ADVERSARIES, SEALS_EACH, VALUES
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.kernel.bags import Bag, empty
from caliburn.kernel.errors import BadPosition
from caliburn.kernel.state import Extension


class Seals(Extension):
    """Seals by seat: how many lie on each type of adversary. The rest are in front of their owners."""

    KEY: ClassVar[str] = "seals"

    placed: list[Bag]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        placed: list[Bag],
    ) -> None:
        self.placed = placed

    def copy(self) -> Seals:
        return Seals(
            [x.copy() for x in self.placed],
        )

    # -- end of the written part --

    @staticmethod
    def new(seats: int) -> Seals:
        return Seals([empty(ADVERSARIES) for _ in range(seats)])

    @staticmethod
    def of(s: KingArthurState) -> Seals:
        seals = s.extensions[Seals.KEY]
        assert isinstance(seals, Seals)
        return seals

    def set_up(self, s: KingArthurState, given: Any) -> None:
        """Place the seals of a position built by hand."""
        if not isinstance(given, Sequence) or len(given) != s.seats:
            raise BadPosition("error-position-value", key="seals")
        for seat, cards in enumerate(given):
            if isinstance(cards, str) or not isinstance(cards, Sequence):
                raise BadPosition("error-position-value", key="seals")
            for card in cards:
                number = ADVERSARIES.index(card) if card in ADVERSARIES else -1
                if number < 0 or not self.unsealed(number, s.layout.counts[number]) or not self.left(seat):
                    raise BadPosition("error-position-card", card=str(card)[:80])
                self.placed[seat].add(number)

    def left(self, seat: int) -> int:
        """How many seals a seat can still place."""
        return SEALS_EACH - self.placed[seat].total

    def unsealed(self, card: int, copies: int) -> int:
        """How many of the copies of an adversary in the layout carry no seal."""
        for placed in self.placed:
            copies -= placed.counts[card]
        return copies

    def in_column(self, kind: int) -> int:
        """How many seals lie in the column of a kind."""
        first = VALUES * kind
        return sum([sum(placed.counts[first : first + VALUES]) for placed in self.placed if placed.total])

    def place(self, s: KingArthurState, seat: int, card: int) -> None:
        self.placed[seat].add(card)
        if s.events is not None:
            s.events.append(AdversarySealed(seat, ADVERSARIES[card]))

    def take_back(self, s: KingArthurState, seat: int, card: int) -> None:
        """A seal comes off and returns to its owner."""
        self.placed[seat].remove(card)
        if s.events is not None:
            s.events.append(SealReturned(seat, ADVERSARIES[card]))

    def release_column(self, s: KingArthurState, kind: int) -> None:
        """All seals of a column return to their owners, who take the adversaries along."""
        for seat, placed in enumerate(self.placed):
            for card in range(VALUES * kind, VALUES * kind + VALUES):
                while placed.counts[card]:
                    self.take_back(s, seat, card)
                    s.take_adversary(seat, card)
