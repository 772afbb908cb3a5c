"""The sheet: difficulty, resources, what is bought and when, and what villagers bring on the map."""

from __future__ import annotations

import pytest

from caliburn import new_match
from caliburn.kernel.errors import BadMove, BadOption, BadSeats
from tests.games.knight_fall.campaign.valley import (
    CAMPAIGN,
    EMPTY,
    FULL,
    book,
    fought,
    found,
    owned,
    purse,
    reading,
    ride,
    win,
    words,
)
from tests.games.knight_fall.table import GAME, offered, play, table

PRICES = {
    "saint-orlas-horn": (2, 0),
    "ember-censer": (1, 3),
    "thornwood-shield": (2, 0),
    "bell-of-nine-names": (3, 0),
    "silver-nails": (1, 2),
    "hourglass-of-ash": (3, 0),
    "mirror-of-still-water": (1, 4),
    "chalice-of-first-light": (2, 0),
}
VILLAGERS = (
    "maud-tanner", "oswin-pike", "tilda-reed", "brother-anselm", "hob-carrow", "ysolde-finch", "garrick-stone",
    "wenna-bell", "pip",
)  # fmt: skip


# -- the start -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("difficulty", "elixirs"), [("easy", 7), ("medium", 4), ("hard", 1)])
def test_the_difficulty_says_how_many_elixirs_one_starts_with(difficulty: str, elixirs: int) -> None:
    match = ride(options={"difficulty": difficulty})
    assert purse(match) == {**EMPTY, "elixirs": elixirs}
    assert book(match)["difficulty"] == difficulty
    fresh = new_match(GAME, seats=1, options={**CAMPAIGN, "difficulty": difficulty}, seed=1)
    assert purse(fresh) == {**EMPTY, "elixirs": elixirs}


def test_medium_is_played_if_nothing_is_said() -> None:
    assert book(ride())["difficulty"] == "medium"


@pytest.mark.parametrize("difficulty", ["nightmare", "normal", "", "Hard"])
def test_another_difficulty_is_refused_with_those_there_are(difficulty: str) -> None:
    with pytest.raises(BadOption) as refused:
        new_match(GAME, seats=1, options={**CAMPAIGN, "difficulty": difficulty}, seed=1)
    for word in ("easy", "medium", "hard"):
        assert word in str(refused.value)


@pytest.mark.parametrize("mode", ["standard", "coop"])
def test_only_the_campaign_has_a_difficulty(mode: str) -> None:
    with pytest.raises(BadOption) as refused:
        new_match(GAME, seats=2, options={"mode": mode, "difficulty": "easy"}, seed=1)
    assert "difficulty" in str(refused.value)


@pytest.mark.parametrize("seats", [0, 3, 4])
def test_one_or_two_play_the_campaign(seats: int) -> None:
    """RU-K04."""
    with pytest.raises(BadSeats) as refused:
        new_match(GAME, seats=seats, options=CAMPAIGN, seed=1)
    assert str(seats) in str(refused.value)


@pytest.mark.parametrize("seats", [1, 2])
def test_two_knights_ride_whether_one_plays_or_two(seats: int) -> None:
    """RU-K04: two players run one each."""
    assert len(book(ride(seats=seats))["knights"]) == 2
    owners = [one["seat"] for one in table(ride(seats=seats))["places"] if one["side"] == "knights"]
    assert owners == ([0, 0] if seats == 1 else [0, 1])


@pytest.mark.parametrize("option", ["fear_no_evil", "desperate"])
def test_fear_no_evil_and_the_desperate_game_have_no_meaning_here(option: str) -> None:
    """RU-K23: there are no points."""
    with pytest.raises(BadOption) as refused:
        new_match(GAME, seats=1, options={**CAMPAIGN, option: "on"}, seed=1)
    assert option in str(refused.value)


def test_the_game_with_five_cards_may_be_played() -> None:
    """RU-K23."""
    match = win(fought("1", options={"hand": "5"}, hands=[["cleaving-oath"]]))
    assert found(match) == {"hob-carrow"}


def test_tile_effects_are_one_switch_for_the_whole_campaign_and_off_at_first() -> None:
    """RU-K19."""
    assert ride().view(None)["options"]["locations"] == "off"
    assert ride(options={"locations": "on"}).view(None)["options"]["locations"] == "on"


