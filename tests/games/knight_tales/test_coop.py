"""Knight Tales, "Co-op Play": shared cards in anybody's attack, and a mob with open faces."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import CaliburnError, Match, new_match, text_of
from caliburn.games.knight_tales.figures import COOP_IDS
from tests.games.knight_tales.duels import CALM, ELSEWHERE, NONE, ONE, TWO
from tests.games.knight_tales.tables import (
    COOP,
    asked,
    at,
    attack,
    fight,
    fresh,
    kinds,
    knight,
    lane,
    lies,
    night,
    offered,
    on_turn,
    only,
    play,
    pool,
    table,
    until,
)


def together(lanes: list[Any], dice: str = "", **position: Any) -> Match:
    """A night of three in co-op; seat 0 attacks."""
    position.setdefault("gold", [2, 2, 2])
    return night(lanes, dice, options=COOP, **position)


def helpers(match: Match) -> list[int]:
    """Who is asked now."""
    return [ask.seat for ask in match.asks]


def crests(match: Match) -> dict[str, int]:
    """Whose crests lie on the shared cards."""
    return {card["id"]: card["spent_by"] for card in table(match)["coop"] if card["spent_by"] is not None}


# -- setup and the tough mob -----------------------------------------------------------------------------------------


def test_six_shared_cards_lie_open_and_there_are_no_quests() -> None:
    """R117, D#24"""
    match = fresh(options=COOP)
    assert [card["id"] for card in table(match)["coop"]] == list(COOP_IDS)
    assert crests(match) == {}
    assert (table(match)["quests"], asked(match)) == ([], "ask-market")


@pytest.mark.parametrize(("seats", "gold"), [(2, 10), (3, 8), (4, 6)])
def test_two_to_four_play_together(seats: int, gold: int) -> None:
    """R119, R117: with the gold of the competitive game."""
    assert [one["gold"] for one in table(fresh(seats=seats, options=COOP))["knights"]] == [gold] * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_or_more_do_not(seats: int) -> None:
    """R119"""
    with pytest.raises(CaliburnError):
        new_match("knight-tales", seats=seats, options={"mode": "coop"}, seed=1)


def test_all_monsters_are_revealed_rank_by_rank() -> None:
    """R116: in each rank left to right, moving back as usual until the rank is revealed."""
    monsters = "minion goblin minion shaman minion zombie minion ghoul champion troll "
    rest = "giant-spider wraith centaur doom-bat"
    match = at(monsters + rest + " warchief plunder", phase="nightfall", options=COOP)
    order = [event.monster for event in only(match, "MonsterRevealed")]
    assert order == [
        "goblin", "shaman", "zombie", "ghoul", "troll", "giant-spider", "wraith", "centaur", "doom-bat",
    ]  # fmt: skip
    assert [lane(match, number, 1) for number in (1, 2, 3)] == [
        ["goblin", "troll", "centaur"], ["zombie", "shaman", "giant-spider"], ["ghoul", "wraith", "doom-bat"],
    ]  # fmt: skip
    assert table(match)["hidden"] == {"minions": 0, "champions": 0}


def test_every_monster_counts_when_the_boss_activates() -> None:
    """R118: the Goblin that was seen in rank 3 from the start draws the Warchief's damage when he enters."""
    monsters = "minion dire-wolf minion zombie minion ghoul champion vampire wraith centaur goblin doom-bat wraith"
    match = at(f"{monsters} warchief plunder", phase="nightfall", options=COOP, then=1)
    assert all(one["revealed"] for row in table(match)["lanes"] for one in row)
    lanes = [["dire-wolf", "vampire", "goblin"], ["zombie", "wraith"], []]
    later = together(lanes, f"{TWO} {CALM}", boss="warchief")
    assert table(fight(later, "attack 1-1"))["walls"] == [2, 3, 3]


