"""What rulebook and spec leave open and we decided: KF-X2, KF-X6 to KF-X8, and KF-X12 to KF-X14."""

from __future__ import annotations

from tests.games.knight_fall.table import (
    FLAME,
    LOCATIONS,
    PHASE,
    SOUL,
    STORM,
    active,
    at,
    characters,
    demon_turn,
    health,
    healths,
    knight_turn,
    offered,
    play,
    points,
    round_end,
    tile,
)
from tests.games.knight_fall.test_coop import LORD, blows, path, primary, secondary


def test_halos_hurt_minions_before_anything_is_chosen() -> None:
    """KF-X2: both imps at once, and those that are wounded have to heal first."""
    match = round_end({"imp-1": "B", "imp-2": "D", "imp-3": "H", STORM: "E", FLAME: "I"}, halos=["B", "D"])
    assert healths(match, "imp-1", "imp-2", "imp-3") == (1, 1, 2)
    assert {"order imp-1 heal self", "order imp-2 heal self"} <= offered(match)
    assert {text.split()[1] for text in offered(match) if " move " in text} == {"imp-3"}


def test_the_order_of_equal_packets_is_fixed() -> None:
    """KF-X6: the knight falls to the packet of the first elder, and that of the second falls back, however he chose."""
    where = {STORM: "A", FLAME: "B", "elder-1": "A", "elder-2": "A"}
    for order in (("elder-1", "elder-2"), ("elder-2", "elder-1")):
        match = demon_turn("hellfire", where, health={FLAME: 1}, defense={FLAME: 2})
        play(match, "play hellfire", *[f"take {FLAME} {elder} 1" for elder in order])
        assert FLAME not in characters(match)
        assert healths(match, "elder-1", "elder-2") == (6, 5)


def test_a_push_never_goes_through_a_portal() -> None:
    """KF-X7."""
    match = demon_turn("hurl", {STORM: "A", FLAME: "A"}, portals=["A", "I"], defense={FLAME: 0})
    play(match, "play hurl", f"target {FLAME}")
    assert offered(match) == {f"push {FLAME} B", f"push {FLAME} D", "pass"}


def test_an_elder_that_is_carried_goes_along_through_a_portal() -> None:
    """KF-X7."""
    match = knight_turn("carry-to-safety", {FLAME: "A", "elder-1": "A", STORM: "A"}, portals=["A", "I"])
    play(match, "play carry-to-safety", "target elder-1", "go I", "pass")
    assert (tile(match, FLAME), tile(match, "elder-1"), health(match, FLAME)) == ("I", "I", 6)


def test_collected_magic_stays_for_a_character_that_is_placed_at_once() -> None:
    """KF-X8: it is used for the new character's own ability."""
    where = {STORM: "A", "stone-golem-1": "A", FLAME: "I", PHASE: "C"}
    match = at(["horned-demoness"], characters=[STORM, FLAME, SOUL, PHASE], units=where, health={STORM: 1},
               hands=[["rend"], []], magic=1)  # fmt: skip
    play(match, "basic move", "go B")
    assert active(match) == "horned-demoness"
    assert "cast" not in offered(match)
    play(match, "minor rend magic", "cast", "go F")
    assert tile(match, "horned-demoness") == "F"


def test_a_led_demon_goes_for_an_enemy_to_whom_a_new_tile_leads() -> None:
    """KF-X12: the elder on A is nearer, but it came from there; C leads to nobody, so nobody is asked."""
    there = {STORM: "A", SOUL: "I", "elder-1": "A", "stone-golem-1": "H"}
    match = secondary("shadow-leap", there)
    assert offered(match) == {"at B", "at D"}
    play(match, "at B")
    assert path(match, STORM) == ["B", "E"]


def test_the_chorus_goes_on_without_the_demon_that_began_it() -> None:
    """KF-X13: the Storm Fiend burns on its way, the Soulstealer strikes all the same."""
    there = {STORM: "A", "elder-1": "B", SOUL: "I", "elder-2": "F"}
    match = primary("unholy-chorus", there, LORD, halos=["B"], health={STORM: 1})
    assert (characters(match)[0], points(match)) == (LORD, (0, 1))
    assert (blows(match, STORM), blows(match, SOUL)) == ([], [(("elder-2",), 3)])
    assert healths(match, "elder-1", "elder-2") == (6, 3)


def test_a_led_demon_does_not_shoot_over_a_corner() -> None:
    """KF-X14: not even from the Bell Tower on G, from where others may."""
    for where, aimed_at in (("E", []), ("H", [(("elder-1",), 3)])):
        match = secondary("bolt-of-ruin", {STORM: "G", "elder-1": where}, options=LOCATIONS)
        assert blows(match, STORM) == aimed_at
