"""The clock for reactions: somebody who may react while it is not their turn has so long; then the server passes.

It runs for questions that may be declined beforehand, for people alone, beside any other clock or without one. Time
that was used before a question was declined, taken back or left to a bot counts.
"""

from __future__ import annotations

from caliburn.server.standing import is_on_turn
from caliburn.server.table import Table


def reaction_left(table: Table, seat: int, now: int) -> int | None:
    """The ms a seat has left for what it is asked now; below 0 when they are over, None where this clock stands."""
    seconds, thinking, match = table.founded.clock.reaction, table.thinking[seat], table.match
    if not seconds or match is None or thinking.since is None:
        return None
    if seat not in table.questions or table.seats[seat].bot is not None:
        return None
    if not match.scopes(seat) or is_on_turn(match, seat):
        return None
    return 1000 * seconds - thinking.used - (now - thinking.since)


def reactions_left(table: Table, now: int) -> list[int | None]:
    """The same for every seat."""
    return [reaction_left(table, seat, now) for seat in range(len(table.seats))]


def overdue(table: Table, now: int) -> list[tuple[int, int]]:
    """The seats whose time to react is over, each with its question."""
    left = reactions_left(table, now)
    return [(seat, table.questions[seat]) for seat, rest in enumerate(left) if rest is not None and rest <= 0]
