"""The ten demons: the ongoing power and the magic ability of each."""

from __future__ import annotations

from typing import Any

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
    characters,
    defense,
    demon_turn,
    end_turn,
    health,
    healths,
    ice,
    knight_turn,
    offered,
    only,
    place,
    play,
    points,
    slowed,
    tile,
    until_turn_of,
)


@pytest.mark.parametrize(
    ("demon", "start", "most"),
    [
        ("bone-crusher", 6, 7), ("blood-shade", 6, 8), ("frozen-lurker", 5, 6), ("imp-lord", 5, 6),
        ("dread-mistress", 6, 7), ("horned-demoness", 6, 7), ("molten-scion", 7, 9), ("soulstealer", 6, 7),
        ("storm-fiend", 5, 6), ("feral-reaver", 7, 8),
    ],
)  # fmt: skip
def test_every_demon_begins_with_its_own_health(demon: str, start: int, most: int) -> None:
    card = place(demon_turn(demon=demon, demon2=SOUL if demon != SOUL else STORM), demon)
    assert (card["health"], card["most_health"]) == (start, most)


# -- Bone Crusher ----------------------------------------------------------------------------------------------------

CRUSHER = "bone-crusher"


def crushed(**position: Any) -> Match:
    """A knight kills the Bone Crusher on A; a crawler stands with an elder on I."""
    where = {CRUSHER: "A", FLAME: "A", "elder-1": "A", "elder-2": "I", "elder-3": "C"}
    where |= {"crawler-1": "I", "crawler-2": "E"}
    match = knight_turn("cleaving-oath", where, demon=CRUSHER, health={CRUSHER: 1}, defense={FLAME: 0}, **position)
    return play(match, "play cleaving-oath", f"target {CRUSHER}")


def test_shatter_hurts_all_enemies_on_his_tile_and_on_tiles_with_crawlers_which_then_die() -> None:
    match = crushed()
    assert asked_seat(match) == DEMONS
    play(match, "cast")
    assert healths(match, FLAME, "elder-1", "elder-2", "elder-3") == (5, 5, 5, 6)
    assert [tile(match, crawler) for crawler in ("crawler-1", "crawler-2")] == [None, None]
    assert CRUSHER not in characters(match)
    assert points(match) == (0, 2)


def test_shatter_may_be_declined_and_the_crawlers_die_all_the_same() -> None:
    match = play(crushed(), "pass")
    assert healths(match, FLAME, "elder-1", "elder-2") == (6, 6, 6)
    assert [tile(match, crawler) for crawler in ("crawler-1", "crawler-2")] == [None, None]


def test_raise_the_fallen_places_up_to_two_crawlers_on_his_tile_or_beside_it() -> None:
    match = demon_turn("", {CRUSHER: "A", FLAME: "I"}, demon=CRUSHER, magic=4)
    play(match, "cast")
    assert offered(match) == {"put A", "put B", "put D", "pass"}
    play(match, "put A", "put B", "cast", "put D", "pass")
    assert [tile(match, f"crawler-{n}") for n in (1, 2, 3, 4)] == ["A", "B", "D", None]
    assert health(match, "crawler-1") == 1


def test_no_more_than_four_crawlers_can_be_raised() -> None:
    where = {CRUSHER: "A", FLAME: "I", "crawler-1": "A", "crawler-2": "A", "crawler-3": "A"}
    match = play(demon_turn("", where, demon=CRUSHER, magic=2), "cast", "put A")
    assert asked(match) == "ask-play"
    assert tile(match, "crawler-4") == "A"


def test_each_crawler_takes_one_action_at_the_start_of_his_turn() -> None:
    where = {CRUSHER: "A", FLAME: "I", "crawler-1": "B", "crawler-2": "C", "elder-1": "C", PHASE: "G"}
    match = until_turn_of(demon_turn("", where, demon=CRUSHER), CRUSHER)
    play(match, "order crawler-2 melee elder-1", "order crawler-1 move C")
    assert health(match, "elder-1") == 5
    assert tile(match, "crawler-1") == "C"
    assert asked(match) == "ask-play"


# -- Blood Shade -----------------------------------------------------------------------------------------------------

SHADE = "blood-shade"


def test_bloodrush_is_a_move_at_the_end_of_a_turn_in_which_she_moved() -> None:
    match = demon_turn("", {SHADE: "A", FLAME: "B", "stone-golem-1": "B"}, demon=SHADE)
    play(match, "basic move", "go B", "done")
    assert offered(match) == {"go A", "go C", "go E", "pass"}
    play(match, "go C")
    assert tile(match, SHADE) == "C"
    assert health(match, SHADE) == 6 - 2
    assert asked_seat(match) == KNIGHTS


