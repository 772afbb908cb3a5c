"""Knight Tales, "End of Game" and "A Knight's Tale": the lines of the score sheet, set bonuses, ties."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_tales.duels import CALM, NONE
from tests.games.knight_tales.tables import at, fight, night, only, play, table

SET_BONUS = (0, 0, 1, 3, 6, 10, 15, 21)
MARKET_SET = ("spear", "buckler", "squire", "hound", "lucky-charm", "moon-tear", "horned-helm")
SUSYS_CARDS = ("battle-axe", "spear", "chainmail", "squire", "bear", "horned-helm")
MONSTER_SET = ("goblin", "ghoul", "centaur", "troll", "vampire", "werewolf", "warchief")


def scored(**position: Any) -> Match:
    """The end of the third night, with an empty battlefield."""
    position = {"gold": [0, 0, 0], "quests": ["mighty-blow"], **position}
    return at("", phase="dusk", round=3, lanes=[[], [], []], **position)


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = table(match)["score"][seat]
    return found


def test_the_score_sheet_has_seven_lines_and_their_sum() -> None:
    """R95, D#21: market, its set, monsters, their set, quests, renown, gold; the order and labels of the text."""
    match = scored(gold=[11, 0, 0], cards=[["crown-shard", "spear"], [], []], slain=[["goblin", "vampire"], [], []])
    assert sheet(match) == {
        "market": 4, "market_set": 1, "monsters": 7, "monster_set": 1, "quests": 0, "renown": 0, "gold": 3, "total": 16,
    }  # fmt: skip


def test_a_sheet_like_susys_counts_several_cards_of_a_type_once() -> None:
    """D#20, D#21: five market types on six cards, three monster types on seven, and red in night III."""
    monsters = ["goblin", "shaman", "goblin", "orc-raider", "zombie", "ghoul", "treant"]
    match = night(
        [["dire-wolf"], [], []], f"{NONE} {CALM} " * 2, seats=2, round=3, fatigue=[1, 1], wounds=[5, 0],
        quests=["mighty-blow"],
        gold=[11, 0], slain=[monsters, []], cards=[[*SUSYS_CARDS], []],
    )  # fmt: skip
    fight(match, "attack 1-1", "attack 1-1")
    sheet_of_susy = sheet(match)
    assert (sheet_of_susy["market"], sheet_of_susy["market_set"]) == (4, 10)
    assert (sheet_of_susy["monster_set"], sheet_of_susy["gold"]) == (3, 3)
    assert sheet_of_susy["monsters"] == 2 + 2 + 2 + 3 + 2 + 3 + 6
    assert (sheet_of_susy["renown"], sheet_of_susy["total"]) == (0, 40)


@pytest.mark.parametrize("types", range(8))
def test_different_market_types_are_worth_their_set_bonus(types: int) -> None:
    """R95: from nothing to seven types, the trophy among them."""
    assert sheet(scored(cards=[list(MARKET_SET[:types]), [], []]))["market_set"] == SET_BONUS[types]


@pytest.mark.parametrize("types", range(8))
def test_different_monster_types_are_worth_their_set_bonus(types: int) -> None:
    """R95: faction and class, and the boss."""
    assert sheet(scored(slain=[list(MONSTER_SET[:types]), [], []]))["monster_set"] == SET_BONUS[types]


def test_several_cards_of_a_type_count_once_and_all_bosses_are_one_type() -> None:
    """R95"""
    slain = ["goblin", "goblin", "shaman", "warchief", "lich-lord"]
    match = scored(slain=[slain, [], []], cards=[["spear", "warhammer", "crossbow"], [], []])
    assert (sheet(match)["monster_set"], sheet(match)["market_set"]) == (1, 0)
    assert sheet(match)["monsters"] == 2 + 2 + 2 + 8 + 9


