"""The Market (p. 27-28). Rulings MG-06 to MG-10, MG-18 to MG-20, MM-07 for plus tokens."""

from __future__ import annotations

import pytest

from caliburn.games.merlin.modules.market import Market
from caliburn.games.merlin.state import MerlinState
from tests.games.merlin.modules.tables import (
    asked,
    at,
    coins,
    gained,
    gold,
    inner,
    item,
    landed,
    left,
    markers,
    market,
    offered,
    on_turn,
    play,
    points,
    scored,
    state,
)

# -- buying ----------------------------------------------------------------------------------------------------------


def test_the_market_sells_five_kinds_of_things_for_a_coin_each() -> None:
    match = at("market")
    bought = offered(match, "buy")
    assert len(bought) == 6 + 6 + 6 + 1 + 1
    assert {"buy shield black", "buy material brown", "buy laborer 6", "buy plus", "buy remedy"} <= bought
    play(match, "buy shield black")
    assert (coins(match), item(match, "shield black"), left(match, "shield black")) == (1, 1, 6)
    assert not offered(at("market", gold(coins=[0, 2, 2])), "buy")


def test_one_visit_a_turn_at_any_time_mg_06() -> None:
    match = play(at("market"), "buy plus")
    assert not offered(match, "buy")
    match = play(landed("market", 7), "act")
    assert "buy plus" in offered(match)
    assert Market.of(state(play(match, "buy plus"))).held_plus[0] == 1


def test_the_market_and_missions_exclude_each_other_mg_06() -> None:
    given = {"items": [{"flag": ["black", "brown", "grey"]}, {}, {}], "hands": [["m01", "m02"], [], []]}
    match = at("market", **given)
    assert offered(play(match, "buy plus"), "mission") == set()
    match = play(at("market", **given), "mission m01")
    assert not offered(match, "buy")
    assert offered(match, "second") == {"second m02"}


def test_a_signet_ring_mission_counts_for_the_market_mg_06() -> None:
    match = inner("market,arthur", 12, hands=[["m41"], [], []])
    assert offered(play(match, "buy plus"), "honor") == set()
    assert "act" in offered(match)
    match = play(inner("market,arthur", 12, hands=[["m41"], [], []]), "honor m41")
    assert not offered(match, "buy")


# -- shields and materials -------------------------------------------------------------------------------------------


def test_a_shield_tile_repels_a_traitor_and_goes_back() -> None:
    match = scored("market", market(tiles=["shield black"]), traitors=[["black"], [], []])
    assert gained(match, "traitors") == {}
    assert Market.of(state(match)).tiles[0] == 1
    assert left(match, "shield black") == 6


def test_a_shield_tile_meets_a_mission_and_counts_on_a_victory_point_space() -> None:
    match = at("market", market(tiles=["shield black"]), hands=[["m07"], [], []])
    assert "mission m07" in offered(match)
    assert points(play(landed("market", 15, market(tiles=["shield black"])), "act"))[0] == 1


def test_a_material_tile_builds_and_goes_back() -> None:
    match = play(landed("market", 2, market(tiles=["material black"])), "build 1 black")
    assert state(match).manors[0] == 0
    assert Market.of(state(match)).tiles[12] == 1
    assert left(match, "material black") == 6


def test_an_exchanged_tile_goes_back_to_the_market_mg_07() -> None:
    match = landed("market", 19, market(tiles=["shield black"]))
    play(match, "give shield black")
    assert Market.of(state(match)).tiles[0] == 1
    assert left(match, "shield black") == 6
    assert item(play(match, "take flag blue"), "flag blue") == 1


def test_the_owner_chooses_between_tile_and_item_mg_20() -> None:
    given = {"items": [{"material": ["black"], "shield": ["black"]}, {}, {}]}
    match = play(landed("market", 2, market(tiles=["material black"]), **given), "build 1 black")
    assert (asked(match), offered(match)) == ("ask-which-item", {"give material black", "give-tile material black"})
    play(match, "give material black")
    assert (item(match, "material black"), Market.of(state(match)).tiles[12]) == (1, 0)
    match = scored("market", market(tiles=["shield black"]), traitors=[["black"], [], []], **given)
    assert (asked(match), on_turn(match)) == ("ask-which-item", 0)
    play(match, "give-tile shield black")
    assert (item(match, "shield black"), Market.of(state(match)).tiles[0]) == (1, 1)


# -- plus tokens -----------------------------------------------------------------------------------------------------


def test_a_plus_token_goes_only_under_a_marker_that_is_being_placed_mg_08() -> None:
    match = play(landed("market", 8, market(plus=1)), "place lady blue")
    assert (asked(match), offered(match)) == ("ask-plus", {"plus", "pass"})
    play(match, "plus")
    assert Market.of(state(match)).placed_plus[0][2] == 1
    match = play(landed("market", 8, market(plus=1), influence=[["grey"] * 7, [], []]), "place lady blue")
    assert asked(match) == "ask-end"


def test_the_example_of_six_points_by_a_plus_token_mg_08() -> None:
    given = {"influence": [["blue", "blue"], ["blue", "blue"], ["blue"]]}
    match = scored("market", market(blue=1), **given)
    assert gained(match, "influence") == {0: 6}
    assert Market.of(state(match)).plus == 4
    assert [markers(match, "blue", seat) for seat in range(3)] == [1, 1, 1]


