"""How battles of the campaign are won, and what is left of them (Battles; RU-K11, RU-K18, RU-K21, RU-K22, RU-K25)."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.games.knight_fall.modes.campaign.events import BattleWon
from caliburn.kernel.text import words as said_in
from tests.games.knight_fall.campaign.field import (
    CRUSHER,
    DREAD,
    GALE,
    IRON,
    LURKER,
    REAVER,
    REST,
    SCION,
    SEER,
    SHADE,
    STORM,
    battle_of,
    fight,
    purse,
    settle,
    sheet_of,
    strike_down,
    turns,
)
from tests.games.knight_fall.campaign.valley import fought, story_file, win
from tests.games.knight_fall.table import (
    FLAME,
    GAME,
    PHASE,
    active,
    asked,
    defense,
    hand,
    health,
    ice,
    kinds,
    offered,
    only,
    place,
    play,
    slowed,
    table,
    tiles_with,
    units,
)

RIDING = "ask-ride"


EVERYBODY = {SHADE: "Er", FLAME: "Er", PHASE: "Br", "elder-1": "Ar", "elder-2": "Cr", "imp-1": "Er", "imp-2": "Ir"}


def last_blow(units: dict[str, str] = EVERYBODY, **more: Any) -> Match:
    """The first knight strikes down the last demon of battle 2 with a card; two imps and two elders are left."""
    given = {"hands": [["cleaving-oath", "banish", "sanctuary"]], "health": {SHADE: 3}, **more}
    return strike_down("2", SHADE, units, **given)


# -- winning ---------------------------------------------------------------------------------------------------------


def test_a_battle_is_won_at_once_when_the_last_demon_falls_whatever_minions_are_left() -> None:
    match = last_blow()
    assert [event.battle for event in only(match, "BattleWon")] == ["2"]
    assert battle_of(match) is None
    assert table(match)["phase"] == "map"
    assert "ReactionMade" not in kinds(match)


def test_the_reward_comes_after_winning_only() -> None:
    before = fight("2", {SHADE: "Er", FLAME: "Er", PHASE: "Br"}, turn=1)
    assert purse(before) == (0, 0, 0, 0)
    match = last_blow(sheet={"elixirs": 1})
    assert purse(match) == (2, 1, 0, 1)
    assert 7 in next(
        [one["number"] for one in square["numbers"] if one["crossed"]]
        for square in sheet_of(match)["squares"]
        if square["at"] == "B3"
    )
    assert sheet_of(match)["page"]["kind"] == "after"


def test_the_bells_ring_once_for_the_turn_of_a_battle() -> None:
    assert sheet_of(last_blow(sheet={"bells": 4}))["bells"]["crossed"] == 5


def test_elders_that_live_are_saved() -> None:
    """RU-K18."""
    match = last_blow(sheet={"saved": 3})
    assert sheet_of(match)["elders"]["saved"] == 5
    assert [event.elders for event in only(match, "BattleWon")] == [2]


@pytest.mark.parametrize(
    ("battle", "elders", "english", "german"),
    [
        ("3", 0, "Battle won: The Lantern in the Wood.", "Kampf gewonnen: Die Laterne im Wald."),
        (
            "2",
            0,
            "Battle won: The Hanging Orchard. No elder is saved.",
            "Kampf gewonnen: Der Henkersgarten. Von den Ältesten wird niemand gerettet.",
        ),
    ],
)
def test_elders_are_told_of_only_where_there_were_any(battle: str, elders: int, english: str, german: str) -> None:
    rules = fight("2", EVERYBODY).rules
    told = rules.tell(BattleWon(battle, elders))
    assert [said_in(lang, GAME).say(told) for lang in ("en", "de")] == [english, german]


def test_elders_that_died_are_not() -> None:
    """RU-K18."""
    match = last_blow(units={SHADE: "Er", FLAME: "Er", PHASE: "Br", "elder-2": "Cr"})
    assert sheet_of(match)["elders"]["saved"] == 1


def test_a_demon_that_falls_on_its_own_turn_can_be_the_last() -> None:
    """RU-J14: the Molten Scion pays its last health; nobody follows, nothing goes on."""
    match = fight(
        "6",
        {SCION: "D", FLAME: "Gr", PHASE: "Gr", "elder-1": "A"},
        ["pace-the-cloister", "headlong-charge"],
        health={SCION: 1},
    )
    assert [event.elders for event in only(match, "BattleWon")] == [1]
    assert purse(match) == (3, 2, 0, 0)
    assert (table(match)["coop"]["deck"], table(match)["coop"]["shown"]) == (24, [])


def test_a_golem_can_win_it_at_the_end_of_a_round() -> None:
    match = fight(
        "2", {SHADE: "Er", FLAME: "Br", PHASE: "Br", "stone-golem-1": "Er"}, health={SHADE: 1}, end_of_round=True
    )
    play(match, f"order stone-golem-1 melee {SHADE}")
    assert only(match, "BattleWon")
    assert table(match)["phase"] == "map"


def test_the_last_bone_crusher_has_no_time_to_shatter() -> None:
    """KF-X24: the battle is over as he falls."""
    match = strike_down(
        "7",
        CRUSHER,
        {CRUSHER: "Er", FLAME: "Er", PHASE: "Br", "crawler-1": "Br", "elder-1": "Er"},
        health={CRUSHER: 2, FLAME: 1, PHASE: 1},
        sheet={"fallen": REST},
    )
    assert only(match, "BattleWon")
    assert sheet_of(match)["fallen"] == REST


def test_the_last_knight_that_falls_before_the_last_demon_loses() -> None:
    """RU-B20, KF-X24: the Molten Scion burns the knight first and then pays."""
    match = fight(
        "6",
        {SCION: "D", FLAME: "I"},
        ["savage-rush", "hail-of-cinders"],
        health={SCION: 1, FLAME: 1},
        sheet={"fallen": REST},
    )
    settle(match, RIDING)
    assert only(match, "BattleLost")
    assert not only(match, "BattleWon")


def test_who_strikes_down_the_last_knight_heals_no_more() -> None:
    """KF-X24: Drink Deep heals by what it takes, but the battle is over first."""
    match = fight(
        "4",
        {DREAD: "I", STORM: "A", FLAME: "I"},
        ["drink-deep", "hail-of-cinders"],
        health={DREAD: 2, FLAME: 1},
        sheet={"fallen": REST},
    )
    assert kinds(match)[-3:] == ["CharacterKilled", "BattleLost", "CampaignEnded"]


def test_after_a_battle_the_party_may_be_set_down_elsewhere() -> None:
    """Only in a campaign of one's own: the ferry comes with everything else that the choice brings."""
    story = story_file()
    story["campaign"]["entries"]["3"]["choices"][0]["ferry"] = ["A1", "B1"]
    match = win(fought("1", options={"edition": story}))
    assert offered(match) == {"ferry A1", "ferry B1"}
    assert table(match)["campaign"]["page"]["kind"] == "after"
    play(match, "ferry B1")
    assert (sheet_of(match)["party"], asked(match)) == ("B1", RIDING)


