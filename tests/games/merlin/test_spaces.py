"""Merlin, "The actions of the action rondel" (MP-01 to MP-16, MP-19): what is done on each space, but for building."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.games.merlin.helpers import (
    COLOURS,
    KINDS,
    VASSALS,
    asked,
    at,
    display,
    end_turn,
    hand,
    influence,
    items,
    knight_at,
    landed,
    merlin_at,
    offered,
    only,
    play,
    player,
    principality,
    scores,
    stock,
    table,
    turn,
)

ITEM_OF = {"builder": "material", "flag-bearer": "flag", "shield-bearer": "shield"}
GREY, BLUE, PURPLE = 4, 8, 12
SHIELD_OF_INFLUENCE, FLAG_OF_INFLUENCE, MATERIAL_OF_INFLUENCE, VASSAL_OF_INFLUENCE = 1, 9, 13, 21
EXCALIBUR, EXCHANGE, RELOCATE, GRAIL, MISSION = 6, 7, 14, 22, 5
SIX_GREY = ["grey"] * 6


def no_stock(kind: str) -> list[dict[str, list[str]]]:
    """Seat 1 has everything of this kind in grey."""
    return [{}, {kind: SIX_GREY}, {}]


# -- principalities --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("vassal", list(ITEM_OF))
def test_a_vassal_claims_its_item_from_the_principality(colour: str, vassal: str) -> None:
    match = play(landed(4 * COLOURS.index(colour)), f"place {vassal} {colour}")
    assert player(match)["items"] == {kind: {colour: 1} if kind == ITEM_OF[vassal] else {} for kind in KINDS}
    assert stock(match, ITEM_OF[vassal], colour) == 5
    assert player(match)["vassals"] == {one: colour if one == vassal else None for one in VASSALS}


def test_the_lady_places_a_marker() -> None:
    match = play(landed(GREY, influence=[["grey"], ["grey"], []]), "place lady grey")
    assert influence(match, "grey") == [2, 1, 0]
    assert player(match)["influence"] == 5


def test_a_vassal_comes_from_the_castle_board_or_from_any_other_principality() -> None:
    """MP-01."""
    match = landed(GREY, vassals={"builder": "brown", "lady": "purple"})
    assert offered(match, "place") == {f"place {vassal} grey" for vassal in VASSALS}
    play(match, "place builder grey")
    assert principality(match, "brown")["vassals"]["builder"] is None
    assert principality(match, "grey")["vassals"]["builder"] == 0


def test_a_vassal_that_is_there_already_may_not_be_chosen() -> None:
    """MP-01."""
    match = landed(GREY, vassals={"builder": "grey", "lady": "grey"})
    assert offered(match, "place") == {"place flag-bearer grey", "place shield-bearer grey"}


def test_a_principality_with_all_own_vassals_allows_nothing() -> None:
    """MP-01."""
    assert offered(landed(GREY, vassals=dict.fromkeys(VASSALS, "grey"))) == {"pass"}


@pytest.mark.parametrize("vassal", VASSALS)
def test_another_players_vassal_of_the_same_kind_goes_home(vassal: str) -> None:
    """MP-02: the others stay."""
    match = landed(GREY, vassals=[{}, dict.fromkeys(VASSALS, "grey"), {vassal: "brown"}])
    play(match, f"place {vassal} grey")
    assert player(match, 1)["vassals"] == {one: None if one == vassal else "grey" for one in VASSALS}
    assert player(match, 2)["vassals"][vassal] == "brown"
    assert [(event.seat, event.vassal) for event in only(match, "VassalSentHome")] == [(1, vassal)]


def test_everybody_sends_everybody_elses_vassals_home() -> None:
    """MP-02: whoever is on turn, and whoever stands there."""
    for seat, other in permutations(range(3), 2):
        dice = [{"knight": [1]} if one == seat else {} for one in range(3)]
        vassals = [{"lady": "grey"} if one == other else {} for one in range(3)]
        match = at(turn=seat, knights=[3, 3, 3], dice=dice, vassals=vassals)
        play(match, "die knight 1", "go on", "place lady grey")
        assert [player(match, one)["vassals"]["lady"] for one in (seat, other)] == ["grey", None]
        assert principality(match, "grey")["vassals"]["lady"] == seat


@pytest.mark.parametrize("vassal", list(ITEM_OF))
def test_a_vassal_may_be_placed_although_its_item_is_not_available(vassal: str) -> None:
    """MP-03: another player's vassal still goes home."""
    match = landed(GREY, items=no_stock(ITEM_OF[vassal]), vassals=[{}, {vassal: "grey"}, {}])
    play(match, f"place {vassal} grey")
    assert asked(match) == "ask-end"
    assert player(match)["items"] == {kind: {} for kind in KINDS}
    assert (player(match)["vassals"][vassal], player(match, 1)["vassals"][vassal]) == ("grey", None)


