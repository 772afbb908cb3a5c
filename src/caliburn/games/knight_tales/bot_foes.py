"""The battlefield as tasks: how much fatigue each monster takes to defeat, where and as it stands now, for the bot."""

from __future__ import annotations

from typing import NamedTuple

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.bot_dice import WOUND, DiceOdds, Odds, odds_of, settle
from caliburn.games.knight_tales.bot_village import BOSS_LANE, Foe
from caliburn.games.knight_tales.figures import (
    DOOM,
    DOUBLE,
    FACTIONS,
    LANES,
    MOST_DICE,
    RANKS,
    SHIELD,
    SWORD,
    Figures,
    Kind,
)
from caliburn.games.knight_tales.modifiers import holds, knight_pool, monster_pool, outcome, reasons_for, total
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.state import KnightTalesState

BEAST = FACTIONS.index("beast")
HARDER = {"grow": 1.2, "regrow": 1.35, "tire": 1.1}  # monsters that heal, or tire the knight
TYPICAL_COLUMN = 4  # of doom when a boss is fought
Rest = list[tuple[float, int]]  # what health the attacked monster may be left with: chances and numbers


class Prospect(NamedTuple):
    """What the attack that goes on will come to."""

    chances: tuple[float, ...]  # of each number of damage, from 0
    wounds: float
    dooms: float
    cost: int  # fatigue still to be paid
    dice: int = 0  # of the monster
    deed: bool = False  # whether it is a last heroic deed


