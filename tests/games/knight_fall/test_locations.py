"""Location tiles, abbey and forest sides (spec, section 10; rulings RU-L08 to RU-L10). The sewer: `test_sewer.py`."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.table import (
    LOCATIONS,
    asked,
    at,
    defense,
    demon_turn,
    four,
    fresh,
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
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
ABBEY = list("ABCDEFGHI")


def board(*turned: str) -> list[str]:
    """The usual tiles, these with the forest side up."""
    return [f"{tile}r" if f"{tile}r" in turned else tile for tile in ABBEY]


def knights(hand: str = "", units: dict[str, str] | None = None, chance: str = "", **position: Any) -> Match:
    return knight_turn(hand, units, chance, options=LOCATIONS, **position)


def demons(hand: str = "", units: dict[str, str] | None = None, chance: str = "", **position: Any) -> Match:
    return demon_turn(hand, units, chance, options=LOCATIONS, **position)


# -- A the infirmary, Hr the hidden spring ---------------------------------------------------------------------------

HEALING = pytest.mark.parametrize(
    ("spot", "beside", "tiles"), [("A", "D", board()), ("Hr", "E", board("Hr"))], ids=["A", "Hr"]
)


@HEALING
def test_whoever_enters_the_infirmary_or_the_spring_gains_a_health(spot: str, beside: str, tiles: list[str]) -> None:
    """Tiles A and Hr, RU-L09: knights and demons, at every entry, up to the maximum."""
    match = knights("intercept", {FK: beside}, tiles=tiles)
    play(match, "play intercept", f"go {spot}", f"go {beside}", "basic move", f"go {spot}")
    assert health(match, FK) == 8
    play(match, "done")
    match = demons("", {SF: beside}, tiles=tiles, health={SF: 6})
    assert health(play(match, "basic move", f"go {spot}"), SF) == 6


@HEALING
def test_being_moved_to_the_infirmary_or_the_spring_counts(spot: str, beside: str, tiles: list[str]) -> None:
    """RU-L09: also by an enemy, and by being placed there; golems and elders gain nothing."""
    match = demons("hurl", {SF: beside, FK: beside}, tiles=tiles, defense={FK: 0})
    play(match, "play hurl", f"target {FK}", f"push {FK} {spot}")
    assert health(match, FK) == 5
    match = demons("shadow-gate", {SF: beside}, tiles=tiles)
    assert health(play(match, "play shadow-gate", f"put {spot}"), SF) == 6
    match = knights("marching-orders", {FK: "C", "stone-golem-1": beside}, tiles=tiles, health={"stone-golem-1": 1})
    play(match, "play marching-orders", f"order stone-golem-1 move {spot}", "pass")
    assert health(match, "stone-golem-1") == 1
    match = knights("gather-the-flock", {FK: spot, "elder-1": beside}, tiles=tiles, health={"elder-1": 1})
    play(match, "play gather-the-flock", "target elder-1")
    while asked(match) != "ask-play":
        play(match, min(offered(match)))
    assert (tile(match, "elder-1"), health(match, "elder-1")) == (spot, 1)


def test_nobody_gains_health_by_beginning_or_coming_back_in_the_infirmary() -> None:
    """RU-L09: neither setup nor respawn is an entry."""
    match = fresh("A B C D F G H I", options=LOCATIONS)
    for ask in match.asks:
        match.play(ask.seat, ask.options[0])
    while asked(match) != "ask-start":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    play(match, "put A")
    assert [unit["health"] for unit in table(match)["units"] if unit["kind"] == "knight"] == [6]
    match = at(turn=0, characters=four(), units={SF: "E", SS: "E", PK: "I"}, options=LOCATIONS, hands=[[], []])
    play(match, "done", "put A")
    assert (tile(match, FK), health(match, FK)) == ("A", 6)


# -- C the magic orb, Cr the standing stones -------------------------------------------------------------------------


def test_on_the_magic_orb_any_card_gives_two_magic() -> None:
    """Tile C, RU-L10: the basic card too, and a slowed one; once in a turn."""
    for price in ("rend", "hurl", "basic"):
        match = demons("rend", {SF: "C"}, slowed=["hurl", None])
        assert offered(match, "orb") == {"orb rend", "orb hurl", "orb basic"}
        play(match, f"orb {price}")
        assert (table(match)["doing"]["magic"], offered(match, "orb")) == (2, set())
        assert player(match, 0)["basic"] is (price != "basic")
        assert "cast" in offered(match)


def test_on_the_standing_stones_a_power_card_gives_two_magic() -> None:
    """Tile Cr: the basic card does not."""
    match = knights("skyfall banish", {FK: "Cr"}, tiles=board("Cr"))
    assert offered(match, "orb") == {"orb skyfall", "orb banish"}
    play(match, "orb banish")
    assert (table(match)["doing"]["magic"], offered(match, "orb"), hand(match, 1)) == (2, set(), ["skyfall"])


def test_the_orb_serves_whoever_stands_there() -> None:
    """Tile C: not from elsewhere; also for the other character of the same player, in its own turn (RU-L10)."""
    assert offered(demons("rend", {SF: "B-north"}), "orb") == set()
    match = demons("rend", {SF: "C", SS: "C", FK: "A", PK: "I"})
    play(match, "orb rend", "done", "done")
    assert "orb basic" in offered(match)


# -- D the shadowy nook, Ir the wolf den -----------------------------------------------------------------------------

AMBUSH = pytest.mark.parametrize(
    ("spot", "beside", "tiles"), [("D", "E", board()), ("Ir", "H", board("Ir"))], ids=["D", "Ir"]
)


@AMBUSH
def test_whoever_enters_among_enemies_takes_a_damage(spot: str, beside: str, tiles: list[str]) -> None:
    """Tiles D and Ir: one, however many enemies are there; none where there is no enemy."""
    match = knights("", {FK: beside, SF: spot, "imp-1": spot}, tiles=tiles, defense={FK: 0})
    assert health(play(match, "basic move", f"go {spot}"), FK) == 5
    assert [event.why for event in only(match, "HealthLost")] == ["tile"]
    match = knights("", {FK: beside, PK: spot, "elder-1": spot}, tiles=tiles, defense={FK: 0})
    assert health(play(match, "basic move", f"go {spot}"), FK) == 6


@AMBUSH
def test_the_ambush_may_be_blocked_with_ones_own_defense(spot: str, beside: str, tiles: list[str]) -> None:
    """RU-B14: nobody else can help."""
    match = knights("", {FK: beside, SF: spot, PK: beside}, tiles=tiles, defense={FK: 1, PK: 5})
    play(match, "basic move", f"go {spot}")
    assert offered(match) == {"block 1", "pass"}
    play(match, "block 1")
    assert (health(match, FK), defense(match, FK)) == (6, 0)


@AMBUSH
def test_elders_are_enemies_to_demons_but_are_not_hurt_themselves(spot: str, beside: str, tiles: list[str]) -> None:
    """RU-L08."""
    match = demons("", {SF: beside, "elder-1": spot}, tiles=tiles)
    assert health(play(match, "basic move", f"go {spot}"), SF) == 4
    match = demons("drag-into-the-dark", {SF: beside, "elder-1": beside, "imp-1": spot}, tiles=tiles)
    play(match, "play drag-into-the-dark", "target elder-1", f"push elder-1 {spot}", "pass")
    assert (tile(match, "elder-1"), health(match, "elder-1")) == (spot, 6)


@AMBUSH
def test_minions_and_those_who_are_moved_or_placed_are_ambushed(spot: str, beside: str, tiles: list[str]) -> None:
    """RU-L08: entering by any way counts."""
    match = knights("marching-orders", {FK: "A", "stone-golem-1": beside, "imp-1": spot}, tiles=tiles)
    play(match, "play marching-orders", f"order stone-golem-1 move {spot}")
    assert health(match, "stone-golem-1") == 1
    match = knights("shield-bash", {FK: beside, SF: beside, PK: spot}, tiles=tiles)
    play(match, "play shield-bash", f"target {SF}", f"push {SF} {spot}")
    assert health(match, SF) == 2
    match = demons("shadow-gate", {SF: beside, "elder-1": spot}, tiles=tiles)
    assert health(play(match, "play shadow-gate", f"put {spot}"), SF) == 4


@AMBUSH
def test_a_knight_that_comes_to_help_is_ambushed(spot: str, beside: str, tiles: list[str]) -> None:
    """RU-C08, RU-L08: entry effects apply to a defender, too."""
    match = demons("rend", {SF: spot, "elder-1": spot, FK: beside}, tiles=tiles, defense={FK: 3})
    play(match, "play rend", "target elder-1", f"take {FK} elder-1 3")
    if asked(match) == "ask-block":
        play(match, "pass")
    assert (tile(match, FK), health(match, FK), health(match, "elder-1")) == (spot, 5, 6)


@AMBUSH
def test_a_defender_that_is_ambushed_keeps_the_defense_it_promised(spot: str, beside: str, tiles: list[str]) -> None:
    """RU-B09, RU-L08: at least 1 defense goes to the ally's packet, so there is none to block the ambush with."""
    match = demons("rend", {SF: spot, "elder-1": spot, FK: beside}, tiles=tiles, defense={FK: 1})
    play(match, "play rend", "target elder-1", f"take {FK} elder-1 1")
    assert asked(match) == "ask-play"
    assert (tile(match, FK), health(match, FK), defense(match, FK)) == (spot, 3, 0)
    assert [event.defense for event in only(match, "Defended")] == [1]


