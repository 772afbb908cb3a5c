"""Taking back: how far back a seat may go, and what the log then is. Pure functions over logs and starts of steps.

A seat may take back its last answer while no chance outcome, reveal or answer of another seat came after it. Starts
of steps are kept back to that boundary, so that an answer can be taken back across the end of a step.
"""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.kernel.log import Answer, Entry, Redealt, TakenBack, standing
from caliburn.kernel.step import Start


def kept_start(start: Start, log: Sequence[Entry], revealed: bool) -> Start | None:
    """What the next step keeps of the start of this one: nothing where nothing of it can be taken back any more."""
    if revealed or (log and type(log[-1]) is str):
        return None
    seats = {entry.seat for entry in standing(log) if isinstance(entry, Answer)}
    if len(seats) > 1 or any([type(entry) is str for entry in log]):
        return start.alone()
    return start


def steps_back(start: Start, log: Sequence[Entry], seat: int) -> int:
    """How many steps ago the latest entry of the log is, if it is an answer of the seat; -1 if it is none."""
    entries: Sequence[Entry] = log
    at: Start | None = start
    steps = 0
    while at is not None:
        counting = standing(entries)
        if counting:
            entry = counting[-1]
            return steps if isinstance(entry, Answer) and entry.seat == seat else -1
        entries = at.past.entries if at.past is not None else ()
        at = at.earlier
        steps += 1
    return -1


def without_last(start: Start, log: Sequence[Entry], seat: int) -> tuple[Start, list[Entry]]:
    """The start to run again from, and the log since then in which the seat's last answer is taken back."""
    entries = list(log)
    for _ in range(steps_back(start, log, seat)):
        assert start.past is not None
        assert start.earlier is not None
        entries = [*start.past.entries, *entries]
        start = start.earlier
    mine = standing(entries)[-1]
    at = max([at for at, entry in enumerate(entries) if entry is mine])
    return start, [*entries[:at], TakenBack(seat, tuple(entries[at:]))]


def may_withdraw(log: Sequence[Entry], seat: int) -> bool:
    """Whether the seat's sealed answer was given in this very world, not before it was re-dealt."""
    redealt = [at for at, entry in enumerate(log) if isinstance(entry, Redealt)]
    since = log[redealt[-1] + 1 :] if redealt else log
    return any([isinstance(entry, Answer) and entry.seat == seat for entry in standing(since)])


def course(log: Sequence[Entry], most: int) -> tuple[list[Answer], list[str]]:
    """The answers that stand, at most so many, and the outcomes up to there."""
    answers: list[Answer] = []
    outcomes: list[str] = []
    for entry in standing(log):
        if isinstance(entry, Answer):
            if len(answers) == most:
                break
            answers.append(entry)
        elif isinstance(entry, str):
            outcomes.append(entry)
    return answers, outcomes
