"""Knight Tales, "Doom" and "Tactics": what holds for all tactic cards, whenever the doom token lands on a symbol."""

from __future__ import annotations

import pytest

from tests.games.knight_tales.duels import BOSS_OF, NONE, TARTOS, THREE, TWO, after, applied, doomed, tokens
from tests.games.knight_tales.tables import (
    SOLO,
    asked,
    fight,
    kinds,
    knight,
    night,
    only,
    table,
    until,
)


def test_a_tactic_goes_under_its_deck_and_comes_again_after_the_other_four() -> None:
    """R28, R62: also one that did nothing."""
    match = doomed("forced-march", [["dire-wolf"], ["zombie", "ghoul"], []], boss_rank=3)
    boss = table(match)["boss"]
    assert (boss["tactic"], boss["tactics_left"]) == ("battle-cry", 5)


@pytest.mark.parametrize("tactic", ["plunder", "soul-drain", "clutching-roots"])
def test_tactics_reach_no_knight_whose_night_is_over(tactic: str) -> None:
    """R74, R87: seat 0 ends its night with its last fatigue, and keeps its gold, wrath and fatigue token."""
    boss = BOSS_OF[tactic]
    match = night([["zombie"], ["goblin"], []], f"{NONE} blank blank {NONE} doom blank {after(tactic)}", boss=boss,
                  doom=2, tactic=tactic, boss_rank=2, fatigue=[1, 9, 9], wrath=[2, 2, 2], gold=[4, 4, 4])  # fmt: skip
    fight(match, "attack 1-1")
    before = knight(match)
    assert before["out"]
    fight(match, "attack 1-1")
    assert [knight(match)[key] for key in ("gold", "tokens")] == [before["gold"], before["tokens"]]
    assert applied(match) == "basic"


def test_a_wound_of_a_tactic_is_no_wound_of_the_attack() -> None:
    """R74: the Goblin does not steal for it."""
    match = night([["goblin"], ["zombie"], []], f"{NONE} doom blank shield battle-cry", boss="warchief", doom=2,
                  tactic="blood-rage", boss_rank=2, gold=[3, 3, 3])  # fmt: skip
    fight(match, "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["gold"]) == (1, 3)


def test_villagers_do_not_take_the_wounds_of_a_tactic() -> None:
    """R74, R106, D#25"""
    match = night([["dire-wolf"], ["zombie"], []], f"{NONE} doom blank battle-cry", boss="warchief", doom=2, seats=1,
                  tactic="blood-rage", boss_rank=2, gold=[3], options=SOLO)  # fmt: skip
    fight(match, "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["gold"]) == (1, 3)


def test_a_tactic_that_takes_the_last_free_space_makes_no_last_heroic_deed() -> None:
    """R75: the wound comes before combat; then there is no room for more, and the night ends after the attack."""
    match = night([["goblin"], ["zombie"], []], f"{TWO} doom sword sword battle-cry", boss="warchief", doom=2,
                  tactic="blood-rage", boss_rank=2, gold=[3, 3, 3], fatigue=[2, 9, 9],
                  quests=["song-of-sacrifice"])  # fmt: skip
    fight(match, "attack 1-1", "doom")
    assert (knight(match)["wounds"], knight(match)["out"], knight(match)["gold"]) == (1, True, 5)
    assert "LastDeedBegan" not in kinds(match)
    assert table(match)["quests"][0]["crests"] == []


def test_doom_raised_onto_another_symbol_by_an_exception_triggers_the_next_tactic_at_once() -> None:
    """R65: on a track with symbols side by side; Stampede finds no Beast, and Overgrowth comes next."""
    edition = {"game": "knight-tales", "bosses": {"woodwitch": {"symbols": [3, 4]}}}
    match = night([["zombie"], ["goblin"], []], f"{NONE} doom blank overgrowth poisoned-well", boss="woodwitch", doom=2,
                  tactic="stampede", boss_rank=2, options={"edition": edition})  # fmt: skip
    fight(match, "attack 1-1")
    assert [(event.tactic, event.part) for event in only(match, "TacticApplied")] == [
        ("stampede", "exception"), ("overgrowth", "exception"),
    ]  # fmt: skip
    assert table(match)["boss"]["column"] == 4
    assert table(match)["boss"]["tactic"] == "poisoned-well"


def test_an_exception_that_should_raise_doom_on_the_last_column_does_nothing() -> None:
    """R62, R64: on a track whose last column has a symbol."""
    edition = {"game": "knight-tales", "bosses": {"woodwitch": {"symbols": [3, 10]}}}
    match = night([["zombie"], ["goblin"], []], f"{NONE} doom blank overgrowth", boss="woodwitch", doom=9,
                  tactic="stampede", boss_rank=2, options={"edition": edition})  # fmt: skip
    fight(match, "attack 1-1")
    assert (applied(match), table(match)["boss"]["column"]) == ("nothing", 10)


def test_two_doom_results_trigger_as_many_tactics_as_symbols_they_land_on() -> None:
    """E11, D#16: from column 2 to 4 one tactic, from column 2 over 3 and 4 to 5 two."""
    match = night([["ghoul"], ["zombie"], []], f"{NONE} doom doom doom battering-ram battle-cry", boss="warchief",
                  doom=2, tactic="forced-march", boss_rank=2)  # fmt: skip
    fight(match, "attack 1-1")
    assert [event.tactic for event in only(match, "TacticApplied")] == [
        "forced-march", "battering-ram",
    ]  # fmt: skip
    assert table(match)["boss"]["column"] == 5


def test_a_tactic_that_destroys_the_village_ends_the_game_at_once() -> None:
    """R92: no further doom, no reorganizing, no night's end."""
    match = night([["goblin"], ["zombie"], []], f"{NONE} doom doom sword battle-cry", boss="warchief", doom=2,
                  tactic="battering-ram", boss_rank=2, walls=[0, 3, 3], village=1)  # fmt: skip
    until(match, "ask-resolve", "attack 1-1")
    fight(match, "doom")
    assert asked(match) is None
    assert match.result is not None
    assert match.result.winners == ()


def test_excess_of_tartos_before_the_doom_is_there_for_the_tactic() -> None:
    """R45, R62: the Zombie that Cleave wounded has a crest when Blood Rage comes."""
    match = night([["dire-wolf"], ["zombie"], ["ghoul"]], f"{THREE} doom blank battle-cry", boss="warchief", doom=2,
                  tactic="blood-rage", boss_rank=2, knights=TARTOS)  # fmt: skip
    fight(match, "attack 1-1", "use cleave 2-1 1")
    assert tokens(match, "red") == {"2-1": 1}


def test_damage_of_a_tactic_may_be_prevented() -> None:
    """R137: the poisoned lane is chosen first."""
    match = night([["zombie"], ["goblin"], []], f"{NONE} doom blank overgrowth", boss="woodwitch", doom=2, boss_rank=2,
                  tactic="poisoned-well", cards=[["kings-banner"], [], []])  # fmt: skip
    fight(match, "attack 1-1", "lane 2", "use kings-banner")
    assert table(match)["walls"] == [3, 3, 3]