def test_nobody_is_ambushed_by_coming_back() -> None:
    """RU-L08: respawn on a corner with an enemy; the nook is a corner here."""
    tiles = ["D", "B", "C", "A", "E", "F", "G", "H", "I"]
    match = at(
        turn=0, characters=four(), units={SF: "D", SS: "E", PK: "I"}, options=LOCATIONS, tiles=tiles, hands=[[], []]
    )
    play(match, "done", "put D")
    assert (asked(match), tile(match, FK), health(match, FK), defense(match, FK)) == ("ask-play", "D", 6, 1)


@AMBUSH
def test_a_minion_that_is_placed_does_not_enter(spot: str, beside: str, tiles: list[str]) -> None:
    """KF-X4: neither a new imp nor a new golem is ambushed."""
    match = demons("spawning-pit", {SF: spot, "elder-1": spot}, tiles=tiles)
    play(match, "play spawning-pit")
    assert (tile(match, "imp-1"), health(match, "imp-1")) == (spot, 2)
    match = knights("call-of-stone", {FK: spot, SF: spot}, tiles=tiles)
    play(match, "play call-of-stone", f"put {spot}", "pass", "pass")
    assert (tile(match, "stone-golem-1"), health(match, "stone-golem-1")) == (spot, 2)


# -- Dr the mire, Er the ruined shrine -------------------------------------------------------------------------------


