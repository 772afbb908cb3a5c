"""Rules of Knight Tales that hold everywhere: dice faces, tokens, supply, choices, what is optional, what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn.kernel.errors import BadMove
from tests.games.knight_tales.duels import CALM, ELSEWHERE, NONE, ONE, TWO, duel, owners, questions, wolf
from tests.games.knight_tales.tables import (
    HIDDEN,
    attack,
    day,
    fight,
    kinds,
    knight,
    lies,
    monster,
    night,
    offered,
    on_turn,
    only,
    play,
    spent,
    table,
    until,
)

# -- dice faces and tokens -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "swords", "shields", "faith"),
    [("sword", 1, 0, 0), ("double-sword", 2, 0, 0), ("shield", 0, 1, 0), ("faith", 0, 0, 1)],
)
def test_each_face_of_a_knight_die_does_its_own(face: str, swords: int, shields: int, faith: int) -> None:
    match = until(duel(f"{face} sword sword {CALM}"), "ask-reactions", "attack 1-1")
    assert (lies(match)["swords"], lies(match)["shields"], attack(match)["faith"]) == (2 + swords, shields, faith)


@pytest.mark.parametrize(
    ("face", "swords", "shields", "dooms"),
    [("blank", 0, 0, 0), ("sword", 1, 0, 0), ("shield", 0, 1, 0), ("doom", 0, 0, 1)],
)
def test_each_face_of_a_black_die_does_its_own(face: str, swords: int, shields: int, dooms: int) -> None:
    match = until(duel(f"{ONE} {face} blank"), "ask-reactions", "attack 1-1")
    found = lies(match)
    assert (found["monster_swords"], found["monster_shields"], found["dooms"]) == (swords, shields, dooms)


@pytest.mark.parametrize(
    ("face", "swords", "shields", "dooms"),
    [("sword", 1, 0, 0), ("double-sword", 2, 0, 0), ("shield", 0, 1, 0), ("doom", 0, 0, 1)],
)
def test_each_face_of_a_red_die_does_its_own(face: str, swords: int, shields: int, dooms: int) -> None:
    match = until(duel(f"{ONE} blank {face}", target="doom-bat"), "ask-reactions", "attack 1-1")
    found = lies(match)
    assert (found["monster_swords"], found["monster_shields"], found["dooms"]) == (swords, shields, dooms)


def test_a_faith_may_not_be_spent_on_a_blank() -> None:
    """KT-X1, R125: it would change nothing."""
    match = until(duel(f"{NONE} blank sword", boss="warchief", boss_rank=2), "ask-resolve", "attack 1-1")
    assert offered(match) == {"combat", "faith m2"}


@pytest.mark.parametrize("token", ["sword", "shield", "black", "red"])
def test_tokens_on_a_monster_count_in_every_attack_and_are_not_used_up(token: str) -> None:
    """Sword and shield tokens are swords and shields, die tokens are dice (p. 25)."""
    more = {"black": " blank", "red": " shield"}.get(token, "")
    match = night([[wolf(**{token: 1}), "ghoul"], ELSEWHERE, []], f"{NONE} {CALM}{more}")
    before = table(match)["lanes"][0][0]
    base = {"sword": 0, "shield": 0, "black": 2, "red": 0}
    assert {key: before[key] for key in base} == {**base, token: base[token] + 1}
    fight(match, "attack 1-1")
    assert monster(match, "1-1")["tokens"][token] == 1


def test_a_health_token_is_one_more_damage_to_deal_and_is_used_up() -> None:
    """D#14"""
    match = fight(duel(f"{TWO} {CALM}", target=wolf(health=1, extra=2)), "attack 1-1")
    assert (monster(match, "1-1")["tokens"]["health"], monster(match, "1-1")["health"]) == (1, 0)


def test_a_knights_tokens_last_for_one_attack() -> None:
    match = night([["treant"], ELSEWHERE, []], f"{NONE} blank blank blank {ONE} blank blank blank", seats=2,
                  fatigue=[9, 9], cards=[["bear"], ["twin-daggers"]])  # fmt: skip
    fight(match, "attack 1-1", "use bear")
    until(match, "ask-reactions", "attack 1-1")
    assert (attack(match)["seat"], attack(match)["sword"], attack(match)["shield"]) == (1, 0, 0)


# -- supply ----------------------------------------------------------------------------------------------------------


def test_gold_does_not_run_out() -> None:
    """R76: the box has fifty."""
    match = fight(duel(f"{ONE} {CALM}", "merchant", gold=[60, 60, 60]), "attack 1-1", "use merchant")
    assert knight(match)["gold"] == 63


