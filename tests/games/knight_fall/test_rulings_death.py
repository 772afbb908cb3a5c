"""Rulings on death and return: RU-F01 to RU-F10."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.games.knight_fall.figures import KNIGHTS as KNIGHT_NAMES
from caliburn.games.knight_fall.game import KnightFall
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.kernel.luck import Luck
from caliburn.kernel.start import rules_for
from tests.games.knight_fall.table import (
    DEMONS,
    FLAME,
    KNIGHTS,
    PHASE,
    SOUL,
    STORM,
    active,
    asked,
    asked_seat,
    at,
    characters,
    decline,
    defense,
    demon_turn,
    hand,
    health,
    healths,
    kinds,
    knight_turn,
    luck,
    offered,
    only,
    place,
    play,
    points,
    round_end,
    seal,
    slowed,
    table,
    tile,
    until_turn_of,
)

WRATH, GALE, ICE, EARTH = "wrath-knight", "gale-knight", "ice-knight", "earth-knight"
REAVER = "feral-reaver"


def fallen(new: str = GALE, hand: str = "rend", **position: Any) -> Match:
    """The first knight is killed on the first demon's turn; this one comes in its place."""
    where = {STORM: "A", FLAME: "A", SOUL: "E", PHASE: "I", "elder-1": "A"}
    match = demon_turn(hand, where, [new], health={FLAME: 1}, defense={FLAME: 0}, **position)
    return play(match, "play rend", f"target {FLAME}")


# -- RU-F01, RU-F02: the new character waits --------------------------------------------------------------------------


def test_the_new_character_is_drawn_at_once_and_everybody_sees_it() -> None:
    """RU-F01."""
    match = fallen()
    assert characters(match) == [STORM, GALE, SOUL, PHASE]
    for viewer in (0, 1, None):
        assert [event.character for event in only(match, "CharacterReplaced", viewer)] == [GALE]
    card = place(match, GALE)
    assert (card["health"], card["defense"], card["waiting"]) == (6, 1, True)
    assert points(match) == (1, 1)


def test_a_waiting_character_is_not_on_the_board_guards_nobody_and_keeps_its_place() -> None:
    """RU-F02."""
    match = fallen(hand="rend hurl")
    assert tile(match, GALE) is None
    play(match, "minor hurl melee")
    assert offered(match, "melee") == {"melee elder-1 1"}
    play(match, "melee elder-1 1")
    assert health(match, "elder-1") == 5
    play(match, "done", "put C")
    assert (active(match), tile(match, GALE)) == (GALE, "C")


def test_a_waiting_character_has_no_power() -> None:
    """RU-F02: the Wrath Knight waits and takes no revenge."""
    where = {STORM: "A", PHASE: "A", "elder-1": "A"}
    match = demon_turn("rend", where, knight=WRATH, health={PHASE: 1}, defense={PHASE: 0})
    play(match, "play rend", f"target {PHASE}")
    assert points(match)[DEMONS] == 1
    assert asked(match) == "ask-play"


def test_a_waiting_knight_gets_no_defense_from_a_premonition() -> None:
    """RU-F02: nothing on the board reaches it."""
    match = knight_turn("", {"seer-knight": "A", STORM: "I"}, knight="seer-knight", magic=2)
    play(match, "cast")
    assert [defense(match, name) for name in ("seer-knight", PHASE)] == [2, 1]


def test_a_waiting_demon_is_not_healed() -> None:
    """RU-F02."""
    match = play(demon_turn("dark-gift", {STORM: "A", FLAME: "I"}, health={STORM: 2}), "play dark-gift")
    assert offered(match) == {f"target {STORM}"}


# -- RU-F03, RU-F04: death in the own turn ----------------------------------------------------------------------------


def died_of_thorns(new: str, hand: str, seals: dict[str, str] | None = None, start: str = "A") -> Match:
    """The Flame Knight will die of the thorns of a demon on A, and this knight comes in his place."""
    where = {FLAME: start, REAVER: "A", SOUL: "E", PHASE: "I"}
    return knight_turn(hand, where, [new], demon=REAVER, seals={REAVER: "mark-of-thorns", **(seals or {})},
                       health={FLAME: 1}, defense={FLAME: 0})  # fmt: skip


def test_a_demon_that_dies_in_its_own_turn_is_placed_at_once_and_plays_on() -> None:
    """RU-F03: by disengagement."""
    where = {STORM: "A", "stone-golem-1": "A", FLAME: "I", "crawler-1": "B"}
    match = demon_turn("rend hurl", where, ["bone-crusher"], health={STORM: 1})
    play(match, "basic move", "go B")
    assert (active(match), tile(match, "bone-crusher")) == ("bone-crusher", "E")
    assert asked(match) == "ask-play"
    assert {"play rend", "play hurl"} <= offered(match)
    assert not offered(match, "basic")


