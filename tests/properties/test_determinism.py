"""The same seed gives the same games in every process, however Python hashes and however many share the work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache

import pytest

from caliburn.lab.simulate import simulate
from tests.properties.play import CASES, Case, combinations
from tests.properties.sizes import SIZES

ELSEWHERE = """
import json, sys
from caliburn.lab.simulate import simulate
if __name__ == "__main__":
    plans = json.load(sys.stdin).items()
    print(json.dumps({case: [simulate(**plan).digest for plan in those] for case, those in plans}))
"""
MODES = sorted({case[:2]: case for case in CASES}.values())  # of every mode the case with the most seats


def plans(case: Case, jobs: int) -> list[dict[str, object]]:
    """What is simulated: default options and all switches on, for the most seats of the mode."""
    return [
        {
            "game": case.game,
            "seats": case.seats,
            "games": SIZES.simulated,
            "seed": "determinism",
            "options": {"mode": case.mode, **options},
            "jobs": jobs,
        }
        for options in (combinations(case)[0], combinations(case)[-1])
    ]


@cache
def digests_of(case: Case) -> list[str]:
    """What comes of the plans in this process."""
    return [simulate(**plan).digest for plan in plans(case, 1)]  # type: ignore[arg-type]


@pytest.mark.parametrize(("hash_seed", "jobs"), [("0", 1), ("1", 2), ("4294967295", 1)])
def test_the_same_seed_gives_the_same_games_in_another_process(hash_seed: str, jobs: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=json.dumps({str(case): plans(case, jobs) for case in MODES}),
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {str(case): digests_of(case) for case in MODES}


@pytest.mark.parametrize("case", MODES, ids=str)
def test_another_seed_gives_other_games(case: Case) -> None:
    plan = plans(case, 1)[0]
    digests = {simulate(**{**plan, "seed": seed, "games": 3}).digest for seed in ("1", "2", "3")}  # type: ignore[arg-type]
    assert len(digests) == 3
