"""The demons' power cards D17 to D31: moving, imps, magic, and the marks."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    active,
    asked,
    asked_seat,
    at,
    defense,
    demon_turn,
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
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
BARE = {FK: 0, PK: 0}


def test_wings_of_night_move_up_to_three_tiles_without_disengagement() -> None:
    """D17."""
    match = demon_turn("wings-of-night", {SF: "A", FK: "A", "stone-golem-1": "B"})
    play(match, "play wings-of-night", "go B", "go C", "go F")
    assert asked(match) == "ask-play"
    assert (tile(match, SF), health(match, SF)) == ("F", 5)
    match = play(demon_turn("wings-of-night", {SF: "A", FK: "A"}), "play wings-of-night", "go B", "pass")
    assert tile(match, SF) == "B"


def test_pounce_moves_up_to_two_tiles_and_strikes_for_two() -> None:
    """D18: leaving enemies hurts; elders do not hold anybody."""
    there = {SF: "A", FK: "A", "stone-golem-1": "A", "elder-1": "A", "elder-2": "B", "elder-3": "C"}
    match = play(demon_turn("pounce", there, defense=BARE), "play pounce", "go B", "go C")
    assert health(match, SF) == 3
    assert offered(match) == {"target elder-3"}
    play(match, "target elder-3")
    assert health(match, "elder-3") == 4


def test_shadow_gate_places_the_demon_anywhere() -> None:
    """D19: no disengagement damage."""
    match = play(demon_turn("shadow-gate", {SF: "A", FK: "A"}), "play shadow-gate")
    assert {f"put {letter}" for letter in "BCDEFGHI"} <= offered(match)
    play(match, "put I")
    assert (tile(match, SF), health(match, SF)) == ("I", 5)


def test_shadow_gate_is_no_move_for_bloodrush_or_the_gaze() -> None:
    """D19, RU-C07."""
    match = demon_turn("shadow-gate", {"blood-shade": "A", FK: "I"}, demon="blood-shade")
    play(match, "play shadow-gate", "put I", "done")
    assert active(match) == FK
    match = demon_turn("shadow-gate", {"dread-mistress": "A", FK: "I"}, demon="dread-mistress")
    play(match, "play shadow-gate", "put I")
    assert asked(match) == "ask-play"
    match = demon_turn("shadow-gate", {"molten-scion": "A", FK: "I"}, demon="molten-scion")
    play(match, "play shadow-gate", "put I")
    assert asked(match) == "ask-play"


def test_shadow_gate_enters_a_halo_of_fire() -> None:
    """D19: what the tile does to whoever enters it happens."""
    match = play(demon_turn("shadow-gate", {SF: "A", FK: "I"}, halos=["C"]), "play shadow-gate", "put C")
    assert health(match, SF) == 4


def test_swarm_gives_four_commands() -> None:
    """D20: close and adjacent imps, as they stand at each command; two of them place an imp on the seal (RU-G13)."""
    match = demon_turn("swarm", {SF: "A", "imp-1": "A", "imp-2": "B", "imp-3": "F", "elder-1": "D"})
    play(match, "play swarm")
    assert offered(match) == {
        "order imp-1 move B", "order imp-1 move D", "order imp-2 move A", "order imp-2 move C", "order imp-2 move E",
        "summon", "pass",
    }  # fmt: skip
    play(match, "order imp-1 move D", "order imp-1 melee elder-1", "summon")
    assert asked(match) == "ask-play"
    assert (tile(match, "imp-1"), health(match, "elder-1"), tile(match, "imp-4")) == ("D", 5, "E")


def test_swarm_cannot_be_held_and_its_last_command_places_no_imp() -> None:
    """D20, RU-G13."""
    match = demon_turn("swarm", {SF: "A", "imp-1": "A", "elder-1": "A"})
    play(match, "play swarm")
    assert "hold" not in offered(match)
    play(match, *["order imp-1 melee elder-1"] * 3)
    assert "summon" not in offered(match)
    play(match, "order imp-1 melee elder-1")
    assert (asked(match), health(match, "elder-1")) == ("ask-play", 2)


def test_spawning_pit_places_an_imp_here_and_one_on_the_seal() -> None:
    """D21."""
    match = play(demon_turn("spawning-pit", {SF: "A", "imp-1": "I"}), "play spawning-pit")
    assert (tile(match, "imp-2"), tile(match, "imp-3"), tile(match, "imp-4")) == ("A", "E", None)
    assert healths(match, "imp-2", "imp-3") == (2, 2)


def test_spawning_pit_on_the_seal_places_two_imps_there() -> None:
    """D21, KF-X3."""
    match = play(demon_turn("spawning-pit", {SF: "E"}), "play spawning-pit")
    assert (tile(match, "imp-1"), tile(match, "imp-2"), tile(match, "imp-3")) == ("E", "E", None)


def test_spawning_pit_places_what_the_supply_has() -> None:
    """D21, RU-G07."""
    match = play(demon_turn("spawning-pit", {SF: "A", "imp-1": "I", "imp-2": "I", "imp-4": "I"}), "play spawning-pit")
    placed = [event.minion for event in only(match, "MinionPlaced")]
    assert placed == ["imp-3"]


def test_frenzied_pack_lets_every_imp_strike_once() -> None:
    """D22: wherever they are; they do not move."""
    there = {SF: "E", "imp-1": "A", "elder-1": "A", "imp-2": "C", "elder-2": "C", "imp-3": "I", "stone-golem-1": "A"}
    match = play(demon_turn("frenzied-pack", there), "play frenzied-pack")
    assert offered(match) == {
        "order imp-1 melee elder-1", "order imp-1 melee stone-golem-1", "order imp-2 melee elder-2", "pass",
    }  # fmt: skip
    play(match, "order imp-1 melee elder-1")
    assert offered(match) == {"order imp-2 melee elder-2", "pass"}
    play(match, "order imp-2 melee elder-2")
    assert asked(match) == "ask-play"
    assert healths(match, "elder-1", "elder-2", "stone-golem-1") == (5, 5, 2)


def test_burning_sacrifice_removes_an_imp_and_strikes_an_enemy_of_its_tile_for_three() -> None:
    """D23."""
    there = {SF: "E", "imp-1": "B", "imp-2": "I", "elder-1": "B", "elder-2": "E", "stone-golem-1": "B"}
    match = play(demon_turn("burning-sacrifice", there), "play burning-sacrifice")
    assert offered(match) == {"target imp-1"}
    play(match, "target imp-1")
    assert offered(match) == {"target elder-1", "target stone-golem-1"}
    play(match, "target elder-1")
    assert (tile(match, "imp-1"), health(match, "elder-1")) == (None, 3)


def test_burning_sacrifice_at_a_guarded_elder_hits_the_knight() -> None:
    """D23, RU-B02."""
    match = demon_turn("burning-sacrifice", {SF: "E", "imp-1": "B", "elder-1": "B", FK: "B"}, defense=BARE)
    play(match, "play burning-sacrifice", "target imp-1", "target elder-1")
    assert healths(match, "elder-1", FK) == (6, 3)


def test_burning_sacrifice_needs_an_imp() -> None:
    """D23: without one nobody is struck; without an enemy there the imp is removed all the same."""
    match = play(demon_turn("burning-sacrifice", {SF: "E", "elder-1": "E", "imp-1": "A"}), "play burning-sacrifice")
    assert (asked(match), health(match, "elder-1"), tile(match, "imp-1")) == ("ask-play", 6, "A")
    match = demon_turn("burning-sacrifice", {SF: "E", "elder-1": "E", "imp-1": "B"})
    play(match, "play burning-sacrifice", "target imp-1")
    assert (asked(match), health(match, "elder-1"), tile(match, "imp-1")) == ("ask-play", 6, None)


def test_drag_into_the_dark_moves_a_guarded_elder_and_the_demon_may_follow() -> None:
    """D24: without disengagement damage."""
    there = {SF: "A", "elder-1": "A", FK: "A", "elder-2": "B", "elder-3": "E"}
    match = play(demon_turn("drag-into-the-dark", there), "play drag-into-the-dark")
    assert offered(match) == {"target elder-1", "target elder-2"}
    play(match, "target elder-1")
    assert {text.split()[-1] for text in offered(match)} == {"B", "D"}
    play(match, "push elder-1 D")
    assert offered(match) == {"go D", "pass"}
    play(match, "go D")
    assert (tile(match, SF), tile(match, "elder-1"), tile(match, FK), health(match, SF)) == ("D", "D", "A", 5)


def test_drag_into_the_dark_does_not_lead_farther_than_the_next_tile() -> None:
    """D24: the tile to which the elder came must be adjacent to the demon."""
    match = demon_turn("drag-into-the-dark", {SF: "A", "elder-2": "B"})
    play(match, "play drag-into-the-dark", "target elder-2", "push elder-2 C")
    assert (asked(match), tile(match, "elder-2"), tile(match, SF)) == ("ask-play", "C", "A")


def test_infernal_channel_gives_the_magic_ability_and_a_move() -> None:
    """D25: leaving enemies hurts; no magic is paid."""
    match = demon_turn("infernal-channel", {SF: "A", "stone-golem-1": "A", "elder-2": "B", "elder-4": "D"}, magic=1)
    play(match, "play infernal-channel", "at B")
    assert healths(match, "stone-golem-1", "elder-2", "elder-4") == (1, 5, 6)
    assert offered(match) == {"go B", "go D", "pass"}
    play(match, "go D")
    assert (asked(match), tile(match, SF), health(match, SF)) == ("ask-play", "D", 4)
    assert table(match)["doing"]["magic"] == 1


def test_curse_of_frailty_forbids_a_knight_its_defense_for_the_turn() -> None:
    """D26: for itself and for others; it is attacked for 1."""
    there = {SF: "A", FK: "A", "elder-2": "B", PK: "I"}
    match = demon_turn("curse-of-frailty rend disintegrate", there, defense={FK: 3, PK: 0})
    play(match, "play curse-of-frailty", f"target {FK}")
    assert (asked(match), health(match, FK), defense(match, FK)) == ("ask-play", 5, 3)
    play(match, "play rend", f"target {FK}")
    assert (asked(match), health(match, FK)) == ("ask-play", 2)
    play(match, "play disintegrate", "target elder-2")
    assert (asked(match), health(match, "elder-2")) == ("ask-play", 2)


def test_others_may_defend_a_cursed_knight() -> None:
    """D26: the curse is on one knight."""
    match = demon_turn("curse-of-frailty", {SF: "A", FK: "A", PK: "B"}, defense={FK: 3, PK: 1})
    play(match, "play curse-of-frailty", f"target {FK}")
    assert offered(match) == {f"take {PK} {FK} 1", "pass"}


def test_the_curse_ends_with_the_turn() -> None:
    """D26."""
    match = demon_turn(
        "curse-of-frailty",
        {SF: "A", FK: "A", PK: "I", SS: "A"},
        defense={FK: 3, PK: 0},
        hands=[["curse-of-frailty"], []],
    )
    play(match, "play curse-of-frailty", f"target {FK}")
    end_turn(match)
    play(match, "basic move", "go B")
    assert asked(match) == "ask-block"


# -- marks -----------------------------------------------------------------------------------------------------------


def test_mark_of_slaughter_makes_the_first_melee_attack_of_a_turn_stronger() -> None:
    """D27: area damage does not use it up, and the second attack is as always."""
    match = demon_turn("mark-of-slaughter hellfire rend elders-bane", {SF: "A", "elder-1": "A", "elder-2": "A"})
    play(match, "play mark-of-slaughter")
    assert seal(match, SF) == "mark-of-slaughter"
    play(match, "play hellfire")
    assert healths(match, "elder-1", "elder-2") == (4, 4)
    play(match, "play rend", "target elder-1")
    assert (health(match, "elder-1"), only(match, "AttackDeclared")[-1].damage) == (0, 4)
    play(match, "minor elders-bane melee", "melee elder-2 1")
    assert health(match, "elder-2") == 3


def test_mark_of_slaughter_comes_too_late_for_the_first_melee_attack() -> None:
    """D27: laid down after one, it waits for the next turn."""
    match = demon_turn("mark-of-slaughter feast-of-souls rend", {SF: "A", "elder-1": "A", "elder-2": "A"})
    play(match, "play feast-of-souls", "target elder-1", "play mark-of-slaughter", "play rend", "target elder-2")
    assert health(match, "elder-2") == 3


@pytest.mark.parametrize(("card", "after"), [("rend", 3), ("unholy-vigor", 5), ("frenzied-pack", 2)])
def test_mark_of_hunger_heals_if_an_enemy_lost_health_to_the_demon(card: str, after: int) -> None:
    """D28: at the end of the turn; what an imp does is not the demon's."""
    match = demon_turn(card, {SF: "A", "elder-1": "A", "imp-1": "A"}, seals={SF: "mark-of-hunger"}, health={SF: 2})
    play(match, f"play {card}")
    while asked(match) != "ask-play":
        play(match, min(text for text in offered(match) if text.endswith("elder-1")))
    play(match, "done")
    assert health(match, SF) == after


