"""Queenie 2, The King's decree (p. 35). Rulings MQ-05 to MQ-13."""

from __future__ import annotations

import pytest

from caliburn.games.merlin.modules.decrees import Decrees
from tests.games.merlin.modules.tables import (
    allies,
    asked,
    at,
    decrees,
    favor,
    fresh,
    gained,
    inner,
    item,
    landed,
    markers,
    offered,
    only,
    play,
    points,
    scored,
    state,
    stock,
    table,
    vassal,
)

BLUE = ["decree-points", "decree-shield-black", "decree-flag-grey", "decree-material-brown"]
THREE = ["decree-points", "decree-shield-grey", "decree-flag-blue"]


def test_four_decrees_lie_in_each_principality_and_nobody_knows_them() -> None:
    match = fresh("decrees")
    d = Decrees.of(state(match))
    assert (d.sizes, d.pool.total) == ([4] * 6, 24)
    assert [sum(d.pool.counts[n] for n in part) for part in (range(6), range(6, 12), range(12, 18), [18])] == [6] * 4


def test_the_vassal_is_placed_and_a_decree_takes_the_place_of_its_action_mq_05() -> None:
    match = landed("decrees", 8, decrees(blue=BLUE), vassals=[{}, {"builder": "blue"}, {}])
    play(match, "place builder blue")
    assert (vassal(match, "builder"), vassal(match, "builder", 1)) == ("blue", "home")
    assert offered(match) == {"act", "look"}
    play(match, "look", "decree decree-shield-black")
    assert (item(match, "shield black"), item(match, "material blue")) == (1, 0)
    assert table(match)["players"][0]["decrees"] == ["decree-shield-black"]
    assert Decrees.of(state(match)).sizes[2] == 3


def test_the_vassal_may_act_as_usual() -> None:
    match = play(landed("decrees", 8, decrees(blue=BLUE)), "place builder blue", "act")
    assert item(match, "material blue") == 1
    assert Decrees.of(state(match)).sizes[2] == 4


@pytest.mark.parametrize(
    ("decree", "what"),
    [
        ("decree-shield-black", "shield black"),
        ("decree-flag-grey", "flag grey"),
        ("decree-material-brown", "material brown"),
    ],
)
def test_a_decree_gives_its_item_if_available(decree: str, what: str) -> None:
    match = play(landed("decrees", 8, decrees(blue=BLUE)), "place builder blue", "look", f"decree {decree}")
    assert item(match, what) == 1
    none = stock(**{what.replace(" ", "_"): 0})
    match = play(landed("decrees", 8, decrees(blue=BLUE), none), "place builder blue", "look", f"decree {decree}")
    assert item(match, what) == 0
    assert table(match)["players"][0]["decrees"] == [decree]


def test_a_decree_with_points_gives_them_at_once() -> None:
    match = play(landed("decrees", 8, decrees(blue=BLUE)), "place builder blue", "look", "decree decree-points")
    assert points(match)[0] == 2


def test_looking_binds_mq_06() -> None:
    match = play(landed("decrees", 8, decrees(blue=BLUE)), "place builder blue", "look")
    assert offered(match) == {f"decree {name}" for name in BLUE}


def test_the_stack_is_secret_and_taken_decrees_are_open_mq_07() -> None:
    match = play(landed("decrees", 8), "place builder blue", "look")
    assert len(table(match, 0)["decrees"]["blue"]) == 4
    assert table(match, 1)["decrees"] == {}
    looked = [e.event for e in match.events(1) if type(e.event).__name__ == "StackLookedThrough"]
    assert looked[0].decrees == ()  # type: ignore[attr-defined]
    taken = min(offered(match))
    play(match, taken)
    assert table(match, 1)["players"][0]["decrees"] == [taken.split()[1]]


def test_without_decrees_in_the_stack_the_vassal_acts() -> None:
    match = play(landed("decrees", 8, decrees(blue=[])), "place builder blue")
    assert asked(match) == "ask-end"
    assert item(match, "material blue") == 1


# -- where -----------------------------------------------------------------------------------------------------------


def test_no_decree_on_influence_spaces_when_relocating_or_activating_mq_12() -> None:
    match = landed("decrees", 21, influence=[["blue"], [], []])
    assert asked(play(match, "place builder blue")) == "ask-end"
    match = landed("decrees", 14, vassals=[{"builder": "grey"}, {}, {}])
    assert asked(play(match, "place builder blue")) == "ask-end"
    match = landed("decrees,arthur", 14, vassals=[{"builder": "grey"}, {}, {}])
    assert asked(play(match, "activate builder")) == "ask-end"


