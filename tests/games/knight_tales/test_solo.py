"""Knight Tales, "Solo Play": one knight, the village spot, and villagers who help and take damage."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.games.knight_tales.figures import KNIGHTS, MARKET_IDS, VILLAGER_IDS
from tests.games.knight_tales.duels import CALM, ELSEWHERE, NONE, ONE
from tests.games.knight_tales.tables import (
    SOLO,
    asked,
    at,
    attack,
    cards,
    fight,
    fresh,
    kinds,
    knight,
    lane,
    lies,
    monster,
    night,
    offered,
    play,
    pool,
    table,
    until,
)

STALL = " ".join(MARKET_IDS[:9])


def alone(lanes: list[Any], dice: str = "", **position: Any) -> Match:
    """A night of Gaelic alone, with four gold."""
    position.setdefault("gold", [4])
    return night(lanes, dice, seats=1, **position)


def villager(match: Match, name: str) -> dict[str, Any]:
    return next(one for one in table(match)["villagers"] if one["id"] == name)


def gold_on(match: Match) -> dict[str, int]:
    return {one["id"]: one["gold"] for one in table(match)["villagers"] if one["gold"]}


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KNIGHTS)
def test_alone_one_picks_a_knight_and_stands_on_the_last_village_spot(name: str) -> None:
    """R105, R3: twelve gold, +3 wrath, the fatigue of one player."""
    match = fresh(STALL, seats=1, options=SOLO)
    assert offered(match) == {f"knight {knight}" for knight in KNIGHTS}
    play(match, f"knight {name}")
    me = knight(match)
    assert [me[key] for key in ("knight", "gold", "wrath", "village", "fatigue")] == [name, 12, 3, 4, 26]
    assert "longsword" in cards(match)


def test_every_day_begins_on_the_last_spot_with_three_wrath() -> None:
    """R105: also the second one."""
    match = at("", seats=1, phase="dusk", lanes=[[], [], []], then=1, wounds=[6], gold=[0], village_spots=[4])
    assert (table(match)["round"], knight(match)["wrath"], knight(match)["wounds"]) == (2, 3, 0)


def test_there_are_six_villagers_three_to_act_and_three_to_react() -> None:
    """D#24, R111: and neither quests nor a score."""
    match = play(fresh(STALL, seats=1, options=SOLO), "knight gaelic")
    assert [one["id"] for one in table(match)["villagers"]] == list(VILLAGER_IDS)
    assert table(match)["quests"] == []


def test_monsters_are_revealed_in_rank_1_only() -> None:
    """R104"""
    match = at("minion goblin minion zombie minion ghoul warchief plunder", seats=1, phase="nightfall")
    assert [[one["revealed"] for one in row] for row in table(match)["lanes"]] == [[True, False, False]] * 3


@pytest.mark.parametrize(("difficulty", "champions"), [("heroic", 1), ("epic", 2), ("legendary", 3)])
def test_the_renown_card_says_only_how_many_champions_come(difficulty: str, champions: int) -> None:
    """R111: difficulty as chosen; no renown is gathered at the end of the night."""
    options = {**SOLO, "difficulty": difficulty}
    match = at("minion goblin minion zombie minion ghoul warchief plunder", seats=1, phase="nightfall", options=options)
    assert table(match)["hidden"] == {"minions": 9 - champions - 3, "champions": champions}


def test_no_renown_is_gathered_and_nothing_is_scored() -> None:
    """R111: the village stands, and that is the victory."""
    match = alone([["dire-wolf"], [], []], f"{NONE} {CALM}", fatigue=[1], round=3)
    fight(match, "attack 1-1")
    assert not {"RenownGained", "QuestRevealed"} & {*kinds(match)}
    assert (match.result is not None, table(match)["score"]) == (True, None)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_a_fallen_village_is_lost() -> None:
    """R92, R111"""
    match = alone([["dire-wolf"], [], []], f"{NONE} {CALM}", fatigue=[1], round=3, walls=[0, 0, 0], village=1)
    fight(match, "attack 1-1")
    assert match.result is not None
    assert match.result.winners == ()


