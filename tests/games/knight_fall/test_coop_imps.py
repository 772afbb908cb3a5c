"""Imps that act by themselves, and the end of a round, in the cooperative game (RU-J19, RU-J21, RU-J25)."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    SOUL,
    STORM,
    asked,
    asked_seat,
    health,
    healths,
    offered,
    only,
    play,
    points,
    table,
    tile,
)
from tests.games.knight_fall.test_coop import blows, led, path, secondary

QUIET = {STORM: "I", SOUL: "I"}
ACT = "coop-swarm"  # each imp takes two actions, in its lower half


# -- what an imp does ------------------------------------------------------------------------------------------------


def test_an_imp_strikes_an_enemy_on_its_tile_by_the_hierarchy() -> None:
    """RU-J19: twice at the golem, not at the knight."""
    match = secondary(ACT, {**QUIET, "imp-1": "A", FLAME: "A", "stone-golem-1": "A"})
    assert blows(match, "imp-1") == [(("stone-golem-1",), 1), (("stone-golem-1",), 1)]
    assert (tile(match, "stone-golem-1"), health(match, FLAME)) == (None, 6)


def test_an_imp_goes_to_the_nearest_enemy_and_strikes_with_its_next_action() -> None:
    """RU-J19."""
    match = secondary(ACT, {**QUIET, "imp-1": "A", "elder-1": "B", FLAME: "G"})
    assert (path(match, "imp-1"), health(match, "elder-1")) == (["B"], 5)


def test_an_imp_walks_two_tiles_towards_a_far_enemy() -> None:
    """RU-J19, WE-09: an elder before a knight at the same distance."""
    match = secondary(ACT, {**QUIET, "imp-1": "A", "elder-1": "C", FLAME: "G"})
    assert (path(match, "imp-1"), health(match, "elder-1")) == (["B", "C"], 6)


def test_a_wounded_imp_heals_with_its_first_action_only() -> None:
    """RU-J19, RU-G03: then it strikes."""
    match = secondary(ACT, {**QUIET, "imp-1": "A", "elder-1": "A"}, health={"imp-1": 1})
    assert healths(match, "imp-1", "elder-1") == (2, 5)


def test_imps_act_in_reading_order_of_their_tiles() -> None:
    """RU-J19: whatever their numbers; each finishes before the next."""
    there = {**QUIET, "imp-1": "F", "imp-2": "B", "imp-3": "D", "elder-1": "B", "elder-2": "D", "elder-3": "F"}
    match = secondary(ACT, there)
    order = [event.attacker for event in only(match, "AttackDeclared")]
    assert order == ["imp-2", "imp-2", "imp-3", "imp-3", "imp-1", "imp-1"]


def test_the_players_choose_for_an_imp_between_equals() -> None:
    """RU-J19, RU-J02, RU-J08: the captain."""
    match = secondary(ACT, {**QUIET, "imp-1": "A", "elder-1": "E"}, seats=2)
    assert (asked(match), asked_seat(match), offered(match)) == ("ask-tied-way", 0, {"at B", "at D"})
    play(match, "at B")
    assert path(match, "imp-1") == ["B", "E"]


def test_a_knight_may_defend_against_an_imp() -> None:
    """RU-J19: its blow is an attack like any other; the guard of an elder takes it."""
    match = secondary("open-the-brood-pit", {**QUIET, "imp-1": "A", "imp-2": "A", "imp-3": "A", "imp-4": "A",
                                            "elder-1": "A", FLAME: "A"}, defense={FLAME: 1})  # fmt: skip
    play(match, f"take {FLAME} {FLAME} 1")
    assert healths(match, FLAME, "elder-1") == (3, 6)


def test_an_imp_that_begins_its_actions_in_a_halo_is_hurt_and_has_to_heal() -> None:
    """RU-C12, RU-G03, KF-X2."""
    match = secondary(ACT, {**QUIET, "imp-1": "A", "elder-1": "A"}, halos=["A"])
    assert healths(match, "imp-1", "elder-1") == (2, 5)


def test_a_wounded_imp_dies_in_a_halo_before_it_acts() -> None:
    """RU-C12."""
    match = secondary(ACT, {**QUIET, "imp-1": "A", "elder-1": "A"}, halos=["A"], health={"imp-1": 1})
    assert (tile(match, "imp-1"), health(match, "elder-1")) == (None, 6)


def test_imps_are_spawned_on_the_seal_and_not_at_a_portal() -> None:
    """RU-J25."""
    match = led(["open-the-brood-pit", "hesitation"], {STORM: "A", SOUL: "I", "elder-1": "G", FLAME: "G"},
                portals=["A", "C"])  # fmt: skip
    assert [event.tile for event in only(match, "MinionPlaced")] == ["E", "E"]


def test_a_knight_killed_by_an_imp_gives_the_demons_a_point() -> None:
    match = secondary(ACT, {**QUIET, "imp-1": "A", FLAME: "A"}, "seer-knight", health={FLAME: 1})
    assert points(match) == (1, 0)


# -- the end of a round ----------------------------------------------------------------------------------------------

CALM = {STORM: "C", SOUL: "C", FLAME: "I", PHASE: "I"}


def test_the_round_ends_with_a_point_golems_imps_a_golem_and_an_imp() -> None:
    """RU-J21: all five steps; the players lead the golems, nobody the imps."""
    there = {**CALM, "stone-golem-1": "G", "imp-1": "A", "elder-1": "A"}
    match = led(["hesitation", "hail-of-cinders"], there, end_of_round=True, seats=2)
    assert (points(match), asked(match), asked_seat(match)) == ((0, 1), "ask-minion", 0)
    assert health(match, "elder-1") == 6  # the imp waits for the golem
    play(match, "order stone-golem-1 move H", "order stone-golem-1 move G")
    assert health(match, "elder-1") == 4
    assert (asked(match), offered(match)) == ("ask-new-golem", {"put A", "put C", "put G", "put I"})
    play(match, "put A")
    assert (tile(match, "stone-golem-2"), tile(match, "imp-2")) == ("A", "E")
    names = [type(numbered.event).__name__ for numbered in match.events("referee")]
    steps = ["RoundEnded", "PointsScored", "MinionActs", "MinionPlaced", "RoundBegan"]
    assert [names.index(step) for step in steps] == sorted(names.index(step) for step in steps)
    assert [event.minion for event in only(match, "MinionPlaced")] == ["stone-golem-2", "imp-2"]
    assert table(match)["round"] == 2


def test_the_knights_point_comes_before_the_imps_can_win() -> None:
    """RU-H07, RU-J21."""
    match = led([], {**CALM, "imp-1": "A", "elder-1": "A"}, end_of_round=True, health={"elder-1": 1},
                points={"knights": 9, "demons": 8})  # fmt: skip
    assert match.result is not None
    assert (match.result.winners, health(match, "elder-1")) == ((0,), 1)


def test_imps_that_kill_the_last_elder_needed_win_in_the_end_of_round_phase() -> None:
    match = led([], {**CALM, "imp-1": "A", "elder-1": "A"}, end_of_round=True, health={"elder-1": 1},
                points={"knights": 3, "demons": 8})  # fmt: skip
    assert match.result is not None
    assert (match.result.winners, points(match)) == ((), (10, 4))


def test_only_one_golem_comes_whatever_the_number_of_players() -> None:
    """RU-J21, RU-G09: four are for the game with five."""
    named = [STORM, FLAME, SOUL, PHASE, "imp-lord", "seer-knight"]
    match = led([], {**CALM, "imp-lord": "C", "seer-knight": "I"}, end_of_round=True, seats=3, characters=named)
    play(match, "put G")
    assert [event.minion for event in only(match, "MinionPlaced")][:2] == ["stone-golem-1", "imp-1"]


def test_without_supply_nothing_is_placed() -> None:
    """RU-G07."""
    there = {f"imp-{n}": "A" for n in range(1, 5)} | {f"stone-golem-{n}": "G" for n in range(1, 5)}
    match = led([], {**CALM, **there, "elder-1": "A"}, end_of_round=True)
    play(match, "pass")
    assert only(match, "MinionPlaced") == []


def test_retribution_is_not_possible_in_the_end_of_round_phase() -> None:
    """RU-B31: an imp kills an elder beside the Wrath Knight."""
    there = {STORM: "C", SOUL: "C", "wrath-knight": "B", PHASE: "I", "imp-1": "A", "elder-1": "A"}
    match = led([], there, knight="wrath-knight", end_of_round=True, health={"elder-1": 1})
    assert (asked(match), points(match)) == ("ask-new-golem", (2, 1))


@pytest.mark.parametrize("turn", [0, 2])
def test_retribution_answers_imps_in_a_demons_turn(turn: int) -> None:
    """RU-B31: each demon's turn is an enemy's turn."""
    there = {STORM: "C", SOUL: "C", "wrath-knight": "B", PHASE: "I", "imp-1": "A", "elder-1": "A"}
    match = led(["hesitation", ACT], there, knight="wrath-knight", turn=turn, health={"elder-1": 1})
    assert (asked(match), "target imp-1" in offered(match)) == ("ask-retribution", True)
