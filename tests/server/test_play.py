"""Playing over the wire: every command gets its answer, nothing is done twice, and taking back reaches everybody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.properties.sizes import SOAK
from tests.server.serving import Client, Follower, Json, Running, Socket, config_for, is_over, new_key, running

GAMES = 60 if SOAK else 2
STEPS = 400 if SOAK else 45
PREVIEWS = 40 if SOAK else 10
HASTE = 0.8  # pauses of bots in the test of pauses are so many times the usual


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("play"))) as server:
        yield server


@asynccontextmanager
async def duel(server: Running, **more: Any) -> AsyncIterator[tuple[Client, Client, str]]:
    """A game of two people that has begun; the first of them is asked."""
    async with Client(server) as elaine, Client(server) as lance:
        await elaine.guest("Elaine")
        await lance.guest("Lancelot")
        table = await elaine.found(open=True, **more)
        await lance.done(table, "sit", seat=1)
        await lance.done(table, "ready", ready=True)
        await elaine.done(table, "start")
        first = (await elaine.state(table))["game"]["question"] is not None
        yield (elaine, lance, table) if first else (lance, elaine, table)


# -- answers -----------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_move_is_accepted_once_and_then_known(server: Running) -> None:
    async with duel(server) as (first, other, table), first.socket(table) as socket, first.socket(table) as tab:
        await socket.until(lambda state: socket.asked)
        move = {"question": socket.game["question"], "move": "pass"}
        answer = await socket.do("play", "mine", **move)
        assert answer == {"re": "mine", "answer": "accepted", "n": answer["n"]}
        known = {"re": "mine", "answer": "duplicate", "n": answer["n"]}
        assert await socket.do("play", "mine", **move) == known
        assert await tab.do("play", "mine", **move) == known, "on another connection"
        assert await first.do(table, "play", "mine", **move) == known, "and by HTTP"
        assert await first.do(table, "say", "mine", text="another command") == known, "whatever it says now"
        assert (await first.state(table))["n"] == answer["n"]
        assert (await other.do(table, "say", "mine", text="my own key"))["answer"] == "accepted", (
            "keys are a person's own"
        )


@pytest.mark.asyncio
async def test_an_answer_to_a_question_that_is_no_longer_open_is_stale_and_the_state_follows(server: Running) -> None:
    async with duel(server) as (first, other, table), first.socket(table) as socket, other.socket(table) as watching:
        await socket.until(lambda state: socket.asked)
        old = socket.game["question"]
        n = await socket.done("play", question=old, move="pass")
        await socket.at_least(n)
        key = await socket.send("play", question=old, move="pass")
        assert await socket.answer(key) == {"re": key, "answer": "stale", "n": n}
        assert (await socket.receive())["n"] == n, "the state is told again"
        await watching.at_least(n)
        assert (await watching.do("play", question=old, move="pass"))["answer"] == "stale"
        posted = await first.http.post(
            f"/api/tables/{table}/commands", json={"key": "late", "do": "play", "question": old, "move": "pass"}
        )
        assert (posted.status_code, posted.json()) == (409, {"re": "late", "answer": "stale", "n": n})
        assert (await first.state(table))["n"] == n


@pytest.mark.asyncio
async def test_a_move_that_is_not_offered_is_refused_and_so_is_a_late_copy_of_it(server: Running) -> None:
    async with duel(server) as (first, _, table), first.socket(table) as socket:
        await socket.until(lambda state: socket.asked)
        before = await first.state(table)
        question = socket.game["question"]
        for move in ("challenge dragon-5", "flee", "pass pass", "PASS", "\u0000", "7", "reveal " * 40):
            key = new_key()
            answer = await socket.do("play", key, question=question, move=move)
            assert (answer["answer"], answer["n"]) == ("refused", None)
            assert answer["reason"]["id"].startswith("error-move")
            assert await socket.do("play", key, question=question, move=move) == answer
        after = await first.state(table)
        assert (after["game"], after["n"]) == (before["game"], before["n"])
        assert (await socket.play(move="pass"))["answer"] == "accepted"


@pytest.mark.asyncio
async def test_commands_of_one_connection_are_answered_in_their_order(server: Running) -> None:
    async with duel(server) as (first, _, table), first.socket(table) as socket:
        keys = [await socket.send("say", text=f"line {number}") for number in range(20)]
        answers = [await socket.answer(key) for key in keys]
        numbers = [answer["n"] for answer in answers]
        assert numbers == list(range(numbers[0], numbers[0] + 20))


@pytest.mark.asyncio
async def test_a_restarted_server_goes_on_where_it_was_and_knows_what_was_sent(tmp_path: Path) -> None:
    with running(config_for(tmp_path)) as server:
        async with duel(server) as (first, other, table), first.socket(table) as socket:
            await socket.until(lambda state: socket.asked)
            question = socket.game["question"]
            n = (await socket.do("play", "mine", question=question, move="pass"))["n"]
            await socket.at_least(n)
            before = [await person.state(table) for person in (first, other)]
            tokens = [person.token for person in (first, other)]
            follower = socket.follower
    with running(config_for(tmp_path)) as server:
        async with Client(server) as first, Client(server) as other:
            for person, token, state in zip((first, other), tokens, before, strict=True):
                person.token = token
                person.http.headers["authorization"] = f"Bearer {token}"
                again = await person.state(table)
                assert (again["game"], again["n"]) == (state["game"], state["n"])
            resent = await first.do(table, "play", "mine", question=question, move="pass")
            assert resent == {"re": "mine", "answer": "duplicate", "n": n}
            async with first.socket(table, follower) as socket:
                await socket.at_least(n)
                assert socket.game["events"] == [], "nothing that was told before is told again"
                assert (await socket.play())["answer"] == "accepted"


async def first_frame(client: Client, table: str) -> Json:
    """What a client that opens a socket now is told first; the opening itself may have to wait."""
    async with client.socket(table) as joining:
        return await joining.receive()


@pytest.mark.asyncio
async def test_nobody_is_told_of_a_move_before_it_is_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with duel(server) as (first, other, table), first.socket(table) as socket:
        await socket.until(lambda state: socket.asked)
        store, kept, arrived = server.server.store, threading.Event(), threading.Event()
        append = store.append

        async def held(*args: Any) -> None:
            arrived.set()
            while not kept.is_set():
                await asyncio.sleep(0.005)
            await append(*args)

        before = await other.state(table)
        monkeypatch.setattr(store, "append", held)
        key = await socket.send("play", question=socket.game["question"], move="pass")
        assert await asyncio.to_thread(arrived.wait, 5)
        asking = asyncio.create_task(other.state(table))
        reading = asyncio.create_task(first_frame(other, table))
        await asyncio.wait([asking, reading], timeout=0.3, return_when=asyncio.ALL_COMPLETED)
        early = [task.result()["n"] for task in (asking, reading) if task.done()]
        kept.set()
        assert (await socket.answer(key))["answer"] == "accepted"
        assert [n for n in early if n != before["n"]] == []
        await asyncio.gather(asking, reading)


@pytest.mark.asyncio
async def test_bots_in_worker_processes_answer(tmp_path: Path) -> None:
    with running(config_for(tmp_path, workers=1), processes=True) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            table = await elaine.found(seats=3, bots=[None, "greedy", "random"])
            async with elaine.socket(table) as socket:
                await socket.until(lambda state: socket.asked)
                turn = socket.game["view"]["table"]["turn_number"]
                while socket.asked:
                    await socket.at_least((await socket.play())["n"])
                state = await socket.until(lambda state: socket.asked)
                assert state["game"]["view"]["table"]["turn_number"] == turn + 3


# -- taking back -------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_move_can_be_taken_back_and_everybody_forgets_it(server: Running) -> None:
    async with duel(server) as (first, other, table), first.socket(table) as socket, other.socket(table) as watching:
        await socket.until(lambda state: socket.asked)
        before = await first.state(table)
        assert before["game"]["can_undo"] is False
        n = await socket.done("play", question=socket.game["question"], move="pass")
        assert (await socket.at_least(n))["game"]["can_undo"] is True
        await watching.at_least(n)
        assert (await watching.do("undo"))["reason"]["id"] == "error-cannot-undo"
        assert watching.game["can_undo"] is False
        n = await socket.done("undo")
        await socket.at_least(n)
        await watching.at_least(n)
        after = await first.state(table)
        assert after["game"]["view"] == before["game"]["view"]
        assert after["game"]["offers"] == before["game"]["offers"]
        assert after["game"]["events"] == before["game"]["events"]
        assert after["game"]["question"] != before["game"]["question"], "it is asked anew"
        assert after["game"]["undos"] == 1
        assert socket.follower.events == after["game"]["events"]
        assert watching.follower.events == (await other.state(table))["game"]["events"]
        assert (await socket.do("play", question=before["game"]["question"], move="pass"))["answer"] == "stale"
        assert (await socket.play(move="pass"))["answer"] == "accepted"


@pytest.mark.asyncio
async def test_what_became_known_cannot_be_taken_back(server: Running) -> None:
    async with duel(server) as (first, _, table), first.socket(table) as socket:
        await socket.until(lambda state: socket.asked)
        while not (drawing := [offer["move"] for offer in socket.game["offers"] if offer["move"].startswith("draw")]):
            await socket.at_least((await socket.play(move="pass"))["n"])
        assert socket.game["can_undo"] is True
        n = (await socket.play(move=drawing[0]))["n"]
        assert (await socket.at_least(n))["game"]["can_undo"] is False
        answer = await socket.do("undo")
        assert (answer["answer"], answer["reason"]["id"]) == ("refused", "error-cannot-undo")
        assert (await first.state(table))["n"] == n


@pytest.mark.asyncio
async def test_bots_leave_a_moment_for_taking_back(tmp_path: Path) -> None:
    """At a calm table a bot waits 1.1 s, and 2.5 s while somebody may still take a move back.

    The bot is greedy: a random one may pass its whole turn, and Elaine's passes would then end the match.
    """
    with running(config_for(tmp_path, pause=HASTE)) as server:
        async with Client(server) as elaine:
            await elaine.guest()
            table = await elaine.found(bots=[None, "greedy"], pace="calm")
            async with elaine.socket(table) as socket:
                await socket.until(lambda state: socket.asked)
                turn = socket.game["view"]["table"]["turn_number"]
                while socket.asked:
                    await socket.at_least((await socket.play(move="pass"))["n"])
                assert socket.game["can_undo"] is True
                passed = asyncio.get_running_loop().time()
                await asyncio.sleep(1.6 * HASTE)
                assert (await elaine.state(table))["n"] == socket.state["n"], "the bot waits longer than usual"
                await socket.at_least(await socket.done("undo"))
                assert socket.game["question"] is not None
                assert socket.game["view"]["table"]["turn_number"] == turn
                await socket.at_least((await socket.play(move="pass"))["n"])
                await socket.until(lambda state: not state["game"]["can_undo"])
                assert asyncio.get_running_loop().time() - passed > (1.6 + 2.5) * HASTE


# -- following ---------------------------------------------------------------------------------------------------------


class Spectating:
    """Somebody who follows a table through lost connections and pauses in reading."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.follower = Follower()
        self.stack: AsyncExitStack | None = None
        self.socket: Socket | None = None

    async def connect(self) -> Socket:
        if self.socket is None:
            self.stack = AsyncExitStack()
            self.socket = await self.stack.enter_async_context(self.client.socket(self.table, self.follower))
            await self.socket.receive()
        return self.socket

    async def drop(self) -> None:
        if self.stack is not None:
            await self.stack.aclose()
        self.stack = self.socket = None

    async def catch_up(self) -> Json:
        """Read all there is; the state by a fresh question."""
        socket = await self.connect()
        fresh = await self.client.state(self.table)
        await socket.until(lambda state: state["n"] >= fresh["n"])
        return fresh


