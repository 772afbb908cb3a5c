"""King Arthur, "Preparation": adventures, first layout, starting hands, starting player."""

from __future__ import annotations

import pytest

from caliburn import new_match
from tests.games.king_arthur.tables import (
    ADVENTURES,
    ADVERSARIES,
    KNIGHTS,
    MODES,
    PLAYERS,
    asked,
    deal,
    hand,
    happened,
    heights,
    kinds,
    layout,
    on_turn,
    table,
)

FOUR_DRAGONS = ["dragon-2", "dragon-3", "dragon-4", "dragon-5"]
THIRTEEN = [
    *["dark-power-1"] * 3, *["enemy-knight-2"] * 3, *["monster-3"] * 3, "dragon-2", "dragon-3", "dragon-4", "dragon-5",
]  # fmt: skip
HANDS = [*["red-1"] * 4, "merlin", "orange-2", "beige-1", "beige-1"]


def test_the_thirteen_adventures_lie_face_up_and_nobody_has_one() -> None:
    match = new_match("king-arthur", seats=3, seed=1)
    lying = [entry["id"] for entry in table(match, None)["adventures"]]
    assert sorted(lying) == sorted(ADVENTURES)
    assert {entry["owner"] for entry in table(match, None)["adventures"]} == {None}


@pytest.mark.parametrize("seed", range(40))
def test_adversaries_are_turned_over_until_exactly_one_column_has_four(seed: int) -> None:
    """KA-02: revealing stops the moment a column reaches four; 4 to 13 cards lie there."""
    match = new_match("king-arthur", seats=2, seed=seed)
    assert heights(match).count(4) == 1
    assert max(heights(match)) == 4
    assert 4 <= len(layout(match)) <= 13
    assert table(match)["deck"] == 44 - len(layout(match))
    last = [event for event in happened(match) if type(event).__name__ == "AdversaryRevealed"][-1]
    full = heights(match).index(4)
    assert last[0] in [card["id"] for card in table(match)["columns"][full]]


def test_the_first_layout_may_be_of_four_cards_only() -> None:
    """KA-02: four of a kind in a row."""
    match = deal([*FOUR_DRAGONS, *HANDS, 0])
    assert layout(match) == FOUR_DRAGONS
    assert kinds(match).count("AdversaryRevealed") == 4


def test_the_first_layout_may_be_of_thirteen_cards_but_never_more() -> None:
    """KA-02: three of every kind and one more."""
    match = deal([*THIRTEEN, *HANDS, 0])
    assert sorted(layout(match)) == sorted(THIRTEEN)
    assert heights(match) == [3, 3, 3, 4]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_preparation_is_the_same_for_two_to_five(seats: int, mode: str) -> None:
    """KA-34: four knights each, one full column, the rest in the supply, whatever the number of players."""
    match = new_match("king-arthur", seats=seats, options={"mode": mode}, seed=seats)
    view = table(match)
    assert [player["knights"] for player in view["players"]] == [4] * seats
    assert [player["adversaries"] for player in view["players"]] == [0] * seats
    assert view["supply"] == 53 - 4 * seats
    assert view["discards"] == view["out"] == []
    assert len(view["adventures"]) == 13
    assert heights(match).count(4) == 1


def test_each_player_is_dealt_four_knights_from_the_shuffled_deck() -> None:
    match = deal([*FOUR_DRAGONS, *HANDS, 0])
    assert hand(match, 0) == ["red-1"] * 4
    assert hand(match, 1) == ["orange-2", "beige-1", "beige-1", "merlin"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_starting_player_is_drawn_by_lot_and_begins(seat: int) -> None:
    """KA-01: chance names the starting player."""
    match = deal([*FOUR_DRAGONS, *["red-1"] * 12, seat], seats=3)
    assert on_turn(match) == table(match)["turn"] == seat
    assert "GameBegan" in kinds(match)
    assert table(match)["turn_number"] == 1


@pytest.mark.parametrize("seats", PLAYERS)
def test_every_seat_starts_in_some_games_and_the_same_one_for_the_same_seed(seats: int) -> None:
    """KA-01: random from the seed of the game."""
    starters = [on_turn(new_match("king-arthur", seats=seats, seed=seed)) for seed in range(60)]
    assert set(starters) == set(range(seats))
    assert starters == [on_turn(new_match("king-arthur", seats=seats, seed=seed)) for seed in range(60)]


def test_the_first_turn_has_no_drawing_of_adversaries_because_a_column_is_full() -> None:
    assert asked(deal([*FOUR_DRAGONS, *HANDS, 0])) == "ask-challenge"


def test_seals_stay_in_the_box_in_the_basic_game() -> None:
    match = new_match("king-arthur", seats=5, seed=1)
    assert all("seals" not in player for player in table(match)["players"])
    assert not any(name.startswith("seal") for name in match.census())


@pytest.mark.parametrize("mode", MODES)
def test_all_cards_are_there_after_the_preparation(mode: str) -> None:
    census = new_match("king-arthur", seats=4, options={"mode": mode}, seed=2).census()
    cards = {name: count for name, count in census.items() if not name.startswith("seal") and count}
    assert cards == {**KNIGHTS, **ADVERSARIES, **dict.fromkeys(ADVENTURES, 1)}
    assert sum(cards.values()) == 110
