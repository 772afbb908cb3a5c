"""Nonsense of all kinds over sockets: each frame is answered, nothing breaks, and nobody's game is disturbed."""

from __future__ import annotations

import asyncio
import json
import logging
import string
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect

from caliburn.server import rooms
from caliburn.server.room import Room
from caliburn.server.store import Row
from caliburn.server.table_log import fold
from caliburn.server.table_socket import MOST_FRAME
from tests.conftest import SOAK
from tests.server.serving import PATIENCE, Client, Running, Socket, config_for, play_to_the_end, running

FRAMES = 100_000 if SOAK else 5_000
FRAMES_A_TABLE = 1_000
IN_FLIGHT = 40  # frames that a socket sends before it waits for answers

Json: TypeAlias = dict[str, Any]
Lines: TypeAlias = list[MutableMapping[str, Any]]
pytestmark = pytest.mark.timeout(1800)

COMMANDS: tuple[Json, ...] = (
    {"do": "sit", "seat": 1},
    {"do": "stand"},
    {"do": "seat-bot", "seat": 2, "bot": "greedy"},
    {"do": "free-seat", "seat": 0},
    {"do": "ready", "ready": True},
    {"do": "start"},
    {"do": "play", "question": 7, "move": "pass"},
    {"do": "play", "question": 4, "move": "challenge enemy-knight-2 red-2"},
    {"do": "preview", "question": 7, "move": "draw-knight"},
    {"do": "undo"},
    {"do": "stand-in", "seat": 1, "bot": "random"},
    {"do": "come-back"},
    {"do": "say", "text": "Well met"},
    {"do": "open", "open": True},
    {"do": "rematch"},
)
ODD_TEXTS = (
    *("", " ", "\x00", "\x00" * 70, "\u202e", "\ufeff", "é" * 65, "𝄞", "'; --", "%s%n", "../../x", "{}", "null"),
    *("a" * 64, "a" * 65, "a" * 400, "a" * 401, "a" * 501),
)
ODD_NUMBERS = (-1, 0, 11, 12, 2**31, 2**63, -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308)


@pytest.fixture(autouse=True)
def _many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long run founds one table after another."""
    monkeypatch.setattr(rooms, "MOST_TABLES", 10_000)


class Nonsense:
    """Draws frames: str for text, bytes for binary."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.number = 0
        self.kinds: Counter[str] = Counter()
        self._makers: list[Callable[[], str | bytes]] = [
            self.noise,
            self.any_json,
            self.deep,
            self.untimely,
            self.changed_field,
            self.changed_field,
            self.changed_bytes,
            self.changed_bytes,
            self.raw_text,
            self.large,
        ]

    def frame(self) -> str | bytes:
        make = self.rng.choice(self._makers)
        self.kinds[make.__name__] += 1
        return make()

    def command(self) -> Json:
        self.number += 1
        return {"key": f"f{self.number}", **self.rng.choice(COMMANDS)}

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.choice((0, 1, 2, 30, 400)))

    def raw_text(self) -> str:
        signs = string.printable + "äß€𝄞\x00\u2028\ud7ff\ue000"
        return "".join(self.rng.choices(signs, k=self.rng.randrange(60)))

    def value(self, depth: int = 0) -> Any:
        kind = self.rng.randrange(8 if depth < 4 else 6)
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
        if kind == 7:
            return {self.rng.choice(ODD_TEXTS): self.value(depth + 1) for _ in range(self.rng.randrange(4))}
        return (None, True, False, self.rng.choice(ODD_NUMBERS), self.rng.choice(ODD_TEXTS), float("nan"))[kind]

    def any_json(self) -> str:
        return json.dumps(self.value())

    def deep(self) -> str:
        depth = self.rng.choice((10, 900, 1100, 2500))
        opening, closing = self.rng.choice((("[", "]"), ('{"key":', "}"), ('{"do":"say","key":"d","text":[', "]}")))
        return (opening * depth + closing * (depth if self.rng.random() < 0.5 else 0))[:MOST_FRAME]

    def untimely(self) -> str:
        """A command that is well made, and mostly not allowed."""
        return json.dumps(self.command())

    def changed_field(self) -> str:
        command = self.command()
        field = self.rng.choice(list(command))
        change = self.rng.randrange(4)
        if change == 0:
            del command[field]
        elif change == 1:
            command[field] = self.value()
        elif change == 2:
            command[self.rng.choice(ODD_TEXTS)] = self.value()
        else:
            text = json.dumps(command)
            twice = self.rng.choice(('{"do":"say",', '{"key":"\\ud800",', '{"key":"\\udc00\\ud800",', '{"seat":1e2,'))
            return text.replace("{", twice, 1)
        return json.dumps(command)

    def changed_bytes(self) -> str | bytes:
        data = bytearray(json.dumps(self.command()).encode())
        for _ in range(self.rng.randint(1, 4)):
            at = self.rng.randrange(len(data) + 1)
            until = min(len(data), at + self.rng.randint(1, 6))
            change = self.rng.randrange(4)
            if change == 0:
                del data[at:until]
            elif change == 1:
                data[at:at] = self.rng.randbytes(2)
            elif change == 2:
                data[at:until] = data[at:until] * 3
            else:
                data[at:until] = bytes([byte ^ (1 << self.rng.randrange(8)) for byte in data[at:until]])
        try:
            return data.decode() if self.rng.random() < 0.5 else bytes(data)
        except UnicodeDecodeError:
            return bytes(data)

    def large(self) -> str | bytes:
        length = self.rng.choice((MOST_FRAME - 40, MOST_FRAME, MOST_FRAME + 1, 2 * MOST_FRAME - 100))
        text = json.dumps({**self.command(), "text": "x" * length})[:length]
        return text if self.rng.random() < 0.5 else text.encode()


