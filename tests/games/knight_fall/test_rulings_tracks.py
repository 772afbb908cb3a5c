"""Rulings on defense and health: RU-E01 to RU-E06."""

from __future__ import annotations

from tests.games.knight_fall.table import (
    FLAME,
    STORM,
    asked,
    defense,
    demon_turn,
    fresh,
    health,
    healths,
    knight_turn,
    offered,
    play,
    table,
    until_turn_of,
)

HOLY = "holy-knight"
CRUSHER = "bone-crusher"


def test_defense_stops_at_five_and_what_is_above_is_lost() -> None:
    """RU-E01."""
    match = knight_turn("tower-shield encircle", {FLAME: "A", STORM: "I"}, defense={FLAME: 4})
    play(match, "play tower-shield")
    assert defense(match, FLAME) == 5
    play(match, "minor encircle defend")
    assert defense(match, FLAME) == 5


def test_the_health_of_a_knight_stops_at_eight() -> None:
    """RU-E01."""
    match = knight_turn("laying-on-of-hands", {FLAME: "A", STORM: "I"}, health={FLAME: 7})
    play(match, "play laying-on-of-hands", f"heal {FLAME}")
    while asked(match) != "ask-play":
        play(match, f"heal {FLAME}")
    assert health(match, FLAME) == 8


def test_a_character_may_be_healed_above_its_starting_number() -> None:
    """RU-E02."""
    match = play(knight_turn("", {FLAME: "A", STORM: "I"}), "basic heal", f"heal {FLAME}")
    assert health(match, FLAME) == 7
    match = play(demon_turn("unholy-vigor", {STORM: "A", FLAME: "I"}), "play unholy-vigor")
    assert health(match, STORM) == 6


def test_an_elder_never_has_more_than_six_health() -> None:
    """RU-E03."""
    match = knight_turn("sanctuary", {FLAME: "A", "elder-1": "A", STORM: "I"}, health={"elder-1": 5})
    play(match, "play sanctuary", "target elder-1")
    assert health(match, "elder-1") == 6


def test_an_elder_at_full_health_gets_nothing() -> None:
    """RU-E03."""
    match = knight_turn("", {FLAME: "A", "elder-1": "A", STORM: "I"})
    play(match, "basic heal")
    assert offered(match, "heal") == {f"heal {FLAME}"}


def test_elders_are_healed_by_a_heal_on_the_same_tile_or_by_cards() -> None:
    """RU-E04."""
    where = {FLAME: "A", "elder-1": "A", "elder-2": "B", "elder-3": "C", STORM: "I"}
    match = knight_turn("circle-of-mercy", where, health={"elder-1": 2, "elder-2": 2, "elder-3": 2})
    play(match, "basic heal")
    assert offered(match, "heal") == {f"heal {FLAME}", "heal elder-1"}
    play(match, "heal elder-1", "play circle-of-mercy")
    assert healths(match, "elder-1", "elder-2", "elder-3") == (4, 3, 2)


def test_demons_do_not_heal_elders_nor_knights_demons() -> None:
    """RU-E04: only allies are healed."""
    where = {STORM: "A", "elder-1": "A", FLAME: "A", "imp-1": "A"}
    hurt = {STORM: 2, "elder-1": 2, FLAME: 2, "imp-1": 1}
    match = play(demon_turn("", where, health=hurt), "basic heal")
    assert offered(match, "heal") == {f"heal {STORM}", "heal imp-1"}
    match = play(knight_turn("", where, health=hurt), "basic heal")
    assert offered(match, "heal") == {f"heal {FLAME}", "heal elder-1"}


def test_a_crawler_has_nothing_to_heal() -> None:
    """RU-E05."""
    where = {CRUSHER: "A", "crawler-1": "A", FLAME: "I"}
    match = play(demon_turn("", where, demon=CRUSHER, health={CRUSHER: 3}), "basic heal")
    assert offered(match, "heal") == {f"heal {CRUSHER}"}
    play(match, f"heal {CRUSHER}")
    until_turn_of(match, CRUSHER)
    assert not [text for text in offered(match) if text.startswith("order crawler-1 heal")]


def test_grace_counts_once_for_each_ally_and_card() -> None:
    """RU-E06: two symbols of one card."""
    where = {HOLY: "A", "elder-1": "A", "elder-2": "A", STORM: "I"}
    hurt = {"elder-1": 1, "elder-2": 1}
    match = knight_turn("laying-on-of-hands", where, knight=HOLY, health=hurt)
    play(match, "actions laying-on-of-hands", "heal elder-1", "heal elder-1")
    assert healths(match, "elder-1", "elder-2") == (4, 1)
    match = knight_turn("laying-on-of-hands", where, knight=HOLY, health=hurt)
    play(match, "actions laying-on-of-hands", "heal elder-1", "heal elder-2")
    assert healths(match, "elder-1", "elder-2") == (3, 3)


def test_grace_counts_again_for_the_next_card() -> None:
    """RU-E06."""
    where = {HOLY: "A", "elder-1": "A", STORM: "I"}
    match = knight_turn("sanctuary", where, knight=HOLY, health={"elder-1": 1})
    play(match, "basic heal", "heal elder-1", "minor sanctuary heal", "heal elder-1")
    assert health(match, "elder-1") == 5


def test_grace_counts_once_for_an_ally_where_a_card_heals_three_in_all() -> None:
    """RU-E06."""
    where = {HOLY: "A", "elder-1": "A", "elder-2": "A", STORM: "I"}
    match = knight_turn("laying-on-of-hands", where, knight=HOLY, health={"elder-1": 1, "elder-2": 1})
    play(match, "play laying-on-of-hands", "heal elder-1", "heal elder-2", "heal elder-1")
    assert healths(match, "elder-1", "elder-2") == (4, 3)


def test_grace_counts_each_time_a_seal_heals() -> None:
    """RU-E06."""
    where = {HOLY: "A", "elder-1": "A", STORM: "I", "phase-knight": "G"}
    match = knight_turn("sanctuary", where, knight=HOLY, health={"elder-1": 1, HOLY: 3},
                        seals={HOLY: "seal-of-renewal"})  # fmt: skip
    play(match, "basic heal", "heal elder-1", "done")
    if "heal elder-1" in offered(match):
        play(match, "heal elder-1")
    assert healths(match, HOLY, "elder-1") == (4, 5)
    until_turn_of(match, HOLY)
    play(match, "done")
    if "heal elder-1" in offered(match):
        play(match, "heal elder-1")
    assert healths(match, HOLY, "elder-1") == (5, 6)


def test_the_premonition_of_the_seer_stops_at_five_too() -> None:
    """RU-E01."""
    match = knight_turn("", {"seer-knight": "A", STORM: "I"}, knight="seer-knight", magic=2, defense={"seer-knight": 5})
    play(match, "cast")
    assert defense(match, "seer-knight") == 5


def test_elders_of_the_desperate_variant_begin_with_five_and_can_be_healed_to_six() -> None:
    """RU-E03."""
    match = fresh(seats=1, options={"mode": "coop", "desperate": "on"})
    while asked(match) != "ask-weaken":
        play(match, min(offered(match)))
    play(match, min(offered(match, "weaken")))
    elders = [one for one in table(match)["units"] if one["kind"] == "elder"]
    assert sorted(one["health"] for one in elders) == [5, 5, 5, 5, 6, 6, 6, 6]
    assert {one["most"] for one in elders} == {6}
