"""Knight Tales, "Bosses", "Boss Movement" and "Lane Damage": doom, activation, armor, and preventing lane damage."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_tales.duels import CALM, ELSEWHERE, FIVE, FOUR, NONE, ONE, TARTOS, TWO, questions
from tests.games.knight_tales.tables import (
    HIDDEN,
    MODES,
    asked,
    at,
    attack,
    fight,
    kinds,
    knight,
    lane,
    night,
    offered,
    only,
    play_some,
    pool,
    reasons,
    seeded,
    spent,
    table,
    until,
)

ABILITIES = [
    ("warchief", "orc-raider", "troll"),
    ("lich-lord", "wraith", "vampire"),
    ("woodwitch", "doom-bat", "werewolf"),
]
TRACKS = {
    "warchief": ("1111222233", "1122112212", "0000111111"),
    "lich-lord": ("0001111222", "2232233233", "0111112222"),
    "woodwitch": ("1111122223", "0112212233", "0011111111"),
}


def events(match: Match, name: str) -> list[Any]:
    return list(only(match, name))


# -- the ability -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boss", "minion", "champion"), ABILITIES)
def test_each_boss_damages_every_lane_with_a_minion_or_champion_of_its_faction(
    boss: str, minion: str, champion: str
) -> None:
    """D#19: one point for a lane, however many stand there, and none for the lane of another faction."""
    other = next(enemy for name, enemy, _ in ABILITIES if name != boss)
    lanes: list[Any] = [[{"id": other, "health": 1}, minion, champion], [champion], [other]]
    match = night(lanes, f"{FIVE} blank sword", boss=boss)
    fight(match, "attack 1-1")
    assert table(match)["boss"]["rank"] == 3
    assert table(match)["walls"] == [2, 2, 3]
    assert [(event.boss, event.lanes) for event in events(match, "BossActivated")] == [(boss, (1, 2))]


def test_a_boss_does_not_activate_when_the_night_begins() -> None:
    """R19: it is placed in the forest and waits."""
    nine = "minion goblin minion goblin minion orc-raider"
    match = at(f"{nine} warchief plunder", phase="nightfall")
    assert (table(match)["walls"], table(match)["boss"]["rank"]) == ([3, 3, 3], 4)
    assert "BossActivated" not in kinds(match)


@pytest.mark.parametrize("boss", list(TRACKS))
@pytest.mark.parametrize("column", range(1, 11))
def test_a_boss_fights_with_the_dice_and_the_armor_of_its_doom_column(boss: str, column: int) -> None:
    """R50: as the track shows them, D#18: neighbouring columns may be equal."""
    red, black, armor = [int(row[column - 1]) for row in TRACKS[boss]]
    match = night([["goblin"], [], []], "", boss=boss, boss_rank=2, doom=column)
    until(match, "ask-actions", "attack boss")
    assert pool(match) == (3, black, red)
    assert {reason[:2] for reason in reasons(match)} == ({("armor", armor)} if armor else set())


# -- doom ------------------------------------------------------------------------------------------------------------


def test_doom_rises_and_triggers_tactics_while_the_boss_is_in_the_forest() -> None:
    """R61"""
    match = night([["dire-wolf"], ["goblin", "zombie", "ghoul"], []], f"{NONE} doom blank plunder", boss="warchief",
                  doom=2, tactic="battle-cry")  # fmt: skip
    fight(match, "attack 1-1")
    assert (table(match)["boss"]["rank"], table(match)["boss"]["column"]) == (4, 3)
    assert [event.tactic for event in events(match, "TacticApplied")] == ["battle-cry"]


def test_doom_discarded_by_a_faith_does_not_rise() -> None:
    """D#16"""
    match = night([["dire-wolf"], ELSEWHERE, []], f"{NONE} doom doom", boss="warchief", boss_rank=2)
    fight(match, "attack 1-1", "faith m1", "faith m2")
    assert table(match)["boss"]["column"] == 1


def test_a_column_without_a_symbol_triggers_nothing() -> None:
    """D#17: skull, golden symbol: the marked columns 3, 5, 7 and 9."""
    for column in range(1, 10):
        match = night([["dire-wolf"], ["zombie"], []], f"{NONE} doom blank battle-cry", boss="warchief", boss_rank=2,
                      doom=column, tactic="battering-ram")  # fmt: skip
        fight(match, "attack 1-1")
        assert ("TacticApplied" in kinds(match)) == (column + 1 in (3, 5, 7, 9))


