"""Builds Caliburn with kernel, states and pure functions compiled by mypyc, from the unchanged source.

    python bench/compiled.py DIR      copies src/caliburn to DIR/caliburn and compiles what is listed there in place

Rules classes stay interpreted: mypyc binds `super()` statically, which would break their composition.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "caliburn"
KERNEL = (
    "bags",
    "events",
    "flow",
    "given",
    "log",
    "luck",
    "match",
    "moves",
    "record",
    "result",
    "state",
    "step",
    "undo",
    "view",
)
KING_ARTHUR = (
    "conditions", "events", "figures", "memory", "modes/seals_challenges", "modes/seals_state", "moves", "payments",
    "state",
)  # fmt: skip


def modules() -> list[str]:
    """The modules that are compiled, as paths below the source folder."""
    return [f"caliburn/kernel/{name}.py" for name in KERNEL] + [
        f"caliburn/games/king_arthur/{name}.py" for name in KING_ARTHUR
    ]


def build(target: Path) -> None:
    """Copy the package to `target` and compile it there."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "caliburn", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    setup = (
        "from setuptools import setup\nfrom mypyc.build import mypycify\n"
        f"setup(name='caliburn-compiled', packages=[], ext_modules=mypycify({modules()!r}, opt_level='3'))\n"
    )
    (target / "setup.py").write_text(setup, encoding="utf-8")
    environment = {**os.environ, "MYPYPATH": str(target), "PYTHONPATH": str(target)}
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=target, env=environment, check=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", type=Path)
    build(parser.parse_args().target.resolve())


if __name__ == "__main__":
    main()
