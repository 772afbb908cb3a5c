"""Reading a table from its log."""

from __future__ import annotations

import msgspec
import structlog

from caliburn.kernel.text import Message
from caliburn.server import entries as log
from caliburn.server.refusals import NotFound
from caliburn.server.store import Row
from caliburn.server.table import UNREPLAYABLE, Table

logger = structlog.get_logger()

FROZEN = Message("refused-frozen-game")


def fold(table_id: str, rows: list[Row]) -> Table:
    """A table from its log; one that cannot be read or replayed any more can still be watched."""
    entries = [(_read(table_id, row), row) for row in rows]

    def folded(frozen: Message | None) -> Table:
        table = Table(table_id, frozen)
        for entry, row in entries:
            if entry is None:
                table.length += 1
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
