"""Arthur (p. 16-19): the fifth die, new flags, new spaces, the inner ring. Rulings MA-01 to MA-20, MA-26 to MA-28."""

from __future__ import annotations

import pytest

from caliburn.games.merlin.figures import COLOURS, SPACES
from caliburn.games.merlin.modules.arthur_pieces import Arthur
from caliburn.games.merlin.state import MerlinState
from tests.games.merlin.modules.tables import (
    arthur,
    asked,
    at,
    fresh,
    inner,
    item,
    landed,
    left,
    markers,
    offered,
    only,
    play,
    points,
    state,
    stock,
    table,
    vassal,
)

GREY = [{"flag": ["grey", "grey", "grey"]}, {}, {}]


# -- setup and dice --------------------------------------------------------------------------------------------------


def test_the_setup_of_arthur_ma_01() -> None:
    match = fresh("arthur")
    shown = table(match)["arthur"]
    assert shown["space"] == "inner-0"
    assert shown["ring"] is None
    assert len(shown["picts"]) == 4
    assert shown["stacks"] == [13, 13]
    assert min(Arthur.of(state(match)).dice) >= 1
    assert (state(match).grail, state(match).excalibur) == (-1, -1)


def test_five_dice_are_rolled_again_while_a_number_shows_three_times_ma_02() -> None:
    at_once = "1 1 2 2 3"
    match = at("arthur", chance=f"1 2 3 1 1 {at_once}", scoring=True, round=1, first=2)
    rolls = only(match, "DiceRolled")
    assert [roll.again for roll in rolls[:2]] == [True, False]
    assert rolls[1].dice == ("knight 1", "knight 1", "knight 2", "merlin 2", "arthur 3")


def test_a_round_has_five_turns_for_everybody() -> None:
    match = fresh("arthur", seats=2)
    first = match.asks[0].seat
    assert len(state(match).knight_dice[first]) + 2 == 5


@pytest.mark.parametrize(("way", "space"), [("on", 4), ("back", 11)])
def test_arthur_moves_the_whole_value_either_way_ma_03(way: str, space: int) -> None:
    match = at("arthur", arthur(place=0), dice=[{"arthur": 4}, {}, {}])
    play(match, "die arthur 4", f"go {way}")
    assert Arthur.of(state(match)).place == SPACES + space


def test_an_apple_changes_arthur_s_die() -> None:
    match = at("arthur", arthur(place=0), dice=[{"arthur": 4}, {}, {}])
    assert asked(play(match, "die arthur 4", "apple 1", "go on")) == "ask-resource"


# -- new flags -------------------------------------------------------------------------------------------------------


def test_a_flag_adjusts_the_die_up_to_seven_ma_04() -> None:
    match = at("arthur", dice=[{"knight": [6]}, {}, {}], knights=[0, 8, 16], items=GREY)
    play(match, "die knight 6")
    assert offered(match, "flag") == {"flag adjust up", "flag adjust down"}
    play(match, "flag adjust up")
    assert offered(match, "flag") == {"flag adjust down"}
    play(match, "go on")
    assert state(match).knights[0] == 7
    assert left(match, "flag grey") == 6 - 2


def test_with_zero_the_figure_stays_and_its_space_is_carried_out_ma_04() -> None:
    match = at("arthur", dice=[{"knight": [1]}, {}, {}], knights=[3, 8, 16], items=[{"flag": ["grey"]}, {}, {}])
    play(match, "die knight 1", "flag adjust down")
    assert offered(match) == {"go on"}
    play(match, "go on")
    assert (state(match).knights[0], asked(match)) == (3, "ask-points")


def test_two_flags_on_one_die_ma_05() -> None:
    match = at("arthur", dice=[{"knight": [3]}, {}, {}], knights=[0, 8, 16], items=GREY)
    play(match, "die knight 3", "flag adjust down", "flag adjust down", "flag adjust down")
    assert not offered(match, "flag")
    assert state(play(match, "go on")).knights[0] == 0


def test_nothing_but_another_flag_changes_zero_and_seven_ma_26() -> None:
    given = {"dice": [{"knight": [6], "merlin": 3}, {}, {}], "knights": [0, 8, 16]}
    items = [{"flag": ["grey", "grey", "black"]}, {}, {}]
    match = play(at("arthur,gold,decrees", items=items, **given), "die knight 6", "flag adjust up")
    changes = offered(match) - offered(match, "tune")
    assert changes == {"go on", "flag adjust down"}


def test_a_die_that_was_seven_stays_closed_ma_26() -> None:
    given = {"dice": [{"knight": [6]}, {}, {}], "knights": [0, 8, 16], "items": GREY}
    match = play(at("arthur", **given), "die knight 6", "flag adjust up", "flag adjust down")
    assert offered(match) == {"go on", "flag adjust up", "flag adjust down"}


