"""What the cards do: trinkets, relics, trophies, the longsword and the abilities of the knights, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.knight_tales.duels import (
    BRIDHA,
    CALM,
    ELSEWHERE,
    FOUR,
    GUSCARD,
    NONE,
    ONE,
    TARTOS,
    THREE,
    TWO,
    duel,
    owners,
    wolf,
)
from tests.games.knight_tales.tables import (
    attack,
    fight,
    knight,
    lane,
    lies,
    monster,
    night,
    offered,
    play,
    pool,
    spent,
    table,
    until,
)

# -- trinkets --------------------------------------------------------------------------------------------------------


def test_lucky_charm_rerolls_one_knight_die() -> None:
    match = until(duel(f"faith shield sword {CALM} double-sword", "lucky-charm"), "ask-reactions", "attack 1-1")
    assert {text for text in offered(match) if "charm" in text} == {f"use lucky-charm k{n}" for n in (1, 2, 3)}
    play(match, "use lucky-charm k1")
    assert lies(match)["swords"] == 3


def test_prayer_beads_turn_a_die_to_faith() -> None:
    """R132: it is a faith result, and the sword it was is gone."""
    match = until(duel("sword shield faith sword blank", "prayer-beads"), "ask-reactions", "attack 1-1")
    assert {text for text in offered(match) if "beads" in text} == {"use prayer-beads k1", "use prayer-beads k2"}
    play(match, "use prayer-beads k2")
    assert attack(match)["faith"] == 2


def test_signet_ring_counts_two_more_crests() -> None:
    """R54: three crests against two."""
    target = wolf(health=1, crests=[1, 1])
    match = until(duel(f"{ONE} {CALM}", "signet-ring", target=target), "ask-award", "attack 1-1")
    assert offered(match) == {"use signet-ring", "pass"}
    fight(match, "use signet-ring")
    assert owners(match) == [1, 0, 0]
    declined = until(duel(f"{ONE} {CALM}", "signet-ring", target=target), "ask-award", "attack 1-1")
    assert owners(fight(declined, "pass")) == [0, 1, 0]


def test_signet_ring_also_counts_where_an_arrow_or_an_axe_felled_the_monster() -> None:
    """R57"""
    lanes: list[Any] = [["dire-wolf"], [{"id": "zombie", "health": 1, "crests": [1]}], ELSEWHERE]
    arrow = night(lanes, f"{NONE} {CALM}", cards=[["archer", "signet-ring"], [], []])
    assert owners(fight(arrow, "attack 1-1", "use archer 2-1", "use signet-ring")) == [1, 0, 0]
    axe = night(lanes, f"{THREE} {CALM}", cards=[["battle-axe", "signet-ring"], [], []])
    assert owners(fight(axe, "attack 1-1", "use battle-axe 2-1 1", "use signet-ring")) == [2, 0, 0]


def test_war_horn_sends_another_front_to_the_back_and_reveals_the_new_one() -> None:
    """R129, R72: not the attacked monster, and none that is alone in its lane."""
    lanes: list[Any] = [["dire-wolf", "zombie"], ["goblin", {"id": "ghoul", "hidden": True}], ["wraith"]]
    match = until(night(lanes, "", cards=[["war-horn"], [], []]), "ask-actions", "attack 1-1")
    assert {text for text in offered(match) if "horn" in text} == {"use war-horn 2-1"}
    play(match, "use war-horn 2-1")
    assert lane(match, 2, 1) == ["ghoul", "goblin"]


def test_war_horn_brings_the_target_nearer() -> None:
    """R130: an attack on rank 2 costs one fatigue when the front has moved away."""
    match = night([["goblin", "dire-wolf"], [], []], f"{NONE} {CALM}", cards=[["war-horn"], [], []])
    fight(match, "attack 1-2", "use war-horn 1-1")
    assert knight(match)["fatigue"] == 8


def test_warding_amulet_ignores_the_monsters_effect_and_those_of_rank_and_lane() -> None:
    """R39: tokens that lie on it still count."""
    lanes: list[Any] = [[{"id": "goblin", "sword": 1}, "shaman"], ["centaur"], []]
    match = night(lanes, f"{TWO} blank blank sword", cards=[["warding-amulet"], [], []], gold=[2, 2, 2])
    until(match, "ask-reactions", "attack 1-1", "use warding-amulet")
    assert [len(attack(match)[key]) for key in ("knight_dice", "monster_dice")] == [3, 3]
    assert (lies(match)["monster_swords"], lies(match)["monster_shields"]) == (2, 0)
    fight(match)
    assert (knight(match)["wounds"], knight(match)["gold"]) == (2, 4)


def test_warding_amulet_leaves_armor_and_activation_of_a_boss() -> None:
    match = night([["shaman"], [], []], f"{ONE} blank sword sword", boss="warchief", boss_rank=2, doom=5,
                  cards=[["warding-amulet"], [], []])  # fmt: skip
    until(match, "ask-reactions", "attack boss", "use warding-amulet")
    assert (len(attack(match)["monster_dice"]), lies(match)["monster_shields"]) == (3, 1)


# -- relics ----------------------------------------------------------------------------------------------------------


def test_saints_bone_lets_each_faith_discard_two_dice() -> None:
    """R131: also a faith that appears later in the attack."""
    match = until(duel("shield shield shield sword sword doom faith", "saints-bone", target="goblin", wrath=[1, 0, 0]),
                  "ask-reactions", "attack 1-1", "use saints-bone", "reroll k1")  # fmt: skip
    assert attack(match)["faith"] == 2


def test_crown_shard_gives_a_sword_and_a_shield_token() -> None:
    match = until(duel(f"{ONE} {CALM}", "crown-shard"), "ask-reactions", "attack 1-1", "use crown-shard")
    assert (attack(match)["sword"], attack(match)["shield"]) == (1, 1)


def test_kings_banner_prevents_lane_damage() -> None:
    """R137: two points; of a Minotaur's single one it takes all."""
    match = fight(
        duel(f"{NONE} sword sword sword", "kings-banner", target="minotaur"), "attack 1-1", "use kings-banner"
    )
    assert table(match)["walls"] == [3, 3, 3]


