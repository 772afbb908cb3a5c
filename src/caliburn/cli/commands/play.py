"""`caliburn play`: sit down at a table in the terminal."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from caliburn.bots import BOTS
from caliburn.cli import given
from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.client.party import Party, automatic_of
from caliburn.cli.commands.shared import Lang, Options
from caliburn.cli.files import LAST, check_writable, last_match, read_json
from caliburn.cli.story import LONGEST_NAME, Names
from caliburn.cli.voice import CommandError, voice
from caliburn.kernel import start
from caliburn.kernel.text import words

DEFAULT_BOT = "greedy"
DEFAULT_GAME = "king-arthur"
DEFAULT_SEATS = "3"
LONGEST_DELAY = 60_000


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")] = DEFAULT_GAME,
    seats: Annotated[str, typer.Option(metavar="N", help="cli-help-seats")] = DEFAULT_SEATS,
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
        party, invitation = resumed(resume, bots, ask_all)
    else:
        places = given.seats(game, seats)
        sitters = seated(places, bots, you, hot_seat, names)
        invitation = Invitation(game, places, given.options(option or ()), sitters, ask_all)
        party = invitation.party(seed or None)
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise CommandError("cli-error-no-terminal")
    run(CaliburnApp(party, invitation.party, lang=voice().lang, delay=wait, save_to=save_to))


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
    path = str(last_match()) if file == LAST else file
    if file == LAST and not last_match().exists():
        raise CommandError("cli-error-no-last")
    record = read_json(path)
    match = start.replay(record)
    seating = match.rules.seating
    names = Names.of_record(record)
    if len(names.bots) != seating.seats or None not in names.bots or not set(names.bots) <= {None, *BOTS}:
        names = seated(seating.seats, bots, "0", False, "")
    options: dict[str, Any] = {"mode": seating.mode, **seating.options}
    if seating.edition is not None:
        options["edition"] = seating.edition
    party = Party(match, names, bot_seed=secrets.token_hex(8), ask_all=ask_all)
    party.automatic = automatic_of(record)
    return party, Invitation(seating.game, seating.seats, options, names, ask_all)


def run(app: CaliburnApp) -> None:
    """Run the client; however it ends, the match is kept."""
    try:
        app.run()
        if app.failure is not None:
            raise app.failure
    finally:
        app.keep()
    if app.party.match.result is None:
        voice().show(words(app.lang).say("cli-left"))
    if app.return_code:
        raise typer.Exit(app.return_code)
