"""Morgana (p. 31-32): her dice, poisoned apples, the horn, where she stands. MW-01 to MW-14, MW-26 to MW-28, MW-32."""

from __future__ import annotations

import pytest

from caliburn.games.merlin.figures import COLOURS
from caliburn.games.merlin.modules.morgana_pieces import Morgana
from caliburn.games.merlin.state import MerlinState
from tests.games.merlin.modules.tables import (
    allies,
    arthur,
    asked,
    at,
    coins,
    decrees,
    fresh,
    gained,
    gold,
    inner,
    item,
    kitchen,
    landed,
    left,
    markers,
    morgana,
    offered,
    on_turn,
    only,
    play,
    points,
    scored,
    state,
    table,
    vassal,
)

NO_DICE: list[dict[str, list[int]]] = [{}, {}, {}]


# -- the round -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_four_dice_however_many_play_mw_02(seats: int) -> None:
    match = fresh("morgana", seats=seats)
    assert len(Morgana.of(state(match)).dice) == 4
    assert len(Morgana.of(state(match)).tokens) == 5
    assert table(match)["morgana"]["horn"] is None


def test_morgana_s_dice_are_rolled_again_while_a_number_shows_three_times_mw_27() -> None:
    script = ["1", "2", "3", "4"] * 3 + ["2", "5", "2", "2", "2", "5", "2", "5"]
    match = scored("morgana", round=1, chance=script)
    assert [(roll.dice, roll.again) for roll in only(match, "MorganaDiceRolled")] == [
        ((2, 2, 2, 5), True), ((2, 2, 5, 5), False),
    ]  # fmt: skip


def test_one_morgana_die_a_round_in_place_of_an_own_one_mw_01() -> None:
    match = at("morgana", morgana(dice=[2, 3, 3]), dice=[{"knight": [4, 5]}, {"knight": [1]}, {"knight": [1]}])
    assert offered(match, "die") == {"die knight 4", "die knight 5", "die morgana 2", "die morgana 3"}
    play(match, "die morgana 3", "poisoned-apple", "pass")
    assert on_turn(match) == 1
    assert "die morgana 3" in offered(match)
    assert Morgana.of(state(match)).taken == [True, False, False]
    assert state(match).knight_dice[0] == [4, 5]


def test_a_player_without_dice_may_still_go_to_the_kitchen_or_pass_mw_01_mw_03() -> None:
    match = at("morgana", morgana(dice=[2]), dice=NO_DICE)
    assert offered(match) == {"die morgana 2", "pass"}
    play(match, "pass")
    assert on_turn(match) == 1
    play(match, "pass", "pass")
    assert state(match).round == 2


def test_players_with_dice_may_not_pass_mw_03() -> None:
    assert "pass" not in offered(at("morgana", morgana(dice=[2])))


def test_after_a_turn_all_must_pass_again_mw_03() -> None:
    match = at("morgana", morgana(dice=[2, 3]), dice=NO_DICE)
    play(match, "pass", "die morgana 2", "poisoned-apple", "pass")
    assert on_turn(match) == 2
    play(match, "pass")
    assert (on_turn(match), state(match).round) == (0, 1)
    assert state(play(match, "pass")).round == 2


def test_who_passes_with_nobody_else_left_ends_the_round_mw_03() -> None:
    match = at("morgana", morgana(dice=[2], taken=[False, True, True]), dice=NO_DICE)
    assert state(play(match, "pass")).round == 2


def test_a_pass_is_no_turn_mw_03() -> None:
    items = [{"flag": ["black", "purple"]}, {}, {}]
    given = {"items": items, "hands": [["m01"], [], []], "traitors": [["grey"], [], []]}
    match = at("morgana,market", morgana(dice=[2]), dice=NO_DICE, **given)
    assert offered(match) == {"die morgana 2", "pass"}


def test_a_new_round_brings_back_dice_and_cauldrons() -> None:
    match = scored("morgana", morgana(dice=[2], taken=[True] * 3, occupied=[True] * 5), round=1)
    m = Morgana.of(state(match))
    assert (len(m.dice), m.taken, m.occupied) == (4, [False] * 3, [False] * 5)


