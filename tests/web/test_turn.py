"""My turn: how the page says so, how it speaks and looks, and taking back what I did."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson, OpenWindow
from tests.web.driving import look, settled
from tests.web.people import Person, is_asked

ICON = "() => document.querySelector('link[rel=icon]').getAttribute('href')"


def with_friend(me: Person, friend: Person) -> str:
    """A table for two at which it is the friend's turn."""
    table = me.together(friend)
    me.play(table, Random(1), lambda state: not is_asked(state))
    return table


def menu(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^(Menu|Menü)$")).click()


def test_title_and_icon_change_when_it_becomes_my_turn(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine, bertram = new_person("Elaine"), new_person("Bertram")
    table = with_friend(elaine, bertram)
    page = open_window(elaine).open(f"/table/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    expect(page).not_to_have_title(re.compile("Your turn"))
    plain = page.evaluate(ICON)
    bertram.play(table, Random(1), lambda state: not is_asked(state))
    expect(page).to_have_title(re.compile("^Your turn"))
    assert page.evaluate(ICON) != plain
    elaine.play(table, Random(1), lambda state: not is_asked(state))
    expect(page).not_to_have_title(re.compile("Your turn"))
    assert page.evaluate(ICON) == plain


def test_a_language_chosen_in_mid_game_is_spoken_at_once(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    table = elaine.against_bots(2)
    elaine.play(table, Random(2), lambda state: state["game"]["view"]["table"]["turn_number"] > 3 and is_asked(state))
    page = open_window(elaine).open(f"/table/{table}")
    headline, log = page.locator(".prompt .headline"), page.get_by_role("tabpanel")
    expect(headline).not_to_be_empty()
    english, told = headline.inner_text(), log.inner_text()
    menu(page)
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(headline).not_to_have_text(english)
    menu(page)
    expect(log).to_contain_text("Zug")
    assert log.inner_text() != told
    assert not re.search(r"\b(the|you|knight|turn)\b", page.locator(".prompt").inner_text(), re.IGNORECASE)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_settings_hold_at_once_and_after_a_reload_and_on_another_device(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine")
    table = elaine.against_bots(2)
    page = open_window(elaine).open(f"/table/{table}")
    menu(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("radio", name="dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("switch", name="Confirm every move").check()
    page.get_by_role("radio", name="fast").check()
    page.wait_for_load_state("networkidle")
    for opened in (page, open_window(elaine).page):
        opened.goto(f"/table/{table}")
        expect(opened.locator("html")).to_have_attribute("data-theme", "dark")
        menu(opened)
        expect(opened.get_by_role("switch", name="Confirm every move")).to_be_checked()
        expect(opened.get_by_role("radio", name="fast")).to_be_checked()


def test_with_confirmation_a_move_is_made_by_the_second_press(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0, confirm=True)
    table = elaine.against_bots(2)
    page = open_window(elaine).open(f"/table/{table}")
    expect(page.locator(".prompt .all")).to_be_visible()
    answers = elaine.state(table)["game"]["view"]["answers"]
    page.locator("[data-action]").first.click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.get_by_role("button", name="Not yet").click()
    assert elaine.state(table)["game"]["view"]["answers"] == answers
    page.locator("[data-action]").first.click()
    page.get_by_role("button", name="Confirm").click()
    elaine.until(table, lambda state: state["game"]["view"]["answers"] > answers)


@pytest.mark.parametrize("way", ["button", "Control+z", "u"])
def test_a_move_is_taken_back(open_window: OpenWindow, new_person: NewPerson, way: str) -> None:
    elaine = new_person("Elaine", speed=0)
    table = elaine.against_bots(2)
    page = open_window(elaine).open(f"/table/{table}")
    expect(page.locator(".prompt .all")).to_be_visible()
    before, answers = look(page), elaine.state(table)["game"]["view"]["answers"]
    page.locator("[data-action=pass]").click()
    after = settled(page, before)
    assert after["undo"]
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    if way == "button":
        page.get_by_role("button", name="Take back").click()
    else:
        page.keyboard.press(way)
    again = settled(page, after)
    assert again["things"] == before["things"]
    assert [action["move"] for action in again["actions"]] == [action["move"] for action in before["actions"]]
    assert elaine.state(table)["game"]["view"]["answers"] == answers


def test_what_cannot_be_pressed_says_why(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    page = open_window(elaine).open(f"/table/{elaine.against_bots(2)}")
    expect(page.locator(".prompt .all")).to_be_visible()
    subline = page.locator(".prompt .subline")
    before = subline.inner_text()
    page.locator(".ka-thing.blocked[data-place^=adventure]").first.click(force=True)
    expect(subline).not_to_have_text(before)


def test_who_returns_is_told_what_happened_meanwhile(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine, bertram = new_person("Elaine", speed=0), new_person("Bertram")
    table = with_friend(elaine, bertram)
    window = open_window(elaine)
    page = window.open(f"/table/{table}")
    expect(page.locator(".prompt")).to_be_visible()
    window.open("/rules")
    bertram.play(table, Random(1), lambda state: not is_asked(state))
    page = window.open(f"/table/{table}")
    since = page.get_by_role("group", name="Since your last turn")
    since.get_by_role("button", name=re.compile("^Since your turn")).click()
    expect(since).to_contain_text("Bertram")
    since.get_by_role("button", name="Close").click()
    expect(since).to_have_count(0)
