"""Knight Tales, "Quests": the twelve conditions, who is first, and when they are looked at."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.games.knight_tales.figures import MARKET_IDS, QUEST_IDS
from tests.games.knight_tales.duels import (
    CALM,
    ELSEWHERE,
    FIVE,
    FOUR,
    NONE,
    ONE,
    TARTOS,
    THREE,
    TWO,
    duel,
    owners,
    wolf,
)
from tests.games.knight_tales.tables import fight, knight, night, only, table


def claimed(match: Match) -> dict[str, list[int]]:
    """Whose crests lie on the revealed quests."""
    return {quest["id"]: quest["crests"] for quest in table(match)["quests"]}


def quest(name: str, lanes: list[Any], dice: str, *answers: str, **position: Any) -> list[int]:
    """Whose crests lie on a quest after one attack of seat 0."""
    match = fight(night(lanes, dice, quests=[name], **position), *answers)
    return claimed(match)[name]


# -- day I -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "crests"), [("1-1", []), ("1-2", [0]), ("1-3", [0])])
def test_behind_the_lines_asks_for_a_monster_in_rank_2_or_3(place: str, crests: list[int]) -> None:
    """R140: the rank in which it stands when it is defeated."""
    lanes: list[Any] = [["dire-wolf", "zombie", "zombie"], ELSEWHERE, []]
    assert quest("behind-the-lines", lanes, f"{TWO} {CALM}", f"attack {place}") == crests


def test_behind_the_lines_by_an_arrow_or_by_excess() -> None:
    """R140"""
    hurt = {"id": "zombie", "health": 1}
    lanes: list[Any] = [["dire-wolf", hurt], ELSEWHERE, []]
    arrow = quest(
        "behind-the-lines", lanes, f"{NONE} {CALM}", "attack 1-1", "use archer 1-2", cards=[["archer"], [], []]
    )
    excess = quest("behind-the-lines", lanes, f"{THREE} {CALM}", "attack 1-1", "use cleave 1-2 1", knights=TARTOS)
    assert (arrow, excess) == ([0], [0])


def test_behind_the_lines_looks_at_where_the_monster_stands_then() -> None:
    """R140: the War Horn brought it to rank 1."""
    lanes: list[Any] = [["goblin", "dire-wolf"], [], []]
    assert (
        quest(
            "behind-the-lines", lanes, f"{TWO} {CALM}", "attack 1-2", "use war-horn 1-1", cards=[["war-horn"], [], []]
        )
        == []
    )


def test_a_boss_is_a_monster_in_quests_that_name_no_other() -> None:
    """R103: in rank 2 it is behind the lines; it is no champion."""
    match = night([ELSEWHERE, [], []], f"{TWO} blank sword", boss="warchief", boss_rank=2, boss_health=1,
                  quests=["behind-the-lines", "champion-slayer", "face-to-face"])  # fmt: skip
    fight(match, "attack boss")
    assert claimed(match) == {"behind-the-lines": [0], "champion-slayer": [], "face-to-face": []}


@pytest.mark.parametrize(("dice", "crests"), [(THREE, []), (FOUR, [0])])
def test_mighty_blow_asks_for_two_damage_in_excess(dice: str, crests: list[int]) -> None:
    assert quest("mighty-blow", [["dire-wolf"], ELSEWHERE, []], f"{dice} {CALM}", "attack 1-1") == crests


def test_mighty_blow_is_measured_before_anything_is_passed_on() -> None:
    """R140"""
    lanes: list[Any] = [["dire-wolf"], ELSEWHERE, ["zombie"]]
    assert quest("mighty-blow", lanes, f"{FOUR} {CALM}", "attack 1-1", "use cleave 2-1 2", knights=TARTOS) == [0]


@pytest.mark.parametrize(("tokens", "crests"), [(1, []), (2, [0])])
def test_against_the_odds_asks_for_four_monster_dice(tokens: int, crests: list[int]) -> None:
    lanes: list[Any] = [[wolf(black=tokens)], ELSEWHERE, []]
    assert quest("against-the-odds", lanes, f"{TWO} {'blank ' * (2 + tokens)}", "attack 1-1") == crests


def test_against_the_odds_counts_dice_that_were_rolled() -> None:
    """A die that the Spear took away was not."""
    lanes: list[Any] = [[wolf(black=2)], ELSEWHERE, []]
    spear = quest("against-the-odds", lanes, f"{TWO} blank blank blank", "attack 1-1", "use spear black",
                  cards=[["spear"], [], []])  # fmt: skip
    assert spear == []


@pytest.mark.parametrize(("fatigue", "crests"), [(2, []), (1, [0])])
def test_song_of_sacrifice_asks_for_a_last_heroic_deed(fatigue: int, crests: list[int]) -> None:
    lanes: list[Any] = [["dire-wolf"], ELSEWHERE, []]
    assert quest("song-of-sacrifice", lanes, f"{TWO} {CALM}", "attack 1-1", fatigue=[fatigue, 9, 9]) == crests


def test_an_arrow_before_the_deed_was_one_counts_too() -> None:
    """KT-X2: the Zombie fell in the attack that became a last heroic deed, and one against four dice."""
    lanes: list[Any] = [[wolf(black=2)], [{"id": "zombie", "health": 1}], []]
    match = night(lanes, f"{NONE} {'blank ' * 4}", fatigue=[1, 9, 9], cards=[["archer"], [], []],
                  quests=["song-of-sacrifice", "against-the-odds"])  # fmt: skip
    fight(match, "attack 1-1", "use archer 2-1")
    assert claimed(match) == {"song-of-sacrifice": [0], "against-the-odds": [0]}


# -- day II ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "crests"), [("dire-wolf", []), ({"id": "troll", "health": 1}, [0])])
def test_champion_slayer_asks_for_a_champion(target: Any, crests: list[int]) -> None:
    dice = f"{TWO} {CALM}" if target == "dire-wolf" else f"{TWO} blank sword sword"
    assert quest("champion-slayer", [[target], ELSEWHERE, []], dice, "attack 1-1") == crests


def test_three_banners_are_not_two() -> None:
    """By the defeats of this night: the Beast among the cards of an earlier one does not count."""
    lanes: list[Any] = [[{"id": "wraith", "health": 1}], ["goblin"], []]
    match = night(lanes, f"{TWO} blank sword", knights=TARTOS, quests=["three-banners"], slain=[["centaur"], [], []],
                  cards=[["warhammer", "battle-axe"], [], []], then=1)  # fmt: skip
    fight(match, "attack 1-1", "use warhammer", "use battle-axe 2-1 2")
    assert claimed(match)["three-banners"] == []
    assert owners(match) == [3, 0, 0]


def test_three_banners_comes_with_the_third_faction() -> None:
    """R44: seat 1 gains the Wraith, seat 0 defeated it."""
    lanes: list[Any] = [[{"id": "wraith", "health": 1, "crests": [1, 1]}], [wolf(health=1)], ["goblin", "zombie"]]
    match = night(lanes, f"{TWO} blank sword", knights=TARTOS, quests=["three-banners"],
                  cards=[["archer", "battle-axe", "warhammer"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "use archer 2-1", "use warhammer", "use battle-axe 3-1 2")
    assert claimed(match)["three-banners"] == [0]
    assert owners(match) == [2, 1, 0]


@pytest.mark.parametrize(
    ("answers", "cards", "crests"),
    [
        ((), [], [0]),
        (("use bear",), ["bear"], []),
        (("use buckler",), ["buckler"], []),
        (("use vanguard",), [], []),
        (("reroll k2",), [], []),
        (("use coin-purse",), ["coin-purse"], []),
        (("use longsword k1 sword",), [], []),
    ],
)
def test_honest_steel_asks_for_no_card_no_ability_and_no_wrath(
    answers: tuple[str, ...], cards: list[str], crests: list[int]
) -> None:
    """R139: also not after step 8."""
    more = " faith" if answers == ("use vanguard",) else ""
    later = " faith" if answers == ("reroll k2",) else ""
    found = quest("honest-steel", [["dire-wolf"], ELSEWHERE, []], f"{TWO}{more} {CALM}{later}", "attack 1-1", *answers,
                  cards=[cards, [], []], wrath=[1, 0, 0])  # fmt: skip
    assert found == crests


def test_honest_steel_is_not_broken_by_a_card_that_was_only_exhausted() -> None:
    """R139, R142: the Vampire's bite is no use of the card."""
    lanes: list[Any] = [[{"id": "vampire", "health": 1}], ELSEWHERE, []]
    assert quest("honest-steel", lanes, f"{TWO} sword sword sword", "attack 1-1", "exhaust longsword") == [0]


