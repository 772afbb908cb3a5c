"""The worked examples of the Knight Tales rulebook (E1 to E13 of the spec), with the printed dice and results."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from caliburn import Match
from caliburn.kernel.luck import Chance
from tests.games.knight_tales.tables import (
    GAME,
    HIDDEN,
    SOLO,
    asked,
    at,
    attack,
    fight,
    go,
    happened,
    kinds,
    knight,
    lane,
    lies,
    monster,
    night,
    offered,
    on_turn,
    only,
    play,
    pool,
    reasons,
    spent,
    table,
    until,
)

SUSY, MICHAEL, THOMAS = 0, 1, 2
GOBLIN = "1-1"


def thomas_against_the_goblin(dice: str) -> Match:
    """Goblin with a Shaman in its lane and a Centaur in its rank; Thomas has a spear and 3 wrath."""
    return night(
        [["goblin", "shaman"], ["centaur"], []],
        dice,
        order=[THOMAS, SUSY, MICHAEL],
        cards=[[], [], ["spear"]],
        wrath=[0, 0, 3],
        gold=[0, 0, 4],
    )


THROWN = "sword shield faith shield sword blank"  # three knight dice, three black ones
WRATH = "faith sword"  # the fourth die, then the re-roll of a faith


def test_three_knights_on_the_village_spots_two_to_four_begin_the_day() -> None:
    """E1: wrath +1, +2 and +3, and the knight on the second spot starts."""
    match = at(
        "champion-slayer spear bear raven",
        phase="dawn",
        village_spots=[2, 3, 4],
        wounds=[2, 0, 1],
        fatigue=[1, 2, 3],
        spent=[["longsword"], [], []],
        market=["warhammer", "hound", "mule", "bard", "scout", "buckler"],
    )
    assert [knight(match, seat)["wrath"] for seat in (SUSY, MICHAEL, THOMAS)] == [1, 2, 3]
    assert [knight(match, seat)["wounds"] for seat in (SUSY, MICHAEL, THOMAS)] == [0, 0, 0]
    assert [knight(match, seat)["fatigue"] for seat in (SUSY, MICHAEL, THOMAS)] == [9, 9, 9]
    assert spent(match, SUSY) == set()
    assert table(match)["order"] == [SUSY, MICHAEL, THOMAS]
    assert on_turn(match) == SUSY
    assert [spot["id"] for spot in table(match)["market"]][6:] == ["spear", "bear", "raven"]


def test_the_order_of_passing_in_the_full_example_of_a_day() -> None:
    """E1, continued: Thomas passes first, then Susy, then Michael after his trophy."""
    match = at(
        "champion-slayer spear bear raven minion goblin minion ghoul minion zombie lich-lord grave-fog",
        phase="dawn",
        village_spots=[2, 3, 4],
        gold=[7, 6, 4],
        slain=[[], ["goblin", "goblin"], []],
        market=["warhammer", "hound", "mule", "bard", "scout", "buckler"],
    )
    play(match, "buy warhammer", "buy bard", "buy buckler", "buy hound", "buy mule")
    assert table(match)["market"][0] == {"back": True, "spot": 1, "sold_to": SUSY}
    assert "buy scout" in offered(match)
    play(match, "pass")
    assert knight(match, THOMAS)["field"] == 1
    assert knight(match, SUSY)["field"] == 2  # without gold she has to pass
    play(match, "forge spiked-shield goblin goblin")
    assert [trophy["taken"] for trophy in table(match)["trophies"]] == [False, True, False]
    assert [knight(match, seat)["field"] for seat in (THOMAS, SUSY, MICHAEL)] == [1, 2, 3]
    assert table(match)["phase"] == "night"


def test_the_goblin_gains_a_die_from_the_shaman_and_a_shield_from_the_centaur() -> None:
    """E2: with the spear on the red die the pool is three black dice."""
    match = thomas_against_the_goblin(THROWN)
    go(match, f"attack {GOBLIN}")
    assert pool(match) == (3, 3, 1)
    assert reasons(match) == {("black", 1, "monster-2", "lane"), ("shield", 1, "monster-3", "rank")}
    until(match, "ask-reactions", "use spear red")
    assert pool(match) == (3, 3, 0)
    assert spent(match, THOMAS) == {"spear"}
    assert "use spear black" not in offered(match)


def test_two_wrath_roll_a_fourth_die_and_one_wrath_rolls_a_faith_again() -> None:
    """E3: sword, shield, faith and faith become sword, shield, faith and sword; no wrath is left."""
    match = thomas_against_the_goblin(f"{THROWN} {WRATH}")
    go(match, f"attack {GOBLIN}", "use spear red", "add")
    assert knight(match, THOMAS)["wrath"] == 1
    assert attack(match)["knight_dice"][3]["face"] == "faith"
    go(match, "reroll k4")
    assert [die["face"] for die in attack(match)["knight_dice"]] == ["sword", "shield", "faith", "sword"]
    assert knight(match, THOMAS)["wrath"] == 0
    assert not offered(match, "reroll") | offered(match, "add")


def test_the_longsword_turns_the_shield_result_into_a_sword_token() -> None:
    """E4: two sword results and a sword token, one faith, no shield."""
    match = thomas_against_the_goblin(f"{THROWN} {WRATH}")
    go(match, f"attack {GOBLIN}", "use spear red", "add", "reroll k4", "use longsword k2 sword")
    assert attack(match)["sword"] == 1
    assert lies(match)["swords"] == 3
    assert lies(match)["shields"] == 0
    assert attack(match)["faith"] == 1
    assert "longsword" in spent(match, THOMAS)


@pytest.mark.parametrize(("faith", "damage"), [((), 1), (("faith m1",), 2)])
def test_faith_on_the_shield_die_defeats_the_goblin(faith: Sequence[str], damage: int) -> None:
    """E5: two shields against three swords; without faith only one damage comes through."""
    match = thomas_against_the_goblin(f"{THROWN} {WRATH}")
    go(match, f"attack {GOBLIN}", "use spear red", "add", "reroll k4", "use longsword k2 sword")
    until(match, "ask-resolve")
    assert lies(match)["damage"] == 1
    assert not lies(match)["defeats"]
    fight(match, *faith)
    assert knight(match, THOMAS)["wounds"] == 1
    assert knight(match, THOMAS)["gold"] == 4 + damage - 1  # the goblin that wounds costs a gold
    assert knight(match, THOMAS)["slain"] == (["goblin"] if damage == 2 else [])
    assert lane(match, 1) == (["shaman"] if damage == 2 else ["goblin", "shaman"])


def test_a_wound_takes_fatigue_and_gives_wrath() -> None:
    """E6: of three free spaces one is spent and one lost to the wound; wrath grows by one."""
    match = night([["goblin"], ["goblin"], []], "faith sword sword blank blank sword", fatigue=[3, 9, 9])
    fight(match, "attack 1-1")
    assert knight(match)["fatigue"] == 1
    assert knight(match)["wrath"] == 1
    assert knight(match)["wounds"] == 1


@pytest.mark.parametrize(("dice", "winner"), [("sword sword", MICHAEL), ("sword shield", THOMAS)])
def test_a_damaged_goblin_goes_to_whoever_dealt_more(dice: str, winner: int) -> None:
    """E7: two damage beat the crest of Thomas, one damage ties with it and he was first."""
    match = night(
        [[{"id": "goblin", "health": 1, "crests": [THOMAS]}], ["goblin"], []],
        f"{dice} shield blank blank sword",
        order=[MICHAEL, SUSY, THOMAS],
        gold=[0, 0, 0],
    )
    fight(match, "attack 1-1")
    assert knight(match, MICHAEL)["gold"] == 1
    assert [knight(match, seat)["monsters"] for seat in (MICHAEL, THOMAS)] == [winner == MICHAEL, winner == THOMAS]


def test_the_last_heroic_deed_suffers_no_wounds_and_ends_the_night() -> None:
    """E8: the Centaur would deal two damage."""
    match = night(
        [["centaur"], ["goblin"], []], "shield faith faith sword sword", seats=2, fatigue=[1, 5], wounds=[1, 0]
    )
    go(match, "attack 1-1", "roll")
    assert attack(match)["last_deed"]
    assert lies(match)["wounds"] == 0
    fight(match)
    assert knight(match)["wounds"] == 1
    assert "WoundsSuffered" not in kinds(match)
    assert knight(match)["out"]
    assert knight(match)["village"] == 4


def tartos_against_the_goblin() -> Match:
    """Three damage to a goblin with one health left and a crest of another; Ghoul and Doom Bat stand beside it."""
    return night(
        [["doom-bat"], [{"id": "goblin", "health": 1, "crests": [1]}, "ghoul"], ["wraith"]],
        "sword sword sword blank blank sword",
        seats=2,
        knights=["tartos", "gaelic"],
        gold=[0, 0],
    )


def test_tartos_may_fell_the_doom_bat_with_all_of_his_excess() -> None:
    """E9: two points moved away leave a tie on the Goblin, and the first gains it."""
    match = tartos_against_the_goblin()
    fight(match, "attack 2-1", "use cleave 1-1 2")
    assert knight(match, 0)["slain"] == ["doom-bat"]
    assert knight(match, 1)["slain"] == ["goblin"]
    assert knight(match, 0)["gold"] == 1 + 2 - 1  # the goblin wounds him and costs a gold


def test_tartos_may_keep_a_point_of_his_excess_and_gains_the_goblin() -> None:
    """E9: one point moved to the Ghoul leaves him two crests against one."""
    match = tartos_against_the_goblin()
    fight(match, "attack 2-1", "use cleave 2-2 1")
    assert knight(match, 0)["slain"] == ["goblin"]
    assert knight(match, 1)["slain"] == []
    assert monster(match, "2-1")["id"] == "ghoul"
    assert monster(match, "2-1")["crests"] == [0]
    assert monster(match, "2-1")["health"] == 2


def test_two_points_on_the_ghoul_do_not_defeat_it() -> None:
    """E9: the Ghoul loses two gold and stays."""
    match = tartos_against_the_goblin()
    fight(match, "attack 2-1", "use cleave 2-2 2")
    assert knight(match, 0)["slain"] == []
    assert monster(match, "2-1")["crests"] == [0, 0]


def test_what_is_left_at_the_end_of_the_night_breaks_the_walls() -> None:
    """E10: left lane two points, middle lane three and one for the village, right lane one."""
    match = at(
        "",
        phase="dusk",
        then=1,
        lanes=[["doom-bat"], ["troll", {"id": "zombie", "hidden": True}], []],
        boss="warchief",
        boss_rank=3,
    )
    assert table(match)["walls"] == [1, 0, 2]
    assert table(match)["village"] == 2
    assert [event.part for event in only(match, "VillageDamaged")] == ["well"]
    assert table(match)["lanes"] == [[], [], []]
    assert table(match)["minion_deck"] == 24
    assert table(match)["champion_deck"] == 18
    assert table(match)["boss"] is None
    assert table(match)["bosses_met"] == ["warchief"]


def test_doom_then_reorganizing_then_the_boss_then_the_hidden_orc() -> None:
    """E11: the orc that is revealed last comes too late for the Warchief."""
    match = night(
        [["goblin", HIDDEN, HIDDEN], ["zombie"], ["wraith"]],
        "sword sword shield doom doom sword battle-cry minion orc-raider",
        boss="warchief",
        doom=2,
        tactic="plunder",
        gold=[1, 1, 0],
    )
    fight(match, "attack 1-1", "combat")
    story = [name for name in kinds(match) if name not in ("GoldLost", "MonsterDamaged", "CardUsed")]
    at_defeat = story.index("MonsterDefeated")
    assert story[at_defeat:] == [
        "MonsterDefeated", "MonsterClaimed", "DoomRaised", "TacticApplied", "TacticTurned", "DoomRaised",
        "BossMoved", "BossActivated", "MonsterRevealed",
    ]  # fmt: skip
    assert [knight(match, seat)["gold"] for seat in range(3)] == [2, 0, 0]  # plundered of one gold each
    boss = table(match)["boss"]
    assert (boss["rank"], boss["column"], boss["tactic"]) == (3, 4, "battle-cry")
    assert boss["tactics_used"] == ["plunder"]
    assert table(match)["walls"] == [3, 3, 3]
    assert lane(match, 1, viewer=1) == ["orc-raider", None]


class Plan(Chance):
    """Chance for a whole game: knight and monster dice fall as the plan says, cards come in the order it likes."""

    def __init__(self, *cards: str) -> None:
        self.cards = cards
        self.knight = "faith"
        self.monster: tuple[str, ...] = ()

    @property
    def scripted(self) -> bool:
        return True

    def named(self, n: int, possible: Sequence[str]) -> str | None:
        wanted = (self.knight,) if "faith" in possible else (*self.monster, *self.cards)
        return next((one for one in wanted if one in possible), possible[0])


def attack_as_planned(match: Match, plan: Plan) -> None:
    """Susy hits nothing and is hit; Michael strikes down whoever stands in front and stays whole."""
    if on_turn(match) == SUSY:
        plan.knight, plan.monster = "faith", ("double-sword", "sword")
    else:
        plan.knight, plan.monster = "double-sword", ("blank", "shield")
    fight(match, min(sorted(offered(match, "attack")), key=lambda move: move[-1:]))


def test_the_score_sheet_of_susy() -> None:
    """E12: 4 and 10 for the market, 23 and 3 for monsters, 3 for the quest, 3 for renown, 3 for 11 gold: 49."""
    minions = ("dire-wolf", "zombie", "centaur", "wraith", "shaman", "giant-spider")
    plan = Plan("minion", *minions, "troll", "orc-berserker", "death-knight", "werewolf", "lich-lord")
    position = {
        "seats": 2,
        "phase": "night",
        "order": [MICHAEL, SUSY],
        "quests": ["behind-the-lines"],
        "lanes": [["zombie", "bone-mage"], ["zombie", "wraith"], []],
        "cards": [["battle-axe", "spear", "chainmail", "squire", "bear", "spiked-shield"], []],
        "slain": [["treant", "orc-raider", "orc-raider", "ghoul", "ghoul", "goblin"], []],
        "gold": [9, 0],
        "wounds": [3, 0],
        "fatigue": [2, 2],
    }
    match = Match.at(GAME, position, chance=plan)
    plan.knight = "double-sword"
    fight(match, "attack 1-2")
    fight(match, "attack 2-2")
    while match.asks:
        if asked(match) == "ask-market":
            play(match, "pass")
        else:
            attack_as_planned(match, plan)
    assert [crests for night in table(match)["renown"] for crests in night["crests"] if crests[0] == SUSY] == [
        [SUSY, "yellow"],
        [SUSY, "red"],
        [SUSY, "red"],
    ]
    assert table(match)["quests"][0]["crests"] == [MICHAEL, SUSY]
    assert knight(match, SUSY)["gold"] == 11
    assert table(match)["score"][SUSY] == {
        "market": 4, "market_set": 10, "monsters": 23, "monster_set": 3, "quests": 3, "renown": 3, "gold": 3,
        "total": 49,
    }  # fmt: skip


def test_three_damage_may_be_spread_over_the_villagers_in_any_way() -> None:
    """E13: up to three gold, at most two on each villager, and fewer if you like."""
    ways = {
        ("absorb priest", "absorb hunter", "absorb blacksmith"): (0, 0),
        ("absorb priest", "absorb priest", "absorb hunter"): (0, 0),
        ("absorb priest", "pass"): (2, 2),
        ("pass",): (3, 3),
    }
    for answers, (wounds, gold) in ways.items():
        match = night([["goblin"], ["goblin"], []], "faith faith faith sword sword sword", seats=1, gold=[3])
        go(match, "attack 1-1", "roll", "resolve", "combat")
        assert asked(match) == "ask-absorb"
        fight(match, *answers)
        assert knight(match)["wounds"] == wounds
        assert knight(match)["gold"] == (gold - 1 if wounds else 0)  # a wounding goblin costs a gold


def test_a_villager_takes_no_third_point() -> None:
    """E13: both health points of the priest are covered."""
    match = night([["goblin"], ["goblin"], []], "faith faith faith sword sword sword", options=SOLO, seats=1, gold=[9])
    go(match, "attack 1-1", "roll", "resolve", "combat", "absorb priest", "absorb priest")
    assert "absorb priest" not in offered(match)
    assert "absorb hunter" in offered(match)
    villagers = {villager["id"]: villager["gold"] for villager in table(match)["villagers"]}
    assert villagers == {v: 2 if v == "priest" else 0 for v in villagers}
    assert len(happened(match)) == match.event_count
