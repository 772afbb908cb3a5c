"""docs/games/knight-tales.md: every ruling, decision, example and addition once, with code and a test that exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from caliburn import game
from caliburn.games.knight_tales.position import KEYS

ROOT = Path(__file__).parents[3]
DOCUMENT = ROOT / "docs/games/knight-tales.md"
CODE = ROOT / "src/caliburn/games/knight_tales"
TESTS = Path(__file__).parent

RULINGS = [f"R{number}" for number in range(1, 143)]
DECISIONS = [f"D#{number}" for number in range(1, 34)]
EXAMPLES = [f"E{number}" for number in range(1, 14)]
OWN = [f"KT-X{number}" for number in range(1, 11)]
REASON = "none: "


def rows() -> list[list[str]]:
    """The cells of all rows that begin with an id."""
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if re.match(r"\| (R\d+|D#\d+|E\d+|KT-X\d+) \|", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found]


@cache
def docstrings(file: str) -> dict[str, str]:
    """The tests of a file with their docstrings."""
    body = ast.parse((TESTS / file).read_text(encoding="utf-8")).body
    tests = [node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {test.name: ast.get_docstring(test) or "" for test in tests}


def test_every_id_has_its_row_and_only_one() -> None:
    assert sorted(row[0] for row in rows()) == sorted([*RULINGS, *DECISIONS, *EXAMPLES, *OWN])


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_every_cell_is_written_and_named_code_exists(row: list[str]) -> None:
    assert all(row)
    assert len(row) == {"E": 4, "D": 6}.get(row[0][0], 5)
    if row[0] in (*RULINGS, *OWN):
        files = re.findall(r"`([^`]+)`", row[3])
        assert row[3] == ", ".join(f"`{file}`" for file in files)
        assert files
        assert [file for file in files if not (CODE / file).is_file()] == []


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_the_test_exists_and_names_the_id_or_a_reason_is_given(row: list[str]) -> None:
    if row[-1].startswith(REASON):
        assert len(row[-1]) > len(REASON) + 20
        return
    file, _, name = row[-1].strip("`").partition("::")
    assert row[-1] == f"`{file}::{name}`"
    assert name in docstrings(file)
    if row[0] not in DECISIONS:
        assert re.search(rf"{row[0]}\b", docstrings(file)[name])


def test_all_options_and_all_keys_of_a_position_are_told() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for mode in game("knight-tales").modes:
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
