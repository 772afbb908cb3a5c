"""Standing answers: who declined to be asked something for a while passes by itself, and nobody else is told."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest

from caliburn.kernel.compose import compose
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import Seating
from caliburn.kernel.text import Message
from caliburn.server import rooms
from caliburn.server.decide import MOST_DECLINES
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


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits for minutes while somebody may take something back."""
    with running(config_for(tmp_path_factory.mktemp("patient"), pause=1000)) as found:
        yield found


class Clock:
    """The time of a server's tables, in ms."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Running]:
    """A server whose clock is the test's."""
    with running(config_for(tmp_path_factory.mktemp("timed")), now=clock) as found:
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

    async def until_the_next_round(self, seat: int) -> None:
        """Play the first that is offered until a seat is asked something in the second round."""
        await self.sockets[seat].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        while seat not in [asked["seat"] for asked in await self.asked()]:
            await self.answer((await self.asked())[0]["seat"], None)

    async def left(self, seat: int) -> int:
        """The time a seat has left, as a spectator sees it."""
        left: int = (await self.people[3].state(self.table))["table"]["clock"]["left"][seat]
        return left

    async def decline(self, seat: int, scope: str) -> None:
        socket = self.sockets[seat]
        await socket.until(lambda state: state["game"]["question"] is not None)
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


GAME_CLOCK = {"kind": "game", "seconds": 600, "extra": 10}


@pytest.mark.asyncio
async def test_the_clock_goes_on_for_all_to_see_and_tells_nothing(timed: Running, clock: Clock) -> None:
    async with party(timed, clock=GAME_CLOCK) as at:
        mine, other = await at.joust()
        before = await at.left(mine)
        clock.now += 5_000
        await at.decline(mine, "round")
        clock.now += 60_000
        assert await at.left(mine) == before - 65_000
        await at.answer(other, "pass")
        await at.sockets[mine].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        assert await at.left(mine) == before - 55_000  # with the ten seconds that any answer brings


@pytest.mark.asyncio
async def test_who_declined_runs_out_of_time_like_anybody(timed: Running, clock: Clock) -> None:
    async with party(timed, clock=GAME_CLOCK) as at:
        mine, other = await at.joust()
        await at.decline(mine, "round")
        clock.now += 900_000
        await at.sockets[other].done("say", text="It is late.")
        await at.sockets[other].until(
            lambda state: all(state["table"]["seats"][seat]["out_of_time"] for seat in (mine, other))
        )


@pytest.mark.asyncio
async def test_asking_to_be_asked_again_turns_no_clock_back(timed: Running, clock: Clock) -> None:
    async with party(timed, clock=GAME_CLOCK) as at:
        mine, other = await at.joust()
        before = await at.left(mine)
        await at.decline(mine, "match")
        clock.now += 200_000
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        assert await at.left(mine) == before - 200_000, "of what is asked now"
        await at.decline(mine, "match")
        await at.answer(other, "pass")
        await at.until_the_next_round(mine)
        before = await at.left(mine)
        clock.now += 300_000
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        assert await at.left(mine) == before - 300_000, "of something else"


@pytest.mark.asyncio
async def test_what_is_over_cannot_be_asked_for_again(timed: Running, clock: Clock) -> None:
    async with party(timed, clock=GAME_CLOCK) as at:
        mine, other = await at.joust()
        await at.decline(mine, "round")
        await at.answer(other, "pass")
        await at.until_the_next_round(mine)
        before = await at.left(mine)
        clock.now += 300_000
        answer = await at.sockets[mine].do("ask-again", prompt=REACTION)
        assert answer["reason"]["id"] == "refused-not-declined"
        assert await at.left(mine) == before - 300_000
        room = await timed.within(timed.house.room(at.table))
        assert room.table.declined == [{}, {}, {}]


@pytest.mark.asyncio
async def test_whose_own_turn_follows_a_standing_pass_is_called(server: Running) -> None:
    seed = SimpleNamespace(**{**vars(secrets), "token_hex": lambda size: "00" * size})  # seat 1 is not the champion
    calls: list[str] = []
    with mock.patch.object(rooms, "secrets", seed):
        table = party(server)
        at = await table.__aenter__()
    try:
        mine, other = sorted(await at.joust(), key=lambda seat: seat != 1)
        assert mine == 1  # and herald of the next round
        await at.decline(mine, "round")
        await at.sockets[mine].wire.close()
        while (await at.people[3].state(at.table))["table"]["seats"][mine]["online"]:
            pass
        with mock.patch.object(server.house, "call", lambda person, table: calls.append(person)):
            await at.sockets[other].done("play", question=at.sockets[other].game["question"], move="pass")
            await at.sockets[other].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        assert calls == [at.people[mine].me["id"]]
    finally:
        await table.__aexit__(None, None, None)


