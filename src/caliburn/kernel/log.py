"""What a match writes down: answers and chance outcomes in one sequence, with what was taken back kept in it.

A chance outcome is the id of what came up, a plain string. The log of finished steps is a linked list of
`Past` blocks, so that clones share it and nothing is copied that has been played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from caliburn.kernel.events import Event, Numbered
from caliburn.kernel.moves import Move


class Answer:
    """A seat's answer to its open question."""

    __slots__ = ("move", "seat")

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move


class TakenBack(NamedTuple):
    """Answers that a seat took back; they stay in the log and count for nothing."""

    seat: int
    lost: tuple[Entry, ...]


class Withdrawn(NamedTuple):
    """A seat took back its sealed answer while others are still to give theirs; the answer stays where it is."""

    seat: int


class Redealt(NamedTuple):
    """From here on this clone is a world re-dealt for a viewer."""

    viewer: int | None
    seed: int


Entry: TypeAlias = "str | Answer | TakenBack | Withdrawn | Redealt"


class Past:
    """A finished step: its log and events (None where none were kept), and the step before it."""

    __slots__ = ("answers", "before", "entries", "event_count", "events", "watched")

    def __init__(
        self, before: Past | None, entries: Sequence[Entry], events: Sequence[Event] | None, answers: int
    ) -> None:
        self.before = before
        self.entries = entries
        self.events: Sequence[Event] = events or ()
        self.answers = answers  # up to here, what was taken back not counted
        self.event_count: int = len(self.events) if before is None else before.event_count + len(self.events)
        self.watched: bool = events is not None and (before is None or before.watched)  # whether no event is missing


def written(past: Past | None, now: Sequence[Entry]) -> list[Entry]:
    """All that was written down: in the steps that are over, the first step first, and in the present one."""
    found: list[Past] = []
    while past is not None:
        found.append(past)
        past = past.before
    return [*[entry for block in reversed(found) for entry in block.entries], *now]


def happened(past: Past | None, now: Sequence[Event], since: int) -> list[Numbered]:
    """What happened after event number `since`: in the steps that are over and in the present one."""
    chunks: list[Sequence[Event]] = [now]
    while past is not None and past.event_count > since:
        chunks.append(past.events)
        past = past.before
    n = past.event_count if past is not None else 0
    found: list[Numbered] = []
    for chunk in reversed(chunks):
        for event in chunk:
            n += 1
            if n > since:
                found.append(Numbered(n, event))
    return found


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The entries that count: without what was taken back or withdrawn."""
    found: list[Entry] = []
    for entry in entries:
        if isinstance(entry, Withdrawn):
            at = len(found) - 1
            while not _is_answer_of(found[at], entry.seat):
                at -= 1
            del found[at]
        elif not isinstance(entry, TakenBack):
            found.append(entry)
    return found


def _is_answer_of(entry: Entry, seat: int) -> bool:
    return isinstance(entry, Answer) and entry.seat == seat
