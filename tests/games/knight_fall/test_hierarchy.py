"""Whom a demon goes for and which way (Target Hierarchy, Clockwise Movement; RU-J01 to RU-J09, RU-J22, RU-J23, WE-09).

The tiles lie A B C / D E F / G H I unless a test lays others.
"""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    SOUL,
    STORM,
    asked,
    asked_seat,
    defense,
    health,
    healths,
    offered,
    only,
    play,
    tile,
)
from tests.games.knight_fall.test_coop import SHADE, blows, led, path, primary, secondary

STURDY = {FLAME: 8}
MELEE = "the-long-circuit"  # melee 4 in its lower half


# -- whom ------------------------------------------------------------------------------------------------------------


def test_an_elder_comes_before_a_knight_at_the_same_distance() -> None:
    """WE-09."""
    match = primary("savage-rush", {STORM: "A", SOUL: "E", FLAME: "C", "elder-1": "G"})
    assert (path(match, STORM), healths(match, FLAME, "elder-1")) == (["D", "G"], (6, 0))


def test_the_closest_enemy_comes_first_whatever_it_is() -> None:
    """RU-J02: a strong knight next door before an undefended elder two tiles away."""
    match = primary("savage-rush", {STORM: "A", SOUL: "E", FLAME: "B", "elder-1": "G"}, health=STURDY)
    assert (path(match, STORM), healths(match, FLAME, "elder-1")) == (["B"], (2, 6))


def test_an_undefended_elder_comes_before_a_defended_one() -> None:
    """RU-J02, RU-J03: defended is an elder with a knight on its tile, even if it is the weaker elder."""
    there = {STORM: "E", SOUL: "E", "elder-1": "B", FLAME: "B", "elder-2": "H"}
    match = primary("headlong-charge", there, health={"elder-1": 1})
    assert (tile(match, STORM), tile(match, "elder-2"), health(match, "elder-1")) == ("H", None, 1)


def test_a_knight_on_the_next_tile_does_not_make_an_elder_defended() -> None:
    """RU-J03: both are undefended, so the weaker one is struck."""
    there = {STORM: "E", SOUL: "E", "elder-1": "B", FLAME: "A", "elder-2": "H"}
    match = primary("headlong-charge", there, health={"elder-1": 5})
    assert (tile(match, STORM), tile(match, "elder-1")) == ("B", None)


def test_a_golem_does_not_make_an_elder_defended() -> None:
    """RU-J03, RU-B04."""
    there = {STORM: "E", SOUL: "E", "elder-1": "B", "stone-golem-1": "B", "elder-2": "H", FLAME: "H"}
    match = primary("headlong-charge", there)
    assert tile(match, "elder-1") is None


def test_a_defended_elder_comes_before_a_weak_knight() -> None:
    """RU-J02, RU-B02: and the blow goes to the knight that guards it."""
    there = {STORM: "E", SOUL: "E", "elder-1": "B", FLAME: "B", PHASE: "H"}
    match = primary("headlong-charge", there, health={PHASE: 1, FLAME: 8})
    assert (blows(match, STORM), path(match, STORM)) == ([(("elder-1",), 7)], ["B"])
    assert healths(match, FLAME, PHASE, "elder-1") == (1, 1, 6)


@pytest.mark.parametrize(("strength", "armor"), [(2, 0), (1, 1), (1, 0)])
def test_a_knight_with_less_than_three_comes_before_a_golem(strength: int, armor: int) -> None:
    """RU-J04: health and defense together are two or less."""
    there = {STORM: "E", SOUL: "E", FLAME: "B", "stone-golem-1": "H"}
    match = primary("headlong-charge", there, health={FLAME: strength}, defense={FLAME: armor})
    assert (path(match, STORM), blows(match, STORM)) == (["B"], [((FLAME,), 7)])


@pytest.mark.parametrize(("strength", "armor"), [(3, 0), (2, 1), (1, 2), (8, 0)])
def test_a_golem_comes_before_any_other_knight(strength: int, armor: int) -> None:
    """RU-J04: three is enough."""
    there = {STORM: "E", SOUL: "E", FLAME: "B", "stone-golem-1": "H"}
    match = primary("headlong-charge", there, health={FLAME: strength}, defense={FLAME: armor})
    assert (path(match, STORM), tile(match, "stone-golem-1")) == (["H"], None)


@pytest.mark.parametrize("golem", ["stone-golem-1", "ice-golem-1", "slag-golem-1"])
def test_golems_of_every_kind_are_golems(golem: str) -> None:
    """RU-J02."""
    match = secondary(MELEE, {STORM: "A", SOUL: "E", FLAME: "A", golem: "A"})
    assert blows(match, STORM) == [((golem,), 4)]


