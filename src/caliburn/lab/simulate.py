"""Whole matches between bots, counted and digested. The same arguments give the same digest everywhere."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from caliburn.bots import Sight, make_bot
from caliburn.kernel.errors import BadOption
from caliburn.kernel.match import Match
from caliburn.kernel.start import new_match

CHUNK = 5


class Played(NamedTuple):
    """What is kept of a match."""

    decisions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    shared: bool
    reason: str
    digest: str


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: str


class Report(NamedTuple):
    """The outcome of a simulation. `wins` counts a shared victory for everybody who shares it."""

    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: list[int]
    shared: int
    mean_scores: list[float]
    endings: dict[str, int]
    digest: str


def bots_for(seats: int, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for every seat: as named, or one name for all."""
    named = tuple(bots) or ("random",)
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise BadOption("error-bots-count", count=len(named), seats=seats)
    for name in named:
        make_bot(name, "")
    return named


def play_out(match: Match, bots: Sequence[str], seed: str) -> int:
    """Let bots play a match to its end; returns the number of decisions: questions with at least two options."""
    minds = [make_bot(name, f"{seed}/bot {seat}") for seat, name in enumerate(bots)]
    sights = [Sight(match, seat) for seat in range(len(bots))]
    decisions = 0
    while match.asks:
        ask = match.asks[0]
        decisions += len(ask.options) > 1
        match.play(ask.seat, minds[ask.seat].choose(sights[ask.seat]))
    return decisions


def play_games(plan: Plan, first: int, last: int) -> list[Played]:
    """The games numbered from `first` up to `last` of a plan."""
    played = []
    for number in range(first, last):
        seed = f"{plan.seed}/{number}"
        match = new_match(plan.game, seats=plan.seats, options=plan.options, seed=seed, events=False)
        components = match.census()
        decisions = play_out(match, plan.bots, seed)
        result = match.result
        assert result is not None
        assert match.census() == components, f"components were lost or found: {plan}, game {number}"
        digest: str = match.record()["digest"]
        played.append(Played(decisions, result.scores, result.winners, result.shared, result.reason, digest))
    return played


def simulate(
    game: str,
    *,
    seats: int,
    games: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    bots: Sequence[str] = (),
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play matches between bots and sum them up; `progress` is told how many are done."""
    plan = Plan(game, seats, dict(options or {}), bots_for(seats, bots), str(seed))
    new_match(game, seats=seats, options=options, seed=0)  # wrong arguments are told before any work is done
    started = time.perf_counter()
    played: list[Played] = []
    for chunk in _chunks(plan, games, jobs):
        played += chunk
        progress(len(played))
    return _report(played, time.perf_counter() - started, seats)


def _chunks(plan: Plan, games: int, jobs: int) -> Iterator[list[Played]]:
    """The games in order, a few at a time."""
    starts = range(0, games, CHUNK)
    if jobs == 1:
        for first in starts:
            yield play_games(plan, first, min(first + CHUNK, games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_games, plan, first, min(first + CHUNK, games)) for first in starts]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _report(played: Sequence[Played], seconds: float, seats: int) -> Report:
    digest = hashlib.sha256()
    endings: dict[str, int] = {}
    for one in played:
        digest.update(bytes.fromhex(one.digest))
        endings[one.reason] = endings.get(one.reason, 0) + 1
    count = len(played)
    decisions = sum(one.decisions for one in played)
    return Report(
        games=count,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        games_per_second=round(count / seconds, 2) if seconds else 0.0,
        wins=[sum(seat in one.winners for one in played) for seat in range(seats)],
        shared=sum(one.shared for one in played),
        mean_scores=[
            round(sum(one.scores[seat] for one in played) / count, 3) if count else 0.0 for seat in range(seats)
        ],
        endings=dict(sorted(endings.items())),
        digest=digest.hexdigest(),
    )
