"""Attacks with plain results: dice worth so many swords, a monster without effects, and doom on purpose."""

from __future__ import annotations

from typing import Any

from caliburn import Match
from caliburn.games.knight_tales.figures import TACTIC_IDS
from tests.games.knight_tales.tables import asked, fight, go, night, only, plain, play, table

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
BOSS_OF = dict(zip(TACTIC_IDS, ["warchief"] * 5 + ["lich-lord"] * 5 + ["woodwitch"] * 5, strict=True))


def wolf(**more: Any) -> dict[str, Any]:
    """A Dire Wolf: two black dice, two health, and no effect while no other Beast is in its rank."""
    return {"id": "dire-wolf", **more}


def duel(dice: str, *cards: str, target: Any = "dire-wolf", **position: Any) -> Match:
    """Seat 0, with these cards and no gold, before a target at 1-1 and a Goblin at 2-1."""
    position.setdefault("gold", [0, 0, 0])
    return night([[target], ELSEWHERE, []], dice, cards=[list(cards), [], []], **position)


def questions(match: Match, *answers: str) -> list[str | None]:
    """What is asked on the way to the end of the attack, once these answers are given."""
    go(match, *answers)
    found = []
    while plain(match):
        found.append(asked(match))
        play(match, plain(match))
    return found


def owners(match: Match) -> list[int]:
    """How many monster cards each seat has."""
    return [one["monsters"] for one in table(match)["knights"]]


def hidden(kind: str) -> dict[str, Any]:
    return {"id": kind, "hidden": True}


def after(tactic: str) -> str:
    """Some other tactic of the same boss, which lies on top afterwards."""
    return next(other for other in TACTIC_IDS if BOSS_OF[other] == BOSS_OF[tactic] and other != tactic)


def doomed(tactic: str, lanes: list[Any], *answers: str, dice: str = f"{NONE} doom blank", **position: Any) -> Match:
    """Seat 0 attacks 1-1, whose two black dice show one doom; it lands on a symbol and triggers the tactic."""
    position.setdefault("gold", [0, 0, 0])
    match = night(lanes, f"{dice} {after(tactic)}", boss=BOSS_OF[tactic], doom=2, tactic=tactic, **position)
    fight(match, *(answers if answers and answers[0].startswith("attack") else ("attack 1-1", *answers)))
    assert table(match)["boss"] is None or table(match)["boss"]["tactic"] == after(tactic)
    return match


def applied(match: Match) -> str:
    """Which part of the tactic applied."""
    (event,) = only(match, "TacticApplied")
    return str(event.part)


def tokens(match: Match, token: str) -> dict[str, int]:
    """Who has such tokens, by place."""
    seen = table(match)
    found = {
        f"{n}-{one['rank']}": one["tokens"][token]
        for n, row in enumerate(seen["lanes"], 1)
        for one in row
        if one["revealed"]
    }
    found["boss"] = seen["boss"]["tokens"][token]
    return {place: number for place, number in found.items() if number}
