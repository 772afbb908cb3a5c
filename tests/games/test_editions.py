"""Edition files of every game: files and mappings are the same, records keep them. What they change: in each game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from caliburn import new_match, replay
from tests.games.editions import example_of, load, sections_of

GAMES = ("king-arthur", "knight-fall", "knight-tales", "merlin")
NOT_IN_THE_EXAMPLE = {
    "knight-fall": {"campaign"},  # has a page to itself
    "knight-tales": {"gold", "scoring"},  # all of these two is the rulebook's
}
NOTHING_CHANGED: dict[str, dict[str, Any]] = {
    "king-arthur": {"adversaries": {}, "adventures": {}},
    "knight-fall": {"tiles": {}, "knights": {"flame-knight": {"magic": {}}}},
    "knight-tales": {"market": {}, "monsters": {"goblin": {}}},
    "merlin": {"arthur-flags": {}, "missions": {"m01": {}}, "rondels": {}},
}


@pytest.mark.parametrize("name", GAMES)
def test_the_documented_example_shows_every_section_that_can_be_changed(name: str) -> None:
    changes = load(name, example_of(name))[1]
    assert changes is not None
    assert set(changes) == set(sections_of(name)) - NOT_IN_THE_EXAMPLE.get(name, set())


@pytest.mark.parametrize("name", GAMES)
def test_a_file_its_content_and_what_a_record_keeps_are_the_same_edition(name: str) -> None:
    figures, changes = load(name, example_of(name))
    assert load(name, str(example_of(name))) == (figures, changes)
    assert load(name, json.loads(json.dumps(changes))) == (figures, changes)


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_is_kept_in_the_record_and_replayed_without_the_file(name: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(example_of(name).read_text(encoding="utf-8"), encoding="utf-8")
    match = new_match(name, seats=3, options={"edition": path}, seed=4)
    record = json.loads(json.dumps(match.record()))
    path.unlink()
    assert record["edition"] == load(name, example_of(name))[1]
    assert replay(record).view("referee") == match.view("referee")
    assert replay(record).record() == match.record()


@pytest.mark.parametrize("name", GAMES)
def test_an_edition_without_entries_is_ours(name: str) -> None:
    ours = load(name)[0]
    assert load(name, {}) == (ours, {})
    assert load(name, {"game": name, "name": "mine", **NOTHING_CHANGED[name]})[0] == ours
