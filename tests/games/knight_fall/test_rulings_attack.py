"""Rulings on what an attack brings: RU-B20 to RU-B29. RU-B30 is with defending, RU-B31 with the Wrath Knight."""

from __future__ import annotations

from tests.games.knight_fall.table import (
    DEMONS,
    FLAME,
    KNIGHTS,
    PHASE,
    SOUL,
    STORM,
    active,
    asked,
    asked_seat,
    characters,
    defense,
    demon_turn,
    hand,
    health,
    healths,
    ice,
    kinds,
    knight_turn,
    offered,
    only,
    play,
    points,
    slowed,
    tile,
    until_turn_of,
)

WRATH = "wrath-knight"
REAVER = "feral-reaver"
LORD = "imp-lord"
LURKER = "frozen-lurker"
CRUSHER = "bone-crusher"


# -- RU-B20, RU-B21: points -------------------------------------------------------------------------------------------


def test_points_for_deaths_in_one_attack_come_one_after_the_other_knights_first() -> None:
    """RU-B20."""
    where = {STORM: "A", FLAME: "A", "elder-1": "A"}
    match = demon_turn("hellfire", where, health={FLAME: 1, "elder-1": 1}, defense={FLAME: 0})
    play(match, "play hellfire")
    assert [(event.why, event.now) for event in only(match, "PointsScored")] == [("knight", 1), ("elder", 3)]


def test_the_game_can_end_between_two_deaths_of_one_attack() -> None:
    """RU-B20."""
    where = {STORM: "A", FLAME: "A", "elder-1": "A"}
    match = demon_turn("hellfire", where, health={FLAME: 1, "elder-1": 1}, defense={FLAME: 0},
                       points={"demons": 9, "knights": 9})  # fmt: skip
    play(match, "play hellfire")
    assert [event.why for event in only(match, "PointsScored")] == ["knight"]
    assert match.result is not None
    assert match.result.winners == (DEMONS,)
    assert health(match, "elder-1") == 1


def test_whoever_scores_first_wins_and_shatter_comes_too_late() -> None:
    """RU-B21."""
    where = {CRUSHER: "A", FLAME: "A", "elder-1": "A"}
    match = knight_turn("cleaving-oath", where, demon=CRUSHER, health={CRUSHER: 1, "elder-1": 1},
                        points={"demons": 9, "knights": 9})  # fmt: skip
    play(match, "play cleaving-oath", f"target {CRUSHER}")
    assert match.result is not None
    assert match.result.winners == (KNIGHTS,)
    assert points(match) == (9, 10)


def test_attack_damage_counts_before_retribution() -> None:
    """RU-B21."""
    where = {STORM: "A", WRATH: "B", "elder-1": "A"}
    match = demon_turn("rend", where, knight=WRATH, health={STORM: 1, "elder-1": 1}, defense={WRATH: 0},
                       points={"demons": 9, "knights": 9})  # fmt: skip
    play(match, "play rend", "target elder-1")
    assert match.result is not None
    assert match.result.winners == (DEMONS,)


# -- RU-B22: prices ---------------------------------------------------------------------------------------------------


def test_health_paid_as_a_price_cannot_be_blocked_or_redirected() -> None:
    """RU-B22, RU-B25, RU-B26."""
    match = demon_turn("blood-pact", {LURKER: "A", "elder-1": "A"}, demon=LURKER, ice=4)
    play(match, "play blood-pact")
    assert asked(match) == "ask-target"
    play(match, "target elder-1")
    assert (health(match, LURKER), ice(match), health(match, "elder-1")) == (4, 4, 2)
    match = play(demon_turn("blood-pact", {LORD: "A", "elder-1": "A", "imp-1": "A"}, demon=LORD), "play blood-pact")
    assert asked(match) == "ask-target"
    assert healths(match, LORD, "imp-1") == (4, 2)


def test_the_last_health_cannot_be_paid() -> None:
    """RU-B22."""
    match = demon_turn("blood-pact", {STORM: "A", "elder-1": "A"}, health={STORM: 1})
    play(match, "play blood-pact")
    assert healths(match, STORM, "elder-1") == (1, 6)
    assert asked(match) == "ask-play"


def test_a_price_feeds_no_mark_of_hunger() -> None:
    """RU-B22: it triggers nothing."""
    match = demon_turn("blood-pact", {STORM: "A", FLAME: "I"}, seals={STORM: "mark-of-hunger"})
    play(match, "play blood-pact", "done")
    assert health(match, STORM) == 4


# -- RU-B23, RU-B24: reactions ----------------------------------------------------------------------------------------


