"""King Arthur, "1) Draw adversary cards"."""

from __future__ import annotations

from random import Random

import pytest

from caliburn.kernel.errors import BadMove
from tests.games.king_arthur.tables import (
    asked,
    at,
    heights,
    kinds,
    layout,
    offered,
    play,
    random_match,
    some_answer,
    table,
    until,
)

THREE_EACH = [*["dark-power-1"] * 3, *["enemy-knight-2"] * 3, *["monster-2"] * 3, *["dragon-3"] * 3]


def test_with_three_or_fewer_in_every_column_the_player_may_draw_adversaries_or_leave_it() -> None:
    match = at(layout=THREE_EACH)
    assert asked(match) == "ask-reveal"
    assert offered(match) == {"reveal", "pass"}


def test_with_four_cards_in_a_column_no_adversaries_are_drawn() -> None:
    match = at(layout=["monster-2", "monster-2", "monster-3", "monster-3"])
    assert asked(match) == "ask-challenge"
    with pytest.raises(BadMove):
        match.play(0, "reveal")


def test_once_begun_drawing_goes_on_until_a_column_has_exactly_four() -> None:
    """KA-06: nobody may stop early: one answer turns over all of them."""
    script = ["dark-power-1", "monster-3", "dark-power-2", "enemy-knight-1", "dark-power-2", "dark-power-3"]
    match = play(at(layout=["dragon-2"], chance=script), "reveal")
    assert sorted(layout(match)) == sorted(["dragon-2", *script])
    assert heights(match) == [4, 1, 1, 1]
    assert asked(match) == "ask-challenge"
    assert kinds(match).count("AdversaryRevealed") == 6


def test_drawing_stops_at_the_first_card_that_makes_four() -> None:
    """KA-06: nor may anybody go on."""
    match = play(at(layout=THREE_EACH, chance=["monster-4"]), "reveal")
    assert heights(match) == [3, 3, 4, 3]
    assert table(match)["deck"] == 44 - 13


def test_leaving_the_drawing_out_moves_no_card() -> None:
    match = play(at(layout=THREE_EACH), "pass")
    assert asked(match) == "ask-challenge"
    assert sorted(layout(match)) == sorted(THREE_EACH)


def test_when_the_deck_runs_out_while_drawing_the_player_stops_and_goes_on_with_the_turn() -> None:
    """KA-03: the step counts as done."""
    match = play(at(layout=["dragon-2"], deck=["monster-1", "dragon-3"], chance=["dragon-3", "monster-1"]), "reveal")
    assert sorted(layout(match)) == ["dragon-2", "dragon-3", "monster-1"]
    assert table(match)["deck"] == 0
    assert asked(match) == "ask-challenge"


def test_with_an_empty_deck_nobody_is_asked_to_draw_adversaries() -> None:
    """KA-04: there is nothing to draw."""
    assert asked(at(layout=["dragon-2"], deck=[])) == "ask-challenge"


def test_with_an_empty_layout_drawing_is_still_free_to_be_left_out() -> None:
    """KA-05: not required even then; and with nothing to challenge the adventures come next."""
    match = at()
    assert offered(match) == {"reveal", "pass"}
    play(match, "pass")
    assert layout(match) == []
    assert asked(match) == "ask-adventure"


def test_the_actions_come_in_their_order_and_none_comes_twice() -> None:
    """KA-07: 1-2-3-4."""
    match = at(hands=[["red-1"], []], trophies=[["dragon-5"], []], layout=["dark-power-1"], chance=["red-1"])
    seen = []
    for answer in ("pass", "challenge dark-power-1 red-1", "take excalibur dragon-5", "draw 1"):
        seen.append((asked(match), table(match)["action"]))
        play(match, answer)
    assert seen == [("ask-reveal", 1), ("ask-challenge", 2), ("ask-adventure", 3), ("ask-draw", 4)]
    assert table(match)["turn"] == 1


@pytest.mark.parametrize(
    ("question", "too_soon_or_too_late"),
    [
        ("ask-reveal", ("challenge dark-power-1 red-1", "take excalibur dragon-5", "draw 1", "draw 2")),
        ("ask-challenge", ("reveal", "take excalibur dragon-5", "draw 1", "draw 2")),
        ("ask-adventure", ("reveal", "challenge dark-power-1 red-1", "draw 1", "draw 2")),
        ("ask-draw-two", ("reveal", "challenge dark-power-1 red-1", "take excalibur dragon-5")),
    ],
)
def test_an_action_cannot_be_done_out_of_its_order(question: str, too_soon_or_too_late: tuple[str, ...]) -> None:
    """KA-07: and an action left out is not come back to."""
    match = at(hands=[["red-1"], []], trophies=[["dragon-5"], []], layout=["dark-power-1"])
    until(match, question)
    for answer in too_soon_or_too_late:
        with pytest.raises(BadMove):
            match.play(0, answer)
    assert asked(match) == question


@pytest.mark.parametrize("seed", range(6))
def test_in_random_play_no_column_ever_has_more_than_four_and_never_two_have_four(seed: int) -> None:
    match = random_match(3, seed)
    random = Random(seed)
    while match.asks:
        assert max(heights(match)) <= 4
        assert heights(match).count(4) <= 1
        play(match, some_answer(match, random))
