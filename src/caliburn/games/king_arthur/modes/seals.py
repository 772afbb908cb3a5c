"""King Arthur, "Game with seals": adversaries are sealed, and taken when the whole column is.

Only the second action changes. What seals lie where is in the extension object `Seals`, reached by `Seals.of(s)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caliburn.games.king_arthur.figures import ADVERSARIES, ADVERSARY_NUMBERS, VALUES, kind_of
from caliburn.games.king_arthur.modes.seals_state import Seals
from caliburn.games.king_arthur.moves import Challenge, DoubleChallenge, RepeatChallenge
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.games.king_arthur.turn import KingArthur
from caliburn.kernel.bags import Bag
from caliburn.kernel.moves import Move
from caliburn.kernel.view import Viewer


class GameWithSeals(KingArthur):
    """Everybody has five seals of a colour; an adversary is challenged usually, repeatedly or doubly."""

    position_keys = (*KingArthur.position_keys, "seals")
    move_types = (*KingArthur.move_types, RepeatChallenge, DoubleChallenge)

    def start(self) -> KingArthurState:
        s = super().start()
        s.extensions[Seals.KEY] = Seals.new(self.seats)
        return s

    def position(self, given: Mapping[str, Any]) -> KingArthurState:
        s = super().position(given)
        Seals.of(s).set_up(s, given.get("seals", [()] * self.seats))
        return s

    def challenges(self, s: KingArthurState, seat: int) -> Sequence[Move]:
        """The three challenges, one of which may be made (KA-S10): a seal on an unsealed adversary, if there is a
        seal left (KA-S2); once more against one's own seal (KA-S7); doubly against an unsealed one (KA-S8, KA-S9)."""
        return Seals.of(s).challenges(s, seat, self.overpaying_is_free)

    def defeat(self, s: KingArthurState, seat: int, move: Challenge | RepeatChallenge | DoubleChallenge) -> None:
        card = ADVERSARY_NUMBERS[move.adversary]
        if isinstance(move, Challenge):
            Seals.of(s).place(s, seat, card)
            self.resolve_column(s, kind_of(card))
            return
        if isinstance(move, RepeatChallenge):
            Seals.of(s).take_back(s, seat, card)
        s.take_adversary(seat, card)

    def resolve_column(self, s: KingArthurState, kind: int) -> None:
        """When all adversaries of a kind are sealed, everybody takes seals and cards, at once (KA-S4)."""
        seals = Seals.of(s)
        if seals.in_column(kind) < s.columns[kind]:
            return
        for seat in range(s.seats):
            for card in range(VALUES * kind, VALUES * kind + VALUES):
                while seals.placed[seat][card]:
                    seals.take_back(s, seat, card)
                    s.take_adversary(seat, card)

    def view_column(self, s: KingArthurState, kind: int, layout: Bag) -> list[dict[str, Any]]:
        """The cards of a kind, each with the seat whose seal it carries, or None."""
        seals = Seals.of(s)
        column: list[dict[str, Any]] = []
        for card in range(VALUES * kind, VALUES * kind + VALUES):
            open_copies = seals.unsealed(card, layout.counts[card])
            column += [{"id": ADVERSARIES[card], "seal": None} for _ in range(open_copies)]
            for seat, placed in enumerate(seals.placed):
                column += [{"id": ADVERSARIES[card], "seal": seat} for _ in range(placed[card])]
        return column

    def view_player(self, s: KingArthurState, seat: int, viewer: Viewer) -> dict[str, Any]:
        return {**super().view_player(s, seat, viewer), "seals": Seals.of(s).left[seat]}

    def census(self, s: KingArthurState) -> Mapping[str, int]:
        """The cards, and five seals for every seat."""
        seals = Seals.of(s)
        owned = {f"seal-{seat + 1}": left + sum(seals.placed[seat]) for seat, left in enumerate(seals.left)}
        return {**super().census(s), **owned}

    def standing(self, s: KingArthurState, seat: int) -> float:
        """A sealed adversary is half won."""
        placed = Seals.of(s).placed[seat]
        return super().standing(s, seat) + sum([0.6 * (card % VALUES + 1) * n for card, n in enumerate(placed)])
