"""Four more of the nine knights: Wrath, Holy, Iron and Gale."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    DEMONS,
    FLAME,
    KNIGHTS,
    PHASE,
    STORM,
    asked,
    asked_seat,
    characters,
    defense,
    demon_turn,
    end_turn,
    health,
    healths,
    knight_turn,
    offered,
    only,
    play,
    points,
    round_end,
    tile,
)

# -- Wrath Knight ----------------------------------------------------------------------------------------------------

WRATH = "wrath-knight"
REAVER = "feral-reaver"


def struck(card: str = "rend", target: str = WRATH, demon: str = REAVER, **position: Any) -> Match:
    """A demon on A with the Wrath Knight, an elder and an imp; the first answer to the defend question is a pass."""
    where = {demon: "A", WRATH: "A", "elder-1": "B", "imp-1": "B", "imp-2": "I"}
    match = demon_turn(card, where, demon=demon, knight=WRATH, knight2=FLAME, **position)
    return play(match, f"play {card}", f"target {target}")


def test_retribution_deals_two_to_a_close_or_adjacent_enemy_after_losing_two_health() -> None:
    match = play(struck(), "pass")
    assert (asked(match), asked_seat(match)) == ("ask-retribution", KNIGHTS)
    assert offered(match) == {f"target {REAVER}", "target imp-1", "pass"}
    play(match, f"target {REAVER}")
    assert healths(match, WRATH, REAVER) == (3, 5)
    assert asked_seat(match) == DEMONS


def test_retribution_is_an_offer() -> None:
    match = play(struck(), "pass", "pass")
    assert healths(match, WRATH, REAVER) == (3, 7)
    assert asked(match) == "ask-play"


def test_retribution_counts_lost_health_and_not_blocked_damage() -> None:
    match = play(struck(defense={WRATH: 2}), f"take {WRATH} {WRATH} 2")
    assert health(match, WRATH) == 5
    assert asked(match) == "ask-play"


def test_retribution_comes_once_in_a_turn_and_again_in_the_next_enemy_turn() -> None:
    where = {REAVER: "A", WRATH: "A", STORM: "B"}
    match = demon_turn("hurl rend", where, ["rend", "hurl", "sunder"], demon=REAVER, demon2=STORM, knight=WRATH,
                       health={WRATH: 8}, defense={WRATH: 0})  # fmt: skip
    play(match, "play hurl", f"target {WRATH}", "pass", f"target {REAVER}", "play rend", f"target {WRATH}")
    assert healths(match, WRATH, REAVER) == (3, 5)
    assert asked(match) == "ask-play"
    end_turn(end_turn(match))
    play(match, "basic move", "go A", "minor sunder magic", "play hurl", f"target {WRATH}", "pass")
    assert asked(match) == "ask-retribution"


@pytest.mark.parametrize(("elder", "asks"), [("B", True), ("C", False)])
def test_retribution_answers_the_death_of_an_elder_close_or_adjacent(elder: str, asks: bool) -> None:
    where = {REAVER: elder, WRATH: "A", "elder-1": elder, "imp-1": "A"}
    match = demon_turn("rend", where, demon=REAVER, knight=WRATH, health={"elder-1": 3}, defense={WRATH: 0})
    play(match, "play rend", "target elder-1")
    assert points(match)[DEMONS] == 2
    assert (asked(match) == "ask-retribution") is asks


def test_retribution_answers_the_death_of_another_knight() -> None:
    where = {REAVER: "B", WRATH: "A", FLAME: "B"}
    match = demon_turn("rend", where, demon=REAVER, knight=WRATH, knight2=FLAME, health={FLAME: 1},
                       defense={WRATH: 0, FLAME: 0})  # fmt: skip
    play(match, "play rend", f"target {FLAME}", f"target {REAVER}")
    assert health(match, REAVER) == 5


def test_retribution_does_not_answer_the_death_of_a_golem() -> None:
    where = {REAVER: "B", WRATH: "A", "stone-golem-1": "B"}
    match = demon_turn("rend", where, demon=REAVER, knight=WRATH, defense={WRATH: 0})
    play(match, "play rend", "target stone-golem-1")
    assert tile(match, "stone-golem-1") is None
    assert asked(match) == "ask-play"


def test_retribution_is_not_possible_in_the_end_of_round_phase() -> None:
    """RU-B31."""
    where = {WRATH: "A", "elder-1": "A", "elder-2": "B", "imp-1": "B", STORM: "I"}
    match = round_end(where, characters=[STORM, WRATH, "soulstealer", PHASE], health={"elder-2": 1}, defense={WRATH: 0})
    play(match, "order imp-1 melee elder-2")
    assert points(match)[DEMONS] == 2
    assert asked(match) != "ask-retribution"


def test_retribution_is_not_possible_on_a_knights_turn() -> None:
    """RU-B31: Shatter kills an elder next to him on his own turn."""
    where = {WRATH: "A", "bone-crusher": "A", "elder-1": "A"}
    match = knight_turn("cleaving-oath", where, knight=WRATH, demon="bone-crusher", defense={WRATH: 0},
                        health={"bone-crusher": 1, "elder-1": 1})  # fmt: skip
    play(match, "play cleaving-oath", "target bone-crusher", "cast")
    assert points(match) == (2, 2)
    assert asked(match) == "ask-play"


@pytest.mark.parametrize(("left", "damage"), [(4, 2), (3, 3)])
def test_fury_is_a_melee_attack_for_two_or_for_three_at_three_health_or_less(left: int, damage: int) -> None:
    match = knight_turn("", {WRATH: "A", REAVER: "A"}, knight=WRATH, demon=REAVER, magic=2, health={WRATH: left})
    play(match, "cast", f"target {REAVER}")
    assert health(match, REAVER) == 7 - damage
    assert only(match, "AttackDeclared")[-1].kind == "melee"


# -- Holy Knight -----------------------------------------------------------------------------------------------------

HOLY = "holy-knight"


def test_grace_heals_an_ally_one_more_but_not_yourself() -> None:
    hurt = {HOLY: 3, "elder-1": 3}
    match = knight_turn("laying-on-of-hands", {HOLY: "A", "elder-1": "A", STORM: "I"}, knight=HOLY, health=hurt)
    play(match, "minor laying-on-of-hands heal", "heal elder-1", "basic heal", f"heal {HOLY}")
    assert healths(match, HOLY, "elder-1") == (4, 5)


def test_grace_counts_for_power_cards() -> None:
    hurt = {HOLY: 3, "elder-1": 1, "elder-2": 1}
    match = knight_turn("circle-of-mercy sanctuary", {HOLY: "A", "elder-1": "A", "elder-2": "B"}, knight=HOLY,
                        health=hurt)  # fmt: skip
    play(match, "play circle-of-mercy")
    assert healths(match, HOLY, "elder-1", "elder-2") == (4, 3, 3)
    play(match, "play sanctuary", "target elder-2")
    assert healths(match, HOLY, "elder-1", "elder-2") == (4, 3, 6)


def test_benediction_heals_two_close_or_adjacent_and_grace_does_not_add() -> None:
    hurt = {HOLY: 3, "elder-1": 1, "elder-2": 1, "stone-golem-1": 1}
    where = {HOLY: "A", "elder-1": "B", "elder-2": "C", "stone-golem-1": "A", STORM: "A"}
    match = knight_turn("", where, knight=HOLY, health=hurt, magic=4)
    play(match, "cast")
    assert offered(match) == {f"target {HOLY}", "target elder-1", "target stone-golem-1"}
    play(match, "target elder-1", "cast", f"target {HOLY}")
    assert healths(match, HOLY, "elder-1") == (5, 3)


# -- Iron Knight -----------------------------------------------------------------------------------------------------

IRON = "iron-knight"


def test_riveted_plate_blocks_one_more_damage_for_free() -> None:
    match = demon_turn("rend", {STORM: "A", IRON: "A"}, knight=IRON, defense={IRON: 3})
    play(match, "play rend", f"target {IRON}")
    assert offered(match) == {f"take {IRON} {IRON} 2", f"take {IRON} {IRON} 1", "pass"}
    play(match, f"take {IRON} {IRON} 1")
    assert (health(match, IRON), defense(match, IRON)) == (5, 2)


def test_riveted_plate_does_nothing_without_defense_spent() -> None:
    match = play(demon_turn("rend", {STORM: "A", IRON: "A"}, knight=IRON), "play rend", f"target {IRON}", "pass")
    assert (health(match, IRON), defense(match, IRON)) == (3, 1)


def test_riveted_plate_helps_when_he_takes_an_allys_place_and_once_in_an_attack() -> None:
    match = demon_turn("hellfire", {STORM: "A", IRON: "A", "elder-1": "A"}, knight=IRON, defense={IRON: 4})
    play(match, "play hellfire", f"take {IRON} elder-1 1")
    assert offered(match) == {f"take {IRON} {IRON} 2", f"take {IRON} {IRON} 1", "pass"}
    play(match, f"take {IRON} {IRON} 1")
    assert healths(match, IRON, "elder-1") == (5, 6)
    assert defense(match, IRON) == 2


def test_riveted_plate_is_for_attacks_and_not_for_disengagement() -> None:
    where = {IRON: "A", STORM: "A", "imp-1": "A"}
    match = play(knight_turn("", where, knight=IRON, defense={IRON: 1}), "basic move", "go B", "block 1")
    assert (health(match, IRON), defense(match, IRON)) == (5, 0)


def test_bulwark_gives_two_defense_and_may_move_a_close_enemy_without_harm() -> None:
    match = knight_turn("", {IRON: "A", STORM: "A", "imp-1": "B"}, knight=IRON, magic=4)
    play(match, "cast")
    assert defense(match, IRON) == 3
    assert offered(match) == {f"push {STORM} B", f"push {STORM} D", "pass"}
    play(match, f"push {STORM} D")
    assert tile(match, STORM) == "D"
    assert health(match, STORM) == 5
    play(match, "cast")
    assert asked(match) == "ask-play"
    assert defense(match, IRON) == 5


# -- Gale Knight -----------------------------------------------------------------------------------------------------

GALE = "gale-knight"


def test_tailwind_lets_the_first_move_action_cover_two_tiles() -> None:
    match = knight_turn("carry-to-safety", {GALE: "A", STORM: "I"}, knight=GALE)
    play(match, "basic move", "go B", "go C")
    assert tile(match, GALE) == "C"
    play(match, "actions carry-to-safety", "go F", "go I")
    assert tile(match, GALE) == "I"
    assert asked(match) == "ask-play"


def test_tailwind_may_be_declined() -> None:
    match = play(knight_turn("", {GALE: "A", STORM: "I"}, knight=GALE), "basic move", "go B", "pass")
    assert tile(match, GALE) == "B"
    assert asked(match) == "ask-play"


def test_each_tile_that_is_left_by_tailwind_is_checked_for_enemies() -> None:
    where = {GALE: "A", STORM: "A", "imp-1": "B", "imp-2": "B"}
    match = knight_turn("", where, knight=GALE, defense={GALE: 0})
    play(match, "basic move", "go B", "go C")
    assert health(match, GALE) == 6 - 1 - 2


def test_gust_moves_up_to_two_enemies_and_hurts_each() -> None:
    where = {GALE: "A", STORM: "A", "imp-1": "B", "imp-2": "I"}
    match = knight_turn("", where, knight=GALE, magic=2)
    play(match, "cast")
    assert offered(match, "target") == {f"target {STORM}", "target imp-1"}
    play(match, f"target {STORM}", "target imp-1", f"push {STORM} D", "push imp-1 C")
    assert (tile(match, STORM), tile(match, "imp-1")) == ("D", "C")
    assert healths(match, STORM, "imp-1") == (4, 1)
    assert asked(match) == "ask-play"


def test_gust_may_leave_an_enemy_where_it_is_and_may_choose_one_or_none() -> None:
    match = knight_turn("", {GALE: "A", STORM: "A", "imp-1": "B"}, knight=GALE, magic=4)
    play(match, "cast", "target imp-1", "pass", "pass")
    assert (tile(match, "imp-1"), health(match, "imp-1"), health(match, STORM)) == ("B", 1, 5)
    play(match, "cast", "pass")
    while asked(match) != "ask-play":
        play(match, "pass")
    assert healths(match, STORM, "imp-1") == (5, 1)
    assert STORM in characters(match)


# -- powers where they are easily forgotten ---------------------------------------------------------------------------


def test_riveted_plate_blocks_the_own_damage_where_defense_was_spent_for_an_ally() -> None:
    """One more damage of the attack is blocked, and an area attack is one attack."""
    where = {STORM: "A", IRON: "A", "elder-1": "A"}
    match = demon_turn("", where, knight=IRON, magic=2, defense={IRON: 1})
    play(match, "cast", "at B", f"take {IRON} elder-1 1")
    assert healths(match, IRON, "elder-1") == (6, 6)


def test_grace_adds_to_a_card_that_heals_every_knight() -> None:
    match = knight_turn("rallying-horn", {HOLY: "A", PHASE: "I", STORM: "E"}, knight=HOLY, health={HOLY: 3, PHASE: 3})
    play(match, "play rallying-horn")
    assert healths(match, HOLY, PHASE) == (4, 5)


def test_grace_does_not_add_to_a_benediction_that_comes_from_a_card() -> None:
    where = {HOLY: "A", "elder-1": "B", STORM: "I"}
    match = knight_turn("channel-the-gods", where, knight=HOLY, health={"elder-1": 2})
    play(match, "play channel-the-gods", "target elder-1")
    assert (health(match, "elder-1"), defense(match, HOLY)) == (4, 2)


def test_retribution_counts_all_the_wrath_knight_lost_in_one_attack() -> None:
    """One for himself and one for the elder whose place he took."""
    where = {STORM: "A", WRATH: "A", "elder-1": "A"}
    match = demon_turn("hellfire", where, knight=WRATH, defense={WRATH: 2})
    play(match, "play hellfire", f"take {WRATH} {WRATH} 1", f"take {WRATH} elder-1 1")
    assert health(match, WRATH) == 4
    assert asked(match) == "ask-retribution"


def test_retribution_answers_an_imp_that_strikes_on_a_demons_turn() -> None:
    where = {STORM: "E", "imp-1": "B", "elder-1": "B", WRATH: "A"}
    match = demon_turn("rend", where, knight=WRATH, health={"elder-1": 1}, defense={WRATH: 0})
    play(match, "minor rend command", "order imp-1 melee elder-1", "target imp-1")
    assert tile(match, "imp-1") is None
    assert asked(match) == "ask-play"


def test_gust_may_blow_an_enemy_into_a_halo() -> None:
    where = {GALE: "A", STORM: "A", FLAME: "I"}
    match = knight_turn("", where, knight=GALE, knight2=FLAME, magic=2, halos=["B"])
    play(match, "cast", f"target {STORM}", f"push {STORM} B")
    assert (tile(match, STORM), health(match, STORM)) == ("B", 3)