def test_crests_and_effect_tokens_do_not_run_out() -> None:
    """R77: more crests than twenty, more sword tokens than ten."""
    target = {"id": "treant", "health": 5, "crests": [0] * 25, "sword": 12}
    match = night([[target], ["goblin"], []], f"{TWO} blank doom blank plunder", boss="warchief", boss_rank=2, doom=2,
                  tactic="battle-cry", cards=[["ethereal-dagger"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "use ethereal-dagger")
    assert len(monster(match, "1-1")["crests"]) == 27
    assert monster(match, "2-1")["tokens"]["sword"] == 1


def test_whoever_has_no_gold_loses_none() -> None:
    """R78"""
    match = fight(duel(f"{NONE} sword sword sword", target="goblin"), "attack 1-1")
    assert knight(match)["gold"] == 0
    assert "GoldLost" not in kinds(match)


# -- who decides -----------------------------------------------------------------------------------------------------


def test_the_active_player_orders_what_comes_at_the_same_moment() -> None:
    """R120: doom, faith and combat, and late reactions, in any order."""
    match = duel("sword faith faith doom sword", "healer", "coin-purse", wounds=[2, 0, 0], wrath=[3, 0, 0],
                 boss="warchief", boss_rank=2)  # fmt: skip
    until(match, "ask-resolve", "attack 1-1")
    assert offered(match) == {"combat", "doom", "faith m1", "faith m2"}
    until(match, "ask-after", "doom")
    assert offered(match) == {"use healer 1", "use healer 2", "use coin-purse", "pass"}


def test_choices_belong_to_the_active_player_and_those_about_own_cards_to_their_owner() -> None:
    """R121: whoever is wounded by the Vampire chooses the card; nobody else is asked anything."""
    match = until(night([["vampire"], ELSEWHERE, []], f"{NONE} sword sword sword", turn=2), "ask-exhaust", "attack 1-1")
    assert [ask.seat for ask in match.asks] == [2]


def test_cards_faith_wrath_and_excess_are_optional() -> None:
    """R122: nothing of it is used unless its owner says so."""
    match = duel(f"double-sword sword faith {CALM}", "bear", "buckler", "merchant", wrath=[3, 0, 0],
                 knights=["tartos", "gaelic", "bridha"])  # fmt: skip
    fight(match, "attack 1-1")
    assert spent(match) == set()
    assert (knight(match)["wrath"], monster(match, "2-1")["crests"], owners(match)) == (3, [], [1, 0, 0])


def test_what_monsters_bosses_and_tactics_do_cannot_be_declined() -> None:
    """R122: the exhausting of a card offers no pass."""
    match = until(duel(f"{NONE} sword sword sword", target="vampire"), "ask-exhaust", "attack 1-1")
    with pytest.raises(BadMove):
        play(match, "pass")


def test_an_effect_is_applied_as_far_as_possible() -> None:
    """R123: one wrath of the Bard's two, one doom of the Raven's two."""
    match = duel(f"{NONE} doom blank", "bard", "raven", wrath=[2, 0, 0], boss="warchief", boss_rank=2)
    fight(match, "attack 1-1", "use bard", "use raven m1")
    assert (knight(match)["wrath"], table(match)["boss"]["column"]) == (3, 1)


def test_each_knight_means_in_turn_order_from_the_active_one() -> None:
    """R124"""
    match = night([["zombie"], ELSEWHERE, []], f"{NONE} doom blank battle-cry", order=[2, 1, 0], turn=1,
                  boss="warchief", boss_rank=2, doom=2, tactic="plunder")  # fmt: skip
    fight(match, "attack 1-1")
    assert [event.seat for event in only(match, "GoldLost")] == [1, 0, 2]


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("crossbow", {}),
        ("greaves", {}),
        ("mule", {}),
        ("bard", {"wrath": [3, 0, 0]}),
        ("moon-tear", {}),
        ("war-horn", {}),
        ("scout", {}),
        ("warding-amulet", {"target": "zombie"}),
    ],
)
def test_an_action_without_any_possible_effect_may_not_be_used(card: str, position: dict[str, Any]) -> None:
    """R125: in rank 1, rested, with full wrath, against black dice, single lanes, open faces and no effects."""
    match = until(duel("", card, "bear", **position), "ask-actions", "attack 1-1")
    assert "use bear" in offered(match)
    assert not any(card in text for text in offered(match))


@pytest.mark.parametrize("card", ["great-helm", "gauntlets", "raven", "blessed-tome", "prayer-beads"])
def test_a_reaction_without_any_possible_effect_may_not_be_used(card: str) -> None:
    """R125: no sword, no shield result, no doom, no doom to lower, nothing that is not faith already."""
    match = until(duel(f"{NONE} {CALM}", card, "buckler", boss="warchief", boss_rank=2), "ask-reactions", "attack 1-1")
    assert offered(match) == {"use buckler", "resolve"}


