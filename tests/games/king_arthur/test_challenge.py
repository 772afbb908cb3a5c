"""King Arthur, "2) Challenge adversaries": what may be paid, with Merlins, doubles and too much."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caliburn import text_of
from caliburn.kernel.errors import BadMove
from tests.games.king_arthur.law import knight_payments, same_cards, strength
from tests.games.king_arthur.tables import (
    FREE,
    KNIGHTS,
    asked,
    at,
    hand,
    happened,
    layout,
    offered,
    play,
    table,
    trophies,
)

BY_POWER = {1: "dark-power-1", 2: "monster-2", 3: "enemy-knight-3", 4: "dragon-4", 5: "dragon-5"}


def ways(knights: list[str], power: int, *, free: bool = False) -> set[tuple[str, ...]]:
    """The payments the engine offers a hand against an adversary of that power."""
    match = at(hands=[knights, []], layout=[BY_POWER[power]], deck=[], options=FREE if free else None)
    offers = [move for move in match.asks[0].options if text_of(move) != "pass"]
    found = {same_cards(move[1]) for move in offers}
    assert len(found) == len(offers), "a payment was offered twice"
    return found


def payments(*given_ways: str) -> set[tuple[str, ...]]:
    return {same_cards(way.split()) for way in given_ways}


@st.composite
def knight_hands(draw: st.DrawFn) -> list[str]:
    """Hands with many doubles and Merlins, as far as the deck has them."""
    few = {card: draw(st.integers(0, 2 if card.endswith("2") else 5)) for card in KNIGHTS}
    return sorted(Counter(few).elements())


@given(knight_hands(), st.integers(1, 5))
def test_every_payment_by_the_letter_is_offered_and_no_other(knights: list[str], power: int) -> None:
    """KA-08 and KA-09 against a brute force over all choices of cards."""
    assert ways(knights, power) == knight_payments(knights, power, free=False)


@given(knight_hands(), st.integers(1, 5))
def test_every_payment_by_the_letter_is_offered_where_overpaying_is_free(knights: list[str], power: int) -> None:
    """KA-08 alone, with the switch of KA-09."""
    assert ways(knights, power, free=True) == knight_payments(knights, power, free=True)


@given(knight_hands(), st.integers(1, 5))
def test_a_payment_that_exceeds_is_of_doubles_only_and_one_too_strong(knights: list[str], power: int) -> None:
    """KA-08: what the reason given there says."""
    for cards in ways(knights, power, free=True):
        if strength(cards) > power:
            assert strength(cards) == power + 1
            assert all(card.endswith("-2") for card in cards)


def test_as_many_knights_of_one_colour_as_the_power_defeat_an_adversary() -> None:
    match = at(hands=[["red-1"] * 4, []], layout=["enemy-knight-3", "dragon-2"])
    play(match, "pass", "challenge enemy-knight-3 red-1 red-1 red-1")
    assert hand(match, 0) == ["red-1"]
    assert trophies(match, 0) == ["enemy-knight-3"]
    assert layout(match) == ["dragon-2"]
    assert table(match)["discards"] == ["red-1"] * 3


def test_two_colours_do_not_go_together() -> None:
    """KA-08 (a)."""
    assert ways(["red-1", "red-1", "orange-1", "beige-1"], 3) == set()
    assert ways(["red-1", "red-1", "orange-1", "orange-1", "orange-1"], 3) == payments("orange-1 orange-1 orange-1")


def test_too_few_knights_defeat_nobody() -> None:
    """KA-08 (b)."""
    assert ways(["beige-1", "beige-1", "beige-1"], 4) == set()


def test_no_card_may_be_played_that_is_not_needed() -> None:
    """KA-08 (c): a single beside a double against a 2."""
    assert ways(["red-2", "red-1"], 2) == payments("red-2")
    assert ways(["red-2", "red-1"], 2, free=True) == payments("red-2")
    match = at(hands=[["red-1", "red-1", "red-1"], []], layout=["monster-2"], deck=[])
    with pytest.raises(BadMove):
        match.play(0, "challenge monster-2 red-1 red-1 red-1")


def test_a_player_with_only_double_cards_may_overpay() -> None:
    """KA-08 and KA-09: the case the rulebook names."""
    assert ways(["red-2"], 1) == payments("red-2")
    assert ways(["red-2", "red-2"], 3) == payments("red-2 red-2")


def test_whoever_can_pay_exactly_in_the_colour_must() -> None:
    """KA-09: also where it takes a Merlin."""
    assert ways(["red-2", "red-1"], 1) == payments("red-1")
    assert ways(["red-2", "merlin"], 1) == payments("merlin")
    assert ways(["red-2", "red-2", "merlin"], 3) == payments("red-2 merlin")


def test_an_exact_payment_in_another_colour_does_not_forbid_to_overpay_in_this_one() -> None:
    """KA-09: the exact payment that counts is one in that colour."""
    assert ways(["red-2", "orange-1"], 1) == payments("red-2", "orange-1")


def test_overpaying_is_free_with_the_switch() -> None:
    """KA-09, `overpay=free`."""
    assert ways(["red-2", "red-1"], 1, free=True) == payments("red-2", "red-1")
    assert ways(["red-2", "red-2", "merlin"], 3, free=True) == payments("red-2 red-2", "red-2 merlin")


def test_double_cards_count_as_two_knights() -> None:
    assert ways(["beige-2", "beige-2"], 4) == payments("beige-2 beige-2")
    assert ways(["beige-2", "beige-1", "beige-1", "beige-1"], 3) == payments(
        "beige-2 beige-1", "beige-1 beige-1 beige-1"
    )


def test_merlins_go_with_any_colour_and_count_one() -> None:
    """KA-10: the example turn pays a 4 with three red knights and a Merlin."""
    assert ways(["red-1"] * 3 + ["merlin"], 4) == payments("red-1 red-1 red-1 merlin")
    assert ways(["orange-1", "beige-1", "merlin"], 2) == payments("orange-1 merlin", "beige-1 merlin")


@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_merlins_may_be_played_alone(power: int) -> None:
    """KA-10: any number of them, offered once."""
    assert ways(["merlin"] * 5, power) == {("merlin",) * power}


def test_a_merlin_that_is_not_needed_may_not_be_played() -> None:
    """KA-11: a double and a Merlin against a 2."""
    assert ways(["red-2", "merlin"], 2) == payments("red-2")
    assert ways(["red-2", "merlin"], 2, free=True) == payments("red-2")


def test_exactly_one_adversary_is_challenged_in_a_turn() -> None:
    match = at(hands=[["red-1"] * 4, []], layout=["dark-power-1", "dark-power-2"], deck=[])
    play(match, "challenge dark-power-1 red-1")
    assert asked(match) == "ask-adventure"
    assert offered(match, "challenge") == set()


def test_every_adversary_of_the_layout_may_be_challenged_and_none_that_is_not_there() -> None:
    match = at(hands=[["red-1"] * 3, []], layout=["dark-power-1", "monster-2", "dragon-5"], deck=["dragon-2"])
    play(match, "pass")
    assert {text.split()[1] for text in offered(match, "challenge")} == {"dark-power-1", "monster-2"}


def test_knights_played_go_face_up_onto_the_discard_stack_in_view_of_all() -> None:
    match = at(hands=[["red-1", "merlin"], []], layout=["monster-2"], deck=[])
    play(match, "challenge monster-2 red-1 merlin")
    assert table(match, 1)["discards"] == ["red-1", "merlin"]
    assert [tuple(event) for event in happened(match, 1)][-3:-1] == [
        (0, ("red-1", "merlin"), "monster-2", "challenge"),
        (0, "monster-2"),
    ]


def test_a_hand_too_weak_may_only_leave_the_challenge_out_but_is_asked_all_the_same() -> None:
    """The question would tell the hand if it were left out."""
    match = at(hands=[["red-1"], []], layout=["dragon-5"], deck=[])
    assert asked(match) == "ask-challenge"
    assert offered(match) == {"pass"}


def test_there_is_no_limit_to_a_hand() -> None:
    """KA-23: knights and adversaries alike."""
    many = ["red-1"] * 14 + ["orange-1"] * 14 + ["merlin"] * 5
    won = ["dark-power-1"] * 6 + ["monster-3"] * 4 + ["dragon-4"] * 3
    match = at(hands=[many, []], trophies=[won, []], layout=["dark-power-2"], deck=[], chance=["beige-1"])
    play(match, "challenge dark-power-2 red-1 red-1", "pass", "draw 1")
    assert len(hand(match, 0)) == 32
    assert len(trophies(match, 0)) == 14
