"""docs/games/merlin.md: every ruling once, with code and a test that exist; examples, options and keys are told."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caliburn import game
from caliburn.games.merlin.position import KEYS

ROOT = Path(__file__).parents[3]
DOCUMENT = ROOT / "docs/games/merlin.md"
CODE = ROOT / "src/caliburn/games/merlin"
TESTS = Path(__file__).parent

CHAPTERS = {
    "MC": 6, "MS": 5, "MT": 27, "MP": 20, "MM": 7, "ME": 16, "MF": 15, "MA": 29, "MK": 26, "MG": 20, "MW": 34, "MQ": 14,
}  # fmt: skip
RULINGS = [f"{chapter}-{number:02}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)]
OWN = [f"M-X{number}" for number in range(1, 12)]
EXAMPLES = 32  # of the rulebook
REASON = "none: "


def rows(first: str) -> list[list[str]]:
    """The cells of all rows whose first cell fits a pattern."""
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if re.match(rf"\| {first} \|", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found]


RULED = rows(r"M[A-Z]?-X?\d+")


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
    in_name = row[0].lower().replace("-", "_")
    assert re.search(rf"{row[0]}\b", docstrings(file)[name]) or f"_{in_name}" in name


def test_every_worked_example_of_the_rulebook_is_named_with_its_test() -> None:
    examples = [row for row in rows(r"[^|]+") if len(row) == 3 and row[-1].startswith("`") and "::" in row[-1]]
    assert len(examples) == EXAMPLES
    for row in examples:
        file, _, name = row[-1].strip("`").partition("::")
        assert name in docstrings(file)


def test_all_options_and_all_keys_of_a_position_are_told() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for mode in game("merlin").modes:
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
