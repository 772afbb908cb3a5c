"""How well a seat stands: the exact figures that baseline bots look at, as anchors."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.king_arthur.tables import SEALS, at

POSITION: dict[str, Any] = {
    "seats": 3,
    "hands": [["red-1", "red-2", "merlin"], ["beige-2"], ["orange-2", "orange-1"]],
    "trophies": [["dragon-4", "monster-1"], ["dark-power-2"], []],
    "adventures": {"holy-grail": 1, "robbers": 2},
    "layout": ["dragon-3", "enemy-knight-1"],
}


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_is_measured_against_the_best_of_the_others(seat: int) -> None:
    share = 11 / 13
    standing = [
        5 + 0.55 * 3 + 0.35 * 2 + 0.6 * share * 2,
        22 + 0.55 * 1 + 0.35 * 1 + 0.6 * share * 1,
        6 + 0.55 * 2 + 0.35 * 1,
    ]
    best = max(points for other, points in enumerate(standing) if other != seat)
    assert at(**POSITION).evaluate(seat) == pytest.approx(standing[seat] - 0.5 * best)


def test_a_sealed_adversary_is_worth_something_already() -> None:
    plain = at(**POSITION, options=SEALS)
    sealed = at(**POSITION, seals=[["dragon-3"], [], ["enemy-knight-1"]], options=SEALS)
    assert sealed.evaluate(0) - plain.evaluate(0) == pytest.approx(0.6 * 3)
    assert sealed.evaluate(2) - plain.evaluate(2) == pytest.approx(0.6 * 1)


def test_at_the_end_victory_counts_for_more_than_any_points() -> None:
    taken = ["mountain", "excalibur", "questing-beast", "fisher-king", "royal-tournament", "vikings", "sea-monster"]
    owners = {**dict.fromkeys(taken, 1), "holy-grail": 0, "saxons": 0, "king-mark": 0, "green-knight": 0}
    match = at(seats=2, adventures=owners, trophies=[["dragon-5"], []], layout=["dragon-4"])
    match.play(0, "pass")
    match.play(0, "pass")
    match.play(0, "take gold-treasure dragon-5")
    assert match.result is not None
    scores, winners = match.result.scores, match.result.winners
    assert (scores, winners) == ((60, 85), (1,))
    assert match.evaluate(0) == scores[0] - scores[1]
    assert match.evaluate(1) == 1000 + scores[1] - scores[0]
