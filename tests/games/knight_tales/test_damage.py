"""Knight Tales, "Damage & Defeat" and "Excess Damage": gold, crests, who gains the card, what is passed on."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_tales.duels import ELSEWHERE, FIVE, FOUR, ONE, TARTOS, THREE, TWO, duel, owners, questions, wolf
from tests.games.knight_tales.tables import (
    HIDDEN,
    day,
    fight,
    knight,
    lane,
    monster,
    night,
    offered,
    table,
    until,
)


def tartos(lanes: list[Any], dice: str, **position: Any) -> Match:
    """Seat 0 plays Tartos."""
    return night(lanes, dice, knights=TARTOS, **position)


# -- gold, crests, defeat --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "gold", "health"), [(ONE, 1, 4), (TWO, 2, 3), (THREE, 3, 2), (FOUR, 4, 1)])
def test_each_damage_gives_a_gold_and_leaves_a_crest(dice: str, gold: int, health: int) -> None:
    """R52, D#27: printed health points lose their gold to the attacker, and a crest is put there."""
    match = duel(f"{dice} blank blank blank", "ethereal-dagger", target="treant")
    fight(match, "attack 1-1", "use ethereal-dagger")
    assert knight(match)["gold"] == gold
    assert monster(match, "1-1")["health"] == health
    assert monster(match, "1-1")["crests"] == [0] * gold


def test_printed_health_goes_before_health_tokens_which_give_no_gold() -> None:
    """R52, D#14, D#15: two gold for three damage, a crest for each, and then nothing is left of the monster."""
    hurt = fight(night([[wolf(extra=1)], ELSEWHERE, []], f"{TWO} blank blank", gold=[0, 0, 0]), "attack 1-1")
    assert (knight(hurt)["gold"], monster(hurt, "1-1")["health"], monster(hurt, "1-1")["crests"]) == (2, 0, [0, 0])
    assert monster(hurt, "1-1")["tokens"]["health"] == 1
    dead = fight(night([[wolf(extra=1)], ELSEWHERE, []], f"{THREE} blank blank", gold=[0, 0, 0]), "attack 1-1")
    assert (knight(dead)["gold"], owners(dead), lane(dead, 1)) == (2, [1, 0, 0], [])


def test_a_monster_with_nothing_but_health_tokens_is_alive_and_takes_crests() -> None:
    """D#14, D#15: damage on a health token gives a crest and no gold."""
    match = fight(night([[wolf(health=0, extra=2)], ELSEWHERE, []], f"{ONE} blank blank", gold=[0, 0, 0]), "attack 1-1")
    assert monster(match, "1-1")["crests"] == [0]
    assert monster(match, "1-1")["tokens"]["health"] == 1
    assert knight(match)["gold"] == 0


def test_excess_gives_no_gold() -> None:
    """R53"""
    match = fight(night([[wolf()], ELSEWHERE, []], f"{FOUR} blank blank", gold=[0, 0, 0]), "attack 1-1")
    assert knight(match)["gold"] == 2


def test_excess_leaves_no_crest_behind() -> None:
    """R53: excess passed over a dead Wolf marks nothing that still stands."""
    match = fight(night([[wolf(), "zombie"], ELSEWHERE, []], f"{FOUR} blank blank"), "attack 1-1")
    assert lane(match, 1) == ["zombie"]
    assert [one["crests"] for row in table(match)["lanes"] for one in row] == [[], []]


