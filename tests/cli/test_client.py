"""The terminal client at one person’s table: whole games, choosing, taking back, languages and help."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.client.help import HelpScreen
from caliburn.cli.client.menu import KEYS
from caliburn.cli.client.table import TableScreen
from caliburn.kernel.text import words
from tests.cli.driving import (
    LARGE,
    SMALL,
    how,
    invitation,
    log_lines,
    menu_handles,
    notice,
    pickable,
    play,
    play_to_the_end,
    press,
    seen,
    settle,
    shows,
)


@pytest.mark.parametrize(
    ("mode", "lang", "size", "by_arrows", "scores"),
    [
        ("basic", "en", SMALL, False, "Final scores"),
        ("seals", "en", LARGE, True, "Final scores"),
        ("basic", "de", LARGE, True, "Endstand"),
        ("seals", "de", SMALL, False, "Endstand"),
    ],
)
def test_a_whole_game_is_played_by_keys(
    mode: str, lang: str, size: tuple[int, int], by_arrows: bool, scores: str
) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await play_to_the_end(app, pilot, by_arrows)
        result = app.party.match.result
        assert result is not None
        shown = seen(app)
        assert scores in shown
        assert words(lang).say(result.reason) in shown
        for points in result.scores:
            assert str(points) in shown
        await press(app, pilot, "escape")
        assert shows(app, TableScreen)
        await press(app, pilot, "escape", "n")
        assert app.party.match.result is None
        assert app.party.match.rules.seating.mode == mode

    app = play(script, invitation(mode, 2 if by_arrows else 3), lang=lang, size=size)
    assert app.failure is None


def test_choices_have_two_levels_and_escape_goes_back() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        while True:
            menu = app.table.menu
            assert menu is not None
            several = next((n for n, entry in enumerate(menu.entries) if len(entry.offers) > 1), None)
            if several is not None:
                break
            await press(app, pilot, "1")
        answers = app.party.match.answers
        what = menu.entries[several].text
        await press(app, pilot, KEYS[several])
        assert how(app)
        assert app.party.match.answers == answers
        assert what in seen(app)
        assert "How?" in seen(app)
        await press(app, pilot, "escape")
        assert not how(app)
        await press(app, pilot, KEYS[several], "2")
        assert app.party.match.answers > answers

    play(script, invitation())


def test_moves_things_and_keys_can_be_clicked() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        answers = app.party.match.answers
        await pilot.click("#moves", offset=(5, 1))
        await settle(app, pilot)
        if app.table.menu is not None and app.table.menu.inside is not None:
            await pilot.click("#moves", offset=(5, 1))
            await settle(app, pilot)
        assert app.party.match.answers > answers
        await pilot.click("#keys", offset=(2, 0))
        await settle(app, pilot)
        while not any(handle.startswith(("dragon", "monster", "dark", "enemy")) for handle in menu_handles(app)):
            await press(app, pilot, "1")
        column = next(offset for offset in range(76) if pickable(app, offset))
        answers = app.party.match.answers
        await pilot.click("#board", offset=(column, 7))
        await settle(app, pilot)
        assert app.table.menu is not None
        assert app.table.menu.inside is not None or app.party.match.answers > answers

    play(script, invitation(), seed="6")


def test_undo_takes_back_the_last_decision_and_says_when_there_is_none() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        start = app.party.match.view("referee")
        await press(app, pilot, "u")
        assert app.party.match.view("referee") == start
        assert "only your own last move" in await notice(app, pilot)
        menu = app.table.menu
        assert menu is not None
        leave = len(menu.entries) - 1
        assert menu.entries[leave].text == "Challenge nobody"
        await press(app, pilot, KEYS[leave])
        assert app.party.match.view("referee") != start
        await press(app, pilot, "u")
        assert app.party.match.view("referee") == start
        assert any("You took back" in line for line in log_lines(app))

    play(script, invitation(), seed="4")


def test_a_single_choice_is_made_for_you_and_noted_unless_all_is_asked() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        menu = app.table.menu
        assert menu is not None
        await press(app, pilot, KEYS[len(menu.entries) - 1])
        assert ("No choice: Take no adventure." in seen(app)) is not app.party.ask_all
        assert not any("Take no adventure" in line for line in log_lines(app))
        assert app.table.menu is not None
        expected = "Take no adventure" if app.party.ask_all else "Draw 2 knights"
        assert app.table.menu.entries[0].text == expected

    play(script, invitation(), seed="4")
    play(script, invitation(ask_all=True), seed="4")


def test_the_language_changes_in_the_middle_of_the_game() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        assert "What happened" in seen(app)
        before = app.party.match.answers
        await press(app, pilot, "l")
        shown = seen(app)
        assert "Was geschah" in shown
        assert "What happened" not in shown
        assert "Drachen" in shown
        await press(app, pilot, "l")
        assert "What happened" in seen(app)
        assert app.party.match.answers == before

    play(script, invitation())


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "challenge an adversary"), ("de", "einen Widersacher herausfordern")]
)
@pytest.mark.parametrize("key", ["question_mark", "f1"])
def test_help_shows_the_rule_at_hand(lang: str, title: str, key: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, key)
        assert shows(app, HelpScreen)
        shown = seen(app)
        assert title in shown
        assert "KA-12" in shown
        await press(app, pilot, "escape")
        assert shows(app, TableScreen)

    play(script, invitation(), lang=lang, size=LARGE, seed="4")