# -- villagers help --------------------------------------------------------------------------------------------------


def test_blacksmith_removes_a_die_of_choice() -> None:
    match = until(alone([["goblin"], [], []]), "ask-actions", "attack 1-1")
    assert {text for text in offered(match) if "smith" in text} == {"use blacksmith black", "use blacksmith red"}
    assert pool(play(match, "use blacksmith red")) == (3, 2, 0)
    assert villager(match, "blacksmith")["spent"]


def test_hunter_deals_a_damage_to_any_revealed_monster() -> None:
    """R57: past the shields."""
    match = until(alone([["dire-wolf"], ["centaur"], []]), "ask-actions", "attack 1-1", "use hunter 2-1")
    assert (monster(match, "2-1")["crests"], knight(match)["gold"]) == ([0], 5)


def test_a_hunter_who_fells_the_target_makes_the_knight_choose_another() -> None:
    """R34"""
    match = until(alone([[{"id": "zombie", "health": 1}], ELSEWHERE, []]), "ask-actions", "attack 1-1")
    play(match, "use hunter 1-1")
    assert (asked(match), offered(match), knight(match)["fatigue"]) == ("ask-attack", {"attack 2-1"}, 26)


def test_innkeeper_recovers_two_fatigue_before_the_attack_is_paid() -> None:
    match = alone([["dire-wolf"], [], []], f"{NONE} {CALM}", fatigue=[5])
    fight(match, "attack 1-1", "use innkeeper")
    assert knight(match)["fatigue"] == 6


def test_innkeeper_may_be_needed_to_pay() -> None:
    """R31"""
    match = alone([["goblin", "dire-wolf"], [], []], f"{NONE} {CALM}", fatigue=[1])
    assert offered(match) == {"attack 1-1", "attack 1-2 innkeeper"}
    fight(match, "attack 1-2 innkeeper")
    assert not knight(match)["out"]


def test_priest_turns_a_die_to_faith() -> None:
    match = until(alone([["dire-wolf"], [], []], f"{ONE} sword blank"), "ask-reactions", "attack 1-1")
    assert {text for text in offered(match) if "priest" in text} == {"use priest k1"}
    play(match, "use priest k1")
    assert attack(match)["faith"] == 3


def test_herbalist_recovers_health_after_the_attack() -> None:
    match = alone([["dire-wolf"], ELSEWHERE, []], f"{NONE} {CALM}", wounds=[3], wrath=[3], fatigue=[9])
    fight(match, "attack 1-1", "use herbalist 2")
    assert knight(match)["wounds"] == 1


def test_militiaman_gives_a_sword_and_a_shield_token() -> None:
    match = until(alone([["dire-wolf"], [], []], f"{ONE} {CALM}"), "ask-reactions", "attack 1-1", "use militiaman")
    assert (attack(match)["sword"], attack(match)["shield"]) == (1, 1)
    assert lies(match)["swords"] == 2


# -- villagers take damage -------------------------------------------------------------------------------------------


def test_villagers_take_damage_for_a_gold_each_at_most_two() -> None:
    """R106, E13: two for the Priest, one for the Hunter."""
    match = until(alone([["goblin"], ELSEWHERE, []], f"{NONE} sword sword sword"), "ask-absorb", "attack 1-1")
    assert offered(match) == {*[f"absorb {one}" for one in VILLAGER_IDS], "pass"}
    play(match, "absorb priest", "absorb priest")
    assert offered(match) == {*[f"absorb {one}" for one in VILLAGER_IDS if one != "priest"], "pass"}
    fight(match, "absorb hunter")
    assert (knight(match)["wounds"], knight(match)["gold"], gold_on(match)) == (0, 1, {"hunter": 1, "priest": 2})


def test_a_player_may_absorb_less_and_take_the_rest() -> None:
    """R106, E13"""
    match = alone([["dire-wolf"], ELSEWHERE, []], f"{NONE} sword sword")
    fight(match, "attack 1-1", "absorb priest", "pass")
    assert (knight(match)["wounds"], knight(match)["gold"]) == (1, 3)


