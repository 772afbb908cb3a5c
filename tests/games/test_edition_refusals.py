"""Files and values that are no edition of any game. Figures that a game refuses: test_edition_refusals of that game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.editions import refusal_of

SECTIONS = {
    "king-arthur": "adversaries", "knight-fall": "knights", "knight-tales": "market", "merlin": "missions",
}  # fmt: skip
OTHERS = {name: "merlin" if name == "king-arthur" else "king-arthur" for name in SECTIONS}


def with_figure(name: str, figure: Any) -> dict[str, Any]:
    """An edition in which a figure of a card is this."""
    editions: dict[str, dict[str, Any]] = {
        "king-arthur": {"adventures": {"robbers": figure}},
        "knight-fall": {"demons": {"imp-lord": {"health": figure}}},
        "knight-tales": {"market": {"spear": {"cost": figure}}},
        "merlin": {"counts": {"coins": figure}},
    }
    return editions[name]


@pytest.mark.parametrize(
    ("name", "edition"),
    [
        (name, edition)
        for name, section in SECTIONS.items()
        for edition in (5, [section], {"game": OTHERS[name]}, {"game": 3, section: {}})
    ],
)
def test_what_is_no_edition_of_this_game_is_refused(name: str, edition: Any) -> None:
    assert refusal_of(name, edition) == ("error-edition-foreign", {"game": name})


@pytest.mark.parametrize(("name", "section"), SECTIONS.items())
def test_a_file_that_is_no_toml_is_refused_with_its_name_and_line(name: str, section: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(f"game = '{name}'\n\n[{section}.excalibur]\npoints = \n", encoding="utf-8")
    for given in (path, str(path)):
        message, args = refusal_of(name, given)
        assert (message, args["path"]) == ("error-edition-unreadable", str(path))
        assert "line 4" in args["reason"]


@pytest.mark.parametrize("name", SECTIONS)
@pytest.mark.parametrize(
    "content",
    [b"[missions", b"\xff\xfe\x00", b"a = 1\na = 2", b"a = " + b"[" * 5000, b"a = " + b"9" * 5000],
    ids=["broken table", "no text", "an entry twice", "nested without end", "digits without end"],
)
def test_a_file_that_cannot_be_read_is_refused(name: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    assert refusal_of(name, path)[0] == "error-edition-unreadable"


@pytest.mark.parametrize("name", SECTIONS)
def test_a_file_that_is_not_there_is_refused(name: str, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path, "no\0name"):
        assert refusal_of(name, path)[0] == "error-edition-unreadable"


@pytest.mark.parametrize("name", SECTIONS)
def test_long_values_and_names_are_cut_in_the_message(name: str) -> None:
    assert refusal_of(name, with_figure(name, "x" * 500))[1]["value"] == "x" * 80
    assert refusal_of(name, with_figure(name, 16**5000))[1]["value"] == "…"
    assert refusal_of(name, {"y" * 500: {}})[1]["entry"] == "y" * 80
