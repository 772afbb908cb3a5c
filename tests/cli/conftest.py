"""What the tests of the command share: running it in this process, and a state folder of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import caliburn
from caliburn.bots import Sight, make_bot
from caliburn.cli import main

pytest.register_assert_rewrite("tests.cli.boards")


class Run(NamedTuple):
    """What a run of the command came to."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Command = Callable[..., Run]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A state folder of the test's own, and an environment that speaks English."""
    folder = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run the command with these arguments."""

    def command(*arguments: str) -> Run:
        code = main(arguments)
        caught = capsys.readouterr()
        return Run(code, caught.out, caught.err)

    return command


def finished(seats: int = 3, mode: str = "basic", seed: int = 4) -> dict[str, Any]:
    """The record of a match that bots played to its end."""
    match = caliburn.new_match("king-arthur", seats=seats, options={"mode": mode}, seed=seed)
    minds = [make_bot("greedy", str(seat)) for seat in range(seats)]
    while match.asks:
        seat = match.asks[0].seat
        match.play(seat, minds[seat].choose(Sight(match, seat)))
    return match.record()


@pytest.fixture(scope="session")
def record() -> dict[str, Any]:
    return finished()


@pytest.fixture
def record_file(record: dict[str, Any], tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path
