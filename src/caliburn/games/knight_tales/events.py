"""What happens in Knight Tales. Things are named by id; what others may see of a scouted lane is in `view.py`.

`handle` is the monster's id on the table (`monster-3`, `boss`), `monster` what it is (`goblin`, `warchief`).
"""

from __future__ import annotations

from typing import NamedTuple


class KnightDealt(NamedTuple):
    seat: int
    knight: str


class OrderRolled(NamedTuple):
    """A roll for the player order: a knight, a black and a red die."""

    seat: int
    dice: tuple[str, ...]
    swords: int


class VillagePlaced(NamedTuple):
    seat: int
    spot: int


class DayBegan(NamedTuple):
    day: int


class QuestRevealed(NamedTuple):
    quest: str


class MarketFilled(NamedTuple):
    cards: tuple[str, ...]


class CardBought(NamedTuple):
    seat: int
    card: str
    cost: int


class TrophyForged(NamedTuple):
    seat: int
    card: str
    monsters: tuple[str, ...]


class DayPassed(NamedTuple):
    seat: int
    spot: int


class NightBegan(NamedTuple):
    night: int
    champions: int
    minions: int


class MonsterRevealed(NamedTuple):
    monster: str
    handle: str
    lane: int


class MonsterMovedBack(NamedTuple):
    monster: str
    handle: str
    lane: int


class BossAppeared(NamedTuple):
    boss: str


class TacticTurned(NamedTuple):
    """A tactic card lies face up on its deck."""

    tactic: str


class AttackBegan(NamedTuple):
    seat: int
    monster: str
    handle: str
    rank: int


class CardUsed(NamedTuple):
    seat: int
    card: str
    choices: tuple[str, ...]


class HelpAsked(NamedTuple):
    """The attacker cannot pay and asks the others to."""

    seat: int
    monster: str


class HelpRefused(NamedTuple):
    seat: int


class LaneScouted(NamedTuple):
    """`monsters` is empty for those who did not look."""

    seat: int
    lane: int
    monsters: tuple[str, ...]


class MonstersSwapped(NamedTuple):
    seat: int
    lane: int
    handles: tuple[str, ...]


class FatigueSpent(NamedTuple):
    seat: int
    number: int


class FatigueLost(NamedTuple):
    seat: int
    number: int


class FatigueRecovered(NamedTuple):
    seat: int
    number: int


class WrathSpent(NamedTuple):
    seat: int
    number: int


class WrathLost(NamedTuple):
    seat: int
    number: int


class WrathGained(NamedTuple):
    seat: int
    number: int


class HealthRecovered(NamedTuple):
    seat: int
    number: int


class LastDeedBegan(NamedTuple):
    seat: int


class DiceRolled(NamedTuple):
    seat: int
    knight: tuple[str, ...]
    black: tuple[str, ...]
    red: tuple[str, ...]


class DieRerolled(NamedTuple):
    seat: int
    die: str
    before: str
    face: str


class DieAdded(NamedTuple):
    seat: int
    die: str
    face: str


class DieTurned(NamedTuple):
    """A knight die is turned to its faith face."""

    seat: int
    die: str
    before: str


class DieSetAside(NamedTuple):
    seat: int
    die: str
    face: str


class DiceDiscarded(NamedTuple):
    seat: int
    dice: tuple[str, ...]
    faces: tuple[str, ...]


class DieRemoved(NamedTuple):
    """A die is taken out of the pool of the attacked monster before the roll."""

    seat: int
    colour: str


class DiceReplaced(NamedTuple):
    seat: int
    number: int


class TokensGained(NamedTuple):
    seat: int
    swords: int
    shields: int


class CombatResolved(NamedTuple):
    """Swords less shields on both sides, tokens and armor included; damage in other ways is not in it."""

    seat: int
    monster: str
    handle: str
    swords: int
    monster_shields: int
    monster_swords: int
    shields: int


class MonsterDamaged(NamedTuple):
    seat: int
    monster: str
    handle: str
    number: int
    gold: int


class MonsterDefeated(NamedTuple):
    seat: int
    monster: str
    handle: str


class MonsterClaimed(NamedTuple):
    """The seat gains the card of a defeated monster."""

    seat: int
    monster: str
    handle: str


class WoundsSuffered(NamedTuple):
    seat: int
    number: int


class DamageAbsorbed(NamedTuple):
    seat: int
    card: str


class GoldGained(NamedTuple):
    seat: int
    number: int


class GoldLost(NamedTuple):
    seat: int
    number: int


class CardExhausted(NamedTuple):
    seat: int
    card: str


class CardRefreshed(NamedTuple):
    seat: int
    card: str


class DoomRaised(NamedTuple):
    column: int


class DoomLowered(NamedTuple):
    column: int


class TacticApplied(NamedTuple):
    """`part` is `basic`, `exception` or `nothing`."""

    tactic: str
    part: str


class TokenPlaced(NamedTuple):
    """`token` is `sword`, `shield`, `black`, `red` or `health`."""

    monster: str
    handle: str
    token: str


class BossMoved(NamedTuple):
    boss: str
    rank: int


class BossActivated(NamedTuple):
    boss: str
    lanes: tuple[int, ...]


class WallFell(NamedTuple):
    """`part` is `barricade` or `palisade`."""

    lane: int
    part: str


class VillageDamaged(NamedTuple):
    """`part` is `well`, `cart` or `farmhouse`."""

    lane: int
    part: str


class LaneDamagePrevented(NamedTuple):
    seat: int
    lane: int


class QuestFulfilled(NamedTuple):
    seat: int
    quest: str
    place: int
    points: int


class NightOver(NamedTuple):
    """A knight's night ends; the knight goes to a village spot."""

    seat: int
    spot: int


class RenownGained(NamedTuple):
    seat: int
    zone: str
    points: int


class NightEnded(NamedTuple):
    night: int


class MonsterUnmasked(NamedTuple):
    """A face-down monster is turned over at the end of the night, to read its damage."""

    monster: str
    handle: str
    lane: int


class MonsterStruck(NamedTuple):
    """An undefeated monster damages its lane."""

    monster: str
    lane: int
    number: int


class BossStruck(NamedTuple):
    boss: str


class GameEnded(NamedTuple):
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
