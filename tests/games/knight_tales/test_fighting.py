"""Knight Tales, "Fighting Monsters", steps 1 to 3 (spec 6.4): targets, actions, fatigue."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn.kernel.errors import BadMove
from tests.games.knight_tales.tables import (
    COOP,
    HIDDEN,
    asked,
    attack,
    fight,
    go,
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

HIT = "sword sword sword"
MISS = "shield faith faith"
DEEP = [["zombie", "wraith", "dire-wolf"], ["goblin"], []]


def lone(kind: str, **rest: Any) -> dict[str, Any]:
    return {"id": kind, **rest}


# -- targets ---------------------------------------------------------------------------------------------------------


def test_nobody_passes_at_night() -> None:
    """R29: whoever has a target attacks."""
    match = night(DEEP)
    assert {move.split()[0] for move in offered(match)} == {"attack"}
    with pytest.raises(BadMove):
        play(match, "pass")


def test_every_revealed_monster_is_a_target_also_behind_others() -> None:
    """R30: in ranks 1 to 3; not a face-down one, nor the boss in the forest."""
    match = night([["zombie", HIDDEN, "dire-wolf"], ["goblin", "wraith"], []], boss="warchief", tactic="plunder")
    assert offered(match) == {"attack 1-1", "attack 1-3", "attack 2-1", "attack 2-2"}


def test_the_boss_is_a_target_on_the_battlefield() -> None:
    """R30: for the fatigue of its rank."""
    match = night([["zombie"], [], []], boss="warchief", boss_rank=2, tactic="plunder")
    assert offered(match) == {"attack 1-1", "attack boss"}
    match = night([["zombie"], [], []], boss="warchief", boss_rank=2, tactic="plunder", fatigue=[1, 9, 9])
    assert offered(match) == {"attack 1-1"}


@pytest.mark.parametrize(("fatigue", "targets"), [(1, {"1-1", "2-1"}), (2, {"1-1", "1-2", "2-1"})])
def test_a_target_must_be_paid_for(fatigue: int, targets: set[str]) -> None:
    """R30: rank by rank."""
    match = night(DEEP, fatigue=[fatigue, 9, 9])
    assert offered(match) == {f"attack {place}" for place in targets}


@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        (["crossbow"], {"1-2 crossbow", "1-3 crossbow"}),
        (["greaves"], {"1-2 greaves"}),
        (["mule"], {"1-2 mule"}),
        (["greaves", "mule"], {"1-2 greaves", "1-2 mule", "1-3 greaves mule"}),
        (["crossbow", "greaves"], {"1-2 crossbow", "1-2 greaves", "1-3 crossbow"}),
        (["war-horn", "bear", "archer"], set()),
    ],
)
def test_fatigue_effects_are_declared_with_the_target(cards: list[str], ways: set[str]) -> None:
    """R31: so many as are needed to pay and no more; War Horn and a kill in front do not count."""
    match = night(DEEP, fatigue=[1, 9, 9], cards=[cards, [], []])
    assert offered(match) == {"attack 1-1", "attack 2-1", *[f"attack {way}" for way in ways]}


def test_a_declared_card_is_used_and_pays() -> None:
    """R31: the crest lies on the crossbow, and one fatigue is spent: a last heroic deed."""
    match = night(DEEP, f"{MISS} blank blank", fatigue=[1, 9, 9], cards=[["crossbow"], [], []])
    until(match, "ask-reactions", "attack 1-3 crossbow")
    assert spent(match) == {"crossbow"}
    assert attack(match)["cost"] == 1
    assert attack(match)["last_deed"]


def test_a_mule_that_cannot_recover_anything_does_not_pay() -> None:
    """R31: the fatigue token stands on its starting space; wounds took the free spaces."""
    match = night(DEEP, seats=4, wounds=[6, 0, 0, 0], cards=[["mule"], [], [], []])
    assert knight(match)["fatigue"] == 1
    assert offered(match) == {"attack 1-1", "attack 2-1"}


def test_the_mule_and_greaves_together_leave_a_last_deed() -> None:
    """R31: one fatigue recovered, the cost brought down to two."""
    match = night(DEEP, f"{MISS} blank blank", fatigue=[1, 9, 9], cards=[["greaves", "mule"], [], []])
    until(match, "ask-reactions", "attack 1-3 greaves mule")
    assert only(match, "FatigueSpent")[-1] == (0, 2)
    assert attack(match)["last_deed"]


def test_the_innkeeper_pays_for_a_lone_knight() -> None:
    """R31: up to two fatigue are recovered."""
    match = night(DEEP, seats=1, fatigue=[1])
    assert offered(match) == {"attack 1-1", "attack 2-1", "attack 1-2 innkeeper", "attack 1-3 innkeeper"}


def test_a_helper_may_pay_for_what_the_attacker_cannot() -> None:
    """R31 and R32: Shared Burden counts for legality."""
    match = night(DEEP, f"{MISS} blank sword", seats=2, options=COOP, fatigue=[1, 9])
    assert "attack 1-2" in {" ".join(move.split()[:2]) for move in offered(match)}


def test_a_payable_target_needs_no_card_but_may_have_one() -> None:
    """R31: the crossbow may still be used as an action."""
    match = night(DEEP, f"{MISS} blank blank", cards=[["crossbow"], [], []], fatigue=[5, 9, 9])
    assert "attack 1-3 crossbow" not in offered(match)
    fight(match, "attack 1-3", "use crossbow")
    assert only(match, "FatigueSpent")[0] == (0, 1)


# -- fatigue ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "cost"), [("1-1", 1), ("1-2", 2), ("1-3", 3)])
def test_fatigue_is_spent_by_rank(place: str, cost: int) -> None:
    match = night(DEEP, f"{MISS} blank shield", knights=["bridha", "gaelic", "tartos"], then=1)
    fight(match, f"attack {place}")
    assert only(match, "FatigueSpent")[0] == (0, cost)


def test_no_attack_costs_less_than_one() -> None:
    """R32: Greaves do nothing in rank 1, nor after a crossbow."""
    match = night(DEEP, cards=[["greaves", "crossbow"], [], []])
    play(match, "attack 1-1")
    assert offered(match, "use") == {"use vanguard"}
    match = night(DEEP, cards=[["greaves", "crossbow"], [], []])
    go(match, "attack 1-3", "use crossbow")
    assert "use greaves" not in offered(match)
    assert attack(match)["cost"] == 1


def test_greaves_then_crossbow_cost_one() -> None:
    """R32: never below one in whatever order."""
    match = night(DEEP, cards=[["greaves", "crossbow"], [], []])
    go(match, "attack 1-3", "use greaves", "use crossbow")
    assert attack(match)["cost"] == 1


def test_the_target_stays_once_it_is_chosen() -> None:
    """R33: after an action no other monster may be chosen."""
    match = night(DEEP, cards=[["bear"], [], []])
    play(match, "attack 1-1")
    assert not offered(match, "attack")
    play(match, "use bear")
    assert not offered(match, "attack")


@pytest.mark.parametrize(("action", "lane_left"), [("war-horn 1-1", ["wraith", "dire-wolf", "zombie"])])
def test_the_rank_in_step_three_sets_the_cost(action: str, lane_left: list[str]) -> None:
    """R130: a target brought nearer costs less."""
    match = night(DEEP, cards=[["war-horn", "bear"], [], []])
    play(match, "attack 1-2")
    assert attack(match)["cost"] == 2
    play(match, f"use {action}")
    assert lane(match, 1) == lane_left
    assert attack(match)["cost"] == 1
    assert attack(match)["rank"] == 1


def test_a_kill_in_front_of_the_target_brings_it_nearer() -> None:
    """R130: the Archer clears the way."""
    match = night(
        [[lone("zombie", health=1), "wraith"], ["goblin"], []],
        f"{MISS} blank shield",
        cards=[["archer"], [], []],
        knights=["bridha", "gaelic", "tartos"],
    )
    fight(match, "attack 1-2", "use archer 1-1")
    assert only(match, "FatigueSpent")[0] == (0, 1)
    assert lane(match, 1) == ["wraith"]


# -- actions ---------------------------------------------------------------------------------------------------------


def test_an_action_that_defeats_the_target_asks_for_another_one() -> None:
    """R34: nothing is spent for the first target, and the actions already used stay in force."""
    match = night(
        [[lone("zombie", health=1, crests=[1])], ["goblin", "wraith"], []],
        f"{MISS} blank blank sword",
        cards=[["archer", "bear"], [], []],
        gold=[0, 0, 0],
        fatigue=[5, 9, 9],
    )
    go(match, "attack 1-1", "use bear", "use archer 1-1")
    assert asked(match) == "ask-attack"
    assert on_turn(match) == 0
    assert offered(match) == {"attack 2-1", "attack 2-2"}
    assert knight(match, 1)["slain"] == ["zombie"]  # a tie, and the other was first
    assert knight(match)["gold"] == 1
    assert knight(match)["fatigue"] == 5
    go(match, "attack 2-1")
    assert (attack(match)["sword"], attack(match)["shield"]) == (1, 1)
    fight(match)
    assert [event.number for event in only(match, "FatigueSpent")] == [1]
    assert on_turn(match) == 1


def test_a_declared_crossbow_stays_in_force_for_the_next_target() -> None:
    """R34: every rank costs one fatigue, without another card."""
    match = night(
        [["ghoul", lone("zombie", health=1)], ["goblin", "wraith", "ghoul"], []],
        cards=[["archer", "crossbow"], [], []],
        fatigue=[1, 9, 9],
    )
    go(match, "attack 1-2 crossbow", "use archer 1-2")
    assert asked(match) == "ask-attack"
    assert offered(match) == {"attack 1-1", "attack 2-1", "attack 2-2", "attack 2-3"}


def test_a_spear_thrust_at_the_first_target_counts_against_the_next() -> None:
    """R34: a red die was removed, and the next target lacks one too."""
    match = night(
        [[lone("goblin", health=1)], ["werewolf"], []], cards=[["archer", "spear"], [], []], fatigue=[5, 9, 9]
    )
    go(match, "attack 1-1", "use spear red", "use archer 1-1", "attack 2-1")
    assert pool(match) == (3, 1, 1)


def test_without_another_target_the_night_ends() -> None:
    """R34: the Archer felled the last monster."""
    match = night([[lone("goblin", health=1)], [], []], cards=[["archer"], [], []], then=3, fatigue=[4, 9, 9])
    fight(match, "attack 1-1", "use archer 1-1")
    assert "DiceRolled" not in kinds(match)
    assert "FatigueSpent" not in kinds(match)
    assert [event.seat for event in only(match, "NightOver")] == [0, 1, 2]
    assert table(match)["round"] == 2


def test_an_action_that_defeats_another_monster_is_resolved_in_full() -> None:
    """R35: defeat, award, boss movement and activation come before the roll."""
    match = night(
        [["goblin"], ["wraith", lone("zombie", health=1, crests=[2])], []],
        cards=[["archer", "bear"], [], []],
        boss="warchief",
        boss_rank=3,
        tactic="plunder",
    )
    go(match, "attack 1-1", "use archer 2-2")
    assert asked(match) == "ask-actions"
    assert knight(match, 2)["slain"] == ["zombie"]
    assert table(match)["boss"]["rank"] == 2
    assert table(match)["walls"] == [2, 3, 3]


def test_a_kill_by_an_action_may_end_the_game() -> None:
    """R35: the boss moves, activates, and the last house falls before anything is rolled."""
    match = night(
        [["goblin"], ["wraith", lone("zombie", health=1)], []],
        cards=[["archer", "bear"], [], []],
        boss="warchief",
        boss_rank=3,
        tactic="plunder",
        walls=[0, 3, 3],
        village=1,
    )
    go(match, "attack 1-1", "use archer 2-2")
    assert not match.asks
    assert match.result is not None
    assert match.result.winners == ()


def test_a_boss_felled_by_an_action_is_no_target_any_more() -> None:
    """R34 and R35: his card is awarded, and doom has no effect for the rest of the night."""
    match = night(
        [["goblin", "ghoul"], [], []],
        "sword shield shield doom doom doom",
        cards=[["archer"], [], []],
        boss="warchief",
        boss_rank=3,
        boss_health=1,
        tactic="plunder",
    )
    go(match, "attack boss", "use archer boss")
    assert knight(match)["slain"] == ["warchief"]
    assert table(match)["boss"] is None
    assert offered(match) == {"attack 1-1", "attack 1-2"}
    fight(match, "attack 1-1")
    assert "DoomRaised" not in kinds(match)


def test_a_berserker_hurt_by_an_action_rages_in_the_same_attack() -> None:
    """R36: effects are fixed right before the roll."""
    match = night([["orc-berserker"], [], []], cards=[["archer", "bear"], [], []])
    go(match, "attack 1-1", "use archer 1-1")
    assert pool(match) == (3, 1, 3)


def test_a_raider_brought_to_the_front_has_its_sword() -> None:
    """R36 and R130: War Horn pushed away the monster before it."""
    match = night([["zombie", "orc-raider"], [], []], cards=[["war-horn", "bear"], [], []])
    go(match, "attack 1-2")
    assert reasons(match) == set()
    go(match, "use war-horn 1-1")
    assert reasons(match) == {("sword", 1, "monster-2", "own")}


@pytest.mark.parametrize("place", ["1-2", "2-1"])
def test_modifiers_are_worked_out_after_a_kill_by_an_action(place: str) -> None:
    """R35: a felled Shaman or Centaur gives nothing any more."""
    match = night(
        [["goblin", lone("shaman", health=1)], [lone("centaur", health=1)], []], cards=[["archer", "bear"], [], []]
    )
    play(match, "attack 1-1")
    assert (pool(match), len(reasons(match))) == ((3, 3, 1), 2)
    play(match, f"use archer {place}")
    gone = {"1-2": ("black", 1, "monster-2", "lane"), "2-1": ("shield", 1, "monster-3", "rank")}[place]
    assert gone not in reasons(match)
    assert len(reasons(match)) == 1


def fogged(lanes: list[Any], dice: str, **rest: Any) -> Any:
    """Doom before combat: Grave Fog moves the front of the other lanes to the back."""
    match = night(lanes, f"{dice} soul-drain", boss="lich-lord", doom=2, tactic="grave-fog", **rest)
    return until(match, "ask-resolve", "attack 1-1")


def test_an_aura_that_leaves_the_rank_after_the_roll_still_counts() -> None:
    """R36: the Centaur of another lane goes to the back before combat."""
    match = fogged([["goblin"], ["centaur", "wraith"], []], "sword sword faith doom blank sword")
    assert lies(match)["monster_shields"] == 1
    go(match, "doom")
    assert lane(match, 2) == ["wraith", "centaur"]
    assert lies(match)["monster_shields"] == 1
    assert ("shield", 1, "monster-2", "rank") in reasons(match)
    fight(match)
    assert monster(match, "1-1")["crests"] == [0]


def test_an_aura_that_comes_into_the_rank_after_the_roll_does_not_count() -> None:
    """R36: the Centaur comes to the front before combat."""
    match = fogged([["goblin"], ["wraith", "centaur"], []], "sword shield faith doom blank sword")
    go(match, "doom")
    assert lane(match, 2) == ["centaur", "wraith"]
    assert lies(match)["monster_shields"] == 0


def test_a_limit_on_results_is_fixed_before_the_roll_too() -> None:
    """R36: the Banshee has left the rank, and shield results still have no effect."""
    match = fogged([["goblin"], ["banshee", "wraith"], []], "shield shield faith doom blank sword")
    go(match, "doom")
    assert lane(match, 2) == ["wraith", "banshee"]
    assert lies(match)["shields"] == 0
    fight(match)
    assert knight(match)["wounds"] == 1


@pytest.mark.parametrize(
    ("lanes", "cards", "uses", "expected"),
    [
        ([["ghoul", "shaman", "shaman"], [], []], ["hound"], ["use hound black"], (3, 3, 0)),
        (
            [["ghoul", "shaman", "shaman"], [], []],
            ["hound", "spear"],
            ["use hound black", "use spear black"],
            (3, 2, 0),
        ),
        ([["minotaur"], ["banner-bearer"], ["banner-bearer"]], ["spear"], ["use spear red"], (3, 0, 3)),
        ([["banner-bearer"], ["banner-bearer"], []], ["moon-tear"], ["use moon-tear 2"], (3, 4, 1)),
        ([["goblin"], ["banner-bearer"], ["banner-bearer"]], ["moon-tear"], ["use moon-tear 2"], (3, 4, 1)),
    ],
)
def test_bonuses_stop_at_four_before_dice_are_removed(
    lanes: list[list[str]], cards: list[str], uses: list[str], expected: tuple[int, int, int]
) -> None:
    """R37: a fifth die is lost, and then the removal takes one of the four."""
    match = night(lanes, cards=[[*cards, "bear"], [], []])
    go(match, "attack 1-1", *uses)
    assert pool(match) == expected


def test_red_dice_are_replaced_only_while_there_are_fewer_than_four_black_ones() -> None:
    """R37: three black dice take one more."""
    match = night([["orc-berserker", "shaman", "shaman"], [], []], cards=[["moon-tear", "bear"], [], []])
    play(match, "attack 1-1")
    assert pool(match) == (3, 3, 2)
    assert {move for move in offered(match) if "moon-tear" in move} == {"use moon-tear 1"}


def test_a_full_row_of_black_dice_takes_no_replacement_until_one_is_removed() -> None:
    """R37: removals and replacements apply in their order."""
    match = night([["goblin", "shaman", "shaman"], [], []], cards=[["moon-tear", "hound", "bear"], [], []])
    play(match, "attack 1-1")
    assert pool(match) == (3, 4, 1)
    assert not {move for move in offered(match) if "moon-tear" in move}
    go(match, "use hound black", "use moon-tear 1")
    assert pool(match) == (3, 4, 0)


def test_a_replacement_that_finds_no_room_with_the_next_target_is_lost() -> None:
    """R34 and R37: the banner bearer already has four black dice, so its red ones stay."""
    match = night(
        [[lone("goblin", health=1)], ["banner-bearer", "shaman", "shaman"], []],
        cards=[["moon-tear", "archer", "bear"], [], []],
    )
    go(match, "attack 1-1", "use moon-tear 1", "use archer 1-1", "attack 2-1")
    assert pool(match) == (3, 4, 2)


def test_a_monster_without_dice_is_fought_with_knight_dice_alone() -> None:
    """R38: three dice are rolled and no other."""
    match = night([["dire-wolf"], ["goblin"], []], "sword sword shield", cards=[["hound", "spear"], [], []])
    go(match, "attack 1-1", "use hound black", "use spear black")
    fight(match)
    (rolled,) = only(match, "DiceRolled")
    assert rolled == (0, ("sword", "sword", "shield"), (), ())
    assert knight(match)["slain"] == ["dire-wolf"]


def test_an_amulet_lets_wrath_be_spent_against_a_death_knight() -> None:
    """R39: the card wins over the monster's effect."""
    dice = "sword faith shield blank blank shield shield"
    match = night([["death-knight"], ["goblin"], []], dice, cards=[["warding-amulet"], [], []], wrath=[3, 0, 0])
    until(match, "ask-reactions", "attack 1-1", "use warding-amulet")
    assert {"reroll k1", "add"} <= offered(match)
    match = night([["death-knight"], ["goblin"], []], dice, cards=[["warding-amulet"], [], []], wrath=[3, 0, 0])
    until(match, "ask-reactions", "attack 1-1")
    assert not offered(match, "reroll") | offered(match, "add")


