"""Flows: rules in which somebody decides, and the three ways in which they ask.

    move = yield from ask(s, seat, CHALLENGE, self.challenges)            one seat decides
    moves = yield from ask_all(s, seats, VOTE, self.votes)                sealed until the last answer
    answer = yield from ask_any(s, seats, REACT, self.reactions)          the first who does not pass closes it

The last argument is a function `(state, seat) -> moves`, read when somebody looks at the options.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.text import Message

T = TypeVar("T")
Flow: TypeAlias = Generator["Question", Any, T]
Options: TypeAlias = Callable[[Any, int], Sequence[Move]]


class Prompt:
    """What a question says: a message, the rule it stands on, and whether a single option answers itself.

    `automatic` is only for questions whose options follow from what everybody sees; where they depend on hidden
    cards the question is always asked, or its absence would tell the hand. It counts for `ask` alone: who is asked
    together with others is always asked.

    `scopes` name for how long somebody may decline beforehand to be asked this (`("attack", "night")`), where passing
    is an option; `Rules.scope` tells when a scope is over. Who keeps such standing answers is no affair of the rules.
    """

    __slots__ = ("automatic", "message", "rule", "scopes")

    def __init__(self, message: str, rule: str, *, automatic: bool = False, scopes: tuple[str, ...] = ()) -> None:
        self.message = message
        self.rule = rule
        self.automatic = automatic
        self.scopes = scopes


class Ask:
    """An open question to one seat."""

    __slots__ = ("_options", "_read", "_state", "_what", "args", "automatic", "seat")

    def __init__(self, state: Any, seat: int, what: Prompt, options: Options, args: dict[str, Any] | None) -> None:
        self.seat = seat
        self.args = args
        self.automatic = what.automatic
        self._what = what
        self._state = state
        self._read = options
        self._options: tuple[Move, ...] | None = None

    @property
    def prompt(self) -> Message:
        """What the seat is asked, as a message."""
        return Message(self._what.message, self.args or {})

    @property
    def rule(self) -> str:
        """The id of the rule the question stands on; `rules.toml` of the game says where to find it."""
        return self._what.rule

    @property
    def options(self) -> tuple[Move, ...]:
        """The moves that are offered."""
        found = self._options
        if found is None:
            found = self._options = tuple(self._read(self._state, self.seat))
        return found

    @property
    def scopes(self) -> tuple[str, ...]:
        """For how long the seat may decline to be asked this; for no time where it cannot pass."""
        return self._what.scopes if self._what.scopes and PASS in self.options else ()

    def reread(self) -> None:
        """The state was re-dealt: options are worked out again when they are next looked at."""
        self._options = None

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, prompt={self._what.message!r}, rule={self.rule!r})"


class AskAll:
    """Questions to several seats at once; the flow goes on when all have answered."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks


class AskAny:
    """Questions to several seats at once; the first answer that is not a pass closes them."""

    __slots__ = ("asks",)

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self.asks = asks


Question: TypeAlias = "Ask | AskAll | AskAny"


class Reaction(NamedTuple):
    """The answer that closed an `ask_any`."""

    seat: int
    move: Move


def ask(s: Any, seat: int, what: Prompt, options: Options, **args: Any) -> Flow[Any]:
    """One seat decides; returns its move."""
    return (yield Ask(s, seat, what, options, args))


def ask_all(s: Any, seats: Sequence[int], what: Prompt, options: Options, **args: Any) -> Flow[list[Any]]:
    """Several seats decide at once, sealed until the last answer; returns their moves in the order of `seats`."""
    return (yield from ask_together([Ask(s, seat, what, options, args) for seat in seats]))


def ask_together(asks: Sequence[Ask]) -> Flow[list[Any]]:
    """As `ask_all`, where the seats are asked different things; returns their moves in the order of the questions."""
    if not asks:
        return []
    _check_seats(asks)
    moves: list[Any] = yield AskAll(tuple(asks))
    return moves


def ask_any(s: Any, seats: Sequence[int], what: Prompt, options: Options, **args: Any) -> Flow[Reaction | None]:
    """Several seats may act; returns the first answer that is not a pass, or None when all have passed.

    Every seat is offered `pass` besides its options.
    """
    if not seats:
        return None

    def or_pass(state: Any, seat: int) -> Sequence[Move]:
        return [*options(state, seat), PASS]

    asks = [Ask(s, seat, what, or_pass, args) for seat in seats]
    _check_seats(asks)
    reaction: Reaction | None = yield AskAny(tuple(asks))
    return reaction


def _check_seats(asks: Sequence[Ask]) -> None:
    if len({ask.seat for ask in asks}) != len(asks):
        raise ValueError("a seat is asked twice at once")
