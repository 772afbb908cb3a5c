"""Standing answers: who declined to be asked something for a while passes by itself, and nobody else is told."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from caliburn.kernel.compose import compose
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import Seating
from caliburn.kernel.text import Message
from tests.kernel.toy import TOY, Tithe, Tournament
from tests.server.serving import Client, Json, Running, Socket, config_for, running

REACTION = "ask-reaction"


class Told(Tournament):
    """The toy with words for its events."""

    def tell(self, event: Event) -> Message:
        return Message(f"event-{kind_of(event)}")


def told(seating: Seating) -> Rules:
    return compose(Told, *([Tithe] if seating.options["tithe"] == "on" else []))(seating)


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    """The toy is a game of this server: it has windows in which several may act."""
    registry = importlib.import_module("caliburn.games")  # the name itself is that of the function
    with mock.patch.object(registry, "GAMES", (*registry.GAMES, TOY._replace(rules=told))):
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("data"))) as found:
        yield found


class Party:
    """Three people at a table of the toy, each on a socket."""

    def __init__(self, table: str, people: list[Client], sockets: list[Socket]) -> None:
        self.table = table
        self.people = people
        self.sockets = sockets

    async def joust(self) -> list[int]:
        """Play the first that is offered until it is asked who reacts; the seats that are asked."""
        while True:
            state = await self.people[0].state(self.table)
            asked = state["game"]["view"]["asked"]
            if asked[0]["prompt"] == REACTION:
                return await self.settled()
            seat = asked[0]["seat"]
            await self.sockets[seat].at_least(state["n"])
            await self.answer(seat, None)

    async def answer(self, seat: int, move: str | None) -> None:
        socket = self.sockets[seat]
        await socket.until(lambda state: state["game"]["question"] is not None)
        answer = await socket.play(move=move)
        assert answer["answer"] == "accepted", answer
        for other in self.sockets:
            await other.at_least(answer["n"])

    async def settled(self) -> list[int]:
        """The seats that are asked, once all have been told so."""
        state = await self.people[0].state(self.table)
        for socket in self.sockets:
            await socket.at_least(state["n"])
        return [asked["seat"] for asked in await self.asked()]

    async def asked(self) -> list[Json]:
        """Who is asked, as a spectator sees it."""
        asked: list[Json] = (await self.people[3].state(self.table))["game"]["view"]["asked"]
        return asked

    async def decline(self, seat: int, scope: str) -> None:
        socket = self.sockets[seat]
        await socket.done("decline", question=socket.game["question"], scope=scope)


@contextlib.asynccontextmanager
async def party(server: Running, **more: Any) -> AsyncIterator[Party]:
    """Three players and a spectator; the game has begun."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server)) for _ in range(4)]
        for number, person in enumerate(people):
            await person.guest(f"Knight {number}")
        options = {"rounds": "3", **more.pop("options", {})}
        table = await people[0].found(game="toy", seats=3, options=options, open=True, **more)
        for seat in (1, 2):
            await people[seat].join(people[0], table)
            await people[seat].done(table, "sit", seat=seat)
            await people[seat].done(table, "ready", ready=True)
        await people[0].done(table, "start")
        yield Party(table, people, [await stack.enter_async_context(person.socket(table)) for person in people[:3]])


async def entries(server: Running, table: str) -> list[bytes]:
    """The table's log as it is on disk."""
    return [row.body for row in await server.within(server.house.store.entries(table))]


def passed(bodies: list[bytes], seat: int) -> int:
    return len([body for body in bodies if b'"e":"moved"' in body and f'"seat":{seat},"move":"pass"'.encode() in body])


