"""What the monsters do: all twelve minions and nine champions, one by one, alone and beside others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caliburn import Match
from caliburn.games.knight_tales.figures import KIND_IDS
from tests.games.knight_tales.duels import ELSEWHERE, FOUR, NONE, ONE, THREE, TWO, duel, owners
from tests.games.knight_tales.tables import (
    HIDDEN,
    attack,
    fight,
    knight,
    lane,
    lies,
    monster,
    night,
    offered,
    only,
    pool,
    reasons,
    spent,
    table,
    until,
)


def before_the_roll(lanes: list[Any], target: str = "1-1", **position: Any) -> Match:
    """Seat 0 has chosen a target and may still use Vanguard."""
    return until(night(lanes, "", **position), "ask-actions", f"attack {target}")


# -- minions ---------------------------------------------------------------------------------------------------------


def test_a_goblin_that_wounds_takes_a_gold_to_the_reserve() -> None:
    """D#11, R78: once, however many wounds; nobody else gets it, and with no gold nothing is lost."""
    match = fight(duel(f"{NONE} sword sword sword", target="goblin", gold=[2, 2, 2]), "attack 1-1")
    assert [knight(match, seat)["gold"] for seat in range(3)] == [1, 2, 2]
    assert knight(match)["wounds"] == 3
    poor = fight(duel(f"{NONE} sword blank shield", target="goblin"), "attack 1-1")
    assert knight(poor)["gold"] == 0


def test_a_goblin_that_does_not_wound_takes_nothing() -> None:
    """D#11: a prevented damage is no wound."""
    match = fight(duel("shield shield shield sword sword sword", target="goblin", gold=[2, 2, 2]), "attack 1-1")
    assert knight(match)["gold"] == 2


def test_a_goblin_defeated_by_the_attack_still_takes_its_gold() -> None:
    """R79, E5: two gold for the damage, one lost for the wound."""
    match = fight(duel(f"{TWO} sword blank sword", target="goblin", gold=[2, 2, 2]), "attack 1-1")
    assert (owners(match), knight(match)["gold"], knight(match)["wounds"]) == ([1, 0, 0], 3, 2)


def test_a_shaman_gives_every_monster_of_its_lane_a_black_die() -> None:
    """E2: itself included, and no other lane."""
    lanes: list[Any] = [["goblin", "shaman"], ["zombie"], []]
    assert [one["black"] for row in table(night(lanes))["lanes"] for one in row] == [3, 3, 2]


def test_a_second_shaman_adds_another_die_up_to_four() -> None:
    """R37: a Ghoul with two Shamans behind it rolls four, not five."""
    match = before_the_roll([["ghoul", "shaman", "shaman"], [], []])
    assert pool(match) == (3, 4, 0)
    assert len(reasons(match)) == 2


def test_an_orc_raider_has_a_sword_token_in_rank_1_only() -> None:
    lanes: list[Any] = [["orc-raider"], ["zombie", "orc-raider"], []]
    seen = table(night(lanes))["lanes"]
    assert (seen[0][0]["sword"], seen[1][1]["sword"]) == (1, 0)


def test_a_war_drummer_gives_every_monster_of_its_rank_a_sword_token() -> None:
    lanes: list[Any] = [["war-drummer", "zombie"], ["ghoul"], ["goblin"]]
    assert [one["sword"] for row in table(night(lanes))["lanes"] for one in row] == [1, 0, 1, 1]


def test_a_zombie_comes_with_a_health_token() -> None:
    """R24: when it is revealed; three damage are needed."""
    match = fight(
        night([["dire-wolf", {"id": "zombie", "hidden": True}], ELSEWHERE, []], f"{TWO} blank blank"), "attack 1-1"
    )
    assert (monster(match, "1-1")["tokens"]["health"], monster(match, "1-1")["health"]) == (1, 2)