async def step(rng: Random, players: list[Spectating], everybody: list[Spectating]) -> None:
    """Something happens at the table: a move, something taken back, a word, a lost or a slow connection."""
    chance = rng.random()
    if chance < 0.15:
        await rng.choice(everybody).drop()
    elif chance < 0.25:
        await (await rng.choice(everybody).connect()).done("say", text="well")
    elif chance < 0.4:
        await (await rng.choice(players).connect()).do("undo")
    else:
        for player in players:
            fresh = await player.catch_up()
            socket = await player.connect()
            if socket.asked and not is_over(fresh):
                await socket.play(rng)
                return


@pytest.mark.asyncio
@pytest.mark.parametrize("number", range(GAMES))
async def test_whoever_follows_the_frames_ends_up_with_what_a_fresh_client_is_told(
    server: Running, number: int
) -> None:
    rng = Random(f"follow {number}")
    mode = rng.choice(("basic", "seals"))
    async with duel(server, options={"mode": mode}) as (first, other, table), Client(server) as third:
        await third.guest("Morgause")
        players = [Spectating(first, table), Spectating(other, table)]
        everybody = [*players, Spectating(third, table), Spectating(third, table)]
        for _ in range(STEPS):
            await step(rng, players, everybody)
            if rng.random() < 0.1:
                await agree(rng.choice(everybody))
        for one in everybody:
            await agree(one)
            await one.drop()


