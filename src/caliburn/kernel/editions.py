"""Editions: files in which people put the printed figures of their own copy. What reading one takes in every game.

A game says in a `Layout` which sections and figures there are and what they may be; what has to hold together is its
own affair.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from caliburn.kernel.errors import BadEdition
from caliburn.kernel.text import Message

Changes: TypeAlias = Mapping[str, Mapping[str, Any]]
Place: TypeAlias = tuple[str, ...]  # section, component, figure; the component is "" where a section is one table
# What the rulebook states; None where it leaves one number open.
Printed: TypeAlias = "int | str | tuple[int | None, ...]"


class Wanted(Protocol):
    """What a figure may be."""

    def read(self, entry: str, value: Any) -> Any:
        """The value that stands at this entry; a BadEdition says what is wrong with it."""


Known: TypeAlias = "Mapping[str, Wanted | Known]"


class Range(NamedTuple):
    """A whole number, or a list of `length` of them."""

    least: int
    most: int
    length: int = 0

    def read(self, entry: str, value: Any) -> int | list[int]:
        least, most, length = self
        if not length:
            if not between(value, least, most):
                raise BadEdition("error-edition-figure", entry=entry, value=quoted(value), least=least, most=most)
            return int(value)
        numbers = as_list(value)
        if len(numbers) != length or not all([between(number, least, most) for number in numbers]):
            bounds = {"length": length, "least": least, "most": most}
            raise BadEdition("error-edition-list", entry=entry, value=quoted(value), **bounds)
        return numbers


class Word(NamedTuple):
    """One of some words."""

    allowed: tuple[str, ...]

    def read(self, entry: str, value: Any) -> str:
        if not isinstance(value, str) or value not in self.allowed:
            raise BadEdition("error-edition-word", entry=entry, value=quoted(value), allowed=", ".join(self.allowed))
        return value


class Words(NamedTuple):
    """A list of `length` words; `once`: all different."""

    allowed: tuple[str, ...]
    length: int
    once: bool = False

    def read(self, entry: str, value: Any) -> list[str]:
        words = as_list(value)
        if len(words) != self.length or not all([isinstance(word, str) and word in self.allowed for word in words]):
            raise not_the_words(entry, value, self.length, self.allowed)
        for word in words:
            if self.once and words.count(word) > 1:
                raise BadEdition("error-edition-once", entry=entry, value=word)
        return words


class Layout(NamedTuple):
    """The sections of a game's editions: `cards` have a table for each component, `tables` are a single one, `own`
    sections are read by the game. `printed` is what the rulebook states and no edition changes."""

    game: str
    cards: Mapping[str, Mapping[str, Known]]
    tables: Mapping[str, Known]
    printed: Mapping[Place, Printed]
    own: Mapping[str, Callable[[Mapping[str, Any]], Mapping[str, Any]]] = {}

    @property
    def sections(self) -> tuple[str, ...]:
        return (*self.cards, *self.tables, *self.own)

    def read(self, edition: Any) -> dict[str, dict[str, Any]]:
        """Read and check an edition: the path of a TOML file, or its content as a mapping. What it changes, and no
        more."""
        changes: dict[str, dict[str, Any]] = {}
        for name, section in sections_of(edition, self.game, self.sections).items():
            if name in self.own:
                changes[name] = dict(self.own[name](section))
            elif name in self.tables:
                changes[name] = self._figures((name, ""), section, self.tables[name])
            else:
                changes[name] = {card: self._card(name, card, given) for card, given in section.items()}
        return changes

    def _card(self, section: str, card: Any, given: Any) -> dict[str, Any]:
        if card not in self.cards[section]:
            raise unknown((section,), card, tuple(self.cards[section]))
        return self._figures((section, card), given, self.cards[section][card])

    def _figures(self, place: Place, given: Any, known: Known) -> dict[str, Any]:
        if not isinstance(given, Mapping):
            raise BadEdition("error-edition-section", entry=dotted(place))
        for figure in given:
            if figure not in known:
                raise unknown(place, figure, tuple(known))
        return {figure: self._figure((*place, figure), value, known[figure]) for figure, value in given.items()}

    def _figure(self, place: Place, value: Any, wanted: Wanted | Known) -> Any:
        """What an edition says of a component, if the game can be played with it."""
        if isinstance(wanted, Mapping):
            return self._figures(place, value, wanted)
        entry, printed = dotted(place), self.printed.get(place)
        if printed is not None and not as_printed(value, printed):
            raise BadEdition("error-edition-fixed", entry=entry, value=quoted(value), printed=printed_text(printed))
        return wanted.read(entry, value)


def sections_of(edition: Any, game: str, known: Sequence[str]) -> dict[str, Mapping[str, Any]]:
    """The sections of an edition of a game: of a TOML file, or of its content as a mapping."""
    if isinstance(edition, (str, Path)):
        edition = _content(edition)
    if not isinstance(edition, Mapping) or edition.get("game", game) != game:
        raise BadEdition("error-edition-foreign", game=game)
    sections: dict[str, Mapping[str, Any]] = {}
    for name, section in edition.items():
        if name in ("game", "name"):
            continue
        if name not in known:
            raise unknown((), name, known)
        if not isinstance(section, Mapping):
            raise BadEdition("error-edition-section", entry=name)
        sections[name] = section
    return sections


# A key of thousands of parts costs the TOML reader memory by the square of them. No edition is deeper than a few.
DEEP_KEY: Final = re.compile(r"""(?:(?:[\w-]{1,64}+|"[^"\n]{0,64}+"|'[^'\n]{0,64}+')[ \t]*+\.[ \t]*+){16}""", re.ASCII)


