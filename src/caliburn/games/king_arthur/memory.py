"""What happened to the knight cards, seen by all or by one, and what hands it leaves possible for those who saw it.

Hands are secret, but not wholly unknown: when the supply runs out, all cards are in hands or in the open discards, so
the hands together are known exactly; whoever draws afterwards draws from the former discards. A re-dealt world must
be one that could have led to all the draws and plays that were seen.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from caliburn.games.king_arthur.figures import KNIGHTS, MERLIN
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
_OVERPAID: Final = -2  # and below: by whom, and in which colour
_DRAWN: Final = 0
_PLAYED: Final = 1
TYPES: Final = 8  # card types are numbered below this
TABLE: Final = 6  # a seat nobody has, for cards that lay open when the match began
PATIENCE: Final = 1_000


def drawn(memory: MemoryLink, seat: int, card: int) -> MemoryLink:
    """A seat drew a card; only the seat itself knows which."""
    return Seen((seat * 2 + _DRAWN) * TYPES + card, memory)


def played(memory: MemoryLink, seat: int, card: int) -> MemoryLink:
    """A seat played a card for all to see."""
    return Seen((seat * 2 + _PLAYED) * TYPES + card, memory)


def reshuffled(memory: MemoryLink) -> MemoryLink:
    """The discards became the new supply."""
    return Seen(RESHUFFLE, memory)


def overpaid(memory: MemoryLink, seat: int, suit: int) -> MemoryLink:
    """A seat overpaid where that needs an excuse: it held no single card of the colour and no Merlin (KA-09)."""
    return Seen(_OVERPAID - (seat * 4 + suit), memory)


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
        self.draws: list[list[int]] = [[] for _ in range(seats)]  # when each seat drew one of them


class _DeadEnd(Exception):
    """A choice left no way to go on."""


def possible_past(happened: list[int], deck: Bag, seats: int, viewer: int | None, luck: Luck) -> tuple[list[int], Bag]:
    """What may have happened, as far as the viewer can know: the draws of the others dealt anew, at random among the
    ways that fit what was seen; and the supply that is left.

    `deck` is the deck before the first card was dealt. A card that is played came from one of the supplies the seat
    had drawn from; which one is chosen in proportion to how many such cards the seat is expected to hold from each.
    With one supply and nobody overpaying, all ways are equally likely; otherwise this is near to it. A way that leads
    nowhere is given up for another; the true one is always left.
    """
    for attempt in range(PATIENCE):
        past = happened[:]
        try:
            supplies, barred = _follow(past, deck, seats, viewer, luck)
            if attempt == PATIENCE - 1:
                barred = [0] * len(past)
            for supply in supplies:
                _fill(past, supply, barred, luck)
            return past, supplies[-1].unknown
        except _DeadEnd:
            continue
    raise RuntimeError("no past fits what was seen")


def _fill(past: list[int], supply: _Supply, barred: list[int], luck: Luck) -> None:
    """Settle all draws of a supply that are still open, those first that cannot be just any card."""
    slots = [when for draws in supply.draws for when in draws]
    slots.sort(key=lambda when: -barred[when])
    for when in slots:
        counts = [0 if barred[when] >> card & 1 else count for card, count in enumerate(supply.unknown.counts)]
        if not sum(counts):
            raise _DeadEnd
        card = Bag(KNIGHTS, counts, 0).nth(int(luck.fraction() * sum(counts)))
        supply.unknown.remove(card)
        past[when] = _drew(past[when], card)


def memory_of(happened: list[int]) -> MemoryLink:
    """The memory of what happened."""
    memory: MemoryLink = None
    for code in happened:
        memory = Seen(code, memory)
    return memory


def hands_after(happened: list[int], seats: int) -> list[Bag]:
    """What the seats hold after all that happened."""
    hands = [empty(KNIGHTS) for _ in range(seats)]
    for code in happened:
        if code > RESHUFFLE:
            _move(hands, code)
    return hands


def _move(hands: list[Bag], code: int) -> None:
    """A card that was drawn or played, into or out of a hand."""
    who, card = divmod(code, TYPES)
    seat, how = divmod(who, 2)
    if seat != TABLE:
        hands[seat].add(card, 1 if how == _DRAWN else -1)


def _drew(code: int, card: int) -> int:
    """A draw by the same seat, but of this card."""
    return code // TYPES * TYPES + card


def _follow(past: list[int], deck: Bag, seats: int, viewer: int | None, luck: Luck) -> tuple[list[_Supply], list[int]]:
    """Settle with which draw every card was drawn that was played; tells also what each open draw cannot have been."""
    supplies = [_Supply(deck.copy(), seats)]
    barred = [0] * len(past)  # by draw, a bit for each card type
    discards = empty(deck.ids)
    known = _known_draws(past, viewer)
    for card in known[0]:
        supplies[0].unknown.remove(card)
    for when, code in enumerate(past):
        if code == RESHUFFLE:
            supplies.append(_Supply(discards, seats))
            discards = empty(deck.ids)
            for card in known[len(supplies) - 1]:
                supplies[-1].unknown.remove(card)
            continue
        if code <= _OVERPAID:
            seat, suit = divmod(_OVERPAID - code, 4)
            for supply in supplies:
                for draw in supply.draws[seat]:
                    barred[draw] |= 1 << 2 * suit | 1 << MERLIN
            continue
        who, card = divmod(code, TYPES)
        seat, how = divmod(who, 2)
        if how == _PLAYED:
            discards.add(card)
        if seat in (viewer, TABLE):
            continue
        if how == _DRAWN:
            supplies[-1].draws[seat].append(when)
        else:
            _settle(past, supplies, barred, seat, card, luck)
    return supplies, barred


def _known_draws(happened: list[int], viewer: int | None) -> list[list[int]]:
    """The cards the viewer saw being drawn, from each supply."""
    known: list[list[int]] = [[]]
    for code in happened:
        if code == RESHUFFLE:
            known.append([])
        if code < 0:
            continue
        who, card = divmod(code, TYPES)
        seat, how = divmod(who, 2)
        if how == _DRAWN and seat in (viewer, TABLE):
            known[-1].append(card)
    return known


def _settle(past: list[int], supplies: list[_Supply], barred: list[int], seat: int, card: int, luck: Luck) -> None:
    """Choose the draw with which a seat got the card it played."""
    ways: list[tuple[_Supply, int]] = []  # a supply, and a draw from it
    weights: list[float] = []
    for supply in supplies:
        draws = [when for when in supply.draws[seat] if not barred[when] >> card & 1]
        if draws and supply.unknown.counts[card]:
            ways.append((supply, draws[0]))
            weights.append(len(draws) * supply.unknown.counts[card] / supply.unknown.total)
    if not ways:
        raise _DeadEnd
    left = luck.fraction() * sum(weights)
    at = 0
    while at + 1 < len(ways) and left >= weights[at]:
        left -= weights[at]
        at += 1
    supply, when = ways[at]
    supply.draws[seat].remove(when)
    supply.unknown.remove(card)
    past[when] = _drew(past[when], card)
