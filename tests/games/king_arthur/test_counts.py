"""Numbers of answer sequences from fixed positions: they change only when the rules do."""

from __future__ import annotations

from math import comb

import pytest

from caliburn import Match
from tests.games.king_arthur.tables import ADVERSARIES, FREE, SEALS, at, deal, seeded_at, until

SMALL_HAND = ["red-1", "red-1", "red-2", "orange-1", "merlin"]


def sequences(match: Match, depth: int) -> int:
    """How many sequences of so many answers there are from here; chance falls as scripted, then as in the clones."""
    if depth == 0 or not match.asks:
        return 1
    seat, options = match.asks[0].seat, match.asks[0].options
    if depth == 1:
        return len(options)
    total = 0
    for move in options:
        after = match.clone()
        after.play(seat, move)
        total += sequences(after, depth - 1)
    return total


def first_position() -> Match:
    script = ["dragon-2", "dark-power-1", "dragon-3", "monster-2", "dragon-4", "dragon-3"]
    return deal([*script, "red-1", "red-1", "red-2", "merlin", "beige-1", "beige-1", "orange-2", "merlin", 0])


@pytest.mark.parametrize(("depth", "count"), [(1, 14), (2, 14), (3, 29), (4, 149), (5, 457)])
def test_answers_from_a_scripted_start(depth: int, count: int) -> None:
    assert sequences(first_position(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 36), (3, 1073), (4, 2148)])
def test_answers_from_the_middle_of_a_basic_game(depth: int, count: int) -> None:
    match = seeded_at(
        hands=[SMALL_HAND, ["beige-1"] * 3],
        trophies=[["dragon-4", "enemy-knight-3", "monster-1", "dark-power-2"], ["dragon-5", "monster-2"]],
        layout=["dark-power-1", "enemy-knight-2", "monster-3", "dragon-3"],
    )
    assert sequences(match, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 58), (3, 160), (4, 322)])
def test_answers_from_the_middle_of_a_game_with_seals(depth: int, count: int) -> None:
    match = seeded_at(
        hands=[SMALL_HAND, ["beige-1"] * 3],
        trophies=[["dragon-4"], ["dragon-5", "monster-2"]],
        layout=["dark-power-1", "dark-power-1", "enemy-knight-2", "dragon-3", "dragon-2"],
        seals=[["dragon-2"], ["dark-power-1"]],
        options=SEALS,
    )
    assert sequences(match, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(2, 25), (3, 530), (4, 1062)])
def test_answers_where_overpaying_is_free(depth: int, count: int) -> None:
    match = seeded_at(
        hands=[["red-1", "red-2", "red-2", "merlin"], ["beige-1"]],
        trophies=[["dragon-4", "enemy-knight-3", "monster-3"], []],
        layout=["dark-power-1", "monster-3"],
        options=FREE,
    )
    assert sequences(match, depth) == count


def test_a_turn_with_nothing_in_hand_counts_as_anybody_can_work_it_out() -> None:
    """Reveal or not, no challenge, no adventure, two knights or one or none: 2 x 1 x 1 x 3."""
    match = at(layout=["monster-2"], deck=["monster-3"], chance=["monster-3"])
    assert [sequences(match, depth) for depth in (1, 2, 3, 4)] == [2, 2, 2, 6]


def test_the_four_cards_for_the_vikings_are_counted_as_a_formula_counts_them() -> None:
    """With one card of each of the fifteen kinds there are 15 over 4 ways, and 15 over 2 for the robbers."""
    match = until(at(trophies=[sorted(ADVERSARIES), []]), "ask-adventure")
    takes = [move[0] for move in match.asks[0].options if len(move) > 1]
    assert takes.count("vikings") == comb(15, 4)
    assert takes.count("robbers") == comb(15, 2)
    assert takes.count("sea-monster") == 3 * 4 * 4 * 4
    assert takes.count("king-mark") == 3 * 4 * 4