def test_a_longsword_is_no_market_card() -> None:
    """R96: neither a type nor valor."""
    assert sheet(scored(cards=[["spear", "buckler"], [], []]))["market_set"] == 1
    assert sheet(scored())["market_set"] == sheet(scored())["market"] == 0


def test_cards_spent_on_a_trophy_score_no_more() -> None:
    """R97: two Orcs become a Spiked Shield."""
    match = at("", phase="day", round=3, slain=[["goblin", "troll", "zombie"], [], []], then=1, gold=[0, 0, 0])
    play(match, "forge spiked-shield goblin troll")
    knight = table(match)["knights"][0]
    assert (knight["slain"], knight["valor"], knight["types"]) == (["zombie"], 3, ["trophy"])


@pytest.mark.parametrize(("gold", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_three_gold_are_a_point(gold: int, points: int) -> None:
    """R95"""
    assert sheet(scored(gold=[gold, 0, 0]))["gold"] == points


@pytest.mark.parametrize(("night_", "zones"), [(1, (5, 3, 0)), (2, (6, 3, 0)), (3, (7, 4, 0))])
def test_renown_is_worth_what_the_cards_of_the_nights_say(night_: int, zones: tuple[int, ...]) -> None:
    """D#20: yellow in night I is 3, red in nights II and III nothing."""
    points = []
    for wounds in (0, 2, 5):
        match = night([["dire-wolf"], [], []], f"{NONE} {CALM}", round=night_, fatigue=[1, 9, 9], wounds=[wounds, 0, 0])
        fight(match, "attack 1-1")
        points += [event.points for event in only(match, "RenownGained")]
    assert tuple(points) == zones


def test_renown_of_the_last_night_is_on_the_sheet() -> None:
    """D#20, R95"""
    dice = f"{NONE} {CALM} " * 3
    match = night([["dire-wolf"], [], []], dice, round=3, fatigue=[1, 1, 1], wounds=[0, 2, 5], gold=[0, 0, 0],
                  quests=["mighty-blow"])  # fmt: skip
    fight(match, "attack 1-1", "attack 1-1", "attack 1-1")
    assert [sheet(match, seat)["renown"] for seat in range(3)] == [7, 4, 0]


def test_quests_are_on_the_sheet_by_the_order_in_which_they_were_fulfilled() -> None:
    """R95: first and second."""
    position: dict[str, Any] = {"round": 3, "fatigue": [1, 1, 9], "quests": ["champion-slayer"], "gold": [0, 0, 0]}
    lanes = [[{"id": "troll", "health": 1}], [{"id": "troll", "health": 1}], []]
    match = night(lanes, "sword faith faith blank sword sword " * 2, **position)
    fight(match, "attack 1-1", "attack 2-1")
    assert [sheet(match, seat)["quests"] for seat in range(3)] == [6, 4, 0]


def test_the_sheet_is_shown_whatever_quests_lay_there() -> None:
    """R95: also in a position without any."""
    assert sheet(scored(quests=[], gold=[3, 0, 0]))["gold"] == 1


def test_the_most_points_win() -> None:
    match = scored(slain=[["goblin"], ["troll"], []])
    assert match.result is not None
    assert match.result.winners == (1,)


def test_a_tie_goes_to_more_valor_on_monster_cards() -> None:
    """R94: five points each."""
    match = scored(slain=[[], ["troll"], []], gold=[15, 0, 0])
    assert match.result is not None
    assert (match.result.scores, match.result.winners) == ((5, 5, 0), (1,))


def test_then_to_more_gold() -> None:
    """R94: the same monsters, and one gold more that makes no point."""
    match = scored(slain=[["troll"], ["vampire"], []], gold=[3, 4, 0])
    assert match.result is not None
    assert (match.result.scores, match.result.winners) == ((6, 6, 0), (1,))


def test_then_the_victory_is_shared() -> None:
    """R94"""
    match = scored(slain=[["troll"], ["vampire"], []], gold=[4, 4, 0])
    assert match.result is not None
    assert match.result.winners == (0, 1)
