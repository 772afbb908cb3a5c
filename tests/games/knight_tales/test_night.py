"""Knight Tales, "Night Phase" (spec 6.3): dealing, revealing, moves-to-back, and the boss of the night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from caliburn import Match
from caliburn.games.knight_tales.figures import CHAMPION_IDS, MINION_IDS
from caliburn.kernel.view import REFEREE
from tests.games.knight_tales.tables import (
    COOP,
    HIDDEN,
    asked,
    at,
    fight,
    go,
    happened,
    kinds,
    knight,
    lane,
    monster,
    night,
    offered,
    only,
    play,
    pool,
    reasons,
    seeded,
    table,
)

MISS = "shield faith faith"
HIT = "sword sword sword"


def nightfall(chance: str, **rest: Any) -> Match:
    return at(chance, phase="nightfall", **rest)


def face_down(kind: str) -> dict[str, Any]:
    return {"id": kind, "hidden": True}


def test_rank_one_is_revealed_lane_by_lane_and_then_the_boss() -> None:
    """R19: compose, deal, reveal, boss, tactics; the boss does not activate at setup."""
    match = nightfall("minion goblin minion orc-raider champion troll warchief plunder", round=1)
    assert kinds(match) == ["NightBegan", *["MonsterRevealed"] * 3, "BossAppeared", "TacticTurned"]
    assert [event.lane for event in only(match, "MonsterRevealed")] == [1, 2, 3]
    assert [lane(match, n) for n in (1, 2, 3)] == [
        ["goblin", None, None],
        ["orc-raider", None, None],
        ["troll", None, None],
    ]
    assert table(match)["walls"] == [3, 3, 3]
    assert table(match)["boss"]["rank"] == 4
    assert table(match)["boss"]["column"] == 1
    assert table(match)["boss"]["tactic"] == "plunder"


@pytest.mark.parametrize(
    ("difficulty", "champions"), [("heroic", (1, 3, 5)), ("epic", (2, 4, 6)), ("legendary", (3, 5, 7))]
)
def test_the_renown_card_says_how_many_champions_come(difficulty: str, champions: tuple[int, ...]) -> None:
    """R19: nine cards on the nine spots, all of them revealed in the co-op mode."""
    for number, expected in enumerate(champions, 1):
        match = nightfall("", then=number, round=number, seats=2, options={"difficulty": difficulty, **COOP})
        dealt = [one for n in (1, 2, 3) for one in lane(match, n)]
        assert len(dealt) == 9
        assert sum(one in CHAMPION_IDS for one in dealt) == expected
        assert max(Counter(dealt).values()) <= 2


def test_a_revealed_monster_does_not_move_back_again() -> None:
    """R20: the Shaman moved when it was turned up and stays in front when it comes back there."""
    match = night([["goblin", "shaman", "zombie"], ["wraith"], []], f"{HIT} blank blank blank sword")
    fight(match, "attack 1-1")
    assert lane(match, 1) == ["shaman", "zombie"]
    assert "MonsterMovedBack" not in kinds(match)


def test_a_pushed_monster_is_not_revealed_anew() -> None:
    """R20: War Horn brings a revealed Treant to the front, which stays there."""
    match = night([["goblin"], ["wraith", "treant", "zombie"], []], cards=[["war-horn", "bear"], [], []])
    go(match, "attack 1-1", "use war-horn 2-1")
    assert lane(match, 2) == ["treant", "zombie", "wraith"]


def test_a_lane_of_three_that_all_move_back_ends_as_it_was_dealt() -> None:
    """R21 and decision 5: each moves once, then the first one revealed is in front again and stays."""
    match = nightfall(
        "minion shaman minion bone-mage minion giant-spider minion goblin minion goblin lich-lord grave-fog", seats=2
    )
    assert lane(match, 1) == ["shaman", "bone-mage", "giant-spider"]
    assert lane(match, 2) == ["goblin", None, None]
    assert len(only(match, "MonsterMovedBack")) == 3


def test_the_chain_ends_with_the_first_monster_that_stays() -> None:
    """Decision 5: two move back, the third stays in front."""
    match = nightfall("minion shaman champion treant goblin ghoul ghoul lich-lord grave-fog")
    assert lane(match, 1) == ["goblin", "shaman", "treant"]
    assert [one["rank"] for one in table(match)["lanes"][0]] == [1, 2, 3]


def test_the_only_monster_of_a_lane_does_not_move() -> None:
    """R22: there is nothing to move behind."""
    match = night([["goblin", face_down("shaman")], ["wraith"], []], f"{HIT} blank blank sword")
    fight(match, "attack 1-1")
    assert lane(match, 1) == ["shaman"]
    assert "MonsterMovedBack" not in kinds(match)


def march(lanes: Sequence[Sequence[Any]], chance: str, target: str = "attack 1-1", **rest: Any) -> Match:
    """Forced March with no revealed orc: the foremost face-down monster of each lane is revealed."""
    match = night(lanes, f"{MISS} doom shield {chance}", boss="warchief", doom=2, tactic="forced-march", **rest)
    return fight(match, target)


def test_the_last_monster_of_a_lane_does_not_move() -> None:
    """R22: a Treant revealed in the last rank stays."""
    match = march([["wraith", "ghoul", face_down("treant")], [], []], "plunder")
    assert lane(match, 1) == ["wraith", "ghoul", "treant"]
    assert "MonsterMovedBack" not in kinds(match)


def test_nobody_moves_behind_the_boss() -> None:
    """R23 and decision 6: the boss has just come to rank 3; the Shaman goes behind the last of its lane."""
    match = night(
        [["goblin", face_down("shaman"), face_down("zombie")], ["wraith"], []],
        f"{HIT} blank blank sword",
        boss="warchief",
        tactic="plunder",
    )
    fight(match, "attack 1-1")
    assert lane(match, 1) == ["zombie", "shaman"]
    assert table(match)["boss"]["rank"] == 3
    names = kinds(match)
    assert names.index("BossMoved") < names.index("MonsterRevealed")


def test_a_card_revealed_by_an_effect_in_rank_two_is_revealed_in_full() -> None:
    """R24: gold, health token and moving back as in rank 1, and it may be attacked at once."""
    match = march(
        [["wraith", HIDDEN, HIDDEN], ["wraith", HIDDEN], []], "minion giant-spider minion zombie plunder", round=1
    )
    assert lane(match, 1, viewer=1) == ["wraith", None, "giant-spider"]
    assert lane(match, 2, viewer=1) == ["wraith", "zombie"]
    zombie = monster(match, "2-2")
    assert (zombie["health"], zombie["tokens"]["health"]) == (2, 1)
    assert {"attack 1-3", "attack 2-2"} <= offered(match)
    assert "attack 1-2" not in offered(match)


def test_face_down_monsters_are_nothing() -> None:
    """R25: no target, no effect on others, no damage."""
    match = night(
        [["goblin", face_down("shaman")], ["wraith", face_down("centaur")], [face_down("banner-bearer")]],
        cards=[["archer"], [], []],
    )
    assert offered(match) == {"attack 1-1", "attack 2-1"}
    play(match, "attack 1-1")
    assert pool(match) == (3, 2, 1)
    assert reasons(match) == set()
    assert offered(match, "use") == {"use vanguard", "use archer 1-1", "use archer 2-1"}


def test_face_down_monsters_are_of_no_faction() -> None:
    """R25: Battle Cry finds no orc, so the boss gains the token."""
    match = night(
        [["wraith", face_down("goblin")], ["wraith", face_down("troll")], []],
        f"{MISS} doom shield plunder",
        boss="warchief",
        doom=2,
        tactic="battle-cry",
    )
    fight(match, "attack 1-1")
    assert monster(match, "boss")["tokens"]["sword"] == 1


def test_what_is_turned_over_at_the_end_of_the_night_only_strikes() -> None:
    """R26: no health token, no moving back, no gold; each damages the lane it lies in."""
    match = at(
        "", phase="dusk", then=1, lanes=[[face_down("treant"), "wraith"], [face_down("zombie")], []],
    )  # fmt: skip
    names = kinds(match)
    assert names.count("MonsterUnmasked") == 2
    assert not {"MonsterRevealed", "TokenPlaced", "MonsterMovedBack"} & {*names}
    assert table(match)["walls"] == [0, 2, 3]


def test_a_deck_that_is_too_small_is_filled_up_from_the_other() -> None:
    """R27: with three minions left in the deck the night has six champions more."""
    slain = [kind for kind in MINION_IDS for _ in range(2)][:21]
    match = nightfall("", then=2, seats=2, options=COOP, slain=[slain, []], round=1)
    dealt = [one for n in (1, 2, 3) for one in lane(match, n)]
    assert len(dealt) == 9
    assert sum(one in MINION_IDS for one in dealt) == 3


def test_the_top_tactic_is_public() -> None:
    """R28: everybody sees the same card."""
    match = nightfall("", then=6)
    assert len({table(match, viewer)["boss"]["tactic"] for viewer in (0, 1, 2, None, REFEREE)}) == 1


def test_used_tactics_go_under_their_deck_and_come_again_in_their_order() -> None:
    """R28: after five of them the first lies on top once more."""
    wall = [["death-knight"], ["zombie"], []]
    match = night(
        wall,
        "faith faith faith doom doom doom doom battle-cry blood-rage "
        "faith faith faith doom doom doom doom forced-march battering-ram "
        "faith faith faith blank blank shield doom",
        boss="warchief",
        boss_rank=2,
        doom=2,
        tactic="plunder",
        gold=[5, 5, 5],
        cards=[[], [], ["blessed-tome"]],
    )
    fight(match, "attack 1-1")
    assert monster(match, "boss")["tactics_used"] == ["plunder", "battle-cry"]
    assert monster(match, "boss")["tactic"] == "blood-rage"
    fight(match, "attack 1-1")
    fight(match, "attack 1-1", "use blessed-tome 2")
    boss = monster(match, "boss")
    assert (boss["column"], boss["tactic"]) == (9, "plunder")
    assert boss["tactics_used"] == ["battle-cry", "blood-rage", "forced-march", "battering-ram"]
    assert boss["tactics_left"] == 5


def test_a_front_that_grave_fog_brings_is_revealed_after_the_boss_moved() -> None:
    """R129: in step 9; the undead that comes up then does not count for the Lich Lord."""
    match = night(
        [["goblin"], ["centaur", face_down("zombie")], []],
        f"{MISS} doom sword shield dark-procession",
        boss="lich-lord",
        doom=2,
        tactic="grave-fog",
    )
    fight(match, "attack 1-1")
    names = kinds(match)
    order = [names.index(name) for name in ("MonsterMovedBack", "BossMoved", "BossActivated", "MonsterRevealed")]
    assert order == sorted(order)
    assert lane(match, 2) == ["zombie", "centaur"]
    assert table(match)["walls"] == [3, 3, 3]


def test_war_horn_reveals_the_new_front_at_once() -> None:
    """R129: before the roll, so its rank effect already counts."""
    match = night([["goblin"], ["wraith", face_down("centaur")], []], cards=[["war-horn", "bear"], [], []])
    go(match, "attack 1-1", "use war-horn 2-1")
    assert asked(match) == "ask-actions"
    assert lane(match, 2, viewer=1) == ["centaur", "wraith"]
    assert ("shield", 1, "monster-3", "rank") in reasons(match)


def test_a_kill_by_an_action_reveals_the_new_front_at_once() -> None:
    """R129 and R35: the Archer fells the front of another lane."""
    match = night(
        [["goblin"], [{"id": "wraith", "health": 1, "crests": [1]}, face_down("banner-bearer")], []],
        cards=[["archer", "bear"], [], []],
    )
    go(match, "attack 1-1", "use archer 2-1")
    assert asked(match) == "ask-actions"
    assert lane(match, 2, viewer=1) == ["banner-bearer"]
    assert pool(match) == (3, 2, 2)


def test_after_a_kill_in_combat_the_lane_closes_up_only_at_the_end() -> None:
    """R129: doom after combat finds the boss still in the forest; then the lane closes and the boss comes."""
    match = night(
        [["goblin", "zombie", "zombie"], ["wraith"], []],
        f"{HIT} doom blank sword battle-cry",
        boss="warchief",
        doom=2,
        tactic="plunder",
        gold=[3, 3, 3],
    )
    fight(match, "attack 1-1", "combat")
    names = kinds(match)
    assert names.index("MonsterClaimed") < names.index("TacticApplied") < names.index("BossMoved")


def test_hidden_monsters_stay_hidden_from_everybody() -> None:
    """R25: a face-down card has no id in any view, nor in the story of the night."""
    match = seeded(2, seed=3)
    play(match, "pass", "pass")
    for viewer in (0, 1, None):
        hidden = [one for row in table(match, viewer)["lanes"] for one in row if not one["revealed"]]
        assert hidden
        assert all(one["id"] is None for one in hidden)
    shown = [one for row in table(match)["lanes"] for one in row if one["revealed"]]
    assert len(only(match, "MonsterRevealed")) == len(shown)
    assert len(happened(match, 0)) == len(happened(match, 1))
    assert knight(match)["out"] is False
