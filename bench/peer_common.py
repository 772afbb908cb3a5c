"""Shared measuring loop of the peer benchmarks: whole games until the time has passed, one JSON line out."""

import argparse
import json
import time
from collections.abc import Callable
from random import Random


def parser() -> argparse.ArgumentParser:
    """Return the options every peer script understands."""
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=5.0)
    options.add_argument("--seed", type=int, default=1)
    return options


def measure(name: str, version: str, play: Callable[[int], int], seconds: float, seed: int) -> None:
    """Time `play(game_seed) -> decisions` after one uncounted warm-up game and print the result."""
    seeds = Random(seed)
    play(seeds.randrange(1, 2**32))
    decisions = games = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds or not games:
        decisions += play(seeds.randrange(1, 2**32))
        games += 1
        elapsed = time.perf_counter() - start
    print(
        json.dumps(
            {
                "name": name,
                "version": version,
                "decisions": decisions,
                "games": games,
                "seconds": round(elapsed, 4),
                "decisions_per_second": round(decisions / elapsed, 1),
                "games_per_second": round(games / elapsed, 3),
                "decisions_per_game": round(decisions / games, 2),
            }
        )
    )
