"""A rule that fails leaves the match as it was, and the error carries a record that shows the case."""

from __future__ import annotations

import functools
import inspect
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import caliburn
from caliburn.kernel.errors import RuleBug
from caliburn.kernel.luck import Luck
from caliburn.kernel.match import Match
from caliburn.kernel.moves import text_of
from tests.builds import COMPILED
from tests.properties.play import CASES, Case, Game, picture, play_out
from tests.properties.sizes import SIZES

ERRORS: tuple[type[BaseException], ...] = (
    ValueError, KeyError, StopIteration, AssertionError, RecursionError, GeneratorExit, KeyboardInterrupt
)  # fmt: skip
TRIES = 40  # answers after which a method that is not called is given up


class Bomb:
    """Makes a method fail at one of its next calls, once, while it is armed."""

    def __init__(self, calls: int, error: BaseException) -> None:
        self.calls = calls
        self.error = error
        self.armed = False
        self.fired = False

    def wrap(self, method: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(method)
        def failing(*args: Any, **kwargs: Any) -> Any:
            if self.armed and not self.fired:
                self.calls -= 1
                if self.calls == 0:
                    self.fired = True
                    raise self.error
            return method(*args, **kwargs)

        return failing


def methods_of(match: Match) -> list[tuple[type, str]]:
    """The methods of a game's rules, state and extensions, and of luck."""
    state = match.rules.start()
    owners: list[type] = [cls for cls in type(match.rules).__mro__ if cls.__module__.startswith("caliburn.games")]
    owners += [type(state), *[type(extension) for extension in state.extensions.values()], Luck]
    found = []
    for owner in owners:
        for name, method in vars(owner).items():
            if inspect.isfunction(method) and not name.startswith("__"):
                found.append((owner, name))
    return found


def failing_games(case: Case) -> Iterator[tuple[Game, type, str]]:
    """Games somewhere on their way, each with a method that is to fail; all methods have their turn."""
    methods = methods_of(Game(case, "failing", 0).match)
    Random(str(case)).shuffle(methods)
    for number in range(SIZES.failing_rules):
        game = Game(case, "failing", number)
        for _ in range(game.rng.randrange(60)):
            if game.match.asks:
                game.match.play(*game.choose())
        yield game, *methods[number % len(methods)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_failing_rule_leaves_the_match_as_it_was(case: Case, count: Callable[..., None]) -> None:
    fired = 0
    for game, owner, name in failing_games(case):
        error = game.rng.choice(ERRORS)(f"a failing {name}")
        bomb = Bomb(game.rng.choice((1, 1, 2, 3, 5)), error)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(owner, name, bomb.wrap(vars(owner)[name]))
            for _ in range(TRIES):
                if bomb.fired or not game.match.asks:
                    break
                answer_with(game, bomb, f"{owner.__name__}.{name} with {error!r}: {game}")
            fired += bomb.fired
            play_out(game.match, game.rng)
        assert caliburn.replay(game.match.record()).record() == game.match.record(), str(game)
    reachable = 10 if COMPILED else 8  # methods of compiled classes cannot be replaced
    assert fired > SIZES.failing_rules // reachable, "hardly any rule was made to fail"
    count(failures=fired)


def failure_of(match: Match, seat: int, answer: Any, bomb: Bomb) -> BaseException | None:
    """Answer while the bomb is armed; returns what came out."""
    bomb.armed = True
    try:
        match.play(seat, answer)
    except BaseException as error:
        return error
    finally:
        bomb.armed = False
    return None


def answer_with(game: Game, bomb: Bomb, shown: str) -> None:
    """Answer while the bomb is armed. If it goes off, everything must be as before and go on as if nothing had been."""
    match = game.match
    record, control = match.record(), match.clone(1)
    seat, move = game.choose()
    error = failure_of(match, seat, move, bomb)
    if not bomb.fired:
        assert error is None, shown
        return
    before = picture(caliburn.replay(record))
    if isinstance(bomb.error, Exception):
        assert isinstance(error, RuleBug), f"{error!r} came out of {shown}"
        assert bomb.error in (error.__cause__, getattr(error.__cause__, "__cause__", None)), shown
        assert error.record == record, shown
        assert error.answer == text_of(move), shown
        assert picture(caliburn.replay(json.loads(json.dumps(error.record)))) == before, shown
    else:
        assert error is bomb.error, f"{error!r} came out of {shown}"
    assert picture(match) == before, shown
    assert match.record() == record, shown
    play_same(match, control, seat, move, shown)


def play_same(match: Match, control: Match, seat: int, move: Any, shown: str) -> None:
    """The match that failed goes on as its record does, and its clone of before as another one of now."""
    again, clone = caliburn.replay(match.record()), match.clone(1)
    for one in (match, again, control, clone):
        one.play(seat, move)
    assert picture(again) == picture(match), shown
    assert picture(clone) == picture(control), shown


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_that_cannot_be_worked_out_are_a_rule_bug_too(case: Case) -> None:
    """The options of a question are a rule: whoever answers before looking at them gets the same `RuleBug`."""
    fired: set[str] = set()
    raw: set[str] = set()
    game = Game(case, "blind", 0)
    for match in game.decisions():
        if match.answers % 9 or match.answers > SIZES.failing_rules * 2:
            continue
        seat, move = game.choose()
        for owner, name in methods_of(match):
            bomb = Bomb(1, ValueError(f"a failing {name}"))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(owner, name, bomb.wrap(vars(owner)[name]))
                blind = match.clone(2)
                error = failure_of(blind, seat, text_of(move), bomb)
            if bomb.fired:
                fired.add(name)
                raw |= set() if isinstance(error, RuleBug) else {f"{owner.__name__}.{name}"}
                assert blind.record() == match.clone(2).record(), f"{name}: {game}"
                assert picture(blind) == picture(match.clone(2)), f"{name}: {game}"
    assert fired, "no rule was made to fail"
    assert not raw, f"no RuleBug came out of failing {raw}: {game}"
