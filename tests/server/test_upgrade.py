"""A server with other rules than a table began with: the table stays watchable and says why it cannot go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from caliburn.games.king_arthur.turn import KingArthur
from caliburn.kernel import start
from caliburn.kernel.text import words
from caliburn.server.config import DATABASE
from tests.server.serving import Client, Json, Running, Socket, config_for, is_over, running


class Before:
    """What was known of a table when the server was stopped."""

    def __init__(self) -> None:
        self.token: str | None = None
        self.table = ""
        self.state: Json = {}
        self.public: Json = {}


async def begin(server: Running, finish: bool = False) -> Before:
    """Elaine plays some turns against a bot and leaves."""
    before = Before()
    async with Client(server) as elaine, Client(server) as visitor:
        await elaine.guest()
        before.token = elaine.token
        before.table = await elaine.found(bots=[] if finish else [None, "random"], open=True)
        if finish:
            await let_everything_go_by(server, elaine, before.table)
        async with elaine.socket(before.table) as socket:
            if not finish:
                await some_turns(socket, Random("before the upgrade"))
            await socket.done("say", text="until tomorrow")
            before.state = await elaine.state(before.table)
            before.public = await visitor.state(before.table)
    return before


async def let_everything_go_by(server: Running, elaine: Client, table: str) -> None:
    """The shortest game there is: two people who always pass."""
    async with Client(server) as lance:
        await lance.guest("Lancelot")
        await lance.done(table, "sit", seat=1)
        await lance.done(table, "ready", ready=True)
        await elaine.done(table, "start")
        while not is_over(await elaine.state(table)):
            for person in (elaine, lance):
                question = (await person.state(table))["game"]["question"]
                if question is not None:
                    await person.done(table, "play", question=question, move="pass")


async def some_turns(socket: Socket, rng: Random) -> None:
    moves = 0
    while moves < 12 or not socket.asked:
        if socket.asked:
            await socket.at_least((await socket.play(rng))["n"])
            moves += 1
        else:
            await socket.receive()


@pytest.fixture
def again(tmp_path: Path) -> Iterator[Callable[[Callable[[], None], bool], tuple[Running, Before]]]:
    """Play on one server, change something while it is down, and start another on the same data."""

    def restarted(change: Callable[[], None], finish: bool = False) -> tuple[Running, Before]:
        with running(config_for(tmp_path)) as server:
            before = asyncio.run(begin(server, finish))
        change()
        return stack.enter_context(running(config_for(tmp_path))), before

    with ExitStack() as stack:
        yield restarted


Restart = Callable[..., tuple[Running, Before]]


def returning(server: Running, before: Before) -> Client:
    client = Client(server)
    client.token = before.token
    client.http.headers["authorization"] = f"Bearer {before.token}"
    return client


def new_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    return lambda: monkeypatch.setattr(KingArthur, "version", 2)


async def assert_frozen(server: Running, before: Before, reason: str) -> None:
    """The table can be watched with all that was known, and nothing can be changed in the game."""
    async with returning(server, before) as elaine, Client(server) as visitor:
        state = await elaine.state(before.table)
        assert state["table"]["frozen"] == {"id": reason}
        assert state["table"]["phase"] == "playing"
        assert state["table"]["rules"] == 1
        assert state["table"]["seed"] is None
        assert state["chat"] == before.state["chat"]
        assert (state["game"]["question"], state["game"]["offers"], state["game"]["can_undo"]) == (None, [], False)
        for do in (
            {"do": "play", "question": before.state["game"]["question"], "move": "pass"},
            {"do": "preview", "question": before.state["game"]["question"], "move": "pass"},
            {"do": "undo"},
            {"do": "concede"},
            {"do": "stand-in", "seat": 0, "bot": "random"},
            {"do": "come-back"},
        ):
            answer = await elaine.do(before.table, **do)
            assert (answer["answer"], answer.get("reason")) == ("refused", {"id": reason}), do
        assert (await visitor.state(before.table))["table"]["frozen"] == {"id": reason}
        assert (await elaine.http.get("/api/lobby")).status_code == 200
        assert all(words(lang).has(reason) for lang in ("en", "de"))


@pytest.mark.asyncio
async def test_a_table_of_older_rules_is_frozen_and_shows_its_last_still_and_all_events(
    again: Restart, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, before = await asyncio.to_thread(again, new_rules(monkeypatch))
    await assert_frozen(server, before, "refused-frozen-version")
    async with returning(server, before) as elaine, Client(server) as visitor:
        for client, known in ((elaine, before.state), (visitor, before.public)):
            async with client.socket(before.table) as socket:
                await socket.receive()
                assert socket.game["view"] == {**known["game"]["view"], "asked": []}, "each seat sees its own still"
                public = {event["n"]: event for event in before.public["game"]["events"]}
                assert socket.follower.events
                assert all(public[event["n"]] == event for event in socket.follower.events)
                assert socket.follower.events[-1]["n"] == before.public["game"]["events"][-1]["n"]


@pytest.mark.asyncio
async def test_other_tables_play_on_by_the_new_rules(again: Restart, monkeypatch: pytest.MonkeyPatch) -> None:
    server, before = await asyncio.to_thread(again, new_rules(monkeypatch))
    async with returning(server, before) as elaine:
        table = await elaine.found(bots=[None, "random"])
        async with elaine.socket(table) as socket:
            await socket.until(lambda state: socket.asked)
            assert socket.state["table"]["rules"] == 2
            assert socket.state["table"]["frozen"] is None
            assert (await socket.play(move="pass"))["answer"] == "accepted"
        await elaine.done(before.table, "say", text="here we cannot go on")
        assert (await elaine.state(before.table))["chat"][-1]["text"] == "here we cannot go on"


@pytest.mark.asyncio
async def test_a_frozen_table_plays_on_when_its_rules_are_back(again: Restart, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        server, before = await asyncio.to_thread(again, new_rules(monkeypatch))
        await assert_frozen(server, before, "refused-frozen-version")
        server.stop()
    with running(config_for(tmp_path)) as server:
        async with returning(server, before) as elaine, elaine.socket(before.table) as socket:
            await socket.until(lambda state: socket.asked)
            assert socket.state["table"]["frozen"] is None
            assert socket.game == {**before.state["game"], "events": socket.game["events"]}
            assert (await socket.play())["answer"] == "accepted"


@pytest.mark.asyncio
async def test_a_finished_game_of_older_rules_is_still_over(again: Restart, monkeypatch: pytest.MonkeyPatch) -> None:
    server, before = await asyncio.to_thread(again, new_rules(monkeypatch), True)
    async with returning(server, before) as elaine:
        state = await elaine.state(before.table)
        assert (state["table"]["phase"], state["table"]["ending"]) == ("over", before.state["table"]["ending"])
        assert state["table"]["seed"] == before.state["table"]["seed"]
        assert state["game"]["view"]["result"] == before.state["game"]["view"]["result"]
        for path in ("moments", "trail", "record"):
            answer = await elaine.http.get(f"/api/tables/{before.table}/{path}")
            assert (answer.status_code, answer.json()["error"]["id"]) == (409, "refused-frozen-version")
        await elaine.done(before.table, "say", text="well played")
        lobby = (await elaine.http.get("/api/lobby")).json()
        assert [one["id"] for one in lobby["lately"]] == [before.table]
        assert lobby["lately"][0]["winners"] == before.state["table"]["ending"]["winners"]


@pytest.mark.asyncio
async def test_a_table_whose_game_is_gone_can_be_watched(again: Restart, monkeypatch: pytest.MonkeyPatch) -> None:
    server, before = await asyncio.to_thread(again, lambda: monkeypatch.setattr(start, "games", lambda: ()))
    await assert_frozen(server, before, "refused-frozen-game")


def damage(data: Path, old: bytes, new: bytes) -> None:
    """Change the last move in the log of the only table."""
    with sqlite3.connect(data / DATABASE) as db:
        find = (
            "SELECT table_id, n, body FROM entries WHERE CAST(body AS TEXT) LIKE '%\"moved\"%' ORDER BY n DESC LIMIT 1"
        )
        table_id, n, body = db.execute(find).fetchone()
        changed = new if not old else body.replace(old, new, 1)
        assert changed != body
        db.execute("UPDATE entries SET body = ? WHERE table_id = ? AND n = ?", (changed, table_id, n))
    db.close()


@pytest.mark.asyncio
async def test_a_table_with_a_move_that_does_not_fit_can_be_watched(again: Restart, tmp_path: Path) -> None:
    server, before = await asyncio.to_thread(again, lambda: damage(tmp_path, b'"move":"', b'"move":"flee '))
    await assert_frozen(server, before, "refused-frozen-game")
    async with returning(server, before) as elaine:
        assert (await elaine.state(before.table))["game"]["events"][-1]["n"] >= 1


@pytest.mark.asyncio
async def test_a_table_with_an_entry_that_cannot_be_read_can_be_watched(again: Restart, tmp_path: Path) -> None:
    server, before = await asyncio.to_thread(again, lambda: damage(tmp_path, b"", b"\x00 not an entry"))
    await assert_frozen(server, before, "refused-frozen-game")
