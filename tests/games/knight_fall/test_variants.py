"""Decks and variants (rulings RU-I01 to RU-I07)."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.games.knight_fall.figures import DEMON_CARDS
from tests.games.knight_fall.table import (
    LOCATIONS,
    active,
    asked,
    at,
    demon_turn,
    fresh,
    hand,
    knight_turn,
    offered,
    only,
    play,
    points,
    seal,
    table,
    turn_of,
)

SF, SS, FK, PK = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
APART = {SF: "E", SS: "E", FK: "A", PK: "I"}
FIVE_CARDS = {"hand": "5"}
ALL_DEMON_CARDS = [*DEMON_CARDS, *DEMON_CARDS]


def deck(match: Match, side: str) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["decks"][side]
    return found


def power_verbs(match: Match) -> set[str]:
    """What is offered for power cards: play, actions, minor, discard."""
    return {text.split()[0] for text in offered(match) if text.split()[0] in ("play", "actions", "minor")}


# -- decks -----------------------------------------------------------------------------------------------------------


def test_when_the_deck_is_empty_the_discards_become_the_deck() -> None:
    """RU-I01: not before a card must be drawn."""
    match = demon_turn(hands=[ALL_DEMON_CARDS[2:], []], units=APART)
    assert (deck(match, "demons")["deck"], deck(match, "demons")["discards"]) == (2, [])
    play(match, "done")
    assert len(hand(match, 0) or []) == 3
    assert (deck(match, "demons")["deck"], deck(match, "demons")["discards"]) == (59, [])
    assert len(only(match, "DeckShuffled")) == 1


def test_the_last_card_of_a_deck_is_drawn_without_shuffling() -> None:
    """RU-I01: an empty deck is not shuffled before somebody draws from it."""
    match = demon_turn(hands=[ALL_DEMON_CARDS[3:], []], units=APART)
    play(match, "done")
    assert (deck(match, "demons")["deck"], len(deck(match, "demons")["discards"])) == (0, 59)
    assert only(match, "DeckShuffled") == []


def test_where_cards_are_still_short_fewer_are_drawn() -> None:
    """RU-I01: a team mate holds nearly all of them."""
    match = at(
        seats=4,
        turn=0,
        characters=[SF, FK, SS, PK],
        units=APART,
        hands=[["disintegrate"], [], ALL_DEMON_CARDS[1:-1], []],
    )
    assert deck(match, "demons")["deck"] == 1
    play(match, "done")
    assert sorted(hand(match, 0) or []) == ["disintegrate", "mark-of-thorns"]


def test_foresight_draws_four_and_discards_one_of_them() -> None:
    """RU-I02: face up, and only of those just drawn."""
    match = knight_turn(
        "", {SF: "E", SS: "E", "seer-knight": "A", PK: "I"}, "banish skyfall sunburst encircle", knight="seer-knight"
    )
    play(match, "done")
    assert offered(match) == {"discard banish", "discard skyfall", "discard sunburst", "discard encircle"}
    play(match, "discard skyfall")
    assert sorted(hand(match, 1) or []) == ["banish", "encircle", "sunburst"]
    assert deck(match, "knights")["discards"] == ["skyfall"]
    assert [event.cards for event in only(match, "CardsDiscarded", None)] == [("skyfall",)]


def test_the_scriptorium_draws_four_and_discards_one() -> None:
    """RU-I02, tile H: for demons too."""
    match = demon_turn("", {**APART, SF: "H"}, "rend hurl pounce swarm", options=LOCATIONS)
    play(match, "done")
    assert offered(match) == {"discard rend", "discard hurl", "discard pounce", "discard swarm"}
    play(match, "discard swarm")
    assert sorted(hand(match, 0) or []) == ["hurl", "pounce", "rend"]


def test_foresight_in_the_scriptorium_draws_five_and_discards_two() -> None:
    """RU-I03."""
    match = knight_turn(
        "",
        {SF: "E", SS: "E", "seer-knight": "H", PK: "I"},
        "banish skyfall sunburst encircle intercept",
        knight="seer-knight",
        options=LOCATIONS,
    )
    play(match, "done", "discard banish", "discard sunburst")
    assert sorted(hand(match, 1) or []) == ["encircle", "intercept", "skyfall"]
    assert asked(match) == "ask-play"


# -- five cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_with_five_cards_everybody_begins_with_four_power_cards(seats: int) -> None:
    """RU-I04."""
    match = fresh(seats=seats, options=FIVE_CARDS)
    for ask in match.asks:
        match.play(ask.seat, ask.options[0])
    assert [len(hand(match, seat) or []) for seat in range(seats)] == [4] * seats


def test_with_five_cards_three_are_used_and_one_is_kept() -> None:
    """RU-I04: it passes to the player's next turn, with another character here; three are drawn."""
    match = demon_turn("rend hurl pounce swarm", APART, "feast-of-souls dark-gift spawning-pit", options=FIVE_CARDS)
    assert "done" not in offered(match)
    play(match, "minor rend magic", "discard hurl")
    assert "done" not in offered(match)
    play(match, "discard pounce")
    assert power_verbs(match) == set()
    assert "discard swarm" not in offered(match)
    assert "basic move" in offered(match)
    play(match, "done")
    assert sorted(hand(match, 0) or []) == ["dark-gift", "feast-of-souls", "spawning-pit", "swarm"]
    turn_of(match, SS)
    assert "play swarm" in offered(match)


