"""The worked examples of the Knight Fall rulebook (WE-01 to WE-10 of the spec)."""

from __future__ import annotations

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    DEMONS,
    FLAME,
    KNIGHTS,
    STORM,
    active,
    asked,
    asked_seat,
    at,
    decline,
    defense,
    demon_turn,
    health,
    healths,
    knight_turn,
    offered,
    only,
    play,
    table,
    tile,
)

SEER = "seer-knight"


def two_heals() -> Match:
    hurt = {FLAME: 3, "elder-1": 3, "elder-2": 3}
    where = {FLAME: "A", "elder-1": "A", "elder-2": "B", STORM: "I"}
    return play(knight_turn("laying-on-of-hands", where, health=hurt), "actions laying-on-of-hands")


def test_two_heals_may_both_go_to_yourself() -> None:
    """WE-01."""
    match = play(two_heals(), f"heal {FLAME}", f"heal {FLAME}")
    assert healths(match, FLAME, "elder-1") == (5, 3)


def test_two_heals_may_be_divided_with_a_close_ally_but_not_with_one_next_door() -> None:
    """WE-01."""
    match = two_heals()
    assert offered(match, "heal") == {f"heal {FLAME}", "heal elder-1"}
    play(match, "heal elder-1", f"heal {FLAME}")
    assert healths(match, FLAME, "elder-1", "elder-2") == (4, 4, 3)


def test_both_symbols_of_a_card_are_used_before_another_card_is_played() -> None:
    """WE-02."""
    match = knight_turn("carry-to-safety encircle", {FLAME: "A", "imp-1": "B", STORM: "I"})
    play(match, "actions carry-to-safety", "go B")
    assert {text.split()[0] for text in offered(match)} == {"go", "pass"}
    play(match, "pass", "actions encircle", "melee imp-1 2")
    assert tile(match, FLAME) == "B"
    assert tile(match, "imp-1") is None
    assert "play" not in {text.split()[0] for text in offered(match)}


def test_two_minor_magic_actions_are_the_magic_ability_once() -> None:
    """WE-03."""
    match = knight_turn("tower-shield encircle banish", {SEER: "A", "phase-knight": "C", STORM: "I"}, knight=SEER)
    play(match, "minor tower-shield magic")
    assert "cast" not in offered(match)
    play(match, "minor encircle magic", "cast")
    assert [defense(match, name) for name in (SEER, "phase-knight")] == [2, 2]
    assert "cast" not in offered(match)
    play(match, "minor banish magic")
    assert "cast" not in offered(match)


def test_three_command_symbols_move_one_imp_and_move_and_melee_with_another() -> None:
    """WE-04."""
    match = demon_turn("swarm rend", {STORM: "E", "imp-1": "B", "imp-2": "E", "elder-7": "D"})
    play(match, "minor rend command", "order imp-1 move C", "actions swarm", "order imp-2 move D")
    play(match, "order imp-2 melee elder-7")
    assert tile(match, "imp-1") == "C"
    assert tile(match, "imp-2") == "D"
    assert health(match, "elder-7") == 5


ORDER_OF_FOUR = ["bone-crusher", "holy-knight", "feral-reaver", SEER]
ORDER_OF_FIVE = [*ORDER_OF_FOUR, "blood-shade"]


def turns(match: Match, number: int) -> list[str]:
    """Whose turns come, one after the other; "round" where a round ends."""
    found = [active(match)]
    while len(found) < number:
        ends = len(only(match, "RoundEnded"))
        before = table(match)["active"]
        while table(match)["active"] in (before, None):
            decline(match)
        found += ["round"] * (len(only(match, "RoundEnded")) - ends) + [active(match)]
    return found[:number]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"single": "knights"}), (3, {"single": "demons"})], ids=["2", "3K", "3D"]
)
def test_four_characters_take_their_turns_and_then_the_round_ends(seats: int, options: dict[str, str]) -> None:
    """WE-05."""
    match = at(seats=seats, options=options, characters=ORDER_OF_FOUR)
    assert turns(match, 6) == [*ORDER_OF_FOUR, "round", "bone-crusher"]


def test_five_characters_take_their_turns_and_then_the_round_ends() -> None:
    """WE-06."""
    match = at(seats=5, characters=ORDER_OF_FIVE)
    assert turns(match, 7) == [*ORDER_OF_FIVE, "round", "bone-crusher"]


