"""Soak of one game: random bots play every mode, number of players and variant, in two processes that hash differently.

    python bench/soak.py knight-fall --games 200

Every game must end with all its components on the table, and both processes must come to the same digest.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator

from caliburn.kernel.start import game as caliburn_game
from caliburn.lab.simulate import simulate

HASH_SEEDS = ("1", "2")
Plan = tuple[int, dict[str, str]]  # players and options


def plans(name: str) -> Iterator[Plan]:
    """Each mode with each number of players, as it stands and with every other choice of every option."""
    spec = caliburn_game(name)
    for mode in spec.modes:
        for seats in range(mode.least, mode.most + 1):
            yield seats, {"mode": mode.id}
            for option in mode.options:
                if option.needs is None and option.seats in (None, seats):
                    for choice in option.every_choice():
                        if choice != option.default:
                            yield seats, {"mode": mode.id, option.id: choice}


def play(name: str, games: int) -> None:
    """Play all plans and print what came of them; an error or a lost component ends the process."""
    for seats, options in plans(name):
        report = simulate(name, seats=seats, games=games, seed="soak", options=options)
        said = " ".join([f"{option}={choice}" for option, choice in options.items()])
        print(f"{seats} {said:40} {report.decisions:8} decisions  {report.digest[:32]}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--alone", action="store_true", help="in this process only, without comparing")
    given = parser.parse_args()
    if given.alone:
        play(given.game, given.games)
        return 0
    started = time.perf_counter()
    command = [sys.executable, __file__, given.game, "--games", str(given.games), "--alone"]
    children = [
        subprocess.Popen(command, env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True)
        for seed in HASH_SEEDS
    ]
    told = [child.communicate()[0].splitlines() for child in children]
    print("\n".join(told[0]))
    if any(child.returncode for child in children) or told[0] != told[1]:
        print("The two processes differ, or one of them failed.", file=sys.stderr)
        return 1
    count = given.games * len(told[0])
    print(f"{len(told[0])} plans, {count} games twice, in {time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