def test_with_five_cards_a_mark_laid_down_is_one_of_the_three() -> None:
    """RU-I04."""
    match = demon_turn("mark-of-thorns hurl pounce swarm", APART, options=FIVE_CARDS)
    play(match, "play mark-of-thorns", "discard hurl", "discard pounce")
    assert power_verbs(match) == set()
    play(match, "done")
    assert (seal(match, SF), len(hand(match, 0) or [])) == ("mark-of-thorns", 4)


def test_with_five_cards_a_price_is_one_of_the_three() -> None:
    """RU-I05: for ice and for the orb."""
    match = demon_turn(
        "rend hurl pounce swarm",
        {"frozen-lurker": "C", SS: "E", FK: "A", PK: "I"},
        demon="frozen-lurker",
        ice=0,
        options={**FIVE_CARDS, **LOCATIONS},
    )
    play(match, "ice rend", "orb hurl", "discard pounce")
    assert power_verbs(match) == set()
    assert offered(match, "ice") == offered(match, "orb swarm") == set()
    play(match, "done")
    assert len(hand(match, 0) or []) == 4
    assert "swarm" in (hand(match, 0) or [])


def test_with_five_cards_the_basic_card_is_none_of_the_three() -> None:
    """RU-I05: also where it is the price on the orb."""
    match = demon_turn("rend hurl pounce swarm", {**APART, SF: "C"}, options={**FIVE_CARDS, **LOCATIONS})
    play(match, "orb basic", "discard rend", "discard hurl")
    assert "play pounce" in offered(match)
    play(match, "discard pounce")
    assert power_verbs(match) == set()
    match = demon_turn("rend hurl pounce swarm", {**APART, SF: "C"}, options={**FIVE_CARDS, **LOCATIONS})
    play(match, "discard rend", "discard hurl", "discard pounce")
    assert "orb basic" in offered(match)


def test_with_five_cards_foresight_does_not_discard_the_kept_card() -> None:
    """RU-I02 with RU-I04: one of those just drawn."""
    match = knight_turn(
        "tower-shield skyfall banish sanctuary",
        {SF: "E", SS: "E", "seer-knight": "A", PK: "I"},
        "encircle intercept sunburst skyfall",
        knight="seer-knight",
        options=FIVE_CARDS,
    )
    play(match, "discard skyfall", "discard banish", "discard sanctuary", "done")
    assert offered(match) == {"discard encircle", "discard intercept", "discard sunburst", "discard skyfall"}
    play(match, "discard intercept")
    assert sorted(hand(match, 1) or []) == ["encircle", "skyfall", "sunburst", "tower-shield"]


def test_with_four_cards_nothing_is_kept() -> None:
    match = play(demon_turn("rend hurl pounce", APART), "done")
    assert sorted(deck(match, "demons")["discards"]) == ["hurl", "pounce", "rend"]
    assert len(hand(match, 0) or []) == 3
    assert active(match) == FK


# -- the track -------------------------------------------------------------------------------------------------------


def test_without_fear_of_evil_knights_begin_where_demons_do() -> None:
    """RU-I06: and need ten points."""
    assert points(fresh(options={"fear_no_evil": "on"})) == (0, 0)
    assert points(fresh()) == (0, 1)
    assert table(fresh(options={"fear_no_evil": "on"}))["door"] == 10


def test_the_help_for_five_players_puts_the_knights_on_space_five() -> None:
    """RU-I07: an option that is off unless it is chosen."""
    assert points(fresh(seats=5, options={"five_player_help": "on"})) == (0, 5)
    assert points(fresh(seats=5)) == (0, 1)


def test_the_help_for_five_holds_against_fear_no_evil() -> None:
    """KF-X5: with both, the knights begin on space five."""
    for options in ({"five_player_help": "on", "fear_no_evil": "on"}, {"fear_no_evil": "on", "five_player_help": "on"}):
        assert points(fresh(seats=5, options=options)) == (0, 5)