async def agree(one: Spectating) -> None:
    """What was put together from frames is what is told to somebody new."""
    fresh = await one.catch_up()
    assert one.follower.events == fresh["game"]["events"]
    assert one.follower.chat == fresh["chat"]
    assert one.follower.state is not None
    assert one.follower.state["game"]["view"] == fresh["game"]["view"]
    assert one.follower.undos == fresh["game"]["undos"]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "query", ["?events=99999&undos=7&chat=4", "?events=-1", "?events=x&undos=%00", "?events=" + "9" * 50]
)
async def test_a_client_that_claims_nonsense_is_told_everything_it_lacks(server: Running, query: str) -> None:
    async with duel(server) as (first, _, table), first.socket(table) as socket:
        await socket.until(lambda state: socket.asked)
        await socket.at_least((await socket.play(move="pass"))["n"])
        follower = Claiming(query)
        async with first.socket(table, follower) as again:
            await again.receive()
            assert follower.events == (await first.state(table))["game"]["events"]


class Claiming(Follower):
    """Says it has what it has not."""

    def __init__(self, claim: str) -> None:
        super().__init__()
        self._claim = claim

    @property
    def query(self) -> str:
        return self._claim


# -- previews ----------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_preview_tells_what_chance_has_no_say_in_and_changes_nothing(server: Running) -> None:
    rng = Random("preview")
    told = 0
    async with duel(server, options={"mode": "seals"}) as (first, other, table), AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(person.socket(table)) for person in (first, other)]
        for _ in range(PREVIEWS):
            for socket in sockets:
                await socket.at_least((await first.state(table))["n"])
            socket = next(socket for socket in sockets if socket.asked)
            moves = [offer["move"] for offer in socket.game["offers"]]
            move = rng.choice([move for move in moves if move != "pass"] or moves)
            question, known = socket.game["question"], len(socket.follower.events)
            before = await first.state(table)
            answer = await socket.do("preview", question=question, move=move)
            assert (answer["answer"], answer["n"]) == ("accepted", None)
            assert await first.state(table) == before
            n = (await socket.do("play", question=question, move=move))["n"]
            state = await socket.at_least(n)
            happened = socket.follower.events[known:]
            assert answer["events"] == (happened if state["game"]["can_undo"] else [])
            told += bool(answer["events"])
    assert told


@pytest.mark.asyncio
async def test_previews_are_refused_like_the_moves_they_are_of(server: Running) -> None:
    async with duel(server) as (first, other, table), first.socket(table) as socket, other.socket(table) as watching:
        await socket.until(lambda state: socket.asked)
        await watching.receive()
        question = socket.game["question"]
        assert (await socket.do("preview", question=question, move="flee"))["reason"]["id"].startswith("error-move")
        assert (await socket.do("preview", question=question + 1, move="pass"))["answer"] == "stale"
        assert (await watching.do("preview", question=question, move="pass"))["answer"] == "stale"
