"""Knight Tales, "Tactics": the fifteen tactic cards, each with its basic effect, its exception and neither."""

from __future__ import annotations

from caliburn.games.knight_tales.figures import TACTIC_IDS
from tests.games.knight_tales.duels import NONE, ONE, TWO, applied, doomed, hidden, owners, tokens, wolf
from tests.games.knight_tales.tables import (
    fight,
    kinds,
    knight,
    lane,
    monster,
    night,
    offered,
    on_turn,
    spent,
    table,
    until,
)

EMPTY_HANDED = ["longsword", "vanguard"]

# -- Warchief --------------------------------------------------------------------------------------------------------


def test_battle_cry_gives_every_revealed_orc_a_sword_token() -> None:
    """R63, R136: neither the face-down Troll nor the Warchief himself is meant."""
    match = doomed("battle-cry", [["dire-wolf"], ["goblin", hidden("troll")], ["war-drummer", "zombie"]])
    assert applied(match) == "basic"
    assert tokens(match, "sword") == {"2-1": 1, "3-1": 1}


def test_battle_cry_without_orcs_gives_the_boss_a_sword_token() -> None:
    """R62, R136"""
    match = doomed("battle-cry", [["dire-wolf"], ["zombie", hidden("troll")], []])
    assert applied(match) == "exception"
    assert tokens(match, "sword") == {"boss": 1}


def test_forced_march_activates_the_boss() -> None:
    """R73: also from the forest."""
    match = doomed("forced-march", [["dire-wolf"], ["goblin", "zombie"], ["ghoul", "wraith", "troll"]])
    assert applied(match) == "basic"
    assert table(match)["walls"] == [3, 2, 2]
    assert table(match)["boss"]["rank"] == 4


def test_forced_march_that_would_damage_no_lane_reveals_the_foremost_monster_of_each_lane() -> None:
    """R62, R24: in rank 2 and 3, with gold, what they do when revealed, and moving back."""
    lanes = [["dire-wolf", hidden("shaman"), hidden("ghoul")], ["wraith", "doom-bat", hidden("zombie")], ["bone-mage"]]
    match = doomed("forced-march", lanes, dice=f"{NONE} doom blank")
    assert applied(match) == "exception"
    assert [row["id"] for row in table(match, 0)["lanes"][0]] == ["dire-wolf", None, "shaman"]
    assert monster(match, "2-3")["tokens"]["health"] == 1
    assert monster(match, "2-3")["health"] == 2
    assert table(match)["walls"] == [3, 3, 3]


def test_forced_march_with_nothing_to_damage_and_nothing_to_reveal_does_nothing() -> None:
    """R62: the card goes under its deck all the same."""
    match = doomed("forced-march", [["dire-wolf"], ["zombie", "ghoul"], []], boss_rank=3)
    assert applied(match) == "nothing"
    assert table(match)["walls"] == [3, 3, 3]


def test_blood_rage_gives_every_monster_with_a_crest_a_red_die_token() -> None:
    """R63, R136: the boss on the battlefield is a monster like the others."""
    lanes = [["dire-wolf"], [{"id": "zombie", "crests": [1], "health": 1}, "ghoul"], []]
    match = doomed("blood-rage", lanes, boss_rank=3, boss_crests=[2], boss_health=7)
    assert applied(match) == "basic"
    assert tokens(match, "red") == {"2-1": 1, "boss": 1}


def test_blood_rage_counts_the_damage_of_this_attack() -> None:
    """R62: judged when the doom is resolved, here after combat."""
    match = doomed("blood-rage", [["dire-wolf"], ["zombie"], []], dice=f"{ONE} doom blank", boss_rank=2)
    assert tokens(match, "red") == {"1-1": 1}


def test_blood_rage_without_crests_wounds_the_active_knight() -> None:
    """R62, R74"""
    match = doomed("blood-rage", [["dire-wolf"], ["zombie"], []], dice=f"{ONE} doom blank", boss_rank=2)
    early = doomed("blood-rage", [["dire-wolf"], ["zombie"], []], "doom", dice=f"{ONE} doom blank", boss_rank=2)
    assert (applied(match), applied(early)) == ("basic", "exception")
    assert [knight(early, seat)["wounds"] for seat in range(3)] == [1, 0, 0]


def test_blood_rage_in_a_last_heroic_deed_without_crests_does_nothing() -> None:
    """R62, R74: there is no free space for the wound."""
    match = doomed("blood-rage", [["dire-wolf"], ["zombie"], []], boss_rank=2, fatigue=[1, 9, 9])
    assert applied(match) == "nothing"
    assert knight(match)["wounds"] == 0


