"""Knight Tales in a browser: a whole game alone in German, a night on a phone, taking back, and what stays hidden."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.luck import fixed_luck
from tests.server.serving import Json, Running
from tests.web.conftest import NewPerson, OpenWindow
from tests.web.driving import look, make
from tests.web.people import advice, is_asked, play_together
from tests.web.screens import tale
from tests.web.test_phone import TOUCH
from tests.web.windows import PHONE, Window

LONGEST = 240.0
SOLO = {"game": "knight-tales", "options": {"mode": "solo"}}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def latest(window: Window) -> Json:
    """The game as it was last told to this window."""
    for frame in reversed(window.frames):
        state: Json = json.loads(frame)
        if "re" not in state and state["game"] is not None:
            found: Json = state["game"]
            return found
    raise AssertionError("nothing was told yet")


def play_well(window: Window, server: Running, table: str, done: Callable[[Json], bool]) -> int:
    """Do on the page what the greedy bot would do, until this holds of the table. How many moves that took."""
    page, moves, wide, end = window.page, 0, list[str](), time.monotonic() + LONGEST
    mornings = {1}
    while not (now := look(page))["over"] and not done(latest(window)["view"]["table"]):
        assert time.monotonic() < end, "the game does not end"
        if not now["mine"] or now["busy"]:
            page.wait_for_timeout(10)
            continue
        tales = latest(window)["view"]["table"]
        if tales["phase"] == "day" and tales["round"] not in mornings:  # the night is told first
            page.locator("[data-summary] header button").click()
            mornings.add(tales["round"])
            continue
        move = advice(server, table, 0)
        handles = {offer["move"]: offer["handles"] for offer in latest(window)["offers"]}
        if move not in handles:  # this window does not know yet what is asked now
            page.wait_for_timeout(10)
            continue
        make(page, move, handles[move])
        moves += 1
        if page.evaluate(SIDEWAYS) > 0:
            wide.append(move)
    assert not wide, f"the page can be scrolled sideways after {wide}"
    return moves


def asks(prompt: str, round_: int = 1) -> Callable[[Json], bool]:
    """Whether this person is asked this, in this round."""

    def holds(state: Json) -> bool:
        if not is_asked(state):
            return False
        mine = state["table"]["you"]["seat"]
        asked = [one["prompt"] for one in state["game"]["view"]["asked"] if one["seat"] == mine]
        return prompt in asked and tale(state)["round"] == round_

    return holds


@pytest.mark.timeout(400)
def test_a_game_alone_in_german_is_finished(server: Running, open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", "de", speed=0)
    with fixed_luck(3):
        table = elaine.against_bots(1, name="Waldrand", **SOLO)
    window = open_window(elaine, lang="de")
    page = window.open(f"/table/{table}")
    expect(page.locator(".prompt .all")).to_be_visible()
    assert play_well(window, server, table, lambda tales: False) > 150
    state = elaine.state(table)
    assert tale(state)["round"] == 3
    ending = "Das Dorf steht" if state["table"]["ending"]["winners"] else "Das Dorf ist gefallen"
    expect(page.get_by_role("heading", name=ending)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"


def test_undo_stops_at_the_dice(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    with fixed_luck(1):
        table = elaine.against_bots(1, name="Hollow Hill", **SOLO)
    elaine.play(table, Random(1), asks("ask-attack"))
    page = open_window(elaine).open(f"/table/{table}")
    undo = page.locator("[data-undo]")
    before = question_of(page)
    attack(page)
    chosen = question_of(page)
    assert chosen != before
    undo.click()
    expect(page.locator(".prompt .headline")).to_have_text(before)
    attack(page)
    use = next(offer for offer in elaine.state(table)["game"]["offers"] if offer["move"].startswith("use "))
    make(page, use["move"], use["handles"])
    undo.click()
    expect(page.locator(f".use[data-handle={use['handles'][0]}]")).to_be_visible()
    make(page, use["move"], use["handles"])
    expect(undo).to_be_visible()
    page.locator("[data-action=roll]").click()
    expect(page.locator(".tray [data-handle=k1]")).to_be_visible()
    expect(page.locator(".prompt .all")).to_be_visible()
    expect(undo).to_have_count(0)
    assert not elaine.state(table)["game"]["can_undo"]
    assert elaine.do(table, "undo")["answer"] == "refused"


def question_of(page: Page) -> str:
    return page.locator(".prompt .headline").inner_text()


def attack(page: Page) -> None:
    page.locator(".kt-thing.can[data-place=monster]").first.click()
    page.locator("[data-action^=attack]").click()
    expect(page.locator("[data-action=roll]")).to_be_visible()
    page.mouse.move(2, 2)


@pytest.mark.timeout(200)
def test_a_night_is_played_on_a_phone_until_morning(
    server: Running, open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine", speed=0)
    with fixed_luck(2):
        table = elaine.against_bots(1, name="Last Vigil", **SOLO)
    elaine.play(table, Random(2), asks("ask-attack", round_=2), lambda state, rng: advice(server, table, 0))
    window = open_window(elaine, size=PHONE, touch=True)
    page = window.open(f"/table/{table}")
    expect(page.locator(".prompt .all")).to_be_visible()
    assert play_well(window, server, table, lambda tales: tales["phase"] != "night") > 15
    expect(page.locator(".stall").first).to_be_visible()
    assert page.evaluate(TOUCH) == []


def test_what_a_scout_sees_is_told_to_nobody_else(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine, bors, wenna = (new_person(name, speed=0) for name in ("Elaine", "Bors", "Wenna"))
    with fixed_luck(4):
        table = elaine.with_friends([bors], game="knight-tales", options={"mode": "competitive"}, name="Thorn Gate")
    wenna.join(elaine, table)
    watcher, scout = open_window(wenna), open_window(elaine)
    for window in (watcher, scout):
        expect(window.open(f"/table/{table}").locator(".prompt")).to_be_visible()
    play_together([elaine, bors], table, Random(1), lambda state: tale(state)["round"] == 2, choose=scouting)
    for window in (watcher, scout):
        expect(window.page.locator(".chapter")).to_contain_text("Day II of III")
    seen = [event for event in events_in(scout, "lane-scouted") if event["data"]["monsters"]]
    told = events_in(watcher, "lane-scouted")
    assert seen
    assert told
    assert not [event for event in told if event["data"].get("monsters")]
    known = [monster for tales in tables_in(scout) for monster in face_down(tales) if monster["id"]]
    assert known, "who scouts sees what lies there"
    nights = [tales for tales in tables_in(watcher) if tales["phase"] == "night"]
    assert len(nights) > 20
    for tales in nights:
        assert not [monster for monster in face_down(tales) if monster["id"] is not None]
        assert [knight["slain"] for knight in tales["knights"]] == [None, None]


def scouting(state: Json, rng: Random) -> str:
    """Buy the Scout and look with him whenever that can be done."""
    moves: list[str] = [offer["move"] for offer in state["game"]["offers"]]
    wanted = [move for move in moves if move == "buy scout" or move.startswith("use scout")]
    others = [move for move in moves if move != "pass"] or moves
    return rng.choice(wanted or others)


def states_in(window: Window) -> list[Json]:
    return [frame["game"] for frame in map(json.loads, window.frames) if frame.get("game") is not None]


def tables_in(window: Window) -> list[Json]:
    return [game["view"]["table"] for game in states_in(window)]


def events_in(window: Window, kind: str) -> list[Json]:
    return [event for game in states_in(window) for event in game["events"] if event["kind"] == kind]


def face_down(tales: Json) -> list[Json]:
    return [monster for lane in tales["lanes"] for monster in lane if not monster["revealed"]]
