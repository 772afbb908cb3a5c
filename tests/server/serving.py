"""A real server in a thread, and people who use it over the wire: what the tests of the server share."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import socket
import ssl
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self, TypeAlias, TypeVar
from unittest import mock

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caliburn.server import app as application
from caliburn.server.app import Server, make_app
from caliburn.server.config import Config, Rates
from caliburn.server.rooms import House, Timings
from caliburn.server.table_socket import MOST_FRAME
from caliburn.server.thinkers import Thinkers, _Lane
from caliburn.server.thoughts import call
from tests.server.luck import luck_of_the_test

T = TypeVar("T")
Json: TypeAlias = dict[str, Any]

PATIENCE = 20.0  # s to wait for what must come
MANY = 1e9
UNLIMITED = Rates(*([MANY] * len(Rates.__struct_fields__)))
DAY = 86_400_000  # ms
NO_TLS = ssl.create_default_context()  # made once: each costs more than most tests
_keys = itertools.count(1)


class OwnLane(_Lane):
    """Thinks in a thread of this process: a worker of its own takes a second to start."""

    def __init__(self) -> None:
        super().__init__()
        self._thread = ThreadPoolExecutor(1, "thinker")

    async def ask(self, longest: float, fn: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, call, fn, args)

    async def close(self) -> None:
        self._thread.shutdown(wait=True, cancel_futures=True)


class OwnThinkers(Thinkers):
    """Bots without worker processes."""

    def __init__(self, workers: int | None = None) -> None:
        super().__init__(1)
        self._lanes = [OwnLane()]


class Running:
    """A server that runs in a thread of its own."""

    def __init__(self, config: Config, listening: socket.socket, patience: int) -> None:
        self.config = config
        self.base = f"http://127.0.0.1:{config.port}"
        self.host = f"127.0.0.1:{config.port}"
        self.app: Any = make_app(config)
        settings = uvicorn.Config(
            self.app,
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=2 * MOST_FRAME,
            server_header=False,
            proxy_headers=config.proxied,
            timeout_graceful_shutdown=patience,
        )
        self._uvicorn = uvicorn.Server(settings)
        self._listening = listening
        self._thread = threading.Thread(target=self._run, name="server")
        self._loop: asyncio.AbstractEventLoop | None = None

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._uvicorn.serve(sockets=[self._listening])

        asyncio.run(serve())

    def start(self) -> None:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._uvicorn.started:
            if not self._thread.is_alive() or time.monotonic() > until:
                raise RuntimeError("the server did not start")
            time.sleep(0.005)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join()
        self._listening.close()

    @property
    def server(self) -> Server:
        found: Server = self.app.app.state.server
        return found

    @property
    def house(self) -> House:
        return self.server.house

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Await something in the server's own loop; from tests that are not coroutines themselves."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def within(self, work: Coroutine[Any, Any, T]) -> T:
        """Await something in the server's own loop; from coroutines."""
        assert self._loop is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))


class Evening:
    """The tables' clock: now, or so many days later."""

    def __init__(self) -> None:
        self.later = 0.0

    def now(self) -> int:
        return int(time.time() * 1000 + self.later * DAY)


def config_for(data: Path, *, pause: float = 0.0, away_after: int = 60_000, **more: Any) -> Config:
    """No limits and hasty bots; what is given is otherwise."""
    return Config(**{"data": data, "rates": UNLIMITED, "timings": Timings(away_after=away_after, pause=pause), **more})


