"""Who answers without being asked: bots, after a moment and from a worker, and those who declined beforehand."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING

import structlog

from caliburn.kernel.moves import PASS, text_of
from caliburn.server import entries as log
from caliburn.server.standing import passes_now
from caliburn.server.thinkers import FALLBACK

if TYPE_CHECKING:
    from caliburn.server.room import Room

logger = structlog.get_logger()

PAUSES = {"instant": 0.0, "quick": 0.4, "calm": 1.1}  # s a bot waits before it answers
GRACES = {"instant": 0.0, "quick": 1.2, "calm": 2.5}  # the same, while somebody may still take back a move
RETRIES = (0.5, 1.0, 2.0, 5.0, 15.0)  # s between tries; the last one again and again
TRUSTED = 2  # so many times a bot may fail before another answers in its place


class TableBots:
    """The bots of one table, each with the question it thinks about; whatever fails, the table goes on."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def thinking(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Let a bot think for every asked seat that one plays; pass for those who declined to be asked."""
        for seat, question in self.room.table.questions.items():
            if self._answers_itself(seat) and seat not in self._tasks and not self.room.closed:
                self._tasks[seat] = self.room.house.spawn(self._answer(seat, question))

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _answer(self, seat: int, question: int) -> None:
        try:
            await asyncio.sleep(self._pause(seat))
            failures = 0
            while self._asked(seat, question):
                try:
                    await self._try(seat, question, failures)
                except Exception as error:
                    logger.error("a bot could not answer", table=self.room.table.id, seat=seat, exc_info=error)
                    await asyncio.sleep(RETRIES[min(failures, len(RETRIES) - 1)])
                    failures += 1
        finally:
            self._tasks.pop(seat, None)
        self.wake()

    async def _try(self, seat: int, question: int, failures: int) -> None:
        room = self.room
        bot = room.table.seats[seat].bot
        move = await self._think(seat, failures)
        async with room.lock:
            await room.mend()
            if self._asked(seat, question) and room.table.seats[seat].bot == bot:
                await room.write(log.Moved(seat, move, bot=True))

    def _asked(self, seat: int, question: int) -> bool:
        return self.room.table.questions.get(seat) == question and self._answers_itself(seat)

    def _answers_itself(self, seat: int) -> bool:
        return self.room.table.seats[seat].bot is not None or passes_now(self.room.table, seat)

    def _pause(self, seat: int) -> float:
        """How long a bot waits: longer while a person may still take something back. Who declined waits only then."""
        table = self.room.table
        match = table.match
        undoable = match is not None and any(
            [
                other.person is not None and other.bot is None and match.can_undo(number)
                for number, other in enumerate(table.seats)
            ]
        )
        if table.seats[seat].bot is None and not undoable:
            return 0.0
        return (GRACES if undoable else PAUSES)[table.founded.pace] * self.room.house.timings.pause

    async def _think(self, seat: int, failures: int) -> str:
        """The bot's move. Its own chance follows from the table's secret, so that nobody can foretell it."""
        table = self.room.table
        bot = table.seats[seat].bot
        if bot is None:
            return text_of(PASS)
        if failures >= TRUSTED:
            bot = FALLBACK
        secret = hashlib.sha256(f"bot {table.founded.seed} {table.n} {seat}".encode()).hexdigest()
        return await self.room.house.thinkers.choose(table.id, table.playing_match.record(), seat, bot, secret)
