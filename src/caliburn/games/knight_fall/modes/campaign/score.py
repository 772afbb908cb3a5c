"""The score of a campaign (Knight Fall, "Final Score")."""

from __future__ import annotations

from typing import Final

from caliburn.games.knight_fall.components.story import ELIXIRS, KEYS, SCROLLS
from caliburn.games.knight_fall.figures import KNIGHT, KNIGHTS
from caliburn.games.knight_fall.modes.campaign.party import Party
from caliburn.games.knight_fall.modes.campaign.sheet import FINALE, Sheet
from caliburn.games.knight_fall.state import OVER, KnightFallState
from caliburn.kernel.result import Result

POINTS: Final = {"knights": 2, "relics": 6, "villagers": 6, "elders": 3}
FOR_DIFFICULTY: Final = {"easy": 0, "medium": 10, "hard": 20}  # RU-K17
FOR_FAILURE: Final = -30


class Scored(Party):
    """What a campaign is worth."""

    def score_parts(self, s: KnightFallState) -> dict[str, int]:
        """The score item by item, as if the campaign ended now."""
        sheet = Sheet.of(s)
        return {
            "knights": POINTS["knights"] * (len(KNIGHTS) - s.fallen[KNIGHT].total),
            "relics": POINTS["relics"] * len(sheet.relics),
            "villagers": POINTS["villagers"] * len(sheet.villagers),
            "elders": POINTS["elders"] * sheet.saved,
            "resources": sheet.purse[SCROLLS] + sheet.purse[KEYS],
            "elixirs": sheet.purse[ELIXIRS],
            "difficulty": FOR_DIFFICULTY[self.difficulty],
            "failed": FOR_FAILURE if sheet.failed else 0,
        }

    def total(self, s: KnightFallState) -> int:
        return sum(self.score_parts(s).values())

    def result(self, s: KnightFallState) -> Result | None:
        """All win if the abbey is held, whatever the score."""
        if s.phase != OVER:
            return None
        seats = tuple(range(s.seats))
        won = Sheet.of(s).page == FINALE
        scores = (self.total(s),) * s.seats
        ended = f"end-campaign-lost-{Sheet.of(s).failed}" if not won else "end-campaign-won"
        return Result(scores, seats if won else (), ended, (seats,))
