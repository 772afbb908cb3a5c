"""Knights of the round table, stack B (p. 23-25). Rulings MK-11 to MK-20, MK-24 to MK-26, MM-06."""

from __future__ import annotations

import pytest

from caliburn.games.merlin.figures import COLOURS, MISSION_IDS
from caliburn.games.merlin.modules.allies_pieces import Allies
from tests.games.merlin.modules.tables import (
    allies,
    ally_tiles,
    arthur,
    asked,
    at,
    gained,
    inner,
    item,
    landed,
    markers,
    offered,
    play,
    points,
    scored,
    state,
    stock,
)

# -- Galahad ---------------------------------------------------------------------------------------------------------


def test_galahad_claims_the_same_kind_elsewhere_mk_11() -> None:
    match = landed("allies", 8, allies("galahad"), stock(shield_grey=0))
    play(match, "place shield-bearer blue")
    others = {f"wild shield {colour}" for colour in COLOURS if colour not in ("blue", "grey")}
    assert offered(match) == {"take shield blue", *others}
    play(match, "wild shield brown")
    assert (item(match, "shield brown"), item(match, "shield blue")) == (1, 0)
    assert ally_tiles(match, "galahad") == 5


def test_galahad_keeps_his_tile_with_the_first_principality() -> None:
    match = play(landed("allies", 8, allies("galahad")), "place shield-bearer blue", "take shield blue")
    assert item(match, "shield blue") == 1
    assert ally_tiles(match, "galahad") == 6


def test_galahad_needs_nothing_in_the_first_principality_mk_24() -> None:
    match = landed("allies", 9, allies("galahad"), stock(flag_grey=0), influence=[["grey"], [], []])
    play(match, "take flag grey")
    assert "take flag grey" not in offered(match)
    assert item(play(match, "wild flag black"), "flag black") == 1
    match = landed("allies", 9, allies("galahad", tiles=[0] * 12), stock(flag_grey=0), influence=[["grey"], [], []])
    assert offered(match) == {"pass"}


def test_galahad_helps_with_the_bonus_of_a_pict() -> None:
    match = inner("allies,arthur", 0, allies("galahad"), arthur(display=["pict-orange-flag"]))
    assert item(play(match, "pict pict-orange-flag", "wild flag blue"), "flag blue") == 1


# -- Bors ------------------------------------------------------------------------------------------------------------


def test_bors_uses_up_a_knight_die_and_no_flag_follows_mk_12() -> None:
    given = {"dice": [{"knight": [5]}, {}, {}], "knights": [0, 8, 16]}
    match = at("allies", allies("bors"), items=[{"flag": ["black", "blue", "orange"]}, {}, {}], **given)
    play(match, "die knight 5")
    assert offered(match, "portal") == {f"portal {colour}" for colour in COLOURS}
    play(match, "portal purple")
    assert state(match).knights[0] == 12
    assert not offered(match, "flag")
    assert item(play(match, "place builder purple"), "material purple") == 1
    assert state(match).knight_dice[0] == []
    assert ally_tiles(match, "bors") == 2


def test_bors_needs_a_knight_die_mk_12() -> None:
    match = at("allies", allies("bors"), dice=[{"merlin": 5}, {}, {}])
    assert not offered(play(match, "die merlin 5"), "portal")


# -- Gaheris ---------------------------------------------------------------------------------------------------------

BUILDS = {"items": [{"material": ["black", "grey", "orange"]}, {}, {}]}


def test_gaheris_doubles_the_bonus_of_a_tower_in_two_principalities_mk_13() -> None:
    match = play(landed("allies", 2, allies("gaheris"), **BUILDS), "build 17 black", "castle")
    play(match, "take shield brown")
    assert not [move for move in offered(match) if move.endswith("brown")]
    assert {"take flag grey", "take shield grey", "influence grey"} <= offered(match)
    play(match, "influence grey")
    assert item(match, "shield brown") == 1
    assert markers(match, "grey") == 1
    assert asked(match) == "ask-end"
    assert ally_tiles(match, "gaheris") == 1


