"""The ten demons in the cooperative game (Cooperative Mode Clarifications; RU-J13 to RU-J18, RU-J24, RU-J27)."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    SOUL,
    STORM,
    active,
    asked,
    asked_seat,
    characters,
    health,
    healths,
    ice,
    offered,
    only,
    play,
    points,
    slowed,
    tile,
)
from tests.games.knight_fall.test_coop import (
    CRUSHER,
    DREAD,
    HORNED,
    IDLE,
    LORD,
    LURKER,
    REAVER,
    SCION,
    SHADE,
    WRATH,
    blows,
    led,
    path,
    primary,
    secondary,
)

DRAWN = ["encircle", "banish", "skyfall"]


# -- Frozen Lurker and Imp Lord --------------------------------------------------------------------------------------


def struck(demon: str, there: dict[str, str], **position: Any) -> Match:
    """The Flame Knight on A strikes the demon beside him for three; nobody is asked what the demon does about it."""
    match = led([], {FLAME: "A", demon: "A", SOUL: "I", **there}, turn=1, demon=demon, hands=[["cleaving-oath"]],
                **position)  # fmt: skip
    play(match, "play cleaving-oath")
    if asked(match) == "ask-target":
        play(match, f"target {demon}")
    assert asked(match) == "ask-play"
    return match


def test_the_frozen_lurker_always_blocks_with_ice() -> None:
    """RU-J15: all it has."""
    match = struck(LURKER, {}, ice=2)
    assert (ice(match), health(match, LURKER)) == (0, 4)


def test_the_frozen_lurker_spends_no_more_ice_than_there_is_damage() -> None:
    """RU-J15, RU-B18: disengagement of 1 with 3 ice."""
    match = secondary("inferno", {LURKER: "A", SOUL: "I", FLAME: "A", "elder-1": "B"}, demon=LURKER, ice=3)
    assert (ice(match), health(match, LURKER), path(match, LURKER)) == (2, 6, ["B"])


def test_the_frozen_lurker_never_regains_ice() -> None:
    """RU-J15: neither card nor turn gives it any."""
    match = led(["dark-mending", "circling-dread"], {LURKER: "A", SOUL: "I", FLAME: "C"}, demon=LURKER, ice=1)
    assert (ice(match), only(match, "IceGained")) == (1, [])


def test_the_imp_lord_always_lets_an_imp_take_the_damage_the_weakest_first() -> None:
    """RU-J16: what is too much is lost."""
    match = struck(LORD, {"imp-1": "A", "imp-2": "B", "imp-3": "C"}, health={"imp-2": 1, "imp-3": 1})
    assert (tile(match, "imp-2"), tile(match, "imp-1"), tile(match, "imp-3"), health(match, LORD)) == (
        None,
        "A",
        "C",
        5,
    )


def test_of_equally_strong_imps_the_first_takes_the_damage() -> None:
    """KF-X11: whichever is nearer."""
    match = struck(LORD, {"imp-2": "B", "imp-3": "A"})
    assert [tile(match, f"imp-{n}") for n in (2, 3)] == [None, "A"]


def test_the_imp_lord_takes_the_damage_where_no_imp_is_near() -> None:
    """RU-J16: an imp over the corner cannot help."""
    match = struck(LORD, {"imp-1": "E"})
    assert (health(match, LORD), tile(match, "imp-1")) == (2, "E")


def test_an_imp_takes_what_leaving_enemies_costs_the_imp_lord() -> None:
    """RU-J16, RU-B25."""
    there = {LORD: "A", SOUL: "I", FLAME: "A", "imp-1": "D", "elder-1": "B"}
    match = secondary("inferno", there, demon=LORD)
    assert (health(match, "imp-1"), health(match, LORD), tile(match, LORD)) == (1, 6, "B")


# -- Bone Crusher ----------------------------------------------------------------------------------------------------


def test_the_bone_crusher_shatters_whenever_he_is_killed() -> None:
    """RU-J27: nobody is asked; 1 damage to all on his tile and on those with crawlers, and the crawlers die."""
    there = {FLAME: "A", CRUSHER: "A", SOUL: "I", "crawler-1": "C", "elder-1": "C", "elder-2": "A", "elder-3": "B"}
    match = led([LORD], there, turn=1, demon=CRUSHER, hands=[["cleaving-oath"]], health={CRUSHER: 3})
    play(match, "play cleaving-oath")
    while asked(match) == "ask-target":
        play(match, f"target {CRUSHER}")
    assert healths(match, FLAME, "elder-1", "elder-2", "elder-3") == (5, 5, 5, 6)
    assert (tile(match, "crawler-1"), characters(match)[0], points(match)) == (None, LORD, (0, 1))


def test_the_bone_crusher_that_dies_of_leaving_a_tile_shatters_there() -> None:
    """RU-J27, RU-C03, RU-J11: in his own turn; his cards are over."""
    there = {CRUSHER: "A", SOUL: "I", "stone-golem-1": "A", FLAME: "A", "elder-1": "A", "elder-2": "B"}
    match = led(["pace-the-cloister", "the-long-circuit", LORD], there, demon=CRUSHER, health={CRUSHER: 2})
    assert healths(match, FLAME, "stone-golem-1", "elder-1", "elder-2") == (5, 1, 5, 6)
    assert (tile(match, LORD), active(match), points(match)) == (None, FLAME, (0, 1))


def test_crawlers_take_one_action_each_at_the_start_of_his_turn() -> None:
    """RU-J27: chosen like an imp's, before his cards."""
    there = {CRUSHER: "I", SOUL: "I", "crawler-1": "A", "crawler-2": "C", "elder-1": "A", "elder-2": "B"}
    match = led([IDLE, "hail-of-cinders"], there, demon=CRUSHER)
    assert (tile(match, "crawler-2"), healths(match, "elder-1", "elder-2")) == ("B", (5, 6))
    names = [type(numbered.event).__name__ for numbered in match.events("referee")]
    assert names.index("AttackDeclared") < names.index("CoopCardDrawn")


