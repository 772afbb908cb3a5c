"""What everybody saw happen to the knight cards, and what hands it leaves possible.

Hands are secret, but not wholly unknown: when the supply runs out, all cards are in hands or in the open discards, so
the hands together are known exactly; whoever draws afterwards draws from the former discards. A re-dealt world must
be one that could have led to all the draws and plays that were seen.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from caliburn.games.king_arthur.figures import KNIGHTS
from caliburn.kernel.bags import Bag, empty
from caliburn.kernel.luck import Luck


class Seen:
    """One thing that was seen, and what was seen before it: a linked list, so that copies of a state share it."""

    __slots__ = ("before", "code")

    def __init__(self, code: int, before: Seen | None) -> None:
        self.code = code
        self.before = before


MemoryLink: TypeAlias = "Seen | None"

RESHUFFLE: Final = -1
_DRAWN: Final = 0
_PLAYED: Final = 1
TYPES: Final = 8  # card types are numbered below this
TABLE: Final = 6  # a seat nobody has, for cards that lay open when the match began


def drawn(memory: MemoryLink, seat: int, card: int) -> MemoryLink:
    """A seat drew a card; only the seat itself knows which."""
    return Seen((seat * 2 + _DRAWN) * TYPES + card, memory)


def played(memory: MemoryLink, seat: int, card: int) -> MemoryLink:
    """A seat played a card for all to see."""
    return Seen((seat * 2 + _PLAYED) * TYPES + card, memory)


def reshuffled(memory: MemoryLink) -> MemoryLink:
    """The discards became the new supply."""
    return Seen(RESHUFFLE, memory)


def since_start(memory: MemoryLink) -> list[int]:
    """What happened, the earliest first."""
    happened: list[int] = []
    while memory is not None:
        happened.append(memory.code)
        memory = memory.before
    happened.reverse()
    return happened


class _Supply:
    """The cards of one supply, from its shuffling until it ran out, as far as the viewer can tell them apart."""

    def __init__(self, cards: Bag, seats: int) -> None:
        self.unknown = cards  # not yet known to be anywhere
        self.slots = [0] * seats  # cards drawn from it by each seat that may be any of the unknown ones


def possible_hands(
    happened: list[int], deck: Bag, hands: list[Bag], viewer: int | None, luck: Luck
) -> tuple[list[Bag], Bag]:
    """Hands and supply, dealt at random among those that fit everything the viewer saw.

    `deck` is the deck before the first card was dealt. A card that is played came from one of the supplies the seat
    had drawn from; which one is chosen in proportion to how many such cards the seat is expected to hold from each.
    """
    while True:
        supplies = _follow(happened, deck, len(hands), viewer, luck)
        if supplies is not None:
            break
    dealt = [empty(KNIGHTS) if seat != viewer else hand.copy() for seat, hand in enumerate(hands)]
    for supply in supplies:
        for seat, slots in enumerate(supply.slots):
            for _ in range(slots):
                dealt[seat].add(luck.draw(supply.unknown))
    return dealt, supplies[-1].unknown


def _follow(happened: list[int], deck: Bag, seats: int, viewer: int | None, luck: Luck) -> list[_Supply] | None:
    """Settle from which supply every card came that was played; None where a choice led nowhere."""
    supplies = [_Supply(deck.copy(), seats)]
    discards = empty(deck.ids)
    known = _known_draws(happened, viewer)
    for card in known[0]:
        supplies[0].unknown.remove(card)
    for code in happened:
        if code == RESHUFFLE:
            supplies.append(_Supply(discards, seats))
            discards = empty(deck.ids)
            for card in known[len(supplies) - 1]:
                supplies[-1].unknown.remove(card)
            continue
        who, card = divmod(code, TYPES)
        seat, how = divmod(who, 2)
        if how == _PLAYED:
            discards.add(card)
            if seat not in (viewer, TABLE) and not _settle(supplies, seat, card, luck):
                return None
        elif seat not in (viewer, TABLE):
            supplies[-1].slots[seat] += 1
    return supplies


def _known_draws(happened: list[int], viewer: int | None) -> list[list[int]]:
    """The cards the viewer saw being drawn, from each supply."""
    known: list[list[int]] = [[]]
    for code in happened:
        if code == RESHUFFLE:
            known.append([])
            continue
        who, card = divmod(code, TYPES)
        seat, how = divmod(who, 2)
        if how == _DRAWN and seat in (viewer, TABLE):
            known[-1].append(card)
    return known


def _settle(supplies: list[_Supply], seat: int, card: int, luck: Luck) -> bool:
    """Choose the supply from which a seat had the card it played; False where none is left that could be."""
    may_be = [supply for supply in supplies if supply.slots[seat] and supply.unknown.counts[card]]
    if not may_be:
        return False
    weights = [supply.slots[seat] * supply.unknown.counts[card] / supply.unknown.total for supply in may_be]
    left = luck.fraction() * sum(weights)
    at = 0
    while at + 1 < len(may_be) and left >= weights[at]:
        left -= weights[at]
        at += 1
    may_be[at].slots[seat] -= 1
    may_be[at].unknown.remove(card)
    return True
