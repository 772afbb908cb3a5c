"""How well a side stands in Knight Fall: what baseline bots look at.

The race to the door, what has been lost on the way to the next point, and what everybody threatens to do next: the
character on turn with the cards it still holds, all others with what a hand or a minion does on average.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from caliburn.games.knight_fall.bot_reach import DISTANCE, Damage, Target, best_damage, best_gain, damage, stride
from caliburn.games.knight_fall.figures import (
    CHARACTER_POINTS,
    CRAWLERS,
    DEMON,
    DOOR,
    ELDER_POINTS,
    ELDERS,
    GOLEMS,
    IMPS,
    KNIGHT,
    PowerCard,
)
from caliburn.games.knight_fall.position import Position
from caliburn.games.knight_fall.state import GOLEMS as GOLEMS_ACT
from caliburn.games.knight_fall.state import IMPS_ACT, NO_CARD, OFF, OVER, PLAY, REINFORCE, KnightFallState
from caliburn.kernel.spec import Seating

WON: Final = 100.0
KILL: Final = 1.5  # a demon killed: a point, and a turn or two of peace
NEAR_THE_DOOR: Final = 0.08  # how much more a point is worth with every point there is
LAST: Final = 4.0  # what a kill is worth besides, when it opens the door
# by health: how much of a kill is done; at 0 all of it
ELDER_LOSS: Final = (1.0, 0.63, 0.48, 0.35, 0.22, 0.1, 0.0)
CHARACTER_LOSS: Final = (1.0, 0.56, 0.41, 0.29, 0.17, 0.08, 0.0, -0.05, -0.09, -0.11)
IMP_LOSS: Final = (1.0, 0.5, 0.0)
IMP_KILL: Final = 0.32
DEFENSE: Final = (0.0, 0.22, 0.4, 0.54, 0.64, 0.7)
ICE: Final = 0.14
MINION: Final = 0.16  # by health
SEAL: Final = 0.5  # in front of a character, in the first rounds
SLOWED: Final = 0.15
HALO: Final = 0.15
PORTAL: Final = 0.1
CARD_EFFECT: Final = {
    "defend": 0.13, "heal": 0.12, "heal-split": 0.12, "heal-self": 0.1, "heal-all": 0.3, "command": 0.12, "spawn": 0.4,
    "cast": 0.35, "march": 0.2, "golem-volley": 0.35, "madden": 0.4, "frenzy": 0.3, "sacrifice": 0.12, "carry": 0.1,
    "call-golems": 0.5, "banish": 0.3, "drag": 0.15, "sunder": 0.3, "curse": 0.25, "pay": -0.1, "drag-elder": 0.2,
    "gather": 0.2, "heal-knights": 0.2, "rally": 0.1,
}  # fmt: skip  # what a card still to be played promises besides damage, for each point of its figure
LEAST_CARD: Final = 0.1  # as a minor action
BASIC: Final = 0.06
ONE_MAGIC: Final = 0.1
TWO_MAGIC: Final = 0.4
HELD: Final = 0.08
NOW: Final = 0.8  # of a threat with the cards in hand
NEXT: Final = 0.35  # of a threat in turns to come
GUARDED: Final = 0.3  # how much of a threat to an elder is left when a knight stands beside it
AVERAGE: Final = ((5, 5, 4, 3, 0), (4, 4, 4, 3, 0))  # by side: the damage of a hand, by distance
ACTIONS: Final = (2, 1, 0, 0, 0)  # and of a minion
WOUNDED: Final = (1, 0, 0, 0, 0)  # that heals first

ROUND_ENDS: Final = (GOLEMS_ACT, IMPS_ACT, REINFORCE)


class Evaluation(Position):
    """Points and prospects."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        cards = self.figures.cards
        self.promises = [[promise(card) for card in own] for own in cards]
        damages = [[damage(card) for card in own] for own in cards]
        strides = [[stride(card) for card in own] for own in cards]

        @lru_cache(maxsize=4096)
        def in_hand(side: int, hand: tuple[int, ...], basic: bool) -> Damage:
            return best_damage([damages[side][card] for card in hand], [strides[side][card] for card in hand], basic)

        self.in_hand = in_hand

    def evaluate(self, s: KnightFallState, seat: int) -> float:
        """What one's own side has more than the other."""
        if s.who[0] < 0:
            return 0.0
        balance = self.balance(s)
        return balance if s.side(seat) == KNIGHT else -balance

    def is_quiet(self, s: KnightFallState) -> bool:
        return s.attack is None and not s.turn.doing and not s.deaths

    def balance(self, s: KnightFallState) -> float:
        """How much better the knights stand than the demons, in points."""
        if s.phase == OVER:
            return WON if s.points[KNIGHT] == DOOR else -WON
        value: float = KILL * self.kills(s) - race(s.points[DEMON])
        for place in range(s.places):
            worth = self.character_worth(s, place)
            value += worth if place % 2 == KNIGHT else -worth
        lost = sum([ELDER_LOSS[min(s.health[elder], 6)] for elder in ELDERS if s.at[elder] != OFF])
        value -= lost * self.for_a_kill(s, DEMON, ELDER_POINTS)
        value += MINION * sum([health for _, health in self.minions(s, KNIGHT)])
        value -= MINION * sum([health for _, health in self.minions(s, DEMON)])
        value -= MINION * len([1 for crawler in CRAWLERS if s.at[crawler] != OFF])
        value += HALO * len(s.halos) + PORTAL * len(s.portals)
        for seat in range(s.seats):
            if s.slowed[seat] != NO_CARD:
                value += -SLOWED if s.side(seat) == KNIGHT else SLOWED
        return value + self.threats(s, KNIGHT) - self.threats(s, DEMON)

    def kills(self, s: KnightFallState) -> int:
        """How many demons fell."""
        return s.points[KNIGHT] - self.rounds_ended(s)

    def rounds_ended(self, s: KnightFallState) -> int:
        """Points for rounds come to the knights whatever anybody does."""
        return s.round - 1 + (s.phase in ROUND_ENDS)

    def minions(self, s: KnightFallState, side: int) -> list[tuple[int, int]]:
        """Cells and health of golems or imps. The imp of the end of a round comes in any case."""
        units = GOLEMS if side == KNIGHT else IMPS
        there = [(s.at[unit], s.health[unit]) for unit in units if s.at[unit] != OFF]
        if side == DEMON and s.phase in ROUND_ENDS and len(there) < len(IMPS):
            there.append((s.seal_cell(), self.health_of["imp"]))
        return there

    def for_a_kill(self, s: KnightFallState, side: int, points: int) -> float:
        """What a kill would be worth to a side as it stands now."""
        now = s.points[side]
        worth = KILL if side == KNIGHT else race(now + points) - race(now)
        return worth + LAST * (now + points >= DOOR)

    def character_worth(self, s: KnightFallState, place: int) -> float:
        """Health, defense, and the seal or mark in front of it."""
        if s.at[place] == OFF:
            return 0.0
        value = -CHARACTER_LOSS[min(s.health[place], 9)] * self.for_a_kill(s, 1 - place % 2, CHARACTER_POINTS)
        if place % 2 == KNIGHT:
            value += DEFENSE[min(s.defense[place], 5)]
        else:
            value += ICE * s.ice if s.is_character(place, "frozen-lurker") else 0.0
        if s.seals[place] != NO_CARD:
            value += SEAL * max(0.2, 1 - 0.15 * s.round)
        return value

    # -- what comes next ---------------------------------------------------------------------------------------

    def threats(self, s: KnightFallState, side: int) -> float:
        """What a side can be expected to gain by its next attacks, each on the target it is best for."""
        targets = self.knights_targets(s) if side == KNIGHT else self.demons_targets(s)
        at, active = s.at, s.active
        value = 0.0
        if s.phase == PLAY and active % 2 == side and at[active] != OFF:
            value = self.rest_of_turn(s, targets)
        for place in range(side, s.places, 2):
            if at[place] != OFF:
                value += NEXT * best_gain(at[place], AVERAGE[side], targets)
        for cell, health in self.minions(s, side):
            value += NEXT * best_gain(cell, ACTIONS if health > 1 else WOUNDED, targets)
        return value

    def rest_of_turn(self, s: KnightFallState, targets: list[Target]) -> float:
        """What the character on turn can still do. A turn that is only about to begin is like any other to come."""
        seat, t = self.owner(s, s.active), s.turn
        if seat < 0 or (not t.played and s.basic[seat] and not t.used):
            return 0.0
        side = s.active % 2
        hand = s.hands[seat]
        value = sum([self.promises[side][card] for card in hand])
        value += LEAST_CARD * (s.slowed[seat] != NO_CARD) + BASIC * s.basic[seat] + HELD * t.held
        value += TWO_MAGIC if t.magic >= 2 else ONE_MAGIC if t.magic else 0.0
        return value + NOW * best_gain(s.at[s.active], self.in_hand(side, tuple(hand), s.basic[seat]), targets)

    def demons_targets(self, s: KnightFallState) -> list[Target]:
        """Elders, and knights behind their defense."""
        at, health = s.at, s.health
        kill = self.for_a_kill(s, DEMON, CHARACTER_POINTS)
        knights = [place for place in range(KNIGHT, s.places, 2) if at[place] != OFF]
        targets = [Target(at[k], health[k], CHARACTER_LOSS, s.defense[k], kill) for k in knights]
        kill = self.for_a_kill(s, DEMON, ELDER_POINTS)
        for elder in ELDERS:
            cell = at[elder]
            if cell != OFF:
                near = DISTANCE[cell]
                cover = sum([s.defense[knight] for knight in knights if near[at[knight]] <= 1]) // 2
                guarded = any([at[knight] == cell for knight in knights])
                targets.append(Target(cell, health[elder], ELDER_LOSS, cover, kill * GUARDED if guarded else kill))
        return targets

    def knights_targets(self, s: KnightFallState) -> list[Target]:
        """Demons, and imps."""
        at, health = s.at, s.health
        kill = self.for_a_kill(s, KNIGHT, CHARACTER_POINTS)
        demons = [place for place in range(DEMON, s.places, 2) if at[place] != OFF]
        targets = [Target(at[demon], health[demon], CHARACTER_LOSS, 0, kill) for demon in demons]
        return targets + [Target(at[imp], health[imp], IMP_LOSS, 0, IMP_KILL) for imp in IMPS if at[imp] != OFF]


def race(points: int) -> float:
    """What the demons' points are worth together."""
    return points * (1 + NEAR_THE_DOOR * points)


def promise(card: PowerCard) -> float:
    """What a card in hand is worth besides its damage as long as there is a chance to use its primary ability."""
    if card.ongoing:
        return SEAL / 2
    worth = sum([CARD_EFFECT[e.do] * max(1, e.n) for e in card.effects if e.do in CARD_EFFECT])
    return max(LEAST_CARD, worth)
