"""How a campaign begins: the introduction, the choice of knights, the first ride."""

from __future__ import annotations

import pytest

from caliburn import new_match
from tests.games.knight_fall.campaign.valley import CAMPAIGN, book, page
from tests.games.knight_fall.table import GAME, fresh, offered, play, table, texts

DRAWN = ["iron-knight", "seer-knight", "gale-knight", "flame-knight"]


def test_the_introduction_is_read_first() -> None:
    match = new_match(GAME, seats=1, options=CAMPAIGN, seed=1)
    assert page(match) == ("introduction", None)
    assert book(match)["party"] == "C4"


def test_alone_one_draws_three_knights_and_keeps_two() -> None:
    """RU-K04: as in the cooperative game."""
    match = fresh(DRAWN[:3], seats=1, options=CAMPAIGN)
    assert offered(match, "choose")
    play(match, "choose gale-knight iron-knight")
    assert set(book(match)["knights"]) == {"gale-knight", "iron-knight"}
    assert offered(match, "ride")


def test_two_players_draw_two_knights_and_keep_one_each() -> None:
    """RU-K04."""
    match = fresh(DRAWN, seats=2, options=CAMPAIGN)
    assert {ask.seat for ask in match.asks} == {0, 1}
    assert texts(match, 0) == {"choose iron-knight", "choose seer-knight"}
    assert texts(match, 1) == {"choose gale-knight", "choose flame-knight"}
    match.play(0, "choose seer-knight")
    match.play(1, "choose gale-knight")
    assert book(match)["knights"] == ["seer-knight", "gale-knight"]
    assert [one["seat"] for one in table(match)["places"] if one["side"] == "knights"] == [0, 1]


def test_outside_battles_nobody_is_on_a_board() -> None:
    match = fresh(DRAWN[:3], seats=1, options=CAMPAIGN)
    play(match, "choose gale-knight iron-knight")
    seen = table(match)
    assert (seen["tiles"], seen["units"], book(match)["battle"]) == ([None] * 9, [], None)


@pytest.mark.parametrize(("answers", "phase"), [((), "map"), (("ride C4",), "map"), (("ride C4", "read 1"), "entry")])
def test_the_phase_tells_map_and_book_apart(answers: tuple[str, ...], phase: str) -> None:
    match = fresh(DRAWN[:3], seats=1, options=CAMPAIGN)
    assert table(match)["phase"] == "draft"
    play(match, "choose gale-knight iron-knight", *answers)
    assert table(match)["phase"] == phase