def test_a_plus_token_is_no_marker_outside_the_scoring_mm_07() -> None:
    assert points(play(landed("market", 11, market(blue=1), influence=[["blue"], [], []]), "act"))[0] == 1
    assert not offered(at("market", market(blue=1), gold(mistletoe=[0, 0, 0]), influence=[["blue"], [], []],
                          hands=[["m33"], [], []]), "mission")  # fmt: skip


# -- day laborers ----------------------------------------------------------------------------------------------------


def test_a_laborer_moves_the_knight_instead_of_a_die_mg_09() -> None:
    match = at("market", market(laborer=3), dice=[{"knight": [5]}, {}, {}], knights=[0, 8, 16])
    play(match, "labor 3", "go on")
    assert state(match).knights[0] == 3
    assert state(match).knight_dice[0] == [5]
    assert Market.of(state(match)).laborers[2] == 1


def test_nothing_changes_a_laborer_mg_09_mg_19() -> None:
    match = at("market", market(laborer=3, remedies=1), items=[{"flag": ["grey"]}, {}, {}], dice=[{}, {}, {}])
    play(match, "labor 3")
    changing = {move for move in offered(match) if move.split()[0] in ("apple", "coin", "flag", "remedy")}
    assert changing == set()
    assert "go on" in offered(match)


def test_reverse_mirror_and_different_action_suit_a_laborer_mg_19() -> None:
    items = [{"flag": ["black", "blue", "orange"]}, {}, {}]
    match = at("market", market(laborer=3), items=items, dice=[{}, {}, {}], knights=[0, 8, 16])
    play(match, "labor 3")
    assert offered(match, "go") == {"go on", "go back"}
    play(match, "go back")
    assert {"flag mirror", "flag different 1"} <= offered(match, "flag")


def test_one_laborer_is_held_at_most_mg_09() -> None:
    assert not [move for move in offered(at("market", market(laborer=3)), "buy") if "laborer" in move]


def test_a_player_without_dice_uses_or_keeps_the_laborer_mg_09() -> None:
    given = {"dice": [{"knight": [1]}, {}, {}], "knights": [0, 8, 16]}
    match = play(at("market", market(laborer=3), **given), "die knight 1", "go on", "pass", "pass")
    assert (on_turn(match), offered(match)) == (0, {"labor 3", "pass"})
    play(match, "pass")
    assert (state(match).round, Market.of(state(match)).held_laborers[0]) == (2, 3)
    match = play(at("market", market(laborer=3), **given), "die knight 1", "go on", "pass", "pass")
    play(match, "labor 3", "go on")
    assert state(match).knights[0] == 4


def test_a_laborer_may_be_bought_and_used_in_the_same_turn_mg_18() -> None:
    match = play(at("market", dice=[{"knight": [1]}, {}, {}], knights=[0, 8, 16]), "buy laborer 5", "labor 5", "go on")
    assert state(match).knights[0] == 5


def test_one_laborer_a_round_mg_18() -> None:
    given = {"dice": [{"knight": [1, 1]}, {}, {}], "knights": [0, 8, 16]}
    match = at("market", market(laborer=3), **given)
    play(match, "labor 3", "go on", "buy laborer 4", "pass", "pass")
    assert on_turn(match) == 0
    assert offered(match, "labor") == set()
    assert Market.of(state(match)).held_laborers[0] == 4


def test_in_the_next_round_a_laborer_may_work_again_mg_18() -> None:
    def has_worked(s: MerlinState) -> None:
        Market.of(s).worked[0] = True

    match = scored("market", market(laborer=3), has_worked, round=1, first=2)
    assert (on_turn(match), offered(match, "labor")) == (0, {"labor 3"})


# -- apple/mistletoe tiles -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", ["knight", "merlin"])
def test_the_first_example_a_remedy_turns_a_die_like_an_apple(die: str) -> None:
    dice = {"knight": [2]} if die == "knight" else {"merlin": 2}
    match = at("market", market(remedies=1), dice=[dice, {}, {}], apples=[0, 1, 1])
    play(match, f"die {die} 2")
    assert offered(match, "remedy") == {f"remedy {face}" for face in (1, 3, 4, 5, 6)}
    play(match, "remedy 6")
    assert Market.of(state(match)).remedies == 4
    assert not offered(match, "remedy")


def test_the_second_example_a_remedy_makes_up_for_a_requirement_like_a_mistletoe() -> None:
    items = [{"flag": ["black"], "shield": ["blue"]}, {}, {}]
    match = at("market", market(remedies=1), gold(mistletoe=[0, 1, 1]), items=items, hands=[["m41"], [], []])
    play(match, "mission m41 remedy")
    assert points(match)[0] == 3
    assert Market.of(state(match)).remedies == 4


def test_a_remedy_is_worth_an_apple_at_the_end_mg_10() -> None:
    match = scored("market", market(remedies=2), round=6, apples=[1, 0, 0])
    assert gained(match, "end-apples") == {0: 3}
