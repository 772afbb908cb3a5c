"""The cards and seals of King Arthur as data, and the loader that checks them and lays an edition over them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from caliburn.games.king_arthur.figures import (
    ADVERSARIES,
    KINDS,
    KNIGHTS,
    Adventure,
    Condition,
    Figures,
)
from caliburn.kernel.editions import Changes, Layout, Range
from caliburn.kernel.errors import BadEdition

CONTENTS = {"knight": [53, 7], "adversary": [44, 15], "adventure": [13, 13], "seal": [25, 5]}  # cards, entries
KIND_SIZES = {"dark-power": 13, "enemy-knight": 11, "monster": 11, "dragon": 9}  # rulebook, Contents
PRINTED = ("dragon-4", "dragon-3", "enemy-knight-3")  # rulebook, example turn
LEAST_POINTS, MOST_POINTS = 6, 20  # rulebook, Contents


@cache
def table(name: str) -> list[dict[str, Any]]:
    """The entries of a component file: `knight`, `kind`, `adversary`, `adventure`, `seal`."""
    file = {"knight": "knights", "kind": "adversaries", "adversary": "adversaries"}.get(name, f"{name}s")
    text = (files(__package__) / f"{file}.toml").read_text(encoding="utf-8")
    entries: list[dict[str, Any]] = tomllib.loads(text)[name]
    return entries


EDITIONS = Layout(
    "king-arthur",
    cards={},
    tables={
        "adversaries": dict.fromkeys(ADVERSARIES, Range(0, 13)),
        "adventures": {entry["id"]: Range(LEAST_POINTS, MOST_POINTS) for entry in table("adventure")},
    },
    printed={},
)


def load(edition: Any = None) -> tuple[Figures, Mapping[str, Any] | None]:
    """The figures of our edition, or of a file or mapping laid over it; and what that changed."""
    if edition is None:
        return ours(), None
    changes = EDITIONS.read(edition)
    return laid_over(changes), changes


@cache
def ours() -> Figures:
    """The figures of our own edition, their files checked against the rulebook's contents."""
    for kind, numbers in CONTENTS.items():
        found = [sum(entry["count"] for entry in table(kind)), len(table(kind))]
        assert found == numbers, f"{kind}: {found} instead of {numbers}"
    for entry in table("knight"):
        assert entry["count"] == (5 if entry["id"] == "merlin" else 14 if entry["strength"] == 1 else 2), entry
        assert entry["id"] in ("merlin", f"{entry['suit']}-{entry['strength']}"), entry
    for entry in table("adversary"):
        assert entry["id"] == f"{entry['kind']}-{entry['value']}", entry
    return laid_over({})


def laid_over(changes: Changes) -> Figures:
    """Our figures with some of them changed, checked against what the rulebook says."""
    counts = [0] * len(ADVERSARIES)
    for entry in table("adversary"):
        counts[ADVERSARIES.index(entry["id"])] = entry["count"]
    points = {entry["id"]: entry["points"] for entry in table("adventure")}
    for card, count in changes.get("adversaries", {}).items():
        counts[ADVERSARIES.index(card)] = count
    points.update(changes.get("adventures", {}))
    check_counts(counts)
    adventures = tuple(
        Adventure(entry["id"], condition(entry["condition"]), points[entry["id"]]) for entry in table("adventure")
    )
    knights = {entry["id"]: entry["count"] for entry in table("knight")}
    return Figures(tuple(knights[card] for card in KNIGHTS), tuple(counts), adventures)


def condition(given: Mapping[str, Any]) -> Condition:
    """An adventure's condition as the rules use it."""
    kind = KINDS.index(given["kind"]) if "kind" in given else -1
    return Condition(
        total=given.get("total", 0),
        kind=kind,
        cards=given.get("cards", 0),
        each=tuple(KINDS.index(name) for name in given.get("each", ())),
        worth=tuple(sorted(given.get("worth", ()), reverse=True)),
        or_card=ADVERSARIES.index(given["or_card"]) if "or_card" in given else -1,
    )


def check_counts(counts: list[int]) -> None:
    """The adversaries must add up as the rulebook's contents and its example turn say."""
    for number, kind in enumerate(KINDS):
        size = sum(counts[5 * number : 5 * number + 5])
        if size != KIND_SIZES[kind]:
            raise BadEdition("error-edition-kind", kind=kind, count=size, printed=KIND_SIZES[kind])
    if counts[ADVERSARIES.index("dragon-5")] != 1:
        raise BadEdition("error-edition-red-five")
    for card in PRINTED:
        if not counts[ADVERSARIES.index(card)]:
            raise BadEdition("error-edition-printed", entry=card)


def component_list() -> list[dict[str, Any]]:
    """Every component: what it is (`kind`), what it is listed with (`group`), its count, its source and its figures."""
    return [
        {**entry, "kind": kind, "group": entry.get("kind", kind)}
        for kind in ("knight", "adversary", "adventure", "seal")
        for entry in table(kind)
    ]
