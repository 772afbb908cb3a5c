"""Rulings on guarding and defending: RU-B01 to RU-B19 and RU-B30."""

from __future__ import annotations

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    DEMONS,
    FLAME,
    KNIGHTS,
    PHASE,
    SOUL,
    STORM,
    asked,
    asked_seat,
    at,
    characters,
    defense,
    demon_turn,
    health,
    healths,
    kinds,
    knight_turn,
    offered,
    only,
    play,
    points,
    table,
    tile,
)

WRATH = "wrath-knight"
FOUR = [STORM, FLAME, SOUL, PHASE]


# -- RU-B01 to RU-B05: aim --------------------------------------------------------------------------------------------


def test_two_equal_symbols_on_one_target_are_one_attack() -> None:
    """RU-B01: so a knight loses 2 health in one attack, which calls Retribution up."""
    match = demon_turn("elders-bane", {STORM: "A", WRATH: "A"}, knight=WRATH, defense={WRATH: 0})
    play(match, "actions elders-bane", f"melee {WRATH} 2")
    assert [event.damage for event in only(match, "AttackDeclared")] == [2]
    assert asked(match) == "ask-retribution"


def test_two_equal_symbols_used_one_by_one_on_different_targets_are_two_attacks() -> None:
    """RU-B01."""
    where = {STORM: "A", "stone-golem-1": "A", "elder-1": "A"}
    match = play(demon_turn("elders-bane", where), "actions elders-bane", "melee elder-1 1", "melee stone-golem-1 1")
    assert [event.units for event in only(match, "AttackDeclared")] == [("elder-1",), ("stone-golem-1",)]
    assert healths(match, "elder-1", "stone-golem-1") == (5, 1)


def test_symbols_of_different_cards_are_always_separate_attacks() -> None:
    """RU-B01."""
    match = demon_turn("rend hurl", {STORM: "A", WRATH: "A"}, knight=WRATH, defense={WRATH: 0})
    play(match, "minor rend melee", f"melee {WRATH} 1", "minor hurl melee", f"melee {WRATH} 1")
    assert health(match, WRATH) == 4
    assert asked(match) == "ask-play"


def test_a_guarded_elder_can_be_aimed_at_but_the_knight_on_its_tile_takes_the_damage() -> None:
    """RU-B02."""
    match = demon_turn("rend", {STORM: "A", FLAME: "A", "elder-1": "A"}, defense={FLAME: 1})
    play(match, "play rend")
    assert offered(match) == {f"target {FLAME}", "target elder-1"}
    play(match, "target elder-1", f"take {FLAME} {FLAME} 1")
    assert healths(match, FLAME, "elder-1") == (4, 6)


def test_a_knight_guards_without_any_defense() -> None:
    """RU-B02."""
    match = demon_turn("disintegrate", {STORM: "B", FLAME: "A", "elder-1": "A"}, defense={FLAME: 0})
    play(match, "play disintegrate", "target elder-1")
    assert healths(match, FLAME, "elder-1") == (2, 6)


def test_the_knights_pick_one_of_several_guards_for_each_attack() -> None:
    """RU-B03."""
    where = {STORM: "A", FLAME: "A", PHASE: "A", "elder-1": "A"}
    match = demon_turn("rend hurl", where, defense={FLAME: 0, PHASE: 0})
    play(match, "play rend", "target elder-1")
    assert asked_seat(match) == KNIGHTS
    assert offered(match) == {f"guard {FLAME}", f"guard {PHASE}"}
    play(match, f"guard {PHASE}", "minor hurl melee", "melee elder-1 1", f"guard {FLAME}")
    assert healths(match, FLAME, PHASE, "elder-1") == (5, 3, 6)


def test_a_knight_does_not_shield_golems_or_other_knights_by_standing_there() -> None:
    """RU-B04."""
    where = {STORM: "A", FLAME: "A", PHASE: "A", "stone-golem-1": "A"}
    match = demon_turn("rend hurl", where, defense={FLAME: 0, PHASE: 0})
    play(match, "play hurl", f"target {PHASE}", "pass", "play rend", "target stone-golem-1")
    assert tile(match, "stone-golem-1") is None
    assert healths(match, FLAME, PHASE) == (6, 4)