def test_renown_is_not_gathered_and_the_village_decides() -> None:
    """R117: monsters are still claimed by crests, gold by damage, and nothing is scored."""
    dice = f"{TWO} {CALM}"
    match = together([["dire-wolf"], [], []], dice, round=3, fatigue=[1, 9, 9])
    fight(match, "attack 1-1")
    assert not {"RenownGained", "QuestFulfilled"} & {*kinds(match)}
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)
    assert (knight(match)["monsters"], knight(match)["gold"], table(match)["score"]) == (1, 4, None)


def test_trophies_are_forged_from_claimed_monsters() -> None:
    """R117"""
    match = at("", phase="day", options=COOP, slain=[["goblin", "troll"], [], []], gold=[0, 0, 0])
    assert offered(match, "forge") == {"forge spiked-shield goblin troll"}


# -- who may help ----------------------------------------------------------------------------------------------------


def test_everybody_still_on_the_battlefield_is_asked_and_the_users_crest_is_placed() -> None:
    """R112"""
    match = until(together([["dire-wolf"], ELSEWHERE, []], f"{ONE} faith {CALM}"), "ask-help-action", "attack 1-1")
    assert helpers(match) == [1, 2]
    match.play(2, "use joint-assault")
    assert crests(match) == {"joint-assault": 2}


def test_the_attacker_may_use_a_shared_card_too() -> None:
    """R112"""
    match = until(together([["dire-wolf"], [], []]), "ask-actions", "attack 1-1", "use joint-assault")
    assert (crests(match), pool(match)) == ({"joint-assault": 0}, (4, 2, 0))


def test_a_knight_whose_night_is_over_does_not_help() -> None:
    """R112, R87"""
    match = together([["dire-wolf"], ELSEWHERE, []], f"{NONE} {CALM}", fatigue=[1, 9, 9])
    fight(match, "attack 1-1")
    until(match, "ask-help-action", "attack 1-1")
    assert (attack(match)["seat"], helpers(match)) == (1, [2])


def test_shared_cards_are_used_once_a_night_by_the_whole_group() -> None:
    """R113: what seat 0 used is gone for seat 1 in its own attack, and for seat 2 who helps."""
    match = together([["dire-wolf"], ELSEWHERE, []], f"{NONE} {CALM}", cards=[[], ["bear"], []])
    fight(match, "attack 1-1", "use supporting-arms")
    until(match, "ask-actions", "attack 1-1")
    assert offered(match, "use") == {"use joint-assault", "use bear"}
    until(match, "ask-help-action")
    assert offered(match, "use") == {"use joint-assault", "use shared-burden"}


def test_shared_cards_are_refreshed_by_day() -> None:
    """R113"""
    match = together([["dire-wolf"], [], []], f"{TWO} {CALM}", then=1, gold=[0, 0, 0])
    fight(match, "attack 1-1", "use supporting-arms")
    assert (table(match)["round"], crests(match)) == (2, {})


# -- the six cards ---------------------------------------------------------------------------------------------------


def test_shared_burden_lets_the_user_pay_the_fatigue() -> None:
    """R114, R141: the example of the rulebook; the attacker is not spared by a last deed."""
    match = together([["goblin", "dire-wolf"], ELSEWHERE, []], f"{NONE} sword blank", fatigue=[2, 9, 9])
    until(match, "ask-help-action", "attack 1-2")
    match.play(1, "use shared-burden")
    fight(match)
    assert [knight(match, seat)["fatigue"] for seat in range(3)] == [1, 7, 9]
    assert (knight(match)["wounds"], crests(match)["shared-burden"]) == (1, 1)
    assert "LastDeedBegan" not in kinds(match)


def test_a_helper_needs_the_free_spaces_for_the_whole_cost() -> None:
    """R114"""
    match = together([["goblin", "dire-wolf"], ELSEWHERE, []], "", fatigue=[9, 1, 2])
    until(match, "ask-help-action", "attack 1-2")
    for ask in match.asks:
        texts = {str(move) for move in ask.options}
        assert any("shared-burden" in text for text in texts) == (ask.seat == 2)


