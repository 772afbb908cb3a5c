"""King Arthur, "4) Draw a knight card", and the example turn in full."""

from __future__ import annotations

import pytest

from caliburn.kernel.errors import BadMove
from tests.games.king_arthur.tables import (
    KNIGHTS,
    asked,
    at,
    deal,
    hand,
    happened,
    heights,
    kinds,
    layout,
    offered,
    on_turn,
    owner,
    play,
    rest_of,
    table,
    trophies,
    until,
)

FILLED = [*["monster-2"] * 4]


def test_the_example_turn_of_the_rulebook() -> None:
    """Andreas draws two dragons, beats the 4 with three red knights and Merlin, and takes the Green Knight."""
    match = at(
        seats=3,
        turn=1,
        hands=[["beige-1"], ["red-1", "red-1", "red-1", "merlin", "orange-1"], ["red-1"]],
        trophies=[[], ["enemy-knight-3"], []],
        layout=["dark-power-1", "enemy-knight-2", "dragon-2", "dragon-3"],
        chance=["dragon-4", "dragon-3", "beige-2"],
    )
    assert (on_turn(match), asked(match)) == (1, "ask-reveal")
    play(match, "reveal")
    assert heights(match) == [1, 1, 0, 4]
    assert [event[0] for event in happened(match)[1:]] == ["dragon-4", "dragon-3"]
    play(match, "challenge dragon-4 red-1 red-1 red-1 merlin")
    assert trophies(match, 1) == ["enemy-knight-3", "dragon-4"]
    assert table(match)["discards"] == ["red-1", "red-1", "red-1", "merlin"]
    assert layout(match) == ["dark-power-1", "enemy-knight-2", "dragon-2", "dragon-3", "dragon-3"]
    play(match, "take green-knight dragon-4 enemy-knight-3")
    assert owner(match, "green-knight") == 1
    assert trophies(match, 1) == []
    assert table(match)["out"] == ["enemy-knight-3", "dragon-4"]
    assert offered(match) == {"draw 1", "pass"}
    play(match, "draw 1")
    assert hand(match, 1) == ["orange-1", "beige-2"]
    assert (on_turn(match), table(match)["turn_number"]) == (2, 2)
    assert kinds(match)[:8] == [
        "TurnBegan", "AdversaryRevealed", "AdversaryRevealed", "KnightsPlayed", "AdversaryTaken", "AdventureTaken",
        "KnightsDrawn", "TurnBegan",
    ]  # fmt: skip


def test_after_challenge_or_adventure_one_card_may_be_drawn_or_none() -> None:
    """KA-21."""
    match = at(hands=[["red-1"], []], trophies=[["dragon-5"], []], layout=["dark-power-1"], deck=[], chance=["merlin"])
    play(match, "challenge dark-power-1 red-1", "pass")
    assert (asked(match), offered(match)) == ("ask-draw", {"draw 1", "pass"})
    play(match, "draw 1")
    assert hand(match, 0) == ["merlin"]


def test_an_adventure_alone_forfeits_the_second_card_too() -> None:
    """KA-21."""
    match = until(at(trophies=[["dragon-5"], []], layout=FILLED), "ask-adventure")
    play(match, "take excalibur dragon-5")
    assert offered(match) == {"draw 1", "pass"}
    with pytest.raises(BadMove):
        match.play(0, "draw 2")


def test_whoever_leaves_out_challenge_and_adventure_may_draw_two_one_or_none() -> None:
    """KA-21: two cards are taken together, in one answer."""
    match = until(at(layout=FILLED, chance=["red-1", "merlin"]), "ask-draw-two")
    assert offered(match) == {"draw 2", "draw 1", "pass"}
    play(match, "draw 2")
    assert hand(match, 0) == ["red-1", "merlin"]
    assert table(match)["turn"] == 1


def test_of_two_cards_the_player_may_draw_just_one_and_no_second_later() -> None:
    """KA-21."""
    match = play(until(at(layout=FILLED, chance=["red-1"]), "ask-draw-two"), "draw 1")
    assert hand(match, 0) == ["red-1"]
    assert on_turn(match) == 1


def test_drawing_adversaries_does_not_forfeit_the_second_knight() -> None:
    """KA-22."""
    match = at(layout=["monster-2"] * 3, chance=["monster-3", "red-1", "red-1"])
    play(match, "reveal", "pass", "pass")
    assert asked(match) == "ask-draw-two"
    play(match, "draw 2")
    assert hand(match, 0) == ["red-1", "red-1"]


def test_the_draw_may_be_left_out() -> None:
    match = play(until(at(layout=FILLED), "ask-draw-two"), "pass")
    assert hand(match, 0) == []
    assert on_turn(match) == 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_turn_passes_clockwise(seats: int) -> None:
    match = at(seats=seats, turn=seats - 2, layout=FILLED, chance=["red-1"] * 3)
    turns = []
    for _ in range(3):
        turns.append(on_turn(match))
        play(until(match, "ask-draw-two"), "draw 1")
    assert turns == [(seats - 2 + n) % seats for n in range(3)]


