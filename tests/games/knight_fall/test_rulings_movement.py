"""Rulings on movement and engagement: RU-C01 to RU-C13."""

from __future__ import annotations

from typing import Any

from caliburn import Match
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
    at,
    characters,
    decline,
    defense,
    demon_turn,
    end_turn,
    health,
    healths,
    kinds,
    knight_turn,
    offered,
    only,
    place,
    play,
    points,
    round_end,
    tile,
    tiles_with,
    until_turn_of,
)

REAVER = "feral-reaver"
CRUSHER = "bone-crusher"
WRATH = "wrath-knight"


# -- RU-C01 to RU-C07: disengagement ----------------------------------------------------------------------------------


def test_each_tile_that_is_left_is_checked_separately() -> None:
    """RU-C01."""
    where = {FLAME: "A", STORM: "A", "imp-1": "B", "imp-2": "B", "imp-3": "C"}
    match = knight_turn("faithful-charge", where, defense={FLAME: 1})
    play(match, "play faithful-charge", "go B", "block 1", "go C")
    assert [event.damage for event in only(match, "Disengaged")] == [1, 2]
    assert health(match, FLAME) == 4


def test_knights_demons_and_minions_count_and_elders_do_not() -> None:
    """RU-C02."""
    where = {REAVER: "A", FLAME: "A", "stone-golem-1": "A", "slag-golem-1": "A", "elder-1": "A", "elder-2": "A"}
    match = play(demon_turn("", where, demon=REAVER), "basic move", "go B")
    assert health(match, REAVER) == 7 - 3


def test_allies_do_not_count() -> None:
    """RU-C02."""
    match = play(demon_turn("", {STORM: "A", SOUL: "A", "imp-1": "A"}), "basic move", "go B")
    assert health(match, STORM) == 5


def test_whoever_dies_disengaging_dies_on_the_tile_it_was_leaving() -> None:
    """RU-C03."""
    where = {CRUSHER: "A", "stone-golem-1": "A", "elder-1": "A", "elder-2": "B"}
    match = demon_turn("", where, [REAVER], demon=CRUSHER, health={CRUSHER: 1})
    play(match, "basic move", "go B", "cast")
    assert [event.tile for event in only(match, "CharacterKilled")] == ["A"]
    assert healths(match, "elder-1", "elder-2", "stone-golem-1") == (5, 6, 1)
    assert (active(match), tile(match, REAVER)) == (REAVER, "E")
    assert "Moved" not in kinds(match)


def test_minions_that_act_for_themselves_take_disengagement_damage() -> None:
    """RU-C04."""
    where = {"stone-golem-1": "A", "imp-1": "A", STORM: "E", FLAME: "I"}
    match = play(round_end(where), "order stone-golem-1 move B")
    assert health(match, "stone-golem-1") == 1
    match = play(round_end(where), "pass", "order imp-1 move D")
    assert health(match, "imp-1") == 1


def test_ice_golems_at_the_start_of_their_makers_turn_do_so_too() -> None:
    """RU-C04."""
    where = {"ice-golem-1": "C", "imp-1": "C", "ice-knight": "A", STORM: "I"}
    match = end_turn(demon_turn("", where, knight="ice-knight", makers={"ice": 1}))
    play(match, "order ice-golem-1 move B")
    assert health(match, "ice-golem-1") == 1


def test_minions_moved_by_a_command_or_a_card_take_none() -> None:
    """RU-C05."""
    where = {STORM: "E", "imp-1": "B", FLAME: "B", "stone-golem-1": "B"}
    match = play(demon_turn("rend", where), "minor rend command", "order imp-1 move C")
    assert (tile(match, "imp-1"), health(match, "imp-1")) == ("C", 2)
    match = play(knight_turn("marching-orders", where), "play marching-orders", "order stone-golem-1 move C")
    assert (tile(match, "stone-golem-1"), health(match, "stone-golem-1")) == ("C", 2)