def test_a_helper_who_pays_his_last_space_ends_his_night_after_the_attack() -> None:
    """R114, R86: the attacker fights on."""
    match = together([["dire-wolf"], ELSEWHERE, []], f"{NONE} {CALM}", fatigue=[9, 1, 9])
    until(match, "ask-help-action", "attack 1-1")
    match.play(1, "use shared-burden")
    fight(match)
    assert [knight(match, seat)["out"] for seat in range(3)] == [False, True, False]
    assert (knight(match)["fatigue"], on_turn(match)) == (9, 2)


def test_attacker_and_helper_whose_nights_end_together_leave_in_turn_order() -> None:
    """R86: seat 1 comes first in this night's order, though seat 0 attacked."""
    match = together(
        [["goblin"], ["dire-wolf"], []], f"{NONE} sword sword sword", fatigue=[2, 1, 9], order=[1, 2, 0], turn=0
    )
    until(match, "ask-help-action", "attack 1-1")
    match.play(1, "use shared-burden")
    fight(match)
    assert [(event.seat, event.spot) for event in only(match, "NightOver")] == [(1, 4), (0, 3)]


def test_the_attacker_cannot_carry_his_own_burden_or_shield_himself() -> None:
    """R141"""
    match = until(together([["dire-wolf"], [], []], f"{ONE} sword sword"), "ask-actions", "attack 1-1")
    assert not any("shared-burden" in text for text in offered(match))
    until(match, "ask-help-wounds")
    assert helpers(match) == [1, 2]


def test_nobody_is_forced_to_help() -> None:
    """R141, R122"""
    match = fight(together([["dire-wolf"], ELSEWHERE, []], f"{NONE} sword sword"), "attack 1-1")
    assert (crests(match), knight(match)["wounds"]) == ({}, 2)


def test_a_target_that_only_a_helper_can_pay_is_declared_with_the_burden() -> None:
    """KT-X3, R31: those who could pay are asked; whoever does pays all of it."""
    match = together([["goblin", "dire-wolf"], ELSEWHERE, []], f"{NONE} {CALM}", fatigue=[1, 2, 1])
    assert offered(match) == {"attack 1-1", "attack 2-1", "attack 1-2 shared-burden"}
    play(match, "attack 1-2 shared-burden")
    assert (asked(match), helpers(match)) == ("ask-help-fatigue", [1])
    play(match, "use shared-burden")
    fight(match)
    assert [knight(match, seat)["fatigue"] for seat in range(3)] == [1, 0, 1]


def test_if_nobody_pays_another_target_is_chosen() -> None:
    """KT-X3: and the same one is not asked for again in this attack."""
    match = together([["goblin", "dire-wolf"], ELSEWHERE, []], f"{NONE} {CALM}", fatigue=[1, 2, 2])
    play(match, "attack 1-2 shared-burden", "pass", "pass")
    assert (asked(match), on_turn(match)) == ("ask-attack", 0)
    assert offered(match) == {"attack 1-1", "attack 2-1"}
    assert crests(match) == {}


def test_the_burden_and_the_attackers_own_greaves_may_be_needed_together() -> None:
    """R31: rank 3 with Greaves costs two, which seat 1 can pay and the attacker cannot."""
    match = together([["goblin", "zombie", "dire-wolf"], [], []], "", fatigue=[1, 2, 1], cards=[["greaves"], [], []])
    assert {text for text in offered(match) if "1-3" in text} in (
        {"attack 1-3 greaves shared-burden"}, {"attack 1-3 shared-burden greaves"},
    )  # fmt: skip


def test_joint_assault_adds_a_knight_die_for_the_attacker() -> None:
    match = until(together([["dire-wolf"], [], []], f"{ONE} faith {CALM}"), "ask-help-action", "attack 1-1")
    match.play(1, "use joint-assault")
    assert pool(match)[0] == 4


def test_supporting_arms_give_the_attacker_a_sword_and_a_shield_token() -> None:
    match = until(together([["dire-wolf"], [], []], f"{ONE} {CALM}"), "ask-help-action", "attack 1-1")
    match.play(1, "use supporting-arms")
    assert (attack(match)["seat"], attack(match)["sword"], attack(match)["shield"]) == (0, 1, 1)