def test_the_sheet_has_every_field_from_the_start() -> None:
    shown = book(ride())
    assert shown["bells"] == {"crossed": 0, "total": 16}
    assert [one["id"] for one in shown["villagers"]] == list(VILLAGERS)
    assert {one["id"]: (one["scrolls"], one["coins"]) for one in shown["relics"]} == PRICES
    assert shown["elders"] == {"saved": 0, "boxes": 22}
    assert (shown["keywords"], shown["fallen"], found(ride()), owned(ride())) == ([], [], set(), set())


# -- scrolls ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("villagers", "price"), [([], 5), (["brother-anselm"], 4)])
def test_a_scroll_costs_5_coins_and_4_with_brother_anselm(villagers: list[str], price: int) -> None:
    assert book(ride(villagers=villagers))["scroll_price"] == price
    match = ride(villagers=villagers, coins=price)
    play(match, "buy-scroll")
    assert purse(match) == {**EMPTY, "elixirs": 4, "scrolls": 1}
    assert "buy-scroll" not in offered(ride(villagers=villagers, coins=price - 1))


def test_scrolls_may_be_bought_before_and_after_the_ride() -> None:
    """RU-K15: at any time."""
    match = play(ride(coins=10), "buy-scroll", "ride B4", "buy-scroll")
    assert purse(match)["scrolls"] == 2
    assert offered(match, "read") == {"read 6"}


def test_a_scroll_may_be_bought_inside_an_entry_to_pay_for_a_choice() -> None:
    """RU-K15: the Hermit takes a scroll, five coins are one."""
    match = reading(13, party="C1", coins=5, scrolls=0)
    assert offered(match) == {"choice b", "buy-scroll"}
    play(match, "buy-scroll")
    assert offered(match) == {"choice a", "choice b"}
    play(match, "choice a")
    assert (found(match), purse(match)["coins"], purse(match)["scrolls"]) == ({"brother-anselm"}, 0, 0)


def test_anselm_makes_scrolls_cheaper_as_soon_as_he_is_found() -> None:
    match = play(reading(13, party="C1", coins=4, scrolls=1), "choice a")
    assert "buy-scroll" in offered(match)


def test_a_scroll_is_never_given_away() -> None:
    """Not even with a scribe of an edition of one's own, who asks less than nothing."""
    match = ride(villagers=["brother-anselm"], options={"edition": {"villagers": {"brother-anselm": {"n": 9}}}})
    assert book(match)["scroll_price"] == 1
    assert "buy-scroll" not in offered(match)


def test_buying_takes_no_time() -> None:
    match = play(ride(coins=10, scrolls=1), "buy-scroll", "buy-relic saint-orlas-horn", "buy-scroll")
    assert book(match)["bells"]["crossed"] == 0
    assert offered(match, "ride")


# -- relics ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("relic", PRICES)
def test_a_relic_costs_its_scrolls_and_coins(relic: str) -> None:
    scrolls, coins = PRICES[relic]
    match = play(ride(scrolls=scrolls, coins=coins), f"buy-relic {relic}")
    assert owned(match) == {relic}
    assert (purse(match)["scrolls"], purse(match)["coins"]) == (0, 0)


@pytest.mark.parametrize("relic", PRICES)
def test_a_relic_that_cannot_be_paid_is_not_offered(relic: str) -> None:
    """RU-K16."""
    scrolls, coins = PRICES[relic]
    few = [{"scrolls": scrolls - 1, "coins": coins}]
    few += [{"scrolls": scrolls, "coins": coins - 1}] if coins else []
    for short in few:
        assert f"buy-relic {relic}" not in offered(ride(**short))


def test_a_relic_is_bought_only_once() -> None:
    match = play(ride(scrolls=9), "buy-relic saint-orlas-horn")
    assert "buy-relic saint-orlas-horn" not in offered(match)
    assert "buy-relic thornwood-shield" in offered(match)


def test_relics_are_bought_before_and_after_the_ride_but_not_inside_an_entry() -> None:
    """RU-K15."""
    match = ride(scrolls=9)
    assert offered(match, "buy-relic")
    play(match, "ride B4")
    assert offered(match, "buy-relic")
    play(match, "read 6")
    assert not offered(match, "buy-relic")
    play(match, "choice c")
    assert offered(match, "buy-relic")


