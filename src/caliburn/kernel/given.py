"""What a program gives a match, checked: seats, viewers, whole numbers, moves. What is wrong is said, never guessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caliburn.kernel.errors import BadArgument, BadMove, NoEvents, NotAsked
from caliburn.kernel.flow import Ask
from caliburn.kernel.moves import Move, text_of
from caliburn.kernel.view import REFEREE

MOST_SHOWN = 12  # of the moves that are offered


def check_seat(given: Any, seats: int) -> None:
    """Refuse what is none of so many seats."""
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given < seats:
        raise NotAsked("error-no-such-seat", seat=str(given), most=seats - 1)


def check_viewer(given: Any, seats: int) -> None:
    """Refuse who is neither a seat nor a spectator nor the referee."""
    if given is not None and given != REFEREE:
        check_seat(given, seats)


def check_whole(name: str, given: Any, least: int | None = None) -> None:
    """Refuse what is no whole number, or too small."""
    if isinstance(given, bool) or not isinstance(given, int):
        raise BadArgument("error-whole-number", name=name, given=str(given)[:80])
    if least is not None and given < least:
        raise BadArgument("error-number-least", name=name, given=str(given)[:80], least=least)


def check_watched(watched: bool) -> None:
    """Refuse to tell what happened where no events were kept."""
    if not watched:
        raise NoEvents("error-no-events")


def ask_of(asks: Sequence[Ask], seat: Any, seats: int) -> Ask:
    """The open question of a seat."""
    check_seat(seat, seats)
    for ask in asks:
        if ask.seat == seat:
            return ask
    raise NotAsked("error-game-over" if not asks else "error-not-asked", number=seat + 1)


def not_offered(move: Any, options: Sequence[Move]) -> BadMove:
    """What to say of a move that is none of the options."""
    shown = [text_of(option) for option in options[:MOST_SHOWN]]
    if len(options) > len(shown):
        shown.append("...")
    return BadMove("error-move-not-offered", move=as_text(move)[:80], count=len(options), options="; ".join(shown))


def as_text(move: Any) -> str:
    """What somebody tried to play, whatever it is, as text."""
    return text_of(move) if isinstance(move, tuple) and move else str(move)
