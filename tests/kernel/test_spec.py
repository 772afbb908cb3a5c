"""What a game offers: modes, seats and options, and how a wish that does not fit is refused."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

import caliburn
from caliburn import Match, Script, new_match, words
from caliburn.games import GAMES
from caliburn.kernel.errors import BadEdition, BadOption, BadPosition, BadSeats, CaliburnError, UnknownGame
from caliburn.kernel.spec import GameSpec, Mode, Option
from caliburn.kernel.start import game, games
from tests.kernel.looks import whole
from tests.kernel.toy import TOY, toy_match


def test_all_games_can_be_listed_again_and_again() -> None:
    for _ in range(3):
        assert "king-arthur" in [spec.id for spec in caliburn.games()]


def test_the_list_of_games_is_a_function_whatever_was_imported() -> None:
    import_module("caliburn.games")
    new_match("king-arthur", seats=2, seed=1)
    assert callable(caliburn.games)
    assert [spec.id for spec in games()] == [spec.id for spec in GAMES] + ["toy", "tiny"]


def test_a_game_is_found_by_its_id() -> None:
    assert game("toy") is TOY


@pytest.mark.parametrize("name", ["chess", "", "TOY", None, 7, ["toy"], "x" * 1000])
def test_an_unknown_game_is_refused_and_the_known_ones_are_told(name: Any) -> None:
    with pytest.raises(UnknownGame) as refused:
        new_match(name, seats=2)
    assert refused.value.message.args["games"] == ", ".join([*[spec.id for spec in GAMES], "toy", "tiny"])
    assert len(str(refused.value.message.args["game"])) <= 80


def test_what_is_not_said_takes_its_default() -> None:
    seating = TOY.seating(3, None)
    assert (seating.game, seating.mode, seating.seats, seating.edition) == ("toy", "free", 3, None)
    assert seating.options == {"rounds": "2", "double": "off", "tithe": "off"}
    assert TOY.seating(3, {}) == seating


def test_the_mode_is_the_first_that_fits_unless_one_is_asked_for() -> None:
    assert TOY.seating(4, {}).mode == "free"
    assert TOY.seating(4, {"mode": "teams"}).mode == "teams"
    spec = TOY._replace(modes=(Mode("solo", 1, 1), *TOY.modes))
    assert spec.seating(1, {}).mode == "solo"
    assert spec.seating(2, {}).mode == "free"


def test_a_game_takes_the_seats_of_all_its_modes() -> None:
    assert TOY.seats == (2, 4)
    assert TOY.modes[1].seats == (4, 4)


@pytest.mark.parametrize(
    ("seats", "options", "least", "most"),
    [
        (1, {}, 2, 4),
        (5, {}, 2, 4),
        (0, {}, 2, 4),
        (-1, {}, 2, 4),
        (3, {"mode": "teams"}, 4, 4),
        (9, {"mode": "free"}, 2, 4),
        (True, {}, 2, 4),
        ("3", {}, 2, 4),
        (3.0, {}, 2, 4),
        (None, {}, 2, 4),
    ],
)
def test_a_number_of_seats_that_does_not_fit_is_refused(
    seats: Any, options: dict[str, Any], least: int, most: int
) -> None:
    with pytest.raises(BadSeats) as refused:
        TOY.seating(seats, options)
    assert refused.value.message.args["least"] == least
    assert refused.value.message.args["most"] == most


@pytest.mark.parametrize(("given", "value"), [(True, "on"), (False, "off"), ("on", "on"), ("off", "off")])
def test_a_program_may_write_true_for_on(given: Any, value: str) -> None:
    assert TOY.seating(2, {"double": given}).options["double"] == value


@pytest.mark.parametrize(("given", "value"), [(1, "1"), ("3", "3"), (2, "2")])
def test_a_program_may_write_a_number_for_its_text(given: Any, value: str) -> None:
    assert TOY.seating(2, {"rounds": given}).options["rounds"] == value


@pytest.mark.parametrize(
    ("options", "option", "value"),
    [
        ({"double": "maybe"}, "double", "maybe"),
        ({"double": 1}, "double", "1"),
        ({"double": None}, "double", "None"),
        ({"rounds": True}, "rounds", "on"),
        ({"rounds": "4"}, "rounds", "4"),
        ({"mode": "duel"}, "mode", "duel"),
        ({"mode": True}, "mode", "on"),
        ({"mode": ["free"]}, "mode", "['free']"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(options: dict[str, Any], option: str, value: str) -> None:
    with pytest.raises(BadOption) as refused:
        TOY.seating(2, options)
    assert refused.value.message.id == "error-option-value"
    assert refused.value.message.args["option"] == option
    assert refused.value.message.args["value"] == value


def test_an_unknown_option_is_refused_and_the_known_ones_are_told() -> None:
    with pytest.raises(BadOption) as refused:
        TOY.seating(2, {"colour": "red"})
    assert refused.value.message.id == "error-option-unknown"
    assert refused.value.message.args == {"option": "colour", "options": "mode, edition, rounds, double, tithe"}


def test_options_are_switches_unless_they_say_otherwise() -> None:
    assert Option("plain").values == ("off", "on")
    assert Option("plain").default == "off"
    assert Option("rounds", ("2", "1")).default == "2"


def test_an_edition_goes_to_the_game() -> None:
    assert TOY.seating(2, {"edition": {"copies": 7}})[4:] == (7, {"copies": 7})
    with pytest.raises(BadEdition):
        TOY.seating(2, {"edition": "tall"})


def test_the_given_options_are_left_alone() -> None:
    options = {"mode": "free", "double": True, "edition": {"copies": 7}}
    TOY.seating(2, options)
    assert options == {"mode": "free", "double": True, "edition": {"copies": 7}}


def test_a_game_has_a_title() -> None:
    assert game("king-arthur").title


def test_the_same_seed_gives_the_same_match_and_none_gives_another_each_time() -> None:
    assert whole(new_match("toy", seats=3, seed="Arthur")) == whole(new_match("toy", seats=3, seed="Arthur"))
    assert whole(new_match("toy", seats=3, seed=1)) == whole(toy_match(3, seed=1))
    seeds = {new_match("toy", seats=3).record()["seed"] for _ in range(5)}
    assert len(seeds) == 5
    assert {len(seed) for seed in seeds} == {32}


def test_a_script_may_stand_for_the_seed() -> None:
    match = new_match("toy", seats=2, chance=Script(["lance-2"] * 4))
    assert match.view(0)["table"]["hands"][0] == ["lance-2", "lance-2"]


def test_a_match_may_be_kept_without_events() -> None:
    assert new_match("toy", seats=2, seed=1, events=False).events("referee") == []


@pytest.mark.parametrize("position", [{}, {"seats": 9}, {"seats": "two"}, {"seats": True}])
def test_a_position_without_a_fitting_number_of_seats_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadSeats):
        Match.at("toy", position)


@pytest.mark.parametrize("position", [{"seats": 2, "hands": {1, 2}}, "here", [1], 7])
def test_a_position_that_no_record_could_hold_is_refused(position: Any) -> None:
    with pytest.raises(BadPosition):
        Match.at("toy", position)


def test_a_position_the_game_cannot_form_is_refused() -> None:
    with pytest.raises(BadPosition):
        Match.at("toy", {"seats": 2, "hands": [["excalibur"]]})


def test_an_error_says_in_words_what_is_wrong() -> None:
    error = BadSeats("error-seats", seats=9, least=2, most=4)
    assert isinstance(error, CaliburnError)
    assert str(error) == caliburn.words("en").say(error.message)
    assert "9" in str(error)


@pytest.mark.parametrize("options", ["mode=seals", ["mode"], 7])
def test_options_are_given_by_name(options: Any) -> None:
    with pytest.raises(BadOption) as refused:
        new_match("king-arthur", seats=2, options=options)
    assert refused.value.message.id == "error-options"


def test_an_option_of_another_mode_is_told_as_such() -> None:
    with pytest.raises(BadOption) as refused:
        new_match("king-arthur", seats=2, options={"resolve_after_double": "on"})
    assert refused.value.message.id == "error-option-mode"
    assert refused.value.message.args == {"option": "resolve_after_double", "modes": "mode=seals"}


def test_there_are_no_words_in_other_languages() -> None:
    with pytest.raises(BadOption) as refused:
        words("fr")
    assert "en, de" in str(refused.value)


def emptied(thing: Any) -> None:
    """Take everything out of all lists and tables that a thing is made of."""
    for part in thing.values() if isinstance(thing, dict) else thing:
        if isinstance(part, (dict, list)):
            emptied(part)
    thing.clear()


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: str(spec.id))
def test_a_list_of_components_is_the_readers_own(spec: GameSpec) -> None:
    before = json.dumps(spec.components())
    emptied(spec.components())
    assert json.dumps(spec.components()) == before
