"""Playing the Game (Merlin, p. 6 and 10-12): six rounds, three scorings, and the end of the game.

The chapters stand on each other in this order: setup, vassals, building, missions, spaces, flags, turn, scoring,
rounds; then view, tell, hints, position and bot. Modules are laid over the whole (`modules/`).
"""

from __future__ import annotations

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import ITEMS_PER_POINT, ROUNDS, SCORING_ROUNDS, STAFF_POINTS
from caliburn.games.merlin.scoring import Scoring
from caliburn.games.merlin.state import DEAL, DRAFT, OVER, ROUND, ROUND_END, TURN, MerlinState
from caliburn.kernel.flow import Flow
from caliburn.kernel.result import Result, most


class Rounds(Scoring):
    """Merlin, "Playing the Game" and "End of the game"."""

    def next_step(self, s: MerlinState) -> Flow[None] | None:
        if s.phase == TURN:
            return self.take_turn(s)
        if s.phase == OVER:
            return None
        if s.phase == ROUND:
            return self.begin_round(s)
        if s.phase == ROUND_END:
            return self.end_round(s)
        if s.phase == DRAFT:
            return self.draft(s)
        return self.deal(s) if s.phase == DEAL else self.set_up(s)

    def begin_round(self, s: MerlinState) -> Flow[None]:
        """All dice are rolled; from the second round on the first player marker has passed to the left (ME-16)."""
        s.round += 1
        s.active = s.first
        s.passed = 0
        s.emit(happened.RoundBegan(s.round, s.first))
        for seat in s.clockwise(s.first):
            self.roll_dice(s, seat)
        s.phase = TURN
        yield from ()

    def end_round(self, s: MerlinState) -> Flow[None]:
        self.round_bonus(s)
        if s.round in SCORING_ROUNDS:
            yield from self.scoring(s)
        s.first = (s.first + 1) % s.seats
        if s.round < ROUNDS:
            s.phase = ROUND
            return
        for seat in range(s.seats):
            for why, points in self.end_bonus(s, seat).items():
                s.score(seat, points, why)
        s.phase = OVER
        s.emit(happened.GameEnded(self.result(s).winners))

    def round_bonus(self, s: MerlinState) -> None:
        """What is scored at the end of every round, before a scoring."""

    def end_bonus(self, s: MerlinState, seat: int) -> dict[str, int]:
        """Apples, staffs, and items of all kinds together, three a point (ME-13, ME-14)."""
        return {
            "end-apples": s.apples[seat],
            "end-staffs": STAFF_POINTS * self.staffs(s, seat),
            "end-items": sum(s.items[seat]) // ITEMS_PER_POINT,
        }

    def result(self, s: MerlinState) -> Result:
        """The most points win; a tie is a shared victory (ME-15)."""
        scores = tuple(s.scores)
        return Result(scores, most(scores), "end-rounds")
