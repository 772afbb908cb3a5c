"""Demons and cards on boards with gaps and forest tiles (Clockwise Movement; Target Hierarchy; RU-J01, RU-J09)."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.campaign.field import (
    DREAD,
    HORNED,
    IRON,
    LORD,
    LURKER,
    ON,
    REAVER,
    SCION,
    SHADE,
    SOUL,
    STORM,
    about_to_fight,
    fight,
    settle,
    strike_down,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    asked,
    defense,
    go,
    health,
    healths,
    offered,
    play,
    tile,
)
from tests.games.knight_fall.test_coop import path


def circled(battle: str, demon: str, start: str, card: str, knight: str, half: str = "primary") -> list[str]:
    """The way a demon goes by a card that moves it in a circle; the knights stand out of the way."""
    cards = [card, "hail-of-cinders"] if half == "primary" else ["hesitation", card]
    match = fight(battle, {demon: start, HORNED: start, FLAME: knight, PHASE: knight}, cards, demons=(demon, HORNED))
    settle(match)
    return path(match, demon)


@pytest.mark.parametrize(
    ("battle", "start", "card", "expected"),
    [
        # Cr Ar Hr / - Dr Fr / Ir Br -: a dead end in the north-west, one in the south-west
        ("3", "Ar", "the-long-circuit", ["Hr", "Fr", "Dr", "Br", "Ir"]),
        ("3", "Ir", "the-long-circuit", ["Br", "Dr", "Ar", "Cr", "Ar"]),
        ("3", "Ar", "circling-dread", ["Hr", "Fr", "Dr"]),
        ("3", "Ar", "circling-fire", ["Cr", "Ar", "Dr"]),
        # Ar Cr Dr / - Fr - / Gr Br Ir: two bars and a bridge
        ("1", "Dr", "the-long-circuit", ["Cr", "Fr", "Br", "Ir", "Br"]),
        ("1", "Gr", "circling-dread", ["Br", "Fr", "Cr"]),
        # Fr D Cr / - Ar - / - Gr -: a T
        ("8", "Cr", "the-long-circuit", ["D", "Ar", "Gr", "Ar", "D"]),
        ("8", "Cr", "circling-fire", ["D", "Fr", "D"]),
        # D - C / I Hr A / - Gr -: a fork
        ("6", "C", "the-long-circuit", ["A", "Hr", "Gr", "Hr", "I"]),
        # Hr Ar Ir / Dr Er Fr / Cr Br -: only a corner is missing
        ("2", "Fr", "the-long-circuit", ["Er", "Br", "Cr", "Dr", "Hr"]),
        ("2", "Br", "circling-fire", ["Er", "Fr", "Ir"]),
    ],
)
def test_demons_circle_along_the_outer_edge_into_dead_ends_and_back(
    battle: str, start: str, card: str, expected: list[str]
) -> None:
    """RU-J09: clockwise with the outside on the left hand, counterclockwise on the right."""
    away = {"3": "Cr", "1": "Ar", "8": "Fr", "6": "D", "2": "Ar"}[battle]
    away = away if away not in (start, *expected) else {"3": "Hr", "1": "Ir", "8": "Fr", "6": "D", "2": "Ar"}[battle]
    assert circled(battle, STORM, start, card, away)[: len(expected)] == expected


def test_from_the_middle_it_leaves_by_the_hierarchy_and_then_circles() -> None:
    """RU-J09: the first step of the order only."""
    assert circled("2", STORM, "Er", "circling-dread", "Ar")[:3] == ["Ar", "Ir", "Fr"]


def test_distance_goes_over_the_tiles_that_there_are() -> None:
    """RU-J01: across the gap the elder would be nearer."""
    match = fight(
        "6",
        {STORM: "D", LORD: "D", FLAME: "A", PHASE: "A", "elder-1": "C", "elder-2": "Gr"},
        ["savage-rush", "hail-of-cinders"],
        demons=(STORM, LORD),
    )
    assert path(match, STORM)[:2] == ["I", "Hr"]
    assert tile(match, STORM) == "Hr"


def test_ranged_attacks_do_not_cross_a_gap() -> None:
    match = fight(
        "6",
        {STORM: "D", LORD: "D", FLAME: "C", PHASE: "C", "elder-1": "I"},
        ["bolt-of-ruin", "hail-of-cinders"],
        demons=(STORM, LORD),
    )
    assert health(match, "elder-1") == 0
    assert healths(match, FLAME, PHASE) == (6, 6)


def test_hail_of_cinders_reaches_adjacent_tiles_only_and_no_gap() -> None:
    match = fight("1", {REAVER: "Fr", FLAME: "Cr", PHASE: "Ar", "elder-1": "Br"}, ["hail-of-cinders", "circling-dread"])
    assert (healths(match, FLAME, PHASE), health(match, "elder-1")) == ((5, 6), 5)


# -- cards in a battle without a seal tile ---------------------------------------------------------------------------


def test_skyfall_strikes_an_adjacent_enemy_where_there_is_no_seal() -> None:
    """The forest side of the seal's tile is none."""
    match = fight(
        "2",
        {SHADE: "Ar", HORNED: "Ir", FLAME: "Er", PHASE: "Br", "imp-1": "Er", "imp-2": "Dr"},
        turn=1,
        hands=[["skyfall"]],
    )
    play(match, "play skyfall")
    assert offered(match, "target") == {f"target {SHADE}", "target imp-2"}


