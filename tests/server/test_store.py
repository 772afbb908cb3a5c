"""The store: logs that only grow, groups that commit together, and files that cannot be used."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from caliburn.kernel.text import LANGUAGES, words
from caliburn.server.database import APPLICATION_ID
from caliburn.server.store import Conflict, Duplicate, Row, Store, StoreError, Summary


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "caliburn.db")
    yield store
    await store.close()


def rows(first: int, *keys: str | None) -> list[Row]:
    return [Row(first + i, key, 1000 + first + i, f"body of {key}".encode()) for i, key in enumerate(keys)]


def summary(
    table: str, phase: str = "playing", *, updated: int = 0, people: tuple[str, ...] = (), is_open: bool = True
) -> Summary:
    return Summary(table, phase, is_open, updated, people, table.encode())


async def put(store: Store, *summaries: Summary) -> None:
    for one in summaries:
        await store.append(one.id, 0, [], one)


class Hold:
    """Keeps the writing thread busy until let go, so that what is asked meanwhile forms one group."""

    def __init__(self, store: Store) -> None:
        self._go = threading.Event()
        self._task = asyncio.create_task(store.write(lambda _: self._go.wait(10)))

    async def release(self, *writes: asyncio.Task[None]) -> list[object]:
        await asyncio.sleep(0)
        self._go.set()
        await self._task
        return list(await asyncio.gather(*writes, return_exceptions=True))


async def in_one_group(store: Store, *appends: tuple[str, int, list[Row]]) -> list[object]:
    hold = Hold(store)
    await asyncio.sleep(0.02)
    return await hold.release(*[asyncio.create_task(store.append(*one, None)) for one in appends])


# -- logs


@pytest.mark.asyncio
async def test_what_was_appended_is_read_back_in_order(store: Store) -> None:
    await store.append("t", 0, rows(1, "a", None), None)
    await store.append("t", 2, rows(3, "c"), None)
    await store.append("other", 0, rows(1, "a"), None)
    assert await store.entries("t") == [*rows(1, "a", None), *rows(3, "c")]
    assert await store.entries("t", since=2) == rows(3, "c")
    assert await store.entries("nowhere") == []


@pytest.mark.asyncio
async def test_a_known_key_is_a_duplicate_whatever_number_was_expected(store: Store) -> None:
    await store.append("t", 0, rows(1, "a", "b"), None)
    for expected in (0, 2):
        with pytest.raises(Duplicate) as caught:
            await store.append("t", expected, rows(expected + 1, "b"), None)
        assert caught.value.n == 2
    assert len(await store.entries("t")) == 2


@pytest.mark.asyncio
@pytest.mark.parametrize("expected", [0, 1, 3])
async def test_a_log_that_ends_elsewhere_is_a_conflict(store: Store, expected: int) -> None:
    await store.append("t", 0, rows(1, "a", "b"), None)
    with pytest.raises(Conflict) as caught:
        await store.append("t", expected, rows(expected + 1, "c"), summary("t"))
    assert caught.value.last == 2
    assert await store.count() == {}


@pytest.mark.asyncio
async def test_entries_must_be_numbered_from_the_expected_number_on(store: Store) -> None:
    with pytest.raises(ValueError, match="numbered"):
        await store.append("t", 0, rows(2, "a"), None)


@pytest.mark.asyncio
async def test_of_two_appends_racing_for_a_number_one_is_a_conflict(store: Store) -> None:
    outcomes = await in_one_group(store, ("t", 0, rows(1, "a")), ("t", 0, rows(1, "b")))
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Conflict)
    assert await store.entries("t") == rows(1, "a")


@pytest.mark.asyncio
async def test_two_processes_racing_for_a_number_get_one_conflict(store: Store, tmp_path: Path) -> None:
    other = await Store.open(tmp_path / "caliburn.db")
    outcomes = await asyncio.gather(
        *[one.append("t", 0, rows(1, key), None) for one, key in ((store, "a"), (other, "b"))], return_exceptions=True
    )
    await other.close()
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]
    assert len(await store.entries("t")) == 1


# -- groups


@pytest.mark.asyncio
async def test_writes_that_wait_together_share_one_commit(store: Store) -> None:
    statements: list[str] = []
    await store.write(lambda db: db.set_trace_callback(statements.append))
    statements.clear()
    outcomes = await in_one_group(store, *[(f"t{i}", 0, rows(1, "a")) for i in range(100)])
    assert outcomes == [None] * 100
    assert statements.count("SAVEPOINT one") == 101
    assert statements.count("COMMIT") == 2  # of the write that held the thread, and of the hundred
    await store.write(lambda db: db.set_trace_callback(None))


@pytest.mark.asyncio
async def test_a_write_that_fails_does_not_hurt_its_neighbours(store: Store) -> None:
    await store.append("t", 0, rows(1, "a"), None)
    outcomes = await in_one_group(
        store, ("t", 1, rows(2, "b")), ("t", 1, rows(2, "c")), ("t", 2, rows(3, "a")), ("t", 2, rows(3, "d"))
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, Duplicate, type(None)]
    assert [row.key for row in await store.entries("t")] == ["a", "b", "d"]


@pytest.mark.asyncio
async def test_what_a_failing_write_did_before_it_failed_is_undone(store: Store) -> None:
    def fail(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO lives (began, seen) VALUES (1, 2)")
        raise LookupError

    with pytest.raises(LookupError):
        await store.write(fail)
    with pytest.raises(sqlite3.OperationalError):
        await store.write(lambda db: db.execute("SELECT * FROM nonsense"))
    assert await store.read(lambda db: db.execute("SELECT count(*) FROM lives").fetchone()) == (0,)


@pytest.mark.asyncio
async def test_nothing_of_a_group_is_kept_when_the_disk_is_full_and_the_writer_goes_on(store: Store) -> None:
    def fill(db: sqlite3.Connection) -> None:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages + 2}")

    await store.append("t", 0, rows(1, "a"), None)
    await store.write(fill)
    large = [Row(1, "large", 0, bytes(100_000))]
    outcomes = await in_one_group(store, ("t", 1, rows(2, "b")), ("u", 0, large), ("t", 0, rows(1, "a")))
    assert [str(outcome) for outcome in outcomes] == [words("en").say("refused-store-full")] * 3
    assert all(isinstance(outcome, StoreError) for outcome in outcomes)
    assert await store.entries("t") == rows(1, "a")
    await store.append("t", 1, rows(2, "c"), None)
    await store.write(lambda db: db.execute("PRAGMA max_page_count = 1000000"))
    await store.append("u", 0, large, None)
    assert [row.key for row in await store.entries("t")] == ["a", "c"]


@pytest.mark.asyncio
async def test_nothing_of_a_group_is_kept_when_the_commit_fails(store: Store) -> None:
    def dangle(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = 1")
        db.execute("INSERT INTO members (table_id, person) VALUES ('nowhere', 'p')")

    hold = Hold(store)
    await asyncio.sleep(0.02)
    outcomes = await hold.release(
        asyncio.create_task(store.append("t", 0, rows(1, "a"), None)), asyncio.create_task(store.write(dangle))
    )
    assert [type(outcome) for outcome in outcomes] == [StoreError, StoreError]
    assert await store.entries("t") == []
    await store.append("t", 0, rows(1, "b"), None)


@pytest.mark.asyncio
async def test_a_disk_that_turns_read_only_is_told_and_can_recover(store: Store) -> None:
    db = await store.write(lambda db: db)
    db.execute("PRAGMA query_only = 1")
    with pytest.raises(StoreError) as caught:
        await store.append("t", 0, rows(1, "a"), None)
    assert caught.value.message.id == "refused-store-read-only"
    assert caught.value.status == 503
    db.execute("PRAGMA query_only = 0")
    await store.append("t", 0, rows(1, "a"), None)
    assert await store.entries("t") == rows(1, "a")


@pytest.mark.asyncio
async def test_a_write_whose_caller_went_away_is_carried_out(store: Store) -> None:
    hold = Hold(store)
    await asyncio.sleep(0.02)
    task = asyncio.create_task(store.append("t", 0, rows(1, "a"), None))
    await asyncio.sleep(0)
    task.cancel()
    assert isinstance((await hold.release(task))[0], asyncio.CancelledError)
    await store.append("t", 1, rows(2, "b"), None)


@pytest.mark.asyncio
async def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.read(lambda db: db.execute("INSERT INTO lives (began, seen) VALUES (1, 1)"))
    assert await store.count() == {}


# -- opening and closing


@pytest.mark.asyncio
async def test_what_was_asked_before_closing_is_done_and_nothing_after(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "new folder" / "a b?#%.db")
    asked = [asyncio.create_task(store.append(f"t{i}", 0, rows(1, "a"), None)) for i in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*asked)
    await store.close()
    with pytest.raises(StoreError):
        await store.append("t", 0, rows(1, "a"), None)
    with pytest.raises(StoreError):
        await store.entries("t0")
    again = await Store.open(tmp_path / "new folder" / "a b?#%.db")
    assert [await again.entries(f"t{i}") for i in range(20)] == [rows(1, "a")] * 20
    await again.close()


@pytest.mark.asyncio
async def test_a_new_file_is_in_wal_and_every_commit_is_synced(store: Store) -> None:
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "user_version", "application_id")
    assert await store.write(lambda db: [db.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas]) == [
        "wal", 2, 1, len(Store.MIGRATIONS), APPLICATION_ID
    ]  # fmt: skip


async def refusal(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(path)
    assert caught.value.message.id == "refused-store-cannot-open"
    assert all(str(path) in words(lang).say(caught.value.message) for lang in LANGUAGES)
    reason = caught.value.message.args["reason"]
    assert isinstance(reason, tuple)
    return str(reason[0])


@pytest.mark.asyncio
async def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "caliburn.db"
    await (await Store.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {len(Store.MIGRATIONS) + 1}")
    before = path.read_bytes()
    assert await refusal(path) == "refused-store-newer"
    assert path.read_bytes() == before


@pytest.mark.asyncio
async def test_a_file_that_is_not_a_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Arthur, " * 100)
    assert await refusal(path) == "refused-store-not-a-database"
    assert path.read_text() == "Dear Arthur, " * 100
    assert await refusal(tmp_path) == "refused-store-read-only"
    assert await refusal(path / "caliburn.db") == "refused-store-read-only"


@pytest.mark.asyncio
async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE bookmarks (url)")
    assert await refusal(path) == "refused-store-foreign"


@contextmanager
def nobody() -> Iterator[None]:
    """Root may write everywhere: be somebody else for a moment."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.asyncio
