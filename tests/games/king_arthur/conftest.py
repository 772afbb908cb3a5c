"""Every test of King Arthur works its payments out anew: none lives on what another one made the rules remember."""

from __future__ import annotations

import pytest

from caliburn.games.king_arthur import conditions, payments


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    payments._offered.clear()
    payments._numbers.clear()
    conditions._takes.clear()
