"""The rulings in docs/games/king-arthur.md: all of them, each once, with code and a test; and the one on undo."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from caliburn import Match
from tests.games.king_arthur.tables import hand, play, seeded_at, table

ROOT = Path(__file__).parents[3]
CODE = ROOT / "src/caliburn/games/king_arthur"
TESTS = Path(__file__).parent

OWN = [f"KA-X{number}" for number in range(1, 4)]
RULINGS = [*[f"KA-{number:02}" for number in range(1, 36)], *[f"KA-S{number}" for number in range(1, 18)], *OWN]


class Row(NamedTuple):
    """A row of the document's tables of rulings."""

    id: str
    question: str
    ruling: str
    code: str
    test: str


def rows() -> list[Row]:
    text = (ROOT / "docs/games/king-arthur.md").read_text(encoding="utf-8").partition("\n## Rulings\n")[2]
    lines = [line for line in text.splitlines() if line.startswith("| KA-")]
    return [Row(*[cell.strip() for cell in line.strip("|").split("|")]) for line in lines]


@cache
def docstrings(file: str) -> dict[str, str]:
    """The tests of a file with their docstrings."""
    body = ast.parse((TESTS / file).read_text(encoding="utf-8")).body
    tests = [node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {test.name: ast.get_docstring(test) or "" for test in tests}


def test_every_ruling_has_its_row_and_only_one() -> None:
    assert [row.id for row in rows()] == RULINGS


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.id)
def test_question_and_ruling_are_told_and_the_code_exists(row: Row) -> None:
    assert row.question.endswith("?")
    assert row.ruling
    files = re.findall(r"`([^`]+)`", row.code)
    assert row.code == ", ".join(f"`{file}`" for file in files)
    assert files
    assert [file for file in files if not (CODE / file).is_file()] == []


@pytest.mark.parametrize("row", rows(), ids=lambda row: row.id)
def test_the_test_exists_and_names_the_ruling(row: Row) -> None:
    file, _, name = row.test.strip("`").partition("::")
    assert name in docstrings(file)
    assert row.id in OWN or re.search(rf"{row.id}\b", docstrings(file)[name])


def hands_dealt_to_seat_1(match: Match) -> list[list[str]]:
    """What seat 1 holds in worlds that seat 0 thinks possible."""
    return [hand(match.redeal(0, seed), 1) for seed in range(60)]


def test_what_was_taken_back_counts_as_not_seen() -> None:
    """KA-X3: seat 1 shows the fifth Merlin and takes it back; seat 0 may again think that there is none."""
    match = seeded_at(
        turn=1, hands=[["merlin"] * 4, ["merlin", "red-1"]], layout=["dark-power-1", *["monster-2"] * 4],
    )  # fmt: skip
    before = hands_dealt_to_seat_1(match)
    play(match, "challenge dark-power-1 merlin")
    assert table(match, 0)["discards"] == ["merlin"]
    assert not any("merlin" in cards for cards in hands_dealt_to_seat_1(match))
    match.undo(1)
    assert hands_dealt_to_seat_1(match) == before
    assert {"merlin" in cards for cards in before} == {True, False}
