"""`caliburn replay`: a recorded match as a story, and the check that its cards were dealt fairly."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

import typer
from rich.text import Text

from caliburn.cli import given
from caliburn.cli.boards import board_for
from caliburn.cli.commands.shared import Json, Lang, house
from caliburn.cli.files import read_json
from caliburn.cli.look import GOLD
from caliburn.cli.scores import score_table
from caliburn.cli.story import Names, Story
from caliburn.cli.voice import voice
from caliburn.kernel import start
from caliburn.kernel.events import plain
from caliburn.kernel.match import Match
from caliburn.kernel.view import REFEREE

NOT_FAIR = 1


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-help-record", show_default=False)],
    verify: Annotated[bool, typer.Option("--verify", help="cli-help-verify")] = False,
    commitment: Annotated[
        str, typer.Option("--commitment", metavar="HASH", help="cli-help-commitment", show_default=False)
    ] = "",
    at: Annotated[str, typer.Option(metavar="N", help="cli-help-at", show_default=False)] = "",
    viewer: Annotated[str, typer.Option(metavar="SEAT|spectator|referee", help="cli-help-viewer")] = REFEREE,
    json: Json = False,
    lang: Lang = "",
) -> None:
    record = read_json(file)
    match = start.replay(record)
    voice().game = match.rules.seating.game
    eyes = given.viewer(viewer, match.rules.seats)
    fair = start.verify(record) and kept_promise(record, commitment) if verify or commitment else None
    if at:
        match = match.branch(given.number("--at", at, 0, match.answers))
    story = Story(match, Names.of_record(record), voice().words, eyes)
    if json:
        voice().give(described(story, fair))
    else:
        show(story)
        if fair is not None:
            voice().show(Text(verdict(fair, record["seeded_from"]), style=f"bold {GOLD}"))
    if fair is False:
        raise typer.Exit(NOT_FAIR)


def kept_promise(record: dict[str, Any], commitment: str) -> bool:
    """Whether the seed is the one whose hash was shown before the first card, as far as that is known.

    A seed that did not deal from the beginning was promised to nobody.
    """
    noted = record.get("table")
    shown = noted.get("commitment") if isinstance(noted, dict) else None
    promised = [hash.lower() for hash in (commitment, shown) if isinstance(hash, str) and hash]
    if promised and record["seeded_from"]:
        return False
    return all(hash == hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() for hash in promised)


def verdict(fair: bool, earlier: int) -> str:
    """What was found, and how much of the match was taken as it is."""
    say = voice().say
    if not fair:
        return say("cli-not-fair")
    return say("cli-fair-from", count=earlier) if earlier else say("cli-fair")


def described(story: Story, fair: bool | None) -> dict[str, Any]:
    """A match as data: what the viewer sees of it, and every event with its words."""
    view = story.match.view(story.viewer)
    return {
        **view,
        "names": story.people,
        "fair": fair,
        "events": [
            {"n": line.n, **plain(line.event), "text": story.told(line.event)}
            for line in story.match.events(story.viewer)
        ],
    }


def show(story: Story) -> None:
    seating = story.match.rules.seating
    say = voice().say
    title = say(
        "cli-replay-title",
        game=say(f"game-{seating.game}"),
        mode=say(f"mode-{seating.game}-{seating.mode}"),
        names=story.words.join(story.people),
    )
    voice().show(Text(title, style=f"bold {GOLD}"))
    for line in story.lines():
        voice().show(line)
    show_result(story.match, story.people)


def show_result(match: Match, people: list[str]) -> None:
    """The scores, or who is to move."""
    say = voice().say
    result = match.result
    if result is None:
        asked = voice().words.join([people[ask.seat] for ask in match.asks])
        voice().show(say("cli-replay-open", answers=match.answers, names=asked))
        return
    board = board_for(match.rules.seating.game, match.rules.seating.mode)
    look = house(say("cli-scores"), caption=say(result.reason), caption_justify="left")
    voice().show(score_table(voice().words, match, people, board, **look))
