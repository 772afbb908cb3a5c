"""Modules laid over a game: two that change the same flow, in both orders."""

from __future__ import annotations

import pytest

from caliburn import replay
from caliburn.kernel.compose import compose
from caliburn.kernel.luck import Seeded, seed_bytes
from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS
from caliburn.kernel.rules import Rules
from tests.kernel.toy import TOY, DoublePurse, Tithe, Tournament, play_all, toy_match
from tests.kernel.toy_state import ToyState


def match_of(*modules: type[Rules]) -> Match:
    rules = compose(Tournament, *modules)(TOY.seating(2, {"rounds": "1"}))
    return Match(rules, Seeded(seed_bytes(1)))


def to_the_purse(match: Match) -> int:
    """Play up to the purse, without reactions; the champion."""
    play_all(match, "0 boast", "0 fly red", "0 stake 2")
    for ask in match.asks:
        match.play(ask.seat, ask.options[0])
    match.play(match.asks[0].seat, PASS)
    champion = match.view(None)["table"]["champion"]
    return int(champion) if champion is not None else -1


def state_of(match: Match) -> ToyState:
    assert isinstance(match._state, ToyState)
    return match._state


@pytest.mark.parametrize(
    ("modules", "gold"),
    [
        ((), 2 + 4),
        ((DoublePurse,), 2 + 2 * 4),
        ((Tithe,), 2 + 4 - 1),
        ((DoublePurse, Tithe), 2 + 2 * 4 - 1),
        ((Tithe, DoublePurse), 2 + 2 * (4 - 1)),
    ],
)
def test_the_last_module_is_outermost_and_all_of_them_are_called(modules: tuple[type[Rules], ...], gold: int) -> None:
    match = match_of(*modules)
    champion = to_the_purse(match)
    if Tithe in modules:
        assert match.asks[0].prompt.id == "ask-tithe"
        match.play(champion, "stake 1")
    assert match.result is not None
    assert max(match.result.scores) == gold


def test_each_module_keeps_its_own_part_of_the_state() -> None:
    match = match_of(DoublePurse, Tithe)
    champion = to_the_purse(match)
    before = match.clone()
    match.play(champion, "stake 1")
    assert DoublePurse.of(state_of(match)).doubled == 1
    assert Tithe.of(state_of(match)).given[champion] == 1
    assert Tithe.of(state_of(before)).given == [0, 0]


def test_without_the_module_its_part_is_not_there() -> None:
    with pytest.raises(KeyError):
        Tithe.of(state_of(match_of(DoublePurse)))


def test_no_modules_leave_the_game_as_it_is() -> None:
    assert compose(Tournament) is Tournament


def test_a_composition_is_named_after_its_parts_and_made_once() -> None:
    composed = compose(Tournament, Tithe, DoublePurse)
    assert composed.__name__ == "TournamentWithTitheWithDoublePurse"
    assert composed is compose(Tournament, Tithe, DoublePurse)
    assert composed is not compose(Tournament, DoublePurse, Tithe)
    assert [cls for cls in composed.__mro__ if cls in (DoublePurse, Tithe, Tournament)] == [
        DoublePurse,
        Tithe,
        Tournament,
    ]


def test_options_switch_modules_on_and_the_record_names_them() -> None:
    match = toy_match(2, double="on", tithe=True)
    assert type(match.rules).__mro__[1:4] == (Tithe, DoublePurse, Tournament)
    again = replay(match.record())
    assert type(again.rules) is type(match.rules)