def test_an_attack_on_a_knight_hits_that_knight_and_the_other_there_may_defend() -> None:
    """RU-B05."""
    where = {STORM: "A", FLAME: "A", PHASE: "A"}
    match = demon_turn("rend", where, defense={FLAME: 0, PHASE: 2})
    play(match, "play rend", f"target {FLAME}")
    assert offered(match) == {f"take {PHASE} {FLAME} 2", f"take {PHASE} {FLAME} 1", "pass"}
    play(match, "pass")
    assert healths(match, FLAME, PHASE) == (3, 6)


# -- RU-B06 to RU-B11: who may defend, and where ----------------------------------------------------------------------


def test_knights_react_after_the_declaration_and_before_any_damage() -> None:
    """RU-B06."""
    match = play(demon_turn("hellfire", {STORM: "A", FLAME: "A", "elder-1": "A"}), "play hellfire")
    assert asked(match) == "ask-defend"
    assert kinds(match)[-1] == "AttackDeclared"
    assert healths(match, FLAME, "elder-1") == (6, 6)
    assert {packet["target"]: packet["damage"] for packet in table(match)["attack"]["packets"]} == {
        FLAME: 2,
        "elder-1": 2,
    }


def rivals(**defense_of: int) -> Match:
    """Four players: both knights stand next to an elder that is struck."""
    where = {STORM: "B", SOUL: "I", FLAME: "A", PHASE: "C", "elder-1": "B"}
    match = at(seats=4, characters=FOUR, hands=[["rend"], [], [], []], units=where,
               defense={FLAME: defense_of["flame"], PHASE: defense_of["phase"]})  # fmt: skip
    return play(match, "play rend", "target elder-1")


@pytest.mark.parametrize(("flame", "phase", "winner"), [(1, 3, PHASE), (3, 1, FLAME)])
def test_only_one_knight_defends_a_packet_and_by_default_the_one_with_most_defense(
    flame: int, phase: int, winner: str
) -> None:
    """RU-B07."""
    match = rivals(flame=flame, phase=phase)
    assert sorted(ask.seat for ask in match.asks) == [1, 3]
    match.play(1, f"take {FLAME} elder-1 1")
    match.play(3, f"take {PHASE} elder-1 1")
    loser = FLAME if winner == PHASE else PHASE
    assert tile(match, winner) == "B"
    assert health(match, winner) == 4
    assert defense(match, winner) == 2
    assert (tile(match, loser), health(match, loser), defense(match, loser)) == ("A" if loser == FLAME else "C", 6, 1)
    assert health(match, "elder-1") == 6


def test_different_knights_may_take_different_packets_each_on_one_tile() -> None:
    """RU-B08."""
    where = {STORM: "E", "elder-1": "E", "elder-2": "B", FLAME: "D", PHASE: "C"}
    match = demon_turn("", where, magic=2, defense={FLAME: 2, PHASE: 2})
    play(match, "cast", "at B")
    assert offered(match, "take") == {f"take {FLAME} elder-1 1", f"take {PHASE} elder-2 1"}
    play(match, f"take {FLAME} elder-1 1", f"take {PHASE} elder-2 1")
    assert (tile(match, FLAME), tile(match, PHASE)) == ("E", "B")
    assert healths(match, FLAME, PHASE, "elder-1", "elder-2") == (6, 6, 6, 6)


def test_a_knight_that_has_helped_on_one_tile_is_not_offered_another() -> None:
    """RU-B08."""
    where = {STORM: "E", "elder-1": "E", "elder-2": "D", FLAME: "D"}
    match = demon_turn("", where, magic=2, defense={FLAME: 5})
    play(match, "cast", "at D", f"take {FLAME} elder-1 1")
    assert offered(match) == {f"take {FLAME} {FLAME} 1", "pass"}