def test_brothers_shield_lets_the_user_suffer_all_wounds() -> None:
    """R115: and what the monster does to whom it wounds."""
    match = until(together([["goblin"], ELSEWHERE, []], f"{NONE} sword sword shield"), "ask-help-wounds", "attack 1-1")
    match.play(2, "use brothers-shield")
    fight(match)
    assert [knight(match, seat)["wounds"] for seat in range(3)] == [0, 0, 2]
    assert [knight(match, seat)["gold"] for seat in range(3)] == [2, 2, 1]


def test_a_shielding_brother_suffers_no_more_than_his_free_spaces() -> None:
    """R115: the rest is ignored, and his night is over."""
    match = together([["goblin"], ELSEWHERE, []], f"{NONE} sword sword sword", fatigue=[9, 1, 9])
    until(match, "ask-help-wounds", "attack 1-1")
    match.play(1, "use brothers-shield")
    fight(match)
    assert [knight(match, seat)["wounds"] for seat in range(3)] == [0, 1, 0]
    assert knight(match, 1)["out"]


def test_a_brother_without_a_free_space_may_still_step_in_and_the_wounds_are_ignored() -> None:
    """KT-X6, R115: he carried the burden with his last space, and is still on the battlefield until the attack ends."""
    match = together([["goblin"], ELSEWHERE, []], f"{NONE} sword sword sword", fatigue=[9, 1, 9])
    until(match, "ask-help-action", "attack 1-1")
    match.play(1, "use shared-burden")
    until(match, "ask-help-wounds")
    assert helpers(match) == [1, 2]
    match.play(1, "use brothers-shield")
    fight(match)
    assert [knight(match, seat)["wounds"] for seat in range(3)] == [0, 0, 0]
    assert [knight(match, seat)["gold"] for seat in range(3)] == [2, 2, 2]


def test_the_brother_chooses_what_the_vampire_exhausts() -> None:
    """R115, R121: his cards, his choice."""
    match = until(together([["vampire"], ELSEWHERE, []], f"{NONE} sword sword sword"), "ask-help-wounds", "attack 1-1")
    match.play(2, "use brothers-shield")
    assert (asked(match), on_turn(match)) == ("ask-exhaust", 2)
    assert offered(match) == {"exhaust longsword", "exhaust cleave"}


def test_in_a_last_heroic_deed_nobody_is_asked_to_shield() -> None:
    """R82, R115"""
    match = together([["dire-wolf"], ELSEWHERE, []], f"{NONE} sword sword", fatigue=[1, 9, 9])
    prompts = []
    play(match, "attack 1-1")
    while asked(match) != "ask-attack":
        prompts.append(asked(match))
        play(match, next(text for text in ("roll", "resolve", "combat", "pass") if text in offered(match)))
    assert "ask-help-wounds" not in prompts


def test_battle_prayer_of_a_helper_rerolls_the_dice_that_the_attacker_chooses() -> None:
    """KT-X5"""
    match = together([["dire-wolf"], [], []], f"shield faith faith {CALM} sword double-sword")
    until(match, "ask-help-reaction", "attack 1-1")
    assert {text for text in offered(match) if "prayer" in text} == {"use battle-prayer"}
    match.play(1, "use battle-prayer")
    assert (asked(match), on_turn(match)) == ("ask-dice", 0)
    play(match, "use battle-prayer k1 k2")
    assert (lies(match)["swords"], crests(match)) == (3, {"battle-prayer": 1})


def test_the_attacker_may_say_the_battle_prayer_himself() -> None:
    """R112"""
    match = together([["dire-wolf"], [], []], f"shield faith faith {CALM} sword sword sword")
    until(match, "ask-reactions", "attack 1-1", "use battle-prayer k1 k2 k3")
    assert lies(match)["swords"] == 3


def test_hold_the_line_prevents_lane_damage_in_anybodys_attack() -> None:
    """R137"""
    match = together([["minotaur"], ELSEWHERE, []], f"{NONE} sword sword sword")
    until(match, "ask-lane-damage", "attack 1-1")
    assert helpers(match) == [0, 1, 2]
    match.play(2, "use hold-the-line")
    fight(match)
    assert (table(match)["walls"], crests(match)) == ([3, 3, 3], {"hold-the-line": 2})