def test_a_demon_killed_by_retribution_is_replaced_on_the_seal_and_the_player_goes_on() -> None:
    """RU-B23."""
    where = {STORM: "A", WRATH: "A"}
    match = demon_turn("rend hurl", where, ["blood-shade"], knight=WRATH, health={STORM: 2}, defense={WRATH: 0})
    play(match, "play rend", f"target {WRATH}", f"target {STORM}")
    assert active(match) == "blood-shade"
    assert (tile(match, "blood-shade"), health(match, "blood-shade")) == ("E", 6)
    assert points(match) == (0, 2)
    assert asked_seat(match) == DEMONS
    assert {"play hurl", "basic move"} <= offered(match)


def test_shatter_never_triggers_retribution() -> None:
    """RU-B24: the Bone Crusher dies of leaving a golem on his own turn, and kills an elder beside the Wrath Knight."""
    where = {CRUSHER: "A", "stone-golem-1": "A", WRATH: "B", "elder-1": "A", SOUL: "B"}
    match = demon_turn("", where, demon=CRUSHER, knight=WRATH, health={CRUSHER: 1, "elder-1": 1}, defense={WRATH: 0})
    play(match, "basic move", "go D", "cast")
    assert points(match) == (2, 2)
    assert asked(match) == "ask-play"
    assert asked_seat(match) == DEMONS


def test_retribution_damage_never_triggers_thorns() -> None:
    """RU-B24."""
    where = {REAVER: "A", WRATH: "A"}
    match = demon_turn("rend", where, demon=REAVER, knight=WRATH, seals={REAVER: "mark-of-thorns"}, defense={WRATH: 1})
    play(match, "play rend", f"target {WRATH}", "pass", f"target {REAVER}")
    assert healths(match, REAVER, WRATH) == (5, 3)
    assert (asked(match), asked_seat(match)) == ("ask-play", DEMONS)


def test_a_demon_killed_by_retribution_shatters_without_another_retribution() -> None:
    """RU-B24."""
    where = {CRUSHER: "A", WRATH: "A", "elder-1": "A"}
    match = demon_turn("rend", where, demon=CRUSHER, knight=WRATH, health={CRUSHER: 2, "elder-1": 1},
                       defense={WRATH: 0})  # fmt: skip
    play(match, "play rend", f"target {WRATH}", f"target {CRUSHER}", "cast")
    assert health(match, WRATH) == 2
    assert points(match) == (2, 2)
    assert (asked(match), asked_seat(match)) == ("ask-play", DEMONS)


# -- RU-B25, RU-B26: demons' protection -------------------------------------------------------------------------------


def test_an_imp_absorbs_all_damage_of_one_packet_also_when_its_lord_disengages() -> None:
    """RU-B25."""
    where = {LORD: "A", "stone-golem-1": "A", "stone-golem-2": "A", "stone-golem-3": "A", "imp-1": "B", "imp-2": "D"}
    match = play(demon_turn("", where, demon=LORD), "basic move", "go B")
    assert asked_seat(match) == DEMONS
    assert offered(match) == {"redirect imp-1", "redirect imp-2", "pass"}
    play(match, "redirect imp-2")
    assert (tile(match, LORD), health(match, LORD), tile(match, "imp-2")) == ("B", 5, None)
    assert health(match, "imp-1") == 2


def test_an_imp_absorbs_halo_damage() -> None:
    """RU-B25."""
    match = play(demon_turn("", {LORD: "A", "imp-1": "E"}, demon=LORD, halos=["B"]), "basic move", "go B")
    assert offered(match) == {"redirect imp-1", "pass"}
    play(match, "redirect imp-1")
    assert healths(match, LORD, "imp-1") == (5, 1)


def test_an_area_attack_hurts_the_imp_for_itself_and_for_its_lord() -> None:
    """RU-B25: one imp for each packet."""
    where = {LORD: "A", "imp-1": "A", "imp-2": "A", FLAME: "A"}
    match = play(knight_turn("whirling-steel", where, demon=LORD), "play whirling-steel", "redirect imp-1")
    assert healths(match, LORD, "imp-1", "imp-2") == (5, 0, 1)


def test_any_amount_of_ice_may_be_spent_also_against_disengagement() -> None:
    """RU-B26."""
    where = {LURKER: "A", "stone-golem-1": "A", "stone-golem-2": "A", FLAME: "A"}
    match = play(demon_turn("", where, demon=LURKER, ice=4), "basic move", "go B")
    assert offered(match) == {"block 3", "block 2", "block 1", "pass"}
    play(match, "block 3")
    assert (tile(match, LURKER), health(match, LURKER), ice(match)) == ("B", 5, 1)


# -- RU-B27 to RU-B29 -------------------------------------------------------------------------------------------------


def test_slow_goes_to_the_knight_that_guards_the_elder() -> None:
    """RU-B27."""
    where = {STORM: "A", FLAME: "B", "elder-1": "B"}
    match = demon_turn("crushing-dread", where, ["banish"], other_hand="banish encircle")
    play(match, "play crushing-dread", "target elder-1", "pass")
    assert slowed(match, KNIGHTS) == "banish"