class Pest:
    """A socket that sends nonsense and counts the answers."""

    def __init__(self, server: Running, table: str, person: Client, nonsense: Nonsense) -> None:
        self.address = f"ws://{server.host}/api/tables/{table}/socket"
        self.headers = {} if person.token is None else {"Authorization": f"Bearer {person.token}"}
        self.person = person
        self.nonsense = nonsense
        self.answers: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.accepted: dict[str, int] = {}

    async def send(self, frames: int) -> None:
        """Every frame is answered once; a socket that breaks is opened again."""
        left = frames
        while left:
            query = f"?events={self.nonsense.rng.choice(('x', '-1', '9' * 30, '7'))}&undos=1.5&chat="
            async with connect(self.address + query, additional_headers=self.headers, proxy=None) as wire:
                while left:
                    some = min(left, IN_FLIGHT)
                    for _ in range(some):
                        await wire.send(self.nonsense.frame())
                    await self._read(wire, some)
                    left -= some

    async def _read(self, wire: ClientConnection, answers: int) -> None:
        while answers:
            frame = json.loads(await asyncio.wait_for(wire.recv(), PATIENCE))
            if "re" not in frame:
                continue
            answers -= 1
            self.answers[frame["answer"]] += 1
            if frame["answer"] == "refused":
                self.reasons[frame["reason"]["id"]] += 1
            elif frame["answer"] == "accepted" and frame["n"] is not None:
                self.accepted[f"{self.person.me['id']} {frame['re']}"] = frame["n"]


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[Lines]:
    """What the server logs; no line of it may be an error, whoever writes it."""
    with capture_logs() as lines, caplog.at_level(logging.WARNING):
        yield lines
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert any(line["event"] == "refused" for line in lines), "nothing was logged at all"


async def gathered(people: list[Client]) -> tuple[str, int]:
    """An open table of two people and a bot that has just begun, and how long its log is."""
    host, friend = people[:2]
    table = await host.found(seats=3, bots=[None, None, "random"], open=True)
    await friend.done(table, "sit", seat=1)
    await friend.done(table, "ready", ready=True)
    return table, await host.done(table, "start")


def check_undisturbed(room: Room, rows: list[Row], began: int, pests: list[Pest]) -> None:
    """In the log is what was acknowledged, and the table in memory is the one in the log."""
    kept = {row.key: row.n for row in rows[began:] if row.key is not None}
    assert kept == {key: n for pest in pests for key, n in pest.accepted.items()}
    again, table = fold(room.table.id, rows), room.table
    assert again.frozen is None
    assert (again.n, again.questions, again.undos) == (table.n, table.questions, table.undos)
    assert again.playing_match.record() == table.playing_match.record()