def test_without_gold_nobody_absorbs() -> None:
    """R106: one gold takes one point."""
    match = alone([["dire-wolf"], ELSEWHERE, []], f"{NONE} sword sword", gold=[1])
    fight(match, "attack 1-1", "absorb priest")
    assert (knight(match)["wounds"], knight(match)["gold"]) == (1, 0)


def test_gold_gained_by_the_damage_may_be_laid_on_villagers() -> None:
    """R106: the own pool, as it is in step 8."""
    match = alone([["dire-wolf"], ELSEWHERE, []], f"{ONE} sword blank", gold=[0])
    fight(match, "attack 1-1", "absorb priest")
    assert (knight(match)["wounds"], knight(match)["gold"]) == (0, 0)


def test_absorbed_points_are_no_wounds() -> None:
    """R107: the Goblin steals only if the knight himself is wounded."""
    none = alone([["goblin"], ELSEWHERE, []], f"{NONE} sword sword shield")
    fight(none, "attack 1-1", "absorb priest", "absorb priest")
    assert (knight(none)["wounds"], knight(none)["gold"]) == (0, 2)
    some = alone([["goblin"], ELSEWHERE, []], f"{NONE} sword sword shield")
    fight(some, "attack 1-1", "absorb priest", "pass")
    assert (knight(some)["wounds"], knight(some)["gold"]) == (1, 2)


def test_a_villager_with_two_gold_cannot_help_this_night() -> None:
    """R108: one gold does not matter."""
    dice = f"{NONE} sword sword sword {ONE} blank blank blank"
    match = alone([["ghoul"], ELSEWHERE, []], dice)
    fight(match, "attack 1-1", "absorb priest", "absorb priest", "absorb militiaman")
    until(match, "ask-reactions", "attack 1-1")
    assert "use militiaman" in offered(match)
    assert not any("priest" in text for text in offered(match))


def test_an_exhausted_villager_can_still_take_damage() -> None:
    """R106"""
    match = alone([["dire-wolf"], ELSEWHERE, []], f"{ONE} sword blank")
    fight(match, "attack 1-1", "use priest k1", "absorb priest")
    assert (villager(match, "priest")["spent"], gold_on(match)) == (True, {"priest": 1})


def test_in_a_last_heroic_deed_there_is_nothing_to_absorb() -> None:
    """R109"""
    match = alone([["dire-wolf"], [], []], f"{NONE} sword sword", fatigue=[1], round=3)
    fight(match, "attack 1-1")
    assert (knight(match)["gold"], knight(match)["wounds"]) == (4, 0)
    assert "DamageAbsorbed" not in kinds(match)


def test_gold_and_crests_leave_the_villagers_at_the_start_of_the_day() -> None:
    """R110: to the reserve, not to the player."""
    match = alone([["ghoul"], [], []], f"{NONE} sword sword", fatigue=[2], gold=[2], then=1)
    until(match, "ask-absorb", "attack 1-1", "use blacksmith black")
    play(match, "absorb priest")
    assert villager(match, "blacksmith")["spent"]
    assert gold_on(match) == {"priest": 1}
    fight(match, "pass")
    assert (table(match)["round"], gold_on(match), knight(match)["gold"]) == (2, {}, 1)
    assert not any(one["spent"] for one in table(match)["villagers"])


def test_villagers_are_never_exhausted_by_force() -> None:
    """R142"""
    match = until(
        alone([["vampire"], ELSEWHERE, []], f"{NONE} sword sword sword", gold=[0]), "ask-exhaust", "attack 1-1"
    )
    assert offered(match) == {"exhaust longsword", "exhaust vanguard"}


def test_alone_the_knight_goes_on_until_nothing_is_left() -> None:
    """R86: one attack after the other."""
    match = alone([["dire-wolf"], ELSEWHERE, []], f"{NONE} {CALM} {NONE} {CALM}")
    fight(match, "attack 1-1", "attack 1-1")
    assert (asked(match), knight(match)["fatigue"], lane(match, 1)) == ("ask-attack", 24, ["dire-wolf"])
