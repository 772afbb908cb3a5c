"""The server under load: 200 live tables, 800 sockets, 100 moves a second; written to bench/server.md.

Server and load generators are processes of their own on this machine. The generators play random offered moves on a
fixed schedule, read every frame they are sent, and have rematches when games end.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
BUILD = HERE / "build"
PEOPLE = 4
QUIET = 3.0  # seconds between the founding of the tables and the first move
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
MOST_P50, MOST_P99 = 25.0, 150.0  # ms that must hold


class Sample(NamedTuple):
    """CPU seconds and memory of the server, its workers, and the CPU seconds of everything on the machine."""

    at: float
    server: float
    workers: float
    machine: float
    rss: float
    workers_rss: float


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def rss_of(pid: int) -> float:
    """Memory in MB."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def children_of(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def sample(pid: int) -> Sample:
    busy = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    workers = children_of(pid)
    return Sample(
        time.perf_counter(),
        cpu_of(pid),
        sum(map(cpu_of, workers)),
        (sum(busy[:8]) - busy[3] - busy[4]) / TICK,
        rss_of(pid),
        sum(map(rss_of, workers)),
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start_generators(given: argparse.Namespace, base: str) -> list[subprocess.Popen[str]]:
    count = given.generators
    shares = [given.tables // count + (number < given.tables % count) for number in range(count)]
    more = ["--no-compression"] if given.no_compression else []
    started = []
    for number, tables in enumerate(shares):
        command = [sys.executable, str(HERE / "server_load.py"), "--base", base, "--seed", str(number + 1), *more]
        command += ["--tables", str(tables), "--rate", str(given.rate * tables / given.tables)]
        command += ["--seconds", str(given.seconds)]
        started.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
    return started


class Measured(NamedTuple):
    samples: list[Sample]
    generators: list[dict[str, Any]]
    setting_up: float
    database: float
    errors: int


def measure(given: argparse.Namespace, data: Path) -> Measured:
    command = [sys.executable, str(HERE / "server_launch.py"), str(free_port()), str(data)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    generators: list[subprocess.Popen[str]] = []
    try:
        base = _line(server)
        began = time.perf_counter()
        generators = start_generators(given, base)
        for generator in generators:
            _line(generator)
        setting_up = time.perf_counter() - began
        time.sleep(QUIET)
        for generator in generators:
            assert generator.stdin is not None
            generator.stdin.write("go\n")
            generator.stdin.flush()
        samples = [sample(server.pid)]
        for _ in range(int(given.seconds)):
            time.sleep(1)
            samples.append(sample(server.pid))
        measured = [json.loads(_line(generator)) for generator in generators]
        database = sum(file.stat().st_size for file in data.glob("caliburn.db*")) / 1e6
        return Measured(samples, measured, setting_up, database, _errors(data))
    finally:
        for process in (*generators, server):
            process.terminate()
            process.wait(20)


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line:
        raise SystemExit(f"{process.args!r} ended")
    return line


def _errors(data: Path) -> int:
    lines = (data / "server.log").read_text(encoding="utf-8").splitlines()
    return sum(json.loads(line).get("level") in ("error", "critical") for line in lines)


def spread(seconds: list[float]) -> list[float]:
    """p50, p95, p99 and the longest, in ms."""
    ordered = sorted(seconds)
    return [1000 * ordered[min(int(len(ordered) * part), len(ordered) - 1)] for part in (0.5, 0.95, 0.99, 1)]


def report(given: argparse.Namespace, found: Measured) -> tuple[list[str], bool]:
    """The lines of bench/server.md, and whether the limits hold."""
    many = found.generators
    answered, told, late = ([time for one in many for time in one[key]] for key in ("answered", "told", "late"))
    errors: Counter[str] = Counter()
    for one in many:
        errors.update(one["errors"])
    p50, _, p99, _ = spread(answered)
    holds = p50 <= MOST_P50 and p99 <= MOST_P99 and not errors and not found.errors
    lines = [
        f"# The server under load, {datetime.now(UTC):%Y-%m-%d}",
        "",
        f"{given.tables} live tables, {given.tables * PEOPLE} people and sockets, {given.rate:g} moves/s for"
        f" {given.seconds:g} s. Python {platform.python_version()}, {_processor()}, {os.cpu_count()} cores for all of"
        f" it. SQLite with its defaults on disk; frames {'not ' if given.no_compression else ''}compressed."
        " Made by `python bench/server.py`.",
        "",
        "| ms | p50 | p95 | p99 | longest |",
        "|---|---:|---:|---:|---:|",
        f"| from sending a move to its answer | {_cells(spread(answered))} |",
        f"| until the last of the other three has the new state | {_cells(spread(told))} |",
        f"| behind schedule (of the load generator) | {_cells(spread(late))} |",
        "",
        f"- Moves: {len(late):,} sent, {len(answered):,} accepted; {sum(one['missed'] for one in many)} ticks without"
        f" a table to move at; at least {sum(one['least_live'] for one in many)} tables live at every second;"
        f" {sum(one['rematches'] for one in many)} rematches.",
        f"- Errors: {_told(errors)}; {found.errors} lines of level error in the server's log.",
        *_costs(given, found),
        f"- p50 <= {MOST_P50:g} ms, p99 <= {MOST_P99:g} ms, no error: **{'holds' if holds else 'does not hold'}**.",
    ]
    return lines, holds


def _costs(given: argparse.Namespace, found: Measured) -> list[str]:
    many, first, last = found.generators, found.samples[0], found.samples[-1]
    seconds = last.at - first.at
    server, workers = (last.server - first.server) / seconds, (last.workers - first.workers) / seconds
    load = sum(one["cpu"] for one in many)
    others = (last.machine - first.machine) / seconds - server - workers - load
    return [
        f"- CPU, in cores: server {server:.2f}, its bot workers {workers:.2f}, load generator {load:.2f}"
        f" ({len(many)} processes), everything else on the machine {others:.2f}.",
        f"- Memory: server {first.rss:.0f} MB at the start, {max(one.rss for one in found.samples):.0f} MB at most;"
        f" its bot workers {max(one.workers_rss for one in found.samples):.0f} MB.",
        f"- Sent to the clients: {sum(one['frames'] for one in many) / given.seconds:,.0f} frames/s,"
        f" {sum(one['bytes'] for one in many) / given.seconds / 1e6:.2f} MB/s uncompressed;"
        f" database at the end {found.database:.0f} MB.",
        f"- Founding all tables took {found.setting_up:.1f} s.",
    ]


def _cells(times: list[float]) -> str:
    return " | ".join(f"{time:.1f}" for time in times)


def _told(errors: Counter[str]) -> str:
    return ", ".join(f"{count} x {why}" for why, count in errors.items()) or "none"


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=None, help="four a table; anything else is refused")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second at all tables together")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--generators", type=int, default=2, help="processes of the load generator")
    parser.add_argument("--no-compression", action="store_true", help="browsers ask for compressed frames; do not")
    parser.add_argument("--keep", action="store_true", help="leave bench/server.md as it is")
    given = parser.parse_args()
    if given.sockets not in (None, PEOPLE * given.tables):
        parser.error(f"{given.tables} tables have {PEOPLE * given.tables} sockets")
    BUILD.mkdir(exist_ok=True)
    data = Path(tempfile.mkdtemp(prefix="server-", dir=BUILD))
    try:
        lines, holds = report(given, measure(given, data))
    finally:
        shutil.rmtree(data, ignore_errors=True)
    print("\n".join(lines))
    if not given.keep:
        (HERE / "server.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
