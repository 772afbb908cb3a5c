"""Where a step of a match began: what cloning, taking back and recovering start from."""

from __future__ import annotations

from caliburn.kernel.log import Past
from caliburn.kernel.state import State


class Start:
    """Where a step began: the complete state (never changed again) and what had been counted up to there.

    `earlier` is the start of the step before, where what was answered there can still be taken back.
    """

    __slots__ = ("answers", "earlier", "outcomes", "past", "reveals", "reveals_before", "state")

    def __init__(
        self,
        state: State,
        past: Past | None,
        earlier: Start | None,
        answers: int,
        outcomes: int,
        reveals: int,
        reveals_before: int,
    ) -> None:
        self.state = state
        self.past = past
        self.earlier = earlier
        self.answers = answers
        self.outcomes = outcomes
        self.reveals = reveals
        self.reveals_before = reveals_before

    def alone(self) -> Start:
        """The same start, from which nothing earlier can be taken back."""
        return Start(self.state, self.past, None, self.answers, self.outcomes, self.reveals, self.reveals_before)
