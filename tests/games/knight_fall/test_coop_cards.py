"""The cooperative cards C01 to C12, both halves of each (spec, section 9). The tiles lie A B C / D E F / G H I."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    SOUL,
    STORM,
    asked,
    defense,
    health,
    healths,
    offered,
    only,
    play,
    points,
    slowed,
    tile,
)
from tests.games.knight_fall.test_coop import blows, led, path, primary, secondary

STURDY = {FLAME: 8, STORM: 4}  # a knight who survives most blows


# -- melee in the lower half -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "damage"),
    [
        ("savage-rush", 3),
        ("pace-the-cloister", 3),
        ("the-long-circuit", 4),
        ("past-the-shield", 3),
        ("fling-aside", 3),
    ],
)
def test_a_plain_melee_in_the_lower_half(card: str, damage: int) -> None:
    """C01, C03, C07, C11, C20: one blow at an enemy on the tile."""
    match = secondary(card, {STORM: "A", FLAME: "A"}, health=STURDY)
    assert blows(match, STORM) == [((FLAME,), damage)]
    assert healths(match, FLAME, STORM) == (8 - damage, 5)
    assert path(match, STORM) == []


@pytest.mark.parametrize("card", ["savage-rush", "pace-the-cloister", "the-long-circuit", "past-the-shield"])
def test_a_plain_melee_finds_nobody_on_the_next_tile(card: str) -> None:
    """RU-J05: nothing happens, and the demon does not walk."""
    match = secondary(card, {STORM: "A", FLAME: "B"}, health=STURDY)
    assert (blows(match, STORM), tile(match, STORM), health(match, FLAME)) == ([], "A", 8)


@pytest.mark.parametrize("card", ["headlong-charge", "respawn", "unholy-chorus"])
def test_stalk_one_and_melee_two_in_the_lower_half(card: str) -> None:
    """C02, C18, C24."""
    match = secondary(card, {STORM: "A", FLAME: "B"}, health=STURDY)
    assert (path(match, STORM), blows(match, STORM)) == (["B"], [((FLAME,), 2)])
    assert health(match, FLAME) == 6


@pytest.mark.parametrize("card", ["widdershins-hunt", "bolt-of-ruin", "chains-from-below"])
def test_ranged_three_in_the_lower_half(card: str) -> None:
    """C04, C08, C21: at an adjacent enemy only."""
    match = secondary(card, {STORM: "A", FLAME: "B", "elder-1": "A", "elder-2": "E"}, health=STURDY)
    assert blows(match, STORM) == [((FLAME,), 3)]
    assert healths(match, FLAME, "elder-1", "elder-2") == (5, 6, 6)
    assert [event.kind for event in only(match, "AttackDeclared")] == ["ranged"]


def test_the_lower_half_of_hail_of_cinders_does_nothing() -> None:
    """C09."""
    match = secondary("hail-of-cinders", {STORM: "A", FLAME: "A", "elder-1": "B"}, health=STURDY)
    assert (blows(match, STORM), path(match, STORM)) == ([], [])
    assert healths(match, FLAME, "elder-1", STORM) == (8, 6, 5)


def test_the_lower_half_of_hesitation_does_nothing() -> None:
    """C23: it does not even heal."""
    match = led(["bolt-of-ruin", "hesitation"], {STORM: "A", FLAME: "A"}, health=STURDY)
    assert [event.card for event in only(match, "CoopCardDrawn")] == ["bolt-of-ruin", "hesitation"]
    assert (blows(match, STORM), path(match, STORM), healths(match, FLAME, STORM)) == ([], [], (8, 4))


# -- C01 to C04 ------------------------------------------------------------------------------------------------------


def test_savage_rush_stalks_two_tiles_and_strikes_for_six() -> None:
    """C01."""
    match = primary("savage-rush", {STORM: "A", FLAME: "C"}, health=STURDY)
    assert (path(match, STORM), health(match, FLAME)) == (["B", "C"], 2)


def test_savage_rush_stops_where_it_meets_an_enemy() -> None:
    """C01, Stalk: only while no enemy is on the tile."""
    match = primary("savage-rush", {STORM: "A", FLAME: "B", "elder-1": "C"}, health=STURDY)
    assert (path(match, STORM), healths(match, FLAME, "elder-1")) == (["B"], (2, 6))


def test_a_stalking_demon_does_not_leave_an_enemy() -> None:
    """C01, Stalk: an elder next door does not call it away from a golem."""
    match = primary("savage-rush", {STORM: "A", "stone-golem-1": "A", "elder-1": "B"})
    assert (path(match, STORM), tile(match, "stone-golem-1"), health(match, "elder-1")) == ([], None, 6)
    assert health(match, STORM) == 5


def test_headlong_charge_stalks_one_tile_and_strikes_for_seven() -> None:
    """C02."""
    match = primary("headlong-charge", {STORM: "A", FLAME: "B"}, health=STURDY)
    assert (path(match, STORM), health(match, FLAME)) == (["B"], 1)


def test_headlong_charge_that_does_not_arrive_strikes_nobody() -> None:
    """C02, RU-J05."""
    match = primary("headlong-charge", {STORM: "A", FLAME: "C"}, health=STURDY)
    assert (path(match, STORM), blows(match, STORM)) == (["B"], [])


def test_pace_the_cloister_goes_two_tiles_clockwise_and_strikes_for_six() -> None:
    """C03: past a knight, to another."""
    match = primary("pace-the-cloister", {STORM: "B", FLAME: "F", "elder-1": "A"}, health=STURDY)
    assert (path(match, STORM), healths(match, FLAME, "elder-1")) == (["C", "F"], (2, 6))


def test_widdershins_hunt_goes_two_tiles_counterclockwise_and_strikes_for_six() -> None:
    """C04."""
    match = primary("widdershins-hunt", {STORM: "B", FLAME: "D", "elder-1": "C"}, health=STURDY)
    assert (path(match, STORM), healths(match, FLAME, "elder-1")) == (["A", "D"], (2, 6))


def test_a_circling_demon_has_to_leave_enemies_and_is_hurt_by_each_golem_and_knight() -> None:
    """C03, RU-C02: an elder does not hold it."""
    units = {STORM: "A", FLAME: "A", "stone-golem-1": "A", "elder-1": "A", "elder-2": "C"}
    match = primary("pace-the-cloister", units)
    assert [event.damage for event in only(match, "Disengaged")] == [2]
    assert (health(match, STORM), tile(match, STORM), tile(match, "elder-2")) == (3, "C", None)


# -- C05 to C07 ------------------------------------------------------------------------------------------------------


def test_circling_dread_strikes_for_three_after_each_of_three_moves() -> None:
    """C05."""
    units = {STORM: "A", "elder-1": "B", "elder-2": "C", "elder-3": "F", "elder-4": "I", "elder-5": "A"}
    match = primary("circling-dread", {**units, SOUL: "E"})
    assert path(match, STORM) == ["B", "C", "F"]
    assert blows(match, STORM) == [(("elder-1",), 3), (("elder-2",), 3), (("elder-3",), 3)]
    assert healths(match, *list(units)[1:]) == (3, 3, 3, 6, 6)


def test_circling_dread_heals_two_in_its_lower_half() -> None:
    """C05: 1 of the first card and 2 of this one."""
    assert health(secondary("circling-dread", {STORM: "A", FLAME: "I"}, health={STORM: 2}), STORM) == 5


def test_circling_fire_strikes_for_three_after_each_of_three_moves_the_other_way() -> None:
    """C06: where nobody is, nothing happens."""
    match = primary("circling-fire", {STORM: "A", "elder-1": "D", "elder-2": "H", "elder-3": "B", SOUL: "E"})
    assert path(match, STORM) == ["D", "G", "H"]
    assert healths(match, "elder-1", "elder-2", "elder-3") == (3, 3, 6)


def test_circling_fire_goes_one_tile_clockwise_in_its_lower_half_and_strikes_for_three() -> None:
    """C06."""
    match = secondary("circling-fire", {STORM: "A", "elder-1": "A", "elder-2": "B"})
    assert (path(match, STORM), healths(match, "elder-1", "elder-2")) == (["B"], (6, 3))


def test_the_long_circuit_strikes_for_two_after_each_of_five_moves() -> None:
    """C07, constraint 25: five tiles clockwise."""
    units = {STORM: "A", **{f"elder-{n}": where for n, where in enumerate("BCFIHG", 1)}}
    match = primary("the-long-circuit", {**units, SOUL: "E"})
    assert path(match, STORM) == ["B", "C", "F", "I", "H"]
    assert healths(match, *[f"elder-{n}" for n in range(1, 7)]) == (4, 4, 4, 4, 4, 6)


# -- C08 to C10 ------------------------------------------------------------------------------------------------------


def test_bolt_of_ruin_shoots_for_five_and_then_for_three_at_a_target_chosen_anew() -> None:
    """C08."""
    match = primary("bolt-of-ruin", {STORM: "A", "elder-1": "B", "elder-2": "D"}, health={"elder-2": 4})
    assert blows(match, STORM) == [(("elder-2",), 5), (("elder-1",), 3)]
    assert (tile(match, "elder-2"), health(match, "elder-1")) == (None, 3)


def test_bolt_of_ruin_shoots_twice_at_one_that_survives() -> None:
    """C08: the wounded one is the weaker now."""
    match = primary("bolt-of-ruin", {STORM: "A", "elder-1": "B", FLAME: "D"}, health={FLAME: 8})
    assert blows(match, STORM) == [(("elder-1",), 5), (("elder-1",), 3)]
    assert points(match) == (2, 0)


def test_hail_of_cinders_hurts_all_enemies_on_the_tile_and_on_every_adjacent_one() -> None:
    """C09: five tiles around the middle, guarded or not, and nobody in the corners."""
    units = {STORM: "E", "elder-1": "B", FLAME: "B", "stone-golem-1": "D", "elder-2": "F", "elder-3": "H",
             "elder-4": "E", "elder-5": "A", "imp-1": "B"}  # fmt: skip
    match = primary("hail-of-cinders", units)
    hurt = ["elder-1", FLAME, "stone-golem-1", "elder-2", "elder-3", "elder-4", "elder-5", "imp-1"]
    assert healths(match, *hurt) == (5, 5, 1, 5, 5, 5, 6, 2)
    assert len(only(match, "AttackDeclared")) == 1


def test_inferno_stalks_one_tile_and_does_three_damage_to_all_there() -> None:
    """C10."""
    match = primary("inferno", {STORM: "A", FLAME: "B", "elder-1": "B", "stone-golem-1": "B", "elder-2": "C"})
    assert path(match, STORM) == ["B"]
    assert healths(match, FLAME, "elder-1", "stone-golem-1", "elder-2") == (3, 3, 0, 6)


def test_inferno_has_to_move_one_tile_in_its_lower_half_and_strikes_for_two() -> None:
    """C10, RU-J06: although an undefended elder is on the tile."""
    match = secondary("inferno", {STORM: "A", "elder-1": "A", FLAME: "B"}, health=STURDY)
    assert (path(match, STORM), healths(match, "elder-1", FLAME)) == (["B"], (6, 6))


# -- C11 and C12 -----------------------------------------------------------------------------------------------------


def test_past_the_shield_hits_a_guarded_elder_itself() -> None:
    """C11."""
    match = primary("past-the-shield", {STORM: "A", "elder-1": "C", FLAME: "C"})
    assert path(match, STORM) == ["B", "C"]
    assert healths(match, "elder-1", FLAME) == (1, 6)
    assert only(match, "GuardStepped") == []


def test_a_knight_may_still_defend_against_past_the_shield() -> None:
    """C11: with defense, as against every attack."""
    match = primary("past-the-shield", {STORM: "C", "elder-1": "C", FLAME: "C"}, defense={FLAME: 3})
    assert offered(match) == {f"take {FLAME} elder-1 {n}" for n in (1, 2, 3)} | {"pass"}
    play(match, f"take {FLAME} elder-1 3")
    assert (healths(match, "elder-1", FLAME), defense(match, FLAME)) == ((6, 4), 0)


def test_past_the_shield_is_a_normal_blow_where_no_elder_is() -> None:
    """C11: by the hierarchy, a golem before a knight."""
    match = primary("past-the-shield", {STORM: "A", FLAME: "B", "stone-golem-1": "B"}, health=STURDY)
    assert blows(match, STORM) == [(("stone-golem-1",), 5)]
    match = primary("past-the-shield", {STORM: "A", FLAME: "B"}, health=STURDY)
    assert health(match, FLAME) == 3


def test_gaze_from_the_dark_slows_the_nearest_knight_and_takes_two_defense() -> None:
    """C12, RU-J23: then the demon stalks one tile and strikes for four."""
    match = primary("gaze-from-the-dark", {STORM: "A", FLAME: "B", PHASE: "C"}, "banish", hands=[["banish", "skyfall"]],
                    defense={FLAME: 2, PHASE: 2}, health={FLAME: 8})  # fmt: skip
    assert asked(match) == "ask-defend"  # the other knight may help
    play(match, "pass")
    assert slowed(match, 0) == "banish"
    assert (defense(match, FLAME), defense(match, PHASE)) == (0, 2)
    assert (path(match, STORM), health(match, FLAME)) == (["B"], 4)


def test_a_knight_with_less_defense_loses_what_it_has() -> None:
    """C12: one of the two that are to be lost."""
    match = primary("gaze-from-the-dark", {STORM: "A", FLAME: "C"}, defense={FLAME: 1}, health={FLAME: 8})
    assert [(event.amount, event.left) for event in only(match, "DefenseLost")] == [(1, 0)]
    assert (path(match, STORM), health(match, FLAME)) == (["B"], 8)


def test_gaze_from_the_dark_only_slows_in_its_lower_half_and_strikes_for_two() -> None:
    """C12: defense stays; the demon stays too."""
    match = secondary("gaze-from-the-dark", {STORM: "A", FLAME: "A", PHASE: "I"}, "skyfall",
                      hands=[["banish", "skyfall"]], defense={FLAME: 0, PHASE: 3})  # fmt: skip
    assert (slowed(match, 0), health(match, FLAME), defense(match, PHASE)) == ("skyfall", 4, 3)
    match = secondary("gaze-from-the-dark", {STORM: "A", FLAME: "B"}, "skyfall", hands=[["banish", "skyfall"]],
                      defense={FLAME: 2})  # fmt: skip
    assert (slowed(match, 0), defense(match, FLAME), tile(match, STORM)) == ("skyfall", 2, "A")
