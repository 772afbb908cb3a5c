"""Merlin, "Special actions allowed by flags" (MC-05, MT-09 to MT-20): all six flags; Turn one die is in test_turn."""

from __future__ import annotations

import pytest

from caliburn.kernel.errors import NotAsked
from tests.games.merlin.helpers import (
    COLOURS,
    FAR,
    asked,
    display,
    end_turn,
    hand,
    idle,
    items,
    knight_at,
    landed,
    merlin_at,
    merlin_landed,
    offered,
    on_turn,
    only,
    play,
    player,
    scores,
    scoring,
    stock,
    table,
    turn,
)

TRAITORS = ["black", "black", "blue"]

# -- reverse ---------------------------------------------------------------------------------------------------------


def test_reverse_sends_the_knight_back_by_the_whole_value() -> None:
    """MT-09."""
    match = play(turn(2, knight=[5], items={"flag": ["black"]}), "die knight 5")
    assert offered(match, "go") == {"go on", "go back"}
    play(match, "go back")
    assert knight_at(match) == 21
    assert (items(match, "flag"), stock(match, "flag", "black")) == ({}, 6)


def test_a_knight_that_goes_on_keeps_the_reverse_flag() -> None:
    """MT-09."""
    match = play(turn(2, knight=[5], items={"flag": ["black"]}), "die knight 5", "go on")
    assert (knight_at(match), items(match, "flag")) == (7, {"black": 1})


def test_merlin_needs_no_flag_to_go_back() -> None:
    """MT-09: the flag is for knights only."""
    match = play(turn(merlin=2, items={"flag": ["black"]}), "die merlin 2", "go back")
    assert (merlin_at(match), items(match, "flag")) == (22, {"black": 1})


# -- mirror ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "opposite"), [(1, 13), (13, 1), (0, 12), (23, 11)])
def test_mirror_puts_the_knight_on_the_opposite_space_where_it_stays(space: int, opposite: int) -> None:
    """MT-10."""
    match = play(landed(space, items={"flag": ["blue"]}, knights=[(space - 1) % 24, 9, 9]), "flag mirror")
    assert knight_at(match) == opposite
    assert table(match)["doing"]["space"] == f"space-{opposite}"
    assert (items(match, "flag"), stock(match, "flag", "blue")) == ({}, 6)
    idle(idle(end_turn(match)))
    play(match, "die knight 2", "go on")
    assert knight_at(match) == (opposite + 2) % 24


def test_mirror_gives_the_action_of_the_opposite_space_and_not_of_the_first() -> None:
    """MT-10."""
    match = play(
        landed(15, items={"flag": ["blue"], "shield": ["black"], "material": ["grey", "brown"]}), "flag mirror"
    )
    play(match, "act")
    assert [event.why for event in only(match, "PointsScored")] == ["points-material"]
    assert scores(match)[0] == 2


def test_mirror_is_used_once_per_move() -> None:
    """MT-10."""
    match = play(landed(1, items={"flag": ["blue", "blue"]}), "flag mirror")
    assert not offered(match, "flag mirror")


def test_merlin_is_never_mirrored() -> None:
    """MT-10."""
    assert not offered(merlin_landed(3, items={"flag": ["blue"], "material": ["grey"]}), "flag")


def test_a_mirrored_knight_may_do_a_different_action() -> None:
    """MT-11."""
    match = landed(1, items={"flag": ["blue", "orange"], "material": ["grey"]}, knights=[0, 3, 9])
    play(match, "flag mirror", "flag different 1", "act")
    assert (knight_at(match), scores(match)[0]) == (13, 1)


def test_a_different_action_is_not_followed_by_mirror() -> None:
    """MT-11: Mirror first, then Different action (MT-01)."""
    match = landed(1, items={"flag": ["blue", "orange"], "material": ["grey"]}, knights=[0, 3, 9])
    play(match, "flag different 1")
    assert not offered(match, "flag")


# -- different action ------------------------------------------------------------------------------------------------


def test_a_different_action_is_allowed_after_moving_merlin() -> None:
    """MC-05."""
    match = merlin_landed(1, items={"flag": ["orange"], "material": ["grey"]}, knights=[FAR, 3, 9])
    play(match, "flag different 1", "act")
    assert scores(match)[0] == 1
    assert merlin_at(match) == 1


