"""An attack while it goes on: who strikes, and the damage that is on its way to each unit. Lives within a step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from caliburn.games.knight_fall.figures import NOBODY


class Packet:
    """The damage one unit is about to take."""

    __slots__ = ("cell", "damage", "dead", "decided", "imp", "lost", "spent", "taker", "target")

    def __init__(self, target: int, damage: int, cell: int) -> None:
        self.target = target
        self.damage = damage
        self.cell = cell  # where the target stood
        self.taker = NOBODY  # the knight that takes it over
        self.spent = 0  # damage blocked by defense or ice
        self.decided = False
        self.imp = NOBODY  # takes it in place of its lord
        self.lost = 0  # health that was lost to it
        self.dead = False  # the unit that took it was killed

    @property
    def hits(self) -> int:
        """The unit that takes it."""
        if self.imp != NOBODY:
            return self.imp
        return self.target if self.taker == NOBODY else self.taker

    @property
    def rest(self) -> int:
        """What is left of it after blocking."""
        return max(0, self.damage - self.spent)


class Attack:
    """What is known of an attack from its declaration to its reactions."""

    __slots__ = ("aimed", "helping", "kind", "lives", "packets", "passed", "plated", "riders", "source", "spent")

    def __init__(self, source: int, kind: str, riders: Sequence[str], lives: list[int]) -> None:
        self.source = source  # the unit that strikes
        self.kind = kind  # melee, ranged, plain or area
        self.riders = riders  # slow, push, drain, leech, past-guard; reaction where it answers another attack
        self.lives = lives  # by place: which character it was declared on
        self.packets: list[Packet] = []
        self.passed: list[int] = []  # seats that will not defend
        self.helping: dict[int, int] = {}  # by knight: the cell on which it takes over packets
        self.spent: list[int] = []  # knights that spent defense
        self.plated: list[int] = []  # knights whose plate has blocked for free
        self.aimed = NOBODY  # the unit it was aimed at

    @property
    def is_reaction(self) -> bool:
        """Shatter and Retribution call up no other reaction."""
        return "reaction" in self.riders


AttackLink: TypeAlias = "Attack | None"
