"""The switches of King Arthur: each changes what it says and nothing else, alone and together."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from caliburn import game, new_match
from caliburn.kernel.errors import BadOption
from caliburn.lab.simulate import play_out
from tests.games.king_arthur.tables import SEALS, asked, at, layout, offered, play, table, trophies, until

SWITCHES: dict[str, tuple[str, str]] = {
    "overpay": ("needed", "free"),
    "reveal_when_empty": ("off", "on"),
    "open_trophies": ("off", "on"),
    "resolve_after_double": ("off", "on"),
}


def test_the_modes_offer_exactly_the_switches_of_the_rulings_all_of_them_off() -> None:
    modes = {mode.id: {option.id: option.values for option in mode.options} for mode in game("king-arthur").modes}
    assert modes["seals"] == SWITCHES
    assert modes["basic"] == {name: values for name, values in SWITCHES.items() if name != "resolve_after_double"}
    chosen = new_match("king-arthur", seats=2, options=SEALS, seed=1).view(None)["options"]
    assert chosen == {name: values[0] for name, values in SWITCHES.items()}


def test_a_switch_of_the_other_mode_is_refused() -> None:
    with pytest.raises(BadOption):
        new_match("king-arthur", seats=2, options={"resolve_after_double": "on"}, seed=1)


@pytest.mark.parametrize(("switch", "wrong"), [("overpay", "on"), ("open_trophies", "free"), ("reveal_when_empty", "")])
def test_a_value_a_switch_does_not_take_is_refused(switch: str, wrong: str) -> None:
    with pytest.raises(BadOption):
        new_match("king-arthur", seats=2, options={switch: wrong}, seed=1)


def test_overpaying_for_an_adventure_is_free_with_the_switch() -> None:
    """KA-14, `overpay=free`: the exact total does not bind."""
    cards = [["dragon-5", "dragon-4", "monster-3"], []]
    strict = until(at(trophies=cards), "ask-adventure")
    free = until(at(trophies=cards, options={"overpay": "free"}), "ask-adventure")
    extra = {text for text in offered(free) - offered(strict) if "excalibur" in text}
    assert extra == {"take excalibur dragon-4 monster-3"}
    assert offered(strict) <= offered(free)


def test_overpaying_never_lets_a_card_be_thrown_in() -> None:
    """KA-08 (c) holds with `overpay=free` too."""
    match = at(hands=[["red-2", "red-2", "red-1"], []], layout=["dragon-3"], deck=[], options={"overpay": "free"})
    assert offered(match) == {"pass", "challenge dragon-3 red-2 red-1", "challenge dragon-3 red-2 red-2"}


@pytest.mark.parametrize("mode", ["basic", "seals"])
def test_drawing_adversaries_is_compulsory_with_an_empty_layout(mode: str) -> None:
    """KA-05, `reveal_when_empty`: it is done without asking."""
    options = {"mode": mode, "reveal_when_empty": "on"}
    match = at(options=options, chance=["dragon-2", "dragon-3", "dragon-4", "dragon-5"])
    assert asked(match) == "ask-challenge"
    assert layout(match) == ["dragon-2", "dragon-3", "dragon-4", "dragon-5"]


def test_with_a_single_card_in_the_layout_drawing_is_free_even_so() -> None:
    """KA-05, `reveal_when_empty`: only an empty layout compels."""
    assert asked(at(layout=["dragon-2"], options={"reveal_when_empty": "on"})) == "ask-reveal"


def test_with_an_empty_deck_there_is_nothing_to_compel() -> None:
    """KA-05 and KA-04."""
    assert asked(at(deck=[], options={"reveal_when_empty": "on"})) == "ask-adventure"


def test_a_column_left_fully_sealed_by_a_double_challenge_resolves_at_once_with_the_switch() -> None:
    """KA-S5, `resolve_after_double`."""
    match = at(
        seats=3, hands=[["red-1"] * 4, [], []], layout=["dragon-2", "dragon-3", "dragon-4", "monster-2"], deck=[],
        seals=[["dragon-4"], ["dragon-3"], []], options={**SEALS, "resolve_after_double": "on"},
    )  # fmt: skip
    play(match, "double dragon-2 red-1 red-1 red-1 red-1")
    assert trophies(match, 0) == ["dragon-2", "dragon-4"]
    assert trophies(match, 1) == ["dragon-3"]
    assert layout(match) == ["monster-2"]
    assert [player["seals"] for player in table(match)["players"]] == [5, 5, 5]


def test_a_column_with_an_unsealed_card_stays_even_with_the_switch() -> None:
    """KA-S5, `resolve_after_double`."""
    match = at(
        hands=[["red-1"] * 4, []], layout=["dragon-2", "dragon-3", "dragon-4"], deck=[], seals=[["dragon-4"], []],
        options={**SEALS, "resolve_after_double": "on"},
    )  # fmt: skip
    play(match, "double dragon-2 red-1 red-1 red-1 red-1")
    assert layout(match) == ["dragon-3", "dragon-4"]


def test_the_last_column_resolved_after_a_double_challenge_ends_the_game() -> None:
    """KA-S5 with KA-S14: the layout is empty then."""
    match = at(
        hands=[["red-1"] * 4, []], layout=["dragon-2", "dragon-4"], deck=[], seals=[[], ["dragon-4"]],
        options={**SEALS, "resolve_after_double": "on"},
    )  # fmt: skip
    play(match, "double dragon-2 red-1 red-1 red-1 red-1")
    assert table(match)["ending"]
    assert trophies(match, 1) == ["dragon-4"]


COMBINATIONS = [dict(zip(SWITCHES, values, strict=True)) for values in product(*SWITCHES.values())]


@pytest.mark.parametrize("switches", COMBINATIONS, ids=lambda chosen: "-".join(chosen.values()))
def test_every_combination_of_switches_does_what_each_of_them_says(switches: dict[str, Any]) -> None:
    options = {**SEALS, **switches}
    overpay = at(hands=[["red-2", "red-1"], []], layout=["dark-power-1"], deck=[], options=options)
    assert ("challenge dark-power-1 red-2" in offered(overpay)) is (switches["overpay"] == "free")
    empty = at(options=options, chance=["dragon-2", "dragon-3", "dragon-4", "dragon-5"])
    assert (asked(empty) != "ask-reveal") is (switches["reveal_when_empty"] == "on")
    seen = table(at(trophies=[["dragon-5"], []], deck=[], options=options), 1)["players"][0]["trophies"]
    assert (seen is not None) is (switches["open_trophies"] == "on")
    match = at(
        hands=[["red-1"] * 4, []], layout=["dragon-2", "dragon-4"], deck=[], seals=[[], ["dragon-4"]], options=options
    )
    play(match, "double dragon-2 red-1 red-1 red-1 red-1")
    assert (layout(match) == []) is (switches["resolve_after_double"] == "on")
    game_played = new_match("king-arthur", seats=3, options=options, seed="all switches")
    play_out(game_played, ["random"] * 3, "all switches")
    assert game_played.result is not None