def test_a_demon_killed_by_a_halo_at_the_start_of_its_turn_is_replaced_and_plays_on() -> None:
    """RU-F03."""
    where = {STORM: "A", FLAME: "I", SOUL: "B", PHASE: "G"}
    match = at(["tower-shield", "encircle", "skyfall", REAVER], characters=[STORM, FLAME, SOUL, PHASE],
               turn=1, units=where, halos=["B"], health={SOUL: 1}, hands=[["rend"], []])  # fmt: skip
    play(match, "done")
    assert (active(match), tile(match, REAVER)) == (REAVER, "E")
    assert "play rend" in offered(match)
    assert points(match)[KNIGHTS] == 2


def test_start_of_turn_steps_are_skipped_for_a_character_that_comes_in_its_own_turn() -> None:
    """RU-F03: ice golems do not act again."""
    where = {FLAME: "A", REAVER: "A", "ice-golem-1": "C", SOUL: "E"}
    match = knight_turn("encircle", where, [ICE], demon=REAVER, seals={REAVER: "mark-of-thorns"}, health={FLAME: 1},
                        defense={FLAME: 0}, makers={"ice": 1})  # fmt: skip
    play(match, "actions encircle", f"melee {REAVER} 1", "put G")
    assert (asked(match), active(match)) == ("ask-play", ICE)


def test_limits_once_per_turn_stay_used_for_the_new_character() -> None:
    """RU-F04: the first melee attack of this turn has been made."""
    match = died_of_thorns(GALE, "encircle seal-of-valor cleaving-oath", seals={FLAME: "seal-of-valor"})
    play(match, "minor encircle melee", f"melee {REAVER} 1", "put A")
    assert health(match, REAVER) == 7 - 2
    play(match, "play seal-of-valor", "play cleaving-oath", f"target {REAVER}")
    assert health(match, REAVER) == 7 - 2 - 3


def test_powers_of_the_new_character_are_fresh() -> None:
    """RU-F04: Tailwind, though the fallen knight moved before."""
    match = died_of_thorns(GALE, "encircle intercept", start="B")
    play(match, "minor intercept move", "go A", "minor encircle melee", f"melee {REAVER} 1", "put G")
    play(match, "basic move", "go H", "go I")
    assert tile(match, GALE) == "I"


def test_a_new_blood_shade_has_not_moved_because_the_fallen_demon_had() -> None:
    """RU-F04: Bloodrush asks whether she moved herself."""
    where = {STORM: "A", "stone-golem-1": "B", FLAME: "I", PHASE: "G"}
    match = demon_turn("wings-of-night rend", where, ["blood-shade"], health={STORM: 1})
    play(match, "basic move", "go B", "minor rend move", "go C")
    assert active(match) == "blood-shade"
    play(match, "done")
    assert asked(match) != "ask-bloodrush"
    assert asked_seat(match) == KNIGHTS


def test_a_new_earth_knight_that_stays_gains_defense_though_the_fallen_knight_had_moved() -> None:
    """RU-F04: Bedrock asks whether she herself changed tile."""
    match = died_of_thorns(EARTH, "encircle", start="B")
    play(match, "basic move", "go A", "minor encircle melee", f"melee {REAVER} 1", "put G", "done")
    assert defense(match, EARTH) == 2


# -- RU-F05, RU-F06: where, and from which deck -----------------------------------------------------------------------


@pytest.mark.parametrize("corner", ["A", "C", "G", "I"])
def test_a_knight_returns_on_any_corner_occupied_or_not(corner: str) -> None:
    """RU-F05: the demon is still on A, the other knight on I."""
    match = play(fallen(), "done")
    assert (asked(match), asked_seat(match)) == ("ask-corner", KNIGHTS)
    assert offered(match) == {"put A", "put C", "put G", "put I"}
    play(match, f"put {corner}")
    assert tile(match, GALE) == corner
    assert health(match, GALE) == 6


def test_a_demon_returns_on_the_seal_and_may_meet_knights_there() -> None:
    """RU-F05."""
    where = {STORM: "A", FLAME: "A", SOUL: "I", PHASE: "E"}
    match = knight_turn("cleaving-oath", where, [REAVER], health={STORM: 1})
    play(match, "play cleaving-oath", f"target {STORM}")
    assert tile(match, REAVER) is None
    until_turn_of(match, REAVER)
    assert (tile(match, REAVER), tile(match, PHASE)) == ("E", "E")
    assert asked_seat(match) == DEMONS


def test_the_dead_are_shuffled_into_a_new_deck_when_the_character_deck_is_empty() -> None:
    """RU-F06."""
    rules = rules_for("knight-fall", 2, {})
    assert isinstance(rules, KnightFall)
    s = rules.start()
    assert isinstance(s, KnightFallState)
    s.characters[1].pour_into(s.fallen[1])
    assert s.characters[1].total == 0
    s.luck = Luck(luck("ice-knight", None))
    assert KNIGHT_NAMES[rules.draw_character(s, 1)] == ICE
    assert (s.characters[1].total, s.fallen[1].total) == (8, 0)


def test_the_dead_stay_out_while_there_are_others() -> None:
    """RU-F06."""
    match = fallen()
    assert table(match)["decks"]["knights"]["characters"] == 6
    assert table(match)["decks"]["knights"]["fallen"] == [FLAME]


