"""The components of Knight Fall as data, and the loader that checks them and lays an edition over them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeVar

from caliburn.games.knight_fall.components.checks import check
from caliburn.games.knight_fall.components.editions import (
    CARDS,
    EDITIONS,
    HALVES,
    NUMBERS,
    TABLES,
    TRACKS,
    has_number,
    numbers_of,
)
from caliburn.games.knight_fall.components.tables import FILES, table
from caliburn.games.knight_fall.figures import (
    CHARACTERS,
    COOP_CARDS,
    COPIES,
    DOOR,
    ELDERS,
    FOREST_TILES,
    HALOS,
    MINION_KINDS,
    PORTALS,
    POWER_CARDS,
    TILES,
    Character,
    CoopCard,
    Effect,
    Figures,
    PowerCard,
    Relic,
    Tile,
    Villager,
)
from caliburn.kernel.editions import Changes

__all__ = ["as_edition", "component_list", "laid_over", "load", "ours", "table"]

T = TypeVar("T", bound=tuple[Any, ...])
CONTENTS: Final = {
    "knight": [9, 9], "demon": [10, 10], "knight-card": [58, 29], "demon-card": [62, 31], "coop-card": [24, 24],
    "abbey-side": [9, 9], "forest-side": [9, 9], "minion": [16, 5], "elder": [8, 1], "track": [1, 1], "token": [18, 8],
    "piece": [90, 7], "villager": [9, 9], "relic": [8, 8],
}  # fmt: skip  # how many pieces, and how many different ones; rulebook, Components
SECTIONS: Final = {
    "knight": "knights", "demon": "demons", "knight-card": "knight-cards", "demon-card": "demon-cards",
    "coop-card": "coop-cards", "minion": "minions", "villager": "villagers", "relic": "relics",
}  # fmt: skip  # of an edition, with a table for each component
COUNTED: Final = ("knight", "demon", "knight-card", "demon-card", "coop-card")
ONGOING: Final = ("seal", "mark")


def load(edition: Any = None) -> tuple[Figures, Mapping[str, Any] | None]:
    """The figures of our edition, or of a file or mapping laid over it; and what that changed."""
    if edition is None:
        return ours(), None
    changes = EDITIONS.read(edition)
    return laid_over(changes), changes


@cache
def ours() -> Figures:
    """The figures of our own edition, their files checked against the rulebook's component list and its text."""
    check_files()
    figures = laid_over({})
    assert tuple(tuple(one.id for one in side) for side in figures.characters) == CHARACTERS
    assert tuple(tuple(card.id for card in deck) for deck in figures.cards) == POWER_CARDS
    assert tuple(card.id for card in figures.coop) == COOP_CARDS
    assert tuple(figures.tiles) == (*TILES, *FOREST_TILES)
    assert tuple(figures.minion_health) == tuple(MINION_KINDS)
    return figures


def check_files() -> None:
    """Our files have to hold what the rulebook states, to the piece, and be an edition that we would take ourselves."""
    for kind, numbers in CONTENTS.items():
        found = [sum(entry["count"] for entry in table(kind)), len(table(kind))]
        assert found == numbers, f"{kind}: {found} instead of {numbers}"
    count = {entry["id"]: entry["count"] for kind in FILES for entry in table(kind)}
    assert {count[card] for deck in POWER_CARDS for card in deck} == {COPIES}
    assert all(count[kind] == len(units) for kind, units in MINION_KINDS.items())
    assert (count["elder"], count["fire-halo"], count["portal"]) == (len(ELDERS), HALOS, PORTALS)
    assert table("track")[0]["spaces"] == DOOR + 1
    EDITIONS.read(as_edition())


def as_edition() -> dict[str, Any]:
    """Our own figures, all that an edition can speak of, written as one."""
    written: dict[str, Any] = {section: {} for section in (*CARDS, *TABLES)}
    for kind, section in SECTIONS.items():
        for entry in table(kind):
            own = {**entry, **numbers_of(entry.get("effects", ()))}
            for effects in ("magic", "primary", "secondary"):
                own[effects] = numbers_of(entry.get(effects, ()))
            written[section][entry["id"]] = {figure: own[figure] for figure in CARDS[section][entry["id"]]}
    written["tiles"] = {entry["id"]: entry["effect"] for entry in _sides()}
    for section, kind in (("elders", "elder"), ("track", "track")):
        written[section] = {figure: table(kind)[0][figure] for figure in TABLES[section]}
    return written


