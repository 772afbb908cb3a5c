"""Gold coins and mistletoe (p. 26-27). Rulings MG-01 to MG-05 and MG-17."""

from __future__ import annotations

import pytest

from caliburn.games.merlin.modules.gold import Gold
from tests.games.merlin.modules.tables import (
    asked,
    at,
    coins,
    fresh,
    gained,
    gold,
    landed,
    offered,
    play,
    points,
    scored,
    state,
)


def test_everybody_begins_with_two_coins_and_a_mistletoe() -> None:
    match = fresh("gold", seats=4)
    assert Gold.of(state(match)).coins == [2, 2, 2, 2]
    assert Gold.of(state(match)).mistletoe == [1, 1, 1, 1]
    assert match.view("referee")["table"]["coins"] == 22


@pytest.mark.parametrize("module", ["market", "caerleon", "morgana"])
def test_three_modules_bring_gold_and_its_rondel_mg_17(module: str) -> None:
    match = fresh(module)
    assert Gold.of(state(match)).coins == [2, 2, 2]
    assert asked(landed(module, 7)) == "ask-coin"
    assert asked(landed("", 7)) == "ask-exchange"


def test_coins_change_the_chosen_die_step_by_step() -> None:
    match = at("gold", dice=[{"knight": [3]}, {}, {}], knights=[0, 8, 16])
    play(match, "die knight 3", "coin up", "coin up")
    assert not offered(match, "coin")
    assert state(play(match, "go on")).knights[0] == 5


@pytest.mark.parametrize(("value", "ways"), [(1, {"coin up"}), (6, {"coin down"}), (4, {"coin up", "coin down"})])
def test_a_six_never_becomes_a_one_mg_02(value: int, ways: set[str]) -> None:
    match = at("gold", dice=[{"knight": [value]}, {}, {}])
    assert offered(play(match, f"die knight {value}"), "coin") == ways


def test_coins_change_merlin_and_arthur_dice_mg_02() -> None:
    match = at("gold,arthur", dice=[{"merlin": 3, "arthur": 3}, {}, {}])
    assert offered(match, "tune") == {f"tune {die} 3 {way}" for die in ("merlin", "arthur") for way in ("up", "down")}
    assert offered(play(match, "die arthur 3"), "coin") == {"coin up", "coin down"}


def test_coins_change_dice_that_were_not_chosen_and_the_change_stays_mg_01() -> None:
    match = at("gold", dice=[{"knight": [3, 5], "merlin": 2}, {"knight": [1]}, {}])
    play(match, "die knight 3", "tune knight 5 up", "tune merlin 2 down", "go on", "pass", "pass")
    assert state(match).knight_dice[0] == [6]
    assert state(match).merlin_dice[0] == 1
    assert coins(match) == 0
    assert not offered(match, "tune") or match.asks[0].seat != 0


def test_only_own_dice_can_be_changed_mg_01() -> None:
    match = at("gold", dice=[{"knight": [3]}, {"knight": [5]}, {"knight": [6]}])
    assert offered(match, "tune") == {"tune knight 3 up", "tune knight 3 down"}


def test_the_coin_space_gives_a_coin_if_there_is_one() -> None:
    assert coins(play(landed("gold", 18), "act")) == 3
    assert coins(play(landed("gold", 18, gold(coins=[10, 10, 10])), "act")) == 10


def test_the_remedy_space_gives_an_apple_or_a_mistletoe() -> None:
    match = landed("gold", 14)
    assert offered(match) == {"pick apple", "pick mistletoe", "pass"}
    assert Gold.of(state(play(match, "pick mistletoe"))).mistletoe[0] == 2
    match = play(landed("gold", 5), "pick apple")
    assert state(match).apples[0] == 2
    match = landed("gold", 5, gold(mistletoe=[4, 4, 3]), apples=[4, 4, 3])
    assert offered(match) == {"pass"}


def test_the_example_of_a_mistletoe_for_the_third_requirement() -> None:
    items = [{"flag": ["black"], "shield": ["blue"]}, {}, {}]
    match = at("gold", items=items, hands=[["m41"], [], []])
    assert offered(match, "mission") == {"mission m41 mistletoe"}
    play(match, "mission m41 mistletoe")
    assert points(match)[0] == 3
    assert Gold.of(state(match)).mistletoe[0] == 0


def test_all_requirements_may_be_ignored_mg_05_mm_05() -> None:
    match = at("gold", gold(mistletoe=[3, 1, 1]), hands=[["m41", "m37"], [], []])
    assert offered(match, "mission") == {
        "mission m41 mistletoe mistletoe mistletoe", "mission m37 mistletoe mistletoe mistletoe",
    }  # fmt: skip
    match = at("gold", gold(mistletoe=[2, 1, 1]), hands=[["m41", "m37", "m20", "m25", "m31"], [], []])
    assert offered(match, "mission") == {f"mission {card} mistletoe mistletoe" for card in ("m20", "m25", "m31")}


def test_each_icon_counts_by_itself_mm_05() -> None:
    given = {"items": [{"flag": ["black", "grey"]}, {}, {}], "vassals": [{"builder": "grey"}, {}, {}]}
    match = at("gold", hands=[["m37", "m20", "m25", "m31"], [], []], influence=[["black"], [], []], **given)
    assert offered(match, "mission") == {f"mission {card} mistletoe" for card in ("m37", "m20", "m25", "m31")}


def test_a_mistletoe_is_not_wasted_on_a_mission_that_is_met() -> None:
    match = at("gold", items=[{"flag": ["black"]}, {}, {}], hands=[["m01"], [], []])
    assert offered(match, "mission") == {"mission m01"}


@pytest.mark.parametrize(("held", "worth"), [(0, 0), (1, 0), (2, 3), (3, 3), (5, 6)])
def test_two_coins_are_worth_three_points_at_the_end_mg_03(held: int, worth: int) -> None:
    match = scored("gold", gold(coins=[held, 0, 0]), round=6)
    assert gained(match, "end-coins") == ({0: worth} if worth else {})


def test_mistletoe_is_worth_nothing_at_the_end_mg_04() -> None:
    match = scored("gold", gold(coins=[0, 0, 0], mistletoe=[5, 0, 0]), round=6, apples=[0, 0, 0])
    assert points(match) == [6, 6, 6]  # the staffs


def test_dice_that_were_not_chosen_stay_between_one_and_six_mg_02() -> None:
    match = at("gold", dice=[{"knight": [1], "merlin": 6}, {}, {}])
    assert offered(match, "tune") == {"tune knight 1 up", "tune merlin 6 down"}