def test_the_new_flags_replace_the_old_ones_of_their_colours_ma_01() -> None:
    given = {"dice": [{"knight": [3]}, {}, {}], "items": [{"flag": ["black", "grey"]}, {}, {}]}
    match = play(at("arthur", **given), "die knight 3")
    assert offered(match, "go") == {"go on"}
    assert {move.split()[1] for move in offered(match, "flag")} == {"switch", "adjust"}
    match = play(at("", **given), "die knight 3")
    assert offered(match, "go") == {"go on", "go back"}
    assert offered(match, "flag") == {"flag turn"}


def test_a_switch_lets_the_die_move_another_figure_by_its_own_rules_ma_06() -> None:
    items = [{"flag": ["black"]}, {}, {}]
    match = at("arthur", arthur(place=0), dice=[{"knight": [2]}, {}, {}], merlin=0, items=items)
    play(match, "die knight 2")
    assert offered(match, "flag") == {"flag switch merlin", "flag switch arthur"}
    play(match, "flag switch merlin")
    assert offered(match, "go") == {"go on", "go back"}
    play(match, "go back", "act")
    assert state(match).merlin == 22
    assert "staff" in offered(match)


def test_a_merlin_die_that_moves_the_knight_goes_clockwise_and_brings_no_staff_ma_06() -> None:
    items = [{"flag": ["black"]}, {}, {}]
    match = at("arthur", dice=[{"merlin": 3}, {}, {}], knights=[0, 8, 16], items=items)
    play(match, "die merlin 3", "flag switch knight")
    assert offered(match, "go") == {"go on"}
    play(match, "go on", "act")
    assert (state(match).knights[0], state(match).merlin) == (3, 0)
    assert "staff" not in offered(match)


def test_a_switch_to_arthur_uses_the_inner_ring_ma_06() -> None:
    items = [{"flag": ["black"]}, {}, {}]
    match = at("arthur", arthur(place=0), dice=[{"knight": [2]}, {}, {}], items=items)
    assert asked(play(match, "die knight 2", "flag switch arthur", "go on")) == "ask-grail"


# -- new spaces of the rondel ----------------------------------------------------------------------------------------


def test_the_apple_space_gives_an_apple() -> None:
    assert state(play(landed("arthur", 22), "act")).apples[0] == 2


def test_the_space_that_moves_arthur_moves_him_exactly_one_step_ma_14() -> None:
    match = landed("arthur", 6, arthur(place=2))
    assert offered(match, "stray") == {"stray arthur 1 on", "stray arthur 1 back"}
    play(match, "stray arthur 1 back")
    assert asked(match) == "ask-resource"
    assert item(play(match, "take shield purple"), "shield purple") == 1


def test_the_example_of_the_builder_activated_in_orange() -> None:
    match = landed("arthur", 14, vassals=[{"builder": "orange", "lady": "grey"}, {}, {}])
    assert offered(match) == {"activate builder", "activate lady", "pass"}
    play(match, "activate builder")
    assert item(match, "material orange") == 1
    assert vassal(match, "builder") == "orange"


def test_without_a_vassal_on_the_board_nothing_is_activated_ma_15() -> None:
    assert offered(landed("arthur", 14)) == {"pass"}


def test_the_example_of_three_points_for_manors_ma_28() -> None:
    match = landed("arthur", 19, manors={"1": 0, "7": 0, "8": 0, "9": 1})
    assert points(play(match, "act")) == [3, 0, 0]


# -- inner ring: resources, Grail, Excalibur, ring -------------------------------------------------------------------


@pytest.mark.parametrize(("space", "kind"), [(1, "shield"), (6, "flag"), (11, "material")])
def test_a_resource_space_gives_an_item_of_any_principality(space: int, kind: str) -> None:
    match = inner("arthur", space)
    assert offered(match) == {"pass", *[f"take {kind} {colour}" for colour in COLOURS]}
    assert item(play(match, f"take {kind} brown"), f"{kind} brown") == 1


def test_the_influence_resource_space_places_a_marker_anywhere() -> None:
    match = inner("arthur", 9)
    assert offered(match) == {"pass", *[f"influence {colour}" for colour in COLOURS]}
    assert markers(play(match, "influence purple"), "purple") == 1
    assert offered(inner("arthur", 9, influence=[["grey"] * 7, [], []])) == {"pass"}


def test_grail_and_excalibur_stand_on_the_inner_ring() -> None:
    match = play(inner("arthur", 2), "act")
    assert (state(match).grail, state(match).apples[0]) == (0, 2)
    match = play(inner("arthur", 7, traitors=[["grey", "blue"], [], []]), "repel blue")
    assert (state(match).excalibur, state(match).traitors[0]) == (0, [0, 1, 0, 0, 0, 0])


