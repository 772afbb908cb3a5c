"""Seals and marks in play, and the end of the game (rulings RU-H01 to RU-H07)."""

from __future__ import annotations

import pytest

from tests.games.knight_fall.table import (
    active,
    at,
    demon_turn,
    four,
    hand,
    health,
    knight_turn,
    offered,
    only,
    play,
    points,
    round_end,
    seal,
    table,
    tile,
    turn_of,
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
APART = {SF: "E", SS: "E", FK: "A", PK: "I"}


def test_a_new_seal_takes_the_place_of_the_old_one() -> None:
    """RU-H01: which is discarded; its effect ends."""
    match = knight_turn("seal-of-warding", APART, seals={FK: "seal-of-swiftness"})
    assert "free seal-of-swiftness" in offered(match)
    play(match, "play seal-of-warding")
    assert seal(match, FK) == "seal-of-warding"
    assert table(match)["decks"]["knights"]["discards"] == ["seal-of-swiftness"]
    assert "free seal-of-swiftness" not in offered(match)


def test_a_new_mark_takes_the_place_of_the_old_one() -> None:
    """RU-H01: also one of the same name."""
    match = play(demon_turn("mark-of-thorns", APART, seals={SF: "mark-of-thorns"}), "play mark-of-thorns")
    assert seal(match, SF) == "mark-of-thorns"
    assert table(match)["decks"]["demons"]["discards"] == ["mark-of-thorns"]


def test_a_seal_lies_with_the_character_on_turn() -> None:
    """RU-H02: the player's other character has nothing of it."""
    match = play(knight_turn("seal-of-swiftness", APART), "play seal-of-swiftness", "done")
    assert (seal(match, FK), seal(match, PK)) == ("seal-of-swiftness", None)
    turn_of(match, PK)
    assert offered(match, "free") == set()
    play(match, "done")
    assert "free seal-of-swiftness" in offered(turn_of(match, FK))


def test_a_slowed_seal_cannot_be_laid_down() -> None:
    """RU-H03."""
    match = knight_turn("", APART, slowed=[None, "seal-of-valor"])
    assert "play seal-of-valor" not in offered(match)
    assert "actions seal-of-valor" not in offered(match)
    assert "minor seal-of-valor magic" in offered(match)


def test_a_seal_in_play_is_no_card_in_hand() -> None:
    """RU-H04: three cards are drawn all the same."""
    match = play(knight_turn("seal-of-valor", APART), "play seal-of-valor", "done")
    assert len(hand(match, 1) or []) == 3
    assert seal(match, FK) == "seal-of-valor"


def test_two_demons_may_have_the_same_mark() -> None:
    """RU-H05: each of them has its effect."""
    match = at(
        turn=0,
        characters=four(),
        units={SF: "A", SS: "A", FK: "A", "elder-1": "A"},
        defense={FK: 0, PK: 0},
        hands=[["mark-of-shadow"], []],
        seals={SS: "mark-of-shadow"},
    )
    play(match, "play mark-of-shadow", "basic move", "go B")
    assert (seal(match, SF), seal(match, SS), health(match, SF)) == ("mark-of-shadow", "mark-of-shadow", 5)
    turn_of(match, SS)
    play(match, "basic move", "go B")
    assert health(match, SS) == 6


def test_the_marker_stops_at_the_door() -> None:
    """RU-H06: two points for an elder from the last space but one."""
    match = demon_turn("rend", {SF: "A", "elder-1": "A"}, health={"elder-1": 3}, points={"demons": 9, "knights": 4})
    play(match, "play rend", "target elder-1")
    assert points(match) == (10, 4)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.asks == ()


def test_the_demons_win_at_once_when_the_last_elder_they_need_dies() -> None:
    match = demon_turn("rend", {SF: "A", "elder-1": "A"}, health={"elder-1": 3}, points={"demons": 8})
    play(match, "play rend", "target elder-1")
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0,), (10, 1))


def test_the_point_of_a_round_comes_before_golems_and_imps() -> None:
    """RU-H07: at the door the game is over, though an imp could have killed an elder."""
    match = round_end(
        {**APART, "imp-1": "B", "elder-2": "B", "stone-golem-1": "C"},
        points={"knights": 9, "demons": 9},
        health={"elder-2": 1},
    )
    assert points(match) == (9, 10)
    assert match.result is not None
    assert match.result.winners == (1,)
    assert match.asks == ()
    assert health(match, "elder-2") == 1


def test_with_four_players_the_whole_team_wins() -> None:
    match = at(
        seats=4,
        turn=1,
        characters=four(),
        units={**APART, SF: "A"},
        hands=[[], ["cleaving-oath"], [], []],
        health={SF: 1},
        points={"knights": 9},
    )
    play(match, "play cleaving-oath", f"target {SF}")
    assert match.result is not None
    assert sorted(match.result.winners) == [1, 3]


@pytest.mark.parametrize(("victim", "where", "gained"), [("elder-1", "A", 2), (FK, "A", 1), ("stone-golem-1", "A", 0)])
def test_what_demons_score(victim: str, where: str, gained: int) -> None:
    """2 for an elder, 1 for a knight, nothing for a golem."""
    match = demon_turn("rend", {SF: "A", victim: where, PK: "I"}, health={victim: 1}, defense={FK: 0, PK: 0})
    play(match, "play rend", f"target {victim}")
    assert tile(match, victim) is None
    assert points(match) == (gained, 1)


def test_knights_score_one_for_a_demon_and_one_for_a_round() -> None:
    match = knight_turn("cleaving-oath", {**APART, SF: "A"}, health={SF: 1}, points={"knights": 4})
    play(match, "play cleaving-oath", f"target {SF}")
    assert points(match) == (0, 5)
    assert [(event.side, event.why) for event in only(match, "PointsScored")] == [("knights", "demon")]
    assert active(match) == FK
    match = round_end(APART, points={"knights": 4})
    assert points(match) == (0, 5)
