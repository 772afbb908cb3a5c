"""The figures a match of King Arthur is played with, and the numbering of its card types."""

from __future__ import annotations

from typing import Final, NamedTuple

KNIGHTS: Final = ("red-1", "red-2", "orange-1", "orange-2", "beige-1", "beige-2", "merlin")
MERLIN: Final = 6

KINDS: Final = ("dark-power", "enemy-knight", "monster", "dragon")
VALUES: Final = 5
ADVERSARIES: Final = tuple([f"{kind}-{value}" for kind in KINDS for value in range(1, VALUES + 1)])
ADVERSARY_NUMBERS: Final = {card: number for number, card in enumerate(ADVERSARIES)}

FULL_COLUMN: Final = 4
STARTING_HAND: Final = 4
SEALS_EACH: Final = 5


def kind_of(card: int) -> int:
    """The kind of an adversary, an index into `KINDS`."""
    return card // VALUES


def value_of(card: int) -> int:
    """The power of an adversary, which is also what it is worth."""
    return card % VALUES + 1


class Condition(NamedTuple):
    """What must be played for an adventure; one of these families, see `components/adventures.toml`."""

    total: int = 0
    kind: int = -1
    cards: int = 0
    each: tuple[int, ...] = ()
    worth: tuple[int, ...] = ()
    or_card: int = -1


class Adventure(NamedTuple):
    """An adventure card."""

    id: str
    condition: Condition
    points: int


class Figures(NamedTuple):
    """How many there are of each card, and what the adventures ask and give."""

    knights: tuple[int, ...]
    adversaries: tuple[int, ...]
    adventures: tuple[Adventure, ...]
