"""Tricks with clocks, seats, sessions and tables: nobody wins time, a seat or a place that is not theirs."""

from __future__ import annotations

import asyncio
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from caliburn.server import api, decide, rooms
from caliburn.server import entries as log
from caliburn.server.room import WITHOUT_CLOCK
from caliburn.server.showing import Seen
from caliburn.server.wire import State
from tests.server.serving import PATIENCE, Client, Json, Running, config_for, running
from tests.server.test_clocks import GAME, MOVE, Time, clock_of, duel, entries_of

WANTED = {"game": "king-arthur", "seats": 2}

# -- time ------------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize("clock", [MOVE, GAME], ids=["move", "game"])
async def test_nobody_wins_time_by_letting_a_bot_stand_in_and_coming_back(tmp_path: Path, clock: Json) -> None:
    time = Time()
    with running(config_for(tmp_path, pause=100.0), now=time) as server:
        async with duel(server, clock=clock, pace="calm") as (first, _, table, socket):
            mine = socket.state["table"]["you"]["seat"]
            for left in (50_000, 40_000, 30_000):
                time.passes(10)
                assert (await clock_of(first, table))["left"][mine] == left
                await first.done(table, "stand-in", seat=mine, bot="greedy")
                time.passes(1000)
                assert (await clock_of(first, table))["left"][mine] == left, "a bot spends no time"
                await first.done(table, "come-back")
                assert (await clock_of(first, table))["left"][mine] == left


@pytest.mark.asyncio
@pytest.mark.parametrize("clock", [MOVE, GAME], ids=["move", "game"])
async def test_who_ran_out_of_time_has_none_after_coming_back(tmp_path: Path, clock: Json) -> None:
    time = Time()
    with running(config_for(tmp_path, pause=100.0), now=time) as server:
        async with duel(server, clock=clock, pace="calm") as (first, other, table, socket):
            mine = socket.state["table"]["you"]["seat"]
            time.passes(61)
            await socket.done("say", text="tick")
            await socket.until(lambda state: state["table"]["seats"][mine]["out_of_time"])
            await other.done(table, "stand-in", seat=mine, bot="random")
            back = await first.done(table, "come-back")
            state = await socket.at_least(back + 1)
            assert state["table"]["seats"][mine]["out_of_time"]
            assert state["table"]["clock"]["left"][mine] == 0


# -- seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_somebody_absent_is_not_handed_to_a_bot_of_the_others_choice(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path, away_after=60_000, pause=100.0), now=time) as server:
        async with duel(server, pace="calm") as (_, other, table, socket), other.socket(table) as waiting:
            absent = socket.state["table"]["you"]["seat"]
            await socket.wire.close()
            await waiting.until(lambda state: not state["table"]["seats"][absent]["online"])
            time.passes(60 * WITHOUT_CLOCK - 1)
            early = await waiting.do("stand-in", seat=absent, bot="random")
            assert early["reason"]["id"] == "refused-not-away"
            time.passes(1)
            await waiting.done("stand-in", seat=absent, bot="random")
            state = await waiting.until(lambda state: state["table"]["seats"][absent]["standing_in"])
            assert state["table"]["seats"][absent]["bot"] == decide.STAND_IN != "random"


@pytest.mark.asyncio
async def test_whoever_was_away_when_nobody_was_here_is_away_a_moment_after_somebody_looks_in(tmp_path: Path) -> None:
    time = Time()
    with running(config_for(tmp_path, away_after=60_000, pause=100.0), now=time) as server:
        async with duel(server, pace="calm") as (_, other, table, socket):
            absent = socket.state["table"]["you"]["seat"]
            await socket.wire.close()
            for _ in range(2):
                room = await server.within(server.house.room(table))
                while not room.idle:
                    await server.within(room.settled())
                await server.within(server.house.sweep(0))
                time.passes(3600)
                async with other.socket(table) as waiting:
                    assert await server.within(server.house.room(table)) is not room, "it was forgotten"
                    assert not (await waiting.receive())["table"]["seats"][absent]["away"]
                    time.passes(59)
                    assert not (await other.state(table))["table"]["seats"][absent]["away"]
                    time.passes(1)
                    assert (await other.state(table))["table"]["seats"][absent]["away"]
            await other.done(table, "stand-in", seat=absent, bot="greedy")


