"""The terminal client is killed in the middle of a campaign: what was answered is in its file, whole, and goes on."""

from __future__ import annotations

import asyncio
import fcntl
import json
import os
import pty
import random
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

import caliburn
from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.commands.play import Invitation, seated
from caliburn.cli.files import last_match, state_folder
from tests.cli.driving import LARGE, last_key, press, settle
from tests.conftest import SOAK

KILLS = 50 if SOAK else 2
PATIENCE = 60.0
PROGRAM = "import sys; from caliburn.cli import main; sys.exit(main())"
CAMPAIGN = ("knight-fall", "--option", "mode=campaign", "--seats", "1")


def campaign() -> Invitation:
    return Invitation("knight-fall", 1, {"mode": "campaign"}, seated(1, "greedy", "0", False, ""), False)


def on_disk(path: Path) -> caliburn.Match:
    return caliburn.replay(json.loads(path.read_text(encoding="utf-8")))


def test_every_answer_is_on_disk_before_the_next_question() -> None:
    app = CaliburnApp(campaign().party("3"), campaign().party, lang="en")

    async def session() -> None:
        async with app.run_test(size=LARGE) as pilot:
            await settle(app, pilot)
            assert app.party.file is None, "nothing was answered yet"
            for _ in range(8):
                await press(app, pilot, last_key(app))
                if app.party.match.answers:
                    await agrees(app, pilot)

    async def agrees(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        assert app.party.file is not None
        kept = on_disk(app.party.file)
        assert kept.answers == app.party.match.answers
        assert kept.view("referee") == app.party.match.view("referee")

    asyncio.run(session())
    assert app.party.match.answers >= 3


class Victim:
    """The client in a terminal of its own, where somebody holds down the key of the first offer."""

    def __init__(self, *arguments: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "play", *arguments, "--delay", "0"],
            env={**os.environ, "TERM": "xterm-256color"},
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        """The screen, so that the client never waits for us."""
        try:
            while os.read(self.ours, 65_536):
                pass
        except OSError:  # the other side is closed
            pass

    def press_until(self, holds: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not holds():
            assert self.process.poll() is None, "the client ended by itself"
            assert time.monotonic() < until, "nothing came of the keys"
            os.write(self.ours, b"1")
            time.sleep(0.02)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.reader.join(PATIENCE)
        os.close(self.ours)


def answers_kept() -> int:
    """How far the unfinished match has come on disk; a file that is not whole raises."""
    path = last_match()
    return -1 if path is None else on_disk(path).answers


@pytest.mark.skipif(sys.platform != "linux", reason="needs a pseudo terminal as Linux has it")
@pytest.mark.timeout(1800)
def test_a_campaign_that_is_killed_goes_on_where_it_was(count: Callable[..., None]) -> None:
    rng, furthest = random.Random(KILLS), 0
    for _ in range(KILLS):
        known = answers_kept()
        client = Victim(*(("--resume", "last") if known >= 0 else CAMPAIGN))
        try:
            client.press_until(lambda known=known: answers_kept() != known)  # type: ignore[misc]
            later = time.monotonic() + rng.uniform(0, 0.5)
            client.press_until(lambda later=later: time.monotonic() > later)  # type: ignore[misc]
            before = answers_kept()
        finally:
            client.kill()
        after = answers_kept()
        assert after >= before or after == -1, "what was kept is never less, unless the match is over"
        assert after > known or after == -1
        furthest = max(furthest, after)
    count(kills=KILLS, answers_at_most=furthest, files=len(list(state_folder().glob("match-*.json"))))
    assert furthest > 0
