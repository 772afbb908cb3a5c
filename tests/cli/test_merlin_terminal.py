"""Merlin in the terminal: games by key presses, what the table shows with and without modules, and its components."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from caliburn.cli.boards import Scene, board_for
from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.client.menu import KEYS
from caliburn.cli.client.screens import EndScreen
from caliburn.cli.commands.play import Invitation
from caliburn.kernel.match import Match
from caliburn.kernel.text import words
from tests.cli import boards
from tests.cli.boards import MIDDLE, asks, assert_fits, assert_moves_are_seen, assert_worded, played_until, scene_of
from tests.cli.conftest import Command
from tests.cli.driving import SMALL, play, play_to_the_end, press, screen, seen, shows

GAME = "merlin"
ALL = "favor,arthur,allies,gold,market,caerleon,morgana,treasures,decrees"
STEMS = ("cli-", "card-", "event-", "move-", "space-", "colour-")


def invited(seats: int = 2, modules: str = "") -> Invitation:
    return boards.invited(GAME, seats, {"modules": modules})


def played(seats: int, modules: str, answers: int, prompt: str = "ask-die") -> Match:
    """A match with so many answers by random bots, and then up to a question to seat 0."""
    return played_until(asks(prompt), GAME, seats, {"modules": modules}, answers=answers)


def seen_by(match: Match, lang: str = "en", size: tuple[int, int] = (100, 60), **change: Any) -> Scene:
    return scene_of(match, lang, size, **change)


def drawn(scene: Scene) -> str:
    return boards.drawn(board_for(GAME), scene)


@pytest.mark.parametrize(("lang", "size", "scores"), [("en", SMALL, "Final scores"), ("de", MIDDLE, "Endstand")])
def test_a_whole_game_is_played_by_keys(lang: str, size: tuple[int, int], scores: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await play_to_the_end(app, pilot, by_arrows=False)
        assert app.party.match.result is not None
        assert scores in seen(app)
        assert_worded(screen(app), STEMS)

    app = play(script, invited(), lang=lang, size=size)
    assert app.failure is None


@pytest.mark.parametrize(("lang", "size"), [("en", MIDDLE), ("de", SMALL)])
def test_with_all_modules_two_rounds_are_played_by_keys_and_moves_are_always_to_be_seen(
    lang: str, size: tuple[int, int]
) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        match = app.party.match
        while not shows(app, EndScreen) and match.view(0)["table"]["round"] < 3:
            assert_moves_are_seen(app)
            assert_worded(screen(app), STEMS)
            assert app.table.menu is not None
            await press(app, pilot, KEYS[match.event_count % min(len(app.table.menu.shown()), 9)])

    app = play(script, invited(modules=ALL), lang=lang, size=size)
    assert app.failure is None


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
@pytest.mark.parametrize(("seats", "modules"), [(2, ""), (3, ""), (4, ""), (2, ALL), (4, ALL)])
def test_no_line_is_wider_than_the_screen_and_the_moves_have_room(
    size: tuple[int, int], seats: int, modules: str
) -> None:
    for answers in (20, 150, 300):
        match = played(seats, modules, answers)
        for lang in ("en", "de"):
            assert_fits(board_for(GAME), seen_by(match, lang, size), beside_moves=9)


def test_the_ring_shows_spaces_figures_and_where_each_own_die_leads() -> None:
    scene = seen_by(played(2, "", 40), size=MIDDLE)
    lines = board_for(GAME).table(scene).plain.splitlines()
    table = scene.table
    for name in ("Dragon", "Dove", "Fish", "Snake", "Fox", "Eagle"):
        assert name in lines[0]
    width = scene.width // 6
    tall = next(number for number, line in enumerate(lines) if line.lstrip("▸").startswith("+shield"))

    def cell(space: str) -> str:
        sector, row = divmod(int(space.removeprefix("space-")), 4)
        return lines[tall + row - 1 if row else 0][sector * width : (sector + 1) * width]

    assert "M" in cell(table["merlin"])
    for seat, mark in enumerate("◆▲"):
        assert mark in cell(table["players"][seat]["knight"])
    reach = table["players"][0]["reach"]
    assert reach
    for die in reach:
        for way in die["to"]:
            assert f"{'M' if die['die'] == 'merlin' else ''}{die['value']}" in cell(way["space"])


def test_principalities_show_stock_vassals_and_influence() -> None:
    scene = seen_by(played(2, "", 40), size=MIDDLE)
    place = dict(scene.table["principalities"][0])
    place["stock"] = {"shield": 1, "flag": 0, "material": 4}
    place["vassals"] = {"builder": 1, "flag-bearer": None, "shield-bearer": 0, "lady": None}
    place["influence"] = [3, 2]
    changed = seen_by(played(2, "", 40), principalities=[place, *scene.table["principalities"][1:]])
    shown = board_for(GAME).table(changed).plain
    assert "S1F0M4 ▲f◆l" in shown
    assert "◆3 ▲2" in shown


def test_whoever_builds_sees_the_environs_even_in_a_small_terminal() -> None:
    match = played(2, "", 0, "ask-build")
    shown = board_for(GAME).table(seen_by(match, size=SMALL)).plain
    tiles = match.view(0)["table"]["environs"]["tiles"]
    assert len(tiles) == 18
    for number, tile in enumerate(tiles, 1):
        letter = {"mountain": "M", "wood": "W", "lake": "L"}[tile["terrain"]]
        assert f"{number}{letter}{'♜' if tile['tower'] else ''}" in shown
    assert shown.splitlines()[0].split()[:3] == ["Dr", "Sn", "Do"]


def test_a_mission_shows_in_brackets_what_is_missing() -> None:
    match = played(2, "", 20)
    own = match.view(0)["table"]["players"][0]
    icons = [
        {"what": "shield", "colour": "blue", "met": True},
        {"what": "flag", "colour": "brown", "met": False},
    ]
    hand = [{**own["hand"][0], "id": "m03", "handle": "m03", "points": 3, "icons": icons, "missing": 1}]
    players = [{**own, "hand": hand}, match.view(0)["table"]["players"][1]]
    assert "3 Fish pennant SFi (FEa)" in drawn(seen_by(match, players=players))


@pytest.mark.parametrize(
    ("modules", "told"),
    [
        ("gold", ["2 coins", "1 mistletoe"]),
        ("arthur", ["Inner ring", "Picts", "Replace"]),
        ("allies", ["Sir "]),
        ("market", ["market", "laborers", "remedy 4"]),
        ("caerleon", ["Dr Smith", "Ea Mint"]),
        ("morgana", ["kitchen", "1) ", "left: 11 poisoned apples"]),
        ("treasures", ["✦"]),
        ("decrees", ["§4"]),
        ("favor", ["Favor b··· f··· s··· l··· 4 seals left"]),
    ],
)
def test_the_parts_of_a_module_are_drawn_with_it_and_not_without(modules: str, told: list[str]) -> None:
    match = played(2, modules, 0)
    shown, plain = drawn(seen_by(match)), drawn(seen_by(played(2, "", 0)))
    for text in told:
        assert text in shown
    assert any(text not in plain for text in told)


def test_the_marked_die_tells_where_it_leads() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        about = " ".join(str(app.table.query_one("#about").render()).split())
        die = app.party.match.view(0)["table"]["players"][0]["reach"][0]
        space = int(die["to"][0]["space"].removeprefix("space-"))
        kind = app.party.match.view(0)["table"]["spaces"][space]
        name = kind["kind"] if kind["what"] is None else f"{kind['kind']}-{kind['what']}"
        assert words("en", GAME).say(f"space-{name}") in about

    play(script, invited(), size=SMALL)


def test_what_finds_no_room_is_in_the_help() -> None:
    scene = seen_by(played(2, ALL, 60), size=SMALL)
    board = board_for(GAME)
    assert "under ? and 2" in board.piles(scene)
    told = " ".join(f"{mark.plain} {scene.words.say(meaning)}" for mark, meaning in board.legend(scene))
    for text in ("built with", "kitchen", "market", "forecast", "Sir "):
        assert text in told
    assert_worded(told, STEMS)


@pytest.mark.parametrize(
    ("lang", "heads", "told"),
    [
        ("en", ["Gains", "Steps", "Points"], ["Dragon flag (Reverse†)", "Spaces: Dragon", "Marks: Dragon, Snake"]),
        ("de", ["Ertrag", "Schritte", "Punkte"], ["Drachenfahne (Rückwärts†)", "Felder: Drache"]),
    ],
)
def test_components_have_columns_and_words(run: Command, lang: str, heads: list[str], told: list[str]) -> None:
    shown = run("cards", GAME, "--lang", lang).out
    for head in heads:
        assert f" {head} │" in shown
    for text in told:
        assert text in shown
    assert_worded(shown, ("cli-", "kind-", "power-", "effect-", "['", "{'"))
