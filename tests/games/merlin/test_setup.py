"""Merlin, "Setting up the Game" (MC-01, MC-02, MC-06, MS-01 to MS-05): board, environs, starting tiles, hands, dice."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.merlin.helpers import (
    COLOURS,
    KINDS,
    TERRAIN_SETS,
    asked,
    display,
    fresh,
    hand,
    happened,
    idle_rounds,
    influence,
    kinds,
    knight_at,
    on_turn,
    only,
    player,
    scoring,
    seeded,
    stock,
    table,
    turn,
)

PLAYERS = (2, 3, 4)
SHOWN = "m01 m02 m03"
LAND = " ".join(" ".join([tile] * number) for tile, number in TERRAIN_SETS.items())
SPACE_OF = {colour: 4 * place for place, colour in enumerate(COLOURS)}


def dealt(first: int, start: str, traitors: str, missions: str, dice: str) -> list[str]:
    """A setup for three: display, environs, start player, and what everybody is dealt, the start player first."""
    return f"{SHOWN} {LAND} {first} {start} {traitors} {missions} {dice}".split()


MISSIONS = " ".join(f"m{number}" for number in range(10, 22))
TRAITORS = "black black black grey grey grey blue blue blue"
DICE = "1 2 3 4 2 3 4 5 3 4 5 6"


@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_begins_with_six_markers_at_home_and_a_seventh_on_the_board(seats: int) -> None:
    """MC-01."""
    match = seeded(seats)
    for seat in range(seats):
        assert player(match, seat)["influence"] == 6
        assert sum(influence(match, colour)[seat] for colour in COLOURS) == 1


@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_begins_with_an_apple_three_staffs_seven_manors_and_no_points(seats: int) -> None:
    for one in table(seeded(seats))["players"]:
        assert (one["apples"], one["staffs"], one["manors"], one["score"]) == (1, 3, 7, 0)
        assert list(one["vassals"].values()) == [None] * 4


@pytest.mark.parametrize("seats", PLAYERS)
def test_the_shared_pieces_lie_in_their_places(seats: int) -> None:
    found = table(seeded(seats))
    assert (found["merlin"], found["round"], found["grail"], found["excalibur"]) == ("space-0", 1, None, None)
    assert found["apples"] == 11 - seats
    assert found["missions"]["deck"] == 55 - 3 - 4 * seats


@pytest.mark.parametrize("seats", PLAYERS)
def test_three_missions_are_on_display(seats: int) -> None:
    """MC-06."""
    assert len(set(display(seeded(seats)))) == 3


@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_than_four_players_a_tile_of_each_class_leaves_the_game(seats: int) -> None:
    """MS-01."""
    for seed in range(5):
        tiles = table(seeded(seats, seed))["environs"]["tiles"]
        assert Counter(tile["id"] for tile in tiles) == TERRAIN_SETS


def test_with_four_players_all_tiles_are_laid_out() -> None:
    """MS-01."""
    tiles = table(seeded(4))["environs"]["tiles"]
    assert Counter(tile["id"] for tile in tiles) == {name: number + 1 for name, number in TERRAIN_SETS.items()}


def test_the_environs_are_laid_out_at_random() -> None:
    orders = {tuple(tile["id"] for tile in table(seeded(2, seed))["environs"]["tiles"]) for seed in range(6)}
    assert len(orders) == 6


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 5), (4, 4)])
def test_three_traitors_each_come_evenly_from_three_stacks_of_eight(seats: int, left: int) -> None:
    """MS-02."""
    match = seeded(seats)
    assert table(match)["traitors"] == {"stacks": [left] * 3, "discards": 0}
    assert [sum(player(match, seat)["traitors"].values()) for seat in range(seats)] == [3] * seats


def test_of_equally_high_traitor_stacks_the_left_one_is_drawn_from() -> None:
    """MS-02: one is missing on the left; nine are drawn from stacks of 7, 8 and 8."""
    assert table(scoring(traitors=[["black"], [], []]))["traitors"]["stacks"] == [4, 5, 5]


def test_castle_boards_lie_open_but_mission_hands_are_secret() -> None:
    """MS-03."""
    match = turn(
        items={"shield": ["black"], "flag": ["grey"]},
        influence=["brown"],
        hand=["m10", "m20"],
        traitors=[["blue", "blue"], [], []],
    )
    for viewer in (1, 2, None):
        seen = player(match, 0, viewer)
        assert seen["items"] == {"shield": {"black": 1}, "flag": {"grey": 1}, "material": {}}
        assert seen["traitors"] == {"blue": 2}
        assert seen["influence"] == 6
        assert (seen["hand"], seen["missions"]) == (None, 2)
    assert hand(match, 0, 0) == ["m10", "m20"]


@pytest.mark.parametrize("seats", PLAYERS)
def test_every_player_is_dealt_one_starting_tile_and_nothing_tells_of_the_rest(seats: int) -> None:
    """MS-04: the tile gives a flag, a shield, a material, the knight's space and a marker."""
    match = seeded(seats, seed=seats)
    tiles = only(match, "StartTileDealt")
    assert sorted(tile.seat for tile in tiles) == list(range(seats))
    assert len({tile.colour for tile in tiles}) == seats
    assert {tile.colour for tile in tiles} <= {"grey", "blue", "orange", "brown"}
    for tile in tiles:
        assert player(match, tile.seat)["items"] == {kind: {tile.colour: 1} for kind in KINDS}
        assert knight_at(match, tile.seat) == SPACE_OF[tile.colour]
        assert influence(match, tile.colour)[tile.seat] == 1
        assert [stock(match, kind, tile.colour) for kind in KINDS] == [5, 5, 5]