def test_mark_of_hunger_stays_hungry_where_all_was_blocked() -> None:
    """D28."""
    match = demon_turn(
        "", {SF: "A", FK: "A"}, seals={SF: "mark-of-hunger"}, health={SF: 2}, defense={FK: 1}, hands=[["rend"], []]
    )
    play(match, "minor rend melee", f"melee {FK} 1", f"take {FK} {FK} 1", "done")
    assert health(match, SF) == 2


def test_mark_of_the_swarm_commands_an_imp_anywhere_at_the_start_of_the_turn() -> None:
    """D29: one command, used at once; not in the turn in which it is laid down."""
    there = {SF: "A", SS: "E", FK: "C", PK: "G", "imp-1": "I", "elder-1": "I"}
    match = demon_turn("mark-of-the-swarm", there)
    play(match, "play mark-of-the-swarm")
    assert asked(match) == "ask-play"
    play(match, "done")
    turn_of(match, PK)
    play(match, "done")
    while asked(match) not in ("ask-command", "ask-order") or asked_seat(match) != 0:
        play(match, "pass" if "pass" in offered(match) else min(offered(match)))
    assert active(match) == SF
    assert {text for text in offered(match) if "imp-1" in text} == {
        "order imp-1 move F", "order imp-1 move H", "order imp-1 melee elder-1",
    }  # fmt: skip
    assert "summon" not in offered(match)
    play(match, "order imp-1 melee elder-1")
    assert (asked(match), health(match, "elder-1")) == ("ask-play", 5)


