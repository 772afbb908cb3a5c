"""The knights' power cards K16 to K29: healing, moving others, golems, magic, and the seals."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    active,
    asked,
    asked_seat,
    at,
    defense,
    end_turn,
    four,
    go,
    health,
    healths,
    knight_turn,
    offered,
    only,
    play,
    seal,
    table,
    tile,
    turn_of,
    units,
)

FK, PK, SF, SS = "flame-knight", "phase-knight", "storm-fiend", "soulstealer"


def test_laying_on_of_hands_heals_three_split_among_those_here() -> None:
    """K16: oneself and close allies of every kind, no enemy, nobody elsewhere."""
    there = {FK: "A", PK: "A", "elder-1": "A", "stone-golem-1": "A", "elder-2": "B", SF: "A"}
    wounds = {FK: 3, PK: 2, "elder-1": 1, "stone-golem-1": 1, "elder-2": 1, SF: 2}
    match = play(knight_turn("laying-on-of-hands", there, health=wounds), "play laying-on-of-hands")
    assert offered(match, "heal") == {f"heal {name}" for name in (FK, PK, "elder-1", "stone-golem-1")}
    play(match, "heal elder-1", "heal elder-1", f"heal {PK}")
    assert asked(match) == "ask-play"
    assert healths(match, FK, PK, "elder-1", "stone-golem-1", "elder-2", SF) == (3, 3, 3, 1, 1, 2)


def test_circle_of_mercy_heals_knights_and_elders_around_by_one() -> None:
    """K17: no golems, nobody across a corner."""
    there = {FK: "A", PK: "B", "elder-1": "A", "elder-2": "D", "elder-3": "E", "stone-golem-1": "A"}
    wounds = {FK: 3, PK: 2, "elder-1": 1, "elder-2": 6, "elder-3": 1, "stone-golem-1": 1}
    match = play(knight_turn("circle-of-mercy", there, health=wounds), "play circle-of-mercy")
    assert healths(match, FK, PK, "elder-1", "elder-2", "elder-3", "stone-golem-1") == (4, 3, 2, 6, 1, 1)


def test_rallying_horn_heals_every_knight_and_lets_knights_and_golems_move() -> None:
    """K18: anywhere on the board, without disengagement damage, each one tile or not at all."""
    there = {FK: "A", PK: "I", "stone-golem-1": "C", "slag-golem-1": "G", SF: "A", "imp-1": "C", "elder-1": "A"}
    match = play(knight_turn("rallying-horn", there, health={FK: 3, PK: 8}), "play rallying-horn")
    assert healths(match, FK, PK) == (4, 8)
    assert offered(match) == {"go B", "go D", "pass"}
    play(match, "go B")
    assert offered(match) == {"go F", "go H", "pass"}
    play(match, "pass", "go F", "go D")
    assert asked(match) == "ask-play"
    assert units(match) == {**there, FK: "B", "stone-golem-1": "F", "slag-golem-1": "D"}
    assert healths(match, FK, "stone-golem-1") == (4, 2)


def test_with_rallying_horn_each_player_moves_his_own_knight() -> None:
    """K18, RU-C06; with four players."""
    match = at(
        seats=4,
        turn=1,
        characters=four(),
        units={FK: "A", PK: "I", "stone-golem-1": "C", SF: "E"},
        hands=[[], ["rallying-horn"], [], []],
    )
    play(match, "play rallying-horn")
    assert asked_seat(match) == 1
    play(match, "go B")
    assert (asked_seat(match), offered(match)) == (3, {"go F", "go H", "pass"})
    play(match, "go H")
    assert (asked_seat(match), offered(match)) == (1, {"go B", "go F", "pass"})


def test_carry_to_safety_takes_an_elder_along_for_two_tiles() -> None:
    """K19: without disengagement damage; the elder stays with the knight."""
    match = knight_turn("carry-to-safety", {FK: "A", "elder-1": "A", "elder-2": "A", SF: "A", "imp-1": "B"})
    play(match, "play carry-to-safety")
    assert offered(match) == {"target elder-1", "target elder-2", "pass"}
    play(match, "target elder-2", "go B")
    assert (tile(match, FK), tile(match, "elder-2")) == ("B", "B")
    play(match, "go C")
    assert asked(match) == "ask-play"
    assert (tile(match, FK), tile(match, "elder-1"), tile(match, "elder-2")) == ("C", "A", "C")
    assert healths(match, FK, "elder-2") == (6, 6)
    assert defense(match, FK) == 1


def test_carry_to_safety_works_without_an_elder_and_for_one_tile() -> None:
    match = knight_turn("carry-to-safety", {FK: "A", "elder-1": "A", SF: "A"})
    play(match, "play carry-to-safety", "pass", "go D", "pass")
    assert (tile(match, FK), tile(match, "elder-1"), health(match, FK)) == ("D", "A", 6)


def test_gather_the_flock_brings_two_elders_from_adjacent_tiles() -> None:
    """K20: at most two, none from across a corner."""
    there = {FK: "B", "elder-1": "A", "elder-2": "C", "elder-3": "E", "elder-4": "D", "elder-5": "B"}
    match = play(knight_turn("gather-the-flock", there), "play gather-the-flock")
    assert offered(match) == {"target elder-1", "target elder-2", "target elder-3", "pass"}
    go(match, "target elder-1")
    assert offered(match) == {"target elder-2", "target elder-3", "pass"}
    go(match, "target elder-3")
    assert asked(match) == "ask-play"
    assert units(match) == {**there, "elder-1": "B", "elder-3": "B"}


def test_call_of_stone_places_two_golems_that_act_at_once() -> None:
    """K21: each takes one action."""
    match = play(knight_turn("call-of-stone", {FK: "A", SF: "A"}), "play call-of-stone", "put A")
    assert offered(match) == {"order stone-golem-1 melee storm-fiend"} | {
        f"order stone-golem-1 move {letter}" for letter in "BD"
    } | {"pass"}
    play(match, f"order stone-golem-1 melee {SF}", "put A", "order stone-golem-2 move B")
    assert asked(match) == "ask-play"
    assert (health(match, SF), tile(match, "stone-golem-1"), tile(match, "stone-golem-2")) == (4, "A", "B")
    assert health(match, "stone-golem-2") == 2


def test_call_of_stone_places_what_the_supply_has() -> None:
    """K21, RU-G07."""
    three = {f"stone-golem-{n}": "I" for n in (1, 2, 3)}
    match = play(knight_turn("call-of-stone", {FK: "A", **three}), "play call-of-stone", "put A", "pass")
    assert asked(match) == "ask-play"
    assert tile(match, "stone-golem-4") == "A"
    match = play(knight_turn("call-of-stone", {FK: "A", "stone-golem-4": "I", **three}), "play call-of-stone")
    assert asked(match) == "ask-play"


def test_marching_orders_give_every_golem_two_actions_without_a_forced_heal() -> None:
    """K22: move or melee, no heal, no disengagement damage; each finishes before the next (RU-G02)."""
    there = {FK: "I", "stone-golem-1": "A", "ice-golem-1": "C", "imp-1": "A", SF: "B"}
    match = knight_turn("marching-orders", there, health={"stone-golem-1": 1})
    play(match, "play marching-orders")
    assert "order stone-golem-1 heal self" not in offered(match)
    assert {"order stone-golem-1 melee imp-1", "order stone-golem-1 move B", "order ice-golem-1 move B"} <= offered(
        match
    )
    play(match, "order stone-golem-1 move B")
    assert all("stone-golem-1" in text or text == "pass" for text in offered(match))
    assert health(match, "stone-golem-1") == 1
    play(match, f"order stone-golem-1 melee {SF}", "order ice-golem-1 move B", f"order ice-golem-1 melee {SF}")
    assert asked(match) == "ask-play"
    assert healths(match, SF, "stone-golem-1", "imp-1") == (3, 1, 2)


def test_channel_the_gods_gives_the_magic_ability_and_defense() -> None:
    """K23: no magic is paid; the pool stays as it was."""
    match = knight_turn("channel-the-gods", {"seer-knight": "A", PK: "I"}, knight="seer-knight", magic=1)
    play(match, "play channel-the-gods")
    assert (defense(match, "seer-knight"), defense(match, PK)) == (3, 2)
    assert table(match)["doing"]["magic"] == 1


@pytest.mark.parametrize("there", ["A", "B"])
def test_banish_sends_a_near_demon_to_the_seal_and_hurts_it(there: str) -> None:
    """K24: demons alone; no disengagement."""
    match = knight_turn("banish", {FK: "A", SF: there, "imp-1": "A", SS: "I", "stone-golem-1": there})
    play(match, "play banish")
    assert offered(match) == {f"target {SF}"}
    play(match, f"target {SF}")
    assert (tile(match, SF), health(match, SF)) == ("E", 4)


def test_banish_hurts_a_demon_that_is_on_the_seal_already() -> None:
    """K24; and one that is sent into a halo burns there as well."""
    match = play(knight_turn("banish", {FK: "B", SF: "E"}), "play banish", f"target {SF}")
    assert (tile(match, SF), health(match, SF)) == ("E", 4)
    match = play(knight_turn("banish", {FK: "A", SF: "A"}, halos=["E"]), "play banish", f"target {SF}")
    assert (tile(match, SF), health(match, SF)) == ("E", 3)


def test_banish_without_a_seal_moves_to_an_adjacent_tile() -> None:
    """K24, a battle without the seal tile: adjacent to where the demon stands."""
    forest = ["A", "B", "C", "D", "", "F", "G", "H", "I"]
    match = knight_turn("banish", {FK: "A", SF: "B"}, tiles=forest)
    play(match, "play banish", f"target {SF}")
    assert offered(match) == {f"push {SF} A", f"push {SF} C"}
    play(match, f"push {SF} C")
    assert (tile(match, SF), health(match, SF)) == ("C", 4)


# -- seals -----------------------------------------------------------------------------------------------------------


def test_a_seal_is_laid_in_front_of_the_knight_and_not_discarded() -> None:
    match = play(knight_turn("seal-of-valor", {FK: "A"}), "play seal-of-valor")
    assert seal(match, FK) == "seal-of-valor"
    assert table(match)["decks"]["knights"]["discards"] == []


def test_seal_of_valor_makes_the_first_melee_attack_of_a_turn_stronger() -> None:
    """K25: the second one, ranged attacks and golems are as always."""
    match = knight_turn(
        "cleaving-oath encircle", {FK: "A", "molten-scion": "A"}, demon="molten-scion", seals={FK: "seal-of-valor"}
    )
    play(match, "play encircle", "target molten-scion")
    assert health(match, "molten-scion") == 4
    play(match, "play cleaving-oath", "target molten-scion")
    assert health(match, "molten-scion") == 1


def test_seal_of_valor_waits_for_a_melee_attack() -> None:
    """K25: neither ranged nor area nor plain attacks use it up."""
    match = knight_turn(
        "radiant-lance whirling-steel banish encircle",
        {FK: "A", "molten-scion": "B", "imp-1": "A"},
        demon="molten-scion",
        seals={FK: "seal-of-valor"},
        health={"molten-scion": 9},
    )
    play(match, "play radiant-lance", "target molten-scion")
    assert health(match, "molten-scion") == 6
    play(match, "play whirling-steel")
    assert health(match, "imp-1") == 1
    play(match, "play encircle", "target imp-1")
    assert only(match, "AttackDeclared")[-1].damage == 3


def test_seal_of_valor_comes_too_late_for_the_first_melee_attack() -> None:
    """K25: laid down after one, it waits for the next turn."""
    match = knight_turn("encircle cleaving-oath seal-of-valor", {FK: "A", "molten-scion": "A"}, demon="molten-scion")
    play(
        match, "play encircle", "target molten-scion", "play seal-of-valor", "play cleaving-oath", "target molten-scion"
    )
    assert health(match, "molten-scion") == 2


def test_seal_of_valor_raises_two_symbols_used_as_one_attack_once() -> None:
    """K25, RU-B01."""
    match = knight_turn("encircle", {FK: "A", SF: "A"}, seals={FK: "seal-of-valor"})
    play(match, "actions encircle", f"melee {SF} 2")
    assert health(match, SF) == 2


def test_seal_of_warding_gives_defense_at_the_start_of_each_own_turn() -> None:
    """K26: not in the turn in which it is laid down."""
    match = knight_turn("seal-of-warding", {FK: "A", PK: "I", SF: "E", SS: "E"})
    play(match, "play seal-of-warding")
    assert defense(match, FK) == 1
    play(match, "done")
    assert defense(turn_of(match, SS), FK) == 1
    assert defense(turn_of(match, FK), FK) == 2


def test_seal_of_renewal_heals_the_knight_and_an_elder_at_the_end_of_the_turn() -> None:
    """K27: one close or adjacent elder."""
    there = {FK: "A", "elder-1": "A", "elder-2": "B", "elder-3": "E"}
    wounds = {FK: 3, "elder-1": 2, "elder-2": 2, "elder-3": 2}
    match = play(knight_turn("", there, seals={FK: "seal-of-renewal"}, health=wounds), "done")
    assert offered(match, "heal") | offered(match, "target") in (
        {"heal elder-1", "heal elder-2"},
        {"target elder-1", "target elder-2"},
    )
    play(match, next(text for text in offered(match) if text.endswith("elder-2")))
    assert healths(match, FK, "elder-1", "elder-2", "elder-3") == (4, 2, 3, 2)


def test_seal_of_renewal_works_in_the_turn_in_which_it_is_laid_down() -> None:
    match = play(knight_turn("seal-of-renewal", {FK: "A"}, health={FK: 3}), "play seal-of-renewal", "done")
    assert health(match, FK) == 4


def test_seal_of_swiftness_gives_one_free_move_without_disengagement() -> None:
    """K28: once in the turn."""
    match = knight_turn("", {FK: "A", SF: "A", "imp-1": "B"}, seals={FK: "seal-of-swiftness"}, defense={FK: 0})
    play(match, "free seal-of-swiftness")
    assert offered(match, "go") == {"go B", "go D"}
    play(match, "go B")
    assert (tile(match, FK), health(match, FK)) == ("B", 6)
    assert offered(match, "free") == set()


def test_seal_of_the_mason_lets_every_stone_golem_act_at_the_start_of_the_turn() -> None:
    """K29: one action each, a heal is not forced, no disengagement damage, no other golems."""
    there = {
        FK: "A",
        PK: "I",
        SF: "E",
        SS: "E",
        "stone-golem-1": "C",
        "stone-golem-2": "G",
        "slag-golem-1": "G",
        "imp-1": "C",
    }
    match = at(
        turn=0,
        characters=four(),
        units=there,
        health={"stone-golem-1": 1},
        seals={FK: "seal-of-the-mason"},
        hands=[[], []],
    )
    end_turn(match)
    assert (active(match), asked_seat(match)) == (FK, 1)
    assert offered(match) == {
        "order stone-golem-1 move B", "order stone-golem-1 move F", "order stone-golem-1 melee imp-1",
        "order stone-golem-1 heal self", "order stone-golem-2 move D", "order stone-golem-2 move H", "pass",
    }  # fmt: skip
    play(match, "order stone-golem-1 move F", "order stone-golem-2 move H")
    assert asked(match) == "ask-play"
    assert (tile(match, "stone-golem-1"), health(match, "stone-golem-1")) == ("F", 1)