def test_hold_the_line_and_the_banner_add_up_to_four_points() -> None:
    """R137: three lanes and the Minotaur afterwards."""
    match = together([["minotaur"], ["goblin"], ["troll"]], f"{NONE} doom sword sword battle-cry", boss="warchief",
                     boss_rank=2, doom=2, tactic="forced-march", cards=[["kings-banner"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "use kings-banner", "prevent", "use hold-the-line")
    assert table(match)["walls"] == [3, 3, 3]


def test_a_helper_cannot_use_his_own_banner_in_anothers_attack() -> None:
    """R112, R137: the King's Banner is for its owner's attack; only the shared cards are for everybody's."""
    match = together([["minotaur"], ELSEWHERE, []], f"{NONE} sword sword sword", cards=[[], ["kings-banner"], []])
    until(match, "ask-lane-damage", "attack 1-1")
    (ask,) = [ask for ask in match.asks if ask.seat == 1]
    assert not any("kings-banner" in str(move) for move in ask.options)


def test_a_helper_cannot_use_his_own_cards_in_anothers_attack() -> None:
    """R112, D#8"""
    match = together([["dire-wolf"], ELSEWHERE, []], f"{ONE} {CALM}", cards=[[], ["bear", "buckler"], []])
    until(match, "ask-help-action", "attack 1-1")
    assert not any("bear" in str(move) for ask in match.asks for move in ask.options)
    until(match, "ask-help-reaction")
    assert not any("buckler" in str(move) for ask in match.asks for move in ask.options)


def test_all_lose_together() -> None:
    """R92, R117"""
    match = together([["dire-wolf"], [], []], f"{NONE} {CALM} " * 3, fatigue=[1, 1, 1], walls=[0, 0, 0], village=1)
    fight(match, "attack 1-1", "attack 1-1", "attack 1-1")
    assert match.result is not None
    assert match.result.winners == ()


def burdened() -> Match:
    """The first knight, who has a single fatigue left, aims at rank 2, and the second pays the 2 fatigue for it."""
    lanes = [["goblin", {"id": "goblin", "health": 1}], ["zombie", "zombie", "ghoul"], []]
    match = together(lanes, "", then=1, boss="warchief", fatigue=[1, 7, 7], cards=[["archer"], [], []])
    match.play(0, "attack 1-2 shared-burden")
    match.play(1, "use shared-burden")
    return match


def test_a_helper_never_pays_more_than_he_agreed_to() -> None:
    """KT-X10, R34, R141: what he agreed to stays in force for a target that costs no more."""
    match = burdened()
    match.play(0, "use archer 1-2")
    places = {str(move.target) for move in match.asks_for(0)[0].options}  # type: ignore[attr-defined]
    assert places == {"1-1", "2-1", "2-2"}
    match.play(0, "attack 2-2")
    until(match, "ask-reactions")
    assert [knight(match, seat)["fatigue"] for seat in (0, 1)] == [1, 5]


def test_who_refused_to_pay_for_a_monster_may_be_asked_for_another_on_its_place() -> None:
    """KT-X3, R31: refusals are about the monster, not about the place."""
    lanes = [["goblin", "goblin", "doom-bat"], [{"id": "zombie", "health": 1}, "wraith", "ghoul"], []]
    match = together(lanes, "", then=1, boss="warchief", fatigue=[1, 7, 7], cards=[["archer"], [], []])
    match.play(0, "attack 2-2 shared-burden")
    for seat in (1, 2):
        match.play(seat, "pass")
    assert "attack 2-2 shared-burden" not in [text_of(move) for move in match.asks_for(0)[0].options]
    match.play(0, "attack 2-1")
    match.play(0, "use archer 2-1")
    assert "attack 2-2 shared-burden" in [text_of(move) for move in match.asks_for(0)[0].options]
    assert [event.monster for event in only(match, "AttackBegan")] == ["zombie"]
