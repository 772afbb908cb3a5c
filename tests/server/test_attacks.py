"""Whoever attacks the server, and whatever fails in it: nothing is told too early, and everything goes on."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest
from structlog.testing import capture_logs

from caliburn.kernel.errors import BadMove
from caliburn.server import api, requests, rooms, table_bots, table_socket
from caliburn.server.database import StoreError
from caliburn.server.table import Table
from tests.server.serving import PATIENCE, UNLIMITED, Client, Evening, Running, config_for, is_over, running
from tests.server.test_clocks import duel

A_WHILE = 0.3  # s in which nothing may be answered


class Disk:
    """The log of one table on a disk that is slow, and may fail in the end."""

    def __init__(self, server: Running, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = threading.Event()
        self._released = threading.Event()
        self._fails = False
        store = server.server.store
        real = store.append

        async def append(to: str, *args: Any) -> None:
            if to == table:
                self.reached.set()
                await asyncio.to_thread(self._released.wait, PATIENCE)
                if self._fails:
                    raise StoreError("refused-store-full")
            await real(to, *args)

        monkeypatch.setattr(store, "append", append)

    async def at_work(self) -> None:
        assert await asyncio.to_thread(self.reached.wait, PATIENCE)

    def ends(self, fails: bool) -> None:
        self._fails = fails
        self._released.set()


# -- nothing is told before it is kept -------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize("fails", [True, False], ids=["fails", "kept"])
async def test_nobody_is_told_of_a_concession_before_it_is_on_disk(
    tmp_path: Path, fails: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(config_for(tmp_path)) as server:
        async with duel(server) as (first, other, table, socket):
            question, move = socket.game["question"], socket.game["offers"][0]["move"]
            invite = socket.state["table"]["invite"]
            disk = Disk(server, table, monkeypatch)
            conceding = asyncio.create_task(other.do(table, "concede"))
            await disk.at_work()
            preview = asyncio.create_task(first.do(table, "preview", question=question, move=move))
            brief = asyncio.create_task(first.http.get(f"/api/invites/{invite}"))
            record = asyncio.create_task(first.http.get(f"/api/tables/{table}/record"))
            state = asyncio.create_task(first.state(table))
            answered, _ = await asyncio.wait({conceding, preview, brief, record, state}, timeout=A_WHILE)
            assert not answered
            disk.ends(fails)
            assert (await conceding)["answer"] == ("refused" if fails else "accepted")
            assert (await preview)["answer"] == ("accepted" if fails else "refused")
            assert (await brief).json()["phase"] == ("playing" if fails else "over")
            assert (await record).status_code == (409 if fails else 200)
            assert ((await state)["table"]["seed"] is None) == fails


@pytest.mark.asyncio
async def test_a_concession_that_failed_shows_no_seed_and_cannot_be_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(config_for(tmp_path)) as server:
        async with duel(server) as (first, other, table, _):
            Disk(server, table, monkeypatch).ends(fails=True)
            assert (await other.do(table, "concede"))["reason"]["id"] == "refused-store-full"
            for what in ("record", "trail", "moments"):
                assert (await first.http.get(f"/api/tables/{table}/{what}")).status_code == 409, what
            taken_up = await first.http.post(f"/api/tables/{table}/continue", json={"n": 0, "seat": 0})
            assert taken_up.status_code == 409
            state = await first.state(table)
            assert (state["table"]["phase"], state["table"]["seed"]) == ("playing", None)


@pytest.mark.asyncio
async def test_a_table_that_could_not_be_opened_stays_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host, Client(server) as stranger:
            await host.guest()
            table = await host.found()
            disk = Disk(server, table, monkeypatch)
            opening = asyncio.create_task(host.do(table, "open", open=True))
            await disk.at_work()
            peeping = asyncio.create_task(stranger.http.get(f"/api/tables/{table}"))
            await asyncio.wait({peeping}, timeout=A_WHILE)
            disk.ends(fails=True)
            assert (await opening)["answer"] == "refused"
            assert (await peeping).status_code == 404


@pytest.mark.asyncio
async def test_a_slow_body_makes_no_second_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, body_of = threading.Event(), requests.body_of

    async def read_slowly(*args: Any) -> Any:
        reading.set()
        return await body_of(*args)

    with running(config_for(tmp_path)) as server:
        async with duel(server) as (first, other, table, socket):
            await socket.wire.close()
            room = await server.within(server.house.room(table))
            while room.peers:
                await asyncio.sleep(0.005)
            command = {"key": "slow", "do": "play", "question": socket.game["question"], "move": "pass"}
            body = json.dumps(command).encode()
            monkeypatch.setattr(api, "body_of", read_slowly)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.config.port)
            writer.write(
                f"POST /api/tables/{table}/commands HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n"
                f"Authorization: Bearer {first.token}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\n\r\n".encode()
            )
            assert await asyncio.to_thread(reading.wait, PATIENCE)
            await server.within(server.house.sweep(0))
            async with other.socket(table) as watching:
                assert await server.within(server.house.room(table)) is not room
                before = (await watching.receive())["n"]
                writer.write(body)
                assert b'"accepted"' in await reader.read()
                await watching.at_least(before + 1)
            writer.close()
            await writer.wait_closed()


@pytest.mark.asyncio
async def test_a_refused_move_changes_nothing_of_the_table(tmp_path: Path) -> None:
    evening = Evening()
    with running(config_for(tmp_path), now=evening.now) as server:
        async with duel(server) as (_, other, table, socket):
            before = await other.state(table)
            evening.later += 1
            refused = await socket.do("play", question=socket.game["question"], move="challenge nobody")
            assert refused["answer"] == "refused"
            after = await other.state(table)
            assert (after["n"], after["table"]["moved"], after["game"]) == (
                before["n"],
                before["table"]["moved"],
                before["game"],
            )


@pytest.mark.asyncio
async def test_a_table_that_failed_half_way_is_read_from_its_log_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(config_for(tmp_path)) as server, capture_logs():
        async with duel(server) as (first, other, table, socket):
            before = await other.state(table)
            command = {"question": socket.game["question"], "move": socket.game["offers"][0]["move"]}
            with monkeypatch.context() as patch:
                patch.setattr(Table, "_drop_what_is_over", mock.Mock(side_effect=ZeroDivisionError))
                assert (await first.do(table, "play", **command))["error"]["id"] == "refused-server-bug"
            assert await other.state(table) == before
            assert (await first.do(table, "play", **command))["answer"] == "accepted"


# -- bots ------------------------------------------------------------------------------------------------------------

FAILURES = {
    "refusal": BadMove("error-not-asked", number=1),
    "timeout": TimeoutError(),
    "broken": BrokenProcessPool("gone"),
    "memory": OSError(12, "no memory"),
}


@pytest.mark.asyncio
@pytest.mark.parametrize(("kind", "times"), [*[(kind, 1) for kind in FAILURES], ("timeout", 1000)])
async def test_a_bot_that_failed_answers_later_or_another_does(
    tmp_path: Path, kind: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = ["greedy", "greedy"] if times == 1 else [*["greedy"] * table_bots.TRUSTED, "random"]
    monkeypatch.setattr(table_bots, "RETRIES", (0.01,))
    with running(config_for(tmp_path)) as server, capture_logs():
        tried: list[str] = []
        choose = server.server.thinkers.choose

        async def fail_at_first(table: str, record: Any, seat: int, bot: str, seed: str) -> str:
            tried.append(bot)
            if bot == "greedy" and len(tried) <= times:
                raise FAILURES[kind]
            return await choose(table, record, seat, bot, seed)

        monkeypatch.setattr(server.server.thinkers, "choose", fail_at_first)
        async with Client(server) as elaine:
            await elaine.guest()
            async with elaine.socket(await elaine.found(bots=[None, "greedy"])) as socket:
                await socket.until(lambda state: state["game"])
                while socket.asked:
                    await socket.at_least((await socket.play(move="pass"))["n"])
                n = socket.state["n"]
                await socket.at_least(n + 1)
        assert tried[: len(expected)] == expected


async def seeds_of_bots(data: Path) -> dict[tuple[int, int], str]:
    """What bots are given to draw lots with in a whole game, by the number of the entry and the seat."""
    seeds: dict[tuple[int, int], str] = {}
    with running(config_for(data)) as server:
        choose = server.server.thinkers.choose

        async def note(table: str, record: Any, seat: int, bot: str, seed: str) -> str:
            seeds[(await server.house.room(table)).table.n, seat] = seed
            return await choose(table, record, seat, bot, seed)

        with mock.patch.object(server.server.thinkers, "choose", note):
            async with Client(server) as elaine:
                await elaine.guest()
                table = await elaine.found(bots=[None, "random"])
                async with elaine.socket(table) as socket:
                    await socket.done("stand-in", seat=0, bot="random")
                    await socket.until(is_over)
                    told = "".join(socket.follower.frames)
                    assert not [seed for seed in seeds.values() if seed in told]
    return seeds


@pytest.mark.asyncio
async def test_the_answer_of_a_bot_cannot_be_foretold_from_what_everybody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "new_id", lambda: "thesameone")
    here, there = await seeds_of_bots(tmp_path / "here"), await seeds_of_bots(tmp_path / "there")
    alike = here.keys() & there.keys()
    assert alike
    assert not [which for which in alike if here[which] == there[which]]


# -- surprises -------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_no_invite_is_written_into_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: bytes) -> str | None:
        raise ValueError("nobody foresaw this")

    with running(config_for(tmp_path)) as server, capture_logs() as lines:
        async with Client(server) as stranger:
            assert (await stranger.http.get("/api/invites/unknown-secret")).status_code == 404
            monkeypatch.setattr(server.server.store, "invite", fail)
            assert (await stranger.http.get("/api/invites/failing-secret")).status_code == 500
    assert {line["event"] for line in lines} >= {"refused", "a request failed"}
    assert "-secret" not in str([{**line, "exc_info": repr(line.get("exc_info"))} for line in lines])


@pytest.mark.asyncio
async def test_somebody_who_cannot_be_told_is_sent_away_and_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(config_for(tmp_path)) as server, capture_logs() as lines:
        async with duel(server) as (first, _, table, socket):
            room = await server.within(server.house.room(table))
            with monkeypatch.context() as patch:
                patch.setattr(room, "told", mock.AsyncMock(side_effect=RecursionError("too deep")))
                await socket.send("say", text="Hello?")
                assert await socket.closed() == 4503
            assert "a peer could not be told" in [line["event"] for line in lines]
            async with first.socket(table, socket.follower) as again:
                assert (await again.receive())["chat"][-1]["text"] == "Hello?"
                await again.done("play", question=again.game["question"], move="pass")


@pytest.mark.asyncio
async def test_the_house_is_kept_after_a_surprise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[int] = []
    again = threading.Event()

    async def sweep(_: rooms.House) -> None:
        swept.append(1)
        if len(swept) == 1:
            raise KeyError("a view that failed")
        again.set()

    monkeypatch.setattr(rooms.House, "sweep", sweep)
    monkeypatch.setattr(rooms, "ALIVE_EVERY", 0.01)
    monkeypatch.setattr(rooms, "SWEEP_EVERY", 0.0)
    with capture_logs() as lines, running(config_for(tmp_path)):
        assert await asyncio.to_thread(again.wait, PATIENCE)
    assert "the house could not be kept" in [line["event"] for line in lines]


# -- too much --------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_frames_that_come_too_fast_are_held_back_and_end_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_socket, "MOST_LIMITED", 10)
    monkeypatch.setattr(table_socket, "HELD_BACK", 0.05)
    rates = msgspec.structs.replace(UNLIMITED, commands=0.001, commands_burst=3)
    with running(config_for(tmp_path, rates=rates)) as server, capture_logs() as lines:
        async with Client(server) as elaine:
            await elaine.guest()
            table = await elaine.found()
            async with elaine.socket(table) as socket:
                began = time.monotonic()
                for _ in range(40):
                    await socket.send("say", text="Hear me")
                assert await socket.closed() == 4429
            took = time.monotonic() - began
            answers = [answer["answer"] for answer in socket.answers.values()]
            assert answers.count("accepted") == 3
            assert answers.count("refused") <= 11
            assert took >= 10 * 0.05
            assert 1 <= sum(line["event"] == "refused" for line in lines) <= 1 + took
            by_http = await elaine.http.post(f"/api/tables/{table}/commands", json={"key": "k", "do": "stand"})
            assert by_http.status_code == 429
