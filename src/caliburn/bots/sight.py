"""What a bot may look at, and what a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from caliburn.kernel.events import Event, Numbered
from caliburn.kernel.flow import Ask
from caliburn.kernel.given import ask_of, check_watched
from caliburn.kernel.hints import Hint
from caliburn.kernel.match import Match
from caliburn.kernel.moves import Move
from caliburn.kernel.result import Result
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Message


class Sight:
    """A match as one seat sees it."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def ask(self) -> Ask:
        """The seat's open question."""
        return ask_of(self._match.asks, self.seat, self._match.rules.seats)

    @property
    def options(self) -> Sequence[Move]:
        return self.ask.options

    def offers(self) -> list[Offer]:
        """The moves that are offered, described as for people: what they do and what they touch."""
        return self._match.offers(self.seat)

    def hints(self) -> list[Hint]:
        """What the rules say of things on the table to the seat, while it is asked."""
        return self._match.hints(self.seat)

    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[Numbered]:
        """What happened, as the seat saw it. Refused where the match keeps no events, as in simulations that were not
        told to keep them."""
        check_watched(self._match.is_watched)
        return self._match.events(self.seat, since)

    def tell(self, event: Event) -> Message:
        """An event, as the seat saw it, in words."""
        return self._match.rules.tell(event)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        return self._match.result

    def world(self, seed: int) -> Match:
        """A world that may be the true one as far as the seat can know, to try things out in."""
        return self._match.redeal(self.seat, seed, events=False)


class Bot(Protocol):
    """Something that answers questions for a seat."""

    name: str

    def choose(self, sight: Sight) -> Move:
        """One of the offered moves."""
        ...
