"""The house: all tables that are open now, how new ones are founded, and what they share (store, bots, notices)."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from caliburn.kernel import start
from caliburn.kernel.editions import read_toml
from caliburn.server import entries as log
from caliburn.server import wire
from caliburn.server.decide import STAND_IN, Sender, bot_sits, free_arms, free_name, new_invite
from caliburn.server.people import hash_token
from caliburn.server.refusals import Invalid, NotAllowed, NotFound, NotSignedIn, Refused, TooMuch
from caliburn.server.replays import continue_record
from caliburn.server.room import AWAY_AFTER, Room, stored_summary
from caliburn.server.store import Conflict, Row, Store
from caliburn.server.table import Table
from caliburn.server.table_log import fold
from caliburn.server.thinkers import Thinkers

logger = structlog.get_logger()

ALIVE_EVERY = 2.0
SWEEP_EVERY = 30.0
IDLE_AFTER = 120_000
MOST_TABLES = 50  # that are not over, for each person
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_NAMES = (
    "Camlann Road",
    "Green Chapel",
    "Winter Court",
    "Ash Gate",
    "The Long Watch",
    "Joyous Gard",
    "Siege Perilous",
    "Six Banners",
    "Bell and Ember",
    "The Third Staff",
    "Last Vigil",
    "Castle Orgulous",
    "The Hazel Ford",
    "White Hart",
    "Broken Lance",
    "The Fiddler’s Oak",
)


class Timings(msgspec.Struct, frozen=True):
    """What a test may want otherwise."""

    away_after: int = AWAY_AFTER
    pause: float = 1.0  # by which the pauses of bots are multiplied


TIMINGS = Timings()


class Metrics:
    """What /metrics tells."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("caliburn_entries", "Entries written", ["kind"], registry=self.registry)
        self.refusals = Counter("caliburn_refusals", "Refused commands", ["reason"], registry=self.registry)
        self.rooms = Gauge("caliburn_rooms", "Tables in memory", registry=self.registry)
        self.peers = Gauge("caliburn_sockets", "Open sockets", registry=self.registry)
        self.commands = Histogram(
            "caliburn_command_seconds",
            "From a command's arrival to its answer",
            registry=self.registry,
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
        )


