"""Whole games played at random, followed by a referee with a board of its own (`law.py`)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caliburn import Match, new_match, text_of
from tests.games.knight_fall.law import Law
from tests.games.knight_fall.table import GAME, defense, points, table

IDLE = ("done", "pass")


def fighting_move(match: Match, random: Random) -> None:
    """A random answer; idle ones, and healing, less often than others."""
    ask = random.choice(match.asks)
    move = random.choice(ask.options)
    for _ in range(2):
        if text_of(move) in IDLE or text_of(move).startswith("discard"):
            move = random.choice(ask.options)
    match.play(ask.seat, move)


def law_abiding(seed: int, seats: int, options: dict[str, Any]) -> Match:
    """Play a game to its end; every event is checked as it happens."""
    random = Random(seed)
    match = new_match(GAME, seats=seats, options=options, seed=seed)
    cards, coop = 4 if options.get("hand") == "5" else 3, options.get("mode") == "coop"
    law = Law(locations=options.get("locations") == "on", hand=cards, coop=coop)
    seen = 0
    while match.asks:
        fighting_move(match, random)
        for numbered in match.events("referee", seen):
            law.follow(numbered.event)
            seen = numbered.n
    assert law.points == {"demons": points(match)[0], "knights": points(match)[1]}
    assert {unit["name"] for unit in table(match)["units"]} == set(law.where)
    for unit in table(match)["units"]:
        assert unit["health"] == law.health.get(unit["name"], unit["health"])
        assert unit["kind"] != "knight" or law.defense[unit["name"]] == defense(match, unit["name"])
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_keep_to_the_law(seats: int, seed: int) -> None:
    match = law_abiding(seed, seats, {})
    assert match.result is not None
    assert max(points(match)) == 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_with_locations_and_five_cards_keep_to_the_law(seats: int, seed: int) -> None:
    match = law_abiding(100 + seed, seats, {"locations": "on", "hand": "5"})
    assert match.result is not None
    assert max(points(match)) == 10


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_random_cooperative_games_keep_to_the_law(seats: int, seed: int) -> None:
    match = law_abiding(200 + seed, seats, {"mode": "coop"})
    assert match.result is not None
    assert max(points(match)) == 10
