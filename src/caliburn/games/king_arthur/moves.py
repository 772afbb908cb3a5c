"""The answers of King Arthur."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Reveal(NamedTuple):
    """Draw adversary cards until a column has four."""

    verb: str = "reveal"


class Challenge(NamedTuple):
    """Challenge an adversary with these knights; with seals, the usual challenge."""

    adversary: str
    knights: tuple[str, ...]
    verb: str = "challenge"


class RepeatChallenge(NamedTuple):
    """Challenge an adversary that carries an own seal once more."""

    adversary: str
    knights: tuple[str, ...]
    verb: str = "repeat"


class DoubleChallenge(NamedTuple):
    """Challenge an adversary twice at once, for double its power."""

    adversary: str
    knights: tuple[str, ...]
    verb: str = "double"


AnyChallenge: TypeAlias = Challenge | RepeatChallenge | DoubleChallenge


class Take(NamedTuple):
    """Take an adventure for these adversaries."""

    adventure: str
    cards: tuple[str, ...]
    verb: str = "take"


class Draw(NamedTuple):
    """Draw so many knight cards."""

    number: int
    verb: str = "draw"