def test_other_knights_moved_by_a_card_take_none_and_their_owners_decide() -> None:
    """RU-C06."""
    where = {STORM: "A", SOUL: "C", FLAME: "A", WRATH: "C", "stone-golem-1": "C"}
    match = at(seats=4, characters=[STORM, FLAME, SOUL, WRATH], units=where, turn=1,
               hands=[[], ["rallying-horn"], [], []])  # fmt: skip
    play(match, "play rallying-horn")
    decided = {}
    while asked(match) == "ask-rally":
        unit = str(match.asks[0].args["unit"]) if match.asks[0].args else ""
        decided[unit] = asked_seat(match)
        play(match, "go B")
    assert decided == {FLAME: 1, WRATH: 3, "stone-golem-1": 1}
    assert [tile(match, name) for name in (FLAME, WRATH, "stone-golem-1")] == ["B", "B", "B"]
    assert healths(match, FLAME, WRATH, "stone-golem-1") == (7, 7, 2)


def test_placing_is_no_move_but_the_tile_is_entered() -> None:
    """RU-C07."""
    match = demon_turn("shadow-gate", {STORM: "A", FLAME: "A"}, halos=["I"])
    play(match, "play shadow-gate", "put I")
    assert (tile(match, STORM), health(match, STORM)) == ("I", 4)
    assert "Disengaged" not in kinds(match)


def test_no_power_that_follows_a_move_follows_a_placement() -> None:
    """RU-C07: Molten Wake."""
    match = demon_turn("shadow-gate", {"molten-scion": "A", "elder-1": "I"}, demon="molten-scion")
    play(match, "play shadow-gate", "put I")
    assert asked(match) == "ask-play"
    assert healths(match, "molten-scion", "elder-1") == (7, 6)


# -- RU-C08: moving to defend -----------------------------------------------------------------------------------------


def test_moving_to_defend_on_anothers_turn_takes_no_disengagement_damage() -> None:
    """RU-C08."""
    where = {STORM: "B", FLAME: "A", "imp-1": "A", "imp-2": "A", "elder-1": "B"}
    match = demon_turn("rend", where, defense={FLAME: 3})
    play(match, "play rend", "target elder-1", f"take {FLAME} elder-1 3")
    assert (tile(match, FLAME), health(match, FLAME)) == ("B", 6)


def test_moving_to_defend_in_the_end_of_round_phase_takes_none_either() -> None:
    """RU-C08."""
    where = {STORM: "I", PHASE: "G", FLAME: "A", "imp-1": "B", "imp-2": "A", "elder-1": "B"}
    match = round_end(where)
    play(match, "order imp-1 melee elder-1", f"take {FLAME} elder-1 1")
    assert (tile(match, FLAME), healths(match, FLAME, "elder-1")) == ("B", (6, 6))


def shattered(chance: str, **position: Any) -> Match:
    """On his own turn a knight kills the Bone Crusher beside two imps; a crawler stands with an elder next door."""
    where = {CRUSHER: "A", FLAME: "A", "imp-1": "A", "imp-2": "A", "crawler-1": "B", "elder-1": "B", "elder-2": "A"}
    match = knight_turn("cleaving-oath", where, chance, demon=CRUSHER, **position)
    return play(match, "play cleaving-oath", f"target {CRUSHER}", "cast")


def test_on_the_own_turn_moving_to_defend_takes_disengagement_damage() -> None:
    """RU-C08: two imps, and all crawlers are still there."""
    match = shattered("feral-reaver", health={CRUSHER: 1}, defense={FLAME: 2})
    play(match, f"take {FLAME} elder-1 1")
    assert [event.damage for event in only(match, "Disengaged")] == [2]
    assert (asked(match), asked_seat(match)) == ("ask-block", KNIGHTS)
    play(match, "pass", f"take {FLAME} {FLAME} 1")
    assert (tile(match, FLAME), health(match, FLAME)) == ("B", 4)
    assert healths(match, "elder-1", "elder-2") == (6, 5)