@contextlib.contextmanager
def running(
    config: Config,
    *,
    port: int = 0,
    now: Callable[[], int] | None = None,
    processes: bool = False,
    patience: int = 1,
) -> Iterator[Running]:
    """Serve on this port, or a free one. Bots think in a thread unless `processes` are wanted; `now` is the tables'
    clock in ms."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    listening.listen(256)
    config = msgspec.structs.replace(config, port=listening.getsockname()[1])
    with contextlib.ExitStack() as stack:
        stack.enter_context(luck_of_the_test())
        if not processes:
            stack.enter_context(mock.patch.object(application, "Thinkers", OwnThinkers))
        if now is not None:
            stack.enter_context(mock.patch.object(application, "House", partial(House, now=now)))
        server = Running(config, listening, patience)
        try:
            server.start()
            yield server
        finally:
            server.stop()


def new_key() -> str:
    return f"k{next(_keys)}"


class Client:
    """One person's browser: its cookies, and sockets to tables. `async with Client(server) as elaine:`"""

    def __init__(self, server: Running, lang: str = "en") -> None:
        self.server = server
        self.me: Json = {}
        self.token: str | None = None
        self.http = httpx.AsyncClient(
            base_url=server.base,
            headers={"accept-language": lang},
            trust_env=False,
            timeout=PATIENCE,
            verify=NO_TLS,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def guest(self, name: str = "Elaine", **more: Any) -> Json:
        """Become a guest."""
        answer = await self.http.post("/api/me", json={"name": name, **more})
        assert answer.status_code == 201, answer.text
        self.signed_in(answer)
        return self.me

    def signed_in(self, answer: httpx.Response) -> None:
        self.me = answer.json()
        self.token = answer.headers["x-caliburn-token"]

    async def found(self, **more: Any) -> str:
        """Found a table: King Arthur for two, gathering, unless told otherwise."""
        answer = await self.http.post(
            "/api/tables", json={"game": "king-arthur", "seats": 2, "pace": "instant", **more}
        )
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def join(self, host: Client, table: str) -> None:
        """Be let in by the host's invite link."""
        invite = (await host.state(table))["table"]["invite"]
        answer = await self.http.post(f"/api/invites/{invite}", json={})
        assert answer.status_code == 200, answer.text

    async def state(self, table: str) -> Json:
        """The table as this person may see it, fresh."""
        answer = await self.http.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def do(self, table: str, do: str, key: str | None = None, **fields: Any) -> Json:
        """A command by HTTP; its answer."""
        answer = await self.http.post(
            f"/api/tables/{table}/commands", json={"key": key or new_key(), "do": do, **fields}
        )
        found: Json = answer.json()
        return found

    async def done(self, table: str, do: str, **fields: Any) -> int:
        """A command that must be accepted; the number of its entry."""
        answer = await self.do(table, do, **fields)
        assert answer.get("answer") == "accepted", answer
        n: int = answer["n"]
        return n

    @contextlib.asynccontextmanager
    async def socket(self, table: str, follow: Follower | None = None, /, **headers: str) -> AsyncIterator[Socket]:
        """A connection to a table. With `follow` it goes on where an earlier one ended."""
        follower = follow if follow is not None else Follower()
        address = f"ws://{self.server.host}/api/tables/{table}/socket{follower.query}"
        cookie = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        async with connect(address, additional_headers={**cookie, **headers}, proxy=None, close_timeout=2) as wire:
            yield Socket(wire, follower)


class Follower:
    """A client that knows nothing but what `types.ts` says, and keeps what it was sent."""

    def __init__(self) -> None:
        self.state: Json | None = None
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.undos = 0
        self.frames: list[str] = []

    @property
    def query(self) -> str:
        """What it has already, for `?events=N&undos=M&chat=K`."""
        if self.state is None:
            return ""
        events = self.events[-1]["n"] if self.events else 0
        chat = self.chat[-1]["n"] if self.chat else 0
        return f"?events={events}&undos={self.undos}&chat={chat}"

    def take(self, frame: Json) -> None:
        self.state = frame
        self.chat += frame["chat"]
        game = frame["game"]
        if game is not None:
            self.undos = game["undos"]
            self.events = [event for event in self.events if event["n"] <= game["events_from"]] + game["events"]


class Socket:
    """An open connection: commands go out, frames come in and are followed."""

    def __init__(self, wire: ClientConnection, follower: Follower) -> None:
        self.wire = wire
        self.follower = follower
        self.answers: dict[str, Json] = {}

    @property
    def state(self) -> Json:
        assert self.follower.state is not None
        return self.follower.state

    @property
    def game(self) -> Json:
        found: Json = self.state["game"]
        return found

    async def receive(self, patience: float = PATIENCE) -> Json:
        """The next frame."""
        text = await asyncio.wait_for(self.wire.recv(), patience)
        assert isinstance(text, str)
        self.follower.frames.append(text)
        frame: Json = json.loads(text)
        if "re" in frame:
            self.answers[frame["re"]] = frame
        else:
            self.follower.take(frame)
        return frame

    async def send(self, do: str, key: str | None = None, **fields: Any) -> str:
        """Send a command without waiting for its answer; its key."""
        key = key or new_key()
        await self.wire.send(json.dumps({"key": key, "do": do, **fields}))
        return key

    async def answer(self, key: str) -> Json:
        """The answer to a command that was sent."""
        while key not in self.answers:
            await self.receive()
        return self.answers.pop(key)

    async def do(self, do: str, key: str | None = None, **fields: Any) -> Json:
        """A command and its answer."""
        return await self.answer(await self.send(do, key, **fields))

    async def done(self, do: str, **fields: Any) -> int:
        """A command that must be accepted; the number of its entry."""
        answer = await self.do(do, **fields)
        assert answer["answer"] == "accepted", answer
        n: int = answer["n"]
        return n

    async def until(self, holds: Callable[[Json], object], patience: float = PATIENCE) -> Json:
        """The first state, the present one included, of which this holds."""
        end = time.monotonic() + patience
        while self.follower.state is None or not holds(self.state):
            await self.receive(max(end - time.monotonic(), 0.001))
        return self.state

    async def at_least(self, n: int) -> Json:
        """The state once entry n is told."""
        return await self.until(lambda state: state["n"] >= n)

    async def closed(self) -> int:
        """Read until the server closes; the code it closed with."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        assert self.wire.close_code is not None
        return self.wire.close_code

    @property
    def asked(self) -> bool:
        """Whether this person has something to decide."""
        game = None if self.follower.state is None else self.state["game"]
        return game is not None and game["question"] is not None and bool(game["offers"])

    async def play(self, rng: Random | None = None, move: str | None = None) -> Json:
        """Answer the open question: as told, or at random and seldom with a pass."""
        moves = [offer["move"] for offer in self.game["offers"]]
        if rng is not None and rng.random() < 0.9:
            moves = [text for text in moves if text != "pass"] or moves
        chosen = move if move is not None else moves[0] if rng is None else rng.choice(moves)
        return await self.do("play", question=self.game["question"], move=chosen)


def is_over(state: Json) -> bool:
    return bool(state["table"]["phase"] == "over")


async def play_to_the_end(socket: Socket, rng: Random) -> Json:
    """Answer whatever is asked at random until the game is over; the last state."""
    while not (socket.follower.state is not None and is_over(socket.state)):
        if socket.asked:
            answer = await socket.play(rng)
            assert answer["answer"] in ("accepted", "stale"), answer
            if answer["answer"] == "accepted":
                await socket.at_least(answer["n"])
                continue
        await socket.receive()
    return socket.state