def test_a_decree_after_stairs_portal_and_different_action_mq_12() -> None:
    match = play(inner("decrees,arthur", 3, knights=[7, 4, 16]), "act", "place builder blue")
    assert asked(match) == "ask-decree"
    match = at("decrees,allies", allies("bors"), dice=[{"knight": [5]}, {}, {}])
    assert asked(play(match, "die knight 5", "portal blue", "place builder blue")) == "ask-decree"
    match = landed("decrees", 5, items=[{"flag": ["orange"]}, {}, {}])
    assert asked(play(match, "flag different 1", "place builder blue")) == "ask-decree"


def test_the_stack_is_that_of_the_space_mq_12() -> None:
    match = landed("decrees,favor", 8, favor("builder 2"), decrees(blue=["decree-points"]))
    play(match, "place builder orange", "look", "decree decree-points")
    assert (vassal(match, "builder"), points(match)[0]) == ("orange", 2)
    assert Decrees.of(state(match)).sizes == [4, 4, 0, 4, 4, 4]


def test_no_vassal_no_decree_mq_13() -> None:
    there = dict.fromkeys(("builder", "lady", "flag-bearer", "shield-bearer"), "blue")
    assert offered(landed("decrees", 8, vassals=[there, {}, {}])) == {"pass"}


def test_a_staff_may_bring_a_second_decree_mq_11() -> None:
    match = landed("decrees", 8, decrees(blue=BLUE), figure="merlin")
    play(match, "place builder blue", "look", "decree decree-points", "staff")
    play(match, "place lady blue", "look", "decree decree-shield-black")
    assert len(Decrees.of(state(match)).held[0]) == 2
    assert (markers(match, "blue"), item(match, "shield black")) == (0, 1)


# -- spending --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "value", "ways"), [("knight", 6, {"down"}), ("merlin", 1, {"up"}),
                                                    ("knight", 3, {"up", "down"})])  # fmt: skip
def test_one_decree_changes_a_knight_or_merlin_die_by_one_mq_08(die: str, value: int, ways: set[str]) -> None:
    dice = {"knight": [value]} if die == "knight" else {"merlin": value}
    match = at("decrees", decrees(held=["decree-points"]), dice=[dice, {}, {}], knights=[0, 8, 16])
    play(match, f"die {die} {value}")
    assert offered(match, "edict") == {f"edict {way}" for way in ways}
    play(match, f"edict {min(ways)}")
    assert not offered(match, "edict")
    assert only(match, "DieChanged")[0].value == value + (1 if min(ways) == "up" else -1)


def test_a_decree_does_not_change_arthur_s_die_mq_08() -> None:
    match = at("decrees,arthur", decrees(held=["decree-points"]), dice=[{"arthur": 3}, {}, {}])
    assert not offered(play(match, "die arthur 3"), "edict")


def test_two_decrees_give_any_item_or_place_a_marker() -> None:
    match = at("decrees", decrees(held=THREE[:2]))
    assert len(offered(match, "edict-take")) == 18
    assert item(play(match, "edict-take flag orange"), "flag orange") == 1
    match = at("decrees", decrees(held=THREE[:2]))
    assert markers(play(match, "edict-influence purple"), "purple") == 1
    assert not offered(match, "edict-influence")
    assert not offered(at("decrees", decrees(held=THREE[:1])), "edict-take")


def test_three_decrees_give_five_points() -> None:
    match = play(at("decrees", decrees(held=THREE)), "edict-points")
    assert points(match)[0] == 5
    assert not offered(at("decrees", decrees(held=THREE[:2])), "edict-points")


def test_decrees_may_be_spent_several_times_in_a_turn_mq_09() -> None:
    held = [*THREE, "decree-points", "decree-points", "decree-material-grey"]
    match = at("decrees", decrees(held=held), dice=[{"knight": [3]}, {}, {}])
    play(match, "edict-points", "die knight 3", "edict up", "edict-influence grey")
    assert (points(match)[0], markers(match, "grey")) == (5, 1)
    assert Decrees.of(state(match)).held[0] == []


def test_spent_decrees_leave_the_game_and_kept_ones_are_worth_nothing_mq_10() -> None:
    match = play(at("decrees", decrees(held=THREE)), "edict-points")
    assert len(Decrees.of(state(match)).gone) == 3
    match = scored("decrees", decrees(held=THREE), round=6, apples=[0, 0, 0], staffs=[0, 0, 0])
    assert points(match) == [0, 0, 0]
    assert gained(match, "decree") == {}
