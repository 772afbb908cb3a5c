"""The components of Merlin as data, and the loader that checks them and lays an edition over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from caliburn.games.merlin.components.checks import STRIPS, check
from caliburn.games.merlin.components.editions import EDITIONS, PRINTED
from caliburn.games.merlin.components.needs import read_needs
from caliburn.games.merlin.components.rings import as_spaces, read_inner, read_rondel
from caliburn.games.merlin.components.tables import FILES, table
from caliburn.games.merlin.figures import (
    ALLIES,
    COLOURS,
    DISTRICTS,
    MARKET_TILES,
    MISSION_IDS,
    TERRAINS,
    VASSALS,
    Ally,
    Cauldron,
    District,
    Figures,
    Mission,
    Pict,
    Tile,
)
from caliburn.kernel.editions import Changes, as_printed

__all__ = ["component_list", "laid_over", "load", "ours", "table"]

CONTENTS: Final = {
    "rondel": [4, 4], "inner": [1, 1], "frame": [2, 2], "tile": [24, 6], "start-tile": [4, 4], "mission": [55, 55],
    "shield": [36, 6], "flag": [36, 6], "material": [36, 6], "traitor": [24, 6], "apple": [11, 1], "new-flag": [12, 2],
    "pict": [30, 30], "pict-display": [1, 1], "ally": [12, 12], "ally-tile": [48, 11], "coin": [30, 1],
    "mistletoe": [11, 1], "market-tile": [26, 20], "district": [6, 6], "cauldron": [5, 5], "token": [5, 5],
    "treasure": [15, 18], "neutral-staff": [3, 1], "decree": [24, 19], "piece": [193, 36],
}  # fmt: skip  # how many pieces, and how many different ones; spec 4.1 and 5
MISSIONS_WORTH: Final = {1: 18, 2: 22, 3: 15}  # spec 4.7
PICT_SUM: Final = 93  # spec 5.2
PICT_POINTS: Final = 3  # Arthur, "New Scoring"
SIGNET: Final = 3
DECREES_EACH: Final = 4  # The King's decree
COUNTED: Final = (
    "mission", "shield", "flag", "material", "traitor", "apple", "pict", "coin", "mistletoe", "market-tile", "decree",
)  # fmt: skip


def load(edition: Any = None) -> tuple[Figures, Mapping[str, Any] | None]:
    """The figures of our edition, or of a file or mapping laid over it; and what that changed."""
    if edition is None:
        return ours(), None
    changes = EDITIONS.read(edition)
    return laid_over(changes), changes


@cache
def ours() -> Figures:
    """The figures of our own edition, their files checked against the rulebook and the sums of the spec."""
    check_files()
    figures = laid_over({})
    assert tuple(card.id for card in figures.missions) == MISSION_IDS
    assert tuple(ally.id for ally in figures.allies) == ALLIES
    assert tuple(district.id for district in figures.districts) == DISTRICTS
    assert tuple(figures.market) == MARKET_TILES
    points = [card.points for card in figures.missions]
    assert {worth: points.count(worth) for worth in MISSIONS_WORTH} == MISSIONS_WORTH
    assert sum(pict.value for pict in figures.picts) == PICT_SUM
    return figures


def check_files() -> None:
    """Our files have to hold what the rulebook states, to the piece."""
    for kind, numbers in CONTENTS.items():
        found = [sum(entry["count"] for entry in table(kind)), len(table(kind))]
        assert found == numbers, f"{kind}: {found} instead of {numbers}"
    for entry in table("rondel"):
        read_rondel(entry["id"], entry["spaces"], entry["variant"])
    read_inner("inner-ring", table("inner")[0]["spaces"])
    for entry in table("district"):
        assert as_printed(entry["gains"], PRINTED["districts", entry["id"], "gains"]), entry["id"]


def laid_over(changes: Changes) -> Figures:
    """Our figures with some of them changed, checked against what the rulebook says."""
    figures = Figures(**_base(changes), **_arthur(changes), **_modules(changes))
    check(figures)
    return figures


def _base(changes: Changes) -> dict[str, Any]:
    rondels = {entry["variant"]: entry["spaces"] for entry in table("rondel")} | dict(changes.get("rondels", {}))
    start = changes.get("start", {}).get("tiles", [tile["colour"] for tile in table("start-tile")])
    base, with_arthur = _flags(changes)
    return {
        "rondels": {variant: as_spaces(spaces) for variant, spaces in rondels.items()},
        "merlin_start": rondels["base"].index("principality black"),
        "flags": base,
        "arthur_flags": with_arthur,
        "start_tiles": _colours(start),
        "frames": _frames(changes),
        "missions": tuple(_mission(entry) for entry in _changed("mission", "missions", changes)),
        "tiles": tuple(_tile(entry) for entry in table("tile")),
    }


def _arthur(changes: Changes) -> dict[str, Any]:
    inner, values = {**table("inner")[0], **changes.get("inner", {})}, changes.get("picts", {})
    return {
        "inner": as_spaces(inner["spaces"]),
        "inner_start": inner["start"],
        "picts": tuple(_pict({**entry, "value": values.get(entry["id"], entry["value"])}) for entry in table("pict")),
        "signet": SIGNET,
        "pict_points": PICT_POINTS,
    }


def _modules(changes: Changes) -> dict[str, Any]:
    """The modules besides Arthur, and what only is counted."""
    counts, sides = _counts(changes), changes.get("tokens", {})
    points = {entry["id"]: tuple(entry["points"]) for entry in table("ally") if "points" in entry}
    (decree,) = [entry for entry in table("decree") if "points" in entry]
    return {
        "pict_display": counts["pict-display"],
        "allies": _allies(changes),
        "gareth": (0, *points["gareth"]),
        "geraint": (0, *points["geraint"]),
        "coins": counts["coins"],
        "start_coins": counts["start-coins"],
        "mistletoe": counts["mistletoe"],
        "coin_pair_points": table("coin")[0]["pair_points"],
        "market": {e["tile"]: e["count"] for e in table("market-tile")} | dict(changes.get("market", {})),
        "districts": tuple(_district(entry) for entry in _changed("district", "districts", changes)),
        "cauldrons": tuple(Cauldron(e["face"], e["steps"]) for e in _changed("cauldron", "cauldrons", changes)),
        "tokens": tuple(tuple(sides.get(entry["id"], entry["sides"])) for entry in table("token")),
        "poisoned": counts["poisoned-apples"],
        "huts": counts["huts"],
        "dark_markers": counts["dark-markers"],
        "treasures": tuple(_tile(entry) for entry in _changed("treasure", "treasures", changes) if entry["count"]),
        "neutral_staffs": counts["neutral-staffs"],
        "decree_copies": table("decree")[0]["count"],
        "decree_points": (decree["count"], changes.get("decrees", {}).get("points", decree["points"])),
        "decrees_each": DECREES_EACH,
    }


def _changed(kind: str, section: str, changes: Changes) -> list[dict[str, Any]]:
    """The entries of a kind, with an edition's figures in place of ours."""
    changed = changes.get(section, {})
    return [{**entry, **changed.get(entry["id"], {})} for entry in table(kind)]


