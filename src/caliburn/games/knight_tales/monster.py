"""A monster on the table: a card with its health, the crests and the tokens that lie on it."""

from __future__ import annotations

from typing import Final

from caliburn.kernel.state import Part

UNKNOWN: Final = -1  # the kind of a face-down card that nobody has looked at


class Monster(Part):
    """A minion, champion or boss. What it is comes from chance when the card is first seen by anybody."""

    number: int  # 1 to 9 as dealt, 0 for a boss
    kind: int  # an index into the figures' kinds or bosses, or UNKNOWN
    revealed: bool
    knowers: int  # the seats that have looked at it face down, one bit each
    health: int  # printed health points left, each with a gold on it
    crests: list[int]  # whose crests lie on it, the leftmost first
    sword: int
    shield: int
    black: int
    red: int
    extra: int  # health tokens

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        number: int,
        kind: int,
        revealed: bool,
        knowers: int,
        health: int,
        crests: list[int],
        sword: int,
        shield: int,
        black: int,
        red: int,
        extra: int,
    ) -> None:
        self.number = number
        self.kind = kind
        self.revealed = revealed
        self.knowers = knowers
        self.health = health
        self.crests = crests
        self.sword = sword
        self.shield = shield
        self.black = black
        self.red = red
        self.extra = extra

    def copy(self) -> Monster:
        return Monster(
            self.number,
            self.kind,
            self.revealed,
            self.knowers,
            self.health,
            self.crests[:],
            self.sword,
            self.shield,
            self.black,
            self.red,
            self.extra,
        )

    # -- end of the written part --

    @property
    def handle(self) -> str:
        return f"monster-{self.number}" if self.number else "boss"

    @property
    def defeated(self) -> bool:
        return self.revealed and self.health == 0 and self.extra == 0


def face_down(number: int) -> Monster:
    """A card nobody has seen."""
    return Monster(number, UNKNOWN, False, 0, 0, [], 0, 0, 0, 0, 0)


def boss_card(kind: int, health: int) -> Monster:
    """A boss, with a gold on each of its health points."""
    return Monster(0, kind, True, 0, health, [], 0, 0, 0, 0, 0)
