"""One process of the load generator: founds tables of four people, then plays at them at a steady rate.

Told what to do by its arguments; says "ready", waits for a line, plays, and prints what it measured as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PEOPLE = 4
SETTING_UP = 16  # tables that are founded at the same time
PATIENCE = 30.0
CLOSING = 10.0


class Offer(msgspec.Struct):
    move: str


class Game(msgspec.Struct):
    question: int | None
    offers: list[Offer]


class Table(msgspec.Struct):
    phase: str
    rematch: str | None


class Frame(msgspec.Struct):
    """Of an answer or a state, what a player of random moves needs to know; the rest is skipped."""

    re: str = ""
    answer: str = ""
    n: int | None = None
    table: Table | None = None
    game: Game | None = None


class Sent(NamedTuple):
    """A move on its way."""

    key: str
    at: float


class Figures:
    """What was measured, in seconds."""

    def __init__(self) -> None:
        self.answered: list[float] = []
        self.told: list[float] = []
        self.late: list[float] = []
        self.errors: Counter[str] = Counter()
        self.missed = 0
        self.rematches = 0
        self.frames = 0
        self.bytes = 0
        self.live: list[int] = []


class Run:
    """What all tables of this process share."""

    def __init__(self, base: str, seed: int, compression: bool) -> None:
        self.base = base
        self.rng = random.Random(seed)
        self.compression = compression
        self.figures = Figures()
        self.measuring = False
        self.decoder = msgspec.json.Decoder(Frame)
        self.tasks: set[asyncio.Task[None]] = set()
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, limits=httpx.Limits(max_connections=SETTING_UP))

    async def post(self, path: str, body: object, token: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(path, json=body, headers=headers)
        self.http.cookies.clear()
        answer.raise_for_status()
        return answer

    def fail(self, why: str) -> None:
        self.figures.errors[why] += 1

    def spawn(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.fail(repr(task.exception()))


class Seat:
    """One person with one socket."""

    def __init__(self, place: Place, number: int, token: str) -> None:
        self.place = place
        self.number = number
        self.token = token
        self.frame = Frame()
        self.n = 0
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.waiting: dict[str, asyncio.Future[str]] = {}
        self.keys = 0

    async def open(self, table: str) -> None:
        run = self.place.run
        self.frame, self.n = Frame(), 0
        self.socket = await connect(
            f"{run.base.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            additional_headers={"authorization": f"Bearer {self.token}"},
            compression="deflate" if run.compression else None,
            ping_interval=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        self.reading = asyncio.create_task(self._read(self.socket))

    async def _read(self, socket: ClientConnection) -> None:
        run, place = self.place.run, self.place
        try:
            while True:
                data = await socket.recv(decode=False)
                at = time.perf_counter()
                frame = run.decoder.decode(data)
                run.figures.frames += 1
                run.figures.bytes += len(data)
                if frame.re:
                    place.answered(self, frame, at)
                else:
                    self.frame, self.n = frame, frame.n or 0
                    place.told(self, frame, at)
        except ConnectionClosed as error:
            if socket is self.socket:
                run.fail(f"socket closed: {error}")

    async def close(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            await socket.close()

    def new_key(self) -> str:
        self.keys += 1
        return f"{self.number}-{self.keys}"

    async def send(self, key: str, **command: object) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode({"key": key, **command}), text=True)

    async def ask(self, **command: object) -> None:
        """Send a command that must be accepted."""
        key = self.new_key()
        answer = self.waiting[key] = asyncio.get_running_loop().create_future()
        await self.send(key, **command)
        if (got := await asyncio.wait_for(answer, PATIENCE)) != "accepted":
            self.place.run.fail(f"{command['do']} {got}")


class Place:
    """A table that is always live: when a game ends, its people have a rematch."""

    def __init__(self, run: Run, number: int, ends_after: int | None) -> None:
        self.run = run
        self.number = number
        self.ends_after = ends_after  # moves after which three of the four give up
        self.seats: list[Seat] = []
        self.live = False
        self.sent: Sent | None = None
        self.n = 0  # the number of the latest move
        self.untold: dict[int, float] = {}
        self.moves = 0
        self.changed = asyncio.Event()

    async def found(self) -> None:
        names = [f"Guest {self.number}.{number}" for number in range(PEOPLE)]
        tokens = [(await self.run.post("/api/me", {"name": name})).headers["x-caliburn-token"] for name in names]
        body = {"game": "king-arthur", "seats": PEOPLE, "options": {"mode": "seals"}, "open": True}
        table = (await self.run.post("/api/tables", body, tokens[0])).json()["id"]
        self.seats = [Seat(self, number, token) for number, token in enumerate(tokens)]
        for seat in self.seats:
            await seat.open(table)
            if seat.number:
                await seat.ask(do="sit", seat=seat.number)
        await self.start()

    async def start(self) -> None:
        for seat in self.seats[1:]:
            await seat.ask(do="ready", ready=True)
        await self.seats[0].ask(do="start")
        await self.until(lambda: all([seat.frame.game is not None for seat in self.seats]))
        self.live = True

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.changed.clear()
                await self.changed.wait()

    def asked(self) -> Seat | None:
        return next((seat for seat in self.seats if seat.frame.game and seat.frame.game.question is not None), None)

    @property
    def ready(self) -> bool:
        """Whether somebody can move: everybody has seen the move before."""
        return self.live and self.sent is None and not self.untold and self.asked() is not None

    async def play(self, due: float) -> None:
        seat = self.asked()
        assert seat is not None
        assert seat.frame.game is not None
        game = seat.frame.game
        move = self.run.rng.choice(game.offers).move
        key = seat.new_key()
        at = time.perf_counter()
        self.sent, self.n = Sent(key, at), seat.n + 1
        self.untold = {other.number: at for other in self.seats if other is not seat}
        if self.run.measuring:
            self.run.figures.late.append(at - due)
        await seat.send(key, do="play", question=game.question, move=move)

    def answered(self, seat: Seat, frame: Frame, at: float) -> None:
        if (waiting := seat.waiting.pop(frame.re, None)) is not None:
            waiting.set_result(frame.answer)
            return
        if self.sent is None or frame.re != self.sent.key:
            self.run.fail("an answer to nothing")
            return
        if frame.answer != "accepted" or frame.n != self.n:
            self.run.fail(f"play {frame.answer}")
            self.untold = {}
        elif self.run.measuring:
            self.run.figures.answered.append(at - self.sent.at)
        self.sent = None
        self.moves += 1

    def told(self, seat: Seat, frame: Frame, at: float) -> None:
        self.changed.set()
        if seat.number in self.untold and (frame.n or 0) >= self.n:
            sent = self.untold.pop(seat.number)
            if not self.untold and self.run.measuring:
                self.run.figures.told.append(at - sent)
        if self.live and frame.table is not None and frame.table.phase == "over":
            self.live = False
            self.run.spawn(asyncio.create_task(self.rematch()))
        elif self.live and self.moves == self.ends_after and self.ready:
            self.live = False
            self.run.spawn(asyncio.create_task(self.give_up()))

    async def give_up(self) -> None:
        for seat in self.seats[1:]:
            await seat.ask(do="concede")
        await self.rematch()

    async def rematch(self) -> None:
        host = self.seats[0]
        await host.ask(do="rematch")
        await self.until(lambda: host.frame.table is not None and host.frame.table.rematch is not None)
        assert host.frame.table is not None
        table = host.frame.table.rematch
        assert table is not None
        for seat in self.seats:
            await seat.close()
            await seat.open(table)
        self.moves, self.sent, self.untold = 0, None, {}
        await self.start()
        self.run.figures.rematches += 1


async def pace(run: Run, places: list[Place], rate: float, seconds: float) -> None:
    """Play `rate` moves a second, table after table; whoever cannot move is passed over."""
    waiting = deque(places)
    began = time.perf_counter()
    for tick in range(round(rate * seconds)):
        due = began + tick / rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        if tick % round(rate) == 0:
            run.figures.live.append(sum(place.live for place in places))
        for _ in range(len(waiting)):
            place = waiting[0]
            waiting.rotate(-1)
            if place.ready:
                await place.play(due)
                break
        else:
            run.figures.missed += 1


async def settle(places: list[Place]) -> None:
    """Wait for the answers to the last moves."""
    async with asyncio.timeout(CLOSING):
        while any([place.sent is not None or place.untold or not place.live for place in places]):
            await asyncio.sleep(0.05)


async def main(given: argparse.Namespace) -> None:
    run = Run(given.base, given.seed, not given.no_compression)
    ends = [run.rng.randrange(5, 40) if number % 10 == 0 else None for number in range(given.tables)]
    places = [Place(run, given.seed * 1000 + number, ends_after) for number, ends_after in enumerate(ends)]
    gate = asyncio.Semaphore(SETTING_UP)

    async def found(place: Place) -> None:
        async with gate:
            await place.found()

    await asyncio.gather(*[found(place) for place in places])
    await run.http.aclose()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    run.measuring = True
    figures = run.figures
    figures.frames = figures.bytes = 0
    cpu, clock = time.process_time(), time.perf_counter()
    await pace(run, places, given.rate, given.seconds)
    share = (time.process_time() - cpu) / (time.perf_counter() - clock)
    try:
        await settle(places)
    except TimeoutError:
        run.fail("moves without an answer, or tables that did not go on")
    for place in places:
        for seat in place.seats:
            await seat.close()
    measured = {
        "answered": figures.answered,
        "told": figures.told,
        "late": figures.late,
        "errors": dict(figures.errors),
        "missed": figures.missed,
        "rematches": figures.rematches,
        "frames": figures.frames,
        "bytes": figures.bytes,
        "least_live": min(figures.live),
        "cpu": share,
    }
    print(json.dumps(measured), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", required=True)
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--rate", type=float, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--no-compression", action="store_true")
    asyncio.run(main(parser.parse_args()))
