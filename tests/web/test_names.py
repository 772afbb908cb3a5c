"""A whole game by accessible names, as somebody plays who hears the page and never sees it."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.web.conftest import NewPerson, OpenWindow

LONGEST = 220.0
MINE = re.compile(r"^(All \d+ moves|1 move)$")
PASSING = re.compile(r"nobody|nothing|no adventure|no knight|leave|skip|none", re.IGNORECASE)
CHALLENGE = re.compile(r"^(Challenge|Place seal|Double|Take with seal) ")


def challenge_by_board(page: Page, rng: Random) -> bool:
    """Choose an adversary and knights by what their buttons are called."""
    foes = page.get_by_role("button", name=re.compile("can be challenged"))
    if foes.count() == 0:
        return False
    foes.nth(rng.randrange(foes.count())).press("Enter")
    act = page.get_by_role("button", name=CHALLENGE, disabled=False)
    for _ in range(6):
        if act.count():
            act.first.press("Enter")
            return True
        knights = page.get_by_role("button", name=re.compile("can be played"))
        if knights.count() == 0:
            return False
        knights.nth(rng.randrange(knights.count())).press("Enter")
    return False


def choose_from_list(page: Page, rng: Random) -> bool:
    """Take a move from the list of all moves."""
    moves = page.get_by_role("list", name="What you can do").get_by_role("button")
    if not moves.count():
        page.get_by_role("button", name=MINE).click()
    names = moves.all_inner_texts()
    wanted = [place for place, name in enumerate(names) if not PASSING.search(name)] or list(range(len(names)))
    if not wanted:
        return False
    moves.nth(rng.choice(wanted)).press("Enter")
    return True


def heard(page: Page) -> str:
    """What tells one question from the next."""
    return str(page.get_by_role("region", name="Your choice").inner_text()) + str(
        page.get_by_role("tabpanel").inner_text()
    )


@pytest.mark.timeout(300)
def test_a_whole_game_is_played_by_names_alone(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine", speed=0)
    page = open_window(elaine).open(f"/table/{elaine.against_bots(options={'mode': 'basic'})}")
    expect(page.get_by_role("region", name="Your choice")).to_be_visible()
    over = page.get_by_role("button", name="Play again")
    page.set_default_timeout(6_000)
    rng, end, made, by_board = Random(5), time.monotonic() + LONGEST, 0, 0
    while not over.count():
        assert time.monotonic() < end, "the game does not end"
        if not page.get_by_role("button", name=MINE).count():
            page.wait_for_timeout(20)
            continue
        before = heard(page)
        try:
            if made % 5 == 2 and challenge_by_board(page, rng):
                by_board += 1
            elif not choose_from_list(page, rng):
                continue
        except TimeoutError:
            if heard(page) == before:
                raise
            continue  # the next question came between looking and pressing
        made += 1
        until = time.monotonic() + 15
        while heard(page) == before and not over.count():
            assert time.monotonic() < until, f"the move did nothing: {before}"
            page.wait_for_timeout(20)
        page.wait_for_timeout(30)  # the answer and the new question come as two messages
    assert made > 15
    assert by_board > 0
    expect(page.get_by_role("table").get_by_role("rowheader", name="Elaine")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("won"))).to_be_visible()


def test_every_control_of_a_game_has_a_name_of_its_own(open_window: OpenWindow, new_person: NewPerson) -> None:
    elaine = new_person("Elaine")
    page = open_window(elaine).open(f"/table/{elaine.against_bots(3)}")
    expect(page.get_by_role("region", name="Your choice")).to_be_visible()
    for button in page.get_by_role("button").all():
        name = button.get_attribute("aria-label") or button.inner_text()
        assert name.strip(), button.evaluate("element => element.outerHTML.slice(0, 200)")
        assert "page-" not in name
        assert not re.search(r"\{|\}|undefined|null", name), name
