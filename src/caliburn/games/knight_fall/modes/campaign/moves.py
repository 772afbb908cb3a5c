"""The moves of the campaign. Squares are called A1, B1 and so on, choices a, b, c, relics and knights by their id."""

from __future__ import annotations

from typing import NamedTuple


class Ride(NamedTuple):
    """Move the party to a square, or stay: `ride C3`."""

    square: str
    verb: str = "ride"


class Read(NamedTuple):
    """Read an open number of the square: `read 8`."""

    number: int
    verb: str = "read"


class Choice(NamedTuple):
    """Do what a letter of the entry says: `choice a`."""

    letter: str
    verb: str = "choice"


class Ferry(NamedTuple):
    """Be set down on a square."""

    square: str
    verb: str = "ferry"


class BuyScroll(NamedTuple):
    verb: str = "buy-scroll"


class BuyRelic(NamedTuple):
    relic: str
    verb: str = "buy-relic"


class First(NamedTuple):
    """The knight that follows the first demon in the battle that begins."""

    knight: str
    verb: str = "first"


class Elixir(NamedTuple):
    """Restore the knight on turn."""

    verb: str = "elixir"


class Use(NamedTuple):
    """Use a relic, where one is offered on a turn or in answer to something: `use ember-censer`."""

    relic: str
    verb: str = "use"


class Shield(NamedTuple):
    """Let the Thornwood Shield take all damage of a unit."""

    unit: str
    verb: str = "shield"


MOVES = (Ride, Read, Choice, Ferry, BuyScroll, BuyRelic, First, Elixir, Use, Shield)
