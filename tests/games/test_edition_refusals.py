"""Files and values that are no edition of any game. Figures that a game refuses: test_edition_refusals of that game."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from caliburn.kernel.editions import read_toml
from caliburn.kernel.text import Message
from tests.games.editions import load, refusal_of

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
        assert args["reason"].args["line"] == 4


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


DOTS = "Dong. " * 40
DEEP = ".".join("a" * 40)


@pytest.mark.parametrize(
    "text",
    [
        f'name = "{DOTS}"',
        f"name = '{DOTS}'",
        f'name = """{DOTS}\n"{DOTS}" said the bell\\""" {DOTS}"""',
        f"name = '''{DOTS}\n{DOTS}'''",
        f"# {DOTS}\nname = 'x'",
        "\ufeffname = 'begun by Notepad'",
    ],
    ids=["a text", "a plain text", "a long text", "a long plain text", "a remark", "a mark of its order of bytes"],
)
def test_prose_with_many_dots_is_prose(text: str, tmp_path: Path) -> None:
    """It is no key with many parts."""
    path = tmp_path / "prose.toml"
    path.write_text(text, encoding="utf-8")
    assert read_toml(path.read_text(encoding="utf-8"), str(path))
    assert load("king-arthur", path)[1] in (None, {})


@pytest.mark.parametrize(
    "text",
    [
        f"{DEEP} = 1",
        f"name = 'x' # a remark\n[{DEEP}]",
        f'name = """one""""\n{DEEP} = 1',
        f'name = ["""one"""", {{ {DEEP} = "1" }}]',
        f"name = ['''one'''', {{ {DEEP} = '1' }}]",
        f'name = "\\"" # "\n{DEEP} = "1"',
        ".".join(['"a. \'b"'] * 40) + " = 1",
        f'name = """\n# """\n{DEEP} = """\n"""',
    ],
)
def test_a_key_of_many_parts_is_refused_behind_any_prose(text: str, tmp_path: Path) -> None:
    """Such keys cost the reader time and memory by the square of their parts."""
    path = tmp_path / "deep.toml"
    path.write_text(text, encoding="utf-8")
    message, args = refusal_of("king-arthur", path)
    assert (message, args["reason"]) == ("error-edition-unreadable", Message("reason-deep-key"))


NO_TOML = {
    "name = 'x'\nb 2\n": Message(
        "reason-toml", {"line": 2, "column": 3, "what": "Expected '=' after a key in a key/value pair"}
    ),
    "[": Message("reason-toml-end", {"what": "Invalid initial character for a key part"}),
    "a = " + "[" * 9000: Message("reason-deep"),
}


@pytest.mark.parametrize("text", NO_TOML, ids=["a line", "the end", "the depth"])
def test_what_is_no_toml_is_told_with_its_place(text: str, tmp_path: Path) -> None:
    path = tmp_path / "no.toml"
    path.write_text(text, encoding="utf-8")
    assert refusal_of("king-arthur", path) == (
        "error-edition-unreadable",
        {"path": str(path), "reason": NO_TOML[text]},
    )


def test_quotes_without_end_are_read_in_a_moment(tmp_path: Path) -> None:
    path = tmp_path / "quotes.toml"
    started = monotonic()
    for opened, more in (('"""\\', ""), ('"""\\', "\\"), ("'''\"", ""), ('"', ""), ('"\\', ""), ("#'\n\"", "")):
        text = opened * 50_000 + more
        path.write_text(text, encoding="utf-8")
        refusal_of("king-arthur", path)
    assert monotonic() - started < 5


def test_a_whole_file_given_as_a_path_is_cut_in_the_message() -> None:
    assert len(refusal_of("king-arthur", "name = 'x'\n" * 1000)[1]["path"]) == 200


@pytest.mark.parametrize("name", SECTIONS)
def test_a_file_that_is_not_there_is_refused(name: str, tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path, "no\0name"):
        assert refusal_of(name, path)[0] == "error-edition-unreadable"


@pytest.mark.parametrize("name", SECTIONS)
def test_long_values_and_names_are_cut_in_the_message(name: str) -> None:
    assert refusal_of(name, with_figure(name, "x" * 500))[1]["value"] == "x" * 80
    assert refusal_of(name, with_figure(name, 16**5000))[1]["value"] == "…"
    assert refusal_of(name, {"y" * 500: {}})[1]["entry"] == "y" * 80
