"""Standing answers as time goes on: clocks, taking back, bots that stand in, a server that stops and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from tests.server.luck import known_luck
from tests.server.serving import Client, Running, config_for, running
from tests.server.standing_party import REACTION, RETORT, entries, party, passed, toy_among_the_games

GAME_CLOCK = {"kind": "game", "seconds": 600, "extra": 10}


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    with toy_among_the_games():
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
async def test_who_takes_back_a_standing_pass_of_another_question_is_asked(server: Running) -> None:
    async with party(server, options={"tithe": "on"}) as at:
        mine, other = await at.joust()
        await at.decline(mine, "match")
        await at.answer(other, "challenge")
        champion = ({0, 1, 2} - {mine, other}).pop()
        await at.answer(champion, "pass")
        await at.sockets[mine].until(lambda state: state["game"]["can_undo"])
        await at.sockets[mine].done("undo")
        state = await at.sockets[mine].until(lambda state: state["game"]["undos"] == 1)
        assert [asked["prompt"] for asked in state["game"]["view"]["asked"]] == [RETORT]
        assert state["game"]["question"] is not None


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
    calls: list[str] = []
    with known_luck():
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
