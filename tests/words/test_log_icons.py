"""Each line of the log on the page has an icon: every kind of event of every game is named among the game's icons."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from caliburn.kernel.spec import GameSpec
from caliburn.kernel.start import games
from tests.words.catalogue import event_kinds

WEB = Path(__file__).parents[2] / "web"
EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
HEADLINES = {"turn-began"}  # drawn as a line across the log


def icons(game: GameSpec) -> dict[str, str]:
    """By kind of event, as the page's source has them."""
    source = "\n".join([path.read_text(encoding="utf-8") for path in (WEB / "src/games" / game.id).rglob("*.ts")])
    tables = re.findall(r"Icons: Record<string, string> = \{(.*?)\n\}", source, re.DOTALL)
    return dict(re.findall(r"^  '?([a-z-]+)'?: '([a-z0-9-]+)',", "\n".join(tables), re.MULTILINE))


@EVERY_GAME
def test_every_event_has_an_icon_and_every_icon_an_event(game: GameSpec) -> None:
    assert len(event_kinds(game)) > 10
    assert set(icons(game)) - HEADLINES == event_kinds(game) - HEADLINES


@EVERY_GAME
def test_the_icons_are_in_the_set(game: GameSpec) -> None:
    path = WEB / "node_modules/@iconify-json/game-icons/icons.json"
    drawn = json.loads(path.read_text(encoding="utf-8"))
    assert set(icons(game).values()) <= {*drawn["icons"], *drawn["aliases"]}
