"""A campaign as a file in the terminal: from a table or from here, to a table or on from here; and never spoiled."""

from __future__ import annotations

import asyncio
import errno
import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import caliburn
from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.commands.play import resumed
from caliburn.cli.files import state_folder, write_json
from caliburn.cli.voice import CommandError
from caliburn.kernel.record import digest_of
from caliburn.server.saving import read_record, saved_record
from tests.cli.conftest import Command
from tests.cli.driving import LARGE, last_key, press, settle
from tests.cli.test_bad_input import damaged

OWN_SEED, NEW_SEED = "1e" * 16, "2d" * 16


def at_table(names: list[str], bots: list[str | None], answers: int = 30) -> dict[str, Any]:
    """A campaign as a table keeps it."""
    options = {"mode": "campaign"}
    match, rng = caliburn.new_match("knight-fall", seats=len(names), options=options, seed=2), Random(answers)
    for _ in range(answers):
        ask = match.asks[0]
        match.play(ask.seat, rng.choice(ask.options))
    record = {**match.record(), "table": {"name": "Ash Gate", "names": names, "bots": bots, "over": False}}
    return {**record, "digest": digest_of(record)}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A campaign of two, saved at a table."""
    path = tmp_path / "campaign.json"
    record = saved_record(at_table(["Anna", "Ben"], [None, None]), 0, OWN_SEED)
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_a_campaign_of_a_table_goes_on_at_one_keyboard_and_then_at_a_table_again(file: Path) -> None:
    original = file.read_bytes()
    party, again = resumed(str(file), "", False)
    assert party.humans == (0, 1)
    assert party.names.given == ("Anna", "Ben")
    app = CaliburnApp(party, again.party, lang="en")

    async def session() -> None:
        async with app.run_test(size=LARGE) as pilot:
            await settle(app, pilot)
            before = party.match.answers
            for _ in range(40):
                if party.match.answers > before + 2:
                    return
                await press(app, pilot, last_key(app) if app.table.menu is not None else "enter")

    asyncio.run(session())
    assert file.read_bytes() == original, "it goes on in a file of its own"
    assert party.file is not None
    assert party.file.parent == state_folder()
    kept = json.loads(party.file.read_text(encoding="utf-8"))
    read = read_record(kept, NEW_SEED)
    assert caliburn.replay(read).view("referee") == party.match.view("referee")
    assert read["table"]["names"] == ["Anna", "Ben"]


def test_bots_of_a_table_play_on_in_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "campaign.json"
    record = saved_record(at_table(["Anna", "Gwion"], [None, "greedy"]), 0, OWN_SEED)
    path.write_text(json.dumps(record), encoding="utf-8")
    party, _ = resumed(str(path), "", False)
    assert (party.humans, party.names.bots, party.names.given) == ((0,), (None, "greedy"), ("Anna", "Gwion"))


def test_a_saved_campaign_can_be_told_and_checked(run: Command, file: Path) -> None:
    assert run("replay", str(file), "--verify").code == 0


@pytest.mark.parametrize(
    "kind", [*damaged({"log": [], "digest": ""}), "with an edited outcome", "with an edited option"]
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_campaign_that_is_not_as_it_was_saved_is_refused_and_left_as_it_is(
    run: Command, file: Path, kind: str, lang: str
) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    at = next(at for at, line in enumerate(record["log"]) if line.startswith("*"))
    kinds = {
        **damaged(record),
        "changed": json.dumps({**record, "log": record["log"][:-1]}),
        "with an edited outcome": json.dumps(
            {**record, "log": [*record["log"][:at], "* joker", *record["log"][at + 1 :]]}
        ),
        "with an edited option": json.dumps({**record, "options": {**record["options"], "difficulty": "easy"}}),
    }
    file.write_text(kinds[kind], encoding="utf-8")
    os.utime(file, (1, 1))
    refused = run("play", "--resume", str(file), "--lang", lang)
    assert refused.code == 2
    assert refused.out == ""
    assert len(refused.err.split()) > 3
    assert file.read_text(encoding="utf-8") == kinds[kind]
    assert file.stat().st_mtime == 1
    assert list(file.parent.glob("*.json")) == [file]
    assert not state_folder().exists()


def test_a_disk_that_is_full_spoils_no_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written takes the name of the old file only when it is on disk, whole."""
    original = file.read_bytes()

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CommandError):
        write_json(file, {"half": "a match"})
    assert file.read_bytes() == original
    assert list(file.parent.iterdir()) == [file]