def test_crawlers_do_not_act_at_the_start_of_another_demons_turn() -> None:
    """RU-J27."""
    there = {CRUSHER: "I", STORM: "I", "crawler-1": "A", "elder-1": "A"}
    match = led([IDLE, "hail-of-cinders"], there, demon2=CRUSHER)
    assert health(match, "elder-1") == 6


def test_crawlers_leave_with_the_bone_crusher_that_respawn_replaces() -> None:
    """RU-J27: without Shatter."""
    there = {CRUSHER: "A", SOUL: "I", "crawler-1": "C", "elder-1": "C", "elder-2": "A"}
    match = primary("respawn", there, LORD, demon=CRUSHER, health={"elder-1": 6})
    assert tile(match, "crawler-1") is None
    assert healths(match, "elder-1", "elder-2") == (6 - 1, 2)  # the crawler's blow, and the new demon's
    assert [event.power for event in only(match, "PowerUsed")] == []


# -- Dread Mistress --------------------------------------------------------------------------------------------------


def test_the_dread_mistress_gazes_after_her_first_move_with_a_knight_or_golem_close() -> None:
    """RU-J17: the players choose whom; a golem takes 1 damage."""
    there = {DREAD: "A", SOUL: "I", FLAME: "B", "stone-golem-1": "B"}
    match = primary("headlong-charge", there, demon=DREAD, hands=[["banish"]])
    assert offered(match) == {f"target {FLAME}", "target stone-golem-1"}
    play(match, "target stone-golem-1")
    assert [event.power for event in only(match, "PowerUsed")] == ["petrifying-gaze"]
    assert blows(match, DREAD)[0] == (("stone-golem-1",), 1)
    assert slowed(match, 0) is None


