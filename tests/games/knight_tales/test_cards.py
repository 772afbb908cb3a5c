"""What the cards do: weapons, armor, characters and animals, one by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from caliburn.games.knight_tales.figures import ABILITY_IDS, MARKET_IDS, TROPHY_IDS
from tests.games.knight_tales.duels import CALM, ELSEWHERE, FIVE, NONE, ONE, TWO, duel, owners, questions
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
    assert "ask-after" not in questions(duel(f"{NONE} {CALM}", card), "attack 1-1")


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


@pytest.mark.parametrize("card", [*MARKET_IDS, *TROPHY_IDS, *ABILITY_IDS])
def test_every_card_is_used_by_a_test(card: str) -> None:
    """The lists of this file and its sister are complete: their sources use each card."""
    here = Path(__file__).parent
    source = "".join((here / file).read_text(encoding="utf-8") for file in ("test_cards.py", "test_relics.py"))
    assert f"use {card}" in source or f'("{card}", ' in source


def test_a_used_card_is_exhausted_for_the_night() -> None:
    """R40: its owner's next attack has to do without it."""
    match = night([["treant"], [], []], f"{NONE} blank blank blank", cards=[["bear"], []], seats=2, fatigue=[9, 1])
    fight(match, "attack 1-1", "use bear")
    assert on_turn(match) == 1
    assert "bear" in spent(match)


def test_the_bard_moves_the_token_however_much_wrath_the_wounds_gave() -> None:
    """Not beyond the +3 space: with two wounds that makes five wrath."""
    match = until(duel("", "bard", "bear", wounds=[2, 0, 0], wrath=[3, 0, 0]), "ask-actions", "attack 1-1", "use bard")
    assert (knight(match)["wrath"], knight(match)["tokens"]["wrath"]) == (5, 0)


def test_the_squire_refreshes_a_card_that_was_exhausted_by_force() -> None:
    """R142, R40"""
    match = duel(f"{NONE} sword sword sword", "squire", "spear", target="vampire")
    fight(match, "attack 1-1", "exhaust spear", "use squire spear")
    assert spent(match) == {"squire"}


def test_a_card_exhausted_by_force_is_gone_for_its_later_window() -> None:
    """R142: the Merchant, exhausted by the bite, pays nothing after the attack."""
    match = fight(duel(f"{ONE} sword sword sword", "merchant", target="vampire"), "attack 1-1", "exhaust merchant")
    assert (knight(match)["gold"], spent(match)) == (1, {"merchant"})


def test_an_arrow_that_fells_the_last_enemy_ends_the_night() -> None:
    """R34: the boss was the target, and nobody else is left."""
    match = night([[], [], []], "", boss="warchief", boss_rank=1, boss_health=1, cards=[["archer"], [], []], then=1)
    fight(match, "attack boss", "use archer boss")
    assert (owners(match), table(match)["round"], table(match)["phase"]) == ([1, 0, 0], 2, "day")
