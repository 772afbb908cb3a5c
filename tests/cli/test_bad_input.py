"""Bad input: a message that says what is allowed, in the user's language, exit code 2, and nothing changed."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from caliburn.cli import commands
from caliburn.cli.files import annotated
from caliburn.games.king_arthur.turn import KingArthur
from tests.cli.conftest import Command

SIMULATE = ("simulate", "king-arthur", "--games", "1")


def told(run: Command, *arguments: str) -> str:
    """What the command says on stderr when it refuses."""
    refused = run(*arguments)
    assert refused.code == 2, refused
    assert refused.out == ""
    assert "Traceback" not in refused.err
    assert "cli-" not in refused.err
    assert "error-" not in refused.err
    return refused.err


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (("simulate", "go"), "king-arthur"),
        (("cards", "go"), "king-arthur"),
        (("rules", "go"), "king-arthur"),
        (("play", "go"), "king-arthur"),
        (("rules", "king-arthur", "castling"), "challenge"),
        ((*SIMULATE, "--seats", "9"), "5"),
        ((*SIMULATE, "--seats", "two"), "5"),
        ((*SIMULATE, "--bots", "deep"), "greedy"),
        ((*SIMULATE, "--bots", "greedy,random"), "3"),
        ((*SIMULATE, "--option", "mode"), "mode=seals"),
        ((*SIMULATE, "--option", "=seals"), "mode=seals"),
        ((*SIMULATE, "--option", "mode="), "mode=seals"),
        ((*SIMULATE, "--option", "mode=chess"), "seals"),
        ((*SIMULATE, "--option", "overpay=maybe"), "needed"),
        ((*SIMULATE, "--option", "colour=red"), "overpay"),
        ((*SIMULATE, "--option", "mode=seals", "--option", "mode=basic"), "mode"),
        (("simulate", "king-arthur", "--games", "0"), "1"),
        (("simulate", "king-arthur", "--games", "1e3"), "1"),
        ((*SIMULATE, "--jobs", "0"), "1"),
        (("games", "--lang", "fr"), "en, de"),
        (("castle",), "simulate"),
        (("castle",), "castle"),
        ((*SIMULATE, "--bots", ""), "greedy"),
        ((*SIMULATE, "--bots", " , "), "greedy"),
        (("simulate",), "GAME"),
        (("simulate", "king-arthur", "--game", "3"), "--games"),
        (("simulate", "king-arthur", "--games"), "--games"),
        (("play", "--you", "3"), "2"),
        (("play", "--you", ","), "2"),
        (("play", "--bots", "deep"), "greedy"),
        (("play", "--bots", "greedy,random,random"), "--you"),
        (("play", "--hot-seat", "--bots", "greedy"), "--hot-seat"),
        (("play", "--hot-seat", "--you", "1"), "--you"),
        (("play", "--hot-seat", "--names", "a,b,c,d,e,f"), "5"),
        (("play", "--resume", "last", "--seats", "3"), "--seats"),
        (("play", "--resume", "last", "--option", "mode=seals"), "--option"),
        (("play", "--resume", "last", "--seed", "3", "--names", "a"), "--seed, --names"),
        (("play", "--resume", "last", "--hot-seat"), "--hot-seat"),
        (("play", "--resume", "last", "--you", "0"), "--you"),
        (("play", "king-arthur", "--resume", "last"), "GAME"),
        (("play", "--names", "a,b,c,d"), "3"),
        (("play", "--delay", "soon"), "60000"),
        (("play", "--resume", "last"), "caliburn play"),
        (("play",), "caliburn simulate"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_refusal_says_what_is_allowed(run: Command, arguments: tuple[str, ...], allowed: str, lang: str) -> None:
    unknown_language = "--lang" in arguments
    said = told(run, *(() if unknown_language else ("--lang", lang)), *arguments)
    assert allowed in said


def test_refusals_are_in_the_language_of_the_user(run: Command) -> None:
    assert "gibt es nicht" in told(run, "replay", "no-such-file", "--lang", "de")
    assert "no such file" in told(run, "replay", "no-such-file")


# -- records -----------------------------------------------------------------------------------------------------


def damaged(record: dict[str, Any]) -> dict[str, str]:
    """Records that are not sound, as texts."""
    text = json.dumps(record)
    log = record["log"]
    return {
        "cut short": text[: len(text) // 2],
        "empty": "",
        "of another program": json.dumps({"pgn": "1. e4"}),
        "a list": "[1, 2]",
        "changed": text.replace("draw 1", "draw 2", 1),
        "of another format": json.dumps(annotated(record, "format", 99)),
        "of other rules": json.dumps(annotated(record, "rules", 99)),
        "without its last outcome": json.dumps(annotated(record, "log", [line for line in log[:-3] if line[0] != "*"])),
        "with a foreign line": json.dumps(annotated(record, "log", [*log, "0 castle"])),
        "of an unknown game": json.dumps(annotated(record, "game", "go")),
        "with too many seats": json.dumps(annotated(record, "seats", 12)),
        "with a wrong option": json.dumps(annotated(record, "options", {"mode": "chess"})),
        "with a short seed": json.dumps(annotated(record, "seed", "abc")),
        "too deep": "[" * 100_000,
    }


@pytest.mark.parametrize("kind", damaged({"log": [], "digest": ""}))
@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
def test_a_bad_record_is_refused(
    run: Command, record: dict[str, Any], tmp_path: Path, kind: str, command: tuple[str, ...]
) -> None:
    path = tmp_path / "record.json"
    path.write_text(damaged(record)[kind], encoding="utf-8")
    assert told(run, *command, str(path))
    assert told(run, *command, str(path), "--lang", "de")


@pytest.mark.parametrize("missing", ["game", "seats", "options", "rules", "log"])
def test_a_record_without_a_part_is_refused(run: Command, record: dict[str, Any], tmp_path: Path, missing: str) -> None:
    path = tmp_path / "record.json"
    rest = {key: value for key, value in record.items() if key != missing}
    path.write_text(json.dumps(annotated(rest, "note", "")), encoding="utf-8")
    assert told(run, "replay", str(path))


def test_bytes_that_are_no_text_are_refused(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(b"\xff\xfe\x00\x80")
    assert "JSON" in told(run, "replay", str(path))


def test_a_record_without_a_seed_cannot_be_verified(run: Command, record: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(annotated(record, "seed", None)), encoding="utf-8")
    assert run("replay", str(path)).code == 0
    assert "seed" in told(run, "replay", str(path), "--verify")


@pytest.mark.parametrize("viewer", ["3", "-1", "everybody", "²"])
def test_a_viewer_must_be_at_the_table(run: Command, record_file: Path, viewer: str) -> None:
    assert "spectator" in told(run, "replay", str(record_file), f"--viewer={viewer}")


@pytest.mark.parametrize("at", ["100000", "-1", "x"])
def test_at_must_be_within_the_match(run: Command, record_file: Path, at: str) -> None:
    assert "--at" in told(run, "replay", str(record_file), f"--at={at}")


# -- files -------------------------------------------------------------------------------------------------------


def test_unreadable_paths_are_told(run: Command, tmp_path: Path) -> None:
    assert "folder" in told(run, "replay", str(tmp_path))
    assert "Ordner" in told(run, "replay", str(tmp_path), "--lang", "de")
    assert told(run, "replay", "a\0b")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write everything")
def test_files_without_permission_are_told(run: Command, record_file: Path) -> None:
    record_file.chmod(0)
    assert "permission" in told(run, "replay", str(record_file))


def test_where_nothing_can_be_saved_the_match_does_not_begin(run: Command, tmp_path: Path) -> None:
    assert "folder" in told(run, "play", "--save", str(tmp_path))
    assert "folder" in told(run, "play", "--save", str(tmp_path / "none" / "match.json"))
    assert list(tmp_path.iterdir()) == []


EDITIONS = {
    "no TOML": "game = ",
    "of another game": 'game = "merlin"',
    "with an unknown card": "[adversaries]\ngoblin = 3",
    "with a wrong figure": "[adventures]\nholy-grail = 99",
    "that does not add up": "[adversaries]\ndragon-2 = 9",
    "with a text for a figure": '[adventures]\nholy-grail = "many"',
}


@pytest.mark.parametrize("kind", EDITIONS)
@pytest.mark.parametrize("command", [SIMULATE, ("play",)])
def test_a_bad_edition_is_refused(run: Command, tmp_path: Path, kind: str, command: tuple[str, ...]) -> None:
    path = tmp_path / "edition.toml"
    path.write_text(EDITIONS[kind], encoding="utf-8")
    assert told(run, *command, "--option", f"edition={path}")


def test_a_missing_edition_is_refused(run: Command, tmp_path: Path) -> None:
    assert "edition.toml" in told(run, *SIMULATE, "--option", f"edition={tmp_path / 'edition.toml'}")


def test_a_good_edition_is_played(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    path.write_text("[adventures]\nmountain = 14\n", encoding="utf-8")
    plain = run(*SIMULATE, "--json").data
    assert run(*SIMULATE, "--option", f"edition={path}", "--json").data["digest"] != plain["digest"]


# -- what must not happen ----------------------------------------------------------------------------------------


def test_a_rule_bug_saves_a_record_that_can_be_replayed(
    run: Command, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(rules: KingArthur, s: object) -> None:
        raise ZeroDivisionError("by nothing")

    with monkeypatch.context() as broken:
        broken.setattr(KingArthur, "check_end_of_turn", failing)
        failed = run(*SIMULATE)
    assert failed.code == 70
    assert "Traceback" not in failed.err
    [path] = state.rglob("rule-bug-*.json")
    assert str(path) in failed.err.replace("\n", "")
    assert json.loads(path.read_text(encoding="utf-8"))["bug"]["answer"]
    assert run("replay", str(path), "--verify").code == 0


@pytest.mark.parametrize(("lang", "words"), [("en", "should not have"), ("de", "nicht hätte")])
def test_an_unexpected_failure_is_told_without_a_traceback(
    run: Command, state: Path, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(commands.simulate, "play_many", failing)
    failed = run(*SIMULATE, "--lang", lang)
    assert failed.code == 70
    assert words in failed.err
    assert "Traceback" not in failed.err
    assert len(list(state.rglob("failure-*.json"))) == 1


def test_a_failure_that_cannot_be_reported_is_still_told(
    run: Command, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise ZeroDivisionError("by nothing")

    state.write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.setattr(commands.simulate, "play_many", failing)
    failed = run(*SIMULATE)
    assert failed.code == 70
    assert "by nothing" in failed.err


@pytest.mark.parametrize(("lang", "words"), [("en", "Stopped."), ("de", "Abgebrochen.")])
def test_ctrl_c_ends_the_command(lang: str, words: str) -> None:
    arguments = ["simulate", "king-arthur", "--games", "1000000", "--lang", lang]
    program = "import sys; from caliburn.cli import main; print('on', flush=True); sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(0.8)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert words in err
    assert "Traceback" not in err
    assert out == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("arguments", [("games",), ("cards", "king-arthur", "--json")])
def test_output_that_cannot_be_written_is_told(arguments: tuple[str, ...]) -> None:
    program = "import sys; from caliburn.cli import main; sys.exit(main())"
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-c", program, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert "disk is full" in done.stderr
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr


@pytest.mark.skipif(shutil.which("sh") is None, reason="no shell")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("games >&-", 0),
        ("games --json >&-", 0),
        ("--help >&-", 0),
        ("games 2>&-", 0),
        ("replay - <&-", 2),
        ("rules nothing 2>&-", 2),
    ],
)
def test_streams_that_are_closed_are_no_fault_of_ours(line: str, code: int) -> None:
    program = "import sys; from caliburn.cli import main; sys.exit(main())"
    command = f"{shlex.quote(sys.executable)} -c {shlex.quote(program)} {line}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, "Traceback" in done.stderr) == (code, False), done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--address", "http://[::1"), "https://tisch.example.org"),
        (("--address", "https://:443"), "https://tisch.example.org"),
        (("--host", ""), "127.0.0.1"),
        (("--data", "~nobody-of-this-name/x"), "--data"),
        (("--port", "abc"), "Was bei --port steht, passt nicht"),
    ],
)
def test_serve_says_in_german_what_cannot_be(run: Command, arguments: tuple[str, ...], words: str) -> None:
    refused = run("serve", "--lang", "de", *arguments)
    assert refused.code == 2
    assert words in " ".join(refused.err.split())
    assert "Invalid" not in refused.err


def test_a_folder_that_is_gone_is_no_fault_of_ours(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    program = f"import os, sys; os.rmdir({str(gone)!r}); from caliburn.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, "serve", "--host", ""], cwd=gone, capture_output=True, text=True, check=False
    )
    assert (done.returncode, "Traceback" in done.stderr) == (2, False), done.stderr
    done = subprocess.run(
        [sys.executable, "-c", program.replace("os.rmdir", "os.path.exists"), "games"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