# -- nothing stays ---------------------------------------------------------------------------------------------------


def test_seals_hands_halos_portals_and_minions_are_gone() -> None:
    """RU-K11, RU-K21, RU-K25."""
    match = last_blow(
        seals={FLAME: "seal-of-valor", PHASE: "seal-of-warding"},
        halos=["Fr"],
        portals=["Br", "Hr"],
        slowed=["skyfall"],
        makers={"slag": 3},
    )
    decks = table(match)["decks"]["knights"]
    assert (decks["deck"], decks["discards"]) == (58, [])
    assert (hand(match, 0), slowed(match, 0)) == ([], None)
    assert {one.get("seal") for one in table(match)["places"]} == {None}
    assert units(match) == {}
    assert all(one is None for one in table(match)["tiles"])
    assert table(match)["supply"] == {"imp": 4, "stone-golem": 4, "ice-golem": 2, "slag-golem": 2, "crawler": 4}


def test_demons_come_back_and_fallen_knights_do_not() -> None:
    """Battles: demons only retreat; whoever fell is in the box."""
    match = last_blow(sheet={"fallen": [SEER]})
    decks = table(match)["decks"]
    assert (decks["demons"]["characters"], decks["demons"]["fallen"]) == (10, [])
    assert sheet_of(match)["fallen"] == [SEER]
    assert decks["knights"]["characters"] == 9 - 2 - 1


def test_cooperative_cards_are_shuffled_anew_for_each_battle() -> None:
    """KF-X20."""
    match = fight(
        "2",
        {SHADE: "Er", FLAME: "Er", PHASE: "Br"},
        ["dark-mending", "circling-dread"],
        health={SHADE: 1, FLAME: 8},
        hands=[["cleaving-oath", "banish", "sanctuary"]],
    )
    settle(match)
    assert table(match)["coop"]["deck"] == 22
    while table(match)["campaign"]["battle"]:
        answers = offered(match)
        wanted = [one for one in sorted(answers) if one.startswith((f"target {SHADE}", "play cleaving", "actions"))]
        play(match, (wanted or [one for one in ("done", "pass") if one in answers] or [min(answers)])[0])
    coop = table(match)["coop"]
    assert (coop["deck"], coop["discards"], coop["shown"]) == (24, [], [])


