"""Positions of King Arthur built by hand, for `Match.at`: worked examples, puzzles, tests.

A position is a mapping; what is left out takes its default, and cards that are named nowhere lie in their deck:

    {"seats": 2, "turn": 0,
     "hands": [["red-1", "red-1"], []],             knights
     "trophies": [[], ["dragon-5"]],                adversaries in hand
     "layout": ["dragon-4", "monster-2"],
     "adventures": {"holy-grail": 1},               taken ones, with the seat that has them
     "discards": [...], "out": [...],
     "supply": [...], "deck": [...]}                all the rest, unless given: then only these cards are in the match

With seals there is also "seals": for each seat the adversaries of the layout that carry one of its seals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caliburn.games.king_arthur.figures import FULL_COLUMN, kind_of
from caliburn.games.king_arthur.memory import TABLE, drawn, played
from caliburn.games.king_arthur.preparation import Preparation
from caliburn.games.king_arthur.state import OPEN, KingArthurState
from caliburn.kernel.bags import Bag, empty
from caliburn.kernel.errors import BadPosition

KEYS = (
    "seats", "turn", "idle", "hands", "trophies", "layout", "adventures", "discards", "out", "supply", "deck",
)  # fmt: skip


class Position(Preparation):
    """States from positions."""

    position_keys: tuple[str, ...] = KEYS

    def position(self, given: Mapping[str, Any]) -> KingArthurState:
        """The state at the beginning of a turn."""
        for key in given:
            if key not in self.position_keys:
                raise BadPosition("error-position-key", key=str(key), keys=", ".join(self.position_keys))
        s = self.start()
        s.turn = _number(given, "turn", 0, self.seats - 1)
        s.idle = _number(given, "idle", 0, self.seats - 1)
        s.turns = 1
        for seat, cards in enumerate(_lists(given, "hands", self.seats)):
            _place(cards, s.supply, s.hands[seat])
        for seat, cards in enumerate(_lists(given, "trophies", self.seats)):
            _place(cards, s.deck, s.trophies[seat])
        _place(given.get("layout", ()), s.deck, s.layout)
        _place(given.get("out", ()), s.deck, s.out)
        _place(given.get("discards", ()), s.supply, s.discards)
        for card, copies in enumerate(s.layout.counts):
            s.columns[kind_of(card)] += copies
        if max(s.columns) > FULL_COLUMN:
            raise BadPosition("error-position-value", key="layout")
        self._give_adventures(s, given.get("adventures", {}))
        s.supply = _rest(given, "supply", s.supply)
        s.deck = _rest(given, "deck", s.deck)
        _remember(s)
        return s

    def _give_adventures(self, s: KingArthurState, owners: Any) -> None:
        ids = [adventure.id for adventure in self.figures.adventures]
        if not isinstance(owners, Mapping):
            raise BadPosition("error-position-value", key="adventures")
        for adventure, seat in owners.items():
            if adventure not in ids or type(seat) is not int or not 0 <= seat < self.seats:
                raise BadPosition("error-position-value", key=f"adventures: {adventure}")
            s.owners[ids.index(adventure)] = seat
        if s.owners.count(OPEN) < 2:
            raise BadPosition("error-position-value", key="adventures")


def _number(given: Mapping[str, Any], key: str, least: int, most: int) -> int:
    value = given.get(key, least)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition("error-position-value", key=key)
    return value


def _lists(given: Mapping[str, Any], key: str, seats: int) -> Sequence[Any]:
    lists = given.get(key, [()] * seats)
    if not isinstance(lists, Sequence) or len(lists) != seats:
        raise BadPosition("error-position-value", key=key)
    return lists


def _place(cards: Any, source: Bag, target: Bag) -> None:
    """Move named cards from their deck to where the position has them."""
    if isinstance(cards, str) or not isinstance(cards, Sequence):
        raise BadPosition("error-position-value", key=str(cards)[:80])
    for card in cards:
        if card not in source.ids or not source.counts[source.ids.index(card)]:
            raise BadPosition("error-position-card", card=str(card)[:80])
        number = source.ids.index(card)
        source.remove(number)
        target.add(number)


def _rest(given: Mapping[str, Any], key: str, rest: Bag) -> Bag:
    """The cards left in a deck: all that were not named, or only the given ones."""
    if key not in given:
        return rest
    kept = empty(rest.ids)
    _place(given[key], rest, kept)
    return kept


def _remember(s: KingArthurState) -> None:
    """What everybody has seen of the knights when the match begins here: nothing but the discards."""
    for card, copies in enumerate(s.discards.counts):
        for _ in range(copies):
            s.memory = played(drawn(s.memory, TABLE, card), TABLE, card)
    for seat, hand in enumerate(s.hands):
        for card, copies in enumerate(hand.counts):
            for _ in range(copies):
                s.memory = drawn(s.memory, seat, card)