@pytest.mark.asyncio
async def test_a_standing_pass_leaves_the_others_time_to_take_back(patient: Running) -> None:
    async with party(patient, pace="calm") as at:
        mine, other = await at.joust()
        await at.decline(mine, "round")
        await at.answer(other, "pass")
        assert at.sockets[other].game["can_undo"]
        await at.sockets[other].done("undo")
        assert passed(await entries(patient, at.table), mine) == 0


@pytest.mark.asyncio
@pytest.mark.parametrize(("scope", "stands"), [("round", False), ("match", True)])
async def test_only_the_longer_scopes_outlive_an_undo(patient: Running, scope: str, stands: bool) -> None:
    async with party(patient, pace="calm") as at:
        mine, other = await at.joust()
        await at.answer(other, "pass")
        await at.decline(mine, scope)
        n = await at.sockets[other].done("undo")
        state = await at.sockets[mine].at_least(n)
        assert [declined["scope"] for declined in state["game"]["declined"]] == ([scope] if stands else [])
        assert (state["game"]["question"] is None) == stands


@pytest.mark.asyncio
async def test_what_was_declined_before_the_point_of_an_undo_stands(patient: Running) -> None:
    async with party(patient, pace="calm") as at:
        mine, other = await at.joust()
        await at.decline(mine, "round")
        await at.answer(other, "pass")
        n = await at.sockets[other].done("undo")
        state = await at.sockets[mine].at_least(n)
        assert state["game"]["declined"] == [{"prompt": REACTION, "scope": "round"}]


@pytest.mark.asyncio
async def test_whom_an_undo_brings_a_question_is_called(patient: Running) -> None:
    calls: list[str] = []
    async with party(patient, pace="calm") as at:
        mine, other = await at.joust()
        await at.answer(other, "pass")
        await at.decline(mine, "round")
        await at.sockets[mine].wire.close()
        while (await at.people[3].state(at.table))["table"]["seats"][mine]["online"]:
            pass
        with mock.patch.object(patient.house, "call", lambda person, table: calls.append(person)):
            await at.sockets[other].done("undo")
        assert calls == [at.people[mine].me["id"]]


@pytest.mark.asyncio
async def test_one_question_is_declined_a_few_times_at_most(server: Running) -> None:
    async with party(server) as at:
        mine, _ = await at.joust()
        question, before = at.sockets[mine].game["question"], len(await entries(server, at.table))
        for _ in range(MOST_DECLINES):
            await at.sockets[mine].done("decline", question=question, scope="match")
            await at.sockets[mine].done("ask-again", prompt=REACTION)
        answer = await at.sockets[mine].do("decline", question=question, scope="match")
        assert answer["reason"]["id"] == "refused-declined-often"
        assert len(await entries(server, at.table)) == before + 2 * MOST_DECLINES
        await at.sockets[mine].done("play", question=question, move="pass")


@pytest.mark.asyncio
async def test_only_my_own_lobby_knows_that_it_is_not_my_turn(server: Running) -> None:
    async with party(server) as at:
        mine, other = await at.joust()

        async def turn(seat: int) -> list[int]:
            table: Json = (await at.people[seat].http.get("/api/lobby")).json()["mine"][0]
            assert "standing" not in table
            found: list[int] = sorted(table["turn"])
            return found

        assert await turn(mine) == await turn(other) == sorted([mine, other])
        await at.decline(mine, "match")
        assert await turn(mine) == [other]
        assert await turn(other) == sorted([mine, other])
        await at.sockets[mine].done("ask-again", prompt=REACTION)
        assert await turn(mine) == sorted([mine, other])


@pytest.mark.asyncio
async def test_what_a_bot_thought_is_not_played_for_somebody_who_came_back_and_declined(server: Running) -> None:
    thought, thinking = asyncio.Event(), asyncio.Event()

    async def choose(*_: object) -> str:
        loop.call_soon_threadsafe(thinking.set)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(thought.wait(), loop))
        return "challenge"

    loop = asyncio.get_running_loop()
    async with party(server) as at:
        mine, other = await at.joust()
        with mock.patch.object(server.house.thinkers, "choose", choose):
            await at.sockets[mine].done("stand-in", seat=mine, bot="random")
            await thinking.wait()
            await at.answer(other, "pass")
            await at.sockets[mine].done("come-back")
            state = await at.sockets[mine].until(lambda state: state["game"]["question"] is not None)
            await at.sockets[mine].done("decline", question=state["game"]["question"], scope="round")
            thought.set()
            await at.sockets[mine].until(lambda state: state["game"]["view"]["table"]["round"] == 2)
        assert passed(await entries(server, at.table), mine) == 1


@pytest.mark.asyncio
async def test_an_answer_to_a_window_that_somebody_else_closed_does_not_count_for_the_next_question(
    server: Running,
) -> None:
    async with party(server) as knights:
        mine, other = await knights.joust()
        old = knights.sockets[mine].game["question"]
        await knights.answer(other, "challenge")
        late = await knights.sockets[mine].do("play", question=old, move="pass")
        assert late["answer"] == "stale"
