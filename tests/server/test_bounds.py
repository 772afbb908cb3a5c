"""What bounds a table's log and the number of tables: no entry for nothing, and a share for everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from caliburn.server import decide, rooms
from tests.server.serving import UNLIMITED, Client, Running, config_for, running


async def length(server: Running, table: str) -> int:
    return len(await server.within(server.house.store.entries(table)))


@pytest.mark.asyncio
async def test_what_is_so_already_is_not_written_again(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host, Client(server) as guest:
            await host.guest()
            await guest.guest("Kay")
            table = await host.found(open=True)
            await guest.done(table, "sit", seat=1)
            await guest.done(table, "ready", ready=True)
            before = await length(server, table)
            for answer in (await guest.do(table, "ready", ready=True), await host.do(table, "open", open=True)):
                assert (answer["answer"], answer["reason"]["id"]) == ("refused", "refused-so-already")
            await guest.http.patch("/api/me", json={"name": "Kay", "arms": guest.me["arms"]})
            assert await length(server, table) == before
            await guest.done(table, "ready", ready=False)
            await host.done(table, "open", open=False)


@pytest.mark.asyncio
async def test_a_name_that_changes_nothing_at_a_table_is_not_written_there(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host, Client(server) as guest:
            await host.guest("Kay", arms="bend")
            await guest.guest("Kay", arms="bend")
            table = await host.found(open=True)
            await guest.done(table, "sit", seat=1)
            seat = (await guest.state(table))["table"]["seats"][1]
            before = await length(server, table)
            changed = await guest.http.patch("/api/me", json={"arms": seat["arms"]})
            assert changed.json()["arms"] != "bend"
            assert await length(server, table) == before


@pytest.mark.asyncio
async def test_a_new_name_is_paid_for_by_every_table(tmp_path: Path) -> None:
    rates = msgspec.structs.replace(UNLIMITED, commands=0.001, commands_burst=10)
    with running(config_for(tmp_path, rates=rates)) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            for _ in range(3):
                await elaine.found()
            names = ("One", "Two", "Three")
            statuses = [(await elaine.http.patch("/api/me", json={"name": name})).status_code for name in names]
            assert statuses == [200, 200, 429]
            assert (await elaine.http.get("/api/me")).json()["name"] == "Two", "refused before anything was changed"
            assert (await elaine.http.patch("/api/me", json={"lang": "de"})).status_code == 200


@pytest.mark.asyncio
async def test_before_the_start_the_log_has_an_end_that_the_host_reaches_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert decide.MOST_ARRANGED_BY_GUESTS < decide.MOST_ARRANGED
    monkeypatch.setattr(decide, "MOST_ARRANGED", 12)
    monkeypatch.setattr(decide, "MOST_ARRANGED_BY_GUESTS", 8)
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host, Client(server) as guest:
            await host.guest()
            await guest.guest("Kay")
            table = await host.found(open=True)
            await guest.done(table, "say", text="Talk is not counted.")
            for _ in range(3):
                await guest.done(table, "sit", seat=1)
                await guest.done(table, "stand")
            refused = await guest.do(table, "sit", seat=1)
            assert refused["reason"]["id"] == "refused-arranged-enough"
            await host.done(table, "seat-bot", seat=1, bot="random")
            for is_open in (False, True, False):
                await host.done(table, "open", open=is_open)
            assert (await host.do(table, "open", open=True))["reason"]["id"] == "refused-arranged-enough"
            await host.done(table, "say", text="Then let us begin.")
            await host.done(table, "start")
            await host.done(table, "open", open=True)


@pytest.mark.asyncio
async def test_games_that_are_continued_at_once_are_not_more_tables_than_one_may_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_TABLES", 3)
    with running(config_for(tmp_path)) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            over = await elaine.found(bots=[None, "greedy"])
            await elaine.done(over, "concede")
            wanted = [elaine.http.post(f"/api/tables/{over}/continue", json={"n": 0, "seat": 0}) for _ in range(10)]
            statuses = [answer.status_code for answer in await asyncio.gather(*wanted)]
            assert (statuses.count(201), statuses.count(429)) == (3, 7)