def test_plunder_takes_a_gold_from_every_knight_who_has_one() -> None:
    """R63, R78, R124"""
    match = doomed("plunder", [["dire-wolf"], ["zombie"], []], gold=[1, 0, 3], boss_rank=2)
    assert applied(match) == "basic"
    assert [knight(match, seat)["gold"] for seat in range(3)] == [0, 0, 2]


def test_plunder_where_nobody_has_gold_exhausts_a_card_of_the_active_player() -> None:
    """R62, R142: his choice, also the ability; the effect is not used."""
    match = doomed("plunder", [["dire-wolf"], ["zombie"], []], "exhaust vanguard", boss_rank=2)
    assert applied(match) == "exception"
    assert spent(match) == {"vanguard"}
    assert "CardUsed" not in kinds(match)


def test_plunder_with_no_gold_and_nothing_to_exhaust_does_nothing() -> None:
    """R62"""
    match = doomed("plunder", [["dire-wolf"], ["zombie"], []], boss_rank=2, spent=[EMPTY_HANDED, [], []])
    assert applied(match) == "nothing"


def test_battering_ram_breaks_the_lane_of_the_attacked_monster() -> None:
    match = doomed("battering-ram", [["dire-wolf"], ["zombie"], []], boss_rank=2)
    assert applied(match) == "basic"
    assert table(match)["walls"] == [2, 3, 3]


def test_battering_ram_after_the_monster_fell_gives_the_boss_a_health_token() -> None:
    match = doomed("battering-ram", [["dire-wolf"], ["zombie"], []], dice=f"{TWO} doom blank", boss_rank=2)
    assert (applied(match), tokens(match, "health")) == ("exception", {"boss": 1})


def test_battering_ram_looks_at_the_moment_of_the_doom() -> None:
    """R62: resolved before combat the monster still stands, even if it falls right after."""
    match = doomed("battering-ram", [["dire-wolf"], ["zombie"], []], "doom", dice=f"{TWO} doom blank", boss_rank=2)
    assert (applied(match), table(match)["walls"], owners(match)) == ("basic", [2, 3, 3], [1, 0, 0])


def test_battering_ram_in_an_attack_on_the_boss_gives_it_a_health_token() -> None:
    match = doomed("battering-ram", [["zombie"], [], []], "attack boss", dice=f"{NONE} doom sword", boss_rank=2)
    assert (applied(match), tokens(match, "health")) == ("exception", {"boss": 1})


# -- Lich Lord -------------------------------------------------------------------------------------------------------


def test_raise_the_dead_gives_every_revealed_undead_a_health_token() -> None:
    match = doomed("raise-the-dead", [["zombie"], ["ghoul", "goblin"], [wolf(), hidden("vampire")]])
    assert applied(match) == "basic"
    assert tokens(match, "health") == {"1-1": 1, "2-1": 1}


def test_raise_the_dead_before_combat_saves_the_attacked_monster() -> None:
    """R48, D#14: two damage are not enough any more."""
    match = doomed("raise-the-dead", [["zombie"], ["goblin"], []], "doom", dice=f"{TWO} doom blank", boss_rank=2)
    assert lane(match, 1) == ["zombie"]


def test_raise_the_dead_without_undead_gives_the_boss_a_health_token() -> None:
    """R136: the Lich Lord is no Undead."""
    match = doomed("raise-the-dead", [["dire-wolf"], ["goblin"], []], boss_rank=2)
    assert (applied(match), tokens(match, "health")) == ("exception", {"boss": 1})


def test_soul_drain_takes_a_wrath_from_every_knight_who_has_one() -> None:
    """R63"""
    match = doomed("soul-drain", [["dire-wolf"], ["goblin"], []], wrath=[1, 0, 3], boss_rank=2)
    assert applied(match) == "basic"
    assert [knight(match, seat)["wrath"] for seat in range(3)] == [0, 0, 2]
    assert knight(match)["fatigue"] == 8


def test_soul_drain_where_nobody_has_wrath_tires_the_active_knight() -> None:
    match = doomed("soul-drain", [["dire-wolf"], ["goblin"], []], fatigue=[3, 9, 9], boss_rank=2)
    assert applied(match) == "exception"
    assert [knight(match, seat)["fatigue"] for seat in range(3)] == [1, 9, 9]


def test_soul_drain_with_no_wrath_and_one_fatigue_left_does_nothing() -> None:
    """R62"""
    match = doomed("soul-drain", [["dire-wolf"], ["goblin"], []], fatigue=[2, 9, 9], boss_rank=2)
    assert applied(match) == "nothing"
    assert knight(match)["fatigue"] == 1