def test_a_lady_may_be_placed_without_a_marker_at_home() -> None:
    """MP-04."""
    match = play(landed(GREY, influence=["black"] * 7), "place lady grey")
    assert asked(match) == "ask-end"
    assert player(match)["vassals"]["lady"] == "grey"
    assert influence(match, "grey") == [0, 0, 0]


def test_there_is_no_limit_to_items_of_one_colour() -> None:
    match = play(landed(GREY, items={"flag": ["grey"] * 5}), "place flag-bearer grey")
    assert (items(match, "flag"), stock(match, "flag", "grey")) == ({"grey": 6}, 0)


# -- influence spaces ------------------------------------------------------------------------------------------------

ITEM_SPACES = [(SHIELD_OF_INFLUENCE, "shield"), (FLAG_OF_INFLUENCE, "flag"), (MATERIAL_OF_INFLUENCE, "material")]


@pytest.mark.parametrize(("space", "kind"), ITEM_SPACES)
def test_an_item_comes_from_a_principality_with_own_influence(space: int, kind: str) -> None:
    match = landed(space, influence=[["black", "blue", "blue"], ["brown"], []])
    assert offered(match, "take") == {f"take {kind} black", f"take {kind} blue"}
    play(match, f"take {kind} blue")
    assert items(match, kind) == {"blue": 1}
    assert influence(match, "blue") == [2, 0, 0]


@pytest.mark.parametrize(("space", "kind"), ITEM_SPACES)
def test_without_influence_or_without_stock_there_is_nothing_to_take(space: int, kind: str) -> None:
    """MP-06."""
    assert offered(landed(space, influence=[[], ["brown"], []])) == {"pass"}
    assert offered(landed(space, influence=["grey"], items=no_stock(kind))) == {"pass"}


def test_a_vassal_is_sent_where_one_has_influence_and_acts_there() -> None:
    """MP-05: from home or from elsewhere, but not one that is there."""
    match = landed(VASSAL_OF_INFLUENCE, influence=["grey", "brown"], vassals={"builder": "grey", "lady": "black"})
    expected = {f"place {vassal} {colour}" for vassal in VASSALS for colour in ("grey", "brown")}
    assert offered(match, "place") == expected - {"place builder grey"}
    play(match, "place builder brown")
    assert items(match, "material") == {"brown": 1}
    assert player(match)["vassals"]["builder"] == "brown"


def test_the_vassal_of_the_influence_space_sends_another_one_home() -> None:
    """MP-05: as on a principality's space."""
    match = landed(VASSAL_OF_INFLUENCE, influence=["grey"], vassals=[{}, {"lady": "grey"}, {}])
    play(match, "place lady grey")
    assert (player(match, 1)["vassals"]["lady"], influence(match, "grey")[0]) == (None, 2)


def test_without_influence_no_vassal_is_sent() -> None:
    """MP-06."""
    assert offered(landed(VASSAL_OF_INFLUENCE, influence=[[], ["grey"], []])) == {"pass"}


# -- exchange --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [EXCHANGE, 19])
def test_an_item_is_exchanged_for_any_item_of_any_principality(space: int) -> None:
    match = landed(space, items={"shield": ["black"], "flag": ["grey"]})
    assert offered(match, "give") == {"give shield black", "give flag grey"}
    play(match, "give flag grey")
    assert offered(match) == {f"take {kind} {colour}" for kind in KINDS for colour in COLOURS}
    play(match, "take material brown")
    assert player(match)["items"] == {"shield": {"black": 1}, "flag": {}, "material": {"brown": 1}}
    assert (stock(match, "flag", "grey"), stock(match, "material", "brown")) == (6, 5)


