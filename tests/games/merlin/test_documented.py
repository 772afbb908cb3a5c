"""docs/games/merlin.md: every ruling once, with code and a test that exist; the rulebook's examples have tests."""

from __future__ import annotations

import pytest

from tests.games.documented import Document, names, tells_why_not

CHAPTERS = {
    "MC": 6, "MS": 5, "MT": 27, "MP": 20, "MM": 7, "ME": 16, "MF": 15, "MA": 29, "MK": 26, "MG": 20, "MW": 34, "MQ": 14,
}  # fmt: skip
RULINGS = [f"{chapter}-{number:02}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)]
OWN = [f"M-X{number}" for number in range(1, 12)]
EXAMPLES = 32  # of the rulebook

PAGE = Document("merlin")
RULED = PAGE.rows(r"M[A-Z]?-X?\d+")


def test_every_ruling_has_its_row_and_only_one() -> None:
    assert sorted(row[0] for row in RULED) == sorted([*RULINGS, *OWN])


@pytest.mark.parametrize("row", RULED, ids=lambda row: row[0])
def test_every_cell_is_written_and_named_code_exists(row: list[str]) -> None:
    assert len(row) == 5
    assert all(row)
    PAGE.assert_code_exists(row[3])


@pytest.mark.parametrize("row", RULED, ids=lambda row: row[0])
def test_the_test_exists_and_names_the_ruling_or_a_reason_is_given(row: list[str]) -> None:
    """Some tests name it in their own name."""
    if not tells_why_not(row[-1]):
        name, docstring = PAGE.test_of(row[-1])
        in_name = row[0].lower().replace("-", "_")
        assert names(row[0], docstring) or f"_{in_name}" in name


def test_every_worked_example_of_the_rulebook_is_named_with_its_test() -> None:
    examples = [row for row in PAGE.rows(r"[^|]+") if len(row) == 3 and row[-1].startswith("`") and "::" in row[-1]]
    assert len(examples) == EXAMPLES
    for row in examples:
        PAGE.test_of(row[-1])  # which finds no test that there is not
