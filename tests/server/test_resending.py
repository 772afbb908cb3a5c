"""Commands that arrive once, twice or five times, late and in any order, over two sockets: the game is the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from caliburn.server import entries as log
from caliburn.server.store import Row, StoreError, Summary
from caliburn.server.table import Table
from tests.conftest import SOAK
from tests.server.serving import PATIENCE, Client, Running, config_for, running

COMMANDS = 10_000 if SOAK else 2_000  # in all lanes together
MOST_A_TABLE = 700  # commands before the next table is founded, if its game is not over by then
MOST_SENT = 5
WINDOW = 60  # a copy arrives at most so many commands late
SOCKETS = 2
LANES = 5  # pairs of people at the same time: their commits share the disk

pytestmark = pytest.mark.timeout(900)


class Offer(msgspec.Struct):
    move: str


class Game(msgspec.Struct):
    question: int | None
    offers: list[Offer]
    can_undo: bool


class Told(msgspec.Struct):
    phase: str


class Frame(msgspec.Struct):
    """Of answers and states what is needed here."""

    re: str | None = None
    answer: str = ""
    n: int | None = None
    reason: dict[str, Any] | None = None
    table: Told | None = None
    game: Game | None = None


class Answered(NamedTuple):
    """An answer without what may differ from one copy to the next: how far the table had come."""

    answer: str
    n: int | None
    reason: str | None


class Issue(NamedTuple):
    who: int
    command: dict[str, Any]

    @property
    def key(self) -> tuple[int, str]:
        return self.who, self.command["key"]


class Line:
    """All sockets of one person at one table."""

    def __init__(self, who: int, wires: list[ClientConnection], news: asyncio.Event) -> None:
        self.who = who
        self.wires = wires
        self.news = news
        self.answers: dict[str, list[Answered]] = {}
        self.sent: Counter[str] = Counter()
        self.state = Frame()
        self._readers = [asyncio.create_task(self._read(wire)) for wire in wires]

    async def _read(self, wire: ClientConnection) -> None:
        decoder = msgspec.json.Decoder(Frame)
        async for data in wire:
            frame = decoder.decode(data)
            if frame.re is None:
                if (frame.n or 0) >= (self.state.n or 0):
                    self.state = frame
            else:
                n = None if frame.answer == "stale" else frame.n
                reason = None if frame.reason is None else frame.reason["id"]
                self.answers.setdefault(frame.re, []).append(Answered(frame.answer, n, reason))
            self.news.set()

    async def send(self, command: dict[str, Any], wire: int) -> None:
        self.sent[command["key"]] += 1
        await self.wires[wire].send(json.dumps(command))

    def all_answered(self) -> bool:
        return all([len(self.answers.get(key, ())) == sent for key, sent in self.sent.items()])

    async def close(self) -> None:
        for wire in self.wires:
            await wire.close()
        await asyncio.gather(*self._readers)


class Desk:
    """Two people at a table, each with some sockets."""

    def __init__(self, lines: list[Line], news: asyncio.Event) -> None:
        self.lines = lines
        self.news = news

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self.news.clear()
                await self.news.wait()

    async def seen(self, n: int) -> None:
        """Wait until both people were told of entry n."""
        await self.until(lambda: all([(line.state.n or 0) >= n for line in self.lines]))

    def first(self, issue: Issue) -> Answered | None:
        """What became of a command, as far as is known."""
        return next(iter(self.lines[issue.who].answers.get(issue.command["key"], ())), None)


@contextlib.asynccontextmanager
async def desk(server: Running, people: list[Client], table: str, sockets: int) -> AsyncIterator[Desk]:
    news = asyncio.Event()
    lines = []
    address = f"ws://{server.host}/api/tables/{table}/socket"
    for who, person in enumerate(people):
        headers = {"Authorization": f"Bearer {person.token}"}
        wires = [
            await connect(address, additional_headers=headers, proxy=None, compression=None) for _ in range(sockets)
        ]
        lines.append(Line(who, wires, news))
    made = Desk(lines, news)
    await made.seen(1)
    yield made
    for line in lines:
        await line.close()


async def found(people: list[Client]) -> str:
    """A started table of two."""
    host, friend = people
    table = await host.found(seats=2, options={"mode": "seals"})
    await friend.join(host, table)
    await friend.done(table, "sit", seat=1, key="sit")
    await friend.done(table, "ready", ready=True, key="ready")
    await host.done(table, "start", key="start")
    return table


class Script:
    """What people do at a table, drawn from what they see."""

    def __init__(self, rng: Random, desk: Desk) -> None:
        self.rng = rng
        self.desk = desk
        self.number = 0
        self.ended = False

    def next(self) -> list[Issue]:
        """The next commands: one, or two at the same time of which one only speaks."""
        states = [line.state for line in self.desk.lines]
        issues = [self._deed(states)]
        if self.rng.random() < 0.2:
            issues.append(self._speech(1 - issues[0].who))
        return issues

    def _issue(self, who: int, do: str, **fields: Any) -> Issue:
        self.number += 1
        return Issue(who, {"key": f"c{self.number}", "do": do, **fields})

    def _speech(self, who: int) -> Issue:
        return self._issue(who, "say", text=self.rng.choice((f"line {self.number}", " ")))

    def _deed(self, states: list[Frame]) -> Issue:
        assert all([state.table is not None for state in states])
        if any([state.table is not None and state.table.phase == "over" for state in states]):
            self.ended = True
            return self._issue(self.rng.randrange(2), "rematch")
        asked = [who for who, state in enumerate(states) if state.game and state.game.question is not None]
        game = states[asked[0]].game
        assert game is not None
        kind = self.rng.random()
        if kind < 0.06:
            return self._issue(self.rng.randrange(2), "undo")  # often not allowed
        if kind < 0.08:
            return self._issue(self.rng.randrange(2), "open", open=self.rng.random() < 0.5)
        if kind < 0.10:
            return self._issue(asked[0], "play", question=self.rng.randrange(game.question or 1), move="pass")
        undoing = [who for who, state in enumerate(states) if state.game and state.game.can_undo]
        if undoing and kind < 0.3:
            return self._issue(undoing[0], "undo")
        moves = [offer.move for offer in game.offers]
        return self._issue(asked[0], "play", question=game.question, move=self.rng.choice(moves))


class Post:
    """Delivers every command 1 to 5 times: some copies at once, others late, on whichever socket."""

    def __init__(self, rng: Random, desk: Desk) -> None:
        self.rng = rng
        self.desk = desk
        self.late: list[tuple[int, Issue]] = []  # the step at which a copy arrives
        self.step = 0

    async def deliver(self, issues: list[Issue]) -> None:
        self.step += 1
        now = []
        for issue in issues:
            copies = self.rng.randint(1, MOST_SENT)
            at_once = self.rng.randint(1, copies)
            now += [issue] * at_once
            self.late += [(self.step + self.rng.randint(1, WINDOW), issue) for _ in range(copies - at_once)]
        now += [issue for due, issue in self.late if due <= self.step]
        self.late = [(due, issue) for due, issue in self.late if due > self.step]
        await self._send(now)

    async def deliver_the_rest(self) -> None:
        rest, self.late = [issue for _, issue in self.late], []
        await self._send(rest)

    async def _send(self, issues: list[Issue]) -> None:
        self.rng.shuffle(issues)
        for issue in issues:
            await self.desk.lines[issue.who].send(issue.command, self.rng.randrange(SOCKETS))


async def play_with_copies(rng: Random, here: Desk, most: int) -> list[Issue]:
    """Play a game; every command is issued after the one before was answered. In the order of the log."""
    script, post = Script(rng, here), Post(rng, here)
    issued: list[Issue] = []
    while len(issued) < most and not script.ended:
        issues = script.next()
        await post.deliver(issues)
        await here.until(lambda issues=issues: all([here.first(issue) is not None for issue in issues]))  # type: ignore[misc]
        firsts = {issue.key: here.first(issue) for issue in issues}
        numbers = {key: first.n or 0 for key, first in firsts.items() if first is not None}
        await here.seen(max(numbers.values()))
        issued += sorted(issues, key=lambda issue: numbers[issue.key])
    await post.deliver_the_rest()
    await here.until(lambda: all([line.all_answered() for line in here.lines]))
    return issued


async def play_plainly(here: Desk, issued: list[Issue]) -> None:
    """Deliver the same commands once each."""
    for issue in issued:
        await here.lines[issue.who].send(issue.command, 0)
        await here.until(lambda issue=issue: here.first(issue) is not None)  # type: ignore[misc]


def check_answers(copied: Desk, plain: Desk, issued: list[Issue]) -> Counter[str]:
    """All copies of a command have the answer of the only one, save that an accepted one was accepted once."""
    kinds: Counter[str] = Counter()
    for issue in issued:
        answers = copied.lines[issue.who].answers[issue.command["key"]]
        (once,) = plain.lines[issue.who].answers[issue.command["key"]]
        expected = [once] * len(answers)
        if once.answer == "accepted":
            expected[1:] = [once._replace(answer="duplicate")] * (len(answers) - 1)
        if once.answer == "stale":  # by the time a copy comes the game may be over, which is the reason then
            assert {answer.answer for answer in answers} <= {"stale", "refused"}, issue
        else:
            assert sorted(answers, key=str) == sorted(expected, key=str), issue
        kinds[once.answer] += 1
        kinds["copies"] += len(answers)
    return kinds


async def entries_of(server: Running, table: str) -> list[tuple[str | None, log.Entry]]:
    """The log but for what chance and the clock have in it."""
    found: list[tuple[str | None, log.Entry]] = []
    for row in await server.within(server.server.store.entries(table)):
        entry: log.Entry = log.decode(row.body)
        if isinstance(entry, log.Founded):
            entry = msgspec.structs.replace(entry, name="", invite="")
        elif isinstance(entry, log.Moved):
            entry = msgspec.structs.replace(entry, spent=0)
        elif isinstance(entry, log.Rematched):
            entry = log.Rematched("")
        found.append((row.key, entry))
    return found


def standing(table: Table) -> list[Any]:
    """Where a table stands in memory."""
    chat = [(line.n, line.seat, line.text) for line in table.chat]
    return [table.playing_match.record(), table.n, table.keys, table.questions, table.undos, table.phase, chat]


class Sums:
    """What all lanes counted."""

    def __init__(self) -> None:
        self.commands = 0
        self.tables = 0
        self.kinds: Counter[str] = Counter()


async def tables_of(server: Running, person: Client) -> int:
    return len(await server.within(server.server.store.summaries_of(person.me["id"], 10_000)))


async def lane(server: Running, rng: Random, pair: Callable[[list[Client]], Any], most: int, sums: Sums) -> None:
    """Two people play table after table, each with copies first and then without."""
    commands = 0
    async with Client(server) as host, Client(server) as friend:
        people = [host, friend]
        for client, name in zip(people, ("Elaine", "Bors"), strict=True):
            await client.guest(name, arms="bend")
        while commands < most:
            one, other = await pair(people)
            before = await tables_of(server, host)
            async with desk(server, people, one, SOCKETS) as copied:
                issued = await play_with_copies(rng, copied, min(most - commands, MOST_A_TABLE))
            rematches = [issue for issue in issued if issue.command["do"] == "rematch"]
            assert await tables_of(server, host) == before + len(rematches)
            async with desk(server, people, other, 1) as plain:
                await play_plainly(plain, issued)
            sums.kinds += check_answers(copied, plain, issued)
            assert await entries_of(server, one) == await entries_of(server, other)
            both = [(await server.within(server.house.room(table))).table for table in (one, other)]
            assert standing(both[0]) == standing(both[1])
            commands += len(issued)
            sums.tables += 1
    sums.commands += commands


@pytest.mark.asyncio
async def test_copies_that_come_late_and_in_any_order_over_two_sockets_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: Callable[..., None]
) -> None:
    rng, sums, founding = Random(COMMANDS), Sums(), asyncio.Lock()

    async def pair(people: list[Client]) -> tuple[str, str]:
        """Two tables with the same seed."""
        async with founding:
            seed = f"{rng.getrandbits(128):032x}"
            monkeypatch.setattr("caliburn.server.rooms.new_seed", lambda: seed)
            return await found(people), await found(people)

    with running(config_for(tmp_path)) as server:
        async with asyncio.TaskGroup() as group:
            for number in range(LANES):
                group.create_task(lane(server, Random(number), pair, COMMANDS // LANES, sums))
    kinds = sums.kinds
    assert min(kinds["accepted"], kinds["refused"], kinds["stale"]) > COMMANDS / 100
    count(commands=sums.commands, tables=sums.tables, **kinds)


@pytest.mark.asyncio
async def test_a_rematch_that_could_not_be_kept_is_asked_for_again_and_founds_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host, Client(server) as friend:
            for client in (host, friend):
                await client.guest()
            table = await found([host, friend])
            await friend.done(table, "concede")
            before = await tables_of(server, host)
            append = server.server.store.append

            async def full(where: str, expected: int, rows: Sequence[Row], summary: Summary | None) -> None:
                if isinstance(log.decode(rows[0].body), log.Rematched):
                    raise StoreError("refused-store-full")
                await append(where, expected, rows, summary)

            with monkeypatch.context() as disk:
                disk.setattr(server.server.store, "append", full)
                assert (await host.do(table, "rematch", key="again"))["answer"] == "refused"
            assert (await host.do(table, "rematch", key="again"))["answer"] == "accepted"
            assert await tables_of(server, host) == before + 1
