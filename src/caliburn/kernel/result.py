"""How a match ended."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    """Scores by seat, the seats that won (several share a victory, none where all lost), and why it ended.

    `teams` groups the seats that win and lose together; where everybody plays alone it is empty. `tie_breaks`
    holds, seat by seat, what decided between equal scores. `reason` is a message id.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    teams: tuple[tuple[int, ...], ...] = ()
    tie_breaks: tuple[int, ...] = ()

    @property
    def shared(self) -> bool:
        """Whether several who do not play together won."""
        if not self.teams:
            return len(self.winners) > 1
        return sum(1 for team in self.teams if set(team) & set(self.winners)) > 1


def most(scores: tuple[int, ...], tie_breaks: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The seats with the most points, the tie-break deciding between equals; all that are still equal win.

    >>> most((7, 9, 9), (0, 2, 3))
    (2,)
    >>> most((7, 9, 9))
    (1, 2)
    """
    ranks = list(zip(scores, tie_breaks or (0,) * len(scores), strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
