"""Which adversaries may be played for an adventure: conditions and overpaying are decided here.

King Arthur, "Take an adventure card" and "The adventure cards", and KA-14 to KA-17. Pure functions.
"""

from __future__ import annotations

from caliburn.games.king_arthur.figures import ADVERSARIES, VALUES, Condition, kind_of, value_of
from caliburn.games.king_arthur.moves import Take
from caliburn.kernel.bags import Bag
from caliburn.kernel.moves import Move

Payment = tuple[int, ...]  # card types, the most valuable first

BY_VALUE = sorted(range(len(ADVERSARIES)), key=lambda card: (-value_of(card), card))
MOST_REMEMBERED = 50_000


def satisfies(condition: Condition, cards: Payment) -> bool:
    """Whether these cards meet the condition, whatever else is among them."""
    values = [value_of(card) for card in cards]
    if condition.or_card in cards:
        return True
    if condition.total:
        right = condition.kind < 0 or all([kind_of(card) == condition.kind for card in cards])
        return right and sum(values) >= condition.total
    if condition.cards:
        return len(cards) >= condition.cards
    if condition.each:
        return all([any([kind_of(card) == kind for card in cards]) for kind in condition.each])
    high = sorted(values, reverse=True)[: len(condition.worth)]
    return len(high) == len(condition.worth) and all([v >= w for v, w in zip(high, condition.worth, strict=True)])


def payments(condition: Condition, counts: list[int], free: bool) -> list[Payment]:
    """All ways to pay for an adventure out of a hand: no card too many (KA-14), and where a total is asked, an exact
    one if the hand has it, unless overpaying is free."""
    if condition.total:
        found = _reaching(condition.total, condition.kind, counts)
        exact = [cards for cards in found if sum([value_of(card) for card in cards]) == condition.total]
        return exact if exact and not free else found
    if condition.cards:
        return _any(condition.cards, 0, counts)
    if condition.each:
        return _one_of_each(condition.each, counts)
    found = [cards for cards in _any(2, 0, counts) if satisfies(condition, cards) and condition.or_card not in cards]
    if condition.or_card >= 0 and counts[condition.or_card]:
        found.insert(0, (condition.or_card,))
    return found


def _reaching(total: int, kind: int, counts: list[int]) -> list[Payment]:
    """Cards, ever less valuable, of which the last one reaches the total: none of them could be withdrawn."""
    held = [card for card in BY_VALUE if counts[card] and (kind < 0 or kind_of(card) == kind)]
    found: list[Payment] = []

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


def _any(size: int, first: int, counts: list[int]) -> list[Payment]:
    """All choices of so many cards, whatever they are, from the place `first` of the order by value on."""
    if size == 0:
        return [()]
    found: list[Payment] = []
    for at in range(first, len(BY_VALUE)):
        card = BY_VALUE[at]
        for copies in range(min(counts[card], size), 0, -1):
            found.extend([(card,) * copies + rest for rest in _any(size - copies, at + 1, counts)])
    return found


def _one_of_each(kinds: tuple[int, ...], counts: list[int]) -> list[Payment]:
    found: list[Payment] = [()]
    for kind in kinds:
        held = [card for card in range(VALUES * kind, VALUES * kind + VALUES) if counts[card]]
        found = [(*cards, card) for cards in found for card in held]
    return found


def out_of_reach(condition: Condition, hand: Bag) -> bool:
    """Whether a glance tells that the hand cannot pay."""
    if hand.total == 0:
        return True
    counts = hand.counts
    if condition.total:
        if condition.kind < 0:
            return condition.total > hand.total * VALUES
        first = VALUES * condition.kind
        worth = 0
        for card in range(first, first + VALUES):
            worth += counts[card] * (card - first + 1)
        return worth < condition.total
    return hand.total < max(condition.cards, len(condition.each))


_remembered: dict[tuple[str, bool, tuple[int, ...]], tuple[Move, ...]] = {}


def takes(adventure: str, condition: Condition, hand: Bag, free: bool) -> tuple[Move, ...]:
    """Every way in which the hand can take the adventure."""
    if out_of_reach(condition, hand):
        return ()
    key = (adventure, free, tuple(hand.counts))
    found = _remembered.get(key)
    if found is None:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        ways = payments(condition, hand.counts, free)
        found = tuple([Take(adventure, tuple([ADVERSARIES[card] for card in way])) for way in ways])
        _remembered[key] = found
    return found