# -- the kitchen -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_a_die_fits_its_cauldron_and_always_a_poisoned_apple(value: int) -> None:
    match = kitchen("morgana", value, gold(coins=[0, 0, 0]))
    assert offered(match) == {"poisoned-apple", f"brew {value}"}
    play(match, "poisoned-apple")
    assert Morgana.of(state(match)).poisoned[0] == 1


def test_a_six_stands_for_any_face_mw_05() -> None:
    match = kitchen("morgana", 6)
    assert offered(match, "brew") == {f"brew {n}" for n in range(1, 6)}
    play(match, "brew 4", "haunt blue", "pass")
    assert Morgana.of(state(match)).occupied == [False, False, False, True, False]


def test_an_occupied_cauldron_is_closed_this_round_mw_04() -> None:
    match = kitchen("morgana", 3, morgana(occupied=[False, False, True, False, False]), gold(coins=[4, 0, 0]))
    assert offered(match) - offered(match, "tune") == {"poisoned-apple", "horn"}


def test_no_forfeit_in_the_kitchen_but_the_apple_is_always_there() -> None:
    assert "pass" not in offered(kitchen("morgana", 3))


def test_without_poisoned_apples_the_die_is_placed_for_nothing_mw_32() -> None:
    match = play(kitchen("morgana", 3, morgana(poisoned=[0, 6, 5])), "poisoned-apple")
    assert (Morgana.of(state(match)).poisoned[0], asked(match)) == (0, "ask-end")
    match = kitchen("morgana", 6, morgana(poisoned=[0, 6, 5]))
    play(match, "horn", "pay-coin")
    assert (Morgana.of(state(match)).horn, Morgana.of(state(match)).poisoned[0], points(match)[0]) == (0, 0, 1)


def test_poisoned_apples_are_worth_nothing_at_the_end_mw_32() -> None:
    given = {"apples": [0, 0, 0], "staffs": [0, 0, 0]}
    match = scored("morgana", morgana(poisoned=[5, 0, 0]), gold(coins=[0, 0, 0]), round=6, **given)
    assert points(match) == [0, 0, 0]


def test_nothing_else_changes_a_morgana_die_mw_28() -> None:
    modules = "morgana,arthur,allies,decrees"
    settings = (allies("tristram", "bors"), decrees(held=["decree-points"]))
    match = kitchen(modules, 3, *settings, items=[{"flag": ["black", "grey"]}, {}, {}], dice=NO_DICE)
    assert {move.split()[0] for move in offered(match)} == {"poisoned-apple", "brew"}


# -- the horn --------------------------------------------------------------------------------------------------------


def test_the_horn_costs_what_is_missing_to_seven_in_coins_and_materials_mw_06() -> None:
    given = {"items": [{"material": ["grey"]}, {}, {}], "dice": NO_DICE}
    match = kitchen("morgana", 4, **given)
    play(match, "horn", "pay-coin")
    assert offered(match) == {"pay-coin", "give material grey"}
    play(match, "give material grey", "pay-coin")
    m = Morgana.of(state(match))
    assert (m.horn, m.poisoned[0], points(match)[0]) == (0, 1, 1)
    assert (coins(match), left(match, "material grey")) == (0, 6)
    assert "horn" not in offered(kitchen("morgana", 3, **given))


def test_the_horn_with_a_wild_six_needs_one_payment_mw_05() -> None:
    match = play(kitchen("morgana", 6), "horn", "pay-coin")
    assert (Morgana.of(state(match)).horn, coins(match)) == (0, 1)


def test_the_horn_is_taken_from_its_owner_and_kept_by_him_mw_07() -> None:
    match = play(kitchen("morgana", 6, morgana(horn=1)), "horn", "pay-coin")
    assert Morgana.of(state(match)).horn == 0
    match = play(kitchen("morgana", 6, morgana(horn=0)), "horn", "pay-coin")
    m = Morgana.of(state(match))
    assert (m.horn, m.poisoned[0], points(match)[0]) == (0, 1, 1)


