"""King Arthur, "3) Take an adventure card": how an adventure changes hands."""

from __future__ import annotations

from random import Random

import pytest

from caliburn.kernel.errors import BadMove
from caliburn.lab.simulate import play_out
from tests.games.king_arthur.tables import (
    ADVENTURES,
    ADVERSARIES,
    asked,
    at,
    happened,
    layout,
    offered,
    owner,
    play,
    random_match,
    some_answer,
    table,
    trophies,
    until,
)


def test_an_adventure_is_taken_for_adversaries_that_are_then_out_of_the_game() -> None:
    """KA-18: they lie face up and nobody gets them again."""
    match = until(at(trophies=[["dragon-4", "monster-1"], []]), "ask-adventure")
    play(match, "take excalibur dragon-4 monster-1")
    assert owner(match, "excalibur") == 0
    assert trophies(match, 0) == []
    assert table(match, 1)["out"] == ["monster-1", "dragon-4"]


def test_adversaries_out_of_the_game_never_come_back_when_the_deck_runs_out() -> None:
    """KA-18: they are not shuffled again."""
    match = at(trophies=[["dragon-5"], []], layout=[], deck=["monster-1"], chance=["monster-1"])
    play(match, "reveal", "pass", "take excalibur dragon-5", "pass")
    assert (table(match)["deck"], layout(match), table(match)["out"]) == (0, ["monster-1"], ["dragon-5"])
    assert asked(match) == "ask-challenge"


@pytest.mark.parametrize("seed", range(4))
def test_in_random_play_the_cards_out_of_the_game_only_grow(seed: int) -> None:
    """KA-18."""
    match = random_match(3, f"out {seed}")
    out, random = 0, Random(seed)
    while match.asks:
        play(match, some_answer(match, random))
        assert len(table(match)["out"]) >= out
        out = len(table(match)["out"])
    assert out > 0


def test_an_adversary_won_this_turn_may_be_played_in_the_same_turn() -> None:
    """KA-12: as in the example turn."""
    match = at(hands=[["merlin"] * 5, []], layout=["dragon-5"], deck=[])
    play(match, "challenge dragon-5 merlin merlin merlin merlin merlin")
    assert "take gold-treasure dragon-5" in offered(match)
    play(match, "take gold-treasure dragon-5")
    assert owner(match, "gold-treasure") == 0


def test_only_one_adventure_may_be_taken_in_a_turn() -> None:
    """KA-13: with enough in hand for two."""
    match = until(at(trophies=[["dragon-5", "monster-2", "monster-2"], []]), "ask-adventure")
    play(match, "take excalibur dragon-5")
    assert asked(match) == "ask-draw"
    assert offered(match, "take") == set()


def test_an_adventure_that_somebody_has_is_not_offered_any_more() -> None:
    match = until(at(trophies=[["dragon-5"], []], adventures={"excalibur": 1}), "ask-adventure")
    assert offered(match, "take") == {"take gold-treasure dragon-5"}
    with pytest.raises(BadMove):
        match.play(0, "take excalibur dragon-5")


def test_nobody_pays_with_the_adversaries_of_another_or_of_the_layout() -> None:
    match = until(at(trophies=[["monster-1"], ["dragon-5", "dragon-4"]], layout=["dragon-3"]), "ask-adventure")
    assert offered(match) == {"pass"}


def test_without_adversaries_in_hand_the_question_is_asked_all_the_same() -> None:
    match = until(at(), "ask-adventure")
    assert offered(match) == {"pass"}


def test_the_adventure_lies_face_up_before_its_owner_and_all_see_what_was_paid() -> None:
    match = until(at(seats=3, trophies=[["dragon-5"], [], []]), "ask-adventure")
    play(match, "take excalibur dragon-5")
    for viewer in (1, 2, None):
        assert {"id": "excalibur", "points": 8, "owner": 0} in table(match, viewer)["adventures"]
        assert table(match, viewer)["players"][0]["won"] == 8
        assert tuple(happened(match, viewer)[-1]) == (0, "excalibur", 8, ("dragon-5",))


def test_the_order_of_the_adventures_has_no_meaning() -> None:
    """KA-35: whichever lie open, each can be taken; the view lists all thirteen, which show as seven and six."""
    everything = sorted(card for card, copies in ADVERSARIES.items() for _ in range(min(copies, 2)))
    match = until(at(trophies=[everything, []]), "ask-adventure")
    assert {text.split()[1] for text in offered(match, "take")} == set(ADVENTURES)
    listed = [entry["id"] for entry in table(match, None)["adventures"]]
    assert len(listed) == len(set(listed)) == 7 + 6
    one_way = at(adventures={"robbers": 0, "mountain": 1})
    other_way = at(adventures={"mountain": 1, "robbers": 0})
    assert table(one_way) == table(other_way)


def test_the_view_lists_the_adventures_in_the_same_order_all_through_a_game() -> None:
    """KA-35: taken ones stay where a client has drawn them."""
    match = random_match(3, 12)
    before = [entry["id"] for entry in table(match, None)["adventures"]]
    play_out(match, ["greedy"] * 3, "12")
    assert [entry["id"] for entry in table(match, None)["adventures"]] == before
    assert any(entry["owner"] is not None for entry in table(match, None)["adventures"])
