"""What a bot may look at, and what a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from caliburn.kernel.events import Numbered
from caliburn.kernel.flow import Ask
from caliburn.kernel.match import Match
from caliburn.kernel.moves import Move


class Sight:
    """A match as one seat sees it."""

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def ask(self) -> Ask:
        """The seat's open question."""
        return self._match.asks_for(self.seat)[0]

    @property
    def options(self) -> Sequence[Move]:
        return self.ask.options

    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[Numbered]:
        return self._match.events(self.seat, since)

    def world(self, seed: int) -> Match:
        """A world that may be the true one as far as the seat can know, to try things out in."""
        return self._match.redeal(self.seat, seed, events=False)


class Bot(Protocol):
    """Something that answers questions for a seat."""

    name: str

    def choose(self, sight: Sight) -> Move:
        """One of the offered moves."""
        ...