# -- RU-F07 to RU-F10 -------------------------------------------------------------------------------------------------


def test_golems_of_a_dead_knight_act_at_the_start_of_the_turn_of_the_same_place() -> None:
    """RU-F07: not on the turn of the player's other knight."""
    where = {STORM: "A", ICE: "A", SOUL: "E", PHASE: "I", "ice-golem-1": "C"}
    match = demon_turn("rend", where, [GALE], knight=ICE, makers={"ice": 1}, health={ICE: 1}, defense={ICE: 0})
    play(match, "play rend", f"target {ICE}", "done", "put G")
    assert asked_seat(match) == KNIGHTS
    play(match, "order ice-golem-1 move B", "order ice-golem-1 move C")
    assert (asked(match), active(match)) == ("ask-play", GALE)
    until_turn_of(match, PHASE)
    assert asked(match) == "ask-play"


def test_a_seal_or_mark_goes_to_the_discards_when_its_character_dies() -> None:
    """RU-F08."""
    match = fallen(seals={FLAME: "seal-of-valor"})
    assert seal(match, GALE) is None
    assert table(match)["decks"]["knights"]["discards"] == ["seal-of-valor"]


def test_a_knight_killed_in_the_end_of_round_phase_returns_on_its_next_turn() -> None:
    """RU-F09."""
    where = {STORM: "E", SOUL: "E", FLAME: "A", PHASE: "I", "imp-1": "A", "imp-2": "H"}
    match = round_end(where, [GALE], health={FLAME: 1}, defense={FLAME: 0})
    play(match, f"order imp-1 melee {FLAME}")
    assert characters(match)[1] == GALE
    assert tile(match, GALE) is None
    assert points(match)[DEMONS] == 1
    while asked(match) != "ask-play":
        decline(match)
    assert active(match) == STORM
    assert tile(match, GALE) is None
    play(match, "done")
    assert asked(match) == "ask-corner"


def test_a_second_ice_knight_controls_the_ice_golems_on_the_board() -> None:
    """RU-F10: they were made at another place."""
    where = {STORM: "E", SOUL: "E", ICE: "A", PHASE: "I", "ice-golem-1": "C"}
    match = demon_turn("", where, knight=ICE, makers={"ice": 3})
    play(match, "done")
    assert (active(match), asked_seat(match)) == (ICE, KNIGHTS)
    assert "order ice-golem-1 move B" in offered(match)
    until_turn_of(match, PHASE)
    assert asked(match) == "ask-play"


def test_hand_and_slowed_card_stay_when_a_character_dies() -> None:
    """RU-F01, RU-D07: only the character is new."""
    match = fallen(other_hand="encircle banish", slowed=[None, "skyfall"])
    assert hand(match, KNIGHTS) is not None
    assert sorted(hand(match, KNIGHTS) or []) == ["banish", "encircle"]
    assert slowed(match, KNIGHTS) == "skyfall"
    assert "CharacterKilled" in kinds(match)
    assert healths(match, STORM, PHASE) == (5, 6)


# -- what stays when its maker dies -----------------------------------------------------------------------------------


def test_imps_stay_when_the_imp_lord_dies() -> None:
    where = {"imp-lord": "A", "imp-1": "B", FLAME: "A", SOUL: "E"}
    match = knight_turn("cleaving-oath", where, demon="imp-lord", health={"imp-lord": 1})
    play(match, "play cleaving-oath", "target imp-lord", "pass")
    assert "imp-lord" not in characters(match)
    assert tile(match, "imp-1") == "B"


def test_portals_stay_when_the_phase_knight_dies() -> None:
    where = {STORM: "A", PHASE: "A", FLAME: "C", SOUL: "E"}
    match = demon_turn("rend", where, [GALE], knight=PHASE, knight2=FLAME, health={PHASE: 1}, defense={PHASE: 0},
                       portals=["C", "G"])  # fmt: skip
    play(match, "play rend", f"target {PHASE}")
    until_turn_of(match, FLAME)
    play(match, "basic move")
    assert "go G" in offered(match)


def test_a_bone_crusher_killed_by_retribution_while_his_crawlers_act_takes_them_with_him() -> None:
    """RU-F03: the new demon plays on; what belongs to the start of the turn is over."""
    where = {"bone-crusher": "B", "crawler-1": "C", "crawler-2": "I", "elder-1": "C", WRATH: "B", STORM: "G"}
    match = at(["encircle", "banish", "skyfall", REAVER], characters=[STORM, WRATH, "bone-crusher", PHASE], turn=1,
               units=where, health={"bone-crusher": 2, "elder-1": 1}, defense={WRATH: 0},
               hands=[["rend"], []])  # fmt: skip
    play(match, "done", "order crawler-1 melee elder-1", "target bone-crusher", "pass")
    assert (active(match), tile(match, REAVER)) == (REAVER, "E")
    assert asked(match) == "ask-play"
    assert [tile(match, crawler) for crawler in ("crawler-1", "crawler-2")] == [None, None]
    assert points(match) == (2, 2)
