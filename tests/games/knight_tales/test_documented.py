"""docs/games/knight-tales.md: every ruling, decision, example and addition once, with code and a test that exist."""

from __future__ import annotations

import pytest

from tests.games.documented import Document, names, tells_why_not

RULINGS = [f"R{number}" for number in range(1, 143)]
DECISIONS = [f"D#{number}" for number in range(1, 34)]
EXAMPLES = [f"E{number}" for number in range(1, 14)]
OWN = [f"KT-X{number}" for number in range(1, 11)]

PAGE = Document("knight-tales")
ROWS = PAGE.rows(r"R\d+|D#\d+|E\d+|KT-X\d+")


def test_every_id_has_its_row_and_only_one() -> None:
    assert sorted(row[0] for row in ROWS) == sorted([*RULINGS, *DECISIONS, *EXAMPLES, *OWN])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_cell_is_written_and_named_code_exists(row: list[str]) -> None:
    assert all(row)
    assert len(row) == {"E": 4, "D": 6}.get(row[0][0], 5)
    if row[0] in (*RULINGS, *OWN):
        PAGE.assert_code_exists(row[3])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_test_exists_and_names_the_id_or_a_reason_is_given(row: list[str]) -> None:
    """A decision's test need not name it."""
    if not tells_why_not(row[-1]):
        _, docstring = PAGE.test_of(row[-1])
        assert row[0] in DECISIONS or names(row[0], docstring)
