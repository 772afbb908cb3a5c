"""The demons' power cards D01 to D16: attacks, area damage, slow and curses, healing; each by its primary ability."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    asked,
    asked_seat,
    at,
    defense,
    demon_turn,
    go,
    hand,
    health,
    healths,
    offered,
    only,
    play,
    points,
    slowed,
    tile,
    units,
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
BARE = {FK: 0, PK: 0}  # nobody can defend


def test_disintegrate_strikes_an_adjacent_enemy_for_four() -> None:
    """D01; neither a close enemy nor one across a corner."""
    there = {SF: "B", "elder-1": "A", "elder-2": "B", FK: "B", "elder-4": "D", "elder-3": "C"}
    match = play(demon_turn("disintegrate", there, defense=BARE), "play disintegrate")
    assert offered(match) == {"target elder-1", "target elder-3"}
    play(match, "target elder-1")
    assert health(match, "elder-1") == 2
    assert [(event.kind, event.damage) for event in only(match, "AttackDeclared")] == [("ranged", 4)]


def test_rend_strikes_a_close_enemy_for_three() -> None:
    """D02; a guarded elder may be aimed at, and the knight takes it."""
    there = {SF: "A", "elder-1": "A", FK: "A", "elder-2": "B", "stone-golem-1": "A", "imp-1": "A"}
    match = play(demon_turn("rend", there, defense=BARE), "play rend")
    assert offered(match) == {"target elder-1", f"target {FK}", "target stone-golem-1"}
    play(match, "target elder-1")
    assert healths(match, FK, "elder-1") == (3, 6)
    assert [(event.kind, event.damage) for event in only(match, "AttackDeclared")] == [("melee", 3)]


def test_elders_bane_strikes_an_elder_that_nobody_guards_for_four() -> None:
    """D03."""
    match = play(
        demon_turn("elders-bane", {SF: "A", "elder-1": "A", "elder-2": "B", "stone-golem-1": "A"}), "play elders-bane"
    )
    assert offered(match) == {"target elder-1"}
    play(match, "target elder-1")
    assert health(match, "elder-1") == 2
    assert [(event.kind, event.damage) for event in only(match, "AttackDeclared")] == [("melee", 4)]


def test_elders_bane_finds_no_elder_beside_a_knight() -> None:
    """D03: a guarded elder cannot even be aimed at."""
    match = demon_turn("elders-bane", {SF: "A", "elder-1": "A", FK: "A"}, defense=BARE)
    play(match, "play elders-bane")
    assert asked(match) == "ask-play"
    assert healths(match, "elder-1", FK) == (6, 6)


def test_a_knight_may_come_to_defend_the_victim_of_elders_bane() -> None:
    """D03: not being guarded does not forbid a defender."""
    match = demon_turn("elders-bane", {SF: "A", "elder-1": "A", FK: "B"}, defense={FK: 3})
    play(match, "play elders-bane", "target elder-1", f"take {FK} elder-1 3")
    assert (tile(match, FK), health(match, FK), health(match, "elder-1")) == ("A", 5, 6)


def test_hellfire_hurts_everybody_here_by_two() -> None:
    """D04: guarded elders too; not the tiles around, not the own team."""
    there = {SF: "A", SS: "A", "imp-1": "A", "elder-1": "A", FK: "A", "stone-golem-1": "A", "elder-2": "B"}
    match = play(demon_turn("hellfire", there, defense=BARE), "play hellfire")
    assert healths(match, "elder-1", FK, "stone-golem-1", "elder-2", SS, "imp-1") == (4, 4, 0, 6, 6, 2)


def test_rain_of_ash_hurts_everybody_on_up_to_two_adjacent_tiles() -> None:
    """D05: not here."""
    there = {SF: "E", "elder-1": "E", "elder-2": "B", FK: "B", "elder-3": "D", "elder-4": "F", "elder-5": "A"}
    match = play(demon_turn("rain-of-ash", there, defense=BARE), "play rain-of-ash")
    assert offered(match, "at") == {"at B", "at D", "at F", "at H"}
    play(match, "at B")
    assert offered(match, "at") == {"at D", "at F", "at H"}
    play(match, "at D")
    found = healths(match, "elder-1", "elder-2", FK, "elder-3", "elder-4", "elder-5")
    assert found == (6, 5, 5, 5, 6, 6)
    assert len(only(match, "AttackDeclared")) == 1


def test_rain_of_ash_may_fall_on_one_tile() -> None:
    match = demon_turn("rain-of-ash", {SF: "E", "elder-2": "B", "elder-3": "D"})
    play(match, "play rain-of-ash", "at B", "pass")
    assert healths(match, "elder-2", "elder-3") == (5, 6)


def test_shockwave_hurts_everybody_here_and_moves_knights_and_golems() -> None:
    """D06: each survivor may be moved, elders stay."""
    there = {SF: "A", "elder-1": "A", FK: "A", "stone-golem-1": "A", "slag-golem-1": "A"}
    match = play(demon_turn("shockwave", there, defense=BARE, health={"slag-golem-1": 1}), "play shockwave")
    assert healths(match, "elder-1", FK, "stone-golem-1", "slag-golem-1") == (5, 5, 1, 0)
    assert offered(match) == {f"push {FK} B", f"push {FK} D", "pass"}
    play(match, f"push {FK} B")
    assert offered(match) == {"push stone-golem-1 B", "push stone-golem-1 D", "pass"}
    play(match, "push stone-golem-1 D")
    assert asked(match) == "ask-play"
    assert units(match) == {SF: "A", "elder-1": "A", FK: "B", "stone-golem-1": "D"}
    assert healths(match, FK, "stone-golem-1") == (5, 1)


def test_shockwave_moves_a_knight_once_that_took_two_packets() -> None:
    """D06: a knight who blocked for itself and for an elder is moved one tile, not two."""
    match = demon_turn("shockwave", {SF: "A", "elder-1": "A", FK: "A"}, defense={FK: 2})
    play(match, "play shockwave", f"take {FK} {FK} 1", f"take {FK} elder-1 1")
    assert offered(match) == {f"push {FK} B", f"push {FK} D", "pass"}
    play(match, f"push {FK} B")
    assert asked(match) == "ask-play"
    assert (tile(match, FK), health(match, FK), health(match, "elder-1")) == ("B", 6, 6)


def test_shockwave_moves_a_knight_that_came_to_help() -> None:
    """D06: it stands there now; its survivor's place is there."""
    match = demon_turn("shockwave", {SF: "A", "elder-1": "A", FK: "B"}, defense={FK: 1})
    play(match, "play shockwave", f"take {FK} elder-1 1")
    assert offered(match) == {f"push {FK} B", f"push {FK} D", "pass"}


