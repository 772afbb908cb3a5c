"""Measure every peer engine in a virtualenv of its own and print the results as a JSON list."""

import argparse
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
INSTALL_SECONDS = 600.0
GRACE_SECONDS = 120.0


@dataclass(frozen=True)
class Peer:
    """One measurement: its name, its script with arguments, its environment and what to install there."""

    name: str
    command: tuple[str, ...]
    env: str
    requirements: tuple[str, ...]


OPEN_SPIEL = ("open_spiel==2.0.2",)
PEERS = (
    Peer("catanatron", ("peer_catanatron.py",), "catanatron", ("catanatron==3.2.1", "networkx==3.6.1")),
    Peer("open_spiel/gin_rummy", ("peer_open_spiel.py", "--game", "gin_rummy"), "open_spiel", OPEN_SPIEL),
    Peer("open_spiel/hearts", ("peer_open_spiel.py", "--game", "hearts"), "open_spiel", OPEN_SPIEL),
    Peer("python-chess", ("peer_chess.py",), "chess", ("chess==1.11.2",)),
)


class PeerError(Exception):
    """A peer could not be installed or run."""


def call(command: list[str], timeout: float) -> str:
    """Run a command and return its output; raise PeerError with its last error line if it fails."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    env["PYTHONHASHSEED"] = "0"
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, env=env, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PeerError(f"{type(error).__name__}: {Path(command[0]).name}") from error
    if done.returncode:
        lines = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        message = lines[-1] if lines else f"exit code {done.returncode}"
        raise PeerError(re.sub(r"\w+://\S+", "<url>", message))
    return done.stdout


def prepare(peer: Peer, envs: Path) -> Path:
    """Return the Python of the peer's virtualenv, made anew unless its stamp shows the same requirements."""
    home = envs.resolve() / peer.env
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = home / "requirements.stamp"
    wanted = "\n".join(peer.requirements) + "\n"
    if not python.exists() or not stamp.exists() or stamp.read_text() != wanted:
        call([sys.executable, "-m", "venv", "--clear", str(home)], INSTALL_SECONDS)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
        call([*pip, *peer.requirements], INSTALL_SECONDS)
        stamp.write_text(wanted)
    return python


def run(peer: Peer, envs: Path, seconds: float, seed: int) -> dict[str, Any]:
    """Measure one peer; a failure becomes an entry with an error."""
    script, *options = peer.command
    options += ["--seconds", str(seconds), "--seed", str(seed)]
    try:
        python = prepare(peer, envs)
        output = call([str(python), str(HERE / script), *options], seconds + GRACE_SECONDS)
        result: dict[str, Any] = json.loads(output)
    except (PeerError, OSError, ValueError) as error:
        return {"name": peer.name, "error": str(error)}
    return result


def main() -> int:
    """Run all peers, or those given by --only, one after another."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--envs", type=Path, required=True, help="folder of the virtualenvs")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=[peer.name for peer in PEERS])
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a peer failed")
    args = parser.parse_args()
    peers = [peer for peer in PEERS if not args.only or peer.name in args.only]
    results = [run(peer, args.envs, args.seconds, args.seed) for peer in peers]
    print(json.dumps(results, indent=2))
    return int(args.strict and any("error" in result for result in results))


if __name__ == "__main__":
    sys.exit(main())