def test_blessed_tome_lowers_doom_without_triggering_anything() -> None:
    """KT-X4: by one or two columns as the player says, never before the first."""
    match = until(duel(f"{NONE} {CALM}", "blessed-tome", boss="warchief", boss_rank=2, doom=5), "ask-reactions",
                  "attack 1-1")  # fmt: skip
    assert {text for text in offered(match) if "tome" in text} == {"use blessed-tome 1", "use blessed-tome 2"}
    play(match, "use blessed-tome 2")
    assert (table(match)["boss"]["column"], table(match)["boss"]["tactic"]) == (3, "battle-cry")
    second = until(duel(f"{NONE} {CALM}", "blessed-tome", boss="warchief", boss_rank=2, doom=2), "ask-reactions",
                   "attack 1-1")  # fmt: skip
    assert {text for text in offered(second) if "tome" in text} == {"use blessed-tome 1"}


def test_moon_tear_replaces_up_to_two_red_dice_while_there_is_room_for_black_ones() -> None:
    """R37"""
    match = until(duel("", "moon-tear", target="minotaur"), "ask-actions", "attack 1-1")
    assert {text for text in offered(match) if "moon" in text} == {"use moon-tear 1", "use moon-tear 2"}
    play(match, "use moon-tear 2")
    assert pool(match) == (3, 2, 1)
    crowded = until(duel("", "moon-tear", target={"id": "goblin", "black": 2}), "ask-actions", "attack 1-1")
    assert offered(crowded, "use") == {"use vanguard"}


# -- trophies, longsword, abilities ----------------------------------------------------------------------------------


def test_ethereal_dagger_ignores_shield_results_tokens_and_armor() -> None:
    match = night([["centaur"], ELSEWHERE, []], f"{TWO} shield shield", cards=[["ethereal-dagger"], [], []])
    fight(match, "attack 1-1", "use ethereal-dagger")
    assert owners(match) == [1, 0, 0]
    boss = night([ELSEWHERE, [], []], f"{TWO} shield blank blank sword sword", boss="lich-lord", boss_rank=2, doom=10,
                 cards=[["ethereal-dagger"], [], []])  # fmt: skip
    assert monster(fight(boss, "attack boss", "use ethereal-dagger"), "boss")["health"] == 7


