"""Where cards lie: bags that count what is alike, and decks that are a bag until somebody knows a place.

A card type is a small integer, an index into a tuple of ids that all bags of one kind of card share.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag:
    """How many of each card type are here; cards in a bag have no order.

    A copy shares `counts` with its original until one of the two changes: most bags of a copied state never do.
    So nothing but the methods of this class may change `counts`.
    """

    __slots__ = ("_shared", "counts", "ids", "total")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, ids: tuple[str, ...], counts: list[int], total: int) -> None:
        self.ids = ids
        self.counts = counts
        self.total = total
        self._shared = False

    def copy(self) -> Bag:
        other = Bag(self.ids, self.counts, self.total)
        other._shared = self._shared = True
        return other

    def _own(self) -> None:
        """Before a change: stop sharing the counts."""
        self.counts = self.counts[:]
        self._shared = False

    def __len__(self) -> int:
        return self.total

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.counts == other.counts and self.ids == other.ids

    def __repr__(self) -> str:
        return f"Bag({', '.join(self.cards())})"

    def add(self, card: int, copies: int = 1) -> None:
        if self._shared:
            self._own()
        self.counts[card] += copies
        self.total += copies

    def remove(self, card: int, copies: int = 1) -> None:
        """Take out `copies` of a card type that is here."""
        left = self.counts[card] - copies
        if left < 0:
            raise ValueError(f"no {self.ids[card]} to remove")
        if self._shared:
            self._own()
        self.counts[card] = left
        self.total -= copies

    def pour_into(self, other: Bag) -> None:
        """Move everything here into the other bag."""
        for card, copies in enumerate(self.counts):
            if copies:
                other.add(card, copies)
        self.counts = [0] * len(self.counts)
        self._shared = False
        self.total = 0

    def nth(self, n: int) -> int:
        """The type of the n-th card, counting through the types in order."""
        for card, copies in enumerate(self.counts):
            n -= copies
            if n < 0:
                return card
        raise IndexError("the bag holds fewer cards")

    def cards(self) -> list[str]:
        """The ids of all cards here, one for each copy, in the order of the types."""
        return [self.ids[card] for card, copies in enumerate(self.counts) for _ in range(copies)]


def empty(ids: tuple[str, ...]) -> Bag:
    """A bag for these card types with nothing in it."""
    return Bag(ids, [0] * len(ids), 0)


def bag_of(ids: tuple[str, ...], cards: Iterable[str]) -> Bag:
    """A bag of the named cards.

    >>> bag_of(("owl", "fox"), ["fox", "owl", "fox"]).cards()
    ['owl', 'fox', 'fox']
    """
    bag = empty(ids)
    for card in cards:
        bag.add(ids.index(card))
    return bag


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """A face-down deck: an unordered rest, with known cards above and below it.

    `top` and `bottom` hold only cards whose place somebody knows, the uppermost first. What nobody has seen
    has no place: it is drawn by chance out of `rest` when it is turned over (see `Luck.draw_from`).
    """

    __slots__ = ("bottom", "rest", "top")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, rest: Bag, top: list[int], bottom: list[int]) -> None:
        self.rest = rest
        self.top = top
        self.bottom = bottom

    def copy(self) -> Deck:
        return Deck(self.rest.copy(), self.top[:], self.bottom[:])

    def __len__(self) -> int:
        return len(self.top) + self.rest.total + len(self.bottom)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Deck)
            and self.rest == other.rest
            and self.top == other.top
            and self.bottom == other.bottom
        )

    def put_on_top(self, card: int) -> None:
        self.top.insert(0, card)

    def put_below(self, card: int) -> None:
        self.bottom.append(card)

    def shuffle(self) -> None:
        """Forget every known place."""
        for card in self.top + self.bottom:
            self.rest.add(card)
        self.top.clear()
        self.bottom.clear()