def test_without_a_castle_there_is_one_bonus() -> None:
    match = play(landed("allies", 2, allies("gaheris"), **BUILDS), "build 17 black", "pass", "take shield brown")
    assert asked(match) == "ask-end"
    assert Allies.of(state(match)).castles == []


def test_a_castle_counts_as_another_manor_mk_14() -> None:
    manors = {"1": 0, "2": 1, "7": 0, "8": 1, "9": 1}
    match = scored("allies", allies("gaheris", castles=[0, 6]), manors=manors)
    assert gained(match, "environs") == {0: 5 + 2, 1: 2}


def test_no_castle_when_replacing_and_none_is_replaced_mk_25() -> None:
    match = inner("allies,arthur", 14, allies("gaheris"), manors={"16": 1})
    assert asked(play(match, "replace 16")) == "ask-end"
    match = inner("allies,arthur", 14, allies("gaheris", seat=1, castles=[15]), manors={"16": 1, "1": 1})
    assert offered(match) == {"replace 1", "pass"}


def test_one_possible_bonus_of_two_is_gained_mk_25() -> None:
    empty = {f"{kind}_{colour}": 0 for kind in ("shield", "flag") for colour in COLOURS} | {"shield_blue": 2}
    match = landed("allies", 2, allies("gaheris"), stock(**empty), influence=[["grey"] * 7, [], []], **BUILDS)
    play(match, "build 17 black", "castle", "take shield blue")
    assert item(match, "shield blue") == 1
    assert asked(match) == "ask-end"


def test_a_free_manor_may_stand_on_a_castle_mk_25() -> None:
    match = inner("allies,arthur", 0, allies("gaheris"), arthur(display=["pict-wood-1"]))
    play(match, "pict pict-wood-1", "settle 7", "castle")
    assert Allies.of(state(match)).castles == [6]


# -- Percival --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["black", "grey", "brown"])
def test_the_example_of_the_purple_flag(colour: str) -> None:
    match = at("allies", allies("percival"), items=[{"flag": [colour]}, {}, {}], hands=[["m04"], [], []])
    play(match, "mission m04 percival")
    assert points(match)[0] == 1
    assert ally_tiles(match, "percival") == 7
    assert item(match, f"flag {colour}") == 1


def test_percival_s_tile_changes_the_colour_and_not_the_kind() -> None:
    match = at("allies", allies("percival"), items=[{"shield": ["purple"]}, {}, {}], hands=[["m04"], [], []])
    assert not offered(match, "mission")


def test_one_tile_for_a_card_mk_15() -> None:
    items = [{"flag": ["grey"], "shield": ["grey"], "material": ["orange"]}, {}, {}]
    match = at("allies", allies("percival"), items=items, hands=[["m41"], [], []])
    assert not offered(match, "mission")
    items = [{"flag": ["grey"], "shield": ["blue"], "material": ["orange"]}, {}, {}]
    match = at("allies", allies("percival"), items=items, hands=[["m41"], [], []])
    assert offered(match, "mission") == {"mission m41 percival"}


def test_percival_changes_the_principality_of_a_marker_mm_06() -> None:
    match = at("allies", allies("percival"), influence=[["black", "grey"], [], []], hands=[["m31", "m33"], [], []])
    assert offered(match, "mission") == {"mission m31 percival"}


def test_percival_is_no_help_with_vassals_mm_06() -> None:
    vassals = [{"builder": "grey", "lady": "grey", "flag-bearer": "black", "shield-bearer": "black"}, {}, {}]
    match = at("allies", allies("percival"), vassals=vassals, hands=[["m21", "m22", "m25", "m26"], [], []])
    assert not offered(match, "mission")


# -- Bedivere --------------------------------------------------------------------------------------------------------


