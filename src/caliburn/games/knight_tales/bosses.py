"""Bosses (Knight Tales, pp. 23-24): what their ability damages, and when they activate."""

from __future__ import annotations

from caliburn.games.knight_tales.events import BossActivated
from caliburn.games.knight_tales.figures import BOSS_IDS
from caliburn.games.knight_tales.lane_damage import LaneDamage
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.flow import Flow


class Bosses(LaneDamage):
    """Knight Tales, "Bosses"."""

    def lanes_in_reach(self, s: KnightTalesState) -> list[int]:
        """The lanes that the boss's ability damages: those with a revealed monster of its faction (D14)."""
        faction = self.boss_figures(s).faction
        kinds = self.figures.kinds
        return [
            number
            for number, lane in enumerate(s.lanes)
            if any([m.revealed and kinds[m.kind].faction == faction for m in lane])
        ]

    def activate_boss(self, s: KnightTalesState) -> Flow[None]:
        """Every lane with a revealed monster of the faction takes 1 damage, even from the forest (R73)."""
        assert s.boss is not None
        lanes = self.lanes_in_reach(s)
        s.emit(BossActivated(BOSS_IDS[s.boss.kind], tuple([lane + 1 for lane in lanes])))
        yield from self.damage_lanes(s, lanes)
