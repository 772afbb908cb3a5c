"""The City of Caerleon (p. 29-30). Rulings MG-11 to MG-16; what Morgana blocks there is in test_pairs.py."""

from __future__ import annotations

import pytest

from caliburn import new_match
from caliburn.games.merlin.figures import COLOURS, DISTRICTS
from caliburn.games.merlin.modules.gold import Gold
from tests.games.merlin.modules.tables import (
    GAME,
    arthur,
    asked,
    coins,
    districts,
    fresh,
    gold,
    inner,
    item,
    landed,
    left,
    markers,
    offered,
    play,
    state,
    table,
    vassal,
)

RANDOM = {"modules": "caerleon", "caerleon": "random"}
SMITH, QUARRY, MARKET, TAILOR, ORCHARD, MINT = 0, 4, 8, 12, 16, 20


def test_the_districts_lie_under_the_roofs_of_their_colours() -> None:
    match = fresh("caerleon")
    assert table(match)["districts"] == list(DISTRICTS)
    assert [place["district"] for place in table(match)["principalities"]] == list(DISTRICTS)


def test_the_reverse_sides_lie_at_random_mg_16() -> None:
    laid = [table(new_match(GAME, seats=3, options=RANDOM, seed=seed))["districts"] for seed in range(4)]
    assert all(sorted(one) == sorted(DISTRICTS) for one in laid)
    assert len({tuple(one) for one in laid}) > 1
    match = landed("caerleon", SMITH, districts(5, 4, 3, 2, 1, 0))  # the Mint is black now
    assert coins(play(match, "place builder black")) == 4
    match = landed("caerleon", 1, districts(5, 4, 3, 2, 1, 0), influence=[["black"], [], []])
    assert offered(match) == {"take shield black", "pass"}


# -- places ----------------------------------------------------------------------------------------------------------


def test_the_example_of_the_lady_with_a_marker_on_the_roof() -> None:
    match = play(landed("caerleon", SMITH, vassals=[{}, {"lady": "black"}, {}]), "place lady black")
    assert (vassal(match, "lady"), vassal(match, "lady", 1)) == ("black", "home")
    assert markers(match, "black") == 1


def test_a_vassal_of_the_same_kind_is_replaced_though_both_places_are_taken_mg_12() -> None:
    match = landed("caerleon", MINT, vassals=[{}, {"builder": "brown"}, {"flag-bearer": "brown"}])
    play(match, "place builder brown")
    assert asked(match) == "ask-end"
    assert (vassal(match, "builder", 1), vassal(match, "flag-bearer", 2)) == ("home", "brown")


def test_one_of_two_other_vassals_makes_room_an_own_one_too_mg_13() -> None:
    given = {"vassals": [{"shield-bearer": "brown"}, {"flag-bearer": "brown", "lady": "brown"}, {}]}
    match = play(landed("caerleon", MINT, **given), "place builder brown")
    assert offered(match) == {"home 0 shield-bearer", "home 1 flag-bearer"}
    play(match, "home 0 shield-bearer")
    assert (vassal(match, "shield-bearer"), vassal(match, "flag-bearer", 1)) == ("home", "brown")
    assert coins(match) == 4


def test_a_free_place_sends_nobody_home() -> None:
    match = landed("caerleon", MINT, vassals=[{}, {"flag-bearer": "brown", "lady": "brown"}, {}])
    play(match, "place builder brown")
    assert vassal(match, "flag-bearer", 1) == "brown"


# -- what vassals gain -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "kind", "best"),
    [(SMITH, "shield", "shield-bearer"), (QUARRY, "material", "builder"), (TAILOR, "flag", "flag-bearer")],
)
@pytest.mark.parametrize("name", ["builder", "flag-bearer", "shield-bearer"])
def test_smith_quarry_and_tailor_give_two_to_their_own_vassal_and_one_to_others(
    space: int, kind: str, best: str, name: str
) -> None:
    match = play(landed("caerleon", space), f"place {name} {COLOURS[space // 4]}")
    assert offered(match) == {"pass", *[f"take {kind} {colour}" for colour in COLOURS]}
    play(match, f"take {kind} brown")
    if name == best:
        play(match, f"take {kind} grey")
        assert item(match, f"{kind} grey") == 1
    assert item(match, f"{kind} brown") == 1
    assert asked(match) == "ask-end"


