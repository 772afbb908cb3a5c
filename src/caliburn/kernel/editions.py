"""Editions: files in which people put the printed figures of their own copy. What reading one takes in every game.

Which sections and figures there are, and what has to hold together, is a game's own affair.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from caliburn.kernel.errors import BadEdition
from caliburn.kernel.text import Message

Printed: TypeAlias = "int | tuple[int | None, ...]"  # what the rulebook states; None where it leaves a number open


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


def read_toml(text: str) -> dict[str, Any]:
    """The content of a file that may be anybody's; a ValueError says what is wrong with it."""
    if DEEP_KEY.search(text):
        raise ValueError("a key has too many parts")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _content(path: str | Path) -> Any:
    try:
        return read_toml(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason: str | Message = str(error)
        if isinstance(error, OSError) and error.strerror:
            reason = error.strerror
        elif isinstance(error, UnicodeDecodeError):
            reason = Message("reason-not-text")
        raise BadEdition("error-edition-unreadable", path=str(path), reason=reason) from None


def unknown(place: tuple[str, ...], name: Any, allowed: Sequence[str]) -> BadEdition:
    """What to say of a section, component or figure that there is not."""
    return BadEdition("error-edition-unknown", entry=dotted((*place, quoted(name))), allowed=", ".join(allowed))


def between(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def as_printed(value: Any, printed: Printed) -> bool:
    """Whether a figure is what the rulebook states."""
    if isinstance(printed, int):
        return between(value, printed, printed)
    if not isinstance(value, (list, tuple)) or len(value) != len(printed):
        return False
    return all([wanted is None or between(one, wanted, wanted) for one, wanted in zip(value, printed, strict=True)])


def printed_text(printed: Printed) -> str:
    """What the rulebook states, as it is told."""
    if isinstance(printed, int):
        return str(printed)
    return f"[{', '.join('…' if number is None else str(number) for number in printed)}]"


def dotted(place: tuple[str, ...]) -> str:
    """Where something stands in an edition: `monsters.goblin.health`."""
    return ".".join(part for part in place if part)


def quoted(value: Any) -> str:
    """What was given, cut where it is long."""
    try:
        return str(value)[:80]
    except (ValueError, RecursionError):  # a number of thousands of digits, or lists in lists without end
        return "…"
