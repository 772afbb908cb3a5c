"""What a user gives on the command line, read and checked: numbers, options, lists, viewers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from caliburn.cli.voice import CommandError
from caliburn.kernel.start import game
from caliburn.kernel.view import REFEREE, Viewer

SPECTATOR = "spectator"
MOST_GAMES = 10_000_000
MOST_JOBS = 256
_NUMBER = re.compile(r"-?[0-9]{1,12}")


def number(option: str, text: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not _NUMBER.fullmatch(text.strip()) or not least <= int(text) <= most:
        raise CommandError("cli-error-number", option=option, value=text[:80], least=str(least), most=str(most))
    return int(text)


def seats(game_id: str, text: str) -> int:
    """A number of seats; whether the mode takes that many is for the game to say."""
    least, most = game(game_id).seats
    return number("--seats", text, least, most)


def options(given: Sequence[str]) -> dict[str, str]:
    """`--option key=value`, as often as given."""
    found: dict[str, str] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign or not key.strip() or not value.strip():
            raise CommandError("cli-error-option-form", value=text[:80])
        if key.strip() in found:
            raise CommandError("cli-error-option-twice", option=key.strip())
        found[key.strip()] = value.strip()
    return found


def names(text: str) -> list[str]:
    """A list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def viewer(text: str, seats: int) -> Viewer:
    """A seat's number, `spectator` or `referee`."""
    if text == SPECTATOR:
        return None
    if text == REFEREE:
        return REFEREE
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) >= seats:
        raise CommandError("cli-error-viewer", value=text[:80], most=seats - 1)
    return int(text)


def sitting(text: str, seats: int) -> tuple[int, ...]:
    """The seats of people: `0` or `0,2`."""
    found: list[int] = []
    for part in names(text):
        seat = number("--you", part, 0, seats - 1)
        if seat not in found:
            found.append(seat)
    if not found:
        raise CommandError("cli-error-number", option="--you", value=text[:80], least="0", most=str(seats - 1))
    return tuple(sorted(found))


def bots(text: str, count: int) -> tuple[str, ...]:
    """A bot for each of so many seats: as named, or one name for all."""
    from caliburn.bots import make_bot

    named = names(text)
    for name in named:
        make_bot(name, "")
    if len(named) == 1:
        named *= count
    if len(named) != count:
        raise CommandError("cli-error-bots", count=len(named), seats=count)
    return tuple(named)
