"""The components of Knight Tales as data, and the loader that checks them and lays an edition over them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from caliburn.games.knight_tales.components.editions import EDITIONS, FACES, PRINTED, check
from caliburn.games.knight_tales.components.tables import FILES, table
from caliburn.games.knight_tales.figures import (
    BOSS_IDS,
    CARD_IDS,
    DIFFICULTIES,
    FACTIONS,
    KIND_IDS,
    QUEST_IDS,
    TACTIC_IDS,
    Boss,
    Card,
    Effect,
    Figures,
    Kind,
    Quest,
    Renown,
    Track,
)
from caliburn.kernel.editions import Changes, as_printed

__all__ = ["component_list", "laid_over", "load", "ours", "table"]

CONTENTS: Final = {
    "die": [12, 3], "knight": [4, 4], "ability": [4, 4], "track": [4, 1], "chart": [4, 1], "longsword": [4, 1],
    "market": [36, 36], "trophy": [3, 3], "minion": [24, 12], "champion": [18, 9], "boss": [3, 3], "tactic": [15, 15],
    "quest": [12, 12], "renown": [3, 3], "villager": [6, 6], "coop": [6, 6], "gold": [50, 1], "token": [47, 5],
    "piece": [128, 19],
}  # fmt: skip  # how many pieces, and how many different ones; rulebook, Components
NO_CARDS: Final = ("die", "knight", "ability", "track", "chart", "gold", "token", "piece")
SECTIONS: Final = {
    "market": "market", "trophy": "trophies", "minion": "monsters", "champion": "monsters", "boss": "bosses",
    "quest": "quests", "renown": "renown", "gold": "gold", "chart": "scoring",
}  # fmt: skip  # of an edition


def load(edition: Any = None) -> tuple[Figures, Mapping[str, Any] | None]:
    """The figures of our edition, or of a file or mapping laid over it; and what that changed."""
    if edition is None:
        return ours(), None
    changes = EDITIONS.read(edition)
    return laid_over(changes), changes


@cache
def ours() -> Figures:
    """The figures of our own edition, their files checked against the rulebook's component list and its examples."""
    check_files()
    figures = laid_over({})
    assert tuple(card.id for card in figures.cards) == CARD_IDS
    assert tuple(kind.id for kind in figures.kinds) == KIND_IDS
    assert tuple(boss.id for boss in figures.bosses) == BOSS_IDS
    assert tuple(tactic for boss in figures.bosses for tactic in boss.tactics) == TACTIC_IDS
    assert tuple(quest.id for quest in figures.quests) == QUEST_IDS
    return figures


def check_files() -> None:
    """Our files have to hold what the rulebook states, to the piece."""
    for kind, numbers in CONTENTS.items():
        found = [sum(entry["count"] for entry in table(kind)), len(table(kind))]
        assert found == numbers, f"{kind}: {found} instead of {numbers}"
    for die in table("die"):
        assert len(die["faces"]) == FACES, die["id"]
        assert set(die["faces"]) == set(die["kinds"]), die["id"]
    for kind, section in SECTIONS.items():
        for entry in table(kind):
            for figure, value in entry.items():
                printed = PRINTED.get((section, _name(kind, entry), figure))
                assert printed is None or as_printed(value, printed), (entry["id"], figure)


def laid_over(changes: Changes) -> Figures:
    """Our figures with some of them changed, checked against what the rulebook says."""
    dice, chart = changes.get("dice", {}), table("chart")[0]
    knight, black, red = (
        tuple(dice.get(name, entry["faces"]))
        for name, entry in zip(("knight", "black", "red"), table("die"), strict=True)
    )
    figures = Figures(
        cards=tuple(
            _card(kind, entry)
            for kind in ("market", "trophy", "longsword", "ability", "villager", "coop")
            for entry in _changed(kind, changes)
        ),
        kinds=tuple(_kind(kind, entry) for kind in ("minion", "champion") for entry in _changed(kind, changes)),
        bosses=tuple(_boss(entry) for entry in _changed("boss", changes)),
        quests=tuple(Quest(e["id"], e["day"], tuple(e["points"])) for e in _changed("quest", changes)),
        renown=tuple(_renown(entry) for entry in _changed("renown", changes)),
        track=_track({**table("track")[0], **changes.get("track", {})}),
        knight_die=knight,
        black_die=black,
        red_die=red,
        gold=tuple(table("gold")[0]["start"]),
        set_bonus=tuple(chart["set_bonus"]),
        gold_per_point=chart["gold_per_point"],
    )
    check(figures)
    return figures


