"""A phone held upright: hand, prompt and action are in sight without scrolling, and a game is played by touch."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson, OpenWindow
from tests.web.driving import look
from tests.web.people import may_challenge
from tests.web.screens import turn_of
from tests.web.windows import PHONE, SMALL_PHONE

INSIDE = """(selector) => {
  const elements = [...document.querySelectorAll(selector)]
  return elements.length > 0 && elements.every((element) => {
    const box = element.getBoundingClientRect()
    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5 &&
      box.width > 0 && box.height > 0
  })
}"""
TOUCH = """() => [...document.querySelectorAll('button, a, input')].filter((element) => {
  const box = element.getBoundingClientRect()
  return box.width > 0 && box.height > 0 && (box.width < 24 || box.height < 24) &&
    !element.closest('.visually-hidden') && !element.matches('[type=radio], [type=checkbox], :disabled') &&
    element.checkVisibility()
}).map((element) => {
  const { width, height } = element.getBoundingClientRect()
  return `${Math.round(width)} x ${Math.round(height)}: ${element.getAttribute('aria-label') ?? element.textContent}`
})"""


def inside(page: Page, selector: str) -> bool:
    found: bool = page.evaluate(INSIDE, selector)
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=["360x640", "390x844"])
def test_hand_prompt_and_action_are_in_sight_on_a_phone(
    open_window: OpenWindow, new_person: NewPerson, size: tuple[int, int], lang: str
) -> None:
    elaine = new_person("Elaine", lang, speed=0)
    table = elaine.in_position(Random(2), lambda state: may_challenge(state) and turn_of(state) > 8, seats=4)
    page = open_window(elaine, lang=lang, size=size, touch=True).open(f"/table/{table}")
    expect(page.locator(".prompt .all")).to_be_visible()
    for selector in (
        ".prompt",
        ".prompt .headline",
        ".prompt .actions",
        "[data-place=hand-card]",
        "[data-action]",
    ):
        assert inside(page, selector), selector
    foe = page.locator(".ka-thing.can[data-place=column]").first
    foe.tap()
    for _ in range(5):
        if page.locator(".prompt .button.gold").count():
            break
        page.locator("[data-place=hand-card].can").first.tap(position={"x": 6, "y": 20})
    gold = page.locator(".prompt .button.gold")
    expect(gold).to_be_visible()
    for selector in (".prompt .headline", ".prompt .button.gold", "[data-place=hand-card]"):
        assert inside(page, selector), selector
    assert page.evaluate("() => scrollY") == 0
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")
    assert page.evaluate(TOUCH) == [], "everything that can be touched is at least 24 px wide and high"
    before = look(page)
    gold.tap()
    expect(page.locator(".prompt .headline")).not_to_have_text(before["mark"])


def test_the_tabs_of_a_phone_show_trophies_seats_log_and_chat(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    page = open_window(elaine, size=SMALL_PHONE, touch=True).open(f"/table/{elaine.against_bots(3)}")
    for tab in ("Trophies", "Seats", "Log", "Hand"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tabpanel")).to_be_visible()
        assert inside(page, ".prompt")
        assert page.evaluate("() => document.documentElement.scrollWidth") <= SMALL_PHONE[0]
    page.get_by_role("button", name="Menu").tap()
    expect(page.get_by_text("Give up")).to_be_visible()
