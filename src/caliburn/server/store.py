"""What the server keeps: the tables' logs, what the lobby tells of them, invites, and when the server was up.

People are in `people.py`; how the file is written is in `database.py`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from caliburn.server.database import Database, StoreError

__all__ = ["Conflict", "Duplicate", "Row", "Store", "StoreError", "Summary"]


class Row(NamedTuple):
    """An entry of a table's log. `key` names the command it came from; `at` is in ms since 1970."""

    n: int
    key: str | None
    at: int
    body: bytes


class Summary(msgspec.Struct, frozen=True):
    """What is asked of a table without reading its log; `people` are those whose table it is."""

    id: str
    phase: str
    open: bool
    updated: int
    people: tuple[str, ...]
    body: bytes


class Conflict(Exception):
    """The log does not end where the writer thought; it ends at `last`."""

    def __init__(self, last: int) -> None:
        self.last = last
        super().__init__(last)


class Duplicate(Exception):
    """The key is known: its entry is number `n`."""

    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(n)


VERSION_1 = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY, phase TEXT NOT NULL, open INTEGER NOT NULL, updated INTEGER NOT NULL, body BLOB NOT NULL
    )""",
    "CREATE INDEX tables_by_phase ON tables (phase, open, updated)",
    """CREATE TABLE members (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, person TEXT NOT NULL,
        PRIMARY KEY (table_id, person)
    ) WITHOUT ROWID""",
    "CREATE INDEX members_by_person ON members (person)",
    """CREATE TABLE entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, key TEXT, at INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID""",
    "CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL",
    """CREATE TABLE stills (
        table_id TEXT NOT NULL, viewer TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, viewer)
    )""",
    "CREATE TABLE invites (token_hash BLOB PRIMARY KEY, table_id TEXT NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID",
    """CREATE TABLE table_access (
        table_id TEXT NOT NULL, person TEXT NOT NULL,
        PRIMARY KEY (table_id, person)
    ) WITHOUT ROWID""",
    "CREATE TABLE lives (id INTEGER PRIMARY KEY, began INTEGER NOT NULL, seen INTEGER NOT NULL)",
    """CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, arms TEXT NOT NULL, lang TEXT NOT NULL,
        settings BLOB NOT NULL, webhook TEXT, mail TEXT, made INTEGER NOT NULL
    )""",
    """CREATE TABLE accounts (
        person TEXT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
        login TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, password TEXT NOT NULL
    )""",
    """CREATE TABLE sessions (
        token_hash BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        touched INTEGER NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX sessions_by_person ON sessions (person)",
    """CREATE TABLE recoveries (
        token_hash BLOB PRIMARY KEY, person TEXT NOT NULL REFERENCES people ON DELETE CASCADE, expires INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE INDEX recoveries_by_person ON recoveries (person)",
)


class Store(Database):
    """The server's database.

    >>> store = await Store.open(Path("caliburn.db"))  # doctest: +SKIP
    >>> await store.append("t1", 0, [Row(1, "k1", now, b"{}")], None)  # doctest: +SKIP
    """

    MIGRATIONS = (VERSION_1,)

    _life: int | None = None

    # -- the tables' logs

    async def append(self, table: str, expected: int, rows: Sequence[Row], summary: Summary | None) -> None:
        """Add entries `expected + 1`, … to a log that ends at `expected`, and put the new summary in the same breath.

        A key that is known is a `Duplicate`, whatever was expected; else a log that ends elsewhere is a `Conflict`.
        """
        if [row.n for row in rows] != list(range(expected + 1, expected + 1 + len(rows))):
            raise ValueError("entries are numbered from the expected number on")
        await self.write(lambda db: _append(db, table, expected, rows, summary))

    async def entries(self, table: str, since: int = 0) -> list[Row]:
        """The entries after number `since`."""
        select = "SELECT n, key, at, body FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
        return await self.read(lambda db: [Row(*row) for row in db.execute(select, (table, since))])

    # -- what is asked of many tables

    async def summaries_of(self, person: str, limit: int) -> list[bytes]:
        """The tables of a person: those not over first, the newest first."""
        select = """SELECT body FROM members JOIN tables ON tables.id = members.table_id WHERE person = ?
            ORDER BY phase = 'over', updated DESC, id LIMIT ?"""
        return await self.read(lambda db: _column(db, select, person, limit))

    async def open_tables(self, limit: int) -> list[bytes]:
        """The open tables that gather players, the newest first."""
        select = """SELECT body FROM tables WHERE phase = 'gathering' AND open = 1
            AND EXISTS (SELECT 1 FROM members WHERE table_id = tables.id)
            ORDER BY updated DESC, id LIMIT ?"""
        return await self.read(lambda db: _column(db, select, limit))

    async def playing(self) -> list[str]:
        """The ids of the tables that play."""
        return await self.read(lambda db: _column(db, "SELECT id FROM tables WHERE phase = 'playing' ORDER BY id"))

    async def count(self) -> dict[str, int]:
        """How many tables there are of each phase."""
        return await self.read(lambda db: dict(db.execute("SELECT phase, count(*) FROM tables GROUP BY phase")))

    # -- stills: what each viewer of a table saw last

    async def keep_stills(self, table: str, n: int, views: Mapping[str, bytes]) -> None:
        """Keep these views, as of entry `n`, in place of those before."""

        def keep(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM stills WHERE table_id = ?", (table,))
            rows = [(table, viewer, n, body) for viewer, body in views.items()]
            db.executemany("INSERT INTO stills (table_id, viewer, n, body) VALUES (?, ?, ?, ?)", rows)

        await self.write(keep)

    async def stills(self, table: str) -> tuple[int, dict[str, bytes]] | None:
        """The views that are kept and the entry they are of."""
        select = "SELECT n, viewer, body FROM stills WHERE table_id = ? ORDER BY viewer"
        rows = await self.read(lambda db: db.execute(select, (table,)).fetchall())
        return (rows[0][0], {viewer: body for _, viewer, body in rows}) if rows else None

    # -- who may come in

    async def add_invite(self, token_hash: bytes, table: str, made: int) -> None:
        """Let the token with that hash open a table."""
        insert = "INSERT OR REPLACE INTO invites (token_hash, table_id, made) VALUES (?, ?, ?)"
        await self.write(lambda db: db.execute(insert, (token_hash, table, made)))

    async def invite(self, token_hash: bytes) -> str | None:
        """The table that a token opens."""
        select = "SELECT table_id FROM invites WHERE token_hash = ?"
        return await self.read(lambda db: _one(db, select, token_hash))

    async def let_in(self, table: str, person: str) -> None:
        """Let a person see a table that is not open."""
        insert = "INSERT OR IGNORE INTO table_access (table_id, person) VALUES (?, ?)"
        await self.write(lambda db: db.execute(insert, (table, person)))

    async def is_let_in(self, table: str, person: str) -> bool:
        select = "SELECT 1 FROM table_access WHERE table_id = ? AND person = ?"
        return await self.read(lambda db: db.execute(select, (table, person)).fetchone() is not None)

    # -- when the server was up

    async def begin_life(self, now_ms: int) -> int:
        """The server is up from now on."""
        insert = "INSERT INTO lives (began, seen) VALUES (?, ?)"
        life = await self.write(lambda db: db.execute(insert, (now_ms, now_ms)).lastrowid)
        assert life is not None
        self._life = life
        return life

    async def still_alive(self, life: int, now_ms: int) -> None:
        update = "UPDATE lives SET seen = max(seen, ?) WHERE id = ?"
        await self.write(lambda db: db.execute(update, (now_ms, life)))

    async def uptime_between(self, a_ms: int, b_ms: int) -> int:
        """How many ms of [a, b] the server was up. The life begun here lasts still, whenever it was seen last."""
        select = """SELECT began, CASE WHEN id = ?1 THEN max(seen, ?3) ELSE seen END AS until FROM lives
            WHERE until > ?2 AND began < ?3 ORDER BY began"""
        lives = await self.read(lambda db: db.execute(select, (self._life, a_ms, b_ms)).fetchall())
        up, counted = 0, a_ms
        for began, until in lives:
            start, end = max(began, counted), min(until, b_ms)
            if end > start:
                up += end - start
                counted = end
        return up


def _append(db: sqlite3.Connection, table: str, expected: int, rows: Sequence[Row], summary: Summary | None) -> None:
    for row in rows:
        if row.key is not None and (n := _known(db, table, row.key)) is not None:
            raise Duplicate(n)
    last: int = db.execute("SELECT coalesce(max(n), 0) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
    if last != expected:
        raise Conflict(last)
    insert = "INSERT INTO entries (table_id, n, key, at, body) VALUES (?, ?, ?, ?, ?)"
    db.executemany(insert, [(table, *row) for row in rows])
    if summary is not None:
        _put_summary(db, summary)


def _put_summary(db: sqlite3.Connection, summary: Summary) -> None:
    db.execute(
        """INSERT INTO tables (id, phase, open, updated, body) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET
            phase = excluded.phase, open = excluded.open, updated = excluded.updated, body = excluded.body""",
        (summary.id, summary.phase, summary.open, summary.updated, summary.body),
    )
    before = set(_column(db, "SELECT person FROM members WHERE table_id = ?", summary.id))
    now = set(summary.people)
    if gone := before - now:
        db.executemany("DELETE FROM members WHERE table_id = ? AND person = ?", [(summary.id, who) for who in gone])
    if new := now - before:
        db.executemany("INSERT INTO members (table_id, person) VALUES (?, ?)", [(summary.id, who) for who in new])


def _known(db: sqlite3.Connection, table: str, key: str) -> int | None:
    n: int | None = _one(db, "SELECT n FROM entries WHERE table_id = ? AND key = ?", table, key)
    return n


def _one(db: sqlite3.Connection, select: str, *parameters: str | int | bytes) -> Any:
    row = db.execute(select, parameters).fetchone()
    return None if row is None else row[0]


def _column(db: sqlite3.Connection, select: str, *parameters: str | int | bytes) -> list[Any]:
    return [row[0] for row in db.execute(select, parameters)]
