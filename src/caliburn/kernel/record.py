"""Records: a whole match as JSON-able data, checked when it is read. The format is in `docs/record-format.md`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from caliburn.kernel.errors import BadRecord
from caliburn.kernel.log import Answer, Entry, TakenBack, Withdrawn
from caliburn.kernel.moves import UNDO, text_of
from caliburn.kernel.rules import Rules

FORMAT = 1


class Line(NamedTuple):
    """A line of a record's log: an answer, an undo, or (without a seat) a chance outcome."""

    seat: int | None
    text: str


def record_of(
    rules: Rules, position: Mapping[str, Any] | None, seed: str | None, seeded_from: int, log: Sequence[Entry]
) -> dict[str, Any]:
    """The record of a match."""
    seating = rules.seating
    record: dict[str, Any] = {
        "caliburn": "record",
        "format": FORMAT,
        "game": seating.game,
        "rules": rules.version,
        "seats": seating.seats,
        "options": {"mode": seating.mode, **seating.options},
        "edition": deepcopy(seating.edition),
        "position": deepcopy(position),
        "seed": seed,
        "seeded_from": seeded_from if seed is not None else 0,
        "log": lines_of(log),
    }
    record["digest"] = digest_of(record)
    return record


def lines_of(log: Sequence[Entry]) -> list[str]:
    """The log as text: `0 challenge dragon-4 red-2 red-2`, `* red-1` for chance, `0 undo`."""
    lines: list[str] = []
    for entry in log:
        if isinstance(entry, str):
            lines.append(f"* {entry}")
        elif isinstance(entry, Answer):
            lines.append(f"{entry.seat} {text_of(entry.move)}")
        elif isinstance(entry, TakenBack):
            lines += lines_of(entry.lost)
            lines.append(f"{entry.seat} {UNDO}")
        elif isinstance(entry, Withdrawn):
            lines.append(f"{entry.seat} {UNDO}")
    return lines


def digest_of(record: Mapping[str, Any]) -> str:
    """SHA-256 over the record without its digest, as canonical JSON."""
    rest = {key: value for key, value in record.items() if key != "digest"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def check(record: Any) -> list[Line]:
    """Check everything about a record that needs no game; returns the lines of its log."""
    if not isinstance(record, Mapping) or record.get("caliburn") != "record":
        raise BadRecord("error-record-foreign")
    if record.get("format") != FORMAT:
        raise BadRecord("error-record-format", format=str(record.get("format")), known=FORMAT)
    try:
        digest = digest_of(record)
    except (TypeError, ValueError, RecursionError):
        raise BadRecord("error-record-damaged") from None
    if record.get("digest") != digest or not isinstance(record.get("log"), list):
        raise BadRecord("error-record-damaged")
    lines: list[Line] = []
    for text in record["log"]:
        who, _, what = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if not what or not (who == "*" or (who.isascii() and who.isdigit() and len(who) < 4)):
            raise BadRecord("error-record-line", line=str(text)[:80])
        lines.append(Line(None if who == "*" else int(who), what))
    return lines
