"""Everything that can be the user's mistake, as errors that carry a message id instead of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caliburn.kernel.text import Message

if TYPE_CHECKING:
    from caliburn.kernel.text import Arg


class CaliburnError(Exception):
    """A mistake in what was asked of Caliburn; `message` says what is wrong and what is allowed."""

    def __init__(self, message_id: str, **args: Arg) -> None:
        self.message = Message(message_id, args)
        super().__init__(message_id, args)

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes, with the notes that were made on them."""
        return _again, (type(self), self.message), _notes(self)

    def __str__(self) -> str:
        from caliburn.kernel.text import words

        return words("en").say(self.message)


def _again(kind: type[CaliburnError], message: Message) -> CaliburnError:
    return kind(message.id, **message.args)


def _notes(error: Exception) -> dict[str, Any] | None:
    notes = getattr(error, "__notes__", None)
    return None if notes is None else {"__notes__": [*notes]}


class UnknownGame(CaliburnError):
    """No game of that id."""


class BadSeats(CaliburnError):
    """The game, or the mode asked for, is not played by that many."""


class BadOption(CaliburnError):
    """An option the game does not have, or a value the option does not take."""


class BadArgument(CaliburnError):
    """Something given to a function that it cannot do anything with."""


class BadMove(CaliburnError):
    """A text or object that is not a move of this game, or a move that is not offered now."""


class NotAsked(CaliburnError):
    """That seat has no open question."""


class CannotUndo(CaliburnError):
    """Something became known, or somebody else went on, since that seat's last answer."""


class CannotCopy(CaliburnError):
    """A match copied or pickled by other means than its own."""


class NoEvents(CaliburnError):
    """A match that keeps no events was asked what happened in it."""


class BadRecord(CaliburnError):
    """A record that is damaged, cut short, of another format or of another program."""


class BadEdition(CaliburnError):
    """An edition file with figures the game cannot be played with."""


class BadPosition(CaliburnError):
    """A position built by hand that the components of the game cannot form."""


class BadChance(CaliburnError):
    """A seed that is none, a scripted outcome that cannot come up here, or a script that is at its end."""


class RuleBug(Exception):
    """A rule raised an exception. The match is as it was before the answer; `record` reproduces the case.

    A re-dealt world has no record: there `record` is None.
    """

    def __init__(self, record: dict[str, Any] | None, seat: int, answer: str) -> None:
        self.record = record
        self.seat = seat
        self.answer = answer
        super().__init__(f"a rule failed while answering {answer!r}; the match is unchanged, see .record")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.record, self.seat, self.answer), _notes(self)
