"""Clocks: for each move or for the game, only for people, and not while the server is down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from caliburn.server import entries as log
from caliburn.server import rooms
from tests.server.serving import Client, Json, Running, Socket, config_for, running

MOVE = {"kind": "move", "seconds": 60}
GAME = {"kind": "game", "seconds": 60, "extra": 5}


class Time:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def passes(self, seconds: float) -> None:
        self.ms += int(1000 * seconds)


@asynccontextmanager
async def duel(server: Running, **more: Any) -> AsyncIterator[tuple[Client, Client, str, Socket]]:
    """Two people at a table that has begun: who is asked first, the other, and a socket of the first."""
    async with Client(server) as elaine, Client(server) as lance:
        await elaine.guest("Elaine")
        await lance.guest("Lancelot")
        table = await elaine.found(open=True, **more)
        await lance.done(table, "sit", seat=1)
        await lance.done(table, "ready", ready=True)
        await elaine.done(table, "start")
        asked = (await elaine.state(table))["game"]["question"] is not None
        first, other = (elaine, lance) if asked else (lance, elaine)
        async with first.socket(table) as socket:
            await socket.until(lambda state: socket.asked)
            yield first, other, table, socket


async def clock_of(client: Client, table: str) -> Json:
    found: Json = (await client.state(table))["table"]["clock"]
    return found


async def entries_of(server: Running, table: str, kind: type[log.Entry]) -> int:
    rows = await server.within(server.server.store.entries(table))
    return sum(isinstance(log.decode(row.body), kind) for row in rows)


async def ring(socket: Socket) -> None:
    """Let the table look at its clock: it does whenever something is written."""
    await socket.done("say", text="tick")


@pytest.mark.asyncio
async def test_a_clock_for_each_move_begins_anew_with_every_question(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with duel(server, clock=MOVE) as (first, _, table, socket):
            mine = socket.state["table"]["you"]["seat"]
            assert (await clock_of(first, table))["running"] == [mine]
            time.passes(20)
            assert (await clock_of(first, table))["left"][mine] == 40_000
            await socket.play(move="pass")
            assert (await clock_of(first, table))["left"][mine] == 60_000
            time.passes(7)
            left = (await clock_of(first, table))["left"]
            assert (left[mine], left[1 - mine]) == (53_000, 60_000), "only who is asked spends time"


@pytest.mark.asyncio
async def test_a_clock_for_the_game_is_used_up_and_each_move_brings_some_more(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with duel(server, clock=GAME) as (first, _, table, socket):
            mine = socket.state["table"]["you"]["seat"]
            time.passes(20)
            await socket.at_least((await socket.play(move="pass"))["n"])
            assert (await clock_of(first, table))["left"][mine] == 45_000
            time.passes(10)
            await socket.at_least((await socket.play(move="pass"))["n"])
            assert (await clock_of(first, table))["left"][mine] == 40_000
            assert (await clock_of(first, table))["left"][1 - mine] == 60_000


@pytest.mark.asyncio
@pytest.mark.parametrize("clock", [MOVE, GAME], ids=["move", "game"])
async def test_who_runs_out_of_time_is_marked_once_and_the_others_may_let_a_bot_play_on(
    tmp_path: Path, clock: Json
) -> None:
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with duel(server, clock=clock) as (first, other, table, socket), other.socket(table) as waiting:
            mine = socket.state["table"]["you"]["seat"]
            refused = await other.do(table, "stand-in", seat=mine, bot="random")
            assert refused["reason"]["id"] == "refused-not-away"
            time.passes(61)
            await ring(socket)
            state = await waiting.until(lambda state: state["table"]["seats"][mine]["out_of_time"])
            assert state["table"]["clock"]["left"][mine] == 0
            assert state["table"]["phase"] == "playing"
            time.passes(100)
            for _ in range(3):
                await ring(socket)
            assert await entries_of(server, table, log.RanOutOfTime) == 1
            await other.done(table, "stand-in", seat=mine, bot="random")
            state = await socket.until(lambda state: state["table"]["seats"][mine]["standing_in"])
            assert not state["table"]["seats"][mine]["out_of_time"]
            assert mine not in state["table"]["clock"]["running"]
            await first.done(table, "come-back")


@pytest.mark.asyncio
async def test_who_is_out_of_time_may_still_move_while_nobody_objects(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with duel(server, clock=MOVE) as (_, _, _, socket):
            mine = socket.state["table"]["you"]["seat"]
            time.passes(61)
            await ring(socket)
            await socket.until(lambda state: state["table"]["seats"][mine]["out_of_time"])
            state = await socket.at_least((await socket.play(move="pass"))["n"])
            assert not state["table"]["seats"][mine]["out_of_time"]


@pytest.mark.asyncio
async def test_a_clock_rings_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "_check_clock", lambda clock: None)
    with running(config_for(tmp_path)) as server:
        async with duel(server, clock={"kind": "move", "seconds": 1}) as (_, other, table, socket):
            mine = socket.state["table"]["you"]["seat"]
            state = await socket.until(lambda state: state["table"]["seats"][mine]["out_of_time"], 8)
            assert state["table"]["clock"]["left"][mine] == 0
            assert (await other.do(table, "stand-in", seat=mine, bot="random"))["answer"] == "accepted"


@pytest.mark.asyncio
async def test_bots_have_all_the_time_there_is(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path, pause=10_000), now=time) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            table = await elaine.found(clock=GAME, bots=[None, "greedy"], pace="calm")
            async with elaine.socket(table) as socket:
                await socket.until(lambda state: state["game"] is not None)
                while socket.asked:
                    await socket.at_least((await socket.play(move="pass"))["n"])
                assert socket.game["view"]["asked"][0]["seat"] == 1
                time.passes(500)
                await ring(socket)
                state = (await elaine.state(table))["table"]
                assert state["clock"]["running"] == []
                assert not state["seats"][1]["out_of_time"]
                assert await entries_of(server, table, log.RanOutOfTime) == 0


@pytest.mark.asyncio
@pytest.mark.parametrize("clock", [MOVE, GAME], ids=["move", "game"])
async def test_no_clock_runs_while_the_server_is_down(
    tmp_path: Path, clock: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "ALIVE_EVERY", 0.02)
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with duel(server, clock=clock) as (first, _, table, socket):
            mine = socket.state["table"]["you"]["seat"]
            token = first.token
            time.passes(15)
            await still_alive(server, time)
            assert (await clock_of(first, table))["left"][mine] == 45_000
    time.passes(3600)
    with running(config_for(tmp_path), now=time) as server:
        async with Client(server) as first:
            first.http.headers["authorization"] = f"Bearer {token}"
            assert (await clock_of(first, table))["left"][mine] == 45_000
            time.passes(5)
            assert (await clock_of(first, table))["left"][mine] == 40_000
            question = (await first.state(table))["game"]["question"]
            await first.done(table, "play", question=question, move="pass")
            spent = await spent_by_moves(server, table)
            assert spent == [20_000], "an hour of darkness is not written down as thinking"
            assert await entries_of(server, table, log.RanOutOfTime) == 0


async def still_alive(server: Running, time: Time) -> None:
    """Wait until the server has noted that it lived until now."""
    select = "SELECT max(seen) FROM lives"
    while await server.within(server.server.store.read(lambda db: db.execute(select).fetchone()[0])) < time.ms:
        await asyncio.sleep(0.01)


async def spent_by_moves(server: Running, table: str) -> list[int]:
    rows = await server.within(server.server.store.entries(table))
    return [entry.spent for row in rows if isinstance(entry := log.decode(row.body), log.Moved)]


@pytest.mark.asyncio
@pytest.mark.parametrize("clock", [MOVE, GAME], ids=["move", "game"])
async def test_nobody_wins_time_by_taking_back(tmp_path: Path, clock: Json) -> None:
    time = Time()
    with running(config_for(tmp_path), now=time) as server:
        async with duel(server, clock=clock) as (first, _, table, socket):
            mine = socket.state["table"]["you"]["seat"]
            time.passes(20)
            for _ in range(3):
                await socket.at_least((await socket.play(move="pass"))["n"])
                await socket.at_least(await socket.done("undo"))
                assert (await clock_of(first, table))["left"][mine] == 40_000
            time.passes(10)
            await socket.at_least((await socket.play(move="pass"))["n"])
            await socket.at_least((await socket.play(move="pass"))["n"])
            await socket.at_least(await socket.done("undo"))
            await socket.at_least(await socket.done("undo"))
            assert (await clock_of(first, table))["left"][mine] == 30_000


@pytest.mark.asyncio
async def test_a_table_without_a_clock_has_none(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with duel(server, clock={"kind": "none"}) as (first, _, table, _):
            assert (await first.state(table))["table"]["clock"] is None
