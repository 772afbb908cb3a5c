"""The knights' power cards K01 to K15: attacks, defense and the first healing cards, each by its primary ability."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    asked,
    defense,
    hand,
    health,
    healths,
    knight_turn,
    offered,
    only,
    play,
    points,
    slowed,
    tile,
    units,
)

FK, SF, SS = "flame-knight", "storm-fiend", "soulstealer"


def test_cleaving_oath_strikes_a_close_enemy_for_three() -> None:
    """K01; neither an adjacent enemy nor an ally can be chosen."""
    match = knight_turn("cleaving-oath", {FK: "A", SF: "A", "imp-1": "B", "elder-1": "A", "stone-golem-1": "A"})
    play(match, "play cleaving-oath")
    assert offered(match) == {f"target {SF}"}
    play(match, f"target {SF}")
    assert health(match, SF) == 2
    assert [(event.kind, event.damage) for event in only(match, "AttackDeclared")] == [("melee", 3)]


def test_radiant_lance_strikes_an_adjacent_enemy_for_three() -> None:
    """K02; neither a close enemy nor one across a corner can be chosen."""
    match = knight_turn("radiant-lance", {FK: "A", SF: "B", "imp-1": "A", "imp-2": "E", SS: "C"})
    play(match, "play radiant-lance")
    assert offered(match) == {f"target {SF}"}
    play(match, f"target {SF}")
    assert health(match, SF) == 2
    assert [(event.kind, event.damage) for event in only(match, "AttackDeclared")] == [("ranged", 3)]


@pytest.mark.parametrize(
    ("golems", "lost"),
    [
        ([], 2),
        (["stone-golem-1"], 3),
        (["ice-golem-1", "slag-golem-1"], 4),
        (["stone-golem-1", "stone-golem-2", "ice-golem-1"], 5),
        (["stone-golem-1", "stone-golem-2", "stone-golem-3", "slag-golem-2"], 5),
    ],
)
def test_encircle_is_stronger_by_every_golem_here_up_to_three(golems: list[str], lost: int) -> None:
    """K03; golems elsewhere do not count."""
    beside = {FK: "A", "molten-scion": "A", "stone-golem-4": "B"}
    match = knight_turn("encircle", beside | dict.fromkeys(golems, "A"), demon="molten-scion")
    play(match, "play encircle", "target molten-scion")
    assert health(match, "molten-scion") == 7 - lost


@pytest.mark.parametrize(("golem", "lost"), [("B", 1), ("A", 2)])
def test_whirling_steel_hurts_all_enemies_here_and_more_beside_a_golem(golem: str, lost: int) -> None:
    """K04: once, however many golems there are; enemies on other tiles are spared."""
    there = {FK: "A", SF: "A", SS: "A", "imp-1": "B", "elder-1": "A", "stone-golem-1": golem, "slag-golem-1": golem}
    match = play(knight_turn("whirling-steel", there), "play whirling-steel")
    assert healths(match, SF, SS, "imp-1", "elder-1") == (5 - lost, 6 - lost, 2, 6)
    assert [event.kind for event in only(match, "AttackDeclared")] == ["area"]


def test_sunburst_hurts_all_enemies_here_and_on_one_adjacent_tile() -> None:
    """K05."""
    match = knight_turn("sunburst", {FK: "A", SF: "A", "imp-1": "A", SS: "B", "imp-2": "B", "imp-3": "D", "imp-4": "E"})
    play(match, "play sunburst")
    assert offered(match) == {"at B", "at D"}
    play(match, "at B")
    assert healths(match, SF, "imp-1", SS, "imp-2", "imp-3", "imp-4") == (4, 1, 5, 1, 2, 2)


def test_shield_bash_strikes_for_two_and_may_move_the_enemy_away() -> None:
    """K06: the enemy that is moved takes no disengagement damage."""
    match = knight_turn("shield-bash", {FK: "A", SF: "A", "stone-golem-1": "A"})
    play(match, "play shield-bash", f"target {SF}")
    assert health(match, SF) == 3
    assert offered(match) == {f"push {SF} B", f"push {SF} D", "pass"}
    play(match, f"push {SF} D")
    assert (tile(match, SF), health(match, SF)) == ("D", 3)


def test_shield_bash_need_not_move_the_enemy_and_does_not_move_a_dead_one() -> None:
    match = play(knight_turn("shield-bash", {FK: "A", SF: "A"}), "play shield-bash", f"target {SF}", "pass")
    assert tile(match, SF) == "A"
    match = play(knight_turn("shield-bash", {FK: "A", "imp-1": "A"}), "play shield-bash", "target imp-1")
    assert tile(match, "imp-1") is None
    assert asked(match) == "ask-play"


@pytest.mark.parametrize("there", ["A", "B"])
def test_chains_of_penance_strike_near_for_two_and_slow_a_demon(there: str) -> None:
    """K07."""
    match = knight_turn("chains-of-penance", {FK: "A", SF: there, SS: "C"}, "rend", other_hand="rend hurl")
    play(match, "play chains-of-penance")
    assert offered(match) == {f"target {SF}"}
    play(match, f"target {SF}")
    assert health(match, SF) == 3
    assert (slowed(match, 0), hand(match, 0)) == ("rend", ["hurl"])
    assert [event.kind for event in only(match, "AttackDeclared")] == ["plain"]


def test_chains_of_penance_slow_nobody_by_striking_an_imp() -> None:
    """K07, RU-D10."""
    match = knight_turn("chains-of-penance", {FK: "A", "imp-1": "B", SF: "E"}, other_hand="rend hurl")
    play(match, "play chains-of-penance", "target imp-1")
    assert tile(match, "imp-1") is None
    assert slowed(match, 0) is None


def test_chains_of_penance_slow_a_demon_whose_ice_blocks_them() -> None:
    """K07, RU-B27: whoever took or blocked it; an imp that took it in place of its lord saves the card."""
    match = knight_turn(
        "chains-of-penance",
        {FK: "A", "frozen-lurker": "A"},
        "rend",
        demon="frozen-lurker",
        other_hand="rend hurl",
        ice=2,
    )
    play(match, "play chains-of-penance", "target frozen-lurker", "block 2")
    assert (health(match, "frozen-lurker"), slowed(match, 0)) == (5, "rend")
    match = knight_turn(
        "chains-of-penance", {FK: "A", "imp-lord": "A", "imp-1": "B"}, demon="imp-lord", other_hand="rend hurl"
    )
    play(match, "play chains-of-penance", "target imp-lord", "redirect imp-1")
    assert (health(match, "imp-lord"), tile(match, "imp-1"), slowed(match, 0)) == (5, None, None)


def test_faithful_charge_moves_up_to_two_tiles_and_strikes_for_two() -> None:
    """K08: leaving enemies hurts on the way."""
    match = knight_turn("faithful-charge", {FK: "A", "imp-1": "A", SF: "C", "imp-2": "B"}, defense={FK: 0})
    play(match, "play faithful-charge", "go B", "go C")
    assert health(match, FK) == 4
    assert offered(match) == {f"target {SF}"}
    play(match, f"target {SF}")
    assert (tile(match, FK), health(match, SF)) == ("C", 3)


def test_faithful_charge_may_stay_where_it_is() -> None:
    """K08, RU-A08."""
    match = play(knight_turn("faithful-charge", {FK: "A", SF: "A"}), "play faithful-charge", "pass", f"target {SF}")
    assert (tile(match, FK), health(match, FK), health(match, SF)) == ("A", 6, 3)


def test_voice_of_the_quarry_lets_every_golem_strike_near_it() -> None:
    """K09: golems of every kind, close or adjacent, without moving, also those of other knights."""
    there = {
        FK: "I",
        "stone-golem-1": "A",
        "ice-golem-1": "C",
        "slag-golem-1": "G",
        SF: "B",
        "imp-1": "A",
        "imp-2": "H",
    }
    match = play(knight_turn("voice-of-the-quarry", there), "play voice-of-the-quarry")
    assert offered(match) == {f"target {SF}", "target imp-1"}
    play(match, "target imp-1")
    while asked(match) == "ask-target":
        play(match, min(offered(match)))
    assert healths(match, SF, "imp-1", "imp-2") == (4, 1, 1)
    assert [event.attacker for event in only(match, "AttackDeclared")] == [
        "stone-golem-1",
        "ice-golem-1",
        "slag-golem-1",
    ]
    assert {name: where for name, where in units(match).items() if "golem" in name} == {
        "stone-golem-1": "A", "ice-golem-1": "C", "slag-golem-1": "G",
    }  # fmt: skip


def test_arc_of_arrows_strikes_three_different_enemies_on_tiles_around() -> None:
    """K10: adjacent and diagonal, never close; each once."""
    there = {FK: "A", "imp-1": "A", SF: "B", SS: "E", "imp-2": "D", "imp-3": "C", "imp-4": "B"}
    match = play(knight_turn("arc-of-arrows", there), "play arc-of-arrows")
    assert offered(match, "target") == {f"target {name}" for name in (SF, SS, "imp-2", "imp-4")}
    play(match, f"target {SF}", f"target {SS}")
    assert offered(match) == {"target imp-2", "target imp-4", "pass"}
    play(match, "target imp-2")
    assert asked(match) == "ask-play"
    assert healths(match, SF, SS, "imp-1", "imp-2", "imp-3", "imp-4") == (4, 5, 2, 1, 2, 2)
    assert {event.kind for event in only(match, "AttackDeclared")} == {"ranged"}


def test_arc_of_arrows_may_strike_fewer() -> None:
    match = play(
        knight_turn("arc-of-arrows", {FK: "A", SF: "B", SS: "E"}), "play arc-of-arrows", f"target {SS}", "pass"
    )
    assert healths(match, SF, SS) == (5, 5)


def test_skyfall_strikes_an_enemy_on_the_seal_from_anywhere() -> None:
    """K11: for 2; nobody elsewhere."""
    match = play(knight_turn("skyfall", {FK: "A", SF: "E", "imp-1": "E", SS: "A", "imp-2": "B"}), "play skyfall")
    assert offered(match) == {f"target {SF}", "target imp-1"}
    play(match, f"target {SF}")
    assert health(match, SF) == 3


def test_skyfall_without_a_seal_strikes_an_adjacent_enemy() -> None:
    """K11, a battle without the seal tile."""
    forest = ["A", "B", "C", "D", "", "F", "G", "H", "I"]
    match = knight_turn("skyfall", {FK: "A", SF: "B", SS: "C", "imp-1": "A"}, tiles=forest)
    play(match, "play skyfall")
    assert offered(match) == {f"target {SF}"}


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (3, 5)])
def test_tower_shield_gives_three_defense_up_to_five(before: int, after: int) -> None:
    """K12."""
    match = play(knight_turn("tower-shield", {FK: "A"}, defense={FK: before}), "play tower-shield")
    assert defense(match, FK) == after


@pytest.mark.parametrize(
    ("golems", "gain"),
    [
        ({}, 1),
        ({"stone-golem-1": "A"}, 2),
        ({"stone-golem-1": "A", "ice-golem-1": "B"}, 3),
        ({"stone-golem-1": "A", "ice-golem-1": "B", "slag-golem-1": "D", "slag-golem-2": "D"}, 4),
        ({"stone-golem-1": "E", "stone-golem-2": "C"}, 1),
    ],
)
def test_wall_of_faith_grows_with_golems_close_and_adjacent(golems: dict[str, str], gain: int) -> None:
    """K13: at most 3 more; not across a corner."""
    match = knight_turn("wall-of-faith", {FK: "A", **golems}, defense={FK: 0})
    assert defense(play(match, "play wall-of-faith"), FK) == gain


@pytest.mark.parametrize(("steps", "gain"), [(("go B", "go C"), 2), (("go B", "pass"), 0), (("pass",), 0)])
def test_intercept_moves_without_disengagement_and_shields_at_an_elder(steps: tuple[str, ...], gain: int) -> None:
    """K14: the defense is for ending on an elder's tile."""
    match = knight_turn("intercept", {FK: "A", SF: "A", "imp-1": "B", "elder-3": "C"}, defense={FK: 0})
    play(match, "play intercept", *steps)
    assert (health(match, FK), defense(match, FK)) == (6, gain)
    assert tile(match, FK) == {0: "A", 1: "B", 2: "C"}[len([step for step in steps if step != "pass"])]