def test_the_flame_knight_defends_an_elder_next_door_against_disintegrate() -> None:
    """WE-07: four damage, two defense."""
    match = demon_turn("disintegrate", {STORM: "A", FLAME: "C", "elder-1": "B"}, defense={FLAME: 2})
    play(match, "play disintegrate", "target elder-1")
    assert (asked(match), asked_seat(match)) == ("ask-defend", KNIGHTS)
    play(match, f"take {FLAME} elder-1 2")
    assert tile(match, FLAME) == "B"
    assert healths(match, FLAME, "elder-1") == (4, 6)
    assert defense(match, FLAME) == 0
    assert asked_seat(match) == DEMONS


def lightning() -> Match:
    """The Storm Fiend, the Seer Knight and an elder on A, two elders on B."""
    where = {STORM: "A", SEER: "A", "elder-1": "A", "elder-2": "B", "elder-3": "B"}
    match = demon_turn("", where, knight=SEER, magic=2, defense={SEER: 4})
    return play(match, "cast", "at B")


def test_the_seer_knight_helps_on_one_tile_only_against_the_lightning_blast() -> None:
    """WE-08."""
    match = play(lightning(), f"take {SEER} elder-2 1")
    assert offered(match) == {f"take {SEER} {SEER} 1", f"take {SEER} elder-3 1", "pass"}
    play(match, f"take {SEER} elder-3 1", f"take {SEER} {SEER} 1")
    assert tile(match, SEER) == "B"
    assert defense(match, SEER) == 1
    assert healths(match, SEER, "elder-1", "elder-2", "elder-3") == (6, 5, 6, 6)


def test_whoever_helps_on_her_own_tile_cannot_help_next_door() -> None:
    """WE-08, the other way round."""
    match = play(lightning(), f"take {SEER} elder-1 1")
    assert offered(match) == {f"take {SEER} {SEER} 1", "pass"}
    play(match, "pass")
    assert tile(match, SEER) == "A"
    assert healths(match, SEER, "elder-1", "elder-2", "elder-3") == (5, 6, 5, 5)


COOP = {"mode": "coop"}
DRAWN = ["encircle", "banish", "skyfall"]  # the knight's new hand, before the next demon's cards


def test_a_cooperative_demon_goes_for_the_elder_where_a_knight_is_equally_far() -> None:
    """WE-09."""
    where = {"imp-lord": "A", FLAME: "C", "elder-1": "G"}
    match = at([*DRAWN, "savage-rush", "hesitation"], seats=1, options=COOP, turn=1, units=where,
               characters=[STORM, FLAME, "imp-lord", SEER], defense={FLAME: 0})  # fmt: skip
    play(match, "done")
    assert tile(match, "imp-lord") == "G"
    assert tile(match, "elder-1") is None
    assert health(match, FLAME) == 6


def test_a_cooperative_demon_goes_for_the_closest_enemy_first() -> None:
    """WE-09, with the knight nearer than the elder."""
    where = {"imp-lord": "A", FLAME: "B", "elder-1": "G"}
    match = at([*DRAWN, "savage-rush", "hesitation"], seats=1, options=COOP, turn=1, units=where,
               characters=[STORM, FLAME, "imp-lord", SEER], defense={FLAME: 0}, health={FLAME: 8})  # fmt: skip
    play(match, "done")
    assert tile(match, "imp-lord") == "B"
    assert healths(match, FLAME, "elder-1") == (2, 6)


GRID = ["D", "H", "F", "C", "E", "A", "", "Br", "Gr"]
BATTLE = {
    "imp-1": "D", "imp-2": "D", "feral-reaver": "H", "elder-1": "F", "elder-2": "C", "bone-crusher": "E",
    "elder-3": "A", FLAME: "Br", SEER: "Br", "imp-3": "Gr",
}  # fmt: skip


def test_a_campaign_board_has_eight_tiles_two_of_the_forest_and_a_gap() -> None:
    """WE-10."""
    match = at(seats=1, options=COOP, turn=1, tiles=GRID, units=BATTLE,
               characters=["feral-reaver", FLAME, "bone-crusher", SEER])  # fmt: skip
    tiles = table(match)["tiles"]
    assert [None if one is None else one["id"] for one in tiles] == ["D", "H", "F", "C", "E", "A", None, "Br", "Gr"]
    assert {name: tile(match, name) for name in BATTLE} == BATTLE
    play(match, "basic move")
    assert offered(match, "go") == {"go E", "go Gr"}
    play(match, "go Gr")
    assert tile(match, FLAME) == "Gr"
