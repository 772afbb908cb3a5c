"""King Arthur, "The adventure cards": the thirteen conditions, exact and minimal."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caliburn import text_of
from tests.games.king_arthur.law import adventure_payments, same_cards
from tests.games.king_arthur.tables import ADVENTURES, ADVERSARIES, FREE, at, until

Ways = set[tuple[str, ...]]


def all_ways(cards: list[str], *, free: bool = False) -> dict[str, Ways]:
    """For every adventure the payments the engine offers a hand of adversaries."""
    match = until(at(trophies=[cards, []], options=FREE if free else None), "ask-adventure")
    found: dict[str, Ways] = {adventure: set() for adventure in ADVENTURES}
    for move in match.asks[0].options:
        if text_of(move) != "pass":
            way = same_cards(move[1])
            assert way not in found[move[0]], "a payment was offered twice"
            found[move[0]].add(way)
    return found


def ways(adventure: str, cards: str, *, free: bool = False) -> Ways:
    return all_ways(cards.split(), free=free)[adventure]


def payments(*given_ways: str) -> Ways:
    return {same_cards(way.split()) for way in given_ways}


@st.composite
def adversary_hands(draw: st.DrawFn) -> list[str]:
    """Up to nine adversaries, as far as the deck has them."""
    wanted = draw(st.lists(st.sampled_from(sorted(ADVERSARIES)), max_size=9))
    return sorted((Counter(wanted) & Counter(ADVERSARIES)).elements())


@given(adversary_hands())
def test_every_payment_by_the_letter_is_offered_and_no_other(cards: list[str]) -> None:
    """KA-14 against a brute force over all choices of cards, for all thirteen adventures."""
    assert all_ways(cards) == {one: adventure_payments(one, cards, free=False) for one in ADVENTURES}


@given(adversary_hands())
def test_every_payment_by_the_letter_is_offered_where_overpaying_is_free(cards: list[str]) -> None:
    """KA-14 with `overpay=free`."""
    assert all_ways(cards, free=True) == {one: adventure_payments(one, cards, free=True) for one in ADVENTURES}


@pytest.mark.parametrize(
    ("adventure", "exact", "one_short"),
    [
        ("holy-grail", "dragon-5 dragon-4 monster-3", "dragon-5 dragon-4 monster-2"),
        ("mountain", "dragon-5 enemy-knight-4", "dragon-5 monster-3"),
        ("excalibur", "monster-3 dark-power-2", "monster-3 dark-power-1"),
        ("questing-beast", "dragon-4 dragon-4", "dragon-4 dragon-3"),
        ("fisher-king", "monster-4 monster-2", "monster-4 monster-1"),
        ("royal-tournament", "enemy-knight-4 enemy-knight-1", "enemy-knight-3 enemy-knight-1"),
        ("saxons", "dark-power-3 dark-power-1", "dark-power-2 dark-power-1"),
        ("robbers", "dark-power-1 dark-power-1", "dragon-5"),
        ("vikings", "dark-power-1 dark-power-1 monster-1 dragon-5", "dragon-5 dragon-4 dragon-4"),
        ("sea-monster", "dark-power-1 enemy-knight-1 monster-1 dragon-2", "dark-power-1 enemy-knight-1 dragon-2"),
        ("king-mark", "dark-power-1 enemy-knight-1 monster-1", "dark-power-1 enemy-knight-1 dragon-2"),
        ("green-knight", "dragon-4 enemy-knight-3", "dragon-3 enemy-knight-3"),
        ("gold-treasure", "dragon-3 monster-3", "dragon-3 monster-2"),
    ],
)
def test_a_condition_is_met_by_just_enough_and_not_by_a_little_less(adventure: str, exact: str, one_short: str) -> None:
    assert ways(adventure, exact) == payments(exact)
    assert ways(adventure, one_short) == set()


@pytest.mark.parametrize(
    ("adventure", "colour"),
    [
        ("questing-beast", "dragon"),
        ("fisher-king", "monster"),
        ("royal-tournament", "enemy-knight"),
        ("saxons", "dark-power"),
    ],
)
def test_an_adventure_of_one_colour_takes_no_other_colour(adventure: str, colour: str) -> None:
    others = [card for card, copies in ADVERSARIES.items() for _ in range(copies) if not card.startswith(colour)]
    assert ways(adventure, " ".join(others[::3])) == set()


@pytest.mark.parametrize("adventure", ["holy-grail", "mountain", "excalibur"])
def test_an_adventure_of_any_colour_takes_them_mixed(adventure: str) -> None:
    cards = "dark-power-3 enemy-knight-3 monster-3 dragon-3"
    colours = {card[:-2] for way in ways(adventure, cards) for card in way}
    assert colours == {"dark-power", "enemy-knight", "monster", "dragon"}


def test_too_much_may_be_paid_when_there_is_no_other_way() -> None:
    """KA-14: a total is to be reached, not to be hit."""
    assert ways("excalibur", "monster-3 dragon-3") == payments("monster-3 dragon-3")
    assert ways("saxons", "dark-power-3 dark-power-3") == payments("dark-power-3 dark-power-3")


def test_no_card_may_be_paid_that_could_be_withdrawn() -> None:
    """KA-14: three cards where two of them reach the total."""
    assert ways("excalibur", "monster-3 dragon-3 dragon-4", free=True) == payments(
        "monster-3 dragon-3", "monster-3 dragon-4", "dragon-3 dragon-4"
    )


def test_an_exact_total_in_hand_must_be_paid_exactly() -> None:
    """KA-14: any of the exact ways, and none beyond."""
    cards = "dragon-5 dragon-4 monster-1 monster-3"
    assert ways("excalibur", cards) == payments("dragon-5", "dragon-4 monster-1")
    assert payments("dragon-4 monster-3") <= ways("excalibur", cards, free=True)


def test_an_exact_total_counts_only_in_the_colour_asked_for() -> None:
    """KA-14: an exact 6 of other colours does not bind the Fisher King."""
    cards = "monster-4 monster-3 dragon-4 dragon-2"
    assert ways("fisher-king", cards) == payments("monster-4 monster-3")


@pytest.mark.parametrize(("adventure", "size"), [("robbers", 2), ("vikings", 4), ("sea-monster", 4), ("king-mark", 3)])
@pytest.mark.parametrize("free", [False, True])
def test_where_cards_are_counted_it_is_exactly_so_many(adventure: str, size: int, free: bool) -> None:
    """KA-15."""
    cards = "dark-power-1 dark-power-2 enemy-knight-1 enemy-knight-3 monster-2 monster-3 dragon-2 dragon-5"
    found = ways(adventure, cards, free=free)
    assert found
    assert {len(way) for way in found} == {size}


def test_the_robbers_take_two_of_any_kind_also_two_alike() -> None:
    """KA-15."""
    assert ways("robbers", "dragon-5 dark-power-1 dark-power-1") == payments(
        "dragon-5 dark-power-1", "dark-power-1 dark-power-1"
    )


def test_king_mark_takes_no_dragon_and_the_sea_monster_takes_one() -> None:
    cards = "dark-power-1 enemy-knight-1 monster-1 dragon-2"
    assert ways("king-mark", cards) == payments("dark-power-1 enemy-knight-1 monster-1")
    assert ways("sea-monster", cards) == payments(cards)


@pytest.mark.parametrize(
    "pair", ["dragon-4 monster-4", "dragon-5 monster-3", "dragon-5 monster-4", "dragon-4 dragon-4"]
)
def test_the_green_knight_takes_more_than_he_asks_for(pair: str) -> None:
    """KA-16: 4 and 4, 5 and 3, 5 and 4."""
    assert ways("green-knight", pair) == payments(pair)


@pytest.mark.parametrize(
    "cards", ["dragon-5", "dragon-4", "dragon-5 monster-2", "dragon-3 monster-3", "monster-1 dragon-4"]
)
def test_the_green_knight_wants_two_different_cards_one_of_three_and_one_of_four(cards: str) -> None:
    """KA-16: one strong card does not count for both."""
    assert ways("green-knight", cards) == set()


def test_the_red_five_is_paid_alone_for_the_gold_treasure() -> None:
    """KA-17: or two cards of 3 or more, neither of them the red 5."""
    assert ways("gold-treasure", "dragon-5") == payments("dragon-5")
    assert ways("gold-treasure", "dragon-5 dragon-4 monster-3") == payments("dragon-5", "dragon-4 monster-3")
    assert ways("gold-treasure", "dragon-5 dragon-4", free=True) == payments("dragon-5")


def test_no_other_five_buys_the_gold_treasure_alone() -> None:
    """KA-17: the card is the red 5; a single 4 does not do."""
    assert ways("gold-treasure", "dragon-4") == ways("gold-treasure", "enemy-knight-4") == set()
