"""A table while people are at it: one command after the other, commit, answer, tell; bots and clocks go on."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from caliburn.kernel.errors import CaliburnError, RuleBug
from caliburn.kernel.record import digest_of
from caliburn.kernel.text import Message
from caliburn.server import entries as log
from caliburn.server import showing, wire
from caliburn.server.decide import Person, Stale, decide, free_arms, free_name, preview
from caliburn.server.refusals import NotFound
from caliburn.server.showing import Presence, Seen
from caliburn.server.store import Conflict, Duplicate, Row, StoreError, Summary
from caliburn.server.table import UNREPLAYABLE, Table
from caliburn.server.thinkers import WorkerFailed
from caliburn.server.told import wire_message

if TYPE_CHECKING:
    from caliburn.server.rooms import House

logger = structlog.get_logger()

AWAY_AFTER = 60_000  # ms without a connection before the others may let a bot play on
PAUSES = {"instant": 0.0, "quick": 0.4, "calm": 1.1}  # s a bot waits before it answers
GRACES = {"instant": 0.0, "quick": 1.2, "calm": 2.5}  # the same, while somebody may still take back a move
RETRY = 1.0
MOST_REFUSED = 500  # refused commands that a room remembers
FROZEN = Message("refused-frozen-game")


class Peer:
    """One connection to a table. It is woken when there is something to tell, and told the latest then."""

    def __init__(self, person: str | None, seen: Seen) -> None:
        self.person = person
        self.seen = seen
        self.answers: deque[wire.Answer] = deque()
        self.stale = True  # whether the table changed since it was told
        self.wake = asyncio.Event()

    def tell(self) -> None:
        self.stale = True
        self.wake.set()

    def answer(self, answer: wire.Answer) -> None:
        self.answers.append(answer)
        self.wake.set()


class Room:
    """A live table."""

    def __init__(self, house: House, table: Table, stills: dict[str, bytes]) -> None:
        self.house = house
        self.table = table
        self.stills = stills
        self.peers: set[Peer] = set()
        self.lock = asyncio.Lock()
        self.broken = False  # whether memory may be ahead of the log
        self.used = house.now()
        self.kept = 0  # the entry of which stills are kept
        self._gone_since: dict[str, int] = {}
        self._refused: dict[str, wire.Answer] = {}  # by key: what was refused stays refused when a copy comes late
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None

    # -- commands --------------------------------------------------------------------------------------------------

    async def command(self, person: Person, command: wire.Command) -> wire.Answer:
        """Do what a person wants, once, and say what became of it."""
        key = f"{person.id} {command.key}"
        try:
            if isinstance(command, wire.Preview):
                return wire.Answer(command.key, "accepted", None, events=preview(self.table, person, command))
            async with self.lock:
                await self._mend()
                self.used = self.house.now()
                known = self.table.keys.get(key)
                if known is not None:
                    return wire.Answer(command.key, "duplicate", known)
                if key in self._refused:
                    return self._refused[key]
                if isinstance(command, wire.Rematch):
                    entry: log.Entry = await self.house.rematch(self.table, person)
                else:
                    entry = decide(self.table, person, command, self._away())
                await self.write(entry, key)
                return wire.Answer(command.key, "accepted", self.table.n)
        except Stale:
            return wire.Answer(command.key, "stale", self.table.n)
        except Duplicate as known_already:
            return wire.Answer(command.key, "duplicate", known_already.n)
        except (CaliburnError, StoreError) as error:
            self.house.count_refusal(error)
            refusal = wire.Answer(command.key, "refused", None, reason=wire_message(error.message))
            if not isinstance(error, StoreError) and not isinstance(command, wire.Preview):
                self._remember(key, refusal)
            return refusal
        except RuleBug as bug:
            logger.error("rule bug", table=self.table.id, seat=bug.seat, answer=bug.answer, exc_info=bug)
            return wire.Answer(command.key, "refused", None, reason={"id": "refused-rule-bug"})

    def _remember(self, key: str, refusal: wire.Answer) -> None:
        self._refused[key] = refusal
        if len(self._refused) > MOST_REFUSED:
            del self._refused[next(iter(self._refused))]

    async def write(self, entry: log.Entry, key: str | None = None) -> None:
        """Apply an entry, make it durable, and tell everybody. If it cannot be kept, the table is read anew."""
        table = self.table
        before = set(table.asked)
        entry = self._applied(entry, key)
        at = self.house.now()
        row = Row(table.n, key, at, log.encode(entry))
        try:
            summary = None if isinstance(entry, log.Said) else self.summary()
            await self.house.store.append(table.id, table.n - 1, [row], summary)
        except BaseException as error:
            self.broken = True
            if isinstance(error, Conflict):
                await self._mend()
                raise Stale from error
            raise
        self.house.count_entry(entry)
        self._after(before)

    def _applied(self, entry: log.Entry, key: str | None) -> log.Entry:
        table, now = self.table, self.house.now()
        if isinstance(entry, log.Moved):
            since = table.thinking[entry.seat].since
            entry = msgspec.structs.replace(entry, spent=0 if entry.bot or since is None else max(now - since, 0))
            count = table.event_count()
            table.apply(entry, now, key)
            return msgspec.structs.replace(entry, events=table.events_since(count))
        table.apply(entry, now, key)
        if isinstance(entry, log.TookBack):
            return msgspec.structs.replace(entry, undone_to=table.undone_to)
        return entry

    async def rename(self, person: Person) -> None:
        """Somebody at the table goes by another name or other arms from now on."""
        async with self.lock:
            await self._mend()
            seat = self.table.seat_of(person.id)
            if seat is not None and self.table.phase != "over":
                own = self.table.seats[seat].arms
                arms = own if own == person.arms else free_arms(self.table, person.arms)
                await self.write(log.Renamed(seat, free_name(self.table, person.name, seat), arms or person.arms))

    def summary(self) -> Summary:
        table = self.table
        people = tuple([seat.person for seat in table.seats if seat.person is not None])
        body = wire.encode(showing.summary(table))
        return Summary(table.id, table.phase, table.open, table.moved, people, body)

    async def _mend(self) -> None:
        """Read the table from its log again if memory may be ahead of it."""
        if self.broken:
            self.table = await self.house.load(self.table.id)
            self.broken = False
            self._after(set())

    # -- telling ---------------------------------------------------------------------------------------------------

    def _after(self, asked_before: set[int]) -> None:
        """Something changed: everybody is told, bots and clocks look again."""
        for peer in self.peers:
            peer.tell()
        self.wake_bots()
        self.set_alarm()
        for seat in self.table.asked:
            person = self.table.seats[seat].person
            if person is None or seat in asked_before or self.table.seats[seat].bot is not None:
                continue
            if person not in self.online():
                self.house.call(person, self.table)
        if self.table.phase == "over" and self.kept < self.table.n:
            self.house.spawn(self.keep_stills())

    def online(self) -> set[str]:
        return {peer.person for peer in self.peers if peer.person is not None}

    def _away(self) -> list[int]:
        """The seats whose people have been gone for long."""
        online, now = self.online(), self.house.now()
        return [
            number
            for number, seat in enumerate(self.table.seats)
            if seat.person is not None
            and seat.person not in online
            and now - self._gone_since.setdefault(seat.person, now) >= self.house.settings.away_after
        ]

    def presence(self) -> Presence:
        online = self.online()
        seated = {seat.person for seat in self.table.seats}
        watchers = sum(1 for peer in self.peers if peer.person not in seated or peer.person is None)
        return Presence(online, self._away(), watchers, self.house.now())

    async def told(self, person: str | None, seen: Seen) -> wire.State:
        """The table as a person may see it. What is not committed yet is told to nobody: hence the lock."""
        async with self.lock:
            await self._mend()
            return showing.state(self.table, self.presence(), person, seen, self.stills)

    def join(self, peer: Peer) -> None:
        self.peers.add(peer)
        if peer.person is not None:
            self._gone_since.pop(peer.person, None)
        self._presence_changed()

    def part(self, peer: Peer) -> None:
        self.peers.discard(peer)
        self.used = self.house.now()
        if peer.person is not None and peer.person not in self.online():
            self._gone_since[peer.person] = self.house.now()
            asyncio.get_running_loop().call_later(self.house.settings.away_after / 1000 + 0.1, self._presence_changed)
        self._presence_changed()

    def _presence_changed(self) -> None:
        for peer in self.peers:
            peer.tell()

    # -- bots ------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let a bot think for every asked seat that one plays."""
        for seat, task in list(self._bots.items()):
            if task.done():
                del self._bots[seat]
        for seat, question in self.table.questions.items():
            if self.table.seats[seat].bot is not None and seat not in self._bots:
                self._bots[seat] = self.house.spawn(self._bot_answers(seat, question))

    async def _bot_answers(self, seat: int, question: int) -> None:
        await asyncio.sleep(self._pause())
        while self._bot_is_asked(seat, question):
            try:
                move = await self._think(seat)
                async with self.lock:
                    await self._mend()
                    if self._bot_is_asked(seat, question):
                        await self.write(log.Moved(seat, move, bot=True))
            except (StoreError, Stale, Duplicate, WorkerFailed) as error:
                logger.warning("a bot could not answer", table=self.table.id, seat=seat, error=str(error))
                await asyncio.sleep(RETRY)
            except (CaliburnError, RuleBug) as error:
                logger.error("a bot was refused", table=self.table.id, seat=seat, error=str(error), exc_info=error)
                return
        self._bots.pop(seat, None)
        self.wake_bots()

    def _bot_is_asked(self, seat: int, question: int) -> bool:
        return self.table.questions.get(seat) == question and self.table.seats[seat].bot is not None

    def _pause(self) -> float:
        pace = self.table.founded.pace
        match = self.table.match
        undoable = match is not None and any(
            [
                seat.person is not None and seat.bot is None and match.can_undo(number)
                for number, seat in enumerate(self.table.seats)
            ]
        )
        return (GRACES if undoable else PAUSES)[pace] * self.house.settings.pause

    async def _think(self, seat: int) -> str:
        table = self.table
        bot = table.seats[seat].bot
        assert bot is not None
        seed = f"{table.id} {table.n} {seat}"
        return await self.house.thinkers.choose(table.id, table.playing_match.record(), seat, bot, seed)

    # -- clocks ----------------------------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        """Wake up when the next seat runs out of time."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        table = self.table
        if table.founded.clock.kind == "none" or table.frozen is not None:
            return
        now = self.house.now()
        ends = [
            thinking.left - (now - thinking.since)
            for thinking, seat in zip(table.thinking, table.seats, strict=True)
            if thinking.since is not None and seat.bot is None and not seat.out_of_time
        ]
        if ends:
            self._alarm = asyncio.get_running_loop().call_later(
                max(min(ends), 0) / 1000 + 0.02, lambda: self.house.spawn(self._ring())
            )

    async def _ring(self) -> None:
        try:
            async with self.lock:
                await self._mend()
                now = self.house.now()
                for number, thinking in enumerate(self.table.thinking):
                    seat = self.table.seats[number]
                    if thinking.since is None or seat.bot is not None or seat.out_of_time:
                        continue
                    if now - thinking.since >= thinking.left:
                        await self.write(log.RanOutOfTime(number))
        except (StoreError, Stale) as error:
            logger.warning("the clock could not be written", table=self.table.id, error=str(error))
            asyncio.get_running_loop().call_later(RETRY, self.set_alarm)
        else:
            self.set_alarm()

    # -- keeping ---------------------------------------------------------------------------------------------------

    def brief(self) -> wire.TableSummary:
        """The table as the lobby shows it."""
        return showing.summary(self.table)

    def record(self) -> dict[str, Any]:
        """The record of the match, with the names of those who played it."""
        table = self.table
        noted = {
            "id": table.id,
            "name": table.founded.name,
            "names": table.names(),
            "bots": [seat.bot if seat.person is None else None for seat in table.seats],
            "commitment": table.commitment,
            "over": table.phase == "over",
        }
        record = {**table.playing_match.record(), "table": noted}
        return {**record, "digest": digest_of(record)}

    async def keep_stills(self) -> None:
        """Keep what everybody sees now, for the day when these rules are gone."""
        table = self.table
        if table.match is None or self.kept == table.n:
            return
        try:
            await self.house.store.keep_stills(table.id, table.n, showing.stills_of(table))
            self.kept = table.n
        except StoreError as error:
            logger.warning("stills could not be kept", table=table.id, error=str(error))

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room."""
        return not self.peers and not self._bots and self._alarm is None and not self.lock.locked()

    def close(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._bots.values():
            task.cancel()


def fold(table_id: str, rows: list[Row]) -> Table:
    """A table from its log; one that cannot be read or replayed any more can still be watched."""
    entries = [(_read(table_id, row), row) for row in rows]

    def folded(frozen: Message | None) -> Table:
        table = Table(table_id, frozen)
        for entry, row in entries:
            if entry is None:
                table.n += 1
            else:
                table.apply(entry, row.at, row.key)
        return table

    try:
        return folded(None if all([entry is not None for entry, _ in entries]) else FROZEN)
    except UNREPLAYABLE as error:
        logger.error("a table cannot be replayed", table=table_id, error=str(error))
        return folded(FROZEN)


def _read(table_id: str, row: Row) -> log.AnyEntry | None:
    """An entry of the log; None where it is damaged, unless it is the one that founds the table."""
    try:
        return log.decode(row.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        logger.error("an entry cannot be read", table=table_id, n=row.n, error=str(error))
        if row.n == 1:
            raise NotFound("refused-no-table") from None
        return None