def test_slow_goes_to_the_knight_that_blocked_all_the_damage_for_an_elder() -> None:
    """RU-B27."""
    where = {STORM: "A", FLAME: "C", "elder-1": "B"}
    match = demon_turn("crushing-dread", where, ["banish"], other_hand="banish encircle", defense={FLAME: 2})
    play(match, "play crushing-dread", "target elder-1", f"take {FLAME} elder-1 2")
    assert (tile(match, FLAME), health(match, FLAME)) == ("B", 6)
    assert slowed(match, KNIGHTS) == "banish"


def test_a_push_goes_to_the_knight_that_took_the_damage() -> None:
    """RU-B27."""
    where = {STORM: "A", FLAME: "A", PHASE: "B"}
    match = demon_turn("hurl", where, defense={FLAME: 0, PHASE: 1})
    play(match, "play hurl", f"target {FLAME}", f"take {PHASE} {FLAME} 1")
    assert offered(match) == {f"push {PHASE} B", f"push {PHASE} D", "pass"}


def test_a_redirected_attack_slows_nobody() -> None:
    """RU-B27: the imp took it, and minions cannot be slowed."""
    where = {LORD: "A", "imp-1": "A", FLAME: "A"}
    match = knight_turn("chains-of-penance", where, demon=LORD, other_hand="rend")
    play(match, "play chains-of-penance", f"target {LORD}", "redirect imp-1")
    assert slowed(match, DEMONS) is None
    assert hand(match, DEMONS) == ["rend"]


def test_whoever_pushes_chooses_an_adjacent_tile_and_there_is_no_disengagement() -> None:
    """RU-B28."""
    where = {STORM: "A", FLAME: "A", "imp-1": "A"}
    match = play(demon_turn("hurl", where, defense={FLAME: 0}), "play hurl", f"target {FLAME}")
    assert asked_seat(match) == DEMONS
    assert offered(match) == {f"push {FLAME} B", f"push {FLAME} D", "pass"}
    play(match, f"push {FLAME} D")
    assert (tile(match, FLAME), health(match, FLAME)) == ("D", 4)


def test_a_pushed_unit_meets_what_waits_on_the_tile() -> None:
    """RU-B28: a demon is moved into a halo."""
    where = {REAVER: "A", FLAME: "A"}
    match = knight_turn("shield-bash", where, demon=REAVER, halos=["B"])
    play(match, "play shield-bash", f"target {REAVER}", f"push {REAVER} B")
    assert (tile(match, REAVER), health(match, REAVER)) == ("B", 7 - 2 - 1)


def test_elders_are_pushed_only_where_they_are_named() -> None:
    """RU-B28."""
    where = {STORM: "A", "elder-1": "A", "stone-golem-1": "A"}
    match = play(demon_turn("shockwave", where), "play shockwave")
    assert health(match, "elder-1") == 5
    assert offered(match) == {"push stone-golem-1 B", "push stone-golem-1 D", "pass"}


def test_ranged_never_hits_a_close_enemy_and_melee_never_an_adjacent_one() -> None:
    """RU-B29."""
    where = {STORM: "A", "elder-1": "A", "elder-2": "B", "elder-3": "E"}
    match = play(demon_turn("hellfire", where), "actions hellfire")
    assert offered(match) == {"ranged elder-2 1", "melee elder-1 1", "pass"}
    match = play(demon_turn("disintegrate rend", where), "play disintegrate")
    assert offered(match) == {"target elder-2"}
    play(match, "target elder-2", "play rend")
    assert offered(match) == {"target elder-1"}


def test_nothing_reaches_across_a_corner_by_itself() -> None:
    """RU-B29."""
    match = demon_turn("rend", {STORM: "A", "elder-1": "E"})
    assert not {"minor rend melee", "minor rend ranged"} & offered(match)


def test_a_knight_killed_by_retaliation_leaves_the_others_turn_as_it_was() -> None:
    """RU-B23: the same for a knight that dies of thorns on its own turn."""
    where = {FLAME: "A", STORM: "A"}
    match = knight_turn("encircle banish", where, ["gale-knight"], seals={STORM: "mark-of-thorns"},
                        health={FLAME: 1}, defense={FLAME: 0})  # fmt: skip
    play(match, "minor encircle melee", f"melee {STORM} 1")
    assert offered(match) == {"put A", "put C", "put G", "put I"}
    play(match, "put G")
    assert (active(match), tile(match, "gale-knight")) == ("gale-knight", "G")
    assert "play banish" in offered(match)
    assert points(match)[DEMONS] == 1
    assert FLAME not in characters(match)
    assert defense(match, "gale-knight") == 1
    until_turn_of(match, SOUL)
    assert kinds(match).count("CharacterReplaced") == 1