def test_mark_of_shadow_spares_the_demon_disengagement() -> None:
    """D30: on every move."""
    match = demon_turn("pounce", {SF: "A", FK: "A", "stone-golem-1": "B"}, seals={SF: "mark-of-shadow"})
    play(match, "play pounce", "go B", "go C")
    assert (tile(match, SF), health(match, SF)) == ("C", 5)


@pytest.mark.parametrize(("block", "after"), [("block 1", 6), ("pass", 5)])
def test_mark_of_thorns_hurts_a_knight_whose_melee_wounds_the_demon(block: str, after: int) -> None:
    """D31: it may block with its own defense."""
    match = knight_turn(
        "cleaving-oath", {FK: "A", SF: "A", PK: "A"}, seals={SF: "mark-of-thorns"}, defense={FK: 1, PK: 3}
    )
    play(match, "play cleaving-oath", f"target {SF}")
    assert (asked(match), offered(match)) == ("ask-block", {"block 1", "pass"})
    play(match, block)
    assert healths(match, SF, FK) == (2, after)


def test_mark_of_thorns_answers_neither_arrows_nor_golems_nor_area_damage() -> None:
    """D31: a knight's melee attack alone."""
    there = {FK: "A", SF: "B", "stone-golem-1": "B"}
    for card, steps in (
        ("radiant-lance", [f"target {SF}"]),
        ("sunburst", ["at B"]),
        ("voice-of-the-quarry", [f"target {SF}"]),
        ("marching-orders", [f"order stone-golem-1 melee {SF}", "pass"]),
    ):
        match = knight_turn(card, there, seals={SF: "mark-of-thorns"}, defense={FK: 0})
        go(match, f"play {card}", *steps)
        assert asked(match) == "ask-play"
        assert health(match, SF) < 5, card
        assert (health(match, FK), health(match, "stone-golem-1")) == (6, 2), card


def test_mark_of_thorns_is_silent_where_no_health_was_lost() -> None:
    """D31: ice that blocks everything."""
    match = knight_turn(
        "encircle",
        {FK: "A", "frozen-lurker": "A"},
        demon="frozen-lurker",
        ice=2,
        defense={FK: 0},
        seals={"frozen-lurker": "mark-of-thorns"},
    )
    play(match, "play encircle", "target frozen-lurker", "block 2")
    assert healths(match, "frozen-lurker", FK) == (5, 6)


def test_both_copies_of_a_mark_may_be_in_play() -> None:
    """RU-H05: one mark in front of each demon."""
    match = at(
        turn=0,
        characters=four(),
        units={SF: "A", SS: "A", "elder-1": "A"},
        hands=[["mark-of-shadow"], []],
        seals={SS: "mark-of-shadow"},
    )
    play(match, "play mark-of-shadow")
    assert (seal(match, SF), seal(match, SS)) == ("mark-of-shadow", "mark-of-shadow")