def test_a_knight_that_dies_on_the_way_takes_over_nothing_and_its_successor_is_not_hit() -> None:
    """RU-C08, RU-F03."""
    match = shattered("gale-knight feral-reaver", health={CRUSHER: 1, FLAME: 1}, defense={FLAME: 1})
    play(match, f"take {FLAME} elder-1 1")
    while asked(match) != "ask-play":
        play(match, "put A" if "put A" in offered(match) else "pass")
    assert FLAME not in characters(match)
    assert (tile(match, "gale-knight"), health(match, "gale-knight")) == ("A", 6)
    assert defense(match, "gale-knight") == 1
    assert healths(match, "elder-1", "elder-2") == (5, 5)
    assert points(match) == (1, 2)


# -- RU-C09 to RU-C13 -------------------------------------------------------------------------------------------------


def test_any_number_of_units_may_stand_on_a_tile() -> None:
    """RU-C09."""
    crowd = {f"elder-{n}": "B" for n in range(1, 9)} | {f"stone-golem-{n}": "B" for n in range(1, 5)}
    match = play(knight_turn("", {**crowd, FLAME: "A", PHASE: "B", STORM: "B", SOUL: "B"}), "basic move", "go B")
    assert tile(match, FLAME) == "B"


def test_moving_through_a_portal_is_a_move_with_disengagement() -> None:
    """RU-C10."""
    where = {FLAME: "A", STORM: "A"}
    match = play(knight_turn("", where, portals=["A", "I"], defense={FLAME: 0}), "basic move", "go I")
    assert (tile(match, FLAME), health(match, FLAME)) == ("I", 5)
    where = {PHASE: "A", STORM: "A"}
    match = knight_turn("", where, knight=PHASE, knight2=FLAME, portals=["A", "I"])
    play(match, "basic move", "go I")
    assert (tile(match, PHASE), health(match, PHASE)) == ("I", 6)


def test_two_halos_never_lie_on_one_tile() -> None:
    """RU-C11."""
    match = play(knight_turn("", {FLAME: "A", STORM: "I"}, halos=["A"], magic=2), "cast")
    assert offered(match) == {"at B", "at D"}


def test_a_minion_is_hurt_when_it_enters_a_halo_also_on_command() -> None:
    """RU-C12."""
    match = demon_turn("rend", {STORM: "E", "imp-1": "E", FLAME: "I"}, halos=["B"])
    play(match, "minor rend command", "order imp-1 move B")
    assert health(match, "imp-1") == 1


def test_a_single_command_is_no_activation() -> None:
    """RU-C12."""
    match = demon_turn("rend", {STORM: "E", "imp-1": "B", "elder-1": "B", FLAME: "I"}, halos=["B"])
    play(match, "minor rend command", "order imp-1 melee elder-1")
    assert healths(match, "imp-1", "elder-1") == (2, 5)


def test_an_imp_that_begins_its_activation_in_a_halo_is_hurt_whatever_it_does_then() -> None:
    """RU-C12: at the end of the round; being wounded now, it has to heal first (RU-G03)."""
    match = round_end({"imp-1": "B", STORM: "E", FLAME: "I", PHASE: "G"}, halos=["B"])
    play(match, "pass")
    assert health(match, "imp-1") == 1
    match = round_end({"imp-1": "B", STORM: "E", FLAME: "I", PHASE: "G"}, halos=["B"])
    assert offered(match, "order") == {"order imp-1 heal self"}
    play(match, "order imp-1 heal self", "order imp-1 move C")
    assert (tile(match, "imp-1"), health(match, "imp-1")) == ("C", 2)


def test_a_bone_crawler_that_begins_its_activation_in_a_halo_dies() -> None:
    """RU-C12."""
    where = {CRUSHER: "A", "crawler-1": "B", FLAME: "I", PHASE: "G"}
    match = at("", characters=[STORM, FLAME, CRUSHER, PHASE], turn=1, units=where, halos=["B"])
    until_turn_of(match, CRUSHER)
    if asked(match) == "ask-order":
        decline(match)
    assert tile(match, "crawler-1") is None


