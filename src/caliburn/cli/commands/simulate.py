"""`caliburn simulate`: many matches between bots, counted."""

from __future__ import annotations

import hashlib
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caliburn.bots import BOTS
from caliburn.cli import given
from caliburn.cli.commands.shared import Game, Json, Lang, Options, table
from caliburn.cli.look import GOLD
from caliburn.cli.voice import CommandError, voice
from caliburn.kernel.start import game as caliburn_game
from caliburn.kernel.text import Arg
from caliburn.lab.report import Report
from caliburn.lab.simulate import bots_for
from caliburn.lab.simulate import simulate as play_many


def simulate(
    game: Game,
    seats: Annotated[str, typer.Option(metavar="N", help="cli-help-seats")] = "3",
    games: Annotated[str, typer.Option(metavar="N", help="cli-help-games-count")] = "100",
    seed: Annotated[str, typer.Option(metavar="SEED", help="cli-help-seed")] = "1",
    option: Options = None,
    every: Annotated[str, typer.Option(metavar="NAME", help="cli-help-every")] = "",
    bots: Annotated[str, typer.Option(metavar="BOT,...", help="cli-help-sim-bots")] = "random",
    jobs: Annotated[str, typer.Option(metavar="N", help="cli-help-jobs")] = "1",
    rotate: Annotated[bool, typer.Option("--rotate", help="cli-help-rotate")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    places = given.seats(game, seats)
    voice().game = game
    count = given.number("--games", games, 1, given.MOST_GAMES)
    workers = given.number("--jobs", jobs, 1, given.MOST_JOBS)
    chosen = given.options(option or ())
    if not given.names(bots):
        raise CommandError("cli-error-no-bots", bots=", ".join(BOTS))
    minds = bots_for(places, given.names(bots))
    plans = every_plan(game, places, every, chosen) if every else [chosen]
    reports: list[Report] = []
    with progress(count * len(plans)) as tell, prompt_interrupt():
        for plan in plans:
            done = count * len(reports)
            reports.append(
                play_many(
                    game, seats=places, games=count, seed=seed, options=plan, bots=minds, jobs=workers, rotate=rotate,
                    progress=partial(_add, tell, done),
                )
            )  # fmt: skip
    if json:
        told = {"game": game, "seats": places, "rotate": rotate}
        found = [{**figures(report), **told, "options": plan} for report, plan in zip(reports, plans, strict=True)]
        voice().give(found if every else found[0])
    elif every:
        show_every(every, reports, plans)
    else:
        show(reports[0], rotate)


def _add(tell: Callable[[int], None], before: int, done: int) -> None:
    tell(before + done)


def every_plan(game: str, seats: int, wanted: str, chosen: dict[str, str]) -> list[dict[str, str]]:
    """The options of a simulation once for everything that an option can be."""
    seating = caliburn_game(game).seating(seats, chosen)
    mode = next(mode for mode in caliburn_game(game).modes if mode.id == seating.mode)
    option = next((option for option in mode.options if option.id == wanted), None)
    if option is None:
        known = ", ".join([option.id for option in mode.options])
        raise CommandError("error-option-unknown", option=wanted, options=known)
    return [{**chosen, wanted: choice} for choice in option.every_choice()]


@contextmanager
def progress(count: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, where that is a terminal."""
    console = voice().err
    if not console.is_terminal:
        yield lambda done: None
        return
    columns = (TextColumn(voice().say("cli-simulating")), BarColumn(complete_style=GOLD), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task("", total=count)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def prompt_interrupt() -> Iterator[None]:
    """Let Ctrl-C end the worker processes at once, instead of waiting for the games they are in."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        for worker in active_children():
            worker.terminate()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def show_every(every: str, reports: list[Report], plans: list[dict[str, str]]) -> None:
    """A line for each of the simulations, and one digest of all."""
    say, number = voice().say, voice().number
    made = table(say("cli-simulated", games=sum(report.games for report in reports)))
    made.add_column(every)
    made.add_column(say("cli-column-mean-score"), justify="right")
    made.add_column(say("cli-column-digest"))
    for report, plan in zip(reports, plans, strict=True):
        mean = number(sum(report.mean_scores) / len(report.mean_scores), 1)
        made.add_row(plan[every] or "–", mean, report.digest[:16])
    voice().show(made)
    seconds, decisions = sum(report.seconds for report in reports), sum(report.decisions for report in reports)
    games = sum(report.games for report in reports)
    figures: dict[str, Arg] = {
        "decisions": decisions, "seconds": number(seconds, 2), "games": number(games / seconds, 1),
        "rate": round(decisions / seconds),
    }  # fmt: skip
    voice().show(say("cli-simulated-speed", **figures))
    digest = hashlib.sha256("".join([report.digest for report in reports]).encode()).hexdigest()
    voice().show(say("cli-simulated-digest", digest=digest))


def figures(report: Report) -> dict[str, Any]:
    """The report without the single matches."""
    return {key: value for key, value in report._asdict().items() if key != "played"}


def show(report: Report, rotate: bool) -> None:
    say, number = voice().say, voice().number
    made = table(say("cli-simulated", games=report.games))
    if not rotate:
        made.add_column(say("cli-column-seat"), justify="right")
    made.add_column(say("cli-column-bot"))
    made.add_column(say("cli-column-wins"), justify="right")
    made.add_column("%", justify="right")
    made.add_column(say("cli-column-mean-score"), justify="right")
    for place, mind in enumerate(report.bots):
        error = report.win_errors[place]
        share = give_or_take(100 * report.win_rate(place), None if error is None else 100 * error, 1)
        mean = give_or_take(report.mean_scores[place], report.score_errors[place], 2)
        made.add_row(*([] if rotate else [str(place)]), mind, number(report.wins[place]), share, mean)
    voice().show(made)
    voice().show(say("cli-simulated-errors"))
    if rotate:
        wins = " · ".join([f"{seat}: {number(count)}" for seat, count in enumerate(report.seat_wins)])
        voice().show(say("cli-simulated-seats", wins=wins))
    voice().show(say("cli-simulated-shared", count=report.shared))
    for ending, count in report.endings.items():
        voice().show(f"  {count}× {say(ending)}")
    speed: dict[str, Arg] = {
        "decisions": report.decisions,
        "seconds": number(report.seconds, 2),
        "games": number(report.games_per_second, 1),
        "rate": round(report.decisions_per_second),
    }
    voice().show(say("cli-simulated-speed", **speed))
    voice().show(say("cli-simulated-digest", digest=report.digest))


def give_or_take(value: float, error: float | None, digits: int) -> str:
    """A number with its standard error, where there is one."""
    number = voice().number
    return number(value, digits) if error is None else f"{number(value, digits)} ± {number(error, digits)}"
