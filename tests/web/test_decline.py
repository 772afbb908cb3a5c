"""Somebody who does not want to be asked for a while says so beside passing, and takes it back."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.serving import Json
from tests.web.conftest import NewPerson, OpenWindow
from tests.web.people import Person
from tests.web.windows import DESK, PHONE


def play_to_a_window(people: list[Person], table: str, rng: Random) -> list[Json]:
    """Play at random until two are asked whether they support an attack."""
    for _ in range(400):
        states = [person.state(table) for person in people]
        asked: list[Json] = states[0]["game"]["view"]["asked"]
        if len(asked) == 2 and asked[0]["prompt"].startswith("ask-help-"):
            return asked
        seat = asked[0]["seat"]
        game = states[seat]["game"]
        move = rng.choice(game["offers"])["move"]
        people[seat].done(table, "play", question=game["question"], move=move)
    raise AssertionError("nobody was asked to support an attack")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_who_declines_tonight_is_not_asked_until_they_want_to_be(
    size: tuple[int, int], open_window: OpenWindow, new_person: NewPerson
) -> None:
    people = [new_person(name) for name in ("Elaine", "Bors", "Tor")]
    table = people[0].found(game="knight-tales", seats=3, options={"mode": "coop"})
    for seat in (1, 2):
        people[seat].join(people[0], table)
        people[seat].done(table, "sit", seat=seat)
        people[seat].done(table, "ready", ready=True)
    people[0].done(table, "start")
    mine, other = [asked["seat"] for asked in play_to_a_window(people, table, Random(5))]
    page = open_window(people[mine], size=size).open(f"/table/{table}")
    page.get_by_role("button", name="Not this attack").click()
    expect(page.get_by_text("You are not asked about", exact=False)).to_be_visible()
    expect(page.get_by_role("button", name="Not tonight")).to_have_count(0)
    page.get_by_role("button", name="Ask me again").click()
    page.get_by_role("button", name="Not tonight").click()
    expect(page.get_by_role("button", name="Ask me again")).to_be_visible()
    asked = [one["seat"] for one in people[other].state(table)["game"]["view"]["asked"]]
    assert asked == [mine, other]
    game = people[other].state(table)["game"]
    people[other].done(table, "play", question=game["question"], move="pass")
    people[other].until(table, lambda state: mine not in [one["seat"] for one in state["game"]["view"]["asked"]])
