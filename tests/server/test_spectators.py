"""Nothing hidden leaks: whatever is sent to anybody is the same in every world they cannot tell from the true one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs

from caliburn.kernel.view import Viewer
from caliburn.server import entries as log
from caliburn.server import showing, wire
from caliburn.server.decide import Sender, preview
from caliburn.server.showing import Presence, Seen
from caliburn.server.table import Table
from caliburn.server.table_log import fold
from tests.properties.sizes import SOAK
from tests.server.serving import Client, Json, Running, Socket, config_for, is_over, new_key, running

GAMES = 4 if SOAK else 1
STEPS = 10_000 if SOAK else 22
LOOK_EVERY = 2 if SOAK else 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(tmp_path_factory.mktemp("spectators"))) as server:
        yield server


class Watched:
    """A table of three people, a spectator and a visitor who is not signed in; all that they are sent is kept."""

    def __init__(self, server: Running, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self.clients: list[Client] = []
        self.sockets: list[Socket] = []
        self.table = ""
        self.heard: list[str] = []

    async def open(self, stack: AsyncExitStack, mode: str) -> None:
        self.clients = [await stack.enter_async_context(Client(self.server)) for _ in range(5)]
        for client in self.clients:
            client.http.event_hooks["response"] = [self._note]
        for client, name in zip(self.clients, ("Elaine", "Lancelot", "Gareth", "Mordred"), strict=False):
            await client.guest(name)
        self.table = await self.clients[0].found(seats=3, open=True, options={"mode": mode})
        for seat in (1, 2):
            await self.clients[seat].done(self.table, "sit", seat=seat)
            await self.clients[seat].done(self.table, "ready", ready=True)
        await self.clients[0].done(self.table, "start")
        self.sockets = [await stack.enter_async_context(client.socket(self.table)) for client in self.clients]
        await self.settle()

    async def _note(self, answer: httpx.Response) -> None:
        await answer.aread()
        self.heard.append(answer.text + str(answer.headers))

    async def settle(self) -> None:
        """Everybody has been told the latest."""
        n = (await self.clients[0].state(self.table))["n"]
        for socket in self.sockets:
            await socket.at_least(n)

    def viewer(self, number: int) -> int | None:
        return number if number < 3 else None

    def everything_sent(self) -> list[str]:
        return self.heard + [text for socket in self.sockets for text in socket.follower.frames]

    async def redealt(self, number: int) -> Table:
        """The table as it would be had other cards been dealt to those this viewer does not see."""
        rows = await self.server.within(self.server.server.store.entries(self.table))
        table = fold(self.table, rows)
        table.match = table.playing_match.redeal(self.viewer(number), self.rng.getrandbits(30))
        return table

    def person(self, number: int) -> str | None:
        found: str | None = self.clients[number].me.get("id")
        return found


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def comparable(game: Json) -> Json:
    """What is told of the match. What may be taken back is a matter of the log and not of the cards."""
    return {key: value for key, value in game.items() if key not in ("can_undo", "events", "events_from")}


async def look(watched: Watched) -> None:
    """What each viewer was sent equals what would be sent in a world with other hidden cards."""
    for number, (client, socket) in enumerate(zip(watched.clients, watched.sockets, strict=True)):
        world = await watched.redealt(number)
        expected = plain(showing.state(world, Presence(), watched.person(number), Seen(), {}))["game"]
        fresh = (await client.state(watched.table))["game"]
        assert comparable(socket.game) == comparable(expected)
        assert socket.follower.events == expected["events"]
        assert comparable(fresh) == comparable(expected)
        assert fresh["events"] == expected["events"]


async def look_at_answers(watched: Watched, number: int) -> None:
    """Previews and refusals depend on nothing that their reader cannot see."""
    socket = watched.sockets[number]
    question, offers = socket.game["question"], socket.game["offers"]
    world = await watched.redealt(number)
    move = watched.rng.choice(offers)["move"]
    person = Sender(watched.person(number) or "", "", "")
    expected = preview(world, person, wire.Preview(key="k", question=question, move=move))
    answer = await socket.do("preview", question=question, move=move)
    assert answer["events"] == plain(expected)
    for other, spying in enumerate(watched.sockets):
        if other == number:
            continue
        for do in ("preview", "play"):
            refused = await spying.do(do, question=question, move=move)
            assert refused["answer"] in ("stale", "refused")
            assert refused.keys() <= {"re", "answer", "n", "reason"}
            assert refused.get("reason", {}).keys() <= {"id"}
        if watched.viewer(other) is None:
            assert (await spying.do("undo"))["reason"]["id"] in ("refused-not-seated", "refused-not-signed-in")


async def spy(watched: Watched) -> None:
    """What is for finished games is refused to everybody while the game runs."""
    for client in watched.clients:
        for path in ("moments?viewer=0", "moments?viewer=all", "moments", "trail", "record"):
            answer = await client.http.get(f"/api/tables/{watched.table}/{path}")
            assert (answer.status_code, answer.json()["error"]["id"]) == (409, "refused-not-over")
    for client in watched.clients[:4]:
        answer = await client.http.post(f"/api/tables/{watched.table}/continue", json={"n": 0, "seat": 0})
        assert answer.status_code == 409
    for path in ("/metrics", "/api/lobby", "/readyz", "/api/server"):
        told = await watched.clients[4].http.get(path)
        assert not [kind for kind in log.PRIVATE if kind.__name__ in told.text]


def scan(text: str, viewer: Viewer) -> None:
    """A plain look, with no help of the kernel's redeals: no hand of another, no drawn card of another, no seed."""
    frame = json.loads(text)
    game = frame.get("game") if isinstance(frame, dict) else None
    if game is None or is_over(frame):
        return
    assert frame["table"]["seed"] is None
    for seat, player in enumerate(game["view"]["table"]["players"]):
        assert (player["hand"] is not None) is (seat == viewer)
    for event in game["events"]:
        if event["kind"] == "knights-drawn" and event["seat"] != viewer:
            assert event["data"]["cards"] == []
    for ask in game["view"]["asked"]:
        assert ("args" in ask) is (ask["seat"] == viewer) or not ask.get("args")
    if viewer is None:
        assert (game["question"], game["offers"], game["hints"], game["can_undo"]) == (None, [], [], False)


