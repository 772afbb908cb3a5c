"""King Arthur, "Game with seals": the usual, the repeated and the double challenge."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caliburn import Match
from caliburn.kernel.errors import BadMove
from tests.games.king_arthur.law import knight_payments, same_cards
from tests.games.king_arthur.tables import (
    FREE,
    KNIGHTS,
    PLAYERS,
    SEALS,
    asked,
    at,
    hand,
    heights,
    kinds,
    layout,
    offered,
    on_turn,
    play,
    random_match,
    some_answer,
    table,
    trophies,
    until,
)


def sealed_at(seats: int = 2, **position: Any) -> Match:
    """A table with seals, at the challenge of seat 0."""
    options = {**SEALS, **position.pop("options", {})}
    return until(at(seats=seats, options=options, **position), "ask-challenge")


def seals_left(match: Match) -> list[int]:
    return [player["seals"] for player in table(match)["players"]]


def column(match: Match, number: int) -> list[tuple[str, int | None]]:
    return [(card["id"], card["seal"]) for card in table(match)["columns"][number]]


DRAGONS, MONSTERS = 3, 2


@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_has_five_seals_and_the_rest_stays_in_the_box(seats: int) -> None:
    """KA-S1: a colour of its own for every seat, five seals each."""
    match = random_match(seats, 1, SEALS)
    assert seals_left(match) == [5] * seats
    seals = {name: count for name, count in match.census().items() if name.startswith("seal")}
    assert list(seals.values()) == [5] * seats
    assert len(seals) == seats


def test_seals_are_told_apart_by_their_owner() -> None:
    """KA-S1: the colours are arbitrary, but distinct."""
    match = sealed_at(seats=3, layout=["dragon-2", "dragon-2", "dragon-3"], seals=[["dragon-2"], ["dragon-2"], []])
    assert column(match, DRAGONS) == [("dragon-2", 0), ("dragon-2", 1), ("dragon-3", None)]


def test_the_usual_challenge_places_a_seal_and_the_adversary_stays() -> None:
    match = sealed_at(hands=[["red-1", "red-1"], []], layout=["dragon-2", "dragon-3"])
    play(match, "challenge dragon-2 red-1 red-1")
    assert column(match, DRAGONS) == [("dragon-2", 0), ("dragon-3", None)]
    assert seals_left(match) == [4, 5]
    assert trophies(match, 0) == []
    assert table(match)["discards"] == ["red-1", "red-1"]
    assert asked(match) == "ask-adventure"


def test_a_card_alone_in_its_column_is_defeated_at_once() -> None:
    """KA-S4: and the seal returns."""
    match = sealed_at(hands=[["red-1", "red-1"], []], layout=["dragon-2", "monster-3"])
    play(match, "challenge dragon-2 red-1 red-1")
    assert trophies(match, 0) == ["dragon-2"]
    assert seals_left(match) == [5, 5]


def test_without_a_seal_left_there_is_no_usual_challenge_not_even_in_a_column_of_one() -> None:
    """KA-S2: repeated and double challenges remain."""
    mine = ["dark-power-1", "dark-power-1", "enemy-knight-1", "enemy-knight-1", "monster-2"]
    match = sealed_at(
        hands=[["red-1"] * 4, []],
        layout=[*mine, "dark-power-2", "enemy-knight-2", "monster-3", "dragon-2"],
        seals=[mine, []],
    )
    assert seals_left(match) == [0, 5]
    assert offered(match, "challenge") == set()
    assert {text.split()[1] for text in offered(match, "repeat")} == set(mine)
    assert {text.split()[1] for text in offered(match, "double")} == {"dark-power-2", "enemy-knight-2", "dragon-2"}


def test_the_fifth_seal_may_still_be_placed() -> None:
    """KA-S2."""
    mine = ["dark-power-1", "dark-power-1", "enemy-knight-1", "enemy-knight-1"]
    match = sealed_at(hands=[["red-1"] * 2, []], layout=[*mine, "dark-power-2", "enemy-knight-3"], seals=[mine, []])
    play(match, "challenge dark-power-2 red-1 red-1")
    assert trophies(match, 0) == ["dark-power-1", "dark-power-1", "dark-power-2"]
    assert seals_left(match) == [3, 5]


def test_sealed_cards_count_in_their_column() -> None:
    """KA-S3: with four of a kind, sealed or not, nothing is drawn; a draw stops at the fourth."""
    four = ["dragon-2", "dragon-2", "dragon-3", "dragon-3"]
    assert asked(at(layout=four, seals=[four[:3], []], options=SEALS)) == "ask-challenge"
    match = at(layout=four[:3], seals=[four[:1], four[1:2]], options=SEALS, chance=["dragon-4"])
    assert asked(match) == "ask-reveal"
    play(match, "reveal")
    assert heights(match)[DRAGONS] == 4


def test_when_the_last_card_of_a_column_is_sealed_every_owner_takes_seals_and_cards() -> None:
    """KA-S4: also players who are not on turn, all at once."""
    match = sealed_at(
        seats=3,
        hands=[["red-1", "red-1"], [], []],
        layout=["dragon-2", "dragon-3", "dragon-4", "dragon-5", "monster-1", "monster-2"],
        seals=[["dragon-3"], ["dragon-5"], ["dragon-4", "monster-1"]],
    )
    play(match, "challenge dragon-2 red-1 red-1")
    assert [trophies(match, seat) for seat in range(3)] == [["dragon-2", "dragon-3"], ["dragon-5"], ["dragon-4"]]
    assert seals_left(match) == [5, 5, 4]
    assert layout(match) == ["monster-1", "monster-2"]
    assert (on_turn(match), asked(match)) == (0, "ask-adventure")
    assert kinds(match).count("AdversaryTaken") == kinds(match).count("SealReturned") == 4


def test_an_unsealed_card_of_the_kind_keeps_the_column_together() -> None:
    """KA-S4: also a copy of the very same card."""
    match = sealed_at(hands=[["red-1"] * 2, []], layout=["dragon-2", "dragon-2"])
    play(match, "challenge dragon-2 red-1 red-1")
    assert column(match, DRAGONS) == [("dragon-2", None), ("dragon-2", 0)]
    assert trophies(match, 0) == []


def after_double(options: dict[str, str] | None = None, **position: Any) -> Match:
    """Seat 0 takes the last unsealed dragon by a double challenge; a sealed one of each seat is left."""
    match = sealed_at(
        hands=[["red-1"] * 4, ["beige-1"] * 4],
        layout=["dragon-2", "dragon-3", "dragon-4", *position.pop("beside", ["monster-2"])],
        seals=[["dragon-4"], ["dragon-3"]],
        options=options or {},
        **position,
    )
    return play(match, "double dragon-2 red-1 red-1 red-1 red-1")


def test_a_column_that_a_double_challenge_leaves_fully_sealed_stays() -> None:
    """KA-S5: the remaining cards are left undisturbed."""
    match = after_double()
    assert trophies(match, 0) == ["dragon-2"]
    assert column(match, DRAGONS) == [("dragon-3", 1), ("dragon-4", 0)]
    assert seals_left(match) == [4, 4]


def test_such_a_column_resolves_when_a_later_card_of_the_kind_is_sealed() -> None:
    """KA-S5."""
    match = after_double(deck=["dragon-2"], chance=["dragon-2"])
    play(match, "pass", "pass", "reveal", "challenge dragon-2 beige-1 beige-1")
    assert trophies(match, 0) == ["dragon-2", "dragon-4"]
    assert trophies(match, 1) == ["dragon-2", "dragon-3"]
    assert seals_left(match) == [5, 5]


def test_such_a_column_resolves_one_by_one_through_repeated_challenges() -> None:
    """KA-S5."""
    match = play(after_double(), "pass", "pass")
    until(match, "ask-challenge")
    play(match, "repeat dragon-3 beige-1 beige-1 beige-1")
    assert trophies(match, 1) == ["dragon-3"]
    assert column(match, DRAGONS) == [("dragon-4", 0)]


@pytest.mark.parametrize("seed", range(8))
def test_a_repeated_challenge_never_leaves_a_column_fully_sealed_that_was_not_so_before(seed: int) -> None:
    """KA-S6: only a double challenge does."""
    match = random_match(2, f"s6 {seed}", SEALS)
    sealed: set[int] = set()
    random = Random(seed)
    while match.asks:
        move = some_answer(match, random)
        play(match, move)
        now = {
            n for n, cards in enumerate(table(match)["columns"]) if cards and all(c["seal"] is not None for c in cards)
        }
        if now - sealed:
            assert move.startswith("double")
        sealed = now


def test_a_repeated_challenge_pays_the_value_again_and_takes_seal_and_card() -> None:
    """KA-S7: in any one colour; the rest of the column stays."""
    match = sealed_at(hands=[["orange-1", "merlin"], []], layout=["dragon-2", "dragon-3"], seals=[["dragon-2"], []])
    assert offered(match, "repeat") == {"repeat dragon-2 orange-1 merlin"}
    play(match, "repeat dragon-2 orange-1 merlin")
    assert trophies(match, 0) == ["dragon-2"]
    assert seals_left(match) == [5, 5]
    assert column(match, DRAGONS) == [("dragon-3", None)]
    assert asked(match) == "ask-adventure"


def test_the_colour_of_a_repeated_challenge_need_not_be_that_of_the_first() -> None:
    """KA-S7: sealed with red, taken with beige."""
    match = sealed_at(
        hands=[["red-1", "red-1", "beige-1", "beige-1"], []], layout=["dragon-2", "dragon-3"], chance=["red-1"]
    )
    play(match, "challenge dragon-2 red-1 red-1", "pass", "pass")
    play(until(match, "ask-draw-two"), "draw 1")
    play(until(match, "ask-challenge"), "repeat dragon-2 beige-1 beige-1")
    assert trophies(match, 0) == ["dragon-2"]


def test_nobody_repeats_the_challenge_of_another() -> None:
    """KA-S7: own seals only."""
    match = sealed_at(hands=[["red-1"] * 4, []], layout=["dragon-2", "dragon-3"], seals=[[], ["dragon-2"]])
    assert offered(match, "repeat") == set()
    with pytest.raises(BadMove):
        match.play(0, "repeat dragon-2 red-1 red-1")


def test_a_double_challenge_pays_twice_the_value_at_once_and_places_no_seal() -> None:
    """KA-S8."""
    match = sealed_at(hands=[["red-2", "red-2", "red-1", "merlin"], []], layout=["dragon-3", "dragon-4"])
    assert offered(match, "double") == {"double dragon-3 red-2 red-2 red-1 merlin"}
    play(match, "double dragon-3 red-2 red-2 red-1 merlin")
    assert trophies(match, 0) == ["dragon-3"]
    assert seals_left(match) == [5, 5]
    assert column(match, DRAGONS) == [("dragon-4", None)]
    assert "AdversarySealed" not in kinds(match)


def test_a_double_challenge_is_paid_in_one_colour() -> None:
    """KA-S8: not half in red and half in beige."""
    match = sealed_at(hands=[["red-1", "red-1", "beige-1", "beige-1"], []], layout=["dragon-2", "dragon-3"])
    assert offered(match, "double") == set()


@st.composite
def knight_hands(draw: st.DrawFn) -> list[str]:
    few = {card: draw(st.integers(0, 2 if card.endswith("2") else 5)) for card in KNIGHTS}
    return sorted(Counter(few).elements())


@given(knight_hands(), st.booleans())
def test_all_three_challenges_are_paid_by_the_letter(knights: list[str], free: bool) -> None:
    """KA-S7 and KA-S8 by KA-08 and KA-09, against a brute force over all choices of cards."""
    lying = ["dark-power-1", "monster-2", "enemy-knight-3", "dragon-4"]
    match = sealed_at(
        hands=[knights, []], layout=[*lying, "dark-power-2", "dragon-2"],
        seals=[["dark-power-2", "dragon-2"], []], options=FREE if free else {},
    )  # fmt: skip
    found: dict[tuple[str, str], set[tuple[str, ...]]] = {}
    for verb, card, *paid in map(str.split, offered(match) - {"pass"}):
        found.setdefault((verb, card), set()).add(same_cards(paid))
    law = {("challenge", card): knight_payments(knights, int(card[-1]), free=free) for card in lying}
    law |= {("double", card): knight_payments(knights, 2 * int(card[-1]), free=free) for card in lying}
    law |= {("repeat", c): knight_payments(knights, 2, free=free) for c in ("dark-power-2", "dragon-2")}
    assert found == {what: ways for what, ways in law.items() if ways}


@pytest.mark.parametrize("whose", [0, 1])
def test_no_sealed_card_is_challenged_usually_or_doubly(whose: int) -> None:
    """KA-S9: neither one's own nor another's."""
    seals: list[list[str]] = [[], []]
    seals[whose] = ["dragon-2"]
    match = sealed_at(hands=[["red-1"] * 4, []], layout=["dragon-2", "dragon-5"], seals=seals)
    assert offered(match, "double") == offered(match, "challenge") == set()


def test_of_two_alike_only_the_one_without_a_seal_is_challenged_doubly() -> None:
    """KA-S9: the sealed copy stays."""
    match = sealed_at(hands=[["red-1"] * 4, []], layout=["dragon-2", "dragon-2"], seals=[[], ["dragon-2"]])
    play(match, "double dragon-2 red-1 red-1 red-1 red-1")
    assert column(match, DRAGONS) == [("dragon-2", 1)]
    assert trophies(match, 0) == ["dragon-2"]


@pytest.mark.parametrize(
    "challenge",
    ["challenge monster-1 red-1", "repeat dragon-2 red-1 red-1", "double monster-1 red-1 red-1"],
)
def test_one_challenge_of_one_kind_in_a_turn_and_it_forfeits_the_second_knight(challenge: str) -> None:
    """KA-S10 and KA-S12: all three kinds are the second action."""
    match = sealed_at(
        hands=[["red-1"] * 6, []], layout=["dragon-2", "dragon-3", "monster-1", "monster-2"], seals=[["dragon-2"], []]
    )
    assert challenge in offered(match)
    play(match, challenge)
    assert asked(match) == "ask-adventure"
    play(match, "pass")
    assert asked(match) == "ask-draw"
    assert offered(match) == {"draw 1", "pass"}


def test_without_a_challenge_two_knights_may_be_drawn() -> None:
    """KA-S12: seals that lie there from earlier turns do not matter."""
    match = sealed_at(layout=["dragon-2", "dragon-3"], seals=[["dragon-2"], []])
    assert asked(until(match, "ask-draw-two")) == "ask-draw-two"


def test_a_player_may_have_several_seals_in_one_column() -> None:
    """KA-S11: placed on different turns."""
    match = sealed_at(hands=[["red-1"] * 4, []], layout=["dragon-2", "dragon-2", "dragon-5"], seals=[["dragon-2"], []])
    play(match, "challenge dragon-2 red-1 red-1")
    assert column(match, DRAGONS) == [("dragon-2", 0), ("dragon-2", 0), ("dragon-5", None)]
    assert seals_left(match) == [3, 5]


def test_cards_that_come_on_another_players_turn_buy_an_adventure_only_on_ones_own() -> None:
    """KA-S13."""
    match = sealed_at(
        hands=[["red-1"] * 2, []], layout=["dragon-2", "dragon-5", "monster-1"], seals=[[], ["dragon-5"]],
        chance=["red-1"],
    )  # fmt: skip
    play(match, "challenge dragon-2 red-1 red-1")
    assert trophies(match, 1) == ["dragon-5"]
    assert (on_turn(match), asked(match)) == (0, "ask-adventure")
    assert [ask.seat for ask in match.asks] == [0]
    play(match, "pass", "draw 1")
    assert on_turn(match) == 1
    until(match, "ask-adventure")
    assert "take excalibur dragon-5" in offered(match)


@pytest.mark.parametrize(
    ("seals", "challenge"),
    [
        ([[], []], "challenge dragon-2 red-1 red-1"),
        ([["dragon-2"], []], "repeat dragon-2 red-1 red-1"),
        ([[], []], "double dragon-2 red-1 red-1 red-1 red-1"),
    ],
)
def test_an_empty_layout_with_an_empty_deck_ends_the_game_by_any_challenge(
    seals: list[list[str]], challenge: str
) -> None:
    """KA-S14: the player on turn completes the turn."""
    match = sealed_at(hands=[["red-1"] * 4, []], layout=["dragon-2"], deck=[], seals=seals, chance=["beige-1"])
    play(match, challenge)
    assert (table(match)["ending"], layout(match)) == (True, [])
    play(match, "pass", "draw 1")
    assert match.result is not None
    assert match.result.reason == "end-adversaries"


def test_a_seal_on_the_last_card_of_another_column_does_not_end_the_game_while_cards_lie_there() -> None:
    """KA-S14: sealed cards are still in the layout."""
    match = sealed_at(hands=[["red-1"] * 2, []], layout=["dragon-2", "dragon-3"], deck=[])
    play(match, "challenge dragon-2 red-1 red-1")
    assert not table(match)["ending"]


def test_sealed_cards_that_nobody_took_score_nothing() -> None:
    """KA-S15."""
    match = sealed_at(layout=["dragon-5", "dragon-2"], deck=[], seals=[["dragon-5"], []])
    while match.asks:
        play(match, "pass")
    assert match.result is not None
    assert match.result.scores == (0, 0)


def test_seals_never_break_a_tie() -> None:
    """KA-S16: neither those placed nor those left; only knight cards do."""
    match = sealed_at(hands=[["red-1"], ["red-1"]], layout=["dragon-5", "dragon-2"], deck=[], seals=[["dragon-5"], []])
    while match.asks:
        play(match, "pass")
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert match.result.tie_breaks == (1, 1)


def test_with_the_deck_empty_and_all_cards_sealed_owners_may_still_take_theirs() -> None:
    """KA-S17: by repeated challenges; the last of them ends the game."""
    match = after_double(beside=[], deck=[], chance=["red-1", "red-1"])
    play(match, "pass", "pass")
    assert offered(match) == {"pass", "repeat dragon-3 beige-1 beige-1 beige-1"}
    play(match, "repeat dragon-3 beige-1 beige-1 beige-1", "pass", "pass")
    assert not table(match)["ending"]
    assert column(match, DRAGONS) == [("dragon-4", 0)]


def test_with_the_deck_empty_and_all_cards_sealed_the_game_ends_when_nobody_moves() -> None:
    """KA-S17 and KA-30."""
    match = after_double(beside=[], deck=[])
    while match.asks:
        play(match, "pass")
    assert match.result is not None
    assert match.result.reason == "end-idle"
    assert hand(match, 1) == ["beige-1"] * 4
