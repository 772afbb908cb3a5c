"""How a match of Knight Fall is asked for: seats, modes, options, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match, game, new_match
from caliburn.kernel.errors import BadOption, BadPosition, BadSeats, CaliburnError
from tests.games.knight_fall.table import GAME, at, fresh, points


def refused(error: type[CaliburnError], seats: int, **options: Any) -> str:
    with pytest.raises(error) as found:
        new_match(GAME, seats=seats, options=options, seed=1)
    return str(found.value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    assert len(fresh(seats=seats).view(None)["table"]["players"]) == seats


@pytest.mark.parametrize("seats", [0, 7])
def test_nobody_and_seven_cannot_play(seats: int) -> None:
    assert str(seats) in refused(BadSeats, seats)


def test_one_player_cannot_play_team_against_team() -> None:
    refused(BadSeats, 1, mode="standard")


def test_there_are_three_modes() -> None:
    seats = {mode.id: mode.seats for mode in game(GAME).modes}
    assert seats == {"standard": (2, 6), "coop": (1, 3), "campaign": (1, 2)}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_at_most_three_play_against_the_cards(seats: int) -> None:
    refused(BadSeats, seats, mode="coop")


def test_an_unknown_mode_is_refused() -> None:
    assert "solo" in refused(BadOption, 2, mode="solo")


def test_without_options_the_simple_game_is_played() -> None:
    chosen = fresh(seats=2).view(None)["options"]
    assert (chosen["locations"], chosen["fear_no_evil"], chosen["hand"]) == ("off", "off", "4")
    assert points(fresh(seats=2)) == (0, 1)


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_one_against_two_is_a_game_of_three(seats: int) -> None:
    assert "single" in refused(BadOption, seats, single="demons")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_help_for_five_is_for_five(seats: int) -> None:
    """RU-I07."""
    assert "five_player_help" in refused(BadOption, seats, five_player_help="on")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("hand", "6"),
        ("hand", "3"),
        ("hand", ""),
        ("single", "golems"),
        ("locations", "some"),
        ("fear_no_evil", "maybe"),
        ("team_hands", "open"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(option: str, value: str) -> None:
    assert option in refused(BadOption, 3, **{option: value})


def test_an_unknown_option_is_refused() -> None:
    assert "fear-some-evil" in refused(BadOption, 3, **{"fear-some-evil": "on"})


def test_the_options_of_one_mode_are_not_those_of_the_other() -> None:
    """Fear No Evil is part of the cooperative game; the desperate variant is of it alone, the difficulty of the
    campaign (RU-K23)."""
    refused(BadOption, 2, mode="coop", fear_no_evil="on")
    refused(BadOption, 3, mode="coop", single="demons")
    refused(BadOption, 2, mode="standard", desperate="on")
    refused(BadOption, 2, mode="standard", difficulty="easy")
    refused(BadOption, 2, mode="coop", difficulty="easy")
    refused(BadOption, 2, mode="campaign", fear_no_evil="on")
    refused(BadOption, 2, mode="campaign", desperate="on")


# -- positions -------------------------------------------------------------------------------------------------------


def wrong(**position: Any) -> str:
    with pytest.raises(BadPosition) as found:
        at(**position)
    return str(found.value)


def test_a_position_names_what_is_wrong_with_it() -> None:
    assert "weather" in wrong(weather="fine")
    assert "turn" in wrong(turn=4)
    assert "round" in wrong(round=0)
    assert "health" in wrong(health={"elder-1": 7})
    assert "health" in wrong(health={"elder-1": 0})
    assert "defense" in wrong(defense={"flame-knight": 6})
    assert "units" in wrong(units={"elder-1": "J"})
    assert "units" in wrong(units={"elder-9": "A"})
    assert "units" in wrong(units={"gale-knight": "A"})
    assert "tiles" in wrong(tiles=list("ABC"))
    assert "points" in wrong(points={"knights": 10})


def test_a_position_holds_no_third_copy_of_a_card() -> None:
    assert "rend" in wrong(hands=[["rend", "rend", "rend"], []])
    assert "rend" in wrong(hands=[["rend", "rend"], []], slowed=["rend", None])


def test_a_knight_holds_no_demons_card() -> None:
    wrong(hands=[[], ["rend"]])
    wrong(hands=[["tower-shield"], []])


def test_characters_of_a_position_take_turns_and_differ() -> None:
    assert "characters" in wrong(characters=["imp-lord", "imp-lord", "imp-lord", "ice-knight"])
    assert "characters" in wrong(characters=["ice-knight", "imp-lord", "earth-knight", "storm-fiend"])
    assert "characters" in wrong(characters=["imp-lord", "ice-knight"])


def test_a_position_without_units_has_everybody_in_his_place() -> None:
    match: Match = at()
    found = {unit["name"]: unit["tile"] for unit in match.view(None)["table"]["units"]}
    assert len(found) == 12
    assert {tile for name, tile in found.items() if name.startswith("elder")} == set("ABCDFGHI")