def test_a_knight_she_gazes_at_is_slowed() -> None:
    """RU-J17."""
    match = primary("headlong-charge", {DREAD: "A", SOUL: "I", FLAME: "B"}, "skyfall", demon=DREAD,
                    hands=[["banish", "skyfall"]], health={FLAME: 8})  # fmt: skip
    if asked(match) == "ask-gaze":
        play(match, f"target {FLAME}")
    assert (slowed(match, 0), health(match, FLAME)) == ("skyfall", 1)


def test_she_gazes_once_in_a_turn() -> None:
    """RU-J17, 5.2: past a golem on B and a golem on C."""
    there = {DREAD: "A", SOUL: "I", "stone-golem-1": "B", "stone-golem-2": "C", FLAME: "G"}
    match = primary("pace-the-cloister", there, demon=DREAD)
    while asked(match) == "ask-gaze":
        play(match, *offered(match))
    assert [event.power for event in only(match, "PowerUsed")] == ["petrifying-gaze"]
    assert health(match, "stone-golem-1") == 1


def test_a_move_to_a_tile_without_knights_and_golems_does_not_use_up_the_gaze() -> None:
    """RU-J17: the first move *in which one is close*."""
    there = {DREAD: "A", SOUL: "I", "elder-1": "B", "stone-golem-2": "C", FLAME: "G"}
    match = primary("pace-the-cloister", there, demon=DREAD)
    while asked(match) == "ask-gaze":
        play(match, *offered(match))
    assert blows(match, DREAD) == [(("stone-golem-2",), 1), (("stone-golem-2",), 6)]


def test_she_does_not_gaze_without_moving_nor_in_another_demons_turn() -> None:
    """RU-J17, 5.2: on her turn, after a move."""
    match = secondary("the-long-circuit", {DREAD: "A", SOUL: "I", "stone-golem-1": "A"}, demon=DREAD)
    assert only(match, "PowerUsed") == []
    match = primary("unholy-chorus", {STORM: "C", DREAD: "A", FLAME: "B", "elder-1": "C"}, demon2=DREAD,
                    hands=[["banish"]])  # fmt: skip
    assert path(match, DREAD) == ["B"]
    assert (only(match, "PowerUsed"), slowed(match, 0)) == ([], None)


# -- Horned Demoness -------------------------------------------------------------------------------------------------


def test_the_horned_demoness_strikes_for_one_at_the_end_of_her_turn() -> None:
    """RU-J18: after both cards, by the hierarchy."""
    there = {HORNED: "A", SOUL: "I", FLAME: "B", "stone-golem-1": "B"}
    match = led(["savage-rush", "the-long-circuit"], there, demon=HORNED, health={FLAME: 8})
    assert blows(match, HORNED) == [(("stone-golem-1",), 6), ((FLAME,), 4), ((FLAME,), 1)]
    assert health(match, FLAME) == 3


def test_malevolence_has_to_be_defended_like_an_attack() -> None:
    """RU-J18: a guarded elder's knight takes it, with defense if it likes."""
    match = led([IDLE, "hail-of-cinders"], {HORNED: "A", SOUL: "I", FLAME: "A", "elder-1": "A"}, demon=HORNED,
                defense={FLAME: 1})  # fmt: skip
    play(match, f"take {FLAME} {FLAME} 1")
    assert healths(match, FLAME, "elder-1") == (6, 6)


def test_malevolence_finds_nobody_on_an_empty_tile() -> None:
    """RU-J18."""
    match = led([IDLE, "hail-of-cinders"], {HORNED: "A", SOUL: "I", FLAME: "B"}, demon=HORNED)
    assert (blows(match, HORNED), active(match)) == ([], FLAME)


# -- Molten Scion ----------------------------------------------------------------------------------------------------