def test_the_item_that_is_given_back_may_be_taken_again() -> None:
    """MP-07: it is in stock first, even as the only one."""
    match = landed(EXCHANGE, items=[{"flag": ["grey"]}, {"flag": ["grey"] * 5}, {}])
    assert stock(match, "flag", "grey") == 0
    play(match, "give flag grey", "take flag grey")
    assert items(match, "flag") == {"grey": 1}


def test_what_is_not_in_stock_is_not_taken_in_exchange() -> None:
    """MP-07."""
    match = play(landed(EXCHANGE, items=[{"flag": ["grey"]}, {"shield": SIX_GREY}, {}]), "give flag grey")
    assert "take shield grey" not in offered(match)
    assert "take flag grey" in offered(match)


def test_an_exchange_with_nothing_to_give_has_no_effect() -> None:
    """MP-08."""
    assert offered(landed(EXCHANGE, influence=["grey"], traitors=["black"])) == {"pass"}


# -- relocate --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(6))
def test_a_vassal_is_relocated_to_a_neighbouring_principality_and_acts_there(at: int) -> None:
    """MP-09: one step along the ring, either way."""
    ahead, behind = COLOURS[(at + 1) % 6], COLOURS[(at - 1) % 6]
    match = landed(RELOCATE, vassals={"shield-bearer": COLOURS[at]})
    assert offered(match, "place") == {f"place shield-bearer {ahead}", f"place shield-bearer {behind}"}
    play(match, f"place shield-bearer {behind}")
    assert items(match, "shield") == {behind: 1}
    assert player(match)["vassals"]["shield-bearer"] == behind


def test_a_relocated_vassal_sends_another_one_home() -> None:
    """MP-09."""
    match = landed(RELOCATE, vassals=[{"lady": "black"}, {"lady": "grey", "builder": "grey"}, {}])
    play(match, "place lady grey")
    assert player(match, 1)["vassals"] == {**dict.fromkeys(VASSALS), "builder": "grey"}
    assert influence(match, "grey") == [1, 0, 0]


def test_vassals_at_home_are_not_relocated_while_another_one_is_out() -> None:
    """MP-10."""
    match = landed(RELOCATE, vassals={"lady": "black"})
    assert offered(match, "place") == {"place lady grey", "place lady brown"}


def test_with_all_vassals_at_home_one_goes_to_any_principality() -> None:
    """MP-10."""
    match = landed(RELOCATE, vassals=[{}, {"builder": "orange"}, {}])
    assert offered(match, "place") == {f"place {vassal} {colour}" for vassal in VASSALS for colour in COLOURS}
    play(match, "place builder orange")
    assert items(match, "material") == {"orange": 1}
    assert player(match, 1)["vassals"]["builder"] is None


# -- the mission space -----------------------------------------------------------------------------------------------


def test_up_to_two_missions_are_discarded_first_and_then_as_many_drawn() -> None:
    """MP-11."""
    match = landed(MISSION, chance="m50 m51", hand=["m20", "m21", "m22"], display=["m01", "m02", "m03"])
    pairs = {"discard m20 m21", "discard m20 m22", "discard m21 m22"}
    assert offered(match, "discard") == {"discard m20", "discard m21", "discard m22"} | pairs
    play(match, "discard m20 m22")
    assert hand(match) == ["m21"]
    assert offered(match) == {"draw m01", "draw m02", "draw m03", "draw deck"}


def test_the_display_is_filled_before_the_next_card_is_chosen() -> None:
    """MP-11."""
    match = landed(MISSION, chance="m50 m51", hand=["m20", "m21", "m22"], display=["m01", "m02", "m03"])
    play(match, "discard m20 m22", "draw m02")
    assert offered(match) == {"draw m01", "draw m03", "draw m50", "draw deck"}
    play(match, "draw m50")
    assert (hand(match), sorted(display(match))) == (["m02", "m21", "m50"], ["m01", "m03", "m51"])
    assert asked(match) == "ask-end"


def test_one_discarded_mission_is_replaced_by_one() -> None:
    """MP-11."""
    match = play(landed(17, chance="m50", hand=["m20", "m21"]), "discard m20", "draw deck")
    assert (hand(match), asked(match)) == (["m21", "m50"], "ask-end")


def test_a_discarded_mission_may_not_be_drawn_back_while_there_is_a_deck() -> None:
    """MP-11."""
    match = play(landed(MISSION, hand=["m20", "m21"]), "discard m20 m21")
    assert not {"draw m20", "draw m21"} & offered(match)


