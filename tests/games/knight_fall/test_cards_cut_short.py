"""What changes in the middle of a card: its character dies, the game ends, somebody is gone before his turn comes."""

from __future__ import annotations

from tests.games.knight_fall.table import (
    active,
    asked,
    at,
    characters,
    demon_turn,
    hand,
    health,
    healths,
    knight_turn,
    offered,
    play,
    points,
    seal,
    tile,
)

SF, SS, FK, PK, LORD, HOLY = "storm-fiend", "soulstealer", "flame-knight", "phase-knight", "imp-lord", "holy-knight"


def test_the_rest_of_a_card_dies_with_its_character() -> None:
    """KF-X1: the demon falls while it pounces; its successor does not strike, but plays on."""
    match = demon_turn(
        "pounce rend",
        {SF: "A", FK: "A", "elder-2": "B", "elder-5": "E"},
        "imp-lord",
        health={SF: 1},
        defense={FK: 0, PK: 0},
    )
    play(match, "play pounce", "go B")
    assert (asked(match), active(match), tile(match, LORD)) == ("ask-play", LORD, "E")
    assert healths(match, "elder-2", "elder-5") == (6, 6)
    assert (hand(match, 0), points(match)) == (["rend"], (0, 2))
    play(match, "play rend", "target elder-5")
    assert health(match, "elder-5") == 3


def test_the_second_symbol_dies_with_the_character() -> None:
    """KF-X1."""
    match = knight_turn(
        "faithful-charge tower-shield", {FK: "A", SF: "A", "imp-1": "C"}, "holy-knight", health={FK: 1}, defense={FK: 0}
    )
    play(match, "actions faithful-charge", "go B", "put C")
    assert (asked(match), active(match), tile(match, HOLY)) == ("ask-play", HOLY, "C")
    assert offered(match, "melee") == set()
    assert hand(match, 1) == ["tower-shield"]
    assert points(match) == (1, 1)


def test_the_move_of_infernal_channel_is_lost_with_its_character() -> None:
    """KF-X1: the Storm Fiend is killed by Retribution."""
    match = demon_turn(
        "infernal-channel",
        {SF: "A", "wrath-knight": "A", "elder-1": "A"},
        "imp-lord",
        knight="wrath-knight",
        health={SF: 2, "elder-1": 1},
        defense={"wrath-knight": 0, PK: 0},
    )
    play(match, "play infernal-channel", "at B")
    assert asked(match) == "ask-retribution"
    play(match, f"target {SF}")
    assert (asked(match), active(match), tile(match, LORD)) == ("ask-play", LORD, "E")
    assert points(match) == (2, 2)


def test_a_mark_is_discarded_with_the_character_that_falls_in_its_own_turn() -> None:
    """RU-F08: the successor begins without."""
    match = demon_turn("", {SF: "A", FK: "A"}, "imp-lord", health={SF: 1}, seals={SF: "mark-of-thorns"})
    play(match, "basic move", "go B")
    assert (characters(match)[0], seal(match, LORD)) == (LORD, None)


def test_a_card_stops_when_the_game_is_over() -> None:
    """RU-B20: Feast of Souls kills the last elder; nobody is healed or asked any more."""
    match = demon_turn("feast-of-souls", {SF: "A", "elder-1": "A"}, health={SF: 1, "elder-1": 1}, points={"demons": 8})
    play(match, "play feast-of-souls", "target elder-1")
    assert match.asks == ()
    assert match.result is not None
    assert match.result.winners == (0,)


def test_frenzied_pack_stops_at_the_door() -> None:
    """RU-B20: the imps that were to strike do not."""
    match = demon_turn(
        "frenzied-pack",
        {SF: "A", "imp-1": "A", "elder-1": "A", "imp-2": "B", "elder-2": "B"},
        health={"elder-1": 1},
        points={"demons": 9},
    )
    play(match, "play frenzied-pack", "order imp-1 melee elder-1")
    assert match.asks == ()
    assert (points(match), health(match, "elder-2")) == ((10, 1), 6)


def test_thorns_may_kill_the_attacker() -> None:
    """D31: the knight's successor comes at once and plays on; the demons score."""
    match = knight_turn(
        "cleaving-oath tower-shield",
        {FK: "A", SF: "A", SS: "E"},
        "holy-knight",
        health={FK: 1},
        defense={FK: 0},
        seals={SF: "mark-of-thorns"},
    )
    play(match, "play cleaving-oath", f"target {SF}", "put G")
    assert (active(match), tile(match, HOLY), hand(match, 1)) == (HOLY, "G", ["tower-shield"])
    assert (points(match), health(match, SF)) == ((1, 1), 2)


def test_thorns_of_a_demon_that_dies_are_silent() -> None:
    """D31: its mark is discarded with it."""
    match = knight_turn(
        "cleaving-oath",
        {FK: "A", SF: "A", SS: "E"},
        "imp-lord",
        health={SF: 1},
        defense={FK: 0},
        seals={SF: "mark-of-thorns"},
    )
    play(match, "play cleaving-oath", f"target {SF}")
    assert (asked(match), health(match, FK), points(match)) == ("ask-play", 6, (0, 2))


def test_gust_does_not_bring_a_dead_imp_back() -> None:
    """The Imp Lord is blown into a halo, and the imp that was to be moved next dies for him."""
    match = knight_turn(
        "",
        {"gale-knight": "A", LORD: "A", "imp-1": "A"},
        knight="gale-knight",
        demon=LORD,
        knight2=FK,
        halos=["B"],
        health={"imp-1": 1},
        magic=2,
    )
    play(match, "cast", f"target {LORD}", "target imp-1", f"push {LORD} B", "redirect imp-1")
    assert asked(match) == "ask-play"
    assert (tile(match, "imp-1"), tile(match, LORD), health(match, LORD)) == (None, "B", 4)


def test_a_defender_does_not_follow_an_ally_that_has_gone_too_far() -> None:
    """RU-B08, RU-B10: both answer at once; the Flame Knight leaves for B, and B is not adjacent to D."""
    match = at(
        seats=4,
        turn=0,
        characters=[SF, FK, SS, PK],
        units={SF: "A", FK: "A", PK: "D", "elder-2": "B"},
        hands=[[], [], [], []],
        defense={FK: 2, PK: 1},
        magic=2,
    )
    play(match, "cast", "at B")
    match.play(1, f"take {FK} elder-2 1")
    match.play(3, f"take {PK} {FK} 1")
    while asked(match) == "ask-defend":
        play(match, "pass")
    assert (tile(match, FK), tile(match, PK)) == ("B", "D")
    assert healths(match, FK, PK, "elder-2") == (5, 6, 6)
