"""Attacks with plain results: dice worth so many swords, and a monster without effects."""

from __future__ import annotations

from typing import Any

from caliburn import Match
from tests.games.knight_tales.tables import night, table

NONE = "faith faith faith"  # knight dice worth so many swords, without a shield
ONE = "sword faith faith"
TWO = "double-sword faith faith"
THREE = "double-sword sword faith"
FOUR = "double-sword double-sword faith"
FIVE = "double-sword double-sword sword"
CALM = "blank blank"  # the two black dice of a Dire Wolf
ELSEWHERE = ["goblin"]  # so that somebody is left to attack
TARTOS = ["tartos", "gaelic", "bridha"]
GUSCARD = ["guscard", "gaelic", "bridha"]
BRIDHA = ["bridha", "gaelic", "tartos"]


def wolf(**more: Any) -> dict[str, Any]:
    """A Dire Wolf: two black dice, two health, and no effect while no other Beast is in its rank."""
    return {"id": "dire-wolf", **more}


def duel(dice: str, *cards: str, target: Any = "dire-wolf", **position: Any) -> Match:
    """Seat 0, with these cards and no gold, before a target at 1-1 and a Goblin at 2-1."""
    position.setdefault("gold", [0, 0, 0])
    return night([[target], ELSEWHERE, []], dice, cards=[list(cards), [], []], **position)


def owners(match: Match) -> list[int]:
    """How many monster cards each seat has."""
    return [one["monsters"] for one in table(match)["knights"]]
