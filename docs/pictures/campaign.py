"""Tables of Knight Fall's campaign for the pictures: an entry, the map, a battle, and the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple

from playwright.sync_api import Page

from caliburn import Match
from tests.server.luck import fixed_luck
from tests.server.serving import Json
from tests.web.people import Person, play_well
from tests.web.screens import asked_of
from tests.web.windows import DESK, PHONE

WISH: Json = {"game": "knight-fall", "options": {"mode": "campaign"}, "name": "The Long Dusk"}
Picture = tuple[str, str, Callable[[Page], None], dict[str, Any]]

TO_THE_CART = ("ride C4", "read 1", "choice b", "ride D3", "read 3", "choice a")
TO_THE_RIVER = ("ride D4", "read 4", "choice b", "ride C4", "read 2", "choice a")
TO_THE_ORCHARD = ("ride B4", "read 6", "choice a", "ride B3", "read 7", "choice a")
TO_THE_HAG = ("ride A3", "read 8")


class Journeys(NamedTuple):
    me: Person
    entry: str
    map: str
    battle: str
    over: str


def travelled(people: list[Person]) -> Journeys:
    """Tables for two; I lead the first turn. Campaigns are begun until a party comes as far as it shall."""
    party = people[:2]

    def lay(first: int, until: Callable[[str], Match], holds: Callable[[Match], bool]) -> str:
        for seed in count(first, 100):
            with fixed_luck(seed):
                table = party[0].with_friends(party[1:], **WISH)
            if holds(until(table)):
                return table
        raise AssertionError("there is always another seed")

    def go(table: str, *moves: str) -> Match:
        """These moves, and every battle between them to its end."""
        match = play_well(party, table, riding)
        for move in moves:
            if match.result is not None:
                break
            seat = match.asks[0].seat
            question = party[seat].state(table)["game"]["question"]
            party[seat].done(table, "play", question=question, move=move)
            match = play_well(party, table, riding)
        return match

    def fight(table: str) -> Match:
        go(table, *TO_THE_CART[:-1])
        seat = play_well(party, table, riding).asks[0].seat
        question = party[seat].state(table)["game"]["question"]
        party[seat].done(table, "play", question=question, move=TO_THE_CART[-1])
        return play_well(
            party,
            table,
            lambda match: riding(match) or (match.view(0)["table"]["round"] == 2 and asked_of(match, 0, "ask-play")),
        )

    def end(table: str) -> Match:
        go(table, *TO_THE_CART)
        return play_well(party, table, lambda match: False)

    to_hag = (*TO_THE_CART, *TO_THE_RIVER, *TO_THE_ORCHARD, *TO_THE_HAG)
    return Journeys(
        people[0],
        entry=lay(71, lambda table: go(table, *to_hag), at_page(8)),
        map=lay(
            72,
            lambda table: go(table, *to_hag, "choice a", "ride A2", "pass"),
            lambda match: asked_of(match, 0, "ask-ride"),
        ),
        battle=lay(73, fight, lambda match: not riding(match)),
        over=lay(74, end, lambda match: book(match)["kind"] == "finale"),
    )


def riding(match: Match) -> bool:
    """Between battles, with the knights chosen."""
    prompt = match.asks[0].prompt.id if match.asks else ""
    return prompt in ("ask-ride", "ask-read", "ask-choice", "ask-ferry", "ask-before-dusk")


def book(match: Match) -> Json:
    found: Json = match.view(None)["table"]["campaign"]["page"]
    return found


def at_page(number: int) -> Callable[[Match], bool]:
    return lambda match: match.result is None and book(match)["number"] == number and not book(match)["chosen"]


def choose_first(page: Page) -> None:
    page.locator(".choice.can").first.press("Enter")
    leave(page)


def ride(page: Page) -> None:
    page.locator(".square .ground.can:not(.far)").first.press("Enter")
    leave(page)


def leave(page: Page) -> None:
    page.mouse.move(2, 2)
    page.evaluate("() => document.activeElement.blur()")


def screens_of_campaign(tables: Journeys) -> dict[str, Picture]:
    """Name, address, what is there once the screen stands, what is done then, and the window."""
    entry, chart = f"/table/{tables.entry}", f"/table/{tables.map}"
    desk: dict[str, Any] = {"size": DESK}
    phone: dict[str, Any] = {"size": PHONE, "touch": True}
    return {
        "book": (entry, ".choice.can", choose_first, desk),
        "book-phone": (entry, ".choice.can", choose_first, phone),
        "map": (chart, ".square .can", ride, desk),
        "map-phone": (chart, ".square .can", ride, phone),
        "battle": (f"/table/{tables.battle}", ".card .body.can", leave, desk),
        "end": (f"/table/{tables.over}", "#kc-score", leave, desk),
    }
