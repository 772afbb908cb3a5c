"""The page is light and quick: what lobby and board load, and how soon a slow machine can use them."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.conftest import NewPerson, OpenWindow
from tests.web.people import may_challenge
from tests.web.windows import Window

MOST_CODE = 200_000
MOST_WAIT = 1.5
SLOWER = 4
TRIES = 6
OUR_PACE = 210.0  # ms that the work below takes there


def test_lobby_and_board_load_no_more_code_than_promised(
    open_window: OpenWindow, new_person: NewPerson, count: Callable[..., None]
) -> None:
    elaine = new_person("Elaine")
    table = elaine.against_bots(3)
    window = open_window(elaine)
    code: dict[str, int] = {}
    unpacked: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url not in code and response.request.resource_type in ("script", "stylesheet"):
            code[response.url] = response.request.sizes()["responseBodySize"]
            unpacked[response.url] = len(response.body())
            assert response.headers.get("content-encoding") in ("gzip", "br"), response.url

    answers: list[Response] = []

    def keep(response: Response) -> None:
        answers.append(response)

    window.page.on("response", keep)
    window.open("/")
    expect(window.page.get_by_role("heading", name="Open tables")).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    for response in answers:
        weigh(response)
    answers.clear()
    window.open(f"/table/{table}")
    expect(window.page.get_by_role("group", name="Adventures")).to_be_visible()
    window.page.wait_for_load_state("networkidle")
    for response in answers:
        weigh(response)
    total = sum(code.values())
    count(bytes_of_code_gzipped=total, bytes_of_code=sum(unpacked.values()))
    assert len(code) >= 4
    assert total <= MOST_CODE, code


def usable_after(window: Window, path: str, selector: str) -> float:
    """Seconds from opening an address until the first control can be pressed, on a CPU four times slower."""
    page = window.page
    page.goto("about:blank")
    client = window.context.new_cdp_session(page)
    client.send("Network.clearBrowserCache")
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = time.monotonic()
    page.goto(f"{window.base}{path}", wait_until="commit")
    wait_until_pressable(page, selector)
    took = time.monotonic() - began
    client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    client.detach()
    return took


def wait_until_pressable(page: Page, selector: str) -> None:
    pressable = """(selector) => {
      const element = document.querySelector(selector)
      if (!element) return false
      const box = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
    }"""
    end = time.monotonic() + 15
    while not page.evaluate(pressable, selector):
        assert time.monotonic() < end, selector


def slower_than_ours(page: Page) -> float:
    """How much slower this machine is than the one the promise was made on; at least 1, at most 2."""
    work = """() => {
      const began = performance.now()
      let x = 0
      for (let n = 0; n < 4e7; n++) x = (x * 31 + n) | 0
      return performance.now() - began + (x === 1 ? 1 : 0)
    }"""
    took: float = min([page.evaluate(work) for _ in range(5)])
    return min(max(took / OUR_PACE, 1.0), 2.0)


@pytest.mark.alone
def test_lobby_and_table_can_be_used_soon_on_a_slow_machine(
    open_window: OpenWindow, new_person: NewPerson, count: Callable[..., None]
) -> None:
    elaine = new_person("Elaine")
    table = elaine.against_bots(3)
    elaine.play(table, Random(3), may_challenge)
    window = open_window(elaine)
    window.open("/")
    best: dict[str, float] = {}
    for screen, path, selector in (
        ("lobby", "/", "main a.gold, main button.gold"),
        ("table", f"/table/{table}", ".ka-thing.can[data-place=column], .prompt [data-action]"),
    ):
        for _ in range(TRIES):  # other tests use this machine too: the best of a few is the page's own time
            best[screen] = min(best.get(screen, 99), usable_after(window, path, selector))
            if best[screen] < MOST_WAIT * 0.8:
                break
    slower = slower_than_ours(window.page)
    count(**{f"ms_until_the_{screen}_can_be_used": round(took * 1000) for screen, took in best.items()})
    assert max(best.values()) <= MOST_WAIT * slower, (best, slower)