def test_the_molten_scion_burns_each_tile_it_moves_to_and_loses_health() -> None:
    """RU-J14: 1 damage to all enemies there, 1 health each time, also on an empty tile."""
    there = {SCION: "A", SOUL: "I", "elder-1": "B", FLAME: "B", "stone-golem-1": "B", "elder-2": "F"}
    match = primary("circling-dread", there, demon=SCION, health={FLAME: 8})
    assert path(match, SCION) == ["B", "C", "F"]
    assert healths(match, "elder-1", "elder-2", "stone-golem-1") == (5, 6 - 1 - 3, 1)
    assert health(match, FLAME) == 8 - 1 - 3  # he guards the elder that was struck at
    lost = [event.why for event in only(match, "HealthLost") if event.unit == SCION]
    assert lost.count("price") == 3


def test_the_damage_comes_before_the_price() -> None:
    """RU-J14: at 1 health it burns them, pays and dies; the knights score, and the blow is lost."""
    match = primary("headlong-charge", {SCION: "A", SOUL: "I", FLAME: "B"}, LORD, demon=SCION, health={SCION: 1})
    assert (health(match, FLAME), points(match), characters(match)[0]) == (5, (0, 1), LORD)
    assert blows(match, SCION) == [((FLAME,), 1)]


def test_the_molten_scion_burns_in_the_chorus_of_another_demon() -> None:
    """RU-J14, C24."""
    match = primary("unholy-chorus", {STORM: "A", SCION: "I", "elder-1": "A", "elder-2": "F"}, demon2=SCION)
    assert (health(match, "elder-2"), health(match, SCION)) == (6 - 1 - 3, 6)


def test_a_leap_is_no_move_and_burns_nobody() -> None:
    """RU-J14, RU-C07."""
    match = primary("shadow-leap", {SCION: "A", SOUL: "E", "elder-1": "I"}, demon=SCION)
    assert (health(match, "elder-1"), health(match, SCION)) == (1, 7)


def test_the_price_cannot_be_shielded_and_is_no_attack() -> None:
    """RU-B22: the knight may defend against the damage though."""
    match = primary("headlong-charge", {SCION: "A", SOUL: "I", FLAME: "B"}, demon=SCION, defense={FLAME: 2},
                    health={FLAME: 8})  # fmt: skip
    play(match, f"take {FLAME} {FLAME} 1")
    assert asked(match) == "ask-defend"  # the blow of seven comes next
    assert healths(match, FLAME, SCION) == (8, 6)


# -- Soulstealer, Blood Shade, Feral Reaver --------------------------------------------------------------------------


def test_the_soulstealer_moves_one_more_tile_after_both_cards() -> None:
    """RU-J18: although an elder is here, by the hierarchy, and no golem hurts it (Spirit Step)."""
    there = {SOUL: "A", STORM: "I", "stone-golem-1": "A", "stone-golem-2": "A", "elder-1": "A", "elder-2": "B"}
    match = secondary("savage-rush", there, demon=SOUL, demon2=STORM)
    assert (path(match, SOUL), health(match, SOUL), healths(match, "elder-1", "elder-2")) == (["B"], 7, (3, 6))


def test_the_players_choose_where_the_soulstealer_is_tied() -> None:
    """RU-J18."""
    match = led([IDLE, "hail-of-cinders"], {SOUL: "A", STORM: "I", "elder-1": "E"}, demon=SOUL, demon2=STORM, seats=2)
    assert (asked_seat(match), offered(match)) == (0, {"at B", "at D"})
    play(match, "at D")
    assert tile(match, SOUL) == "D"


def test_the_soulstealer_does_not_go_back_where_it_was() -> None:
    """RU-J18, RU-J07: the only other enemy is on the tile it came from."""
    match = secondary("inferno", {SOUL: "A", STORM: "I", "elder-1": "A", "elder-2": "B"}, demon=SOUL, demon2=STORM)
    assert offered(match) == {"at C", "at E"}


def test_the_blood_shade_moves_one_more_tile_if_a_card_moved_her() -> None:
    """RU-J18: with disengagement."""
    there = {SHADE: "A", SOUL: "I", FLAME: "B", "elder-1": "C"}
    match = primary("headlong-charge", there, demon=SHADE, health={FLAME: 8})
    assert (path(match, SHADE), health(match, SHADE)) == (["B", "C"], 5)
    assert blows(match, SHADE) == [((FLAME,), 7)]


