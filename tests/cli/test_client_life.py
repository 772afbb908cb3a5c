"""The terminal client around the game: saving and resuming, several people, failures, sizes and boards."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.worker import WorkerFailed

import caliburn
from caliburn.cli.boards import board_for
from caliburn.cli.boards.tree import TreeBoard
from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.client.menu import KEYS
from caliburn.cli.client.screens import CurtainScreen, PartingScreen
from caliburn.cli.client.table import TableScreen
from caliburn.cli.commands.play import resumed
from caliburn.cli.files import last_match
from caliburn.cli.story import Story
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.games.king_arthur.turn import KingArthur
from caliburn.kernel.errors import RuleBug
from caliburn.kernel.text import words
from tests.cli.driving import (
    LARGE,
    SMALL,
    at_keyboard,
    invitation,
    log_lines,
    notice,
    play,
    press,
    seen,
    settle,
    shows,
    waits,
)


def test_a_match_is_saved_left_and_resumed(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"

    async def leave(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        await press(app, pilot, "s")
        assert "Saved" in await notice(app, pilot)
        await pilot.press("q")

    app = play(leave, invitation("seals", names="Elaine"), save_to=saved)
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert caliburn.replay(record).view("referee") == app.party.match.view("referee")
    assert last_match() == app.kept
    for source in ("last", str(saved)):  # the first goes on in the file of the match, the other in a new one
        party, again = resumed(source, "", False)
        assert party.match.view(0) == app.party.match.view(0)
        assert party.names == app.party.names
        assert again.options["mode"] == "seals"

        async def go_on(app: CaliburnApp, pilot: Pilot[None]) -> None:
            assert "Elaine" in seen(app)
            await press(app, pilot, "1")

        resuming = CaliburnApp(party, again.party, lang="en")

        async def session(app: CaliburnApp = resuming) -> None:
            async with app.run_test(size=SMALL) as pilot:
                await settle(app, pilot)
                await go_on(app, pilot)

        asyncio.run(session())


def test_a_record_without_seats_is_resumed_against_bots(record_file: Path) -> None:
    party, _ = resumed(str(record_file), "random", False)
    assert party.names.bots == (None, "random", "random")


def test_where_a_match_cannot_be_saved_that_is_told_and_it_goes_on(tmp_path: Path) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "s")
        assert "it is a folder" in await notice(app, pilot)
        await press(app, pilot, "1")

    play(script, invitation(), save_to=tmp_path)


def test_between_two_people_a_curtain_hides_every_hand() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        previous = None
        for _ in range(4):
            assert shows(app, CurtainScreen)
            asked = app.party.asked_human()
            assert asked is not None
            assert asked != previous
            shown = seen(app)
            assert ("Anna", "Bert")[asked] in shown
            assert "Knights" not in shown
            assert at_keyboard(app) is None
            assert "Knights" not in str(app.table.query_one("#mine").render())
            await press(app, pilot, "enter")
            assert shows(app, TableScreen)
            assert at_keyboard(app) == asked
            view = app.party.match.view(asked)
            assert view["table"]["players"][1 - asked]["hand"] is None
            assert ("Anna", "Bert")[asked] in seen(app)
            while shows(app, TableScreen):
                await press(app, pilot, "1")
            if shows(app, PartingScreen):
                await press(app, pilot, "enter")
            previous = asked

    play(script, invitation(seats=2, hot_seat=True, names="Anna,Bert"))


def test_the_screen_is_built_from_the_own_view_only() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        views: list[Any] = []
        match = app.party.match
        whole = match.view

        def watched(viewer: Any) -> dict[str, Any]:
            views.append(viewer)
            return whole(viewer)

        match.view = watched  # type: ignore[method-assign]
        await press(app, pilot, "1", "1", "l", "question_mark", "escape")
        assert set(views) == {0}

    play(script, invitation())


def test_the_log_tells_every_event_in_its_own_words() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        for _ in range(12):
            await press(app, pilot, "1")
        story = Story(app.party.match, app.party.names, words("en"), 0)
        told = ["".join(part.plain for part in story.parts(line.event)) for line in app.party.match.events(0)]
        shown = [re.sub(r"\n +", " ", line) for line in log_lines(app) if "›" not in line]
        assert shown == told
        assert any("sealed" in line for line in shown)

    play(script, invitation("seals"), seed="4")


@pytest.mark.parametrize("bots", [False, True])
def test_a_rule_bug_ends_the_client_and_carries_its_record(bots: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = KingArthur.check_end_of_turn

    def failing(rules: KingArthur, s: KingArthurState) -> None:
        if (s.turn != 0) is bots and s.events is not None:
            raise ZeroDivisionError("by nothing")
        whole(rules, s)

    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        apps.append(app)
        broken.setattr(KingArthur, "check_end_of_turn", failing)
        while app.failure is None:
            await pilot.press("1")
            await pilot.pause()

    apps: list[CaliburnApp] = []
    with monkeypatch.context() as broken, pytest.raises((RuleBug, WorkerFailed)):
        play(script, invitation(bots="random"))
    failure = apps[0].failure
    assert isinstance(failure, RuleBug)
    assert failure.record is not None
    assert caliburn.replay(failure.record).result is None


def test_undo_while_a_bot_thinks_stops_the_thought() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        app.table.delay = 30.0
        before = app.party.match.view("referee")
        for _ in range(6):
            if app.table.menu is None:
                break
            await pilot.press(KEYS[len(app.table.menu.entries) - 1])
            await pilot.pause()
        assert not waits(app)
        assert "thinking" in seen(app)
        answers = app.party.match.answers
        await press(app, pilot, "u")
        assert waits(app)
        assert app.party.match.answers < answers
        assert before["table"]["players"] == app.party.match.view("referee")["table"]["players"]

    play(script, invitation(), seed="8")


@pytest.mark.parametrize("size", [SMALL, LARGE, (160, 50), (80, 23)])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_size_shows_all_adventures_and_the_hand(size: tuple[int, int], seats: int) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1")
        scene_width = app.table.query_one("#board").region.width
        assert scene_width <= size[0]
        shown = seen(app)
        for name in ("Grail", "Excalibur", "Saxons", "Treasure"):
            assert name in shown
        assert "Knights" in shown
        for bot in app.table.people[1:]:
            assert bot in shown

    play(script, invitation("seals", seats), size=size)


def test_a_game_without_a_board_of_its_own_is_drawn_as_a_tree() -> None:
    assert isinstance(board_for("chess"), TreeBoard)

    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        app.table.board = board_for("chess")
        app.table.draw()
        await pilot.pause()
        assert "adventures:" in seen(app)
        board = app.table.board.table(app.table.scene(78)).plain
        assert "▸" in board
        assert "Holy Grail" in board
        await press(app, pilot, "1")

    play(script, invitation(), seed="4")
