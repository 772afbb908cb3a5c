"""What rulebook and spec leave open and we decided: KF-X2 and KF-X6 to KF-X8."""

from __future__ import annotations

from tests.games.knight_fall.table import (
    FLAME,
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
    round_end,
    tile,
)


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
