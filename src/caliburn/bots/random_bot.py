"""A bot that plays any offered move, each as likely as the next."""

from __future__ import annotations

from random import Random

from caliburn.bots.sight import Sight
from caliburn.kernel.moves import Move


class RandomBot:
    """Plays at random."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, sight: Sight) -> Move:
        options = sight.options
        return options[int(self._random.random() * len(options))]
