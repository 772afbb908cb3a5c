"""Knights that fall in a battle, and defeat (Campaign Mode, "Defeat" and "Battles"; RU-K05, RU-K06, RU-K22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.campaign.field import (
    BLOW,
    BOTH,
    GALE,
    HAND,
    HORNED,
    ICE,
    IDLE,
    LURKER,
    REST,
    SEER,
    SHADE,
    WRATH,
    fight,
    settle,
    sheet_of,
    turns,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    active,
    asked,
    defense,
    end_turn,
    go,
    hand,
    health,
    kinds,
    offered,
    only,
    place,
    play,
    seal,
    slowed,
    table,
    tile,
    tiles_with,
    turn_of,
    units,
)

BOARD = {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Br"}
LATER = [*HAND, "dark-mending", "circling-dread", *HAND, *IDLE]  # until it is the first knight's turn again


def falls_leaving(cards: Sequence[str] = LATER, **more: Any) -> Match:
    """The first knight takes its last damage as it leaves a demon, on its own turn."""
    hands = [["tower-shield", "sanctuary", "intercept"]]
    match = fight("2", BOARD, cards, turn=1, hands=hands, health={FLAME: 1}, **more)
    return play(match, "basic move", "go Br")


def falls_to_the_first_demon(cards: Sequence[str] = BLOW, **more: Any) -> Match:
    """The first knight takes six damage from the first demon."""
    return fight("2", BOARD, cards, health={FLAME: 6}, **more)


# -- on its own turn -------------------------------------------------------------------------------------------------


def test_a_knight_that_falls_on_its_own_turn_ends_it_and_its_hand_is_drawn_anew() -> None:
    """RU-K05: the rest of the hand is discarded."""
    match = falls_leaving()
    assert turns(match)[0] == HORNED
    assert sorted(hand(match, 0) or []) == sorted(HAND)
    assert sorted(table(match)["decks"]["knights"]["discards"]) == ["intercept", "sanctuary", "tower-shield"]
    assert table(match)["players"][0]["basic"]


def test_it_has_no_powers_at_the_end_of_that_turn() -> None:
    """RU-K05: the Earth Knight would gain defense, the Seer Knight a fourth card, the seal would heal."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", SEER: "Er", PHASE: "Br"},
        [*HAND, "dark-mending", "circling-dread"],
        knights=(SEER, PHASE),
        turn=1,
        health={SEER: 1},
        seals={SEER: "seal-of-renewal"},
    )
    play(match, "basic move", "go Br")
    assert [event.number for event in only(match, "CardsDrawn")] == [3]
    assert table(match)["decks"]["knights"]["discards"] == ["seal-of-renewal"]


def test_its_name_is_written_down_at_once() -> None:
    """RU-K05."""
    assert sheet_of(falls_leaving())["fallen"] == [FLAME]


def test_another_comes_on_the_start_tile_with_the_next_turn_of_its_place() -> None:
    """RU-K05."""
    match = falls_leaving([*LATER, WRATH])
    turn_of(match, PHASE)
    assert [one["character"] for one in table(match)["places"]] == [SHADE, None, HORNED, PHASE]
    turn_of(end_turn(match), WRATH)
    assert (tile(match, WRATH), health(match, WRATH), defense(match, WRATH)) == ("Br", 6, 1)
    assert [event.knight for event in only(match, "KnightSent")] == [WRATH]
    assert turns(match)[-2:] == [SHADE, WRATH]


def test_it_comes_with_what_villagers_give() -> None:
    """RU-K05; V1, V2."""
    match = falls_leaving(
        [*LATER, WRATH],
        sheet={"villagers": ["maud-tanner", "oswin-pike"]},
    )
    turn_of(match, PHASE)
    turn_of(end_turn(match), WRATH)
    assert (health(match, WRATH), defense(match, WRATH)) == (7, 2)


# -- on another turn -------------------------------------------------------------------------------------------------


