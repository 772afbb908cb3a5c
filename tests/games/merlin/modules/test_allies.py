"""Knights of the round table, stack A and the draft (p. 20-23). Rulings MK-01 to MK-10, MK-21 to MK-23."""

from __future__ import annotations

import pytest

from caliburn import Match
from caliburn.games.merlin.figures import ALLIES, SPACES
from caliburn.games.merlin.modules.allies_pieces import Allies
from tests.games.merlin.modules.tables import (
    allies,
    ally_tiles,
    arthur,
    asked,
    at,
    decrees,
    favor,
    fresh,
    gained,
    gold,
    inner,
    item,
    landed,
    markers,
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

STACK_A, STACK_B = set(ALLIES[:6]), set(ALLIES[6:])


def names(match: Match, seat: int) -> list[str]:
    return [ally["id"] for ally in table(match)["players"][seat]["allies"]]


# -- the draft -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stack_a_goes_clockwise_and_stack_b_the_other_way_mk_01_mk_21(seats: int) -> None:
    match = fresh("allies", seats=seats)
    first = state(match).first
    for step in range(seats):
        a = {move.split()[1] for move in offered(match)}
        assert on_turn(match) == (first + step) % seats
        assert a <= STACK_A
        assert len(a) == 6 - step
        play(match, min(offered(match)))
        b = {move.split()[1] for move in offered(match)}
        assert on_turn(match) == (first - 1 - step) % seats
        assert b <= STACK_B
        assert len(b) == 6 - step
        play(match, min(offered(match)))
    assert asked(match) == "ask-die"
    for seat in range(seats):
        own = set(names(match, seat))
        assert len(own & STACK_A) == len(own & STACK_B) == 1


def test_who_holds_both_stacks_takes_from_a_first_mk_02() -> None:
    match = fresh("allies", seats=3)
    first = state(match).first
    play(match, "ally gawain", "ally kay")
    assert on_turn(match) == (first + 1) % 3
    play(match, "ally gareth")
    assert on_turn(match) == (first + 1) % 3
    assert "ally bors" in offered(match)


def test_the_draft_is_open_and_comes_before_missions_and_dice_mk_21() -> None:
    match = fresh("allies")
    assert state(match).hands == [[], [], []]
    assert state(match).knight_dice == [[], [], []]
    assert sum(state(match).influence[0]) == 1
    assert set(table(match, 0)["allies"]["stacks"][0]) == STACK_A


def test_allies_may_be_dealt_at_random_mk_21() -> None:
    match = fresh("allies", allies="random")
    assert asked(match) == "ask-die"
    for seat in range(3):
        own = set(names(match, seat))
        assert (len(own & STACK_A), len(own & STACK_B)) == (1, 1)


def test_only_lancelot_and_bedivere_act_in_the_setup_mk_22() -> None:
    match = fresh("allies", seats=3)
    first = state(match).first
    start = state(match).knights[first]
    play(match, "ally lancelot", "ally kay")
    assert table(match)["allies"]["marshal"] == table(match)["principalities"][start // 4]["colour"]
    play(match, "ally gareth", "ally bedivere", "ally gawain", "ally galahad")
    bedivere = (first + 1) % 3
    assert [len(hand) for hand in state(match).hands] == [6 if seat == bedivere else 4 for seat in range(3)]
    assert ally_tiles(match, "kay") == 2
    assert ally_tiles(match, "galahad") == 6


# -- Tristram and Gawain ---------------------------------------------------------------------------------------------


def test_tristram_changes_a_knight_die_by_one_or_two_mk_03() -> None:
    match = at("allies", allies("tristram"), dice=[{"knight": [2]}, {}, {}], knights=[0, 8, 16])
    play(match, "die knight 2")
    assert offered(match, "stride") == {"stride up 1", "stride up 2", "stride down 1"}
    play(match, "stride up 2", "stride up 2")
    assert offered(match, "stride") == {"stride down 1", "stride down 2"}
    assert state(play(match, "go on")).knights[0] == 6
    assert ally_tiles(match, "tristram") == 4


def test_tristram_changes_no_other_die_mk_03() -> None:
    match = at("allies,arthur", allies("tristram"), dice=[{"merlin": 3}, {}, {}])
    assert not offered(play(match, "die merlin 3"), "stride")
    match = at("allies,arthur", allies("tristram"), dice=[{"arthur": 3}, {}, {}])
    assert not offered(play(match, "die arthur 3"), "stride")


def test_without_tiles_tristram_is_of_no_use() -> None:
    match = at("allies", allies("tristram", tiles=[0] * 12), dice=[{"knight": [2]}, {}, {}])
    assert not offered(play(match, "die knight 2"), "stride")


def test_gawain_turns_merlin_s_die_to_any_face_mk_04() -> None:
    match = at("allies", allies("gawain"), dice=[{"merlin": 2}, {}, {}], merlin=0)
    play(match, "die merlin 2")
    assert offered(match, "whim") == {f"whim {face}" for face in (1, 3, 4, 5, 6)}
    assert state(play(match, "whim 5", "go on")).merlin == 5
    assert ally_tiles(match, "gawain") == 2
    match = at("allies", allies("gawain"), dice=[{"knight": [2]}, {}, {}])
    assert not offered(play(match, "die knight 2"), "whim")


def test_gawain_turns_arthur_s_die_mk_04() -> None:
    match = at("allies,arthur", allies("gawain"), arthur(place=0), dice=[{"arthur": 2}, {}, {}])
    assert asked(play(match, "die arthur 2", "whim 1", "go on")) == "ask-resource"


# -- Lamorak ---------------------------------------------------------------------------------------------------------

THERE = {"vassals": [{"builder": "blue", "lady": "blue"}, {}, {}]}


def test_lamorak_s_vassals_act_where_they_are_mk_23() -> None:
    match = landed("allies", 8, allies("lamorak"), vassals=[{"builder": "blue"}, {"flag-bearer": "blue"}, {}])
    assert len(offered(match, "place")) == 4
    play(match, "place builder blue")
    assert item(match, "material blue") == 1
    assert not only(match, "VassalPlaced")
    assert vassal(match, "flag-bearer", 1) == "blue"


def test_lamorak_helps_on_the_vassal_influence_space_mk_23() -> None:
    match = landed("allies", 21, allies("lamorak"), influence=[["blue"], [], []], **THERE)
    assert markers(play(match, "place lady blue"), "blue") == 2


def test_lamorak_helps_by_stairs_and_different_action_mk_23() -> None:
    match = play(inner("allies,arthur", 3, allies("lamorak"), knights=[7, 4, 16], **THERE), "act")
    assert "place builder blue" in offered(match)
    match = landed("allies", 5, allies("lamorak"), items=[{"flag": ["orange"]}, {}, {}], **THERE)
    assert "place builder blue" in offered(play(match, "flag different 1"))


def test_lamorak_does_not_help_when_relocating_or_by_the_lady_s_ability_mk_23() -> None:
    assert "place builder blue" not in offered(landed("allies", 14, allies("lamorak"), **THERE))
    match = landed("allies,favor", 21, allies("lamorak"), favor("lady 3"), influence=[["blue"], [], []], **THERE)
    assert "place builder blue" not in offered(play(match, "two-vassals"))


def test_a_decree_may_take_the_place_of_lamorak_s_action_mk_23_mq_13() -> None:
    everybody = {"vassals": [dict.fromkeys(("builder", "lady", "flag-bearer", "shield-bearer"), "blue"), {}, {}]}
    stack = decrees(blue=["decree-points", "decree-flag-grey"])
    match = landed("allies,decrees", 8, allies("lamorak"), stack, **everybody)
    play(match, "place builder blue", "look", "decree decree-points")
    assert points(match)[0] == 2
    assert item(match, "material blue") == 0
    assert offered(landed("allies,decrees", 8, allies("tristram"), stack, **everybody)) == {"pass"}


# -- Lancelot --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "what"), [("builder", "material"), ("flag-bearer", "flag"), ("shield-bearer", "shield")]
)
def test_lancelot_s_vassals_act_twice_where_the_marshal_stands_mk_05(name: str, what: str) -> None:
    match = landed("allies", 8, allies("lancelot", marshal=2))
    assert item(play(match, f"place {name} blue"), f"{what} blue") == 2
    match = landed("allies", 12, allies("lancelot", marshal=2))
    assert item(play(match, f"place {name} purple"), f"{what} purple") == 1


def test_lancelot_s_lady_places_two_markers_mk_05() -> None:
    assert markers(play(landed("allies", 8, allies("lancelot", marshal=2)), "place lady blue"), "blue") == 2


def test_lancelot_helps_by_whatever_effect_a_vassal_is_sent_mk_05() -> None:
    match = landed("allies", 14, allies("lancelot", marshal=2), vassals=[{"builder": "grey"}, {}, {}])
    assert item(play(match, "place builder blue"), "material blue") == 2
    match = landed("allies", 21, allies("lancelot", marshal=2), influence=[["blue"], [], []])
    assert item(play(match, "place builder blue"), "material blue") == 2
    match = landed("allies,favor", 12, allies("lancelot", marshal=2), favor("builder 2"))
    assert item(play(match, "place builder blue"), "material blue") == 2


def test_lancelot_does_not_help_others_nor_when_a_vassal_is_activated_mk_05() -> None:
    match = landed("allies", 8, allies("lancelot", seat=1, marshal=2))
    assert item(play(match, "place builder blue"), "material blue") == 1
    match = landed("allies,arthur", 14, allies("lancelot", marshal=2), vassals=[{"builder": "blue"}, {}, {}])
    assert item(play(match, "activate builder"), "material blue") == 1


def test_a_decree_is_not_doubled_by_lancelot_mk_06() -> None:
    match = landed("allies,decrees", 8, allies("lancelot", marshal=2), decrees(blue=["decree-points"]))
    play(match, "place builder blue", "look", "decree decree-points")
    assert points(match)[0] == 2
    assert item(match, "material blue") == 0
    match = landed("allies,decrees", 8, allies("lancelot", marshal=2), decrees(blue=["decree-points"]))
    assert item(play(match, "place builder blue", "act"), "material blue") == 2


# -- Gareth ----------------------------------------------------------------------------------------------------------


def test_gareth_counts_colours_however_a_traitor_is_repelled_mk_07() -> None:
    match = landed("allies", 6, allies("gareth"), traitors=[["black", "black", "grey"], [], []])
    play(match, "repel black")
    assert points(match)[0] == 1
    match = at("allies", allies("gareth"), traitors=[["black", "black", "grey"], [], []],
               items=[{"flag": ["purple"]}, {}, {}])  # fmt: skip
    play(match, "flag repel black")
    assert points(match)[0] == 1
    match = at("allies,favor", allies("gareth"), favor("shield-bearer 3"), traitors=[["grey"], [], []])
    assert points(play(match, "vanquish grey"))[0] == 2


def test_gareth_gains_nothing_for_a_colour_he_has_or_a_traitor_that_costs_points_mk_07() -> None:
    given = {"traitors": [["black", "grey", "blue"], [], []], "items": [{"shield": ["black", "grey"]}, {}, {}]}
    match = scored("allies", allies("gareth", gareth=[0]), **given)
    assert gained(match, "gareth") == {0: 1}
    assert Allies.of(state(match)).gareth == [0, 1]
    assert gained(match, "traitors") == {0: -3}


@pytest.mark.parametrize(("tiles", "worth"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 12)])
def test_gareth_s_tiles_score_at_the_end(tiles: int, worth: int) -> None:
    match = scored("allies", allies("gareth", seat=1, gareth=list(range(tiles))), round=6)
    assert gained(match, "end-gareth") == {1: worth}


