"""Two people and two bots play King Arthur with seals to the end, each in a browser and a language of their own."""

from __future__ import annotations

import json
import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Json
from tests.web.conftest import OpenWindow
from tests.web.driving import look, press, scores, settled, step
from tests.web.windows import GONE, Window

AWAY = 5.0  # s without a connection
LONGEST = 240.0


def found_by_form(page: Page, name: str) -> str:
    """Found a table for four with seals: a friend in seat 2, bots in 3 and 4. The invite link."""
    page.goto("/")
    page.get_by_role("link", name="New table", exact=True).click()
    page.get_by_role("radio", name=re.compile("seals", re.IGNORECASE)).check()
    page.get_by_role("group", name="Seats").get_by_role("radio", name="4").check()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Seat 2").select_option("free, for a person")
    for seat in (3, 4):
        page.get_by_label(f"Seat {seat}").select_option(index=0)
    page.get_by_role("radio", name="at once", exact=True).check()
    page.get_by_role("button", name="Set the table").click()
    return page.get_by_label("Invite link").input_value()


def come_by_link(page: Page, link: str, name: str, label: str, go: str) -> None:
    page.goto(link)
    page.get_by_label(label).fill(name)
    page.get_by_role("button", name=go).click()
    page.wait_for_url("**/table/*")


def states_of(window: Window) -> list[Json]:
    return [frame for frame in map(json.loads, window.frames) if "re" not in frame]


def events_of(window: Window) -> dict[int, Json]:
    """The events as this window knew them at the end."""
    events: dict[int, Json] = {}
    for state in states_of(window):
        if state["game"] is not None:
            told = state["game"]["events_from"]
            events = {n: event for n, event in events.items() if n <= told}
            events |= {event["n"]: event for event in state["game"]["events"]}
    return events


def take_back_once(page: Page) -> bool:
    """Take a move back as soon as one can be, and see the table as before."""
    before = look(page)
    draws = [action for action in before["actions"] if action["move"] == "pass"]
    if not before["mine"] or before["undo"] or not draws or not before["things"]:
        return False
    press(page, draws[0])
    after = settled(page, before)
    if not (after["undo"] and after["mine"]):
        return False
    page.get_by_role("button", name="Take back").click()
    again = settled(page, after)
    assert [thing["handle"] for thing in again["things"]] == [thing["handle"] for thing in before["things"]]
    return True


@pytest.mark.timeout(400)
def test_two_people_and_two_bots_finish_a_game_through_reload_lost_connection_and_a_move_taken_back(
    open_window: OpenWindow,
) -> None:
    elaine, bertram, watcher = open_window(), open_window(lang="de", size=(1280, 800)), open_window()
    link = found_by_form(elaine.page, "Elaine")
    come_by_link(bertram.page, link, "Bertram", "Wie sollen die anderen dich nennen?", "Weiter")
    bertram.page.get_by_role("button", name="Hinsetzen").click()
    bertram.page.get_by_role("button", name="Ich bin bereit").click()
    come_by_link(watcher.page, link, "Wenna", "What shall the others call you?", "Go on")
    ready = elaine.page.get_by_role("button", name="I am ready")
    if ready.is_visible():
        ready.click()
    elaine.page.get_by_role("button", name="Start the game").click()
    for window in (elaine, bertram, watcher):
        expect(window.page.locator(".prompt")).to_be_visible()

    play_through_trouble(elaine, bertram, Random(20))

    ends = [scores(window.page) for window in (elaine, bertram, watcher)]
    assert len(ends[0]) == 4
    assert ends[0] == ends[1] == ends[2]
    assert elaine.page.locator("html").get_attribute("lang") == "en"
    assert bertram.page.locator("html").get_attribute("lang") == "de"
    check_secrets(watcher, elaine, bertram)


def play_through_trouble(elaine: Window, bertram: Window, rng: Random) -> None:
    end = time.monotonic() + LONGEST
    moves, taken_back, reloaded, lost = 0, False, False, False
    while not look(elaine.page)["over"]:
        assert time.monotonic() < end, "the game does not end"
        if not taken_back and take_back_once(elaine.page):
            taken_back = True
        if moves > 20 and not reloaded:
            reloaded = True
            bertram.page.reload()
            expect(bertram.page.locator(".prompt")).to_be_visible()
        if moves > 30 and not lost:
            lost = True
            lose_connection(elaine, bertram, rng)
        acted = [step(window.page, rng) for window in (elaine, bertram)]
        moves += sum(acted)
        if not any(acted):
            elaine.page.wait_for_timeout(15)
    assert taken_back
    assert reloaded
    assert lost


def lose_connection(window: Window, other: Window, rng: Random) -> None:
    """Out of reach for some seconds; the others go on, and what is missing comes by itself."""
    window.forgive(GONE)
    window.context.set_offline(True)
    expect(window.page.get_by_text("The connection is lost")).to_be_visible()
    until = time.monotonic() + AWAY
    while time.monotonic() < until:
        if not step(other.page, rng):
            window.page.wait_for_timeout(50)
    window.context.set_offline(False)
    expect(window.page.get_by_text("The connection is back.")).to_be_visible()


def strings_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set().union(*map(strings_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(strings_in, value))
    return {value} if isinstance(value, str) else set()


def check_secrets(watcher: Window, *players: Window) -> None:
    """In no frame of the watcher is a hand, a question, or a knight that only its owner saw drawn."""
    states = [state for state in states_of(watcher) if state["game"] is not None]
    assert len(states) > 50
    for state in states:
        game = state["game"]
        assert game["view"]["viewer"] is None
        assert game["question"] is None
        assert not game["offers"]
        assert not game["hints"]
        assert not game["can_undo"]
        if state["table"]["phase"] == "playing":
            assert [player["hand"] for player in game["view"]["table"]["players"]] == [None] * 4
            assert state["table"]["seed"] is None
    watched = [event for state in states for event in state["game"]["events"] if event["kind"] == "knights-drawn"]
    assert watched
    for event in watched:
        assert not [text for text in strings_in(event["data"]) if re.match(r"(red|orange|beige)-\d|merlin", text)], (
            event
        )
    hidden = 0
    for seat, player in enumerate(players):
        own = [state["game"]["view"]["table"]["players"][seat]["hand"] for state in states_of(player) if state["game"]]
        assert any(own), "a player sees the own hand"
        public = events_of(watcher)
        for n, event in events_of(player).items():
            if event["kind"] == "knights-drawn" and event["seat"] == seat:
                hidden += len(event["data"]["cards"])
                assert not public[n]["data"].get("cards")
    assert hidden > 5