def test_raising_doom_between_equal_columns_changes_nothing_but_the_column() -> None:
    """D#18: the first two columns of the Warchief are alike."""
    match = night([["dire-wolf"], ELSEWHERE, []], f"{NONE} doom blank", boss="warchief", boss_rank=2)
    before = table(match)["boss"]
    fight(match, "attack 1-1")
    after = table(match)["boss"]
    assert [before[key] == after[key] for key in ("red", "black", "shield", "column")] == [True, True, True, False]


def test_on_the_last_column_the_doom_token_stays() -> None:
    """R64"""
    match = night([["dire-wolf"], ELSEWHERE, []], f"{NONE} doom doom", boss="warchief", boss_rank=2, doom=10)
    fight(match, "attack 1-1")
    assert table(match)["boss"]["column"] == 10
    assert "DoomRaised" not in kinds(match)


def test_doom_results_after_the_boss_fell_do_nothing() -> None:
    """R66: in the attack that felled it, and in later ones."""
    match = night([ELSEWHERE, ["dire-wolf"], []], f"{TWO} doom doom {NONE} doom doom", boss="warchief", boss_rank=2,
                  boss_health=1, doom=2, tactic="battering-ram")  # fmt: skip
    fight(match, "attack boss")
    assert table(match)["boss"] is None
    fight(match, "attack 2-1")
    assert not {"DoomRaised", "TacticApplied"} & {*kinds(match)}
    assert table(match)["walls"] == [3, 3, 3]


def test_the_night_goes_on_without_a_boss_that_fell_early_and_it_deals_no_damage_at_its_end() -> None:
    """R67"""
    match = night([["goblin"], [], []], f"{TWO} sword sword {NONE} blank blank sword", boss="warchief",
                  boss_rank=2, boss_health=1, seats=2, fatigue=[2, 1], wounds=[0, 0], then=1)  # fmt: skip
    fight(match, "attack boss")
    assert knight(match)["monsters"] == 1
    fight(match, "attack 1-1")
    assert table(match)["walls"] == [2, 3, 3]


# -- movement --------------------------------------------------------------------------------------------------------


def test_the_boss_enters_when_the_third_rank_is_empty() -> None:
    """R68: not while another lane still has three."""
    still = night(
        [["dire-wolf", "zombie", "ghoul"], ["goblin", "wraith", "shaman"], []], f"{TWO} {CALM}", boss="warchief"
    )
    assert table(fight(still, "attack 1-1"))["boss"]["rank"] == 4
    now = night([["dire-wolf", "zombie", "ghoul"], ["goblin", "wraith"], []], f"{TWO} {CALM}", boss="warchief")
    assert table(fight(now, "attack 1-1"))["boss"]["rank"] == 3


def test_two_monsters_felled_in_one_attack_let_the_boss_move_twice() -> None:
    """R68: rank by rank, with an activation each."""
    match = night([["zombie", "goblin", "orc-raider"], [], []], f"{FOUR} {CALM}", boss="warchief", knights=TARTOS)
    fight(match, "attack 1-1", "use cleave 1-2 2")
    assert [event.rank for event in events(match, "BossMoved")] == [3, 2]
    assert [event.lanes for event in events(match, "BossActivated")] == [(1,), (1,)]
    assert table(match)["walls"] == [1, 3, 3]


def test_the_boss_that_enters_rank_1_activates_over_an_empty_battlefield() -> None:
    """R69: it moves and activates, and there is no lane to damage."""
    match = night([["dire-wolf"], [], []], f"{TWO} {CALM}", boss="woodwitch", boss_rank=2)
    fight(match, "attack 1-1")
    assert table(match)["boss"]["rank"] == 1
    assert [event.lanes for event in events(match, "BossActivated")] == [()]
    assert table(match)["walls"] == [3, 3, 3]
    assert offered(match) == {"attack boss"}


