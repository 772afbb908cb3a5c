"""A server of its own and real browsers for the tests of the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.server.serving import Running, config_for, running
from tests.web.people import Person
from tests.web.windows import Window, launch_chromium

PAGE = Path(__file__).parents[2] / "src" / "caliburn" / "server" / "page" / "index.html"
expect.set_options(timeout=15_000)
OpenWindow = Callable[..., Window]
NewPerson = Callable[..., Person]


def needs(found: object, reason: str) -> None:
    """Skip where something is missing; in CI that is a failure."""
    if found:
        return
    if os.environ.get("CALIBURN_STRICT") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


# These last for a file, not for the session: a synchronous Playwright keeps an event loop running in this thread,
# and coroutine tests in other files could not have theirs.
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    needs(shutil.which("chromium"), "there is no Chromium: apt-get install chromium")
    needs(PAGE.is_file(), "the page is not built: make page")
    chromium = launch_chromium(playwright)
    yield chromium
    chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("data"))) as started:
        yield started


@pytest.fixture
def new_person(server: Running) -> Iterator[NewPerson]:
    """People who play by program."""
    with ExitStack() as stack:

        def make(name: str, lang: str = "en", **settings: Any) -> Person:
            return stack.enter_context(Person(server, name, lang, **settings))

        yield make


@pytest.fixture
def open_window(browser: Browser, server: Running) -> Iterator[OpenWindow]:
    """Windows in contexts of their own, plain unless told otherwise. What goes wrong in any of them fails the test."""
    windows: list[Window] = []

    def open_one(person: Person | None = None, **more: Any) -> Window:
        window = Window(browser, server.base, person, **{"plain": True, **more})
        windows.append(window)
        return window

    yield open_one
    problems = [problem for window in windows for problem in window.close()]
    assert not problems, "\n".join(problems)
