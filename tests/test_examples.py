"""The examples in README, docs and docstrings run as they are printed."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest

import caliburn
from caliburn.bots import BOTS
from caliburn.kernel.luck import Seeded

TOP = Path(__file__).resolve().parent.parent
PAGES = [TOP / "README.md", *sorted((TOP / "docs").rglob("*.md"))]
MODULES = [
    name
    for _, name, _ in pkgutil.walk_packages(caliburn.__path__, "caliburn.")
    if name.startswith(("caliburn.kernel", "caliburn.bots", "caliburn.lab")) and "locale" not in name
]


@pytest.mark.parametrize("page", [page for page in PAGES if "```python" in page.read_text(encoding="utf-8")], ids=str)
def test_the_python_on_a_page_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caliburn.bots.BOTS", BOTS)
    before = dict(BOTS)
    names: dict[str, Any] = {}
    try:
        for block in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            exec(block, names)
    finally:
        BOTS.clear()
        BOTS.update(before)
    assert {"match", "play"} & set(names), "a match, or the bot of the protocol (tests/server/test_documented_bot.py)"


def test_the_page_for_python_names_all_that_a_match_and_the_front_door_have() -> None:
    page = (TOP / "docs" / "python.md").read_text(encoding="utf-8")
    calls = [f"atch.{name}" for name in vars(caliburn.Match) if not name.startswith("_")]
    assert [name for name in (*calls, *caliburn.__all__) if name not in page] == []


@pytest.mark.parametrize("name", ["caliburn", *MODULES])
def test_the_examples_in_docstrings_print_what_they_say(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_docstrings_of_the_front_door_have_examples() -> None:
    assert sum(doctest.testmod(importlib.import_module(name)).attempted for name in ["caliburn", *MODULES]) >= 15


def test_the_golden_vectors_of_the_record_format_are_those_of_the_generator() -> None:
    page = (TOP / "docs" / "record-format.md").read_text(encoding="utf-8")
    (seed,) = re.findall(r"for the seed `([0-9a-f]{32})`", page)
    chance = Seeded(bytes.fromhex(seed))
    for k, last, numbers in re.findall(r"k = (\d+), +n = 0\.\.(\d+) +([0-9 ]+)", page):
        assert [chance.choose(n, int(k)) for n in range(int(last) + 1)] == [int(number) for number in numbers.split()]
    (numbers,) = re.findall(r"x for n = 0\.\.3 +([0-9 ]+)", page)
    assert [chance.choose(n, 1 << 64) for n in range(4)] == [int(number) for number in numbers.split()]


def test_every_link_of_a_page_leads_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
