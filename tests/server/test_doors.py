"""Who may come in and look: tables that become private, people who were removed, and invites."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tests.server.serving import Client, Running, config_for, new_key, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("doors"))) as server:
        yield server


@asynccontextmanager
async def people(server: Running, *names: str) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.guest(name)
        yield clients


async def invite_of(host: Client, table: str) -> str:
    found: str = (await host.state(table))["table"]["invite"]
    return found


@pytest.mark.asyncio
async def test_whoever_watches_is_shown_out_when_the_table_becomes_private(server: Running) -> None:
    async with people(server, "Elaine", "Eve") as (host, eve), Client(server) as visitor:
        table = await host.found(open=True)
        async with eve.socket(table) as watching, visitor.socket(table) as peeping, host.socket(table) as own:
            for socket in (watching, peeping, own):
                await socket.until(lambda state: state["table"]["watchers"] == 2)
            await host.done(table, "open", open=False)
            await host.done(table, "say", text="Now we are alone.")
            for socket in (watching, peeping):
                assert await socket.closed() == 4404
                assert socket.state["table"]["open"], "nothing was told after that"
                assert socket.follower.chat == []
            await own.until(lambda state: state["table"]["watchers"] == 0)


@pytest.mark.asyncio
async def test_whoever_was_let_in_by_the_link_stays_when_the_table_becomes_private(server: Running) -> None:
    async with people(server, "Elaine", "Kay") as (host, guest):
        table = await host.found(open=True)
        await guest.join(host, table)
        async with guest.socket(table) as watching:
            await host.done(table, "open", open=False)
            await watching.until(lambda state: not state["table"]["open"])
            await watching.done("sit", seat=1)


@pytest.mark.asyncio
async def test_whoever_may_not_see_a_table_can_do_nothing_there(server: Running) -> None:
    async with people(server, "Elaine", "Eve") as (host, eve):
        table = await host.found(open=True)
        async with eve.socket(table) as watching:
            await watching.until(lambda state: state["table"]["open"])
            room = await server.within(server.house.room(table))
            peer = next(peer for peer in room.peers if peer.person == eve.me["id"])
            peer.tell = lambda: None  # type: ignore[method-assign]  # as if it had not heard of the change yet
            await host.done(table, "open", open=False)
            answer = await watching.do("sit", seat=1)
            assert (answer["answer"], answer["reason"]["id"]) == ("refused", "refused-no-table")
        assert (await host.state(table))["table"]["seats"][1]["person"] is None


@pytest.mark.asyncio
async def test_whoever_was_removed_speaks_there_no_more(server: Running) -> None:
    async with people(server, "Elaine", "Mordred") as (host, mordred):
        table = await host.found(open=True)
        await mordred.done(table, "sit", seat=1)
        await host.done(table, "free-seat", seat=1)
        answer = await mordred.do(table, "say", text="I am still here")
        assert (answer["answer"], answer["reason"]["id"]) == ("refused", "refused-removed")
        assert (await host.state(table))["chat"] == []


@pytest.mark.asyncio
async def test_a_removal_gives_the_table_another_invite(server: Running) -> None:
    async with people(server, "Elaine", "Mordred") as (host, mordred):
        table = await host.found()
        old = await invite_of(host, table)
        await mordred.join(host, table)
        await mordred.done(table, "sit", seat=1)
        assert await invite_of(mordred, table) == old
        await host.done(table, "free-seat", seat=1)
        new = await invite_of(host, table)
        assert new != old
        async with people(server, "Medraut", "Gareth") as (again, gareth):
            for answer in (
                await again.http.get(f"/api/invites/{old}"),
                await again.http.post(f"/api/invites/{old}", json={}),
            ):
                assert (answer.status_code, answer.json()["error"]["id"]) == (404, "refused-invite")
            assert (await again.http.get(f"/api/tables/{table}")).status_code == 404
            assert (await gareth.http.post(f"/api/invites/{new}", json={})).status_code == 200
            await gareth.done(table, "sit", seat=1)


@pytest.mark.asyncio
async def test_the_other_invite_is_still_the_one_when_the_table_is_read_from_its_log(server: Running) -> None:
    async with people(server, "Elaine", "Mordred", "Gareth") as (host, mordred, gareth):
        table = await host.found(open=True)
        old = await invite_of(host, table)
        await mordred.done(table, "sit", seat=1)
        await host.done(table, "free-seat", seat=1)
        new = await invite_of(host, table)
        assert new != old
        room = await server.within(server.house.room(table))
        await server.within(server.house.sweep(0))
        assert await server.within(server.house.room(table)) is not room
        assert await invite_of(host, table) == new
        assert (await gareth.http.post(f"/api/invites/{new}", json={})).status_code == 200


@pytest.mark.asyncio
async def test_a_founder_who_was_removed_is_not_shown_the_invite(server: Running) -> None:
    async with people(server, "Elaine", "Kay", "Bors") as (founder, kay, bors):
        table = await founder.found(open=True, seats=3)
        for seat, client in ((1, kay), (2, bors)):
            await client.done(table, "sit", seat=seat)
            await client.done(table, "ready", ready=True)
        await founder.done(table, "start")
        await founder.done(table, "concede")
        await kay.done(table, "free-seat", seat=0)
        assert await invite_of(founder, table) is None
        assert await invite_of(bors, table) is not None


@pytest.mark.asyncio
async def test_a_repeated_removal_keeps_the_invite(server: Running) -> None:
    """A resend is carried out once, and makes no second invite."""
    async with people(server, "Elaine", "Mordred") as (host, mordred):
        table = await host.found(open=True)
        await mordred.done(table, "sit", seat=1)
        key = new_key()
        await host.do(table, "free-seat", key, seat=1)
        new = await invite_of(host, table)
        assert (await host.do(table, "free-seat", key, seat=1))["answer"] == "duplicate"
        assert await invite_of(host, table) == new