def test_a_different_action_leaves_all_figures_where_they_are() -> None:
    """MC-05: after a move of the knight."""
    match = play(landed(1, items={"flag": ["orange"]}, knights=[0, 3, 9]), "flag different 1")
    assert [knight_at(match, seat) for seat in range(3)] == [1, 3, 9]
    assert (items(match, "flag"), stock(match, "flag", "orange")) == ({}, 6)


def test_a_different_action_on_a_principality_is_the_whole_action_there() -> None:
    """MT-12: an opponent's vassal goes home."""
    match = landed(
        1,
        items={"flag": ["orange"]},
        knights=[0, 8, 9],
        vassals=[{}, {"shield-bearer": "blue"}, {}],
    )
    play(match, "flag different 1")
    assert offered(match, "place") == {f"place {v} blue" for v in ("builder", "flag-bearer", "shield-bearer", "lady")}
    play(match, "place shield-bearer blue")
    assert items(match, "shield") == {"blue": 1}
    assert player(match, 1)["vassals"]["shield-bearer"] is None


def test_a_staff_repeats_the_different_action() -> None:
    """MT-13."""
    match = merlin_landed(1, items={"flag": ["orange"], "material": ["grey"]}, knights=[FAR, 3, 9])
    play(match, "flag different 1", "act", "staff", "act")
    assert scores(match)[0] == 2
    assert player(match)["staffs"] == 2


def test_the_space_of_the_own_knight_is_no_different_action() -> None:
    """MT-14."""
    match = merlin_landed(1, items={"flag": ["orange"]}, knights=[3, 8, 9])
    assert offered(match, "flag") == {"flag different 1", "flag different 2"}


def test_a_different_action_does_not_reach_merlins_space() -> None:
    """MT-14: only knights are copied."""
    match = landed(1, items={"flag": ["orange"]}, knights=[0, 8, 9], merlin_on=3)
    assert offered(match, "flag") == {"flag different 1", "flag different 2"}


def test_a_different_action_may_be_forfeited_too() -> None:
    match = play(landed(3, items={"flag": ["orange"], "material": ["grey"]}), "flag different 1", "pass")
    assert (asked(match), scores(match)[0], items(match, "flag")) == ("ask-end", 0, {})


# -- repel -----------------------------------------------------------------------------------------------------------


def test_repel_defeats_all_traitors_of_a_colour_of_choice() -> None:
    """MT-15."""
    match = turn(items={"flag": ["purple"]}, traitors=TRAITORS)
    assert offered(match, "flag") == {"flag repel black", "flag repel blue"}
    play(match, "flag repel black")
    assert player(match)["traitors"] == {"blue": 1}
    assert table(match)["traitors"]["discards"] == 2
    assert (items(match, "flag"), stock(match, "flag", "purple")) == ({}, 6)


def test_repel_costs_no_shield() -> None:
    """MT-15."""
    match = play(turn(items={"flag": ["purple"], "shield": ["black"]}, traitors=TRAITORS), "flag repel black")
    assert items(match, "shield") == {"black": 1}


def test_repel_concerns_only_the_own_castle_board() -> None:
    """MT-15."""
    match = turn(items={"flag": ["purple"]}, traitors=[["black"], ["black", "grey"], []])
    assert offered(match, "flag") == {"flag repel black"}
    play(match, "flag repel black")
    assert player(match, 1)["traitors"] == {"black": 1, "grey": 1}


def test_no_flag_is_used_in_a_scoring() -> None:
    """MT-16: the Repel flag stays, and the traitor costs three points."""
    match = scoring(items=[{"flag": ["purple"]}, {}, {}], traitors=[["black"], [], []])
    assert asked(match) == "ask-die"
    assert scores(match)[0] == -3
    assert items(match, "flag") == {"purple": 1}


def test_flags_are_not_used_in_the_turn_of_another_player() -> None:
    """MT-16: nobody but the player on turn is asked."""
    match = turn(items=[{}, {"flag": ["purple"]}, {}], traitors=[[], ["black"], []])
    assert match.offers(1) == []
    with pytest.raises(NotAsked):
        match.play(1, "flag repel black")


