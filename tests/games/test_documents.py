"""The pages of docs/games: options and keys of positions are told, their Python runs, their links lead somewhere."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

from caliburn import game
from tests.games.documented import Document

GAMES = ["knight-fall", "knight-tales", "merlin"]  # King Arthur's page has neither Python nor links


@pytest.mark.parametrize("page", GAMES)
def test_all_modes_and_options_are_told(page: str) -> None:
    text = Document(page).text
    modes = game(page).modes
    if len(modes) > 1:
        assert [mode.id for mode in modes if f"`{mode.id}`" not in text] == []
    options = [option for mode in modes for option in mode.options]
    assert options
    for option in options:
        assert [value for value in (option.id, *option.values) if f"`{value}`" not in text] == []


@pytest.mark.parametrize("page", GAMES)
def test_all_keys_of_a_position_are_told(page: str) -> None:
    text = Document(page).text
    keys = import_module(f"caliburn.games.{page.replace('-', '_')}.position").KEYS
    assert keys
    assert [key for key in keys if f"`{key}`" not in text and f'"{key}"' not in text] == []


@pytest.mark.parametrize("page", GAMES)
def test_the_python_on_the_page_runs(page: str) -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", Document(page).text, re.DOTALL):
        exec(block, names)
    assert names["match"].asks


@pytest.mark.parametrize("page", GAMES)
def test_every_link_of_the_page_leads_somewhere(page: str) -> None:
    document = Document(page)
    links = re.findall(r"\]\(([^)]+)\)", document.text)
    assert links
    assert [link for link in links if not (document.path.parent / link).exists()] == []
