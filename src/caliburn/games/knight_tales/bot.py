"""How well a seat stands in Knight Tales: what baseline bots look at. The village first, then valor."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, cast

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.bot_cards import WRATH, worth_of
from caliburn.games.knight_tales.bot_foes import Foes, Prospect
from caliburn.games.knight_tales.bot_valor import KEPT, Valor
from caliburn.games.knight_tales.bot_village import BOSS_LANE, Foe, hold_chance, left_over
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

REACTING, RESOLVING = 5, 6  # steps of an attack
HOLDING = 100.0  # the village
WALL = 0.3  # a point of lane damage that is not yet dangerous
VALOR = 0.25  # a valor point
ATTACK_COST = 1.6  # fatigue, wounds included
ACTIVATIONS = 0.9  # lane damage by boss and tactics in a night still to come
REACH = 0.25  # a boss, or its tactics, will sooner or later damage a lane with monsters of its faction
GOLD_WORTH = 0.12  # fatigue a night for a gold that will buy cards on a later day
MOST_GOLD = 15
ABSORBED = 0.4  # solo: fatigue for a gold that a villager will take a wound for
WOUNDS = 0.7  # in an attack
MOST_WRATH = 4  # a knight rarely finds use for more
TACTIC = 1.0  # the fatigue an average tactic costs
MARCHING = tuple([TACTIC_IDS.index(name) for name in ("forced-march", "dark-procession", "stampede")])
RAM, WELL = TACTIC_IDS.index("battering-ram"), TACTIC_IDS.index("poisoned-well")
NO_PROSPECT = Prospect((1.0,), 0.0, 0.0, 0)


class Evaluation(Valor):
    """The chance that the village holds, and the valor of the seat."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.worths = [worth_of(card) for card in self.figures.cards]
        self.night_damage = lru_cache(KEPT)(self._night_damage)
        self.ready_worth = lru_cache(KEPT)(self._ready_worth)

    @cached_property
    def foes(self) -> Foes:
        """Made when a bot first looks: the odds of all monsters take a moment."""
        return Foes(self.figures)

    def evaluate(self, s: KnightTalesState, seat: int) -> float:
        if s.over:
            return HOLDING + VALOR * self.valor(s, seat) if s.over == HELD else -HOLDING
        value = VALOR * self.valor(s, seat)
        a = s.attack
        if s.phase != NIGHT or self.night_has_just_fallen(s, a):
            return value + self.safety(s, s.walls, [], [], [self.nights_to_come(s, max(1, s.round))] * LANES)
        later = self.nights_to_come(s, s.round + 1)
        if a is None or a.target is None:
            foes = self.foes.tasks(s, seat, None, [], s.column)
            return value + self.tonight(s, foes, self.capacity(s, a, NO_PROSPECT), later, 0.0, a, None)
        return value + self.attacking(s, seat, a, a.target, later)

    def night_has_just_fallen(self, s: KnightTalesState, a: Attack | None) -> bool:
        """Whoever passes last sees the monsters come; to compare that with buying, they count as still unknown."""
        track = self.figures.track
        fresh = track.fatigue[self.seats - 1] - track.health - 1
        untouched = a is None or (a.target is None and not a.used)
        return untouched and all([s.fatigue_left(seat) == fresh for seat in range(self.seats)])

    # -- the attack that goes on -------------------------------------------------------------------------------

    def attacking(self, s: KnightTalesState, seat: int, a: Attack, target: Monster, later: float) -> float:
        """Over what the attack may come to: the target falls, or is left with some health."""
        if a.combat_done or a.step > RESOLVING:
            capacity = self.capacity(s, a, Prospect((1.0,), a.wounds, a.dooms, 0))
            return self.tonight(s, self.foes.tasks(s, seat, None, [], s.column), capacity, later, a.dooms, a, None)
        prospect = self.prospect(s, a)
        capacity = self.capacity(s, a, prospect)
        health = target.health + target.extra
        chances = prospect.chances
        falls = sum(chances[health:])
        value = VALOR * self.hopes(s, a, target, prospect)
        column = s.column
        if s.boss is not None:
            column = min(len(self.figures.bosses[s.boss.kind].red), column + round(prospect.dooms))
        foes: list[Foe] = []
        if falls < 1:
            rest = [(p / (1 - falls), health - dealt) for dealt, p in enumerate(chances[:health]) if p]
            foes = self.foes.tasks(s, seat, target, rest, column)
            value += (1 - falls) * self.tonight(s, foes, capacity, later, prospect.dooms, a, None)
        if falls > 0:
            if foes and not self.foes.helps_others(target):
                foes = [foe for foe in foes if foe.number != target.number]
            else:
                foes = self.foes.tasks(s, seat, target, [], column)
            value += falls * self.tonight(s, foes, capacity, later, prospect.dooms, a, target)
        return value

    def prospect(self, s: KnightTalesState, a: Attack) -> Prospect:
        """Dice that were just rolled count as not yet rolled: so targets and actions are compared without luck."""
        if a.step < REACTING:
            cost = self.fatigue_cost(s, a)
            deed = a.payer == a.seat and s.fatigue_left(a.seat) <= cost
            return self.foes.before_the_roll(s, a, cost, deed)
        if a.step == REACTING and not a.wrath_used and a.question != "help-reaction" and not self.has_reacted(a):
            return self.foes.before_the_roll(s, a, 0, a.last_deed)
        return self.foes.as_they_lie(s, a)

    def has_reacted(self, a: Attack) -> bool:
        return any([self.windows[CARD_NUMBERS[card]] == REACTION for card in a.used])

    # -- tonight -----------------------------------------------------------------------------------------------

    def tonight(
        self,
        s: KnightTalesState,
        foes: list[Foe],
        capacity: float,
        nights: float,
        dooms: float,
        a: Attack | None,
        gone: Monster | None,
    ) -> float:
        """The safety of the village with these foes left tonight; `gone` has fallen, with what that leads to."""
        later = [nights] * LANES
        walls = s.walls
        if s.boss is not None and s.boss is not gone:
            reach = self.reach(s, gone)
            if gone is not None and self.boss_moves(s, gone):
                walls = [standing - (n in reach) for n, standing in enumerate(walls)]
            for n in reach:
                later[n] += REACH
            if dooms:
                capacity -= self.tactic(s, a, dooms, reach, later, gone is None)
        left = left_over(foes, max(0.0, capacity), walls)
        return self.safety(s, walls, foes, left, later)

    def safety(
        self, s: KnightTalesState, walls: list[int], foes: list[Foe], left: list[float], later: list[float]
    ) -> float:
        expected = sum(later) + sum([foe.damage * stays for foe, stays in zip(foes, left, strict=True)])
        later = [round(points, 3) for points in later]
        return HOLDING * hold_chance(walls, s.houses, foes, left, later) + WALL * (sum(walls) - expected)

    def reach(self, s: KnightTalesState, gone: Monster | None) -> list[int]:
        """The lanes that the boss's ability would damage without a monster."""
        assert s.boss is not None
        faction, kinds = self.figures.bosses[s.boss.kind].faction, self.figures.kinds
        found = []
        for n, lane in enumerate(s.lanes):
            for monster in lane:
                if monster.revealed and kinds[monster.kind].faction == faction and monster is not gone:
                    found.append(n)
                    break
        return found

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
                total += left + (
                    self.ready_worth(tuple(s.owned[seat]), s.spent[seat]) + WRATH * min(wrath, MOST_WRATH)
                ) * attacks / (attacks + 1)
        return total + self.shared_worth(s, attacks_left)

    def _ready_worth(self, owned: tuple[int, ...], spent: int) -> float:
        """Of the cards whose icon is uncovered."""
        return sum([self.worths[card] for card in owned if not spent >> card & 1])

    def shared_worth(self, s: KnightTalesState, attacks: float) -> float:
        """Of co-op cards, and of villagers who take wounds for gold."""
        if "fellowship" in s.extensions:
            crests: list[int] = cast(Any, s.extensions["fellowship"]).crests
            worth = sum([self.worths[FIRST_COOP + n] for n, crest in enumerate(crests) if crest == NOBODY])
            return worth * attacks / (attacks + 1)
        if "villagers" in s.extensions:
            gold: list[int] = cast(Any, s.extensions["villagers"]).gold
            spent = s.spent[0] >> FIRST_VILLAGER
            places = sum([VILLAGER_HEALTH - n if spent >> v & 1 else max(0, 1 - n) for v, n in enumerate(gold)])
            blocked = [self.worths[FIRST_VILLAGER + v] for v, n in enumerate(gold) if n == 2 and not spent >> v & 1]
            return ABSORBED * min(s.gold[0], places, WOUNDS * attacks) - sum(blocked) * attacks / (attacks + 1)
        return 0.0

    # -- nights to come ----------------------------------------------------------------------------------------

    def nights_to_come(self, s: KnightTalesState, first: int) -> float:
        """Lane damage to be expected from a night on, for each lane."""
        if first > NIGHTS:
            return 0.0
        track = self.figures.track
        fatigue = track.fatigue[self.seats - 1] - track.health - 1
        wrath = track.wrath[0] - sum(track.wrath[-self.seats :]) / self.seats
        cards = sum([self.ready_worth(tuple(owned), 0) for owned in s.owned])
        gold = sum([min(MOST_GOLD, gold) for gold in s.gold])
        damage = 0.0
        for night in range(first, NIGHTS + 1):
            capacity = self.seats * (fatigue + WRATH * wrath) + cards + (night > s.round) * GOLD_WORTH * gold
            whole = int(capacity)
            here, next_ = self.night_damage(night, whole), self.night_damage(night, whole + 1)
            damage += here + (capacity - whole) * (next_ - here)
        return damage / LANES

    def _night_damage(self, night: int, capacity: int) -> float:
        """What a night of average monsters does to the lanes."""
        card = self.figures.renown[night - 1]
        champions, minions = card.champions[self.difficulty], card.minions[self.difficulty]
        foes = [Foe(n % LANES, 2, self.foes.champion_work) for n in range(champions)]
        foes += [Foe(n % LANES, 1, self.foes.minion_work) for n in range(minions)]
        foes.append(Foe(BOSS_LANE, LANES, self.foes.boss_work))
        left = left_over(foes, capacity, [2] * LANES)
        return ACTIVATIONS + sum([foe.damage * stays for foe, stays in zip(foes, left, strict=True)])
