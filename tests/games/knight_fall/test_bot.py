"""The greedy bot at Knight Fall: either side beats a random one, and it sees what its next card will be good for."""

from __future__ import annotations

import pytest

from caliburn import Match, text_of
from caliburn.bots import Sight, make_bot
from caliburn.games.knight_fall.bot_reach import best_damage
from caliburn.lab.simulate import simulate
from tests.games.knight_fall.table import DEMONS, KNIGHTS, demon_turn, round_end

GAMES = 3
REND = (3, 1, 0, 0, 0)
DISINTEGRATE = (1, 4, 0, 0, 0)


def choice(match: Match, seed: str = "1") -> str:
    """What the greedy bot answers to the open question."""
    return text_of(make_bot("greedy", seed).choose(Sight(match, match.asks[0].seat)))


def after(match: Match, seat: int, *moves: str) -> float:
    """How a seat stands after some moves."""
    future = match.clone()
    for move in moves:
        future.play(future.asks[0].seat, move)
    return future.evaluate(seat)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [DEMONS, KNIGHTS])
def test_the_greedy_bot_beats_the_random_one_on_either_side(seat: int) -> None:
    bots = ["random", "random"]
    bots[seat] = "greedy"
    report = simulate("knight-fall", seats=2, games=GAMES, seed="duel", bots=bots)
    assert report.wins[seat] == GAMES


def test_the_same_seed_plays_the_same_games() -> None:
    reports = [simulate("knight-fall", seats=2, games=1, seed=9, bots=["greedy", "random"]) for _ in "12"]
    assert reports[0].digest == reports[1].digest


# -- choices -----------------------------------------------------------------------------------------------------------


def test_imps_strike_at_the_end_of_the_round_although_passing_would_begin_the_next_turn() -> None:
    """With all golems on the board nobody is asked between the imps and the demon's turn, where cards are waiting."""
    golems = {f"stone-golem-{n}": "I" for n in range(1, 5)}
    units = {"storm-fiend": "E", "flame-knight": "I", "elder-1": "A", "imp-1": "A", **golems}
    match = round_end(units, hands=[["rend", "hurl", "pounce"], []])
    while match.asks[0].seat == KNIGHTS:
        match.play(KNIGHTS, "pass")
    assert choice(match) == "order imp-1 melee elder-1"


def test_a_demon_walks_to_an_elder_before_it_plays_the_card_that_strikes_there() -> None:
    units = {"storm-fiend": "E", "flame-knight": "I", "elder-1": "A", "elder-2": "B"}
    match = demon_turn("rend", units, health={"elder-2": 3}, defense={"flame-knight": 0})
    assert choice(match) == "basic move"


def test_a_demon_finishes_the_elder_that_opens_the_door() -> None:
    units = {"storm-fiend": "B", "flame-knight": "I", "elder-1": "B", "elder-2": "C"}
    match = demon_turn("rend disintegrate", units, health={"elder-2": 4}, points={"demons": 8})
    assert choice(match) == "play disintegrate"


def test_what_a_demon_does_to_an_elder_is_worth_more_when_it_would_open_the_door() -> None:
    units = {"storm-fiend": "B", "flame-knight": "I", "elder-1": "B"}
    early, late = (demon_turn("rend", units, points={"demons": points}) for points in (0, 8))
    gains = [after(m, DEMONS, "play rend", "target elder-1") - after(m, DEMONS, "discard rend") for m in (early, late)]
    assert gains[1] > 2 * gains[0] > 0


# -- what a hand can do ------------------------------------------------------------------------------------------------


def test_a_hand_strikes_where_it_stands_or_walks_with_the_basic_card() -> None:
    assert best_damage([REND], [1], basic=False) == (3, 1, 0, 0, 0)
    assert best_damage([REND], [1], basic=True) == (3, 3, 1, 0, 0)


def test_a_card_that_is_walked_with_does_not_strike() -> None:
    assert best_damage([REND, DISINTEGRATE], [1, 1], basic=False) == (4, 5, 4, 0, 0)
