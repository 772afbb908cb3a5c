"""Both languages of the command are complete, with the same parameters."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*?)(?=^[a-z#]|\Z)", re.MULTILINE | re.DOTALL)
LETTERS = "cli-letter-"


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of a language with their parameters."""
    text = (files("caliburn.cli") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in MESSAGE.findall(text)}


def test_every_message_is_there_in_both_languages_with_the_same_parameters() -> None:
    assert messages("en") == messages("de")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_letters_of_events_differ(lang: str) -> None:
    text = (files("caliburn.cli") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    letters = [line.partition(" = ")[2] for line in text.splitlines() if line.startswith(LETTERS)]
    assert len(letters) == len(set(letters)) > 10
    assert all(len(letter) == 1 for letter in letters)


def test_every_message_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in _sources())
    stems = set(re.findall(r"cli-[a-z-]+", code))
    begun = tuple(stem for stem in stems if stem.endswith("-"))
    unused = [key for key in messages("en") if key not in stems and not key.startswith(begun)]
    assert unused == []


def _sources() -> list[Path]:
    import caliburn.cli

    return sorted(Path(caliburn.cli.__file__).parent.rglob("*.py"))
