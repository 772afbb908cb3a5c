"""The last battle (Final Battle; spec of the campaign, chapter 9; RU-K06, RU-K18, RU-K22)."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.campaign.field import (
    BLOW,
    DREAD,
    HORNED,
    LORD,
    LURKER,
    REAVER,
    REST,
    SCION,
    SHADE,
    SOUL,
    STORM,
    WRATH,
    about_to_fight,
    battle_of,
    fight,
    mustered,
    purse,
    settle,
    sheet_of,
    strike_down,
    turns,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    asked,
    characters,
    health,
    kinds,
    offered,
    only,
    play,
    points,
    table,
    tile,
    turn_of,
)

SEVEN = [SHADE, LURKER, LORD, DREAD, HORNED, SCION, REAVER]


def first_struck_down(looming: list[str], *, sheet: dict[str, Any] | None = None, **more: Any) -> Match:
    """The first knight strikes down the first of two demons; so many others loom."""
    board = {STORM: "E", SOUL: "A", FLAME: "E", PHASE: "I", "elder-1": "B", "elder-2": "C", "elder-3": "H"}
    return strike_down("final", STORM, board, sheet={"looming": looming, **(sheet or {})}, **more)


def test_seven_demons_are_drawn_and_six_must_be_defeated() -> None:
    match = mustered("final")
    assert battle_of(match)["to_defeat"] == 6
    assert battle_of(match)["final"]
    assert len(battle_of(match)["looming"]) == 5


def test_looming_demons_lie_open_in_the_order_drawn_and_come_in_it() -> None:
    """KF-X21."""
    match = about_to_fight("final", SEVEN, seats=2)
    play(match, f"first {FLAME}")
    for viewer in (0, 1, None):
        assert table(match, viewer)["campaign"]["battle"]["looming"] == SEVEN[2:]
    coming = first_struck_down([LURKER, LORD, DREAD])
    assert characters(coming)[0] == LURKER
    assert battle_of(coming)["looming"] == [LORD, DREAD]


@pytest.mark.parametrize(("looming", "over"), [([LURKER, LORD], False), ([LURKER], False), ([], True)])
def test_the_battle_is_won_the_moment_the_sixth_demon_falls(looming: list[str], over: bool) -> None:
    """With seven in all, one still stands then."""
    match = first_struck_down(looming)
    assert (match.result is not None) is over
    assert bool(only(match, "BattleWon")) is over


def test_a_won_last_battle_ends_the_campaign_with_the_finale() -> None:
    """RU-K18: the elders that live are saved."""
    match = first_struck_down([], difficulty="hard", seats=2, sheet={"saved": 4, "keywords": ["NAME"], "coins": 3})
    assert match.result is not None
    assert match.result.winners == (0, 1)
    sheet = sheet_of(match)
    assert sheet["page"]["kind"] == "finale"
    assert len(sheet["page"]["epilogues"]) == 1
    assert sheet["elders"] == {"saved": 7, "boxes": 22}
    assert sheet["score"] == {
        "knights": 18, "relics": 0, "villagers": 0, "elders": 21, "resources": 0, "elixirs": 0, "difficulty": 20,
        "failed": 0, "total": 59,
    }  # fmt: skip
    assert match.result.scores == (59, 59)
    assert purse(match)[0] == 3


@pytest.mark.parametrize(("difficulty", "limit"), [("easy", 6), ("medium", 5), ("hard", 5)])
def test_it_is_lost_with_the_fifth_elder_on_easy_with_the_sixth(difficulty: str, limit: int) -> None:
    for lost in (limit - 2, limit - 1):
        match = fight(
            "final",
            {STORM: "B", SOUL: "A", FLAME: "E", PHASE: "C", "elder-1": "B", "elder-2": "C"},
            BLOW,
            difficulty=difficulty,
            sheet={"lost": lost},
        )
        assert (match.result is not None) is (lost == limit - 1)
        if match.result is None:
            assert (battle_of(match)["elders_lost"], battle_of(match)["elders_limit"]) == (limit - 1, limit)
        else:
            assert (match.result.winners, match.result.reason) == ((), "end-campaign-lost-elders")
            assert sheet_of(match)["page"]["kind"] == "defeat"
            assert sheet_of(match)["score"]["failed"] == -30
            assert sheet_of(match)["elders"]["saved"] == 0


def test_in_a_skirmish_no_number_of_dead_elders_loses() -> None:
    """The limit is the last battle's."""
    match = fight("9", {STORM: "Ar", HORNED: "Ir", FLAME: "Gr", PHASE: "Gr", "elder-1": "Ar"}, BLOW, sheet={"lost": 9})
    assert tile(match, "elder-1") is None
    assert match.result is None


