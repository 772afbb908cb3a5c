"""Rulings of Merlin where two modules touch: MA-16, MA-26, MG-19, MK-24, MM-05, MW-11, MW-15, MW-29 to MW-34."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.games.merlin.figures import COLOURS
from caliburn.games.merlin.modules.allies_pieces import Allies
from caliburn.games.merlin.modules.gold import Gold
from caliburn.games.merlin.modules.market import Market
from caliburn.games.merlin.modules.morgana_pieces import Morgana
from tests.games.merlin.modules.tables import (
    Setting,
    allies,
    ally_tiles,
    arthur,
    asked,
    at,
    coins,
    decrees,
    favor,
    gained,
    gold,
    inner,
    item,
    kitchen,
    landed,
    markers,
    market,
    morgana,
    offered,
    play,
    points,
    scored,
    state,
    vassal,
)


def items_in(match: Match, verb: str = "take") -> set[str]:
    """The kinds of items that are offered."""
    return {move.split()[1] for move in offered(match, verb)}


# -- missions with several kinds of help -----------------------------------------------------------------------------


def test_percival_s_tile_and_a_mistletoe_help_with_one_card_mm_05_mk_15() -> None:
    items = [{"flag": ["grey"], "material": ["orange"]}, {}, {}]
    settings = (allies("percival"), gold(mistletoe=[1, 1, 1]))
    match = at("allies,gold", *settings, items=items, hands=[["m41"], [], []])
    assert offered(match, "mission") == {"mission m41 percival mistletoe"}
    play(match, "mission m41 percival mistletoe")
    assert (points(match)[0], ally_tiles(match, "percival"), Gold.of(state(match)).mistletoe[0]) == (3, 7, 0)


def test_mistletoe_and_remedies_are_told_apart_mg_05() -> None:
    items = [{"flag": ["black"], "shield": ["blue"]}, {}, {}]
    match = at("market", market(remedies=1), items=items, hands=[["m41"], [], []])
    assert offered(match, "mission") == {"mission m41 mistletoe", "mission m41 remedy"}
    match = at("market", market(remedies=1), items=[{"flag": ["black"]}, {}, {}], hands=[["m41"], [], []])
    assert offered(match, "mission") == {"mission m41 mistletoe remedy"}


def test_a_second_mission_may_be_helped_too_mt_18() -> None:
    items = [{"flag": ["black", "brown"]}, {}, {}]
    match = play(at("gold", items=items, hands=[["m01", "m06"], [], []]), "mission m01")
    assert offered(match, "second") == {"second m06 mistletoe"}  # the flag has gone back by then


# -- dice ------------------------------------------------------------------------------------------------------------


def test_nothing_of_other_modules_changes_a_laborer_mg_19() -> None:
    settings = (
        market(laborer=3), allies("tristram", "bors"), decrees(held=["decree-points"]), morgana(poisoned=[1, 0, 0]),
    )  # fmt: skip
    modules = "market,allies,decrees,morgana,arthur"
    match = at(modules, *settings, items=[{"flag": ["black", "grey"]}, {}, {}], dice=[{}, {"knight": [6]}, {}])
    play(match, "labor 3")
    assert {move.split()[0] for move in offered(match)} == {"go", "buy"}


def test_zero_and_seven_take_no_tile_coin_decree_or_poison_ma_26() -> None:
    settings = (
        allies("tristram", "bors"), decrees(held=["decree-points"]), market(remedies=1), morgana(poisoned=[1, 0, 0]),
    )  # fmt: skip
    dice = [{"knight": [6]}, {"knight": [3]}, {}]
    match = at(
        "market,allies,decrees,morgana,arthur", *settings, items=[{"flag": ["grey", "black"]}, {}, {}], dice=dice
    )
    play(match, "die knight 6", "flag adjust up")
    assert {move.split()[0] for move in offered(match)} == {"go", "buy"}


def test_a_portal_suits_the_second_row_of_the_favor_mf_04() -> None:
    match = at("allies,favor", allies("bors"), favor("builder 2"), dice=[{"knight": [5]}, {}, {}])
    assert "place builder brown" in offered(play(match, "die knight 5", "portal blue"))


def test_merlin_moved_by_his_inner_space_skips_morgana_mw_11() -> None:
    match = inner("morgana,arthur", 4, morgana(at="grey"), merlin=3)
    assert state(play(match, "stray merlin 1 on")).merlin == 5


# -- Galahad ---------------------------------------------------------------------------------------------------------


def test_galahad_takes_elsewhere_what_morgana_bars_mk_24() -> None:
    match = landed("morgana,allies", 9, morgana(at="grey"), allies("galahad"), influence=[["grey"], [], []])
    play(match, "take flag grey")
    assert offered(match) == {"pass", *[f"wild flag {colour}" for colour in COLOURS if colour != "grey"]}
    match = landed("morgana,allies", 9, morgana(at="black"), allies("galahad"), influence=[["grey"], [], []])
    play(match, "take flag grey")
    assert "wild flag black" not in offered(match)


def test_in_caerleon_galahad_changes_the_colour_mk_24() -> None:
    match = landed("caerleon,allies", 9, allies("galahad"), influence=[["grey"], [], []])
    play(match, "take flag grey", "wild flag brown")
    assert item(match, "flag brown") == 1


def test_in_caerleon_galahad_finds_nothing_in_a_blocked_district_mk_24_mw_15() -> None:
    settings = (allies("galahad"), morgana(at="purple"))  # the Tailor
    match = landed("caerleon,allies,morgana", 9, *settings, influence=[["grey"], [], []])
    assert not offered(match, "take")


# -- Caerleon and other modules --------------------------------------------------------------------------------------


def test_lamorak_sends_nobody_home_in_a_full_district_mk_23() -> None:
    vassals = [{"builder": "brown"}, {"flag-bearer": "brown"}, {}]
    match = play(landed("caerleon,allies", 20, allies("lamorak"), vassals=vassals), "place builder brown")
    assert (coins(match), vassal(match, "flag-bearer", 1)) == (4, "brown")


def test_lancelot_doubles_what_a_district_gives_mk_05() -> None:
    match = landed("caerleon,allies", 0, allies("lancelot", marshal=0))
    play(match, "place shield-bearer black", *["take shield grey"] * 4)
    assert item(match, "shield grey") == 4
    assert asked(match) == "ask-end"


def test_a_decree_gives_the_colour_it_shows_in_caerleon_mg_14() -> None:
    stack = decrees(black=["decree-flag-grey"])
    match = play(landed("caerleon,decrees", 0, stack), "place builder black", "look", "decree decree-flag-grey")
    assert item(match, "flag grey") == 1


def test_an_influence_treasure_gives_the_colour_of_the_district_mg_14() -> None:
    match = landed("caerleon,treasures", 2, items=[{"material": ["black"]}, {}, {}], influence=[["blue"], [], []],
                   tiles=["mountain-influence"])  # fmt: skip
    play(match, "build 1 black", "choose blue")
    assert (item(match, "material blue"), item(match, "shield blue")) == (1, 1)


# -- Morgana in Caerleon ---------------------------------------------------------------------------------------------

CITY = "caerleon,morgana"


def test_a_blocked_smith_gives_no_shield_of_any_colour_mw_15() -> None:
    smith = morgana(at="black")
    assert not offered(landed(CITY, 1, smith, influence=[["grey", "blue"], [], []]), "take")
    match = play(landed(CITY, 19, smith, items=[{"shield": ["grey"]}, {}, {}]), "give shield grey")
    assert items_in(match) == {"flag", "material"}
    match = landed(CITY, 2, smith, items=[{"material": ["black"]}, {}, {}])
    assert items_in(play(match, "build 17 black")) == {"flag"}
    match = landed(CITY, 21, smith, influence=[["black"], [], []])
    assert asked(play(match, "place shield-bearer black")) == "ask-end"
    match = inner(f"{CITY},arthur", 0, smith, arthur(display=["pict-orange-shield"]))
    assert item(play(match, "pict pict-orange-shield"), "shield orange") == 0


def test_the_colour_of_an_item_does_not_matter_to_a_blocked_district_mw_15() -> None:
    match = landed(CITY, 13, morgana(at="black"), influence=[["black"], [], []])
    assert offered(match, "take") == {"take material black"}


def test_market_tiles_lie_in_no_district_mw_15() -> None:
    assert "buy shield grey" in offered(at(f"{CITY},market", morgana(at="black")))


def test_a_blocked_orchard_gives_no_apples_and_no_mistletoe_mw_15() -> None:
    orchard = morgana(at="orange")
    assert not offered(landed(CITY, 5, orchard), "pick")
    match = play(landed(CITY, 22, orchard), "act")
    assert (state(match).grail, state(match).apples[0]) == (0, 1)
    match = landed(f"{CITY},treasures", 2, orchard, items=[{"material": ["black"]}, {}, {}], tiles=["mountain-points"])
    play(match, "build 1 black", "act")
    assert (points(match)[0], state(match).apples[0]) == (2, 1)


def test_a_blocked_mint_gives_no_coins_mw_15() -> None:
    assert coins(play(landed(CITY, 7, morgana(at="brown")), "act")) == 2
    match = landed(CITY, 8, morgana(at="brown"), items=[{"flag": ["grey"]}, {}, {}])
    assert "pick coin" not in offered(play(match, "place builder blue", "give flag grey"))


def test_coins_can_be_spent_while_the_mint_is_blocked_mw_15() -> None:
    match = at(CITY, morgana(at="brown"), dice=[{"knight": [3]}, {}, {}])
    assert coins(play(match, "die knight 3", "coin up")) == 1


def test_a_blocked_market_district_bars_nothing_mw_34() -> None:
    items = [{"flag": ["grey"]}, {}, {}]
    match = landed(CITY, 21, morgana(at="blue"), influence=[["blue"], [], []], items=items)
    play(match, "place builder blue", "give flag grey")
    assert items_in(match) == {"shield", "flag", "material"}


def witchs_gold(haunt: str, *settings: Setting, **given: Any) -> Match:
    match = kitchen(CITY, 1, morgana(first="gold"), *settings, **given)
    return play(match, "brew 1", f"haunt {haunt}")


@pytest.mark.parametrize(("haunt", "kind"), [("black", "shield"), ("grey", "material"), ("purple", "flag")])
def test_witch_s_gold_takes_three_pieces_of_the_blocked_district_mw_33(haunt: str, kind: str) -> None:
    match = play(witchs_gold(haunt), "spend")
    assert offered(match) == {f"take {kind} {colour}" for colour in COLOURS}
    play(match, f"take {kind} orange", f"take {kind} orange", f"take {kind} blue")
    assert (item(match, f"{kind} orange"), item(match, f"{kind} blue")) == (2, 1)
    assert asked(match) == "ask-end"


def test_witch_s_gold_in_the_orchard_and_the_mint_mw_33() -> None:
    match = play(witchs_gold("orange"), "spend", "pick apple", "pick mistletoe", "pick apple")
    assert (state(match).apples[0], Gold.of(state(match)).mistletoe[0], coins(match)) == (3, 2, 0)
    match = play(witchs_gold("brown"), "spend", "pick coin", "pick coin", "pick coin")
    assert coins(match) == 3


def test_witch_s_gold_finds_nothing_at_the_market_mw_33() -> None:
    assert "spend" not in offered(witchs_gold("blue"))


def test_items_become_coins_even_while_the_mint_is_blocked_mw_33() -> None:
    match = witchs_gold("brown", items=[{"flag": ["grey", "grey"]}, {}, {}])
    assert coins(play(match, "sell", "give flag grey", "give flag grey")) == 5


# -- manors ----------------------------------------------------------------------------------------------------------


def test_a_hut_on_a_replaced_manor_returns_ma_16() -> None:
    match = inner("arthur,morgana", 14, morgana(huts=[7]), manors={"7": 1})
    play(match, "replace 7")
    assert (state(match).manors[6], Morgana.of(state(match)).huts) == (0, [])


def test_castles_and_huts_add_nothing_to_the_points_for_manors_ma_28() -> None:
    settings = (morgana(huts=[1]), allies("gaheris", castles=[0]))
    match = landed("arthur,morgana,allies", 19, *settings, manors={"1": 0, "7": 0})
    assert points(play(match, "act"))[0] == 2


def test_with_arthur_all_manors_of_a_hut_s_territory_go_home_mw_29() -> None:
    manors = {"1": 0, "2": 0, "3": 1, "7": 0, "8": 0, "9": 1}
    match = scored("arthur,morgana", morgana(huts=[3]), manors=manors)
    assert state(match).manors[:5] == [-1] * 5
    assert offered(match) == {"keep 7", "keep 8"}  # the other territories by Arthur's rule
    play(match, "keep 7")
    assert state(match).manors[6:9] == [0, -1, 1]


def test_with_arthur_manors_on_castles_stay_and_their_hut_returns_alone_mw_29() -> None:
    settings = (morgana(huts=[1]), allies("gaheris", castles=[0]))
    match = scored("arthur,morgana,allies", *settings, manors={"1": 0, "2": 0, "3": 1})
    assert state(match).manors[:3] == [0, -1, -1]
    assert Morgana.of(state(match)).huts == []
    assert Allies.of(state(match)).castles == [0]


def test_a_hut_on_a_castle_counts_three_and_goes_home_without_arthur_mw_30() -> None:
    settings = (morgana(huts=[1]), allies("gaheris", castles=[0]))
    match = scored("morgana,allies", *settings, manors={"1": 0, "2": 1, "3": 1})
    assert gained(match, "environs") == {0: 5}
    assert gained(match, "huts") == {0: 1}
    assert state(match).manors[:3] == [-1, 1, 1]
    assert Allies.of(state(match)).castles == []
    assert ally_tiles(match, "gaheris") == 2  # what is left of them was never spent here


# -- markers ---------------------------------------------------------------------------------------------------------


def test_plus_token_and_morgana_marker_on_one_marker_count_three_mw_31() -> None:
    settings = (market(blue=1), morgana(on_top=[["blue"]]))
    match = scored("market,morgana", *settings, influence=[["blue"], ["blue", "blue"], []])
    assert gained(match, "influence") == {0: 5}
    assert (markers(match, "blue"), markers(match, "blue", 1)) == (0, 1)
    assert Market.of(state(match)).plus == 4


def test_kay_and_a_plus_token_with_one_marker() -> None:
    match = landed("market,allies", 8, market(plus=1), allies("kay"))
    play(match, "place lady blue", "kay", "plus")
    assert Allies.of(state(match)).kay[2] == 1
    assert Market.of(state(match)).placed_plus[0][2] == 1


def test_morgana_s_markers_are_none_outside_the_scoring_mm_07() -> None:
    dark = morgana(on_top=[["blue"]], dark=["grey"])
    assert points(play(landed("morgana", 11, dark, influence=[["blue"], [], []]), "act"))[0] == 1
    match = landed("morgana", 9, dark, influence=[["blue"], [], []])
    assert offered(match, "take") == {"take flag blue"}
    match = at("morgana", dark, gold(mistletoe=[0, 0, 0]), influence=[["blue"], [], []], hands=[["m33"], [], []])
    assert not offered(match, "mission")


# -- prices ----------------------------------------------------------------------------------------------------------


def test_market_materials_pay_for_the_horn_and_go_back_mg_07_mw_06() -> None:
    match = kitchen("morgana,market", 6, market(tiles=["material grey"]), gold(coins=[0, 0, 0]))
    play(match, "horn", "give material grey")
    assert Market.of(state(match)).tiles[13] == 1
    assert Morgana.of(state(match)).horn == 0


def test_market_tiles_sold_for_witch_s_gold_go_back_mg_07() -> None:
    match = kitchen("morgana,market", 1, morgana(first="gold"), market(tiles=["shield grey", "material grey"]))
    play(match, "brew 1", "haunt black", "sell", "give shield grey", "give material grey")
    assert (Market.of(state(match)).tiles[1], Market.of(state(match)).tiles[13]) == (1, 1)
    assert coins(match) == 5


def test_gareth_and_the_treasure_excalibur_mk_07() -> None:
    match = landed("allies,treasures", 2, allies("gareth"), items=[{"material": ["black"]}, {}, {}],
                   traitors=[["grey"], [], []], tiles=["mountain-excalibur"])  # fmt: skip
    assert points(play(match, "build 1 black", "repel grey"))[0] == 1