def test_nothing_need_be_discarded() -> None:
    """MP-11."""
    match = play(landed(MISSION, hand=["m20", "m21"]), "pass")
    assert (hand(match), asked(match)) == (["m20", "m21"], "ask-end")


# -- Excalibur and the Grail -----------------------------------------------------------------------------------------


def test_excalibur_is_claimed_without_traitors_as_well() -> None:
    """MP-12: from the board."""
    match = play(landed(EXCALIBUR), "act")
    assert table(match)["excalibur"] == 0


def test_excalibur_is_claimed_from_another_player() -> None:
    """MP-12."""
    match = play(landed(EXCALIBUR, excalibur=2), "act")
    assert table(match)["excalibur"] == 0


def test_the_player_chooses_which_traitor_excalibur_defeats() -> None:
    """MP-13: one of them."""
    match = landed(EXCALIBUR, traitors=["black", "black", "blue"])
    assert offered(match, "repel") == {"repel black", "repel blue"}
    play(match, "repel black")
    assert player(match)["traitors"] == {"black": 1, "blue": 1}
    assert table(match)["traitors"]["discards"] == 1
    assert table(match)["excalibur"] == 0


def test_the_holder_of_excalibur_defeats_a_traitor_and_keeps_it() -> None:
    """MP-12 and MP-13: no shield is spent."""
    match = play(landed(EXCALIBUR, excalibur=0, traitors=["blue"], items={"shield": ["blue"]}), "repel blue")
    assert (player(match)["traitors"], items(match, "shield"), table(match)["excalibur"]) == ({}, {"blue": 1}, 0)


def test_the_grail_brings_an_apple() -> None:
    match = play(landed(GRAIL, grail=1), "act")
    assert (table(match)["grail"], player(match)["apples"]) == (0, 2)


def test_the_grail_is_claimed_although_no_apple_is_left() -> None:
    """MP-14."""
    match = play(landed(GRAIL, grail=1, apples=[0, 5, 6]), "act")
    assert (table(match)["grail"], player(match)["apples"], table(match)["apples"]) == (0, 0, 0)


def test_the_holder_of_the_grail_gets_an_apple_again() -> None:
    """MP-14."""
    match = play(landed(GRAIL, grail=0), "act")
    assert (table(match)["grail"], player(match)["apples"]) == (0, 2)


# -- points ----------------------------------------------------------------------------------------------------------

MANY = {"shield": ["black", "grey"], "flag": ["brown"] * 3, "material": ["blue"] * 4}


@pytest.mark.parametrize(("space", "points"), [(15, 2), (23, 3), (3, 4)])
def test_a_point_for_each_item_of_the_kind_on_the_own_castle_board(space: int, points: int) -> None:
    """MP-16."""
    match = play(landed(space, items=[MANY, {"shield": ["blue"], "flag": ["black"]}, {}]), "act")
    assert scores(match) == [points, 0, 0]
    assert Counter({kind: sum(items(match, kind).values()) for kind in KINDS}) == {
        "shield": 2,
        "flag": 3,
        "material": 4,
    }


def test_items_of_the_starting_tile_count() -> None:
    """MP-16: the same pieces as all others."""
    match = play(landed(15, items={"shield": ["grey"], "flag": ["grey"], "material": ["grey"]}), "act")
    assert scores(match)[0] == 1


def test_a_point_for_each_own_marker_on_the_board_and_none_for_those_at_home() -> None:
    """MP-15."""
    match = play(landed(11, influence=[["black", "black", "brown"], ["black"], []]), "act")
    assert scores(match) == [3, 0, 0]
    assert player(match)["influence"] == 4


# -- figures on the way ----------------------------------------------------------------------------------------------


def test_figures_pass_each_other_and_share_spaces() -> None:
    """MP-19: the action is the same with others standing there."""
    match = turn(0, knight=[3], knights=[0, 3, 2], merlin_on=3, items={"material": ["grey"]})
    play(match, "die knight 3", "go on", "act")
    assert [knight_at(match, seat) for seat in range(3)] == [3, 3, 2]
    assert (merlin_at(match), scores(match)) == (3, [1, 0, 0])
    end_turn(match)
    assert knight_at(match) == 3