@pytest.mark.parametrize(
    ("crests", "health", "dice", "winner"),
    [
        ([1], 1, ONE, 1),  # one each: the first to deal damage
        ([1], 1, TWO, 0),  # the point in excess counts
        ([1, 1], 2, TWO, 1),
        ([1, 1], 2, THREE, 0),
        ([1, 2, 2], 1, ONE, 2),  # most crests, and the defeater is not among the tied
        ([1, 2], 2, TWO, 0),
        ([0, 1], 1, ONE, 0),
        ([2, 1], 1, ONE, 2),  # all three have one: the leftmost
    ],
)
def test_the_card_goes_to_the_most_crests_and_in_a_tie_to_the_leftmost(
    crests: list[int], health: int, dice: str, winner: int
) -> None:
    """R54, R55: the whole damage of the attack counts, also what is in excess."""
    target = {"id": "treant", "health": health, "crests": crests}
    match = night([[target], ELSEWHERE, []], f"{dice} blank blank blank", cards=[["ethereal-dagger"], [], []])
    fight(match, "attack 1-1", "use ethereal-dagger")
    assert [seat for seat in range(3) if owners(match)[seat]] == [winner]


def test_who_defeats_gets_the_gold_even_where_another_gains_the_card() -> None:
    """R55, E7"""
    match = fight(
        night([[wolf(health=1, crests=[1])], ELSEWHERE, []], f"{ONE} blank blank", gold=[0, 0, 0]), "attack 1-1"
    )
    assert (knight(match)["gold"], owners(match)) == (1, [0, 1, 0])


def test_a_card_can_be_gained_when_the_night_is_already_over() -> None:
    """R56: seat 1 dealt the first damage with its last fatigue; seat 2 ties and brings the card home for it."""
    dice = f"{ONE} blank blank {ONE} blank blank"
    match = night([[wolf()], ELSEWHERE, []], dice, fatigue=[9, 1, 9], turn=1)
    fight(match, "attack 1-1")
    assert knight(match, 1)["out"]
    fight(match, "attack 1-1")
    assert owners(match) == [0, 1, 0]


# -- damage in excess ------------------------------------------------------------------------------------------------


def test_passed_on_damage_meets_no_shields_and_gives_gold_crests_and_the_card() -> None:
    """R57: the Centaur stands behind its own shield token, and falls all the same."""
    hurt = tartos([["dire-wolf"], ["centaur"], []], f"{FOUR} blank blank blank", gold=[0, 0, 0])
    fight(hurt, "attack 1-1", "use cleave 2-1 1")
    assert monster(hurt, "2-1")["crests"] == [0]
    assert (knight(hurt)["gold"], owners(hurt)) == (3, [1, 0, 0])
    felled = tartos([["dire-wolf"], ["centaur"], ELSEWHERE], f"{FIVE} blank blank blank", gold=[0, 0, 0])
    fight(felled, "attack 1-1", "use cleave 2-1 2")
    assert (knight(felled)["gold"], owners(felled)) == (4, [2, 0, 0])


def test_what_is_in_excess_of_passed_on_damage_goes_nowhere() -> None:
    """R57: two points onto a Zombie with one health; the Battle Axe does not carry the second one further."""
    lanes = [["dire-wolf"], [{"id": "zombie", "health": 1}], ["ghoul"]]
    match = tartos(lanes, f"{FOUR} blank blank", cards=[["battle-axe"], [], []])
    assert "ask-excess" not in questions(match, "attack 1-1", "use cleave 2-1 2")
    assert owners(match) == [2, 0, 0]


def test_excess_reaches_neither_face_down_monsters_nor_the_forest() -> None:
    """R58: of four neighbours one lies face down and the boss is still in the forest."""
    lanes = [["orc-raider", "zombie", wolf(health=1)], ["ghoul", "wraith", HIDDEN], []]
    match = tartos(lanes, f"{FOUR} blank blank", boss="warchief", cards=[["battle-axe"], [], []])
    until(match, "ask-excess", "attack 1-3")
    assert offered(match) == {"use cleave 1-2 1", "use cleave 1-2 2", "use cleave 1-2 3", "pass"}


def test_cleave_reaches_the_next_spots_in_rank_and_lane_and_no_diagonal() -> None:
    """D#12: one adjacent monster, in the same rank or lane."""
    lanes = [["zombie", "ghoul"], [wolf(health=1), "wraith", "doom-bat"], ["orc-raider"]]
    match = tartos(lanes, f"{TWO} blank blank")
    until(match, "ask-excess", "attack 2-1")
    assert offered(match) == {"use cleave 1-1 1", "use cleave 2-2 1", "use cleave 3-1 1", "pass"}