def test_golems_are_not_hurt_by_halos() -> None:
    """RU-C12: they are no enemies of the Flame Knight."""
    match = round_end({"stone-golem-1": "B", STORM: "E", FLAME: "I"}, halos=["B", "C"])
    play(match, "order stone-golem-1 move C")
    assert health(match, "stone-golem-1") == 2


def test_the_halos_of_a_dead_flame_knight_burn_until_the_replacement_is_placed() -> None:
    """RU-C13."""
    where = {STORM: "A", FLAME: "A", SOUL: "E", PHASE: "I"}
    match = demon_turn("rend", where, ["gale-knight"], halos=["B"], health={FLAME: 1}, defense={FLAME: 0})
    play(match, "play rend", f"target {FLAME}")
    assert characters(match)[1] == "gale-knight"
    assert tiles_with(match, "halo") == ["B"]
    play(match, "basic move", "go B")
    assert health(match, STORM) == 4
    play(match, "done")
    assert asked(match) == "ask-corner"
    play(match, "put C")
    assert tiles_with(match, "halo") == []
    assert place(match, "gale-knight")["waiting"] is False


def test_the_halos_stay_while_others_take_their_turns() -> None:
    """RU-C13: the Flame Knight dies on the second demon's turn, and his halos last until his own place's turn."""
    where = {STORM: "A", FLAME: "A", SOUL: "G", PHASE: "I"}
    match = at(["gale-knight"], characters=[SOUL, FLAME, STORM, PHASE], turn=2, units=where, hands=[["rend"], []],
               halos=["B"], health={FLAME: 1}, defense={FLAME: 0})  # fmt: skip
    play(match, "play rend", f"target {FLAME}")
    until_turn_of(match, PHASE)
    assert tiles_with(match, "halo") == ["B"]
    until_turn_of(match, SOUL)
    assert tiles_with(match, "halo") == ["B"]
    until_turn_of(match, "gale-knight")
    while asked(match) == "ask-corner":
        decline(match)
    assert tiles_with(match, "halo") == []
    assert asked_seat(match) != DEMONS


def test_a_demon_that_returns_on_a_seal_in_flames_is_hurt_as_its_turn_begins() -> None:
    """RU-C12 and spec 12.1: it is placed, then the halo counts."""
    where = {STORM: "A", FLAME: "I", SOUL: "G", PHASE: "A"}
    match = at([REAVER], characters=[STORM, FLAME, SOUL, PHASE], turn=3, units=where, halos=["E"], health={STORM: 1},
               hands=[[], ["cleaving-oath"]])  # fmt: skip
    play(match, "play cleaving-oath", f"target {STORM}", "done")
    while asked(match) != "ask-play":
        decline(match)
    assert (active(match), tile(match, REAVER), health(match, REAVER)) == (REAVER, "E", 6)


def test_nobody_defends_heals_or_strikes_through_a_portal() -> None:
    """RU-C10: portals join tiles for movement alone."""
    where = {STORM: "I", FLAME: "A", "elder-1": "I"}
    match = demon_turn("rend", where, portals=["A", "I"], defense={FLAME: 5})
    play(match, "play rend", "target elder-1")
    assert health(match, "elder-1") == 3


def test_golems_go_through_portals_at_the_end_of_the_round() -> None:
    """RU-C10."""
    match = round_end({"stone-golem-1": "A", STORM: "E", FLAME: "C"}, portals=["A", "I"])
    play(match, "order stone-golem-1 move I")
    assert tile(match, "stone-golem-1") == "I"


def test_the_halos_leave_at_once_where_the_flame_knight_falls_in_his_own_turn() -> None:
    """RU-C13: the replacement is placed at once."""
    where = {FLAME: "A", STORM: "A"}
    match = knight_turn("encircle", where, ["gale-knight"], seals={STORM: "mark-of-thorns"}, halos=["B"],
                        health={FLAME: 1}, defense={FLAME: 0})  # fmt: skip
    play(match, "minor encircle melee", f"melee {STORM} 1")
    assert tiles_with(match, "halo") == ["B"]
    play(match, "put G")
    assert tiles_with(match, "halo") == []
