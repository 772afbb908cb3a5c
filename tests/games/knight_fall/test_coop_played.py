"""Whole cooperative games played at random: they end, and what the cards may not do never happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caliburn import Match, new_match
from caliburn.games.knight_fall.figures import COOP_CARDS
from tests.games.knight_fall.table import GAME, at, decline, only, points, table

CARDS = 24
EVERYTHING = {"desperate": "on", "locations": "on", "hand": "5", "team_hands": "hidden"}


def played(seed: int, seats: int, **options: str) -> Match:
    """A game at random; every cooperative card is always somewhere."""
    random = Random(seed)
    match = new_match(GAME, seats=seats, options={"mode": "coop", **options}, seed=seed)
    while match.asks:
        ask = random.choice(match.asks)
        match.play(ask.seat, random.choice(ask.options))
        seen: dict[str, Any] = table(match)["coop"]
        assert seen["deck"] + len(seen["discards"]) + len(seen["shown"]) == CARDS
        assert len({*seen["discards"], *seen["shown"]}) == len(seen["discards"]) + len(seen["shown"])
    return match


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("options", [{}, {"desperate": "on"}, {"locations": "on", "hand": "5"}, EVERYTHING])
def test_random_games_end_with_one_marker_at_the_door(seats: int, options: dict[str, str]) -> None:
    """All win or all lose; no demon uses magic or a power card (RU-J13)."""
    for seed in range(2):
        match = played(seed, seats, **options)
        assert match.result is not None
        demons, knights = points(match)
        assert (demons == 10) != (knights == 10)
        assert match.result.winners == (tuple(range(seats)) if knights == 10 else ())
        assert match.result.scores == (knights,) * seats
        named = [event.character for event in only(match, "MagicUsed")]
        assert all([name.endswith("-knight") for name in named])
        assert all([event.character.endswith("-knight") for event in only(match, "CardPlayed")])


def test_when_the_cooperative_deck_is_empty_the_discards_become_the_deck() -> None:
    """RU-I01, Cooperative Mode, 5: not before; twelve demon turns are 24 different cards."""
    named = ["storm-fiend", "flame-knight", "imp-lord", "phase-knight", "frozen-lurker", "seer-knight"]
    where = {name: "E" if place % 2 == 0 else "ACG"[place // 2] for place, name in enumerate(named)}
    strong = dict.fromkeys(named[1::2], 8)
    match = at(seats=3, options={"mode": "coop"}, turn=0, characters=named, units=where, health=strong)
    last = table(match)["coop"]
    while table(match)["coop"]["deck"] <= last["deck"]:
        last = table(match)["coop"]
        decline(match)
    cards = [*last["discards"], *last["shown"]]
    assert (last["deck"], sorted(cards)) == (0, sorted(COOP_CARDS))
    new = table(match)["coop"]
    assert (new["deck"], len(new["discards"]) + len(new["shown"])) == (CARDS - 2, 2)