def test_bloodrush_needs_a_move_and_a_placement_is_none() -> None:
    match = play(demon_turn("", {SHADE: "A", FLAME: "I"}, demon=SHADE), "done")
    assert asked_seat(match) == KNIGHTS
    match = demon_turn("shadow-gate", {SHADE: "A", FLAME: "I"}, demon=SHADE)
    play(match, "play shadow-gate", "put C", "done")
    assert tile(match, SHADE) == "C"
    assert asked_seat(match) == KNIGHTS


def test_drain_is_a_melee_for_two_and_heals_one_if_health_is_lost() -> None:
    match = demon_turn("", {SHADE: "A", FLAME: "A"}, demon=SHADE, magic=4, health={SHADE: 3}, defense={FLAME: 2})
    play(match, "cast", f"target {FLAME}", f"take {FLAME} {FLAME} 2")
    assert healths(match, SHADE, FLAME) == (3, 6)
    play(match, "cast", f"target {FLAME}")
    assert healths(match, SHADE, FLAME) == (4, 4)


# -- Frozen Lurker ---------------------------------------------------------------------------------------------------

LURKER = "frozen-lurker"


def test_rime_armor_blocks_one_damage_for_each_ice() -> None:
    match = knight_turn("cleaving-oath", {LURKER: "A", FLAME: "A"}, demon=LURKER)
    assert ice(match) == 2
    play(match, "play cleaving-oath", f"target {LURKER}")
    assert asked_seat(match) == DEMONS
    assert offered(match) == {"block 2", "block 1", "pass"}
    play(match, "block 2")
    assert (health(match, LURKER), ice(match)) == (4, 0)


def test_a_power_card_may_be_discarded_for_two_ice_on_the_own_turn_up_to_four() -> None:
    match = demon_turn("rend hurl", {LURKER: "A", FLAME: "I"}, demon=LURKER, ice=1)
    assert offered(match, "ice") == {"ice rend", "ice hurl"}
    play(match, "ice rend")
    assert ice(match) == 3
    play(match, "ice hurl")
    assert ice(match) == 4
    assert offered(match, "ice") == set()


def test_ice_for_a_card_is_not_offered_on_anothers_turn() -> None:
    match = demon_turn("rend hurl", {LURKER: "A", STORM: "B", FLAME: "I"}, demon=STORM, demon2=LURKER, ice=1)
    assert offered(match, "ice") == set()


def test_glacial_touch_attacks_with_slow_and_gives_one_ice() -> None:
    match = demon_turn("", {LURKER: "A", FLAME: "B", "elder-1": "A"}, ["tower-shield"], demon=LURKER, magic=2,
                       other_hand="tower-shield encircle")  # fmt: skip
    play(match, "cast")
    assert offered(match) == {f"target {FLAME}", "target elder-1"}
    play(match, f"target {FLAME}", "pass")
    assert health(match, FLAME) == 5
    assert slowed(match, KNIGHTS) == "tower-shield"
    assert ice(match) == 3


def test_a_new_frozen_lurker_comes_with_two_ice() -> None:
    """Spec 12.4: starting numbers."""
    match = knight_turn("cleaving-oath", {STORM: "A", FLAME: "A"}, [LURKER], health={STORM: 1}, ice=0)
    play(match, "play cleaving-oath", f"target {STORM}")
    assert characters(match)[0] == LURKER
    assert ice(match) == 2


# -- Imp Lord --------------------------------------------------------------------------------------------------------

LORD = "imp-lord"


def test_shackled_souls_lets_a_close_or_adjacent_imp_take_all_damage_and_the_excess_is_lost() -> None:
    where = {LORD: "A", FLAME: "A", "imp-1": "A", "imp-2": "B", "imp-3": "C"}
    match = knight_turn("cleaving-oath", where, demon=LORD)
    play(match, "play cleaving-oath", f"target {LORD}")
    assert offered(match) == {"redirect imp-1", "redirect imp-2", "pass"}
    play(match, "redirect imp-2")
    assert health(match, LORD) == 5
    assert tile(match, "imp-2") is None


def test_shackled_souls_is_an_offer() -> None:
    match = knight_turn("cleaving-oath", {LORD: "A", FLAME: "A", "imp-1": "A"}, demon=LORD)
    play(match, "play cleaving-oath", f"target {LORD}", "pass")
    assert healths(match, LORD, "imp-1") == (2, 2)


def test_call_the_brood_places_an_imp_and_gives_one_command() -> None:
    match = demon_turn("", {LORD: "A", FLAME: "I", "imp-1": "C"}, demon=LORD, magic=2)
    play(match, "cast")
    assert tile(match, "imp-2") == "A"
    assert offered(match) == {"order imp-2 move B", "order imp-2 move D", "pass"}
    play(match, "order imp-2 move D")
    assert tile(match, "imp-2") == "D"
    assert asked(match) == "ask-play"


