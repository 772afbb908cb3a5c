"""How likely the village is to hold: who will be left at the end of the night, and what walls are then worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from caliburn.games.knight_tales.figures import LANES

BOSS_LANE = -1
LOW_WALLS = (1.5, 1.25, 1.05, 0.9)  # monsters are fought first where few walls stand
ENOUGH = 0.75  # a foe falls more often than not when so much of its work can be done
SPREAD = (1.0, 0.1)  # the longer the night still is, the less certain how far the knights will get
DEEPEST = 12  # lane damage beyond the walls that is still told apart
HOUSES = 3


class Foe(NamedTuple):
    """A monster as a task: where it stands, what it will do if it is left, the fatigue it takes to defeat it."""

    lane: int
    damage: int
    work: float
    number: int = 0  # of the card


def left_over(foes: Sequence[Foe], capacity: float, walls: Sequence[int]) -> list[float]:
    """The chance of each foe to be left when so much fatigue was spent, the most rewarding ones first."""
    rewards = [foe.work / (foe.damage * LOW_WALLS[max(0, walls[foe.lane])] if foe.lane >= 0 else LANES) for foe in foes]
    spread = SPREAD[0] + SPREAD[1] * capacity
    left = [0.0] * len(foes)
    done = 0.0
    for at in sorted(range(len(foes)), key=rewards.__getitem__):
        work = foes[at].work
        short = (done + ENOUGH * work - capacity) / spread
        left[at] = 1 / (1 + exp(-short)) if -30 < short < 30 else float(short > 0)
        done += work
    return left


@lru_cache(8192)
def spill(expected: float) -> tuple[tuple[float, float, float], ...]:
    """For walls from 3 down to -DEEPEST: the chances that 0, 1 or 2 points of a random lane damage still to come,
    of that mean, and of what is beyond the walls already, reach the village."""
    chances = [exp(-expected)]
    for n in range(1, HOUSES + 4):
        chances.append(chances[-1] * expected / n)
    rows = []
    for walls in range(3, -DEEPEST - 1, -1):
        if walls >= 0:
            rows.append((sum(chances[: walls + 1]), chances[walls + 1], chances[walls + 2]))
        else:
            held = [chances[n + walls] if n + walls >= 0 else 0.0 for n in range(HOUSES)]
            rows.append((held[0], held[1], held[2]))
    return tuple(rows)


def hold_chance(
    walls: Sequence[int], houses: int, foes: Sequence[Foe], left: Sequence[float], later: Sequence[float]
) -> float:
    """The chance that fewer points than houses reach the village: foes that are left tonight, `later` at random."""
    lanes: list[list[float]] = [[1.0], [1.0], [1.0]]
    boss = 0.0
    for (lane, damage, _, _), stays in zip(foes, left, strict=True):
        if lane == BOSS_LANE:
            boss = stays
            continue
        before = lanes[lane]
        after = [chance * (1 - stays) for chance in before] + [0.0] * damage
        for points, chance in enumerate(before):
            after[points + damage] += chance * stays
        lanes[lane] = after
    tables = [spill(later[0]), spill(later[1]), spill(later[2])]
    chance = 0.0
    if boss < 1:
        chance += (1 - boss) * _few([_reaches(lanes[n], tables[n], 3 - walls[n]) for n in range(LANES)], houses)
    if boss > 0:
        chance += boss * _few([_reaches(lanes[n], tables[n], 4 - walls[n]) for n in range(LANES)], houses)
    return chance


def _reaches(
    damage: list[float], table: tuple[tuple[float, float, float], ...], fallen: int
) -> tuple[float, float, float]:
    """The chances that 0, 1 or 2 points of a lane's damage reach the village."""
    none = one = two = 0.0
    for points, chance in enumerate(damage, fallen):
        row = table[points]
        none += chance * row[0]
        one += chance * row[1]
        two += chance * row[2]
    return none, one, two


def _few(lanes: list[tuple[float, float, float]], houses: int) -> float:
    """The chance that less than `houses` points come together."""
    (a0, a1, a2), (b0, b1, b2), (c0, c1, c2) = lanes
    chance = a0 * b0 * c0
    if houses > 1:
        chance += a1 * b0 * c0 + a0 * b1 * c0 + a0 * b0 * c1
    if houses > 2:
        chance += a2 * b0 * c0 + a0 * b2 * c0 + a0 * b0 * c2 + a1 * b1 * c0 + a1 * b0 * c1 + a0 * b1 * c1
    return chance