def test_the_ring_resolves_a_mission_without_its_requirements_besides_the_usual_one_ma_08() -> None:
    match = inner("arthur", 12, items=[{"flag": ["black"]}, {}, {}], hands=[["m01", "m41"], [], []])
    play(match, "mission m01", "honor m41", "pass", "draw deck", "draw deck")
    assert points(match)[0] == 1 + 3


def test_three_missions_in_a_turn_with_ring_and_flag_ma_08() -> None:
    items = [{"flag": ["black", "brown", "grey"]}, {}, {}]
    match = inner("arthur", 12, items=items, hands=[["m01", "m02", "m41"], [], []])
    play(match, "honor m41", "mission m01", "second m02", "pass")
    assert points(match)[0] == 3 + 1 + 1 + 2
    assert asked(match) == "ask-draw"
    play(match, "draw deck", "draw deck", "draw deck")
    assert len(state(match).hands[0]) == 3


def test_the_ring_is_taken_from_its_holder_and_stays_with_who_has_it_ma_07() -> None:
    match = play(inner("arthur", 12, arthur(ring=1), hands=[["m41"], [], []]), "honor m41")
    assert Arthur.of(state(match)).ring == 0
    match = play(inner("arthur", 12, arthur(ring=0), hands=[["m41"], [], []]), "honor m41")
    assert (Arthur.of(state(match)).ring, points(match)[0]) == (0, 3)
    assert not only(match, "RingClaimed")


def test_the_mission_of_the_ring_may_be_left_out_ma_09() -> None:
    match = play(inner("arthur", 12, hands=[["m41"], [], []]), "act")
    assert Arthur.of(state(match)).ring == 0
    assert points(match)[0] == 0


# -- inner ring: stairs, Merlin --------------------------------------------------------------------------------------


def test_the_example_of_the_stairs_to_black() -> None:
    match = play(inner("arthur", 3, knights=[22, 8, 16]), "act")
    assert state(match).knights[0] == 0
    play(match, "place lady black")
    assert (vassal(match, "lady"), markers(match, "black")) == ("black", 1)


def test_the_stairs_lead_from_a_principality_to_the_next_one_ma_10() -> None:
    assert state(play(inner("arthur", 8, knights=[4, 8, 16]), "act")).knights[0] == 8
    assert state(play(inner("arthur", 13, knights=[3, 8, 16]), "act")).knights[0] == 4


def test_no_flag_follows_a_move_by_a_space_ma_11() -> None:
    items = [{"flag": ["blue", "orange"]}, {}, {}]
    assert not offered(play(inner("arthur", 3, items=items), "act"), "flag")
    assert not offered(play(inner("arthur", 4, items=items, merlin=3), "stray merlin 1 back"), "flag")
    assert not offered(play(landed("arthur", 6, arthur(place=0), items=items), "stray arthur 1 on"), "flag")
    assert not offered(inner("arthur", 2, items=items), "flag")


def test_merlin_moves_one_to_three_steps_ma_12() -> None:
    match = inner("arthur", 4)
    assert offered(match, "stray") == {f"stray merlin {n} {way}" for n in (1, 2, 3) for way in ("on", "back")}


def test_the_example_of_the_inner_merlin_space_with_a_staff_ma_27() -> None:
    items = [{"material": ["black", "grey"]}, {}, {}]
    match = inner("arthur", 4, merlin=3, items=items)
    play(match, "stray merlin 1 back", "build 1 black")
    assert offered(match) == {"staff", "pass"}
    play(match, "staff", "build 2 grey")
    assert state(match).manors[:2] == [0, 0]
    assert state(match).staffs[0] == 2
    assert asked(match) == "ask-end"
    assert "staff" not in offered(match)
    assert (left(match, "material black"), left(match, "material grey")) == (6, 6)


def test_a_chain_carries_out_every_space_on_the_way_ma_13() -> None:
    match = landed("arthur", 6, arthur(place=3), merlin=12, items=[{"shield": ["grey"]}, {}, {}])
    play(match, "stray arthur 1 on", "stray merlin 3 on", "act")
    assert points(match)[0] == 1
    assert asked(match) == "ask-staff"
    assert asked(play(match, "pass")) == "ask-end"


def test_a_staff_repeats_the_first_space_of_a_chain_though_merlin_has_left_it_ma_27() -> None:
    match = landed("arthur", 6, arthur(place=3), figure="merlin", items=[{"flag": ["grey"]}, {}, {}])
    play(match, "stray arthur 1 on", "stray merlin 3 back", "act", "pass")
    assert (state(match).merlin, points(match)[0]) == (3, 0)
    play(match, "staff")
    assert offered(match, "stray") == {"stray arthur 1 on", "stray arthur 1 back"}


