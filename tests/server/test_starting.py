"""Starting from the command line: what cannot be used is said in the user's language, with no traceback."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

import caliburn.server.refusals  # noqa: F401  (adds the server's words)
from caliburn.kernel.text import Arg, Message, words
from caliburn.server.serve import LOCK, take_folder
from tests.server.serving import config_for, running


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


@pytest.mark.skipif(sys.platform == "win32", reason="folders are locked on POSIX only")
def test_a_folder_that_another_server_holds_is_told(tmp_path: Path) -> None:
    with take_folder(tmp_path), socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
        free.close()
        complaint = Complaint("--port", port, "--data", str(tmp_path), "--lang", "de")
    assert complaint.code == 2
    assert words("de").say(Message("refused-data-taken", {"path": str(tmp_path)})) in complaint.text
    assert [file.name for file in tmp_path.iterdir()] == [LOCK], "nothing of the other server's was touched"


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


@pytest.mark.parametrize("folder", ["the same", "another"])
def test_a_table_that_is_set_already_is_opened_instead_of_set_again(tmp_path: Path, folder: str) -> None:
    with running(config_for(tmp_path)) as server, take_folder(tmp_path):
        port = server.base.rpartition(":")[2]
        data = tmp_path if folder == "the same" else tmp_path / "other"
        program = [sys.executable, "-c", "from caliburn.cli import main; raise SystemExit(main())", "serve", "--open"]
        arguments = ["--port", port, "--data", str(data), "--lang", "de"]
        run = subprocess.run([*program, *arguments], check=False, capture_output=True, text=True, timeout=100)
    assert (run.returncode, run.stderr) == (0, "")
    assert server.base in run.stdout