def test_the_mire_ends_a_move_of_several_tiles() -> None:
    """Tile Dr: further tiles of the same card are lost; what else the card does happens."""
    match = demons("wings-of-night", {SF: "A"}, tiles=board("Dr"))
    play(match, "play wings-of-night", "go Dr")
    assert (asked(match), tile(match, SF)) == ("ask-play", "Dr")
    match = knights("faithful-charge", {FK: "A", SF: "Dr"}, tiles=board("Dr"))
    play(match, "play faithful-charge", "go Dr")
    assert offered(match) == {f"target {SF}"}
    match = knights("carry-to-safety", {FK: "A", "elder-1": "A"}, tiles=board("Dr"))
    play(match, "play carry-to-safety", "target elder-1", "go Dr")
    assert (asked(match), tile(match, FK), tile(match, "elder-1")) == ("ask-play", "Dr", "Dr")
    match = knights("", {"gale-knight": "A"}, knight="gale-knight", tiles=board("Dr"))
    play(match, "basic move", "go Dr")
    assert asked(match) == "ask-play"


def test_the_mire_takes_the_second_move_symbol_of_a_card() -> None:
    """Tile Dr: further tiles of the same card are lost, but not its other symbols, nor the next card."""
    match = demons("wings-of-night", {SF: "A"}, tiles=board("Dr"))
    play(match, "actions wings-of-night", "go Dr")
    assert (asked(match), tile(match, SF)) == ("ask-play", "Dr")
    match = demons("pounce", {SF: "A", "elder-1": "Dr"}, tiles=board("Dr"))
    play(match, "actions pounce", "go Dr", "melee elder-1 1")
    assert health(match, "elder-1") == 5
    match = demons("wings-of-night", {SF: "A"}, tiles=board("Dr"))
    play(match, "actions wings-of-night", "go Dr", "basic move", "go E")
    assert tile(match, SF) == "E"


