"""Our summaries are our own: no eight words in a row are those of a rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.catalogue import GAMES, LANGUAGES, all_messages, renderings

RULEBOOKS = Path(__file__).parents[3] / "shared" / "rulebooks"
IN_A_ROW = 8


def runs(text: str) -> set[tuple[str, ...]]:
    """All runs of eight words in a text."""
    words = re.findall(r"\w+", text.lower())
    return {tuple(words[at : at + IN_A_ROW]) for at in range(len(words) - IN_A_ROW + 1)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_eight_words_in_a_row_are_a_rulebooks(game: str, lang: str) -> None:
    if not RULEBOOKS.is_dir():
        pytest.skip("the rulebooks are not beside the repository")
    printed = set().union(*[runs(path.read_text(encoding="utf-8")) for path in sorted(RULEBOOKS.glob("*.txt"))])
    assert printed
    copied = {
        name: found
        for name in all_messages(lang, game)
        for text in renderings(name, lang, game)
        if (found := runs(text) & printed)
    }
    assert copied == {}