def test_grave_fog_sends_the_fronts_to_the_back_but_not_the_attacked_one() -> None:
    """R72: the lane of one monster and the boss do not move."""
    match = doomed("grave-fog", [["dire-wolf", "zombie"], ["goblin", "ghoul", "troll"], ["wraith"]])
    assert applied(match) == "basic"
    assert [lane(match, number) for number in (1, 2, 3)] == [
        ["dire-wolf", "zombie"], ["ghoul", "troll", "goblin"], ["wraith"],
    ]  # fmt: skip


def test_a_face_down_monster_that_the_fog_brings_to_the_front_is_revealed_when_lanes_reorganise() -> None:
    """R129"""
    match = doomed("grave-fog", [["dire-wolf"], ["goblin", hidden("zombie")], []], "attack 1-1", "doom", boss_rank=3)
    assert lane(match, 2) == ["zombie", "goblin"]
    assert monster(match, "2-1")["tokens"]["health"] == 1
    order = kinds(match)
    assert order.index("MonsterMovedBack") < order.index("MonsterRevealed")


def test_grave_fog_moves_what_stands_behind_a_monster_that_was_defeated() -> None:
    """KT-X9, R129: the Wolf is gone, so the Zombie leads its lane."""
    match = doomed("grave-fog", [["dire-wolf", "zombie", "ghoul"], ["goblin"], []], dice=f"{TWO} doom blank")
    assert lane(match, 1) == ["ghoul", "zombie"]


def test_grave_fog_that_can_move_nobody_gives_the_boss_a_shield_token() -> None:
    match = doomed("grave-fog", [["dire-wolf", "zombie"], ["goblin"], []], boss_rank=3)
    assert (applied(match), tokens(match, "shield")) == ("exception", {"boss": 1})


def test_curse_of_frailty_exhausts_a_card_of_the_active_player() -> None:
    """R142: longsword, market cards, trophies and the ability; only those without a crest."""
    match = night(
        [["dire-wolf"], ["goblin"], []], f"{NONE} doom blank soul-drain", boss="lich-lord", doom=2, boss_rank=2,
        tactic="curse-of-frailty", cards=[["spear", "horned-helm", "buckler"], [], []], spent=[["spear"], [], []],
    )  # fmt: skip
    until(match, "ask-exhaust", "attack 1-1")
    assert offered(match) == {"exhaust longsword", "exhaust vanguard", "exhaust horned-helm", "exhaust buckler"}
    assert on_turn(match) == 0
    fight(match, "exhaust buckler")
    assert spent(match) == {"spear", "buckler"}


def test_curse_of_frailty_wounds_a_knight_with_nothing_left_to_exhaust() -> None:
    lanes = [["dire-wolf"], ["goblin"], []]
    match = doomed("curse-of-frailty", lanes, boss_rank=2, spent=[EMPTY_HANDED, [], []])
    assert (applied(match), knight(match)["wounds"]) == ("exception", 1)


def test_curse_of_frailty_in_a_last_deed_with_nothing_left_does_nothing() -> None:
    """R62"""
    lanes = [["dire-wolf"], ["goblin"], []]
    match = doomed("curse-of-frailty", lanes, boss_rank=2, spent=[EMPTY_HANDED, [], []], fatigue=[1, 9, 9])
    assert (applied(match), knight(match)["wounds"]) == ("nothing", 0)


def test_dark_procession_activates_the_boss() -> None:
    """R73"""
    match = doomed("dark-procession", [["zombie"], ["ghoul", "goblin", "shaman"], ["dire-wolf"]])
    assert (applied(match), table(match)["walls"]) == ("basic", [2, 2, 3])
    assert table(match)["boss"]["column"] == 3


def test_dark_procession_that_would_damage_no_lane_raises_doom() -> None:
    match = doomed("dark-procession", [["dire-wolf"], ["goblin", "shaman", "troll"], []])
    assert (applied(match), table(match)["boss"]["column"]) == ("exception", 4)


# -- Woodwitch -------------------------------------------------------------------------------------------------------


def test_call_of_the_wild_gives_every_revealed_beast_a_black_die_token() -> None:
    match = doomed("call-of-the-wild", [["doom-bat"], ["centaur", "goblin"], ["zombie", hidden("werewolf")]],
                   dice=f"{NONE} doom sword")  # fmt: skip
    assert applied(match) == "basic"
    assert tokens(match, "black") == {"1-1": 1, "2-1": 1}


