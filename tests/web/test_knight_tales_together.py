"""Three people hold a village together, in browsers and languages of their own; one does not want to be asked."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.server.luck import fixed_luck
from tests.web.conftest import NewPerson, OpenWindow
from tests.web.driving import look, step
from tests.web.windows import Window

LONGEST = 200.0


def decline_tonight(page: Page) -> bool:
    """Say that one does not want to be asked tonight, if that can be said."""
    tonight = page.locator("[data-decline=night]")
    if not tonight.count():
        return False
    tonight.click()
    expect(page.locator("[data-ask-again=night]")).to_be_visible()
    return True


def end_of(page: Page) -> tuple[bool, list[list[str]]]:
    """Whether the village is told to stand, and what each knight has done: figures, without words."""
    expect(page.locator("#score-title")).to_be_visible()
    rows = page.locator(".ending li").all()
    fell = page.locator(".initial.fell").count() > 0
    return not fell, [re.findall(r"\d+", row.locator(".deeds").inner_text()) for row in rows]


def play_on(windows: list[Window], rng: Random) -> int:
    """All play until the end; the second says "not tonight" as soon as that is asked. How often that was said."""
    end, declined = time.monotonic() + LONGEST, 0
    while not look(windows[0].page)["over"]:
        assert time.monotonic() < end, "the game does not end"
        moved = False
        for window in windows:
            if window is windows[1] and not declined:  # right before this one moves: what is asked now was not before
                declined += decline_tonight(window.page)
            moved |= step(window.page, rng)
        if not moved:
            windows[0].page.wait_for_timeout(10)
    return declined


@pytest.mark.timeout(300)
def test_three_people_finish_a_game_together_and_one_does_not_want_to_be_asked_tonight(
    open_window: OpenWindow, new_person: NewPerson
) -> None:
    languages = ("en", "de", "en")
    people = [new_person(name, lang, speed=0) for name, lang in zip(("Elaine", "Bors", "Tor"), languages, strict=True)]
    with fixed_luck(1):
        table = people[0].with_friends(people[1:], game="knight-tales", options={"mode": "coop"}, name="Winter Court")
    windows = [open_window(person, lang=lang) for person, lang in zip(people, languages, strict=True)]
    for window in windows:
        expect(window.open(f"/table/{table}").locator(".prompt")).to_be_visible()
    assert play_on(windows, Random(5)) == 1
    ends = [end_of(window.page) for window in windows]
    assert ends[0] == ends[1] == ends[2]
    assert len(ends[0][1]) == 3
    titles = [window.page.locator("#score-title .visually-hidden").inner_text() for window in windows]
    assert titles[0] == titles[2] != titles[1]
    assert [window.page.locator("html").get_attribute("lang") for window in windows] == list(languages)
