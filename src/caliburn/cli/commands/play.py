"""`caliburn play`: sit down at a table in the terminal."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from caliburn.bots import BOTS
from caliburn.cli import given
from caliburn.cli.client.party import Party, automatic_of
from caliburn.cli.commands.shared import Lang, Options
from caliburn.cli.files import LAST, check_writable, last_match, read_json, state_folder
from caliburn.cli.story import LONGEST_NAME, Names
from caliburn.cli.voice import CommandError, called_as, voice
from caliburn.kernel import start
from caliburn.kernel.errors import BadRecord
from caliburn.kernel.text import Message, words

if TYPE_CHECKING:
    from caliburn.cli.client.app import CaliburnApp

DEFAULT_BOT = "greedy"
DEFAULT_GAME = "king-arthur"
DEFAULT_SEATS = "3"
LONGEST_DELAY = 60_000
NOT_WITH_RESUME = ("game", "seats", "option", "seed", "you", "hot_seat", "names")
NOT_WITH_HOT_SEAT = ("bots", "you")
DUMB = ("dumb", "unknown")


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")] = DEFAULT_GAME,
    seats: Annotated[str, typer.Option(metavar="N", help="cli-help-seats", show_default=DEFAULT_SEATS)] = "",
    option: Options = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="cli-help-play-seed", show_default=False)] = "",
    bots: Annotated[str, typer.Option(metavar="BOT,...", help="cli-help-play-bots")] = DEFAULT_BOT,
    you: Annotated[str, typer.Option(metavar="SEAT", help="cli-help-you")] = "0",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="cli-help-hot-seat")] = False,
    names: Annotated[str, typer.Option(metavar="NAME,...", help="cli-help-names", show_default=False)] = "",
    resume: Annotated[str, typer.Option(metavar="FILE|last", help="cli-help-resume", show_default=False)] = "",
    save: Annotated[str, typer.Option(metavar="FILE", help="cli-help-save", show_default=False)] = "",
    ask_all: Annotated[bool, typer.Option("--ask-all", help="cli-help-ask-all")] = False,
    delay: Annotated[str, typer.Option(metavar="MS", help="cli-help-delay")] = "400",
    lang: Lang = "",
) -> None:
    wait = given.number("--delay", delay, 0, LONGEST_DELAY) / 1000
    save_to = Path(save) if save else None
    if save_to is not None:
        check_writable(save_to)
    if resume:
        refuse(context, NOT_WITH_RESUME, "--resume")
        party, invitation = resumed(resume, bots if _is_given(context, "bots") else "", ask_all)
    else:
        if hot_seat:
            refuse(context, NOT_WITH_HOT_SEAT, "--hot-seat")
        places = given.seats(game, seats or seats_for(game, hot_seat, names))
        sitters = seated(places, bots, you, hot_seat, names)
        invitation = Invitation(game, places, given.options(option or ()), sitters, ask_all)
        party = invitation.party(seed or None)
    check_terminal()
    from caliburn.cli.client.app import CaliburnApp  # here, as it takes as long to load as all the rest

    run(CaliburnApp(party, invitation.party, lang=voice().lang, delay=wait, save_to=save_to))


def _is_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def refuse(context: typer.Context, names: Sequence[str], beside: str) -> None:
    """Refuse parameters that would mean nothing beside another one."""
    shown = ["GAME" if name == "game" else f"--{name.replace('_', '-')}" for name in names if _is_given(context, name)]
    if shown:
        raise CommandError("cli-error-together", options=", ".join(shown), beside=beside)


def check_terminal() -> None:
    """Refuse to play where there is no terminal, or one that cannot move its cursor."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise CommandError("cli-error-no-terminal", command=called_as())
    if os.environ.get("TERM") in DUMB:
        raise CommandError("cli-error-dumb-terminal", term=os.environ["TERM"])


def seats_for(game: str, hot_seat: bool, names: str) -> str:
    """How many play where that is not said: at one keyboard as many as have names."""
    named = len(given.names(names))
    return str(max(named, start.game(game).seats[0])) if hot_seat and named else DEFAULT_SEATS


class Invitation(NamedTuple):
    """What is to be played and by whom; one match after another comes from it."""

    game: str
    seats: int
    options: Mapping[str, Any]
    names: Names
    ask_all: bool

    def party(self, seed: str | None = None) -> Party:
        match = start.new_match(self.game, seats=self.seats, options=self.options, seed=seed)
        return Party(match, self.names, bot_seed=seed or secrets.token_hex(8), ask_all=self.ask_all)


def seated(seats: int, bots: str, you: str, hot_seat: bool, names: str) -> Names:
    """Who sits where: people, and a bot on every other seat."""
    people = tuple(range(seats)) if hot_seat else given.sitting(you, seats)
    rest = [seat for seat in range(seats) if seat not in people]
    minds: list[str | None] = [None] * seats
    if rest or bots != DEFAULT_BOT:
        for seat, mind in zip(rest, given.bots(bots, len(rest)), strict=True):
            minds[seat] = mind
    called = given.names(names)
    if len(called) > seats:
        raise CommandError("cli-error-names", count=len(called), seats=seats)
    return Names(tuple(name[:LONGEST_NAME] for name in called), tuple(minds), len(people) == 1)


def resumed(file: str, bots: str, ask_all: bool) -> tuple[Party, Invitation]:
    """A saved match, and what to play after it. A record without seats is played from seat 0 against bots."""
    last = last_match() if file == LAST else None
    if file == LAST and last is None:
        raise CommandError("cli-error-no-last", command=called_as())
    path = Path(file) if last is None else last
    record = read_json(file if last is None else str(last))
    match = start.replay(record)
    seating = match.rules.seating
    names = Names.of_record(record)
    if len(names.bots) != seating.seats or None not in names.bots or not set(names.bots) <= {None, *BOTS}:
        names = seated(seating.seats, bots or DEFAULT_BOT, "0", False, "")
    elif bots:
        raise CommandError("cli-error-together", options="--bots", beside="--resume")
    options: dict[str, Any] = {"mode": seating.mode, **seating.options}
    if seating.edition is not None:
        options["edition"] = seating.edition
    party = Party(match, names, bot_seed=secrets.token_hex(8), ask_all=ask_all)
    party.automatic = automatic_of(record)
    if path.absolute().parent == state_folder().absolute():
        party.file = path
    if not is_fair(record):
        voice().warn(Message("cli-not-fair"))
        party.note_for_all(Message("cli-not-fair"))
    return party, Invitation(seating.game, seating.seats, options, names, ask_all)


def is_fair(record: Mapping[str, Any]) -> bool:
    """Whether nothing speaks against a record: it may lack a seed."""
    with contextlib.suppress(BadRecord):
        return start.verify(record)
    return True


def run(app: CaliburnApp) -> None:
    """Run the client; however it ends, the match is kept where that is possible."""
    try:
        app.run()
        if app.failure is not None:
            raise app.failure
    except BaseException:
        with contextlib.suppress(CommandError):
            app.keep()
        raise
    if not app.left:
        app.keep()
    voice().show(words(app.lang).say(farewell(app)))
    if app.return_code:
        raise typer.Exit(app.return_code)


def farewell(app: CaliburnApp) -> Message:
    """Where the match is now, and how to go on with it."""
    if app.kept is None:
        return Message("cli-left-unsaved")
    if app.party.match.result is not None:
        return Message("cli-left-over", {"path": str(app.kept)})
    return Message("cli-left", {"path": str(app.kept), "command": called_as()})
