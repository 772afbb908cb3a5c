"""Knight Tales in the terminal: whole games of each mode by key presses, what the table shows, and the commands."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from caliburn.bots import Sight, make_bot
from caliburn.cli.boards import board_for
from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.client.help import HelpScreen
from caliburn.cli.client.menu import KEYS
from caliburn.cli.client.screens import EndScreen
from caliburn.cli.commands.play import Invitation
from caliburn.cli.scores import score_table
from caliburn.kernel.match import Match
from caliburn.kernel.text import Message, words
from tests.cli import boards
from tests.cli.boards import Moment, asks, assert_moves_are_seen, assert_worded, played_until, scene_of
from tests.cli.conftest import Command
from tests.cli.driving import (
    LARGE,
    SMALL,
    hastily,
    menu_handles,
    play,
    play_to_the_end,
    press,
    press_hastily,
    screen,
    seen,
    settle,
    shows,
)

GAME = "knight-tales"
BEGINNING = 60  # keys
STEMS = ("cli-", "card-", "event-", "move-", "step-")


def invited(mode: str = "competitive", seats: int = 3) -> Invitation:
    return boards.invited(GAME, seats, {"mode": mode})


def played(mode: str, seats: int, until: Moment, seed: int = 4) -> Match:
    """A match that bots played up to a moment of seat 0, or to its end."""
    return played_until(
        lambda match: bool(match.asks_for(0)) and until(match), GAME, seats, {"mode": mode}, bots="greedy", seed=seed
    )


def drawn(match: Match, lang: str = "en", height: int = 40) -> str:
    """Everything that the board draws for seat 0, as plain text."""
    return boards.drawn(board_for(GAME), scene_of(match, lang, (80, height)))


async def play_until(app: CaliburnApp, pilot: Pilot[None], moment: Moment) -> None:
    """Let a bot choose for the person until a moment."""
    mind = make_bot("greedy", "me")
    while not shows(app, EndScreen) and not moment(app.party.match):
        move = mind.choose(Sight(app.party.match, 0))
        offer = next(offer for offer in app.party.match.offers(0) if offer.move == move)
        app.table.play(0, offer)
        await settle(app, pilot)


@pytest.mark.parametrize(
    ("mode", "seats", "lang", "size", "scores"),
    [
        ("competitive", 2, "en", SMALL, "Final scores"),
        ("competitive", 2, "de", LARGE, "Endstand"),
        ("coop", 2, "de", SMALL, "Endstand"),
        ("solo", 1, "en", SMALL, "Final scores"),
    ],
)
def test_a_whole_game_is_played_by_keys(mode: str, seats: int, lang: str, size: tuple[int, int], scores: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await play_to_the_end(app, pilot, by_arrows=False)
        result = app.party.match.result
        assert result is not None
        shown = seen(app)
        assert scores in shown
        assert words(lang, GAME).say(result.reason) in shown
        assert_worded(screen(app), STEMS)

    app = play(script, invited(mode, seats), lang=lang, size=size)
    assert app.failure is None


@pytest.mark.parametrize(("mode", "seats", "lang"), [("coop", 2, "en"), ("solo", 1, "de")])
def test_a_game_begins_by_keys_in_a_large_terminal(mode: str, seats: int, lang: str) -> None:
    """In the language in which the mode is not played to its end."""

    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        random = Random(3)
        for _ in range(BEGINNING):
            assert app.table.menu is not None
            await press_hastily(app, pilot, KEYS[random.randrange(min(len(app.table.menu.shown()), len(KEYS)))])
            assert_worded(screen(app), STEMS)

    app = play(script, invited(mode, seats), lang=lang, size=LARGE)
    assert app.failure is None
    assert app.party.match.answers > BEGINNING // 2


@pytest.mark.parametrize(("mode", "seats"), [("competitive", 3), ("coop", 3), ("solo", 1)])
def test_in_a_small_terminal_moves_are_always_to_be_seen(mode: str, seats: int) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        mind = make_bot("greedy", "me")
        while not shows(app, EndScreen):
            assert_moves_are_seen(app)
            move = mind.choose(Sight(app.party.match, 0))
            app.table.play(0, next(offer for offer in app.party.match.offers(0) if offer.move == move))
            with hastily():
                await settle(app, pilot)
            await pilot.pause()

    play(script, invited(mode, seats), lang="de", size=SMALL)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Day 1 of 3", "Heroic", "Tonight: 1 champion, 8 minions", "2 Orcs", "8 gold"]),
        ("de", ["Tag 1 von 3", "Heroisch", "Heute Nacht: 1 Champion, 8 Lakaien", "2 Orks", "8 Gold"]),
    ],
)
def test_by_day_the_market_the_trophies_and_the_quest_are_shown(lang: str, told: list[str]) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await play_until(app, pilot, asks("ask-market"))
        shown = screen(app)
        table = app.party.match.view(0)["table"]
        for entry in (*table["market"], *table["trophies"], *table["quests"]):
            if "id" in entry:
                assert words(lang, GAME).say(f"card-{entry['id']}") in shown
        for text in told:
            assert text in shown
        assert menu_handles(app)

    play(script, invited(), lang=lang, size=(130, 44))


def test_what_the_marked_move_is_about_is_told() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await play_until(app, pilot, asks("ask-market"))
        menu = app.table.menu
        assert menu is not None
        first, second = [entry.offers[0].handles[0] for entry in menu.entries[:2]]
        about = [words("en", GAME).say(f"card-{card}-about") for card in (first, second)]
        assert about[0] in " ".join(str(app.table.query_one("#about").render()).split())
        await press(app, pilot, "down")
        assert about[1] in " ".join(str(app.table.query_one("#about").render()).split())

    play(script, invited(), size=SMALL)


def test_the_battlefield_shows_boss_lanes_walls_and_who_is_face_down() -> None:
    match = played("competitive", 3, asks("ask-attack"))
    shown, table = drawn(match), match.view(0)["table"]
    assert words("en", GAME).say(f"card-{table['boss']['id']}") in shown
    assert words("en", GAME).say(f"card-{table['boss']['tactic']}") in shown
    assert shown.count("░░ face down") == sum(not one["revealed"] for lane in table["lanes"] for one in lane)
    for lane in table["lanes"]:
        for monster in lane:
            if monster["revealed"]:
                assert words("en", GAME).say(f"card-{monster['id']}") in shown
                assert f"♥{monster['health'] + monster['tokens']['health']}/" in shown
    assert shown.count("╳╳╳") == table["walls"].count(3)
    assert "village: farmhouse, ox cart and well" in shown


@pytest.mark.parametrize(("lang", "lies"), [("en", "As it lies"), ("de", "So liegt es")])
@pytest.mark.parametrize("height", [24, 40])
def test_an_attack_shows_dice_effects_and_what_would_happen(lang: str, lies: str, height: int) -> None:
    def telling(match: Match) -> bool:
        attack = match.view(0)["table"]["attack"]
        return asks("ask-reactions")(match) and bool(attack["reasons"]) and bool(attack["monster_dice"])

    match = played("competitive", 3, telling)
    shown, attack = drawn(match, lang, height), match.view(0)["table"]["attack"]
    say = words(lang, GAME).say
    assert lies in shown
    for die in (*attack["knight_dice"], *attack["monster_dice"]):
        assert say(f"face-{die['face']}") in shown
    for reason in attack["reasons"]:
        assert say(f"by-{reason['by']}") in shown
    assert f"{attack['lies']['swords']}†" in shown
    assert say("step-5") in shown


def test_a_scout_sees_names_in_brackets_and_others_do_not() -> None:
    match = played("competitive", 3, asks("ask-attack"))
    lanes = scene_of(match).table["lanes"]
    hidden = next(one for lane in lanes for one in lane if not one["revealed"])
    hidden["id"] = "troll"
    assert "░░ (Troll)" in board_for(GAME).table(scene_of(match, size=(80, 40), lanes=lanes)).plain
    assert "Troll" not in drawn(match)


@pytest.mark.parametrize(("mode", "cards"), [("solo", "villagers"), ("coop", "coop")])
def test_helpers_are_shown(mode: str, cards: str) -> None:
    match = played(mode, 1 if mode == "solo" else 2, asks("ask-attack"))
    shown = drawn(match)
    for entry in match.view(0)["table"][cards]:
        assert words("en", GAME).say(f"card-{entry['id']}") in shown


def test_spent_cards_are_counted_where_there_is_little_room() -> None:
    match = played(
        "competitive", 3, lambda match: any(c["spent"] for c in match.view(0)["table"]["knights"][0]["cards"])
    )
    own = match.view(0)["table"]["knights"][0]["cards"]
    spent = [card["id"] for card in own if card["spent"]]
    assert f"{len(spent)} spent" in drawn(match, height=24)
    assert words("en", GAME).say(f"card-{spent[0]}") in drawn(match)


def test_the_score_sheet_has_all_seven_parts() -> None:
    matches = (played("competitive", 2, lambda _: False, seed) for seed in range(1, 12))
    match = next(match for match in matches if match.result is not None and match.result.winners)
    assert match.result is not None
    sheet = score_table(words("en", GAME), match, ["Anna", "Ben"], board_for(GAME))
    first = [str(cell) for cell in sheet.columns[0].cells]
    assert first[:2] == ["Market cards and trophies", "Set of market types"]
    assert first[7:] == ["Valor points", "Ties: monsters, gold"]
    winner = match.result.winners[0]
    assert str(sheet.columns[1].header) == f"{'◆▲'[winner]} {['Anna', 'Ben'][winner]}  wins"
    assert str([*sheet.columns[1].cells][7]) == str(match.result.scores[winner])


def test_help_tells_the_rule_the_marks_and_every_card_on_the_table() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await play_until(app, pilot, asks("ask-attack"))
        await press(app, pilot, "question_mark")
        assert shows(app, HelpScreen)
        assert words("en", GAME).say("rule-fighting-title") in seen(app)
        await press(app, pilot, "2")
        assert "Longsword" in seen(app)

    play(script, invited(), size=(120, 60))


# -- the commands ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "heads"),
    [("en", ["Cost", "Valor", "Black", "Health", "Damage"]), ("de", ["Kosten", "Ruhm", "Schwarz", "Leben", "Schaden"])],
)
def test_cards_have_columns_for_their_figures(run: Command, lang: str, heads: list[str]) -> None:
    shown = run("cards", GAME, "--lang", lang).out
    for head in heads:
        assert f"│ {head} " in shown or f" {head} │" in shown
    assert "cli-" not in shown
    assert "['" not in shown
    assert "{'" not in shown


def row(shown: str, card: str) -> str:
    return next(line for line in shown.splitlines() if line.startswith(f"│ {card} "))


def test_figures_are_marked_one_by_one_where_they_are_ours(run: Command) -> None:
    shown = run("cards", GAME).out
    axe = row(shown, "battle-axe").replace(" ", "")
    assert "│3│1†│1†│reconstructed│" in axe
    goblin = row(shown, "goblin").replace(" ", "")
    assert "Goblin(Orc†)│2│1│2│2†│1│2†│" in goblin
    assert "4 │" in row(shown, "track")
    assert "Faces: 2× sword, double sword, 2× shield and faith†" in shown
    assert "5, 3, 1†" in shown


@pytest.mark.parametrize("lang", ["en", "de"])
def test_rules_are_the_games_own_where_games_share_an_id(run: Command, lang: str) -> None:
    assert "docs/games/knight-tales.md" in run("rules", GAME, "--lang", lang).out
    for rule in ("scoring", "figures", "goal"):
        own, other = (words(lang, game).say(f"rule-{rule}") for game in (GAME, "king-arthur"))
        assert own != other
        assert run("rules", GAME, rule, "--json").data[0]["summaries"][lang] == own
        assert run("rules", "king-arthur", rule, "--json").data[0]["summaries"][lang] == other
        shown = " ".join(run("rules", GAME, rule, "--lang", lang).out.split())
        assert " ".join(own.split()) in shown


@pytest.mark.parametrize("mode", ["competitive", "coop", "solo"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_record_is_told(run: Command, tmp_path: Path, mode: str, lang: str) -> None:
    seats = 1 if mode == "solo" else 2
    path = tmp_path / "match.json"
    record: dict[str, Any] = played(mode, seats, lambda _: False).record()
    path.write_text(json.dumps(record), encoding="utf-8")
    shown = run("replay", str(path), "--verify", "--lang", lang)
    assert shown.code == 0
    for stem in ("cli-", "event-", "card-", "score-"):
        assert stem not in shown.out
    assert f"── {words(lang, GAME).say(Message('event-day-began', {'day': 3}))}" in shown.out


def test_simulate_counts_games_of_every_mode(run: Command) -> None:
    for mode, seats in (("competitive", "2"), ("coop", "2"), ("solo", "1")):
        options = ["--option", f"mode={mode}", "--option", "difficulty=epic"]
        shown = run("simulate", GAME, "--seats", seats, "--games", "2", *options, "--lang", "de")
        assert shown.code == 0
        assert "2 Partien" in shown.out
        assert "end-" not in shown.out
