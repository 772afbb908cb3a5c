"""Bad input: a clear answer in the sender's language, nothing changed, and the server goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from caliburn.kernel.text import Message, words
from caliburn.server.config import Rates
from caliburn.server.database import StoreError
from caliburn.server.requests import MOST_BODY, MOST_RECORD
from caliburn.server.showing import Presence, Seen, state
from caliburn.server.table_log import fold
from caliburn.server.table_socket import MOST_FRAME
from tests.server.serving import UNLIMITED, Client, Json, Running, Socket, config_for, new_key, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("bad"))) as server:
        yield server


@asynccontextmanager
async def playing(server: Running, lang: str = "en") -> AsyncIterator[tuple[Client, str, Socket]]:
    """Elaine is asked, at a table with a friend who is not there."""
    async with Client(server, lang) as elaine, Client(server) as lance:
        await elaine.guest()
        await lance.guest("Lancelot")
        table = await elaine.found(open=True)
        await lance.done(table, "sit", seat=1)
        await lance.done(table, "ready", ready=True)
        await elaine.done(table, "start")
        first = elaine if (await elaine.state(table))["game"]["question"] is not None else lance
        first.http.headers["accept-language"] = lang
        async with first.socket(table) as socket:
            await socket.until(lambda state: socket.asked)
            yield first, table, socket


# -- frames ------------------------------------------------------------------------------------------------------------

FRAMES: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "hello",
    "half of JSON": '{"key": "k", "do": "pl',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "a text": '"undo"',
    "no key": '{"do": "undo"}',
    "no command": '{"key": "k"}',
    "an unknown command": '{"key": "k", "do": "cheat"}',
    "a command of the wrong type": '{"key": "k", "do": 7}',
    "an unknown field": '{"key": "k", "do": "undo", "force": true}',
    "a missing field": '{"key": "k", "do": "play", "move": "pass"}',
    "a key of the wrong type": '{"key": 7, "do": "undo"}',
    "an empty key": '{"key": "", "do": "undo"}',
    "a long key": json.dumps({"key": "k" * 65, "do": "undo"}),
    "a seat below all": '{"key": "k", "do": "sit", "seat": -1}',
    "a seat above all": '{"key": "k", "do": "sit", "seat": 12}',
    "a seat that is a text": '{"key": "k", "do": "sit", "seat": "0"}',
    "half a question": '{"key": "k", "do": "play", "question": 1.5, "move": "pass"}',
    "an empty move": '{"key": "k", "do": "play", "question": 1, "move": ""}',
    "a long move": json.dumps({"key": "k", "do": "play", "question": 1, "move": "x" * 401}),
    "a long word": json.dumps({"key": "k", "do": "say", "text": "x" * 501}),
    "half a surrogate": '{"key": "k", "do": "say", "text": "\\ud800"}',
    "deep nesting": "[" * 4000 + "]" * 4000,
    "deep nesting of objects": '{"a":' * 1200 + "1" + "}" * 1200,
    "deep nesting in a field": '{"key": "k", "do": "undo", "more": ' + "[" * 3000 + "]" * 3000 + "}",
    "not a number": '{"key": "k", "do": "play", "question": NaN, "move": "pass"}',
    "two commands": '{"key": "k", "do": "undo"}{"key": "l", "do": "undo"}',
    "bytes that are no text": b"\xff\xfe\x00",
    "bytes of a broken text": b'{"key": "k", "do": "say", "text": "\xff"}',
}


@pytest.mark.asyncio
async def test_a_frame_that_cannot_be_read_is_refused_and_the_next_one_is_answered(server: Running) -> None:
    async with playing(server) as (first, table, socket):
        before = await first.state(table)
        with capture_logs() as logs:
            for name, frame in FRAMES.items():
                await socket.wire.send(frame)
                answer = await socket.receive()
                assert (answer.get("answer"), answer.get("n")) == ("refused", None), name
                assert answer["reason"]["id"] == "refused-malformed", name
        lines = len([log for log in logs if log["event"] == "refused"])
        assert 1 <= lines < len(FRAMES), "the log tells of it, and is not flooded"
        assert await first.state(table) == before
        assert (await socket.play(move="pass"))["answer"] == "accepted"


@pytest.mark.asyncio
async def test_a_frame_that_cannot_be_read_is_answered_under_its_key_where_it_has_one(server: Running) -> None:
    async with playing(server) as (_, _, socket):
        await socket.wire.send('{"key": "mine", "do": "cheat"}')
        assert (await socket.answer("mine"))["reason"]["id"] == "refused-malformed"


@pytest.mark.asyncio
async def test_bytes_that_are_a_command_are_one(server: Running) -> None:
    async with playing(server) as (_, _, socket):
        await socket.wire.send(b'{"key": "bytes", "do": "say", "text": "hello"}')
        assert (await socket.answer("bytes"))["answer"] == "accepted"


@pytest.mark.asyncio
async def test_a_large_frame_is_refused_and_a_huge_one_ends_its_connection_only(server: Running) -> None:
    async with playing(server) as (first, table, socket):
        before = await first.state(table)
        await socket.wire.send(json.dumps({"key": "k", "do": "say", "text": "x" * MOST_FRAME}))
        answer = await socket.receive()
        assert answer["reason"] == {"id": "refused-too-large", "args": {"most": MOST_FRAME}}
        with contextlib.suppress(ConnectionClosed):
            await socket.wire.send("x" * 1_000_000)
        assert await socket.closed() == 1009
        async with first.socket(table) as again:
            await again.until(lambda state: again.asked)
            assert again.state["game"] == before["game"]


@pytest.mark.asyncio
async def test_numbers_and_names_at_their_limits_are_answered(server: Running) -> None:
    async with playing(server) as (_, _, socket):
        for question in (-1, 0, 10**18, 2**63 - 1, -(2**63), 10**30):
            answer = await socket.do("play", question=question, move="pass")
            assert answer["answer"] in ("stale", "refused"), question
        key = "🗝" * 64
        assert (await socket.do("say", key, text="⚔️" * 100))["answer"] == "accepted"
        assert (await socket.do("say", key, text="again"))["answer"] == "duplicate"


# -- requests ----------------------------------------------------------------------------------------------------------

JSON = {"content-type": "application/json"}


@pytest.mark.asyncio
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("body", "headers", "status", "reason"),
    [
        (b"{", JSON, 422, "refused-malformed"),
        (b"", JSON, 422, "refused-malformed"),
        (b"\xff", JSON, 422, "refused-malformed"),
        (b"[" * 20_000, JSON, 422, "refused-malformed"),
        (b'{"name": "Elaine", "admin": true}', JSON, 422, "refused-malformed"),
        (b'{"name": "Elaine"}', {"content-type": "text/plain"}, 422, "refused-not-json"),
        (b"name=Elaine", {"content-type": "application/x-www-form-urlencoded"}, 422, "refused-not-json"),
        (b'{"name": "Elaine"}', {}, 422, "refused-not-json"),
        (b'{"name": "Elaine"}', {**JSON, "origin": "https://evil.example"}, 403, "refused-origin"),
        (b'{"name": "Elaine"}', {**JSON, "origin": "null"}, 403, "refused-origin"),
        (b'{"name": "Elaine"}', {**JSON, "sec-fetch-site": "cross-site"}, 403, "refused-origin"),
        (b'{"name": "Elaine"}', {**JSON, "sec-fetch-site": "same-site"}, 403, "refused-origin"),
    ],
)
async def test_a_request_that_cannot_be_taken_is_refused_with_words(
    server: Running, body: bytes, headers: dict[str, str], status: int, reason: str, lang: str
) -> None:
    async with Client(server, lang) as elaine:
        answer = await elaine.http.post("/api/me", content=body, headers=headers)
        problem = answer.json()
        assert (answer.status_code, problem["error"]["id"]) == (status, reason)
        assert problem["text"] == words(lang).say(Message(reason, problem["error"].get("args", {})))
        assert "set-cookie" not in answer.headers


@pytest.mark.asyncio
async def test_a_request_of_the_own_page_is_taken(server: Running) -> None:
    async with Client(server) as elaine:
        headers = {"origin": server.base, "sec-fetch-site": "same-origin"}
        assert (await elaine.http.post("/api/me", json={"name": "Elaine"}, headers=headers)).status_code == 201


@pytest.mark.asyncio
@pytest.mark.parametrize(("path", "most"), [("/api/session", MOST_BODY), ("/api/tables", MOST_RECORD)])
async def test_a_body_that_is_too_large_is_refused_before_it_is_read_to_its_end(
    server: Running, path: str, most: int
) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        answer = await elaine.http.post(path, content=b"x" * (most + 1), headers=JSON)
        assert 400 <= answer.status_code < 500
        assert answer.json()["error"] == {"id": "refused-too-large", "args": {"most": most}}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/" + "x" * 3000, "/api/tables/%FF%FE", "/api/tables/ü"]
)
async def test_a_table_id_that_is_none_is_not_found(server: Running, path: str) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        assert (await elaine.http.get(path)).status_code == 404
        assert (await elaine.http.post(f"{path}/commands", json={"key": "k", "do": "undo"})).status_code in (404, 405)


@pytest.mark.asyncio
async def test_commands_at_a_foreign_table_change_nothing(server: Running) -> None:
    async with playing(server) as (first, table, _), Client(server) as stranger:
        await stranger.guest("Mordred")
        before = await first.state(table)
        question = before["game"]["question"]
        for do in (
            {"do": "play", "question": question, "move": "pass"},
            {"do": "undo"},
            {"do": "concede"},
            {"do": "free-seat", "seat": 0},
            {"do": "open", "open": False},
            {"do": "rematch"},
            {"do": "stand-in", "seat": 0, "bot": "random"},
        ):
            answer = await stranger.do(table, **do)
            assert answer["answer"] == "refused"
            assert answer["reason"]["id"] in ("refused-not-seated", "refused-not-host")
        assert await first.state(table) == before


# -- origins of sockets ------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
async def test_a_socket_opened_by_another_site_is_closed_at_once(server: Running, origin: str) -> None:
    async with Client(server) as elaine:
        await elaine.guest()
        table = await elaine.found()
        async with elaine.socket(table, Origin=origin) as socket:
            answer = await socket.receive()
            assert answer == {"re": "", "answer": "refused", "n": None, "reason": {"id": "refused-origin"}}
            assert await socket.closed() == 4403
        async with elaine.socket(table, Origin=server.base) as socket:
            assert (await socket.receive())["table"]["id"] == table


# -- too much ----------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_too_many_requests_are_refused_with_a_time_to_wait(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(UNLIMITED, requests=0.001, requests_burst=5)
    with running(config_for(tmp_path, rates=rates)) as server:
        async with Client(server, "de") as elaine:
            answers = [await elaine.http.get("/api/games") for _ in range(8)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
            assert int(answers[-1].headers["retry-after"]) > 0
            assert answers[-1].json()["text"] == words("de").say("refused-too-often")
            async with elaine.socket("none") as socket:
                assert (await socket.receive())["reason"]["id"] == "refused-too-often"
                assert await socket.closed() == 4429


@pytest.mark.asyncio
async def test_too_many_commands_guests_and_sign_ins_are_refused(tmp_path: Path) -> None:
    rates = Rates(1e9, 1e9, 1e9, 1e9, 0.001, 2, 0.001, 2)
    rates = msgspec.structs.replace(rates, commands=0.001, commands_burst=3)
    with running(config_for(tmp_path, rates=rates)) as server:
        async with Client(server) as elaine, Client(server) as other:
            await elaine.guest()
            await other.guest("Lancelot")
            assert (await elaine.http.post("/api/me", json={"name": "Third"})).status_code == 429
            wrong = {"login": "nobody", "password": "wrong wrong"}
            statuses = [(await other.http.post("/api/session", json=wrong)).status_code for _ in range(3)]
            assert statuses == [401, 401, 429]
            table = await elaine.found(open=True)
            async with elaine.socket(table) as socket:
                answers = [await socket.do("say", text="hello") for _ in range(5)]
                assert [answer["answer"] for answer in answers] == ["accepted"] * 3 + ["refused"] * 2
                assert answers[-1]["reason"]["id"] == "refused-too-often"
            refused = await elaine.http.post(f"/api/tables/{table}/commands", json={"key": "k", "do": "stand"})
            assert (refused.status_code, "retry-after" in refused.headers) == (429, True)
            assert (await other.do(table, "sit", seat=1))["answer"] == "accepted", "others are not held back"


# -- the disk ----------------------------------------------------------------------------------------------------------


async def as_kept(server: Running, table: str, person: str) -> Any:
    """What a person would be told by a server that reads the table from its log."""
    rows = await server.within(server.server.store.entries(table))
    told = state(fold(table, rows), Presence(), person, Seen(), {})
    return json.loads(msgspec.json.encode(told.game)), told.n


async def assert_as_kept(server: Running, client: Client, table: str) -> None:
    fresh = await client.state(table)
    assert (fresh["game"], fresh["n"]) == await as_kept(server, table, client.me["id"])


async def set_pragma(server: Running, text: str) -> None:
    def pragma(db: sqlite3.Connection) -> None:
        db.execute(text)

    await server.within(server.server.store.write(pragma))


@pytest.mark.asyncio
async def test_a_full_disk_refuses_and_when_there_is_room_the_table_goes_on(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with playing(server) as (first, table, socket), first.socket(table) as tab:
            await set_pragma(server, "PRAGMA max_page_count = 1")
            refused: Json | None = None
            while refused is None:
                answer = await socket.do("say", text="x" * 500)
                refused = None if answer["answer"] == "accepted" else answer
            assert refused["answer"] == "refused"
            assert refused["reason"]["id"] == "refused-store-full"
            await assert_as_kept(server, first, table)
            key, move = new_key(), {"question": socket.game["question"], "move": "pass"}
            while (answer := await socket.do("play", key, **move))["answer"] == "accepted":
                await socket.at_least(answer["n"])
                key, move = new_key(), {"question": socket.game["question"], "move": "pass"}
            assert answer["reason"]["id"] == "refused-store-full"
            await assert_as_kept(server, first, table)
            found = await first.http.post("/api/tables", json={"game": "king-arthur", "seats": 2, "name": "y" * 40})
            assert found.status_code in (201, 503)
            await set_pragma(server, "PRAGMA max_page_count = 1000000")
            answer = await socket.do("play", key, **move)
            assert answer["answer"] == "accepted", "the same command, sent again"
            assert (await socket.do("play", key, **move))["answer"] == "duplicate"
            await assert_as_kept(server, first, table)
            fresh = await first.state(table)
            for following in (socket, tab):
                await following.at_least(fresh["n"])
                assert following.follower.events == fresh["game"]["events"]
                assert following.follower.chat == fresh["chat"]


@pytest.mark.asyncio
async def test_a_disk_that_cannot_be_written_refuses_and_still_shows_everything(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with playing(server, "de") as (first, table, socket):
            before = await first.state(table)
            await set_pragma(server, "PRAGMA query_only = 1")
            answer = await socket.play(move="pass")
            assert (answer["answer"], answer["reason"]) == ("refused", {"id": "refused-store-read-only"})
            assert (await first.state(table))["game"] == before["game"]
            assert (await socket.do("undo"))["reason"]["id"] == "error-cannot-undo", "it was never played"
            found = await first.http.post("/api/tables", json={"game": "king-arthur", "seats": 2})
            assert (found.status_code, found.json()["text"]) == (503, words("de").say("refused-store-read-only"))
            assert "retry-after" in found.headers
            server.server.store._writer.execute("PRAGMA query_only = 0")
            assert (await socket.play(move="pass"))["answer"] == "accepted"
            await assert_as_kept(server, first, table)


@pytest.mark.asyncio
async def test_a_bot_that_meets_a_full_disk_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            table = await elaine.found(bots=[None, "random"])
            async with elaine.socket(table) as socket:
                await socket.until(lambda state: socket.asked)
                append, failed = server.server.store.append, asyncio.Event()
                loop = asyncio.get_running_loop()

                async def full(*args: Any) -> None:
                    if args[2][0].key is not None:
                        await append(*args)
                        return
                    monkeypatch.undo()
                    loop.call_soon_threadsafe(failed.set)
                    raise StoreError("refused-store-full")

                monkeypatch.setattr(server.server.store, "append", full)
                while socket.asked:  # no pass: when all pass in turn the match is over, and nobody is asked again
                    await socket.at_least((await socket.play())["n"])
                await asyncio.wait_for(failed.wait(), 30)
                n = socket.state["n"]
                await socket.until(lambda state: state["n"] > n)
                await socket.until(lambda state: socket.asked)
                await assert_as_kept(server, elaine, table)
