"""The rulebook's payments, written a second time and slowly: every choice of cards is tried by the letter of the rule.

The tests hold the engine's quick enumerations against these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from tests.games.king_arthur.tables import choices, kind, value

Cards = tuple[str, ...]


def strength(cards: Sequence[str]) -> int:
    """Doubles count two, singles and Merlins one."""
    return sum(2 if card.endswith("-2") else 1 for card in cards)


def colours(cards: Sequence[str]) -> set[str]:
    return {card[:-2] for card in cards if card != "merlin"}


def without_one(cards: Cards) -> list[Cards]:
    return [cards[:at] + cards[at + 1 :] for at in range(len(cards))]


def is_knight_payment(cards: Cards, power: int) -> bool:
    """KA-08: one colour, strong enough, and no card could be withdrawn."""
    if not cards or len(colours(cards)) > 1 or strength(cards) < power:
        return False
    return all(strength(rest) < power for rest in without_one(cards))


def knight_payments(hand: Sequence[str], power: int, *, free: bool) -> set[Cards]:
    """KA-08, and KA-09 unless overpaying is free."""
    possible = [cards for cards in choices(hand) if is_knight_payment(cards, power)]
    exact = [cards for cards in possible if strength(cards) == power]

    def passes(cards: Cards) -> bool:
        (colour,) = colours(cards) or {""}
        return not any(colours(other) <= {colour} for other in exact)

    return {cards for cards in possible if free or strength(cards) == power or passes(cards)}


def points(cards: Cards) -> int:
    return sum(value(card) for card in cards)


def only(colour: str, total: int) -> Callable[[Cards], bool]:
    return lambda cards: all(kind(card) == colour for card in cards) and points(cards) >= total


def one_of(*wanted: str) -> Callable[[Cards], bool]:
    return lambda cards: set(wanted) <= {kind(card) for card in cards}


def green_knight(cards: Cards) -> bool:
    """One card of 3 or more and another of 4 or more."""
    return any(value(a) >= 3 and value(b) >= 4 for i, a in enumerate(cards) for j, b in enumerate(cards) if i != j)


def gold_treasure(cards: Cards) -> bool:
    """Two cards of 3 or more, or the red 5."""
    return "dragon-5" in cards or sum(value(card) >= 3 for card in cards) >= 2


CONDITIONS: dict[str, Callable[[Cards], bool]] = {
    "holy-grail": lambda cards: points(cards) >= 12,
    "mountain": lambda cards: points(cards) >= 9,
    "excalibur": lambda cards: points(cards) >= 5,
    "questing-beast": only("dragon", 8),
    "fisher-king": only("monster", 6),
    "royal-tournament": only("enemy-knight", 5),
    "saxons": only("dark-power", 4),
    "robbers": lambda cards: len(cards) >= 2,
    "vikings": lambda cards: len(cards) >= 4,
    "sea-monster": one_of("dark-power", "enemy-knight", "monster", "dragon"),
    "king-mark": one_of("monster", "enemy-knight", "dark-power"),
    "green-knight": green_knight,
    "gold-treasure": gold_treasure,
}
TOTALS = {
    "holy-grail": 12, "mountain": 9, "excalibur": 5, "questing-beast": 8,
    "fisher-king": 6, "royal-tournament": 5, "saxons": 4,
}  # fmt: skip


def adventure_payments(adventure: str, hand: Sequence[str], *, free: bool) -> set[Cards]:
    """KA-14: the condition holds, no card could be withdrawn, and an exact total wins unless overpaying is free."""
    holds = CONDITIONS[adventure]
    possible = {cards for cards in choices(hand) if cards and holds(cards) and not any(map(holds, without_one(cards)))}
    exact = {cards for cards in possible if points(cards) == TOTALS.get(adventure)}
    return exact if exact and not free else possible


def same_cards(cards: Sequence[str]) -> Cards:
    """Cards in one fixed order, to compare payments."""
    return tuple(sorted(Counter(cards).elements()))
