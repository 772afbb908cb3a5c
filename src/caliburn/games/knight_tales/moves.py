"""The answers that Knight Tales knows; the last field of each is its verb."""

from __future__ import annotations

from typing import NamedTuple


class ChooseKnight(NamedTuple):
    """Solo: play this knight (R3)."""

    knight: str
    verb: str = "knight"


class Buy(NamedTuple):
    """Buy a face-up market card."""

    card: str
    verb: str = "buy"


class Forge(NamedTuple):
    """Take a trophy for two defeated monsters of its faction."""

    trophy: str
    monsters: tuple[str, ...]
    verb: str = "forge"


class Attack(NamedTuple):
    """Attack the monster at `LANE-RANK`, or the `boss`, with the fatigue effects that are needed to pay (R31)."""

    target: str
    cards: tuple[str, ...] = ()
    verb: str = "attack"


class Use(NamedTuple):
    """Use a card or ability; `choices` are what its effect leaves open: dice, monsters, lanes, cards, numbers."""

    card: str
    choices: tuple[str, ...] = ()
    verb: str = "use"


class Roll(NamedTuple):
    """No more actions: spend the fatigue and roll."""

    verb: str = "roll"


class Reroll(NamedTuple):
    """Spend 1 wrath to roll a knight die again."""

    die: str
    verb: str = "reroll"


class AddDie(NamedTuple):
    """Spend 2 wrath to roll one more knight die."""

    verb: str = "add"


class Resolve(NamedTuple):
    """No more reactions: resolve the attack."""

    verb: str = "resolve"


class Faith(NamedTuple):
    """Discard a monster die by a faith result."""

    die: str
    verb: str = "faith"


class RaiseDoom(NamedTuple):
    """Resolve one doom result."""

    verb: str = "doom"


class Combat(NamedTuple):
    """Resolve all swords and shields."""

    verb: str = "combat"


class Absorb(NamedTuple):
    """Solo: let a villager take a point of damage for 1 gold."""

    villager: str
    verb: str = "absorb"


class Swap(NamedTuple):
    """Swap two face-down monsters that were looked at."""

    first: str
    second: str
    verb: str = "swap"


class Exhaust(NamedTuple):
    """Put a crest on a card without using it."""

    card: str
    verb: str = "exhaust"


class ChooseLane(NamedTuple):
    """The lane, from 1, that suffers."""

    lane: int
    verb: str = "lane"


class Prevent(NamedTuple):
    """Prevent a point of lane damage."""

    verb: str = "prevent"
