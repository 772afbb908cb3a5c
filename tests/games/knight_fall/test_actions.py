"""The seven symbols, the three ways to play a power card, and the basic action card (spec, section 3)."""

from __future__ import annotations

import pytest

from caliburn import Match
from caliburn.kernel.errors import BadMove
from tests.games.knight_fall.table import (
    active,
    asked,
    defense,
    demon_turn,
    hand,
    health,
    healths,
    knight_turn,
    offered,
    only,
    play,
    player,
    table,
    tile,
    units,
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
AROUND = {FK: "A", SF: "A", "imp-1": "B", "imp-2": "E", "elder-1": "A"}


def minors(match: Match, card: str) -> set[str]:
    return {text.split()[2] for text in offered(match, f"minor {card}")}


# -- the backs of the cards ------------------------------------------------------------------------------------------


def test_a_knight_may_use_any_card_for_one_of_six_actions() -> None:
    match = knight_turn("skyfall", AROUND, health={FK: 5})
    assert minors(match, "skyfall") == {"melee", "ranged", "move", "heal", "magic", "defend"}


def test_a_demon_may_use_any_card_for_one_of_six_actions() -> None:
    there = {SF: "A", FK: "A", "elder-1": "B", "imp-1": "A"}
    match = demon_turn("rend", there, health={SF: 3})
    assert minors(match, "rend") == {"melee", "ranged", "move", "heal", "magic", "command"}


def test_the_basic_card_gives_a_move_a_heal_or_magic() -> None:
    match = knight_turn("", AROUND, health={FK: 5})
    assert offered(match, "basic") == {"basic move", "basic heal", "basic magic"}
    match = demon_turn("", {SF: "A", FK: "A", "imp-1": "A"}, health={SF: 3})
    assert offered(match, "basic") == {"basic move", "basic heal", "basic magic"}


def test_a_minor_action_is_one_action_and_the_card_is_discarded() -> None:
    match = play(knight_turn("cleaving-oath", AROUND), "minor cleaving-oath melee")
    assert offered(match) == {f"melee {SF} 1", "pass"}
    play(match, f"melee {SF} 1")
    assert (asked(match), health(match, SF), hand(match, 1)) == ("ask-play", 4, [])
    assert table(match)["decks"]["knights"]["discards"] == ["cleaving-oath"]


# -- melee and ranged ------------------------------------------------------------------------------------------------


def test_melee_reaches_close_enemies_alone() -> None:
    match = play(knight_turn("skyfall", {**AROUND, "imp-3": "A"}), "minor skyfall melee")
    assert offered(match, "melee") == {f"melee {SF} 1", "melee imp-3 1"}


def test_ranged_reaches_adjacent_enemies_alone() -> None:
    """Never close ones, never across a corner."""
    match = play(knight_turn("skyfall", AROUND), "minor skyfall ranged")
    assert offered(match, "ranged") == {"ranged imp-1 1"}
    assert health(play(match, "ranged imp-1 1"), "imp-1") == 1


def test_two_melee_symbols_are_one_attack_or_two() -> None:
    """RU-B01: together on one enemy, or apart."""
    there = {FK: "A", SF: "A", "imp-1": "A"}
    match = play(knight_turn("whirling-steel", there), "actions whirling-steel")
    assert offered(match) == {f"melee {SF} 1", f"melee {SF} 2", "melee imp-1 1", "melee imp-1 2", "pass"}
    play(match, f"melee {SF} 2")
    assert [event.damage for event in only(match, "AttackDeclared")] == [2]
    match = play(knight_turn("whirling-steel", there), "actions whirling-steel", f"melee {SF} 1", "melee imp-1 1")
    assert healths(match, SF, "imp-1") == (4, 1)
    assert [event.damage for event in only(match, "AttackDeclared")] == [1, 1]


# -- move ------------------------------------------------------------------------------------------------------------


def test_a_move_leads_to_an_adjacent_tile() -> None:
    match = play(knight_turn("", {FK: "E"}), "basic move")
    assert offered(match, "go") == {"go B", "go D", "go F", "go H"}
    assert tile(play(match, "go F"), FK) == "F"


def test_the_symbols_of_a_card_are_used_in_any_order() -> None:
    """One or both."""
    match = play(
        knight_turn("cleaving-oath", {FK: "A", SF: "A", "imp-1": "B"}, defense={FK: 0}), "actions cleaving-oath"
    )
    play(match, f"melee {SF} 1", "go B")
    assert (asked(match), health(match, SF), tile(match, FK), health(match, FK)) == ("ask-play", 4, "B", 5)
    match = play(
        knight_turn("cleaving-oath", {FK: "A", SF: "A", "imp-1": "B"}), "actions cleaving-oath", "go B", "block 1"
    )
    play(match, "melee imp-1 1")
    assert health(match, "imp-1") == 1
    match = play(knight_turn("cleaving-oath", {FK: "A", SF: "A"}), "actions cleaving-oath", f"melee {SF} 1", "pass")
    assert (asked(match), tile(match, FK)) == ("ask-play", "A")


# -- heal ------------------------------------------------------------------------------------------------------------


def test_heal_is_for_oneself_or_an_ally_on_the_tile() -> None:
    there = {FK: "A", PK: "A", "elder-1": "A", "slag-golem-1": "A", "elder-2": "B", SF: "A"}
    wounds = {FK: 3, PK: 3, "elder-1": 3, "slag-golem-1": 1, "elder-2": 3, SF: 3}
    match = play(knight_turn("", there, health=wounds), "basic heal")
    assert offered(match, "heal") == {f"heal {name}" for name in (FK, PK, "elder-1", "slag-golem-1")}
    assert health(play(match, "heal elder-1"), "elder-1") == 4


def test_a_demon_heals_imps_and_demons_on_its_tile() -> None:
    there = {SF: "A", SS: "A", "imp-1": "A", "imp-2": "B", FK: "A"}
    match = play(demon_turn("", there, health={SF: 2, SS: 2, "imp-1": 1, "imp-2": 1, FK: 1}), "basic heal")
    assert offered(match, "heal") == {f"heal {name}" for name in (SF, SS, "imp-1")}


# -- magic -----------------------------------------------------------------------------------------------------------


def test_one_magic_does_nothing_and_two_give_the_magic_ability_once() -> None:
    match = knight_turn("skyfall banish", {"seer-knight": "A"}, knight="seer-knight")
    play(match, "minor skyfall magic")
    assert "cast" not in offered(match)
    play(match, "basic magic")
    assert "cast" in offered(match)
    play(match, "cast")
    assert (defense(match, "seer-knight"), table(match)["doing"]["magic"]) == (2, 0)
    assert "cast" not in offered(match)


def test_the_magic_ability_may_be_used_more_than_once() -> None:
    match = knight_turn("channel-the-gods skyfall", {"seer-knight": "A"}, knight="seer-knight")
    play(match, "actions channel-the-gods", "cast", "minor skyfall magic", "basic magic", "cast")
    assert defense(match, "seer-knight") == 3


# -- defend and command ----------------------------------------------------------------------------------------------


def test_defend_gives_one_defense() -> None:
    match = play(knight_turn("skyfall tower-shield", {FK: "A"}), "minor skyfall defend")
    assert defense(match, FK) == 2
    assert defense(play(match, "actions tower-shield"), FK) == 4


def test_command_moves_a_close_or_adjacent_imp_or_lets_it_strike() -> None:
    there = {SF: "A", "imp-1": "A", "imp-2": "B", "imp-3": "E", "elder-1": "A", "elder-2": "B"}
    match = play(demon_turn("rend", there), "minor rend command")
    assert offered(match, "order") == {
        "order imp-1 melee elder-1", "order imp-1 move B", "order imp-1 move D",
        "order imp-2 melee elder-2", "order imp-2 move A", "order imp-2 move C", "order imp-2 move E",
    }  # fmt: skip
    play(match, "order imp-2 melee elder-2")
    assert (asked(match), health(match, "elder-2")) == ("ask-play", 5)


def test_two_commands_place_an_imp_on_the_seal_from_anywhere() -> None:
    match = demon_turn("swarm", {SF: "A", "imp-2": "I"})
    play(match, "actions swarm", "hold", "hold")
    assert "summon" in offered(match)
    play(match, "summon")
    assert (tile(match, "imp-1"), health(match, "imp-1")) == ("E", 2)


# -- a turn's cards --------------------------------------------------------------------------------------------------


def test_all_cards_leave_the_hand_and_three_new_ones_are_drawn() -> None:
    """The basic card comes back."""
    match = knight_turn("skyfall banish sunburst", {FK: "A", SF: "E"}, "intercept encircle sanctuary")
    play(match, "minor skyfall magic", "basic magic", "done")
    assert sorted(hand(match, 1) or []) == ["encircle", "intercept", "sanctuary"]
    assert player(match, 1)["basic"] is True
    assert sorted(table(match)["decks"]["knights"]["discards"]) == ["banish", "skyfall", "sunburst"]
    assert active(match) == SS


def test_the_basic_card_is_used_once_in_a_turn() -> None:
    match = play(knight_turn("", {FK: "A"}), "basic move", "go B")
    assert offered(match, "basic") == set()
    with pytest.raises(BadMove):
        play(match, "basic magic")


def test_a_card_in_hand_twice_is_played_one_by_one() -> None:
    match = play(knight_turn("tower-shield tower-shield", {FK: "A"}, defense={FK: 0}), "play tower-shield")
    assert hand(match, 1) == ["tower-shield"]
    assert defense(play(match, "minor tower-shield defend"), FK) == 4
    assert units(match) == {FK: "A"}
