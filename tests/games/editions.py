"""Edition files of every game: how a test loads one, how one is refused, and whether the refusal is said.

What is the same question for all games is in test_editions and test_edition_refusals here; which figures a game lets
an edition change, and what it refuses, is in the game's tests of the same names.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from caliburn import game, words
from caliburn.kernel.errors import BadEdition

ROOT = Path(__file__).parents[2]


def example_of(name: str) -> Path:
    """The documented example of a game."""
    return ROOT / f"docs/editions/{name}.toml"


def sections_of(name: str) -> tuple[str, ...]:
    """The sections that an edition of a game may have."""
    found: tuple[str, ...] = import_module(f"{game(name).package}.components").EDITIONS.sections
    return found


def load(name: str, edition: Any = None) -> tuple[Any, Mapping[str, Any] | None]:
    """The figures of a game with an edition laid over ours, and what it changes."""
    return game(name).figures(edition)


def refusal_of(name: str, edition: Any) -> tuple[str, dict[str, Any]]:
    """The message that a game refuses an edition with: its id and what it names."""
    with pytest.raises(BadEdition) as refused:
        load(name, edition)
    return refused.value.message.id, dict(refused.value.message.args)


def assert_refusal_is_said(name: str, edition: Any, lang: str, *, but: Collection[str] = ()) -> None:
    """The refusal has words that tell everything it names, but for what only chooses among sentences."""
    with pytest.raises(BadEdition) as refused:
        load(name, edition)
    message, speaker = refused.value.message, words(lang, name)
    assert speaker.has(message.id)
    said = speaker.say(message)
    for what, arg in message.args.items():
        assert what in but or str(arg) in said
