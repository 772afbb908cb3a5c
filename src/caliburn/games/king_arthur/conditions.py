"""Which adversaries may be played for an adventure: conditions and overpaying are decided here.

King Arthur, "Take an adventure card" and "The adventure cards", and KA-14 to KA-17. Pure functions.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from caliburn.games.king_arthur.figures import ADVERSARIES, VALUES, Adventure, Condition, kind_of, value_of
from caliburn.games.king_arthur.moves import Take
from caliburn.kernel.bags import Bag
from caliburn.kernel.moves import Move

Payment = tuple[int, ...]  # card types, the most valuable first

BY_VALUE: Final = sorted(range(len(ADVERSARIES)), key=lambda card: (-value_of(card), card))
MOST_REMEMBERED: Final = 20_000  # hands


def payments(condition: Condition, counts: list[int], free: bool) -> list[Payment]:
    """All ways to pay for an adventure out of a hand: no card too many (KA-14), and where a total is asked, an exact
    one if the hand has it, unless overpaying is free."""
    if condition.total:
        found = _reaching(condition.total, condition.kind, counts)
        exact = [cards for cards in found if sum([value_of(card) for card in cards]) == condition.total]
        return exact if exact and not free else found
    if condition.cards:
        return _any(condition.cards, counts)
    if condition.each:
        return _one_of_each(condition.each, counts)
    found = [cards for cards in _any(len(condition.worth), counts) if _worth(cards, condition.worth)]
    if condition.or_card >= 0:
        found = [cards for cards in found if condition.or_card not in cards]  # it would do alone (KA-17)
        if counts[condition.or_card]:
            found.insert(0, (condition.or_card,))
    return found


def _reaching(total: int, kind: int, counts: list[int]) -> list[Payment]:
    """Cards, ever less valuable, of which the last one reaches the total: none of them could be withdrawn."""
    held = [card for card in BY_VALUE if counts[card] and (kind < 0 or kind_of(card) == kind)]
    found: list[Payment] = []
    if sum([counts[card] * value_of(card) for card in held]) < total:
        return found

    def lay(chosen: Payment, first: int, used: int, missing: int) -> None:
        for at in range(first, len(held)):
            card = held[at]
            again = used if at == first else 0
            if again == counts[card]:
                continue
            if value_of(card) >= missing:
                found.append((*chosen, card))
            else:
                lay((*chosen, card), at, again + 1, missing - value_of(card))

    lay((), 0, 0, total)
    return found


def _any(size: int, counts: list[int]) -> list[Payment]:
    """All choices of so many cards, whatever they are."""
    held = [card for card in BY_VALUE for _ in range(counts[card])]
    return list(dict.fromkeys(combinations(held, size)))


def _worth(cards: Payment, least: tuple[int, ...]) -> bool:
    """Whether each card, the most valuable first, is worth at least what is asked of it."""
    return all([value_of(card) >= value for card, value in zip(cards, least, strict=True)])


def _one_of_each(kinds: tuple[int, ...], counts: list[int]) -> list[Payment]:
    found: list[Payment] = [()]
    for kind in kinds:
        held = [card for card in range(VALUES * kind, VALUES * kind + VALUES) if counts[card]]
        found = [(*cards, card) for cards in found for card in held]
    return found


class Takes:
    """The adventures a hand can take, remembered hand by hand, for the adventures of one edition."""

    def __init__(self, adventures: tuple[Adventure, ...], free: bool) -> None:
        self._adventures = adventures
        self._free = free
        self._hands: dict[bytes, list[tuple[Move, ...] | None]] = {}

    def add(self, moves: list[Move], hand: Bag, owners: list[int]) -> None:
        """Add every way in which the hand can take an adventure that nobody owns."""
        key = bytes(hand.counts)
        ways = self._hands.get(key)
        if ways is None:
            if len(self._hands) >= MOST_REMEMBERED:
                self._hands.clear()
            ways = self._hands[key] = [None] * len(self._adventures)
        for number, owner in enumerate(owners):
            if owner < 0:
                found = ways[number]
                if found is None:
                    found = ways[number] = self._ways(self._adventures[number], hand)
                if found:
                    moves.extend(found)

    def _ways(self, adventure: Adventure, hand: Bag) -> tuple[Move, ...]:
        ways = payments(adventure.condition, hand.counts, self._free)
        return tuple([Take(adventure.id, tuple([ADVERSARIES[card] for card in way])) for way in ways])


_takes: Final[dict[tuple[tuple[Adventure, ...], bool], Takes]] = {}


def takes_of(adventures: tuple[Adventure, ...], free: bool) -> Takes:
    """The one table for these adventures; matches of the same edition share what it remembers."""
    key = (adventures, free)
    if key not in _takes:
        _takes[key] = Takes(adventures, free)
    return _takes[key]