def _changed(kind: str, changes: Changes) -> list[dict[str, Any]]:
    """The entries of a kind, with an edition's figures in place of ours."""
    section = changes.get(SECTIONS.get(kind, ""), {})
    return [{**entry, **section.get(_name(kind, entry), {})} for entry in table(kind)]


def _name(kind: str, entry: Mapping[str, Any]) -> str:
    """How an edition calls a component: renown cards by their night; tables that hold a single thing have no names."""
    if kind in ("gold", "chart"):
        return ""
    return str(entry["night"] if kind == "renown" else entry["id"])


def _card(kind: str, entry: Mapping[str, Any]) -> Card:
    return Card(
        id=entry["id"],
        type=entry.get("type", kind),
        cost=entry.get("cost", 0),
        valor=entry.get("valor", 0),
        icon=entry["icon"],
        window=entry["window"],
        effects=tuple(Effect(**{**effect, "faces": tuple(effect.get("faces", ()))}) for effect in entry["effects"]),
        faction=FACTIONS.index(entry["faction"]) if "faction" in entry else -1,
    )


def _kind(kind: str, entry: Mapping[str, Any]) -> Kind:
    aura = entry.get("aura", {})
    return Kind(
        id=entry["id"],
        faction=FACTIONS.index(entry["faction"]),
        champion=kind == "champion",
        black=entry["black"],
        red=entry["red"],
        health=entry["health"],
        valor=entry["valor"],
        damage=entry["damage"],
        copies=entry["count"],
        to_back=entry.get("to_back", False),
        reach=aura.get("reach", ""),
        aura_black=aura.get("black", 0),
        aura_red=aura.get("red", 0),
        aura_sword=aura.get("sword", 0),
        aura_shield=aura.get("shield", 0),
        aura_no_shields=aura.get("no_shields", False),
        own=entry.get("own", ""),
        wound=entry.get("wound", ""),
        reveal=entry.get("reveal", ""),
        after=entry.get("after", ""),
    )


def _boss(entry: Mapping[str, Any]) -> Boss:
    return Boss(
        id=entry["id"],
        faction=FACTIONS.index(entry["faction"]),
        health=entry["health"],
        valor=entry["valor"],
        red=tuple(entry["red"]),
        black=tuple(entry["black"]),
        armor=tuple(entry["armor"]),
        symbols=tuple(entry["symbols"]),
        tactics=tuple(tactic["id"] for tactic in table("tactic") if tactic["boss"] == entry["id"]),
    )


def _renown(entry: Mapping[str, Any]) -> Renown:
    champions, minions = zip(*(entry[difficulty] for difficulty in DIFFICULTIES), strict=True)
    return Renown(entry["night"], champions, minions, entry["green"], entry["yellow"], entry["red"])


def _track(entry: Mapping[str, Any]) -> Track:
    return Track(
        spaces=entry["spaces"],
        wrath=tuple(entry["wrath"]),
        health=entry["health"],
        fatigue=tuple(entry["fatigue"]),
        yellow=entry["yellow"],
        red=entry["red"],
    )


def component_list() -> list[dict[str, Any]]:
    """Every component: what it is (`kind`), what it is listed with (`group`), its count, its source and its figures.

    `is_card`: it is a card, which is always somewhere; boards, dice, gold and tokens are not counted in a match.
    """
    return [
        {**entry, "kind": kind, "group": entry.get("type", kind), "is_card": kind not in NO_CARDS}
        for kind in FILES
        for entry in table(kind)
    ]
