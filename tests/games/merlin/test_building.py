"""Merlin, "Build a manor" (MP-17, MP-18, MP-20): where, with what, towers, and the limit of seven."""

from __future__ import annotations

import pytest

from tests.games.merlin.helpers import (
    COLOURS,
    asked,
    influence,
    items,
    landed,
    merlin_landed,
    offered,
    only,
    play,
    player,
    stock,
    table,
)

BUILD = 2
TOWER = ["lake", "lake-tower"]  # tile 2 has a tower
SHIELDS = {f"take shield {colour}" for colour in COLOURS}
FLAGS = {f"take flag {colour}" for colour in COLOURS}
MARKERS = {f"influence {colour}" for colour in COLOURS}


def tiles_of(moves: set[str]) -> set[int]:
    return {int(move.split()[1]) for move in moves}


@pytest.mark.parametrize("space", [2, 10, 18])
def test_a_manor_costs_one_eligible_material_which_goes_back(space: int) -> None:
    match = play(landed(space, items={"material": ["grey", "grey", "black"]}), "build 8 grey")
    assert items(match, "material") == {"grey": 1, "black": 1}
    assert stock(match, "material", "grey") == 5
    assert table(match)["environs"]["tiles"][7]["manor"] == 0
    assert player(match)["manors"] == 6
    assert asked(match) == "ask-end"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_material_serves_the_tiles_whose_lines_meet_its_colour(colour: str) -> None:
    match = landed(BUILD, items={"material": [colour]})
    eligible = {n for n, tile in enumerate(table(match)["environs"]["tiles"], 1) if colour in tile["colours"]}
    assert 10 <= len(eligible) <= 12
    assert offered(match, "build") == {f"build {tile} {colour}" for tile in eligible}


def test_with_four_players_the_fourth_row_is_built_on_as_well() -> None:
    match = landed(BUILD, items={"material": ["orange"]}, seats=4)
    assert tiles_of(offered(match, "build")) == {2, 3, 5, 6, 8, 11, 14, 15, 17, 18, 19, 21, 22, 24}


def test_a_tile_takes_one_manor_of_anybody() -> None:
    match = landed(BUILD, items={"material": ["grey"]}, manors={"8": 1, "2": 0})
    assert tiles_of(offered(match, "build")) == {3, 5, 9, 11, 13, 15, 16, 18}


def test_without_material_nothing_is_built() -> None:
    assert offered(landed(BUILD, items={"shield": ["grey"], "flag": ["grey"]})) == {"pass"}


def test_a_player_who_has_built_seven_manors_builds_no_more() -> None:
    """MP-17: another one still may."""
    seven = {str(tile): 0 for tile in range(1, 8)}
    assert offered(landed(BUILD, items={"material": list(COLOURS)}, manors=seven)) == {"pass"}
    six = {str(tile): 0 for tile in range(1, 7)}
    match = landed(BUILD, items={"material": list(COLOURS)}, manors={**six, "18": 1})
    assert offered(match, "build")
    play(match, "build 8 grey")
    assert player(match)["manors"] == 0


def test_the_bonus_of_a_tower_is_a_shield_or_a_flag_or_a_marker_anywhere() -> None:
    """MP-18."""
    match = play(landed(BUILD, items={"material": ["grey"]}, tiles=TOWER), "build 2 grey")
    assert asked(match) == "ask-tower"
    assert offered(match) == SHIELDS | FLAGS | MARKERS | {"pass"}


@pytest.mark.parametrize("bonus", ["take shield brown", "take flag purple", "influence orange"])
def test_only_one_bonus_is_taken(bonus: str) -> None:
    """MP-18."""
    match = play(landed(BUILD, items={"material": ["grey"]}, tiles=TOWER), "build 2 grey", bonus)
    assert asked(match) == "ask-end"
    got = (items(match, "shield"), items(match, "flag"), influence(match, "orange")[0])
    assert (
        got
        == {
            "take shield brown": ({"brown": 1}, {}, 0),
            "take flag purple": ({}, {"purple": 1}, 0),
            "influence orange": ({}, {}, 1),
        }[bonus]
    )


def test_a_bonus_that_is_not_available_is_not_offered() -> None:
    """MP-18."""
    match = landed(
        BUILD,
        items=[{"material": ["grey"]}, {"shield": ["black"] * 6, "flag": ["brown"] * 6}, {}],
        influence=["blue"] * 7,
        tiles=TOWER,
    )
    play(match, "build 2 grey")
    assert offered(match) == SHIELDS - {"take shield black"} | FLAGS - {"take flag brown"} | {"pass"}


def test_a_tile_without_a_tower_gives_no_bonus() -> None:
    """MP-18."""
    assert asked(play(landed(BUILD, items={"material": ["grey"]}, tiles=TOWER), "build 8 grey")) == "ask-end"


def test_one_of_several_eligible_materials_is_paid_by_choice() -> None:
    """MP-20."""
    match = landed(BUILD, items={"material": list(COLOURS)})
    assert offered(match, "build 8") == {"build 8 grey", "build 8 blue", "build 8 orange"}
    play(match, "build 8 orange")
    assert items(match, "material") == {"black": 1, "grey": 1, "blue": 1, "purple": 1, "brown": 1}


def test_a_colour_that_two_lines_meet_costs_no_more_and_gives_no_more() -> None:
    """MP-20: tile 8 meets orange above and below."""
    match = landed(BUILD, items={"material": ["orange", "orange"]})
    lines = table(match)["environs"]["tiles"][7]["lines"]
    frames = table(match)["environs"]["frames"]
    assert [frames[line["frame"]][line["mark"]] for line in lines].count("orange") == 2
    play(match, "build 8 orange")
    assert items(match, "material") == {"orange": 1}
    assert len(only(match, "ManorBuilt")) == 1


def test_a_staff_builds_a_second_manor_with_what_is_left() -> None:
    match = merlin_landed(BUILD, items={"material": ["grey", "black"]})
    play(match, "build 8 grey", "staff")
    assert {move.split()[2] for move in offered(match, "build")} == {"black"}
    play(match, "build 1 black")
    assert player(match)["manors"] == 5
