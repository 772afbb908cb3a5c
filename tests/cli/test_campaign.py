"""`caliburn campaign check`, as a writer of campaigns uses it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from caliburn.cli.main import main

DOCS = Path(__file__).parents[2] / "docs" / "write-a-campaign.md"


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """The smallest campaign of the documentation, as a file."""
    (block,) = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path / "two-fords.toml"
    path.write_text(block, encoding="utf-8")
    return path


def test_a_sound_campaign_ends_with_nothing_to_mend(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "check", str(example), "--campaigns", "50", "--battles", "1", "--bot", "random"]) in (0, 1)
    assert "Two Fords: 2 entries, 2 squares, 1 battle." in capsys.readouterr().out
    assert main(["campaign", "check", str(example), "--campaigns", "50", "--battles", "0", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Zwei Furten: 2 Einträge" in told
    assert "Die Kampagne ist in Ordnung." in told


def test_what_is_to_be_mended_is_told_and_ends_with_1(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = example.read_text(encoding="utf-8")
    example.write_text(text.replace("gain = { coins = 3 }", "lose = { coins = 3 }"), encoding="utf-8")
    assert main(["campaign", "check", str(example), "--campaigns", "0", "--battles", "0"]) == 1
    told = capsys.readouterr()
    assert "Entry 1 may have no choice that can be made" in told.err
    assert "coins are spent but never gained" in told.err
    assert "2 things to mend" in told.out


def test_a_program_gets_json(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "check", str(example), "--campaigns", "20", "--battles", "0", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["campaign"] == "two-fords"
    assert told["sound"] is True
    assert told["walked"]["finished"] == 20
    assert told["walked"]["entries"]["2"] == 20


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chek"], "Possible: check"),
        (["check", "no-such-file.toml"], "no-such-file.toml"),
        (["check", "--battles", "some"], "--battles"),
        (["check", "--difficulty", "nightmare"], "Allowed: easy, medium, hard"),
        (["check", "--villagers", "merlin"], "maud-tanner"),
        (["check", "--bot", "genius"], "greedy"),
    ],
)
def test_bad_input_is_refused_with_what_is_allowed(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["campaign", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_a_file_without_a_campaign_or_with_a_wrong_one_is_refused(
    tmp_path: Path, example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = tmp_path / "figures.toml"
    edition.write_text('game = "knight-fall"\n[elders]\nhealth = 6\n', encoding="utf-8")
    assert main(["campaign", "check", str(edition)]) == 2
    assert "no section [campaign]" in capsys.readouterr().err
    example.write_text(example.read_text(encoding="utf-8").replace("bells = 4", 'bells = "four"'), encoding="utf-8")
    assert main(["campaign", "check", str(example)]) == 2
    assert "campaign.bells" in capsys.readouterr().err


def test_a_battle_that_nobody_can_come_to_is_told_and_not_fought(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = example.read_text(encoding="utf-8").split("[campaign.battles.final]")[1]
    example.write_text(example.read_text(encoding="utf-8") + "[campaign.battles.9]" + again, encoding="utf-8")
    check = ["campaign", "check", str(example), "--campaigns", "0", "--battles", "1", "--bot", "random", "--json"]
    assert main(check) == 1
    told = json.loads(capsys.readouterr().out)
    assert {"kind": "battle", "where": "9"} in told["faults"]
    assert list(told["battles"]) == ["final"]
