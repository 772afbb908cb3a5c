"""Editions of Knight Fall that cannot be played with: each is refused with a message that names what is wrong."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from caliburn.games.knight_fall.components.editions import EDITIONS, FOREST_EFFECTS, TILE_EFFECTS
from caliburn.games.knight_fall.figures import (
    COOP_CARDS,
    DEMON,
    DEMON_CARDS,
    DEMONS,
    FOREST_TILES,
    KNIGHT,
    KNIGHT_CARDS,
    KNIGHTS,
    MINION_KINDS,
    MINOR_ACTIONS,
    TILES,
)
from tests.games.editions import refusal_of

refusal = partial(refusal_of, "knight-fall")

# -- names -----------------------------------------------------------------------------------------------------------

FLAME = ("health", "most_health", "defense", "most_defense", "damage", "magic")
UNKNOWN: dict[str, tuple[Any, str, tuple[str, ...]]] = {
    "section": ({"weapons": {}}, "weapons", EDITIONS.sections),
    "knight": ({"knights": {"black-knight": {}}}, "knights.black-knight", KNIGHTS),
    "figure of a knight": ({"knights": {"flame-knight": {"ice": 1}}}, "knights.flame-knight.ice", FLAME),
    "number of a magic ability": (
        {"knights": {"flame-knight": {"magic": {"most": [1]}}}}, "knights.flame-knight.magic.most", ("n",),
    ),
    "demon": ({"demons": {"flame-knight": {}}}, "demons.flame-knight", DEMONS),
    "defense of a demon": (
        {"demons": {"imp-lord": {"defense": 1}}}, "demons.imp-lord.defense", ("health", "most_health", "magic"),
    ),
    "knight card": ({"knight-cards": {"rend": {}}}, "knight-cards.rend", KNIGHT_CARDS),
    "number for a name": ({"knight-cards": {7: {}}}, "knight-cards.7", KNIGHT_CARDS),
    "copies of a card": ({"demon-cards": {"rend": {"count": 3}}}, "demon-cards.rend.count", ("symbols", "n")),
    "number that a card does not have": (
        {"demon-cards": {"shadow-gate": {"n": [1]}}}, "demon-cards.shadow-gate.n", ("symbols",),
    ),
    "demon card": ({"demon-cards": {"banish": {}}}, "demon-cards.banish", DEMON_CARDS),
    "cooperative card": ({"coop-cards": {"swarm": {}}}, "coop-cards.swarm", COOP_CARDS),
    "half of a cooperative card": (
        {"coop-cards": {"inferno": {"n": [1]}}}, "coop-cards.inferno.n", ("primary", "secondary"),
    ),
    "half that does nothing": (
        {"coop-cards": {"hesitation": {"secondary": {"n": [1]}}}}, "coop-cards.hesitation.secondary", ("primary",),
    ),
    "tile": ({"tiles": {"J": "orb"}}, "tiles.J", (*TILES, *FOREST_TILES)),
    "minion": ({"minions": {"elder": {}}}, "minions.elder", tuple(MINION_KINDS)),
    "figure of a minion": (
        {"minions": {"crawler": {"start": [1, 1]}}}, "minions.crawler.start", ("health", "actions", "count"),
    ),
    "figure of the elders": ({"elders": {"count": 8}}, "elders.count", ("health", "frail")),
    "figure of the track": ({"track": {"door": 12}}, "track.door", ("knights_start", "helped_start")),
}  # fmt: skip


@pytest.mark.parametrize("what", UNKNOWN)
def test_an_unknown_entry_is_named_with_what_is_allowed(what: str) -> None:
    edition, entry, allowed = UNKNOWN[what]
    assert refusal(edition) == ("error-edition-unknown", {"entry": entry, "allowed": ", ".join(allowed)})


@pytest.mark.parametrize(
    ("edition", "entry"),
    [
        ({"knights": 3}, "knights"),
        ({"tiles": ["orb"]}, "tiles"),
        ({"demons": {"imp-lord": 5}}, "demons.imp-lord"),
        ({"demons": {"imp-lord": {"magic": [1, 1]}}}, "demons.imp-lord.magic"),
        ({"coop-cards": {"inferno": {"primary": [1, 3]}}}, "coop-cards.inferno.primary"),
        ({"knight-cards": {"banish": [2]}}, "knight-cards.banish"),
    ],
)
def test_a_table_that_is_something_else_is_refused(edition: Any, entry: str) -> None:
    assert refusal(edition) == ("error-edition-section", {"entry": entry})


# -- numbers and words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "entry", "value", "least", "most"),
    [
        ({"knights": {"flame-knight": {"most_health": 13}}}, "knights.flame-knight.most_health", "13", 1, 12),
        ({"knights": {"flame-knight": {"damage": 0}}}, "knights.flame-knight.damage", "0", 1, 9),
        ({"knights": {"wrath-knight": {"trigger": [2]}}}, "knights.wrath-knight.trigger", "[2]", 1, 9),
        ({"knights": {"seer-knight": {"most_defense": 3}}}, "knights.seer-knight.most_defense", "3", 4, 12),
        ({"demons": {"imp-lord": {"health": 0}}}, "demons.imp-lord.health", "0", 1, 12),
        ({"demons": {"imp-lord": {"health": True}}}, "demons.imp-lord.health", "True", 1, 12),
        ({"demons": {"imp-lord": {"health": 5.5}}}, "demons.imp-lord.health", "5.5", 1, 12),
        ({"demons": {"frozen-lurker": {"ice": "two"}}}, "demons.frozen-lurker.ice", "two", 0, 12),
        ({"track": {"helped_start": 10}}, "track.helped_start", "10", 0, 9),
    ],
)
def test_a_figure_of_the_wrong_type_or_range_is_refused(
    edition: Any, entry: str, value: str, least: int, most: int
) -> None:
    wanted = {"entry": entry, "value": value, "least": least, "most": most}
    assert refusal(edition) == ("error-edition-figure", wanted)


@pytest.mark.parametrize(
    ("edition", "entry", "value", "length", "least"),
    [
        ({"demon-cards": {"rend": {"n": 3}}}, "demon-cards.rend.n", "3", 1, 1),
        ({"demon-cards": {"rend": {"n": [3, 3]}}}, "demon-cards.rend.n", "[3, 3]", 1, 1),
        ({"demon-cards": {"rend": {"n": [0]}}}, "demon-cards.rend.n", "[0]", 1, 1),
        ({"demon-cards": {"rend": {"n": [10]}}}, "demon-cards.rend.n", "[10]", 1, 1),
        ({"demon-cards": {"pounce": {"n": [2]}}}, "demon-cards.pounce.n", "[2]", 2, 1),
        ({"knight-cards": {"encircle": {"most": [True]}}}, "knight-cards.encircle.most", "[True]", 1, 1),
        ({"knights": {"gale-knight": {"magic": {"up_to": []}}}}, "knights.gale-knight.magic.up_to", "[]", 1, 1),
        ({"coop-cards": {"inferno": {"primary": {"n": [1]}}}}, "coop-cards.inferno.primary.n", "[1]", 2, 1),
        (
            {"coop-cards": {"gaze-from-the-dark": {"secondary": {"n": [-1, 2]}}}},
            "coop-cards.gaze-from-the-dark.secondary.n",
            "[-1, 2]",
            2,
            0,
        ),
    ],
)
def test_a_list_of_numbers_that_does_not_fit_the_text_is_refused(
    edition: Any, entry: str, value: str, length: int, least: int
) -> None:
    wanted = {"entry": entry, "value": value, "length": length, "least": least, "most": 9}
    assert refusal(edition) == ("error-edition-list", wanted)


@pytest.mark.parametrize(
    ("tile", "effect", "allowed"),
    [("A", "chapel", TILE_EFFECTS), ("A", 3, TILE_EFFECTS), ("Ar", "sewer", FOREST_EFFECTS), ("B", [], TILE_EFFECTS)],
)
def test_a_tile_effect_that_there_is_not_is_refused(tile: str, effect: Any, allowed: tuple[str, ...]) -> None:
    wanted = {"entry": f"tiles.{tile}", "value": str(effect), "allowed": ", ".join(allowed)}
    assert refusal({"tiles": {tile: effect}}) == ("error-edition-word", wanted)


@pytest.mark.parametrize(
    ("section", "card", "symbols", "side"),
    [
        ("knight-cards", "banish", ["melee"], KNIGHT),
        ("knight-cards", "banish", ["melee", "melee", "move"], KNIGHT),
        ("knight-cards", "banish", ["melee", "command"], KNIGHT),
        ("demon-cards", "rend", ["melee", "defend"], DEMON),
        ("demon-cards", "rend", "melee", DEMON),
        ("demon-cards", "rend", [["melee"], "move"], DEMON),
    ],
)
def test_symbols_that_are_not_two_of_the_sides_own_are_refused(
    section: str, card: str, symbols: Any, side: int
) -> None:
    wanted = {"value": str(symbols), "length": 2, "allowed": ", ".join(MINOR_ACTIONS[side])}
    assert refusal({section: {card: {"symbols": symbols}}}) == (
        "error-edition-words",
        {"entry": f"{section}.{card}.symbols", **wanted},
    )


@pytest.mark.parametrize(
    ("edition", "entry", "value", "printed"),
    [
        ({"knights": {"holy-knight": {"health": 7}}}, "knights.holy-knight.health", "7", "6"),
        ({"knights": {"iron-knight": {"defense": 2}}}, "knights.iron-knight.defense", "2", "1"),
        ({"knights": {"wrath-knight": {"damage": 3}}}, "knights.wrath-knight.damage", "3", "2"),
        ({"demons": {"blood-shade": {"health": 5}}}, "demons.blood-shade.health", "5", "6"),
        ({"demons": {"storm-fiend": {"magic": {"n": [2]}}}}, "demons.storm-fiend.magic.n", "[2]", "[1]"),
        ({"demon-cards": {"disintegrate": {"n": [5]}}}, "demon-cards.disintegrate.n", "[5]", "[4]"),
        ({"minions": {"imp": {"health": 3}}}, "minions.imp.health", "3", "2"),
        ({"minions": {"crawler": {"actions": 2}}}, "minions.crawler.actions", "2", "1"),
        ({"minions": {"ice-golem": {"count": 4}}}, "minions.ice-golem.count", "4", "2"),
        ({"minions": {"imp": {"start": [3, 3]}}}, "minions.imp.start", "[3, 3]", "[3, 2]"),
        ({"minions": {"stone-golem": {"round": 1}}}, "minions.stone-golem.round", "1", "[1, 4]"),
        ({"elders": {"health": 5}}, "elders.health", "5", "6"),
        ({"elders": {"frail": [8, 5]}}, "elders.frail", "[8, 5]", "[4, 5]"),
        ({"track": {"knights_start": "one"}}, "track.knights_start", "one", "1"),
        ({"tiles": {"E": "orb"}}, "tiles.E", "orb", "none"),
    ],
)
def test_what_the_rulebook_states_cannot_be_changed(edition: Any, entry: str, value: str, printed: str) -> None:
    assert refusal(edition) == ("error-edition-fixed", {"entry": entry, "value": value, "printed": printed})


# -- what has to hold together ---------------------------------------------------------------------------------------

TOGETHER: dict[str, tuple[Any, str, dict[str, Any]]] = {
    "health beyond the track": (
        {"demons": {"imp-lord": {"health": 7}}},
        "error-edition-start",
        {"entry": "demons.imp-lord.health", "start": 7, "most": 6},
    ),
    "a track too short for a knight": (
        {"knights": {"ice-knight": {"most_health": 5}}},
        "error-edition-start",
        {"entry": "knights.ice-knight.health", "start": 6, "most": 5},
    ),
    "no defense at all": (
        {"knights": {"ice-knight": {"most_defense": 0}}},
        "error-edition-start",
        {"entry": "knights.ice-knight.defense", "start": 1, "most": 0},
    ),
    "ice beyond the track": (
        {"demons": {"frozen-lurker": {"most_ice": 1}}},
        "error-edition-start",
        {"entry": "demons.frozen-lurker.ice", "start": 2, "most": 1},
    ),
    "no card with two heals": (
        {"knight-cards": {"laying-on-of-hands": {"symbols": ["heal", "move"]}},
         "demon-cards": {"unholy-vigor": {"symbols": ["heal", "move"]}}},
        "error-edition-pair",
        {"symbol": "heal"},
    ),
    "no sewer": ({"tiles": {"B": "none"}}, "error-edition-tiles", {"effect": "sewer", "count": 0}),
    "two sewers": ({"tiles": {"A": "sewer", "F": "gain-health"}}, "error-edition-tiles",
                   {"effect": "sewer", "count": 2}),
    "no orb": ({"tiles": {"C": "stones"}}, "error-edition-tiles", {"effect": "orb", "count": 0}),
    "the nook only in the forest": ({"tiles": {"D": "mire"}}, "error-edition-tiles", {"effect": "nook", "count": 0}),
    "nowhere to gain health": ({"tiles": {"A": "nook"}}, "error-edition-tiles", {"effect": "gain-health", "count": 0}),
}  # fmt: skip


@pytest.mark.parametrize("what", TOGETHER)
def test_figures_that_do_not_add_up_are_refused(what: str) -> None:
    edition, message, args = TOGETHER[what]
    assert refusal(edition) == (message, args)


def test_long_words_are_cut_in_the_message() -> None:
    assert refusal({"tiles": {"A": "x" * 500}})[1]["value"] == "x" * 80
