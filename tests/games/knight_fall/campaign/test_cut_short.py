"""What a fall cuts short in the middle of a card, for knights, demons and minions (KF-X1, RU-J11, RU-K05, RU-K08)."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.campaign.field import (
    CRUSHER,
    GALE,
    HORNED,
    ICE,
    IDLE,
    IRON,
    LURKER,
    REAVER,
    SHADE,
    SOUL,
    STORM,
    WRATH,
    fight,
    settle,
    sheet_of,
)
from tests.games.knight_fall.table import FLAME, PHASE, asked, characters, demon_turn, go, health, offered, only
from tests.games.knight_fall.table import play as answer

BURSTING = {CRUSHER: 1, FLAME: 1}  # one blow fells the demon, and its Shatter the knight
GOLEMS = {CRUSHER: "Er", SOUL: "Hr", FLAME: "Er", PHASE: "Br", "stone-golem-1": "Er", "stone-golem-2": "Hr"}
ICE_GOLEMS = ("ice-golem-1", "ice-golem-2")
BLOW = "order stone-golem-1 melee bone-crusher"


@pytest.mark.parametrize("battle", ["2", "7"])
def test_no_second_golem_is_called_by_a_knight_that_has_fallen(battle: str) -> None:
    """KF-X1, RU-K05: Call of Stone; there is no tile of its own any more, and no gap is one."""
    match = fight(
        battle,
        {CRUSHER: "Er", SOUL: "Hr", FLAME: "Er", PHASE: "Br"},
        turn=1,
        demons=(CRUSHER, SOUL),
        health=BURSTING,
        hands=[["call-of-stone"]],
    )
    answer(match, "play call-of-stone", "put Er", BLOW)
    assert sheet_of(match)["fallen"] == [FLAME]
    assert asked(match) != "ask-placing"
    assert len(only(match, "MinionPlaced")) == 1


@pytest.mark.parametrize(
    ("card", "moves"),
    [("marching-orders", [BLOW]), ("voice-of-the-quarry", [])],
)
def test_golems_stop_when_the_knight_falls_whose_card_moves_them(card: str, moves: list[str]) -> None:
    """KF-X1."""
    match = fight("7", GOLEMS, turn=1, health=BURSTING, hands=[[card]])
    go(match, f"play {card}", *moves)
    assert asked(match) not in ("ask-order", "ask-target")
    assert sheet_of(match)["fallen"] == [FLAME]
    assert health(match, SOUL) == 6


def test_golems_stop_that_a_seal_moves_at_the_start_of_a_turn() -> None:
    """KF-X1: the seal goes with its knight."""
    match = fight(
        "7",
        {**GOLEMS, SOUL: "Ir", FLAME: "Br", PHASE: "Gr", "crawler-1": "Br"},
        IDLE,
        demons=(SOUL, CRUSHER),
        seals={FLAME: "seal-of-the-mason"},
        health=BURSTING,
    )
    settle(match, "ask-order")
    answer(match, BLOW)
    assert sheet_of(match)["fallen"] == [FLAME]
    assert asked(match) != "ask-order"


def test_ice_golems_stop_with_the_turn_of_the_knight_that_made_them() -> None:
    """RU-K05: the golem that struck has an action left, which goes with the turn."""
    match = fight(
        "7",
        {
            SOUL: "Ir",
            CRUSHER: "Er",
            ICE: "Br",
            PHASE: "Gr",
            "ice-golem-1": "Er",
            "ice-golem-2": "Er",
            "crawler-1": "Br",
        },
        IDLE,
        demons=(SOUL, CRUSHER),
        knights=(ICE, PHASE),
        makers={"ice": 1},
        health={ICE: 1, CRUSHER: 1},
    )
    while f"order ice-golem-1 melee {CRUSHER}" not in offered(match):
        answer(match, min(offered(match)))
    answer(match, f"order ice-golem-1 melee {CRUSHER}")
    assert sheet_of(match)["fallen"] == [ICE]
    assert asked(match) != "ask-order"


def test_a_fallen_knight_throws_nobody_about() -> None:
    """KF-X1: the gust would hit a second enemy."""
    match = fight(
        "7",
        {CRUSHER: "Er", SOUL: "Er", GALE: "Er", PHASE: "Br"},
        turn=1,
        knights=(GALE, PHASE),
        health={CRUSHER: 1, GALE: 1},
        hands=[["channel-the-gods"]],
    )
    answer(match, "play channel-the-gods", "target bone-crusher", "target soulstealer")
    while asked(match) == "ask-push":
        answer(match, "pass")
    assert sheet_of(match)["fallen"] == [GALE]
    assert health(match, SOUL) == 6


def test_a_relic_is_the_partys_and_goes_on_when_the_knight_on_turn_falls() -> None:
    """KF-X29: the golem of the Silver Nails still has its second action."""
    match = fight(
        "7",
        {CRUSHER: "Er", SOUL: "Hr", FLAME: "Er", PHASE: "Br"},
        turn=1,
        health=BURSTING,
        hands=[["banish"]],
        sheet={"relics": ["silver-nails"]},
    )
    answer(match, "use silver-nails", "at Er", BLOW)
    assert sheet_of(match)["fallen"] == [FLAME]
    assert asked(match) == "ask-order"


def test_imps_stop_when_the_demon_falls_whose_card_moves_them() -> None:
    """RU-J11, RU-K08: Retribution fells the demon while the first imp acts."""
    match = fight(
        "9",
        {STORM: "Ar", HORNED: "Ir", WRATH: "Er", PHASE: "Gr", "elder-1": "Hr", "imp-1": "Hr", "imp-2": "Gr"},
        ["coop-swarm", "savage-rush"],
        knights=(WRATH, PHASE),
        health={STORM: 2, "elder-1": 1},
        sheet={"looming": [LURKER]},
    )
    settle(match, "ask-retribution")
    answer(match, f"target {STORM}")
    settle(match)
    assert [event.minion for event in only(match, "MinionActs")] == ["imp-3", "imp-1"]  # the summoned one is first
    assert health(match, PHASE) == 6


def test_imps_in_a_frenzy_stop_with_their_demon() -> None:
    """KF-X1, in the game of two teams."""
    match = demon_turn(
        "frenzied-pack",
        {STORM: "B", WRATH: "E", PHASE: "I", "elder-1": "D", "imp-1": "D", "imp-2": "I"},
        knight=WRATH,
        health={STORM: 2, "elder-1": 1},
        defense={WRATH: 0, PHASE: 0},
    )
    answer(match, "play frenzied-pack", "order imp-1 melee elder-1", f"target {STORM}")
    assert asked(match) == "ask-play"
    assert health(match, PHASE) == 6


@pytest.mark.parametrize("tile", ["Gr", "Er"])
def test_looming_demons_come_in_the_order_of_the_fallen_whatever_shatter_hits(tile: str) -> None:
    """RU-K08, spec 12.4: first all that the Bone Crusher's fall brings, then the other's."""
    match = fight(
        "9",
        {CRUSHER: "Er", HORNED: "Er", FLAME: "Gr", PHASE: tile},
        turn=1,
        demons=(CRUSHER, HORNED),
        health={CRUSHER: 1, HORNED: 1},
        hands=[["sunburst"]],
        sheet={"looming": [LURKER]},
    )
    go(match, "play sunburst")
    assert characters(match) == [LURKER, FLAME, None, PHASE]


def test_a_demon_that_looms_in_during_the_chorus_waits_for_its_turn() -> None:
    """RU-K08."""
    match = fight(
        "final",
        {SHADE: "I", SOUL: "I", WRATH: "I", PHASE: "D"},
        ["unholy-chorus", "hail-of-cinders"],
        demons=(SHADE, SOUL),
        knights=(WRATH, PHASE),
        health={SOUL: 2, WRATH: 8},
        sheet={"looming": [REAVER]},
    )
    answer(match, f"target {SOUL}")
    settle(match)
    assert REAVER not in [event.attacker for event in only(match, "AttackDeclared")]


def test_the_shield_is_not_offered_to_an_iron_knight_whose_plate_blocks_the_rest() -> None:
    """KF-X25: both packets are blocked, so nobody would lose health."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", IRON: "Er", PHASE: "Br", "elder-1": "Er"},
        ["hail-of-cinders", "hesitation"],
        knights=(IRON, PHASE),
        defense={IRON: 1},
        sheet={"relics": ["thornwood-shield"]},
    )
    answer(match, f"take {IRON} elder-1 1")
    assert offered(match, "shield") == {f"shield {PHASE}"}
    answer(match, "pass")
    assert (health(match, IRON), health(match, PHASE)) == (6, 5)


def test_the_captain_stays_while_a_knight_is_still_to_come() -> None:
    """RU-A13: the first place is empty only until its next turn."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Br", "stone-golem-1": "Cr"},
        turn=1,
        seats=2,
        hands=[["banish"], ["skyfall"]],
        health={FLAME: 1},
        sheet={"relics": ["bell-of-nine-names"]},
    )
    answer(match, "basic move", "go Br")
    assert sheet_of(match)["fallen"] == [FLAME]
    assert (asked(match), match.asks[0].seat) == ("ask-bell", 0)
