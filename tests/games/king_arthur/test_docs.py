"""The rulings in docs/games/king-arthur.md: all of them, each once, with code and a test; and the one on undo."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from caliburn import Match
from tests.games.documented import Document, names
from tests.games.king_arthur.tables import hand, play, seeded_at, table

OWN = [f"KA-X{number}" for number in range(1, 4)]
RULINGS = [*[f"KA-{number:02}" for number in range(1, 36)], *[f"KA-S{number}" for number in range(1, 18)], *OWN]


class Row(NamedTuple):
    """A row of the document's tables of rulings."""

    id: str
    question: str
    ruling: str
    code: str
    test: str


PAGE = Document("king-arthur")
ROWS = [Row(*cells) for cells in PAGE.rows(r"KA-[^|]+")]


def test_every_ruling_has_its_row_and_only_one() -> None:
    assert [row.id for row in ROWS] == RULINGS


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_question_and_ruling_are_told_and_the_code_exists(row: Row) -> None:
    assert row.question.endswith("?")
    assert row.ruling
    PAGE.assert_code_exists(row.code)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_the_test_exists_and_names_the_ruling(row: Row) -> None:
    _, docstring = PAGE.test_of(row.test)
    assert row.id in OWN or names(row.id, docstring)


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
