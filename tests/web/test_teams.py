"""Team mates talk among themselves, see what the others think of, and how long they have to react."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.luck import known_luck
from tests.web.conftest import NewPerson, OpenWindow
from tests.web.people import Person
from tests.web.windows import DESK, PHONE

SECRET = "We hold the sewer."


def to_a_defence(people: list[Person]) -> str:
    """A table of Knight Fall at which both knights, Isolde and Bertram, are asked to defend."""
    with known_luck():
        table = people[0].with_friends(
            people[1:], game="knight-fall", options={}, clock={"kind": "none", "reaction": 600}
        )
    rng = Random(4)
    for _ in range(60):
        asked = people[0].state(table)["game"]["view"]["asked"]
        if [one["seat"] for one in asked] == [1, 3] and asked[0]["prompt"] == "ask-defend":
            return table
        seat = asked[0]["seat"]
        game = people[seat].state(table)["game"]
        people[seat].done(table, "play", question=game["question"], move=rng.choice(game["offers"])["move"])
    raise AssertionError("nobody had to defend")


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_mates_talk_and_see_what_the_other_picks_and_nobody_else_does(
    size: tuple[int, int], open_window: OpenWindow, new_person: NewPerson
) -> None:
    names = [("Mordred", "en"), ("Isolde", "en"), ("Roderic", "en"), ("Bertram", "de")]
    people = [new_person(name, lang, confirm=True) for name, lang in names]
    table = to_a_defence(people)
    windows = {
        seat: open_window(people[seat], lang=names[seat][1], size=size if seat == 1 else DESK) for seat in (0, 1, 3)
    }
    demon, isolde, bertram = [windows[seat].open(f"/table/{table}") for seat in (0, 1, 3)]
    expect(isolde.get_by_role("timer").first).to_contain_text(" s")
    expect(demon.get_by_role("timer")).to_have_count(0)

    bertram.get_by_role("tab", name="Gespräch").click()
    if size == PHONE:
        isolde.get_by_role("tab", name="Log").click()
        isolde.get_by_role("button", name="Team", exact=True).click()
    else:
        isolde.keyboard.press("t")
        expect(isolde.get_by_role("tab", name="Team")).to_have_attribute("aria-selected", "true")
    field = isolde.get_by_label("Write to your team")
    field.fill(SECRET)
    field.press("Enter")
    expect(isolde.get_by_text(SECRET)).to_be_visible()
    expect(bertram.get_by_text(SECRET)).to_have_count(0)
    bertram.get_by_role("tab", name="Team 1 ungelesen").click()
    expect(bertram.get_by_text(SECRET)).to_be_visible()
    expect(bertram.get_by_label("Schreib an dein Team")).to_be_visible()
    expect(bertram.get_by_role("tab", name="Team", exact=True)).to_be_visible()

    isolde.locator(".prompt .all").click()
    isolde.locator("[data-panel=moves] [data-move]:not([data-move=pass])").first.click()
    expect(bertram.locator("[data-proposals]")).to_contain_text("Isolde überlegt:")
    isolde.get_by_role("button", name="Not yet").click()
    expect(bertram.locator("[data-proposals]")).to_be_empty()
    expect(demon.locator("[data-proposals]")).to_be_empty()

    for words in ("Not this turn", "Not while nobody would die"):
        expect(isolde.get_by_role("button", name=words)).to_be_visible()
    expect(isolde.get_by_role("button", name="Not for minions")).to_have_count(0)  # an elder is hit
    isolde.get_by_role("button", name="Not this turn").click()
    expect(isolde.get_by_text("You are not asked to react in this turn.")).to_be_visible()
    expect(isolde.get_by_role("button", name="Ask me again")).to_be_visible()
    frames = "".join(windows[0].frames)
    assert SECRET not in frames
    assert '"proposals":[{' not in frames
