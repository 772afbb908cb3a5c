"""Bags that count, and decks with places somebody knows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caliburn.kernel.bags import Bag, Deck, bag_of, empty

IDS = ("owl", "fox", "elk")
cards = st.lists(st.sampled_from(IDS), max_size=12)


@given(cards)
def test_a_bag_holds_what_was_put_in_and_forgets_the_order(names: list[str]) -> None:
    bag = bag_of(IDS, names)
    assert bag.cards() == sorted(names, key=IDS.index)
    assert len(bag) == bag.total == len(names)
    assert bag == bag_of(IDS, reversed(names))
    assert [IDS[bag.nth(n)] for n in range(len(names))] == bag.cards()


@given(cards, cards)
def test_pouring_moves_everything(first: list[str], second: list[str]) -> None:
    source, target = bag_of(IDS, first), bag_of(IDS, second)
    source.pour_into(target)
    assert source == empty(IDS)
    assert len(source) == 0
    assert target == bag_of(IDS, first + second)
    assert len(target) == len(first + second)


changes = st.tuples(st.sampled_from(["copy", "add", "remove", "pour"]), st.integers(0, 9), st.integers(0, 9))


@given(cards, st.lists(changes, max_size=25))
def test_copies_change_each_for_itself_in_whatever_order(names: list[str], steps: list[tuple[str, int, int]]) -> None:
    bags = [bag_of(IDS, names)]
    expected = [[names.count(card) for card in IDS]]
    for what, which, number in steps:
        at, card = which % len(bags), number % len(IDS)
        bag, counts = bags[at], expected[at]
        if what == "copy":
            bags.append(bag.copy())
            expected.append(counts[:])
        elif what == "add":
            bag.add(card)
            counts[card] += 1
        elif what == "remove" and counts[card]:
            bag.remove(card)
            counts[card] -= 1
        elif what == "pour" and number % len(bags) != at:
            bag.pour_into(bags[number % len(bags)])
            for each in range(len(IDS)):
                expected[number % len(bags)][each] += counts[each]
            counts[:] = [0] * len(IDS)
        assert [bag.counts for bag in bags] == expected
        assert [bag.total for bag in bags] == [sum(counts) for counts in expected]


def test_cards_are_added_and_removed_in_any_number() -> None:
    bag = empty(IDS)
    bag.add(2, 3)
    bag.add(0)
    bag.remove(2, 2)
    assert bag.cards() == ["owl", "elk"]
    assert bag.total == 2


@pytest.mark.parametrize(("card", "copies"), [(0, 1), (1, 2), (2, 3)])
def test_what_is_not_in_a_bag_cannot_be_removed_and_nothing_changes(card: int, copies: int) -> None:
    bag = Bag(IDS, [0, 1, 2], 3)
    with pytest.raises(ValueError, match=IDS[card]):
        bag.remove(card, copies)
    assert bag == Bag(IDS, [0, 1, 2], 3)
    assert bag.total == 3


def test_there_is_no_card_beyond_the_last() -> None:
    with pytest.raises(IndexError):
        bag_of(IDS, ["fox"]).nth(1)


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        bag_of(IDS, ["lion"])


def test_bags_of_other_cards_or_other_things_are_not_equal() -> None:
    assert bag_of(IDS, []) != bag_of(("owl",), [])
    assert bag_of(("a", "b"), ["a"]) != bag_of(("b", "a"), ["b"])
    assert empty(IDS) != [0, 0, 0]


def test_bags_and_decks_cannot_be_keys() -> None:
    for thing in (empty(IDS), Deck(empty(IDS), [], [])):
        with pytest.raises(TypeError):
            hash(thing)


def test_a_bag_shows_its_cards() -> None:
    assert repr(bag_of(IDS, ["elk", "owl", "elk"])) == "Bag(owl, elk, elk)"


def test_a_deck_counts_known_places_and_the_rest() -> None:
    deck = Deck(bag_of(IDS, ["owl", "fox"]), [2], [0, 0])
    assert len(deck) == 5


def test_the_card_put_on_top_last_lies_uppermost_and_the_one_put_below_last_lies_lowest() -> None:
    deck = Deck(empty(IDS), [], [])
    for card in (0, 1):
        deck.put_on_top(card)
        deck.put_below(card)
    assert deck.top == [1, 0]
    assert deck.bottom == [0, 1]


def test_shuffling_forgets_every_place_and_loses_no_card() -> None:
    deck = Deck(bag_of(IDS, ["owl"]), [1, 2], [2])
    deck.shuffle()
    assert deck == Deck(bag_of(IDS, ["owl", "fox", "elk", "elk"]), [], [])
    assert len(deck) == 4


def test_a_copied_deck_is_equal_and_shares_nothing() -> None:
    deck = Deck(bag_of(IDS, ["owl"]), [1], [2])
    for change in (
        lambda d: d.put_on_top(0),
        lambda d: d.put_below(0),
        lambda d: d.rest.add(0),
        lambda d: d.shuffle(),
    ):
        other = deck.copy()
        assert other == deck
        change(other)  # type: ignore[no-untyped-call]
        assert other != deck
    assert deck == Deck(bag_of(IDS, ["owl"]), [1], [2])
    assert deck != bag_of(IDS, ["owl"])
