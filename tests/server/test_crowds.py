"""Crowds: how many sockets one address and one table may hold, and what a crowd that watches costs."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caliburn.server import showing
from caliburn.server.serve import Seldom
from tests.server.serving import UNLIMITED, Client, Running, Socket, config_for, running
from tests.server.test_clocks import duel

FEW = 5


async def refused(socket: Socket) -> tuple[str, int]:
    """Why a socket was not let in, and the code it was closed with."""
    said = await socket.receive()
    assert (said["re"], said["answer"]) == ("", "refused")
    return said["reason"]["id"], await socket.closed()


async def nobody_left(server: Running, table: str) -> None:
    room = await server.within(server.house.room(table))
    while room.peers:
        await server.within(room.settled())


@pytest.mark.asyncio
async def test_one_address_holds_only_so_many_sockets(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(UNLIMITED, sockets=FEW)
    with running(config_for(tmp_path, rates=rates)) as server:
        async with Client(server) as host, Client(server) as visitor:
            await host.guest()
            table = await host.found(open=True)
            async with AsyncExitStack() as stack:
                for _ in range(FEW):
                    await (await stack.enter_async_context(visitor.socket(table))).receive()
                async with visitor.socket(table) as one_more:
                    assert await refused(one_more) == ("refused-too-many-sockets", 4429)
                assert (await host.http.get("/healthz")).status_code == 200
            await nobody_left(server, table)
            async with visitor.socket(table) as again:
                assert (await again.receive())["table"]["watchers"] == 1


@pytest.mark.asyncio
async def test_behind_a_proxy_every_client_is_an_address_of_its_own(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(UNLIMITED, sockets=1)
    with running(config_for(tmp_path, rates=rates, proxied=True)) as server:
        async with Client(server) as host, AsyncExitStack() as stack:
            await host.guest()
            table = await host.found(open=True)
            for number in range(3):
                headers = {"X-Forwarded-For": f"203.0.113.{number}"}
                assert "table" in await (await stack.enter_async_context(host.socket(table, None, **headers))).receive()
            async with host.socket(table, None, **{"X-Forwarded-For": "203.0.113.0"}) as one_more:
                assert await refused(one_more) == ("refused-too-many-sockets", 4429)


@pytest.mark.asyncio
async def test_a_crowd_that_watches_keeps_nobody_from_their_seat(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(UNLIMITED, watchers=FEW)
    with running(config_for(tmp_path, rates=rates)) as server:
        async with Client(server) as host, Client(server) as visitor, AsyncExitStack() as stack:
            await host.guest()
            table = await host.found(open=True)
            other = await host.found(open=True)
            for _ in range(FEW):
                await (await stack.enter_async_context(visitor.socket(table))).receive()
            async with visitor.socket(table) as one_more:
                assert await refused(one_more) == ("refused-too-many-watchers", 4429)
            async with host.socket(table) as own, visitor.socket(other) as elsewhere:
                await own.until(lambda state: state["table"]["watchers"] == FEW)
                assert (await elsewhere.receive())["table"]["id"] == other


@pytest.mark.asyncio
async def test_what_all_who_watch_see_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[int | None] = []
    build = showing.game_state

    def counted(table: Any, viewer: int | None, *args: Any) -> Any:
        built.append(viewer)
        return build(table, viewer, *args)

    with running(config_for(tmp_path)) as server:
        async with AsyncExitStack() as stack:
            _, _, table, socket = await stack.enter_async_context(duel(server))
            visitor, eve = [await stack.enter_async_context(Client(server)) for _ in range(2)]
            await eve.guest("Eve")
            crowd = [await stack.enter_async_context(one.socket(table)) for one in (visitor, eve) for _ in range(FEW)]
            for watching in crowd:
                await watching.until(lambda state: state["table"]["watchers"] == 2 * FEW)
            monkeypatch.setattr(showing, "game_state", counted)
            n = (await socket.play())["n"]
            for watching in crowd:
                await watching.at_least(n)
            assert built.count(None) == 1
            fresh = (await visitor.state(table))["game"]
            for watching in crowd:
                assert watching.game["view"] == fresh["view"]
                assert watching.follower.events == fresh["events"]
            assert crowd[-1].state["table"]["you"]["person"] == eve.me["id"]


def test_the_same_complaint_is_logged_once_a_second() -> None:
    seldom, now = Seldom(lambda: now), 50.0
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "no more files\nsocket 5", (), None)
    other = logging.LogRecord("asyncio", logging.ERROR, "", 0, "another thing", (), None)
    assert [seldom.filter(record) for _ in range(3)] == [True, False, False]
    assert seldom.filter(other)
    now = 51.5
    assert seldom.filter(record)