# -- missions --------------------------------------------------------------------------------------------------------

TWO_MET = {"flag": ["brown", "black"], "shield": ["grey"]}


def test_the_missions_flag_allows_a_second_mission_for_two_more_points() -> None:
    match = turn(items=TWO_MET, hand=["m01", "m08", "m30"])
    assert offered(match, "second") == set()
    play(match, "mission m01", "second m08")
    assert scores(match)[0] == 1 + 1 + 2
    assert (items(match, "flag"), stock(match, "flag", "brown")) == ({"black": 1}, 6)


def test_there_is_no_third_mission_in_a_turn_whatever_the_flags() -> None:
    """MT-17."""
    match = turn(items={"flag": ["brown", "brown", "black"], "shield": ["grey", "blue"]}, hand=["m01", "m08", "m09"])
    play(match, "mission m01", "second m08")
    assert not offered(match, "mission") | offered(match, "second")
    play(match, "die knight 1", "go on")
    assert not offered(match, "mission") | offered(match, "second")


def test_the_missions_flag_is_gone_before_the_second_card_is_checked() -> None:
    """MT-18: neither the brown flag itself nor a third flag."""
    match = turn(items={"flag": ["brown", "black", "grey"]}, hand=["m01", "m02", "m06", "m37"])
    play(match, "mission m01")
    assert offered(match, "second") == {"second m02"}


def test_the_missions_flag_still_counts_for_the_first_card() -> None:
    """MT-18: also when it will be used for the second."""
    match = turn(items={"flag": ["brown", "black"]}, hand=["m06", "m01"])
    play(match, "mission m06", "second m01")
    assert scores(match)[0] == 4


def test_with_two_brown_flags_one_is_left_for_the_second_card() -> None:
    """MT-18."""
    match = play(turn(items={"flag": ["brown", "brown", "black"]}, hand=["m01", "m06"]), "mission m01")
    assert offered(match, "second") == {"second m06"}


def test_the_two_points_come_only_with_the_second_card() -> None:
    """MT-19: without one the flag stays, and there is nothing to gain."""
    match = play(turn(items={"flag": ["brown", "black"]}, hand=["m01", "m30"]), "mission m01")
    assert offered(match, "second") == set()
    assert (scores(match)[0], items(match, "flag")) == (1, {"brown": 1, "black": 1})


def test_a_flag_gained_in_this_turn_may_be_used_at_once() -> None:
    """MT-20: the flag-bearer brings the Repel flag."""
    match = landed(12, traitors=TRAITORS, knights=[11, 3, 3])
    assert not offered(match, "flag")
    play(match, "place flag-bearer purple", "flag repel black")
    assert player(match)["traitors"] == {"blue": 1}


def test_a_missions_flag_gained_after_the_first_mission_serves_the_second() -> None:
    """MT-20."""
    match = landed(20, items={"shield": ["grey", "blue"]}, hand=["m08", "m09"])
    play(match, "mission m08", "place flag-bearer brown", "second m09")
    assert scores(match)[0] == 4


def test_two_missions_are_replaced_by_two_cards_at_the_end_of_the_turn() -> None:
    match = landed(3, chance="m50 m51", items=TWO_MET, hand=["m01", "m08"], display=["m10", "m11", "m12"])
    play(match, "mission m01", "second m08", "pass", "pass", "draw m11")
    assert display(match) == ["m10", "m12", "m50"]
    play(match, "draw deck")
    assert hand(match) == ["m11", "m51"]
    assert on_turn(match) == 1


def test_any_number_of_flags_may_be_used_in_a_turn() -> None:
    match = turn(
        2,
        knight=[2],
        items={"flag": [*COLOURS, "purple"], "shield": ["grey"], "material": ["grey"]},
        hand=["m08", "m14"],
        traitors=TRAITORS,
        knights=[2, 3, 9],
    )
    play(match, "flag repel black", "die knight 2", "flag turn", "go back", "flag mirror", "mission m08", "second m14")
    play(match, "flag different 1", "act", "flag repel blue")
    assert items(match, "flag") == {}
    assert player(match)["traitors"] == {}
    assert knight_at(match) == 9
    assert scores(match)[0] == 1 + 1 + 2 + 1