class Foes:
    """Looks at monsters for one set of figures."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.odds: DiceOdds = odds_of(figures.knight_die, figures.black_die, figures.red_die)
        self._harder = [HARDER.get(kind.wound, 1.0) * HARDER.get(kind.after, 1.0) for kind in figures.kinds]
        alone = [self._alone(kind) for kind in figures.kinds]
        self.minion_work = _mean([work for work, kind in zip(alone, figures.kinds, strict=True) if not kind.champion])
        self.champion_work = _mean([work for work, kind in zip(alone, figures.kinds, strict=True) if kind.champion])
        self.boss_work = _mean([self._boss_work(number, boss.health) for number, boss in enumerate(figures.bosses)])

    def _alone(self, kind: Kind) -> float:
        """The work a monster makes that stands alone."""
        return self.odds.work(
            min(MOST_DICE, kind.black + kind.aura_black),
            min(MOST_DICE, kind.red + kind.aura_red),
            kind.aura_sword + (kind.own == "sword-in-front"),
            kind.aura_shield,
            1 if kind.own == "no-doubles" else 2,
            0 if kind.aura_no_shields else 1,
            kind.health + (kind.reveal == "health-token"),
        ) * HARDER.get(kind.wound, 1.0) * HARDER.get(kind.after, 1.0)  # fmt: skip

    def _boss_work(self, number: int, health: int) -> float:
        boss = self.figures.bosses[number]
        at = TYPICAL_COLUMN - 1
        return self.odds.work(boss.black[at], boss.red[at], 0, boss.armor[at], 2, 1, health)

    # -- all that stand there ----------------------------------------------------------------------------------

    def tasks(self, s: KnightTalesState, seat: int, target: Monster | None, rest: Rest, column: int) -> list[Foe]:
        """All foes; the attacked one as it will be left (none at all: it falls)."""
        kinds = self.figures.kinds
        ranks = [[0, 0, 0, 0, 0] for _ in range(RANKS)]
        rows = [[0, 0, 0, 0, 0] for _ in range(LANES)]
        beasts = [0] * RANKS
        for row, lane in zip(rows, s.lanes, strict=True):
            for rank, monster in enumerate(lane):
                if monster.revealed and (rest or monster is not target):
                    kind = kinds[monster.kind]
                    if kind.faction == BEAST:
                        beasts[rank] += 1
                    if kind.reach:
                        aura = row if kind.reach == "lane" else ranks[rank]
                        aura[0] += kind.aura_black
                        aura[1] += kind.aura_red
                        aura[2] += kind.aura_sword
                        aura[3] += kind.aura_shield
                        aura[4] += kind.aura_no_shields
        found: list[Foe] = []
        for n, lane in enumerate(s.lanes):
            row = rows[n]
            for rank, monster in enumerate(lane):
                if not monster.revealed:
                    found.append(self._hidden(s, seat, n, monster))
                elif monster.defeated or (monster is target and not rest):
                    continue
                else:
                    found.append(self._task(n, rank, monster, row, ranks[rank], beasts[rank], target, rest))
        boss = s.boss
        if boss is not None and not boss.defeated and (rest or boss is not target):
            found.append(self._boss(boss, rows, target, rest, column))
        return found

    def _hidden(self, s: KnightTalesState, seat: int, lane: int, monster: Monster) -> Foe:
        """A face-down monster: known to whoever looked at it, else of a kind still to come."""
        if monster.knowers >> seat & 1:
            kind = self.figures.kinds[monster.kind]
            return Foe(lane, kind.damage, self._alone(kind), monster.number)
        champions, minions = s.unseen_champions, s.unseen_minions
        share = champions / (champions + minions) if champions + minions else 0.5
        work = self.minion_work + share * (self.champion_work - self.minion_work)
        return Foe(lane, 1 + (share > 0.5), work, monster.number)

    def _task(
        self,
        lane: int,
        rank: int,
        monster: Monster,
        row: list[int],
        line: list[int],
        beasts: int,
        target: Monster | None,
        rest: Rest,
    ) -> Foe:
        kind = self.figures.kinds[monster.kind]
        black = kind.black + monster.black + row[0] + line[0]
        red = kind.red + monster.red + row[1] + line[1]
        sword = monster.sword + row[2] + line[2]
        own = kind.own
        if own == "sword-in-front":
            sword += rank == 0
        elif own == "red-when-hurt":
            red += bool(monster.crests) or monster is target
        elif own == "black-per-beast":
            black += beasts - 1
        work = self._work(
            min(MOST_DICE, black),
            min(MOST_DICE, red),
            sword,
            monster.shield + row[3] + line[3],
            1 if own == "no-doubles" else 2,
            0 if line[4] else 1,
            monster,
            target,
            rest,
        )
        return Foe(lane, kind.damage, work * self._harder[monster.kind], monster.number)

    def _boss(self, boss: Monster, rows: list[list[int]], target: Monster | None, rest: Rest, column: int) -> Foe:
        """It stands in all three lanes (R71)."""
        figures = self.figures.bosses[boss.kind]
        work = self._work(
            min(MOST_DICE, figures.black[column - 1] + boss.black + sum([row[0] for row in rows])),
            min(MOST_DICE, figures.red[column - 1] + boss.red + sum([row[1] for row in rows])),
            boss.sword + sum([row[2] for row in rows]),
            figures.armor[column - 1] + boss.shield,
            2,
            1,
            boss,
            target,
            rest,
        )
        return Foe(BOSS_LANE, LANES, work)

    def _work(
        self,
        black: int,
        red: int,
        sword: int,
        shield: int,
        double: int,
        results: int,
        monster: Monster,
        target: Monster | None,
        rest: Rest,
    ) -> float:
        if monster is not target:
            return self.odds.work(black, red, sword, shield, double, results, monster.health + monster.extra)
        return sum([p * self.odds.work(black, red, sword, shield, double, results, left) for p, left in rest])

    def helps_others(self, monster: Monster) -> bool:
        """Whether other monsters are easier to defeat when this one has fallen."""
        kind = self.figures.kinds[monster.kind]
        return bool(monster.number) and (bool(kind.reach) or kind.faction == BEAST)

    # -- the attack that goes on -------------------------------------------------------------------------------

    def before_the_roll(self, s: KnightTalesState, a: Attack, cost: int, deed: bool) -> Prospect:
        """By the dice that will be rolled, or were only just rolled."""
        target, figures = a.target, self.figures
        assert target is not None
        reasons = a.reasons or reasons_for(s, figures, target, a.lane, a.ignores_effects)
        black, red = monster_pool(s, figures, target, reasons, a.pool_changes)
        shields = 0 if a.ignores_shields else total(reasons, "shield") + total(reasons, "armor")
        odds: Odds = self.odds.odds(
            knight_pool(a),
            black,
            red,
            a.sword - shields,
            a.shield - total(reasons, "sword"),
            1 if holds(reasons, "no-doubles") else 2,
            0 if holds(reasons, "no-shields") else 1,
            int(a.ignores_shields),
            a.faith_each,
            int(deed),
        )
        return Prospect(odds.damage, odds.wounds, odds.dooms, cost, black + red, deed)

    def as_they_lie(self, s: KnightTalesState, a: Attack) -> Prospect:
        """By the dice on the table, faith used well."""
        target = a.target
        assert target is not None
        now = outcome(s, self.figures, a)
        singles, doubles, blocks, dooms = [
            sum([f == face and not gone for f, gone in zip(a.monster, a.monster_gone, strict=True)])
            for face in (SWORD, DOUBLE, SHIELD, DOOM)
        ]
        if a.ignores_shields:
            blocks = 0
        attack = now.swords - now.monster_shields + blocks
        guard = now.shields - now.monster_swords + singles + 2 * doubles
        most = target.health + target.extra
        wound = 0.0 if a.last_deed else WOUND
        result = settle(a.faith_left, attack, guard, singles, doubles, blocks, dooms, most, wound)
        damage = result.damage + (min(now.monster_swords, now.shields) if a.spikes else 0)
        chances = (0.0,) * damage + (1.0,)
        return Prospect(chances, result.wounds, result.dooms, 0, len(a.monster), a.last_deed)


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
