"""How battles of the campaign go (Battles; Campaign Battle Rule Changes; RU-K07 to RU-K10, RU-K20)."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.campaign.field import (
    BOTH,
    CRUSHER,
    DREAD,
    HAND,
    HORNED,
    IDLE,
    LORD,
    LURKER,
    REAVER,
    SCION,
    SHADE,
    SOUL,
    STORM,
    battle_of,
    fight,
    settle,
    strike_down,
    turns,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    active,
    asked,
    characters,
    end_turn,
    go,
    health,
    ice,
    kinds,
    offered,
    only,
    place,
    play,
    points,
    table,
    tile,
    turn_of,
    units,
)

KNIGHTS_AWAY = {FLAME: "Br", PHASE: "Br"}  # on the start tile of most boards


# -- turns -----------------------------------------------------------------------------------------------------------


def test_demon_knight_demon_knight_then_the_end_of_the_round() -> None:
    """RU-K07."""
    match = fight("2", {SHADE: "Hr", HORNED: "Ir", **KNIGHTS_AWAY}, IDLE)
    turn_of(match, PHASE)
    turn_of(end_turn(match), FLAME)
    assert turns(match) == [SHADE, FLAME, HORNED, PHASE, SHADE, FLAME]
    assert [event.round for event in only(match, "RoundEnded")] == [1]


def test_an_empty_demon_place_is_skipped() -> None:
    """RU-K07."""
    match = fight("2", {HORNED: "Ir", **KNIGHTS_AWAY}, turn=1)
    turn_of(match, PHASE)
    turn_of(end_turn(match), FLAME)
    assert turns(match) == [HORNED, PHASE, FLAME]
    assert table(match)["round"] == 2


def test_with_one_demon_from_the_start_the_second_knight_follows_the_first() -> None:
    """RU-K07."""
    match = fight("1", {REAVER: "Cr", **KNIGHTS_AWAY}, IDLE)
    turn_of(match, PHASE)
    assert turns(match) == [REAVER, FLAME, PHASE]


def test_nobody_scores_in_a_battle() -> None:
    """No points: neither for elders nor for knights, demons or rounds."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", FLAME: "Br", PHASE: "Br", "elder-1": "Er", "elder-2": "Cr"},
        ["savage-rush", "hail-of-cinders"],
    )
    assert tile(match, "elder-1") is None  # six damage
    for _ in range(6):
        end_turn(match)
    assert points(match) == (0, 0)
    assert "PointsScored" not in kinds(match)


# -- looming ---------------------------------------------------------------------------------------------------------


def test_a_looming_demon_enters_at_once_on_the_tile_where_one_was_defeated() -> None:
    """RU-K08."""
    match = strike_down(
        "3", LURKER, {LURKER: "Dr", FLAME: "Dr", PHASE: "Br"}, health={LURKER: 3}, ice=0, sheet={"looming": [REAVER]}
    )
    assert characters(match)[0] == REAVER
    assert (tile(match, REAVER), health(match, REAVER)) == ("Dr", 7)
    assert battle_of(match)["looming"] == []
    assert battle_of(match)["defeated"] == 1
    assert active(match) == FLAME  # whose turn goes on
    assert asked(match) == "ask-play"


def test_it_takes_over_the_place_and_acts_at_its_next_turn_even_right_then() -> None:
    """RU-K08: the second demon falls in the first knight's turn."""
    match = strike_down("9", HORNED, {STORM: "Fr", HORNED: "Er", FLAME: "Er", PHASE: "Gr"}, sheet={"looming": [LURKER]})
    play(match, "done")
    settle(match)
    assert characters(match) == [STORM, FLAME, LURKER, PHASE]
    assert turns(match) == [LURKER, PHASE]
    assert ice(match) <= 2


def test_it_waits_for_the_next_round_if_the_turn_of_its_place_is_over() -> None:
    """RU-K08."""
    match = strike_down(
        "9",
        STORM,
        {STORM: "Er", HORNED: "Fr", FLAME: "Er", PHASE: "Gr"},
        [*HAND, "dark-mending", "circling-dread", *HAND, *IDLE],
        sheet={"looming": [LURKER]},
    )
    turn_of(match, PHASE)
    turn_of(end_turn(match), FLAME)
    assert turns(match) == [HORNED, PHASE, LURKER, FLAME]