@pytest.mark.parametrize("cards", [["savage-rush", "the-long-circuit"], [IDLE, "drink-deep"]])
def test_the_blood_shade_stays_if_no_card_moved_her(cards: list[str]) -> None:
    """RU-J18."""
    match = led(cards, {SHADE: "A", SOUL: "I", "elder-1": "A", "elder-2": "B"}, demon=SHADE)
    assert path(match, SHADE) == []


def test_a_leap_is_no_move_for_the_blood_shade() -> None:
    """RU-J18, RU-C07."""
    match = primary("shadow-leap", {SHADE: "A", SOUL: "E", "elder-1": "I", FLAME: "F"}, demon=SHADE)
    assert path(match, SHADE) == ["I"]


def test_the_feral_reaver_heals_one_at_the_end_of_its_turn() -> None:
    """RU-J18: after both cards; then it does not move."""
    there = {REAVER: "A", SOUL: "I", FLAME: "A", "elder-1": "B"}
    match = led(["savage-rush", "drink-deep"], there, demon=REAVER, health={REAVER: 3, FLAME: 8})
    assert (health(match, REAVER), path(match, REAVER)) == (3 + 2 + 1, [])


def test_the_feral_reaver_moves_at_full_health() -> None:
    """RU-J18: by the hierarchy, and leaving enemies hurts it."""
    there = {REAVER: "A", SOUL: "I", FLAME: "A", "elder-1": "B"}
    match = secondary("hail-of-cinders", there, demon=REAVER, health={REAVER: 7})
    assert (health(match, REAVER), path(match, REAVER)) == (7, ["B"])


def test_end_of_turn_powers_work_only_in_the_own_turn() -> None:
    """RU-J18: not after the chorus of another."""
    there = {STORM: "A", SHADE: "C", "elder-1": "A", "elder-2": "F", "elder-3": "I"}
    match = primary("unholy-chorus", there, demon2=SHADE)
    assert path(match, SHADE) == ["F"]


# -- Storm Fiend, and all --------------------------------------------------------------------------------------------


def test_the_storm_fiend_shoots_no_better_than_others() -> None:
    """RU-J24."""
    match = secondary("bolt-of-ruin", {STORM: "A", SOUL: "I", "elder-1": "B"})
    assert (health(match, "elder-1"), only(match, "PowerUsed")) == (3, [])


def test_retribution_may_strike_the_demon_that_waits_for_its_turn() -> None:
    """RU-J12: the second demon dies in the first one's turn, and returns before its own."""
    there = {STORM: "A", SOUL: "B", WRATH: "A"}
    match = led(["savage-rush", IDLE, LORD, *DRAWN], there, knight=WRATH, health={WRATH: 8, SOUL: 2})
    play(match, f"target {SOUL}")
    assert (characters(match)[2], tile(match, LORD), points(match)) == (LORD, None, (0, 1))
    assert [event.demon for event in only(match, "CoopCardDrawn")] == [STORM, STORM]
    play(match, "done")
    placed = [event.tile for event in only(match, "CharacterPlaced") if event.character == LORD]
    assert placed == ["E"]


@pytest.mark.parametrize("demon", [CRUSHER, SHADE, LURKER, LORD, DREAD, HORNED, SCION, SOUL, STORM, REAVER])
def test_no_demon_uses_its_magic_ability(demon: str) -> None:
    """RU-J13: whatever the cards are."""
    other = STORM if demon != STORM else LORD
    match = led(["dark-mending", "drink-deep"], {demon: "E", FLAME: "E", PHASE: "B"}, demon=demon, demon2=other,
                health={FLAME: 8})  # fmt: skip
    while asked(match) not in ("ask-play", "ask-corner", None):
        play(match, min(offered(match)))
    assert only(match, "MagicUsed") == only(match, "MagicGained") == []
    assert not offered(match, "cast")
