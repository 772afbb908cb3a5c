"""Every ruling of the spec has a test that names it; this one sees to that."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.documented import docstrings

RULINGS = [*[f"KA-{number:02}" for number in range(1, 36)], *[f"KA-S{number}" for number in range(1, 18)]]


def naming_tests() -> dict[str, list[str]]:
    """For every ruling the tests whose docstring names it."""
    found: dict[str, list[str]] = {ruling: [] for ruling in RULINGS}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name == Path(__file__).name:
            continue
        for name, docstring in docstrings(path).items():
            for ruling in re.findall(r"KA-(?:S\d+|\d\d)", docstring):
                found[ruling].append(name)
    return found


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_ruling_has_a_test_that_names_it(ruling: str) -> None:
    assert naming_tests()[ruling]