def test_spiked_shield_turns_prevented_damage_against_the_monster() -> None:
    """R133: two swords meet three shields; two damage that no shield stops."""
    match = duel("shield shield shield sword sword", "spiked-shield", target="dire-wolf")
    until(match, "ask-reactions", "attack 1-1", "use spiked-shield")
    assert (lies(match)["damage"], lies(match)["wounds"]) == (2, 0)
    assert owners(fight(match)) == [1, 0, 0]


@pytest.mark.parametrize(
    ("die", "token", "sword", "shield"),
    [
        ("k1", "sword", 1, 0),
        ("k1", "shield", 0, 1),
        ("k2", "sword", 2, 0),
        ("k2", "shield", 0, 2),
        ("k3", "sword", 1, 0),
    ],
)
def test_longsword_turns_a_result_into_tokens(die: str, token: str, sword: int, shield: int) -> None:
    """D#28, R43: tokens, not a result; the die is set aside."""
    match = until(
        duel(f"sword double-sword shield {CALM}", "buckler"),
        "ask-reactions",
        "attack 1-1",
        f"use longsword {die} {token}",
    )
    assert (attack(match)["sword"], attack(match)["shield"]) == (sword, shield)
    assert attack(match)["knight_dice"][int(die[1]) - 1]["gone"]


def test_longsword_cannot_turn_a_faith() -> None:
    match = until(duel(f"faith faith sword {CALM}"), "ask-reactions", "attack 1-1")
    assert offered(match, "use") == {"use longsword k3 sword", "use longsword k3 shield"}


def test_gaelic_rolls_a_fourth_die() -> None:
    match = fight(duel(f"{FOUR} faith {CALM}"), "attack 1-1", "use vanguard")
    assert spent(match) == {"vanguard"}


def test_bridha_rerolls_any_number_of_her_dice() -> None:
    match = duel(f"faith faith faith {CALM} sword sword double-sword", knights=BRIDHA)
    until(match, "ask-reactions", "attack 1-1")
    assert len([text for text in offered(match) if "battle-focus" in text]) == 7
    play(match, "use battle-focus k1 k2 k3")
    assert lies(match)["swords"] == 4


def test_tartos_cleaves() -> None:
    """D#12: the damage in excess, to a neighbour."""
    match = duel(f"{THREE} {CALM}", knights=TARTOS)
    fight(match, "attack 1-1", "use cleave 2-1 1")
    assert monster(match, "2-1")["crests"] == [0]


def test_guscard_gains_a_sword_and_two_shields() -> None:
    match = until(duel(f"{ONE} {CALM}", knights=GUSCARD), "ask-reactions", "attack 1-1", "use shield-wall")
    assert (attack(match)["sword"], attack(match)["shield"]) == (1, 2)


def test_bridha_may_reroll_four_dice_when_she_has_them() -> None:
    match = duel(f"faith faith shield faith {CALM} sword sword sword sword", "warhorse", knights=BRIDHA)
    until(match, "ask-reactions", "attack 1-1", "use warhorse")
    assert len([text for text in offered(match) if "battle-focus" in text]) == 15
    play(match, "use battle-focus k1 k2 k3 k4")
    assert lies(match)["swords"] == 4


def test_cleave_may_fell_the_boss() -> None:
    """R57, R66: its card is awarded, and the doom results that are left do nothing."""
    match = night([["dire-wolf"], ELSEWHERE, []], f"{FOUR} doom blank", knights=TARTOS, boss="warchief", boss_rank=2,
                  boss_health=2, doom=2, tactic="battering-ram")  # fmt: skip
    fight(match, "attack 1-1", "use cleave boss 2")
    assert (table(match)["boss"], owners(match), table(match)["walls"]) == (None, [2, 0, 0], [3, 3, 3])


def test_a_saints_bone_and_one_faith_discard_two_dice() -> None:
    """R131"""
    match = duel("shield shield faith sword sword sword", "saints-bone", target="ghoul")
    fight(match, "attack 1-1", "use saints-bone", "faith m1", "faith m2")
    assert knight(match)["wounds"] == 0