@pytest.mark.asyncio
async def test_who_declined_passes_as_soon_as_nobody_else_has_to_decide(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()
        await at.decline(mine, "round")
        state = await at.sockets[mine].until(lambda state: state["game"]["declined"])
        assert state["game"]["declined"] == [{"prompt": REACTION, "scope": "round"}]
        assert state["game"]["question"] is None
        assert state["game"]["offers"] == []
        await at.answer(other, "pass")
        state = await at.sockets[mine].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        assert state["game"]["declined"] == []  # the round is over
        assert passed(await entries(server, at.table), mine) == 1


@pytest.mark.asyncio
async def test_who_declined_is_asked_neither_at_the_next_occasion_within_the_scope(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()
        await at.decline(mine, "match")
        await at.answer(other, "challenge")  # which asks mine and the champion about the challenge
        champion = ({0, 1, 2} - {mine, other}).pop()
        await at.sockets[champion].until(lambda state: state["game"]["question"] is not None)
        assert at.sockets[mine].game["question"] is None
        await at.answer(champion, "pass")
        await at.sockets[other].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        assert passed(await entries(server, at.table), mine) == 1
        if mine in await at.joust():
            assert at.sockets[mine].game["question"] is None  # a scope that goes on over the rounds


@pytest.mark.asyncio
async def test_a_scope_that_is_over_is_asked_again(server: Running) -> None:
    async with party(server) as at:
        asked = await at.joust()
        for seat in asked:
            await at.decline(seat, "round")
        await at.sockets[0].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        for seat in await at.joust():
            await at.sockets[seat].until(lambda state: state["game"]["question"] is not None)


@pytest.mark.asyncio
async def test_others_are_told_nothing_of_it(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()
        before = [await at.people[seat].state(at.table) for seat in (other, 3)]
        asked = await at.asked()
        told = [len(at.sockets[seat].follower.frames) for seat in range(3)]
        await at.decline(mine, "match")
        await at.sockets[mine].until(lambda state: state["game"]["declined"])
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        await at.sockets[mine].until(lambda state: not state["game"]["declined"])
        await at.decline(mine, "round")
        await at.sockets[mine].until(lambda state: state["game"]["declined"])
        assert [await at.people[seat].state(at.table) for seat in (other, 3)] == before
        assert await at.asked() == asked  # still shown as one who has to decide
        n = await at.sockets[mine].done("say", text="Well then.")
        for seat in set(range(3)) - {mine}:
            await at.sockets[seat].at_least(n)
            assert len(at.sockets[seat].follower.frames) == told[seat] + 1
            assert at.sockets[seat].state["n"] == before[0]["n"] + 1
            assert at.sockets[seat].game["declined"] == []


@pytest.mark.asyncio
async def test_a_standing_answer_outlives_the_server(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with party(server) as at:
            mine, other = await at.joust()
            await at.decline(mine, "round")
            table, people = at.table, at.people
    with running(config_for(tmp_path)) as again:
        clients = []
        for person in people[:3]:
            client = Client(again)
            client.http.headers["authorization"] = f"Bearer {person.token}"
            clients.append(client)
        state = await clients[mine].state(table)
        assert state["game"]["question"] is None
        assert state["game"]["declined"] == [{"prompt": REACTION, "scope": "round"}]
        question = (await clients[other].state(table))["game"]["question"]
        await clients[other].done(table, "play", question=question, move="pass")
        while (await clients[other].state(table))["game"]["view"]["table"]["round"] == 1:
            pass
        assert passed(await entries(again, table), mine) == 1
        for client in clients:
            await client.http.aclose()


@pytest.mark.asyncio
async def test_a_pass_that_was_due_when_the_server_stopped_is_given_when_it_is_back(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with party(server) as at:
            mine, other = await at.joust()
            await at.decline(mine, "round")
            room = await server.within(server.house.room(at.table))
            with mock.patch.object(room.bots, "wake"):
                await at.answer(other, "pass")
            table, person = at.table, at.people[mine]
            assert passed(await entries(server, table), mine) == 0
    with running(config_for(tmp_path)) as again:
        async with Client(again) as client:
            client.http.headers["authorization"] = f"Bearer {person.token}"
            while (await client.state(table))["game"]["view"]["table"]["round"] == 1:
                pass
            assert passed(await entries(again, table), mine) == 1


@pytest.mark.asyncio
async def test_who_asks_to_be_asked_again_is_asked(server: Running) -> None:
    async with party(server) as at:
        mine, _ = await at.joust()
        question = at.sockets[mine].game["question"]
        await at.decline(mine, "match")
        await at.sockets[mine].until(lambda state: state["game"]["question"] is None)
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        state = await at.sockets[mine].until(lambda state: state["game"]["question"] is not None)
        assert state["game"]["question"] == question
        answer = await at.sockets[mine].do("ask-again", prompt=REACTION)
        assert answer["reason"]["id"] == "refused-not-declined"


@pytest.mark.asyncio
async def test_who_takes_back_a_standing_pass_is_asked(server: Running) -> None:
    async with party(server, options={"tithe": "on"}) as at:
        mine, other = await at.joust()
        await at.sockets[mine].done("play", question=at.sockets[mine].game["question"], move="pass")
        await at.sockets[other].done("decline", question=at.sockets[other].game["question"], scope="match")
        await at.sockets[other].until(lambda state: state["game"]["can_undo"])
        await at.sockets[other].done("undo")
        state = await at.sockets[other].until(lambda state: state["game"]["question"] is not None)
        assert state["game"]["declined"] == []


@pytest.mark.asyncio
async def test_a_bot_that_stands_in_decides_for_itself(server: Running) -> None:
    async with party(server) as at:
        mine, _ = await at.joust()
        await at.decline(mine, "match")
        await at.sockets[mine].done("stand-in", seat=mine, bot="random")
        await at.sockets[mine].done("come-back")
        state = await at.people[mine].state(at.table)
        assert state["game"]["declined"] == []


@pytest.mark.asyncio
async def test_declining_what_cannot_be_declined_is_refused(server: Running) -> None:
    async with party(server) as at:
        herald = at.sockets[0]
        await herald.until(lambda state: state["game"]["question"] is not None)
        answer = await herald.do("decline", question=herald.game["question"], scope="round")
        assert answer["reason"]["id"] == "refused-scope"
        mine, _ = await at.joust()
        question = at.sockets[mine].game["question"]
        answer = await at.sockets[mine].do("decline", question=question, scope="attack")
        assert answer["reason"]["id"] == "refused-scope"
        assert (await at.sockets[mine].do("decline", question=question - 1, scope="round"))["answer"] == "stale"
        answer = await at.people[3].do(at.table, "decline", question=question, scope="round")
        assert answer["reason"]["id"] == "refused-not-seated"


@pytest.mark.asyncio
async def test_a_resent_refusal_to_be_asked_counts_once(server: Running) -> None:
    async with party(server) as at:
        mine, _ = await at.joust()
        question = at.sockets[mine].game["question"]
        first = await at.sockets[mine].do("decline", key="once", question=question, scope="round")
        again = await at.sockets[mine].do("decline", key="once", question=question, scope="round")
        assert (first["answer"], again["answer"]) == ("accepted", "duplicate")
        assert len([body for body in await entries(server, at.table) if b'"declined"' in body]) == 1


@pytest.mark.asyncio
async def test_waiting_for_others_costs_who_declined_no_time(tmp_path: Path) -> None:
    clock = 1_000_000

    def now() -> int:
        return clock

    with running(config_for(tmp_path), now=now) as server:
        async with party(server, clock={"kind": "game", "seconds": 600, "extra": 0}) as at:
            mine, other = await at.joust()
            clock += 5_000
            await at.decline(mine, "round")
            clock += 60_000
            await at.answer(other, "pass")
            await at.sockets[mine].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
            left = (await at.people[mine].state(at.table))["table"]["clock"]["left"]
            assert left[mine] == 595_000
            assert left[other] == 535_000
