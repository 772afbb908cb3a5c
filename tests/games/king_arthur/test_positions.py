"""Positions of King Arthur built by hand: what they mean, and which are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from caliburn import Match, replay, words
from caliburn.kernel.errors import BadPosition, BadSeats
from tests.games.king_arthur.tables import (
    ADVENTURES,
    ADVERSARIES,
    KNIGHTS,
    MODES,
    SEALS,
    at,
    hand,
    layout,
    on_turn,
    owner,
    play,
    play_some,
    seeded_at,
    table,
    taken,
    trophies,
)


def test_an_empty_position_has_all_cards_in_their_decks() -> None:
    match = at(seats=3)
    view = table(match)
    assert (view["supply"], view["deck"]) == (53, 44)
    assert (view["discards"], view["out"], layout(match)) == ([], [], [])
    assert [hand(match, seat) for seat in range(3)] == [[], [], []]
    assert {entry["owner"] for entry in view["adventures"]} == {None}
    assert (on_turn(match), view["turn_number"]) == (0, 1)


def test_every_card_lies_where_the_position_has_it_and_the_rest_in_its_deck() -> None:
    match = at(
        seats=2, turn=1, hands=[["merlin"], ["red-2", "red-1"]], trophies=[["dragon-5"], []], layout=["monster-1"],
        discards=["beige-1"], out=["dark-power-3"], adventures={"mountain": 1},
    )  # fmt: skip
    assert (hand(match, 0), hand(match, 1)) == (["merlin"], ["red-1", "red-2"])
    assert (trophies(match, 0), layout(match)) == (["dragon-5"], ["monster-1"])
    assert (table(match)["discards"], table(match)["out"]) == (["beige-1"], ["dark-power-3"])
    assert owner(match, "mountain") == 1
    assert (table(match)["supply"], table(match)["deck"]) == (49, 41)
    assert on_turn(match) == 1
    census = match.census()
    assert {card: census[card] for card in (*KNIGHTS, *ADVERSARIES)} == {**KNIGHTS, **ADVERSARIES}


def test_with_a_deck_or_supply_given_only_the_named_cards_are_in_the_match() -> None:
    match = at(hands=[["merlin"], []], layout=["dragon-2"], supply=["red-1"], deck=["dragon-3", "dragon-3"])
    assert (table(match)["supply"], table(match)["deck"]) == (1, 2)
    cards = {card: n for card, n in match.census().items() if n and card not in ADVENTURES}
    assert cards == {"merlin": 1, "red-1": 1, "dragon-2": 1, "dragon-3": 2}


def test_the_idle_turns_before_the_position_count() -> None:
    """KA-30."""
    match = play(at(seats=3, idle=2, layout=["monster-2"] * 4), "pass", "pass", "pass")
    assert match.result is not None


@pytest.mark.parametrize("mode", MODES)
def test_a_match_from_a_position_is_recorded_and_replayed_from_it(mode: str) -> None:
    match = seeded_at(hands=[["red-1"] * 4, []], layout=["dragon-2", "monster-2"], options={"mode": mode})
    play_some(match, 12, mode)
    again = replay(json.loads(json.dumps(match.record())))
    assert again.view("referee") == match.view("referee")


def test_the_position_given_is_not_changed() -> None:
    position: dict[str, Any] = {"seats": 2, "hands": [["red-1"], []], "layout": ["dark-power-1"], "deck": []}
    before = json.dumps(position)
    match = Match.at("king-arthur", position, seed=1)
    play(match, "challenge dark-power-1 red-1")
    assert json.dumps(position) == before


BAD: dict[str, dict[str, Any]] = {
    "an unknown entry": {"hand": [[], []]},
    "seals in the basic game": {"seals": [[], []]},
    "a seat that is not there": {"turn": 2},
    "a seat below zero": {"turn": -1},
    "a truth for a seat": {"turn": True},
    "a word for a seat": {"turn": "0"},
    "more idle turns than can be": {"idle": 2},
    "hands for more than play": {"hands": [[], [], []]},
    "hands for fewer than play": {"hands": [["red-1"]]},
    "hands that are a number": {"hands": 2},
    "a hand that is a word": {"hands": ["red-1", []]},
    "a hand that is a number": {"hands": [1, []]},
    "a knight that does not exist": {"hands": [["green-1"], []]},
    "an adversary among the knights": {"hands": [["dragon-2"], []]},
    "a knight among the adversaries": {"trophies": [["merlin"], []]},
    "a card that is a number": {"hands": [[3], []]},
    "a card that is a list": {"layout": [["dragon-2"]]},
    "more of a card than there are": {"layout": ["dragon-5", "dragon-5"]},
    "more of a card over two places": {"layout": ["dragon-5"], "trophies": [[], ["dragon-5"]]},
    "more merlins than there are": {"hands": [["merlin"] * 3, ["merlin"] * 3]},
    "a supply with cards that are in a hand": {"hands": [["red-2", "red-2"], []], "supply": ["red-2"]},
    "a deck with cards that are out": {"out": ["dragon-5"], "deck": ["dragon-5"]},
    "a layout that is a word": {"layout": "dragon-2"},
    "adventures that are a list": {"adventures": ["robbers"]},
    "an unknown adventure": {"adventures": {"camelot": 0}},
    "an adventure of a seat that is not there": {"adventures": {"robbers": 2}},
    "an adventure of nobody": {"adventures": {"robbers": None}},
    "a truth for the owner of an adventure": {"adventures": {"robbers": True}},
    "a fraction for the owner of an adventure": {"adventures": {"robbers": 1.0}},
    "a game that is over already": {"adventures": taken(12)},
}


@pytest.mark.parametrize("what", BAD)
def test_a_position_the_components_cannot_form_is_refused(what: str) -> None:
    """KA-26 is why twelve taken adventures are refused."""
    with pytest.raises(BadPosition) as refused:
        at(seats=2, **BAD[what])
    for lang in ("en", "de"):
        assert words(lang).has(refused.value.message.id)
        assert words(lang).say(refused.value.message)


BAD_SEALS: dict[str, Any] = {
    "a number": 5,
    "for fewer than play": [[]],
    "for more than play": [[], [], []],
    "a number for a seat's seals": [5, []],
    "nothing for a seat's seals": [None, []],
    "on a card that is not in the layout": [["monster-2"], []],
    "on a card that does not exist": [["dragon-9"], []],
    "on a knight": [["merlin"], []],
    "two on one card": [["dragon-5"], ["dragon-5"]],
    "more than five": [["dragon-2", "dragon-2", "dragon-3", "monster-1", "dark-power-1", "dark-power-1"], []],
}


@pytest.mark.parametrize("what", BAD_SEALS)
def test_seals_that_cannot_lie_there_are_refused(what: str) -> None:
    cards = ["dragon-2", "dragon-2", "dragon-3", "dragon-5", "monster-1", "dark-power-1", "dark-power-1"]
    with pytest.raises(BadPosition):
        at(seats=2, layout=cards, seals=BAD_SEALS[what], options=SEALS)


@pytest.mark.parametrize("seats", [1, 6, 0, "2", None, True, 2.0])
def test_a_number_of_seats_the_game_is_not_for_is_refused(seats: Any) -> None:
    """KA-34: two to five."""
    with pytest.raises(BadSeats):
        at(seats=seats)


def test_a_column_of_five_is_refused() -> None:
    """KA-02 and KA-06: no column ever has more than four."""
    with pytest.raises(BadPosition):
        at(layout=["dragon-2", "dragon-2", "dragon-3", "dragon-3", "dragon-3"])
