"""What a game must say about itself so that `Match` can play it. Rules classes stay interpreted and are composed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from caliburn.kernel.events import Event
from caliburn.kernel.flow import Flow
from caliburn.kernel.hints import Hint
from caliburn.kernel.luck import Luck
from caliburn.kernel.moves import PASS, Move, Pass, vocabulary
from caliburn.kernel.result import Result
from caliburn.kernel.text import Message
from caliburn.kernel.view import Viewer

if TYPE_CHECKING:
    from caliburn.kernel.spec import Seating


class Offer(NamedTuple):
    """An offered move as a client shows it.

    `what` groups moves that do the same (challenge this adversary), `how` tells them apart (with these cards);
    `handles` are the ids of the visible things the move touches.
    """

    move: Move
    what: Message
    how: Message | None = None
    handles: tuple[str, ...] = ()


class Rules:
    """The rules of one game in one composition of modules, for one seating and one edition."""

    version: ClassVar[int] = 1
    move_types: ClassVar[tuple[type[Move], ...]] = (Pass,)
    together: ClassVar[bool] = False  # whether all seats win and lose as one, against nobody

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.seats = seating.seats
        self.teams: tuple[tuple[int, ...], ...] = ()  # of seats; none where each plays alone, or all as one
        self.vocabulary = vocabulary(self.all_move_types())

    def all_move_types(self) -> tuple[type[Move], ...]:
        """Every type of move of the composition; a module adds its own to those of `super()`."""
        return self.move_types

    def shares_with(self, seat: int, other: int) -> bool:
        """Whether another seat of the same team may know what a seat thinks of doing."""
        return False

    def start(self) -> Any:
        """The state before anything was done, all components in the box."""
        raise NotImplementedError

    def next_step(self, s: Any) -> Flow[None] | None:
        """The next top-level flow, by the state alone; None when the game is over."""
        raise NotImplementedError

    def result(self, s: Any) -> Result | None:
        """How the game ended, once it is over."""
        raise NotImplementedError

    def view(self, s: Any, viewer: Viewer) -> dict[str, Any]:
        """What a viewer may see of the state, as JSON-able data, by naming what is visible."""
        raise NotImplementedError

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        """An event as the viewer saw it, or None where the viewer saw nothing."""
        return event

    def redeal(self, s: Any, viewer: int | None, luck: Luck) -> None:
        """Deal again, in place, all that the viewer does not know."""
        raise NotImplementedError

    def has_secrets(self, s: Any, viewer: int | None) -> bool:
        """Whether there is anything that a redeal for the viewer would deal again; public knowledge."""
        return True

    def census(self, s: Any) -> Mapping[str, int]:
        """How many of each component are anywhere; the same at every moment of a match."""
        raise NotImplementedError

    def position(self, given: Mapping[str, Any]) -> Any:
        """The state of a position built by hand; see `Match.at`."""
        raise NotImplementedError

    def evaluate(self, s: Any, seat: int) -> float:
        """How well a seat stands, in points; what baseline bots look at."""
        raise NotImplementedError

    def is_quiet(self, s: Any) -> bool:
        """Whether a position can be judged as it is; in the middle of an attack a bot looks on to its end."""
        return True

    def offer(self, s: Any, seat: int, move: Move) -> Offer:
        """How an offered move is shown."""
        if move == PASS:
            return Offer(move, Message("move-pass"))
        raise NotImplementedError(move)

    def hints(self, s: Any, seat: int) -> list[Hint]:
        """What there is to say of visible things to a seat that is asked; by what that seat may see, and no more."""
        return []

    def scope(self, s: Any, name: str) -> str:
        """Which attack, which night it is now, for a scope that a `Prompt` names; public.

        Nothing where the scope does not fit what is asked now: it is not offered then, and all are asked.
        """
        raise NotImplementedError(name)

    def tell(self, event: Event) -> Message:
        """An event, as its viewer saw it, in words."""
        raise NotImplementedError
