"""A page of docs/games: its tables of rulings and examples, and whether the code and the tests they name are there.

What is the same question for the page of every game is in test_documents; which rulings a game has, and what else its
page must tell, is in that game's test_documented (King Arthur: test_docs).
"""

from __future__ import annotations

import ast
import re
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
REASON = "none: "  # in place of a test


class Document:
    """docs/games/GAME.md, with the folders that its tables name files of."""

    def __init__(self, game: str) -> None:
        package = game.replace("-", "_")
        self.path = ROOT / f"docs/games/{game}.md"
        self.code = ROOT / "src/caliburn/games" / package
        self.tests = ROOT / "tests/games" / package

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    def rows(self, first: str) -> list[list[str]]:
        """The cells of all rows whose first cell fits a pattern."""
        found = [line for line in self.text.splitlines() if re.match(rf"\| (?:{first}) \|", line)]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in found]

    def test_of(self, cell: str) -> tuple[str, str]:
        """The name and the docstring of the test that a cell names as `FILE::NAME`."""
        file, _, name = cell.strip("`").partition("::")
        assert cell == f"`{file}::{name}`"
        tests = docstrings(self.tests / file)
        assert name in tests
        return name, tests[name]

    def assert_code_exists(self, cell: str) -> None:
        """A cell names files of the game's code, at least one, and nothing else."""
        files = re.findall(r"`([^`]+)`", cell)
        assert cell == ", ".join(f"`{file}`" for file in files)
        assert files
        assert [file for file in files if not (self.code / file).is_file()] == []

    def assert_ruling_has_its_test(self, row: list[str]) -> None:
        """The last cell names a test whose docstring names the ruling, or tells why there is none."""
        if not tells_why_not(row[-1]):
            assert names(row[0], self.test_of(row[-1])[1])


def tells_why_not(cell: str) -> bool:
    """Whether a cell gives a reason in place of a test, in more than a word or two."""
    if cell.startswith(REASON):
        assert len(cell) > len(REASON) + 20
        return True
    return False


def names(ruling: str, docstring: str) -> bool:
    return re.search(rf"{ruling}\b", docstring) is not None


@cache
def docstrings(path: Path) -> dict[str, str]:
    """The tests of a file with their docstrings."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    tests = [node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {test.name: ast.get_docstring(test) or "" for test in tests}
