"""Editions of Knight Tales that cannot be played with: each is refused with a message that names what is wrong."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from caliburn.games.knight_tales.components import load
from caliburn.games.knight_tales.components.editions import EDITIONS
from caliburn.games.knight_tales.figures import BOSS_IDS, KIND_IDS, MARKET_IDS, QUEST_IDS, TROPHY_IDS
from tests.games.editions import assert_refusal_is_said, refusal_of

COLUMNS = [1] * 10
refusal = partial(refusal_of, "knight-tales")

UNKNOWN: dict[str, tuple[Any, str, tuple[str, ...]]] = {
    "section": ({"weapons": {}}, "weapons", EDITIONS.sections),
    "market card": ({"market": {"excalibur": {"cost": 3}}}, "market.excalibur", MARKET_IDS),
    "trophy": ({"trophies": {"spear": {"valor": 3}}}, "trophies.spear", TROPHY_IDS),
    "monster": ({"monsters": {"dragon": {"red": 4}}}, "monsters.dragon", KIND_IDS),
    "number for a name": ({"monsters": {7: {"red": 4}}}, "monsters.7", KIND_IDS),
    "boss": ({"bosses": {"goblin": {"valor": 3}}}, "bosses.goblin", BOSS_IDS),
    "quest": ({"quests": {"grail": {"points": [5, 3, 1]}}}, "quests.grail", QUEST_IDS),
    "night": ({"renown": {"4": {"green": 3}}}, "renown.4", ("1", "2", "3")),
    "die": ({"dice": {"blue": ["sword"] * 6}}, "dice.blue", ("knight", "black", "red")),
    "figure of a card": ({"market": {"spear": {"price": 3}}}, "market.spear.price", ("cost", "valor")),
    "cost of a trophy": ({"trophies": {"horned-helm": {"cost": 3}}}, "trophies.horned-helm.cost", ("valor",)),
    "figure of a quest": ({"quests": {"unbowed": {"day": 1}}}, "quests.unbowed.day", ("points",)),
    "figure of the track": (
        {"track": {"green": 3}},
        "track.green",
        ("spaces", "wrath", "health", "fatigue", "yellow", "red"),
    ),
}


@pytest.mark.parametrize("what", UNKNOWN)
def test_an_unknown_entry_is_named_with_what_is_allowed(what: str) -> None:
    edition, entry, allowed = UNKNOWN[what]
    assert refusal(edition) == ("error-edition-unknown", {"entry": entry, "allowed": ", ".join(allowed)})


@pytest.mark.parametrize(
    ("edition", "entry"),
    [
        ({"market": 3}, "market"),
        ({"quests": [["unbowed", 5]]}, "quests"),
        ({"dice": "red"}, "dice"),
        ({"track": 32}, "track"),
        ({"market": {"spear": 3}}, "market.spear"),
        ({"renown": {"2": [3, 6]}}, "renown.2"),
    ],
)
def test_a_table_that_is_something_else_is_refused(edition: Any, entry: str) -> None:
    assert refusal(edition) == ("error-edition-section", {"entry": entry})


@pytest.mark.parametrize(
    ("section", "card", "figure", "value", "least", "most"),
    [
        ("market", "spear", "cost", 0, 1, 12),
        ("market", "spear", "cost", 13, 1, 12),
        ("market", "spear", "valor", -1, 0, 12),
        ("market", "spear", "cost", "three", 1, 12),
        ("market", "spear", "cost", 2.5, 1, 12),
        ("market", "spear", "cost", True, 1, 12),
        ("market", "spear", "cost", [3], 1, 12),
        ("trophies", "horned-helm", "valor", 13, 0, 12),
        ("monsters", "zombie", "black", 5, 0, 4),
        ("monsters", "zombie", "red", -1, 0, 4),
        ("monsters", "zombie", "health", 0, 1, 9),
        ("monsters", "ghoul", "health", 2, 3, 9),
        ("monsters", "zombie", "count", 0, 1, 24),
        ("bosses", "warchief", "health", 21, 1, 20),
        ("bosses", "warchief", "valor", None, 0, 20),
        ("renown", "2", "green", 21, 0, 20),
    ],
)
def test_a_figure_of_the_wrong_type_or_range_is_refused(
    section: str, card: str, figure: str, value: Any, least: int, most: int
) -> None:
    assert refusal({section: {card: {figure: value}}}) == (
        "error-edition-figure",
        {"entry": f"{section}.{card}.{figure}", "value": str(value), "least": least, "most": most},
    )


@pytest.mark.parametrize(("figure", "value", "least", "most"), [("spaces", 11, 12, 60), ("health", 3, 4, 9)])
def test_a_figure_of_the_track_beyond_its_range_is_refused(figure: str, value: int, least: int, most: int) -> None:
    assert refusal({"track": {figure: value}}) == (
        "error-edition-figure",
        {"entry": f"track.{figure}", "value": str(value), "least": least, "most": most},
    )


@pytest.mark.parametrize(
    ("section", "card", "figure", "value", "length", "least", "most"),
    [
        ("bosses", "warchief", "red", COLUMNS[:9], 10, 0, 4),
        ("bosses", "warchief", "red", [*COLUMNS, 1], 10, 0, 4),
        ("bosses", "warchief", "black", [*COLUMNS[:9], 5], 10, 0, 4),
        ("bosses", "warchief", "black", [*COLUMNS[:9], True], 10, 0, 4),
        ("bosses", "warchief", "armor", 1, 10, 0, 9),
        ("bosses", "warchief", "armor", [], 10, 0, 9),
        ("quests", "unbowed", "points", [7, 5], 3, 0, 20),
        ("quests", "behind-the-lines", "points", [5, 3, 21], 3, 0, 20),
        ("quests", "unbowed", "points", "7 5 3", 3, 0, 20),
        ("renown", "2", "heroic", [3], 2, 0, 9),
        ("renown", "2", "epic", [10, -1], 2, 0, 9),
        ("renown", "3", "legendary", 7, 2, 0, 9),
    ],
)
def test_a_list_with_a_figure_missing_too_many_or_wrong_is_refused(
    section: str, card: str, figure: str, value: Any, length: int, least: int, most: int
) -> None:
    assert refusal({section: {card: {figure: value}}}) == (
        "error-edition-list",
        {"entry": f"{section}.{card}.{figure}", "value": str(value), "length": length, "least": least, "most": most},
    )


@pytest.mark.parametrize("value", [[], [1, 3], [3, 11], [5, 3], [3, 3], 3, ["3"], [3, True], None])
def test_doom_symbols_are_columns_after_the_first_in_rising_order(value: Any) -> None:
    assert refusal({"bosses": {"lich-lord": {"symbols": value}}}) == (
        "error-edition-symbols",
        {"entry": "bosses.lich-lord.symbols", "value": str(value), "least": 2, "most": 10},
    )


@pytest.mark.parametrize(
    ("die", "faces", "allowed"),
    [
        ("knight", ["sword", "double-sword", "shield", "faith", "sword"], "sword, double-sword, shield, faith"),
        ("knight", ["sword", "double-sword", "shield", "faith", "sword", "doom"], "sword, double-sword, shield, faith"),
        ("black", ["blank", "sword", "shield", "doom", "sword", "double-sword"], "blank, sword, shield, doom"),
        ("red", ["blank", "sword", "double-sword", "shield", "doom", "sword"], "sword, double-sword, shield, doom"),
        ("red", ["sword", "double-sword", "shield", "doom", "sword", 2], "sword, double-sword, shield, doom"),
        ("red", "sword", "sword, double-sword, shield, doom"),
    ],
)
def test_a_die_without_six_faces_of_its_kinds_is_refused(die: str, faces: Any, allowed: str) -> None:
    """D1."""
    assert refusal({"dice": {die: faces}}) == (
        "error-edition-die",
        {"entry": f"dice.{die}", "value": str(faces)[:80], "count": 6, "allowed": allowed},
    )


@pytest.mark.parametrize(
    ("die", "faces", "missing"),
    [
        ("knight", ["sword", "sword", "double-sword", "shield", "shield", "shield"], "faith"),
        ("black", ["sword", "sword", "sword", "shield", "doom", "doom"], "blank"),
        ("red", ["sword", "sword", "sword", "sword", "shield", "doom"], "double-sword"),
    ],
)
def test_a_die_on_which_a_result_of_the_rulebook_is_missing_is_refused(die: str, faces: Any, missing: str) -> None:
    assert refusal({"dice": {die: faces}}) == (
        "error-edition-die-missing",
        {"entry": f"dice.{die}", "face": missing},
    )


@pytest.mark.parametrize(
    ("edition", "entry", "value", "printed"),
    [
        ({"market": {"battle-axe": {"cost": 4}}}, "market.battle-axe.cost", "4", "3"),
        ({"market": {"warhammer": {"cost": 4}}}, "market.warhammer.cost", "4", "5"),
        ({"monsters": {"goblin": {"black": 1}}}, "monsters.goblin.black", "1", "2"),
        ({"monsters": {"goblin": {"red": True}}}, "monsters.goblin.red", "True", "1"),
        ({"monsters": {"goblin": {"health": 3}}}, "monsters.goblin.health", "3", "2"),
        ({"monsters": {"doom-bat": {"health": 3}}}, "monsters.doom-bat.health", "3", "2"),
        ({"monsters": {"zombie": {"damage": 2}}}, "monsters.zombie.damage", "2", "1"),
        ({"monsters": {"troll": {"damage": 1}}}, "monsters.troll.damage", "1", "2"),
        (
            {"quests": {"behind-the-lines": {"points": [6, 3, 1]}}},
            "quests.behind-the-lines.points",
            "[6, 3, 1]",
            "[5, 3, …]",
        ),
        ({"quests": {"behind-the-lines": {"points": [5]}}}, "quests.behind-the-lines.points", "[5]", "[5, 3, …]"),
        ({"renown": {"1": {"heroic": [2, 7]}}}, "renown.1.heroic", "[2, 7]", "[1, 8]"),
        ({"renown": {"1": {"legendary": [4, 5]}}}, "renown.1.legendary", "[4, 5]", "[3, 6]"),
        ({"renown": {"1": {"yellow": 4}}}, "renown.1.yellow", "4", "3"),
        ({"renown": {"3": {"red": 1}}}, "renown.3.red", "1", "0"),
        ({"gold": {"start": [12, 10, 8, 7]}}, "gold.start", "[12, 10, 8, 7]", "[12, 10, 8, 6]"),
        ({"scoring": {"gold_per_point": 2}}, "scoring.gold_per_point", "2", "3"),
        ({"scoring": {"set_bonus": [0, 1]}}, "scoring.set_bonus", "[0, 1]", "[0, 0, 1, 3, 6, 10, 15, 21]"),
    ],
)
def test_what_the_rulebook_states_cannot_be_changed(edition: Any, entry: str, value: str, printed: str) -> None:
    assert refusal(edition) == ("error-edition-fixed", {"entry": entry, "value": value, "printed": printed})


@pytest.mark.parametrize(
    ("monsters", "kind", "count", "printed"),
    [
        ({"zombie": {"count": 3}}, "minion", 25, 24),
        ({"zombie": {"count": 1}}, "minion", 23, 24),
        ({"troll": {"count": 3}}, "champion", 19, 18),
        ({"zombie": {"count": 1}, "troll": {"count": 3}}, "minion", 23, 24),
    ],
)
def test_the_copies_have_to_make_24_minions_and_18_champions(
    monsters: Any, kind: str, count: int, printed: int
) -> None:
    assert refusal({"monsters": monsters}) == (
        "error-edition-copies",
        {"kind": kind, "count": count, "printed": printed},
    )


@pytest.mark.parametrize(("composition", "count"), [([3, 5], 8), ([4, 6], 10), ([9, 9], 18)])
def test_a_night_has_nine_monsters(composition: list[int], count: int) -> None:
    assert refusal({"renown": {"2": {"epic": composition}}}) == (
        "error-edition-night",
        {"entry": "renown.2.epic", "count": count, "spots": 9},
    )


@pytest.mark.parametrize(("night", "composition"), [("2", [3, 6]), ("3", [2, 7])])
def test_the_second_and_third_night_bring_more_champions_than_the_first(night: str, composition: list[int]) -> None:
    assert refusal({"renown": {night: {"legendary": composition}}}) == (
        "error-edition-champions",
        {"entry": f"renown.{night}.legendary", "count": composition[0], "first": 3},
    )


def test_three_nights_may_not_take_more_champions_than_there_are() -> None:
    """D10."""
    edition = {"renown": {"2": {"legendary": [7, 2]}, "3": {"legendary": [9, 0]}}}
    assert refusal(edition) == ("error-edition-deck", {"difficulty": "legendary", "count": 19, "cards": 18})
    edition["renown"]["2"]["legendary"] = [6, 3]
    assert load(edition)[0].renown[1].champions == (3, 4, 6)


@pytest.mark.parametrize(
    ("track", "value", "health", "wanted"),
    [
        ({"wrath": [0, 1, 2, 3]}, "[0, 1, 2, 3]", 4, "[3, 2, 1, 0]"),
        ({"wrath": [2, 1, 0, 0]}, "[2, 1, 0, 0]", 4, "[3, 2, 1, 0]"),
        ({"health": 5}, "[3, 2, 1, 0]", 5, "[4, 3, 2, 1]"),
    ],
)
def test_a_wrath_is_a_free_space_before_the_health_token(track: Any, value: str, health: int, wanted: str) -> None:
    """D3."""
    assert refusal({"track": track}) == ("error-edition-wrath", {"value": value, "health": health, "wanted": wanted})


@pytest.mark.parametrize(
    ("track", "value", "least", "most"),
    [
        ({"fatigue": [31, 20, 14, 5]}, 5, 6, 31),
        ({"fatigue": [31, 20, 3, 12]}, 3, 6, 31),
        ({"fatigue": [32, 20, 14, 12]}, 32, 6, 31),
        ({"spaces": 20}, 31, 6, 19),
    ],
)
def test_the_fatigue_token_starts_beyond_the_health_token_and_on_the_track(
    track: Any, value: int, least: int, most: int
) -> None:
    """D2."""
    assert refusal({"track": track}) == ("error-edition-fatigue", {"value": value, "least": least, "most": most})


@pytest.mark.parametrize("zones", [{"yellow": 4}, {"yellow": 9}, {"red": 6}, {"red": 32}, {"yellow": 20, "red": 10}])
def test_the_zones_follow_one_another_on_the_track(zones: dict[str, int]) -> None:
    wanted = {"yellow": 6, "red": 9, **zones, "health": 4, "most": 31}
    assert refusal({"track": zones}) == ("error-edition-zones", wanted)


# -- words -----------------------------------------------------------------------------------------------------------


def test_a_number_too_long_to_be_written_is_refused() -> None:
    assert refusal({"market": {"spear": {"cost": 16**5000}}}) == (
        "error-edition-figure",
        {"entry": "market.spear.cost", "value": "…", "least": 1, "most": 12},
    )


SAID: list[Any] = [
    {"bosses": {"warchief": {"red": [1]}}},
    {"bosses": {"warchief": {"symbols": [1]}}},
    {"dice": {"red": ["sword"]}},
    {"dice": {"red": ["sword", "sword", "sword", "sword", "shield", "doom"]}},
    {"market": {"warhammer": {"cost": 4}}},
    {"monsters": {"zombie": {"count": 3}}},
    {"monsters": {"troll": {"count": 3}}},
    {"renown": {"2": {"epic": [3, 5]}}},
    {"renown": {"2": {"epic": [2, 7]}}},
    {"renown": {"2": {"legendary": [7, 2]}, "3": {"legendary": [9, 0]}}},
    {"track": {"health": 5}},
    {"track": {"spaces": 20}},
    {"track": {"red": 6}},
    {"track": {"green": 6}},
    {"market": {"spear": {"cost": 0}}},
    {"market": 3},
    {"game": "merlin"},
]
UNSAID = ("kind", "difficulty")  # they choose among sentences


@pytest.mark.parametrize("edition", SAID)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_refusal_is_said_in_both_languages(lang: str, edition: Any) -> None:
    assert_refusal_is_said("knight-tales", edition, lang, but=UNSAID)