def test_knights_have_six_health_and_one_defense_again() -> None:
    """RU-K21: what villagers add comes with the next battle."""
    match = last_blow(
        health={SHADE: 3, FLAME: 2, PHASE: 8},
        defense={FLAME: 0, PHASE: 4},
        sheet={"villagers": ["maud-tanner", "oswin-pike"]},
    )
    assert [(place(match, knight)["health"], defense(match, knight)) for knight in (FLAME, PHASE)] == [(6, 1)] * 2


@pytest.mark.parametrize("keywords", [["CURSED"], ["PILGRIM"]])
def test_keywords_of_the_last_battle_change_nothing_on_the_map(keywords: list[str]) -> None:
    match = last_blow(sheet={"keywords": keywords})
    assert (place(match, FLAME)["health"], defense(match, FLAME)) == (6, 1)


def test_a_knight_that_fell_is_replaced_when_the_battle_is_won_before_the_map_goes_on() -> None:
    """KF-X23."""
    match = last_blow(units={SHADE: "Er", FLAME: "Er"}, cards=[GALE], sheet={"villagers": ["maud-tanner"]})
    assert table(match)["phase"] == "map"
    assert sheet_of(match)["knights"] == [FLAME, GALE]
    assert sheet_of(match)["fallen"] == [PHASE]
    assert place(match, GALE)["health"] == 6
    assert kinds(match).index("KnightSent") < kinds(match).index("ResourcesGained")


def test_a_battle_can_be_won_while_no_knight_stands_and_both_are_replaced() -> None:
    """KF-X23: a golem strikes the last demon down."""
    match = fight(
        "2", {SHADE: "Er", "stone-golem-1": "Er", "elder-1": "Cr"}, [GALE, IRON], health={SHADE: 1}, end_of_round=True
    )
    play(match, f"order stone-golem-1 melee {SHADE}")
    assert only(match, "BattleWon")
    assert (sheet_of(match)["knights"], sheet_of(match)["fallen"]) == ([GALE, IRON], [FLAME, PHASE])
    assert sheet_of(match)["elders"]["saved"] == 1


def test_with_nobody_left_the_party_rides_on_with_one_knight() -> None:
    """KF-X22."""
    match = last_blow(units={SHADE: "Er", FLAME: "Er"}, sheet={"fallen": REST})
    assert sheet_of(match)["knights"] == [FLAME]
    assert len(sheet_of(match)["fallen"]) == 8
    assert match.result is None


def test_the_last_knight_follows_the_first_demon_in_the_next_battle() -> None:
    """KF-X22: the other demon acts before nobody."""
    match = last_blow(units={SHADE: "Er", PHASE: "Er"}, sheet={"fallen": REST, "party": "C2"}, turn=3)
    play(match, "ride C2", "read 12", "choice a")
    settle(match)
    assert [one["character"] for one in table(match)["places"]] == [DREAD, PHASE, STORM, None]
    before = len(turns(match))
    play(match, "done")
    settle(match)
    assert turns(match)[before:] == [STORM, DREAD]  # which strikes it down


def test_the_next_battle_starts_clean() -> None:
    """RU-K25: fresh ice, fresh minions, fresh hands, the first round; the order of the knights is chosen again."""
    match = strike_down(
        "9",
        STORM,
        {STORM: "Er", FLAME: "Er", PHASE: "Gr", "imp-1": "Ar"},
        ice=0,
        portals=["Gr"],
        round=7,
        sheet={"party": "A2"},
    )
    assert sheet_of(match)["party"] == "A2"
    play(match, "ride A2", "read 9", "choice a")
    assert offered(match) == {f"first {FLAME}", f"first {PHASE}"}
    play(match, f"first {PHASE}")
    settle(match)
    assert table(match)["round"] == 1
    assert (active(match), ice(match)) == (PHASE, 2)
    assert tiles_with(match, "portal") == []
    assert [one["character"] for one in table(match)["places"]][:2] == [LURKER, PHASE]
    assert battle_of(match)["looming"] == [REAVER]
    assert (asked(match), health(match, PHASE)) == ("ask-play", 6)
