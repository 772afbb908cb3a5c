"""Starting from the command line: what cannot be used is said in the user's language, with no traceback."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

import caliburn.server.refusals  # noqa: F401  (adds the server's words)
from caliburn.kernel.text import Arg, Message, words


class Complaint:
    """How `caliburn serve` ended."""

    def __init__(self, *arguments: str) -> None:
        program = [sys.executable, "-c", "from caliburn.cli import main; raise SystemExit(main())", "serve"]
        run = subprocess.run([*program, *arguments], check=False, capture_output=True, text=True, timeout=100)
        self.code = run.returncode
        self.text = " ".join(run.stderr.split())
        assert "Traceback" not in run.stdout + run.stderr


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_port_in_use_is_told(tmp_path: Path, lang: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        complaint = Complaint("--port", port, "--data", str(tmp_path), "--lang", lang)
    assert complaint.code == 2
    assert words(lang).say(Message("refused-port-taken", {"port": port})) in complaint.text


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder", encoding="utf-8")
    complaint = Complaint("--port", "1", "--data", str(file / "below"), "--lang", "de")
    assert complaint.code == 2
    reason = words("de").say(Message("refused-data-folder", {"path": str(file / "below"), "reason": "Not a directory"}))
    assert reason in complaint.text


def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "caliburn.db"
    file.write_text("a letter, long enough to look like a database\n" * 50, encoding="utf-8")
    before = file.read_bytes()
    complaint = Complaint("--port", "1", "--data", str(tmp_path), "--lang", "de")
    assert complaint.code == 2
    args: dict[str, Arg] = {"path": str(file), "reason": Message("refused-store-not-a-database")}
    assert words("de").say(Message("refused-store-cannot-open", args)) in complaint.text
    assert file.read_bytes() == before


def test_a_number_that_is_no_port_is_told_as_it_was_typed(tmp_path: Path) -> None:
    complaint = Complaint("--port", "70000", "--data", str(tmp_path), "--lang", "de")
    assert complaint.code == 2
    assert "70000" in complaint.text
