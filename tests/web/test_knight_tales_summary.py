"""In the morning a sheet over the board tells what the night brought: until it is closed, or one acts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from caliburn import Match
from tests.server.luck import fixed_luck
from tests.server.serving import Running
from tests.web.conftest import NewPerson, OpenWindow, needs
from tests.web.people import Person, advice, play_well
from tests.web.test_axe import AXE, IN_GERMAN, SCREENS, violations
from tests.web.windows import SMALL_PHONE

SHEET = "[data-summary]"
SOLO = {"game": "knight-tales", "options": {"mode": "solo"}}


def table_of(match: Match) -> dict[str, object]:
    found: dict[str, object] = match.view(None)["table"]
    return found


def morning(match: Match) -> bool:
    """The second day has begun, and nobody has done anything yet."""
    return table_of(match)["phase"] == "day" and table_of(match)["round"] == 2


def first_night(match: Match) -> bool:
    return table_of(match)["phase"] == "night" and table_of(match)["round"] == 1


def lay(elaine: Person, bors: Person, seed: int) -> str:
    with fixed_luck(seed):
        return elaine.with_friends([bors], game="knight-tales", options={"mode": "competitive"}, name="Thorn Gate")


def alone_in_the_morning(elaine: Person, seed: int) -> tuple[str, Match]:
    with fixed_luck(seed):
        table = elaine.against_bots(1, name="Last Vigil", **SOLO)
    return table, play_well([elaine], table, morning)


def focused(page: Page) -> bool:
    """Whether the focus is where the question is asked."""
    found: bool = page.evaluate("() => document.querySelector('.prompt').contains(document.activeElement)")
    return found


@pytest.mark.timeout(200)
def test_the_sheet_comes_with_the_morning_takes_no_focus_and_is_closed_by_key(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine, bors = (new_person(name, speed=0) for name in ("Elaine", "Bors"))
    table = lay(elaine, bors, 11)
    play_well([elaine, bors], table, first_night)
    page = open_window(elaine).open(f"/table/{table}")
    page.locator(".prompt .book").focus()
    expect(page.locator(SHEET)).to_have_count(0)
    match = play_well([elaine, bors], table, morning)
    sheet = page.get_by_role("region", name="Night I is over")
    expect(sheet).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Night I is over")).to_have_count(1)
    assert focused(page)
    order = table_of(match)["order"]
    names = sheet.locator("tbody th").all_inner_texts()
    assert names == [["Elaine", "Bors"][seat] for seat in order]  # type: ignore[attr-defined]
    expect(sheet.locator("[data-lane]")).to_have_count(3)
    for lane, left in enumerate(match.view(None)["table"]["walls"], 1):
        walls = sheet.locator(f"[data-lane='{lane}']").get_by_role("img", name=f"lane: {left} of 3 walls stand")
        expect(walls).to_have_count(1)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert focused(page)
    page.reload()
    expect(page.locator(".stall").first).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(SHEET)).to_have_count(0)


def test_another_sheet_that_was_opened_later_is_closed_first(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    table, _ = alone_in_the_morning(elaine, 12)
    page = open_window(elaine).open(f"/table/{table}")
    expect(page.locator(SHEET)).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator("[data-panel=moves]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-panel=moves]")).to_have_count(0)
    expect(page.locator(SHEET)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)


def test_who_acts_needs_no_sheet_any_more(server: Running, open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    table, _ = alone_in_the_morning(elaine, 13)
    page = open_window(elaine).open(f"/table/{table}")
    expect(page.locator(SHEET)).to_be_visible()
    question = elaine.state(table)["game"]["question"]
    elaine.done(table, "play", question=question, move=advice(server, table, 0))
    expect(page.locator(SHEET)).to_have_count(0)


def test_on_a_small_phone_the_sheet_leaves_the_question_free_and_closes_by_touch(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    elaine = new_person("Elaine", "de", speed=0)
    table, _ = alone_in_the_morning(elaine, 14)
    page = open_window(elaine, lang="de", size=SMALL_PHONE, touch=True).open(f"/table/{table}")
    sheet = page.get_by_role("region", name="Nacht I ist vorbei")
    expect(sheet).to_be_visible()
    box, prompt = sheet.bounding_box(), page.locator(".prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["y"] + box["height"] <= prompt["y"] + 1
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SMALL_PHONE[0]
    close = page.get_by_role("button", name="Weiter zu Tag II")
    size = close.bounding_box()
    assert size is not None
    assert size["height"] >= 44
    close.tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_axe_finds_no_barrier_in_the_sheet(lang: str, open_window: OpenWindow, new_person: NewPerson) -> None:
    needs(AXE.is_file(), "axe is not installed: make page")
    elaine, bors = (new_person(name, lang, speed=0) for name in ("Elaine", "Bors"))
    table = lay(elaine, bors, 15 + (lang == "de"))
    play_well([elaine, bors], table, morning)
    page = open_window(elaine, lang=lang, check_policy=False, plain=False).open(f"/table/{table}")
    expect(page.locator(SHEET)).to_be_visible()
    found = violations(page, "the morning", SCREENS if lang == "en" else IN_GERMAN)
    expect(page.locator(SHEET)).to_be_visible()
    assert found == []


@pytest.mark.timeout(200)
def test_looking_back_the_sheet_lies_there_at_that_moment_alone(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    table, match = alone_in_the_morning(elaine, 17)
    at = match.answers
    elaine.done(table, "concede")
    page = open_window(elaine).open(f"/replay/{table}?n={at}&viewer=0")
    expect(page.locator(SHEET)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".market")).to_have_count(0)
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(SHEET)).to_be_visible()
