"""The baseline bots at Knight Tales: the greedy one holds the village, and knows a good attack when it sees one."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match, text_of
from caliburn.bots import Sight, make_bot
from caliburn.games.knight_tales.bot_dice import DiceOdds, odds_of, settle
from caliburn.games.knight_tales.bot_village import BOSS_LANE, Foe, hold_chance, left_over
from caliburn.lab.simulate import simulate
from tests.games.knight_tales.tables import day, night, play, until

GAMES = 3


def choice(match: Match, seed: str = "1") -> str:
    """What the greedy bot answers to the open question."""
    return text_of(make_bot("greedy", seed).choose(Sight(match, match.asks[0].seat)))


def odds() -> DiceOdds:
    knight = ("sword", "sword", "double-sword", "shield", "shield", "faith")
    black = ("blank", "sword", "sword", "sword", "shield", "doom")
    red = ("sword", "sword", "double-sword", "double-sword", "shield", "doom")
    return odds_of(knight, black, red)


def after(match: Match, move: str) -> float:
    """How the seat that is asked stands after a move."""
    seat = match.asks[0].seat
    future = match.clone()
    future.play(seat, move)
    return future.evaluate(seat)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "seats"), [("competitive", 3), ("coop", 2), ("solo", 1)])
def test_the_greedy_bot_holds_the_village_that_the_random_one_loses(mode: str, seats: int) -> None:
    held = {}
    for bot in ("greedy", "random"):
        report = simulate("knight-tales", seats=seats, games=GAMES, seed="held", bots=[bot], options={"mode": mode})
        held[bot] = report.endings.get("end-held", 0)
    assert held["random"] == 0
    assert held["greedy"] >= GAMES / 2


def test_the_same_seed_plays_the_same_games() -> None:
    reports = [simulate("knight-tales", seats=2, games=1, seed=9, bots=["greedy", "random"]) for _ in "12"]
    assert reports[0].digest == reports[1].digest


# -- choices -----------------------------------------------------------------------------------------------------------


def test_the_greedy_bot_finishes_a_wounded_champion_rather_than_begin_a_minion() -> None:
    lanes = [["goblin"], [{"id": "troll", "health": 1, "crests": [1]}], ["doom-bat"]]
    assert (
        choice(night(lanes, then=1, boss="lich-lord", boss_rank=2, walls=[1, 1, 1], fatigue=[3, 3, 3])) == "attack 2-1"
    )


def test_the_greedy_bot_fights_where_the_walls_have_fallen() -> None:
    lanes: list[list[Any]] = [["goblin"], ["goblin"], []]
    match = night(lanes, then=1, boss="woodwitch", boss_rank=2, walls=[3, 0, 3], village=1, fatigue=[1, 1, 1])
    assert choice(match) == "attack 2-1"


def test_the_greedy_bot_sets_the_shield_aside_that_makes_the_missing_sword() -> None:
    match = night(
        [["dire-wolf"], ["goblin"], ["ghoul"]], "sword shield faith blank sword", then=1, boss="warchief", boss_rank=2
    )
    until(match, "ask-reactions", "attack 1-1")
    assert choice(match) == "use longsword k2 sword"


def test_the_greedy_bot_keeps_its_cards_when_the_roll_kills_and_nobody_strikes_back() -> None:
    dice = "double-sword shield shield blank blank"
    match = night([["dire-wolf"], ["goblin"], ["ghoul"]], dice, then=1, boss="warchief", boss_rank=2, wrath=[3, 0, 0])
    until(match, "ask-reactions", "attack 1-1")
    assert choice(match) == "resolve"


def test_the_greedy_bot_discards_the_shield_that_saves_the_monster() -> None:
    dice = "sword sword faith shield sword"
    match = night(
        [["dire-wolf"], ["goblin"], ["ghoul"]],
        dice,
        then=1,
        boss="warchief",
        boss_rank=2,
        spent=[["longsword"], [], []],
    )
    until(match, "ask-resolve", "attack 1-1")
    assert choice(match) == "faith m1"


def test_the_greedy_bot_buys_what_helps_while_it_can() -> None:
    match = day(then=1, market=["warhammer", "coin-purse", "scout"], gold=[5, 0, 0], round=1)
    assert choice(match) == "buy warhammer"


def test_the_last_to_pass_does_not_take_the_coming_monsters_for_luck() -> None:
    values = set()
    for seed in range(4):
        match = day(then=seed, seats=2, market=["warhammer"], gold=[5, 0], round=1, order=[1, 0])
        match = match if match.asks[0].seat == 0 else play(match, "pass")
        values.add(after(match, "pass"))
    assert len(values) == 1


# -- the evaluation ----------------------------------------------------------------------------------------------------


def test_dice_that_were_just_rolled_do_not_count_before_somebody_reacts() -> None:
    good = "double-sword double-sword double-sword blank blank"
    bad = "shield shield shield shield sword"
    lanes = [["dire-wolf"], ["goblin"], ["ghoul"]]
    position: dict[str, Any] = {"boss": "warchief", "boss_rank": 2, "spent": [["vanguard"], [], []]}
    rolled = [until(night(lanes, dice, then=1, **position), "ask-reactions", "attack 1-1") for dice in (good, bad)]
    assert rolled[0].evaluate(0) == rolled[1].evaluate(0)
    assert after(rolled[0], "resolve") > after(rolled[1], "resolve")


def test_a_monster_that_makes_others_stronger_is_a_better_kill() -> None:
    values = {}
    for support in ("shaman", "dire-wolf"):
        lanes = [[{"id": support, "health": 1}, "ghoul", "goblin"], ["goblin"], ["ghoul"]]
        match = until(night(lanes, "sword sword sword blank blank blank", then=1), "ask-reactions", "attack 1-1")
        before = match.evaluate(0)
        values[support] = after(match, "resolve") - before
    assert values["shaman"] > values["dire-wolf"]


def test_more_walls_and_more_village_are_better() -> None:
    lanes = [["goblin"], ["ghoul"], ["goblin"]]
    values = [
        until(night(lanes, then=1, walls=walls, village=village), "ask-attack").evaluate(0)
        for walls, village in (([3, 3, 3], 3), ([3, 3, 2], 3), ([3, 3, 2], 2), ([0, 0, 0], 1))
    ]
    assert values == sorted(values, reverse=True)
    assert len({*values}) == len(values)
