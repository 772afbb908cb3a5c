"""Campaigns of Knight Fall played by keys to their end: alone, by two at one keyboard, and from a file."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from caliburn.cli.client.app import CaliburnApp
from caliburn.cli.client.menu import KEYS
from caliburn.cli.client.screens import CurtainScreen, EndingScreen, EndScreen, PartingScreen
from caliburn.cli.commands.play import Invitation, seated
from tests.cli.driving import SMALL, hastily, log_lines, play, press, screen, seen, shows
from tests.cli.test_campaign_terminal import CAMPAIGN, GAME, LEAST_MOVES, MIDDLE, PEOPLE, STEMS, flat

DOCS = Path(__file__).parents[2] / "docs" / "write-a-campaign.md"


def invited(seats: int = 1, **options: str) -> Invitation:
    sitters = seated(seats, "random", "0", seats > 1, ",".join(PEOPLE) if seats > 1 else "")
    return Invitation(GAME, seats, {**CAMPAIGN, **options}, sitters, False)


async def to_the_end(app: CaliburnApp, pilot: Pilot[None]) -> None:
    """Choose moves at random until the scores are shown; every screen on the way is in words and has moves on it. The
    end of the story is read before the scores."""
    random, read = Random(3), ""
    for _ in range(900):
        if shows(app, EndScreen):
            assert ending_of(app) in flat(read)
            return
        key = "enter"
        if not any(shows(app, kind) for kind in (CurtainScreen, PartingScreen, EndingScreen)):
            assert app.table.menu is not None
            key = KEYS[random.randrange(min(len(app.table.menu.shown()), 9))]
            assert not [stem for stem in STEMS if stem in screen(app)]
            moves = app.table.query_one(OptionList)
            assert moves.size.height >= min(LEAST_MOVES, len(moves.options)), screen(app)
            assert moves.region.bottom <= app.size.height - 1, screen(app)
        read = seen(app) if shows(app, EndingScreen) else read
        with hastily():
            await press(app, pilot, key)
    raise AssertionError("the campaign does not end")


def ending_of(app: CaliburnApp) -> str:
    """The first words of the last page."""
    page = app.party.match.view(0)["table"]["campaign"]["page"]
    assert page["kind"] in ("finale", "defeat")
    return " ".join(page["text"][app.table.lang].split()[:5])


@pytest.mark.parametrize(("lang", "size", "scores"), [("en", SMALL, "Final scores"), ("de", MIDDLE, "Endstand")])
def test_a_campaign_is_played_by_keys_to_its_end(lang: str, size: tuple[int, int], scores: str) -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await to_the_end(app, pilot)
        assert scores in seen(app)
        assert app.party.match.result is not None
        assert str(app.party.match.result.scores[0]) in seen(app)

    assert play(script, invited(), lang=lang, size=size).failure is None


def test_two_play_a_campaign_at_one_keyboard_and_lead_in_turn() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await to_the_end(app, pilot)
        rides = {line[0] for line in log_lines(app) if line[1:3] == " ♞"}
        assert rides == {"◆", "▲"}

    assert play(script, invited(2), size=SMALL).failure is None


def test_tab_turns_from_the_map_to_the_book_and_a_move_turns_back() -> None:
    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "1", "1")
        assert "♞" in screen(app)
        assert "Tab next page" in screen(app)
        await press(app, pilot, "tab")
        assert "The sun has been sinking" in screen(app)
        await press(app, pilot, "1")
        assert "♞" in screen(app)
        assert "The sun has been sinking" not in screen(app)

    play(script, invited())


def test_a_campaign_from_a_file_is_played_to_its_end(tmp_path: Path) -> None:
    """The smallest campaign of the documentation: two squares, two entries, one battle."""
    (block,) = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path / "two-fords.toml"
    path.write_text(block, encoding="utf-8")

    async def script(app: CaliburnApp, pilot: Pilot[None]) -> None:
        assert "Zwei Furten" in screen(app)
        await to_the_end(app, pilot)
        assert "Endstand" in seen(app)

    play(script, invited(edition=str(path)), lang="de")