def test_several_players_may_take_the_horn_in_a_round() -> None:
    match = at("morgana", morgana(dice=[6, 6]), dice=NO_DICE)
    play(match, "die morgana 6", "horn", "pay-coin", "pass", "die morgana 6", "horn", "pay-coin")
    assert Morgana.of(state(match)).horn == 1


@pytest.mark.parametrize("round", [1, 2, 3, 6])
def test_the_horn_scores_the_number_of_the_round_before_any_scoring_mw_21(round: int) -> None:
    match = scored("morgana", morgana(horn=1), round=round, vassals=[{}, {"lady": "grey"}, {}])
    assert gained(match, "horn") == {1: round}
    if round in (2, 6):
        reasons = [event.why for event in only(match, "PointsScored")]
        assert reasons.index("horn") < reasons.index("vassals")


# -- poisoned apples -------------------------------------------------------------------------------------------------


def test_a_poisoned_apple_swaps_two_unused_dice_mw_08() -> None:
    dice = [{"knight": [2]}, {"knight": [5], "merlin": 6}, {"arthur": 4}]
    match = at("morgana,arthur", morgana(poisoned=[1, 0, 0]), dice=dice)
    assert offered(match, "poison") == {
        "poison knight 2 1 knight 5", "poison knight 2 1 merlin 6", "poison knight 2 2 arthur 4",
    }  # fmt: skip
    play(match, "poison knight 2 1 merlin 6")
    assert (state(match).knight_dice[0], state(match).merlin_dice[1]) == ([6], 2)
    assert Morgana.of(state(match)).poisoned[0] == 0


def test_a_poisoned_apple_changes_the_morgana_die_just_chosen_mw_08() -> None:
    dice = [{}, {"knight": [5]}, {}]
    match = kitchen("morgana", 2, morgana(poisoned=[1, 0, 0]), gold(coins=[0, 0, 0]), dice=dice)
    play(match, "poison chosen 2 1 knight 5")
    assert offered(match, "brew") == {"brew 5"}
    assert state(match).knight_dice[1] == [2]


def test_a_poisoned_apple_changes_the_die_chosen_for_a_figure_until_it_moves_mw_08() -> None:
    dice = [{"knight": [2]}, {"knight": [5]}, {}]
    match = at("morgana", morgana(poisoned=[1, 0, 0]), dice=dice, knights=[0, 8, 16])
    play(match, "die knight 2", "poison chosen 2 1 knight 5", "go on")
    assert state(match).knights[0] == 5
    match = play(at("morgana", morgana(poisoned=[1, 0, 0]), dice=dice, knights=[0, 8, 16]), "die knight 2", "go on")
    assert not offered(match, "poison")


# -- where Morgana stands --------------------------------------------------------------------------------------------


def test_the_first_time_morgana_goes_anywhere_mw_09() -> None:
    match = play(kitchen("morgana", 1), "brew 1")
    assert offered(match) == {f"haunt {colour}" for colour in COLOURS}


@pytest.mark.parametrize(("cauldron", "places"), [(1, {"grey", "brown"}), (2, {"blue", "orange"}), (3, {"purple"})])
def test_then_exactly_the_number_of_the_cauldron_mw_10(cauldron: int, places: set[str]) -> None:
    match = play(kitchen("morgana", cauldron, morgana(at="black")), f"brew {cauldron}")
    assert offered(match) == {f"haunt {colour}" for colour in places}


def test_morgana_moves_and_the_token_turns_even_if_its_effect_is_left_out_mw_26() -> None:
    match = play(kitchen("morgana", 4), "brew 4", "haunt blue")  # a hut without a manor
    assert offered(match) == {"pass"}
    play(match, "pass")
    assert Morgana.of(state(match)).place == 2
    assert table(match)["morgana"]["cauldrons"][3]["effect"] == "dark"


def test_her_space_is_skipped_and_not_counted_mw_11() -> None:
    match = at("morgana", morgana(at="grey"), dice=[{"knight": [2], "merlin": 3}, {}, {}], knights=[3, 8, 16], merlin=6)
    play(match, "die knight 2", "go on")
    assert state(match).knights[0] == 6
    match = at("morgana", morgana(at="grey"), dice=[{"merlin": 3}, {}, {}], merlin=6)
    assert state(play(match, "die merlin 3", "go back")).merlin == 2


