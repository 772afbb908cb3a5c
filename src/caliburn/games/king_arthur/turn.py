"""A turn of King Arthur: its four actions in their order ("Playing the game"), and the rules class as a whole."""

from __future__ import annotations

from typing import ClassVar

from caliburn.games.king_arthur.bot import Evaluation
from caliburn.games.king_arthur.challenge import ChallengeAdversaries
from caliburn.games.king_arthur.draw_adversaries import DrawAdversaries
from caliburn.games.king_arthur.draw_knight import DrawKnights
from caliburn.games.king_arthur.hints import Hints
from caliburn.games.king_arthur.moves import Challenge, Draw, Reveal, Take
from caliburn.games.king_arthur.position import Position
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.games.king_arthur.take_adventure import TakeAnAdventure
from caliburn.games.king_arthur.tell import Tell
from caliburn.games.king_arthur.view import View
from caliburn.kernel.flow import Flow
from caliburn.kernel.moves import Move, Pass


class KingArthur(
    Position,
    DrawAdversaries,
    ChallengeAdversaries,
    TakeAnAdventure,
    DrawKnights,
    View,
    Tell,
    Hints,
    Evaluation,
):
    """The basic game for two to five."""

    version = 1
    move_types: ClassVar[tuple[type[Move], ...]] = (Pass, Reveal, Challenge, Take, Draw)

    def next_step(self, s: KingArthurState) -> Flow[None] | None:
        if s.over:
            return None
        return self.turn(s) if s.turns else self.prepare(s)

    def turn(self, s: KingArthurState) -> Flow[None]:
        """The seat on turn takes four actions in their order, each once and each only if it likes (KA-07)."""
        seat = s.turn
        s.begin_turn()
        yield from self.draw_adversaries(s, seat)
        s.action = 2
        yield from self.challenge(s, seat)
        s.action = 3
        yield from self.take_adventure(s, seat)
        if s.over:
            return
        s.action = 4
        yield from self.draw_knights(s, seat)
        self.check_end_of_turn(s)
        if not s.over:
            s.pass_turn_on()