class House:
    """All live tables."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        call: Callable[[str, Table], None] = lambda person, table: None,
        timings: Timings = TIMINGS,
        now: Callable[[], int] = lambda: int(time.time() * 1000),
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.call = call
        self.timings = timings
        self.now = now
        self.metrics = Metrics()
        self._founding = asyncio.Lock()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    def count_entry(self, entry: log.Entry) -> None:
        """Everybody may read the figures, so that what is private to a seat is not counted."""
        if isinstance(entry, log.PRIVATE):
            return
        self.metrics.entries.labels(type(entry).__name__).inc()

    def count_refusal(self, error: Any) -> None:
        self.metrics.refusals.labels(error.message.id).inc()

    # -- rooms -----------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, opened if need be; a refusal where there is no such table."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.used = self.now()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._open(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _open(self, table_id: str) -> Room:
        table = await self.load(table_id)
        kept = await self.store.stills(table_id) if table.frozen is not None else None
        room = Room(self, table, {} if kept is None else kept[1])
        self._rooms[table_id] = room
        room.bots.wake()
        room.alarm.set()
        return room

    async def load(self, table_id: str) -> Table:
        """A table from its log. Time that passed while the server was down does not count."""
        rows = await self.store.entries(table_id)
        if not rows:
            raise NotFound("refused-no-table")
        table = fold(table_id, rows)
        kept = await self.store.stills(table_id) if table.frozen is not None else None
        if kept is not None and "None" in kept[1]:
            table.end_as_kept(msgspec.json.decode(kept[1]["None"])["result"])
        now = self.now()
        for thinking in table.thinking:
            if thinking.since is not None:
                thinking.since = now - await self.store.uptime_between(thinking.since, now)
        return table

    async def keep_house(self) -> None:
        """Note that the server lives, and forget rooms that nobody uses."""
        life: int | None = None
        swept = time.monotonic()
        while True:
            try:
                if life is None:
                    life = await self.store.begin_life(self.now())
                    self.spawn(self._resume())
                await self.store.still_alive(life, self.now())
                if time.monotonic() - swept > SWEEP_EVERY:
                    swept = time.monotonic()
                    await self.sweep()
            except Exception as error:
                logger.error("the house could not be kept", exc_info=error)
            await asyncio.sleep(ALIVE_EVERY)

    async def _resume(self) -> None:
        """Open the tables that were playing when the server stopped: bots and clocks go on."""
        for table_id in await self.store.playing():
            try:
                await self.room(table_id)
            except Exception as error:
                logger.error("a table cannot be opened", table=table_id, exc_info=error)
            await asyncio.sleep(0)

    async def sweep(self, idle_after: int = IDLE_AFTER) -> None:
        for table_id, room in list(self._rooms.items()):
            if room.idle and self.now() - room.used >= idle_after:
                await room.keep_stills()
                if room.idle:
                    del self._rooms[table_id]
                    room.close()

    async def close(self) -> None:
        for room in list(self._rooms.values()):
            room.close()
            await room.keep_stills()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def end_session(self, session: bytes) -> None:
        """Somebody signed out: the sockets of that session end."""
        for room in self._rooms.values():
            for peer in room.peers:
                if peer.session == session:
                    peer.end(NotSignedIn("refused-not-signed-in"))

    def gauge(self) -> None:
        self.metrics.rooms.set(len(self._rooms))
        self.metrics.peers.set(sum(len(room.peers) for room in self._rooms.values()))

    async def held_by(self, person: str) -> list[str]:
        """The tables of a person that are not over."""
        found = await self.store.summaries_of(person, MOST_TABLES)
        tables = [msgspec.json.decode(body, type=wire.TableSummary) for body in found]
        return [table.id for table in tables if table.phase != "over"]

    async def rename(self, person: Sender) -> None:
        """Somebody goes by another name or other arms: at every table that is not over."""
        for table_id in await self.held_by(person.id):
            await (await self.room(table_id)).rename(person)

    async def may_see(self, table: Table, person: str | None) -> bool:
        """Open tables are everybody's; others are for those who sit there or were let in."""
        if table.open or person in table.members:
            return True
        return person is not None and person not in table.removed and await self.store.is_let_in(table.id, person)

    async def check_may_see(self, table: Table, person: str | None) -> None:
        """Whoever may not see a table is not told that there is one."""
        if not await self.may_see(table, person):
            raise NotFound("refused-no-table")

    # -- founding --------------------------------------------------------------------------------------------------

    async def found(self, person: Sender, wanted: wire.NewTable) -> str:
        """A new table with its founder in seat 0; it starts at once when bots hold all other seats."""
        options: dict[str, Any] = dict(wanted.options)
        if "edition" in options:
            raise Invalid("refused-edition-text")
        if wanted.edition is not None:
            options["edition"] = read_toml(wanted.edition, "edition")
        rules = start.rules_for(wanted.game, wanted.seats, options)
        if len(wanted.bots) > wanted.seats or any(wanted.bots[:1]):
            raise Invalid("refused-bots")
        _check_clock(wanted.clock)
        founded = log.Founded(
            name=table_name(wanted.name),
            game=wanted.game,
            seats=wanted.seats,
            options={**options, "mode": rules.seating.mode, **rules.seating.options},
            seed=new_seed(),
            person=person.id,
            open=wanted.open,
            clock=wanted.clock,
            pace=wanted.pace,
            invite=new_invite(),
        )
        table = Table(new_id())
        entries = self.seated(table, founded, [(0, person)], list(enumerate(wanted.bots)))
        if all(seat.taken for seat in table.seats):
            entries.append(self.apply(table, log.Started(rules.version, rules.teams)))
        await self.keep_new(person, table, entries)
        return table.id

    async def check_share(self, person: Sender) -> None:
        """Nobody may hold more tables than a house can bear."""
        if len(await self.held_by(person.id)) >= MOST_TABLES:
            raise TooMuch("refused-too-many-tables", most=MOST_TABLES)

    def apply(self, table: Table, entry: log.Entry) -> log.Entry:
        table.apply(entry, self.now())
        return entry

    def seated(
        self,
        table: Table,
        founded: log.Founded,
        people: list[tuple[int, Sender]],
        bots: list[tuple[int, str | None]],
    ) -> list[log.Entry]:
        entries = [self.apply(table, founded)]
        for seat, person in people:
            sat = log.Sat(seat, person.id, free_name(table, person.name), free_arms(table, person.arms))
            entries.append(self.apply(table, sat))
        for seat, bot in bots:
            if bot is not None:
                entries.append(self.apply(table, bot_sits(table, seat, bot)))
        return entries

    async def keep_new(self, person: Sender, table: Table, entries: list[log.Entry]) -> None:
        """However a table comes to be, it is founded here: one after the other, within the founder's share."""
        rows = [Row(number, None, self.now(), log.encode(entry)) for number, entry in enumerate(entries, 1)]
        async with self._founding:
            await self.check_share(person)
            await self.store.add_invite(hash_token(table.founded.invite), table.id, self.now())
            await self.store.append(table.id, 0, rows, stored_summary(table))

    async def rematch(self, table: Table, person: Sender) -> log.Rematched:
        """The next table of the same people and bots; whoever asked for it is its host."""
        if table.seat_of(person.id) is None:
            raise NotAllowed("refused-not-seated")
        if table.phase != "over":
            raise Refused("refused-not-over")
        if table.rematch is not None:
            raise Refused("refused-rematched")
        founded = msgspec.structs.replace(
            table.founded,
            seed=new_seed(),
            invite=new_invite(),
            person=person.id,
            origin=None,
            record=None,
        )
        people = [
            (number, Sender(seat.person, seat.name or "", seat.arms or ""))
            for number, seat in enumerate(table.seats)
            if seat.person is not None
        ]
        bots = [(number, seat.bot) for number, seat in enumerate(table.seats) if seat.person is None]
        fresh = Table(next_id(table))
        with contextlib.suppress(Conflict):  # asked for before, when the entry that names it could not be kept
            await self.keep_new(person, fresh, self.seated(fresh, founded, people, bots))
        return log.Rematched(fresh.id)

    async def continue_from(self, room: Room, person: Sender, n: int, seat: int) -> str:
        """A new table that takes a finished match up again after n answers, against bots."""
        past = await room.finished()
        table = room.table
        if seat >= len(table.seats):
            raise Refused("error-no-such-seat", seat=str(seat), most=len(table.seats) - 1)
        await self.check_share(person)
        record = await self.thinkers.run(continue_record, past, n, new_seed())
        founded = msgspec.structs.replace(
            table.founded,
            seed=record["seed"],
            invite=new_invite(),
            person=person.id,
            open=False,
            clock=log.Clock(),
            origin=log.Origin(table.id, n),
            record=record,
        )
        fresh = Table(new_id())
        entries = self.seated(fresh, founded, [(seat, person)], [])
        for number, other in enumerate(table.seats):
            if number != seat:  # under the name that the log of the match knows
                named = free_name(fresh, other.name or "")
                bot = log.BotSat(number, STAND_IN, named, free_arms(fresh, other.arms))
                entries.append(self.apply(fresh, bot))
        entries.append(self.apply(fresh, log.Started(record["rules"], table.teams)))
        await self.keep_new(person, fresh, entries)
        return fresh.id


def new_seed() -> str:
    return secrets.token_hex(16)


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def next_id(table: Table) -> str:
    """The id of the table that follows: the same however often it is asked for."""
    digest = hashlib.sha256(f"after {table.id} {table.founded.seed}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:10])


def table_name(wanted: str) -> str:
    name = " ".join("".join(char if char.isprintable() else " " for char in wanted).split())
    return name or secrets.choice(TABLE_NAMES)


def _check_clock(clock: log.Clock) -> None:
    if clock.reaction and not 5 <= clock.reaction <= 3600:
        raise Invalid("refused-reaction-clock")
    if clock.kind == "none":
        return
    if not 5 <= clock.seconds <= 30 * 86_400 or not 0 <= clock.extra <= 86_400:
        raise Invalid("refused-clock")
