"""King Arthur's hints: why an adversary cannot be challenged, and what an adventure still lacks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caliburn import Match
from caliburn.games.king_arthur.components import load
from caliburn.games.king_arthur.conditions import payments
from caliburn.games.king_arthur.figures import ADVERSARIES as CARDS
from caliburn.games.king_arthur.hints import missing_for
from caliburn.kernel.text import words
from tests.games.king_arthur.tables import (
    ADVENTURES,
    ADVERSARIES,
    MODES,
    SEALS,
    asked,
    at,
    on_turn,
    play,
    random_match,
    some_answer,
    table,
    until,
)

NAMES = ("Elaine", "Bertram")


def told(match: Match, lang: str = "en") -> dict[str, tuple[str, str]]:
    """The hints by handle: kind and words."""
    seat, say = on_turn(match), words(lang, "king-arthur").say
    return {hint.handle: (hint.kind, say(hint.text, names=NAMES, viewer=seat)) for hint in match.hints(seat)}


def adversaries_only(match: Match) -> dict[str, tuple[str, str]]:
    return {handle: hint for handle, hint in told(match).items() if handle not in ADVENTURES}


def at_challenge(**position: Any) -> Match:
    return until(at(**position), "ask-challenge")


def test_an_adversary_stronger_than_all_knights_of_one_colour_says_how_far_they_reach() -> None:
    match = at_challenge(hands=[["red-1", "red-2", "merlin", "beige-1"], []], layout=["dragon-4", "dragon-5"])
    assert adversaries_only(match) == {
        "dragon-5": ("blocked", "It takes 5 knights of one colour; yours reach 4."),
    }


def test_an_empty_hand_is_told_so() -> None:
    match = at_challenge(layout=["dark-power-1", "monster-2"])
    assert adversaries_only(match) == {
        "dark-power-1": ("blocked", "It takes a knight; you have none."),
        "monster-2": ("blocked", "It takes 2 knights of one colour; yours reach 0."),
    }


def test_an_adversary_that_carries_somebodys_seal_names_the_player() -> None:
    match = at_challenge(
        options=SEALS, hands=[["red-1"] * 5, []], layout=["dragon-2", "dragon-2"], seals=[[], ["dragon-2"]]
    )
    assert adversaries_only(match) == {"dragon-2@1": ("blocked", "It carries Bertram’s seal.")}


def test_a_double_challenge_out_of_reach_says_what_it_takes() -> None:
    match = at_challenge(options=SEALS, hands=[["red-1"] * 5, []], layout=["dragon-2", "dragon-4"])
    assert adversaries_only(match) == {
        "dragon-4": ("lacks", "A double challenge takes 8 knights of one colour; yours reach 5.")
    }


def test_without_a_seal_left_only_a_double_challenge_would_do() -> None:
    sealed = ["dark-power-1"] * 3 + ["monster-2"] * 2
    match = at_challenge(
        options=SEALS,
        hands=[["red-1"] * 4, []],
        layout=[*sealed, "dragon-2", "dragon-3"],
        seals=[sealed, []],
    )
    assert adversaries_only(match) == {
        "dragon-3": (
            "blocked",
            "You have no seal left; a double challenge takes 6 knights of one colour, yours reach 4.",
        )
    }


def test_an_own_sealed_adversary_that_is_too_strong_says_so_too() -> None:
    match = at_challenge(
        options=SEALS, hands=[["red-1"], []], layout=["dragon-2", "dragon-3"], seals=[["dragon-3"], []]
    )
    assert adversaries_only(match)["dragon-3@0"] == ("blocked", "It takes 3 knights of one colour; yours reach 1.")


def test_adventures_say_who_has_them_whether_they_are_in_reach_and_what_they_lack() -> None:
    match = at(
        trophies=[["dragon-4", "dragon-3", "monster-2"], []],
        layout=["dragon-2"],
        adventures={"excalibur": 0, "saxons": 1},
    )
    enough = ("reach", "The adversaries in your hand are enough.")
    assert told(match) == {
        "holy-grail": ("lacks", "The adversaries in your hand add up to 9 of 12."),
        "mountain": enough,
        "excalibur": ("blocked", "You have taken this adventure."),
        "questing-beast": ("lacks", "Dragons in your hand add up to 7 of 8."),
        "fisher-king": ("lacks", "Monsters in your hand add up to 2 of 6."),
        "royal-tournament": ("lacks", "Enemy knights in your hand add up to 0 of 5."),
        "robbers": enough,
        "vikings": ("lacks", "You have 3 of 4 adversaries."),
        "sea-monster": ("lacks", "Still missing: dark power and enemy knight."),
        "saxons": ("blocked", "This adventure belongs to Bertram."),
        "king-mark": ("lacks", "Still missing: dark power and enemy knight."),
        "green-knight": enough,
        "gold-treasure": enough,
    }


def test_what_single_adversaries_must_be_worth_is_told_with_what_would_do_instead() -> None:
    match = at(trophies=[["dragon-3"], []], layout=["dragon-2"])
    assert told(match)["green-knight"] == ("lacks", "Still missing: an adversary of at least 4.")
    assert told(match)["gold-treasure"] == (
        "lacks",
        "Still missing: an adversary of at least 3; or Dragon King 5 alone.",
    )
    assert told(at(layout=["dragon-2"]), "de")["gold-treasure"] == (
        "lacks",
        "Es fehlt noch: 2 Widersacher von mindestens 3; oder Drachenkönig 5 allein.",
    )


def test_adversaries_are_spoken_of_in_the_second_action_only() -> None:
    match = at(hands=[["red-1"], []], layout=["dragon-5"], chance=["dark-power-1", "red-1"] * 9)
    spoken = {}
    while on_turn(match) == 0:
        spoken[asked(match)] = "dragon-5" in told(match)
        play(match, "pass")
    assert spoken == {"ask-reveal": False, "ask-challenge": True, "ask-adventure": False, "ask-draw-two": False}


@given(st.lists(st.sampled_from(sorted(ADVERSARIES)), max_size=7))
def test_nothing_is_missing_exactly_where_an_adventure_can_be_paid(hand: list[str]) -> None:
    counts = [hand.count(card) for card in CARDS]
    for adventure in load()[0].adventures:
        payable = bool(payments(adventure.condition, counts, free=False))
        assert (missing_for(adventure.condition, counts) is None) == payable, adventure.id


def touched(match: Match) -> set[str]:
    return {handle for offer in match.offers(on_turn(match)) for handle in offer.handles}


def shown(match: Match) -> set[str]:
    seat = on_turn(match)
    return {card["handle"] for column in table(match, seat)["columns"] for card in column}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(4))
def test_hints_agree_with_offers_and_tell_nothing_hidden(mode: str, seed: int) -> None:
    """Every adversary that no offer challenges is blocked, none is both, and a re-dealt world has the same hints."""
    match, random = random_match(2 + seed, seed, {"mode": mode}), Random(seed)
    blocked_once = 0
    while match.asks:
        seat = on_turn(match)
        hints = match.hints(seat)
        blocked = {hint.handle for hint in hints if hint.kind == "blocked"}
        assert not blocked & touched(match)
        if asked(match) == "ask-challenge":
            assert blocked - set(ADVENTURES) == shown(match) - touched(match)
            blocked_once += len(blocked)
        if asked(match) == "ask-adventure":
            reach = {hint.handle for hint in hints if hint.kind == "reach"}
            assert reach == touched(match) & set(ADVENTURES)
        if match.answers % 3 == 0:
            assert match.redeal(seat, match.answers).hints(seat) == hints
        play(match, some_answer(match, random))
    assert blocked_once