def test_all_four_starting_tiles_are_dealt_in_the_course_of_time() -> None:
    found = {tile.colour for seed in range(12) for tile in only(seeded(2, seed), "StartTileDealt")}
    assert found == {"grey", "blue", "orange", "brown"}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_setup_is_dealt_by_the_start_player_first_and_clockwise(first: int) -> None:
    """MS-05: starting tiles, then traitors, then missions, then dice."""
    match = fresh(dealt(first, "brown grey orange", TRAITORS, MISSIONS, DICE))
    order = [first, (first + 1) % 3, (first + 2) % 3]
    names = ("StartTileDealt", "TraitorsDrawn", "MissionsDealt", "DiceRolled")
    found = [(type(event).__name__, event.seat) for event in happened(match) if type(event).__name__ in names]  # type: ignore[attr-defined]
    assert found == [(name, seat) for name in names for seat in order]
    assert [knight_at(match, seat) for seat in order] == [20, 4, 16]
    assert [player(match, seat)["traitors"] for seat in order] == [{"black": 3}, {"grey": 3}, {"blue": 3}]
    assert [hand(match, seat) for seat in order] == [
        [f"m{number}" for number in range(at, at + 4)] for at in (10, 14, 18)
    ]
    assert [player(match, seat)["dice"]["merlin"] for seat in order] == [[4], [5], [6]]
    assert (table(match)["first"], on_turn(match), asked(match)) == (first, first, "ask-die")


def test_the_start_player_is_chosen_at_random() -> None:
    assert {table(seeded(4, seed))["first"] for seed in range(20)} == {0, 1, 2, 3}


def rolled(*rolls: str) -> list[str]:
    """What the start player rolls in the setup until it stands; `again` after a roll that does not."""
    chance = dealt(0, "brown grey orange", TRAITORS, MISSIONS, " ".join(" ".join(roll) for roll in rolls))
    found = [event for event in only(fresh(chance), "DiceRolled") if event.seat == 0]
    return ["".join(die[-1] for die in event.dice) + (" again" if event.again else "") for event in found]


@pytest.mark.parametrize("roll", ["1234", "1123", "1122", "6561"])
def test_a_roll_with_no_number_three_times_stands(roll: str) -> None:
    """MC-02: two pairs stand as well."""
    assert rolled(roll) == [roll]


@pytest.mark.parametrize("roll", ["1112", "2111", "1211", "4444"])
def test_all_dice_are_rolled_again_after_three_or_four_of_a_kind(roll: str) -> None:
    """MC-02: the Merlin die counts among them."""
    assert rolled(roll, "3331", "5612") == [f"{roll} again", "3331 again", "5612"]


def test_later_rolls_follow_the_same_rule() -> None:
    """MC-02: the roll of the second round."""
    match = scoring("2 2 2 5 1 1 2 2 1 2 3 4 1 2 3 4", round=1)
    again = [(event.seat, event.again) for event in only(match, "DiceRolled")]
    assert again == [(1, True), (1, False), (2, False), (0, False)]
    assert player(match, 1)["dice"] == {"knight": [1, 1, 2], "merlin": [2]}


@pytest.mark.parametrize("seats", PLAYERS)
def test_every_player_has_four_turns_in_a_round(seats: int) -> None:
    """MC-03: used dice are out of reach until the next round, wherever they lie."""
    match = idle_rounds(seeded(seats), 1)
    assert kinds(match).count("DieChosen") == 4 * seats
    assert Counter(event.seat for event in only(match, "DieChosen")) == dict.fromkeys(range(seats), 4)
