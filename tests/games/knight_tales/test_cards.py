"""What the cards do: all market cards, the trophies, the longsword and the knights' abilities, one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caliburn.games.knight_tales.figures import ABILITY_IDS, MARKET_IDS, TROPHY_IDS
from tests.games.knight_tales.duels import (
    BRIDHA,
    CALM,
    ELSEWHERE,
    FIVE,
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
    HIDDEN,
    asked,
    attack,
    fight,
    knight,
    lane,
    lies,
    monster,
    night,
    offered,
    on_turn,
    play,
    pool,
    spent,
    table,
    until,
)

# -- weapons ---------------------------------------------------------------------------------------------------------


def test_spear_removes_a_die_of_choice() -> None:
    """E2: the red one of the Goblin, or a black one."""
    match = until(duel("", "spear", target="goblin"), "ask-actions", "attack 1-1")
    assert offered(match, "use") == {"use spear black", "use spear red", "use vanguard"}
    play(match, "use spear red")
    assert pool(match) == (3, 2, 0)
    assert spent(match) == {"spear"}


def test_battle_axe_deals_two_points_in_excess_to_another_monster_of_the_rank() -> None:
    """R57, R134: also over a lane in between, never along the lane."""
    lanes: list[Any] = [["dire-wolf", "zombie"], [], ["goblin"]]
    match = night(lanes, f"{FIVE} {CALM}", cards=[["battle-axe"], [], []], gold=[0, 0, 0])
    until(match, "ask-excess", "attack 1-1")
    assert offered(match) == {"use battle-axe 3-1 1", "use battle-axe 3-1 2", "pass"}
    fight(match, "use battle-axe 3-1 2")
    assert (owners(match), knight(match)["gold"]) == ([2, 0, 0], 4)


def test_warhammer_gives_two_sword_tokens() -> None:
    match = until(duel(f"{ONE} {CALM}", "warhammer"), "ask-reactions", "attack 1-1", "use warhammer")
    assert (attack(match)["sword"], lies(match)["swords"], lies(match)["damage"]) == (2, 3, 3)


@pytest.mark.parametrize(("place", "rank"), [("1-2", 2), ("1-3", 3)])
def test_crossbow_makes_any_rank_cost_one_fatigue(place: str, rank: int) -> None:
    lanes: list[Any] = [["goblin", "dire-wolf", "zombie"], [], []]
    match = night(lanes, f"{NONE} {CALM}", cards=[["crossbow"], [], []])
    assert monster(match, place)["cost"] == rank
    fight(match, f"attack {place}", "use crossbow")
    assert knight(match)["fatigue"] == 8


def test_morning_star_rerolls_up_to_two_knight_dice() -> None:
    """KT-X4 does not apply: re-rolling chooses its dice, one or two of them."""
    match = until(duel(f"faith faith shield {CALM} sword double-sword", "morning-star"), "ask-reactions", "attack 1-1")
    assert {text for text in offered(match, "use") if "morning" in text} == {
        "use morning-star k1", "use morning-star k2", "use morning-star k3", "use morning-star k1 k2",
        "use morning-star k1 k3", "use morning-star k2 k3",
    }  # fmt: skip
    play(match, "use morning-star k1 k2")
    assert [die["face"] for die in attack(match)["knight_dice"]] == ["sword", "double-sword", "shield"]


def test_twin_daggers_give_a_sword_token() -> None:
    match = until(duel(f"{ONE} {CALM}", "twin-daggers"), "ask-reactions", "attack 1-1")
    assert attack(match)["sword"] == 0
    play(match, "use twin-daggers")
    assert attack(match)["sword"] == 1


# -- armor -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "shields"), [("buckler", 1), ("chainmail", 2), ("plate-armor", 4)])
def test_armor_gives_shield_tokens(card: str, shields: int) -> None:
    match = until(duel(f"{NONE} sword sword sword", card, target="ghoul"), "ask-reactions", "attack 1-1")
    play(match, f"use {card}")
    assert attack(match)["shield"] == shields
    fight(match)
    assert knight(match)["wounds"] == max(0, 3 - shields)


def test_great_helm_discards_a_sword_or_double_sword() -> None:
    match = until(
        duel(f"{NONE} sword shield double-sword", "great-helm", target="goblin"), "ask-reactions", "attack 1-1"
    )
    assert {text for text in offered(match) if "helm" in text} == {"use great-helm m1", "use great-helm m3"}
    fight(match, "use great-helm m3")
    assert knight(match)["wounds"] == 1


def test_gauntlets_give_a_sword_token_for_each_shield_result_at_most_two() -> None:
    """R131: the results stay."""
    for dice, swords in (("shield faith faith", 1), ("shield shield faith", 2), ("shield shield shield", 2)):
        match = until(duel(f"{dice} sword sword", "gauntlets"), "ask-reactions", "attack 1-1", "use gauntlets")
        assert (attack(match)["sword"], lies(match)["shields"]) == (swords, dice.count("shield"))


def test_greaves_make_an_attack_one_fatigue_cheaper_but_never_free() -> None:
    lanes: list[Any] = [["dire-wolf", "goblin", "zombie"], [], []]
    match = night(lanes, f"{NONE} {CALM}", cards=[["greaves"], [], []])
    fight(match, "attack 1-3", "use greaves")
    assert knight(match)["fatigue"] == 7
    front = until(night(lanes, "", cards=[["greaves"], [], []]), "ask-actions", "attack 1-1")
    assert "use greaves" not in offered(front)


# -- characters ------------------------------------------------------------------------------------------------------


def test_squire_refreshes_another_cheap_market_card() -> None:
    """R40: cost 4 or less; no trophy, longsword or ability, and nothing that is not exhausted."""
    cards = ["squire", "spear", "warhammer", "horned-helm", "bear", "buckler"]
    match = night(
        [["dire-wolf"], ELSEWHERE, []], f"{NONE} {CALM}", cards=[cards, [], []],
        spent=[["spear", "warhammer", "horned-helm", "bear", "longsword", "vanguard"], [], []],
    )  # fmt: skip
    until(match, "ask-after", "attack 1-1")
    assert offered(match) == {"use squire spear", "use squire bear", "pass"}
    fight(match, "use squire bear")
    assert spent(match) == {"squire", "spear", "warhammer", "horned-helm", "longsword", "vanguard"}


def test_a_card_the_squire_refreshed_may_be_used_again_in_the_same_window() -> None:
    """R40"""
    match = duel(f"{ONE} {CALM}", "squire", "merchant")
    fight(match, "attack 1-1", "use merchant", "use squire merchant", "use merchant")
    assert knight(match)["gold"] == 1 + 2 + 2


@pytest.mark.parametrize(("card", "most"), [("healer", 2), ("chalice-of-mercy", 3)])
def test_healers_recover_health_after_the_attack(card: str, most: int) -> None:
    """KT-X4: the player says how much of it; over free spaces only, so it costs the wrath gained by the wounds."""
    match = until(duel(f"{NONE} {CALM}", card, wounds=[4, 0, 0], wrath=[5, 0, 0]), "ask-after", "attack 1-1")
    assert offered(match) == {*[f"use {card} {n}" for n in range(1, most + 1)], "pass"}
    fight(match, f"use {card} {most}")
    assert (knight(match)["wounds"], knight(match)["wrath"], knight(match)["fatigue"]) == (4 - most, 5 - most, 4 + most)


def test_health_is_not_recovered_over_the_wrath_token_or_beyond_the_start() -> None:
    """The vocabulary of 4.1: only over free spaces, at most the current wrath, never beyond the start."""
    little_wrath = until(duel(f"{NONE} {CALM}", "chalice-of-mercy", wounds=[4, 0, 0], wrath=[1, 0, 0]), "ask-after",
                         "attack 1-1")  # fmt: skip
    assert offered(little_wrath, "use") == {"use chalice-of-mercy 1"}
    little_hurt = until(duel(f"{NONE} {CALM}", "chalice-of-mercy", wounds=[2, 0, 0], wrath=[4, 0, 0]), "ask-after",
                        "attack 1-1")  # fmt: skip
    assert offered(little_hurt, "use") == {"use chalice-of-mercy 1", "use chalice-of-mercy 2"}


def test_archer_deals_a_damage_to_any_revealed_monster_past_shields_and_armor() -> None:
    """R57, R30: not to a face-down monster; the boss once it is on the battlefield."""
    lanes: list[Any] = [["dire-wolf", "centaur"], ["goblin", HIDDEN], []]
    match = night(lanes, "", cards=[["archer"], [], []], gold=[0, 0, 0], boss="lich-lord", boss_rank=3, doom=10)
    until(match, "ask-actions", "attack 1-1")
    shots = {f"use archer {place}" for place in ("1-1", "1-2", "2-1", "boss")}
    assert offered(match, "use") == {*shots, "use vanguard"}
    play(match, "use archer boss")
    assert (monster(match, "boss")["crests"], monster(match, "boss")["health"], knight(match)["gold"]) == ([0], 8, 1)


def test_scout_looks_at_a_lane_and_may_swap_two_face_down_monsters() -> None:
    """R127: only the one who looks sees them."""
    lanes: list[Any] = [["dire-wolf", HIDDEN, HIDDEN], ["goblin"], []]
    match = night(lanes, "minion zombie troll", cards=[["scout"], [], []])
    until(match, "ask-actions", "attack 1-1")
    assert {text for text in offered(match) if "scout" in text} == {"use scout lane-1"}
    play(match, "use scout lane-1")
    assert (asked(match), offered(match)) == ("ask-swap", {"swap monster-2 monster-3", "pass"})
    assert lane(match, 1, 0) == ["dire-wolf", "zombie", "troll"]
    assert lane(match, 1, 1) == ["dire-wolf", None, None]
    play(match, "swap monster-2 monster-3")
    assert lane(match, 1, 0) == ["dire-wolf", "troll", "zombie"]


def test_what_a_scout_moved_to_the_front_is_what_is_revealed() -> None:
    """R129: nothing is drawn again when the lane moves up."""
    match = night([["dire-wolf", HIDDEN, HIDDEN], ELSEWHERE, []], f"minion zombie troll {TWO} {CALM}",
                  cards=[["scout"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "use scout lane-1", "swap monster-2 monster-3")
    assert lane(match, 1, 1) == ["troll", None]


@pytest.mark.parametrize(("wrath", "after"), [(0, 2), (2, 3), (3, None)])
def test_bard_gives_two_wrath_up_to_the_third_space(wrath: int, after: int | None) -> None:
    """R125: with the token on +3 he cannot be used; KT-X4: wrath is gained as far as possible."""
    match = until(duel("", "bard", wrath=[wrath, 0, 0]), "ask-actions", "attack 1-1")
    assert ("use bard" in offered(match)) == (after is not None)
    if after is not None:
        play(match, "use bard")
        assert knight(match)["wrath"] == after


@pytest.mark.parametrize(("card", "gold"), [("merchant", 2), ("coin-purse", 1)])
def test_merchant_and_coin_purse_pay_whoever_dealt_damage(card: str, gold: int) -> None:
    """R135: after step 8, and only with at least one damage in this attack."""
    match = fight(duel(f"{ONE} {CALM}", card), "attack 1-1", f"use {card}")
    assert knight(match)["gold"] == 1 + gold
    assert card not in spent(fight(duel(f"{NONE} {CALM}", card), "attack 1-1"))


# -- animals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "swords"), [("warhorse", 0), ("vanguard", 0), ("horned-helm", 1)])
def test_warhorse_vanguard_and_horned_helm_add_a_knight_die(card: str, swords: int) -> None:
    match = until(duel("", "bear", "warhorse", "horned-helm"), "ask-actions", "attack 1-1", f"use {card}")
    assert pool(match) == (4, 2, 0)
    assert attack(match)["sword"] == swords


def test_there_is_never_a_fifth_knight_die() -> None:
    """R42, R123, R125: the Warhorse is of no use then, the Horned Helm still gives its sword token."""
    match = until(duel("", "warhorse", "horned-helm", "bear"), "ask-actions", "attack 1-1", "use vanguard")
    assert offered(match, "use") == {"use horned-helm", "use bear"}
    play(match, "use horned-helm")
    assert (pool(match)[0], attack(match)["sword"]) == (4, 1)


def test_hound_removes_a_black_die_and_no_red_one() -> None:
    match = until(duel("", "hound", target="goblin"), "ask-actions", "attack 1-1", "use hound black")
    assert pool(match) == (3, 1, 1)
    red = until(duel("", "hound", target="minotaur"), "ask-actions", "attack 1-1")
    assert offered(red, "use") == {"use vanguard"}


def test_falcon_rerolls_a_monster_die_of_its_colour() -> None:
    match = until(
        duel(f"{NONE} sword doom double-sword shield", "falcon", target="goblin"), "ask-reactions", "attack 1-1"
    )
    assert {text for text in offered(match) if "falcon" in text} == {f"use falcon m{n}" for n in (1, 2, 3)}
    play(match, "use falcon m3")
    assert [die["face"] for die in attack(match)["monster_dice"]] == ["sword", "doom", "shield"]


def test_mule_recovers_a_fatigue_before_the_attack_is_paid() -> None:
    """KT-X4, R125: not at the start of the track."""
    match = fight(duel(f"{NONE} {CALM}", "mule", fatigue=[3, 9, 9]), "attack 1-1", "use mule")
    assert knight(match)["fatigue"] == 3
    fresh = until(duel("", "mule"), "ask-actions", "attack 1-1")
    assert "use mule" not in offered(fresh)


def test_raven_discards_up_to_two_dooms() -> None:
    match = until(duel(f"{NONE} doom sword doom", "raven", target="goblin", boss="warchief", boss_rank=2),
                  "ask-reactions", "attack 1-1")  # fmt: skip
    assert {text for text in offered(match) if "raven" in text} == {
        "use raven m1", "use raven m3", "use raven m1 m3",
    }  # fmt: skip
    fight(match, "use raven m1 m3")
    assert table(match)["boss"]["column"] == 1


def test_bear_gives_a_sword_and_a_shield_token() -> None:
    match = until(duel(f"{ONE} {CALM}", "bear"), "ask-reactions", "attack 1-1", "use bear")
    assert (attack(match)["sword"], attack(match)["shield"]) == (1, 1)


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


@pytest.mark.parametrize("card", [*MARKET_IDS, *TROPHY_IDS, *ABILITY_IDS])
def test_every_card_is_used_by_a_test_of_this_file(card: str) -> None:
    """The list above is complete: its source uses each card."""
    source = Path(__file__).read_text(encoding="utf-8")
    assert f"use {card}" in source or f'("{card}", ' in source


def test_a_used_card_is_exhausted_for_the_night() -> None:
    """R40: its owner's next attack has to do without it."""
    match = night([["treant"], [], []], f"{NONE} blank blank blank", cards=[["bear"], []], seats=2, fatigue=[9, 1])
    fight(match, "attack 1-1", "use bear")
    assert on_turn(match) == 1
    assert "bear" in spent(match)
