"""Questions that may be declined for a while: scopes and their values."""

from __future__ import annotations

import pytest

from caliburn import games, new_match
from caliburn.kernel.errors import BadArgument
from caliburn.kernel.flow import Flow, Prompt, ask, ask_any
from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS
from caliburn.kernel.spec import GameSpec
from tests.kernel.tiny import Say, TinyState, tiny_match
from tests.kernel.toy import toy_match

ASK_ATTACK = Prompt("ask-tiny", rule="tiny", scopes=("attack",))


def at_the_joust(match: Match) -> Match:
    """Play on to the question who reacts."""
    while match.asks[0].prompt.id != "ask-reaction":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    return match


def test_a_seat_is_told_for_how_long_it_may_decline_what_it_is_asked() -> None:
    match = at_the_joust(toy_match(3))
    for ask_ in match.asks:
        assert ask_.scopes == ("round", "match")
        assert match.scopes(ask_.seat) == {"round": "1", "match": "1"}


def test_a_scope_has_another_value_once_it_is_over() -> None:
    match = at_the_joust(toy_match(3))
    first = match.scope("round"), match.scope("match")
    for ask_ in match.asks:
        match.play(ask_.seat, PASS)
    assert match.scope("round") != first[0]
    assert match.scope("match") == first[1]


def test_scopes_are_in_the_view_of_the_seat_that_is_asked_and_of_the_referee_alone() -> None:
    match = at_the_joust(toy_match(3))
    mine, other = match.asks[0].seat, match.asks[1].seat

    def shown(viewer: int | str | None) -> list[int]:
        return [asked["seat"] for asked in match.view(viewer)["asked"] if "scopes" in asked]  # type: ignore[arg-type]

    assert shown(mine) == [mine]
    assert shown("referee") == [mine, other]
    assert shown(None) == []


def test_a_seat_that_is_not_asked_has_nothing_to_decline() -> None:
    match = at_the_joust(toy_match(3))
    idle = ({0, 1, 2} - {ask_.seat for ask_ in match.asks}).pop()
    assert match.scopes(idle) == {}


def test_a_question_that_cannot_be_passed_cannot_be_declined() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from ask(s, 0, ASK_ATTACK, lambda s, seat: [Say("x"), Say("y")])

    match = tiny_match(step)
    assert match.asks[0].scopes == ()
    assert match.scopes(0) == {}
    assert "scopes" not in match.view(0)["asked"][0]


def test_an_optional_question_to_one_seat_can_be_declined() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from ask(s, 0, ASK_ATTACK, lambda s, seat: [Say("x"), PASS])

    assert tiny_match(step).asks[0].scopes == ("attack",)


def test_rules_that_name_a_scope_and_do_not_tell_its_value_fail() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from ask_any(s, [0, 1], ASK_ATTACK, lambda s, seat: [Say("x")])

    with pytest.raises(NotImplementedError, match="attack"):
        tiny_match(step).scopes(0)


def test_a_clone_is_in_the_same_scope() -> None:
    match = at_the_joust(toy_match(3))
    assert match.clone().scopes(match.asks[0].seat) == match.scopes(match.asks[0].seat)


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.id))
@pytest.mark.parametrize("name", ["x", "", "seats"])
def test_a_scope_that_a_game_does_not_have_is_refused(game: GameSpec, name: str) -> None:
    for mode in game.modes:
        match = new_match(game.id, seats=mode.most, options={"mode": mode.id}, seed=1)
        with pytest.raises(BadArgument):
            match.scope(name)
