"""A match that was saved as a file is taken up again at a new table; and a running one becomes such a file."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from caliburn.kernel import start
from caliburn.server import entries as log
from caliburn.server.decide import Sender, bot_sits, free_arms, free_name, new_invite
from caliburn.server.refusals import Invalid
from caliburn.server.room import Room
from caliburn.server.rooms import House, new_id, new_seed, table_name
from caliburn.server.saving import read_record, saved_record
from caliburn.server.table import Table

LONGEST_TABLE_NAME = 40


class Files:
    """Matches that leave the house as files, and come back. One is read at a time: the other workers are for bots."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._reading = asyncio.Semaphore(1)

    async def save(self, room: Room, person: str) -> dict[str, Any]:
        """The running match of a room as a file, for somebody who sits there."""
        seat, record = await room.so_far(person)
        found: dict[str, Any] = await self.house.thinkers.run(saved_record, record, seat, new_seed())
        return found

    async def take_up(self, person: Sender, record: Any) -> str:
        """A new table for a saved match. Bots sit where they sat; the other seats are free for those who sat there."""
        async with self._reading:
            await self.house.check_share(person)
            try:
                read = await self.house.thinkers.run(read_record, record, new_seed())
            except (TimeoutError, BrokenProcessPool):
                raise Invalid("refused-import-long") from None
            return await self._found(person, read)

    async def _found(self, person: Sender, record: dict[str, Any]) -> str:
        house, noted = self.house, record["table"]
        options = dict(record["options"])
        if record["edition"] is not None:
            options["edition"] = record["edition"]
        founded = log.Founded(
            name=table_name(noted["name"][:LONGEST_TABLE_NAME]),
            game=record["game"],
            seats=record["seats"],
            options=options,
            seed=record["seed"],
            person=person.id,
            invite=new_invite(),
            record=record,
        )
        table = Table(new_id())
        entries = house.seated(table, founded, [(seat_for(person, noted), person)], [])
        for seat, bot in enumerate(noted["bots"]):
            if bot is not None:
                entries.append(house.apply(table, bot_called(table, seat, bot, noted["names"][seat])))
        if all([seat.taken for seat in table.seats]):
            rules = start.rules_for(founded.game, founded.seats, founded.options)
            entries.append(house.apply(table, log.Started(rules.version, rules.teams)))
        await house.keep_new(person, table, entries)
        return table.id


def seat_for(person: Sender, noted: dict[str, Any]) -> int:
    """The seat of somebody by that name, or else the first that no bot has."""
    free = [seat for seat, bot in enumerate(noted["bots"]) if bot is None]
    return next((seat for seat in free if noted["names"][seat] == person.name), free[0])


def bot_called(table: Table, seat: int, bot: str, name: str) -> log.BotSat:
    """A bot under the name that it had."""
    if not name:
        return bot_sits(table, seat, bot)
    return log.BotSat(seat, bot, free_name(table, name), free_arms(table, None))
