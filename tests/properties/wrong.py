"""Moves, texts and seats that are not offered, made from what random play has seen."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from caliburn.kernel.moves import Move, text_of
from tests.properties.play import Case, games

ODD_CHARACTERS = "\x00\u200b\ud83d\u0661äß-_;'\"\\/%{}*09aZ"
NOT_MOVES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    10**30,
    0.5,
    math.nan,
    (),
    [],
    {},
    set(),
    b"pass",
    object(),
    Random,
    ("",),
    (None,),
    (None, None, None),
    ("no-such", "move"),
    ((), (), ()),
    ["pass"],
    {"verb": "pass"},
)
NOT_TEXTS = (
    "",
    " ",
    "\n",
    "undo",
    "*",
    "0 pass",
    "1",
    "-",
    "pass pass",
    "\u0000",
    "ｐａｓｓ",
    "x" * 100_000,
    "pass " * 9999,
)
NOT_SEATS: tuple[Any, ...] = (
    -1, 10**9, None, "0", "1", "referee", "", 0.0, 1.0, 0.5, True, False, (), (0,), [0], {}, b"0", object(), math.nan
)  # fmt: skip


class Domain:
    """All values that each field of each type of move had in random games of a case."""

    def __init__(self, case: Case, count: int) -> None:
        self.types: dict[type[Move], list[dict[Any, None]]] = {}
        for game in games(case, "domain", count):
            for match in game.decisions():
                for ask in match.asks:
                    for move in ask.options:
                        self._see(move)

    def _see(self, move: Move) -> None:
        fields = self.types.setdefault(type(move), [{} for _ in move])
        for values, value in zip(fields, move, strict=True):
            values[value] = None

    def moves(self, rng: Random, count: int) -> Iterator[Move]:
        """Moves of any type out of values seen in any move of that type; most are not offered anywhere."""
        kinds = list(self.types)
        for _ in range(count):
            kind = rng.choice(kinds)
            yield kind(*[rng.choice(list(values)) for values in self.types[kind]])

    def near(self, rng: Random, offered: Sequence[Move], count: int) -> Iterator[Move]:
        """Offered moves with one field changed, or with a card more, a card less or in another order."""
        for _ in range(count):
            move = rng.choice(offered)
            self._see(move)
            fields = list(move)
            at = rng.randrange(len(fields))
            values = list(self.types[type(move)][at])
            if isinstance(fields[at], tuple) and rng.random() < 0.75:
                fields[at] = self._changed(rng, fields[at], [part for value in values for part in value])
            else:
                fields[at] = rng.choice(values)
            kind: Any = rng.choice([type(move), *[other for other in self.types if len(other._fields) == len(move)]])  # type: ignore[attr-defined]
            yield kind(*fields[:-1])

    @staticmethod
    def _changed(rng: Random, cards: tuple[Any, ...], known: list[Any]) -> tuple[Any, ...]:
        how = rng.randrange(4)
        if how == 0 and cards:
            at = rng.randrange(len(cards))
            return cards[:at] + cards[at + 1 :]
        if how == 1 and known:
            return (*cards, rng.choice(known))
        if how == 2 and cards:
            return (*cards, cards[-1])
        return tuple(rng.sample(cards, len(cards)))


def texts(rng: Random, offered: Sequence[Move], verbs: Sequence[str], count: int) -> Iterator[str]:
    """Texts of offered moves with something wrong in them."""
    yield from NOT_TEXTS
    for _ in range(count):
        text = text_of(rng.choice(offered))
        words = text.split()
        at = rng.randrange(len(text))
        yield text[:at] + rng.choice(ODD_CHARACTERS) + text[at + rng.randrange(2) :]
        yield text[:at] + text[at + 1 :]
        yield text.upper()
        yield text.title()
        yield " ".join(rng.sample(words, len(words)))
        yield " ".join([*words, rng.choice(words)])
        yield " ".join(words[:-1])
        yield " ".join([rng.choice(verbs), *words[1:]])
        yield text.replace(" ", rng.choice(["  ,", "-", "", "\u200b"])) + rng.choice(["!", " 0", ""])