def test_a_dagger_ignores_the_shields_that_monsters_give_each_other() -> None:
    """R39: results, tokens and rank effects."""
    dice = "sword sword faith shield blank sword"
    lanes: list[list[Any]] = [[lone("goblin", shield=1)], ["centaur"], []]
    match = night(lanes, dice, cards=[["ethereal-dagger"], [], []])
    until(match, "ask-reactions", "attack 1-1", "use ethereal-dagger")
    assert (lies(match)["monster_shields"], lies(match)["damage"]) == (0, 2)
    match = night(lanes, dice, cards=[["ethereal-dagger"], [], []])
    until(match, "ask-reactions", "attack 1-1")
    assert (lies(match)["monster_shields"], lies(match)["damage"]) == (3, 0)


def test_a_used_card_waits_for_a_refresh() -> None:
    """R40: the crest must come off first."""
    match = night(
        [["ghoul"], ["ghoul"], []],
        " ".join([f"{MISS} blank blank", f"{MISS} blank blank blank", ""]),
        seats=2,
        cards=[["spear", "squire"], []],
        knights=["tartos", "bridha"],
    )
    fight(match, "attack 1-1", "use spear black", "use squire spear")
    assert spent(match) == {"squire"}
    fight(match, "attack 1-1")
    play(match, "attack 2-1")
    assert offered(match, "use") == {"use spear black"}


def test_without_a_refresh_a_card_is_used_once_a_night() -> None:
    """R40: neither in the same attack nor in the next one."""
    match = night(
        [["ghoul"], ["ghoul"], []],
        f"{MISS} blank blank {MISS} blank blank blank",
        seats=2,
        cards=[["spear", "bear"], []],
        knights=["tartos", "bridha"],
    )
    go(match, "attack 1-1", "use spear black")
    assert not {move for move in offered(match) if "spear" in move}
    fight(match)
    fight(match, "attack 1-1")
    play(match, "attack 2-1")
    assert offered(match, "use") == {"use bear"}


def test_any_number_of_actions_may_be_used_in_one_attack() -> None:
    """Decision 9: also several of one type."""
    match = night(DEEP, cards=[["warhammer", "spear", "bear", "hound", "crossbow", "archer"], [], []])
    go(match, "attack 1-1", "use warhammer", "use spear black", "use bear", "use hound black", "use vanguard")
    assert attack(match)["used"] == ["warhammer", "spear", "bear", "hound", "vanguard"]
    assert pool(match) == (4, 0, 0)
    assert (attack(match)["sword"], attack(match)["shield"]) == (3, 1)
