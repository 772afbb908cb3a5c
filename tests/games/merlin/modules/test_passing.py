"""How a round ends when extra turns may be left out (MW-01, MW-03, MG-09, MG-18), in random games."""

from __future__ import annotations

from random import Random

import pytest

from caliburn import Match, new_match
from caliburn.games.merlin.state import MerlinState
from tests.games.merlin.modules.tables import GAME, asked, at, market, morgana, offered, on_turn, play, state


def some_answer(match: Match, random: Random) -> str:
    moves = sorted(offered(match))
    if asked(match) == "ask-end" or ("pass" in moves and asked(match) == "ask-die" and random.random() < 0.6):
        return "pass"
    return random.choice([move for move in moves if move.split()[0] not in ("tune", "poison")])


def has_turns(match: Match, s: MerlinState) -> set[int]:
    return {seat for seat in range(s.seats) if match.rules.may_take_turn(s, seat)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(6))
def test_a_round_ends_when_all_who_could_go_on_have_passed_once_in_a_row(seed: int) -> None:
    random = Random(seed)
    modules = "morgana,market,arthur" if seed % 2 else "morgana,market"
    match = new_match(GAME, seats=2 + seed % 3, options={"modules": modules}, seed=seed)
    passed: list[int] = []
    while match.asks:
        lay, prompt, seat = state(match).copy(), asked(match), on_turn(match)
        move = some_answer(match, random)
        if prompt == "ask-die":
            if move == "pass":
                assert seat not in passed
                passed.append(seat)
            elif move.split()[0] in ("die", "labor"):
                passed = []
        play(match, move)
        if state(match).round != lay.round or not match.asks:
            if prompt == "ask-die":
                assert has_turns(match, lay) <= set(passed)
            passed = []


def test_both_extras_may_be_used_after_the_dice_mw_01_mg_09() -> None:
    match = at("morgana,market", morgana(dice=[2]), market(laborer=3), dice=[{}, {}, {}])
    assert offered(match) == {"die morgana 2", "labor 3", "pass"}
    play(match, "labor 3", "go on", *["pass"] * 4)
    assert (state(match).round, on_turn(match)) == (1, 0)
    assert offered(match) == {"die morgana 2", "pass"}


def test_who_passes_may_go_on_after_somebody_else_has_acted_mw_03() -> None:
    match = at("morgana", morgana(dice=[2, 3]), dice=[{}, {"knight": [1]}, {}])
    play(match, "pass", "die knight 1", "go on", "pass", "pass", "pass")
    assert (on_turn(match), "die morgana 2" in offered(match)) == (0, True)
