"""Monster Effects (Knight Tales, p. 15): all that counts when a monster is attacked, and where it comes from.

Pure functions over the state: the rules, the view and the bot read the same ones.
"""

from __future__ import annotations

from typing import NamedTuple

from caliburn.games.knight_tales.attack import Attack, Reason
from caliburn.games.knight_tales.figures import DOUBLE, FACTIONS, KNIGHT_DICE, MOST_DICE, SHIELD, SWORD, Figures, Kind
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.state import KnightTalesState

BEAST = FACTIONS.index("beast")


def reasons_for(s: KnightTalesState, figures: Figures, monster: Monster, lane: int, ignores: bool) -> list[Reason]:
    """Tokens, armor, its own effect, and the rank and lane effects that reach a revealed monster; all add up."""
    found = _tokens(monster)
    if not monster.number:
        boss = figures.bosses[monster.kind]
        if boss.armor[s.column - 1]:
            found.append(Reason("armor", boss.armor[s.column - 1], "boss", "armor"))
        if not ignores:
            for row in s.lanes:  # it stands in all three lanes (R71)
                _auras(found, figures, row, "lane")
        return found
    if ignores:
        return found
    row = s.lanes[lane]
    rank = row.index(monster)
    _own(found, s, figures, monster, rank)
    _auras(found, figures, row, "lane")
    _auras(found, figures, [other[rank] for other in s.lanes if len(other) > rank], "rank")
    return found


def _tokens(monster: Monster) -> list[Reason]:
    """What lies on the card: it counts whatever is ignored."""
    found = []
    if monster.black:
        found.append(Reason("black", monster.black, monster.handle, "token"))
    if monster.red:
        found.append(Reason("red", monster.red, monster.handle, "token"))
    if monster.sword:
        found.append(Reason("sword", monster.sword, monster.handle, "token"))
    if monster.shield:
        found.append(Reason("shield", monster.shield, monster.handle, "token"))
    return found


def _own(found: list[Reason], s: KnightTalesState, figures: Figures, monster: Monster, rank: int) -> None:
    """The effect on the monster's own card."""
    own = figures.kinds[monster.kind].own
    if not own:
        return
    handle = monster.handle
    if own == "sword-in-front":
        if rank == 0:
            found.append(Reason("sword", 1, handle, "own"))
    elif own == "red-when-hurt":
        if monster.crests:
            found.append(Reason("red", 1, handle, "own"))
    elif own == "black-per-beast":
        beasts = [
            other[rank]
            for other in s.lanes
            if len(other) > rank and other[rank].revealed and other[rank] is not monster
            if figures.kinds[other[rank].kind].faction == BEAST
        ]
        if beasts:
            found.append(Reason("black", len(beasts), handle, "own"))
    else:
        found.append(Reason(own, 0, handle, "own"))  # no-doubles, no-wrath


def _auras(found: list[Reason], figures: Figures, sources: list[Monster], reach: str) -> None:
    for source in sources:
        if source.revealed:
            kind = figures.kinds[source.kind]
            if kind.reach == reach:
                found.append(_aura(kind, source.handle))


def _aura(kind: Kind, handle: str) -> Reason:
    if kind.aura_black:
        return Reason("black", kind.aura_black, handle, kind.reach)
    if kind.aura_red:
        return Reason("red", kind.aura_red, handle, kind.reach)
    if kind.aura_sword:
        return Reason("sword", kind.aura_sword, handle, kind.reach)
    if kind.aura_shield:
        return Reason("shield", kind.aura_shield, handle, kind.reach)
    assert kind.aura_no_shields, kind
    return Reason("no-shields", 0, handle, kind.reach)


def total(reasons: list[Reason], what: str) -> int:
    return sum([reason.n for reason in reasons if reason.what == what])


def holds(reasons: list[Reason], what: str) -> bool:
    return any([reason.what == what for reason in reasons])


def counting(s: KnightTalesState, figures: Figures, a: Attack) -> list[Reason]:
    """What counts for the target of a rolled attack: what was fixed before the roll (R36), but sword and shield tokens
    as they lie now (R48) and armor as the doom column has it now (R51)."""
    target = a.target
    assert target is not None
    lying = ("sword", "shield", "armor")
    found = [reason for reason in a.reasons if reason.by not in ("token", "armor") or reason.what not in lying]
    found += [reason for reason in _tokens(target) if reason.what in lying]
    if not target.number and s.boss is target and figures.bosses[target.kind].armor[s.column - 1]:
        found.append(Reason("armor", figures.bosses[target.kind].armor[s.column - 1], "boss", "armor"))
    return found


def printed_dice(s: KnightTalesState, figures: Figures, monster: Monster) -> tuple[int, int]:
    """Black and red dice of the card, or of the doom column for a boss."""
    if monster.number:
        kind = figures.kinds[monster.kind]
        return kind.black, kind.red
    boss = figures.bosses[monster.kind]
    return boss.black[s.column - 1], boss.red[s.column - 1]


def monster_pool(
    s: KnightTalesState, figures: Figures, monster: Monster, reasons: list[Reason], changes: list[str]
) -> tuple[int, int]:
    """Black and red dice: bonuses up to four of each, then removals and replacements in their order (R37)."""
    black, red = printed_dice(s, figures, monster)
    black = min(MOST_DICE, black + total(reasons, "black"))
    red = min(MOST_DICE, red + total(reasons, "red"))
    for change in changes:
        if change == "black":
            black = max(0, black - 1)
        elif change == "red":
            red = max(0, red - 1)
        elif red and black < MOST_DICE:
            black, red = black + 1, red - 1
    return black, red


def knight_pool(a: Attack) -> int:
    return min(MOST_DICE, KNIGHT_DICE + a.extra_dice)


class Outcome(NamedTuple):
    """What an attack does as its dice lie."""

    swords: int
    monster_shields: int
    damage: int
    monster_swords: int
    shields: int
    wounds: int  # before the last heroic deed and free spaces are looked at


def outcome(s: KnightTalesState, figures: Figures, a: Attack) -> Outcome:
    """Swords less shields on both sides: sums, not die by die (R49)."""
    reasons = counting(s, figures, a)
    doubles = 1 if holds(reasons, "no-doubles") else 2
    swords, shields = a.sword, 0
    for face, gone in zip(a.knight, a.knight_gone, strict=True):
        if not gone:
            if face == SWORD:
                swords += 1
            elif face == DOUBLE:
                swords += doubles
            elif face == SHIELD:
                shields += 1
    if holds(reasons, "no-shields"):
        shields = 0
    shields += a.shield
    monster_swords = total(reasons, "sword")
    monster_shields = total(reasons, "shield") + total(reasons, "armor")
    for face, gone in zip(a.monster, a.monster_gone, strict=True):
        if not gone:
            if face == SWORD:
                monster_swords += 1
            elif face == DOUBLE:
                monster_swords += 2
            elif face == SHIELD:
                monster_shields += 1
    if a.ignores_shields:
        monster_shields = 0
    damage = max(0, swords - monster_shields)
    if a.spikes:
        damage += min(monster_swords, shields)  # R133
    return Outcome(swords, monster_shields, damage, monster_swords, shields, max(0, monster_swords - shields))


def doom_after(s: KnightTalesState, figures: Figures, a: Attack) -> int:
    """Where the doom token would stand once all doom results that lie there are resolved."""
    if s.boss is None:
        return s.column
    return min(len(figures.bosses[s.boss.kind].red), s.column + a.dooms)