# -- Geraint ---------------------------------------------------------------------------------------------------------


def test_geraint_s_first_landing_brings_a_tile_and_every_scoring_a_point_mk_08() -> None:
    given = {"items": [{"material": ["grey"]}, {}, {}]}
    match = play(landed("allies", 3, allies("geraint"), **given), "act")
    assert points(match)[0] == 2
    assert Allies.of(state(match)).geraint == [3]
    match = play(landed("allies", 3, allies("geraint", geraint=[3]), **given), "act")
    assert points(match)[0] == 2
    assert Allies.of(state(match)).geraint == [3]
    match = play(landed("allies", 3, allies("geraint"), figure="merlin", **given), "act", "staff", "act")
    assert points(match)[0] == 4


def test_geraint_and_mirror_and_different_action_mk_09() -> None:
    match = landed("allies", 15, allies("geraint"), items=[{"flag": ["blue"], "material": ["grey"]}, {}, {}])
    play(match, "flag mirror", "act")
    assert Allies.of(state(match)).geraint == [15, 3]
    assert points(match)[0] == 2
    items = [{"flag": ["orange"], "material": ["grey"]}, {}, {}]
    match = landed("allies", 5, allies("geraint"), items=items, knights=(3, 16, 20))
    play(match, "flag different 1", "act")
    assert Allies.of(state(match)).geraint == []
    assert points(match)[0] == 2


