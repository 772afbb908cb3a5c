"""The second action of a turn: challenge an adversary. What may be paid is in `payments.py`."""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.games.king_arthur.figures import ADVERSARY_NUMBERS, value_of
from caliburn.games.king_arthur.game_end import GameEnd
from caliburn.games.king_arthur.moves import AnyChallenge
from caliburn.games.king_arthur.payments import usual_challenges
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import Move, Pass

ASK_CHALLENGE = Prompt("ask-challenge", rule="challenge")


class ChallengeAdversaries(GameEnd):
    """King Arthur, "2) Challenge adversaries"."""

    def challenge(self, s: KingArthurState, seat: int) -> Flow[None]:
        """The player may challenge exactly one adversary of the layout."""
        if not s.layout.total:
            return
        move: AnyChallenge | Pass = yield from ask(s, seat, ASK_CHALLENGE, self.challenges)
        if isinstance(move, Pass):
            return
        s.acted = True
        if not self.overpaying_is_free:
            s.note_overpayment(seat, move.knights, self.power(move))
        s.play_knights(seat, move.knights, move.adversary, move.verb)
        self.defeat(s, seat, move)
        self.check_last_adversary(s, seat)

    def challenges(self, s: KingArthurState, seat: int) -> Sequence[Move]:
        """Every adversary of the layout that the hand is strong enough for, with every way to pay."""
        return usual_challenges(s.layout, s.hands[seat], self.overpaying_is_free)

    def power(self, move: AnyChallenge) -> int:
        """How many knights the challenge asks for."""
        return value_of(ADVERSARY_NUMBERS[move.adversary])

    def defeat(self, s: KingArthurState, seat: int, move: AnyChallenge) -> None:
        """The defeated adversary goes into the player's hand."""
        s.take_adversary(seat, ADVERSARY_NUMBERS[move.adversary])