def test_nothing_but_scrolls_is_bought_inside_an_entry_that_was_reached_from_another() -> None:
    """RU-K15."""
    match = play(reading(14, party="D2"), "choice a")
    assert {text.split()[0] for text in offered(match)} == {"choice", "buy-scroll"}


def test_no_relic_is_bought_in_a_battle() -> None:
    """RU-K15: neither while it is set up nor while it is fought."""
    match = play(reading(7, party="B3", scrolls=9), "choice a")
    assert not offered(match, "buy-relic")
    assert not offered(fought("2", sheet={"scrolls": 9, "coins": 9}), "buy-relic")


def test_a_relic_belongs_to_the_party_whoever_bought_it() -> None:
    """RU-K14: any player may use it."""
    match = ride(seats=2, leader=1, scrolls=2)
    play(match, "buy-relic thornwood-shield")
    assert owned(match) == {"thornwood-shield"}
    for seat in (0, 1):
        assert match.view(seat)["table"]["campaign"]["relics"][2]["owned"] is True


# -- resources -------------------------------------------------------------------------------------------------------


def test_resources_have_no_upper_limit() -> None:
    """RU-K16."""
    match = play(reading(8, party="A3", elixirs=99), "choice a")
    assert purse(match)["elixirs"] == 102


def test_a_choice_that_cannot_be_paid_is_refused_when_it_is_made_all_the_same() -> None:
    """RU-K16: resources never go below 0."""
    match = reading(2, keys=0)
    with pytest.raises(BadMove):
        match.play(0, "choice a")
    assert purse(match) == {**FULL, "keys": 0}


def test_hob_adds_a_coin_each_time_an_entry_gives_coins() -> None:
    assert purse(play(reading(1, villagers=["hob-carrow"]), "choice b"))["coins"] == FULL["coins"] + 3
    assert purse(play(reading(11, party="B1", villagers=["hob-carrow"]), "choice a"))["coins"] == FULL["coins"] + 5
    won = win(fought("2", sheet={"villagers": ["hob-carrow"]}))
    assert purse(won)["coins"] == 3


def test_the_page_reckons_with_hob_before_anything_is_chosen() -> None:
    choices = book(reading(1, villagers=["hob-carrow"]))["page"]["choices"]
    assert [choice["gain"].get("coins", 0) for choice in choices] == [0, 3]


def test_hob_adds_nothing_where_no_coins_are_gained() -> None:
    match = play(reading(29, villagers=["hob-carrow"]), "choice a")
    assert purse(match)["coins"] == FULL["coins"]
    match = play(reading(12, party="C2", villagers=["hob-carrow"]), "choice b")
    assert purse(match)["coins"] == FULL["coins"]
    assert purse(win(fought("4", sheet={"villagers": ["hob-carrow"]})))["coins"] == 0


def test_the_coins_that_come_with_hob_come_before_him() -> None:
    """RU-K13: resources first, then the villager's bonus works."""
    match = win(fought("1"))
    assert (found(match), purse(match)["coins"]) == ({"hob-carrow"}, 2)


def test_ysolde_brings_two_elixirs_at_once() -> None:
    match = play(reading(6, party="B4", elixirs=1), "choice a")
    assert (found(match), purse(match)["elixirs"]) == ({"ysolde-finch"}, 2)


def test_a_villager_that_was_met_is_known_by_the_place_until_found() -> None:
    match = reading(2)
    (wenna,) = [one for one in book(match)["villagers"] if one["id"] == "wenna-bell"]
    assert (wenna["found"], wenna["known"]["en"]) == (False, "Well Square")
    (wenna,) = [one for one in book(play(match, "choice b"))["villagers"] if one["id"] == "wenna-bell"]
    assert (wenna["found"], wenna["known"]) == (True, None)


def test_pip_is_found_on_either_way_into_the_mill_and_then_the_mill_is_closed() -> None:
    match = play(reading(14, party="D2"), "choice a", "choice a")
    assert (found(match), words(match)) == ({"pip"}, set())
    play(match, "ride D2")
    assert not offered(match, "read")