# -- Dread Mistress --------------------------------------------------------------------------------------------------

MISTRESS = "dread-mistress"


def test_petrifying_gaze_slows_a_close_knight_after_a_move_once_on_her_turn() -> None:
    match = demon_turn("wings-of-night", {MISTRESS: "A", FLAME: "B", "stone-golem-1": "C", PHASE: "I"}, ["encircle"],
                       demon=MISTRESS, other_hand="encircle banish")  # fmt: skip
    play(match, "play wings-of-night", "go B")
    assert offered(match) == {f"target {FLAME}", "pass"}
    play(match, f"target {FLAME}")
    assert slowed(match, KNIGHTS) == "encircle"
    play(match, "go C")
    assert asked(match) == "ask-walk"
    assert health(match, "stone-golem-1") == 2


def test_petrifying_gaze_may_wait_and_hurt_a_golem_which_a_knight_may_defend() -> None:
    match = demon_turn("wings-of-night", {MISTRESS: "A", FLAME: "B", "stone-golem-1": "C"}, demon=MISTRESS)
    play(match, "play wings-of-night", "go B", "pass", "go C", "target stone-golem-1")
    assert asked_seat(match) == KNIGHTS
    play(match, "pass")
    assert health(match, "stone-golem-1") == 1


def test_petrifying_gaze_does_not_follow_a_placement() -> None:
    match = demon_turn("shadow-gate", {MISTRESS: "A", FLAME: "I"}, demon=MISTRESS, other_hand="banish")
    play(match, "play shadow-gate", "put I")
    assert asked(match) == "ask-play"


def test_terror_moves_a_close_or_adjacent_knight_and_attacks_it_there() -> None:
    where = {MISTRESS: "A", FLAME: "B", "elder-1": "A"}
    match = demon_turn("", where, demon=MISTRESS, magic=2, defense={FLAME: 0})
    play(match, "cast")
    assert offered(match) == {f"target {FLAME}"}
    play(match, f"target {FLAME}")
    assert offered(match) == {f"push {FLAME} A", f"push {FLAME} C", f"push {FLAME} E"}
    play(match, f"push {FLAME} C")
    assert (tile(match, FLAME), health(match, FLAME)) == ("C", 5)


# -- Horned Demoness -------------------------------------------------------------------------------------------------

HORNED = "horned-demoness"


def test_malevolence_attacks_a_close_enemy_at_the_end_of_her_turn() -> None:
    match = play(demon_turn("", {HORNED: "A", "elder-1": "A", "elder-2": "A", FLAME: "I"}, demon=HORNED), "done")
    assert offered(match) == {"target elder-1", "target elder-2"}
    play(match, "target elder-2")
    assert healths(match, "elder-1", "elder-2") == (6, 5)
    assert asked_seat(match) == KNIGHTS


def test_malevolence_is_no_melee_attack() -> None:
    """So a mark that raises melee does not count."""
    match = demon_turn("", {HORNED: "A", "elder-1": "A", FLAME: "I"}, demon=HORNED, seals={HORNED: "mark-of-slaughter"})
    assert health(end_turn(match), "elder-1") == 5


def test_infernal_charge_moves_without_harm_and_strikes_for_two() -> None:
    match = demon_turn("", {HORNED: "A", "stone-golem-1": "A", "elder-1": "B"}, demon=HORNED, magic=4)
    play(match, "cast", "go B", "target elder-1")
    assert (tile(match, HORNED), health(match, HORNED), health(match, "elder-1")) == ("B", 6, 4)
    play(match, "cast", "pass", "target elder-1")
    assert health(match, "elder-1") == 2


# -- Molten Scion ----------------------------------------------------------------------------------------------------

SCION = "molten-scion"


def test_molten_wake_costs_one_health_and_hurts_all_enemies_on_the_tile_it_comes_to() -> None:
    where = {SCION: "A", "elder-1": "B", "stone-golem-1": "B", "elder-2": "A", "elder-3": "C"}
    match = demon_turn("wings-of-night", where, demon=SCION)
    play(match, "play wings-of-night", "go B", "cast")
    assert healths(match, SCION, "elder-1", "stone-golem-1", "elder-2", "elder-3") == (6, 5, 1, 6, 6)
    play(match, "go C", "cast")
    assert healths(match, SCION, "elder-1", "elder-3") == (5, 5, 5)


def test_molten_wake_may_be_declined_and_is_not_paid_with_the_last_health() -> None:
    match = demon_turn("", {SCION: "A", "elder-1": "B"}, demon=SCION)
    play(match, "basic move", "go B", "pass")
    assert healths(match, SCION, "elder-1") == (7, 6)
    match = demon_turn("", {SCION: "A", "elder-1": "B"}, demon=SCION, health={SCION: 1})
    play(match, "basic move", "go B")
    assert asked(match) == "ask-play"
    assert healths(match, SCION, "elder-1") == (1, 6)


