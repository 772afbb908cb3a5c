"""Taking back: exactly to where the match stood, as far as nothing became known, and never further."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import caliburn
from caliburn.kernel.errors import CannotUndo
from caliburn.kernel.match import Match
from caliburn.kernel.view import REFEREE
from tests.properties.play import CASES, Case, Game, games, last_line, picture, standing_lines
from tests.properties.sizes import SIZES


def may_undo(match: Match) -> dict[int, bool]:
    return {seat: match.can_undo(seat) for seat in range(match.rules.seats)}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_and_the_same_answer_again_change_nothing_that_stands(case: Case, count: Callable[..., None]) -> None:
    undos = 0
    for game in games(case, "undo", SIZES.kept_games):
        stood: Any = None
        now: Any = None
        looks = soon = True
        for match in game.decisions():
            looks, soon = soon, game.now_and_then(SIZES.kept_every)
            stood, now = now, picture(match) if looks or soon else None
            if not looks:
                continue
            lines = standing_lines(match.record())
            refuse_undo(game, match, now)
            for seat in [seat for seat, may in may_undo(match).items() if may]:
                other = match.clone()
                events_left = other.undo(seat)
                check_undone(game, other, stood, events_left)
                at = last_line(lines, seat)
                other.play(seat, lines[at].partition(" ")[2])
                assert picture(other) == now, f"seat {seat}: {game}"
                told_again = [*lines[:at], *lines[at + 1 :], lines[at]]
                assert standing_lines(other.record()) == told_again, f"seat {seat}: {game}"
                again = caliburn.replay(other.record())
                assert again.record() == other.record(), f"seat {seat}: {game}"
                undos += 1
        refuse_undo(game, game.match, picture(game.match))
    assert undos, "nothing was ever taken back"
    count(undos=undos)


def refuse_undo(game: Game, match: Match, before: Any) -> None:
    """Whoever may not take back is refused, and nothing changes."""
    record = match.record()
    for seat, may in may_undo(match).items():
        if not may:
            with pytest.raises(CannotUndo):
                match.undo(seat)
    assert picture(match) == before, str(game)
    assert match.record() == record, str(game)


def check_undone(game: Game, other: Match, stood: Any, events_left: int) -> None:
    """After the undo of the latest answer the match stands where it stood before that answer."""
    assert other.answers == game.match.answers - 1, str(game)
    events = other.events(REFEREE)
    assert events_left == (events[-1].n if events else 0), str(game)
    if len(other.asks) == 1 and len(game.match.asks) == 1:
        undone = picture(other)
        assert undone["seen"] == stood["seen"], str(game)
        assert undone["may undo"] == stood["may undo"], str(game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_can_take_back_until_chance_or_another_seat_and_no_further(case: Case) -> None:
    deepest = 0
    for game in games(case, "as far as possible", SIZES.kept_games):
        for match in game.decisions():
            if not game.now_and_then(SIZES.kept_every):
                continue
            lines = standing_lines(match.record())
            for seat in range(case.seats):
                other = match.clone()
                undone, left = list[str](), lines
                while other.can_undo(seat):
                    at = last_line(left, seat)
                    assert at == len(left) - 1 or seat in other._sealed, str(game)
                    other.undo(seat)
                    undone.append(left[at])
                    left = [*left[:at], *left[at + 1 :]]
                    assert standing_lines(other.record()) == left, str(game)
                deepest = max(deepest, len(undone))
                if nothing_was_revealed(match):
                    assert not left or not left[-1].startswith(f"{seat} "), f"seat {seat} stopped early: {game}"
                for line in reversed(undone):
                    other.play(seat, line.partition(" ")[2])
                assert other.view(REFEREE) == match.view(REFEREE), str(game)
    assert deepest > 1, "never could more than one answer be taken back"


def nothing_was_revealed(match: Match) -> bool:
    """Reveals are not in the record: in a match that has any, undo may rightly stop before chance does."""
    return match._luck.reveals == 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_with_many_undos_is_the_game_without(case: Case, count: Callable[..., None]) -> None:
    undos = 0
    for game in games(case, "many undos", SIZES.kept_games + 2):
        straight = caliburn.new_match(case.game, seats=case.seats, options=game.options, seed=game.seed)
        while game.match.asks:
            match = game.match
            for seat, may in may_undo(match).items():
                while may and game.rng.random() < 0.3:
                    match.undo(seat)
                    undos += 1
                    may = match.can_undo(seat)
            match.play(*game.choose())
        lines = standing_lines(game.match.record())
        for line in lines:
            who, _, what = line.partition(" ")
            if who != "*":
                straight.play(int(who), what)
        assert straight.record()["log"] == lines, str(game)
        assert picture(straight)["seen"] == picture(game.match)["seen"], str(game)
        assert caliburn.replay(game.match.record()).record() == game.match.record(), str(game)
        assert caliburn.verify(game.match.record()), str(game)
    count(undos=undos)
