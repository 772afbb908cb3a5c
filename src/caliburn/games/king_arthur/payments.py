"""Which knights may be played against an adversary: merlins, doubles and overpaying are decided here.

King Arthur, "Challenge adversaries", and KA-08 to KA-11. Pure functions and the tables they fill.
"""

from __future__ import annotations

from typing import Final

from caliburn.games.king_arthur.figures import ADVERSARIES, KNIGHTS, MERLIN, VALUES, value_of
from caliburn.games.king_arthur.moves import Challenge, DoubleChallenge, RepeatChallenge
from caliburn.kernel.bags import Bag
from caliburn.kernel.moves import PASS, Move

USUAL: Final = 0
REPEATED: Final = 1
DOUBLE: Final = 2


def splits(singles: int, doubles: int, merlins: int, value: int, free: bool) -> list[tuple[int, int, int]]:
    """The ways (doubles, singles, merlins) to pay `value` out of the cards of one colour and the Merlins.

    A payment is exact, or it exceeds the value and no card of it could be withdrawn (KA-08): then it is of doubles
    only and one too strong. That is allowed to a hand that cannot pay exactly in this colour (KA-09), and to every
    hand where overpaying is free.
    """
    found = []
    for used_doubles in range(min(doubles, (value + 1) // 2) + 1):
        left = value - 2 * used_doubles
        if left < 0:
            if free or singles + merlins == 0:
                found.append((used_doubles, 0, 0))
            continue
        for used_merlins in range(min(merlins, left) + 1):
            if left - used_merlins <= singles:
                found.append((used_doubles, left - used_merlins, used_merlins))
    return found


def cards_of(suit: int, split: tuple[int, int, int]) -> tuple[str, ...]:
    """The cards of a payment by id, the strongest first and the Merlins last."""
    doubles, singles, merlins = split
    return (KNIGHTS[2 * suit + 1],) * doubles + (KNIGHTS[2 * suit],) * singles + (KNIGHTS[MERLIN],) * merlins


def usual_challenges(layout: Bag, hand: Bag, free: bool) -> list[Move]:
    """Every way to challenge an adversary of the layout, besides leaving it be."""
    most = strength(hand)
    moves: list[Move] = []
    for card, copies in enumerate(layout.counts):
        if copies and card % VALUES < most:
            add_challenges(moves, USUAL, card, hand, free)
    moves.append(PASS)
    return moves


_offered: Final[dict[int, tuple[Move, ...]]] = {}


def add_challenges(moves: list[Move], how: int, card: int, hand: Bag, free: bool) -> None:
    """Add every way in which the hand can challenge the adversary `card`, usually, repeatedly or doubly."""
    value = value_of(card) * (2 if how == DOUBLE else 1)
    counts = hand.counts
    merlins = counts[MERLIN]
    for suit in range(3):
        singles = counts[2 * suit]
        doubles = counts[2 * suit + 1]
        own = singles + 2 * doubles
        if own and own + merlins >= value:
            key = ((((singles * 3 + doubles) * 6 + merlins) * 4 + suit) * 20 + card) * 6 + how * 2 + free
            offered = _offered.get(key)
            if offered is None:
                offered = _offered[key] = _in_colour(how, card, suit, singles, doubles, merlins, value, free)
            moves.extend(offered)
    if merlins >= value:
        moves.append(_move(how, ADVERSARIES[card], (KNIGHTS[MERLIN],) * value))


def _in_colour(
    how: int, card: int, suit: int, singles: int, doubles: int, merlins: int, value: int, free: bool
) -> tuple[Move, ...]:
    """The challenges paid with at least one card of the colour."""
    payable = [split for split in splits(singles, doubles, merlins, value, free) if split[0] or split[1]]
    return tuple([_move(how, ADVERSARIES[card], cards_of(suit, split)) for split in payable])


def _move(how: int, adversary: str, knights: tuple[str, ...]) -> Move:
    if how == USUAL:
        return Challenge(adversary, knights)
    if how == REPEATED:
        return RepeatChallenge(adversary, knights)
    return DoubleChallenge(adversary, knights)


def strength(hand: Bag) -> int:
    """The strongest payment the hand can make in one colour, Merlins included."""
    counts = hand.counts
    red = counts[0] + 2 * counts[1]
    orange = counts[2] + 2 * counts[3]
    beige = counts[4] + 2 * counts[5]
    return counts[MERLIN] + max(red, orange, beige)


_numbers: Final[dict[tuple[str, ...], tuple[int, ...]]] = {}


def numbers_of(knights: tuple[str, ...]) -> tuple[int, ...]:
    """The types of knight cards given by id."""
    found = _numbers.get(knights)
    if found is None:
        found = _numbers[knights] = tuple([KNIGHTS.index(card) for card in knights])
    return found