def test_shockwave_moves_everybody_who_is_there_whoever_took_the_damage() -> None:
    """D06: a golem whose damage a knight took over stands there still."""
    match = demon_turn("shockwave", {SF: "A", FK: "A", "stone-golem-1": "A"}, defense={FK: 2})
    play(match, "play shockwave", f"take {FK} stone-golem-1 1", f"take {FK} {FK} 1")
    moved = set()
    while asked(match) == "ask-push":
        name = min(offered(match, "push")).split()[1]
        moved.add(name)
        play(match, f"push {name} B")
    assert moved == {FK, "stone-golem-1"}
    assert (tile(match, FK), tile(match, "stone-golem-1")) == ("B", "B")


def test_grasping_chains_pull_an_adjacent_knight_and_strike_it_for_two() -> None:
    """D07: no golem, no elder, nobody who is close."""
    there = {SF: "E", FK: "B", PK: "E", "stone-golem-1": "B", "elder-1": "D", "imp-1": "B"}
    match = play(demon_turn("grasping-chains", there, defense=BARE), "play grasping-chains")
    assert offered(match) == {f"target {FK}"}
    go(match, f"target {FK}")
    assert (tile(match, FK), health(match, FK)) == ("E", 4)
    assert [event.kind for event in only(match, "AttackDeclared")] == ["plain"]


def test_hurl_strikes_a_close_knight_for_two_and_may_move_it() -> None:
    """D08: knights alone can be chosen."""
    there = {SF: "A", FK: "A", "elder-1": "A", "stone-golem-1": "A"}
    match = play(demon_turn("hurl", there, defense=BARE), "play hurl")
    assert offered(match) == {f"target {FK}"}
    play(match, f"target {FK}")
    assert offered(match) == {f"push {FK} B", f"push {FK} D", "pass"}
    play(match, f"push {FK} D")
    assert (tile(match, FK), health(match, FK)) == ("D", 4)