def test_the_mire_may_be_left_again() -> None:
    """Tile Dr: it holds those who enter, not those who stand there; and another card leads on."""
    match = demons("wings-of-night", {SF: "Dr"}, tiles=board("Dr"))
    play(match, "play wings-of-night", "go A", "go B-north")
    assert asked(match) == "ask-walk"
    match = demons("wings-of-night", {SF: "A"}, tiles=board("Dr"))
    play(match, "play wings-of-night", "go Dr", "basic move", "go E")
    assert tile(match, SF) == "E"


@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 5)])
def test_a_knight_that_ends_its_turn_at_the_shrine_gains_defense(before: int, after: int) -> None:
    """Tile Er; not for passing through."""
    match = knights("", {FK: "Er"}, tiles=board("Er"), defense={FK: before})
    assert defense(match, FK) == before
    assert defense(play(match, "done"), FK) == after


# -- F the armory, Fr the hilltop, G the bell tower ------------------------------------------------------------------


def test_the_first_melee_attack_from_the_armory_is_stronger() -> None:
    """Tile F: once in a turn, melee alone, for both sides."""
    match = knights(
        "encircle whirling-steel cleaving-oath",
        {FK: "F", "molten-scion": "F"},
        demon="molten-scion",
        health={"molten-scion": 9},
    )
    play(match, "play whirling-steel")
    assert health(match, "molten-scion") == 8
    play(match, "play encircle", "target molten-scion")
    assert health(match, "molten-scion") == 5
    play(match, "play cleaving-oath", "target molten-scion")
    assert health(match, "molten-scion") == 2
    match = demons("rend", {SF: "F", "elder-1": "F"})
    assert health(play(match, "play rend", "target elder-1"), "elder-1") == 2


def test_a_melee_attack_elsewhere_does_not_use_up_the_armory() -> None:
    """Tile F: the first one from there."""
    match = demons("rend feast-of-souls", {SF: "E", "elder-1": "E", "elder-2": "F"})
    play(match, "play feast-of-souls", "target elder-1", "basic move", "go F", "play rend", "target elder-2")
    assert healths(match, "elder-1", "elder-2") == (4, 2)


def test_the_armory_adds_to_a_mark_and_serves_no_minion() -> None:
    """Tile F."""
    match = demons("rend", {SF: "F", "elder-1": "F"}, seals={SF: "mark-of-slaughter"})
    assert health(play(match, "play rend", "target elder-1"), "elder-1") == 1
    match = demons("rend", {SF: "F", "imp-1": "F", "elder-1": "F"})
    play(match, "minor rend command", "order imp-1 melee elder-1")
    assert health(match, "elder-1") == 5


@pytest.mark.parametrize(("spot", "tiles"), [("G", board()), ("Fr", ["A", "B", "C", "D", "E", "G", "Fr", "H", "I"])])
def test_from_the_bell_tower_and_the_hilltop_one_shoots_over_corners(spot: str, tiles: list[str]) -> None:
    """Tiles G and Fr: actions and ranged attacks; no plain attack on adjacent enemies."""
    there = {FK: spot, SF: "E", "imp-1": "D", "imp-2": "H", "imp-3": spot, "imp-4": "A"}
    match = knights("radiant-lance chains-of-penance skyfall", there, tiles=tiles)
    play(match, "minor skyfall ranged")
    assert offered(match, "ranged") == {f"ranged {SF} 1", "ranged imp-1 1", "ranged imp-2 1"}
    play(match, f"ranged {SF} 1", "play radiant-lance")
    assert offered(match) == {f"target {SF}", "target imp-1", "target imp-2"}
    play(match, "target imp-1", "play chains-of-penance")
    assert offered(match) == {"target imp-2", "target imp-3"}
    match = demons("disintegrate", {SF: spot, "elder-1": "E", "elder-2": "A"}, tiles=tiles)
    play(match, "play disintegrate")
    assert offered(match) == {"target elder-1"}


