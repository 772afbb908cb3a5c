"""Queenie 1, Treasures of the environs (p. 34-35). Rulings MQ-01 to MQ-04 and MQ-14."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.games.merlin.modules.allies_pieces import Allies
from caliburn.games.merlin.modules.market import Market
from caliburn.games.merlin.modules.morgana_pieces import Morgana
from caliburn.games.merlin.modules.treasures import Treasures
from tests.games.merlin.modules.tables import (
    Setting,
    allies,
    arthur,
    asked,
    at,
    fresh,
    gained,
    inner,
    item,
    landed,
    left,
    markers,
    market,
    morgana,
    neutral_staffs,
    offered,
    on_turn,
    play,
    points,
    scored,
    state,
    stock,
)


def built(tile: str, *settings: Setting, modules: str = "treasures", **given: Any) -> Match:
    """Seat 0 has just built on the first tile, with a black material."""
    items = given.pop("items", [{}, {}, {}])
    own = {**items[0], "material": ["black", *items[0].get("material", [])]}
    match = landed(modules, 2, *settings, tiles=[tile], items=[own, *items[1:]], **given)
    return play(match, "build 1 black")


def test_all_tiles_without_a_tower_are_replaced() -> None:
    match = fresh("treasures", seats=4)
    tiles = match.rules.tiles  # type: ignore[attr-defined]
    laid = [tiles[tile] for tile in state(match).tiles]
    assert len([tile for tile in laid if tile.tower]) == 9
    assert len([tile for tile in laid if tile.treasure]) == 15
    assert Treasures.of(state(match)).staffs == 3


@pytest.mark.parametrize("tile", ["mountain-excalibur", "lake-excalibur"])
def test_excalibur_defeats_a_traitor_and_is_claimed(tile: str) -> None:
    match = built(tile, traitors=[["grey", "blue"], [], []], excalibur=1)
    assert offered(match) == {"repel grey", "repel blue", "pass"}
    play(match, "repel grey")
    assert (state(match).excalibur, state(match).traitors[0][1]) == (0, 0)
    assert state(play(built(tile), "act")).excalibur == 0


@pytest.mark.parametrize("tile", ["wood-grail", "lake-grail"])
def test_the_grail_comes_with_an_apple(tile: str) -> None:
    match = play(built(tile, grail=2), "act")
    assert (state(match).grail, state(match).apples[0]) == (0, 2)


@pytest.mark.parametrize("tile", ["mountain-staff", "wood-staff", "lake-staff"])
def test_a_neutral_staff_is_like_any_other(tile: str) -> None:
    match = play(built(tile), "act")
    assert (state(match).staffs[0], Treasures.of(state(match)).staffs) == (4, 2)


def test_a_neutral_staff_scores_at_the_end() -> None:
    assert gained(scored("treasures", round=6, staffs=[4, 3, 0]), "end-staffs") == {0: 8, 1: 6}


def test_without_a_neutral_staff_there_is_no_effect_mq_04() -> None:
    match = built("mountain-staff", neutral_staffs(0))
    assert asked(match) == "ask-end"
    assert state(match).staffs[0] == 3


@pytest.mark.parametrize("tile", ["mountain-points", "wood-points", "lake-points"])
def test_points_and_an_apple(tile: str) -> None:
    match = play(built(tile), "act")
    assert (points(match)[0], state(match).apples[0]) == (2, 2)


def test_the_example_of_material_and_shield_from_black_mq_02() -> None:
    match = built("mountain-influence", influence=[["black", "grey"], [], []])
    assert offered(match) == {"choose black", "choose grey", "pass"}
    play(match, "choose black")
    assert (item(match, "material black"), item(match, "shield black")) == (1, 1)


@pytest.mark.parametrize(
    ("tile", "kinds"), [("wood-influence", ("material", "flag")), ("lake-influence", ("shield", "flag"))]
)
def test_the_other_influence_tiles(tile: str, kinds: tuple[str, str]) -> None:
    match = play(built(tile, influence=[["grey"], [], []]), "choose grey")
    assert [item(match, f"{kind} grey") for kind in kinds] == [1, 1]


def test_an_influence_tile_gives_what_there_is_mq_02() -> None:
    match = built("mountain-influence", stock(shield_grey=0), influence=[["grey"], [], []])
    play(match, "choose grey")
    assert (item(match, "material grey"), item(match, "shield grey")) == (1, 0)
    assert asked(built("mountain-influence")) == "ask-end"


def test_the_example_of_the_discard_tile_mq_03() -> None:
    items = [{}, {"shield": ["grey"], "flag": ["blue"]}, {"flag": ["black"], "material": ["grey"]}, {}]
    match = play(built("mountain-discard", items=items, seats=4), "act")
    assert (asked(match), on_turn(match)) == ("ask-discard", 1)
    assert offered(match) == {"give shield grey", "give flag blue"}
    play(match, "give shield grey")
    assert on_turn(match) == 2
    assert offered(match) == {"give flag black"}
    play(match, "give flag black")
    assert (asked(match), on_turn(match)) == ("ask-end", 0)
    assert (left(match, "shield grey"), left(match, "flag black")) == (6, 6)
    assert item(match, "flag blue", 1) == 1


def test_the_other_discard_tile_takes_a_material_or_a_marker() -> None:
    items = [{}, {"material": ["grey"]}, {}]
    match = play(built("wood-discard", items=items, influence=[[], ["grey"], ["blue", "blue"]]), "act")
    assert offered(match) == {"give material grey", "withdraw grey"}
    play(match, "withdraw grey")
    assert (markers(match, "grey", 1), state(match).markers_home(1)) == (0, 7)
    assert offered(match) == {"withdraw blue"}
    play(match, "withdraw blue")
    assert markers(match, "blue", 2) == 1


def test_discarding_goes_clockwise_from_the_builder_mq_03() -> None:
    items = [{"shield": ["grey"]}, {"shield": ["grey"]}, {"shield": ["grey"]}]
    items[1]["material"] = ["black"]
    match = at("treasures", turn=1, knights=[8, 1, 16], dice=[{}, {"knight": [1]}, {}], tiles=["mountain-discard"],
               items=items)  # fmt: skip
    play(match, "die knight 1", "go on", "build 1 black", "act")
    assert on_turn(match) == 2
    assert on_turn(play(match, "give shield grey")) == 0


def test_a_market_tile_may_be_discarded_mq_03() -> None:
    match = built("mountain-discard", market(seat=1, tiles=["shield grey"]), modules="treasures,market")
    play(match, "act", "give shield grey")
    assert Market.of(state(match)).tiles[1] == 1
    assert left(match, "shield grey") == 6


def test_the_effect_is_optional_mq_01() -> None:
    match = play(built("mountain-points"), "pass")
    assert (points(match)[0], asked(match)) == (0, "ask-end")


def test_a_free_manor_of_a_pict_finds_the_treasure_and_a_replaced_one_does_not_mq_01() -> None:
    given = {"tiles": ["mountain-points"]}
    match = inner("treasures,arthur", 0, arthur(display=["pict-mountain-1"]), **given)
    play(match, "pict pict-mountain-1", "settle 1", "act")
    assert points(match)[0] == 2
    match = play(inner("treasures,arthur", 14, manors={"1": 1}, **given), "replace 1")
    assert (points(match)[0], asked(match)) == (0, "ask-end")


def test_a_castle_does_not_double_a_treasure_mk_25() -> None:
    match = built("mountain-points", allies("gaheris"), modules="treasures,allies")
    play(match, "castle", "act")
    assert points(match)[0] == 2
    assert asked(match) == "ask-end"


# -- markers with additions ------------------------------------------------------------------------------------------

ALONE = {"influence": [[], ["grey"], []]}
TWO = {"influence": [[], ["grey", "grey"], []]}


def test_a_plus_token_under_a_discarded_marker_returns_mq_14() -> None:
    match = play(built("wood-discard", market(seat=1, grey=1), modules="treasures,market", **ALONE), "act")
    play(match, "withdraw grey")
    assert asked(match) == "ask-end"
    assert (Market.of(state(match)).plus, Market.of(state(match)).placed_plus[1][1]) == (4, 0)


def test_a_morgana_marker_on_a_discarded_marker_returns_mq_14() -> None:
    match = built("wood-discard", morgana(on_top=[[], ["grey"]]), modules="treasures,morgana", **ALONE)
    play(match, "act", "withdraw grey")
    assert Morgana.of(state(match)).on_top[1][1] == 0
    assert markers(match, "grey", 1) == 0


def test_the_owner_chooses_the_marker_mq_14() -> None:
    match = built("wood-discard", market(seat=1, grey=1), modules="treasures,market", **TWO)
    play(match, "act", "withdraw grey")
    assert (asked(match), offered(match)) == ("ask-which-marker", {"marker", "marker plus"})
    play(match, "marker")
    assert (markers(match, "grey", 1), Market.of(state(match)).placed_plus[1][1]) == (1, 1)


def test_a_marker_with_both_gives_both_back_mq_14() -> None:
    settings = (market(seat=1, grey=1), morgana(on_top=[[], ["grey"]]))
    match = built("wood-discard", *settings, modules="treasures,market,morgana", **ALONE)
    play(match, "act", "withdraw grey")
    assert Market.of(state(match)).plus == 4
    assert Morgana.of(state(match)).on_top[1][1] == 0


def test_kay_s_tile_stays_where_its_marker_was_mq_14_mk_26() -> None:
    kay = allies("kay", seat=1, kay=[0, 1, 0, 0, 0, 0], tiles=[0] * 11 + [1])
    match = play(built("wood-discard", kay, modules="treasures,allies", **ALONE), "act", "withdraw grey")
    assert Allies.of(state(match)).kay[1] == 1
