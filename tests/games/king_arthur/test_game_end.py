"""King Arthur, "Game end": when the game is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caliburn import Match
from caliburn.lab.simulate import play_out
from tests.games.king_arthur.tables import (
    MODES,
    SEALS,
    asked,
    at,
    happened,
    heights,
    kinds,
    layout,
    on_turn,
    owner,
    play,
    random_match,
    some_answer,
    table,
    taken,
    until,
)


def reason(match: Match) -> str:
    assert match.result is not None
    return match.result.reason


def eleven_taken(**position: Any) -> Match:
    """Two adventures are left, Excalibur among them, and seat 0 can take it."""
    return at(trophies=[["dragon-5"], []], adventures=taken(11, leave=["excalibur", "vikings"]), **position)


def test_the_game_ends_at_once_when_the_second_to_last_adventure_is_taken() -> None:
    """KA-26: one adventure is left; no knight is drawn and nobody has another turn."""
    match = play(until(eleven_taken(), "ask-adventure"), "take excalibur dragon-5")
    assert asked(match) is None
    assert reason(match) == "end-adventures"
    assert owner(match, "excalibur") == 0
    assert [entry["owner"] for entry in table(match)["adventures"]].count(None) == 1
    assert "KnightsDrawn" not in kinds(match)
    assert kinds(match)[-2:] == ["AdventureTaken", "GameEnded"]


def test_with_two_adventures_left_the_game_goes_on() -> None:
    """KA-26: the eleventh does not end it."""
    match = at(trophies=[["dragon-5"], []], adventures=taken(10, leave=["excalibur", "vikings"]))
    play(until(match, "ask-adventure"), "take excalibur dragon-5")
    assert asked(match) == "ask-draw"
    assert match.result is None


def last_adversary(**position: Any) -> Match:
    return at(hands=[["red-1"], []], layout=["dark-power-1"], deck=[], **position)


def test_who_takes_the_last_adversary_with_the_deck_empty_completes_the_turn_and_the_game_ends() -> None:
    """KA-27: steps 3 and 4 are still taken; nobody else has a turn."""
    match = last_adversary(trophies=[["dragon-4"], []], chance=["beige-1"])
    play(match, "challenge dark-power-1 red-1")
    assert (asked(match), table(match)["ending"]) == ("ask-adventure", True)
    play(match, "take excalibur dragon-4 dark-power-1")
    assert asked(match) == "ask-draw"
    play(match, "draw 1")
    assert asked(match) is None
    assert reason(match) == "end-adversaries"
    assert [type(event).__name__ for event in happened(match, 1)][-4:] == [
        "LastAdversaryTaken", "AdventureTaken", "KnightsDrawn", "GameEnded",
    ]  # fmt: skip


def test_there_is_no_last_round_after_the_last_adversary() -> None:
    """KA-27: no equal number of turns, whoever started."""
    match = play(
        at(seats=3, turn=0, hands=[["red-1"], [], []], layout=["dark-power-1"], deck=[]),
        "challenge dark-power-1 red-1",
        "pass",
        "pass",
    )
    assert reason(match) == "end-adversaries"
    assert table(match)["turn_number"] == 1


def test_an_empty_layout_does_not_end_the_game_while_the_deck_has_cards() -> None:
    """KA-27."""
    match = at(hands=[["red-1"], []], layout=["dark-power-1"], deck=["dragon-2"])
    play(match, "pass", "challenge dark-power-1 red-1", "pass", "pass")
    assert (on_turn(match), table(match)["ending"]) == (1, False)


def test_an_empty_deck_does_not_end_the_game_while_adversaries_lie_there() -> None:
    """KA-27."""
    match = at(hands=[["red-1"], []], layout=["dark-power-1", "dragon-2"], deck=[])
    play(match, "challenge dark-power-1 red-1", "pass", "pass")
    assert match.result is None


def test_the_twelfth_adventure_ends_the_game_at_once_even_in_the_turn_of_the_last_adversary() -> None:
    """KA-28."""
    match = eleven_taken(hands=[["red-1"], []], layout=["dark-power-1"], deck=[])
    play(match, "challenge dark-power-1 red-1")
    assert table(match)["ending"]
    play(match, "take excalibur dragon-5")
    assert asked(match) is None
    assert reason(match) == "end-adventures"


def test_without_the_twelfth_adventure_the_turn_of_the_last_adversary_is_completed() -> None:
    """KA-28: the other branch."""
    match = eleven_taken(hands=[["red-1"], []], layout=["dark-power-1"], deck=[], chance=["merlin"])
    play(match, "challenge dark-power-1 red-1", "pass", "draw 1")
    assert reason(match) == "end-adversaries"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(6))
def test_deck_and_layout_are_never_empty_unless_somebody_has_just_taken_the_last_card(mode: str, seed: int) -> None:
    """KA-29: the layout shrinks only through taking."""
    match = random_match(2, f"{mode} {seed}", {"mode": mode})
    random = Random(seed)
    while match.asks:
        view = table(match)
        if not view["deck"] and not sum(heights(match)):
            assert view["ending"]
            assert "LastAdversaryTaken" in kinds(match)
        before = len(layout(match))
        play(match, some_answer(match, random))
        if len(layout(match)) < before:
            assert "AdversaryTaken" in kinds(match)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_when_everybody_in_succession_moved_no_card_the_game_ends_and_is_scored(seats: int) -> None:
    """KA-30."""
    match = at(seats=seats, trophies=[["dragon-5"], *[[]] * (seats - 1)], layout=["monster-2"] * 4)
    for _ in range(seats):
        assert match.result is None
        play(match, "pass", "pass", "pass")
    assert reason(match) == "end-idle"
    assert match.result is not None
    assert match.result.scores == (5, *[0] * (seats - 1))
    assert kinds(match).count("TurnPassed") == seats


@pytest.mark.parametrize("mover", ["draw", "reveal", "challenge", "take"])
def test_any_card_that_moves_starts_the_count_of_idle_turns_again(mover: str) -> None:
    """KA-30: in succession means without a break."""
    match = at(
        seats=2, turn=1, idle=1, hands=[[], ["red-1"]], trophies=[[], ["dragon-5"]], layout=["dark-power-1"],
        deck=["dragon-2"], chance=["dragon-2" if mover == "reveal" else "merlin"],
    )  # fmt: skip
    moves = {
        "reveal": ["reveal", "pass", "pass", "pass"],
        "challenge": ["pass", "challenge dark-power-1 red-1", "pass", "pass"],
        "take": ["pass", "pass", "take excalibur dragon-5", "pass"],
        "draw": ["pass", "pass", "pass", "draw 1"],
    }
    play(match, *moves[mover])
    assert match.result is None
    assert on_turn(match) == 0


def test_a_draw_that_finds_no_card_moved_none() -> None:
    """KA-30 with KA-20: drawing from nothing does not keep the game alive for ever."""
    match = at(layout=["monster-2"] * 4, supply=[])
    play(match, "pass", "pass", "draw 2", "pass", "pass", "draw 1")
    assert reason(match) == "end-idle"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_random_game_comes_to_an_end_by_one_of_the_three_ways(mode: str, seats: int) -> None:
    """KA-30: termination."""
    for seed in range(5):
        match = random_match(seats, seed, {"mode": mode})
        play_out(match, ["random"] * seats, str(seed))
        assert reason(match) in ("end-adventures", "end-adversaries", "end-idle")


def test_taking_the_last_card_with_seals_ends_the_game_too() -> None:
    """KA-27 and KA-S14: by a usual challenge that completes the column."""
    match = at(hands=[["red-1"], []], layout=["dark-power-1"], deck=[], options=SEALS)
    play(match, "challenge dark-power-1 red-1", "pass", "pass")
    assert reason(match) == "end-adversaries"