# -- H the scriptorium, I the catacombs ------------------------------------------------------------------------------


def test_the_scriptorium_is_for_those_who_end_their_turn_there() -> None:
    """Tile H, RU-I02: who has left it draws three."""
    match = knights("", {FK: "H", SF: "E", SS: "E", PK: "I"})
    play(match, "basic move", "go G", "done")
    assert asked(match) == "ask-play"
    match = knights("", {FK: "G", SF: "E", SS: "E", PK: "I"}, "banish skyfall sunburst encircle")
    play(match, "basic move", "go H", "done", "discard banish")
    assert sorted(hand(match, 1) or []) == ["encircle", "skyfall", "sunburst"]


def test_from_the_catacombs_one_moves_over_a_corner() -> None:
    """Tile I: with every own move; leaving enemies hurts as always; not back from the other tile."""
    match = knights("", {FK: "I", SF: "I"}, defense={FK: 0})
    play(match, "basic move")
    assert offered(match, "go") == {"go E", "go F", "go H"}
    play(match, "go E")
    assert (tile(match, FK), health(match, FK)) == ("E", 5)
    match = play(demons("wings-of-night", {SF: "E"}), "play wings-of-night")
    assert "go I" not in offered(match)
    play(match, "go H", "go I")
    assert "go E" in offered(match)


def test_the_catacombs_serve_the_character_on_turn_alone() -> None:
    """Tile I: no minion, nobody who is moved by others."""
    match = demons("rend", {SF: "I", "imp-1": "I", FK: "A"})
    play(match, "minor rend command")
    assert offered(match, "order") == {"order imp-1 move F", "order imp-1 move H"}
    match = knights("rallying-horn", {FK: "A", PK: "I", SF: "E"})
    play(match, "play rallying-horn", "pass")
    assert offered(match) == {"go F", "go H", "pass"}


# -- tiles without effect --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spot", ["Ar", "Br", "E", "Gr"])
def test_some_tiles_do_nothing(spot: str) -> None:
    """Tiles Ar, Br, E and Gr: nobody gains or loses anything there, and ways are as always."""
    tiles = [spot if spot[0] == letter else letter for letter in ABBEY]
    cell = tiles.index(spot)
    start = tiles[{0: 3, 1: 4, 4: 7, 6: 7}[cell]]
    match = knights("skyfall", {FK: start, SF: spot, "elder-1": spot}, tiles=tiles, defense={FK: 0}, health={FK: 3})
    play(match, "basic move", f"go {spot}")
    assert (asked(match), health(match, FK)) == ("ask-play", 3)
    assert offered(match, "orb") == set()
    play(match, "minor skyfall melee", f"melee {SF} 1", "done")
    assert (health(match, SF), defense(match, FK), asked(match)) == (4, 0, "ask-play")


@pytest.mark.parametrize("letter", ["A", "Hr", "D", "Ir"])
def test_without_the_option_no_tile_does_anything(letter: str) -> None:
    """They are left out unless the players choose them."""
    tiles = board(letter)
    start = {"A": "D", "Hr": "E", "D": "A", "Ir": "H"}[letter]
    match = knight_turn("", {FK: start, SF: letter}, tiles=tiles, defense={FK: 0}, health={FK: 3})
    assert health(play(match, "basic move", f"go {letter}"), FK) == 3
    assert {one["effect"] for one in table(match)["tiles"]} == {None}


def test_without_the_option_no_tile_helps() -> None:
    assert offered(demon_turn("rend", {SF: "C"}), "orb") == set()
    match = demon_turn("rend", {SF: "F", "elder-1": "F"})
    assert health(play(match, "play rend", "target elder-1"), "elder-1") == 3
    match = play(knight_turn("", {FK: "I"}), "basic move")
    assert offered(match, "go") == {"go F", "go H"}
    match = play(knight_turn("", {FK: "H", SF: "E"}), "done")
    assert asked(match) == "ask-play"
