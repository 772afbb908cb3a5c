"""No screen has a barrier that axe knows, by day and night, in both languages, from a phone to a wide desk."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from tests.server.serving import Running, config_for, running
from tests.web.conftest import needs
from tests.web.people import Person
from tests.web.screens import (
    campaign_screens,
    fall_screens,
    laid,
    merlin_screens,
    new_part,
    pick_something,
    screens_of,
    shown,
    tale_screens,
)
from tests.web.windows import Window

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = {360: 740, 768: 1024, 1440: 900}
EXTREMES = (360, 1440)  # the boards have two layouts: for phones, and for all else
NARROWEST = (360,)  # where long words do harm
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = {"type": "rule", "values": ["color-contrast"]}  # nothing else changes with the theme
RUN = """async ({ runOnly, part }) => {
  const { violations } = await axe.run(part ?? document, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\\n` +
    nodes.slice(0, 4).map(({ html, any, all }) =>
      `    ${html.slice(0, 160)} ${[...any, ...all][0]?.message ?? ''}`).join('\\n'))
}"""


class Looks(NamedTuple):
    """The widths at which axe looks for everything by day, and for colours by night."""

    by_day: Collection[int]
    by_night: Collection[int]


SCREENS = Looks(by_day=WIDTHS, by_night=EXTREMES)
BOARDS = Looks(by_day=EXTREMES, by_night=EXTREMES)
IN_GERMAN = Looks(by_day=NARROWEST, by_night=())  # other words, but the same colours


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A lobby that is empty at first."""
    with running(config_for(tmp_path)) as started:
        yield started


def violations(page: Page, screen: str, looks: Looks = SCREENS) -> list[str]:
    """What axe finds by day and by night, and whether the page can be scrolled sideways at any width."""
    found: list[str] = []
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(60)
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        themes: dict[Literal["light", "dark"], object] = {}
        themes |= {"light": EVERYTHING} if width in looks.by_day else {}
        themes |= {"dark": COLOURS} if width in looks.by_night else {}
        for theme, only in themes.items():
            page.emulate_media(color_scheme=theme)
            page.wait_for_selector(f"html[data-theme={theme}]")
            results: list[Any] = page.evaluate(RUN, {"runOnly": only, "part": new_part(screen)})
            found += [f"{screen}, {theme} at {width}: {text}" for text in results]
        wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if wide > 0:
            found.append(f"{screen} at {width}: can be scrolled sideways by {wide} px")
    page.set_viewport_size({"width": 1440, "height": 900})
    return found


@pytest.mark.timeout(400)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_screen_has_a_barrier_or_scrolls_sideways(browser: Browser, own_server: Running, lang: str) -> None:
    needs(AXE.is_file(), "axe is not installed: make page")
    found: list[str] = []
    looks = SCREENS if lang == "en" else IN_GERMAN
    stranger = Window(browser, own_server.base, lang=lang, check_policy=False)
    for screen, path in {"empty lobby": "/", "new table of nobody": "/new/king-arthur", "you, unknown": "/you"}.items():
        shown(stranger.page, own_server.base, path, "main h1")
        stranger.page.wait_for_load_state("networkidle")
        found += violations(stranger.page, screen, looks)
    found += stranger.close()
    with laid(own_server, lang) as tables:
        window = Window(browser, own_server.base, tables.me, lang=lang, check_policy=False)
        for screen, (path, stands) in screens_of(tables).items():
            shown(window.page, own_server.base, path, stands)
            found += violations(window.page, screen, looks)
            if screen == "my turn":
                pick_something(window.page)
                found += violations(window.page, "a pick made", looks)
                window.page.keyboard.press("m")
                found += violations(window.page, "all moves", looks)
                window.page.keyboard.press("Escape")
            if screen == "replay":
                window.page.locator(".scrubber input").press("End")
                found += violations(window.page, "end of a replay", looks)
        assert window.page.locator("html").get_attribute("lang") == lang
        found += window.close()
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "screens",
    [tale_screens, merlin_screens, fall_screens, campaign_screens],
    ids=["knight-tales", "merlin", "knight-fall", "campaign"],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_screen_of_a_game_has_a_barrier_or_scrolls_sideways(
    browser: Browser, own_server: Running, lang: str, screens: Callable[..., Iterator[str]]
) -> None:
    needs(AXE.is_file(), "axe is not installed: make page")
    found: list[str] = []
    with Person(own_server, "Elaine", lang, speed=0) as me, Person(own_server, "Bertram", speed=0) as friend:
        window = Window(browser, own_server.base, me, lang=lang, check_policy=False)
        for screen in screens(window.page, own_server, me, friend):
            found += violations(window.page, screen, BOARDS if lang == "en" else IN_GERMAN)
        assert window.page.locator("html").get_attribute("lang") == lang
        found += window.close()
    assert not found, "\n".join(dict.fromkeys(found))
