"""What somebody thinks of doing, for the eyes of team mates: kept in memory alone, gone with the question."""

from __future__ import annotations

from typing import Any, NamedTuple

from caliburn.server import wire
from caliburn.server.table import Table
from caliburn.server.told import wire_offer


class Thought(NamedTuple):
    """An offered move that somebody picked, and the question it would answer."""

    question: int
    offer: dict[str, Any]


class Proposals:
    """The picked moves of one table, one for each seat at most."""

    def __init__(self) -> None:
        self._thoughts: dict[int, Thought] = {}

    def note(self, table: Table, seat: int, command: wire.Preview) -> list[int]:
        """A seat picked a move that it is offered, or put it back; the mates who have to be told of a change."""
        mates = mates_of(table, seat)
        thought = _thought(table, seat, command) if mates else None
        if self._thoughts.get(seat) == thought:
            return []
        self.drop(seat)
        if thought is not None:
            self._thoughts[seat] = thought
        return mates

    def drop(self, seat: int | None) -> None:
        """Whoever sat there is gone."""
        if seat is not None:
            self._thoughts.pop(seat, None)

    def shown_to(self, table: Table, viewer: int | None) -> list[wire.Proposal]:
        """What the team mates of a seat think of at present."""
        if viewer is None:
            return []
        return [
            wire.Proposal(seat=seat, **thought.offer)
            for seat, thought in sorted(self._thoughts.items())
            if table.questions.get(seat) == thought.question
            and table.seats[seat].bot is None
            and viewer in mates_of(table, seat)
        ]


def mates_of(table: Table, seat: int) -> list[int]:
    """The other seats of the team that may know what a seat thinks of; the rules say which."""
    team, match = table.team_of(seat), table.match
    if team is None or match is None:
        return []
    return [other for other in table.teams[team] if other != seat and match.rules.shares_with(seat, other)]


def _thought(table: Table, seat: int, command: wire.Preview) -> Thought | None:
    if command.move is None:
        return None
    match = table.playing_match
    move = match.rules.vocabulary.parse(command.move)
    offer = next((offer for offer in match.offers(seat) if offer.move == move), None)
    return None if offer is None else Thought(command.question, wire_offer(offer))
