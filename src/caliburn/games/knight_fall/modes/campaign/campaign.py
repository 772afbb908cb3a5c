"""The campaign as a whole: which step is next.

The chapters stand on each other in this order: party, map, entries, score, mustering, battles, relics; then view, tell
evaluation and position.
"""

from __future__ import annotations

from collections.abc import Mapping

from caliburn.games.knight_fall.figures import CHARACTERS, DEMON
from caliburn.games.knight_fall.modes.campaign.position import CampaignPosition
from caliburn.games.knight_fall.modes.campaign.sheet import ARRIVED, DUSK, ENTRY, MAP, MUSTER, Sheet
from caliburn.games.knight_fall.state import FOUGHT, KnightFallState
from caliburn.kernel.flow import Flow


class Campaign(CampaignPosition):
    """Knight Fall, "Campaign Mode"."""

    def next_step(self, s: KnightFallState) -> Flow[None] | None:
        phase = s.phase
        if phase == MAP:
            return self.travel(s)
        if phase == ARRIVED:
            return self.read_or_not(s)
        if phase == ENTRY:
            return self.choose_in_entry(s)
        if phase == DUSK:
            return self.fall_of_dusk(s)
        if phase == MUSTER:
            return self.muster(s)
        return self.end_battle(s) if phase == FOUGHT else super().next_step(s)

    def census(self, s: KnightFallState) -> Mapping[str, int]:
        found = dict(super().census(s))
        for number in Sheet.of(s).looming:
            found[CHARACTERS[DEMON][number]] += 1
        return found
