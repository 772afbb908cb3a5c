"""Bots for the tests of simulations, in a file of their own so that other processes can import them."""

from __future__ import annotations

from caliburn import Sight
from caliburn.kernel.moves import Move


class First:
    """Takes the first option."""

    name = "first"

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move:
        return sight.options[0]


class Last(First):
    """Takes the last option."""

    name = "last"

    def choose(self, sight: Sight) -> Move:
        return sight.options[-1]


class Stumbling(First):
    """Fails in the third match of any simulation."""

    name = "stumbling"

    def choose(self, sight: Sight) -> Move:
        if "/2/" in self.seed:
            raise KeyError("lost")
        return super().choose(sight)


class Cheating(First):
    """Answers what it is not offered, in the third match."""

    name = "cheating"

    def choose(self, sight: Sight) -> Move:
        return super().choose(sight) if "/2/" not in self.seed else ("x", "nothing")


def last(seed: str) -> Last:
    return Last(seed)