def test_a_knight_that_falls_on_a_demons_turn_keeps_its_hand() -> None:
    """RU-K05: another comes with the turn of that place, which may be the next one."""
    match = falls_to_the_first_demon([*BLOW, WRATH], hands=[["intercept", "sanctuary", "banish"]])
    settle(match)
    assert active(match) == WRATH
    assert sorted(hand(match, 0) or []) == ["banish", "intercept", "sanctuary"]
    assert (tile(match, WRATH), health(match, WRATH), defense(match, WRATH)) == ("Br", 6, 1)


def test_a_slowed_card_stays_slowed_for_the_one_that_comes() -> None:
    """RU-D07."""
    match = falls_to_the_first_demon([*BLOW, WRATH], hands=[["intercept"]], slowed=["banish"])
    settle(match)
    assert slowed(match, 0) == "banish"


def test_its_seal_is_discarded() -> None:
    """RU-F08."""
    match = falls_to_the_first_demon([*BLOW, WRATH], seals={FLAME: "seal-of-valor"})
    settle(match)
    assert seal(match, WRATH) is None
    assert table(match)["decks"]["knights"]["discards"] == ["seal-of-valor"]


def test_until_then_nobody_stands_in_its_place() -> None:
    """RU-F02, RU-K05: the elder that it guarded is undefended."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Er", FLAME: "Br", PHASE: "Er", "elder-1": "Er"},
        ["savage-rush", "hail-of-cinders", *HAND, "headlong-charge", "hesitation"],
        health={PHASE: 6},
    )
    assert tile(match, PHASE) is None
    assert health(match, "elder-1") == 6
    turn_of(match, FLAME)
    play(match, "done")
    assert tile(match, "elder-1") is None


def test_a_knight_that_falls_at_the_end_of_a_round_comes_with_its_next_turn() -> None:
    """RU-K05, RU-F09."""
    match = fight(
        "2",
        {SHADE: "Hr", HORNED: "Ir", FLAME: "Br", PHASE: "Cr", "imp-1": "Br"},
        ["dark-mending", "circling-dread", GALE],
        health={FLAME: 1},
        end_of_round=True,
    )
    settle(match)
    assert turns(match) == [SHADE, GALE]
    assert (tile(match, GALE), sheet_of(match)["fallen"]) == ("Br", [FLAME])


def test_halos_of_a_flame_knight_that_fell_leave_when_another_is_placed() -> None:
    """RU-C13."""
    match = falls_to_the_first_demon([*BLOW, WRATH], halos=["Fr"])
    settle(match)
    assert active(match) == WRATH
    assert tiles_with(match, "halo") == []


def test_golems_of_a_knight_that_fell_act_on_the_turns_of_its_place() -> None:
    """RU-F07."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", ICE: "Er", PHASE: "Br", "ice-golem-1": "Dr"},
        [*BLOW, WRATH],
        knights=(ICE, PHASE),
        makers={"ice": 1},
    )
    while not offered(match, "order"):
        play(match, "pass" if "pass" in offered(match) else min(offered(match)))
    assert place(match, WRATH)["waiting"] is False
    assert {text.split()[1] for text in offered(match, "order")} == {"ice-golem-1"}


def test_with_two_players_the_one_whose_knight_fell_leads_the_next() -> None:
    """RU-K04, RU-K05."""
    match = falls_to_the_first_demon([*BLOW, WRATH], seats=2)
    settle(match)
    assert (active(match), match.asks[0].seat) == (WRATH, 0)


# -- the last knights ------------------------------------------------------------------------------------------------


def test_when_no_knight_is_left_to_draw_the_other_goes_on_alone() -> None:
    """RU-K06, KF-X22: the place stays empty and is skipped."""
    match = falls_to_the_first_demon(sheet={"fallen": REST})
    assert match.asks
    assert len(sheet_of(match)["fallen"]) == 8
    settle(match)
    assert active(match) == PHASE
    assert FLAME not in turns(match)
    assert [one["character"] for one in table(match)["places"]][1] is None