def test_each_packet_taken_over_costs_a_defense_and_what_is_not_blocked_hits_the_knight() -> None:
    """RU-B09."""
    where = {STORM: "A", FLAME: "B", "elder-1": "A", "elder-2": "A", "elder-3": "A"}
    match = demon_turn("hellfire", where, defense={FLAME: 3})
    play(match, "play hellfire", f"take {FLAME} elder-1 2", f"take {FLAME} elder-2 1")
    assert defense(match, FLAME) == 0
    assert healths(match, FLAME, "elder-1", "elder-2", "elder-3") == (5, 6, 6, 4)


def test_the_own_packet_follows_a_knight_that_goes_elsewhere_to_defend() -> None:
    """RU-B10."""
    where = {STORM: "E", FLAME: "E", "elder-1": "B"}
    match = demon_turn("", where, magic=2, defense={FLAME: 1})
    play(match, "cast", "at B", f"take {FLAME} elder-1 1")
    assert (tile(match, FLAME), health(match, FLAME), health(match, "elder-1")) == ("B", 5, 6)


def test_a_knight_that_comes_from_outside_takes_packets_of_others_only() -> None:
    """RU-B11."""
    where = {STORM: "A", FLAME: "B", "elder-1": "A", "elder-2": "A"}
    match = demon_turn("hellfire", where, defense={FLAME: 2})
    play(match, "play hellfire", f"take {FLAME} elder-1 2")
    assert (tile(match, FLAME), health(match, FLAME)) == ("A", 6)
    assert healths(match, "elder-1", "elder-2") == (6, 4)


# -- RU-B12 to RU-B19 -------------------------------------------------------------------------------------------------


def test_guarding_does_not_matter_to_damage_to_all() -> None:
    """RU-B12."""
    where = {STORM: "A", FLAME: "A", "elder-1": "A", "stone-golem-1": "A"}
    match = play(demon_turn("hellfire", where, defense={FLAME: 0}), "play hellfire")
    assert healths(match, FLAME, "elder-1", "stone-golem-1") == (4, 4, 0)


def test_guarding_is_checked_anew_for_the_next_attack() -> None:
    """RU-B13: the knight leaves an elder alone to defend another."""
    where = {STORM: "E", FLAME: "B", "elder-1": "B", "elder-2": "E"}
    match = demon_turn("rend disintegrate", where, defense={FLAME: 1})
    play(match, "play rend", "target elder-2", f"take {FLAME} elder-2 1", "play disintegrate", "target elder-1")
    assert (tile(match, FLAME), health(match, FLAME), health(match, "elder-1")) == ("E", 4, 2)


def test_nobody_can_help_an_ally_that_disengages() -> None:
    """RU-B14."""
    where = {FLAME: "A", PHASE: "A", STORM: "A"}
    match = knight_turn("", where, defense={FLAME: 0, PHASE: 3})
    play(match, "basic move", "go B")
    assert asked(match) == "ask-play"
    assert (health(match, FLAME), defense(match, PHASE)) == (5, 3)


def test_disengagement_and_thorns_can_be_blocked_with_the_own_defense() -> None:
    """RU-B14."""
    where = {FLAME: "A", STORM: "A", PHASE: "A"}
    match = knight_turn("", where, defense={FLAME: 1, PHASE: 5})
    play(match, "basic move", "go B")
    assert offered(match) == {"block 1", "pass"}
    play(match, "block 1")
    assert (health(match, FLAME), defense(match, FLAME)) == (6, 0)
    match = knight_turn("encircle", where, seals={STORM: "mark-of-thorns"}, defense={FLAME: 1, PHASE: 5})
    play(match, "minor encircle melee", f"melee {STORM} 1")
    assert offered(match) == {"block 1", "pass"}
    play(match, "pass")
    assert health(match, FLAME) == 5