def test_skyfall_strikes_on_the_seal_in_the_last_battle() -> None:
    match = fight("final", {STORM: "E", SOUL: "A", FLAME: "B", PHASE: "I"}, turn=1, hands=[["skyfall"]])
    go(match, "play skyfall")
    assert health(match, STORM) == 3


def test_banish_moves_a_demon_to_any_adjacent_tile_where_there_is_no_seal() -> None:
    match = fight("6", {SCION: "Hr", LORD: "C", FLAME: "Hr", PHASE: "Gr"}, turn=1, hands=[["banish"]])
    go(match, "play banish")
    assert {text.split()[-1] for text in offered(match)} == {"I", "A", "Gr"}  # it must
    go(match, min(offered(match)))
    assert tile(match, SCION) in ("I", "A", "Gr")
    assert health(match, SCION) == 6


def test_banish_moves_a_demon_to_the_seal_in_the_last_battle() -> None:
    match = fight("final", {STORM: "B", SOUL: "A", FLAME: "B", PHASE: "I"}, turn=1, hands=[["banish"]])
    go(match, "play banish")
    assert (tile(match, STORM), health(match, STORM)) == ("E", 4)


# -- tile effects ----------------------------------------------------------------------------------------------------


def test_the_ruined_shrine_gives_a_knight_defense_at_the_end_of_its_turn() -> None:
    match = fight("2", {SHADE: "Hr", HORNED: "Ir", FLAME: "Er", PHASE: "Br"}, turn=1, options=ON)
    play(match, "done")
    assert defense(match, FLAME) == 1


def test_the_mire_ends_a_demons_move_but_not_its_card() -> None:
    match = fight("3", {LURKER: "Fr", FLAME: "Br", PHASE: "Br"}, ["savage-rush", "hail-of-cinders"], options=ON)
    settle(match)
    assert path(match, LURKER) == ["Dr"]


def test_the_wolf_den_bites_a_demon_that_enters_among_enemies() -> None:
    match = fight(
        "2",
        {STORM: "Ar", HORNED: "Er", FLAME: "Ir", PHASE: "Br"},
        ["headlong-charge", "hail-of-cinders"],
        demons=(STORM, HORNED),
        health={FLAME: 8},
        options=ON,
    )
    assert path(match, STORM) == ["Ir"]
    assert health(match, STORM) == 4  # an enemy was in the den


def test_the_nook_does_not_hurt_a_looming_demon_that_arrives_there() -> None:
    """RU-L08: entering is not arriving for another."""
    match = strike_down("8", DREAD, {DREAD: "D", FLAME: "D", PHASE: "Gr"}, sheet={"looming": [SOUL]}, options=ON)
    assert (tile(match, SOUL), health(match, SOUL)) == ("D", 6)


def test_the_infirmary_and_the_nook_work_in_the_chapel() -> None:
    """The abbey side in battle 4."""
    match = fight(
        "4", {DREAD: "H", STORM: "C", FLAME: "D", PHASE: "I", "imp-1": "D"}, turn=1, health={FLAME: 4}, options=ON
    )
    go(match, "basic move", "go A")
    assert health(match, FLAME) == 4  # one lost to the imp, one gained


def test_from_the_catacombs_a_knight_may_go_diagonally_past_the_gaps() -> None:
    match = fight("4", {DREAD: "H", STORM: "C", FLAME: "I", PHASE: "I"}, turn=1, options=ON)
    play(match, "basic move")
    assert offered(match, "go") == {"go C", "go D", "go G"}


def test_a_looming_demon_arrives_on_a_bank_that_the_players_choose() -> None:
    """RU-L02."""
    match = strike_down(
        "5", LORD, {LORD: "B-north", FLAME: "B-north", PHASE: "Ir"}, sheet={"looming": [SHADE]}, options=ON
    )
    assert offered(match) == {"put B-north", "put B-south"}
    play(match, "put B-south")
    assert asked(match) == "ask-play"


def test_the_elder_in_the_sewer_gets_its_bank_in_the_last_battle_too() -> None:
    """RU-L07."""
    match = about_to_fight("final", options=ON)
    assert offered(match) == {"put B-north", "put B-south"}
    play(match, "put B-north")
    assert offered(match) == {f"first {FLAME}", f"first {PHASE}"}


def test_gaps_and_forests_leave_no_corner_to_a_knight_that_comes() -> None:
    """RU-K05: the start tile, wherever that is."""
    match = fight(
        "8",
        {DREAD: "Ar", FLAME: "Ar", PHASE: "Gr"},
        ["savage-rush", "hail-of-cinders", IRON],
        hands=[[]],
        health={FLAME: 6},
    )
    settle(match)
    assert tile(match, IRON) == "Gr"


def test_portals_open_on_tiles_and_never_in_a_gap() -> None:
    match = fight("8", {DREAD: "D", FLAME: "Gr", PHASE: "Gr"}, turn=3, magic=2, health={PHASE: 8})
    play(match, "cast")
    assert {text.split()[-1] for text in offered(match) if text != "pass"} == {"Fr", "D", "Cr", "Ar", "Gr"}
