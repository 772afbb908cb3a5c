"""A bot that looks one answer ahead and takes what the game's own evaluation likes best."""

from __future__ import annotations

from random import Random

from caliburn.bots.sight import Sight
from caliburn.kernel.moves import Move

WORLDS = 3
MOST_OPTIONS = 200  # of a longer list a random part is looked at


class GreedyBot:
    """One step of look-ahead, averaged over re-dealt worlds; equal moves are told apart by lot."""

    name = "greedy"

    def __init__(self, seed: str, worlds: int = WORLDS) -> None:
        self._random = Random(seed)
        self._worlds = worlds

    def choose(self, sight: Sight) -> Move:
        options = list(sight.options)
        if len(options) == 1:
            return options[0]
        if len(options) > MOST_OPTIONS:
            options = self._random.sample(options, MOST_OPTIONS)
        values = [0.0] * len(options)
        for _ in range(self._worlds):
            world = sight.world(self._random.getrandbits(32))
            for number, move in enumerate(options):
                future = world.clone(self._random.getrandbits(32))
                future.play(sight.seat, move)
                values[number] += future.evaluate(sight.seat)
        best = max(values)
        return self._random.choice([move for move, value in zip(options, values, strict=True) if value == best])