@pytest.mark.parametrize("name", ["builder", "flag-bearer", "shield-bearer"])
def test_the_mint_gives_two_coins_if_available(name: str) -> None:
    assert coins(play(landed("caerleon", MINT), f"place {name} brown")) == 4
    assert coins(play(landed("caerleon", MINT, gold(coins=[9, 10, 10])), f"place {name} brown")) == 10


@pytest.mark.parametrize("name", ["builder", "flag-bearer", "shield-bearer"])
def test_the_orchard_gives_two_apples_and_mistletoe_in_any_mixture(name: str) -> None:
    match = play(landed("caerleon", ORCHARD), f"place {name} orange", "pick apple", "pick mistletoe")
    assert (state(match).apples[0], Gold.of(state(match)).mistletoe[0]) == (2, 2)
    assert asked(match) == "ask-end"


def test_the_example_of_four_exchanges_in_the_market() -> None:
    items = [{"shield": ["blue", "blue"], "material": ["orange"]}, {}, {}]
    match = play(landed("caerleon", MARKET, items=items), "place builder blue")
    play(match, "give shield blue", "take flag black", "give shield blue", "take flag black")
    play(match, "give-coin", "take flag black", "give material orange", "take material brown")
    assert asked(match) == "ask-end"
    assert (item(match, "flag black"), item(match, "material brown"), coins(match)) == (3, 1, 1)
    assert (left(match, "shield blue"), left(match, "material orange")) == (6, 6)


def test_in_the_market_an_item_buys_a_coin_but_a_coin_no_coin_mg_15() -> None:
    match = play(landed("caerleon", MARKET, items=[{"flag": ["grey"]}, {}, {}]), "place builder blue")
    assert "pick coin" in offered(play(match, "give flag grey"))
    assert coins(play(match, "pick coin")) == 3
    assert "pick coin" not in offered(play(match, "give-coin"))
    play(match, "take flag grey")
    assert asked(play(match, "pass")) == "ask-end"


# -- colours ---------------------------------------------------------------------------------------------------------


def test_the_example_of_a_purple_material_by_influence_in_the_purple_district_mg_14() -> None:
    match = landed("caerleon", 13, influence=[["purple"], [], []])
    assert offered(match) == {"take material purple", "pass"}
    assert item(play(match, "take material purple"), "material purple") == 1


def test_the_example_of_the_shield_bearer_sent_to_the_smith_by_influence() -> None:
    match = landed("caerleon", 21, influence=[["black"], [], []])
    play(match, "place shield-bearer black", "take shield blue", "take shield orange")
    assert (item(match, "shield blue"), item(match, "shield orange")) == (1, 1)


def test_picts_give_the_colour_of_the_district_mg_14() -> None:
    match = inner("caerleon,arthur", 0, arthur(display=["pict-orange-flag"]))
    assert item(play(match, "pict pict-orange-flag"), "flag orange") == 1


def test_items_go_back_to_the_district_of_their_kind_mg_11() -> None:
    match = landed("caerleon", 19, items=[{"shield": ["blue"]}, {}, {}])
    assert table(match)["principalities"][0]["stock"]["blue"] == 5
    play(match, "give shield blue", "take shield black")
    assert table(match)["principalities"][0]["stock"]["blue"] == 6
    assert table(match)["principalities"][2]["stock"] == {}


def test_a_vassal_activated_gains_what_its_district_gives() -> None:
    match = landed("caerleon,arthur", 14, vassals=[{"shield-bearer": "black"}, {}, {}])
    play(match, "activate shield-bearer", "take shield grey", "take shield grey")
    assert item(match, "shield grey") == 2
    assert asked(match) == "ask-end"
