"""The server is killed again and again while people and bots play; nothing it acknowledged may be lost or doubled."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import signal
import socket
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from caliburn.server import entries as log
from caliburn.server.store import Row, Store
from caliburn.server.table_log import fold
from tests.conftest import SOAK

KILLS = 50 if SOAK else 6
MOST_RESTART = 2.0 if SOAK else 10.0  # s; other tests may have the processors in CI
PATIENCE = 30.0
MOST_BETWEEN = 2.0 if SOAK else 0.5  # s from the first move after a restart to the next kill
AT_ONCE = 0.008  # s after a move was sent: about when it is committed, and not yet answered
CAMPAIGN_KILLS = 50 if SOAK else 4


class Setting(NamedTuple):
    """A table that plays while the server is killed."""

    game: str
    mode: str
    people: int
    bots: list[str]


TABLES = (
    Setting("king-arthur", "seals", 2, []),  # where no bot must think first: somebody can always move
    Setting("king-arthur", "seals", 2, ["greedy"]),
    Setting("king-arthur", "basic", 2, ["random", "greedy"]),
    Setting("king-arthur", "basic", 1, ["random"]),
)
CAMPAIGNS = (
    Setting("knight-fall", "campaign", 2, []),
    Setting("knight-fall", "campaign", 1, []),
    Setting("knight-fall", "campaign", 1, ["random"]),
)

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc"),
    pytest.mark.timeout(600),
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Born(NamedTuple):
    """A process: its number alone may soon be another's."""

    pid: int
    started: str


def process(pid: int) -> Born | None:
    """A process that lives."""
    try:
        state, *fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state in "ZX" else Born(pid, fields[18])


def children(pid: int) -> list[Born]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    found = [process(int(child)) for task in tasks for child in task.read_text().split()]
    return [child for child in found if child is not None]


async def eventually(holds: Callable[[], bool], patience: float = PATIENCE) -> None:
    async with asyncio.timeout(patience):
        while not holds():
            await asyncio.sleep(0.01)


