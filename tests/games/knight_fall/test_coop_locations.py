"""Location effects in the cooperative game: the sewer (RU-L06), and what tiles do to demons that cards lead."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match, text_of
from tests.games.knight_fall.table import (
    FLAME,
    LOCATIONS,
    PHASE,
    SOUL,
    STORM,
    asked,
    asked_seat,
    fresh,
    hand,
    health,
    healths,
    offered,
    only,
    play,
    tile,
    unit,
)
from tests.games.knight_fall.test_coop import COOP, DREAD, HORNED, LORD, REAVER, SHADE, blows, led, path

NORTH, SOUTH = 1, 2
MELEE = "the-long-circuit"  # melee 4 in its lower half
MIRE = ["A", "B", "C", "Dr", "E", "F", "G", "H", "I"]


def on_tiles(cards: list[str], there: dict[str, str], **position: Any) -> Match:
    return led(cards, there, options=LOCATIONS, **position)


def bank(match: Match, name: str) -> str:
    """The bank on which a unit stands."""
    found = unit(match, name)["bank"]
    return {NORTH: "north", SOUTH: "south"}[found]


# -- the sewer -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["north", "south"])
def test_a_demon_comes_to_the_bank_of_the_enemy_it_strikes(side: str) -> None:
    """RU-L06: from the middle, which lies south, to either bank; one move is enough."""
    match = on_tiles(["headlong-charge", "hesitation"], {STORM: "E", SOUL: "I", "elder-1": f"B-{side}"})
    assert (tile(match, "elder-1"), bank(match, STORM)) == (None, side)
    assert len(path(match, STORM)) == 1


def test_a_demon_changes_to_the_bank_of_the_enemy_it_strikes_without_cost() -> None:
    """RU-L06: no disengagement from the golem on its bank, no move."""
    there = {STORM: "B-north", SOUL: "I", "stone-golem-1": "B-north", "elder-1": "B-south"}
    match = on_tiles(["hesitation", MELEE], there)
    assert (health(match, "elder-1"), bank(match, STORM), health(match, STORM)) == (2, "south", 6)
    assert only(match, "Disengaged") == []


def test_an_imp_changes_to_the_bank_of_the_enemy_it_strikes() -> None:
    """RU-L06: minions too."""
    match = on_tiles(["hesitation", "coop-swarm"], {STORM: "I", SOUL: "I", "imp-1": "B-north", "elder-1": "B-south"})
    assert (health(match, "elder-1"), bank(match, "imp-1")) == (4, "south")


def test_an_enemy_across_the_water_keeps_a_demon_from_stalking_on() -> None:
    """Stalk, RU-L04, RU-L06: it is on its tile."""
    there = {STORM: "B-north", SOUL: "I", FLAME: "B-south", "elder-1": "C"}
    match = on_tiles(["savage-rush", "hesitation"], there, health={FLAME: 8})
    assert (path(match, STORM), health(match, FLAME), bank(match, STORM)) == ([], 2, "south")


def test_without_an_enemy_there_the_players_choose_the_bank() -> None:
    """RU-L06."""
    match = on_tiles(["headlong-charge", "hesitation"], {STORM: "A", SOUL: "I", "elder-1": "C"}, seats=2)
    assert (asked_seat(match), offered(match)) == (0, {"put B-north", "put B-south"})
    play(match, "put B-south")
    assert bank(match, STORM) == "south"


def test_a_demon_leaves_the_sewer_in_every_direction_from_either_bank() -> None:
    """RU-L06: water is no barrier; from the north bank to the middle in one move."""
    match = on_tiles(["headlong-charge", "hesitation"], {STORM: "B-north", SOUL: "I", "elder-1": "E"})
    assert (path(match, STORM), tile(match, "elder-1")) == (["E"], None)


def test_leaving_the_sewer_only_enemies_on_the_own_bank_hurt_a_demon() -> None:
    """RU-L06."""
    there = {STORM: "B-north", SOUL: "I", FLAME: "B-south", "stone-golem-1": "B-north", "elder-1": "C"}
    match = on_tiles(["pace-the-cloister", "hesitation"], there)
    assert [event.damage for event in only(match, "Disengaged")] == [1]


def test_the_water_does_not_count_in_distances() -> None:
    """RU-J01, WE-09: the elder west and the knight south of the sewer are one tile away from either bank."""
    there = {STORM: "B-south", SOUL: "I", "elder-1": "A", FLAME: "E"}
    match = on_tiles(["headlong-charge", "hesitation"], there)
    assert (path(match, STORM), tile(match, "elder-1")) == (["A"], None)


def test_the_captain_chooses_the_bank_of_the_elder_at_the_set_up() -> None:
    """RU-L07, RU-J26: and imps may be put on a bank."""
    drawn = [*"ABCDFGHI", FLAME, PHASE, "ice-knight"]
    match = fresh(drawn, seats=1, options={**COOP, **LOCATIONS})
    play(match, text_of(match.asks[0].options[0]))
    assert offered(match) == {"put B-north", "put B-south"}
    play(match, "put B-south")
    assert bank(match, "elder-2") == "south"
    assert {"imps B-north D F", "imps B-south D F", "imps D F H"} <= offered(match)


def test_a_demon_that_comes_to_the_sewer_stands_with_the_first_enemy_there() -> None:
    """KF-X9: a knight before an elder, an elder before a golem; nobody is asked."""
    there = {SOUL: "A", STORM: "I", FLAME: "B-north", "elder-1": "B-south"}
    match = on_tiles(["hesitation", "hail-of-cinders"], there, demon=SOUL, demon2=STORM)
    assert (asked(match), bank(match, SOUL)) == ("ask-play", "north")
    there = {SOUL: "A", STORM: "I", "stone-golem-1": "B-north", "elder-1": "B-south", FLAME: "I"}
    match = on_tiles(["hesitation", "hail-of-cinders"], there, demon=SOUL, demon2=STORM)
    assert (asked(match), bank(match, SOUL)) == ("ask-play", "south")


def test_of_two_knights_in_the_sewer_the_first_in_turn_order_draws_the_demon() -> None:
    """KF-X9."""
    there = {SOUL: "A", STORM: "I", PHASE: "B-north", FLAME: "B-south"}
    match = on_tiles(["hesitation", "hail-of-cinders"], there, demon=SOUL, demon2=STORM, health={PHASE: 3})
    assert bank(match, SOUL) == "south"


def test_malevolence_reaches_over_the_water() -> None:
    """KF-X10: and she does not cross it."""
    match = on_tiles(["hesitation", "hail-of-cinders"], {HORNED: "B-north", SOUL: "I", "elder-1": "B-south"},
                     demon=HORNED)  # fmt: skip
    assert (health(match, "elder-1"), bank(match, HORNED)) == (5, "north")


def test_the_gaze_reaches_over_the_water() -> None:
    """KF-X10: a golem on the other bank is close."""
    there = {DREAD: "A", SOUL: "I", FLAME: "B-north", "stone-golem-1": "B-south"}
    match = on_tiles(["hesitation", "circling-fire"], there, demon=DREAD)
    assert offered(match) == {f"target {FLAME}", "target stone-golem-1"}
    play(match, "target stone-golem-1")
    assert blows(match, DREAD)[0] == (("stone-golem-1",), 1)


# -- other tiles -----------------------------------------------------------------------------------------------------


def test_a_demon_that_enters_the_infirmary_gains_health() -> None:
    """A, RU-L09."""
    match = on_tiles(["headlong-charge", "hail-of-cinders"], {STORM: "D", SOUL: "I", "elder-1": "A"}, health={STORM: 2})
    assert health(match, STORM) == 3


def test_a_demon_that_enters_the_shadowy_nook_with_an_enemy_in_it_takes_damage() -> None:
    """D, RU-L08: an elder is enough; an empty nook does nothing."""
    match = on_tiles(["headlong-charge", "hesitation"], {STORM: "E", SOUL: "I", "elder-1": "D"}, health={STORM: 3})
    assert (health(match, STORM), tile(match, "elder-1")) == (2, None)
    match = on_tiles(["headlong-charge", "hesitation"], {STORM: "G", SOUL: "I", "elder-1": "A"}, health={STORM: 3})
    assert (tile(match, STORM), health(match, STORM)) == ("D", 3)


def test_a_demon_that_dies_in_the_nook_strikes_nobody() -> None:
    """RU-J11: also by a leap."""
    match = on_tiles(["shadow-leap", "hesitation", LORD], {STORM: "G", SOUL: "I", "elder-1": "D"}, health={STORM: 1})
    assert (blows(match, STORM), health(match, "elder-1"), tile(match, LORD)) == ([], 6, None)


def test_an_imp_that_enters_the_nook_takes_damage_too() -> None:
    """D: a unit."""
    match = on_tiles(["hesitation", "coop-swarm"], {STORM: "I", SOUL: "I", "imp-1": "A", "elder-1": "D", FLAME: "I"},
                     health={"imp-1": 2})  # fmt: skip
    assert healths(match, "imp-1", "elder-1") == (1, 5)


def test_the_first_blow_from_the_armory_is_stronger() -> None:
    """F: once in the demon's turn."""
    match = on_tiles(["savage-rush", MELEE], {STORM: "F", SOUL: "I", FLAME: "F", "stone-golem-1": "F"},
                     health={FLAME: 8})  # fmt: skip
    assert blows(match, STORM) == [(("stone-golem-1",), 7), ((FLAME,), 4)]


