"""King Arthur, "Game with seals": adversaries are sealed, and taken when the whole column is.

Only the second action changes: which challenges there are is in `seals_challenges.py`. What seals lie where is in the
extension object `Seals` (`seals_state.py`), reached by `Seals.of(s)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caliburn.games.king_arthur.figures import ADVERSARIES, ADVERSARY_NUMBERS, VALUES, kind_of, value_of
from caliburn.games.king_arthur.hints import reach
from caliburn.games.king_arthur.modes.seals_challenges import challenges_with_seals
from caliburn.games.king_arthur.modes.seals_state import Seals
from caliburn.games.king_arthur.moves import AnyChallenge, Challenge, DoubleChallenge, RepeatChallenge
from caliburn.games.king_arthur.payments import strength
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.games.king_arthur.turn import KingArthur
from caliburn.kernel.bags import Bag
from caliburn.kernel.hints import BLOCKED, LACKS, Hint
from caliburn.kernel.moves import Move
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Message, Seat
from caliburn.kernel.view import Viewer


def sealed_by(seat: int, adversary: str) -> str:
    """The handle of an adversary that carries a seal of the seat."""
    return f"{adversary}@{seat}"


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
        """The three challenges, one of which may be made (KA-S10)."""
        return challenges_with_seals(s, seat, self.overpaying_is_free)

    def power(self, move: AnyChallenge) -> int:
        """A double challenge asks for twice the power of the adversary (KA-S8)."""
        return super().power(move) * (2 if isinstance(move, DoubleChallenge) else 1)

    def defeat(self, s: KingArthurState, seat: int, move: AnyChallenge) -> None:
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
        if seals.in_column(kind) == s.columns[kind]:
            seals.release_column(s, kind)

    def view_column(self, s: KingArthurState, kind: int, layout: Bag) -> list[dict[str, Any]]:
        """The cards of a kind, each with the seat whose seal it carries, or None."""
        seals = Seals.of(s)
        column: list[dict[str, Any]] = []
        for card in range(VALUES * kind, VALUES * kind + VALUES):
            open_copies = seals.unsealed(card, layout.counts[card])
            column += [{"id": ADVERSARIES[card], "handle": ADVERSARIES[card], "seal": None} for _ in range(open_copies)]
            for seat, placed in enumerate(seals.placed):
                column += [
                    {"id": ADVERSARIES[card], "handle": sealed_by(seat, ADVERSARIES[card]), "seal": seat}
                    for _ in range(placed.counts[card])
                ]
        return column

    def offer(self, s: KingArthurState, seat: int, move: Move) -> Offer:
        """A repeated challenge touches the adversary with one's own seal, the others one without."""
        offer = super().offer(s, seat, move)
        if isinstance(move, RepeatChallenge):
            return offer._replace(handles=(sealed_by(seat, move.adversary), *move.knights))
        return offer

    def challenge_hints(self, s: KingArthurState, seat: int) -> list[Hint]:
        """Whose seal is in the way, what the hand is too weak for, and what a double challenge would take."""
        seals, most = Seals.of(s), strength(s.hands[seat])
        found: list[Hint] = []
        for card, copies in enumerate(s.layout.counts):
            handle, value = ADVERSARIES[card], value_of(card)
            if copies and seals.unsealed(card, copies) and 2 * value > most:
                if not seals.left(seat):
                    found.append(Hint(handle, BLOCKED, reach("hint-no-seal", 2 * value, most)))
                elif value > most:
                    found.append(Hint(handle, BLOCKED, reach("hint-too-strong", value, most)))
                else:
                    found.append(Hint(handle, LACKS, reach("hint-double", 2 * value, most)))
            for other, placed in enumerate(seals.placed):
                if placed.counts[card] and other != seat:
                    text = Message("hint-sealed", {"seat": Seat(other)})
                    found.append(Hint(sealed_by(other, handle), BLOCKED, text))
                elif placed.counts[card] and value > most:
                    found.append(Hint(sealed_by(other, handle), BLOCKED, reach("hint-too-strong", value, most)))
        return found

    def view_player(self, s: KingArthurState, seat: int, viewer: Viewer) -> dict[str, Any]:
        return {**super().view_player(s, seat, viewer), "seals": Seals.of(s).left(seat)}

    def census(self, s: KingArthurState) -> Mapping[str, int]:
        """The cards, and five seals for every seat."""
        seals = Seals.of(s)
        owned = {f"seal-{seat + 1}": seals.left(seat) + placed.total for seat, placed in enumerate(seals.placed)}
        return {**super().census(s), **owned}

    def standing(self, s: KingArthurState, seat: int) -> float:
        """A sealed adversary is half won."""
        placed = Seals.of(s).placed[seat]
        return super().standing(s, seat) + sum([0.6 * (card % VALUES + 1) * n for card, n in enumerate(placed.counts)])
