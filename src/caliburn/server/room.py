"""A table while people are at it: one command after the other, commit, answer, tell; bots and clocks go on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from caliburn.kernel.errors import BadMove, CaliburnError, CannotUndo, NotAsked, RuleBug
from caliburn.kernel.record import digest_of
from caliburn.server import entries as log
from caliburn.server import showing, wire
from caliburn.server.decide import Sender, Stale, check_playing, decide, free_arms, free_name, preview
from caliburn.server.people import hash_token
from caliburn.server.proposals import Proposals
from caliburn.server.refusals import NotAllowed, Refused
from caliburn.server.showing import Presence, Seen, Watched
from caliburn.server.standing import stands
from caliburn.server.store import Conflict, Duplicate, Row, StoreError, Summary
from caliburn.server.table import Table
from caliburn.server.table_alarm import TableAlarm
from caliburn.server.table_bots import TableBots
from caliburn.server.told import wire_message

if TYPE_CHECKING:
    from caliburn.server.rooms import House

logger = structlog.get_logger()

AWAY_AFTER = 60_000  # ms without a connection before the others may let a bot play on
PRESENCE_EVERY = 0.2  # s: who comes and goes is told together
WITHOUT_CLOCK = 5  # times as long before somebody counts as away where nobody is in a hurry
REFUSED_BY_RULES = (BadMove, NotAsked, CannotUndo)  # before anything was changed
MOST_REFUSED = 500  # refused commands that a room remembers


class Peer:
    """One connection to a table. It is woken when there is something to tell, and told the latest then."""

    def __init__(self, person: str | None, seen: Seen, session: bytes | None = None) -> None:
        self.person = person
        self.session = session  # the hash of the token it came with
        self.ended: Refused | None = None  # why it is sent away
        self.seen = seen
        self.answers: deque[wire.Answer] = deque()
        self.stale = True  # whether the table changed since it was told
        self.wake = asyncio.Event()
        self._noted = 0.0

    def may_be_noted(self) -> bool:
        """Whether the log has room for another line about this peer: one a second."""
        now = time.monotonic()
        if now - self._noted < 1:
            return False
        self._noted = now
        return True

    def tell(self) -> None:
        self.stale = True
        self.wake.set()

    def end(self, why: Refused) -> None:
        self.ended = why
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
        self.bots = TableBots(self)
        self.alarm = TableAlarm(self)
        self.proposals = Proposals()
        self.watched = Watched()
        self.closed = False
        self._presence: asyncio.TimerHandle | None = None

    # -- commands --------------------------------------------------------------------------------------------------

    async def command(self, person: Sender, command: wire.Command) -> wire.Answer:
        """Do what a person wants, once, and say what became of it."""
        if self.closed:
            return await (await self.house.room(self.table.id)).command(person, command)
        key = f"{person.id} {command.key}"
        try:
            async with self.lock:
                await self.mend()
                self.used = self.house.now()
                await self.house.check_may_see(self.table, person.id)
                if isinstance(command, wire.Preview):
                    return self._preview(person, command)
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

    def _preview(self, person: Sender, command: wire.Preview) -> wire.Answer:
        """What a move would bring. Team mates see that it is thought of; nobody else is told anything."""
        events = preview(self.table, person, command)
        seat = self.table.seat_of(person.id)
        assert seat is not None
        mates = [self.table.seats[mate].person for mate in self.proposals.note(self.table, seat, command)]
        for peer in self.peers:
            if peer.person is not None and peer.person in mates:
                peer.tell()
        return wire.Answer(command.key, "accepted", None, events=events)

    def _remember(self, key: str, refusal: wire.Answer) -> None:
        self._refused[key] = refusal
        if len(self._refused) > MOST_REFUSED:
            del self._refused[next(iter(self._refused))]

    async def write(self, entry: log.Entry, key: str | None = None) -> None:
        """Apply an entry, make it durable, and tell everybody. If it cannot be kept, the table is read anew."""
        table, at = self.table, self.house.now()
        before = self._open_questions()
        try:
            entry = self._applied(entry, at, key)
            row = Row(table.length, key, at, log.encode(entry))
            if isinstance(entry, log.Freed) and entry.invite:
                await self.house.store.add_invite(hash_token(entry.invite), table.id, at)
            summary = None if isinstance(entry, log.Said) else stored_summary(table)
            await self.house.store.append(table.id, table.length - 1, [row], summary)
        except REFUSED_BY_RULES:
            raise
        except BaseException as error:
            self.broken = True
            if isinstance(error, Conflict):
                await self.mend()
                raise Stale from error
            raise
        self.house.count_entry(entry)
        self._after(before, entry)

    def _applied(self, entry: log.Entry, now: int, key: str | None) -> log.Entry:
        """The entry with what only shows when it is applied: time spent, events, how far an undo went."""
        table = self.table
        if isinstance(entry, log.Moved):
            spent = self._spent(entry.seat, now) if table.seats[entry.seat].bot is None else 0
            entry = msgspec.structs.replace(entry, spent=spent)
            count = table.event_count()
            table.apply(entry, now, key)
            return msgspec.structs.replace(entry, events=table.events_since(count))
        if isinstance(entry, log.StoodIn | log.Declined):
            entry = msgspec.structs.replace(entry, spent=self._spent(entry.seat, now))
        table.apply(entry, now, key)
        if isinstance(entry, log.TookBack):
            return msgspec.structs.replace(entry, undone_to=table.undone_to)
        return entry

    def _spent(self, seat: int, now: int) -> int:
        since = self.table.thinking[seat].since
        return 0 if since is None else max(now - since, 0)

    async def rename(self, person: Sender) -> None:
        """Somebody at the table goes by another name or other arms from now on."""
        async with self.lock:
            await self.mend()
            seat = self.table.seat_of(person.id)
            if seat is not None and self.table.phase != "over":
                own = self.table.seats[seat].arms
                arms = own if own == person.arms else free_arms(self.table, person.arms)
                name = free_name(self.table, person.name, seat)
                if (name, arms) != (self.table.seats[seat].name, own):
                    await self.write(log.Renamed(seat, name, arms))

    async def mend(self) -> None:
        """Read the table from its log again if memory may be ahead of it."""
        if self.broken:
            self.table = await self.house.load(self.table.id)
            self.broken = False
            self._after(self._open_questions())

    # -- telling ---------------------------------------------------------------------------------------------------

    def _open_questions(self) -> dict[int, int]:
        """Per seat, the question that its person has to answer: not a bot, nor a standing answer."""
        table = self.table
        return {
            seat: question
            for seat, question in table.questions.items()
            if table.seats[seat].person is not None and table.seats[seat].bot is None and not stands(table, seat)
        }

    def _after(self, before: dict[int, int], entry: log.Entry | None = None) -> None:
        """Something changed: whom it concerns is told, bots and clocks look again."""
        only = None if entry is None else showing.told_to(self.table, entry)
        for peer in self.peers:
            if only is None or peer.person in only:
                peer.tell()
        self.bots.wake()
        self.alarm.set()
        self._call(before, entry)
        if self.table.phase == "over" and self.kept < self.table.n:
            self.house.spawn(self.keep_stills())

    def _call(self, before: dict[int, int], entry: log.Entry | None) -> None:
        """Call those who are not here to a question they did not have before, unless they brought it up themselves."""
        by_hand = not (isinstance(entry, log.Moved) and entry.bot)
        author = getattr(entry, "seat", None) if by_hand else None
        online = self.online()
        for seat, question in self._open_questions().items():
            person = self.table.seats[seat].person
            if person is not None and person not in online and seat != author and before.get(seat) != question:
                self.house.call(person, self.table)

    def online(self) -> set[str]:
        return {peer.person for peer in self.peers if peer.person is not None}

    def _away(self) -> list[int]:
        """The seats whose people have been gone for long."""
        online, now = self.online(), self.house.now()
        return [
            number
            for number, seat in enumerate(self.table.seats)
            if seat.person is not None and seat.person not in online and self._gone(number, seat.person, now)
        ]

    def _gone(self, seat: int, person: str, now: int) -> bool:
        """Whether somebody has been gone for long: as far as the room remembers, or since they were asked.

        The room is forgotten while nobody is here. Whoever was not seen since it was opened has a moment to come back.
        """
        if person not in self._gone_since:
            asked = self.table.thinking[seat].since
            soonest = now - self._away_after() + self.house.timings.away_after
            self._note_gone(person, now if asked is None else min(max(asked, soonest), now))
        return now - self._gone_since[person] >= self._away_after()

    def _note_gone(self, person: str, since: int) -> None:
        """Somebody is not here; the others are told when that is for long."""
        self._gone_since[person] = since
        rest = since + self._away_after() - self.house.now()
        asyncio.get_running_loop().call_later(rest / 1000 + 0.1, self._presence_changed)

    def _away_after(self) -> int:
        patience = WITHOUT_CLOCK if self.table.founded.clock.kind == "none" else 1
        return self.house.timings.away_after * patience

    def presence(self) -> Presence:
        online = self.online()
        seated = {seat.person for seat in self.table.seats}
        watchers = sum(1 for peer in self.peers if peer.person not in seated or peer.person is None)
        return Presence(online, self._away(), watchers, self.house.now(), self.proposals)

    async def told(self, person: str | None, seen: Seen) -> wire.State:
        """The table as a person may see it. What is not committed yet is told to nobody: hence the lock."""
        async with self.lock:
            await self.mend()
            await self.house.check_may_see(self.table, person)
            return showing.state(self.table, self.presence(), person, seen, self.stills, self.watched)

    def join(self, peer: Peer) -> None:
        self.peers.add(peer)
        if peer.person is not None:
            self._gone_since.pop(peer.person, None)
        self._presence_changed()

    def part(self, peer: Peer) -> None:
        self.peers.discard(peer)
        self.used = self.house.now()
        if peer.person is not None and peer.person not in self.online():
            self.proposals.drop(self.table.seat_of(peer.person))
            self._note_gone(peer.person, self.house.now())
        self._presence_changed()

    def _presence_changed(self) -> None:
        """Somebody came or went: the others are told soon, and once for all who do so at the same time."""
        if self._presence is None and not self.closed:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_EVERY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        for peer in self.peers:
            peer.tell()

    # -- keeping ---------------------------------------------------------------------------------------------------

    async def settled(self) -> Table:
        """The table as it is on disk."""
        async with self.lock:
            await self.mend()
            return self.table

    async def brief(self) -> wire.TableSummary:
        """The table as the lobby shows it."""
        async with self.lock:
            await self.mend()
            return showing.summary(self.table)

    async def finished(self) -> dict[str, Any]:
        """The record of a match that is over, on disk too; refused while it runs."""
        async with self.lock:
            await self.mend()
            if self.table.phase != "over":
                raise Refused("refused-not-over")
            if self.table.match is None:
                raise Refused("refused-frozen-version")
            return self._record(self.table)

    async def so_far(self, person: str) -> tuple[int, dict[str, Any]]:
        """The seat of somebody who plays here, and the record of the running match, on disk too; the referee's."""
        async with self.lock:
            await self.mend()
            table = self.table
            seat = table.seat_of(person)
            if seat is None:
                raise NotAllowed("refused-not-seated")
            check_playing(table)
            return seat, self._record(table)

    def _record(self, table: Table) -> dict[str, Any]:
        """The record of the match, with the names of those who played it."""
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
        try:
            async with self.lock:
                await self.mend()
                table = self.table
                if table.match is not None and self.kept != table.n:
                    await self.house.store.keep_stills(table.id, table.n, showing.stills_of(table))
                    self.kept = table.n
        except StoreError as error:
            logger.warning("stills could not be kept", table=self.table.id, error=str(error))

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room."""
        return not self.peers and not self.bots.thinking and not self.alarm.is_set and not self.lock.locked()

    def close(self) -> None:
        self.closed = True
        if self._presence is not None:
            self._presence.cancel()
        self.alarm.stop()
        self.bots.stop()


def stored_summary(table: Table) -> Summary:
    """What the store keeps of a table beside its log, for the lobby."""
    people = tuple([seat.person for seat in table.seats if seat.person is not None])
    return Summary(table.id, table.phase, table.open, table.moved, people, wire.encode(showing.kept_summary(table)))
