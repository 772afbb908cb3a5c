"""The baseline bots at King Arthur: the greedy one knows what it is about."""

from __future__ import annotations

import pytest

from caliburn import text_of
from caliburn.bots import Sight, make_bot
from caliburn.lab.simulate import simulate
from tests.games.king_arthur.tables import MODES, at, until

GAMES = 20


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_bot_clearly_beats_the_random_one_from_each_seat(mode: str, seat: int) -> None:
    bots = ["random", "random"]
    bots[seat] = "greedy"
    report = simulate("king-arthur", seats=2, games=GAMES, seed=f"duel {mode}", bots=bots, options={"mode": mode})
    assert report.wins[seat] >= 0.85 * GAMES
    assert report.mean_scores[seat] > 1.3 * report.mean_scores[1 - seat]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_one_greedy_bot_wins_most_games_among_three_random_ones(seat: int) -> None:
    bots = ["random"] * 4
    bots[seat] = "greedy"
    report = simulate("king-arthur", seats=4, games=12, seed="four", bots=bots)
    assert report.wins[seat] >= 8


def test_the_greedy_bot_takes_the_adventure_that_wins_the_game() -> None:
    match = until(at(trophies=[["dragon-5"], []], adventures={"holy-grail": 1}), "ask-adventure")
    choice = make_bot("greedy", "1").choose(Sight(match, 0))
    assert text_of(choice) in ("take gold-treasure dragon-5", "take excalibur dragon-5")


def test_the_random_bot_plays_every_offered_move_sooner_or_later() -> None:
    match = until(at(), "ask-draw-two")
    bot = make_bot("random", "1")
    assert {text_of(bot.choose(Sight(match, 0))) for _ in range(60)} == {"pass", "draw 1", "draw 2"}


def test_the_same_seed_plays_the_same_games() -> None:
    reports = [simulate("king-arthur", seats=3, games=5, seed=9, bots=["greedy", "random", "random"]) for _ in "12"]
    assert reports[0].digest == reports[1].digest
