"""Turn notices from a real table to a real receiver: only to people who are not looking."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from caliburn.kernel.text import Arg, Message, words
from tests.server.serving import Client, Running, config_for, running


class Receiver:
    """Somebody's own webhook on this machine."""

    def __init__(self) -> None:
        self.notices: queue.Queue[dict[str, Any]] = queue.Queue()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.notices.put(json.loads(body))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/turn"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})
        self._thread.start()

    async def next(self) -> dict[str, Any]:
        return await asyncio.to_thread(self.notices.get, timeout=10)

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(config_for(tmp_path, private_webhooks=True, notice_every=0.001)) as server:
        yield server


async def wants_notices(client: Client, receiver: Receiver) -> None:
    answer = await client.http.patch("/api/me", json={"notices": {"webhook": receiver.url, "mail": None}})
    assert answer.status_code == 200
    assert answer.json()["notices"]["webhook"] == receiver.url


async def take_turn(client: Client, table: str) -> None:
    """A turn in which knights are drawn and nothing else happens."""
    while (game := (await client.state(table))["game"])["question"] is not None:
        moves = [offer["move"] for offer in game["offers"]]
        move = next((move for move in moves if move.startswith("draw")), "pass")
        await client.done(table, "play", question=game["question"], move=move)


@pytest.mark.asyncio
async def test_whoever_is_not_connected_is_told_of_their_turn_in_their_language(
    server: Running, receiver: Receiver
) -> None:
    async with Client(server) as elaine, Client(server) as lance:
        await elaine.guest("Elaine", lang="de")
        await lance.guest("Lancelot", lang="de")
        for person in (elaine, lance):
            await wants_notices(person, receiver)
        table = await elaine.found(open=True, name="Weißer Hirsch")
        await lance.done(table, "sit", seat=1)
        await lance.done(table, "ready", ready=True)
        await elaine.done(table, "start")
        url = f"{server.base}/table/{table}"
        args: dict[str, Arg] = {"table": "Weißer Hirsch", "game": Message("game-king-arthur"), "url": url}
        expected = {
            "text": words("de").say(Message("notice-your-turn-body", args)),
            "table": "Weißer Hirsch",
            "url": url,
            "game": "king-arthur",
        }
        assert await receiver.next() == expected, "the first turn"
        first, other = (elaine, lance) if (await elaine.state(table))["game"]["question"] else (lance, elaine)
        await take_turn(first, table)
        assert await receiver.next() == expected, "one notice for the next turn"
        await take_turn(other, table)
        assert await receiver.next() == expected
        assert receiver.notices.empty(), "several questions of one turn are one notice"


@pytest.mark.asyncio
async def test_nobody_is_told_of_one_table_again_and_again(tmp_path: Path, receiver: Receiver) -> None:
    with running(config_for(tmp_path, private_webhooks=True)) as server:
        async with Client(server) as elaine, Client(server) as lance:
            for person in (elaine, lance):
                await person.guest()
                await wants_notices(person, receiver)
            table = await elaine.found(open=True)
            await lance.done(table, "sit", seat=1)
            await lance.done(table, "ready", ready=True)
            await elaine.done(table, "start")
            for _ in range(3):
                for person in (elaine, lance):
                    await take_turn(person, table)
            await receiver.next()
            await receiver.next()
            await server.within(server.server.notices.settled())
            assert receiver.notices.empty(), "one each, however many turns they had"


@pytest.mark.asyncio
async def test_whoever_is_looking_is_not_told(server: Running, receiver: Receiver) -> None:
    async with Client(server) as elaine, Client(server) as lance:
        await elaine.guest("Elaine")
        await lance.guest("Lancelot")
        for person in (elaine, lance):
            await wants_notices(person, receiver)
        table = await elaine.found(open=True)
        await lance.done(table, "sit", seat=1)
        await lance.done(table, "ready", ready=True)
        async with elaine.socket(table) as one, lance.socket(table) as two:
            for socket in (one, two):
                await socket.receive()
            await elaine.done(table, "start")
            first, other = (elaine, lance) if (await elaine.state(table))["game"]["question"] else (lance, elaine)
            await take_turn(first, table)
            await take_turn(other, table)
            await server.within(server.server.notices.settled())
            assert receiver.notices.empty()
        await one.closed()
        await two.closed()
        while any(seat["online"] for seat in (await elaine.state(table))["table"]["seats"]):
            await asyncio.sleep(0.01)
        await take_turn(first, table)
        assert (await receiver.next())["url"] == f"{server.base}/table/{table}"


@pytest.mark.asyncio
async def test_a_webhook_that_fails_holds_nobody_up(server: Running, receiver: Receiver) -> None:
    receiver.close()
    async with Client(server) as elaine:
        await elaine.guest("Elaine")
        await wants_notices(elaine, receiver)
        table = await elaine.found(bots=[None, "random"])
        async with elaine.socket(table) as socket:
            await socket.until(lambda state: socket.asked)
            assert (await socket.play(move="pass"))["answer"] == "accepted"


@pytest.mark.asyncio
@pytest.mark.parametrize("url", ["ftp://example.org/x", "http://user:secret@example.org/", "javascript:alert(1)", "x"])
async def test_an_address_that_is_no_webhook_is_refused(server: Running, url: str) -> None:
    async with Client(server, "de") as elaine:
        await elaine.guest()
        answer = await elaine.http.patch("/api/me", json={"notices": {"webhook": url, "mail": None}})
        assert answer.status_code == 422
        assert answer.json() == {"error": {"id": "refused-webhook"}, "text": words("de").say("refused-webhook")}
