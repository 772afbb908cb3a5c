"""What tests of teams share: demons 0 and 2, knights 1 and 3 and a spectator at a table of Knight Fall, on sockets."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from tests.server.luck import known_luck
from tests.server.serving import Client, Json, Running, Socket

DEMONS, KNIGHTS, SPECTATOR = (0, 2), (1, 3), 4
DEFEND = "ask-defend"
NAMES = ("Mordred", "Isolde", "Roderic", "Bertram", "Wenna")


class AbbeyParty:
    """Four players and a spectator, each on a socket."""

    def __init__(self, table: str, people: list[Client], sockets: list[Socket], rng: Random) -> None:
        self.table = table
        self.people = people
        self.sockets = sockets
        self.rng = rng

    async def asked(self) -> list[Json]:
        """Who is asked what, as a spectator sees it."""
        asked: list[Json] = (await self.people[SPECTATOR].state(self.table))["game"]["view"]["asked"]
        return asked

    async def play_until(self, prompt: str, seats: tuple[int, ...]) -> None:
        """Play at random until these seats are asked that, and all have been told so."""
        for _ in range(400):
            asked = await self.asked()
            if asked[0]["prompt"] == prompt and tuple([one["seat"] for one in asked]) == seats:
                await self.all_told()
                return
            await self.play_for(asked[0]["seat"])
        raise AssertionError(f"nobody was asked {prompt}")

    async def play_for(self, seat: int, move: str | None = None) -> None:
        """The seat answers what it is asked: as told, or at random."""
        game = (await self.people[seat].state(self.table))["game"]
        chosen = move or self.rng.choice(game["offers"])["move"]
        await self.people[seat].done(self.table, "play", question=game["question"], move=chosen)

    async def all_told(self) -> int:
        """Wait until everybody has heard of everything; the number of the last entry."""
        n: int = (await self.people[0].state(self.table))["n"]
        for socket in self.sockets:
            await socket.at_least(n)
        return n

    async def drain(self) -> None:
        """Read whatever is still on its way: a word to all comes after it."""
        n = await self.people[0].done(self.table, "say", text="Hear me.")
        for socket in self.sockets:
            await socket.at_least(n)

    def frames(self, seat: int) -> list[str]:
        """All that was ever sent to somebody on the socket."""
        return self.sockets[seat].follower.frames


@contextlib.asynccontextmanager
async def abbey_party(server: Running, rng: int = 4, **more: Any) -> AsyncIterator[AbbeyParty]:
    """The game has begun, with the same chance every time; with 4 both knights are asked to defend after 9 answers."""
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Client(server)) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            await person.guest(name)
        with known_luck():
            table = await people[0].found(game="knight-fall", seats=4, open=True, **more)
        for seat in (1, 2, 3):
            await people[seat].done(table, "sit", seat=seat)
            await people[seat].done(table, "ready", ready=True)
        await people[0].done(table, "start")
        sockets = [await stack.enter_async_context(person.socket(table)) for person in people]
        party = AbbeyParty(table, people, sockets, Random(rng))
        await party.all_told()
        yield party
