"""Lets the two test games be found by id, so that their records replay like those of any game."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.kernel.tiny import TINY
from tests.kernel.toy import TOY


@pytest.fixture(autouse=True)
def _the_test_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = import_module("caliburn.games")
    monkeypatch.setattr(listed, "GAMES", (*listed.GAMES, TOY, TINY))
