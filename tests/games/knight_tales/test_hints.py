"""Why something cannot be chosen in Knight Tales: never of what can be, and only of what the seat may see."""

from __future__ import annotations

from random import Random

import pytest

from caliburn import Match, new_match, words
from caliburn.kernel.hints import BLOCKED
from tests.games.knight_tales.tables import day, night, play

SEATINGS = [("competitive", 3), ("coop", 3), ("solo", 1)]


@pytest.mark.parametrize(("mode", "seats"), SEATINGS)
def test_nothing_that_an_offered_move_touches_is_called_blocked(mode: str, seats: int) -> None:
    say = {lang: words(lang, "knight-tales").say for lang in ("en", "de")}
    told = 0
    for seed in range(6):
        match, rng = new_match("knight-tales", seats=seats, options={"mode": mode}, seed=seed), Random(seed)
        while match.asks:
            for ask in match.asks:
                touched = {handle for offer in match.offers(ask.seat) for handle in offer.handles}
                for hint in match.hints(ask.seat):
                    assert hint.kind != BLOCKED or hint.handle not in touched, (ask, hint)
                    assert all(speak(hint.text) != hint.text.id for speak in say.values())
                    told += 1
            ask = rng.choice(match.asks)
            match.play(ask.seat, rng.choice(ask.options))
    assert told > 100


def blocked(match: Match, seat: int = 0) -> dict[str, str]:
    say = words("en", "knight-tales").say
    return {hint.handle: say(hint.text) for hint in match.hints(seat)}


def test_a_monster_too_far_away_says_what_it_costs_and_what_is_left() -> None:
    match = night([["goblin", "zombie"], [], []], fatigue=[1, 9, 9])
    assert "2 fatigue" in blocked(match)["monster-2"]
    assert "monster-1" not in blocked(match)


def test_a_monster_that_a_card_brings_within_reach_is_not_blocked() -> None:
    match = night([["goblin", "zombie"], [], []], fatigue=[1, 9, 9], cards=[["crossbow"], [], []])
    assert "monster-2" not in blocked(match)


def test_face_down_monsters_and_a_boss_in_the_forest_say_so() -> None:
    match = night([["goblin", {"hidden": True}], [], []], boss="warchief")
    assert {"monster-2", "boss"} <= blocked(match).keys()


def test_a_dear_card_says_what_it_costs_and_what_is_there() -> None:
    match = day(market=["warhammer", "spear"], gold=[3, 0, 0])
    assert "5" in blocked(match)["warhammer"]
    assert "spear" not in blocked(match)


def test_a_trophy_says_how_many_monsters_of_the_faction_are_there() -> None:
    match = day(gold=[9, 0, 0], slain=[["zombie", "goblin", "goblin"], [], []])
    assert blocked(match)["ethereal-dagger"] != blocked(match)["spiked-shield"]


def test_hints_are_for_those_who_are_asked() -> None:
    match = night([["goblin"], [], []])
    assert match.hints(1) == []


def test_a_spent_card_says_so() -> None:
    match = night([["goblin"], [], []], spent=[["longsword"], [], []])
    before = blocked(match)["longsword"]
    play(match, "attack 1-1")
    assert blocked(match)["longsword"] == before
