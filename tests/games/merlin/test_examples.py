"""The worked examples of Merlin's base game, in the order of the rulebook, with their printed results."""

from __future__ import annotations

import pytest

from tests.games.merlin.helpers import (
    asked,
    influence,
    items,
    landed,
    offered,
    only,
    play,
    player,
    scores,
    scoring,
    stock,
    table,
    turn,
)

BLUE, YELLOW, RED, GREEN = 0, 1, 2, 3


def test_the_builder_moves_back_to_the_purple_principality_and_takes_a_purple_material() -> None:
    """MP-09, "Relocate one vassal": counter-clockwise."""
    match = play(landed(14, vassals={"builder": "orange"}), "place builder purple")
    assert player(match)["vassals"]["builder"] == "purple"
    assert items(match, "material") == {"purple": 1}


def test_a_blue_material_is_exchanged_for_an_orange_flag() -> None:
    """MP-07, "Exchange spaces"."""
    match = play(landed(7, items={"material": ["blue"]}), "give material blue", "take flag orange")
    assert player(match)["items"] == {"shield": {}, "flag": {"orange": 1}, "material": {}}
    assert (stock(match, "material", "blue"), stock(match, "flag", "orange")) == (6, 5)


@pytest.mark.parametrize(("seats", "tiles"), [(2, (8, 11)), (3, (8, 11)), (4, (2, 18))])
def test_a_tile_is_built_on_with_grey_orange_or_blue(seats: int, tiles: tuple[int, ...]) -> None:
    """MP-20, "Required construction material": two such tiles exist in the environs."""
    everything = ["black", "grey", "blue", "purple", "orange", "brown"]
    match = landed(2, seats=seats, items={"material": everything})
    for tile in tiles:
        assert offered(match, f"build {tile}") == {f"build {tile} {colour}" for colour in ("grey", "orange", "blue")}


def test_a_manor_on_a_water_tile_with_a_tower_brings_a_black_shield() -> None:
    """MP-18, "Build a manor": paid with a grey material."""
    match = landed(2, items={"material": ["grey"]}, tiles=["mountain", "lake-tower"])
    play(match, "build 2 grey")
    assert asked(match) == "ask-tower"
    play(match, "take shield black")
    tile = table(match)["environs"]["tiles"][1]
    assert (tile["terrain"], tile["tower"], tile["manor"]) == ("lake", True, 0)
    assert player(match)["items"] == {"shield": {"black": 1}, "flag": {}, "material": {}}
    assert stock(match, "material", "grey") == 6


def test_a_mission_with_three_requirements_is_worth_three_points() -> None:
    """MM-02, "Mission Cards": the card is discarded, what it asks for is kept."""
    owned = {"flag": ["purple"], "shield": ["brown"], "material": ["grey"]}
    match = play(turn(hand=["m44"], items=owned), "mission m44")
    assert scores(match)[0] == 3
    assert table(match)["missions"]["discards"] == ["m44"]
    assert player(match)["items"] == {"flag": {"purple": 1}, "shield": {"brown": 1}, "material": {"grey": 1}}


def test_the_blue_traitor_remains_and_costs_three_points() -> None:
    """ME-01, "Traitors": two shields repel the other two."""
    match = scoring(
        seats=4,
        traitors=[[], ["black", "grey", "blue"], [], []],
        items=[{}, {"shield": ["black", "grey"]}, {}, {}],
        scores=[0, 10, 0, 0],
    )
    assert scores(match)[YELLOW] == 7
    assert [event.colours for event in only(match, "TraitorsUnrepelled")] == [("blue",)]
    assert items(match, "shield", YELLOW) == {}


def test_two_territories_alone_and_a_forest_in_common() -> None:
    """ME-06, "Environs": 2 for blue, 1 for green, and red and yellow 2 each of the forest."""
    land = ["wood", "wood", "wood-tower", "wood", "lake", "lake"]
    land += ["mountain", "lake", "lake-tower", "mountain", "mountain", "mountain-tower"]
    land += ["wood", "wood", "wood-tower", "wood-tower", "lake", "lake"]
    match = scoring(seats=4, tiles=land, manors={"1": RED, "4": YELLOW, "5": BLUE, "7": GREEN})
    found = {(event.tiles, event.seats): event.points for event in only(match, "TerritoryScored")}
    assert found == {
        ((1, 2, 3, 4), (YELLOW, RED)): 2,
        ((5, 6), (BLUE,)): 2,
        ((7,), (GREEN,)): 1,
    }
    assert scores(match) == [2, 2, 2, 1]


def test_three_players_with_one_influence_each_gain_one_point_each() -> None:
    """ME-07, "Influence": 3 divided by 3."""
    match = scoring(seats=4, influence=[["black"], ["black"], ["black"], []])
    assert scores(match) == [1, 1, 1, 0]
    assert influence(match, "black") == [1, 1, 1, 0]


def test_the_most_influence_earns_six_points() -> None:
    """ME-07, "Influence": six markers in all."""
    match = scoring(seats=4, influence=[["grey"], ["grey"], ["grey"] * 3, ["grey"]])
    assert scores(match) == [0, 0, 6, 0]


def test_the_grail_turns_two_points_into_four() -> None:
    """ME-08, "The Grail": a tie in the orange principality."""
    match = scoring(seats=4, influence=[[], ["orange"] * 2, ["orange"] * 2, []], grail=YELLOW)
    assert match.asks[0].prompt.args["colour"] == "orange"
    without = play(match.clone(), "pass")
    assert scores(without) == [0, 2, 2, 0]
    play(match, "grail")
    assert scores(match) == [0, 4, 0, 0]
    assert table(match)["grail"] == YELLOW