def test_demons_do_not_use_the_catacombs_to_go_over_a_corner() -> None:
    """RU-J01: the elder in the middle is two moves away."""
    match = on_tiles(["headlong-charge", "hesitation"], {STORM: "I", SOUL: "A", "elder-1": "E"})
    assert offered(match) == {"at F", "at H"}


def test_a_placed_knight_suffers_what_the_tile_does() -> None:
    """C21, RU-C07: chained into the nook, where the demon is."""
    match = on_tiles(["chains-from-below", "hesitation"], {STORM: "D", SOUL: "I", FLAME: "A"}, health={FLAME: 8})
    assert (tile(match, FLAME), health(match, FLAME)) == ("D", 8 - 1 - 5)


def test_a_knight_that_ends_its_turn_in_the_scriptorium_draws_four_and_discards_one() -> None:
    """H: as in the team game."""
    match = on_tiles(["banish", "skyfall", "encircle", "intercept"], {STORM: "A", SOUL: "A", FLAME: "H"}, turn=1)
    play(match, "done", "discard banish")
    assert sorted(hand(match, 0) or []) == ["encircle", "intercept", "skyfall"]


@pytest.mark.parametrize(
    "cards", [["savage-rush", "hesitation"], ["circling-fire", "hesitation"], ["hesitation", "shadow-leap"]]
)
def test_the_mire_ends_the_move_of_a_demon(cards: list[str]) -> None:
    """Dr: further tiles of the same card are lost, whether it stalks, circles or must move."""
    match = on_tiles(cards, {STORM: "A", SOUL: "I", "elder-1": "G"}, tiles=MIRE)
    assert path(match, STORM) == ["Dr"]


def test_the_mire_ends_one_move_and_not_the_turn() -> None:
    """Dr: the second card moves the demon on, and so does a power."""
    match = on_tiles(["headlong-charge", "respawn"], {STORM: "A", SOUL: "I", "elder-1": "G"}, tiles=MIRE)
    assert path(match, STORM) == ["Dr", "G"]
    match = on_tiles(
        ["headlong-charge", "hesitation"], {SHADE: "A", SOUL: "I", "elder-1": "G"}, tiles=MIRE, demon=SHADE
    )
    assert path(match, SHADE) == ["Dr", "G"]


def test_without_location_effects_tiles_do_nothing() -> None:
    match = led(
        ["savage-rush", "hesitation"], {REAVER: "B", SOUL: "I", "elder-1": "D"}, demon=REAVER, health={REAVER: 3}
    )
    while asked(match) == "ask-tied-way":
        play(match, "at A")
    assert (tile(match, REAVER), health(match, REAVER)) == ("D", 4)  # Feral Vigor alone
