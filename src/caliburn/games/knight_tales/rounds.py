"""Phases & Rounds (Knight Tales, p. 7): three rounds of day and night, and the rules class as a whole.

The chapters stand on each other in this order: setup, day, night, quests, lane_damage, bosses, reorganizing, tactics,
damage, effects, wounds, fighting, end_of_night, end_of_game; then view, tell, hints, position and bot.
"""

from __future__ import annotations

from typing import ClassVar

from caliburn.games.knight_tales import moves
from caliburn.games.knight_tales.bot import Evaluation
from caliburn.games.knight_tales.hints import Hints
from caliburn.games.knight_tales.position import Position
from caliburn.games.knight_tales.state import DAWN, DAY, DUSK, NIGHT, NIGHTFALL, KnightTalesState
from caliburn.games.knight_tales.tell import Tell
from caliburn.games.knight_tales.view import View
from caliburn.kernel.flow import Flow
from caliburn.kernel.moves import Move, Pass


class KnightTales(Position, View, Tell, Hints, Evaluation):
    """The competitive game for two to four."""

    version = 1
    move_types: ClassVar[tuple[type[Move], ...]] = (
        Pass, moves.ChooseKnight, moves.Buy, moves.Forge, moves.Attack, moves.Use, moves.Roll, moves.Reroll,
        moves.AddDie, moves.Resolve, moves.Faith, moves.RaiseDoom, moves.Combat, moves.Absorb, moves.Swap,
        moves.Exhaust, moves.ChooseLane, moves.Prevent,
    )  # fmt: skip

    def next_step(self, s: KnightTalesState) -> Flow[None] | None:
        if s.over:
            return None
        if s.phase == NIGHT:
            return self.night_turn(s)
        if s.phase == DAY:
            return self.market_turn(s)
        if s.phase == DAWN:
            return self.dawn(s)
        if s.phase == NIGHTFALL:
            return self.nightfall(s)
        return self.dusk(s) if s.phase == DUSK else self.set_up(s)
