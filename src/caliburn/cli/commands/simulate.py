"""`caliburn simulate`: many matches between bots, counted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caliburn.bots import BOTS
from caliburn.cli import given
from caliburn.cli.commands.shared import Game, Json, Lang, Options, table
from caliburn.cli.look import GOLD
from caliburn.cli.voice import CommandError, voice
from caliburn.kernel.text import Arg
from caliburn.lab.simulate import Report, bots_for
from caliburn.lab.simulate import simulate as play_many


def simulate(
    game: Game,
    seats: Annotated[str, typer.Option(metavar="N", help="cli-help-seats")] = "3",
    games: Annotated[str, typer.Option(metavar="N", help="cli-help-games-count")] = "100",
    seed: Annotated[str, typer.Option(metavar="SEED", help="cli-help-seed")] = "1",
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="BOT,...", help="cli-help-sim-bots")] = "random",
    jobs: Annotated[str, typer.Option(metavar="N", help="cli-help-jobs")] = "1",
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
    with progress(count) as tell, prompt_interrupt():
        report = play_many(
            game, seats=places, games=count, seed=seed, options=chosen, bots=minds, jobs=workers, progress=tell
        )
    if json:
        voice().give({**report._asdict(), "game": game, "seats": places, "bots": list(minds), "options": chosen})
        return
    show(report, minds)


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


def show(report: Report, minds: tuple[str, ...]) -> None:
    say, number = voice().say, voice().number
    made = table(say("cli-simulated", games=report.games))
    made.add_column(say("cli-column-seat"), justify="right")
    made.add_column(say("cli-column-bot"))
    made.add_column(say("cli-column-wins"), justify="right")
    made.add_column("%", justify="right")
    made.add_column(say("cli-column-mean-score"), justify="right")
    for seat, mind in enumerate(minds):
        share = number(100 * report.wins[seat] / report.games, 1)
        made.add_row(str(seat), mind, number(report.wins[seat]), share, number(report.mean_scores[seat], 2))
    voice().show(made)
    voice().show(say("cli-simulated-shared", count=report.shared))
    for ending, count in report.endings.items():
        voice().show(f"  {count}× {say(ending)}")
    figures: dict[str, Arg] = {
        "decisions": report.decisions,
        "seconds": number(report.seconds, 2),
        "games": number(report.games_per_second, 1),
        "rate": round(report.decisions_per_second),
    }
    voice().show(say("cli-simulated-speed", **figures))
    voice().show(say("cli-simulated-digest", digest=report.digest))
