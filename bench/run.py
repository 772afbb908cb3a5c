"""`make bench`: our games against other engines on one core, in one run, as ratios; written to bench/results.md.

Everything plays at random with fresh seeds, events off. A decision is a question with at least two options, for us and
for everybody else. The contestants take turns, several rounds over, and the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

import compiled
from run_peers import PEERS, run

HERE = Path(__file__).resolve().parent
ENVS = HERE / "envs"
ALL_MODULES = "favor,arthur,allies,gold,market,caerleon,morgana,treasures,decrees"
PLAYED = (
    ("king-arthur", "basic", 3, ""),
    ("king-arthur", "seals", 4, ""),
    ("knight-tales", "competitive", 3, ""),
    ("merlin", "standard", 3, ""),
    ("merlin", "standard", 3, ALL_MODULES),
    ("knight-fall", "standard", 2, ""),
)
PLAIN, COMPILED = "caliburn (plain CPython)", "caliburn (mypyc)"


def ours(arguments: list[str], build: Path | None) -> dict[str, Any]:
    """A measurement of our own, plain or with the compiled build in front of it."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if build is not None:
        environment["PYTHONPATH"] = str(build)
    command = [sys.executable, str(HERE / "ours.py"), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def rounds(count: int, seconds: float, build: Path | None) -> dict[str, list[dict[str, Any]]]:
    """Let all contestants play in turn, `count` times over."""
    found: dict[str, list[dict[str, Any]]] = {}
    for number in range(count):
        seed = 1 + 1000 * number
        timing = ["--seconds", str(seconds), "--seed", str(seed)]
        print(f"round {number + 1} of {count} ...", file=sys.stderr)
        for game, mode, seats, modules in PLAYED:
            which = ["--game", game, "--mode", mode, "--seats", str(seats), "--modules", modules, *timing]
            name = f"{game}, {mode}, {seats} seats" + (", all modules" if modules else "")
            found.setdefault(f"{PLAIN}, {name}", []).append(ours(which, None))
            if build is not None and game == "king-arthur":
                found.setdefault(f"{COMPILED}, {name}", []).append(ours(which, build))
        for peer in PEERS:
            found.setdefault(peer.name, []).append(run(peer, ENVS, seconds, seed))
    return found


def table(found: dict[str, list[dict[str, Any]]]) -> list[str]:
    """The contestants as a table of ratios against catanatron."""
    base = [one["decisions_per_second"] for one in found["catanatron"] if "error" not in one]
    lines = [
        "| engine | decisions/s | games/s | decisions a game | times catanatron |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, many in found.items():
        errors = [one["error"] for one in many if "error" in one]
        if errors:
            lines.append(f"| {name} | not measured: {errors[0]} | | | |")
            continue
        speed, games, length = (
            median(one[key] for one in many)
            for key in ("decisions_per_second", "games_per_second", "decisions_per_game")
        )
        ratio = f"{speed / median(base):.1f}" if base else "-"
        version = many[0]["version"]
        lines.append(f"| {name} {version} | {speed:,.0f} | {games:,.1f} | {length:.0f} | {ratio} |")
    return lines


def more(seconds: float, build: Path | None, found: dict[str, list[dict[str, Any]]]) -> list[str]:
    """What else is promised: the compiled build against the plain one, clones, no growth with the length of a game."""
    lines = []
    for mode, seats in (("basic", 3), ("seals", 4)):
        speeds = [
            median(one["decisions_per_second"] for one in found[f"{name}, king-arthur, {mode}, {seats} seats"])
            for name in (PLAIN, COMPILED)
            if build is not None
        ]
        if speeds:
            lines.append(f"- compiled against plain, {mode}: {speeds[1] / speeds[0]:.2f} times")
    for name, where in ((PLAIN, None), (COMPILED, build)):
        if where is not None or name == PLAIN:
            clones = ours(["--what", "clones", "--seconds", str(seconds)], where)["clones_per_second"]
            lines.append(f"- clones in mid-turn, {name}: {clones:,}/s")
    grown = ours(["--what", "growth"], None)
    lines.append(
        f"- drawing a card, early and late in a game: {grown['early_us']} and {grown['late_us']} µs"
        f" ({grown['ratio']} times)"
    )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each contestant and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-compiled", action="store_true", help="leave the mypyc build out")
    given = parser.parse_args()
    build = None if given.no_compiled else HERE / "build"
    if build is not None:
        print("compiling ...", file=sys.stderr)
        compiled.build(build)
    found = rounds(given.rounds, given.seconds, build)
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, one used"
    lines = [
        f"# Bench of {datetime.now(UTC):%Y-%m-%d}",
        "",
        f"{machine}; {given.rounds} rounds of {given.seconds:g} s, medians. Made by `make bench`.",
        "",
        *table(found),
        "",
        *more(given.seconds, build, found),
    ]
    print("\n".join(lines))
    (HERE / "results.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
