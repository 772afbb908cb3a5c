"""Knight Fall's tables for the pictures: a card chosen, a knight who could leap in, the draft, the end, and co-op."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page

from caliburn import Match, text_of
from tests.server.luck import fixed_luck
from tests.server.serving import Json
from tests.web.people import Person, play_quickly
from tests.web.screens import FALL, FALL_TOGETHER, asked_of, led
from tests.web.windows import DESK, PHONE

GAME = "knight-fall"
Picture = tuple[str, str, Callable[[Page], None], dict[str, Any]]


class Vigils(NamedTuple):
    me: Person
    draft: str
    play: str
    defend: str
    over: str
    coop: str


def held(people: list[Person]) -> Vigils:
    """Tables for three people; I am the second and play the knights. Games are begun until one comes to the moment."""
    me, first, third = people
    teams = [first, me, third]

    def lay(name: str, seed: int, wish: Json, seats: list[Person], until: Callable[[Match], object]) -> str:
        for luck in itertools.count(seed, 100):
            with fixed_luck(luck):
                table = seats[0].with_friends(seats[1:], name=name, **wish)
            if until(play_quickly(seats, table, Random(luck), until)):
                return table
        raise AssertionError("there is always another seed")

    return Vigils(
        me,
        draft=lay("Black Abbey", 51, FALL, teams, lambda match: True),
        play=lay("Winter Court", 52, FALL, teams, lambda match: in_round(match, 3) and may_charge(match, 1)),
        defend=lay("Joyous Gard", 53, FALL, teams, lambda match: in_round(match, 2) and may_leap(match, 1)),
        over=lay("Camlann Road", 54, FALL, teams, lambda match: match.result is not None),
        coop=lay("Long Night", 55, FALL_TOGETHER, people, lambda match: in_round(match, 2) and bool(led(match))),
    )


def in_round(match: Match, number: int) -> bool:
    return bool(match.view(None)["table"]["round"] >= number)


def may_charge(match: Match, seat: int) -> bool:
    """Whether this seat holds a card that leads through rooms to enemies."""
    if not asked_of(match, seat, "ask-play"):
        return False
    reaches = match.view(seat)["table"]["reach"]["cards"].values()
    return any([len(reach["tiles"]) > 2 and len(reach["hits"]) > 1 for reach in reaches])


def may_leap(match: Match, seat: int) -> bool:
    """Whether a knight of this seat could take over damage on another tile."""
    if not asked_of(match, seat, "ask-defend"):
        return False
    at = {unit["name"]: unit["tile"] for unit in match.view(None)["table"]["units"]}
    takes = [text_of(offer.move).split() for offer in match.offers(seat)]
    return any([words[0] == "take" and at[words[1]] != at[words[2]] for words in takes])


def choose_card(page: Page) -> None:
    """Choose the card that reaches most."""
    for card in page.locator(".card .body").all():
        card.press("Enter")
        page.wait_for_timeout(100)
        if page.locator(".room.reached").count() and page.locator(".plan .damage").count():
            break
        card.press("Enter")
    leave(page)


def leap(page: Page) -> None:
    page.locator(".unit.can").first.press("Enter")
    leave(page)


def leave(page: Page) -> None:
    page.mouse.move(2, 2)
    page.evaluate("() => document.activeElement.blur()")


def screens_of_fall(tables: Vigils) -> dict[str, Picture]:
    """Name, address, what is there once the screen stands, what is done then, and the window."""
    desk: dict[str, Any] = {"size": DESK}
    phone: dict[str, Any] = {"size": PHONE, "touch": True}
    play, defend = f"/table/{tables.play}", f"/table/{tables.defend}"
    return {
        "play": (play, ".card .body.can", choose_card, desk),
        "play-phone": (play, ".card .body.can", choose_card, phone),
        "defend": (defend, ".unit.can", leap, desk),
        "defend-phone": (defend, ".unit.can", leap, phone),
        "draft": (f"/table/{tables.draft}", ".draft .can", leave, desk),
        "coop": (f"/table/{tables.coop}", ".playing .counts", leave, desk),
        "end": (f"/table/{tables.over}", "#kf-score", leave, desk),
    }
