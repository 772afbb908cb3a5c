"""How a match of Merlin is asked for: seats, modules and their options, and positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match, game, new_match
from caliburn.kernel.errors import BadOption, BadPosition, BadSeats, CaliburnError
from tests.games.merlin.helpers import GAME, asked, at, seeded, table

MODULES = ("favor", "arthur", "allies", "gold", "market", "caerleon", "morgana", "treasures", "decrees")


def chosen(**options: Any) -> dict[str, Any]:
    found: dict[str, Any] = seeded(3, options=options).view(None)["options"]
    return found


def refused(error: type[CaliburnError], options: dict[str, Any], seats: int = 3) -> str:
    with pytest.raises(error) as found:
        new_match(GAME, seats=seats, options=options, seed=1)
    return str(found.value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    match = seeded(seats)
    assert len(table(match)["players"]) == seats
    assert asked(match) == "ask-die"


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    assert str(seats) in refused(BadSeats, {}, seats)


def test_there_is_one_mode() -> None:
    assert [(mode.id, mode.seats) for mode in game(GAME).modes] == [("standard", (2, 4))]
    refused(BadOption, {"mode": "solo"})


def test_without_options_the_base_game_is_played() -> None:
    assert chosen() == {"modules": "", "allies": "draft", "caerleon": "fixed"}
    assert chosen(modules="") == chosen()


@pytest.mark.parametrize("module", MODULES)
def test_every_module_may_be_played_alone(module: str) -> None:
    assert module in chosen(modules=module)["modules"].split(",")


def test_modules_are_written_in_one_order_and_once() -> None:
    assert chosen(modules="decrees,favor,decrees")["modules"] == "favor,decrees"
    assert chosen(modules=["arthur", "favor"])["modules"] == "favor,arthur"


@pytest.mark.parametrize("module", ["market", "caerleon", "morgana"])
def test_some_modules_bring_gold(module: str) -> None:
    """MG-17."""
    assert chosen(modules=module)["modules"] == f"gold,{module}"


@pytest.mark.parametrize("modules", ["dragons", "favor,dragons", "Favor", ["favor", "dragons"]])
def test_an_unknown_module_is_refused_and_the_known_ones_are_told(modules: Any) -> None:
    message = refused(BadOption, {"modules": modules})
    assert all(module in message for module in MODULES)


@pytest.mark.parametrize("option", ["allies", "caerleon"])
def test_random_is_refused_without_its_module(option: str) -> None:
    message = refused(BadOption, {option: "random"})
    assert option in message
    assert chosen(**{option: "random", "modules": option})[option] == "random"


def test_the_default_of_a_module_that_is_not_played_is_no_mistake() -> None:
    assert chosen(allies="draft", caerleon="fixed") == chosen()


@pytest.mark.parametrize(("option", "value"), [("allies", "auction"), ("caerleon", "on")])
def test_an_unknown_value_is_refused(option: str, value: str) -> None:
    assert value in refused(BadOption, {option: value, "modules": option})


@pytest.mark.parametrize("option", ["module", "gold", "arthur"])
def test_an_unknown_option_is_refused(option: str) -> None:
    assert option in refused(BadOption, {option: "on"})


# -- positions -------------------------------------------------------------------------------------------------------

IMPOSSIBLE: list[dict[str, Any]] = [
    {"nothing": 1},
    {"round": 0},
    {"round": 7},
    {"turn": 3},
    {"first": -1},
    {"knights": [0, 1]},
    {"knights": [0, 1, 24]},
    {"knights": ["pink", 1, 2]},
    {"merlin": -1},
    {"dice": [{"knight": [7]}, {}, {}]},
    {"dice": [{"knight": [0]}, {}, {}]},
    {"dice": [{"knight": [1, 2, 3, 4]}, {}, {}]},
    {"dice": [{}, {"knight": [1]}, {}], "turn": 0},
    {"items": [{"shield": ["black"] * 7}, {}, {}]},
    {"items": [{"shield": ["black"] * 4}, {"shield": ["black"] * 3}, {}]},
    {"items": [{"sword": ["black"]}, {}, {}]},
    {"vassals": [{"lady": "grey"}, {"lady": "grey"}, {}]},
    {"vassals": [{"king": "grey"}, {}, {}]},
    {"influence": [["grey"] * 8, [], []]},
    {"traitors": [["grey"] * 5, [], []]},
    {"apples": [6, 6, 0]},
    {"apples": [1, 1]},
    {"staffs": [-1, 0, 0]},
    {"staffs": [4, 3, 3]},
    {"grail": 3},
    {"excalibur": "nobody"},
    {"hands": [["m01"], ["m01"], []]},
    {"hands": [["m56"], [], []]},
    {"hands": [["m01"], [], []], "display": ["m01"]},
    {"display": ["m01", "m02", "m03", "m04"]},
    {"tiles": ["mountain"] * 6},
    {"tiles": ["swamp"]},
    {"tiles": ["mountain", "wood"] * 10},
    {"manors": {"19": 0}},
    {"manors": {"0": 0}},
    {"manors": {"1": 3}},
    {"manors": {str(tile): 0 for tile in range(1, 9)}},
]


@pytest.mark.parametrize("position", IMPOSSIBLE, ids=str)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        at(**position)


def test_three_or_two_players_have_four_plain_tiles_of_each_terrain() -> None:
    """MS-01: one has left the game."""
    with pytest.raises(BadPosition):
        at(tiles=["mountain"] * 5, seats=3)
    assert Match.at(GAME, {"seats": 4, "tiles": ["mountain"] * 5}, seed=1).asks
