"""Whole matches between bots, counted and digested. The same arguments give the same digest everywhere."""

from __future__ import annotations

import pickle
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from caliburn.bots import Maker, Sight, make_bot, maker_of
from caliburn.kernel.errors import BadOption
from caliburn.kernel.given import check_whole
from caliburn.kernel.luck import seed_bytes
from caliburn.kernel.match import Match
from caliburn.kernel.start import new_match
from caliburn.lab.report import UNFINISHED, Played, Report, report_of

CHUNK = 5


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str | Maker, ...]
    seed: str
    position: Mapping[str, Any] | None = None
    rotate: bool = False
    most_decisions: int | None = None
    events: bool = False

    def match(self, seed: int | str) -> Match:
        """A match as it begins."""
        if self.position is None:
            return new_match(self.game, seats=self.seats, options=self.options, seed=seed, events=self.events)
        return Match.at(self.game, self.position, seats=self.seats, options=self.options, seed=seed, events=self.events)

    def sat(self, number: int) -> tuple[int, ...]:
        """Who sits at each seat in a match: a place in the list of bots, with rotation the next one every time."""
        shift = number if self.rotate else 0
        return tuple([(seat + shift) % self.seats for seat in range(self.seats)])


def bots_for(seats: int, bots: Sequence[str | Maker]) -> tuple[str | Maker, ...]:
    """A bot for every seat: as named, or one for all."""
    if not isinstance(bots, (list, tuple)):
        raise BadOption("error-bots-list", given=str(bots)[:80])
    named = tuple(bots) or ("random",)
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise BadOption("error-bots-count", count=len(named), seats=seats)
    for bot in named:
        make_bot(bot, "")
    return named


def play_out(match: Match, bots: Sequence[str | Maker], seed: str, most: int | None = None) -> int:
    """Let bots play a match to its end, or for so many decisions: questions with at least two options. Returns how
    many there were."""
    minds = [make_bot(bot, f"{seed}/bot {seat}") for seat, bot in enumerate(bots)]
    sights = [Sight(match, seat) for seat in range(len(bots))]
    decisions = 0
    while match.asks and decisions != most:
        ask = match.asks[0]
        decisions += len(ask.options) > 1
        match.play(ask.seat, minds[ask.seat].choose(sights[ask.seat]))
    return decisions


def play_games(plan: Plan, first: int, last: int) -> list[Played]:
    """The games numbered from `first` up to `last` of a plan."""
    played = []
    for number in range(first, last):
        try:
            played.append(play_game(plan, number))
        except Exception as error:
            error.add_note(f"game {number}, seed {plan.seed}/{number}")
            raise
    return played


def play_game(plan: Plan, number: int) -> Played:
    seed, sat = f"{plan.seed}/{number}", plan.sat(number)
    match = plan.match(seed)
    components = match.census()
    decisions = play_out(match, [plan.bots[bot] for bot in sat], seed, plan.most_decisions)
    assert match.census() == components, f"components were lost or found: {plan}, game {number}"
    digest: str = match.record()["digest"]
    result = match.result
    if result is None:
        return Played(decisions, (), (), False, UNFINISHED, digest, seed, sat)
    return Played(decisions, result.scores, result.winners, result.shared, result.reason, digest, seed, sat)


def simulate(
    game: str,
    *,
    seats: int,
    games: int,
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    bots: Sequence[str | Maker] = (),
    jobs: int = 1,
    position: Mapping[str, Any] | None = None,
    rotate: bool = False,
    most_decisions: int | None = None,
    events: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play matches between bots and sum them up; `progress` is told how many are done.

    A bot is a name, or a function or class that makes one from a seed. With `rotate` the bots move on by one seat with
    every match, so that none has the better seat all the time. Matches begin at `position` where there is one, and are
    cut short after `most_decisions`. `events=True` keeps events for bots that look at them.

    >>> report = simulate("king-arthur", seats=2, games=4, seed=1, bots=["greedy", "random"], rotate=True)
    >>> report.bots, report.wins
    (['greedy', 'random'], [4, 0])
    """
    check_whole("games", games, least=1)
    check_whole("jobs", jobs, least=1)
    if most_decisions is not None:
        check_whole("most_decisions", most_decisions, least=1)
    seed_bytes(seed)
    plan = Plan(
        game, seats, {} if options is None else options, (), str(seed), position, rotate, most_decisions, events
    )
    plan.match(seed)  # what is wrong is told before any work is done
    named = bots_for(seats, bots)
    plan = plan._replace(options=dict(plan.options), bots=named if jobs == 1 else tuple(map(importable, named)))
    started = time.perf_counter()
    played: list[Played] = []
    for chunk in _chunks(plan, games, jobs):
        played += chunk
        progress(len(played))
    names = [bot if isinstance(bot, str) else make_bot(bot, "").name for bot in named]
    return report_of(played, time.perf_counter() - started, names)


def importable(bot: str | Maker) -> Maker:
    """What makes a bot, as other processes can import it."""
    maker = maker_of(bot)
    script = getattr(sys.modules["__main__"], "__file__", None)
    try:
        pickle.dumps(maker)
        found = getattr(maker, "__module__", None) != "__main__" or (script is not None and Path(script).is_file())
    except (pickle.PicklingError, AttributeError, TypeError):
        found = False
    if not found:
        raise BadOption("error-bot-jobs", bot=str(getattr(maker, "__qualname__", maker))[:80])
    return maker


def _chunks(plan: Plan, games: int, jobs: int) -> Iterator[list[Played]]:
    """The games in order, a few at a time."""
    starts = range(0, games, CHUNK)
    if jobs == 1:
        for first in starts:
            yield play_games(plan, first, min(first + CHUNK, games))
        return
    from concurrent.futures import ProcessPoolExecutor  # with all that it brings, for those who need it
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_games, plan, first, min(first + CHUNK, games)) for first in starts]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