def test_the_discards_become_the_supply_the_moment_its_last_card_is_drawn() -> None:
    """KA-19: not only when somebody wants the next one."""
    match = at(layout=FILLED, supply=["red-1"], discards=["orange-1", "merlin"], chance=["red-1"])
    play(until(match, "ask-draw-two"), "draw 1")
    assert hand(match, 0) == ["red-1"]
    assert table(match)["supply"] == 2
    assert table(match)["discards"] == []
    assert [tuple(e) for e in happened(match, 1) if type(e).__name__ == "KnightsReshuffled"] == [(2,)]


def test_of_two_cards_the_second_may_come_from_the_new_supply() -> None:
    """KA-19: the last card, then one of the former discards."""
    match = at(layout=FILLED, supply=["red-1"], discards=["orange-1", "merlin"], chance=["red-1", "merlin"])
    play(until(match, "ask-draw-two"), "draw 2")
    assert hand(match, 0) == ["red-1", "merlin"]
    assert (table(match)["supply"], table(match)["discards"]) == (1, [])


def test_the_new_supply_is_not_dealt_before_the_last_card() -> None:
    """KA-19: with two left, the discards stay where they are."""
    match = at(layout=FILLED, supply=["red-1", "red-1"], discards=["orange-1"], chance=["red-1"])
    play(until(match, "ask-draw-two"), "draw 1")
    assert (table(match)["supply"], table(match)["discards"]) == (1, ["orange-1"])


def test_the_log_tells_the_drawing_of_the_last_card_before_the_reshuffle_it_brings_about() -> None:
    """KA-19: else it reads as if the card had come from the former discards, which tells something false of it."""
    match = at(layout=FILLED, supply=["red-1"], discards=["orange-1", "merlin"], chance=["red-1"])
    play(until(match, "ask-draw-two"), "draw 1")
    log = kinds(match)
    assert log.index("KnightsDrawn") < log.index("KnightsReshuffled")


def test_the_log_tells_the_reshuffle_first_where_the_card_comes_from_the_new_supply() -> None:
    """KA-19: the second half, when there were no discards at the moment the supply ran out."""
    match = at(hands=[["red-1"], []], layout=["dark-power-1"], supply=[], deck=["dragon-2"], chance=["red-1"])
    play(match, "pass", "challenge dark-power-1 red-1", "pass", "draw 1")
    log = kinds(match)
    assert log.index("KnightsReshuffled") < log.index("KnightsDrawn")


def test_with_no_discards_when_the_supply_runs_out_the_next_draw_shuffles_those_that_came_since() -> None:
    """KA-19: the empty case."""
    match = at(
        hands=[[], ["beige-1"]], layout=["dark-power-1", "dragon-5"], deck=[], supply=["red-1"],
        chance=["red-1", "beige-1"],
    )  # fmt: skip
    play(until(match, "ask-draw-two"), "draw 1")
    assert (table(match)["supply"], table(match)["discards"]) == (0, [])
    play(match, "challenge dark-power-1 beige-1", "pass")
    assert (table(match)["supply"], table(match)["discards"]) == (0, ["beige-1"])
    play(match, "draw 1")
    assert hand(match, 1) == ["beige-1"]
    assert (table(match)["supply"], table(match)["discards"]) == (0, [])


def test_a_draw_of_two_gives_one_where_one_card_is_left_in_the_world() -> None:
    """KA-20."""
    match = at(layout=FILLED, supply=["merlin"], chance=["merlin"])
    play(until(match, "ask-draw-two"), "draw 2")
    assert hand(match, 0) == ["merlin"]
    assert on_turn(match) == 1


@pytest.mark.parametrize("answer", ["draw 1", "draw 2"])
def test_a_draw_with_no_card_left_gives_none_and_the_turn_is_over(answer: str) -> None:
    """KA-20: the step counts as taken."""
    match = play(until(at(layout=FILLED, supply=[]), "ask-draw-two"), answer)
    assert hand(match, 0) == []
    assert on_turn(match) == 1


def test_the_whole_deck_goes_round() -> None:
    """KA-19: all knights are drawn once before the first of them comes again."""
    match = deal(["dragon-2", "dragon-3", "dragon-4", "dragon-5", *["red-1"] * 8, 0])
    drawn = 8
    while table(match)["supply"] > 1:
        play(until(match, "ask-draw-two"), "draw 1")
        drawn += 1
    assert drawn == 52
    missing = rest_of(KNIGHTS, hand(match, 0), hand(match, 1))
    play(until(match, "ask-draw-two"), "draw 1")
    assert rest_of(KNIGHTS, hand(match, 0), hand(match, 1)) == []
    assert len(missing) == 1