def test_instructions_that_the_defeated_demon_had_left_are_lost() -> None:
    """RU-K08: the Molten Scion burns itself to death on its first step."""
    match = fight(
        "6",
        {SCION: "D", LORD: "C", FLAME: "Gr", PHASE: "Gr", "elder-1": "A"},
        ["pace-the-cloister", "headlong-charge"],
        health={SCION: 1},
        sheet={"looming": [HORNED]},
    )
    (loomed,) = only(match, "DemonLoomed")
    assert loomed.demon == HORNED
    assert loomed.tile in ("Hr", "I")
    assert tile(match, HORNED) == loomed.tile
    assert "AttackDeclared" not in kinds(match)
    assert (turns(match), active(match)) == ([SCION, FLAME], FLAME)


def test_never_more_than_two_demons_are_on_the_board() -> None:
    match = fight(
        "final",
        {STORM: "E", SOUL: "E", FLAME: "E", PHASE: "E"},
        turn=1,
        hands=[["whirling-steel"]],
        health={STORM: 1, SOUL: 1},
        sheet={"looming": [LURKER, LORD, DREAD]},
    )
    go(match, "play whirling-steel")
    assert [one for one in units(match) if one in (LURKER, LORD, DREAD)] == [LURKER, LORD]
    assert battle_of(match)["looming"] == [DREAD]
    assert characters(match) == [LURKER, FLAME, LORD, PHASE]


