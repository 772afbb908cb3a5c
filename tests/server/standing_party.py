"""What tests of standing answers share: three people at a table of the toy, which has windows where several may act."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import AsyncIterator, Iterator
from typing import Any
from unittest import mock

from caliburn.kernel.compose import compose
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.flow import Flow, Prompt, ask_any
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import Seating
from caliburn.kernel.text import Message
from caliburn.kernel.view import Viewer
from tests.kernel.toy import TOY, Challenge, Tithe, Tournament
from tests.kernel.toy_state import ToyState
from tests.server.serving import Client, Json, Running, Socket

REACTION = "ask-reaction"
RETORT = "ask-retort"
ASK_RETORT = Prompt(RETORT, rule="reaction", scopes=("round", "match"))


class Told(Tournament):
    """The toy with words for its events, and another question about a challenge, which fails where nobody minds it.

    The turn is the champion's.
    """

    def tell(self, event: Event) -> Message:
        return Message(f"event-{kind_of(event)}")

    def stand(self, s: ToyState, seat: int, depth: int) -> Flow[int]:
        if depth == 1:
            return (yield from super().stand(s, seat, depth))
        others = [other for other in range(s.seats) if other != seat]
        retort = yield from ask_any(s, others, ASK_RETORT, lambda s, seat: (Challenge(),))
        assert s.champion is not None
        return s.champion if retort is None else retort.seat

    def view(self, s: ToyState, viewer: Viewer) -> dict[str, Any]:
        return super().view(s, viewer) | {"turn": s.champion}


def told(seating: Seating) -> Rules:
    return compose(Told, *([Tithe] if seating.options["tithe"] == "on" else []))(seating)


@contextlib.contextmanager
def toy_among_the_games() -> Iterator[None]:
    """The toy is a game of this server."""
    registry = importlib.import_module("caliburn.games")  # the name itself is that of the function
    with mock.patch.object(registry, "GAMES", (*registry.GAMES, TOY._replace(rules=told))):
        yield


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