def test_cleave_goes_to_one_monster_only() -> None:
    """D#12: of two points, what is not given to the one neighbour stays on the defeated monster."""
    match = tartos([["zombie"], [wolf(health=1)], ["orc-raider"]], f"{THREE} blank blank")
    fight(match, "attack 2-1", "use cleave 1-1 1")
    assert (monster(match, "1-1")["crests"], monster(match, "3-1")["crests"]) == ([0], [])


def test_cleave_does_not_jump_over_a_lane() -> None:
    """D#12: left and right lane are not next to each other."""
    match = tartos([[wolf(health=1)], [], ["orc-raider"]], f"{TWO} blank blank")
    assert "ask-excess" not in questions(match, "attack 1-1")
    assert owners(match) == [1, 0, 0]


def test_the_boss_stands_next_to_the_whole_rank_in_front_of_it() -> None:
    """D#12, R58: on the battlefield the boss takes what is in excess, and gives it back the same way."""
    there = tartos([["zombie", wolf(health=1)], ["goblin"], []], f"{THREE} blank blank", boss="warchief", boss_rank=3)
    until(there, "ask-excess", "attack 1-2")
    assert offered(there) == {"use cleave 1-1 1", "use cleave 1-1 2", "use cleave boss 1", "use cleave boss 2", "pass"}
    back = tartos([["zombie", "ghoul"], ["goblin"], ["wraith", "troll"]], f"{TWO} blank sword",
                  boss="warchief", boss_rank=3, boss_health=1)  # fmt: skip
    until(back, "ask-excess", "attack boss")
    assert offered(back) == {"use cleave 1-2 1", "use cleave 3-2 1", "pass"}


def test_without_excess_nothing_is_passed_on() -> None:
    """R57: the exact damage leaves nothing for Cleave."""
    match = tartos([["zombie"], [wolf()], []], f"{TWO} blank blank")
    assert "ask-excess" not in questions(match, "attack 2-1")
    assert owners(match) == [1, 0, 0]


def test_a_monster_that_excess_has_felled_takes_no_more_of_it() -> None:
    """R134: the Axe may only go to the other one."""
    lanes = [[{"id": "zombie", "health": 1}], [wolf(health=1)], ["orc-raider"]]
    match = tartos(lanes, f"{THREE} blank blank", cards=[["battle-axe"], [], []])
    until(match, "ask-excess", "attack 2-1", "use cleave 1-1 1")
    assert offered(match) == {"use battle-axe 3-1 1", "pass"}


def test_cleave_and_battle_axe_share_the_excess_and_each_point_goes_once() -> None:
    """R134: three in excess, one each way, and the last point still counts on the Wolf."""
    lanes = [["zombie"], [wolf(health=1, crests=[1])], ["orc-raider"]]
    match = tartos(lanes, f"{FOUR} blank blank", cards=[["battle-axe"], [], []])
    until(match, "ask-excess", "attack 2-1", "use cleave 1-1 1")
    assert "use battle-axe 3-1 2" in offered(match)
    assert "use battle-axe 3-1 3" not in offered(match)
    fight(match, "use battle-axe 3-1 1")
    assert (monster(match, "1-1")["crests"], monster(match, "3-1")["crests"]) == ([0], [0])
    assert owners(match) == [1, 0, 0]


def test_all_the_excess_passed_on_counts_no_more_on_the_defeated_monster() -> None:
    """R134: with all three points gone it is one crest against one, and the first had it first."""
    lanes = [["zombie"], [wolf(health=1, crests=[1])], ["orc-raider"]]
    match = tartos(lanes, f"{FOUR} blank blank", cards=[["battle-axe"], [], []])
    fight(match, "attack 2-1", "use cleave 1-1 1", "use battle-axe 3-1 2")
    assert owners(match) == [0, 1, 0]