def test_of_equals_the_one_with_the_least_health_is_struck() -> None:
    """RU-J02."""
    match = secondary(MELEE, {STORM: "A", SOUL: "E", "elder-1": "A", "elder-2": "A"}, health={"elder-2": 5})
    assert healths(match, "elder-1", "elder-2") == (6, 1)


def test_health_alone_counts_between_knights_not_defense() -> None:
    """RU-J02: 6 health and 0 defense, against 5 health and 5 defense."""
    match = secondary(MELEE, {STORM: "A", SOUL: "E", FLAME: "A", PHASE: "A"}, health={PHASE: 5}, defense={PHASE: 5})
    assert blows(match, STORM) == [((PHASE,), 4)]


def test_of_equals_with_the_same_health_the_one_with_the_fewest_allies_near_is_struck() -> None:
    """RU-J02: a golem stands next to the one elder, nobody next to the other."""
    there = {STORM: "E", SOUL: "E", "elder-1": "B", "stone-golem-1": "A", "elder-2": "H"}
    match = primary("headlong-charge", there)
    assert (tile(match, STORM), healths(match, "elder-1", "elder-2")) == ("H", (6, 0))


def test_imps_are_no_allies_of_an_elder() -> None:
    """RU-J02: three imps beside the one, a golem beside the other."""
    there = {STORM: "E", SOUL: "E", "elder-1": "B", "imp-1": "A", "imp-2": "A", "imp-3": "B", "elder-2": "H"}
    match = primary("headlong-charge", {**there, "stone-golem-1": "G"})
    assert healths(match, "elder-1", "elder-2") == (0, 6)


def test_then_the_players_choose_whom() -> None:
    """RU-J02: the captain answers, also in the second demon's turn."""
    there = {STORM: "D", "imp-lord": "A", "elder-1": "A", "elder-2": "A", PHASE: "I"}
    match = led(["hesitation", MELEE], there, demon2="imp-lord", turn=2, seats=2)
    assert (asked(match), asked_seat(match)) == ("ask-tied-target", 0)
    assert offered(match) == {"target elder-1", "target elder-2"}
    play(match, "target elder-2")
    assert healths(match, "elder-1", "elder-2") == (6, 2)


def test_the_players_choose_which_knight_takes_a_blow_at_a_defended_elder() -> None:
    """RU-J22."""
    match = secondary(MELEE, {STORM: "A", SOUL: "E", "elder-1": "A", FLAME: "A", PHASE: "A"}, seats=2)
    assert (asked_seat(match), offered(match)) == (0, {f"guard {FLAME}", f"guard {PHASE}"})
    play(match, f"guard {PHASE}")
    assert healths(match, FLAME, PHASE, "elder-1") == (6, 2, 6)


def test_melee_considers_only_enemies_on_the_tile() -> None:
    """RU-J05: a knight here is struck, an elder next door is not."""
    match = secondary(MELEE, {STORM: "A", SOUL: "E", FLAME: "A", "elder-1": "B"})
    assert healths(match, FLAME, "elder-1") == (2, 6)


def test_ranged_considers_only_enemies_on_adjacent_tiles() -> None:
    """RU-J05: neither an elder here nor one over the corner."""
    match = secondary("bolt-of-ruin", {STORM: "A", SOUL: "I", FLAME: "D", "elder-1": "A", "elder-2": "E"})
    assert healths(match, FLAME, "elder-1", "elder-2") == (3, 6, 6)
    match = secondary("bolt-of-ruin", {STORM: "A", SOUL: "I", "elder-1": "A", "elder-2": "E"})
    assert blows(match, STORM) == []


# -- the nearest knight ----------------------------------------------------------------------------------------------


def test_the_nearest_knight_is_the_closest() -> None:
    """RU-J23: however strong it is."""
    match = secondary("sunder-steel", {STORM: "A", FLAME: "B", PHASE: "I"}, defense={FLAME: 5, PHASE: 1},
                      health={PHASE: 1})  # fmt: skip
    assert (defense(match, FLAME), defense(match, PHASE)) == (4, 1)


def test_of_two_equally_near_knights_it_is_the_one_with_less_health_and_defense() -> None:
    """RU-J23: 6 + 1 against 5 + 3."""
    match = secondary("sunder-steel", {STORM: "A", SOUL: "E", FLAME: "B", PHASE: "D"},
                      defense={FLAME: 1, PHASE: 3}, health={PHASE: 5})  # fmt: skip
    assert (defense(match, FLAME), defense(match, PHASE)) == (0, 3)


