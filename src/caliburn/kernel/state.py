"""What all states have in common. A game's state is plain typed data; `copy()` is written by `copying.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from caliburn.kernel.events import Event
from caliburn.kernel.luck import Chance, Luck

NO_LUCK: Final = Luck(Chance())  # what a state has while it belongs to no match: every draw is refused


@mypyc_attr(allow_interpreted_subclasses=True)
class Extension:
    """What a module adds to the state: one typed, copyable object, reached by `TheModule.of(s)`."""

    def copy(self) -> Extension:
        raise TypeError(f"{type(self).__name__} has no copy()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A thing on the table with fields of its own, such as a monster with what lies on it; copied with the state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The position of a match between two steps, complete; the match lends it its luck and its event list."""

    seats: int
    luck: Luck
    events: list[Event] | None
    extensions: dict[str, Extension]

    def copy(self) -> State:
        raise TypeError(f"{type(self).__name__} has no copy()")

    def emit(self, event: Event) -> None:
        """Write down what happened, where anybody listens."""
        if self.events is not None:
            self.events.append(event)


def copy_extensions(extensions: dict[str, Extension]) -> dict[str, Extension]:
    """The extension objects of a copied state."""
    return {key: extension.copy() for key, extension in extensions.items()} if extensions else {}
