"""Looking back at a finished game: moments, views, links, the deal dealt again, and playing on."""

from __future__ import annotations

import re
import time
from random import Random

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import NewPerson, OpenWindow
from tests.web.people import Person


def finished(person: Person) -> str:
    table = person.against_bots(2, options={"mode": "basic"}, open=True)
    person.play(table, Random(11))
    return table


def cards_in_hand(page: Page) -> int:
    return page.locator("[data-place=hand-card]").count()


def test_a_replay_is_scrubbed_by_keyboard_seen_from_every_seat_and_linked_to_a_moment(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine", speed=0)
    table = finished(elaine)
    total = len(elaine.http.get(f"/api/tables/{table}/moments?viewer=0&from=0&to=9999").json()["moments"]) - 1
    window = open_window(elaine)
    page = window.open(f"/table/{table}")
    page.get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 0 of [1-9]"))
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", None), ("Home", 0)):
        slider.press(key)
        if moment is not None:
            expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Move {moment} of"))
    for _ in range(4):
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_text(re.compile(r"^4 / \d+$"))).to_be_visible()
    assert total >= 30
    all_cards = cards_in_hand(page)
    page.get_by_role("group", name="Whose view").get_by_role("button", name=re.compile("Elaine")).click()
    expect(page.get_by_role("button", name=re.compile("Elaine"), pressed=True)).to_be_visible()
    page.wait_for_url(re.compile(r"n=4&viewer=0$"))
    assert 0 < cards_in_hand(page) < all_cards
    log = page.get_by_role("complementary").inner_text()

    stranger = open_window()
    there = stranger.open(page.url.removeprefix(window.base))
    expect(there.get_by_role("slider", name="Moment")).to_have_attribute("aria-valuetext", re.compile("^Move 4 of"))
    expect(there.get_by_role("button", name=re.compile("Elaine"), pressed=True)).to_be_visible()
    assert cards_in_hand(there) == cards_in_hand(page)
    assert there.get_by_role("complementary").inner_text() == log


def test_the_page_deals_a_finished_game_again_and_finds_it_fair(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    page = open_window(elaine).open(f"/table/{finished(elaine)}")
    page.get_by_role("button", name="Check the deal").click()
    page.locator(".fairness").get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text(re.compile(r"All \d+ outcomes agree\. The deal was fair\."))).to_be_visible()


def test_a_finished_game_is_played_on_from_a_moment(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    table = finished(elaine)
    page = open_window(elaine).open(f"/replay/{table}?n=9&viewer=0")
    page.route("**/TablePage-*.js", late)
    expect(page.get_by_role("slider", name="Moment")).to_have_attribute("aria-valuetext", re.compile("^Move 9 of"))
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Play on from here against bots").click()
    page.wait_for_url(re.compile(rf"/table/(?!{table})"))
    expect(page.locator(".prompt")).to_be_visible()
    state = elaine.state(page.url.rsplit("/", 1)[1])
    assert state["table"]["origin"] == {"table": table, "n": 10}
    assert state["table"]["phase"] == "playing"


def late(route: Route) -> None:
    """Code that comes over a slow line: later than a replay takes to write its moment into the address."""
    time.sleep(0.6)
    route.continue_()


def test_a_game_in_play_cannot_be_looked_back_at(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    window = open_window(elaine)
    window.forgive("status of 4")
    page = window.open(f"/replay/{elaine.against_bots(2)}")
    expect(page.get_by_role("alert")).to_be_visible()