@pytest.mark.asyncio
async def test_the_others_are_told_when_somebody_who_was_never_here_counts_as_away(tmp_path: Path) -> None:
    with running(config_for(tmp_path, away_after=400)) as server:
        async with duel(server, clock=MOVE) as (_, other, table, socket):
            absent = socket.state["table"]["you"]["seat"]
            await socket.wire.close()
            room = await server.within(server.house.room(table))
            while room.peers:
                await server.within(room.settled())
            room.alarm.stop()
            await server.within(server.house.sweep(0))
            async with other.socket(table) as waiting:
                await waiting.until(lambda state: not state["table"]["seats"][absent]["away"])
                await waiting.until(lambda state: state["table"]["seats"][absent]["away"])


@pytest.mark.asyncio
async def test_who_gave_up_is_no_longer_host(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Client(server)) for _ in range(3)]
            for number, person in enumerate(people):
                await person.guest(f"Knight {number}")
            table = await people[0].found(seats=3, open=True)
            for seat, person in enumerate(people[1:], 1):
                await person.done(table, "sit", seat=seat)
                await person.done(table, "ready", ready=True)
            await people[0].done(table, "start")
            await people[0].done(table, "concede")
            for do, fields in (("free-seat", {"seat": 1}), ("open", {"open": False})):
                assert (await people[0].do(table, do, **fields))["reason"]["id"] == "refused-not-host"
            assert (await people[1].state(table))["table"]["host"] == people[1].me["id"]
            await people[1].done(table, "free-seat", seat=2)


async def two(server: Running, stack: AsyncExitStack, playing: bool, **more: Any) -> tuple[Client, Client, str]:
    """The host of a table, somebody else who sits there, and the table."""
    host, mordred = [await stack.enter_async_context(Client(server)) for _ in range(2)]
    await host.guest("Arthur")
    await mordred.guest("Mordred")
    table = await host.found(seats=2, **more)
    await mordred.join(host, table)
    await mordred.done(table, "sit", seat=1)
    if playing:
        await mordred.done(table, "ready", ready=True)
        await host.done(table, "start")
    return host, mordred, table


@pytest.mark.asyncio
@pytest.mark.parametrize("playing", [False, True], ids=["gathering", "playing"])
async def test_a_removed_player_sees_a_private_table_no_more(tmp_path: Path, playing: bool) -> None:
    with running(config_for(tmp_path)) as server:
        async with AsyncExitStack() as stack:
            host, mordred, table = await two(server, stack, playing)
            await host.done(table, "free-seat", seat=1)
            await mordred.join(host, table)
            assert (await mordred.http.get(f"/api/tables/{table}")).status_code == 404
            assert (await mordred.do(table, "sit", seat=1))["error"]["id"] == "refused-no-table"
            async with mordred.socket(table) as socket:
                assert await socket.closed() == 4404


@pytest.mark.asyncio
async def test_a_removed_player_may_watch_an_open_table_but_not_sit_again(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with AsyncExitStack() as stack:
            host, mordred, table = await two(server, stack, playing=False, open=True)
            async with mordred.socket(table) as socket:
                await host.done(table, "free-seat", seat=1)
                assert (await socket.do("sit", seat=1))["reason"]["id"] == "refused-removed"
                assert (await mordred.state(table))["table"]["you"]["seat"] is None


@pytest.mark.asyncio
@pytest.mark.parametrize("playing", [False, True], ids=["gathering", "playing"])
async def test_the_open_socket_of_a_removed_player_shows_no_more_of_a_private_table(
    tmp_path: Path, playing: bool
) -> None:
    with running(config_for(tmp_path)) as server:
        async with AsyncExitStack() as stack:
            host, mordred, table = await two(server, stack, playing)
            async with mordred.socket(table) as socket:
                await socket.receive()
                await host.done(table, "free-seat", seat=1)
                await host.done(table, "say", text="Now that he is gone")
                with pytest.raises(ConnectionClosed):
                    await socket.until(lambda state: state["chat"])
                assert socket.wire.close_code == 4404


@pytest.mark.asyncio
async def test_those_who_watch_cannot_silence_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "MOST_CHAT_OF_WATCHERS", 3)
    monkeypatch.setattr(decide, "MOST_CHAT", 5)
    with running(config_for(tmp_path)) as server:
        async with duel(server) as (first, other, table, _), Client(server) as watcher:
            await watcher.guest("Mordred")
            said = [(await watcher.do(table, "say", text="Boo"))["answer"] for _ in range(5)]
            assert said == ["accepted"] * 3 + ["refused"] * 2
            for person in (first, other):
                await person.done(table, "say", text="Your turn")
            assert (await first.do(table, "say", text="Still?"))["reason"]["id"] == "refused-chat-full"


