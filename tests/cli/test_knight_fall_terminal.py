"""Knight Fall in the terminal: whole games by keys, and a table on which abbey, track, cards and attacks are seen."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
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
from tests.cli.boards import (
    MIDDLE,
    PEOPLE,
    asks,
    assert_fits,
    assert_moves_are_seen,
    assert_worded,
    own_part,
    played_until,
    scene_of,
)
from tests.cli.conftest import Command
from tests.cli.driving import SMALL, last_key, log_lines, play, press_hastily, screen, seen, shows

GAME = "knight-fall"
LARGE = (120, 44)
STEMS = ("cli-", "card-", "event-", "move-", "tile-", "unit-", "power-", "magic-", "effect-", "action-")
ROUNDS = 2
NONE: dict[str, str] = {}
COOP = {"mode": "coop"}
LOCATIONS = {"locations": "on"}


def invited(seats: int = 2, options: Mapping[str, str] = NONE) -> Invitation:
    return boards.invited(GAME, seats, options)


def played(seats: int = 2, answers: int = 0, options: Mapping[str, str] = NONE) -> Match:
    """A match with so many answers by random bots, and then up to the turn of seat 0."""
    return played_until(asks("ask-play"), GAME, seats, options, answers=answers)


def table(scene: Scene) -> str:
    return board_for(GAME).table(scene).plain


def own(scene: Scene) -> str:
    return own_part(board_for(GAME), scene)


def unit(name: str, kind: str, side: str, tile: str, health: int, **more: Any) -> dict[str, Any]:
    return {
        "name": name, "kind": kind, "side": side, "tile": tile, "bank": None, "health": health, "most": 6,
        "place": None, **more,
    }  # fmt: skip


# -- playing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "size", "seats", "options", "scores"),
    [("en", SMALL, 2, {}, "Final scores"), ("de", MIDDLE, 1, COOP, "Endstand")],
)
def test_a_whole_game_is_played_by_keys(
    lang: str, size: tuple[int, int], seats: int, options: dict[str, str], scores: str
) -> None:
    """Every third key is that of the last move, which mostly ends the turn."""

    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        random = Random(3)
        while not shows(app, EndScreen):
            assert app.table.menu is not None
            key = KEYS[random.randrange(min(len(app.table.menu.shown()), 9))]
            await press_hastily(app, pilot, key if random.randrange(3) else last_key(app))
        assert app.party.match.result is not None
        assert scores in seen(app)
        assert_worded(screen(app), STEMS)

    app = play(script, invited(seats, options), lang=lang, size=size)
    assert app.failure is None


@pytest.mark.parametrize(
    ("lang", "size", "seats", "options"),
    [("de", SMALL, 4, LOCATIONS), ("en", SMALL, 3, {**COOP, "hand": "5"}), ("en", LARGE, 6, {})],
)
def test_some_rounds_are_played_by_keys_and_moves_are_always_to_be_seen(
    lang: str, size: tuple[int, int], seats: int, options: dict[str, str]
) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        match = app.party.match
        while not shows(app, EndScreen) and match.view(0)["table"]["round"] <= ROUNDS:
            assert_moves_are_seen(app)
            assert_worded(screen(app), STEMS)
            assert app.table.menu is not None
            await press_hastily(app, pilot, KEYS[match.event_count % min(len(app.table.menu.shown()), 9)])

    app = play(script, invited(seats, options), lang=lang, size=size)
    assert app.failure is None


def test_the_log_names_whose_turn_it_is_and_no_player_for_a_demon_that_cards_lead() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        while app.party.match.view(0)["table"]["round"] < 2:
            await press_hastily(app, pilot, "1")
        lines = [line for line in log_lines(app) if line.startswith("──")]
        assert any("◆" in line and "turn" in line for line in lines)
        assert any("── · " in line for line in lines)

    play(script, invited(1, COOP))


# -- the table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, LOCATIONS), (4, {}), (6, {"hand": "5"}), (1, COOP), (3, {**COOP, "locations": "on"})],
)
def test_no_line_is_wider_than_the_screen_and_the_moves_have_room(
    size: tuple[int, int], seats: int, options: dict[str, str]
) -> None:
    board = board_for(GAME)
    for answers in (0, 40, 90):
        match = played(seats, answers, options)
        for lang in ("en", "de"):
            scene = scene_of(match, lang, size)
            assert_fits(board, scene, beside_moves=10)
            assert len(board.piles(scene)) <= scene.width


def test_every_tile_is_a_box_with_its_name_and_those_who_stand_there() -> None:
    match = played(2, 60)
    scene = scene_of(match, size=LARGE)
    lines = table(scene).splitlines()
    starts = [number for number, line in enumerate(lines) if line[0] in "┌├└"]
    assert len(starts) == 4
    tiles = scene.table["tiles"]
    for row in range(3):
        boxes = [line[1:-1].split("│") for line in lines[starts[row] + 1 : starts[row + 1]]]
        for column in range(3):
            tile = tiles[row * 3 + column]
            name = words("en", GAME).say(f"tile-{tile['id']}")
            assert f"{tile['id']} {name}" in lines[starts[row]]
            inside = " ".join(box[column] for box in boxes)
            here = [one for one in scene.table["units"] if one["tile"] == tile["id"]]
            assert inside.count("♥") == len(here)
            for one in here:
                assert f"♥{one['health']}" in inside


@pytest.mark.parametrize("height", [22, 24])
def test_on_a_small_screen_a_crowded_tile_is_widened_and_nobody_is_left_out(height: int) -> None:
    match = played(2, 20)
    characters = [{**one, "tile": "A"} for one in match.view(0)["table"]["units"] if one["place"] is not None]
    crowd = [*characters[:2], unit("elder-3", "elder", "knights", "A", 6)]
    crowd += [unit(f"imp-{number}", "imp", "demons", "A", 2) for number in (1, 2, 3)]
    shown = table(scene_of(match, size=(80, height), units=crowd))
    assert shown.count("♥") == len(crowd)
    assert "…" not in shown


def test_characters_show_leader_health_defense_ice_seal_and_turn() -> None:
    match = played(2, 20)
    places = match.view(0)["table"]["places"]
    lurker = {**places[0], "character": "frozen-lurker", "health": 4, "ice": 3, "most_ice": 4, "seal": "mark-of-thorns"}
    knight = {**places[1], "character": "iron-knight", "health": 5, "defense": 3, "cursed": True}
    units = [
        unit("frozen-lurker", "demon", "demons", "A", 4, place=0),
        unit("iron-knight", "knight", "knights", "A", 5, place=1),
        unit("elder-3", "elder", "knights", "A", 6),
    ]
    scene = scene_of(match, places=[lurker, knight, *places[2:]], units=units, active=0)
    shown = table(scene)
    assert "[◆Lurker♥4*3§]" in shown
    assert "▲Iron♥5+3×" in shown
    assert "E3♥6" in shown


def test_the_track_shows_both_markers_and_the_door() -> None:
    match = played(2, 20)
    shown = table(scene_of(match, points={"demons": 4, "knights": 6}))
    assert "Track · · · · D · K · · · ⌂10" in shown
    assert "Leiste · · · · · DR · · · · ⌂10" in table(scene_of(match, "de", points={"demons": 5, "knights": 5}))
    moment = board_for(GAME).moment(scene_of(match, points={"demons": 4, "knights": 6}))
    assert "demons 4, knights 6 of 10" in moment


def test_an_attack_tells_who_is_hit_for_how_much_who_takes_it_and_what_is_blocked() -> None:
    match = played(2, 20)
    packet = {"target": "elder-3", "hits": "iron-knight", "damage": 4, "blocked": 1, "decided": True}
    other = {"target": "elder-4", "hits": "elder-4", "damage": 2, "blocked": 0, "decided": False}
    attack = {"attacker": "imp-2", "kind": "area", "aimed": None, "packets": [packet, other]}
    units = [
        unit("iron-knight", "knight", "knights", "A", 6, place=1), unit("elder-4", "elder", "knights", "B", 6),
    ]  # fmt: skip
    shown = table(scene_of(match, attack=attack, units=units))
    assert "Imp 2 attacks (all there):" in shown
    assert "!4 Elder 3 (Iron Knight takes it, 1 blocked)" in shown
    assert "!2 Elder 4" in shown
    assert "E4♥6!2" in shown
    assert "!3" in shown.split("Imp 2")[0]  # what is left of it, beside the knight


def test_the_effects_of_tiles_are_shown_only_where_they_are_used() -> None:
    assert "Armory melee +1" in table(scene_of(played(2, 20, LOCATIONS)))
    assert "melee +1" not in table(scene_of(played(2, 20)))


def test_halos_portals_banks_and_tiles_one_can_go_to_have_marks() -> None:
    match = played(2, 20, LOCATIONS)
    tiles = [
        {**tile, "halo": tile["id"] == "F", "portal": tile["id"] == "E"} for tile in match.view(0)["table"]["tiles"]
    ]
    scene = scene_of(match, tiles=tiles, units=[unit("elder-1", "elder", "knights", "B", 6, bank=2)])
    shown = table(scene._replace(handles=frozenset(["tile-A", "tile-B-north"])))
    for text in ("F Armory ☼", "E Seal ◎", "▸A Infirmary", "B Sewer ▸↑", "E1♥6↓"):
        assert text in shown


def test_the_hand_shows_text_and_symbols_and_what_is_slowed() -> None:
    match = played(2, 20)
    players = match.view(0)["table"]["players"]
    mine = {**players[0], "hand": ["rend", "rend"], "slowed": "hurl", "basic": True}
    changed = [mine, players[1]]
    small = own(scene_of(match, players=changed))
    assert "2× Rend (" in small
    assert "▮Hurl (melee + move)" in small
    assert "Basic action card" in small
    large = own(scene_of(match, size=LARGE, players=changed))
    assert words("en", GAME).say("card-rend-about") in large
    assert "Slowed" in large


def test_the_order_of_play_shows_who_leads_whom_and_who_waits() -> None:
    match = played(4, 60)
    places = match.view(0)["table"]["places"]
    changed = [{**places[0], "waiting": True}, *places[1:]]
    scene = scene_of(match, places=changed, active=2, phase="turn")
    shown = board_for(GAME).seats(scene).plain
    for place in places:
        assert PEOPLE[place["seat"]] in shown
    names = [words("en", GAME).say(f"card-{place['character']}") for place in places]
    assert f"({names[0]})" in shown
    assert f"[{names[2]}]" in shown


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_two_cards_that_lead_a_demon_are_shown(size: tuple[int, int]) -> None:
    match = played(2, 20, COOP)
    coop = {"deck": 20, "discards": ["inferno"], "shown": ["savage-rush", "dark-mending"]}
    scene = scene_of(match, size=size, coop=coop)
    shown, say = table(scene), words("en", GAME).say
    assert f"1st {say('card-savage-rush')}" in shown
    assert f"2nd {say('card-dark-mending')}" in shown
    assert say("card-savage-rush-primary") in shown
    assert "C 20+1" in board_for(GAME).piles(scene)


# -- help and components ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("options", [LOCATIONS, COOP])
def test_the_legend_explains_marks_cards_characters_and_tiles(lang: str, options: dict[str, str]) -> None:
    scene = scene_of(played(2, 30, options), lang)
    rows = [(mark.plain, scene.words.say(meaning)) for mark, meaning in board_for(GAME).legend(scene)]
    told = " ".join(f"{mark} {meaning}" for mark, meaning in rows)
    assert_worded(told, STEMS)
    for place in scene.table["places"]:
        assert scene.words.say(f"power-{place['power']}-about") in told
    for card in scene.table["players"][0]["hand"]:
        assert scene.words.say(f"card-{card}-about") in told
    for tile in scene.table["tiles"]:
        assert f"{tile['id']} {scene.words.say('tile-' + tile['id'])}" in [mark for mark, _ in rows]
    assert ("☠" in told) == (options == COOP)


def test_the_marked_move_tells_what_its_thing_does() -> None:
    scene = scene_of(played(2, 20))
    board = board_for(GAME)
    card = scene.table["players"][0]["hand"][0]
    for handle in (
        card,
        "basic",
        "elder-3",
        "tile-E",
        scene.table["places"][1]["character"],
        "imp-lord",
        "action-heal",
    ):
        told = board.about(scene, handle)
        assert told is not None
        assert len(told.plain) > len(handle)
    assert board.about(scene, "done") is None


@pytest.mark.parametrize(
    ("lang", "heads", "told"),
    [
        ("en", ["Health", "Defense", "Ice"], ["6/8†", "2†/4†", "Cleaving Oath (move and melee†)", "First card:"]),
        ("de", ["Leben", "Verteidigung", "Eis"], ["6/8†", "(Bewegung und Nahkampf†)", "Erste Karte:"]),
    ],
)
def test_components_have_columns_and_words(run: Command, lang: str, heads: list[str], told: list[str]) -> None:
    shown = run("cards", GAME, "--lang", lang).out
    for head in heads:
        assert f" {head} │" in shown
    for text in told:
        assert text in shown
    assert_worded(shown, ("cli-", "kind-", "power-", "effect-", "['", "{'"))