def test_stairs_and_portals_do_not_lead_to_her_mw_11() -> None:
    match = inner("morgana,arthur", 3, morgana(at="grey"), knights=[2, 8, 16])
    assert state(play(match, "act")).knights[0] == 8
    match = at("morgana,allies", morgana(at="grey"), allies("bors"), dice=[{"knight": [5]}, {}, {}])
    assert "portal grey" not in offered(play(match, "die knight 5"))


def test_a_mirror_does_not_lead_to_her_and_counts_her_space_mw_11_mw_13() -> None:
    items = [{"flag": ["blue"]}, {}, {}]
    match = landed("morgana", 16, morgana(at="grey"), items=items, knights=(8, 3, 20))
    assert "flag mirror" not in offered(match)
    match = landed("morgana", 17, morgana(at="blue"), items=items, knights=(8, 3, 20))
    assert state(play(match, "flag mirror")).knights[0] == 5


def test_a_figure_that_stands_there_leaves_as_usual_mw_12() -> None:
    match = at("morgana", morgana(at="grey"), dice=[{"knight": [2]}, {}, {}], knights=[4, 8, 16])
    assert state(play(match, "die knight 2", "go on")).knights[0] == 6


def test_different_action_and_zero_steps_do_not_use_her_space_mw_12() -> None:
    match = landed("morgana", 7, morgana(at="grey"), items=[{"flag": ["orange"]}, {}, {}], knights=(4, 8, 20))
    assert offered(match, "flag") == {"flag different 2"}
    match = at("morgana,arthur", morgana(at="grey"), items=[{"flag": ["grey"]}, {}, {}], knights=[4, 8, 16],
               dice=[{"knight": [1]}, {}, {}])  # fmt: skip
    play(match, "die knight 1", "flag adjust down", "go on")
    assert not offered(match, "place")


def test_no_item_is_taken_where_she_stands_by_any_effect_mw_14() -> None:
    grey = morgana(at="grey")
    assert offered(landed("morgana", 1, grey, influence=[["grey"], [], []])) - offered(
        landed("morgana", 1, grey), "tune"
    ) == {"pass"}
    match = play(landed("morgana", 19, grey, items=[{"flag": ["grey"]}, {}, {}]), "give flag grey")
    assert left(match, "flag grey") == 6
    assert not [move for move in offered(match) if move.endswith("grey")]
    match = inner("morgana,arthur", 0, grey, arthur(display=["pict-grey-flag"]))
    assert item(play(match, "pict pict-grey-flag"), "flag grey") == 0
    match = landed("morgana", 2, grey, items=[{"material": ["black"]}, {}, {}])
    play(match, "build 17 black")
    assert [move for move in offered(match) if move.endswith("grey")] == ["influence grey"]


def test_vassals_markers_and_points_of_decrees_are_not_barred_mw_14() -> None:
    match = landed("morgana", 21, morgana(at="grey"), influence=[["grey"], [], []])
    play(match, "place builder grey")
    assert (vassal(match, "builder"), item(match, "material grey")) == ("grey", 0)
    match = landed("morgana", 21, morgana(at="grey"), influence=[["grey"], [], []])
    assert markers(play(match, "place lady grey"), "grey") == 2
    match = landed("morgana,decrees", 8, morgana(at="grey"), decrees(blue=["decree-flag-grey", "decree-points"]))
    play(match, "place lady blue", "look", "decree decree-flag-grey")
    assert item(match, "flag grey") == 0


def test_a_space_one_cannot_enter_stays_closed_for_who_lands_by_no_steps_mw_12() -> None:
    def stands_there(s: MerlinState) -> None:
        s.merlin = 4

    items = [{"flag": ["grey"]}, {}, {}]
    match = at("morgana,arthur", morgana(at="grey"), stands_there, items=items, dice=[{"merlin": 1}, {}, {}])
    play(match, "die merlin 1", "flag adjust down", "go on", "pass")
    assert "staff" not in offered(match)