def test_a_ghoul_that_wounds_and_lives_gains_a_health_token() -> None:
    """R59: the damage it took stays taken."""
    match = fight(duel(f"{ONE} sword blank blank", target="ghoul"), "attack 1-1")
    ghoul = monster(match, "1-1")
    assert (ghoul["health"], ghoul["tokens"]["health"], ghoul["crests"]) == (2, 1, [0])
    harmless = fight(duel(f"{ONE} blank blank blank", target="ghoul"), "attack 1-1")
    assert monster(harmless, "1-1")["tokens"]["health"] == 0


def test_a_ghoul_defeated_while_it_wounds_stays_defeated() -> None:
    """R79"""
    match = fight(duel(f"{THREE} sword blank blank", target="ghoul"), "attack 1-1")
    assert (owners(match), knight(match)["wounds"], only(match, "TokenPlaced")) == ([1, 0, 0], 1, [])


def test_against_a_wraith_double_swords_count_as_one() -> None:
    """R132: but a double sword set aside gives two tokens."""
    match = until(duel("double-sword double-sword shield blank sword", target="wraith"), "ask-reactions", "attack 1-1")
    assert lies(match)["swords"] == 2
    tokens = until(duel("double-sword double-sword shield blank sword", "buckler", target="wraith"), "ask-reactions",
                   "attack 1-1", "use longsword k1 sword")  # fmt: skip
    assert lies(tokens)["swords"] == 3


def test_a_bone_mage_gives_every_monster_of_its_lane_a_sword_token() -> None:
    lanes: list[Any] = [["zombie", "bone-mage"], ["ghoul"], []]
    assert [one["sword"] for row in table(night(lanes))["lanes"] for one in row] == [1, 1, 0]


def test_a_doom_bat_that_wounds_raises_doom() -> None:
    """R61: one step, beside the doom results."""
    match = fight(duel(f"{NONE} sword sword", target="doom-bat", boss="warchief", boss_rank=2), "attack 1-1")
    assert table(match)["boss"]["column"] == 2


def test_a_doom_bat_can_trigger_a_tactic_and_does_nothing_without_a_boss() -> None:
    """R66"""
    match = duel(f"{NONE} sword sword battle-cry", target="doom-bat", boss="warchief", boss_rank=2, doom=2,
                 tactic="battering-ram")  # fmt: skip
    assert table(fight(match, "attack 1-1"))["walls"] == [2, 3, 3]
    assert knight(fight(duel(f"{NONE} sword sword", target="doom-bat"), "attack 1-1"))["wounds"] == 2


def test_a_centaur_gives_every_monster_of_its_rank_a_shield_token() -> None:
    """E2"""
    lanes: list[Any] = [["centaur", "goblin"], ["ghoul"], []]
    assert [one["shield"] for row in table(night(lanes))["lanes"] for one in row] == [1, 0, 1]


def test_two_centaurs_give_two_shield_tokens() -> None:
    """All effects stack (p. 15)."""
    match = until(night([["zombie"], ["centaur"], ["centaur"]], f"{THREE} blank blank"), "ask-reactions", "attack 1-1")
    assert (lies(match)["monster_shields"], lies(match)["damage"]) == (2, 1)


def test_a_dire_wolf_rolls_a_die_more_for_each_other_beast_in_its_rank() -> None:
    """R25: not for face-down ones, nor for those behind it."""
    lanes: list[Any] = [["dire-wolf", "doom-bat"], ["centaur"], ["dire-wolf"]]
    assert [one["black"] for one in (table(night(lanes))["lanes"][0][0], table(night(lanes))["lanes"][2][0])] == [4, 4]
    alone: list[Any] = [["dire-wolf", "doom-bat"], ["goblin", {"id": "centaur", "hidden": True}], []]
    assert table(night(alone))["lanes"][0][0]["black"] == 2