def test_lanes_close_then_the_boss_activates_then_fronts_are_revealed() -> None:
    """R70, E11: the Goblin turns up too late for the Warchief, and its moving back does not call him again."""
    lanes: list[Any] = [
        ["dire-wolf", {"id": "shaman", "hidden": True}, {"id": "zombie", "hidden": True}],
        ["wraith"],
        [],
    ]
    match = night(lanes, f"{TWO} {CALM}", boss="warchief")
    fight(match, "attack 1-1")
    assert table(match)["walls"] == [3, 3, 3]
    assert lane(match, 1) == ["zombie", "shaman"]
    wanted = ("BossMoved", "BossActivated", "MonsterRevealed", "MonsterMovedBack")
    assert [kind for kind in kinds(match) if kind in wanted] == [
        "BossMoved", "BossActivated", "MonsterRevealed", "MonsterMovedBack", "MonsterRevealed",
    ]  # fmt: skip


def test_lane_effects_of_all_lanes_reach_the_boss_and_rank_effects_do_not() -> None:
    """R71"""
    lanes: list[Any] = [["shaman"], ["centaur"], ["bone-mage"]]
    match = night(lanes, "", boss="warchief", boss_rank=2)
    until(match, "ask-actions", "attack boss")
    assert pool(match) == (3, 2, 1)
    assert reasons(match) == {("black", 1, "monster-1", "lane"), ("sword", 1, "monster-3", "lane")}


def test_face_down_monsters_have_no_lane_effect_on_the_boss() -> None:
    """R71, R25"""
    match = night([["goblin", {"id": "shaman", "hidden": True}], [], []], "", boss="warchief", boss_rank=3)
    until(match, "ask-actions", "attack boss")
    assert reasons(match) == set()


def test_nothing_moves_the_boss_back() -> None:
    """R72: War Horn is for minions and champions."""
    match = night([["dire-wolf"], [], []], "", boss="warchief", boss_rank=2, cards=[["war-horn"], [], []])
    until(match, "ask-actions", "attack 1-1")
    assert offered(match, "use") == {"use vanguard"}


def test_a_boss_activated_by_a_tactic_in_the_forest_damages_lanes() -> None:
    """R73"""
    match = night([["goblin", "zombie", "ghoul"], [], []], f"{NONE} doom blank sword plunder", boss="warchief", doom=2,
                  tactic="forced-march")  # fmt: skip
    fight(match, "attack 1-1")
    assert (table(match)["boss"]["rank"], table(match)["walls"]) == (4, [2, 3, 3])


def test_a_boss_has_no_faction_for_effects_but_is_a_monster() -> None:
    """R136: Three Banners needs minions or champions; a boss felled in rank 2 stands behind the lines."""
    match = night([["goblin"], [], []], f"{TWO} sword sword", boss="warchief", boss_rank=2, boss_health=1,
                  quests=["behind-the-lines", "three-banners"])  # fmt: skip
    fight(match, "attack boss")
    assert [quest["crests"] for quest in table(match)["quests"]] == [[0], []]


# -- preventing lane damage ------------------------------------------------------------------------------------------


def ram(*cards: str, **position: Any) -> Match:
    """A night in which seat 0 rolls three dooms at a Ghoul before a Forced March that finds Orcs in three lanes."""
    position.setdefault("doom", 2)
    lanes: list[Any] = [["ghoul", "goblin"], ["shaman"], ["troll"]]
    return night(lanes, f"{NONE} doom blank blank plunder", boss="warchief", tactic="forced-march", boss_rank=3,
                 cards=[list(cards), [], []], **position)  # fmt: skip


def test_the_kings_banner_prevents_two_points_and_its_user_chooses_which() -> None:
    """R137"""
    match = until(ram("kings-banner"), "ask-lane-damage", "attack 1-1")
    assert match.asks[0].prompt.args["lane"] == 1
    assert offered(match) == {"use kings-banner", "pass"}
    fight(match, "pass", "use kings-banner", "prevent")
    assert table(match)["walls"] == [2, 3, 3]
    assert spent(match) == {"kings-banner"}


def test_points_of_the_banner_may_be_kept_for_later_damage() -> None:
    """R137"""
    match = until(ram("kings-banner"), "ask-lane-damage", "attack 1-1")
    fight(match, "use kings-banner", "pass", "prevent")
    assert table(match)["walls"] == [3, 2, 3]


