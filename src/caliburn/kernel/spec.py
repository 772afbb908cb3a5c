"""What a game offers to be played: its modes, the seats each takes, and its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from importlib import import_module
from itertools import combinations
from typing import Any, NamedTuple

from caliburn.kernel.errors import BadOption, BadSeats
from caliburn.kernel.rules import Rules
from caliburn.kernel.text import words

ON_OFF = ("off", "on")


class Option(NamedTuple):
    """A choice made before a match; the first value is the default. A house rule is one that few people change.

    Of an option with `many` any number of values may be chosen, none of them by default; it is written as
    `modules=gold,market`. `brings` names values that come along with others (market brings gold), and `needs` the
    option and the value without which this one has nothing to say; `seats` the only number of seats for which it has.
    """

    id: str
    values: tuple[str, ...] = ON_OFF
    house_rule: bool = True
    many: bool = False
    brings: tuple[tuple[str, str], ...] = ()
    needs: tuple[str, str] | None = None
    seats: int | None = None

    @property
    def default(self) -> str:
        return "" if self.many else self.values[0]

    def chosen(self, value: Any) -> str:
        """A value as it was given, checked, in the one way it is written."""
        if not self.many:
            return self._one(_plain(value))
        given = list(value) if isinstance(value, (list, tuple)) else str(value).split(",")
        wanted = [self._one(str(one).strip()) for one in given if str(one).strip()]
        wanted += [other for value, other in self.brings if value in wanted]
        return ",".join([value for value in self.values if value in wanted])

    def every_choice(self) -> list[str]:
        """All that can be chosen: every value, or every set of values that differs with what it brings."""
        if not self.many:
            return list(self.values)
        sizes = range(len(self.values) + 1)
        return list(dict.fromkeys([self.chosen(some) for size in sizes for some in combinations(self.values, size)]))

    def _one(self, value: str) -> str:
        if value not in self.values:
            raise BadOption("error-option-value", option=self.id, value=value, values=", ".join(self.values))
        return value


class Mode(NamedTuple):
    """A way to play a game, with the number of seats it takes and its options."""

    id: str
    least: int
    most: int
    options: tuple[Option, ...] = ()

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the most seats."""
        return self.least, self.most


class Seating(NamedTuple):
    """A mode, a number of seats, the value of every option, and the figures the match is played with."""

    game: str
    mode: str
    seats: int
    options: Mapping[str, str]
    figures: Any
    edition: Mapping[str, Any] | None  # what an edition file changed, or None


class GameSpec(NamedTuple):
    """A game: id, modes, how its figures are loaded and its rules are made."""

    id: str
    modes: tuple[Mode, ...]
    figures: Callable[[Any], tuple[Any, Mapping[str, Any] | None]]
    rules: Callable[[Seating], Rules]
    package: str
    minutes: int | None = None  # how long a match takes people, about

    @property
    def title(self) -> str:
        """The title in English; `words(lang).say("game-ID")` gives it in another language."""
        return words("en").say(f"game-{self.id}")

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the most seats over all modes."""
        return min(mode.least for mode in self.modes), max(mode.most for mode in self.modes)

    def components(self) -> list[dict[str, Any]]:
        """Every card and piece with our figures, as the reader's own copy; a game lists them in its `components`."""
        listed: list[dict[str, Any]] = import_module(f"{self.package}.components").component_list()
        return deepcopy(listed)

    def seating(self, seats: int, options: Mapping[str, Any] | None) -> Seating:
        """Check what was asked for and fill in what was not."""
        if options is not None and not isinstance(options, Mapping):
            raise BadOption("error-options", given=str(options)[:80])
        given = {str(key): value for key, value in (options or {}).items()}
        edition = given.pop("edition", None)
        mode = self._mode(given.pop("mode", None), seats)
        chosen = {}
        for option in mode.options:
            chosen[option.id] = option.chosen(given.pop(option.id, option.default))
            if chosen[option.id] != option.default:
                self._check_needs(option, chosen, seats)
        if given:
            raise self._no_option(next(iter(given)), mode)
        figures, changed = self.figures(edition)
        return Seating(self.id, mode.id, seats, chosen, figures, changed)

    def _check_needs(self, option: Option, chosen: Mapping[str, str], seats: int) -> None:
        """Refuse an option that has nothing to say beside the others, or with so many seats."""
        if option.needs is not None:
            other, value = option.needs
            if value not in chosen[other].split(","):
                raise BadOption("error-option-needs", option=option.id, needs=f"{other}={value}")
        if option.seats not in (None, seats):
            raise BadOption("error-option-seats", option=option.id, seats=option.seats)

    def _no_option(self, wanted: str, mode: Mode) -> BadOption:
        """What to say of an option that the mode does not have."""
        modes = [f"mode={other.id}" for other in self.modes if any(option.id == wanted for option in other.options)]
        if modes:
            return BadOption("error-option-mode", option=wanted, modes=", ".join(modes))
        known = ["mode", "edition", *(option.id for option in mode.options)]
        return BadOption("error-option-unknown", option=wanted, options=", ".join(known))

    def _mode(self, wanted: Any, seats: int) -> Mode:
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise BadSeats("error-seats", seats=str(seats), least=self.seats[0], most=self.seats[1])
        for mode in self.modes:
            if wanted in (None, mode.id) and mode.least <= seats <= mode.most:
                return mode
        if wanted is None or any(mode.id == wanted for mode in self.modes):
            fits = [mode for mode in self.modes if wanted in (None, mode.id)]
            least, most = min(mode.least for mode in fits), max(mode.most for mode in fits)
            raise BadSeats("error-seats", seats=seats, least=least, most=most)
        values = ", ".join(mode.id for mode in self.modes)
        raise BadOption("error-option-value", option="mode", value=_plain(wanted), values=values)


def _plain(value: Any) -> str:
    """An option's value as text; programs may write True for "on"."""
    if isinstance(value, bool):
        return ON_OFF[value]
    return str(value)