def test_a_giant_spider_that_wounds_tires_the_knight() -> None:
    match = fight(duel(f"{NONE} sword blank", target="giant-spider"), "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["fatigue"]) == (1, 9 - 1 - 1 - 1)


def test_a_giant_spider_finds_no_free_space_after_the_last_wound() -> None:
    """R75, R81"""
    match = fight(duel(f"{NONE} sword sword", target="giant-spider", fatigue=[2, 9, 9]), "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["fatigue"], knight(match)["out"]) == (1, 0, True)


def test_a_giant_spider_may_take_the_last_free_space() -> None:
    """R75: the night ends after the attack; it was no last heroic deed."""
    match = fight(duel(f"{NONE} sword blank", target="giant-spider", fatigue=[3, 9, 9]), "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["fatigue"], knight(match)["out"]) == (1, 0, True)


@pytest.mark.parametrize("kind", ["shaman", "bone-mage", "giant-spider", "treant"])
def test_those_that_move_to_the_back_do_so_when_revealed(kind: str) -> None:
    """R20, R22: and the next one is revealed."""
    lanes: list[Any] = [["dire-wolf", {"id": kind, "hidden": True}, {"id": "ghoul", "hidden": True}], ELSEWHERE, []]
    match = fight(night(lanes, f"{TWO} blank blank"), "attack 1-1")
    assert lane(match, 1, 1) == ["ghoul", kind]


@pytest.mark.parametrize(
    "kind", [kind for kind in KIND_IDS if kind not in ("shaman", "bone-mage", "giant-spider", "treant")]
)
def test_the_others_stay_in_front(kind: str) -> None:
    """R20"""
    lanes: list[Any] = [["dire-wolf", {"id": kind, "hidden": True}, HIDDEN], ELSEWHERE, []]
    match = fight(night(lanes, f"{TWO} blank blank"), "attack 1-1")
    assert lane(match, 1, 1) == [kind, None]


# -- champions -------------------------------------------------------------------------------------------------------


def test_a_troll_that_was_hurt_and_lives_gains_a_health_token() -> None:
    """R59, R135"""
    hurt = fight(duel(f"{TWO} blank sword sword", target="troll"), "attack 1-1")
    assert monster(hurt, "1-1")["tokens"]["health"] == 1
    unhurt = fight(duel(f"{NONE} blank sword sword", target="troll"), "attack 1-1")
    assert monster(unhurt, "1-1")["tokens"]["health"] == 0
    assert owners(fight(duel(f"{FOUR} blank sword sword", target="troll"), "attack 1-1")) == [1, 0, 0]


def test_an_orc_berserker_with_a_crest_on_it_rolls_another_red_die() -> None:
    assert pool(before_the_roll([["orc-berserker"], [], []])) == (3, 1, 2)
    assert pool(before_the_roll([[{"id": "orc-berserker", "health": 3, "crests": [1]}], [], []])) == (3, 1, 3)


def test_an_arrow_makes_the_berserker_angry_before_the_roll() -> None:
    """R36: what counts is how it stands right before the roll."""
    match = before_the_roll([["orc-berserker"], ELSEWHERE, []], cards=[["archer"], [], []])
    assert pool(until(match, "ask-actions", "use archer 1-1")) == (3, 1, 3)


def test_a_banner_bearer_gives_every_monster_of_its_rank_a_red_die() -> None:
    lanes: list[Any] = [["banner-bearer", "zombie"], ["ghoul"], []]
    assert [one["red"] for row in table(night(lanes))["lanes"] for one in row] == [2, 0, 1]


def test_a_minotaur_beside_two_banner_bearers_rolls_four_red_dice() -> None:
    """R37: not five."""
    assert pool(before_the_roll([["minotaur"], ["banner-bearer"], ["banner-bearer"]])) == (3, 0, 4)


def test_a_vampire_that_wounds_makes_the_knight_exhaust_a_card() -> None:
    """R142, R121: the knight's choice."""
    match = until(duel(f"{NONE} sword sword sword", "spear", target="vampire"), "ask-exhaust", "attack 1-1")
    assert offered(match) == {"exhaust longsword", "exhaust vanguard", "exhaust spear"}
    assert spent(fight(match, "exhaust spear")) == {"spear"}


def test_a_vampire_finds_nothing_where_all_is_exhausted() -> None:
    """R142"""
    match = duel(f"{NONE} sword sword sword", target="vampire", spent=[["longsword", "vanguard"], [], []])
    assert knight(fight(match, "attack 1-1"))["wounds"] == 3


def test_against_a_death_knight_no_wrath_is_spent() -> None:
    """R39: cards may still re-roll."""
    match = duel("sword shield faith blank blank sword sword", "lucky-charm", target="death-knight",
                 wrath=[3, 0, 0])  # fmt: skip
    until(match, "ask-reactions", "attack 1-1")
    assert offered(match, "reroll") | offered(match, "add") == set()
    assert "use lucky-charm k1" in offered(match)


def test_beside_a_banshee_shield_results_have_no_effect_and_tokens_do() -> None:
    """R132: for every monster of its rank; a shield may still become a token."""
    lanes: list[Any] = [["ghoul"], ["banshee"], []]
    match = night(lanes, "shield shield faith sword sword sword", cards=[["buckler", "gauntlets"], [], []])
    until(match, "ask-reactions", "attack 1-1")
    assert lies(match)["wounds"] == 3
    until(match, "ask-reactions", "use gauntlets")
    until(match, "ask-reactions", "use longsword k1 shield")
    assert (attack(match)["sword"], lies(match)["shields"], lies(match)["wounds"]) == (2, 1, 2)


def test_a_banshee_in_another_rank_is_not_heard() -> None:
    lanes: list[Any] = [["ghoul", "banshee"], ELSEWHERE, []]
    match = until(night(lanes, "shield shield faith sword sword sword"), "ask-reactions", "attack 1-1")
    assert lies(match)["wounds"] == 1


def test_a_werewolf_that_wounds_takes_a_wrath() -> None:
    """The wounds give wrath first; one of it is lost."""
    match = fight(duel(f"{NONE} sword sword sword", target="werewolf"), "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["wrath"]) == (3, 2)


def test_a_minotaur_that_took_no_damage_breaks_its_lane() -> None:
    """R135"""
    angry = fight(duel(f"{NONE} sword sword sword", target="minotaur"), "attack 1-1")
    assert table(angry)["walls"] == [2, 3, 3]
    hurt = fight(duel(f"{ONE} sword sword sword", target="minotaur"), "attack 1-1")
    assert table(hurt)["walls"] == [3, 3, 3]


def test_an_amulet_ignores_what_troll_and_minotaur_do_after_the_attack() -> None:
    """R39"""
    calm = fight(
        duel(f"{NONE} sword sword sword", "warding-amulet", target="minotaur"), "attack 1-1", "use warding-amulet"
    )
    assert table(calm)["walls"] == [3, 3, 3]
    troll = fight(
        duel(f"{TWO} blank sword sword", "warding-amulet", target="troll"), "attack 1-1", "use warding-amulet"
    )
    assert monster(troll, "1-1")["tokens"]["health"] == 0


def test_a_minotaur_breaks_its_lane_after_all_doom_results() -> None:
    """R45, 4.1: AFTER-ATTACK comes when every doom die is resolved."""
    match = duel(f"{NONE} doom sword sword battle-cry", target="minotaur", boss="warchief", boss_rank=2, doom=2,
                 tactic="forced-march")  # fmt: skip
    fight(match, "attack 1-1")
    assert [event.lane for event in only(match, "WallFell")] == [2, 1]


def test_a_treant_gives_every_monster_of_its_lane_a_shield_token() -> None:
    lanes: list[Any] = [["zombie", "treant"], ["ghoul"], []]
    assert [one["shield"] for row in table(night(lanes))["lanes"] for one in row] == [1, 1, 0]


def test_effects_of_face_down_monsters_do_not_count() -> None:
    """R25"""
    lanes: list[Any] = [["zombie", {"id": "treant", "hidden": True}], ["ghoul"], []]
    assert table(night(lanes))["lanes"][0][0]["shield"] == 0


@pytest.mark.parametrize("kind", KIND_IDS)
def test_every_monster_has_a_test_named_after_it(kind: str) -> None:
    """The list above is complete: one test's name has the monster's."""
    source = Path(__file__).read_text(encoding="utf-8")
    assert f"_{kind.replace('-', '_')}" in "".join(line for line in source.splitlines() if line.startswith("def test_"))
