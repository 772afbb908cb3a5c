"""Reorganizing (Knight Tales, p. 20) and Boss Movement (p. 24): after an attack, and after a kill by an action."""

from __future__ import annotations

from caliburn.games.knight_tales.bosses import Bosses
from caliburn.games.knight_tales.events import BossMoved
from caliburn.games.knight_tales.figures import BOSS_IDS
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.flow import Flow


class Reorganizing(Bosses):
    """Knight Tales, "Reorganizing" and "Boss Movement"."""

    def reorganise(self, s: KnightTalesState) -> Flow[None]:
        """Lanes have closed up; the boss moves and activates rank by rank; then rank 1 is revealed (R68, R70)."""
        while s.boss is not None and s.boss_rank > 1 and max(map(len, s.lanes)) < s.boss_rank - 1:
            s.boss_rank -= 1
            s.emit(BossMoved(BOSS_IDS[s.boss.kind], s.boss_rank))
            yield from self.activate_boss(s)
            if s.over:
                return
        self.reveal_fronts(s)
