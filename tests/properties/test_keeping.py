"""Clone, undo, save, replay and branch tell the same story, at any decision of a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import caliburn
from caliburn.kernel.match import Match
from caliburn.kernel.view import REFEREE
from tests.properties.play import CASES, Case, Game, asked, games, picture, play_out, standing_lines
from tests.properties.sizes import SIZES


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_is_the_same_match_and_plays_on_by_itself(case: Case, count: Callable[..., None]) -> None:
    clones = 0
    for game in games(case, "clones", SIZES.kept_games):
        for match in game.decisions():
            if not game.now_and_then(SIZES.kept_every):
                continue
            before, record = picture(match), match.record()
            one, other = match.clone(3), match.clone(3)
            assert picture(one) == before, str(game)
            for _ in range(4):
                if one.asks:
                    ask = game.rng.choice(one.asks)
                    move = game.rng.choice(ask.options)
                    one.play(ask.seat, move)
                    other.play(ask.seat, move)
            assert picture(one) == picture(other), str(game)
            assert one.record()["log"] == other.record()["log"], str(game)
            assert one.record()["seed"] != record["seed"], f"a clone knows the true future: {game}"
            assert picture(match) == before, f"a clone is not by itself: {game}"
            assert match.record() == record, f"a clone is not by itself: {game}"
            clones += 2
    count(clones=clones)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_of_another_seed_has_another_future(case: Case) -> None:
    """Two clones with the same answers part ways as soon as chance comes in; so do a clone and the match itself."""
    ways: set[str] = set()
    for game in games(case, "futures", 1):
        worlds = [game.match, *[game.match.clone(seed) for seed in range(3)]]
        start = len(game.match.record()["log"])
        for world in worlds:
            lines: list[str] = []
            while world.asks and len(lines) < 12:
                world.play(world.asks[0].seat, world.asks[0].options[0])
                lines = [line for line in world.record()["log"][start:] if line.startswith("*")]
            ways.add("\n".join(lines))
        assert len(ways) == len(worlds), str(game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_saved_match_replays_to_where_it_stood(case: Case, count: Callable[..., None]) -> None:
    replays = 0
    for game in games(case, "saved", SIZES.kept_games):
        for match in game.decisions():
            if game.now_and_then(SIZES.kept_every):
                check_replay(game, match)
                replays += 1
        check_replay(game, game.match)
        assert caliburn.verify(game.match.record()), str(game)
    count(replays=replays)


def check_replay(game: Game, match: Match) -> None:
    """The record survives JSON, and what it replays to is the match, with the same record and the same future."""
    record = match.record()
    again = caliburn.replay(json.loads(json.dumps(record)))
    assert again.record() == record, str(game)
    assert picture(again) == picture(match), str(game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_replayed_match_has_the_future_of_the_true_one(case: Case) -> None:
    for game in games(case, "future", 2):
        halves = [match.record() for match in game.decisions() if match.answers % 40 == 20]
        final = game.match.record()
        for half in halves:
            again = caliburn.replay(half)
            for seat, move in answers_of(game.match)[again.answers :]:
                again.play(seat, move)
            assert again.record() == final, str(game)


def answers_of(match: Match) -> list[tuple[int, str]]:
    """The answers that stand, in their order."""
    lines = [line.partition(" ") for line in standing_lines(match.record())]
    return [(int(who), what) for who, _, what in lines if who != "*"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_branch_is_the_match_as_it_was(case: Case, count: Callable[..., None]) -> None:
    """Also where answers were taken back on the way: only what stands counts."""
    branches = 0
    for game in games(case, "branches", SIZES.kept_games):
        was: dict[int, Any] = {}
        for match in game.decisions():
            if match.answers in was or game.now_and_then(SIZES.kept_every):
                was[match.answers] = standing(match)
            if game.rng.random() < 0.1:
                undo_if_possible(match)
                lines = standing_lines(match.record())
                was = {n: stood for n, stood in was.items() if lines[: len(stood[-1])] == stood[-1]}
        was[game.match.answers] = standing(game.match)
        for n, stood in was.items():
            if n > game.match.answers:  # what came then was taken back for good
                continue
            assert standing(game.match.branch(n)) == stood, f"branch {n}: {game}"
            branches += 1
    count(branches=branches)


def standing(match: Match) -> list[Any]:
    """What the referee sees, and the answers and outcomes that stand."""
    return [match.view(REFEREE), asked(match, REFEREE), match.events(REFEREE), standing_lines(match.record())]


def undo_if_possible(match: Match) -> None:
    for seat in range(match.rules.seats):
        if match.can_undo(seat):
            match.undo(seat)
            return


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_branch_can_be_played_on_otherwise(case: Case) -> None:
    for game in games(case, "otherwise", 2):
        for _ in game.decisions():
            pass
        before = game.match.record()
        branch = game.match.branch(game.match.answers // 2, 1)
        play_out(branch, game.rng)
        assert branch.result is not None, str(game)
        assert caliburn.replay(branch.record()).view(REFEREE) == branch.view(REFEREE), str(game)
        assert game.match.record() == before, str(game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_looking_ahead_does_not_change_the_game(case: Case) -> None:
    """A game in which worlds were cloned, re-dealt and branched all the time is the game without any of it."""
    for plain, watched in zip(games(case, "watched", 2), games(case, "watched", 2), strict=True):
        for match in watched.decisions():
            if match.answers % SIZES.kept_every:
                continue
            for viewer in watched.viewers:
                match.redeal(viewer, match.answers)
            play_out_a_little(match.clone(match.answers))
            if match.answers % 50 == 0:
                match.branch(match.answers // 2)
        for _ in plain.decisions():
            pass
        assert watched.match.record() == plain.match.record(), str(plain)


def play_out_a_little(match: Match) -> None:
    for _ in range(5):
        if match.asks:
            match.play(match.asks[-1].seat, match.asks[-1].options[-1])
