"""Slow (rulings RU-D01 to RU-D11)."""

from __future__ import annotations

from typing import Any

from caliburn import Match
from tests.games.knight_fall.table import (
    LOCATIONS,
    active,
    at,
    demon_turn,
    end_turn,
    four,
    hand,
    health,
    knight_turn,
    offered,
    only,
    play,
    player,
    slowed,
    table,
    tile,
    turn_of,
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
DREAD = ("play crushing-dread", f"target {FK}")


def dread(chance: str, other_hand: str, hands: str = "crushing-dread", **position: Any) -> Match:
    """The Storm Fiend is about to slow the Flame Knight."""
    return demon_turn(
        hands, {SF: "A", SS: "I", FK: "A", PK: "C"}, chance, other_hand=other_hand, defense={FK: 0, PK: 0}, **position
    )


def about(match: Match, card: str) -> set[str]:
    """The verbs that are offered for a card."""
    return {text.split()[0] for text in offered(match) if card in text.split()}


def test_any_power_card_of_the_hand_may_be_slowed() -> None:
    """RU-D01."""
    for card in ("banish", "skyfall", "sunburst"):
        match = play(dread(card, "banish skyfall sunburst"), *DREAD)
        assert slowed(match, 1) == card
        assert len(hand(match, 1) or []) == 2


def test_chance_chooses_the_card() -> None:
    """RU-D01: every card comes up, the basic card never."""
    found = set()
    for n in range(25):
        match = play(dread("", "banish skyfall sunburst", then=f"slow-{n}"), *DREAD)
        found.add(slowed(match, 1))
        assert player(match, 1)["basic"] is True
    assert found == {"banish", "skyfall", "sunburst"}


def test_without_power_cards_nothing_is_slowed() -> None:
    """RU-D02: the basic card stays as it is."""
    match = play(dread("", ""), *DREAD)
    assert (slowed(match, 1), player(match, 1)["is_slowed"], player(match, 1)["basic"]) == (None, False, True)
    assert health(match, FK) == 4


def test_a_player_has_one_slowed_card_at_most() -> None:
    """RU-D03."""
    match = play(dread("banish", "banish skyfall sunburst", "crushing-dread crushing-dread"), *DREAD, *DREAD)
    assert slowed(match, 1) == "banish"
    assert sorted(hand(match, 1) or []) == ["skyfall", "sunburst"]
    assert health(match, FK) == 2


def test_two_characters_of_one_player_share_the_slowed_card() -> None:
    """RU-D03: slowing the other knight does nothing either."""
    match = demon_turn(
        "crushing-dread crushing-dread",
        {SF: "B", FK: "A", PK: "C"},
        "banish",
        other_hand="banish skyfall",
        defense={FK: 0, PK: 0},
    )
    play(match, "play crushing-dread", f"target {PK}", "play crushing-dread", f"target {FK}")
    assert (slowed(match, 1), hand(match, 1)) == ("banish", ["skyfall"])


def test_the_card_is_slowed_in_the_next_turn_of_the_player_whoever_acts() -> None:
    """RU-D04: the Storm Fiend was slowed, the Soulstealer comes next."""
    match = knight_turn("chains-of-penance", {FK: "A", SF: "A", SS: "E", PK: "I"}, "rend", other_hand="rend hurl")
    play(match, "play chains-of-penance", f"target {SF}")
    end_turn(match)
    assert active(match) == SS
    assert about(match, "rend") == {"minor", "discard"}
    assert about(match, "hurl") == {"play", "actions", "minor", "discard"}
    end_turn(match)
    turn_of(match, SF)
    assert (slowed(match, 0), player(match, 0)["is_slowed"]) == (None, False)


def test_a_slowed_card_in_the_hand_on_turn_is_limited_at_once() -> None:
    """RU-D05: for the rest of this turn, and no longer."""
    match = demon_turn("hurl", {SF: "A", FK: "A", SS: "E", PK: "I"}, slowed=["rend", None])
    play(match, "play hurl", f"target {FK}", "pass", "pass")
    assert about(match, "rend") == {"minor", "discard"}
    play(match, "done")
    assert player(match, 0)["is_slowed"] is False
    assert "rend" in table(match)["decks"]["demons"]["discards"]


def test_a_slowed_card_is_good_for_a_minor_action() -> None:
    """RU-D06: any of the six, and then it is gone."""
    match = demon_turn("hurl", {SF: "A", FK: "A", "elder-1": "B", SS: "E"}, slowed=["rend", None], health={SF: 3})
    assert {text.split()[2] for text in offered(match, "minor rend")} == {
        "melee", "ranged", "move", "heal", "magic", "command",
    }  # fmt: skip
    play(match, "minor rend heal", f"heal {SF}")
    assert (health(match, SF), slowed(match, 0), hand(match, 0)) == (4, None, ["hurl"])
    assert table(match)["decks"]["demons"]["discards"] == ["rend"]


def test_a_slowed_card_may_be_discarded_as_a_price() -> None:
    """RU-D06: for ice, and on the magic orb."""
    match = demon_turn("", {"frozen-lurker": "C", FK: "A"}, demon="frozen-lurker", slowed=["rend", None], ice=1)
    assert about(match, "rend") == {"minor", "discard", "ice"}
    play(match, "ice rend")
    assert (slowed(match, 0), table(match)["places"][0]["ice"]) == (None, 3)
    match = demon_turn("", {SF: "C", FK: "A"}, slowed=["rend", None], options=LOCATIONS)
    assert about(match, "rend") == {"minor", "discard", "orb"}
    play(match, "orb rend")
    assert (slowed(match, 0), table(match)["doing"]["magic"]) == (None, 2)


def test_of_two_copies_the_one_that_is_not_slowed_may_be_played() -> None:
    """RU-D06: the other one is still good for a minor action."""
    match = demon_turn("unholy-vigor", {SF: "A", FK: "A", SS: "E"}, slowed=["unholy-vigor", None], health={SF: 1})
    play(match, "play unholy-vigor")
    assert (health(match, SF), slowed(match, 0), hand(match, 0)) == (4, "unholy-vigor", [])
    assert about(match, "unholy-vigor") == {"minor", "discard"}


def test_a_minor_action_uses_up_the_slowed_copy_first() -> None:
    """RU-D06: the player keeps the better one of two equal cards."""
    match = demon_turn("unholy-vigor", {SF: "A", SS: "E"}, slowed=["unholy-vigor", None], health={SF: 1})
    play(match, "minor unholy-vigor heal", f"heal {SF}")
    assert (slowed(match, 0), hand(match, 0)) == (None, ["unholy-vigor"])
    assert "play" in about(match, "unholy-vigor")


def test_a_card_stays_slowed_when_the_character_dies() -> None:
    """RU-D07: also the cards that are not slowed stay."""
    match = knight_turn(
        "cleaving-oath",
        {FK: "A", SF: "A", SS: "I", PK: "C"},
        "imp-lord",
        other_hand="hurl",
        slowed=["rend", None],
        health={SF: 1},
    )
    play(match, "play cleaving-oath", f"target {SF}")
    assert tile(match, SF) is None
    assert (slowed(match, 0), hand(match, 0)) == ("rend", ["hurl"])


def test_with_five_cards_a_kept_slowed_card_becomes_normal() -> None:
    """RU-D08."""
    match = demon_turn(
        "hurl swarm pounce", {SF: "A", SS: "E", FK: "I", PK: "G"}, options={"hand": "5"}, slowed=["rend", None]
    )
    play(match, "discard hurl", "discard swarm", "discard pounce", "done")
    assert slowed(match, 0) is None
    assert "rend" in (hand(match, 0) or [])
    assert len(hand(match, 0) or []) == 4
    turn_of(match, SS)
    assert "play" in about(match, "rend")


def test_a_slowed_elder_or_minion_is_none() -> None:
    """RU-D10: an elder or golem that is hit by slow costs nobody a card, not even the guard's neighbour."""
    for victim in ("elder-1", "stone-golem-1"):
        match = demon_turn(
            "crushing-dread",
            {SF: "B", "elder-1": "A", "stone-golem-1": "A", FK: "I", PK: "G"},
            other_hand="banish skyfall",
        )
        play(match, "play crushing-dread", f"target {victim}")
        assert health(match, victim) == {"elder-1": 4, "stone-golem-1": 0}[victim]
        assert player(match, 1)["is_slowed"] is False


def test_the_other_team_sees_that_a_card_is_slowed_but_not_which() -> None:
    """RU-D11: neither in the view nor in what happened."""
    match = play(dread("banish", "banish skyfall"), *DREAD)
    for viewer in (0, None):
        assert player(match, 1, viewer)["is_slowed"] is True
        assert slowed(match, 1, viewer) is None
        assert hand(match, 1, viewer) is None
        assert [event.card for event in only(match, "Slowed", viewer)] == [None]
        assert "banish" not in str(match.view(viewer))
    assert slowed(match, 1, 1) == "banish"
    assert [event.card for event in only(match, "Slowed", 1)] == ["banish"]


def test_team_mates_see_each_others_slowed_card_unless_hands_are_hidden() -> None:
    """RU-D11, RU-A12."""
    for options, seen in ((None, "rend"), ({"team_hands": "hidden"}, None)):
        match = at(
            seats=4, characters=four(), options=options, slowed=["rend", None, None, None], hands=[[], [], [], []]
        )
        assert slowed(match, 0, 2) == seen
        assert slowed(match, 0, 0) == "rend"
        assert slowed(match, 0, 1) is None


# -- the cooperative game --------------------------------------------------------------------------------------------

COOP = {"mode": "coop"}


def coop(hand: str, knight: str = FK, demon: str = SF, **position: Any) -> Match:
    """A knight is on turn beside a demon that is led by cards."""
    return at(
        seats=2,
        turn=1,
        options=COOP,
        characters=[demon, knight, SS, PK],
        hands=[[hand], []],
        units={knight: "A", demon: "A", SS: "E", PK: "I"},
        **position,
    )


def test_a_led_demon_takes_one_more_damage_in_place_of_slow() -> None:
    """RU-D09: in the same packet, so it is blocked with the rest of it."""
    match = play(coop("chains-of-penance"), "play chains-of-penance", f"target {SF}")
    assert health(match, SF) == 2
    assert [event.amount for event in only(match, "HealthLost")] == [3]
    match = play(
        coop("chains-of-penance", demon="frozen-lurker", ice=2), "play chains-of-penance", "target frozen-lurker"
    )
    assert health(match, "frozen-lurker") == 4


def test_frostbite_hurts_a_led_demon_by_one_afterwards() -> None:
    """RU-D09: where slow waits for lost health, the damage is one of its own."""
    match = play(coop("encircle", knight="ice-knight"), "play encircle", f"target {SF}")
    assert health(match, SF) == 2
    assert [event.amount for event in only(match, "HealthLost")] == [2, 1]


def test_chains_of_penance_hurt_an_imp_no_more_than_always() -> None:
    """RU-D09, RU-D10: minions are not slowed."""
    match = at(
        seats=2,
        turn=1,
        options=COOP,
        characters=four(),
        hands=[["chains-of-penance"], []],
        units={FK: "A", "imp-1": "A", SF: "E", SS: "E", PK: "I"},
    )
    play(match, "play chains-of-penance", "target imp-1")
    assert [event.damage for event in only(match, "AttackDeclared")] == [2]