def test_hurl_moves_the_knight_that_took_the_blow() -> None:
    """D08, RU-B27: not the one it was aimed at."""
    match = demon_turn("hurl", {SF: "A", FK: "A", PK: "B"}, defense={FK: 0, PK: 2})
    play(match, "play hurl", f"target {FK}", f"take {PK} {FK} 2")
    assert offered(match) == {f"push {PK} B", f"push {PK} D", "pass"}
    play(match, f"push {PK} D")
    assert (tile(match, FK), tile(match, PK)) == ("A", "D")
    assert healths(match, FK, PK) == (6, 6)


@pytest.mark.parametrize("there", ["A", "B"])
def test_crushing_dread_strikes_near_for_two_with_slow(there: str) -> None:
    """D09."""
    match = demon_turn(
        "crushing-dread", {SF: "A", FK: there, "elder-1": "C"}, "banish", defense=BARE, other_hand="banish skyfall"
    )
    play(match, "play crushing-dread")
    assert offered(match) == {f"target {FK}"}
    play(match, f"target {FK}")
    assert (health(match, FK), slowed(match, 1), hand(match, 1)) == (4, "banish", ["skyfall"])


def test_crushing_dread_slows_a_knight_that_blocks_all_of_it() -> None:
    """D09: for an elder whose damage it took over."""
    match = demon_turn(
        "crushing-dread", {SF: "A", FK: "C", "elder-1": "B"}, "banish", defense={FK: 2}, other_hand="banish skyfall"
    )
    play(match, "play crushing-dread", "target elder-1", f"take {FK} elder-1 2")
    assert healths(match, FK, "elder-1") == (6, 6)
    assert slowed(match, 1) == "banish"


def test_crushing_dread_slows_nobody_by_hurting_an_elder() -> None:
    """RU-D10: nor a golem."""
    for victim in ("elder-1", "stone-golem-1"):
        match = demon_turn(
            "crushing-dread",
            {SF: "A", "elder-1": "B", "stone-golem-1": "B", FK: "I"},
            defense=BARE,
            other_hand="banish skyfall",
        )
        play(match, "play crushing-dread", f"target {victim}")
        assert slowed(match, 1) is None
        assert hand(match, 1) == ["banish", "skyfall"] or hand(match, 1) == ["skyfall", "banish"]


def test_whispered_madness_slows_knights_around_and_takes_defense() -> None:
    """D10: nobody can defend against it; not across a corner."""
    match = at(
        "banish skyfall",
        seats=6,
        turn=0,
        characters=[SF, FK, SS, PK, "imp-lord", "holy-knight"],
        units={SF: "A", FK: "A", PK: "B", "holy-knight": "E", "elder-1": "A"},
        hands=[["whispered-madness"], ["banish"], [], ["skyfall"], [], ["sunburst"]],
        defense={FK: 2, PK: 0, "holy-knight": 3},
    )
    play(match, "play whispered-madness")
    assert asked(match) == "ask-play"
    assert [slowed(match, seat) for seat in (1, 3, 5)] == ["banish", "skyfall", None]
    assert [defense(match, name) for name in (FK, PK, "holy-knight")] == [1, 0, 3]
    assert healths(match, FK, PK, "elder-1") == (6, 6, 6)


def test_shadow_strike_hurts_a_guarded_elder_by_two() -> None:
    """D11: close elders alone."""
    there = {SF: "A", "elder-1": "A", FK: "A", "elder-2": "B", "stone-golem-1": "A"}
    match = play(demon_turn("shadow-strike", there, defense=BARE), "play shadow-strike")
    assert offered(match) == {"target elder-1"}
    play(match, "target elder-1")
    assert healths(match, "elder-1", FK) == (4, 6)


def test_defense_helps_against_shadow_strike() -> None:
    """D11."""
    match = demon_turn("shadow-strike", {SF: "A", "elder-1": "A", FK: "A"}, defense={FK: 1})
    play(match, "play shadow-strike", "target elder-1")
    assert (asked(match), asked_seat(match)) == ("ask-defend", 1)
    play(match, f"take {FK} elder-1 1")
    assert healths(match, "elder-1", FK) == (6, 5)