def test_a_demon_with_nobody_looming_leaves_its_place_empty() -> None:
    match = strike_down("2", SHADE, {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Br"})
    assert [one["character"] for one in table(match)["places"]] == [None, FLAME, HORNED, PHASE]
    assert table(match)["decks"]["demons"]["fallen"] == [SHADE]
    assert not {"CharacterReplaced", "DemonLoomed"} & {*kinds(match)}


def test_the_bone_crusher_shatters_before_a_looming_demon_enters() -> None:
    match = strike_down(
        "final",
        CRUSHER,
        {CRUSHER: "E", SOUL: "A", FLAME: "E", PHASE: "I", "crawler-1": "I", "crawler-2": "G"},
        demons=(CRUSHER, SOUL),
        sheet={"looming": [LURKER]},
    )
    assert (health(match, FLAME), health(match, PHASE)) == (5, 5)
    assert not {"crawler-1", "crawler-2"} & {*units(match)}
    assert tile(match, LURKER) == "E"
    assert kinds(match).index("DemonLoomed") > kinds(match).index("AttackDeclared")


# -- the end of a round ----------------------------------------------------------------------------------------------


def test_at_the_end_of_a_round_stone_golems_then_imps_act_twice() -> None:
    """RU-K20."""
    match = fight(
        "2", {SHADE: "Hr", HORNED: "Ir", **KNIGHTS_AWAY, "stone-golem-1": "Cr", "imp-1": "Dr"}, end_of_round=True
    )
    assert offered(match, "order stone-golem-1") == {
        "order stone-golem-1 move Dr",
        "order stone-golem-1 move Br",
    }
    play(match, "order stone-golem-1 move Dr", "order stone-golem-1 melee imp-1")
    settle(match)
    assert [event.minion for event in only(match, "MinionActs")] == ["imp-1"]
    blows = [event for event in only(match, "AttackDeclared") if event.attacker == "imp-1"]
    assert [blow.units for blow in blows[:1]] == [("stone-golem-1",)]


def test_nothing_else_happens_at_the_end_of_a_round() -> None:
    """RU-K20: no new golem, no new imp, no point."""
    match = fight("2", {SHADE: "Hr", HORNED: "Ir", **KNIGHTS_AWAY}, IDLE, end_of_round=True)
    assert asked(match) == "ask-play"
    assert set(units(match)) == {SHADE, HORNED, *BOTH}
    assert not {"MinionPlaced", "PointsScored"} & {*kinds(match)}
    assert table(match)["round"] == 2


def test_imps_act_in_reading_order_and_a_wounded_one_heals_first() -> None:
    match = fight(
        "2",
        {SHADE: "Hr", HORNED: "Ir", **KNIGHTS_AWAY, "imp-1": "Fr", "imp-2": "Ar"},
        IDLE,
        end_of_round=True,
        health={"imp-1": 1},
    )
    settle(match)
    assert [event.minion for event in only(match, "MinionActs")] == ["imp-2", "imp-1"]
    assert health(match, "imp-1") == 2
    assert tile(match, "imp-2") in ("Dr", "Br", "Er")


# -- imps that are spawned -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "number"), [("open-the-brood-pit", 2), ("coop-swarm", 1)])
def test_spawned_imps_stand_with_the_acting_demon(card: str, number: int) -> None:
    """RU-K20: not on a seal."""
    match = fight("2", {SHADE: "Hr", HORNED: "Ir", **KNIGHTS_AWAY}, [card, "hail-of-cinders"])
    assert [event.tile for event in only(match, "MinionPlaced")] == ["Hr"] * number


def test_in_the_last_battle_too_they_stand_with_the_demon_and_not_on_the_seal() -> None:
    """RU-K20."""
    match = fight("final", {STORM: "A", SOUL: "E", FLAME: "I", PHASE: "I"}, ["hesitation", "open-the-brood-pit"])
    assert [event.tile for event in only(match, "MinionPlaced")] == ["A"]


# -- Respawn ---------------------------------------------------------------------------------------------------------


def test_respawn_brings_an_unused_demon_with_the_health_of_the_old_one() -> None:
    """RU-K10."""
    match = fight(
        "2", {SHADE: "Hr", HORNED: "Ir", **KNIGHTS_AWAY}, ["respawn", "hail-of-cinders", LURKER], health={SHADE: 4}
    )
    assert characters(match)[0] == LURKER
    assert (health(match, LURKER), ice(match)) == (4, 2)
    assert SHADE not in units(match)
    assert table(match)["decks"]["demons"]["characters"] == 8
    assert battle_of(match)["defeated"] == 0


def test_respawn_never_gives_more_than_the_maximum_of_the_new_demon() -> None:
    """RU-K10."""
    match = fight(
        "6",
        {SCION: "D", LORD: "C", FLAME: "Gr", PHASE: "Gr"},
        ["respawn", "hail-of-cinders", STORM],
        health={SCION: 9},
        sheet={"looming": [HORNED]},
    )
    assert health(match, STORM) == 6


@pytest.mark.parametrize("seed", range(6))
def test_respawn_draws_nobody_who_stands_looms_or_was_defeated(seed: int) -> None:
    """RU-K09, RU-K10: seven of ten are taken; the other three are left, and then the one that went."""
    looming = [LURKER, LORD, DREAD, HORNED, SCION]
    match = strike_down(
        "final", SOUL, {STORM: "A", SOUL: "I", FLAME: "I", PHASE: "C"}, sheet={"looming": looming}, then=seed
    )
    deck = table(match)["decks"]["demons"]
    assert (deck["fallen"], deck["characters"]) == ([SOUL], 3)
    unused = {CRUSHER, SHADE, REAVER}
    for _ in range(40):
        if not match.asks:
            break
        end_turn(match)
        for event in only(match, "DemonReplaced"):
            assert event.demon in unused | {event.gone, STORM, *looming} - {SOUL}


def test_respawn_takes_the_crawlers_of_the_bone_crusher_away() -> None:
    """RU-K10 in battle 7."""
    match = fight(
        "7",
        {CRUSHER: "Ir", SOUL: "Hr", FLAME: "Br", PHASE: "Br", "crawler-1": "Dr", "crawler-2": "Ar"},
        ["respawn", "hail-of-cinders", LURKER],
    )
    settle(match)
    assert not {"crawler-1", "crawler-2"} & {*units(match)}
    assert [event.unit for event in only(match, "UnitKilled")] == ["crawler-1", "crawler-2"]  # it is told
    assert not [event for event in only(match, "AttackDeclared") if event.by == "shatter"]


def test_crawlers_act_once_at_the_start_of_the_bone_crushers_turn() -> None:
    match = fight(
        "7",
        {CRUSHER: "Ir", SOUL: "Hr", FLAME: "Br", PHASE: "Br", "crawler-1": "Dr", "crawler-2": "Ar", "elder-1": "Er"},
        IDLE,
    )
    assert [event.minion for event in only(match, "MinionActs")] == [
        "crawler-1",
        "crawler-2",
    ]
    assert (tile(match, "crawler-1"), tile(match, "crawler-2")) == ("Er", "Er")
    assert health(match, "elder-1") == 6
    assert place(match, CRUSHER)["health"] == 7  # hesitation heals 1