async def finish(one: Socket, other: Socket) -> None:
    """Two people who are not disturbed play to the end."""
    await asyncio.gather(play_to_the_end(one, Random(1)), play_to_the_end(other, Random(2)))


async def settled(server: Running, table: str) -> list[Row]:
    """The log of a table once its bots rest: nobody else plays there any more."""
    room = await server.house.room(table)
    while True:
        async with room.lock:
            rows = await server.server.store.entries(table)
            resting = not [seat for seat in room.table.questions if room.table.seats[seat].bot is not None]
            if len(rows) == room.table.n and (resting or room.table.phase == "over"):
                return rows
        await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_every_frame_of_nonsense_is_answered_and_no_game_is_disturbed(
    tmp_path: Path, quiet: Lines, count: Callable[..., None]
) -> None:
    nonsense = Nonsense(Random(FRAMES))
    answers: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host, Client(server) as friend, Client(server) as guest, Client(server) as nobody:
            people = [host, friend, guest, nobody]
            for client, name in zip(people[:3], ("Elaine", "Bors", "Lynette"), strict=True):
                await client.guest(name)
            aside, _ = await gathered(people)
            for _ in range(FRAMES // FRAMES_A_TABLE):
                table, began = await gathered(people)
                pests = [Pest(server, table, person, nonsense) for person in people]
                await asyncio.gather(*[pest.send(FRAMES_A_TABLE // len(people)) for pest in pests])
                rows = await server.within(settled(server, table))
                check_undisturbed(await server.within(server.house.room(table)), rows, began, pests)
                assert pests[3].answers.keys() == {"refused"}
                for pest in pests:
                    answers += pest.answers
                    reasons += pest.reasons
            async with host.socket(aside) as one, friend.socket(aside) as other:
                await finish(one, other)
    assert sum(answers.values()) == FRAMES
    assert len(reasons) > 12
    count(frames=FRAMES, reasons_of_refusals=len(reasons), **answers)


def masked(opcode: int, data: bytes, length: int | None = None) -> bytes:
    """A frame as it is on the wire; `length` may lie."""
    length = len(data) if length is None else length
    size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2, "big")
    return bytes([opcode]) + size + bytes(4) + data


BROKEN = {
    "text that is no text": (masked(0x81, b"\xff\xfe{"), 1007),
    "far too large": (masked(0x81, b"x" * 60_000), 1009),
    "an unknown opcode": (masked(0x83, b"{}"), 1002),
    "reserved bits": (masked(0xF1, b"{}"), 1002),
    "not masked": (b"\x81\x02{}", 1002),
    "a part of nothing": (masked(0x80, b"{}"), 1002),
    "a ping in parts": (masked(0x09, b"x"), 1002),
    "a ping that is too long": (masked(0x89, b"x" * 126), 1002),
    "a strange closing": (masked(0x88, b"\x00"), 1002),
}


@pytest.mark.asyncio
@pytest.mark.parametrize("broken", BROKEN)
async def test_a_socket_that_breaks_the_protocol_is_closed_and_the_others_go_on(
    tmp_path: Path, quiet: Lines, broken: str
) -> None:
    data, code = BROKEN[broken]
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host:
            await host.guest()
            table = await host.found(bots=[None, "random"])
            async with host.socket(table) as good, host.socket(table) as bad:
                await good.until(lambda state: state["table"]["phase"] == "playing")
                bad.wire.transport.write(data)
                assert await bad.closed() == code
                assert (await good.do("nothing"))["answer"] == "refused"
                assert (await good.done("say", text="Still here")) > 0


@pytest.mark.asyncio
async def test_a_client_that_vanishes_in_the_middle_of_a_frame_leaves_nothing_behind(
    tmp_path: Path, quiet: Lines
) -> None:
    with running(config_for(tmp_path)) as server:
        async with Client(server) as host:
            await host.guest()
            table = await host.found(bots=[None, "random"])
            room = await server.within(server.house.room(table))
            async with host.socket(table) as good:
                for _ in range(20):
                    async with host.socket(table) as bad:
                        await bad.receive()
                        bad.wire.transport.write(masked(0x81, b'{"key":', 120))
                        bad.wire.transport.abort()
                assert (await good.do("nothing"))["answer"] == "refused"
                async with asyncio.timeout(PATIENCE):
                    while len(room.peers) > 1:
                        await asyncio.sleep(0.01)