def test_of_equal_knights_the_players_choose_the_nearest() -> None:
    """RU-J23: 6 + 1 and 5 + 2."""
    match = secondary("sunder-steel", {STORM: "A", SOUL: "E", FLAME: "B", PHASE: "D"},
                      defense={FLAME: 1, PHASE: 2}, health={PHASE: 5})  # fmt: skip
    assert offered(match) == {f"target {FLAME}", f"target {PHASE}"}
    play(match, f"target {PHASE}")
    assert (defense(match, FLAME), defense(match, PHASE)) == (1, 1)


# -- how far ---------------------------------------------------------------------------------------------------------


def test_portals_are_no_short_cut_for_demons() -> None:
    """RU-J01: the elder on I is four tiles away, the knight on G two."""
    there = {STORM: "A", SOUL: "E", "elder-1": "I", FLAME: "G"}
    match = primary("savage-rush", there, portals=["A", "I"], health=STURDY)
    assert (path(match, STORM), healths(match, FLAME, "elder-1")) == (["D", "G"], (2, 6))


def test_a_diagonal_tile_is_two_away() -> None:
    """RU-J01: nearer is the knight beside."""
    match = primary("headlong-charge", {STORM: "A", SOUL: "I", "elder-1": "E", FLAME: "D"}, health=STURDY)
    assert (path(match, STORM), health(match, FLAME)) == (["D"], 1)


def test_gaps_in_the_board_make_ways_longer() -> None:
    """RU-J01: without B the elder on C is four tiles from A, the knight on H three."""
    there = {STORM: "A", SOUL: "E", "elder-1": "C", FLAME: "H"}
    gap = ["A", "", "C", "D", "E", "F", "G", "H", "I"]
    match = led(["savage-rush", "hesitation"], there, tiles=gap)
    while asked(match) == "ask-tied-way":
        assert offered(match) <= {"at E", "at G"}
        play(match, min(offered(match)))
    assert path(match, STORM)[0] == "D"


# -- which way -------------------------------------------------------------------------------------------------------


def test_the_players_choose_between_equally_short_ways() -> None:
    """RU-J08: to the middle by B or by D."""
    match = primary("savage-rush", {STORM: "A", SOUL: "I", "elder-1": "E"})
    assert (asked(match), offered(match)) == ("ask-tied-way", {"at B", "at D"})
    play(match, "at D")
    assert (path(match, STORM), tile(match, "elder-1")) == (["D", "E"], None)


def test_of_equally_short_ways_the_one_with_an_enemy_is_taken() -> None:
    """RU-J08: the weak knight it comes from is the aim; round by C, where a golem is, or by the empty middle."""
    there = {STORM: "A", SOUL: "I", FLAME: "A", "elder-1": "B", "stone-golem-1": "C"}
    match = secondary("shadow-leap", there, health={FLAME: 2})
    assert (path(match, STORM), tile(match, "stone-golem-1")) == (["B", "C"], None)


def test_a_demon_that_must_move_goes_to_the_closest_enemy_on_another_tile() -> None:
    """RU-J06: leaving the enemy here hurts."""
    match = secondary("inferno", {STORM: "A", SOUL: "I", FLAME: "A", "elder-1": "C", "elder-2": "D"})
    assert (path(match, STORM), healths(match, "elder-2", STORM)) == (["D"], (4, 6 - 1))


def test_with_no_enemy_on_any_other_tile_the_players_choose_where_a_demon_moves() -> None:
    """RU-J06."""
    match = secondary("inferno", {STORM: "A", SOUL: "I", "elder-1": "A"})
    assert offered(match) == {"at B", "at D"}
    play(match, "at D")
    assert (path(match, STORM), health(match, "elder-1")) == (["D"], 6)


def test_with_no_enemy_on_the_board_a_demon_that_must_move_moves_where_the_players_say() -> None:
    """RU-J06: only those that stalk stay."""
    match = secondary("inferno", {STORM: "A", SOUL: "I"})
    assert offered(match) == {"at B", "at D"}
    play(match, "at B")
    assert path(match, STORM) == ["B"]


def test_with_no_enemy_on_the_board_stalking_demons_and_imps_stay() -> None:
    """RU-J06."""
    match = led(["savage-rush", "coop-swarm"], {STORM: "A", SOUL: "I", "imp-1": "C"})
    assert only(match, "Moved") == []
    assert asked(match) == "ask-corner"


# -- not returning ---------------------------------------------------------------------------------------------------


