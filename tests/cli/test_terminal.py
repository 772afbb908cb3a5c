"""What the command meets around it: encodings that lack characters, and terminals that cannot draw."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys

import pytest

PROGRAM = "import sys; from caliburn.cli import main; sys.exit(main())"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_encoding_that_lacks_characters_is_no_failure(encoding: str, lang: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    script = (
        "import sys; from caliburn.cli import main\n"
        f"codes = [main([*line.split(), '--lang', '{lang}']) for line in "
        "('games', 'cards king-arthur', 'rules king-arthur', 'simulate king-arthur --games 1', 'castle')]\n"
        "sys.exit(codes != [0, 0, 0, 0, 2])"
    )
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"?" in done.stdout
    assert b"castle" in done.stderr


def test_programs_get_whole_json_in_every_encoding() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-c", PROGRAM, "cards", "king-arthur", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    names = [entry["names"]["de"] for entry in json.loads(done.stdout)]
    assert any("ä" in name for name in names)


@pytest.mark.parametrize(("lang", "told"), [("en", "cannot show the table"), ("de", "kann den Tisch nicht zeigen")])
def test_a_dumb_terminal_is_refused(lang: str, told: str) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "play", "--lang", lang],
        env={**os.environ, "TERM": "dumb"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
    )
    os.close(theirs)
    shown = b""
    try:
        while part := os.read(ours, 4096):
            shown += part
    except OSError:  # the other side is closed
        pass
    finally:
        os.close(ours)
    assert process.wait(timeout=60) == 2
    assert told in " ".join(shown.decode().split())
    assert "TERM=dumb" in shown.decode()
