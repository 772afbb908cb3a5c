"""Merlin, "Details of a game round" (MT-01 to MT-08, MT-21 to MT-26): dice, movement, apples, staffs, rounds."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn.kernel.errors import BadMove, NotAsked
from tests.games.merlin.helpers import (
    FAR,
    asked,
    end_turn,
    idle,
    items,
    kinds,
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

EVERY_FLAG = ["black", "grey", "blue", "purple", "orange", "brown"]
FREE = {"mission m01", "flag repel blue"}


def rich(space: int = 0, **position: Any) -> Any:
    """A turn with everything that is free at hand: a mission that is met, a Repel flag and a traitor."""
    given: dict[str, Any] = {
        "items": {"flag": ["black", "purple"], "shield": ["grey"], "material": ["grey"]},
        "hand": ["m01", "m20"],
        "traitors": ["blue"],
    }
    return turn(space, **{**given, **position})


def free(match: Any) -> set[str]:
    """The free steps that are offered now."""
    return {
        move for move in offered(match) if move.split()[0] in ("mission", "second") or move.startswith("flag repel")
    }


# -- the order of a turn ---------------------------------------------------------------------------------------------


def test_a_turn_goes_from_die_to_change_to_move_to_action_to_end() -> None:
    """MT-01: free steps fit before the die, after it, after the move and after the action."""
    match = rich(3)
    steps = [(asked(match), free(match))]
    for answer in ("die knight 1", "go on", "place lady grey"):
        play(match, answer)
        steps.append((asked(match), free(match)))
    assert steps == [("ask-die", FREE), ("ask-move", FREE), ("ask-principality", FREE), ("ask-end", FREE)]
    play(match, "pass")
    assert on_turn(match) == 1


def test_the_die_is_changed_only_between_choosing_and_moving() -> None:
    """MT-01."""
    match = rich(0, items={"flag": EVERY_FLAG})
    assert not offered(match, "apple") | offered(match, "flag turn")
    play(match, "die knight 1")
    assert "flag turn" in offered(match)
    assert len(offered(match, "apple")) == 5
    play(match, "go on")
    assert not offered(match, "apple") | offered(match, "flag turn") | offered(match, "go")


def test_after_move_flags_come_before_the_action_and_not_after_it() -> None:
    """MT-01."""
    match = rich(2, items={"flag": EVERY_FLAG}, merlin_on=0)
    play(match, "die knight 1", "go on")
    assert {"flag mirror", "flag different 1"} <= offered(match)
    play(match, "act")
    assert not {"flag mirror", "flag different 1"} & offered(match)


def test_free_steps_fit_between_an_action_and_its_repetition() -> None:
    """MT-01: (5) and (6) are two steps."""
    match = play(rich(FAR, merlin_on=2), "die merlin 1", "go on", "act", "mission m01")
    assert "staff" in offered(match)
    play(match, "flag repel blue", "staff")
    assert asked(match) == "ask-points"


@pytest.mark.parametrize(
    ("space", "answer", "prompt"),
    [
        (7, "give shield grey", "ask-exchange-take"),
        (5, "discard m20", "ask-draw"),
        (2, "build 2 grey", "ask-tower"),
    ],
)
def test_an_action_is_never_interrupted_by_free_steps(space: int, answer: str, prompt: str) -> None:
    """MT-02."""
    match = play(rich(space - 1, tiles=["lake", "lake-tower"]), "die knight 1", "go on", answer)
    assert asked(match) == prompt
    assert free(match) == set()


def test_a_player_may_not_skip_the_turn() -> None:
    match = turn()
    assert offered(match) == {"die knight 1", "die knight 2", "die knight 3", "die merlin 1"}
    play(match, "die knight 1")
    assert "pass" not in offered(match)


def test_only_the_player_on_turn_may_answer() -> None:
    match = turn()
    with pytest.raises(NotAsked):
        match.play(1, "die knight 1")


# -- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_knight_goes_clockwise_exactly_as_far_as_its_die_says(value: int) -> None:
    """MT-03."""
    match = play(turn(20, knight=[value]), f"die knight {value}")
    assert offered(match, "go") == {"go on"}
    play(match, "go on")
    assert knight_at(match) == (20 + value) % 24
    assert merlin_at(match) == 0


@pytest.mark.parametrize(("direction", "space"), [("on", 3), ("back", 19)])
def test_merlin_goes_either_way_exactly_as_far_as_his_die_says(direction: str, space: int) -> None:
    """MT-03: he is the same figure for all players."""
    match = play(turn(9, merlin=4, merlin_on=23), "die merlin 4")
    assert offered(match, "go") == {"go on", "go back"}
    play(match, f"go {direction}")
    assert (merlin_at(match), knight_at(match)) == (space, 9)
    assert table(match, 1)["merlin"] == table(match, 0)["merlin"]


def test_a_used_die_is_gone_and_equal_dice_are_used_one_by_one() -> None:
    match = turn(0, knight=[2, 2, 5])
    assert offered(match, "die knight") == {"die knight 2", "die knight 5"}
    end_turn(play(match, "die knight 2", "go on"))
    assert player(match)["dice"] == {"knight": [2, 5], "merlin": [1]}


def test_the_action_may_be_forfeited_and_the_move_stays() -> None:
    match = play(landed(3, items={"material": ["black"]}), "pass")
    assert "ActionForfeited" in kinds(match)
    assert (scores(match)[0], knight_at(match)) == (0, 3)
    end_turn(match)
    assert on_turn(match) == 1


def test_an_action_that_is_not_possible_is_still_a_turn() -> None:
    match = landed(10)
    assert offered(match) == {"pass"}
    end_turn(match)
    assert on_turn(match) == 1


def test_the_bonus_of_a_tower_may_be_left_out() -> None:
    """MT-04."""
    match = play(landed(2, items={"material": ["grey"]}, tiles=["lake", "lake-tower"]), "build 2 grey", "pass")
    assert asked(match) == "ask-end"
    assert player(match)["items"] == {"shield": {}, "flag": {}, "material": {}}
    assert player(match)["influence"] == 7


@pytest.mark.parametrize("space", [4, 14, 21])
def test_the_marker_of_a_lady_may_be_left_at_home(space: int) -> None:
    """MT-04: any part may be left out; she may be placed to send another one home, and the last marker be kept."""
    match = landed(space, vassals=[{"lady": "black"}, {"lady": "grey"}, {}], influence=["grey"])
    assert {"place lady grey", "place-only lady grey"} <= offered(match)
    play(match, "place-only lady grey")
    assert (player(match)["vassals"]["lady"], player(match, 1)["vassals"]["lady"]) == ("grey", None)
    assert (player(match)["influence"], asked(match)) == (6, "ask-end")


def test_without_a_marker_at_home_there_is_nothing_to_leave_out() -> None:
    """MT-04."""
    match = landed(4, influence=["black"] * 7)
    assert "place lady grey" in offered(match)
    assert not offered(match, "place-only")


# -- apples ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", ["knight 2", "merlin 2"])
def test_an_apple_turns_the_chosen_die_to_any_side(die: str) -> None:
    """MT-05."""
    match = play(turn(0, knight=[2], merlin=2), f"die {die}")
    assert offered(match, "apple") == {f"apple {value}" for value in (1, 3, 4, 5, 6)}
    play(match, "apple 6", "go on")
    assert (knight_at(match), merlin_at(match)) == ((6, 0) if "knight" in die else (0, 6))
    assert player(match)["apples"] == 0
    assert table(match)["apples"] == 11 - 2


def test_apples_and_flags_change_the_same_die_in_any_order_and_number() -> None:
    """MT-06."""
    match = turn(0, knight=[2], items={"flag": ["grey", "grey", "black"]}, apples=[2, 0, 0])
    play(match, "die knight 2", "flag turn", "apple 1", "apple 3", "flag turn", "go back")
    assert knight_at(match) == 20
    assert player(match)["apples"] == 0
    assert items(match, "flag") == {}


def test_without_apples_the_die_stays_as_it_is() -> None:
    match = play(turn(apples=[0, 5, 0]), "die knight 2")
    assert offered(match) == {"go on"}


def test_the_die_that_is_turned_is_the_chosen_one() -> None:
    """MT-07: the others keep their values."""
    match = turn(0, knight=[1, 2, 4], merlin=3, items={"flag": ["grey"]})
    assert not offered(match, "flag")
    end_turn(play(match, "die knight 1", "flag turn", "go on"))
    assert knight_at(match) == 6
    assert player(match)["dice"] == {"knight": [2, 4], "merlin": [3]}


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_opposite_sides_of_a_die_add_up_to_seven(value: int) -> None:
    """MT-08."""
    match = turn(0, knight=[value], items={"flag": ["grey"]})
    play(match, f"die knight {value}", "flag turn", "go on")
    assert knight_at(match) == 7 - value
    assert (items(match, "flag"), stock(match, "flag", "grey")) == ({}, 6)


def test_the_merlin_die_may_be_turned_as_well() -> None:
    """MT-08."""
    match = play(turn(merlin=1, items={"flag": ["grey"]}), "die merlin 1", "flag turn", "go back")
    assert merlin_at(match) == 18


# -- staffs ----------------------------------------------------------------------------------------------------------


def test_a_staff_repeats_the_action_of_merlins_space() -> None:
    match = play(merlin_landed(3, items={"material": ["black", "blue"]}), "act")
    assert scores(match)[0] == 2
    play(match, "staff", "act")
    assert scores(match)[0] == 4
    assert merlin_at(match) == 3


def test_only_one_staff_is_spent_in_a_turn() -> None:
    """MT-21."""
    match = play(merlin_landed(3, items={"material": ["black"]}), "act", "staff", "act")
    assert player(match)["staffs"] == 2
    assert offered(match) == {"pass"}


def test_a_staff_does_not_help_a_knight() -> None:
    match = play(landed(3, items={"material": ["black"]}), "act")
    assert offered(match) == {"pass"}


def test_without_a_staff_nothing_is_repeated() -> None:
    match = play(merlin_landed(3, items={"material": ["black"]}, staffs=[0, 3, 3]), "act")
    assert offered(match) == {"pass"}


def test_a_forfeited_action_is_not_repeated() -> None:
    """MT-22."""
    match = play(merlin_landed(3, items={"material": ["black"]}), "pass")
    assert offered(match) == {"pass"}


def test_the_second_action_is_on_the_same_space_with_new_choices() -> None:
    """MT-23: it may be another vassal, and it may come to nothing."""
    match = play(merlin_landed(4), "place builder grey", "staff")
    assert offered(match, "place") == {f"place {vassal} grey" for vassal in ("flag-bearer", "shield-bearer", "lady")}
    assert "pass" in offered(match)
    play(match, "place flag-bearer grey")
    assert (items(match, "material"), items(match, "flag")) == ({"grey": 1}, {"grey": 1})


def test_with_a_staff_a_vassal_is_sent_anywhere_and_then_relocated() -> None:
    """MT-23: all four were at home; for the second action one is out (MP-10)."""
    match = play(merlin_landed(14), "place builder brown", "staff")
    assert offered(match, "place") == {"place builder black", "place builder orange"}
    play(match, "place builder black")
    assert items(match, "material") == {"brown": 1, "black": 1}


def test_after_a_staff_the_space_is_not_exchanged_for_another_one() -> None:
    """MT-23: the after-move flags are over."""
    match = play(merlin_landed(3, items={"flag": ["orange"], "material": ["grey"]}), "act", "staff")
    assert not offered(match, "flag")


def test_a_spent_staff_is_out_of_the_game_and_worth_nothing() -> None:
    """MT-24."""
    match = play(merlin_landed(3, items={"material": ["black"]}), "act", "staff", "pass")
    assert player(match)["staffs"] == 2
    last = scoring(round=6, apples=[0, 0, 0], staffs=[2, 3, 0])
    assert scores(last) == [4, 6, 0]


# -- the round -------------------------------------------------------------------------------------------------------


def test_turns_go_clockwise_and_the_round_ends_when_all_dice_are_used() -> None:
    match = turn(0, dice=[{"knight": [1, 2], "merlin": 0}, {"knight": [1, 2]}, {"knight": [1], "merlin": 1}], round=1)
    order = []
    while table(match)["round"] == 1:
        order.append(on_turn(match))
        idle(match)
    assert order == [0, 1, 2, 0, 1, 2]


def test_a_move_that_is_not_offered_is_refused() -> None:
    match = turn(knight=[1, 2])
    for move in ("die knight 5", "pass", "go on", "staff", "die arthur 1", "nonsense"):
        with pytest.raises(BadMove):
            play(match, move)
    assert only(match, "DieChosen") == []
