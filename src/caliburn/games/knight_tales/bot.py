"""How well a seat stands in Knight Tales: what baseline bots look at. The village first, then valor."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.bot_cards import WRATH, worth_of
from caliburn.games.knight_tales.bot_foes import Foes, Prospect, Rest
from caliburn.games.knight_tales.bot_village import BOSS_LANE, Foe, hold_chance, left_over
from caliburn.games.knight_tales.end_of_game import EndOfGame
from caliburn.games.knight_tales.end_of_night import HELD
from caliburn.games.knight_tales.figures import (
    CARD_NUMBERS,
    FIRST_COOP,
    FIRST_VILLAGER,
    LANES,
    NIGHTS,
    REACTION,
    TACTIC_IDS,
    VILLAGER_HEALTH,
)
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.state import NIGHT, NOBODY, KnightTalesState
from caliburn.kernel.spec import Seating

HOLDING = 100.0  # the village
WALL = 0.3  # a point of lane damage that is not yet dangerous
VALOR = 0.25  # a valor point
ATTACK_COST = 1.6  # fatigue, wounds included
ACTIVATIONS = 0.9  # lane damage by boss and tactics in a night still to come
REACH = 0.25  # a boss, or its tactics, will sooner or later damage a lane with monsters of its faction
GOLD_WORTH = 0.12  # fatigue a night for a gold that will buy cards on a later day
MOST_GOLD = 15
ABSORBED = 0.75  # solo: fatigue for a gold that a villager will take a wound for
WOUNDS = 0.7  # in an attack
MOST_WRATH = 4  # a knight rarely finds use for more
TACTIC = 1.0  # the fatigue an average tactic costs
MARCHING = tuple([TACTIC_IDS.index(name) for name in ("forced-march", "dark-procession", "stampede")])
RAM, WELL = TACTIC_IDS.index("battering-ram"), TACTIC_IDS.index("poisoned-well")
NO_PROSPECT = Prospect((1.0,), 0.0, 0.0, 0)


class Evaluation(EndOfGame):
    """The chance that the village holds, and the valor of the seat."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.foes = Foes(self.figures)
        self.worths = [worth_of(card) for card in self.figures.cards]
        self.night_damage = cache(self._night_damage)

    def evaluate(self, s: KnightTalesState, seat: int) -> float:
        if s.over:
            return HOLDING + VALOR * self.valor(s, seat) if s.over == HELD else 0.0
        if s.phase != NIGHT:
            by_day = self.safety(s, s.walls, [], [], self.nights_to_come(s, max(1, s.round)))
            return by_day + VALOR * self.valor(s, seat)
        a = s.attack
        if a is None or a.target is None:
            by_night = self.tonight(s, seat, None, [], NO_PROSPECT, a)
        else:
            by_night = self.attacking(s, seat, a, a.target)
        return by_night + VALOR * self.valor(s, seat)

    # -- the attack that goes on -------------------------------------------------------------------------------

    def attacking(self, s: KnightTalesState, seat: int, a: Attack, target: Monster) -> float:
        """Over what the attack may come to: the target falls, or is left with some health."""
        if a.combat_done or a.step > 6:
            return self.tonight(s, seat, None, [], Prospect((1.0,), a.wounds, a.dooms, 0), a)
        prospect = self.prospect(s, a)
        health = target.health + target.extra
        chances = prospect.chances
        falls = sum(chances[health:])
        value = 0.0
        if falls > 0:
            value += falls * self.tonight(s, seat, target, [], prospect, a)
        if falls < 1:
            rest = [(p / (1 - falls), health - dealt) for dealt, p in enumerate(chances[:health]) if p]
            value += (1 - falls) * self.tonight(s, seat, target, rest, prospect, a)
        return value

    def prospect(self, s: KnightTalesState, a: Attack) -> Prospect:
        """Dice that were just rolled count as not yet rolled: so targets and actions are compared without luck."""
        if a.step < 5:
            cost = self.fatigue_cost(s, a)
            deed = a.payer == a.seat and s.fatigue_left(a.seat) <= cost
            return self.foes.before_the_roll(s, a, cost, deed)
        if a.step == 5 and not a.wrath_used and a.question != "help-reaction" and not self.has_reacted(a):
            return self.foes.before_the_roll(s, a, 0, a.last_deed)
        return self.foes.as_they_lie(s, a)

    def has_reacted(self, a: Attack) -> bool:
        return any([self.windows[CARD_NUMBERS[card]] == REACTION for card in a.used])

    # -- tonight -----------------------------------------------------------------------------------------------

    def tonight(
        self, s: KnightTalesState, seat: int, target: Monster | None, rest: Rest, prospect: Prospect, a: Attack | None
    ) -> float:
        """The chance to hold with what is left to do tonight; without a `rest` the target falls."""
        later = self.nights_to_come(s, s.round + 1)
        capacity = self.capacity(s, a, prospect)
        walls, column = s.walls, s.column
        boss = s.boss
        if boss is not None and not (boss is target and not rest):
            reach = [n for n in range(LANES) if self.in_reach(s, n, None if rest else target)]
            if target is not None and not rest and self.boss_moves(s, target):
                walls = [standing - (n in reach) for n, standing in enumerate(walls)]
            for n in reach:
                later[n] += REACH
            if prospect.dooms:
                column = min(len(self.figures.bosses[boss.kind].red), column + round(prospect.dooms))
                capacity -= self.tactic(s, a, prospect.dooms, reach, later, bool(rest))
        foes = self.foes.tasks(s, seat, target, rest, column)
        left = left_over(foes, max(0.0, capacity), walls)
        return self.safety(s, walls, foes, left, later)

    def safety(
        self, s: KnightTalesState, walls: list[int], foes: list[Foe], left: list[float], later: list[float]
    ) -> float:
        expected = sum(later) + sum([foe.damage * stays for foe, stays in zip(foes, left, strict=True)])
        later = [round(points, 3) for points in later]
        return HOLDING * hold_chance(walls, s.houses, foes, left, later) + WALL * (sum(walls) - expected)

    def in_reach(self, s: KnightTalesState, lane: int, gone: Monster | None) -> bool:
        """Whether the boss's ability would damage a lane."""
        assert s.boss is not None
        faction, kinds = self.figures.bosses[s.boss.kind].faction, self.figures.kinds
        return any([m.revealed and kinds[m.kind].faction == faction and m is not gone for m in s.lanes[lane]])

    def boss_moves(self, s: KnightTalesState, gone: Monster) -> bool:
        """Whether the boss comes nearer when a monster falls."""
        return s.boss_rank > 1 and max([len(lane) - (gone in lane) for lane in s.lanes]) < s.boss_rank - 1

    def tactic(
        self, s: KnightTalesState, a: Attack | None, dooms: float, reach: list[int], later: list[float], stands: bool
    ) -> float:
        """The next tactic, as far as doom results are likely to trigger it: lane damage, or fatigue it costs."""
        assert s.boss is not None
        ahead = [n - s.column for n in self.figures.bosses[s.boss.kind].symbols if n > s.column]
        chance = min(1.0, dooms - ahead[0] + 1) if ahead else 0.0
        if chance <= 0:
            return 0.0
        if s.tactic in MARCHING:
            for lane in reach:
                later[lane] += chance
        elif s.tactic == WELL:
            later[s.walls.index(max(s.walls))] += chance
        elif s.tactic == RAM and stands and a is not None and a.lane >= 0:
            later[a.lane] += chance
        else:
            return TACTIC * chance
        return 0.0

    # -- what the knights can still do -------------------------------------------------------------------------

    def capacity(self, s: KnightTalesState, a: Attack | None, prospect: Prospect) -> float:
        """The fatigue of all knights still out there, with what their cards and their wrath save."""
        total = attacks_left = 0.0
        for seat in range(self.seats):
            if s.done[seat]:
                continue
            left: float = s.fatigue_left(seat)
            wrath: float = s.wrath_left(seat)
            if a is not None:
                if seat == a.payer:
                    left -= prospect.cost
                if seat == a.suffers and left > 0:
                    wounds = min(left, prospect.wounds)
                    left -= wounds
                    wrath += wounds
            if left > 0:
                attacks = left / ATTACK_COST
                attacks_left += attacks
                total += left + (self.ready_worth(s, seat) + WRATH * min(wrath, MOST_WRATH)) * attacks / (attacks + 1)
        return total + self.shared_worth(s, attacks_left)

    def ready_worth(self, s: KnightTalesState, seat: int) -> float:
        """Of the cards whose icon is uncovered."""
        spent, worths = s.spent[seat], self.worths
        return sum([worths[card] for card in s.owned[seat] if not spent >> card & 1])

    def shared_worth(self, s: KnightTalesState, attacks: float) -> float:
        """Of co-op cards, and of villagers who take wounds for gold."""
        if "fellowship" in s.extensions:
            crests = cast(Any, s.extensions["fellowship"]).crests
            worth = sum([self.worths[FIRST_COOP + n] for n, crest in enumerate(crests) if crest == NOBODY])
            return worth * attacks / (attacks + 1)
        if "villagers" in s.extensions:
            gold, spent = cast(Any, s.extensions["villagers"]).gold, s.spent[0] >> FIRST_VILLAGER
            places = sum([VILLAGER_HEALTH - n if spent >> v & 1 else max(0, 1 - n) for v, n in enumerate(gold)])
            blocked = [self.worths[FIRST_VILLAGER + v] for v, n in enumerate(gold) if n == 2 and not spent >> v & 1]
            return ABSORBED * min(s.gold[0], places, WOUNDS * attacks) - sum(blocked) * attacks / (attacks + 1)
        return 0.0

    # -- nights to come ----------------------------------------------------------------------------------------

    def nights_to_come(self, s: KnightTalesState, first: int) -> list[float]:
        """Lane damage to be expected from a night on, for each lane."""
        if first > NIGHTS:
            return [0.0] * LANES
        track = self.figures.track
        fatigue = track.fatigue[self.seats - 1] - track.health - 1
        wrath = track.wrath[0] - track.wrath[self.seats]
        cards = sum([self.worths[card] for owned in s.owned for card in owned])
        gold = sum([min(MOST_GOLD, gold) for gold in s.gold])
        damage = 0.0
        for night in range(first, NIGHTS + 1):
            capacity = self.seats * (fatigue + WRATH * wrath) + cards + (night > s.round) * GOLD_WORTH * gold
            whole = int(capacity)
            here, next_ = self.night_damage(night, whole), self.night_damage(night, whole + 1)
            damage += here + (capacity - whole) * (next_ - here)
        return [damage / LANES] * LANES

    def _night_damage(self, night: int, capacity: int) -> float:
        """What a night of average monsters does to the lanes."""
        card = self.figures.renown[night - 1]
        champions, minions = card.champions[self.difficulty], card.minions[self.difficulty]
        foes = [Foe(n % LANES, 2, self.foes.champion_work) for n in range(champions)]
        foes += [Foe(n % LANES, 1, self.foes.minion_work) for n in range(minions)]
        foes.append(Foe(BOSS_LANE, LANES, self.foes.boss_work))
        left = left_over(foes, capacity, [2] * LANES)
        return ACTIVATIONS + sum([foe.damage * stays for foe, stays in zip(foes, left, strict=True)])

    # -- valor -------------------------------------------------------------------------------------------------

    def valor(self, s: KnightTalesState, seat: int) -> float:
        if s.extensions:
            return 0.0
        return self.score(s, seat).total + s.gold[seat] % 3 / 3
