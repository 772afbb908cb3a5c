"""Driving the terminal client from a test: key presses, waiting for bots, and reading the screen."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest import mock

from textual.pilot import Pilot
from textual.screen import Screen

from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.client.log import LogPanel
from caliburn.cli.client.menu import KEYS
from caliburn.cli.client.screens import EndScreen
from caliburn.cli.client.table import TableScreen
from caliburn.cli.commands.play import Invitation, seated
from caliburn.cli.voice import speak

Script = Callable[[CaliburnApp, Pilot[None]], Awaitable[None]]
TURNS = 20
SMALL, LARGE = (80, 24), (120, 40)


def invitation(
    mode: str = "basic", seats: int = 3, *, bots: str = "greedy", hot_seat: bool = False, names: str = "", **more: Any
) -> Invitation:
    sitters = seated(seats, bots, "0", hot_seat, names)
    return Invitation("king-arthur", seats, {"mode": mode}, sitters, more.get("ask_all", False))


def play(
    script: Script,
    invited: Invitation,
    *,
    seed: str = "5",
    lang: str = "en",
    size: tuple[int, int] = SMALL,
    **more: Any,
) -> CaliburnApp:
    """Run the client and let a script press its keys."""
    speak(lang)
    app = CaliburnApp(invited.party(seed), invited.party, lang=lang, save_to=more.get("save_to"))

    async def session() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await settle(app, pilot)
            await script(app, pilot)

    asyncio.run(session())
    return app


@contextmanager
def hastily() -> Iterator[None]:
    """For whole games: keys follow each other without Textual's waits, as long as `settle` is used between them."""
    with mock.patch("textual.app.wait_for_idle", some_turns), mock.patch("textual.pilot.wait_for_idle", some_turns):
        yield


async def some_turns(min_sleep: float = 0, max_sleep: float = 0) -> None:
    """In place of Textual's wait until the processor is idle, which takes long where others work on it too: everybody
    in the client has some turns to do what is to be done. Whoever needs longer is waited for in `settle`."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


def shows(app: CaliburnApp, kind: type[Screen[Any]]) -> bool:
    return isinstance(app.screen, kind)


def how(app: CaliburnApp) -> bool:
    """Whether the second level of moves is shown."""
    return app.table.menu is not None and app.table.menu.inside is not None


def at_keyboard(app: CaliburnApp) -> int | None:
    return app.table.seat


def waits(app: CaliburnApp) -> bool:
    """Whether the client waits for a key."""
    if not isinstance(app.screen, TableScreen):
        return True
    return app.screen.menu is not None or (app.party.match.result is not None and not app.screen.workers)


async def settle(app: CaliburnApp, pilot: Pilot[None]) -> None:
    """Let the bots play until a person is asked."""
    for _ in range(2000):
        await pilot.pause()
        if not app.is_running or waits(app):
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the client hangs")


async def press(app: CaliburnApp, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(app, pilot)


async def press_hastily(app: CaliburnApp, pilot: Pilot[None], *keys: str) -> None:
    """Press keys with one of Textual's waits for all of them: afterwards the screen stands as after `press`."""
    with hastily():
        await press(app, pilot, *keys)
    await pilot.pause()


def seen(app: CaliburnApp) -> str:
    """All text on the screen."""
    drawn = app.export_screenshot()
    texts = re.findall(r"<text[^>]*>(.*?)</text>", drawn)
    return html.unescape(" ".join(texts)).replace("\xa0", " ")


def screen(app: CaliburnApp) -> str:
    """The screen as it stands, row by row."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def notice(app: CaliburnApp, pilot: Pilot[None]) -> str:
    """What the notice on the screen says."""
    await pilot.pause(0.1)
    return " ".join(str(toast.render()) for toast in app.screen.query("Toast"))


async def play_to_the_end(app: CaliburnApp, pilot: Pilot[None], by_arrows: bool) -> int:
    """Choose moves until the game is over; returns how many keys were pressed."""
    random = Random(3)
    pressed = 0
    while not shows(app, EndScreen):
        assert app.table.menu is not None
        number = random.randrange(min(len(app.table.menu.shown()), 3 if by_arrows else 9))
        keys = [*["down"] * number, "enter"] if by_arrows else [KEYS[number]]
        with hastily():
            await press(app, pilot, *keys)
        pressed += len(keys)
        assert pressed < 3000
    await settle(app, pilot)
    return pressed


def last_key(app: CaliburnApp) -> str:
    """The key of the last move, which is the one that does nothing."""
    assert app.table.menu is not None
    return KEYS[len(app.table.menu.shown()) - 1]


def log_lines(app: CaliburnApp, width: int = 60) -> list[str]:
    """The lines of the log."""
    table = app.table
    return [line.text.plain for line in table.chronicle.lines(table.words, table.seat, width)]


def log_panel(app: CaliburnApp) -> LogPanel:
    """The log that is shown."""
    return next(panel for panel in app.table.query(LogPanel) if panel.display)


def visible_log(app: CaliburnApp) -> str:
    """The part of the log that is on the screen."""
    panel = log_panel(app)
    return " ".join(panel.render_line(y).text.strip() for y in range(panel.size.height))


def menu_handles(app: CaliburnApp) -> frozenset[str]:
    return app.table.menu.handles if app.table.menu is not None else frozenset()


def pickable(app: CaliburnApp, column: int) -> bool:
    board = app.table.query_one("#board")
    x, y = board.region.offset
    return "pick" in app.table.get_style_at(x + column, y + 7).meta
