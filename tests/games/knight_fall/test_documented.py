"""docs/games/knight-fall.md: every ruling once, with code and test; examples and moves are told."""

from __future__ import annotations

import re

import pytest

from caliburn import text_of
from caliburn.games.knight_fall.game import KnightFall
from caliburn.games.knight_fall.modes.campaign.moves import MOVES
from caliburn.games.knight_fall.moves import Weaken
from caliburn.kernel.moves import vocabulary
from tests.games.documented import Document, names

CHAPTERS = {"A": 15, "B": 31, "C": 13, "D": 11, "E": 6, "F": 10, "G": 13, "H": 7, "I": 7, "J": 28, "K": 25, "L": 10}
RULINGS = [f"RU-{chapter}{number:02}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)]
OWN = [f"KF-X{number}" for number in (*range(1, 18), *range(20, 30))]
EXAMPLES = [f"WE-{number:02}" for number in range(1, 11)]  # of the rulebook

PAGE = Document("knight-fall")
RULED = PAGE.rows(r"RU-[A-Z]\d+|KF-X\d+")


def test_every_ruling_has_its_row_and_only_one() -> None:
    assert sorted(row[0] for row in RULED) == sorted([*RULINGS, *OWN])


@pytest.mark.parametrize("row", RULED, ids=lambda row: row[0])
def test_every_cell_is_written_and_named_code_exists(row: list[str]) -> None:
    assert len(row) == 5
    assert all(row)
    PAGE.assert_code_exists(row[3])


@pytest.mark.parametrize("row", RULED, ids=lambda row: row[0])
def test_the_test_exists_and_names_the_ruling_or_a_reason_is_given(row: list[str]) -> None:
    PAGE.assert_ruling_has_its_test(row)


def test_every_worked_example_of_the_rulebook_is_told_with_its_test() -> None:
    examples = PAGE.rows(r"WE-\d+, [^|]+")
    assert [row[0].partition(",")[0] for row in examples] == EXAMPLES
    for row, example in zip(examples, EXAMPLES, strict=True):
        assert len(row) == 3
        assert names(example, PAGE.test_of(row[-1])[1])


def test_every_verb_is_told_and_every_move_that_is_told_can_be_read() -> None:
    words = vocabulary((*KnightFall.move_types, Weaken, *MOVES))
    chapter = PAGE.text.partition("\n| When |")[2].partition("\n\n")[0]
    moves = re.findall(r"`([^`]+)`", chapter)
    assert [verb for verb in words.types if verb not in [text.split()[0] for text in moves]] == []
    assert [text for text in moves if text_of(words.parse(text)) != text] == []
