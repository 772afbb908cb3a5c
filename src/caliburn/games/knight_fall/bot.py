"""How well a side stands in Knight Fall: what baseline bots look at.

The race to the door, the health of all, what stands around the elders, and the cards that are still to be played.
"""

from __future__ import annotations

from typing import Final

from caliburn.games.knight_fall.figures import (
    CRAWLERS,
    DEMON,
    DOOR,
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
ELDER: Final = (0.0, 1.4, 1.95, 2.4, 2.8, 3.15, 3.45)  # by health
KNIGHT_HEALTH: Final = (0.0, 0.45, 0.65, 0.8, 0.92, 1.02, 1.1, 1.16, 1.2)
DEMON_HEALTH: Final = (0.0, 0.5, 0.72, 0.88, 1.02, 1.14, 1.24, 1.3, 1.35, 1.4)
DEFENSE: Final = (0.0, 0.22, 0.4, 0.54, 0.64, 0.7)
WAITING: Final = 0.3  # a character that comes with its next turn
ICE: Final = 0.14
IMP: Final = 0.22  # by health
GOLEM: Final = 0.2
CRAWLER: Final = 0.2
SEAL: Final = 0.5  # in front of a character, in the first rounds
SLOWED: Final = 0.15
HALO: Final = 0.15
PORTAL: Final = 0.1
CARD_EFFECT: Final = {
    "strike": 0.13, "blast": 0.3, "move": 0.1, "defend": 0.13, "heal": 0.12, "heal-split": 0.12, "heal-self": 0.1,
    "heal-all": 0.3, "command": 0.12, "spawn": 0.4, "cast": 0.35, "march": 0.2, "golem-volley": 0.35, "madden": 0.4,
    "drag": 0.15, "sunder": 0.35, "curse": 0.25, "sacrifice": 0.12, "pay": -0.1, "frenzy": 0.3, "carry": 0.1,
}  # fmt: skip  # what a card still to be played promises, for each point of its figure; any other effect counts OTHER
OTHER: Final = 0.3
LEAST_CARD: Final = 0.16  # as a minor action
BASIC: Final = 0.06
ONE_MAGIC: Final = 0.1
TWO_MAGIC: Final = 0.4
HELD: Final = 0.08
GUARDED: Final = 0.5  # how much of a threat to an elder is left when a knight stands beside it
THREAT: Final = (0.2, 0.1)  # of a demon on an elder's tile, or beside it
IMP_THREAT: Final = (0.07, 0.03)
COVER: Final = 0.04  # for every defense of a knight close or adjacent to an elder, up to
MOST_COVER: Final = 3
HUNT: Final = 0.05  # of a knight or golem on a demon's tile


class Evaluation(Position):
    """Points and prospects."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.promises = [[promise(card) for card in cards] for cards in self.figures.cards]

    def evaluate(self, s: KnightFallState, seat: int) -> float:
        """What one's own side has more than the other, and the cards that are left in one's turn."""
        side = s.side(seat)
        balance = self.balance(s) if s.who[0] >= 0 else 0.0
        return (balance if side == KNIGHT else -balance) + self.to_play(s, seat)

    def is_quiet(self, s: KnightFallState) -> bool:
        return s.attack is None and not s.turn.doing and not s.deaths

    def to_play(self, s: KnightFallState, seat: int) -> float:
        """Whoever is on turn still has something to do."""
        if s.phase != PLAY or self.owner(s, s.active) != seat:
            return 0.0
        t = s.turn
        side = s.active % 2
        value = sum([self.promises[side][card] for card in s.hands[seat]])
        value += LEAST_CARD * (s.slowed[seat] != NO_CARD) + BASIC * s.basic[seat] + HELD * t.held
        return value + (TWO_MAGIC if t.magic >= 2 else ONE_MAGIC if t.magic else 0.0)

    def balance(self, s: KnightFallState) -> float:
        """How much better the knights stand than the demons, in points."""
        if s.phase == OVER:
            return WON if s.points[KNIGHT] == DOOR else -WON
        value = KILL * self.kills(s) - self.race(s.points[DEMON])
        for place in range(s.places):
            worth = self.character_worth(s, place)
            value += worth if place % 2 == KNIGHT else -worth
        health = s.health
        value += GOLEM * sum([health[unit] for unit in GOLEMS if s.at[unit] != OFF])
        value -= IMP * sum([health[unit] for unit in IMPS if s.at[unit] != OFF])
        value -= CRAWLER * sum([health[unit] for unit in CRAWLERS if s.at[unit] != OFF])
        value += HALO * len(s.halos) + PORTAL * len(s.portals)
        for seat in range(s.seats):
            if s.slowed[seat] != NO_CARD:
                value += -SLOWED if s.side(seat) == KNIGHT else SLOWED
        return value + self.around_the_elders(s)

    def kills(self, s: KnightFallState) -> int:
        """How many demons fell."""
        return s.points[KNIGHT] - self.rounds_ended(s)

    def rounds_ended(self, s: KnightFallState) -> int:
        """Points for rounds come to the knights whatever anybody does."""
        return s.round - 1 + (s.phase in (GOLEMS_ACT, IMPS_ACT, REINFORCE))

    def race(self, points: int) -> float:
        return points * (1 + NEAR_THE_DOOR * points)

    def character_worth(self, s: KnightFallState, place: int) -> float:
        """Health, defense, and the seal or mark in front of it."""
        health = s.health[place]
        if s.at[place] == OFF:
            return WAITING
        if place % 2 == KNIGHT:
            value = KNIGHT_HEALTH[min(health, 8)] + DEFENSE[min(s.defense[place], 5)]
        else:
            value = DEMON_HEALTH[min(health, 9)]
            value += ICE * s.ice if s.is_character(place, "frozen-lurker") else 0.0
        if s.seals[place] != NO_CARD:
            value += SEAL * max(0.2, 1 - 0.15 * s.round)
        return value

    def around_the_elders(self, s: KnightFallState) -> float:
        """Elders, less what threatens them, and with who can help them."""
        value = 0.0
        at = s.at
        demons = [at[place] for place in range(DEMON, s.places, 2) if at[place] != OFF]
        knights = [(at[place], s.defense[place]) for place in range(KNIGHT, s.places, 2) if at[place] != OFF]
        imps = [at[imp] for imp in IMPS if at[imp] != OFF]
        for elder in ELDERS:
            cell = at[elder]
            if cell == OFF:
                continue
            value += ELDER[min(s.health[elder], 6)]
            beside = self.beside(s, cell)
            threat = THREAT[0] * demons.count(cell) + IMP_THREAT[0] * imps.count(cell)
            threat += THREAT[1] * len([1 for demon in demons if demon in beside])
            threat += IMP_THREAT[1] * len([1 for imp in imps if imp in beside])
            if any([knight == cell for knight, _ in knights]):
                threat *= GUARDED
            value -= threat * (1.6 - 0.1 * s.health[elder])
            for knight, defense in knights:
                if knight == cell or knight in beside:
                    value += COVER * min(defense, MOST_COVER)
        for knight, _ in knights:
            value += HUNT * demons.count(knight)
        return value


def promise(card: PowerCard) -> float:
    """What a card in hand is worth as long as there is a chance to use its primary ability."""
    if card.ongoing:
        return OTHER
    worth = sum([CARD_EFFECT[e.do] * max(1, e.n) if e.do in CARD_EFFECT else OTHER for e in card.effects])
    return max(LEAST_CARD, worth)
