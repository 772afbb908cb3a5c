"""Knight Tales, "End of a Player's Night", "Gathering Renown" and "End of Night": who goes where, what falls."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_tales.duels import CALM, NONE, TWO
from tests.games.knight_tales.tables import (
    COOP,
    HIDDEN,
    asked,
    at,
    fight,
    kinds,
    knight,
    night,
    only,
    table,
)

DAY_TWO = "honest-steel"


def dusk(lanes: list[Any], chance: str = "", **position: Any) -> Match:
    """The end of a night; the morning after comes from a seed."""
    return at(chance, phase="dusk", lanes=lanes, then=1, **position)


# -- the end of a knight's night -------------------------------------------------------------------------------------


def test_knights_go_home_to_spots_4_3_2_in_the_order_in_which_their_nights_end() -> None:
    """R86"""
    dice = f"{NONE} {CALM} " * 3
    match = night([["dire-wolf"], [], []], dice, order=[2, 0, 1], turn=2, fatigue=[1, 1, 1], then=1)
    fight(match, "attack 1-1", "attack 1-1", "attack 1-1")
    assert [(event.seat, event.spot) for event in only(match, "NightOver")] == [
        (2, 4), (0, 3), (1, 2),
    ]  # fmt: skip
    assert [knight(match, seat)["wrath"] for seat in range(3)] == [2, 1, 3]
    assert table(match)["order"] == [1, 0, 2]


@pytest.mark.parametrize(
    ("wounds", "zone", "points"),
    [(0, "green", 5), (1, "green", 5), (2, "yellow", 3), (4, "yellow", 3), (5, "red", 0), (8, "red", 0)],
)
def test_renown_is_gathered_by_the_zone_of_the_health_token(wounds: int, zone: str, points: int) -> None:
    """R84"""
    match = night([["dire-wolf"], [], []], f"{NONE} {CALM}", fatigue=[1, 9, 9], wounds=[wounds, 0, 0])
    fight(match, "attack 1-1")
    (event,) = only(match, "RenownGained")
    assert event[1:] == (zone, points)
    assert table(match)["renown"][0]["crests"] == [[0, zone]]


def test_any_number_of_knights_may_be_in_one_zone() -> None:
    """R84: one crest each for the night."""
    match = night([["dire-wolf"], [], []], f"{NONE} {CALM} " * 3, fatigue=[1, 1, 1], then=1)
    fight(match, "attack 1-1", "attack 1-1", "attack 1-1")
    assert table(match)["renown"][0]["crests"] == [[0, "green"], [1, "green"], [2, "green"]]


def test_a_knight_who_finds_nothing_to_attack_gathers_renown_and_goes_home() -> None:
    """R85, R86: the last monster fell; each leaves at the start of the own turn."""
    match = night([["dire-wolf"], [], []], f"{TWO} {CALM}", wounds=[0, 3, 6], fatigue=[9, 5, 2], then=1)
    fight(match, "attack 1-1")
    assert [(event.seat, event.spot) for event in only(match, "NightOver")] == [
        (1, 4), (2, 3), (0, 2),
    ]  # fmt: skip
    assert sorted(table(match)["renown"][0]["crests"]) == [[0, "green"], [1, "yellow"], [2, "red"]]


# -- damage ----------------------------------------------------------------------------------------------------------


def test_undefeated_monsters_damage_their_lanes_and_the_boss_all_of_them() -> None:
    """E10, R88: also a face-down one; what a lane cannot take the village takes."""
    lanes = [["doom-bat"], ["troll", {"id": "zombie", "hidden": True}], []]
    match = dusk(lanes, boss="warchief", boss_rank=3)
    assert table(match)["walls"] == [1, 0, 2]
    assert table(match)["village"] == 2


def test_lanes_are_struck_from_left_to_right_and_the_boss_comes_last() -> None:
    """R88"""
    match = dusk([["goblin", "troll"], ["zombie"], ["vampire"]], boss="warchief", boss_rank=3)
    assert [event.lane for event in only(match, "MonsterStruck")] == [1, 1, 2, 3]
    order = [kind for kind in kinds(match) if kind in ("MonsterStruck", "BossStruck")]
    assert order == ["MonsterStruck"] * 4 + ["BossStruck"]


def test_the_well_falls_before_the_cart_and_the_cart_before_the_farmhouse() -> None:
    """R89: they are worth the same."""
    match = dusk([["troll"], [], []], walls=[0, 3, 3])
    assert [event.part for event in only(match, "VillageDamaged")] == ["well", "cart"]


def test_a_boss_still_in_the_forest_damages_all_lanes() -> None:
    """R90"""
    assert table(dusk([["goblin"], [], []], boss="lich-lord"))["walls"] == [1, 2, 2]


def test_a_defeated_boss_damages_nothing() -> None:
    """R67, R90"""
    assert table(dusk([["goblin"], [], []]))["walls"] == [2, 3, 3]


def test_an_undefeated_boss_leaves_the_game() -> None:
    """R91: it is never drawn again, and the two others are."""
    seen = set()
    for seed in range(12):
        match = at("", phase="dusk", lanes=[[], [], []], boss="warchief", then=seed, gold=[0, 0, 0])
        while asked(match) == "ask-market":
            fight(match, "pass")
        seen.add(table(match)["boss"]["id"])
        assert table(match)["bosses_met"][0] == "warchief"
    assert seen == {"lich-lord", "woodwitch"}


@pytest.mark.parametrize("options", [{}, COOP])
def test_with_the_last_part_of_the_village_the_game_is_lost_at_once(options: dict[str, Any]) -> None:
    """R92: the second point is not dealt any more; nobody wins, nothing is scored."""
    match = dusk([["troll"], ["goblin"], []], walls=[0, 0, 0], village=1, options=options)
    assert match.result is not None
    assert (match.result.winners, table(match)["village"], asked(match)) == ((), 0, None)
    assert len(only(match, "VillageDamaged")) == 1
    assert table(match)["score"] is None


def test_a_village_destroyed_while_the_third_night_ends_is_lost() -> None:
    """R93"""
    lost = dusk([["goblin"], [], []], walls=[0, 0, 0], village=1, round=3)
    assert lost.result is not None
    assert (lost.result.reason, lost.result.winners) == ("end-fallen", ())
    held = dusk([["goblin"], [], []], walls=[0, 0, 0], village=2, round=3)
    assert held.result is not None
    assert held.result.reason == "end-held"
    assert held.result.winners


def test_face_down_monsters_are_turned_over_only_to_read_their_damage() -> None:
    """R26: no gold, no token, no moving to the back."""
    match = dusk([["goblin", {"id": "shaman", "hidden": True}, {"id": "zombie", "hidden": True}], [], []])
    assert [event.monster for event in only(match, "MonsterUnmasked")] == ["shaman", "zombie"]
    assert not {"TokenPlaced", "MonsterMovedBack", "MonsterRevealed"} & {*kinds(match)}
    assert table(match)["walls"] == [0, 3, 3]


def test_undefeated_monsters_go_back_to_their_own_decks_and_defeated_ones_stay_with_their_owners() -> None:
    """R138, D#30: 24 minions and 18 champions, less what was claimed."""
    lanes = [[{"id": "goblin", "health": 1, "crests": [0], "sword": 2}], ["troll", HIDDEN], []]
    match = dusk(lanes, "zombie", slain=[["ghoul", "vampire"], ["goblin"], []])
    seen = table(match)
    assert (seen["minion_deck"], seen["champion_deck"]) == (22, 17)
    assert [one["monsters"] for one in seen["knights"]] == [2, 1, 0]
    assert seen["lanes"] == [[], [], []]


def test_gold_and_crests_on_undefeated_monsters_are_nobodys() -> None:
    """R138: the point that was dealt paid its gold then; the rest goes to the reserve."""
    lanes = [[{"id": "treant", "health": 4, "crests": [0]}], [], []]
    match = dusk(lanes, gold=[1, 0, 0])
    assert [one["gold"] for one in table(match)["knights"]] == [1, 0, 0]


def test_after_the_night_a_new_day_begins_and_after_the_third_the_game_is_over() -> None:
    """R93"""
    assert (table(dusk([[], [], []], round=2))["round"], table(dusk([[], [], []], round=2))["phase"]) == (3, "day")
    assert table(dusk([[], [], []], round=3))["phase"] == "over"