def test_both_monsters_felled_in_one_attack_are_awarded_each_by_its_own_crests() -> None:
    """R134: the Wolf goes to seat 1, who was first; the Goblin that Cleave felled to Tartos."""
    match = tartos([ELSEWHERE, [wolf(health=1, crests=[1])], ["goblin"]], f"{THREE} blank blank")
    fight(match, "attack 2-1", "use cleave 3-1 2")
    assert owners(match) == [1, 1, 0]
    assert knight(match, 0)["slain"] == ["goblin"]


# -- recovered health and bosses -------------------------------------------------------------------------------------


def test_a_troll_that_recovers_gets_a_health_token_and_keeps_its_crests() -> None:
    """R59"""
    match = fight(night([["troll"], ELSEWHERE, []], f"{TWO} blank sword sword", gold=[0, 0, 0]), "attack 1-1")
    troll = monster(match, "1-1")
    assert (troll["health"], troll["tokens"]["health"], troll["crests"]) == (2, 1, [0, 0])
    assert knight(match)["gold"] == 2


def test_a_defeated_boss_is_awarded_like_any_monster() -> None:
    """R60"""
    match = night([ELSEWHERE, [], []], f"{ONE} blank sword", boss="warchief", boss_rank=2, boss_health=1,
                  boss_crests=[2, 2])  # fmt: skip
    fight(match, "attack boss")
    assert owners(match) == [0, 0, 1]
    assert knight(match, 2)["slain"] == ["warchief"]
    assert table(match)["boss"] is None


def test_boss_cards_buy_no_trophy() -> None:
    """R60: one Orc and the Warchief are not two Orcs."""
    stall: dict[str, Any] = {"market": ["buckler"], "gold": [2, 2, 2]}
    assert offered(day(slain=[["goblin", "warchief"], [], []], **stall), "forge") == set()
    assert offered(day(slain=[["goblin", "troll"], [], []], **stall), "forge") == {"forge spiked-shield goblin troll"}


# -- what was dealt in this attack -----------------------------------------------------------------------------------


def test_an_arrow_counts_as_damage_of_the_attack_for_the_merchant() -> None:
    """R135: combat deals nothing, the Archer one point to somebody else."""
    match = night([[wolf()], ["goblin"], []], "faith faith faith shield shield", gold=[0, 0, 0],
                  cards=[["archer", "merchant"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "use archer 2-1", "use merchant")
    assert knight(match)["gold"] == 3


def test_troll_and_minotaur_look_only_at_what_they_were_dealt_themselves() -> None:
    """R135: an arrow at the Goblin does not appease the Minotaur, and one at the Minotaur does."""
    dice = "faith faith faith sword sword sword"
    other = night([["minotaur"], ["goblin"], []], dice, cards=[["archer"], [], []])
    fight(other, "attack 1-1", "use archer 2-1")
    assert table(other)["walls"] == [2, 3, 3]
    itself = night([["minotaur"], ["goblin"], []], dice, cards=[["archer"], [], []])
    fight(itself, "attack 1-1", "use archer 1-1")
    assert table(itself)["walls"] == [3, 3, 3]


def test_points_passed_on_count_for_the_monster_that_received_them() -> None:
    """R135: six dealt to the Wolf are Wrath of the Just; three of them passed on to the boss are Face to Face."""
    quests = ["wrath-of-the-just", "face-to-face"]
    position: dict[str, Any] = {
        "quests": quests,
        "boss": "warchief",
        "boss_rank": 2,
        "cards": [["twin-daggers"], [], []],
    }
    kept = tartos([["dire-wolf"], ELSEWHERE, []], f"{FIVE} blank blank", **position)
    fight(kept, "attack 1-1", "use twin-daggers")
    assert [quest["crests"] for quest in table(kept)["quests"]] == [[0], []]
    given = tartos([["dire-wolf"], ELSEWHERE, []], f"{FIVE} blank blank", **position)
    fight(given, "attack 1-1", "use twin-daggers", "use cleave boss 3")
    assert [quest["crests"] for quest in table(given)["quests"]] == [[], [0]]
