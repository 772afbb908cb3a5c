"""Measures our games through the public `Match`: random play, clones in mid-turn, early and late decisions."""

from __future__ import annotations

import argparse
import json
import time
from random import Random

import caliburn
from peer_common import measure


def play_game(seed: int, game: str, seats: int, options: dict[str, str]) -> int:
    """One random game, events off; returns the questions with at least two options."""
    match = caliburn.new_match(game, seats=seats, options=options, seed=seed, events=False)
    random = Random(seed).random
    decisions = 0
    while asks := match.asks:
        ask = asks[0]
        offered = ask.options
        count = len(offered)
        if count > 1:
            decisions += 1
        match.play(ask.seat, offered[int(random() * count)])
    return decisions


def clones_per_second(seconds: float, seed: int) -> float:
    """Clones made at the questions of a game, all of them in the middle of a turn."""
    match = caliburn.new_match("king-arthur", seats=3, seed=seed, events=False)
    random = Random(seed)
    spent, clones = 0.0, 0
    while spent < seconds:
        if not match.asks:
            match = caliburn.new_match("king-arthur", seats=3, seed=random.getrandbits(32), events=False)
        ask = match.asks[0]
        if match.view(None)["table"]["action"] > 1:
            start = time.perf_counter()
            for _ in range(200):
                match.clone()
            spent += time.perf_counter() - start
            clones += 200
        match.play(ask.seat, random.choice(ask.options))
    return clones / spent


def growth(seed: int, games: int = 300) -> tuple[float, float]:
    """Microseconds for playing `draw 1` in the first and in the last third of games: the same work, early and late."""
    times: dict[int, list[float]] = {0: [], 2: []}
    for number in range(games):
        match = caliburn.new_match("king-arthur", seats=3, seed=seed + number, events=False)
        random = Random(seed + number)
        drawn: list[float] = []
        while match.asks:
            ask = match.asks[0]
            move = random.choice(ask.options)
            start = time.perf_counter()
            match.play(ask.seat, move)
            if caliburn.text_of(move) == "draw 1":
                drawn.append(time.perf_counter() - start)
        third = len(drawn) // 3
        times[0] += drawn[:third]
        times[2] += drawn[-third:]
    early, late = (sorted(found)[len(found) // 2] * 1e6 for found in (times[0], times[2]))
    return early, late


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--game", default="king-arthur")
    parser.add_argument("--mode", default="basic")
    parser.add_argument("--modules", default="")
    parser.add_argument("--what", choices=["play", "clones", "growth"], default="play")
    given = parser.parse_args()
    if given.what == "clones":
        print(json.dumps({"clones_per_second": round(clones_per_second(given.seconds, given.seed))}))
    elif given.what == "growth":
        early, late = growth(given.seed)
        print(json.dumps({"early_us": round(early, 2), "late_us": round(late, 2), "ratio": round(late / early, 3)}))
    else:
        options = {"mode": given.mode, **({"modules": given.modules} if given.modules else {})}
        measure(
            "caliburn",
            caliburn.__version__,
            lambda seed: play_game(seed, given.game, given.seats, options),
            given.seconds,
            given.seed,
        )


if __name__ == "__main__":
    main()