def test_whoever_has_the_knight_that_is_left_answers_for_both() -> None:
    """RU-A13, KF-X22: the player without a knight is not asked about a golem at the end of a round."""
    match = fight(
        "2",
        {SHADE: "Hr", PHASE: "Br", "stone-golem-1": "Cr", "elder-1": "Cr"},
        HAND,
        turn=3,
        seats=2,
        hands=[[], ["skyfall"]],
        sheet={"fallen": REST},
    )
    play(match, "done")
    settle(match, "ask-minion")
    assert match.asks[0].seat == 1


def test_the_last_knight_that_falls_on_its_own_turn_loses_everything() -> None:
    """RU-K06, RU-K22."""
    match = fight("2", {SHADE: "Er", HORNED: "Ir", FLAME: "Er"}, turn=1, health={FLAME: 1}, sheet={"fallen": REST})
    play(match, "basic move", "go Br")
    assert match.result is not None
    assert match.result.winners == ()
    assert sheet_of(match)["page"]["kind"] == "defeat"
    assert len(sheet_of(match)["fallen"]) == 9


@pytest.mark.parametrize("more", [0, 3])
def test_a_campaign_lost_in_a_skirmish_ends_with_minus_thirty_and_no_reward(more: int) -> None:
    """RU-K22: the rest of the score still counts."""
    match = fight(
        "2",
        {SHADE: "Er", FLAME: "Er", "elder-1": "Cr"},
        ["inferno", "hail-of-cinders"],
        health={FLAME: 3},
        difficulty="hard",
        sheet={"fallen": REST, "coins": 2, "scrolls": more, "saved": 1},
    )
    assert match.result is not None
    assert sheet_of(match)["score"]["failed"] == -30
    assert sheet_of(match)["score"]["knights"] == 0
    assert sheet_of(match)["score"]["elders"] == 3  # nobody is saved in a battle that is lost
    assert match.result.scores == (20 - 30 + more + 3,)
    assert (sheet_of(match)["coins"], sheet_of(match)["scrolls"]) == (2, more)
    assert [event.battle for event in only(match, "BattleLost")] == ["2"]


def test_both_falling_at_once_is_no_defeat_while_one_is_left_to_draw() -> None:
    """RU-K06: it comes with the next turn of a knight's place, and the other place stays empty."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Er"},
        ["inferno", "hail-of-cinders", GALE],
        health={FLAME: 3, PHASE: 3},
        sheet={"fallen": REST[:-1]},
    )
    settle(match)
    assert active(match) == GALE
    assert [one["character"] for one in table(match)["places"]] == [SHADE, GALE, HORNED, None]
    assert len(sheet_of(match)["fallen"]) == 8


def test_both_falling_at_once_with_nobody_left_is_defeat() -> None:
    """RU-K06."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Er"},
        ["inferno", "hail-of-cinders"],
        health={FLAME: 3, PHASE: 3},
        sheet={"fallen": REST},
    )
    assert match.result is not None
    assert len(sheet_of(match)["fallen"]) == 9


def test_demons_act_on_a_board_without_knights_and_stalkers_stay() -> None:
    """RU-J06, RU-K06: both fell, nobody else is there; the second demon has its turn before the next knight."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", PHASE: "Er"},
        ["inferno", "hail-of-cinders"],
        health={PHASE: 3},
        sheet={"fallen": REST[:-1]},
        turn=0,
    )
    settle(match)
    assert active(match) == GALE
    assert set(units(match)) == {SHADE, HORNED, GALE}


def test_a_knight_that_falls_while_defending_an_elder_is_replaced_like_any() -> None:
    """RU-B19, RU-K05."""
    match = fight(
        "3",
        {LURKER: "Dr", FLAME: "Ar", PHASE: "Br", "elder-1": "Dr"},
        [*BLOW, WRATH],
        defense={FLAME: 1},
        health={FLAME: 5},
    )
    go(match, f"take {FLAME} elder-1 1")
    settle(match)
    assert health(match, "elder-1") == 6
    assert (active(match), sheet_of(match)["fallen"]) == (WRATH, [FLAME])
    assert asked(match) == "ask-play"
    assert "CharacterReplaced" not in kinds(match)
    assert set(BOTH) & {*units(match)} == {PHASE}
