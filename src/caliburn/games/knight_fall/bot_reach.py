"""What a hand of Knight Fall can do to whom: damage by distance, for baseline bots. Disengagement is not looked at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from caliburn.games.knight_fall.figures import CELLS, MELEE, MOVE, RANGED, PowerCard

FAR: Final = 4  # from here on a distance is too far
DISTANCE: Final = tuple([
    tuple([abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for b in range(CELLS)]) for a in range(CELLS)
])  # fmt: skip

Damage = tuple[int, ...]  # by distance from 0 to FAR


class Target:
    """What may be attacked: how much health is left when all attackers before have struck it."""

    __slots__ = ("cell", "cover", "health", "kill", "loss")

    def __init__(self, cell: int, health: int, loss: Sequence[float], cover: int, kill: float) -> None:
        self.cell = cell
        self.health = min(health, len(loss) - 1)
        self.loss = loss
        self.cover = cover  # damage that others will take
        self.kill = kill


def best_gain(cell: int, reach: Damage, targets: list[Target]) -> float:
    """What an attacker gains on the target that is best for it; that one is struck."""
    away = DISTANCE[cell]
    best, struck, left = 0.0, None, 0
    for target in targets:
        hit = reach[min(away[target.cell], FAR)] - target.cover
        if hit > 0 and target.health > 0:
            after = max(0, target.health - hit)
            gain = (target.loss[after] - target.loss[target.health]) * target.kill
            if gain > best:
                best, struck, left = gain, target, after
    if struck is not None:
        struck.health = left
        struck.cover = 0
    return best


def best_damage(damages: list[Damage], strides: list[int], basic: bool) -> Damage:
    """The most that some cards can do to a target at each distance: some of them to walk, the others to strike."""
    best = [0] * (FAR + 1)
    cards = range(len(damages))
    for count in range(len(damages) + 1):
        for strikers in combinations(cards, count):
            steps = basic + sum([strides[card] for card in cards if card not in strikers])
            for distance in range(FAR):
                for place in range(max(0, distance - steps), min(FAR, distance + steps + 1)):
                    best[distance] = max(best[distance], sum([damages[card][place] for card in strikers]))
    return tuple(best)


def damage(card: PowerCard) -> Damage:
    """What a card does to an enemy at each distance, as its primary ability, by symbols or as a minor action."""
    close, beside = max(1, card.symbols.count(MELEE)), max(1, card.symbols.count(RANGED))
    walk = 0
    for effect in card.effects:
        if effect.do == "move":
            walk = effect.n
        elif effect.do in ("strike", "blast") and effect.among != "knight":
            here = effect.reach in ("close", "near", "here", "here-and-beside")
            there = effect.reach in ("adjacent", "near", "beside", "here-and-beside", "arc")
            close = max(close, effect.n * here)
            beside = max(beside, effect.n * there)
            if walk and here:
                return tuple([max(1, effect.n) if distance <= walk else 0 for distance in range(FAR + 1)])
    return (close, beside, *[0] * (FAR - 1))


def stride(card: PowerCard) -> int:
    """How many tiles one may go with a card."""
    anywhere = [FAR for effect in card.effects if effect.do == "place-self"]
    return max([1, card.symbols.count(MOVE), *anywhere, *[e.n for e in card.effects if e.do == "move"]])
