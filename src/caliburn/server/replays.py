"""Looking back: a record moment by moment as one viewer saw it, and going on from one of its moments.

Pure functions on records, for worker processes: what they take and give is plain data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from caliburn.kernel.luck import Script, seed_bytes
from caliburn.kernel.match import Match
from caliburn.kernel.record import digest_of
from caliburn.kernel.start import replay
from caliburn.kernel.trail import course_of
from caliburn.kernel.view import Viewer
from caliburn.server.told import wire_event, wire_view


class Moment(NamedTuple):
    """A match after its first n answers, and the events since the answer before."""

    n: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


def moments(record: Mapping[str, Any], viewer: Viewer, first: int, last: int) -> tuple[int, list[Moment]]:
    """How many answers stand in a record, and its moments from `first` to `last` as far as there are any."""
    match = replay(record, events=False)
    answers, outcomes = course_of(match)
    again = Match(match.rules, Script(outcomes), position=match.position)
    found: list[Moment] = []
    known = 0
    for n in range(min(last, len(answers)) + 1):
        if n:
            again.play(answers[n - 1].seat, answers[n - 1].move)
        if n >= first:
            events = [wire_event(again.rules, numbered) for numbered in again.events(viewer, known)]
            found.append(Moment(n, wire_view(again.view(viewer)), events))
        known = again.event_count
    return len(answers), found


def continue_record(record: Mapping[str, Any], n: int, seed: str) -> dict[str, Any]:
    """The record of a match that goes on after the first n answers of another, with chance from a seed of its own."""
    return branch_record(replay(record, events=False), n, seed)


def branch_record(match: Match, n: int, seed: str) -> dict[str, Any]:
    """The same of a match that was replayed already."""
    branch = match.branch(n).record()
    outcomes = sum(1 for line in branch["log"] if line.startswith("* "))
    branch |= {"seed": seed_bytes(seed).hex(), "seeded_from": outcomes}
    branch["digest"] = digest_of(branch)
    return branch
