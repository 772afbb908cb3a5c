"""A whole game by keyboard: Tab, Enter, Space, arrows and the keys of the table; the focus is always to be seen."""

from __future__ import annotations

import re
import time
from random import Random
from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson, OpenWindow
from tests.web.driving import look, settled

LONGEST = 200.0
MOST_TABS = 120

FOCUS = """() => {
  const element = document.activeElement
  if (!element || element === document.body)
    return { lost: true, visible: false, name: 'body', can: false, writing: false, move: null, action: null }
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const ring = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none'
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
  return {
    lost: false,
    visible: element.matches(':focus-visible') && ring && box.width > 0 && box.height > 0,
    name: `${element.tagName} ${element.className} ${name}`,
    can: element.classList.contains('can'),
    writing: element.matches('input, textarea, select'),
    move: element.dataset.move ?? null, action: element.dataset.action ?? null,
  }
}"""

LISTED = "() => [...document.querySelectorAll('[data-move]')].map(({ dataset }) => dataset.move)"


class Focus(TypedDict):
    lost: bool
    visible: bool
    name: str
    can: bool
    writing: bool
    move: str | None
    action: str | None


def focus(page: Page) -> Focus:
    found: Focus = page.evaluate(FOCUS)
    return found


def tab(page: Page, back: bool = False) -> Focus:
    page.keyboard.press("Shift+Tab" if back else "Tab")
    now = focus(page)
    if not now["lost"]:  # after the last control a browser goes to its own bar, which here is nowhere
        assert now["visible"], f"no ring around {now['name']}"
    return now


def tab_to(page: Page, rng: Random, wanted: str) -> bool:
    """Tab on until something that can be pressed has the focus; seldom take the first one."""
    for _ in range(MOST_TABS):
        now = tab(page)
        if now[wanted] and rng.random() < 0.4:  # type: ignore[literal-required]
            return True
    return False


def press_key(page: Page, key: str) -> None:
    """A key of the table. In a field it would only be written: whoever is in one tabs out of it first."""
    for _ in range(MOST_TABS):
        if not focus(page)["writing"]:
            break
        tab(page)
    page.keyboard.press(key)


def play_from_list(page: Page, rng: Random) -> None:
    """Open the list of all moves by its key and take one with Enter."""
    before = look(page)
    if page.get_by_role("list", name="What you can do").count() == 0:
        press_key(page, "m")
        expect(page.get_by_role("list", name="What you can do")).to_be_visible()
    moves: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move)"
    )
    wanted = rng.choice([move for move in moves if move != "pass"] or moves)
    for _ in range(MOST_TABS):
        if focus(page)["move"] == wanted:
            break
        tab(page)
    assert focus(page)["move"] == wanted, "every move of the list can be reached"
    page.keyboard.press("Enter")
    settled(page, before)


def play_from_board(page: Page, rng: Random) -> bool:
    """Pick things on the board with Space, then press the action with its number."""
    if page.get_by_role("list", name="What you can do").count():
        press_key(page, "m")
    for _ in range(6):
        now = look(page)
        gold = [place for place, action in enumerate(now["actions"], 1) if action["gold"]]
        if gold and (now["chosen"] or not now["things"]):
            press_key(page, str(gold[0]))
            settled(page, now)
            return True
        if not now["things"] or not tab_to(page, rng, "can"):
            break
        page.keyboard.press("Space")
        settled(page, now)
        assert not focus(page)["lost"], "the picked thing keeps the focus"
    page.keyboard.press("Escape")
    return False


@pytest.mark.timeout(300)
def test_a_whole_game_is_played_by_keyboard_with_the_focus_always_in_sight(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine", speed=0)
    table = elaine.against_bots(options={"mode": "basic"})
    page = open_window(elaine).open(f"/table/{table}")
    expect(page.locator(".prompt .all")).to_be_visible()
    rng, end, moves, by_board = Random(3), time.monotonic() + LONGEST, 0, 0
    tab(page)
    while not (now := look(page))["over"]:
        assert time.monotonic() < end, "the game does not end"
        if not now["mine"] or now["busy"]:
            page.wait_for_timeout(15)
            continue
        if moves % 4 == 1 and play_from_board(page, rng):
            by_board += 1
        else:
            play_from_list(page, rng)
        moves += 1
        assert not focus(page)["lost"], f"the focus is lost after move {moves}"
    assert moves > 20
    assert by_board > 3
    again = page.get_by_role("button", name="Play again")
    expect(again).to_be_visible()
    for _ in range(MOST_TABS):
        if "Play again" in tab(page)["name"]:
            break
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(table))


def test_a_move_made_with_tab_and_enter_on_an_action_keeps_the_focus_on_the_table(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine", speed=0)
    page = open_window(elaine).open(f"/table/{elaine.against_bots(options={'mode': 'basic'})}")
    expect(page.locator(".prompt .all")).to_be_visible()
    for _ in range(5):
        before = look(page)
        while not before["mine"]:
            page.wait_for_timeout(15)
            before = look(page)
        for _ in range(MOST_TABS):
            if tab(page)["action"]:
                break
        page.keyboard.press("Enter")
        settled(page, before)
        page.wait_for_timeout(50)
        assert not focus(page)["lost"]


def test_a_table_is_founded_and_left_again_by_keyboard(open_window: OpenWindow) -> None:
    page = open_window().open("/new/king-arthur")
    expect(page.get_by_label("Your name")).to_be_visible()
    for _ in range(MOST_TABS):
        if "Begin the game" in tab(page)["name"]:
            break
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Keys")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_label("Write to the table")).to_be_focused()
    page.keyboard.type("hello u m l")
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Chat").get_by_text("hello u m l")).to_be_visible()


def test_whoever_turns_single_keys_off_keeps_undo_and_escape(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", keys=False)
    page = open_window(elaine).open(f"/table/{elaine.against_bots(2)}")
    expect(page.locator(".prompt .all")).to_be_visible()
    page.keyboard.press("c")
    page.keyboard.press("m")
    page.keyboard.press("?")
    expect(page.locator(".shortcuts, .chat input:focus")).to_have_count(0)
    elaine.http.patch("/api/me", json={"settings": {"keys": True}})
    page.reload()
    expect(page.locator(".prompt .all")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator(".shortcuts")).to_be_visible()


def test_a_question_before_giving_up_has_the_focus_and_gives_it_back(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine")
    page = open_window(elaine).open(f"/table/{elaine.against_bots(2)}")
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Give up").press("Enter")
    question = page.get_by_role("group", name="Give this game up?")
    expect(question).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    expect(page.get_by_role("button", name="Give up")).to_be_focused()
