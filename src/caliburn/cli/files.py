"""Reading and writing: records, reports and the user's state folder. Files are replaced whole or not at all."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from platformdirs import user_state_path

from caliburn.cli.voice import CommandError
from caliburn.kernel.record import digest_of

STDIN = "-"
LAST = "last"


def state_folder() -> Path:
    """Where saved matches and reports lie."""
    return user_state_path("caliburn", appauthor=False)


def last_match() -> Path | None:
    """Where the match lies that was left last, of those that are not over."""
    kept = sorted(state_folder().glob("match-*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return next((path for path in kept if not is_over(read_json(str(path)))), None)


def is_over(record: Any) -> bool:
    """Whether a record that the client kept is one of a finished match."""
    table = record.get("table") if isinstance(record, Mapping) else None
    return isinstance(table, Mapping) and table.get("over") is True


def new_file(name: str) -> Path:
    """A file of the state folder that is not there yet, named after the time."""
    now = datetime.now(UTC)
    return state_folder() / f"{name}-{now:%Y%m%d-%H%M%S}-{now.microsecond:06d}.json"


def brief(path: Path) -> str:
    """A path as short as a shell takes it."""
    home = Path.home()
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)


def reason_of(error: OSError) -> str:
    """Why reading or writing failed, as a word that the messages know."""
    return errno.errorcode.get(error.errno or 0, str(error.strerror or error))


def read_json(path: str) -> Any:
    """The content of a JSON file; `-` is stdin."""
    try:
        raw = sys.stdin.buffer.read() if path == STDIN else Path(path).read_bytes()
    except OSError as error:
        raise CommandError("cli-error-read", path=path, reason=reason_of(error)) from None
    except ValueError:  # a null byte in the path
        raise CommandError("cli-error-read", path=repr(path), reason="EINVAL") from None
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise CommandError("cli-error-not-json", path=path) from None


def write_json(path: Path, data: Any) -> None:
    """Write a JSON file: into a new file beside it first, which then takes its name."""
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except OSError as error:
        raise CommandError("cli-error-write", path=str(path), reason=reason_of(error)) from None


def annotated(record: Mapping[str, Any], key: str, note: Any) -> dict[str, Any]:
    """The record with something noted in it; it is still a record that can be replayed."""
    made = {**record, key: note}
    made["digest"] = digest_of(made)
    return made


def check_writable(path: Path) -> None:
    """Find out before a match begins whether it can be saved there; nothing is changed."""
    folder = path.parent
    if path.is_dir():
        raise CommandError("cli-error-write", path=str(path), reason="EISDIR")
    if not folder.is_dir():
        raise CommandError("cli-error-write", path=str(path), reason="ENOENT")
    if not os.access(folder, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise CommandError("cli-error-write", path=str(path), reason="EACCES")