async def test_a_folder_and_a_file_that_cannot_be_written_are_refused() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        with nobody():
            assert await refusal(folder / "caliburn.db") == "refused-store-read-only"
            assert await refusal(folder / "deeper" / "caliburn.db") == "refused-store-read-only"
        folder.chmod(0o755)
        await (await Store.open(folder / "caliburn.db")).close()
        (folder / "caliburn.db").chmod(0o444)
        folder.chmod(0o555)
        with nobody():
            assert await refusal(folder / "caliburn.db") == "refused-store-read-only"
        folder.chmod(0o755)


@pytest.mark.asyncio
async def test_a_file_is_brought_to_the_newest_version_keeping_what_it_holds(tmp_path: Path) -> None:
    class Newer(Store):
        MIGRATIONS = (*Store.MIGRATIONS, ("CREATE TABLE fresh (x)", "INSERT INTO fresh VALUES (7)"))  # type: ignore[assignment]

    store = await Store.open(tmp_path / "caliburn.db")
    await store.append("t", 0, rows(1, "a"), None)
    await store.close()
    newer = await Newer.open(tmp_path / "caliburn.db")
    assert await newer.entries("t") == rows(1, "a")
    assert await newer.read(lambda db: db.execute("SELECT x FROM fresh").fetchall()) == [(7,)]
    await newer.close()
    assert await refusal(tmp_path / "caliburn.db") == "refused-store-newer"


