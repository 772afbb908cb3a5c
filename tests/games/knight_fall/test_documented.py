"""docs/games/knight-fall.md: every ruling once, with code and test; examples, moves, options and keys are told."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caliburn import game, text_of
from caliburn.games.knight_fall.game import KnightFall
from caliburn.games.knight_fall.modes.campaign.moves import MOVES
from caliburn.games.knight_fall.moves import Weaken
from caliburn.games.knight_fall.position import KEYS
from caliburn.kernel.moves import vocabulary

ROOT = Path(__file__).parents[3]
DOCUMENT = ROOT / "docs/games/knight-fall.md"
CODE = ROOT / "src/caliburn/games/knight_fall"
TESTS = Path(__file__).parent

CHAPTERS = {"A": 15, "B": 31, "C": 13, "D": 11, "E": 6, "F": 10, "G": 13, "H": 7, "I": 7, "J": 28, "K": 25, "L": 10}
RULINGS = [f"RU-{chapter}{number:02}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)]
OWN = [f"KF-X{number}" for number in (*range(1, 18), *range(20, 28))]
EXAMPLES = [f"WE-{number:02}" for number in range(1, 11)]  # of the rulebook
REASON = "none: "


def rows(first: str) -> list[list[str]]:
    """The cells of all rows whose first cell fits a pattern."""
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if re.match(rf"\| {first} \|", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found]


RULED = rows(r"(?:RU-[A-Z]|KF-X)\d+")


@cache
def docstrings(file: str) -> dict[str, str]:
    """The tests of a file with their docstrings."""
    body = ast.parse((TESTS / file).read_text(encoding="utf-8")).body
    tests = [node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {test.name: ast.get_docstring(test) or "" for test in tests}


def test_every_ruling_has_its_row_and_only_one() -> None:
    assert sorted(row[0] for row in RULED) == sorted([*RULINGS, *OWN])


@pytest.mark.parametrize("row", RULED, ids=lambda row: row[0])
def test_every_cell_is_written_and_named_code_exists(row: list[str]) -> None:
    assert len(row) == 5
    assert all(row)
    files = re.findall(r"`([^`]+)`", row[3])
    assert row[3] == ", ".join(f"`{file}`" for file in files)
    assert files
    assert [file for file in files if not (CODE / file).is_file()] == []


@pytest.mark.parametrize("row", RULED, ids=lambda row: row[0])
def test_the_test_exists_and_names_the_ruling_or_a_reason_is_given(row: list[str]) -> None:
    if row[-1].startswith(REASON):
        assert len(row[-1]) > len(REASON) + 20
        return
    file, _, name = row[-1].strip("`").partition("::")
    assert row[-1] == f"`{file}::{name}`"
    assert re.search(rf"{row[0]}\b", docstrings(file)[name])


def test_every_worked_example_of_the_rulebook_is_told_with_its_test() -> None:
    examples = rows(r"WE-\d+, [^|]+")
    assert [row[0].partition(",")[0] for row in examples] == EXAMPLES
    for row, example in zip(examples, EXAMPLES, strict=True):
        assert len(row) == 3
        file, _, name = row[-1].strip("`").partition("::")
        assert example in docstrings(file)[name]


def test_every_verb_is_told_and_every_move_that_is_told_can_be_read() -> None:
    words = vocabulary((*KnightFall.move_types, Weaken, *MOVES))
    chapter = DOCUMENT.read_text(encoding="utf-8").partition("\n| When |")[2].partition("\n\n")[0]
    moves = re.findall(r"`([^`]+)`", chapter)
    assert [verb for verb in words.types if verb not in [text.split()[0] for text in moves]] == []
    assert [text for text in moves if text_of(words.parse(text)) != text] == []


def test_all_options_and_all_keys_of_a_position_are_told() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for mode in game("knight-fall").modes:
        assert f"`{mode.id}`" in text
        for option in mode.options:
            assert [value for value in (option.id, *option.values) if f"`{value}`" not in text] == []
    assert [key for key in KEYS if f"`{key}`" not in text and f'"{key}"' not in text] == []


def test_the_python_on_the_page_runs() -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL):
        exec(block, names)
    assert names["match"].asks


def test_every_link_of_the_page_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)]+)\)", DOCUMENT.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (DOCUMENT.parent / link).exists()] == []
