"""How well a seat stands in King Arthur: what baseline bots look at."""

from __future__ import annotations

from caliburn.games.king_arthur.game_end import GameEnd
from caliburn.games.king_arthur.state import OPEN, KingArthurState

KNIGHT = 0.55  # what a knight card in hand is worth, in points
SPECIAL = 0.35  # what a Merlin or a double card is worth beyond that


class Evaluation(GameEnd):
    """Points won and held, knights as the means to more, measured against the best of the others."""

    def evaluate(self, s: KingArthurState, seat: int) -> float:
        if s.over:
            result = self.result(s)
            best = max(points for other, points in enumerate(result.scores) if other != seat)
            won = 1000.0 if seat in result.winners else 0.0
            return won + result.scores[seat] - best
        standing = [self.standing(s, other) for other in range(s.seats)]
        return standing[seat] - 0.5 * max(points for other, points in enumerate(standing) if other != seat)

    def standing(self, s: KingArthurState, seat: int) -> float:
        """What a seat has won, holds, and could soon turn into points."""
        hand, trophies = s.hands[seat], s.trophies[seat]
        special = hand.counts[1] + hand.counts[3] + hand.counts[5] + hand.counts[6]
        points = self.score(s, seat) + KNIGHT * hand.total + SPECIAL * special
        open_share = s.owners.count(OPEN) / len(s.owners)
        return points + 0.6 * open_share * trophies.total