def _counts(changes: Changes) -> dict[str, int]:
    """How many there are of what only is counted, as an edition calls it."""
    count = {
        entry["id"]: entry["count"] for kind in ("coin", "mistletoe", "neutral-staff", "piece") for entry in table(kind)
    }
    found = {
        "coins": count["coin"],
        "start-coins": table("coin")[0]["start"],
        "mistletoe": count["mistletoe"],
        "neutral-staffs": count["neutral-staff"],
        "pict-display": table("pict-display")[0]["open"],
        "poisoned-apples": count["poisoned-apple"],
        "huts": count["hut"],
        "dark-markers": count["dark-marker"],
    }
    return {**found, **changes.get("counts", {})}


def _flags(changes: Changes) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """By colour, what the flags do without Arthur and with him; an edition's new flags replace ours altogether."""
    base = {entry["colour"]: entry["power"] for entry in table("flag")} | dict(changes.get("flags", {}))
    new = changes.get("arthur-flags") or {entry["colour"]: entry["power"] for entry in table("new-flag")}
    return tuple(base[colour] for colour in COLOURS), tuple(new.get(colour, base[colour]) for colour in COLOURS)


def _frames(changes: Changes) -> tuple[tuple[int, ...], tuple[int, ...]]:
    marks = {entry["strip"]: entry["marks"] for entry in table("frame")} | dict(changes.get("frames", {}))
    top, bottom = (_colours(marks[strip]) for strip in STRIPS)
    return top, bottom


def _allies(changes: Changes) -> tuple[Ally, ...]:
    tiles = {entry["ally"]: entry["count"] for entry in table("ally-tile")}
    stacks = changes.get("allies", {})
    return tuple(
        Ally(entry["id"], stacks.get(entry["id"], entry["stack"]), tiles.get(entry["id"], 0)) for entry in table("ally")
    )


def _mission(entry: Mapping[str, Any]) -> Mission:
    return Mission(entry["id"], entry["points"], VASSALS.index(entry["vassal"]), *read_needs(entry["needs"]))


def _tile(entry: Mapping[str, Any]) -> Tile:
    return Tile(
        id=entry["id"],
        terrain=TERRAINS.index(entry["terrain"]),
        copies=entry["count"],
        tower=entry.get("tower", False),
        treasure=entry.get("treasure", ""),
        kinds=tuple(entry.get("kinds", ())),
        points=entry.get("points", 0),
    )


def _district(entry: Mapping[str, Any]) -> District:
    return District(entry["id"], COLOURS.index(entry["colour"]), tuple(entry["gains"]))


def _pict(entry: Mapping[str, Any]) -> Pict:
    places = TERRAINS if entry["bonus"] == "manor" else COLOURS
    return Pict(entry["id"], entry["value"], entry["bonus"], places.index(entry["at"]))


def _colours(names: list[str]) -> tuple[int, ...]:
    return tuple(COLOURS.index(name) for name in names)


def component_list() -> list[dict[str, Any]]:
    """Every component: what it is (`kind`), what it is listed with (`group`), its count, its source and its figures.

    `is_card`: a match counts it, as it is always somewhere; boards, figures, dice and tiles that lie about are not.
    """
    return [
        {**entry, "kind": kind, "group": kind, "is_card": kind in COUNTED}
        for kind in FILES
        for entry in table(kind)
        if entry["count"]
    ]