def test_call_of_the_wild_without_beasts_reveals_the_foremost_monster_of_each_lane() -> None:
    match = doomed("call-of-the-wild", [["zombie", hidden("ghoul"), hidden("troll")], ["goblin", hidden("wraith")], []])
    assert applied(match) == "exception"
    assert [one["revealed"] for one in table(match)["lanes"][0]] == [True, True, False]
    assert monster(match, "2-2")["revealed"]


def test_call_of_the_wild_without_beasts_and_face_down_monsters_does_nothing() -> None:
    """R62"""
    match = doomed("call-of-the-wild", [["zombie"], ["goblin"], []], boss_rank=2)
    assert applied(match) == "nothing"


def test_overgrowth_gives_every_revealed_beast_a_shield_token() -> None:
    match = doomed("overgrowth", [["dire-wolf"], ["zombie", "werewolf"], []], boss_rank=3)
    assert (applied(match), tokens(match, "shield")) == ("basic", {"1-1": 1, "2-2": 1})


def test_overgrowth_without_beasts_gives_the_boss_a_shield_token() -> None:
    """R136"""
    match = doomed("overgrowth", [["zombie"], ["goblin"], []], boss_rank=2)
    assert (applied(match), tokens(match, "shield")) == ("exception", {"boss": 1})


def test_clutching_roots_tires_every_knight_with_two_or_more_fatigue() -> None:
    """R63, R124"""
    match = doomed("clutching-roots", [["zombie"], ["goblin"], []], boss_rank=2, fatigue=[4, 1, 2])
    assert applied(match) == "basic"
    assert [knight(match, seat)["fatigue"] for seat in range(3)] == [2, 1, 1]


def test_clutching_roots_where_nobody_has_two_fatigue_wounds_the_active_knight() -> None:
    """R75: his last free space; his night ends after the attack."""
    match = doomed("clutching-roots", [["zombie"], ["goblin"], []], boss_rank=2, fatigue=[2, 1, 1])
    assert (applied(match), knight(match)["wounds"], knight(match)["out"]) == ("exception", 1, True)


def test_clutching_roots_in_a_last_deed_among_tired_knights_does_nothing() -> None:
    """R62"""
    match = doomed("clutching-roots", [["zombie"], ["goblin"], []], boss_rank=2, fatigue=[1, 1, 1])
    assert (applied(match), knight(match)["wounds"]) == ("nothing", 0)


def test_poisoned_well_damages_the_strongest_lane() -> None:
    match = doomed("poisoned-well", [["zombie"], ["goblin"], []], boss_rank=2, walls=[2, 1, 3])
    assert (applied(match), table(match)["walls"]) == ("basic", [2, 1, 2])


def test_poisoned_well_lets_the_active_player_choose_between_equal_lanes() -> None:
    """R121"""
    match = night([["zombie"], ["goblin"], []], f"{NONE} doom blank overgrowth", boss="woodwitch", doom=2, boss_rank=2,
                  tactic="poisoned-well", walls=[2, 2, 1], turn=1)  # fmt: skip
    until(match, "ask-lane", "attack 1-1")
    assert (on_turn(match), offered(match)) == (1, {"lane 1", "lane 2"})
    fight(match, "lane 2")
    assert table(match)["walls"] == [2, 1, 1]


def test_poisoned_well_without_walls_takes_a_gold_from_every_knight() -> None:
    match = doomed("poisoned-well", [["zombie"], ["goblin"], []], boss_rank=2, walls=[0, 0, 0], gold=[2, 0, 1])
    assert applied(match) == "exception"
    assert [knight(match, seat)["gold"] for seat in range(3)] == [1, 0, 0]
    assert table(match)["village"] == 3


def test_poisoned_well_without_walls_and_gold_does_nothing() -> None:
    """R62"""
    match = doomed("poisoned-well", [["zombie"], ["goblin"], []], boss_rank=2, walls=[0, 0, 0])
    assert applied(match) == "nothing"


def test_stampede_activates_the_boss() -> None:
    match = doomed("stampede", [["zombie"], ["doom-bat", "goblin", "ghoul"], ["centaur"]])
    assert (applied(match), table(match)["walls"], table(match)["boss"]["column"]) == ("basic", [3, 2, 2], 3)


def test_stampede_that_would_damage_no_lane_raises_doom() -> None:
    match = doomed("stampede", [["zombie"], ["goblin", "shaman", "troll"], []])
    assert (applied(match), table(match)["boss"]["column"]) == ("exception", 4)


def test_every_tactic_has_been_played_here() -> None:
    """The list of cases above is complete: each tactic's basic effect and exception is named in a test."""
    names = " ".join(name for name in globals() if name.startswith("test_"))
    assert [tactic for tactic in TACTIC_IDS if names.count(tactic.replace("-", "_")) < 2] == []
