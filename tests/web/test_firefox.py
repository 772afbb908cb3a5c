"""A few turns in another browser engine."""

from __future__ import annotations

import shutil
import time
from random import Random

import pytest
from playwright.sync_api import Playwright, expect

from tests.server.serving import Running
from tests.web.conftest import PAGE, NewPerson, needs
from tests.web.driving import look, step
from tests.web.windows import Window

MOVES = 12


@pytest.mark.timeout(300)
def test_a_game_begins_and_goes_on_in_firefox(playwright: Playwright, server: Running, new_person: NewPerson) -> None:
    needs(shutil.which("firefox-esr"), "there is no Firefox: apt-get install firefox-esr")
    needs(PAGE.is_file(), "the page is not built: make page")
    elaine = new_person("Elaine", speed=0)
    firefox = playwright.firefox.launch(channel="moz-firefox", executable_path=shutil.which("firefox-esr"))
    try:
        window = Window(firefox, server.base, elaine)
        page = window.open(f"/table/{elaine.against_bots(3)}")
        expect(page.locator(".prompt .all")).to_be_visible()
        rng, moves, end = Random(4), 0, time.monotonic() + 120
        while moves < MOVES:
            assert time.monotonic() < end, look(page)
            if step(page, rng):
                moves += 1
            else:
                page.wait_for_timeout(20)
        page.reload()
        expect(page.locator(".prompt")).to_be_visible()
        expect(page.get_by_role("group", name="Adventures")).to_be_visible()
        problems = window.close()
    finally:
        firefox.close()
    assert not problems, "\n".join(problems)