# -- sessions --------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_signing_out_ends_the_sockets_of_that_session_and_of_no_other(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with duel(server) as (first, other, table, socket), Client(server) as elsewhere:
            link = (await first.http.post("/api/me/recovery", json={})).json()["link"]
            token = link.rpartition("/")[2]
            elsewhere.signed_in(await elsewhere.http.post("/api/recover", json={"token": token}))
            async with (
                first.socket(table) as second,
                elsewhere.socket(table) as own_other,
                other.socket(table) as opponent,
            ):
                for open_one in (second, own_other, opponent):
                    await open_one.receive()
                assert (await first.http.delete("/api/session")).status_code == 200
                assert (await socket.closed(), await second.closed()) == (4401, 4401)
                await own_other.done("play", question=own_other.game["question"], move="pass")
                await opponent.done("say", text="Well met")


@pytest.mark.asyncio
async def test_who_signed_out_does_nothing_more_through_a_socket_that_does_not_listen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    never, stuck = threading.Event(), threading.Event()
    with running(config_for(tmp_path)) as server:
        async with duel(server) as (first, other, table, socket), other.socket(table) as opponent:
            mine, room = socket.state["table"]["you"]["seat"], await server.within(server.house.room(table))
            told = room.told

            async def told_slowly(person: str | None, seen: Seen) -> State:
                if person == first.me["id"]:
                    stuck.set()
                    await asyncio.to_thread(never.wait, PATIENCE)
                return await told(person, seen)

            monkeypatch.setattr(room, "told", told_slowly)
            await other.done(table, "say", text="Your turn")
            assert await asyncio.to_thread(stuck.wait, PATIENCE)
            await first.http.delete("/api/session")
            await socket.send("play", question=socket.game["question"], move="pass")
            await socket.wire.close()
            never.set()
            await opponent.until(lambda state: not state["table"]["seats"][mine]["online"])
            assert await entries_of(server, table, log.Moved) == 0


# -- tables ----------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_lobby_cannot_be_filled_by_one_host(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as nice, Client(server) as greedy, Client(server) as stranger:
            await nice.guest("Nice")
            await greedy.guest("Greedy")
            first = await nice.found(open=True)
            for _ in range(8):
                await greedy.found(open=True)
            listed = (await stranger.http.get("/api/lobby")).json()["open"]
            hosts = [table["seats"][0]["name"] for table in listed]
            assert (hosts.count("Greedy"), listed[-1]["id"]) == (api.MOST_OF_ONE_HOST, first)


@pytest.mark.asyncio
async def test_a_lobby_cannot_be_filled_with_tables_that_their_founder_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "MOST_LISTED", 2)
    monkeypatch.setattr(api, "MOST_OF_ONE_HOST", 1)
    with running(config_for(tmp_path)) as server:
        async with Client(server) as nice, Client(server) as greedy, Client(server) as stranger:
            await nice.guest("Nice")
            await greedy.guest("Greedy")
            first = await nice.found(open=True)
            for _ in range(8):
                await greedy.done(await greedy.found(open=True), "stand")
            assert first in [table["id"] for table in (await stranger.http.get("/api/lobby")).json()["open"]]


@pytest.mark.asyncio
async def test_nobody_holds_more_than_fifty_tables_that_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rooms.MOST_TABLES == 50
    monkeypatch.setattr(rooms, "MOST_TABLES", 3)
    with running(config_for(tmp_path)) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            tables = [await elaine.found(bots=[None, "greedy"]) for _ in range(3)]
            refused = await elaine.http.post("/api/tables", json=WANTED)
            assert refused.status_code == 429
            assert refused.json()["error"] == {"id": "refused-too-many-tables", "args": {"most": 3}}
            await elaine.done(tables[0], "concede")
            assert (await elaine.http.post("/api/tables", json=WANTED)).status_code == 201


@pytest.mark.asyncio
async def test_a_rematch_is_no_way_to_hold_more_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_TABLES", 2)
    with running(config_for(tmp_path)) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            over = await elaine.found(bots=[None, "greedy"])
            await elaine.done(over, "concede")
            for _ in range(2):
                await elaine.found()
            answer = await elaine.do(over, "rematch")
            assert answer.get("reason", {}).get("id") == "refused-too-many-tables", answer


@pytest.mark.asyncio
async def test_many_tables_founded_at_once_are_not_more_than_one_may_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_TABLES", 3)
    with running(config_for(tmp_path)) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            answers = await asyncio.gather(*[elaine.http.post("/api/tables", json=WANTED) for _ in range(12)])
            assert sum(answer.status_code == 201 for answer in answers) == 3