def test_slag_heart_heals_two_and_strikes_for_one() -> None:
    match = demon_turn("", {SCION: "A", "elder-1": "A"}, demon=SCION, magic=2, health={SCION: 4})
    play(match, "cast", "target elder-1")
    assert healths(match, SCION, "elder-1") == (6, 5)


# -- Soulstealer -----------------------------------------------------------------------------------------------------


def test_spirit_step_is_one_free_move_without_disengagement() -> None:
    match = demon_turn("rend", {SOUL: "A", FLAME: "A"}, demon=SOUL)
    play(match, "free spirit-step", "go B")
    assert (tile(match, SOUL), health(match, SOUL)) == ("B", 6)
    assert "free spirit-step" not in offered(match)
    assert "play rend" in offered(match)


def test_soul_rend_hits_a_guarded_elder_and_heals_by_lost_health() -> None:
    where = {SOUL: "A", "elder-1": "B", FLAME: "B"}
    match = demon_turn("", where, demon=SOUL, magic=4, health={SOUL: 3}, defense={FLAME: 1})
    play(match, "cast", "target elder-1", "pass")
    assert healths(match, SOUL, "elder-1", FLAME) == (4, 5, 6)
    play(match, "cast", "target elder-1", f"take {FLAME} elder-1 1")
    assert healths(match, SOUL, "elder-1", FLAME) == (4, 5, 6)
    assert defense(match, FLAME) == 0


# -- Storm Fiend -----------------------------------------------------------------------------------------------------


def test_conduit_gives_two_ranged_for_a_minor_ranged_action_once_on_the_turn() -> None:
    match = demon_turn("rend hurl", {STORM: "A", "elder-1": "B", "elder-2": "D"})
    play(match, "minor rend ranged", "ranged elder-1 1", "ranged elder-2 1")
    assert healths(match, "elder-1", "elder-2") == (5, 5)
    play(match, "minor hurl ranged", "ranged elder-1 1")
    assert healths(match, "elder-1", "elder-2") == (4, 5)
    assert asked(match) == "ask-play"


def test_the_two_symbols_of_conduit_may_be_one_attack() -> None:
    match = demon_turn("rend", {STORM: "A", "elder-1": "B"})
    play(match, "minor rend ranged", "ranged elder-1 2")
    assert health(match, "elder-1") == 4
    assert [event.damage for event in only(match, "AttackDeclared")] == [2]


def test_conduit_does_not_help_another_demon_nor_a_secondary_symbol() -> None:
    match = play(demon_turn("rend", {SOUL: "A", "elder-1": "B"}, demon=SOUL), "minor rend ranged")
    assert offered(match, "ranged") == {"ranged elder-1 1"}
    match = play(demon_turn("disintegrate", {STORM: "A", "elder-1": "B"}), "actions disintegrate")
    assert offered(match, "ranged") == {"ranged elder-1 1"}


def test_lightning_blast_hurts_all_on_the_own_tile_and_on_one_adjacent_tile() -> None:
    where = {STORM: "E", "elder-1": "E", "stone-golem-1": "B", "elder-2": "B", "elder-3": "D", "imp-1": "B"}
    match = demon_turn("", where, magic=2)
    play(match, "cast")
    assert offered(match) == {"at B", "at D", "at F", "at H"}
    play(match, "at B")
    assert healths(match, "elder-1", "stone-golem-1", "elder-2", "elder-3", "imp-1") == (5, 1, 5, 6, 2)


# -- Feral Reaver ----------------------------------------------------------------------------------------------------

REAVER = "feral-reaver"


def test_feral_vigor_heals_one_at_the_end_of_the_turn() -> None:
    match = end_turn(demon_turn("", {REAVER: "A", FLAME: "I"}, demon=REAVER, health={REAVER: 7}))
    assert (health(match, REAVER), tile(match, REAVER)) == (8, "A")


def test_feral_vigor_at_full_health_is_a_move() -> None:
    match = demon_turn("", {REAVER: "A", FLAME: "A"}, demon=REAVER, health={REAVER: 8})
    play(match, "done")
    assert offered(match) == {"go B", "go D", "pass"}
    play(match, "go B")
    assert (health(match, REAVER), tile(match, REAVER)) == (7, "B")


def test_rending_claws_are_two_separate_attacks_on_the_same_or_different_enemies() -> None:
    match = demon_turn("", {REAVER: "A", "elder-1": "A", "elder-2": "A"}, demon=REAVER, magic=4)
    play(match, "cast", "target elder-1", "target elder-2", "cast", "target elder-1", "target elder-1")
    assert healths(match, "elder-1", "elder-2") == (3, 5)
    assert [event.damage for event in only(match, "AttackDeclared")] == [1, 1, 1, 1]
