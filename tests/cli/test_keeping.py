"""Nothing that was played is lost: every match has a file of its own, and leaving never hides that it was not saved."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.commands.play import farewell, resumed
from caliburn.cli.files import annotated, last_match, state_folder
from caliburn.cli.voice import called_as, speak
from caliburn.kernel.text import words
from tests.cli.conftest import Command, finished
from tests.cli.driving import SMALL, invitation, last_key, log_lines, notice, play, press, settle

PROGRAM = "import sys; from caliburn.cli import main; sys.argv[0] = '{called}'; sys.exit(main())"


async def leave(app: CaliburnApp, pilot: Pilot[None]) -> None:
    await press(app, pilot, "1")
    await pilot.press("q")


def told_by(app: CaliburnApp) -> str:
    return words(app.lang).say(farewell(app))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_match_that_is_left_keeps_its_own_file(lang: str) -> None:
    first = play(leave, invitation(), seed="1", lang=lang)
    second = play(leave, invitation("seals"), seed="2", lang=lang)
    assert first.kept is not None
    assert second.kept is not None
    assert first.kept != second.kept
    assert str(first.kept) in told_by(first)
    assert "play --resume last" in told_by(first)
    assert last_match() == second.kept
    for app in (first, second):
        party, _ = resumed(str(app.kept), "", False)
        assert party.match.view(0) == app.party.match.view(0)


def test_a_resumed_match_goes_on_in_its_own_file() -> None:
    older = play(leave, invitation(), seed="1")
    play(leave, invitation(), seed="2")
    party, again = resumed(str(older.kept), "", False)
    app = CaliburnApp(party, again.party, lang="en")

    async def session() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            await leave(app, pilot)

    asyncio.run(session())
    assert app.kept == older.kept
    assert last_match() == older.kept
    assert len(list(state_folder().glob("match-*.json"))) == 2


@pytest.mark.parametrize(("lang", "told"), [("en", "The record of the match"), ("de", "Die Aufzeichnung der Partie")])
def test_a_finished_match_never_takes_the_place_of_an_unfinished_one(tmp_path: Path, lang: str, told: str) -> None:
    unfinished = play(leave, invitation(), seed="1")
    path = tmp_path / "over.json"
    path.write_text(json.dumps(finished()), encoding="utf-8")
    party, again = resumed(str(path), "greedy", False)
    app = CaliburnApp(party, again.party, lang=lang)

    async def session() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            await pilot.press("q")

    asyncio.run(session())
    assert app.kept is not None
    assert app.kept.exists()
    assert last_match() == unfinished.kept
    assert told in told_by(app)
    assert "--resume" not in told_by(app)


def test_a_finished_match_is_kept_when_the_next_one_begins() -> None:
    party = resumed_from(finished())

    async def session() -> None:
        app = CaliburnApp(party, invitation().party, lang="en")
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            await press(app, pilot, "n")
            assert app.party is not party

    asyncio.run(session())
    assert party.file is not None
    assert json.loads(party.file.read_text(encoding="utf-8"))["table"]["over"] is True


def resumed_from(record: dict[str, Any]) -> Any:
    path = state_folder().parent / "given.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(record), encoding="utf-8")
    return resumed(str(path), "greedy", False)[0]


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
@pytest.mark.parametrize(
    ("lang", "why", "lost"),
    [
        ("en", "Leave again to leave without it", "was not saved"),
        ("de", "Noch einmal verlassen", "wurde nicht gespeichert"),
    ],
)
def test_where_a_match_cannot_be_kept_leaving_asks_again(state: Path, lang: str, why: str, lost: str, key: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        state.write_text("a file where the folder should be", encoding="utf-8")
        await press(app, pilot, key)
        assert app.is_running
        assert not app.left
        assert why in await notice(app, pilot)
        await press(app, pilot, last_key(app))
        await press(app, pilot, key)
        assert not app.left, "after a move one is asked again"
        await pilot.press(key)
        assert app.left

    app = play(script, invitation(), lang=lang, seed="4")
    assert app.kept is None
    assert lost in told_by(app)


def test_leaving_keeps_the_match_as_soon_as_it_can_be_kept(state: Path) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        state.write_text("a file where the folder should be", encoding="utf-8")
        await press(app, pilot, "q")
        state.unlink()
        await pilot.press("q")

    app = play(script, invitation())
    assert app.kept is not None
    assert app.kept.exists()


@pytest.mark.parametrize(("lang", "told"), [("en", "Not fair"), ("de", "Nicht ehrlich")])
def test_a_match_that_was_not_dealt_fairly_is_resumed_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, told: str
) -> None:
    speak(lang)
    app = play(leave, invitation(), seed="1", lang=lang)
    assert app.kept is not None
    record = json.loads(app.kept.read_text(encoding="utf-8"))
    resumed(str(app.kept), "", False)
    assert told not in capsys.readouterr().err
    path = tmp_path / "unfair.json"
    path.write_text(json.dumps(annotated(record, "seed", "0" * 32)), encoding="utf-8")
    party, again = resumed(str(path), "", False)
    assert told in capsys.readouterr().err

    async def session() -> None:
        app = CaliburnApp(party, again.party, lang=lang)
        async with app.run_test(size=SMALL) as pilot:
            await settle(app, pilot)
            assert any(told in line for line in log_lines(app, 200))

    asyncio.run(session())


def test_a_record_that_names_its_bots_takes_no_others(run: Command) -> None:
    app = play(leave, invitation(), seed="1")
    for lang in ("en", "de"):
        refused = run("play", "--resume", str(app.kept), "--bots", "random", "--lang", lang)
        assert refused.code == 2
        assert "--bots" in refused.err


# -- how the command was called ----------------------------------------------------------------------------------


def test_the_command_is_named_as_it_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "env" / "bin" / "caliburn"
    program.parent.mkdir(parents=True)
    program.write_text("", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.defpath)
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert called_as() == "env/bin/caliburn"
    monkeypatch.chdir(program.parent)
    monkeypatch.setenv("PATH", str(program.parent))
    assert called_as() == "caliburn"
    monkeypatch.setenv("PATH", os.defpath)
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert called_as() == "caliburn"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_messages_name_the_command_as_it_was_called(tmp_path: Path, lang: str) -> None:
    said = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(called="env/bin/caliburn"), "play", "--resume", "last", "--lang", lang],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 2
    assert "env/bin/caliburn play" in said.stderr