def test_a_knight_can_defend_a_golem_and_another_knight() -> None:
    """RU-B15."""
    where = {STORM: "A", FLAME: "A", PHASE: "B", "stone-golem-1": "A"}
    match = demon_turn("rend hurl", where, defense={FLAME: 0, PHASE: 5})
    play(match, "play rend", "target stone-golem-1", f"take {PHASE} stone-golem-1 2")
    assert (tile(match, PHASE), healths(match, PHASE, "stone-golem-1")) == ("A", (5, 2))
    play(match, "play hurl", f"target {FLAME}", f"take {PHASE} {FLAME} 2")
    assert healths(match, FLAME, PHASE) == (6, 5)


def test_a_knight_can_defend_on_the_knights_own_turn() -> None:
    """RU-B16: against Shatter."""
    where = {"bone-crusher": "A", FLAME: "A", "elder-1": "A"}
    match = knight_turn("cleaving-oath", where, demon="bone-crusher", health={"bone-crusher": 1}, defense={FLAME: 2})
    play(match, "play cleaving-oath", "target bone-crusher", "cast")
    assert asked_seat(match) == KNIGHTS
    play(match, f"take {FLAME} elder-1 1", f"take {FLAME} {FLAME} 1")
    assert healths(match, FLAME, "elder-1") == (6, 6)
    assert defense(match, FLAME) == 0


def test_a_knight_defends_as_often_as_it_has_defense() -> None:
    """RU-B17."""
    where = {STORM: "A", FLAME: "A"}
    match = demon_turn("rend hurl sunder", where, defense={FLAME: 3})
    for card in ("rend", "hurl", "sunder"):
        play(match, f"minor {card} melee", f"melee {FLAME} 1", f"take {FLAME} {FLAME} 1")
    assert (health(match, FLAME), defense(match, FLAME)) == (6, 0)


def test_no_more_defense_than_damage_can_be_spent() -> None:
    """RU-B18."""
    match = demon_turn("rend", {STORM: "A", FLAME: "A"}, defense={FLAME: 5})
    play(match, "minor rend melee", f"melee {FLAME} 1")
    assert offered(match) == {f"take {FLAME} {FLAME} 1", "pass"}
    match = play(knight_turn("", {FLAME: "A", STORM: "A"}, defense={FLAME: 5}), "basic move", "go B")
    assert offered(match) == {"block 1", "pass"}


def test_a_knight_that_dies_defending_has_used_the_damage_up() -> None:
    """RU-B19."""
    where = {STORM: "A", FLAME: "B", "elder-1": "A"}
    match = demon_turn("rend", where, health={FLAME: 1}, defense={FLAME: 1})
    play(match, "play rend", "target elder-1", f"take {FLAME} elder-1 1")
    assert FLAME not in characters(match)
    assert health(match, "elder-1") == 6
    assert points(match)[DEMONS] == 1


# -- RU-B30 -----------------------------------------------------------------------------------------------------------


def test_packets_of_a_defender_killed_by_its_own_fall_back_less_what_was_spent_on_them() -> None:
    """RU-B30."""
    where = {STORM: "A", FLAME: "A", "elder-1": "A", "elder-2": "A"}
    match = demon_turn("hellfire", where, health={FLAME: 2}, defense={FLAME: 3})
    play(match, "play hellfire", f"take {FLAME} elder-1 2", f"take {FLAME} elder-2 1")
    assert FLAME not in characters(match)
    assert healths(match, "elder-1", "elder-2") == (6, 5)


def test_the_packet_that_kills_the_defender_is_used_up_and_the_next_falls_back() -> None:
    """RU-B30, RU-B19."""
    where = {STORM: "A", FLAME: "B", "elder-1": "A", "elder-2": "A"}
    match = demon_turn("hellfire", where, health={FLAME: 1}, defense={FLAME: 2})
    play(match, "play hellfire", f"take {FLAME} elder-1 1", f"take {FLAME} elder-2 1")
    assert FLAME not in characters(match)
    assert sorted(healths(match, "elder-1", "elder-2")) == [5, 6]
