"""Playing the game: which step is next, and how the game ends.

The chapters stand on each other in this order: basics, damage, moving, fighting, minions, effects, support, powers,
playing, turns, setup, rounds; then hidden, view, tell, hints, position and bot. Variants are laid over the whole
(`variants.py`, `locations.py`), and the cooperative game is a mode (`modes/`).
"""

from __future__ import annotations

from caliburn.games.knight_fall.figures import DEMON, DOOR, KNIGHT
from caliburn.games.knight_fall.setup import Setup
from caliburn.games.knight_fall.state import (
    DRAFT,
    GOLEMS,
    IMPS_ACT,
    OVER,
    PLACING,
    PLAY,
    REINFORCE,
    ROUND_END,
    TURN,
    TURN_END,
    KnightFallState,
)
from caliburn.kernel.flow import Flow
from caliburn.kernel.result import Result


class Rounds(Setup):
    """Knight Fall, "Game Structure" and "Game End"."""

    def next_step(self, s: KnightFallState) -> Flow[None] | None:
        phase = s.phase
        if phase == PLAY:
            return self.play(s)
        if phase == TURN:
            return self.begin_turn(s)
        if phase == TURN_END:
            return self.end_turn(s)
        if phase == OVER:
            return None
        if phase in (GOLEMS, IMPS_ACT):
            return self.minions_act(s)
        if phase == ROUND_END:
            return self.end_round(s)
        if phase == REINFORCE:
            return self.reinforce(s)
        if phase == PLACING:
            return self.place_units(s)
        return self.draft(s) if phase == DRAFT else self.set_up(s)

    def result(self, s: KnightFallState) -> Result | None:
        """Everybody on the team whose marker reached the door has won."""
        if s.phase != OVER:
            return None
        winner = KNIGHT if s.points[KNIGHT] == DOOR else DEMON
        scores = tuple([s.points[s.side(seat)] for seat in range(s.seats)])
        winners = tuple([seat for seat in range(s.seats) if s.side(seat) == winner])
        losers = tuple([seat for seat in range(s.seats) if seat not in winners])
        return Result(scores, winners, ("end-seal", "end-dawn")[winner], (winners, losers))
