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
    lanes: list[list[Any]] = [["goblin"], [{"id": "troll", "health": 1, "crests": [1]}], ["doom-bat"]]
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
        lanes: list[list[Any]] = [[{"id": support, "health": 1}, "ghoul", "goblin"], ["goblin"], ["ghoul"]]
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


@pytest.mark.parametrize(
    ("black", "red", "health", "damage", "falls", "wounds", "dooms"),
    [
        (2, 1, 2, 1.31, 0.54, 0.76, 0.43),
        (3, 0, 3, 1.55, 0.26, 0.48, 0.42),
        (1, 2, 4, 1.60, 0.09, 1.04, 0.45),
        (1, 1, 2, 1.40, 0.57, 0.45, 0.25),
    ],
    ids=["goblin", "ghoul", "troll", "doom-bat"],
)
def test_the_odds_of_one_attack_are_those_of_the_spec(
    black: int, red: int, health: int, damage: float, falls: float, wounds: float, dooms: float
) -> None:
    found = odds().odds(3, black, red)
    assert sum(found.damage) == pytest.approx(1)
    assert sum([min(n, health) * chance for n, chance in enumerate(found.damage)]) == pytest.approx(damage, abs=0.06)
    assert sum(found.damage[health:]) == pytest.approx(falls, abs=0.02)
    assert found.wounds == pytest.approx(wounds, abs=0.06)
    assert found.dooms == pytest.approx(dooms, abs=0.06)


def test_faith_goes_to_the_shield_then_to_swords_then_to_doom() -> None:
    lying = [settle(faith, 2, 0, singles=1, doubles=0, blocks=1, dooms=1, most=9, wound=0.7) for faith in range(4)]
    assert lying == [(1, 1, 1), (2, 1, 1), (2, 0, 1), (2, 0, 0)]


def test_faith_is_not_wasted_on_wounds_in_a_last_heroic_deed() -> None:
    assert settle(1, 2, 0, singles=2, doubles=1, blocks=0, dooms=1, most=9, wound=0.0).dooms == 0


def test_shields_make_a_monster_more_work_and_so_do_dice() -> None:
    plain, shielded, armed = [
        odds().work(*pool, 0, shield, 2, 1, 2) for pool, shield in (((2, 0), 0), ((2, 0), 1), ((2, 2), 0))
    ]
    assert plain < armed
    assert plain < shielded


def test_with_little_fatigue_left_the_most_rewarding_foes_are_fought() -> None:
    foes = [Foe(0, 1, 3.0), Foe(1, 2, 1.0), Foe(BOSS_LANE, 3, 14.0)]
    left = left_over(foes, 3.0, [3, 3, 3])
    assert left[1] < left[0] < left[2]
    assert max(left_over(foes, 60.0, [3, 3, 3])) < 0.05
    assert min(left_over(foes, 0.0, [3, 3, 3])) > 0.5


def test_the_village_falls_when_what_is_left_is_more_than_walls_and_houses() -> None:
    certain, foes = [1.0, 1.0], [Foe(0, 2, 1.0), Foe(0, 1, 1.0)]
    never = [0.0, 0.0, 0.0]
    assert hold_chance([0, 3, 3], 3, foes, certain, never) == pytest.approx(0)
    assert hold_chance([1, 3, 3], 3, foes, certain, never) == pytest.approx(1)
    assert hold_chance([1, 3, 3], 2, foes, certain, never) == pytest.approx(0)
    assert hold_chance([1, 3, 3], 3, foes, [0.5, 1.0], [0.1, 0.1, 0.1]) == pytest.approx(0.95, abs=0.05)


def test_a_boss_that_is_left_damages_every_lane() -> None:
    foes = [Foe(BOSS_LANE, 3, 9.0)]
    assert hold_chance([0, 0, 0], 3, foes, [1.0], [0.0] * 3) == pytest.approx(0)
    assert hold_chance([0, 0, 1], 3, foes, [1.0], [0.0] * 3) == pytest.approx(1)
    assert hold_chance([0, 0, 0], 3, foes, [0.25], [0.0] * 3) == pytest.approx(0.75)