def test_after_two_points_the_banner_is_used_up() -> None:
    """R137"""
    match = until(ram("kings-banner"), "ask-lane-damage", "attack 1-1")
    assert "ask-lane-damage" not in questions(match, "use kings-banner", "prevent")
    assert table(match)["walls"] == [3, 3, 2]


def test_points_of_the_banner_last_to_the_end_of_the_attack_and_no_longer() -> None:
    """R137: one point for the Forced March, the other for the boss that moves in step 9; nothing is left afterwards."""
    match = night([["zombie", "wraith"], ["goblin"], []], f"{TWO} doom blank plunder {NONE} sword sword sword",
                  boss="warchief", tactic="forced-march", boss_rank=3, doom=2,
                  cards=[["kings-banner"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "use kings-banner", "prevent")
    assert table(match)["walls"] == [3, 3, 3]
    assert len(events(match, "LaneDamagePrevented")) == 2
    assert len(events(match, "BossActivated")) == 2


def test_whether_a_tactic_has_an_effect_is_judged_before_prevention() -> None:
    """R137, R62: all damage of the Battering Ram is prevented, and the exception does not come."""
    match = night([["dire-wolf"], ["zombie"], []], f"{NONE} doom blank plunder", boss="warchief", doom=2, boss_rank=2,
                  tactic="battering-ram", cards=[["kings-banner"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "use kings-banner")
    assert table(match)["walls"] == [3, 3, 3]
    assert table(match)["boss"]["tokens"]["health"] == 0


def test_damage_at_the_end_of_the_night_cannot_be_prevented() -> None:
    """R137: nobody is asked."""
    match = night([["dire-wolf"], [], []], f"{NONE} {CALM} {NONE} {CALM}", seats=2, fatigue=[1, 1], then=1,
                  cards=[["kings-banner"], []])  # fmt: skip
    assert "ask-lane-damage" not in questions(match, "attack 1-1", "attack 1-1")
    assert table(match)["walls"] == [2, 3, 3]


def test_another_player_does_not_use_his_banner_in_your_attack() -> None:
    """R137: the card speaks of its owner's attack."""
    match = night([["minotaur"], ["zombie"], []], f"{NONE} sword sword sword", cards=[[], ["kings-banner"], []])
    assert "ask-lane-damage" not in questions(match, "attack 1-1")
    assert table(match)["walls"] == [2, 3, 3]


def test_a_lane_loses_its_barricade_then_its_palisades_then_the_village_suffers() -> None:
    """R89, E10: the parts of the village fall in a fixed order."""
    parts = []
    for walls, village in ((3, 3), (2, 3), (1, 3), (0, 3), (0, 2)):
        match = night([["minotaur"], ["zombie"], []], f"{NONE} sword sword sword", walls=[walls, 3, 3], village=village)
        fight(match, "attack 1-1")
        parts += [event.part for event in [*events(match, "WallFell"), *events(match, "VillageDamaged")]]
    assert parts == ["barricade", "palisade", "palisade", "well", "cart"]


def test_hidden_monsters_are_not_there_for_anybody() -> None:
    """R25: an unrevealed Orc in a lane does not draw the Warchief's damage."""
    match = night([["dire-wolf", HIDDEN, HIDDEN], ["zombie"], []], f"{ONE} {CALM}", boss="warchief", then=1)
    fight(match, "attack 1-1")
    assert table(match)["walls"] == [3, 3, 3]


@pytest.mark.parametrize("mode", MODES)
def test_in_random_games_the_boss_stands_behind_the_largest_lane_and_every_turn_has_a_target(mode: str) -> None:
    """R68, R29: whenever a target is chosen (D11, D13); fronts lie open, and tokens stand in their order (D2)."""

    def look(match: Match) -> None:
        if asked(match) != "ask-attack" or attack(match)["step"] != 1:
            return
        seen = table(match)
        sizes = [len(row) for row in seen["lanes"]]
        assert seen["boss"] is None or seen["boss"]["rank"] == 1 + max(sizes)
        assert all(row[0]["revealed"] for row in seen["lanes"] if row)
        assert offered(match, "attack") == offered(match) != set()
        for one in seen["knights"]:
            tokens = one["tokens"]
            assert tokens["wrath"] < tokens["health"] < tokens["fatigue"]

    seats = 1 if mode == "solo" else 3
    for seed in range(2):
        play_some(seeded(seats, seed, {"mode": mode}), 400, seed, look)
