"""Knight Tales, "Player Wounds" and "The Last Heroic Deed": free spaces, simultaneity, recovering."""

from __future__ import annotations

import pytest

from tests.games.knight_tales.duels import CALM, ELSEWHERE, NONE, ONE, TWO, duel, owners, questions
from tests.games.knight_tales.tables import (
    asked,
    fight,
    kinds,
    knight,
    lies,
    night,
    offered,
    on_turn,
    table,
    until,
)


def test_damage_counts_on_both_sides_even_if_both_fall() -> None:
    """R79: the Goblin is defeated by the attack that ends the knight's night."""
    match = fight(duel(f"{TWO} sword blank double-sword", target="goblin", fatigue=[2, 9, 9]), "attack 1-1")
    assert (owners(match), knight(match)["wounds"], knight(match)["out"]) == ([1, 0, 0], 1, True)


def test_a_wound_takes_a_fatigue_and_gives_a_wrath() -> None:
    """E6: three free spaces, one paid, one wound: one left, and a wrath more."""
    match = fight(duel(f"{NONE} sword blank", fatigue=[3, 9, 9]), "attack 1-1")
    assert [knight(match)[key] for key in ("fatigue", "wrath", "wounds")] == [1, 1, 1]


def test_a_night_that_wounds_end_goes_on_to_the_end_of_the_attack() -> None:
    """R80, D#33: doom is raised and the lane moves up before the knight leaves."""
    match = night([["goblin", {"id": "zombie", "hidden": True}], [], []], f"{TWO} doom sword double-sword",
                  fatigue=[2, 9, 9], boss="warchief", boss_rank=3)  # fmt: skip
    fight(match, "attack 1-1")
    order = [kind for kind in kinds(match) if kind in ("WoundsSuffered", "DoomRaised", "MonsterRevealed", "NightOver")]
    assert order == ["WoundsSuffered", "DoomRaised", "MonsterRevealed", "NightOver"]


def test_doom_and_reactions_remain_when_the_tokens_have_met() -> None:
    """R80, R83: the Merchant still pays, the Healer does not heal."""
    match = duel(f"{ONE} sword sword", "merchant", "healer", fatigue=[2, 9, 9], wounds=[1, 0, 0], wrath=[2, 0, 0])
    until(match, "ask-after", "attack 1-1")
    assert offered(match) == {"use merchant", "pass"}
    fight(match, "use merchant")
    assert (knight(match)["gold"], knight(match)["out"]) == (3, True)


@pytest.mark.parametrize(("fatigue", "wounds"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_more_damage_than_free_spaces_is_ignored(fatigue: int, wounds: int) -> None:
    """R81"""
    match = fight(duel(f"{NONE} sword sword sword", target="ghoul", fatigue=[fatigue, 9, 9]), "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["out"]) == (wounds, fatigue - 1 <= 3)


def test_in_a_last_heroic_deed_there_are_no_wounds_and_nothing_they_would_do() -> None:
    """R82, D#13, E8: the Goblin's two swords do nothing, and it takes no gold."""
    match = fight(duel(f"{ONE} sword blank sword", target="goblin", gold=[2, 2, 2], fatigue=[1, 9, 9]), "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["gold"], knight(match)["out"]) == (0, 3, True)
    assert "LastDeedBegan" in kinds(match)


def test_a_last_heroic_deed_is_fought_to_its_end() -> None:
    """R82, D#31: wrath, reactions, damage and the card, then the night is over."""
    match = duel(f"sword shield faith {CALM} sword", "twin-daggers", fatigue=[1, 9, 9], wrath=[1, 0, 0])
    fight(match, "attack 1-1", "reroll k2", "use twin-daggers")
    assert (owners(match), knight(match)["out"], on_turn(match)) == ([1, 0, 0], True, 1)


def test_the_last_free_spaces_may_be_paid_for_a_higher_rank() -> None:
    """R82: two spaces for rank 2 make a last heroic deed as well."""
    match = night([["goblin", "dire-wolf"], [], []], f"{NONE} sword sword", fatigue=[2, 9, 9])
    fight(match, "attack 1-2")
    assert (knight(match)["wounds"], knight(match)["out"]) == (0, True)


def test_after_a_last_heroic_deed_health_may_be_recovered_for_renown() -> None:
    """R82: from five wounds to three, from red to yellow; the night ends all the same."""
    match = duel(f"{NONE} {CALM}", "healer", fatigue=[1, 9, 9], wounds=[5, 0, 0], wrath=[5, 0, 0])
    fight(match, "attack 1-1", "use healer 2")
    assert (knight(match)["out"], knight(match)["zone"]) == (True, "yellow")
    assert table(match)["renown"][0]["crests"] == [[0, "yellow"]]


def test_health_is_not_recovered_when_wounds_took_the_last_free_space() -> None:
    """R83: nobody is asked."""
    match = duel(f"{NONE} sword sword", "healer", fatigue=[3, 9, 9], wrath=[0, 0, 0])
    assert "ask-after" not in questions(match, "attack 1-1")
    assert (knight(match)["wounds"], knight(match)["out"]) == (2, True)


def test_health_may_be_recovered_when_a_free_space_is_left() -> None:
    """R83"""
    match = duel(f"{NONE} sword sword", "healer", fatigue=[4, 9, 9])
    fight(match, "attack 1-1", "use healer 2")
    assert (knight(match)["wounds"], knight(match)["fatigue"], knight(match)["out"]) == (0, 3, False)


def test_shields_prevent_damage_one_for_one() -> None:
    """R49: sums, never below nothing."""
    match = until(duel("shield shield sword sword sword double-sword", target="goblin"), "ask-reactions", "attack 1-1")
    assert (lies(match)["wounds"], lies(match)["damage"]) == (2, 1)


def test_a_knight_whose_night_is_over_is_not_asked_again() -> None:
    """R87: seat 0 left with its last deed; the turn goes on between the others."""
    match = night([["treant"], ELSEWHERE, []], f"{NONE} blank blank blank {NONE} {'blank ' * 3}{NONE} {'blank ' * 3}",
                  fatigue=[1, 9, 9], cards=[["merchant", "kings-banner"], [], []])  # fmt: skip
    turns = []
    for _ in range(3):
        turns.append(on_turn(match))
        fight(match, "attack 1-1")
    assert turns == [0, 1, 2]
    assert (asked(match), on_turn(match), table(match)["order"]) == ("ask-attack", 1, [1, 2])
