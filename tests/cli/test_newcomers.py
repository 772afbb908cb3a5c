"""What somebody who has never seen the table needs: to read it, to follow the others, and to learn why."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from caliburn.cli.boards.legend import EVENTS
from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.client.help import HelpScreen
from caliburn.cli.client.menu import KEYS
from caliburn.cli.client.screens import CurtainScreen, EndScreen, PartingScreen
from caliburn.cli.client.table import TableScreen
from caliburn.cli.commands.play import resumed
from caliburn.kernel.text import words
from tests.cli.conftest import finished
from tests.cli.driving import (
    LARGE,
    SMALL,
    at_keyboard,
    invitation,
    last_key,
    log_lines,
    log_panel,
    notice,
    play,
    press,
    screen,
    settle,
    shows,
    visible_log,
)

BOTH = pytest.mark.parametrize("lang", ["en", "de"])


def squeezed(text: str) -> str:
    return re.sub(r"[\s│]+", " ", text)


# -- several people ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "drew", "key"), [("en", "You drew", "pass on"), ("de", "Du ziehst", "weitergeben")])
def test_at_one_keyboard_you_see_what_you_drew_before_you_pass_on(lang: str, drew: str, key: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")
        seat = at_keyboard(app)
        assert seat is not None
        while (menu := app.table.menu) is not None and menu.entries[0].offers[0].move[0:1] != (2,):
            await press(app, pilot, last_key(app))
        before = len(app.party.match.view(seat)["table"]["players"][seat]["hand"])
        await press(app, pilot, "1")
        assert len(app.party.match.view(seat)["table"]["players"][seat]["hand"]) == before + 2
        assert shows(app, PartingScreen)
        shown = squeezed(screen(app))
        assert f"{drew} 2" in shown
        assert key in shown
        await press(app, pilot, "enter")
        assert shows(app, CurtainScreen)
        assert drew not in screen(app)

    play(script, invitation(seats=2, hot_seat=True, names="Anna,Ben"), lang=lang, seed="4")


def test_alone_against_bots_nothing_stands_between_the_turns() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        for _ in range(8):
            await press(app, pilot, "1")
            assert shows(app, TableScreen)

    play(script, invitation(seats=2), seed="4")


# -- the log -----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_log_is_scrolled_by_keys_that_the_footer_names(lang: str, size: tuple[int, int]) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        while log_panel(app).max_scroll_y < 12:
            await press(app, pilot, "1")
        await pilot.pause()
        for up, down in (("pageup", "pagedown"), ("left_square_bracket", "right_square_bracket")):
            await pilot.press(*[up] * 10)
            await pilot.pause()
            assert log_panel(app).scroll_offset.y == 0
            assert words(lang).say("cli-log-more") in screen(app)
            await pilot.press(*[down] * 10)
            await pilot.pause()
            assert log_panel(app).scroll_offset.y == log_panel(app).max_scroll_y
            assert words(lang).say("cli-log-more") not in screen(app)
        assert words(lang).say("cli-key-log") in screen(app)

    play(script, invitation("seals"), lang=lang, size=size)


@BOTH
def test_the_log_shows_what_happened_since_your_last_choice_from_its_beginning(lang: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        since = 0
        for _ in range(3):
            turn = app.party.match.view(0)["table"]["turn_number"]
            while app.party.match.view(0)["table"]["turn_number"] == turn:
                since = app.party.last_event(0)
                await press(app, pilot, last_key(app))
            await pilot.pause()
            panel = log_panel(app)
            table = app.table
            lines = table.chronicle.lines(table.words, 0, 35, chapters=False)
            first = next(line for line in lines if line.number > since)
            assert first.text.plain.splitlines()[0].strip() in visible_log(app)
            below = sum(line.height for line in lines if line.number > since)
            assert (below > panel.size.height) is (words(lang).say("cli-log-more") in screen(app))

    play(script, invitation(bots="greedy"), lang=lang, seed="4")


def test_answers_without_a_choice_take_no_line_of_the_log() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        for _ in range(12):
            await press(app, pilot, last_key(app))
        assert app.party.automatic
        assert not [line for line in log_lines(app) if "›" in line]

    play(script, invitation(), seed="4")


# -- help --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "mode", "titles"),
    [
        ("en", "basic", ("Paying with knights",)),
        ("en", "seals", ("Paying with knights", "Usual challenge", "Double challenge")),
        ("de", "basic", ("Mit Rittern bezahlen",)),
        ("de", "seals", ("Mit Rittern bezahlen",)),
    ],
)
def test_help_at_a_challenge_leads_to_paying_too(lang: str, mode: str, titles: tuple[str, ...]) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark")
        shown = screen(app)
        for title in titles:
            assert title in shown
        assert "docs/games/king-arthur.md" in shown

    titles = tuple(words(lang).say("rule-paying-knights-title") if "Ritter" in title else title for title in titles)
    play(script, invitation(mode), lang=lang, size=(120, 110), seed="4")


@BOTH
@pytest.mark.parametrize("size", [(100, 33), (120, 70)])
def test_the_legend_explains_every_mark(lang: str, size: tuple[int, int]) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark", "2")
        assert shows(app, HelpScreen)
        pages = [screen(app)]
        for _ in range(6):
            await pilot.press("pagedown")
            await pilot.pause()
            pages.append(screen(app))
        shown = " ".join(pages)
        say = words(lang).say
        for mark in ("Σ12", "▯▯", "3+ 4+", "3+ 3+/D5", "3/4", "╭▾─╮" if size[1] > 40 else "‹2›"):
            assert mark in shown
        for letter in ("dark-power", "enemy-knight", "monster", "dragon"):
            assert re.search(rf"{say(f'cli-ka-kind-{letter}')} +{say(f'kind-{letter}')}", shown)
        for event in EVENTS:
            assert re.search(rf"{re.escape(say(f'cli-letter-{event}'))} +{say(f'cli-means-{event}')}", shown), event
        for what in ("points", "knights", "adversaries", "seals", "red", "orange", "beige", "merlin", "seal"):
            assert say(f"cli-ka-means-{what}") in squeezed(shown)

    play(script, invitation("seals"), lang=lang, size=size, seed="4")


def test_the_legend_leaves_out_seals_where_there_are_none() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "question_mark", "2")
        assert "knights in hand" in screen(app)
        assert "seal" not in screen(app)

    play(script, invitation(), size=(120, 70), seed="4")


@BOTH
def test_the_help_has_pages_with_all_rules_and_the_keys(lang: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        say = words(lang).say
        await press(app, pilot, "question_mark", "3")
        assert say("rule-goal-title") in screen(app)
        await pilot.press("end")
        await pilot.pause()
        assert "docs/games/king-arthur.md" in screen(app)
        await press(app, pilot, "right")
        assert say("cli-help-keys-text").split("\n")[1][:30] in screen(app)
        await press(app, pilot, "right")
        assert say("rule-challenge-title") in screen(app)
        await press(app, pilot, "left", "left")
        assert say("rule-goal-title") in screen(app)
        await pilot.click("#tabs", offset=(4, 0))
        await pilot.pause()
        assert say("rule-challenge-title") in screen(app)

    play(script, invitation(), lang=lang, size=LARGE, seed="4")


@pytest.mark.parametrize(("lang", "word", "brief"), [("en", "Adversaries", "Ad 1"), ("de", "Widersacher", "Wi 1")])
def test_defeated_adversaries_have_one_name(lang: str, word: str, brief: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        shown = screen(app)
        assert word in shown
        assert brief in shown
        for other in ("Trophies", "Trophäen", "held", "gehalten"):
            assert other not in shown

    play(script, invitation(), lang=lang)


# -- what is not asked -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "No action 1: a column has four"), ("de", "Keine Aktion 1: In einer Spalte liegen vier")]
)
def test_the_question_says_why_no_adversaries_can_be_drawn(lang: str, told: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        assert told in squeezed(screen(app))
        await press(app, pilot, last_key(app))
        assert told not in squeezed(screen(app))

    play(script, invitation(), lang=lang, seed="4")


def test_an_empty_deck_is_named_and_a_column_that_was_just_filled_is_not() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        scene = app.table.scene(78)
        empty = scene._replace(view={**scene.view, "table": {**scene.table, "deck": 0}})
        found = app.table.board.missing(empty)
        assert found is not None
        assert words("en").say(found).startswith("No action 1: the deck")
        while app.party.match.view(0)["table"]["action"] != 1:
            await press(app, pilot, last_key(app))
        assert "No action 1" not in squeezed(screen(app))
        await press(app, pilot, "1")
        assert any(len(column) == 4 for column in app.party.match.view(0)["table"]["columns"])
        assert "No action 1" not in squeezed(screen(app))

    play(script, invitation("seals"), seed="4")


# -- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "heads", "title"),
    [
        ("en", ("Adventures", "Adversaries", "Knights (ties)"), "The end"),
        ("de", ("Abenteuer", "Widersacher", "(Gleichstand)"), "Ende"),
    ],
)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_final_score_tells_what_it_is_made_of(
    tmp_path: Path, lang: str, heads: tuple[str, ...], title: str, size: tuple[int, int]
) -> None:
    path = tmp_path / "over.json"
    path.write_text(json.dumps(finished(mode="seals")), encoding="utf-8")
    party, again = resumed(str(path), "greedy", False)
    result = party.match.result
    assert result is not None
    app = CaliburnApp(party, again.party, lang=lang)

    async def session() -> None:
        async with app.run_test(size=size, notifications=True) as pilot:
            await settle(app, pilot)
            assert shows(app, EndScreen)
            shown = squeezed(screen(app))
            players: list[dict[str, Any]] = party.match.view(None)["table"]["players"]
            for score, knights, player in zip(result.scores, result.tie_breaks, players, strict=True):
                assert f"{player['won']} + {score - player['won']} = {score} {knights}" in shown
            for head in heads:
                assert head in shown
            await press(app, pilot, "escape")
            assert str(app.table.query_one(OptionList).border_title) == title
            assert words(lang).say("cli-key-undo") not in screen(app)
            await press(app, pilot, "u")
            assert party.match.result is not None

    asyncio.run(session())


# -- room --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "told"), [("en", "Make the window larger"), ("de", "Mach das Fenster größer")])
@pytest.mark.parametrize(("size", "seats", "least"), [((79, 24), 3, "22"), ((80, 21), 3, "22"), ((80, 22), 5, "23")])
def test_a_window_that_is_too_small_says_so(
    lang: str, told: str, size: tuple[int, int], seats: int, least: str
) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        shown = screen(app)
        assert told in shown
        assert "80" in shown
        assert least in shown
        answers = app.party.match.answers
        await press(app, pilot, "1")
        assert app.party.match.answers == answers, "nobody moves what they cannot see"
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert told not in screen(app)
        await press(app, pilot, last_key(app))
        assert app.party.match.answers > answers

    play(script, invitation(seats=seats), lang=lang, size=size, seed="4")


@BOTH
@pytest.mark.parametrize(("size", "seats"), [((80, 22), 3), ((80, 23), 5), (SMALL, 5), (LARGE, 5)])
def test_in_the_least_window_everything_is_whole(lang: str, size: tuple[int, int], seats: int) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        for _ in range(6):
            await press(app, pilot, last_key(app))
            shown = screen(app)
            assert words(lang).say("cli-key-leave") in shown
            assert "3+ 3+/D5" in shown
            assert len(re.findall(r"\b[0-4]/4\b", shown)) == 4
            assert app.table.query_one("#moves").region.bottom == size[1] - 1
            assert app.table.query_one(OptionList).size.height >= 2

    play(script, invitation("seals", seats), lang=lang, size=size, seed="4")


def test_keys_of_moves_stand_apart_from_their_words() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        assert app.table.menu is not None
        for number, line in enumerate(app.table.menu.lines()):
            assert line.plain.startswith(f"{KEYS[number]}) ")

    play(script, invitation())


@BOTH
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_notices_cover_neither_moves_nor_question(lang: str, size: tuple[int, int]) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "s", "u")
        assert await notice(app, pilot)
        for toast in app.screen.query("Toast"):
            assert toast.region.bottom <= app.table.query_one("#mine").region.y
            assert toast.region.right >= size[0] - 2

    play(script, invitation(), lang=lang, size=size)
