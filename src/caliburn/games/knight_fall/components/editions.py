"""Editions of Knight Fall: reading one, and what the rulebook leaves open for it to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from caliburn.games.knight_fall.components.campaigns import SECTION, story_of
from caliburn.games.knight_fall.components.tables import table
from caliburn.games.knight_fall.figures import (
    DEMON,
    DOOR,
    FOREST_TILES,
    KNIGHT,
    KNIGHTS,
    MINION_KINDS,
    MINOR_ACTIONS,
    SEAL,
    TILES,
)
from caliburn.kernel.editions import Known, Layout, Place, Printed, Range, Word, Words

MOST: Final = 9  # of the numbers on cards
TRACK: Final = 12  # the longest track of a character
SYMBOLS: Final = 2
NUMBERS: Final = ("n", "most", "up_to")  # of an effect
ONE_STEP: Final = ("rally", "drag-elder")  # effects that move others by a tile, never by more
HALVES: Final = ("primary", "secondary")
TILE_EFFECTS: Final = (
    "none", "gain-health", "sewer", "orb", "nook", "armory", "diagonal-ranged", "scriptorium", "catacombs", "stones",
    "mire", "shrine",
)  # fmt: skip
FOREST_EFFECTS: Final = tuple(effect for effect in TILE_EFFECTS if effect != "sewer")


def has_number(effect: Mapping[str, Any], number: str) -> bool:
    """Whether an edition can say something of a number of an effect."""
    return number in effect and effect["do"] not in ONE_STEP


def numbers_of(effects: Sequence[Mapping[str, Any]]) -> dict[str, list[int]]:
    """The numbers of some effects: of each sort a list, with one for each effect that has it."""
    found = {number: [effect[number] for effect in effects if has_number(effect, number)] for number in NUMBERS}
    return {number: values for number, values in found.items() if values}


def _numbers(effects: Sequence[Mapping[str, Any]]) -> dict[str, Range]:
    """What the numbers of some effects may be: none only where ours is none."""
    return {number: Range(min(1, *values), MOST, len(values)) for number, values in numbers_of(effects).items()}


def _character(entry: Mapping[str, Any]) -> Known:
    least = LEAST.get(entry["id"], {})
    figures = {figure: Range(least.get(figure, low), TRACK) for figure, low in TRACKS.items() if figure in entry}
    numbers = {figure: Range(1, MOST) for figure in ("damage", "trigger") if figure in entry}
    return {**figures, **numbers, "magic": _numbers(entry["magic"])}


def _halves(entry: Mapping[str, Any]) -> Known:
    return {half: _numbers(entry[half]) for half in HALVES if entry[half]}


def _power_card(entry: Mapping[str, Any], side: int) -> Known:
    return {"symbols": Words(MINOR_ACTIONS[side], SYMBOLS), **_numbers(entry["effects"])}


def _figures_of(entry: Mapping[str, Any], least: int) -> Known:
    return {figure: Range(least, MOST) for figure in ("scrolls", "coins", "n", "defense") if figure in entry}


def _minion(entry: Mapping[str, Any]) -> Known:
    pairs = {figure: Range(0, MOST, 2) for figure in ("start", "round") if figure in entry}
    return {"health": Range(1, MOST), "actions": Range(1, MOST), "count": Range(1, MOST), **pairs}


TRACKS: Final = {"health": 1, "most_health": 1, "defense": 0, "most_defense": 0, "ice": 0, "most_ice": 0}
LEAST: Final = {"seer-knight": {"most_defense": 4}}  # Defense, second example: she has 4

# sections with a table for each component
CARDS: Final[dict[str, dict[str, Known]]] = {
    "knights": {entry["id"]: _character(entry) for entry in table("knight")},
    "demons": {entry["id"]: _character(entry) for entry in table("demon")},
    "knight-cards": {entry["id"]: _power_card(entry, KNIGHT) for entry in table("knight-card")},
    "demon-cards": {entry["id"]: _power_card(entry, DEMON) for entry in table("demon-card")},
    "coop-cards": {entry["id"]: _halves(entry) for entry in table("coop-card")},
    "minions": {entry["id"]: _minion(entry) for entry in table("minion")},
    "villagers": {entry["id"]: _figures_of(entry, 1) for entry in table("villager")},
    "relics": {entry["id"]: _figures_of(entry, 0) for entry in table("relic")},
}
# sections that are a single table
TABLES: Final[dict[str, Known]] = {
    "tiles": {**dict.fromkeys(TILES, Word(TILE_EFFECTS)), **dict.fromkeys(FOREST_TILES, Word(FOREST_EFFECTS))},
    "elders": {"health": Range(1, MOST), "frail": Range(1, MOST, 2)},
    "track": {"knights_start": Range(0, DOOR - 1), "helped_start": Range(0, DOOR - 1)},
}

_MINIONS: Final = {"imp": 4, "stone-golem": 4, "ice-golem": 2, "slag-golem": 2, "crawler": 4}
# What the rulebook states, by section, component and figure.
PRINTED: Final[dict[Place, Printed]] = {
    **{("knights", knight, "health"): 6 for knight in KNIGHTS},  # Setup
    **{("knights", knight, "defense"): 1 for knight in KNIGHTS},
    ("knights", "wrath-knight", "damage"): 2,  # Magic Abilities, clarifications
    ("demons", "blood-shade", "health"): 6,
    ("demons", "storm-fiend", "magic", "n"): (1,),  # Defense, second example
    ("demon-cards", "disintegrate", "n"): (4,),  # Defense, first example
    **{("minions", kind, "health"): 1 if kind == "crawler" else 2 for kind in MINION_KINDS},  # Minions
    **{("minions", kind, "actions"): 1 if kind == "crawler" else 2 for kind in MINION_KINDS},
    **{("minions", kind, "count"): count for kind, count in _MINIONS.items()},  # Components
    ("minions", "imp", "start"): (3, 2),  # Setup
    ("minions", "stone-golem", "round"): (1, 4),  # End of Round; 5-Player Game
    ("elders", "", "health"): 6,  # Elders
    ("elders", "", "frail"): (4, 5),  # Desperate Variant
    ("track", "", "knights_start"): 1,  # Setup
    ("tiles", "", SEAL): "none",  # Location Tiles
}


def _campaign(section: Mapping[str, Any]) -> Mapping[str, Any]:
    story_of(section)
    return deepcopy(section)


EDITIONS: Final = Layout("knight-fall", CARDS, TABLES, PRINTED, {SECTION: _campaign})
