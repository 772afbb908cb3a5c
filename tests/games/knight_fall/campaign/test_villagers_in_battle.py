"""What villagers do in battles (Villagers; spec of the campaign, chapter 4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.knight_fall.campaign.field import (
    BOTH,
    DREAD,
    HORNED,
    LORD,
    LURKER,
    REAVER,
    SCION,
    SHADE,
    STORM,
    fight,
    mustered,
    purse,
    settle,
    strike_down,
)
from tests.games.knight_fall.table import (
    FLAME,
    PHASE,
    asked,
    defense,
    go,
    health,
    healths,
    offered,
    only,
    play,
    slowed,
    table,
    tile,
    units,
)

QUIET = ["brother-anselm", "tilda-reed", "hob-carrow"]  # help on the map only
ALL = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "final"]


def test_each_knight_starts_with_one_more_health_with_maud_tanner() -> None:
    assert healths(mustered("4", villagers=["maud-tanner"]), *BOTH) == (7, 7)


def test_each_knight_starts_with_one_more_defense_with_oswin_pike() -> None:
    match = mustered("4", villagers=["oswin-pike"])
    assert [defense(match, knight) for knight in BOTH] == [2, 2]
    assert healths(match, *BOTH) == (6, 6)


def test_their_help_counts_once_however_many_battles_there_were() -> None:
    match = strike_down(
        "2",
        SHADE,
        {SHADE: "Er", FLAME: "Er", PHASE: "Br"},
        sheet={"villagers": ["maud-tanner", "oswin-pike"], "keywords": ["CHILLED"], "party": "A2"},
    )
    play(match, "ride A2", "read 9", "choice a", f"first {FLAME}")
    assert healths(match, *BOTH) == (7, 7)
    assert [defense(match, knight) for knight in BOTH] == [2, 2]


@pytest.mark.parametrize("battle", ALL)
def test_each_battle_starts_with_a_stone_golem_on_the_start_tile_with_garrick_stone(battle: str) -> None:
    match = mustered(battle, villagers=["garrick-stone"])
    assert tile(match, "stone-golem-1") == tile(match, FLAME)
    assert health(match, "stone-golem-1") == 2
    assert "stone-golem-2" not in units(match)


def test_one_demon_of_choice_loses_two_health_with_wenna_bell() -> None:
    match = mustered("4", villagers=["wenna-bell"])
    play(match, f"target {FLAME}")
    assert asked(match) == "ask-warned"
    assert offered(match) == {f"target {DREAD}", f"target {STORM}"}
    play(match, f"target {STORM}")
    helped = only(match, "VillagerHelped")
    assert [(event.villager, event.unit) for event in helped] == [("wenna-bell", STORM)]
    assert next(place["health"] for place in table(match)["places"] if place["character"] == STORM) == 3


def test_only_demons_on_the_board_can_lose_it() -> None:
    """Looming ones are not on the board."""
    match = mustered("6", villagers=["wenna-bell"])
    play(match, f"target {FLAME}")
    assert offered(match) == {f"target {SCION}", f"target {LORD}"}


def test_where_there_is_one_demon_nobody_is_asked() -> None:
    match = mustered("3", villagers=["wenna-bell"])
    play(match, f"target {FLAME}")
    assert [event.unit for event in only(match, "VillagerHelped")] == [LURKER]


def test_a_knight_is_never_slowed_with_pip() -> None:
    """The rest of the text holds: it still loses 2 defense."""
    given: dict[str, Any] = {"hands": [["intercept", "sanctuary", "banish"]], "defense": {FLAME: 3}}
    board = {SHADE: "Hr", HORNED: "Ir", FLAME: "Er", PHASE: "Br"}
    cards = ["gaze-from-the-dark", "hail-of-cinders"]
    slow = fight("2", board, cards, health={SHADE: 1}, **given)
    assert slowed(slow, 0) is not None
    match = fight("2", board, cards, sheet={"villagers": ["pip"]}, **given)
    settle(match)
    assert slowed(match, 0) is None
    assert defense(match, FLAME) == 1
    assert [event.villager for event in only(match, "VillagerHelped")] == ["pip"]


def test_pip_helps_against_the_petrifying_gaze_too() -> None:
    match = fight(
        "8",
        {DREAD: "D", FLAME: "Ar", PHASE: "Gr"},
        ["savage-rush", "hail-of-cinders"],
        hands=[["intercept", "sanctuary", "banish"]],
        health={FLAME: 8},
        sheet={"villagers": ["pip"]},
    )
    settle(match)
    assert slowed(match, 0) is None
    assert [event.unit for event in only(match, "VillagerHelped")] == [FLAME]


def test_pip_does_not_help_demons() -> None:
    """RU-D09: a slowed demon takes 1 more damage."""
    match = fight(
        "2",
        {SHADE: "Er", HORNED: "Ir", FLAME: "Er", PHASE: "Br"},
        turn=1,
        hands=[["chains-of-penance"]],
        sheet={"villagers": ["pip"]},
    )
    go(match, "play chains-of-penance", f"target {SHADE}")
    assert health(match, SHADE) == 3


def test_hob_carrow_adds_a_coin_to_what_a_battle_brings() -> None:
    match = strike_down("2", SHADE, {SHADE: "Er", FLAME: "Er", PHASE: "Br"}, sheet={"villagers": ["hob-carrow"]})
    assert purse(match) == (3, 1, 0, 0)


def test_hob_carrow_comes_after_the_coins_of_his_own_battle() -> None:
    """RU-K13."""
    match = strike_down("1", REAVER, {REAVER: "Fr", FLAME: "Fr", PHASE: "Br"})
    assert purse(match) == (2, 0, 0, 0)
    assert [event.villager for event in only(match, "VillagerJoined")] == ["hob-carrow"]


def test_the_others_change_nothing_in_a_battle() -> None:
    usual, helped = mustered("4"), mustered("4", villagers=QUIET)
    assert table(usual)["units"] == table(helped)["units"]
    assert table(usual)["places"] == table(helped)["places"]