# Texts and remarks, in which no key stands; what is not closed goes on to the end, as whoever reads it stops there.
PROSE: Final = re.compile(
    r"""
    \"{3} (?:[^\\]|\\.?)*? (?:\"{3,5}|\Z)  # many lines, with escapes
    | '{3} .*? (?:'{3,5}|\Z)
    | " (?:[^"\\\n]|\\.)*+ "?               # one line, with escapes
    | ' [^'\n]*+ '?
    | \# [^\n]*
    """,
    re.DOTALL | re.VERBOSE,
)


# What `tomllib` says of where it stopped: "Expected '=' after a key in a key/value pair (at line 2, column 3)".
STOPPED: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


def read_toml(text: str, path: str) -> dict[str, Any]:
    """The content of a file that may be anybody's."""
    text = text.removeprefix("\ufeff")  # some editors begin a file with it
    if DEEP_KEY.search(PROSE.sub('""', text)):
        raise _unreadable(path, Message("reason-deep-key"))
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _unreadable(path, Message("reason-deep")) from None
    except ValueError as error:
        raise _unreadable(path, _not_toml(str(error))) from None


def _content(path: str | Path) -> Any:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise _unreadable(path, Message("reason-not-text")) from None
    except (OSError, ValueError) as error:
        raise _unreadable(path, getattr(error, "strerror", None) or str(error)) from None
    return read_toml(text, str(path))


def _unreadable(path: str | Path, reason: str | Message) -> BadEdition:
    return BadEdition("error-edition-unreadable", path=str(path)[:200], reason=reason)


def _not_toml(told: str) -> str | Message:
    """Where a file is no TOML, with what `tomllib` says of it."""
    stopped = STOPPED.fullmatch(told)
    if stopped is None:
        return told
    what, line, column = stopped.groups()
    if line is None:
        return Message("reason-toml-end", {"what": what})
    return Message("reason-toml", {"line": int(line), "column": int(column), "what": what})


def unknown(place: Place, name: Any, allowed: Sequence[str]) -> BadEdition:
    """What to say of a section, component or figure that there is not."""
    return BadEdition("error-edition-unknown", entry=dotted((*place, quoted(name))), allowed=", ".join(allowed))


def between(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def as_printed(value: Any, printed: Printed) -> bool:
    """Whether a figure is what the rulebook states."""
    if isinstance(printed, str):
        return bool(value == printed)
    if isinstance(printed, int):
        return between(value, printed, printed)
    if not isinstance(value, (list, tuple)) or len(value) != len(printed):
        return False
    return all([wanted is None or between(one, wanted, wanted) for one, wanted in zip(value, printed, strict=True)])


def printed_text(printed: Printed) -> str:
    """What the rulebook states, as it is told."""
    if isinstance(printed, (int, str)):
        return str(printed)
    return f"[{', '.join('…' if number is None else str(number) for number in printed)}]"


def not_the_words(entry: str, value: Any, length: int, allowed: Iterable[str]) -> BadEdition:
    """What to say of something that is no list of so many of some words."""
    words = ", ".join(allowed)
    return BadEdition("error-edition-words", entry=entry, value=quoted(value), length=length, allowed=words)


def as_list(value: Any) -> list[Any]:
    """What was given as a list; none if it is something else."""
    return list(value) if isinstance(value, (list, tuple)) else []


def dotted(place: Place) -> str:
    """Where something stands in an edition: `monsters.goblin.health`."""
    return ".".join(part for part in place if part)


def quoted(value: Any) -> str:
    """What was given, cut where it is long."""
    try:
        return str(value)[:80]
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists in lists without end
        return "…"
