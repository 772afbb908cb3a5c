"""A match as a file: saved while it runs, and read again. Pure functions on records, for worker processes.

A saved file tells the past and nothing of what is to come: its chance is its own, and whoever takes it up is dealt by
another seed again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from caliburn.bots import BOTS
from caliburn.kernel.errors import BadRecord, RuleBug
from caliburn.kernel.record import check, digest_of
from caliburn.kernel.start import replay, verify
from caliburn.server.people import check_name
from caliburn.server.refusals import Invalid, NotAllowed, Refused
from caliburn.server.replays import branch_record

NOTED = ("name", "names", "bots", "over")  # of the table, for whoever goes on


def saved_record(record: Mapping[str, Any], seat: int, seed: str) -> dict[str, Any]:
    """A running match as a seat may keep it: where all play as one, and as far as nothing was hidden from it.

    Sealed answers are left out: the match stands before the question then.
    """
    match = replay(record)
    if not match.rules.together:
        raise NotAllowed("refused-save-opponents")
    if not match.is_open_to(seat):
        raise NotAllowed("refused-save-hidden")
    noted = {key: record["table"][key] for key in NOTED}
    saved = {**branch_record(match, match.opened, seed), "table": noted}
    return {**saved, "digest": digest_of(saved)}


def read_record(record: Any, seed: str) -> dict[str, Any]:
    """A saved match, checked answer by answer, with chance from this seed from here on.

    All that it holds was played: a match that begins at a position built by hand is not taken.
    """
    try:
        check(record)
        if record.get("position") is not None:
            raise Invalid("refused-import-position")
        match = replay(record, events=False)
        fair = record.get("seed") is None or verify(record)
    except RuleBug:
        raise BadRecord("error-record-damaged") from None
    if not fair:
        raise Invalid("refused-import-unfair")
    if match.result is not None:
        raise Refused("refused-import-over")
    names, bots = sitters(record.get("table"), match.rules.seats)
    table = record.get("table")
    name = table.get("name") if isinstance(table, Mapping) else None
    read = branch_record(match, match.answers, seed)
    read["table"] = {"name": name if isinstance(name, str) else "", "names": names, "bots": bots}
    read["digest"] = digest_of(read)
    try:
        msgspec.json.encode(read)
    except (UnicodeEncodeError, OverflowError):  # numbers and signs that only Python's own JSON knows
        raise BadRecord("error-record-damaged") from None
    return read


def sitters(table: Any, seats: int) -> tuple[list[str], list[str | None]]:
    """Who sat where, as far as a file tells it soundly: names, and the bots on their seats."""
    noted = table if isinstance(table, Mapping) else {}
    names, bots = _listed(noted.get("names"), seats), _listed(noted.get("bots"), seats)
    minds = [bot if isinstance(bot, str) and bot in BOTS else None for bot in bots]
    return [_name(name) for name in names], minds if None in minds else [None] * seats


def _listed(value: Any, seats: int) -> list[Any]:
    return value if isinstance(value, list) and len(value) == seats else [None] * seats


def _name(value: Any) -> str:
    try:
        return check_name(value) if isinstance(value, str) else ""
    except Refused:
        return ""