@pytest.mark.asyncio
async def test_a_migration_that_fails_leaves_the_file_at_its_version(tmp_path: Path) -> None:
    class Broken(Store):
        MIGRATIONS = (*Store.MIGRATIONS, ("CREATE TABLE fresh (x)", "nonsense"))  # type: ignore[assignment]

    await (await Store.open(tmp_path / "caliburn.db")).close()
    with pytest.raises(StoreError):
        await Broken.open(tmp_path / "caliburn.db")
    await (await Store.open(tmp_path / "caliburn.db")).close()


APPENDING = """
import asyncio, sys
from pathlib import Path
from caliburn.server.store import Row, Store

async def fill(store, table):
    for n in range(1, 1_000_000):
        await store.append(table, n - 1, [Row(n, f"k{n}", n, b"x" * 200)], None)
        sys.stdout.write(f"{table} {n}\\n")
        sys.stdout.flush()

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await asyncio.gather(*[fill(store, f"t{i}") for i in range(20)])

asyncio.run(main())
"""


@pytest.mark.asyncio
@pytest.mark.parametrize("after", [50, 400, 1500])
async def test_every_acknowledged_entry_is_there_after_a_kill(tmp_path: Path, after: int) -> None:
    path = tmp_path / "caliburn.db"
    process = subprocess.Popen([sys.executable, "-c", APPENDING, str(path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(after)]
    process.send_signal(signal.SIGKILL)
    lines += [line for line in process.stdout if line.endswith("\n")]
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    acknowledged: dict[str, int] = {}
    for line in lines:
        acknowledged[line.split()[0]] = int(line.split()[1])
    assert len(acknowledged) == 20
    store = await Store.open(path)
    for table, n in acknowledged.items():
        kept = await store.entries(table)
        assert [row.n for row in kept] == list(range(1, len(kept) + 1))
        assert n <= len(kept) <= n + 1
    await store.close()


# -- what is asked of many tables


@pytest.mark.asyncio
async def test_a_persons_tables_are_those_not_over_and_then_the_newest(store: Store) -> None:
    await put(
        store,
        summary("over", "over", updated=9, people=("p", "q")),
        summary("old", "playing", updated=1, people=("p",)),
        summary("new", "gathering", updated=5, people=("q", "p")),
        summary("foreign", "playing", updated=7, people=("q",)),
    )
    assert await store.summaries_of("p", 10) == [b"new", b"old", b"over"]
    assert await store.summaries_of("p", 1) == [b"new"]
    assert await store.summaries_of("nobody", 10) == []


@pytest.mark.asyncio
async def test_a_summary_follows_who_came_and_who_left(store: Store) -> None:
    await put(store, summary("t", "gathering", people=("p", "q")), summary("t", "over", people=("q", "r")))
    assert [await store.summaries_of(who, 10) for who in "pqr"] == [[], [b"t"], [b"t"]]
    assert await store.count() == {"over": 1}


@pytest.mark.asyncio
async def test_the_lobby_shows_open_tables_that_gather(store: Store) -> None:
    await put(
        store,
        summary("a", "gathering", updated=1, people=("p",)),
        summary("b", "gathering", updated=2, people=("p",)),
        summary("private", "gathering", updated=3, is_open=False, people=("p",)),
        summary("left by all", "gathering", updated=6),
        summary("c", "playing", updated=4, people=("p",)),
        summary("d", "over", updated=5, people=("p",)),
    )
    assert await store.open_tables(10) == [b"b", b"a"]
    assert await store.open_tables(1) == [b"b"]
    assert await store.playing() == ["c"]
    assert await store.count() == {"gathering": 4, "playing": 1, "over": 1}


@pytest.mark.asyncio
async def test_stills_replace_those_before(store: Store) -> None:
    assert await store.stills("t") is None
    await store.keep_stills("t", 3, {"all": b"1", "0": b"2"})
    await store.keep_stills("t", 5, {"all": b"3"})
    await store.keep_stills("u", 1, {"0": b"4"})
    assert await store.stills("t") == (5, {"all": b"3"})


@pytest.mark.asyncio
async def test_an_invite_opens_its_table_only(store: Store) -> None:
    await store.add_invite(b"hash", "t", 1)
    assert await store.invite(b"hash") == "t"
    assert await store.invite(b"other") is None
    await store.let_in("t", "p")
    await store.let_in("t", "p")
    assert await store.is_let_in("t", "p")
    assert not await store.is_let_in("t", "q")
    assert not await store.is_let_in("u", "p")


# -- lives


@pytest.mark.asyncio
async def test_uptime_counts_only_while_the_server_was_up(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "caliburn.db")
    first = await store.begin_life(1000)
    await store.still_alive(first, 5000)
    await store.still_alive(first, 4000)
    await store.close()
    store = await Store.open(tmp_path / "caliburn.db")
    assert await store.uptime_between(0, 20_000) == 4000
    second = await store.begin_life(10_000)
    await store.still_alive(second, 12_000)
    assert await store.uptime_between(2000, 20_000) == 3000 + 10_000  # this life lasts though it was seen last at 12 s
    assert await store.uptime_between(5000, 10_000) == 0
    assert await store.uptime_between(2000, 3000) == 1000
    assert await store.uptime_between(3000, 2000) == 0
    await store.close()


@pytest.mark.asyncio
async def test_lives_of_two_processes_at_once_count_once(tmp_path: Path) -> None:
    stores = [await Store.open(tmp_path / "caliburn.db") for _ in range(3)]
    for store, began, seen in ((stores[0], 0, 100), (stores[1], 20, 50), (stores[2], 80, 200)):
        await store.still_alive(await store.begin_life(began), seen)
        await store.close()
    again = await Store.open(tmp_path / "caliburn.db")
    assert await again.uptime_between(10, 1000) == 190
    await again.close()
