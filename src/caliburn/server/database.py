"""One SQLite file with one writing thread that commits in groups, and a few readers. What is kept in it: `store.py`."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from caliburn.kernel.text import Message
from caliburn.server.refusals import StoreDown

T = TypeVar("T")

READERS = 2
LARGEST_GROUP = 1000
BUSY_MS = 5000
APPLICATION_ID = 0x43414C42  # "CALB": tells our file from another program's

REASONS = {
    sqlite3.SQLITE_FULL: "refused-store-full",
    sqlite3.SQLITE_READONLY: "refused-store-read-only",
    sqlite3.SQLITE_CANTOPEN: "refused-store-read-only",
    sqlite3.SQLITE_PERM: "refused-store-read-only",
    sqlite3.SQLITE_NOTADB: "refused-store-not-a-database",
    sqlite3.SQLITE_CORRUPT: "refused-store-damaged",
    sqlite3.SQLITE_BUSY: "refused-store-busy",
    sqlite3.SQLITE_LOCKED: "refused-store-busy",
    sqlite3.SQLITE_IOERR: "refused-store-failed",
    sqlite3.SQLITE_NOMEM: "refused-store-failed",
    sqlite3.SQLITE_PROTOCOL: "refused-store-failed",
}


class StoreError(StoreDown):
    """The database cannot be opened, read or written; of what was being written nothing is kept."""


class _Job(NamedTuple):
    work: Callable[[sqlite3.Connection], Any]
    future: asyncio.Future[Any]


class _Outcome(NamedTuple):
    value: Any
    error: Exception | None = None


class Database:
    """A SQLite file. Writes are durable once `write` returns; those that wait together share one COMMIT.

    A write whose caller is cancelled is carried out all the same.
    """

    MIGRATIONS: ClassVar[Sequence[Sequence[str]]] = ()
    """What each version adds to the one before; a file's version is its `PRAGMA user_version`."""

    def __init__(self, writer: sqlite3.Connection, readers: Sequence[sqlite3.Connection]) -> None:
        """Use `open`."""
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self._writer = writer
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for reader in readers:
            self._readers.put(reader)
        self._reading = ThreadPoolExecutor(len(readers), "store-reader")
        self._thread = threading.Thread(target=self._write_forever, name="store-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, make it where there is none, and bring it to the newest version."""
        writer, readers = await asyncio.to_thread(_connect, path, cls.MIGRATIONS)
        return cls(writer, readers)

    async def close(self) -> None:
        """Finish what was asked and close the file."""
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reading.shutdown)
        while not self._readers.empty():
            self._readers.get().close()
        self._writer.close()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the writing thread, in a savepoint of its own: if it raises, only what it did is undone.

        Writes are done in the order of these calls. A `StoreError` says that nothing of it was kept.
        """
        if self._closed:
            raise StoreError("refused-store-closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(_Job(work, future))
        return await future

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in a reading thread; all it reads is of one moment."""
        if self._closed:
            raise StoreError("refused-store-closed")
        return await self._loop.run_in_executor(self._reading, self._read, work)

    def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        reader = self._readers.get()
        try:
            reader.execute("BEGIN")
            return work(reader)
        except sqlite3.Error as error:
            if (reason := _reason(error)) is None:
                raise
            raise StoreError(reason) from error
        finally:
            _roll_back(reader)
            self._readers.put(reader)

    def _write_forever(self) -> None:
        while (first := self._jobs.get()) is not None:
            group, last = [first], False
            with contextlib.suppress(Empty):
                while len(group) < LARGEST_GROUP:
                    job = self._jobs.get_nowait()
                    if job is None:
                        last = True
                        break
                    group.append(job)
            outcomes = self._commit(group)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(_resolve, group, outcomes)
            if last:
                return

    def _commit(self, group: list[_Job]) -> list[_Outcome]:
        writer = self._writer
        try:
            writer.execute("BEGIN IMMEDIATE")
            outcomes = [_attempt(writer, job.work) for job in group]
            writer.execute("COMMIT")
            return outcomes
        except Exception as error:
            _roll_back(writer)
            reason = (_reason(error) if isinstance(error, sqlite3.Error) else None) or "refused-store-failed"
            return [_Outcome(None, _caused(StoreError(reason), error)) for _ in group]


def _attempt(writer: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> _Outcome:
    """One write of a group. What is wrong with the write itself is its outcome; a failing database is raised."""
    writer.execute("SAVEPOINT one")
    try:
        outcome = _Outcome(work(writer))
    except Exception as error:
        if isinstance(error, sqlite3.Error) and (_reason(error) is not None or not writer.in_transaction):
            raise
        writer.execute("ROLLBACK TO one")
        outcome = _Outcome(None, error)
    writer.execute("RELEASE one")
    return outcome


def _resolve(group: list[_Job], outcomes: list[_Outcome]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.future.done():
            continue
        if outcome.error is None:
            job.future.set_result(outcome.value)
        else:
            job.future.set_exception(outcome.error)


def _caused(failure: StoreError, error: Exception) -> StoreError:
    failure.__cause__ = error
    return failure


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def _reason(error: sqlite3.Error) -> str | None:
    """The message id of a failing database; None where the statement is to blame."""
    return REASONS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)


def _connect(path: Path, migrations: Sequence[Sequence[str]]) -> tuple[sqlite3.Connection, list[sqlite3.Connection]]:
    path = path.absolute()
    opened: list[sqlite3.Connection] = []
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False)
        opened.append(writer)
        _prepare(writer, path, migrations)
        for _ in range(READERS):
            reader = sqlite3.connect(
                f"{path.as_uri()}?mode=ro",
                timeout=BUSY_MS / 1000,
                isolation_level=None,
                check_same_thread=False,
                uri=True,
            )
            opened.append(reader)
            reader.execute("PRAGMA query_only = 1")
    except (OSError, sqlite3.Error, StoreError) as error:
        for connection in opened:
            connection.close()
        if isinstance(error, StoreError):
            raise
        reason = _reason(error) if isinstance(error, sqlite3.Error) else "refused-store-read-only"
        raise _cannot_open(path, reason or "refused-store-failed") from error
    return writer, opened[1:]


def _cannot_open(path: Path, reason: str) -> StoreError:
    return StoreError("refused-store-cannot-open", path=str(path), reason=Message(reason))


def _prepare(writer: sqlite3.Connection, path: Path, migrations: Sequence[Sequence[str]]) -> None:
    _check_version(writer, path, len(migrations))
    writer.execute("PRAGMA journal_mode = WAL")
    writer.execute("PRAGMA synchronous = FULL")
    writer.execute("PRAGMA foreign_keys = 1")
    writer.execute("BEGIN IMMEDIATE")  # also where nothing is new: a file that cannot be written is refused here
    version = _check_version(writer, path, len(migrations))
    if version < len(migrations):
        for statements in migrations[version:]:
            for statement in statements:
                writer.execute(statement)
        writer.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        writer.execute(f"PRAGMA user_version = {len(migrations)}")
    writer.execute("COMMIT")


def _check_version(writer: sqlite3.Connection, path: Path, newest: int) -> int:
    version: int = writer.execute("PRAGMA user_version").fetchone()[0]
    application: int = writer.execute("PRAGMA application_id").fetchone()[0]
    fresh = version == 0 and application == 0 and not writer.execute("SELECT 1 FROM sqlite_master").fetchone()
    if not fresh and application != APPLICATION_ID:
        raise _cannot_open(path, "refused-store-foreign")
    if version > newest:
        raise _cannot_open(path, "refused-store-newer")
    return version
