"""Elixirs in battle, and how often a relic works (RU-K12, RU-K14)."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.campaign.valley import book, fought, in_hand, purse, win
from tests.games.knight_fall.table import asked, defense, health, healths, offered, play, turn_of

UNITS = {"storm-fiend": "Dr", "iron-knight": "Br", "seer-knight": "Br", "elder-1": "Fr"}


def wounded(elixirs: int = 3, **more: Any) -> Match:
    """The Iron Knight is on turn with 2 health, the Seer Knight has 3."""
    sheet = {"elixirs": elixirs, **more.pop("sheet", {})}
    given = {"health": {"iron-knight": 2, "seer-knight": 3, "storm-fiend": 5}, "units": UNITS, **more}
    return fought("1", sheet=sheet, **given)


def test_an_elixir_restores_the_knight_on_turn_to_the_end_of_its_track() -> None:
    """RU-K12: 8, although it began with 6."""
    match = play(wounded(), "elixir")
    assert healths(match, "iron-knight", "seer-knight") == (8, 3)
    assert purse(match)["elixirs"] == 2


def test_an_elixir_is_free() -> None:
    """RU-K12: no card and no action is spent."""
    match = play(wounded(), "elixir")
    assert asked(match) == "ask-play"
    assert in_hand(match) == ["cleaving-oath"]
    assert {"play cleaving-oath", "basic move"} <= offered(match)


def test_several_elixirs_may_be_used_in_a_turn() -> None:
    """RU-K12: with Ysolde each gives 1 defense too, so a second one has a use."""
    match = wounded(sheet={"villagers": ["ysolde-finch"]})
    before = defense(match, "iron-knight")
    play(match, "elixir", "elixir")
    assert (health(match, "iron-knight"), defense(match, "iron-knight")) == (8, before + 2)
    assert purse(match)["elixirs"] == 1


def test_without_elixirs_none_is_offered() -> None:
    """RU-K16."""
    assert "elixir" not in offered(wounded(0))
    match = play(wounded(1), "elixir")
    assert "elixir" not in offered(match)
    assert purse(match)["elixirs"] == 0


def test_the_other_knight_drinks_on_its_own_turn_only() -> None:
    """RU-K12."""
    match = wounded(units={**UNITS, "storm-fiend": "Gr"}, seats=2)
    assert match.asks[0].seat == 0
    assert "elixir" in offered(match)
    turn_of(match, "seer-knight")
    assert match.asks[0].seat == 1
    before = health(match, "iron-knight")
    play(match, "elixir")
    assert healths(match, "iron-knight", "seer-knight") == (before, 8)


def test_an_elixir_that_would_do_nothing_is_not_offered() -> None:
    assert "elixir" not in offered(wounded(health={"iron-knight": 8, "storm-fiend": 5}))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_relic_works_once_in_a_battle_whoever_has_the_turn(seats: int) -> None:
    """RU-K14."""
    match = wounded(seats=seats, sheet={"relics": ["chalice-of-first-light", "silver-nails"]})
    assert book(match)["battle"]["relics"] == ["silver-nails", "chalice-of-first-light"]
    play(match, "use chalice-of-first-light", "target seer-knight")
    assert health(match, "seer-knight") == 7
    assert book(match)["battle"]["relics"] == ["silver-nails"]
    assert "use chalice-of-first-light" not in offered(match)
    turn_of(match, "seer-knight")
    assert {"use silver-nails"} == offered(match, "use")


def test_a_relic_that_was_not_bought_is_not_offered() -> None:
    """RU-K14."""
    assert offered(wounded(), "use") == set()


def test_a_relic_that_was_used_works_again_in_the_next_battle() -> None:
    """RU-K14: once in each battle."""
    match = win(fought("1", sheet={"relics": ["ember-censer"], "used": ["ember-censer"]}))
    (censer,) = [one for one in book(match)["relics"] if one["id"] == "ember-censer"]
    assert (censer["owned"], censer["used"]) == (True, False)


def test_a_scroll_is_bought_in_a_battle_too_but_no_relic() -> None:
    """RU-K15, KF-X16: on a knight's turn, by whoever is on turn, also between the symbols of a card."""
    match = wounded(sheet={"coins": 11, "scrolls": 9})
    assert (offered(match, "buy-scroll"), offered(match, "buy-relic")) == ({"buy-scroll"}, set())
    play(match, "buy-scroll", "actions cleaving-oath")
    assert asked(match) == "ask-symbols"
    play(match, "buy-scroll")
    assert asked(match) == "ask-symbols"
    assert (purse(match)["coins"], purse(match)["scrolls"]) == (1, 11)
    assert offered(match, "buy-scroll") == set()


def test_an_elixir_may_be_drunk_between_two_symbols_but_not_within_a_step() -> None:
    """KF-X28."""
    match = wounded(hands=[["encircle"]])
    play(match, "basic move")
    assert "elixir" in offered(match)
    play(match, "elixir")
    assert asked(match) == "ask-symbols"
    assert health(match, "iron-knight") == 8
