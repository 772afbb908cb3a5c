"""The trail of a match: what was answered and came up, as far as it stands, and what else could have come up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from caliburn.kernel.log import Answer
from caliburn.kernel.luck import Chance, Script
from caliburn.kernel.match import Match
from caliburn.kernel.start import replay
from caliburn.kernel.undo import course


class Outcome(NamedTuple):
    """An outcome of chance: all the cases there were, each with how often it lay there, and the one that came up.

    The cases are in the order in which the generator counts them: written out by their multiplicity they are the
    k cases of `docs/record-format.md`. A case that lies in several places is named once for each of them.
    """

    cases: tuple[tuple[str, int], ...]
    came_up: str


def trail(record: Mapping[str, Any]) -> list[Outcome]:
    """Every outcome of a record, in order: outcome number n of the match is at n.

    >>> from caliburn import new_match
    >>> outcome = trail(new_match("king-arthur", seats=2, seed=5).record())[-1]
    >>> outcome.came_up, outcome.cases
    ('0', (('0', 1), ('1', 1)))
    """
    match = replay(record, events=False)
    answers, outcomes = course_of(match)
    traced = Traced(outcomes)
    again = Match(match.rules, traced, events=False, position=match.position)
    for answer in answers:
        again.play(answer.seat, answer.move)
    return traced.trail


def course_of(match: Match) -> tuple[list[Answer], list[str]]:
    """The answers of a match and what came up, each in order, without what was taken back."""
    return course(match._log(), match.answers)


class Traced(Chance):
    """Outcomes as they are written down, and a note of what was possible each time."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        self._script = Script(outcomes)
        self.trail: list[Outcome] = []

    @property
    def scripted(self) -> bool:
        return True

    def named(self, n: int, possible: Sequence[str]) -> str | None:
        came_up = self._script.named(n, possible)
        assert came_up is not None
        cases = tuple([(case, len(list(places))) for case, places in groupby(possible)])
        self.trail.append(Outcome(cases, came_up))
        return came_up