def test_one_staff_is_all_in_a_chain_ma_13() -> None:
    match = landed("arthur", 6, arthur(place=3), figure="merlin", items=[{"material": ["grey"]}, {}, {}])
    play(match, "stray arthur 1 on", "stray merlin 3 back", "act", "staff", "act")
    assert points(match)[0] == 2
    assert "staff" not in offered(match)


def test_a_chain_may_come_back_to_the_space_that_moves_arthur_ma_13() -> None:
    match = landed("arthur", 6, arthur(place=3), merlin=5, items=[{"material": ["grey"]}, {}, {}])
    play(match, "stray arthur 1 on", "stray merlin 1 on", "stray arthur 1 back", "act", "place lady blue")
    assert (asked(match), state(match).knights[0]) == ("ask-staff", 8)
    play(match, "staff", "stray arthur 1 on", "stray merlin 3 back", "act")
    assert points(match)[0] == 1
    assert offered(match) == {"pass"}


# -- inner ring: replace a manor -------------------------------------------------------------------------------------


def test_the_example_of_a_manor_replaced_on_a_tower_without_bonus_ma_16() -> None:
    match = inner("arthur", 14, manors={"16": 1, "1": 0, "7": 2})
    assert offered(match) == {"replace 16", "replace 7", "pass"}
    play(match, "replace 16")
    assert state(match).manors[15] == 0
    assert state(match).manors_home(1) == 7
    assert asked(match) == "ask-end"


def test_replacing_needs_a_manor_of_ones_own_ma_16() -> None:
    manors = {str(tile): 0 for tile in range(1, 8)} | {"16": 1}
    assert offered(inner("arthur", 14, manors=manors)) == {"pass"}


# -- inner ring: Picts -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [0, 5, 10])
def test_the_example_of_the_orange_flag(space: int) -> None:
    match = inner("arthur", space, arthur(display=["pict-orange-flag", "pict-wood-1"]))
    play(match, "pict pict-orange-flag")
    assert item(match, "flag orange") == 1
    assert [pict["id"] for pict in table(match)["players"][0]["picts"]] == ["pict-orange-flag"]
    assert len(table(match)["arthur"]["picts"]) == 2


@pytest.mark.parametrize(
    ("pict", "what"), [("pict-black-shield", "shield black"), ("pict-grey-material", "material grey")]
)
def test_picts_bring_items(pict: str, what: str) -> None:
    assert item(play(inner("arthur", 0, arthur(display=[pict])), f"pict {pict}"), what) == 1


def test_a_pict_brings_a_marker_if_there_is_one() -> None:
    shown = arthur(display=["pict-black-influence"])
    assert markers(play(inner("arthur", 0, shown), "pict pict-black-influence"), "black") == 1
    match = play(inner("arthur", 0, shown, influence=[["grey"] * 7, [], []]), "pict pict-black-influence")
    assert (markers(match, "black"), asked(match)) == (0, "ask-end")


def test_a_pict_is_kept_without_its_bonus_ma_17() -> None:
    match = inner("arthur", 0, arthur(display=["pict-orange-flag"]), stock(flag_orange=0))
    play(match, "pict pict-orange-flag")
    assert item(match, "flag orange") == 0
    assert table(match)["players"][0]["pict_total"] == 3


def test_a_free_manor_stands_on_its_terrain_and_brings_the_bonus_of_a_tower_ma_18() -> None:
    match = inner("arthur", 0, arthur(display=["pict-mountain-1"]), manors={"1": 1})
    play(match, "pict pict-mountain-1")
    assert offered(match) == {"pass", *[f"settle {tile}" for tile in (2, 3, 4, 5, 16)]}
    play(match, "settle 16", "take shield black")
    assert item(match, "shield black") == 1
    assert state(match).manors[15] == 0


def test_an_empty_stack_fills_no_display_ma_19() -> None:
    def exhausted(s: MerlinState) -> None:
        a = Arthur.of(s)
        a.gone = [n for n, count in enumerate(a.pool.counts) if count]
        a.pool.counts, a.pool.total, a.stacks = [0] * len(a.pool.counts), 0, [0, 0]

    match = inner("arthur", 0, arthur(display=["pict-orange-flag", "pict-wood-1"]), exhausted)
    play(match, "pict pict-orange-flag")
    assert [pict["id"] for pict in table(match)["arthur"]["picts"]] == ["pict-wood-1"]
    match = inner("arthur", 0, exhausted)
    assert offered(match) == {"pass"}


def test_a_pict_comes_from_the_larger_stack_the_left_one_of_equals_ma_20() -> None:
    match = inner("arthur", 0, arthur(display=["pict-orange-flag", "pict-wood-1"]))
    assert table(play(match, "pict pict-orange-flag"))["arthur"]["stacks"] == [13, 14]
    match = inner("arthur", 0, arthur(display=["pict-orange-flag"]))
    assert table(play(match, "pict pict-orange-flag"))["arthur"]["stacks"] == [14, 14]
