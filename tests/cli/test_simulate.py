"""The same arguments give the same digest, whatever the processes and the hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

ARGUMENTS = ["simulate", "king-arthur", "--games", "30", "--seed", "11", "--option", "mode=seals", "--json"]


def digest(jobs: str, hash_seed: str) -> str:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from caliburn.cli import main; sys.exit(main())",
            *ARGUMENTS,
            "--jobs",
            jobs,
        ],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    found: str = json.loads(done.stdout)["digest"]
    return found


def test_the_digest_depends_neither_on_jobs_nor_on_the_hash_seed() -> None:
    assert digest("1", "0") == digest("2", "1") == digest("1", "2")
