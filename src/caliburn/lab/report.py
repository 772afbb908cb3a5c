"""What many matches between bots came to, and how sure that is."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

UNFINISHED: Final = "end-unfinished"


class Played(NamedTuple):
    """What is kept of a match. One that was cut short (`UNFINISHED`) has neither scores nor winners."""

    decisions: int
    scores: tuple[int, ...]  # of the seats
    winners: tuple[int, ...]  # seats
    shared: bool
    reason: str
    digest: str
    seed: str
    sat: tuple[int, ...]  # who sat at each seat: a place in the list of bots


class Report(NamedTuple):
    """The outcome of a simulation.

    `wins`, `mean_scores` and their standard errors stand in the order of `bots`: without rotation that of the seats.
    A shared victory counts for everybody who shares it. Matches that were cut short are `unfinished` and count in none
    of these. An error is None where there are too few of them to tell.
    """

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    bots: list[str]
    wins: list[int]
    win_errors: list[float | None]
    seat_wins: list[int]  # of the seats, whoever sat there
    shared: int
    mean_scores: list[float]
    score_errors: list[float | None]
    unfinished: int
    endings: dict[str, int]
    digest: str
    played: list[Played]  # every match, in order

    def win_rate(self, bot: int) -> float:
        """Wins among the finished matches, for a place in the list of bots."""
        finished = self.games - self.unfinished
        return self.wins[bot] / finished if finished else 0.0


def report_of(played: list[Played], seconds: float, bots: Sequence[str]) -> Report:
    digest = hashlib.sha256(b"".join([bytes.fromhex(one.digest) for one in played]))
    decisions = sum([one.decisions for one in played])
    finished = [one for one in played if one.reason != UNFINISHED]
    places = range(len(bots))
    wins = [sum([one.sat.index(bot) in one.winners for one in finished]) for bot in places]
    scores = [[float(one.scores[one.sat.index(bot)]) for one in finished] for bot in places]
    return Report(
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        games_per_second=round(len(played) / seconds, 2) if seconds else 0.0,
        bots=[*bots],
        wins=wins,
        win_errors=[rate_error(count, len(finished)) for count in wins],
        seat_wins=[sum([seat in one.winners for one in finished]) for seat in places],
        shared=sum([one.shared for one in finished]),
        mean_scores=[round(fsum(one) / len(one), 3) if one else 0.0 for one in scores],
        score_errors=[standard_error(one) for one in scores],
        unfinished=len(played) - len(finished),
        endings=dict(sorted(Counter([one.reason for one in played]).items())),
        digest=digest.hexdigest(),
        played=played,
    )


def rate_error(wins: int, games: int) -> float | None:
    """The standard error of a win rate. Two wins and two losses are thought to it (Agresti and Coull), so that it is
    about right for few matches too, and not 0 where somebody won them all.

    >>> rate_error(50, 100), rate_error(20, 20)
    (0.049, 0.0564)
    """
    if not games:
        return None
    rate = (wins + 2) / (games + 4)
    return round(sqrt(rate * (1 - rate) / (games + 4)), 4)


def standard_error(values: Sequence[float]) -> float | None:
    """The standard error of the mean of these.

    >>> standard_error([1, 0, 0, 1])
    0.2887
    """
    n = len(values)
    if n < 2:
        return None
    mean = fsum(values) / n
    return round(sqrt(fsum([(value - mean) ** 2 for value in values]) / (n - 1) / n), 4)