@pytest.mark.parametrize(("before", "left", "lost"), [(4, 2, 1), (2, 0, 1), (1, 0, 1)])
def test_sunder_takes_up_to_two_defense_and_strikes_for_one(before: int, left: int, lost: int) -> None:
    """D12."""
    match = demon_turn("sunder", {SF: "A", FK: "B", "elder-1": "A", PK: "E"}, defense={FK: before, PK: 0})
    play(match, "play sunder")
    assert offered(match) == {f"target {FK}"}
    play(match, f"target {FK}")
    if asked(match) == "ask-defend":
        assert left > 0
        play(match, "pass")
    assert (defense(match, FK), health(match, FK)) == (left, 6 - lost)


@pytest.mark.parametrize(("victim", "start", "after"), [(6, 2, 4), (1, 2, 3), (6, 5, 6)])
def test_feast_of_souls_heals_by_the_health_that_was_lost(victim: int, start: int, after: int) -> None:
    """D13: no more than there was to lose, and up to the demon's maximum."""
    match = demon_turn("feast-of-souls", {SF: "A", "elder-1": "A"}, health={"elder-1": victim, SF: start})
    play(match, "play feast-of-souls", "target elder-1")
    assert healths(match, "elder-1", SF) == (max(0, victim - 2), after)
    assert [(event.kind, event.damage) for event in only(match, "AttackDeclared")] == [("melee", 2)]


def test_feast_of_souls_does_not_feed_on_what_was_blocked() -> None:
    match = demon_turn("feast-of-souls", {SF: "A", FK: "A"}, health={SF: 2}, defense={FK: 2})
    play(match, "play feast-of-souls", f"target {FK}", f"take {FK} {FK} 1")
    assert healths(match, FK, SF) == (5, 3)


@pytest.mark.parametrize(("before", "after"), [(1, 4), (5, 6)])
def test_unholy_vigor_heals_three(before: int, after: int) -> None:
    """D14."""
    match = play(demon_turn("unholy-vigor", {SF: "A"}, health={SF: before}), "play unholy-vigor")
    assert health(match, SF) == after


def test_dark_gift_heals_any_demon_by_two_and_commands_once() -> None:
    """D15: anywhere on the board, demons alone."""
    there = {SF: "A", SS: "I", "imp-1": "B", "imp-2": "I"}
    match = play(demon_turn("dark-gift", there, health={SF: 3, SS: 2, "imp-1": 1}), "play dark-gift")
    assert offered(match) == {f"target {SF}", f"target {SS}"}
    play(match, f"target {SS}")
    assert healths(match, SF, SS) == (3, 4)
    assert offered(match) == {"order imp-1 move A", "order imp-1 move C", "order imp-1 move E", "pass"}
    play(match, "order imp-1 move C")
    assert (asked(match), tile(match, "imp-1")) == ("ask-play", "C")


def test_blood_pact_costs_a_health_and_strikes_for_four() -> None:
    """D16: the price is no damage."""
    match = demon_turn("blood-pact", {SF: "A", "elder-1": "A"}, health={SF: 2})
    play(match, "play blood-pact", "target elder-1")
    assert healths(match, SF, "elder-1") == (1, 2)
    assert [event.why for event in only(match, "HealthLost") if event.unit == SF] == ["price"]
    assert [(event.kind, event.damage) for event in only(match, "AttackDeclared")] == [("melee", 4)]


def test_blood_pact_does_nothing_with_the_last_health() -> None:
    """D16, RU-B22."""
    match = play(demon_turn("blood-pact", {SF: "A", "elder-1": "A"}, health={SF: 1}), "play blood-pact")
    assert asked(match) == "ask-play"
    assert (healths(match, SF, "elder-1"), points(match)) == ((1, 6), (0, 1))


def test_the_price_of_blood_pact_cannot_be_passed_to_an_imp() -> None:
    """D16, RU-B22: nor blocked with ice."""
    match = demon_turn("blood-pact", {"imp-lord": "A", "imp-1": "A", "elder-1": "A"}, demon="imp-lord")
    play(match, "play blood-pact", "target elder-1")
    assert healths(match, "imp-lord", "imp-1") == (4, 2)
    match = demon_turn("blood-pact", {"frozen-lurker": "A", "elder-1": "A"}, demon="frozen-lurker")
    play(match, "play blood-pact", "target elder-1")
    assert health(match, "frozen-lurker") == 4
