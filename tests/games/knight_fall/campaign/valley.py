"""The campaign for the tests: positions on the map and in the book, and short ways to look at the sheet.

`ride` has the party about to move, `reading` has an entry open. What is not named is as at the start of a campaign,
but the purse of a reader is full, so that every price can be paid.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from caliburn import Match
from tests.games.knight_fall.campaign.field import BOARDS, grid
from tests.games.knight_fall.table import at, hand, offered, play, table

CAMPAIGN = {"mode": "campaign"}
PURSE = ("coins", "scrolls", "keys", "elixirs")
FULL = {"coins": 10, "scrolls": 5, "keys": 3, "elixirs": 6}
EMPTY = dict.fromkeys(PURSE, 0)


def ride(chance: str | Iterable[str | int] = "", /, **sheet: Any) -> Match:
    """The party is about to move; `seats` and `options` are the match's, all else is the sheet's."""
    seats, options = sheet.pop("seats", 1), sheet.pop("options", {})
    return at(chance, seats=seats, options={**CAMPAIGN, **options}, campaign=sheet)


def reading(entry: int, chance: str | Iterable[str | int] = "", /, **sheet: Any) -> Match:
    """An entry is open, and the purse is full unless it is told otherwise."""
    return ride(chance, **{**FULL, "entry": entry, **sheet})


TO_DEFEAT = {"1": 1, "6": 3, "9": 3, "final": 6}  # demons; in all others: 2


def fought(battle: str, *, sheet: dict[str, Any] | None = None, **more: Any) -> Match:
    """A battle in which one more demon has to fall, and stands before the first knight on the start tile."""
    tiles, start = BOARDS[battle]
    written = {**EMPTY, "defeated": TO_DEFEAT.get(battle, 2) - 1, **(sheet or {}), "fighting": battle}
    seats = more.pop("seats", 1)
    position = {
        "characters": ["storm-fiend", "iron-knight", "soulstealer", "seer-knight"],
        "tiles": grid(tiles),
        "units": dict.fromkeys(("storm-fiend", "iron-knight", "seer-knight"), start),
        "health": {"storm-fiend": 1},
        "hands": [["cleaving-oath"], []][:seats],
        "turn": 1,
        **more,
    }
    options = {**CAMPAIGN, **position.pop("options", {})}
    return at(seats=seats, options=options, campaign=written, **position)


def win(match: Match) -> Match:
    """Strike the demon of `fought`."""
    play(match, "play cleaving-oath")
    while "target storm-fiend" in offered(match):
        play(match, "target storm-fiend")
    return match


# -- looking ---------------------------------------------------------------------------------------------------------


def book(match: Match) -> dict[str, Any]:
    """Everything that the campaign shows."""
    found: dict[str, Any] = table(match)["campaign"]
    return found


def purse(match: Match) -> dict[str, int]:
    return {name: book(match)[name] for name in PURSE}


def bells(match: Match) -> int:
    return int(book(match)["bells"]["crossed"])


def words(match: Match) -> set[str]:
    """The keywords that are held."""
    return {one["id"] for one in book(match)["keywords"] if one["held"]}


def found(match: Match) -> set[str]:
    """The villagers that were found."""
    return {one["id"] for one in book(match)["villagers"] if one["found"]}


def owned(match: Match) -> set[str]:
    return {one["id"] for one in book(match)["relics"] if one["owned"]}


def marked(match: Match, what: str) -> set[int]:
    """The numbers on the map that are `crossed`, or `read`."""
    return {one["number"] for square in book(match)["squares"] for one in square["numbers"] if one[what]}


def added_up(sheet: Mapping[str, Any]) -> int:
    """The score by hand, from what stands on the sheet (Knight Fall, "Final Score")."""
    lives: int = 2 * (9 - len(sheet["fallen"]))
    won: int = 6 * sum([relic["owned"] for relic in sheet["relics"]] + [one["found"] for one in sheet["villagers"]])
    left: int = sheet["scrolls"] + sheet["keys"] + sheet["elixirs"]
    elders: int = 3 * sheet["elders"]["saved"]
    hardness = {"easy": 0, "medium": 10, "hard": 20}[sheet["difficulty"]]
    price_of_defeat = 30 if sheet["page"]["kind"] == "defeat" else 0
    return lives + won + elders + left + hardness - price_of_defeat


def page(match: Match) -> tuple[str, int | None]:
    """What lies open in the book."""
    shown = book(match)["page"]
    return shown["kind"], shown["number"]


def reached(match: Match) -> set[str]:
    """The squares the party may ride to."""
    return {text.removeprefix("ride ") for text in offered(match, "ride")}


def reasons(match: Match, seat: int = 0) -> dict[str, str]:
    """Why something cannot be chosen, by handle."""
    return {hint.handle: hint.text.id for hint in match.hints(seat) if hint.kind == "blocked"}


@cache
def _story() -> str:
    folder = files("caliburn.games.knight_fall.components")
    return (folder / "the-long-dusk.toml").read_text(encoding="utf-8")


def story_file() -> dict[str, Any]:
    """The story as a file of one's own: a fresh copy that a test may change."""
    return tomllib.loads(_story())


def in_hand(match: Match, seat: int = 0) -> list[str]:
    return hand(match, seat) or []
