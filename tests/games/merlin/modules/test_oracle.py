"""Scorings of random games with random modules, compared with the second opinion of `oracle.py`."""

from __future__ import annotations

from random import Random

import pytest

from caliburn import new_match, text_of
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.events import Event
from caliburn.kernel.view import REFEREE
from tests.games.merlin.modules.oracle import Points, expected, without_nothing
from tests.games.merlin.modules.tables import ALL, GAME, asked, play, state

RARELY = ("buy", "tune", "swap-cards", "poison")  # there are many of these
SCORINGS = 3


def some_answer(prompt: str | None, options: list[str], random: Random) -> str:
    if prompt == "ask-grail-tie":
        return "pass"
    usual = [move for move in options if move.split()[0] not in RARELY]
    return random.choice(usual if usual and random.random() < 0.9 else options)


def points_in(events: list[Event]) -> Points:
    found: Points = {}
    for event in events:
        if type(event).__name__ == "PointsScored":
            by_seat = found.setdefault(event.why, {})  # type: ignore[attr-defined]
            by_seat[event.seat] = by_seat.get(event.seat, 0) + event.points  # type: ignore[attr-defined]
    return without_nothing({why: by_seat for why, by_seat in found.items() if not why.startswith("end-")})


@pytest.mark.parametrize("seed", range(6))
def test_random_games_are_scored_as_the_second_opinion_has_it(seed: int) -> None:
    random = Random(seed)
    modules = ",".join([module for module in ALL.split(",") if seed == 0 or random.random() < 0.8])
    match = new_match(GAME, seats=2 + seed % 3, options={"modules": modules}, seed=seed)
    before: list[tuple[int, MerlinState]] = []  # where a scoring began, and the state before the answer that led to it
    seen = match.event_count
    while match.asks:
        lay = state(match).copy()
        play(match, some_answer(asked(match), [text_of(move) for move in match.asks[0].options], random))
        for numbered in match.events(REFEREE, since=seen):
            if type(numbered.event).__name__ == "ScoringBegan":
                before.append((numbered.n, lay))
        seen = match.event_count
    assert len(before) == SCORINGS
    for begun, lay in before:
        events = [numbered.event for numbered in match.events(REFEREE, since=begun)]
        names = [type(event).__name__ for event in events]
        end = names.index("RoundBegan") if "RoundBegan" in names else len(events)
        assert points_in(events[:end]) == expected(match.rules, lay)
