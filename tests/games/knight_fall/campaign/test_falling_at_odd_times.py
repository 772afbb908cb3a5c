"""Falls at the start of a turn, by reactions and in variants (RU-K05, RU-K08, RU-I04)."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.campaign.field import (
    CRUSHER,
    HORNED,
    ICE,
    IDLE,
    KNIGHTS,
    LURKER,
    REAVER,
    SHADE,
    SOUL,
    STORM,
    WRATH,
    fight,
    settle,
    sheet_of,
    strike_down,
    turns,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    active,
    asked,
    go,
    hand,
    health,
    offered,
    only,
    play,
    table,
    tile,
)


def test_a_knight_that_falls_as_its_turn_begins_has_no_more_of_it() -> None:
    """RU-K05: its golem strikes the Bone Crusher down, and the Shatter reaches it at a crawler."""
    match = fight(
        "7",
        {SOUL: "Ir", CRUSHER: "Er", ICE: "Br", PHASE: "Gr", "ice-golem-1": "Er", "crawler-1": "Br"},
        IDLE,
        demons=(SOUL, CRUSHER),
        knights=(ICE, PHASE),
        makers={"ice": 1},
        health={ICE: 1, CRUSHER: 1},
        hands=[["tower-shield", "banish"]],
    )
    while f"order ice-golem-1 melee {CRUSHER}" not in offered(match):
        play(match, min(offered(match)))
    play(match, f"order ice-golem-1 melee {CRUSHER}")
    settle(match)
    assert sheet_of(match)["fallen"] == [ICE]
    assert turns(match) == [SOUL, ICE, PHASE]
    assert active(match) == PHASE
    assert sorted(table(match)["decks"]["knights"]["discards"]) == ["banish", "tower-shield"]


def test_retribution_on_a_demons_turn_brings_the_looming_one_and_ends_that_turn() -> None:
    """RU-B23, RU-K08."""
    match = fight(
        "9",
        {STORM: "Er", HORNED: "Ir", WRATH: "Er", PHASE: "Gr"},
        ["dark-mending", "headlong-charge"],
        knights=(WRATH, PHASE),
        health={WRATH: 8, STORM: 1},
        sheet={"looming": [LURKER]},
    )
    # healed by 4 first; two blows are needed
    assert asked(match) == "ask-retribution"
    play(match, f"target {STORM}")
    assert health(match, STORM) == 3


def test_retribution_that_kills_the_acting_demon_loses_the_rest_of_its_cards() -> None:
    """RU-J11, RU-K08: the second card is not followed by the one that comes."""
    match = fight(
        "9",
        {STORM: "Er", HORNED: "Ir", WRATH: "Er", PHASE: "Gr"},
        ["savage-rush", "headlong-charge"],
        knights=(WRATH, PHASE),
        health={WRATH: 8, STORM: 2},
        sheet={"looming": [LURKER]},
    )
    play(match, f"target {STORM}")
    assert (active(match), asked(match)) == (WRATH, "ask-play")
    assert (tile(match, LURKER), health(match, WRATH)) == ("Er", 2)
    assert [event.half for event in only(match, "CoopCardDrawn")] == ["primary"]
    assert table(match)["coop"]["discards"] == ["savage-rush", "headlong-charge"]


def test_retribution_can_win_a_battle_on_the_demons_turn() -> None:
    match = fight(
        "2",
        {SHADE: "Er", WRATH: "Er", PHASE: "Br"},
        ["savage-rush", "headlong-charge"],
        knights=(WRATH, PHASE),
        health={WRATH: 8, SHADE: 2},
    )
    play(match, f"target {SHADE}")
    assert only(match, "BattleWon")
    assert table(match)["coop"]["deck"] == 24


def test_nobody_is_asked_for_retribution_when_the_battle_is_lost() -> None:
    match = fight(
        "final",
        {STORM: "C", SOUL: "A", WRATH: "E", PHASE: "I", "elder-1": "C"},
        ["savage-rush", "hail-of-cinders"],
        knights=(WRATH, PHASE),
        sheet={"lost": 4},
    )
    assert match.result is not None


@pytest.mark.parametrize("cards", [["tower-shield", "sanctuary", "intercept", "banish"]])
def test_with_five_cards_a_knight_that_falls_on_its_turn_keeps_one_as_always(cards: list[str]) -> None:
    """KF-X27, RU-I04: three leave the hand, three are drawn."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Br"},
        turn=1,
        health={FLAME: 1},
        hands=[cards],
        options={"hand": "5"},
    )
    play(match, "basic move", "go Br")
    assert sheet_of(match)["fallen"] == [FLAME]
    kept = [card for card in hand(match, 0) or [] if card in cards]
    assert len(table(match)["decks"]["knights"]["discards"]) == 3
    assert (len(hand(match, 0) or []), len(kept) >= 1) == (4, True)


def test_the_voice_of_the_quarry_stops_when_the_last_demon_falls() -> None:
    match = fight(
        "2",
        {SHADE: "Er", FLAME: "Br", PHASE: "Br", "stone-golem-1": "Er", "stone-golem-2": "Er", "imp-1": "Er"},
        turn=1,
        hands=[["voice-of-the-quarry"]],
        health={SHADE: 1},
    )
    go(match, "play voice-of-the-quarry")
    while f"target {SHADE}" in offered(match):
        play(match, f"target {SHADE}")
    assert only(match, "BattleWon")
    assert len(only(match, "AttackDeclared")) == 1


def test_the_chorus_of_two_demons_goes_on_beside_one_that_loomed_in() -> None:
    """KF-X13, RU-K08: the Molten Scion dies of its first step; the other still strikes."""
    match = fight(
        "final",
        {"molten-scion": "A", SOUL: "I", FLAME: "I", PHASE: "E"},
        ["unholy-chorus", "hail-of-cinders"],
        demons=("molten-scion", SOUL),
        health={"molten-scion": 1, FLAME: 8},
        sheet={"looming": [REAVER]},
    )
    settle(match)
    assert [event.attacker for event in only(match, "AttackDeclared") if event.by == "unholy-chorus"] == [SOUL]
    assert REAVER in {unit["name"] for unit in table(match)["units"]}
    assert health(match, FLAME) == 5
    assert [event.demon for event in only(match, "DemonLoomed")] == [REAVER]


def test_the_last_knight_that_falls_by_a_shatter_of_its_own_blow_loses() -> None:
    """RU-K06: the Bone Crusher was not the last demon."""
    match = strike_down(
        "7",
        CRUSHER,
        {SOUL: "Ir", CRUSHER: "Er", ICE: "Er"},
        knights=(ICE, PHASE),
        health={ICE: 1, CRUSHER: 1},
        sheet={"fallen": [knight for knight in KNIGHTS if knight not in (ICE, PHASE)]},
    )
    assert match.result is not None
    assert only(match, "BattleLost")