def test_a_demon_does_not_return_to_the_tile_it_began_on() -> None:
    """RU-J07: the closest enemy is back there, so it goes round."""
    match = secondary("shadow-leap", {STORM: "A", SOUL: "I", "elder-1": "A", "elder-2": "B"}, health={"elder-2": 6})
    assert offered(match) == {"at C", "at E"}
    play(match, "at C")
    assert path(match, STORM) == ["B", "C"]


def test_tiles_of_the_first_card_count_as_visited_for_the_second() -> None:
    """RU-J07: from A to B, and not back to the elder on A."""
    there = {STORM: "A", SOUL: "I", "elder-1": "A", "elder-2": "B", "elder-3": "F"}
    match = led(["pace-the-cloister", "inferno"], {**there, "elder-4": "C"})
    assert path(match, STORM) == ["B", "C", "F"]


def test_the_tile_a_demon_leapt_away_from_counts_as_visited() -> None:
    """RU-J07: it began on A; from B it goes to the elder on D by the middle."""
    there = {STORM: "A", SOUL: "I", "elder-1": "B", "elder-2": "D"}
    match = led(["shadow-leap", "inferno"], there, health={"elder-1": 5})
    assert path(match, STORM) == ["B", "E"]


def test_in_a_dead_end_a_demon_turns_back() -> None:
    """RU-J07: all neighbours are visited."""
    row = ["A", "B", "C", "", "E", "", "", "", ""]
    match = secondary("shadow-leap", {STORM: "B", SOUL: "E", "elder-1": "A", "elder-2": "B"}, tiles=row)
    assert path(match, STORM) == ["A", "B"]


def test_where_all_neighbours_are_visited_it_goes_to_the_one_it_left_longest_ago() -> None:
    """RU-J07: round a square of four tiles; the elder on E is close, but A was left first."""
    square = ["A", "B", "", "D", "E", "", "", "", ""]
    match = primary("circling-dread", {SHADE: "A", SOUL: "A", "elder-1": "E"}, demon=SHADE, tiles=square)
    assert path(match, SHADE) == ["B", "E", "D", "A"]


# -- round the board -------------------------------------------------------------------------------------------------

RING = "ABCFIHGD"


@pytest.mark.parametrize("start", RING)
def test_clockwise_is_round_the_outer_edge(start: str) -> None:
    """RU-J09, from every tile of the ring."""
    match = primary("the-long-circuit", {STORM: start, SOUL: "E"})
    at = RING.index(start)
    assert "".join(path(match, STORM)) == (RING + RING)[at + 1 : at + 6]


@pytest.mark.parametrize("start", RING)
def test_counterclockwise_is_the_other_way_round(start: str) -> None:
    """RU-J09."""
    match = primary("circling-fire", {STORM: start, SOUL: "E"})
    back = RING[::-1]
    at = back.index(start)
    assert "".join(path(match, STORM)) == (back + back)[at + 1 : at + 4]


@pytest.mark.parametrize(("card", "way"), [("circling-dread", ["H", "G", "D"]), ("circling-fire", ["H", "I", "F"])])
def test_from_the_middle_the_first_move_goes_by_the_hierarchy(card: str, way: list[str]) -> None:
    """RU-J09: to the elder on H, then round, whoever is where."""
    match = primary(card, {STORM: "E", SOUL: "E", "elder-1": "H", "elder-2": "E"})
    assert path(match, STORM) == way
    assert healths(match, "elder-1", "elder-2") == (3, 6)


def test_circling_does_not_look_at_tiles_already_visited() -> None:
    """RU-J09, RU-J07: back to D, which it left for G."""
    match = led(["widdershins-hunt", "circling-fire"], {STORM: "A", SOUL: "E"})
    assert path(match, STORM) == ["D", "G", "D"]


GAP = ["A", "B", "C", "D", "E", "F", "", "H", "I"]
DEAD_END = ["A", "B", "C", "D", "E", "F", "G", "", ""]


def test_round_a_gap_the_way_leads_through_the_middle() -> None:
    """RU-J09: and there it goes on walking, past an elder it would prefer."""
    match = primary("circling-dread", {STORM: "I", SOUL: "A", "elder-1": "B", "elder-2": "F"}, tiles=GAP)
    assert path(match, STORM) == ["H", "E", "D"]
    match = primary("circling-fire", {STORM: "D", SOUL: "A", "elder-1": "B"}, tiles=GAP)
    assert path(match, STORM) == ["E", "H", "I"]


def test_a_dead_end_is_entered_and_left_again() -> None:
    """RU-J09, Clockwise Movement."""
    match = primary("the-long-circuit", {STORM: "F", SOUL: "C", "elder-1": "B"}, tiles=DEAD_END)
    assert path(match, STORM) == ["E", "D", "G", "D", "A"]
