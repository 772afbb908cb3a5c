"""Draw the pictures of the terminal client for the README: python docs/pictures/make.py"""

from __future__ import annotations

import sys
from pathlib import Path

from textual.pilot import Pilot

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from caliburn.cli.client.app import CaliburnApp  # noqa: E402
from caliburn.kernel.text import LANGUAGES  # noqa: E402
from tests.cli.driving import LARGE, invitation, play, press  # noqa: E402

SEED = "4"
ANSWERS = 30


def draw(lang: str) -> None:
    """Play some turns of the game with seals, until there is a challenge to choose, and draw the screen."""

    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        while app.party.match.answers < ANSWERS or app.party.match.view(0)["table"]["action"] != 2:
            await press(app, pilot, "1")
        await pilot.pause()
        picture = app.export_screenshot()
        (HERE / f"terminal-{lang}.svg").write_text(picture, encoding="utf-8")

    play(script, invitation("seals"), seed=SEED, lang=lang, size=LARGE)


if __name__ == "__main__":
    for language in LANGUAGES:
        draw(language)
