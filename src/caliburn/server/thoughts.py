"""What happens inside a worker process: a bot thinks about one question. `thinkers.py` starts the processes.

A worker keeps the matches it was last asked about and plays only what is new of them. It lives no longer than the
server that started it.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from types import FrameType
from typing import Any, Final, NamedTuple

from caliburn.bots import RandomBot, Sight, make_bot
from caliburn.kernel.errors import CaliburnError, NotAsked
from caliburn.kernel.match import Match
from caliburn.kernel.moves import UNDO, text_of
from caliburn.kernel.start import games, new_match, replay
from caliburn.kernel.text import Message

MOST_MATCHES: Final = 256  # remembered by a worker
NICENESS: Final = 5  # the event loop comes first
PR_SET_PDEATHSIG: Final = 1


class Thought(NamedTuple):
    """The text of a move, and what went wrong where a random move had to stand in for the bot's."""

    move: str
    trouble: str | None


class Failure(NamedTuple):
    """An exception on its way between processes: a user's mistake with its message, or the text of anything else."""

    error: type[CaliburnError] | None
    message: Message
    text: str


class TimeUp(BaseException):
    """The bot's time is over; not an `Exception`, so that no bot holds it back."""


# -- the life of a worker ----------------------------------------------------------------------------------------------


def begin(parent: int) -> None:
    """Make this process a worker: it does not mind Ctrl-C, and it ends with its parent, even one that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if hasattr(os, "getppid") and os.getppid() != parent:
        os._exit(1)
    threading.Thread(target=_end_with_parent, name="parent", daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def warm_up() -> int:
    """Load what thinking needs; returns the id of this process."""
    for game in games():
        match = new_match(game.id, seats=game.seats[0], seed=1)
        make_bot("greedy", "1").choose(Sight(match, match.asks[0].seat))
    return os.getpid()


def call(fn: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """What the function returns, or how it failed. Exceptions stay here: not all of them survive being pickled."""
    try:
        return fn(*args)
    except CaliburnError as error:
        return Failure(type(error), error.message, str(error))
    except (Exception, TimeUp):
        return Failure(None, Message(""), traceback.format_exc())


# -- matches -----------------------------------------------------------------------------------------------------------


class Kept(NamedTuple):
    """A match with the record it was played from."""

    record: Mapping[str, Any]
    match: Match


_matches: Final[OrderedDict[str, Kept]] = OrderedDict()


def match_of(table: str, record: Mapping[str, Any]) -> Match:
    """The match of a record. Where the table is remembered, only the new lines of its log are played."""
    kept = _matches.pop(table, None)
    match = None if kept is None else _played_on(kept, record)
    if match is None:
        match = replay(record)
    _matches[table] = Kept(record, match)
    while len(_matches) > MOST_MATCHES:
        _matches.popitem(last=False)
    return match


def _played_on(kept: Kept, record: Mapping[str, Any]) -> Match | None:
    """The remembered match with the new lines played; None where the record is not of the same match, only longer."""
    match, old, new = kept.match, kept.record["log"], record["log"]
    if new[: len(old)] != old or _beside_log(record) != _beside_log(kept.record):
        return None
    try:
        for line in new[len(old) :]:
            who, _, what = line.partition(" ")
            if what == UNDO and who != "*":
                match.undo(int(who))
            elif who != "*":
                match.play(int(who), what)
    except (CaliburnError, ValueError):
        return None
    return match if match.record()["log"] == new else None


def _beside_log(record: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in ("log", "digest")}


# -- thinking ----------------------------------------------------------------------------------------------------------


def think(table: str, record: Mapping[str, Any], seat: int, bot: str, seed: str, limit: float) -> Thought:
    """What a bot answers to the open question of a seat; a random move where it fails or takes too long."""
    thinker = make_bot(bot, seed)
    match = match_of(table, record)
    if not match.asks_for(seat):
        raise NotAsked("error-not-asked", number=seat + 1)
    sight = Sight(match, seat)
    try:
        with _time_limit(limit):
            move = thinker.choose(sight)
        if move not in sight.options:
            raise ValueError(f"{move!r} is not offered")
        return Thought(text_of(move), None)
    except (Exception, TimeUp):
        trouble = traceback.format_exc(limit=-4)
        del _matches[table]  # nobody knows what the bot left behind
        move = RandomBot(seed).choose(Sight(match_of(table, record), seat))
        return Thought(text_of(move), trouble)


@contextlib.contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """Raise `TimeUp` when the time is over; where the system has no such signal, the parent process sees to it."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGALRM, _time_is_up)
    timer = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *timer)
        signal.signal(signal.SIGALRM, handler)


def _time_is_up(_signal: int, _frame: FrameType | None) -> None:
    raise TimeUp
