"""The components of every game: each is listed once with its source. Numbers and figures: test_components of a game."""

from __future__ import annotations

from importlib import import_module

import pytest

from caliburn import game
from tests.games.boxes import SOURCES, Box

GAMES = ("king-arthur", "knight-fall", "knight-tales", "merlin")


@pytest.mark.parametrize("name", GAMES)
def test_every_component_names_its_source_and_only_figures_it_has(name: str) -> None:
    for entry in Box(name).listed:
        assert entry["source"] in SOURCES, entry["id"]
        assert set(entry.get("sources", {})) <= set(entry), entry["id"]
        assert set(entry.get("sources", {}).values()) <= set(SOURCES) - {entry["source"]}, entry["id"]


@pytest.mark.parametrize("name", GAMES)
def test_the_list_for_readers_holds_every_component_once(name: str) -> None:
    listed = Box(name).listed
    assert listed
    assert len({entry["id"] for entry in listed}) == len(listed)
    assert all(entry["count"] > 0 for entry in listed)


@pytest.mark.parametrize("name", GAMES)
def test_our_own_edition_is_read_once_and_changes_nothing(name: str) -> None:
    figures, changed = game(name).figures(None)
    assert changed is None
    assert figures is import_module(f"{game(name).package}.components").ours()