def test_geraint_takes_the_tile_of_the_space_landed_on_mk_10() -> None:
    match = landed("allies,favor", 3, allies("geraint"), favor("flag-bearer 3"), items=[{"shield": ["grey"]}, {}, {}])
    play(match, "score shield")
    assert points(match)[0] == 1 + 1 + 1
    assert table(match)["players"][0]["allies"][0]["earned"] == ["material"]


def test_geraint_has_five_spaces_with_arthur() -> None:
    match = play(landed("allies,arthur", 19, allies("geraint", geraint=[3, 11, 15, 23]), manors={"1": 0}), "act")
    assert points(match)[0] == 2
    assert len(Allies.of(state(match)).geraint) == 5


@pytest.mark.parametrize(("tiles", "worth"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 10)])
def test_geraint_s_tiles_score_at_the_end(tiles: int, worth: int) -> None:
    match = scored("allies,arthur", allies("geraint", geraint=[3, 11, 15, 23, 19][:tiles]), round=6)
    assert gained(match, "end-geraint") == {0: worth}


def test_a_coin_and_gawain_s_tile_change_the_same_die() -> None:
    match = at("allies,gold", allies("gawain"), gold(coins=[1, 0, 0]), dice=[{"merlin": 6}, {}, {}], merlin=0)
    play(match, "die merlin 6", "coin down", "whim 6", "go back")
    assert state(match).merlin == SPACES - 6
