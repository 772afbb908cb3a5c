"""What an attack may come to: the odds of knight dice against monster dice, for the bot's evaluation."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from caliburn.games.knight_tales.figures import DOOM, DOUBLE, FAITH, KNIGHT_DICE, SHIELD, SWORD

DAMAGE = 1.0  # how a knight weighs a point of damage, a wound and a doom step when a faith result is used
WOUND = 0.7
DOOM_STEP = 0.35
HOPELESS = 40.0  # attacks, for a monster whose shields hardly anything gets through
WOUND_COST = 0.7  # in fatigue: a wound takes a free space but gives a wrath


class Odds(NamedTuple):
    """What is to be expected of a roll with faith used well."""

    damage: tuple[float, ...]  # the chance of each number, from 0
    wounds: float
    dooms: float


class Settled(NamedTuple):
    """What dice come to that lie on the table."""

    damage: int
    wounds: int
    dooms: int


def settle(
    faith: int, attack: int, guard: int, singles: int, doubles: int, blocks: int, dooms: int, most: int, wound: float
) -> Settled:
    """Use faith results where they help most.

    `attack` are swords less shield tokens of the monster, `guard` shields less its sword tokens; `singles`, `doubles`,
    `blocks` and `dooms` are its dice. More damage than `most` is of no use; `wound` is what a wound matters.
    """
    wounds = singles + 2 * doubles - guard
    while faith > 0:
        by_block = DAMAGE if blocks and 0 <= attack - blocks < most else 0.0
        by_double = wound * min(2, wounds) if doubles and wounds > 0 else 0.0
        by_single = wound if singles and wounds > 0 else 0.0
        best = max(by_block, by_double, by_single)
        if dooms and best < DOOM_STEP:
            dooms -= 1
        elif not best:
            break
        elif best == by_block:
            blocks -= 1
        elif best == by_single:
            singles -= 1
            wounds -= 1
        else:
            doubles -= 1
            wounds -= 2
        faith -= 1
    return Settled(max(0, attack - blocks), max(0, wounds), dooms)


class DiceOdds:
    """The odds of all pools, worked out when they are first asked for."""

    def __init__(self, knight_die: tuple[str, ...], black_die: tuple[str, ...], red_die: tuple[str, ...]) -> None:
        self._dice = (knight_die, black_die, red_die)
        self._odds: dict[tuple[int, ...], Odds] = {}
        self._works: dict[tuple[int, ...], float] = {}

    def odds(
        self,
        dice: int,
        black: int,
        red: int,
        attack: int = 0,
        guard: int = 0,
        double: int = 2,
        results: int = 1,
        pierce: int = 0,
        each: int = 1,
        deed: int = 0,
    ) -> Odds:
        """A roll before it is made; `double` swords on a double, `results` 0 where shield results do not count,
        `pierce` where the monster's do not, `each` dice for a faith, `deed` where wounds do not matter."""
        key = (dice, black, red, attack, guard, double, results, pierce, each, deed)
        found = self._odds.get(key)
        if found is None:
            found = self._odds[key] = self._work_out(*key)
        return found

    def _work_out(
        self,
        dice: int,
        black: int,
        red: int,
        attack: int,
        guard: int,
        double: int,
        results: int,
        pierce: int,
        each: int,
        deed: int,
    ) -> Odds:
        chances = [0.0] * 16
        wounds = dooms = 0.0
        knight_die, black_die, red_die = self._dice
        wound = 0.0 if deed else WOUND
        monsters = rolls(black_die, red_die, black, red)
        for thrown, chance in rolls(knight_die, knight_die, dice, 0).items():
            single, twice, shield, faith = thrown[SWORD_AT], thrown[DOUBLE_AT], thrown[SHIELD_AT], thrown[FAITH_AT]
            for lying, share in monsters.items():
                blocks = 0 if pierce else lying[SHIELD_AT]
                result = settle(
                    faith * each,
                    attack + single + double * twice,
                    guard + results * shield,
                    lying[SWORD_AT],
                    lying[DOUBLE_AT],
                    blocks,
                    lying[DOOM_AT],
                    99,
                    wound,
                )
                chances[min(15, result.damage)] += chance * share
                wounds += chance * share * result.wounds
                dooms += chance * share * result.dooms
        return Odds(tuple(chances), wounds, dooms)

    def work(self, black: int, red: int, sword: int, shield: int, double: int, results: int, health: int) -> float:
        """The fatigue it takes from rank 1, wounds included, to wear down so much health without any cards."""
        key = (black, red, sword, shield, double, results, health)
        found = self._works.get(key)
        if found is None:
            odds = self.odds(KNIGHT_DICE, black, red, -shield, -sword, double, results)
            found = self._works[key] = attacks_for(odds.damage, health) * (1 + WOUND_COST * odds.wounds)
        return found


def attacks_for(damage: tuple[float, ...], health: int) -> float:
    """How many attacks it takes on average to deal so much damage."""
    if damage[0] > 1 - 1 / HOPELESS:
        return HOPELESS
    needed = [0.0]
    for left in range(1, health + 1):
        further = sum([damage[dealt] * needed[left - dealt] for dealt in range(1, left)])
        needed.append((1 + further) / (1 - damage[0]))
    return min(HOPELESS, needed[health])


FACES = (SWORD, DOUBLE, SHIELD, FAITH, DOOM)
SWORD_AT, DOUBLE_AT, SHIELD_AT, FAITH_AT, DOOM_AT = range(len(FACES))


@cache
def rolls(first: tuple[str, ...], second: tuple[str, ...], ones: int, others: int) -> dict[tuple[int, ...], float]:
    """The chance of every roll of two kinds of dice, as numbers of faces in the order of `FACES`."""
    if not ones and not others:
        return {(0,) * len(FACES): 1.0}
    die = second if others else first
    fewer = rolls(first, second, ones, others - 1) if others else rolls(first, second, ones - 1, 0)
    found: dict[tuple[int, ...], float] = {}
    for counts, chance in fewer.items():
        for face in die:
            after = tuple([n + (face == name) for n, name in zip(counts, FACES, strict=True)])
            found[after] = found.get(after, 0.0) + chance / len(die)
    return found


@cache
def odds_of(knight_die: tuple[str, ...], black_die: tuple[str, ...], red_die: tuple[str, ...]) -> DiceOdds:
    """One table for all matches with the same dice."""
    return DiceOdds(knight_die, black_die, red_die)
