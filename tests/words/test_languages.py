"""Both languages say the same: the same messages with the same parameters, all of which can be said."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tests.words.catalogue import FOLDERS, GAMES, LANGUAGES, all_messages, folders_of, messages, parsed, renderings

EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
QUOTES = {"en": ("“", "”"), "de": ("„", "“")}


def test_kernel_and_games_have_words() -> None:
    folders = {folder.parent.name for folder in FOLDERS}
    assert {"kernel", "king_arthur", "knight_tales"} <= folders


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_file_has_the_same_messages_in_every_language(folder: Path) -> None:
    english = list(messages(folder, "en"))
    for lang in LANGUAGES:
        assert list(messages(folder, lang)) == english, lang


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_message_takes_the_same_parameters_in_every_language(folder: Path) -> None:
    english = messages(folder, "en")
    for lang in LANGUAGES:
        for name, contents in messages(folder, lang).items():
            assert sorted(contents.parameters) == sorted(english[name].parameters), (lang, name)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_holds_nothing_that_fluent_cannot_read(folder: Path, lang: str) -> None:
    junk = [entry.content for entry in parsed(folder, lang) if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("lang", LANGUAGES)
@EVERY_GAME
def test_no_message_is_defined_twice(game: str, lang: str) -> None:
    """Fluent keeps the first and drops the second without a word. Two games may use the same id."""
    names = Counter(
        entry.id.name for folder in folders_of(game) for entry in parsed(folder, lang) if isinstance(entry, ftl.Message)
    )
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@EVERY_GAME
def test_every_message_can_be_said_with_every_kind_of_argument(game: str, lang: str) -> None:
    for name in all_messages(lang, game):
        for text in renderings(name, lang, game):
            assert text.strip(), name
            assert text != name
            assert not re.search(r"[{}]|\bNone\b", text), (name, text)


@pytest.mark.parametrize("lang", LANGUAGES)
@EVERY_GAME
def test_nobody_is_shouted_at(game: str, lang: str) -> None:
    shouting = [name for name, contents in all_messages(lang, game).items() if "!" in "".join(contents.text)]
    assert shouting == []


@pytest.mark.parametrize("lang", LANGUAGES)
@EVERY_GAME
def test_quotation_marks_are_those_of_the_language(game: str, lang: str) -> None:
    opening, closing = QUOTES[lang]
    for name, contents in all_messages(lang, game).items():
        text = "".join(contents.text)
        assert '"' not in text, name
        found = re.findall("[„“”]", text)
        assert found == [opening, closing] * (len(found) // 2), name


@EVERY_GAME
def test_the_languages_differ_where_there_is_something_to_say(game: str) -> None:
    """A sentence left in English in the German file is a forgotten one."""
    english, german = all_messages("en", game), all_messages("de", game)
    alike = [
        name
        for name, contents in german.items()
        if contents.text == english[name].text and len(" ".join(contents.text).split()) > 3
    ]
    assert alike == []
