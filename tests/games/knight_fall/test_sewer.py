"""The sewer: one tile with two banks (rulings RU-L01 to RU-L07).

Here it lies in the middle of the east side: C is north of it, I south, E west.
"""

from __future__ import annotations

from typing import Any

from caliburn import Match
from tests.games.knight_fall.table import (
    LOCATIONS,
    asked,
    at,
    demon_turn,
    fresh,
    go,
    health,
    healths,
    knight_turn,
    offered,
    only,
    play,
    tile,
    turn_of,
    unit,
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
EAST = ["A", "D", "C", "F", "E", "B", "G", "H", "I"]
WEST = ["A", "D", "C", "B", "E", "F", "G", "H", "I"]
BANKS = {1: "north", 2: "south"}


def knights(hand: str = "", units: dict[str, str] | None = None, **position: Any) -> Match:
    return knight_turn(hand, units, options=LOCATIONS, tiles=position.pop("tiles", EAST), **position)


def demons(hand: str = "", units: dict[str, str] | None = None, **position: Any) -> Match:
    return demon_turn(hand, units, options=LOCATIONS, tiles=position.pop("tiles", EAST), **position)


def where(match: Match, name: str) -> str:
    """The tile of a unit with its bank."""
    found = unit(match, name)
    return str(found["tile"]) + (f"-{BANKS[found['bank']]}" if found["bank"] else "")


def steps(match: Match) -> set[str]:
    play(match, "basic move")
    return {text.removeprefix("go ") for text in offered(match, "go")}


# -- coming and going ------------------------------------------------------------------------------------------------


def test_each_bank_touches_its_own_edges() -> None:
    """RU-L01: the north bank north, the south bank south, both west and east; and the water is crossed."""
    assert steps(knights("", {FK: "B-north"})) == {"C", "E", "B-south"}
    assert steps(knights("", {FK: "B-south"})) == {"I", "E", "B-north"}
    assert steps(knights("", {FK: "B-north"}, tiles=WEST)) == {"A", "E", "B-south"}


def test_one_comes_to_the_bank_one_comes_from() -> None:
    """RU-L02: from west and east whoever moves chooses."""
    assert steps(knights("", {FK: "C"})) & {"B-north", "B-south", "B"} == {"B-north"}
    assert steps(knights("", {FK: "I"})) & {"B-north", "B-south", "B"} == {"B-south"}
    assert steps(knights("", {FK: "E"})) >= {"B-north", "B-south"}
    assert steps(knights("", {FK: "E"}, tiles=WEST)) >= {"B-north", "B-south"}


def test_whoever_is_placed_chooses_the_bank() -> None:
    """RU-L02."""
    match = play(demons("shadow-gate", {SF: "A"}), "play shadow-gate")
    assert {"put B-north", "put B-south"} <= offered(match)
    assert where(play(match, "put B-south"), SF) == "B-south"


def test_whoever_moves_somebody_else_chooses_the_bank() -> None:
    """RU-L02: also from north."""
    match = play(knights("shield-bash", {FK: "C", SF: "C"}), "play shield-bash", f"target {SF}")
    assert {f"push {SF} B-north", f"push {SF} B-south"} <= offered(match)
    assert where(play(match, f"push {SF} B-south"), SF) == "B-south"


def test_minions_that_are_placed_in_the_sewer_get_a_bank() -> None:
    """RU-L02."""
    match = play(demons("spawning-pit", {SF: "B-north"}), "play spawning-pit")
    assert offered(match) == {"put B-north", "put B-south"}
    play(match, "put B-south")
    assert (where(match, "imp-1"), where(match, "imp-2")) == ("B-south", "E")


def test_a_demon_that_follows_an_elder_comes_to_the_near_bank() -> None:
    """RU-L02: with Drag into the Dark it moves itself, from north to the north bank."""
    match = demons("drag-into-the-dark", {SF: "C", "elder-1": "C"})
    play(match, "play drag-into-the-dark", "target elder-1", "push elder-1 B-south")
    assert offered(match) == {"go B-north", "pass"}


def test_a_demon_cannot_follow_an_elder_across_the_water() -> None:
    """RU-L01: from the south bank no edge leads north."""
    match = demons("drag-into-the-dark", {SF: "B-south", "elder-1": "B-north"})
    play(match, "play drag-into-the-dark", "target elder-1", "push elder-1 C")
    assert (asked(match), where(match, SF), where(match, "elder-1")) == ("ask-play", "B-south", "C")


# -- fighting --------------------------------------------------------------------------------------------------------


def test_melee_reaches_the_own_bank_alone() -> None:
    """RU-L03: symbols, cards and minions."""
    there = {FK: "B-north", SF: "B-south", "imp-1": "B-north"}
    match = play(knights("encircle cleaving-oath", there), "actions encircle")
    assert offered(match, "melee") == {"melee imp-1 1", "melee imp-1 2"}
    play(match, "pass", "play cleaving-oath")
    assert offered(match) == {"target imp-1"}
    match = demons("swarm", {SF: "B-north", "imp-1": "B-north", "elder-1": "B-south", "elder-2": "B-north"})
    play(match, "play swarm")
    assert "order imp-1 melee elder-2" in offered(match)
    assert "order imp-1 melee elder-1" not in offered(match)


def test_ranged_reaches_across_the_water() -> None:
    """RU-L03: the other bank, not the own one; and adjacent tiles as always."""
    there = {FK: "B-north", SF: "B-south", "imp-1": "B-north", "imp-2": "C", "imp-3": "I"}
    match = play(knights("radiant-lance skyfall", there), "minor skyfall ranged")
    assert offered(match, "ranged") == {f"ranged {SF} 1", "ranged imp-2 1", "ranged imp-3 1"}
    play(match, f"ranged {SF} 1", "play radiant-lance")
    assert offered(match) == {f"target {SF}", "target imp-2", "target imp-3"}
    assert health(match, SF) == 4


def test_from_other_tiles_ranged_reaches_both_banks() -> None:
    """RU-L03."""
    match = knights("radiant-lance", {FK: "C", "imp-1": "B-north", "imp-2": "B-south"})
    play(match, "play radiant-lance")
    assert offered(match) == {"target imp-1", "target imp-2"}


def test_a_knight_guards_elders_on_both_banks() -> None:
    """RU-L04."""
    match = demons("rend", {SF: "B-south", "elder-1": "B-south", FK: "B-north"}, defense={FK: 0})
    play(match, "play rend", "target elder-1")
    assert healths(match, "elder-1", FK) == (6, 3)


def test_area_attacks_and_healing_know_no_water() -> None:
    """RU-L04: nor do plain attacks on close enemies, nor command."""
    match = play(demons("hellfire", {SF: "B-south", "elder-1": "B-north", "elder-2": "B-south"}), "play hellfire")
    assert healths(match, "elder-1", "elder-2") == (4, 4)
    match = play(knights("", {FK: "B-south", "elder-1": "B-north"}, health={"elder-1": 3}), "basic heal")
    assert "heal elder-1" in offered(match)
    match = play(knights("chains-of-penance", {FK: "B-south", SF: "B-north"}), "play chains-of-penance")
    assert offered(match) == {f"target {SF}"}
    match = play(demons("rend", {SF: "B-south", "imp-1": "B-north"}), "minor rend command")
    assert "order imp-1 move C" in offered(match)


def test_a_knight_defends_across_the_water() -> None:
    """RU-L04: on its own tile, and from an adjacent one whatever the bank."""
    match = demons("disintegrate", {SF: "E", "stone-golem-1": "B-south", FK: "B-north"}, defense={FK: 3})
    play(match, "play disintegrate", "target stone-golem-1", f"take {FK} stone-golem-1 3")
    assert healths(match, FK, "stone-golem-1") == (5, 2)
    match = demons("disintegrate", {SF: "E", "elder-1": "B-south", FK: "C"}, defense={FK: 3})
    play(match, "play disintegrate", "target elder-1", f"take {FK} elder-1 3")
    assert (tile(match, FK), health(match, "elder-1")) == ("B", 6)


# -- the water -------------------------------------------------------------------------------------------------------


def test_crossing_costs_a_move_and_those_on_the_bank_strike() -> None:
    """RU-L05: those on the other bank do not."""
    there = {FK: "B-north", "imp-1": "B-north", SF: "B-south", SS: "B-south"}
    match = knights("", there, defense={FK: 0})
    play(match, "basic move", "go B-south")
    assert (where(match, FK), health(match, FK)) == ("B-south", 5)
    assert asked(match) == "ask-play"


def test_crossing_is_no_entering() -> None:
    """RU-L05: a halo on the tile does not burn again."""
    match = demons("", {SF: "B-north", FK: "A"}, halos=["B"])
    play(match, "basic move", "go B-south")
    assert (where(match, SF), health(match, SF)) == ("B-south", 5)


def test_crossing_is_a_move_but_to_no_new_tile() -> None:
    """RU-L05: the Dread Mistress may gaze after it, the Molten Scion leaves no wake; Bloodrush follows it."""
    match = demons("", {"dread-mistress": "B-north", FK: "B-south"}, demon="dread-mistress")
    play(match, "basic move", "go B-south")
    assert offered(match) == {f"target {FK}", "pass"}
    match = demons("", {"molten-scion": "B-north", FK: "B-south"}, demon="molten-scion")
    play(match, "basic move", "go B-south")
    assert asked(match) == "ask-play"
    match = demons("", {"blood-shade": "B-north", FK: "A"}, demon="blood-shade")
    play(match, "basic move", "go B-south", "done")
    assert asked(match) == "ask-bloodrush"


def test_the_earth_knight_that_crosses_has_not_left_the_tile() -> None:
    """RU-L04, RU-L05: Bedrock counts tiles."""
    match = knights("", {"earth-knight": "B-north", SF: "E"}, knight="earth-knight")
    play(match, "basic move", "go B-south", "done")
    assert [event.amount for event in only(match, "DefenseGained")] == [1]


def test_whoever_leaves_is_struck_from_its_own_bank() -> None:
    """RU-L06."""
    match = knights("", {FK: "B-north", "imp-1": "B-north", SF: "B-south"}, defense={FK: 0})
    play(match, "basic move", "go C")
    assert health(match, FK) == 5
    match = knights("", {FK: "B-north", SF: "B-south"}, defense={FK: 0})
    play(match, "basic move", "go E")
    assert health(match, FK) == 6


def test_forced_movement_ignores_the_water() -> None:
    """RU-L06: from the north bank to the tile in the south."""
    match = play(knights("shield-bash", {FK: "B-north", SF: "B-north"}), "play shield-bash", f"target {SF}")
    assert {text.split()[-1] for text in offered(match, "push")} == {"C", "I", "E"}
    assert where(play(match, f"push {SF} I"), SF) == "I"


def test_an_elder_is_carried_to_the_bank_of_the_knight() -> None:
    """RU-L06: wherever it stood in the sewer, it comes along."""
    match = knights("carry-to-safety", {FK: "B-north", "elder-1": "B-south"})
    play(match, "play carry-to-safety", "target elder-1", "go C")
    assert (where(match, FK), where(match, "elder-1")) == ("C", "C")
    play(match, "go B-north")
    assert (where(match, FK), where(match, "elder-1")) == ("B-north", "B-north")


def test_the_knights_choose_the_bank_of_the_elder_in_the_sewer() -> None:
    """RU-L07: at setup; everybody else who is placed there chooses too."""
    match = fresh("B A C D F G H I", options=LOCATIONS)
    for ask in match.asks:
        match.play(ask.seat, ask.options[0])
    assert (match.asks[0].seat, offered(match)) == (1, {"put B-north", "put B-south"})
    play(match, "put B-south")
    assert where(match, "elder-1") == "B-south"
    while asked(match) != "ask-start":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    assert {"put B-north", "put B-south", "put C", "put F", "put I"} - offered(match) <= {"put F", "put I", "put C"}
    assert {"put B-north", "put B-south"} <= offered(match)


def test_imps_at_the_sewer_begin_on_a_bank_but_one_on_the_tile() -> None:
    """RU-L02: the sewer beside the seal; different tiles, not different banks."""
    match = fresh("A B C D F G H I", options=LOCATIONS)
    for ask in match.asks:
        match.play(ask.seat, ask.options[0])
    while asked(match) != "ask-imps":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    some = [set(text.split()[1:]) for text in offered(match)]
    assert any("B-north" in tiles for tiles in some)
    assert any("B-south" in tiles for tiles in some)
    assert not any({"B-north", "B-south"} <= tiles for tiles in some)
    assert all(len(tiles) == 3 for tiles in some)


def test_without_location_effects_the_sewer_is_a_tile_like_others() -> None:
    match = knight_turn("encircle", {FK: "C", SF: "B"}, tiles=EAST)
    play(match, "basic move")
    assert offered(match, "go") == {"go B", "go D"}
    go(match, "go B")
    play(match, "play encircle", f"target {SF}")
    assert health(match, SF) == 3


def test_a_golem_of_the_rounds_end_may_come_to_a_bank_of_a_corner_sewer() -> None:
    """RU-L02."""
    corner = ["B", "A", "C", "D", "E", "F", "G", "H", "I"]
    match = at(turn=0, end_of_round=True, tiles=corner, options=LOCATIONS, units={"bone-crusher": "E"}, hands=[[], []])
    assert asked(match) == "ask-new-golem"
    assert offered(match) == {"put B-north", "put B-south", "put C", "put G", "put I"}
    play(match, "put B-south")
    assert where(match, "stone-golem-1") == "B-south"
    assert only(match, "MinionPlaced")[0].tile == "B-south"
    turn_of(match, "bone-crusher")


# -- demons led by cards ---------------------------------------------------------------------------------------------

REAVER = "feral-reaver"


def led(cards: str, units: dict[str, str]) -> Match:
    """The Feral Reaver is led by these two cards; the first player has just ended his turn."""
    match = at(
        f"tower-shield skyfall banish {cards}",
        seats=2,
        turn=1,
        options={"mode": "coop", **LOCATIONS},
        tiles=EAST,
        characters=[SF, FK, REAVER, PK],
        units={SF: "A", FK: "A", PK: "G", **units},
        hands=[[], []],
        defense={FK: 0, PK: 0},
        health={REAVER: 3},
    )
    return play(match, "done")


def test_a_led_demon_changes_the_bank_to_strike() -> None:
    """RU-L06: without cost and without disengagement damage."""
    match = led("pack-hunt hesitation", {REAVER: "B-north", "elder-1": "B-south"})
    assert (where(match, REAVER), health(match, "elder-1"), health(match, REAVER)) == ("B-south", 2, 4)


def test_a_led_demon_ignores_the_water_when_it_moves() -> None:
    """RU-L06: from the north bank to the south, and from the north to the south bank."""
    match = led("savage-rush hesitation", {REAVER: "B-north", "elder-1": "I"})
    assert (where(match, REAVER), health(match, "elder-1")) == ("I", 0)
    match = led("savage-rush hesitation", {REAVER: "C", "elder-1": "B-south"})
    assert (where(match, REAVER), health(match, "elder-1")) == ("B-south", 0)


def test_the_players_choose_the_bank_of_a_led_demon_that_has_nobody_to_strike() -> None:
    """RU-L06: it goes clockwise from C to the empty sewer."""
    match = led("hesitation circling-fire", {REAVER: "C", "elder-1": "F"})
    assert {text.split()[-1] for text in offered(match)} == {"B-north", "B-south"}
    play(match, min(offered(match)))
    assert where(match, REAVER) == "B-north"


def test_a_led_demon_is_struck_by_those_on_its_bank_when_it_leaves() -> None:
    """RU-L06: it goes clockwise from the sewer to I and on to H."""
    match = led("pace-the-cloister hesitation", {REAVER: "B-north", PK: "B-south", "stone-golem-1": "B-north"})
    assert (tile(match, REAVER), [event.damage for event in only(match, "Disengaged")]) == ("H", [1])


def test_led_imps_ignore_the_water_too() -> None:
    """RU-L06: they change the bank to strike, and leave and enter it on any side."""
    for start, victim, end in (("B-north", "B-south", "B-south"), ("C", "B-south", "B-south"), ("B-north", "I", "I")):
        match = at(
            seats=2, turn=0, end_of_round=True, options={"mode": "coop", **LOCATIONS}, tiles=EAST,
            characters=[SF, FK, SS, PK], hands=[[], []], defense={FK: 0, PK: 0},
            units={SF: "A", SS: "A", FK: "G", PK: "G", "imp-1": start, "elder-1": victim},
        )  # fmt: skip
        assert where(match, "imp-1") == end
        assert health(match, "elder-1") == (4 if start[0] == victim[0] else 5)