def test_honest_steel_is_looked_at_when_the_attack_is_over() -> None:
    """R139: after everything else, King's Banner included."""
    match = night([[wolf(), "goblin"], ["zombie"], []], f"{TWO} {CALM}", boss="warchief", boss_rank=3,
                  quests=["honest-steel"], cards=[["kings-banner"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "use kings-banner")
    assert claimed(match)["honest-steel"] == []


@pytest.mark.parametrize(("dice", "crests"), [(FOUR, []), (FIVE, [0])])
def test_wrath_of_the_just_asks_for_five_damage_to_one_monster(dice: str, crests: list[int]) -> None:
    """R135: excess counts."""
    assert quest("wrath-of-the-just", [["dire-wolf"], ELSEWHERE, []], f"{dice} {CALM}", "attack 1-1") == crests


def test_wrath_of_the_just_counts_the_arrow_on_the_same_monster() -> None:
    """R135"""
    lanes: list[Any] = [["treant"], ELSEWHERE, []]
    found = quest("wrath-of-the-just", lanes, f"{FIVE} blank blank blank", "attack 1-1", "use archer 1-1",
                  cards=[["archer"], [], []])  # fmt: skip
    assert found == [0]


# -- day III ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "crests"), [(TWO, []), (THREE, [0])])
def test_face_to_face_asks_for_three_damage_to_a_boss(dice: str, crests: list[int]) -> None:
    found = quest(
        "face-to-face", [ELSEWHERE, [], []], f"{dice} blank sword", "attack boss", boss="warchief", boss_rank=2
    )
    assert found == crests


def test_night_of_blades_asks_for_three_cards_in_one_night() -> None:
    """Gained, by whatever; cards of earlier nights do not count."""
    lanes: list[Any] = [[wolf()], [{"id": "zombie", "health": 1}], [{"id": "ghoul", "health": 1}]]
    two = night(
        lanes, f"{THREE} {CALM}", slain=[["troll", "troll"], [], []], quests=["night-of-blades"], knights=TARTOS
    )
    assert claimed(fight(two, "attack 1-1", "use cleave 2-1 1"))["night-of-blades"] == []
    three = night(lanes, f"{THREE} {CALM}", quests=["night-of-blades"], knights=TARTOS, cards=[["archer"], [], []],
                  then=1)  # fmt: skip
    fight(three, "attack 1-1", "use archer 3-1", "use cleave 2-1 1")
    assert claimed(three)["night-of-blades"] == [0]


def test_giant_feller_asks_for_two_champions_in_one_night() -> None:
    """R44: the second one goes to somebody else."""
    lanes: list[Any] = [
        [{"id": "troll", "health": 1}],
        [{"id": "vampire", "health": 1, "crests": [1, 1, 1]}],
        ELSEWHERE,
    ]
    match = night(lanes, f"{TWO} blank sword sword", quests=["giant-feller"], knights=TARTOS)
    fight(match, "attack 1-1", "use cleave 2-1 1")
    assert (claimed(match)["giant-feller"], owners(match)) == ([0], [1, 1, 0])


@pytest.mark.parametrize(("wounds", "cards", "crests"), [(1, 2, [0]), (2, 2, []), (1, 1, [])])
def test_unbowed_asks_for_a_night_that_ends_green_after_two_cards(wounds: int, cards: int, crests: list[int]) -> None:
    lanes: list[Any] = [[wolf()], [{"id": "zombie", "health": 1}], ELSEWHERE]
    answers = ["attack 1-1", "use cleave 2-1 1"][:cards]
    found = quest(
        "unbowed", lanes, f"{THREE} {CALM}", *answers, knights=TARTOS, fatigue=[1, 9, 9], wounds=[wounds, 0, 0]
    )
    assert found == crests


# -- who and when ----------------------------------------------------------------------------------------------------


def test_the_crest_is_placed_at_once() -> None:
    """R98: before the card is awarded, when the condition is a defeat."""
    match = fight(
        duel(f"{TWO} blank sword sword", target={"id": "troll", "health": 1}, quests=["champion-slayer"]), "attack 1-1"
    )
    names = [type(numbered.event).__name__ for numbered in match.events(0)]
    assert names.index("QuestFulfilled") < names.index("MonsterClaimed")


def test_one_attack_may_fulfil_several_quests() -> None:
    """R99"""
    quests = ["mighty-blow", "song-of-sacrifice", "champion-slayer", "wrath-of-the-just"]
    match = duel(f"{FIVE} blank sword sword", target={"id": "troll", "health": 1}, quests=quests, fatigue=[1, 9, 9])
    assert claimed(fight(match, "attack 1-1")) == {name: [0] for name in quests}


def test_of_two_who_fulfil_a_quest_at_the_same_moment_the_active_player_is_first() -> None:
    """R100: both gain their third card of the night when the two monsters that Tartos felled are awarded."""
    match = two_third_cards()
    assert owners(match) == [3, 3]
    assert claimed(match)["night-of-blades"] == [0, 1]


def two_third_cards() -> Match:
    """Seat 0, Tartos, and seat 1 have two cards of this night each; then one attack brings both their third."""
    theirs = {"health": 1, "crests": [1]}
    first = [wolf(health=1), {"id": "zombie", **theirs}, wolf(health=1), {"id": "zombie", **theirs}]
    lanes: list[Any] = [
        [first[0], first[2], {"id": "ghoul", "health": 2}],
        [first[1], first[3], {"id": "ghoul", "health": 1, "crests": [1] * 4}],
        [],
    ]
    dice = [f"{ONE} {CALM}", f"{ONE} {CALM}"] * 2 + [f"{FIVE} blank blank blank"]
    match = night(lanes, " ".join(dice), seats=2, knights=["tartos", "gaelic"], quests=["night-of-blades"], then=1)
    fight(match, "attack 1-1", "attack 2-1", "attack 1-1", "attack 2-1")
    assert owners(match) == [2, 2]
    return fight(match, "attack 2-1", "use cleave 1-1 2")


def test_only_what_happens_after_a_quest_is_revealed_counts() -> None:
    """R101: a champion felled in the first night does not slay for a quest of the second day."""
    lanes: list[Any] = [[{"id": "troll", "health": 1}], [], []]
    match = night(lanes, f"{ONE} blank sword sword", then=1)
    fight(match, "attack 1-1")
    assert [quest["crests"] for quest in table(match)["quests"]] == [[]]


def test_counts_of_a_night_start_again_with_the_next() -> None:
    """R101: a champion in each of two nights is no Giant Feller."""
    morning = f"honest-steel {' '.join(MARKET_IDS[:9])}"
    second_night = "champion vampire minion goblin minion goblin warchief plunder"
    dice = f"{ONE} blank sword sword {morning} {second_night} {FOUR} blank sword sword minion zombie"
    match = night([[{"id": "troll", "health": 1}], [], []], dice, seats=2, gold=[0, 0], quests=["giant-feller"])
    fight(match, "attack 1-1", "attack 1-1")
    assert (table(match)["round"], owners(match)) == (2, [2, 0])
    assert claimed(match)["giant-feller"] == []


def test_each_player_fulfils_a_quest_once_and_a_fourth_gets_nothing() -> None:
    """R102"""
    weak = {kind: {"id": kind, "health": 1} for kind in ("troll", "minotaur", "werewolf")}
    lanes: list[Any] = [
        [weak["troll"], weak["troll"]],
        [weak["minotaur"]],
        [weak["minotaur"], weak["werewolf"], weak["werewolf"]],
    ]
    match = night(
        lanes,
        f"{ONE} blank sword sword " * 2 + f"{ONE} sword sword sword " * 2 + f"{ONE} blank sword sword",
        seats=4,
        quests=["champion-slayer"],
    )
    fight(match, "attack 1-1", "attack 1-1", "attack 2-1", "attack 3-1", "attack 3-1")
    assert claimed(match)["champion-slayer"] == [0, 1, 2]
    assert [event.points for event in only(match, "QuestFulfilled")] == [6, 4, 2]


def test_a_quest_stays_open_in_later_nights() -> None:
    """R101: the quest of day I, fulfilled in night III."""
    match = duel(f"{FOUR} {CALM}", quests=["mighty-blow"], round=3)
    assert claimed(fight(match, "attack 1-1"))["mighty-blow"] == [0]
    assert knight(match)["monsters"] == 1


@pytest.mark.parametrize("name", QUEST_IDS)
def test_every_quest_has_a_test_named_after_it(name: str) -> None:
    """The list above is complete."""
    assert any(name.replace("-", "_") in test for test in globals() if test.startswith("test_"))
