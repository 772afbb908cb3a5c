"""Bots in worker processes: they answer whole games, and none of them can stop a table, whatever it does."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from random import Random
from typing import Any

import pytest
import pytest_asyncio
import structlog

import caliburn
from caliburn import Match, new_match, text_of
from caliburn.bots import BOTS, Bot, Sight, make_bot
from caliburn.kernel.errors import BadOption, BadRecord, NotAsked
from caliburn.kernel.moves import Move
from caliburn.server import thinkers as module
from caliburn.server import thoughts
from caliburn.server.replays import moments
from caliburn.server.thinkers import Thinkers, ThinkersClosed, WorkerFailed
from caliburn.server.thoughts import Thought, match_of, think

LIMIT = 0.8
GRACE = 8.0  # workers yield to everybody else: on a busy machine they take long to answer


class Misbehaved:
    """A bot that never answers as it should."""

    name = "misbehaved"

    def __init__(self, seed: str) -> None:
        self.seed = seed


class Raising(Misbehaved):
    def choose(self, sight: Sight) -> Move:
        raise ValueError("no idea")


class Inventing(Misbehaved):
    def choose(self, sight: Sight) -> Move:
        return ("flee",)


class Dreaming(Misbehaved):
    def choose(self, sight: Sight) -> Move:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class Deaf(Misbehaved):
    """Hangs where no signal reaches it."""

    def choose(self, sight: Sight) -> Move:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(60)
        raise AssertionError


class Deadly(Misbehaved):
    def choose(self, sight: Sight) -> Move:
        os._exit(3)


MISBEHAVED: dict[str, Callable[[str], Bot]] = {
    "raising": Raising,
    "inventing": Inventing,
    "dreaming": Dreaming,
    "deaf": Deaf,
    "deadly": Deadly,
}


def think_among_them(table: str, record: Mapping[str, Any], seat: int, bot: str, seed: str, limit: float) -> Thought:
    BOTS.update(MISBEHAVED)
    return think(table, record, seat, bot, seed, limit)


def fail_strangely() -> None:
    raise LookupError("a worker's own trouble")


def nap() -> None:
    time.sleep(60)


def a_match(seed: int = 1) -> Match:
    return new_match("king-arthur", seats=3, options={"mode": "seals"}, seed=seed)


@pytest_asyncio.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers(1, limit=LIMIT, grace=GRACE)
    yield made
    await made.close()


async def asked(thinkers: Thinkers, match: Match, bot: str, table: str = "t") -> str:
    return await thinkers.choose(table, match.record(), match.asks[0].seat, bot, f"seed {match.answers}")


def offered(match: Match) -> set[str]:
    return {text_of(move) for move in match.asks[0].options}


@pytest.mark.asyncio
async def test_bots_play_whole_games_at_several_tables_at_once() -> None:
    thinkers = Thinkers(2)

    async def play(table: str, seed: int) -> None:
        match = a_match(seed)
        while match.asks:
            move = await asked(thinkers, match, ("greedy", "random")[match.asks[0].seat % 2], table)
            assert move in offered(match)
            match.play(match.asks[0].seat, move)
        assert match.result is not None

    await asyncio.gather(play("one", 1), play("two", 2), play("three", 3))
    await thinkers.close()


@pytest.mark.asyncio
async def test_a_worker_answers_as_the_bot_would_here(thinkers: Thinkers) -> None:
    match = a_match()
    for _ in range(20):
        seat = match.asks[0].seat
        here = make_bot("greedy", f"seed {match.answers}").choose(Sight(match, seat))
        assert await asked(thinkers, match, "greedy") == text_of(here)
        match.play(seat, here)


@pytest.mark.asyncio
async def test_a_worker_that_was_killed_is_replaced(thinkers: Thinkers) -> None:
    match = a_match()
    before = await thinkers.run(os.getpid)
    assert before != os.getpid()
    first = await asked(thinkers, match, "greedy")
    os.kill(before, signal.SIGKILL)
    assert await asked(thinkers, match, "greedy") == first
    assert await thinkers.run(os.getpid) != before


@pytest.mark.asyncio
async def test_a_worker_does_not_mind_an_interrupt_from_the_keyboard(thinkers: Thinkers) -> None:
    pid = await thinkers.run(os.getpid)
    os.kill(pid, signal.SIGINT)
    assert await thinkers.run(os.getpid) == pid


@pytest.mark.asyncio
async def test_a_question_is_asked_again_when_the_worker_dies_over_it(thinkers: Thinkers) -> None:
    pid = await thinkers.run(os.getpid)
    answer = asyncio.ensure_future(thinkers.run(time.sleep, 0.5))
    await asyncio.sleep(0.2)
    os.kill(pid, signal.SIGKILL)
    assert await answer is None
    assert await thinkers.run(os.getpid) != pid


@pytest.mark.asyncio
@pytest.mark.parametrize("bot", sorted(MISBEHAVED))
async def test_a_bot_that_fails_hangs_or_dies_plays_at_random_and_is_told_of(
    thinkers: Thinkers, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "think", think_among_them)
    match = a_match()
    await thinkers.warm()
    with structlog.testing.capture_logs() as logs:
        move = await asyncio.wait_for(asked(thinkers, match, bot), 60)
    assert move == await asked(thinkers, match, "random")
    told = [entry for entry in logs if entry.get("bot") == bot]
    assert [entry["event"] for entry in told] == ["bot_ended_worker" if bot in ("deaf", "deadly") else "bot_failed"]
    assert told[0]["table"] == "t"


@pytest.mark.asyncio
async def test_whoever_waits_behind_a_slow_bot_gets_all_their_time(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "think", think_among_them)
    match = a_match()
    await thinkers.warm()
    with structlog.testing.capture_logs() as logs:
        slow = [asyncio.ensure_future(asked(thinkers, match, "dreaming", f"slow {n}")) for n in range(4)]
        await asyncio.sleep(LIMIT / 4)
        slow[0].cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        await asked(thinkers, match, "greedy")
    assert [entry["event"] for entry in logs] == ["bot_failed"] * 3


@pytest.mark.asyncio
async def test_mistakes_come_back_as_what_they_are(thinkers: Thinkers) -> None:
    match = a_match()
    record = match.record()
    with pytest.raises(BadOption, match="nobody"):
        await asked(thinkers, match, "nobody")
    with pytest.raises(NotAsked):
        await thinkers.choose("t", record, (match.asks[0].seat + 1) % 3, "greedy", "s")
    with pytest.raises(BadRecord):
        await thinkers.moments({**record, "log": []}, None, 0, 1)
    with pytest.raises(WorkerFailed, match="a worker's own trouble"):
        await thinkers.run(fail_strangely)


@pytest.mark.asyncio
async def test_replays_are_worked_out_in_a_worker(thinkers: Thinkers) -> None:
    match = a_match()
    for _ in range(9):
        match.play(match.asks[0].seat, match.asks[0].options[0])
    assert await thinkers.moments(match.record(), 1, 2, 5) == moments(match.record(), 1, 2, 5)


@pytest.mark.asyncio
async def test_closing_does_not_wait_for_anybody() -> None:
    thinkers = Thinkers(1)
    pid = await thinkers.run(os.getpid)
    napping = asyncio.ensure_future(thinkers.run(nap))
    await asyncio.sleep(0.1)
    await asyncio.wait_for(thinkers.close(), 5)
    with pytest.raises(ThinkersClosed):
        await napping
    with pytest.raises(ThinkersClosed):
        await thinkers.run(os.getpid)
    assert not alive(pid)


def test_thinking_goes_on_where_the_remembered_match_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker remembers changes nothing but the time it takes: with undos, and when a table starts anew."""
    replayed: list[str] = []

    def counting(record: Mapping[str, Any]) -> Match:
        replayed.append(record["digest"])
        return caliburn.replay(record)

    monkeypatch.setattr(thoughts, "replay", counting)
    thoughts._matches.clear()
    match, random = a_match(5), Random(5)
    for n in range(60):
        seat, record = match.asks[0].seat, match.record()
        kept = think("kept", record, seat, "greedy", str(n), LIMIT * 20)
        assert len(replayed) == n + 1
        assert kept == think(f"new {n}", record, seat, "greedy", str(n), LIMIT * 20)
        assert match_of("kept", record).view("referee") == match.view("referee")
        match.play(seat, random.choice(match.asks[0].options))
        if match.can_undo(seat) and random.random() < 0.3:
            match.undo(seat)
    assert any(line.endswith(" undo") for line in match.record()["log"])
    other = a_match(6)
    assert match_of("kept", other.record()).view("referee") == other.view("referee")


def test_a_worker_forgets_the_tables_it_was_not_asked_about_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thoughts, "MOST_MATCHES", 2)
    thoughts._matches.clear()
    record = a_match().record()
    for table in ("a", "b", "a", "c"):
        match_of(table, record)
    assert list(thoughts._matches) == ["a", "c"]


ORPHANS = """
import asyncio, os, sys, time
from caliburn.server.thinkers import Thinkers

async def main():
    thinkers = Thinkers(2)
    await thinkers.warm()
    print(*[await lane.ask(9, os.getpid, ()) for lane in thinkers._lanes], flush=True)
    await asyncio.gather(*[lane.ask(90, time.sleep, (60,)) for lane in thinkers._lanes])

if __name__ == "__main__":
    asyncio.run(main())
"""


def alive(pid: int) -> bool:
    """Whether a process runs; one that ended and was not yet waited for does not."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(shown.strip()) and not shown.strip().startswith("Z")


def test_workers_end_with_a_server_that_is_killed(tmp_path: Any) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHANS, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        running = [alive(pid) for pid in pids]
        server.kill()
    deadline = time.monotonic() + 5
    while any(map(alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert (running, [alive(pid) for pid in pids]) == ([True, True], [False, False])