def test_it_is_lost_when_no_knight_is_left() -> None:
    """RU-K06, RU-K22."""
    match = fight("final", {STORM: "E", SOUL: "A", FLAME: "E"}, BLOW, sheet={"fallen": REST}, health={FLAME: 6})
    assert match.result is not None
    assert match.result.reason == "end-campaign-lost-knights"
    assert sheet_of(match)["page"]["kind"] == "defeat"
    assert (sheet_of(match)["score"]["knights"], sheet_of(match)["score"]["failed"]) == (0, -30)


def test_several_elders_that_die_at_once_end_it_with_the_one_that_is_too_many() -> None:
    match = fight(
        "final",
        {STORM: "E", SOUL: "A", FLAME: "I", PHASE: "I", "elder-1": "E", "elder-2": "E", "elder-3": "E"},
        ["inferno", "hail-of-cinders"],
        health={"elder-1": 1, "elder-2": 1, "elder-3": 1},
        sheet={"lost": 3},
    )
    assert match.result is not None
    assert len([event for event in only(match, "UnitKilled") if event.unit.startswith("elder")]) == 2


def test_an_elder_too_many_before_the_sixth_demon_loses() -> None:
    """What comes first decides: the Molten Scion burns the elder, then itself."""
    match = fight(
        "final",
        {SCION: "A", FLAME: "I", PHASE: "I", "elder-1": "F"},
        BLOW,
        demons=(SCION, SOUL),
        health={SCION: 1, "elder-1": 1},
        sheet={"lost": 4, "defeated": 5},
    )
    assert only(match, "BattleLost")
    assert match.result is not None
    assert match.result.winners == ()


def test_respawn_is_no_defeat_of_a_demon() -> None:
    match = fight(
        "final",
        {STORM: "E", SOUL: "A", FLAME: "I", PHASE: "I"},
        ["respawn", "hail-of-cinders", SHADE],
        sheet={"looming": []},
    )
    assert match.result is None
    assert battle_of(match)["defeated"] == 5


def test_there_are_no_points_no_new_imps_and_no_new_golems() -> None:
    match = fight(
        "final",
        {STORM: "A", SOUL: "C", FLAME: "I", PHASE: "I"},
        ["hesitation", "circling-dread"],
        end_of_round=True,
        sheet={"looming": [LURKER]},
    )
    settle(match)
    assert points(match) == (0, 0)
    assert not {"MinionPlaced", "PointsScored"} & {*kinds(match)}


def test_a_knight_that_falls_is_replaced_on_the_start_tile() -> None:
    """RU-K05."""
    match = fight("final", {STORM: "E", SOUL: "A", FLAME: "E", PHASE: "G"}, [*BLOW, WRATH], health={FLAME: 6})
    settle(match)
    assert (tile(match, WRATH), health(match, WRATH)) == ("I", 6)


def test_it_is_set_up_where_the_book_says_and_then_goes_round_by_round() -> None:
    match = about_to_fight("final", SEVEN, villagers=["maud-tanner", "oswin-pike", "garrick-stone"], then=7)
    play(match, f"first {FLAME}")
    assert asked(match) != "ask-weakened"
    turn_of(match, FLAME)
    assert turns(match)[:2] == [SHADE, FLAME]
    assert "done" in offered(match)