class Victim:
    """The server as it is started by its users, on one port for all its lives."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.up = asyncio.Event()
        self.began = 0.0
        self._process: asyncio.subprocess.Process | None = None

    @property
    def log(self) -> Path:
        return self.data / "server.log"

    async def start(self) -> None:
        self.began = time.monotonic()
        self._process = await asyncio.create_subprocess_exec(
            str(Path(sys.executable).with_name("caliburn")),
            *("serve", "--data", str(self.data), "--port", str(self.port), "--log", str(self.log)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # where Python's own tracker of semaphores tells of the murder
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            async for line in self._process.stdout:
                if str(self.port).encode() in line:
                    self.up.set()
                    return
        raise AssertionError("the server did not start")

    async def stop(self) -> None:
        """Ask it to stop."""
        assert self._process is not None
        self.up.clear()
        self._process.terminate()
        await asyncio.wait_for(self._process.wait(), PATIENCE)
        self._process._transport.close()  # type: ignore[attr-defined]  # else its pipe is a ResourceWarning

    async def kill(self) -> list[Born]:
        """Kill it as nothing can be killed harder; its children at that moment."""
        assert self._process is not None
        self.up.clear()
        workers = children(self._process.pid)
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
        self._process._transport.close()  # type: ignore[attr-defined]  # else its pipe is a ResourceWarning
        return workers


class Acknowledged(NamedTuple):
    """A command with the number it was answered with; `sent` and `at` order what happened in this process."""

    table: str
    key: str
    command: dict[str, Any]
    n: int
    sent: int
    at: int


class Happenings:
    """What all people have in common."""

    def __init__(self) -> None:
        self.ticks = itertools.count()
        self.acknowledged: list[Acknowledged] = []
        self.never: list[tuple[str, str]] = []  # table and key of commands that were refused or too late
        self.repeated = 0  # commands that were committed before a crash and answered after it
        self.sending = asyncio.Event()
        self.moved = asyncio.Event()
        self.ending = False


class Issued(NamedTuple):
    command: dict[str, Any]
    sent: int


class Somebody:
    """A person with a browser: keeps unanswered commands in a queue and sends them again on every connection."""

    def __init__(self, victim: Victim, happenings: Happenings, token: str, me: str, seed: int) -> None:
        self.victim = victim
        self.happenings = happenings
        self.token = token
        self.me = me
        self.rng = random.Random(seed)
        self.table = ""
        self.queue: deque[Issued] = deque()
        self.numbers: dict[str, int] = {}
        self.state: dict[str, Any] = {}
        self.seen = 0
        self.keys = itertools.count(1)
        self.wire: ClientConnection | None = None

    async def play(self) -> None:
        """Play at this table and its rematches until it is time to end and everything is answered."""
        while not (self.happenings.ending and not self.queue):
            await self.victim.up.wait()
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._connected()

    async def leave(self) -> None:
        """Go, unless something is not answered yet; then go when it is."""
        if self.wire is not None and not self.queue:
            await self.wire.close()

    async def _connected(self) -> None:
        address = f"ws://127.0.0.1:{self.victim.port}/api/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        table = self.table
        async with connect(address, additional_headers=headers, proxy=None, close_timeout=0.1) as wire:
            self.state, self.wire = {}, wire
            for issued in self.queue:
                await self._send(wire, issued)
            async for text in wire:
                frame = json.loads(text)
                if "re" in frame:
                    await self._answered(wire, frame)
                else:
                    self.state = frame
                if not self.queue:
                    if self.happenings.ending:
                        return
                    await self._act(wire)
                    if table != self.table:
                        return

    async def _send(self, wire: ClientConnection, issued: Issued) -> None:
        self.happenings.sending.set()
        await wire.send(json.dumps(issued.command))

    async def _issue(self, wire: ClientConnection, do: str, **fields: Any) -> None:
        command = {"key": f"c{next(self.keys)}", "do": do, **fields}
        issued = Issued(command, next(self.happenings.ticks))
        self.queue.append(issued)
        await self._send(wire, issued)
        if self.rng.random() < 0.1:
            await self._send(wire, issued)

    async def _answered(self, wire: ClientConnection, answer: dict[str, Any]) -> None:
        key, what, n = answer["re"], answer["answer"], answer["n"]
        if key in self.numbers:
            assert (what, n) == ("duplicate", self.numbers[key]), answer
            return
        if not self.queue or self.queue[0].command["key"] != key:
            return  # the second answer to a command that was refused
        issued = self.queue[0]
        if what == "refused" and answer["reason"]["id"] == "refused-too-often":
            await asyncio.sleep(0.2)
            await self._send(wire, issued)
            return
        self.queue.popleft()
        if what in ("accepted", "duplicate"):
            self._acknowledged(issued, n, what)
        else:
            self.happenings.never.append((self.table, f"{self.me} {key}"))

    def _acknowledged(self, issued: Issued, n: int, what: str) -> None:
        key = issued.command["key"]
        self.numbers[key] = self.seen = n
        self.happenings.repeated += what == "duplicate"
        at = next(self.happenings.ticks)
        self.happenings.acknowledged.append(
            Acknowledged(self.table, f"{self.me} {key}", issued.command, n, issued.sent, at)
        )
        if issued.command["do"] == "play":
            self.happenings.moved.set()

    async def _act(self, wire: ClientConnection) -> None:
        """Do what there is to do, once what was done before is seen."""
        if not self.state or self.state["n"] < self.seen:
            return
        table, game = self.state["table"], self.state["game"]
        you = table["you"]
        if table["phase"] == "gathering":
            await self._gather(wire, table)
        elif table["phase"] == "over":
            if table["rematch"] is not None:
                self.table, self.seen, self.numbers = table["rematch"], 0, {}
            elif you["host"]:
                await self._issue(wire, "rematch")
        elif game["question"] is not None and game["offers"]:
            if self.rng.random() < 0.1:
                await self._issue(wire, "say", text=f"line {next(self.keys)}")
            if game["can_undo"] and self.rng.random() < 0.2:
                await self._issue(wire, "undo")
            else:
                move = self.rng.choice(game["offers"])["move"]
                await self._issue(wire, "play", question=game["question"], move=move)

    async def _gather(self, wire: ClientConnection, table: dict[str, Any]) -> None:
        mine = table["seats"][table["you"]["seat"]]
        people = [seat for seat in table["seats"] if seat["person"] not in (None, self.me)]
        if not table["you"]["host"]:
            if not mine["ready"]:
                await self._issue(wire, "ready", ready=True)
        elif all([seat["ready"] for seat in people]):
            await self._issue(wire, "start")


async def gathered(victim: Victim, happenings: Happenings, tables: tuple[Setting, ...]) -> list[Somebody]:
    """The tables with everybody seated."""
    people: list[Somebody] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{victim.port}", trust_env=False, timeout=PATIENCE) as http:

        async def guest(name: str) -> Somebody:
            answer = await http.post("/api/me", json={"name": name})
            http.cookies.clear()
            token = answer.headers["x-caliburn-token"]
            return Somebody(victim, happenings, token, answer.json()["id"], len(people))

        async def post(path: str, body: dict[str, Any], who: Somebody) -> Any:
            answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {who.token}"})
            assert answer.status_code in (200, 201), answer.text
            return answer.json()

        for number, (game, mode, seats, bots) in enumerate(tables):
            host = await guest(f"Host {number}")
            wanted = {"game": game, "seats": seats + len(bots), "options": {"mode": mode}, "open": True}
            more = {"bots": [None] * seats + bots, "pace": "instant"}
            host.table = (await post("/api/tables", {**wanted, **more}, host))["id"]
            people.append(host)
            for seat in range(1, seats):
                friend = await guest(f"Friend {number}.{seat}")
                friend.table = host.table
                sit = {"key": "sit", "do": "sit", "seat": seat}
                await post(f"/api/tables/{host.table}/commands", sit, friend)
                people.append(friend)
    return people


@contextlib.asynccontextmanager
async def playing(people: list[Somebody], happenings: Happenings) -> AsyncIterator[None]:
    """Everybody plays; afterwards everybody waits until all of their commands are answered."""
    async with asyncio.TaskGroup() as group:
        for somebody in people:
            group.create_task(somebody.play())
        yield
        happenings.ending = True
        for somebody in people:
            await somebody.leave()


async def crash(victim: Victim, happenings: Happenings, rng: random.Random) -> tuple[list[Born], float]:
    """Kill the server at a bad moment and start it again: its workers, and how long until a move was accepted."""
    if rng.random() < 0.5:
        await asyncio.sleep(rng.uniform(0, MOST_BETWEEN))
    else:
        await asyncio.sleep(rng.uniform(0, MOST_BETWEEN / 2))
        happenings.sending.clear()
        await asyncio.wait_for(happenings.sending.wait(), PATIENCE)
        await asyncio.sleep(rng.uniform(0, AT_ONCE))
    workers = await victim.kill()
    happenings.moved.clear()
    await victim.start()
    await asyncio.wait_for(happenings.moved.wait(), PATIENCE)
    return workers, time.monotonic() - victim.began


async def logs_of(data: Path, tables: set[str]) -> dict[str, list[Row]]:
    store = await Store.open(data / "caliburn.db")
    found = {table: await store.entries(table) for table in sorted(tables)}
    await store.close()
    return found


def check_log(table: str, rows: list[Row], happenings: Happenings) -> None:
    acknowledged = [one for one in happenings.acknowledged if one.table == table]
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    keyed = {row.key: row.n for row in rows if row.key is not None and not row.key.endswith(" sit")}
    assert keyed == {one.key: one.n for one in acknowledged}, "acknowledged is not what was kept"
    assert not keyed.keys() & {key for where, key in happenings.never if where == table}
    for one in acknowledged:
        entry = log.decode(rows[one.n - 1].body)
        if isinstance(entry, log.Moved):
            assert (one.command["do"], one.command["move"]) == ("play", entry.move)
        elif isinstance(entry, log.Said):
            assert (one.command["do"], one.command["text"]) == ("say", entry.text)
        else:
            kinds = {"undo": log.TookBack, "ready": log.Readied, "start": log.Started, "rematch": log.Rematched}
            assert type(entry) is kinds[one.command["do"]]
    check_order(acknowledged)


def check_order(acknowledged: list[Acknowledged]) -> None:
    """Whatever was acknowledged before something else was sent stands before it in the log."""
    answered = deque(sorted(acknowledged, key=lambda one: one.at))
    last = 0
    for one in sorted(acknowledged, key=lambda one: one.sent):
        while answered and answered[0].at < one.sent:
            last = max(last, answered.popleft().n)
        assert one.n > last, one


class Ordeal(NamedTuple):
    """What became of it when a server was killed again and again."""

    happenings: Happenings
    logs: dict[str, list[Row]]
    states: list[dict[str, Any]]  # what people saw last before each kill
    times: list[float]  # s from each restart until a move was accepted, the shortest first
    most_workers: int

    def figures(self) -> dict[str, int]:
        moves = [row for rows in self.logs.values() for row in rows if isinstance(log.decode(row.body), log.Moved)]
        return {
            "kills": len(self.times),
            "tables": len(self.logs),
            "moves": len(moves),
            "acknowledged": len(self.happenings.acknowledged),
            "answered_again_after_a_crash": self.happenings.repeated,
            "ms_from_restart_to_a_move_median": round(1000 * self.times[len(self.times) // 2]),
            "ms_from_restart_to_a_move_longest": round(1000 * self.times[-1]),
        }


async def ordeal(data: Path, tables: tuple[Setting, ...], kills: int) -> Ordeal:
    """Kill the server so often while people play; nothing that it acknowledged may be lost, doubled or reordered."""
    rng = random.Random(kills)
    victim, happenings = Victim(data), Happenings()
    await victim.start()
    people = await gathered(victim, happenings, tables)
    times, states, most_workers = [], [], 0
    async with playing(people, happenings):
        await asyncio.wait_for(happenings.moved.wait(), PATIENCE)
        for _ in range(kills):
            workers, until_moved = await crash(victim, happenings, rng)
            states += [somebody.state for somebody in people if somebody.state]
            times.append(until_moved)
            most_workers = max(most_workers, len(workers))
            await eventually(lambda workers=workers: not [one for one in workers if process(one.pid) == one])  # type: ignore[misc]
    last = await victim.kill()
    await eventually(lambda: not [one for one in last if process(one.pid) == one])

    logs = await logs_of(data, {one.table for one in happenings.acknowledged})
    for table, rows in logs.items():
        check_log(table, rows, happenings)
        assert fold(table, rows).frozen is None
    levels = [json.loads(line)["level"] for line in victim.log.read_text(encoding="utf-8").splitlines()]
    assert not {"error", "critical"} & set(levels)
    times.sort()
    return Ordeal(happenings, logs, states, times, most_workers)


@pytest.mark.asyncio
async def test_a_server_that_is_killed_loses_doubles_and_reorders_nothing_it_acknowledged(
    tmp_path: Path, count: Callable[..., None]
) -> None:
    found = await ordeal(tmp_path, TABLES, KILLS)
    assert found.most_workers >= 2, "no worker was ever there to be orphaned"
    count(**found.figures())
    assert found.times[-1] <= MOST_RESTART, found.times


@pytest.mark.asyncio
async def test_a_campaign_survives_a_kill_at_any_moment_on_the_map_and_in_battle(
    tmp_path: Path, count: Callable[..., None]
) -> None:
    found = await ordeal(tmp_path, CAMPAIGNS, CAMPAIGN_KILLS)
    seen = [state["game"]["view"]["table"]["campaign"] for state in found.states if state["game"] is not None]
    in_battle = sum([campaign["battle"] is not None for campaign in seen])
    count(**found.figures(), seen_on_the_map=len(seen) - in_battle, seen_in_battle=in_battle)
    assert 0 < in_battle < len(seen) or not SOAK
    assert found.times[-1] <= MOST_RESTART, found.times
