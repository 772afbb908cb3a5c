"""Whole campaigns played at random: whatever is done, the sheet stays as the rules want it, and all of them end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caliburn import Match, new_match, replay, text_of
from tests.games.knight_fall.campaign.test_map import within
from tests.games.knight_fall.campaign.valley import CAMPAIGN, PURSE, added_up, book, owned
from tests.games.knight_fall.table import GAME, table

CHEAPEST = 4  # a scroll, with Brother Anselm


def check_offers(match: Match, seen: dict[str, Any]) -> None:
    """What may be done on the map: how far, what is read, what is bought."""
    texts = [text_of(move) for ask in match.asks for move in ask.options]
    far = 4 if any([one["id"] == "tilda-reed" and one["found"] for one in seen["villagers"]]) else 3
    rides = {text.split()[1] for text in texts if text.startswith("ride ")}
    assert rides in (set(), set(within(seen["party"], far)))
    if rides:
        assert seen["bells"]["crossed"] < seen["bells"]["total"]
    (square,) = [one for one in seen["squares"] if one["at"] == seen["party"]]
    open_numbers = {one["number"] for one in square["numbers"] if not one["crossed"]} - {28}
    assert {int(text.split()[1]) for text in texts if text.startswith("read ")} in (set(), open_numbers)
    if "buy-scroll" in texts:
        assert seen["coins"] >= seen["scroll_price"] >= CHEAPEST
    bought = {text.split()[1] for text in texts if text.startswith("buy-relic ")}
    assert not bought & owned(match)
    for relic in seen["relics"]:
        if relic["id"] in bought:
            assert (seen["scrolls"] >= relic["scrolls"], seen["coins"] >= relic["coins"]) == (True, True)
    if seen["battle"] or seen["page"]["choices"]:
        assert bought == set()


def check_sheet(before: dict[str, Any], seen: dict[str, Any]) -> None:
    """From one answer to the next: nothing below 0, no box and no number that comes back, a score that adds up."""
    assert min(seen[name] for name in PURSE) >= 0
    assert before["bells"]["crossed"] <= seen["bells"]["crossed"] <= seen["bells"]["total"]
    for old, new in zip(before["squares"], seen["squares"], strict=True):
        for one, other in zip(old["numbers"], new["numbers"], strict=True):
            assert one["crossed"] <= other["crossed"]
            assert one["read"] <= other["read"]
    for name in ("villagers", "relics"):
        key = "found" if name == "villagers" else "owned"
        assert all([one[key] <= other[key] for one, other in zip(before[name], seen[name], strict=True)])
    assert set(before["fallen"]) <= set(seen["fallen"])
    assert not set(seen["fallen"]) & set(seen["knights"])
    parts = {name: points for name, points in seen["score"].items() if name != "total"}
    assert seen["score"]["total"] == sum(parts.values()) == added_up(seen)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seed", range(2))
def test_random_campaigns_end_and_their_sheets_are_in_order(seed: int, difficulty: str, seats: int) -> None:
    """RU-K16, RU-K22, RU-K24."""
    random = Random(f"{seed} {difficulty} {seats}")
    match = new_match(GAME, seats=seats, options={**CAMPAIGN, "difficulty": difficulty}, seed=seed)
    seen = book(match)
    while match.asks:
        ask = random.choice(match.asks)
        match.play(ask.seat, random.choice(ask.options))
        before, seen = seen, book(match)
        check_sheet(before, seen)
        check_offers(match, seen)
    assert match.result is not None
    assert table(match)["phase"] == "over"
    won = seen["page"]["kind"] == "finale"
    assert seen["page"]["kind"] in ("finale", "defeat")
    assert seen["score"]["failed"] == (0 if won else -30)
    assert match.result.winners == (tuple(range(seats)) if won else ())
    assert match.result.scores == (seen["score"]["total"],) * seats


def test_a_campaign_is_replayed_from_its_record() -> None:
    random = Random("record")
    match = new_match(GAME, seats=2, options=CAMPAIGN, seed=5)
    for _ in range(60):
        if match.asks:
            ask = random.choice(match.asks)
            match.play(ask.seat, random.choice(ask.options))
    again = replay(match.record())
    assert again.view("referee") == match.view("referee")
