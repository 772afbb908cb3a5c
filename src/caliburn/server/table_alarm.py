"""The alarm of a table: it rings when somebody runs out of time, for a move, for the game, or for a reaction."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from caliburn.kernel.errors import CaliburnError, RuleBug
from caliburn.kernel.moves import PASS, text_of
from caliburn.server import entries as log
from caliburn.server.decide import Stale
from caliburn.server.reaction_clock import overdue, reactions_left
from caliburn.server.store import StoreError

if TYPE_CHECKING:
    from caliburn.server.room import Room

logger = structlog.get_logger()

RETRY = 1.0  # s until it rings again where nothing could be written
SLACK = 0.02  # s after the end, so that it does not ring too early


class TableAlarm:
    """Rings at the next end of anybody's time, however the table's clocks are set."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self) -> None:
        """Look anew at who runs out of time next."""
        self.stop()
        ends = [] if self.room.table.frozen is not None else [*self._ends().values(), *self._reactions()]
        if ends:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(min(ends), 0) / 1000 + SLACK, self._wake)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wake(self) -> None:
        self.room.house.spawn(self._ring())

    def _ends(self) -> dict[int, int]:
        """Per seat whose clock runs, the ms until it is out of time."""
        table, now = self.room.table, self.room.house.now()
        if table.founded.clock.kind == "none":
            return {}
        return {
            number: thinking.left - (now - thinking.since)
            for number, (thinking, seat) in enumerate(zip(table.thinking, table.seats, strict=True))
            if thinking.since is not None and seat.bot is None and not seat.out_of_time
        }

    def _reactions(self) -> list[int]:
        return [left for left in reactions_left(self.room.table, self.room.house.now()) if left is not None]

    async def _ring(self) -> None:
        room = self.room
        try:
            async with room.lock:
                await room.mend()
                await self._pass_for_the_late()
                for seat, left in self._ends().items():
                    if left <= 0:
                        await room.write(log.RanOutOfTime(seat))
        except (StoreError, Stale, CaliburnError, RuleBug) as error:
            logger.warning("the clock could not be written", table=room.table.id, error=str(error))
            asyncio.get_running_loop().call_later(RETRY, self.set)
        else:
            self.set()

    async def _pass_for_the_late(self) -> None:
        """One pass may close a question of several seats, or open the next."""
        room = self.room
        for seat, question in overdue(room.table, room.house.now()):
            if room.table.questions.get(seat) == question:
                await room.write(log.Moved(seat, text_of(PASS), bot=True))