@pytest.mark.asyncio
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("mode", ["basic", "seals"])
async def test_what_anybody_is_sent_would_be_the_same_with_other_hidden_cards(
    server: Running, mode: str, number: int, count: Callable[..., None]
) -> None:
    rng = Random(f"leaks {mode} {number}")
    watched = Watched(server, rng)
    async with AsyncExitStack() as stack:
        logs = stack.enter_context(capture_logs())
        await watched.open(stack, mode)
        await spy(watched)
        seed = (await server.within(server.house.room(watched.table))).table.founded.seed
        commitment = watched.sockets[3].state["table"]["commitment"]
        assert commitment == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
        for step in range(STEPS):
            asked = next((one for one, socket in enumerate(watched.sockets) if socket.asked), None)
            if asked is None:
                break
            if not step % LOOK_EVERY:
                await look(watched)
                await look_at_answers(watched, asked)
            await watched.sockets[asked].play(rng)
            await watched.settle()
        if not is_over(watched.sockets[0].state):
            await spy(watched)
        assert len(watched.sockets[0].follower.events) > 20
        for one, socket in enumerate(watched.sockets):
            for text in socket.follower.frames:
                scan(text, watched.viewer(one))
        assert not [text for text in watched.everything_sent() if seed in text and '"phase":"over"' not in text]
        await watched.clients[0].do(watched.table, "concede")
        assert seed not in str(logs)
        for client in watched.clients[1:3]:
            await client.do(watched.table, "concede")
        over = await watched.clients[4].state(watched.table)
        assert (over["table"]["seed"], over["table"]["commitment"]) == (seed, commitment)
    count(frames=sum(len(socket.follower.frames) for socket in watched.sockets), answers=len(watched.heard))


@pytest.mark.asyncio
async def test_the_check_above_would_find_a_leak(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that showed spectators what the first seat sees is caught by both looks."""
    watched = Watched(server, Random("caught"))
    async with AsyncExitStack() as stack:
        await watched.open(stack, "basic")
        truth = showing.view_of
        monkeypatch.setattr(showing, "view_of", lambda table, viewer: truth(table, 0 if viewer is None else viewer))
        await watched.clients[0].done(watched.table, "say", text="look")
        await watched.settle()
        monkeypatch.undo()
        with pytest.raises(AssertionError):
            await look(watched)
        with pytest.raises(AssertionError):
            scan(watched.sockets[3].follower.frames[-1], None)


@pytest.mark.asyncio
async def test_whoever_watches_is_counted_and_sees_what_a_visitor_sees(server: Running) -> None:
    watched = Watched(server, Random("counted"))
    async with AsyncExitStack() as stack:
        await watched.open(stack, "basic")
        state = await watched.sockets[0].until(lambda state: state["table"]["watchers"] == 2)
        assert [seat["online"] for seat in state["table"]["seats"]] == [True, True, True]
        spectator, visitor = [await watched.clients[number].state(watched.table) for number in (3, 4)]
        assert spectator["game"] == visitor["game"]
        assert spectator["table"]["you"] == {"person": watched.person(3), "seat": None, "host": False}
        assert visitor["table"]["you"] == {"person": None, "seat": None, "host": False}
        assert spectator["table"]["invite"] is None
        key = new_key()
        refused = await watched.sockets[4].do("say", key, text="let me in")
        assert refused == {"re": key, "answer": "refused", "n": None, "reason": {"id": "refused-not-signed-in"}}