def test_bedivere_swaps_a_card_with_the_display_mk_16() -> None:
    given = {"hands": [["m01", "m02"], [], []], "display": ["m10", "m11", "m12"]}
    match = at("allies", allies("bedivere"), items=[{"shield": ["purple"]}, {}, {}], **given)
    assert len(offered(match, "swap-cards")) == 6
    play(match, "swap-cards m01 m10")
    assert [MISSION_IDS[card] for card in state(match).display] == ["m11", "m12", "m01"]
    assert "mission m10" in offered(match)
    assert ally_tiles(match, "bedivere") == 5
    play(match, "die knight 1")
    assert "swap-cards m02 m11" in offered(match)


def test_bedivere_keeps_six_cards_mk_17() -> None:
    hand = ["m01", "m02", "m03", "m04", "m05", "m06"]
    match = landed("allies", 5, allies("bedivere"), items=[{"flag": ["black"]}, {}, {}], hands=[hand, [], []])
    play(match, "mission m01", "pass", "pass", "draw deck")
    assert len(state(match).hands[0]) == 6


# -- Kay -------------------------------------------------------------------------------------------------------------


def test_kay_adds_a_tile_only_together_with_a_marker_mk_18() -> None:
    match = play(landed("allies", 8, allies("kay")), "place lady blue")
    assert (asked(match), offered(match)) == ("ask-kay", {"kay", "pass"})
    play(match, "kay")
    assert (Allies.of(state(match)).kay[2], ally_tiles(match, "kay")) == (1, 1)
    match = play(landed("allies", 8, allies("kay"), influence=[["grey"] * 7, [], []]), "place lady blue")
    assert asked(match) == "ask-end"


def test_kay_s_tile_wins_majorities_and_yields_no_points() -> None:
    given = {"influence": [["blue"], ["blue"], []]}
    match = scored("allies", allies("kay", kay=[0, 0, 1, 0, 0, 0], tiles=[0] * 11 + [1]), **given)
    assert gained(match, "influence") == {0: 2}


def test_kay_s_tile_returns_after_the_scoring_mk_19() -> None:
    match = scored("allies", allies("kay", kay=[0, 0, 2, 0, 0, 0], tiles=[0] * 12), influence=[["blue"], [], []])
    assert ally_tiles(match, "kay") == 2
    assert Allies.of(state(match)).kay == [0] * 6
    assert markers(match, "blue") == 1


def test_the_grail_looks_at_ties_with_kay_s_tiles_counted_mk_20() -> None:
    given = {"influence": [["blue"], ["blue", "blue"], []], "grail": 1}
    match = scored("allies", allies("kay", kay=[0, 0, 1, 0, 0, 0], tiles=[0] * 11 + [1]), **given)
    assert asked(match) == "ask-grail-tie"
    assert gained(play(match, "grail"), "influence") == {1: 3}
    given = {"influence": [["blue"], ["blue"], []], "grail": 1}
    match = scored("allies", allies("kay", kay=[0, 0, 1, 0, 0, 0], tiles=[0] * 11 + [1]), **given)
    assert asked(match) == "ask-die"


def test_kay_s_tile_is_no_marker_outside_the_scoring_mm_07() -> None:
    tile = allies("kay", kay=[0, 0, 1, 0, 0, 0], tiles=[0] * 11 + [1])
    assert points(play(landed("allies", 11, tile, influence=[["blue"], [], []]), "act"))[0] == 1
    assert offered(landed("allies", 9, tile)) == {"pass"}
    assert not offered(at("allies", tile, influence=[["blue"], [], []], hands=[["m33"], [], []]), "mission")


def test_kay_s_tile_counts_by_itself_when_its_marker_has_gone_mk_26() -> None:
    tile = allies("kay", kay=[0, 0, 1, 0, 0, 0], tiles=[0] * 11 + [1])
    match = scored("allies", tile, influence=[[], ["blue"], []])
    assert gained(match, "influence") == {}  # one against one: a single point, divided
    assert ally_tiles(match, "kay") == 2