@pytest.mark.parametrize("card", ["squire", "healer", "merchant", "coin-purse"])
def test_a_late_reaction_without_any_possible_effect_is_not_asked_for(card: str) -> None:
    """R125: nothing exhausted, no wounds, no damage dealt."""
    match = duel(f"{NONE} {CALM}", card)
    assert "ask-after" not in questions(match, "attack 1-1")
    assert on_turn(match) == 1


def test_signet_ring_is_offered_only_where_it_changes_who_gains_the_card() -> None:
    """R125"""
    assert "ask-award" not in questions(duel(f"{TWO} {CALM}", "signet-ring"), "attack 1-1")
    hopeless = duel(f"{ONE} {CALM}", "signet-ring", target=wolf(health=1, crests=[1] * 4))
    assert "ask-award" not in questions(hopeless, "attack 1-1")
    assert owners(hopeless) == [0, 1, 0]


def test_left_and_right_are_seen_from_the_village() -> None:
    """R126: lane 1 is the left one; fronts are revealed from left to right."""
    lanes: list[Any] = [["goblin"], ["dire-wolf", {"id": "zombie", "hidden": True}], []]
    match = night([*lanes[:2], [{"id": "ghoul", "hidden": True}]], f"{TWO} {CALM}")
    fight(match, "attack 2-1")
    assert [(event.monster, event.lane) for event in only(match, "MonsterRevealed")] == [
        ("zombie", 2), ("ghoul", 3),
    ]  # fmt: skip


def test_face_down_cards_decks_and_the_monsters_of_others_are_hidden_and_all_else_is_open() -> None:
    """R127, R18"""
    match = night([["dire-wolf", HIDDEN], ELSEWHERE, []], "", slain=[["goblin", "troll"], ["zombie"], []],
                  gold=[3, 1, 4],
                  boss="warchief", boss_rank=3, cards=[["spear"], ["bear"], []])  # fmt: skip
    seen = table(match, 1)
    assert [one["slain"] for one in seen["knights"]] == [None, ["zombie"], None]
    assert [one["monsters"] for one in seen["knights"]] == [2, 1, 0]
    assert [one["gold"] for one in seen["knights"]] == [3, 1, 4]
    assert [one["cards"][-1]["id"] for one in seen["knights"]][:2] == ["spear", "bear"]
    assert seen["lanes"][0][1]["id"] is None
    assert (seen["boss"]["tactic"], seen["hidden"]["minions"] + seen["hidden"]["champions"]) == ("battle-cry", 1)


def test_market_cards_that_were_refilled_lie_face_down() -> None:
    """R127, R12"""
    match = play(day(market=["buckler", "hound"], gold=[2, 2, 2]), "buy buckler")
    assert table(match)["market"][0]["back"]
    assert "id" not in table(match)["market"][0]
    assert offered(match, "buy") == {"buy hound"}


def test_forced_exhausting_leaves_covered_icons_and_helpers_alone() -> None:
    """R142: only own cards with an open icon; the effect is not used."""
    match = duel(f"{NONE} sword sword sword", "bear", "horned-helm", target="vampire", spent=[["bear"], [], []])
    until(match, "ask-exhaust", "attack 1-1")
    assert offered(match) == {"exhaust longsword", "exhaust vanguard", "exhaust horned-helm"}
    fight(match, "exhaust horned-helm")
    assert "CardUsed" not in kinds(match)
    assert spent(match) == {"bear", "horned-helm"}


def test_where_there_is_nothing_to_choose_nobody_is_asked_but_for_target_and_roll() -> None:
    """KT-X7: all exhausted, no wrath, no excess: once rolled, the attack runs to its end; a lone target is chosen."""
    match = duel(f"{NONE} {CALM}", spent=[["longsword", "vanguard"], [], []])
    play(match, "attack 1-1")
    assert offered(match) == {"roll"}
    play(match, "roll")
    assert (on_turn(match), table(match)["attack"]["step"]) == (1, 1)
    alone = night([["dire-wolf"], [], []])
    assert offered(alone) == {"attack 1-1"}


def test_that_a_scout_swapped_two_cards_is_public_and_what_they_are_is_not() -> None:
    """KT-X8, R127"""
    match = night([["dire-wolf", HIDDEN, HIDDEN], ELSEWHERE, []], "minion zombie troll", cards=[["scout"], [], []])
    until(match, "ask-swap", "attack 1-1", "use scout lane-1")
    play(match, "swap monster-2 monster-3")
    assert [one["handle"] for one in table(match, 1)["lanes"][0]] == ["monster-1", "monster-3", "monster-2"]
    assert [one["id"] for one in table(match, 1)["lanes"][0]] == ["dire-wolf", None, None]
    scouted = [numbered.event for numbered in match.events(1) if type(numbered.event).__name__ == "LaneScouted"]
    assert [event.monsters for event in scouted] == [()]  # type: ignore[attr-defined]
