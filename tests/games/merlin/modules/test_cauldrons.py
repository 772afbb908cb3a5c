"""The witch's cauldrons (p. 32-33) and what they leave for the scoring. Rulings MW-16 to MW-20, MW-22 to MW-25."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.games.merlin.figures import COLOURS, SPACES
from caliburn.games.merlin.modules.arthur_pieces import Arthur
from caliburn.games.merlin.modules.morgana_pieces import Morgana
from tests.games.merlin.modules.tables import (
    Setting,
    arthur,
    asked,
    coins,
    gained,
    gold,
    item,
    kitchen,
    left,
    markers,
    morgana,
    offered,
    play,
    scored,
    state,
    stock,
    table,
)


def brewed(effect: str, *settings: Setting, modules: str = "morgana", haunt: str = "purple", **given: Any) -> Match:
    """Seat 0 has used the first cauldron with this effect, and Morgana has come to a principality."""
    dice = given.pop("dice", [{}, {"knight": [1]}, {"knight": [1]}])
    match = kitchen(modules, 1, morgana(first=effect), *settings, dice=dice, **given)
    return play(match, "brew 1", f"haunt {haunt}")


# -- bewitch and swap ------------------------------------------------------------------------------------------------


def test_bewitch_turns_an_own_die_or_somebody_s_knight_die_mw_16() -> None:
    dice = [{"knight": [2], "merlin": 4, "arthur": 6}, {"knight": [5], "merlin": 3, "arthur": 1}, {}]
    match = brewed("bewitch", modules="morgana,arthur", dice=dice)
    kinds = {tuple(move.split()[1:4]) for move in offered(match, "bewitch")}
    assert kinds == {("0", "knight", "2"), ("0", "merlin", "4"), ("0", "arthur", "6"), ("1", "knight", "5")}
    assert len(offered(match, "bewitch")) == 4 * 5
    play(match, "bewitch 1 knight 5 1")
    assert state(match).knight_dice[1] == [1]
    assert table(match)["morgana"]["cauldrons"][0]["effect"] == "swap"


def test_knights_change_places_without_an_action_mw_24() -> None:
    match = brewed("swap", knights=[2, 10, 16])
    assert offered(match) == {"swap-knights 1", "swap-knights 2", "pass"}
    play(match, "swap-knights 1")
    assert state(match).knights == [10, 2, 16]
    assert asked(match) == "ask-end"


def test_no_knight_is_swapped_onto_her_space_mw_24() -> None:
    assert offered(brewed("swap", knights=[2, 12, 16])) == {"swap-knights 2", "pass"}
    assert offered(brewed("swap", knights=[12, 2, 16])) == {"pass"}


@pytest.mark.parametrize(
    ("inner", "outer", "merlin", "place"),
    [(4, 11, 6, 7), (0, 23, 0, 14), (14, 4, 22, 3), (5, 12, 8, 8), (3, 20, 5, 13)],
)
def test_merlin_and_arthur_go_to_the_space_that_faces_the_other_s_mw_23(
    inner: int, outer: int, merlin: int, place: int
) -> None:
    match = brewed("swap", arthur(place=inner), modules="morgana,arthur", merlin=outer, haunt="orange")
    play(match, "swap-rings")
    assert (state(match).merlin, Arthur.of(state(match)).place) == (merlin, SPACES + place)
    assert asked(match) == "ask-end"


def test_merlin_stands_aside_for_morgana_mw_23() -> None:
    match = brewed("swap", arthur(place=0), modules="morgana,arthur", merlin=12, haunt="black")
    assert state(play(match, "swap-rings")).merlin == 1


def test_without_arthur_only_knights_are_swapped_mw_23() -> None:
    assert "swap-rings" not in offered(brewed("swap"))


# -- witch's gold ----------------------------------------------------------------------------------------------------


def test_two_items_for_three_coins_mw_25() -> None:
    match = brewed("gold", items=[{"shield": ["grey"], "flag": ["blue"], "material": ["brown"]}, {}, {}])
    play(match, "sell", "give shield grey", "give material brown")
    assert coins(match) == 5
    assert (left(match, "shield grey"), item(match, "flag blue")) == (6, 1)
    assert asked(match) == "ask-end"


def test_the_example_of_two_coins_for_two_flags_and_a_material_mw_25() -> None:
    match = play(brewed("gold"), "spend")
    assert offered(match) == {f"take {kind} purple" for kind in ("shield", "flag", "material")}
    play(match, "take flag purple", "take flag purple", "take material purple")
    assert (item(match, "flag purple"), item(match, "material purple"), coins(match)) == (2, 1, 0)
    assert asked(match) == "ask-end"


def test_witch_s_gold_takes_what_there_is_mw_25() -> None:
    match = brewed("gold", stock(shield_purple=1, flag_purple=0, material_purple=1))
    play(match, "spend", "take shield purple", "take material purple")
    assert asked(match) == "ask-end"


def test_witch_s_gold_needs_two_of_what_is_given() -> None:
    match = brewed("gold", gold(coins=[1, 2, 2]), items=[{"shield": ["grey"]}, {}, {}])
    assert offered(match) == {"pass"}


# -- huts ------------------------------------------------------------------------------------------------------------


def test_a_hut_goes_on_an_own_manor_without_one() -> None:
    match = brewed("hut", morgana(huts=[1]), manors={"1": 0, "7": 0, "8": 1})
    assert offered(match) == {"hut 7", "pass"}
    assert Morgana.of(state(play(match, "hut 7"))).huts == [0, 6]


def test_there_are_seven_huts() -> None:
    manors = {"1": 0, **{str(tile): 1 for tile in range(7, 14)}}
    assert offered(brewed("hut", morgana(huts=range(7, 14)), manors=manors)) == {"pass"}


def test_a_hut_counts_as_another_manor_and_a_point_more_in_a_territory_won_alone_mw_17() -> None:
    manors = {"1": 0, "2": 1, "7": 0, "8": 1, "9": 1, "13": 1}
    match = scored("morgana", morgana(huts=[1, 7, 13]), manors=manors)
    assert gained(match, "environs") == {0: 5 + 2, 1: 2 + 3}
    assert gained(match, "huts") == {0: 1, 1: 1}


def test_every_own_hut_of_the_territory_counts_and_none_of_the_loser_s_mw_17() -> None:
    match = scored("morgana", morgana(huts=[1, 2, 3]), manors={"1": 0, "2": 0, "3": 1})
    assert gained(match, "huts") == {0: 2}


def test_manors_with_huts_go_home_after_the_scoring() -> None:
    match = scored("morgana", morgana(huts=[1]), manors={"1": 0, "2": 0, "3": 1})
    assert state(match).manors[:3] == [-1, 0, 1]
    assert Morgana.of(state(match)).huts == []


# -- dark influence --------------------------------------------------------------------------------------------------


def test_dark_influence_lies_where_morgana_stands_and_next_to_her() -> None:
    match = brewed("dark", influence=[["purple"], ["blue"], []])
    assert offered(match) == {"darken blue", "darken orange", "pass"}
    play(match, "darken blue")
    m = Morgana.of(state(match))
    assert m.on_top[0][3] == 1
    assert m.dark == [0, 0, 1, 0, 0, 0]


def test_a_second_marker_does_not_go_on_the_same_marker() -> None:
    match = play(brewed("dark", morgana(on_top=[["purple"]]), influence=[["purple"], [], []]), "darken blue")
    m = Morgana.of(state(match))
    assert (m.on_top[0][3], m.dark[3]) == (1, 1)


@pytest.mark.parametrize(("placed", "here", "beside"), [(4, 1, 1), (5, 1, 0), (6, 0, 0)])
def test_with_few_markers_left_her_own_principality_comes_first_mw_20(placed: int, here: int, beside: int) -> None:
    match = brewed("dark", morgana(dark=["brown"] * placed))
    if placed < 6:
        play(match, "darken blue")
    assert asked(match) == "ask-end"
    dark = Morgana.of(state(match)).dark
    assert (dark[3], dark[2]) == (here, beside)


def test_the_example_of_red_with_four_points_mw_18() -> None:
    match = scored("morgana", morgana(on_top=[["blue"]]), influence=[["blue"], ["blue"], ["blue"]])
    assert gained(match, "influence") == {0: 4}


def test_the_example_of_morgana_who_wins_mw_19() -> None:
    match = scored("morgana", morgana(dark=["blue", "blue"]), influence=[["blue"], ["blue"], []])
    assert gained(match, "influence") == {}


def test_morgana_s_share_of_a_tie_is_lost_mw_19() -> None:
    match = scored("morgana", morgana(dark=["blue", "blue"]), influence=[["blue", "blue"], ["blue"], []])
    assert gained(match, "influence") == {0: 2}  # five points between two


def test_the_grail_breaks_a_tie_with_morgana_mw_19() -> None:
    match = scored("morgana", morgana(dark=["blue"]), influence=[["blue"], [], []], grail=0)
    assert asked(match) == "ask-grail-tie"
    assert gained(play(match, "grail"), "influence") == {0: 2}
    match = scored("morgana", morgana(dark=["blue", "blue"]), influence=[["blue"], [], []], grail=0)
    assert asked(match) == "ask-die"


def test_single_morgana_markers_count_in_the_total_mw_19() -> None:
    match = scored("morgana", morgana(dark=["blue"]), influence=[["blue", "blue"], [], []])
    assert gained(match, "influence") == {0: 3}


def test_a_marker_under_morgana_s_goes_home_even_alone_mw_22() -> None:
    given = {"influence": [["blue"], ["blue", "blue"], ["blue", "blue", "blue"]]}
    match = scored("morgana", morgana(on_top=[["blue"], ["blue"], []], dark=["grey"]), **given)
    assert [markers(match, "blue", seat) for seat in range(3)] == [0, 1, 1]
    m = Morgana.of(state(match))
    assert m.dark == [0] * 6
    assert m.on_top == [[0] * len(COLOURS)] * 3
