"""The nine knights: the ongoing power and the magic ability of each."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    DEMONS,
    FLAME,
    KNIGHTS,
    PHASE,
    STORM,
    asked,
    asked_seat,
    characters,
    defense,
    demon_turn,
    end_turn,
    hand,
    health,
    healths,
    knight_turn,
    offered,
    only,
    place,
    play,
    slowed,
    tile,
    tiles_with,
    until_turn_of,
)

FIEND = "feral-reaver"  # a demon with health to lose


@pytest.mark.parametrize(
    "knight",
    ["flame-knight", "ice-knight", "earth-knight", "phase-knight", "wrath-knight", "seer-knight", "holy-knight",
     "iron-knight", "gale-knight"],
)  # fmt: skip
def test_every_knight_begins_with_six_health_and_one_defense(knight: str) -> None:
    match = demon_turn(knight=knight, knight2="phase-knight" if knight != "phase-knight" else "flame-knight")
    card = place(match, knight)
    assert (card["health"], card["most_health"], card["defense"], card["most_defense"]) == (6, 8, 1, 5)


# -- Flame Knight ----------------------------------------------------------------------------------------------------


def test_kindled_blade_adds_one_to_melee_against_an_enemy_in_a_halo() -> None:
    match = knight_turn("cleaving-oath encircle", {FLAME: "A", FIEND: "A"}, demon=FIEND, halos=["A"])
    play(match, "play cleaving-oath", f"target {FIEND}")
    assert health(match, FIEND) == 7 - 4
    play(match, "actions encircle", f"melee {FIEND} 2")
    assert FIEND not in characters(match)


def test_kindled_blade_counts_once_for_each_attack() -> None:
    """Two symbols on one target are one attack, on two targets they are two."""
    where = {FLAME: "A", FIEND: "A", "imp-1": "A"}
    match = knight_turn("encircle", where, demon=FIEND, halos=["A"])
    play(match, "actions encircle", f"melee {FIEND} 1", "melee imp-1 1")
    assert healths(match, FIEND, "imp-1") == (5, 0)
    match = knight_turn("encircle", where, demon=FIEND, halos=["A"])
    play(match, "actions encircle", f"melee {FIEND} 2")
    assert healths(match, FIEND, "imp-1") == (4, 2)


def test_kindled_blade_does_not_help_without_a_halo_nor_at_range_nor_another_knight() -> None:
    match = knight_turn("cleaving-oath radiant-lance", {FLAME: "A", FIEND: "A", "imp-1": "B"}, demon=FIEND, halos=["B"])
    play(match, "minor radiant-lance ranged", "ranged imp-1 1", "play cleaving-oath", f"target {FIEND}")
    assert healths(match, FIEND, "imp-1") == (4, 1)
    match = knight_turn("cleaving-oath", {PHASE: "A", FIEND: "A"}, knight=PHASE, demon=FIEND, halos=["A"])
    play(match, "play cleaving-oath", f"target {FIEND}")
    assert health(match, FIEND) == 4


def test_halo_of_fire_hurts_all_enemies_there_and_lies_on_the_own_or_an_adjacent_tile() -> None:
    match = knight_turn("", {FLAME: "A", STORM: "B", "imp-1": "B", "imp-2": "A", "elder-1": "B"}, magic=2)
    play(match, "cast")
    assert offered(match) == {"at A", "at B", "at D"}
    play(match, "at B")
    assert healths(match, STORM, "imp-1", "imp-2", "elder-1", FLAME) == (4, 1, 2, 6, 6)
    assert tiles_with(match, "halo") == ["B"]


def test_a_demon_that_begins_its_turn_in_a_halo_is_hurt_and_the_halo_leaves_at_the_flame_knights_next_turn() -> None:
    match = knight_turn("", {FLAME: "A", "soulstealer": "B", PHASE: "I", STORM: "H"}, magic=2)
    play(match, "cast", "at B")
    assert health(match, "soulstealer") == 5
    until_turn_of(match, "soulstealer")
    assert health(match, "soulstealer") == 4
    until_turn_of(match, STORM)
    assert tiles_with(match, "halo") == ["B"]
    until_turn_of(match, FLAME)
    assert tiles_with(match, "halo") == []
    assert health(match, "soulstealer") == 4


def test_a_demon_that_enters_a_halo_is_hurt_and_a_knight_is_not() -> None:
    match = demon_turn("rend", {STORM: "A", FLAME: "I"}, halos=["B"])
    play(match, "minor rend move", "go B")
    assert health(match, STORM) == 4
    match = play(knight_turn("banish", {FLAME: "A"}, halos=["B"]), "basic move", "go B")
    assert health(match, FLAME) == 6


def test_with_both_halos_on_the_board_one_of_them_is_taken() -> None:
    match = play(knight_turn("", {FLAME: "A", STORM: "D"}, halos=["B", "I"], magic=2), "cast")
    assert offered(match) == {"at B", "at I"}
    play(match, "at I")
    play(match, "at D")
    assert tiles_with(match, "halo") == ["B", "D"]
    assert health(match, STORM) == 4


# -- Ice Knight ------------------------------------------------------------------------------------------------------

ICE = "ice-knight"


def test_frostbite_slows_the_first_demon_that_loses_health_to_his_melee_and_only_that_one() -> None:
    where = {ICE: "A", STORM: "A", FIEND: "A"}
    match = knight_turn("encircle", where, "rend", knight=ICE, demon2=FIEND, other_hand="rend hurl")
    play(match, "actions encircle", f"melee {STORM} 1")
    assert slowed(match, DEMONS) == "rend"
    play(match, f"melee {FIEND} 1")
    assert [event.character for event in only(match, "Slowed")] == [STORM]
    assert only(match, "NotSlowed") == []


def test_frostbite_needs_melee_and_lost_health() -> None:
    where = {ICE: "A", "frozen-lurker": "A", STORM: "B"}
    match = knight_turn("radiant-lance encircle", where, knight=ICE, demon="frozen-lurker", demon2=STORM,
                        other_hand="rend", ice=1)  # fmt: skip
    play(match, "minor radiant-lance ranged", f"ranged {STORM} 1")
    play(match, "actions encircle", "melee frozen-lurker 1", "block 1")
    assert slowed(match, DEMONS) is None
    play(match, "melee frozen-lurker 1")
    assert slowed(match, DEMONS) == "rend"


def test_frostbite_does_not_slow_for_minions() -> None:
    match = knight_turn("encircle", {ICE: "A", "imp-1": "A", STORM: "A"}, knight=ICE, other_hand="rend")
    play(match, "actions encircle", "melee imp-1 1")
    assert slowed(match, DEMONS) is None
    play(match, f"melee {STORM} 1")
    assert slowed(match, DEMONS) == "rend"


def test_an_ice_golems_melee_at_the_start_of_his_turn_is_frostbite_too() -> None:
    where = {ICE: "A", "ice-golem-1": "C", STORM: "C", FLAME: "I"}
    match = demon_turn("", where, "rend", knight=ICE, knight2=FLAME, makers={"ice": 1})
    play(match, "done")
    assert asked_seat(match) == KNIGHTS
    play(match, f"order ice-golem-1 melee {STORM}")
    assert len(only(match, "Slowed")) == 1
    assert health(match, STORM) == 4


def test_carve_golem_places_an_ice_golem_that_acts_twice_from_the_next_turn_on() -> None:
    match = knight_turn("", {ICE: "A", STORM: "I", PHASE: "G"}, knight=ICE, magic=2)
    play(match, "cast")
    assert tile(match, "ice-golem-1") == "A"
    assert health(match, "ice-golem-1") == 2
    assert asked(match) == "ask-play"
    until_turn_of(match, ICE)
    play(match, "order ice-golem-1 move B", "order ice-golem-1 move C")
    assert tile(match, "ice-golem-1") == "C"
    assert asked(match) == "ask-play"


def test_with_no_ice_golem_left_each_of_them_takes_one_minor_action() -> None:
    where = {ICE: "A", "ice-golem-1": "B", "ice-golem-2": "C", "imp-1": "C", STORM: "I"}
    match = play(knight_turn("", where, knight=ICE, magic=2), "cast")
    play(match, "order ice-golem-2 melee imp-1", "order ice-golem-1 move E")
    assert asked(match) == "ask-play"
    assert tile(match, "ice-golem-1") == "E"
    assert health(match, "imp-1") == 1


# -- Earth Knight ----------------------------------------------------------------------------------------------------

EARTH = "earth-knight"


def test_bedrock_gives_defense_to_an_earth_knight_that_stayed() -> None:
    match = end_turn(knight_turn("", {EARTH: "A", STORM: "I"}, knight=EARTH))
    assert defense(match, EARTH) == 2


def test_bedrock_gives_nothing_after_leaving_and_coming_back() -> None:
    match = knight_turn("carry-to-safety", {EARTH: "A", STORM: "I"}, knight=EARTH)
    play(match, "actions carry-to-safety", "go B", "go A")
    assert defense(end_turn(match), EARTH) == 1


def test_raise_slag_places_a_slag_golem_or_lets_each_act() -> None:
    match = play(knight_turn("", {EARTH: "A", STORM: "I"}, knight=EARTH, magic=4), "cast", "cast")
    assert [tile(match, f"slag-golem-{n}") for n in (1, 2)] == ["A", "A"]
    where = {EARTH: "A", "slag-golem-1": "B", "slag-golem-2": "B", STORM: "I"}
    match = play(knight_turn("", where, knight=EARTH, magic=2), "cast")
    play(match, "order slag-golem-1 move C", "order slag-golem-2 move E")
    assert [tile(match, f"slag-golem-{n}") for n in (1, 2)] == ["C", "E"]
    assert asked(match) == "ask-play"


# -- Phase Knight ----------------------------------------------------------------------------------------------------


def test_slip_the_grasp_takes_no_disengagement_damage() -> None:
    match = knight_turn("encircle", {PHASE: "A", STORM: "A", "imp-1": "A"}, knight=PHASE, knight2=FLAME)
    play(match, "basic move", "go B")
    assert health(match, PHASE) == 6
    assert tile(match, PHASE) == "B"
    assert defense(match, PHASE) == 1


def open_the_way(**position: Any) -> Match:
    where = {PHASE: "A", STORM: "I", "imp-1": "I", "stone-golem-1": "A"}
    return play(knight_turn("tower-shield", where, knight=PHASE, knight2=FLAME, magic=2, **position), "cast")


def test_open_the_way_puts_a_portal_anywhere_leads_there_and_strikes() -> None:
    match = open_the_way()
    assert offered(match) == {f"at {letter}" for letter in "ABCDEFGHI"}
    play(match, "at I", "go I", "target imp-1")
    assert tile(match, PHASE) == "I"
    assert tiles_with(match, "portal") == ["I"]
    assert healths(match, "imp-1", STORM) == (1, 5)


def test_open_the_way_may_be_used_without_moving_or_striking() -> None:
    match = play(open_the_way(), "at C", "pass")
    assert tile(match, PHASE) == "A"
    assert tiles_with(match, "portal") == ["C"]
    assert asked(match) == "ask-play"


def test_with_three_portals_out_one_of_them_is_moved() -> None:
    match = open_the_way(portals=["B", "C", "D"])
    assert offered(match) == {"at B", "at C", "at D"}
    play(match, "at C", "at I")
    assert tiles_with(match, "portal") == ["B", "D", "I"]
    assert offered(match, "go") == {"go B", "go D", "go I"}


def test_portals_join_tiles_for_the_movement_of_knights_and_golems_only() -> None:
    match = knight_turn("radiant-lance", {FLAME: "A", STORM: "I"}, portals=["A", "I"])
    assert "minor radiant-lance ranged" not in offered(match)
    play(match, "basic move")
    assert offered(match, "go") == {"go B", "go D", "go I"}
    match = play(demon_turn("rend", {STORM: "A", FLAME: "I"}, portals=["A", "I"]), "basic move")
    assert offered(match, "go") == {"go B", "go D"}
    match = play(knight_turn("marching-orders", {FLAME: "G", "stone-golem-1": "A"}, portals=["A", "I"]),
                 "play marching-orders")  # fmt: skip
    assert "order stone-golem-1 move I" in offered(match)


# -- Seer Knight -----------------------------------------------------------------------------------------------------

SEER = "seer-knight"


def test_foresight_draws_four_cards_and_discards_one_of_them() -> None:
    drawn = ["encircle", "skyfall", "banish", "intercept"]
    match = knight_turn("tower-shield", {SEER: "A", STORM: "I"}, drawn, knight=SEER)
    play(match, "done")
    assert asked_seat(match) == KNIGHTS
    assert offered(match) == {f"discard {card}" for card in drawn}
    play(match, "discard skyfall")
    assert sorted(hand(match, KNIGHTS) or []) == ["banish", "encircle", "intercept"]


def test_premonition_gives_each_knight_one_defense() -> None:
    match = knight_turn("", {SEER: "A", PHASE: "I", STORM: "E"}, knight=SEER, magic=2, defense={PHASE: 5})
    play(match, "cast")
    assert [defense(match, name) for name in (SEER, PHASE)] == [2, 5]
