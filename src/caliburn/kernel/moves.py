"""Moves: small tuples of plain values with one canonical text each, and the way back from text to move.

A move type is a NamedTuple whose last field is its verb, with a default: tuples of two types are then never
equal, and the text of a move is its verb followed by its values.

>>> class Attack(NamedTuple):
...     lane: int
...     rank: int
...     verb: str = "attack"
>>> text_of(Attack(lane=1, rank=2))
'attack 1 2'
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias, get_type_hints

from caliburn.kernel.errors import BadMove

Move: TypeAlias = tuple[Any, ...]

TEXTS = (tuple[str, ...], tuple)  # as it is written, and as a compiled module keeps it
UNDO: Final = "undo"  # what records write for taking back, and so no move's verb
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


class Pass(NamedTuple):
    """Leave an action out."""

    verb: str = "pass"


PASS: Final = Pass()


def text_of(move: Move) -> str:
    """The canonical text of a move."""
    given: Any = move
    if not isinstance(given, tuple) or not given:
        raise BadMove("error-move-object", given=str(given)[:80])
    words = [str(move[-1])]
    for value in move[:-1]:
        if isinstance(value, tuple):
            words.extend(map(str, value))
        else:
            words.append(str(value))
    return " ".join(words)


class Vocabulary:
    """The move types of a game, by verb."""

    def __init__(self, types: Iterable[type[Move]]) -> None:
        self.types: dict[str, type[Move]] = {}
        self._fields: dict[str, list[Any]] = {}
        for move_type in types:
            names: tuple[str, ...] = move_type._fields  # type: ignore[attr-defined]
            verb: str = move_type._field_defaults["verb"]  # type: ignore[attr-defined]
            if names[-1] != "verb" or verb in self.types or verb == UNDO:
                raise TypeError(f"{move_type.__name__}: the last field must be a verb of its own")
            hints = get_type_hints(move_type)
            kinds = [hints[name] for name in names[:-1]]
            for place, kind in enumerate(kinds, 1):
                if kind not in (int, str) and not (kind in TEXTS and place == len(kinds)):
                    raise TypeError(f"{move_type.__name__}: values are int, str, or last of all tuple[str, ...]")
            self.types[verb] = move_type
            self._fields[verb] = kinds

    def parse(self, text: str) -> Move:
        """The move of a text; raises `BadMove` where it is none.

        >>> Vocabulary([Pass]).parse("pass")
        Pass(verb='pass')
        """
        words = text.split()
        if not words or words[0] not in self.types:
            raise BadMove("error-move-unknown", move=text[:80], verbs=", ".join(self.types))
        verb, rest = words[0], words[1:]
        kinds = self._fields[verb]
        values: list[Any] = []
        for kind in kinds:
            if kind is int:
                if not rest or not _NUMBER.fullmatch(rest[0]):
                    raise BadMove("error-move-malformed", move=text[:80], form=self.form(verb))
                values.append(int(rest.pop(0)))
            elif kind is str:
                if not rest:
                    raise BadMove("error-move-malformed", move=text[:80], form=self.form(verb))
                values.append(rest.pop(0))
            else:
                values.append(tuple(rest))
                rest = []
        if rest:
            raise BadMove("error-move-malformed", move=text[:80], form=self.form(verb))
        return self.types[verb](*values)

    def form(self, verb: str) -> str:
        """What a move of that verb looks like: `challenge ADVERSARY KNIGHTS...`."""
        names: tuple[str, ...] = self.types[verb]._fields  # type: ignore[attr-defined]
        parts = [verb]
        for name, kind in zip(names, self._fields[verb], strict=False):
            parts.append(name.upper() if kind in (int, str) else f"{name.upper()}...")
        return " ".join(parts)


@cache
def vocabulary(types: tuple[type[Move], ...]) -> Vocabulary:
    """The vocabulary of these move types, made once."""
    return Vocabulary(types)