def test_sanctuary_heals_a_near_elder_by_two_and_gives_defense() -> None:
    """K15."""
    there = {FK: "A", "elder-1": "A", "elder-2": "B", "elder-3": "E"}
    wounds = {"elder-1": 5, "elder-2": 2, "elder-3": 1}
    match = play(knight_turn("sanctuary", there, health=wounds), "play sanctuary")
    assert {"target elder-1", "target elder-2"} <= offered(match)
    assert "target elder-3" not in offered(match)
    play(match, "target elder-2")
    assert (health(match, "elder-2"), defense(match, FK)) == (4, 2)


def test_sanctuary_may_skip_the_elder() -> None:
    """K15: the defense comes all the same, also where no elder is near."""
    match = knight_turn("sanctuary", {FK: "A", "elder-2": "B"}, health={"elder-2": 2})
    play(match, "play sanctuary", "pass")
    assert (health(match, "elder-2"), defense(match, FK)) == (2, 2)
    assert defense(play(knight_turn("sanctuary", {FK: "A"}), "play sanctuary"), FK) == 2


def test_an_attack_card_without_a_target_may_be_played_for_nothing() -> None:
    """RU-A07: it is discarded and nobody is hurt."""
    match = play(knight_turn("cleaving-oath", {FK: "A", SF: "B"}), "play cleaving-oath")
    assert (hand(match, 1), health(match, SF), points(match)) == ([], 5, (0, 1))