def laid_over(changes: Changes) -> Figures:
    """Our figures with some of them changed, checked against what the rulebook says."""
    figures = Figures(**_cards(changes), **_numbers(changes))
    check(figures)
    return figures


def _cards(changes: Changes) -> dict[str, Any]:
    effects = changes.get("tiles", {})
    return {
        "characters": tuple(tuple(_characters(kind, changes)) for kind in ("demon", "knight")),
        "cards": tuple(tuple(_power_cards(kind, changes)) for kind in ("demon-card", "knight-card")),
        "coop": tuple(_coop_cards(changes)),
        "tiles": {
            entry["id"]: Tile(entry["id"], entry["name"], effects.get(entry["id"], entry["effect"]))
            for entry in _sides()
        },
    }


def _numbers(changes: Changes) -> dict[str, Any]:
    """What is not on a card or a tile, and the two powers that have numbers of their own."""
    minions = {entry["id"]: entry | changed for entry, changed in _changed("minion", changes)}
    knights = {entry["id"]: entry | changed for entry, changed in _changed("knight", changes)}
    elder = {**table("elder")[0], **changes.get("elders", {})}
    track = {**table("track")[0], **changes.get("track", {})}
    wrath = knights["wrath-knight"]
    return {
        "elder_health": elder["health"],
        "minion_health": {kind: minion["health"] for kind, minion in minions.items()},
        "minion_actions": {kind: minion["actions"] for kind, minion in minions.items()},
        "knights_start": track["knights_start"],
        "helped_start": track["helped_start"],
        "round_golems": tuple(minions["stone-golem"]["round"]),
        "imps_at_start": tuple(minions["imp"]["start"]),
        "halo_damage": knights["flame-knight"]["damage"],
        "retribution": (wrath["trigger"], wrath["damage"]),
        "frail_elders": tuple(elder["frail"]),
        "villagers": {one["id"]: _made(Villager, one | changed) for one, changed in _changed("villager", changes)},
        "relics": {one["id"]: _made(Relic, one | changed) for one, changed in _changed("relic", changes)},
    }


def _made(kind: type[T], entry: Mapping[str, Any]) -> T:
    """A component out of the figures of its entry."""
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    return kind(**{field: entry[field] for field in fields if field in entry})


def _sides() -> list[dict[str, Any]]:
    """Both sides of the tiles, the abbey first."""
    return [*table("abbey-side"), *table("forest-side")]


def _changed(kind: str, changes: Changes) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """The entries of a kind, each with what an edition changes of it."""
    section = changes.get(SECTIONS[kind], {})
    for entry in table(kind):
        yield entry, section.get(entry["id"], {})


def _characters(kind: str, changes: Changes) -> Iterator[Character]:
    for entry, changed in _changed(kind, changes):
        tracks = {track: changed.get(track, entry[track]) for track in TRACKS if track in entry}
        magic = _effects(entry["magic"], changed.get("magic", {}))
        yield Character(id=entry["id"], power=entry["power"], magic_name=entry["magic_name"], magic=magic, **tracks)


def _power_cards(kind: str, changes: Changes) -> Iterator[PowerCard]:
    for entry, changed in _changed(kind, changes):
        one, other = changed.get("symbols", entry["symbols"])
        effects = _effects(entry["effects"], changed)
        yield PowerCard(entry["id"], (one, other), entry["type"], effects, entry["type"] in ONGOING)


def _coop_cards(changes: Changes) -> Iterator[CoopCard]:
    for entry, changed in _changed("coop-card", changes):
        primary, secondary = (_effects(entry[half], changed.get(half, {})) for half in HALVES)
        yield CoopCard(entry["id"], primary, secondary)


def _effects(effects: Sequence[Mapping[str, Any]], changed: Mapping[str, Any]) -> tuple[Effect, ...]:
    """Effects with an edition's numbers in place of ours: one for each effect that has such a number."""
    made = [{**effect, "riders": tuple(effect.get("riders", ()))} for effect in effects]
    for number in NUMBERS:
        having = [effect for effect in made if has_number(effect, number)]
        for effect, value in zip(having, changed.get(number, ()), strict=False):
            effect[number] = value
    return tuple(Effect(**effect) for effect in made)


def component_list() -> list[dict[str, Any]]:
    """Every component: what it is (`kind`), what it is listed with (`group`), its count, its source and its figures.

    `is_card`: a match counts it, as it is always somewhere; minions, tokens and tiles that lie about are not.
    """
    return [
        {**entry, "kind": kind, "group": kind, "is_card": kind in COUNTED} for kind in FILES for entry in table(kind)
    ]
