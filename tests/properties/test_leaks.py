"""Nothing leaks: what a viewer sees, is asked and is told is the same in every world the viewer cannot tell apart."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from caliburn.kernel.errors import BadRecord
from caliburn.kernel.match import Match
from caliburn.kernel.view import REFEREE, Viewer
from tests.properties.play import CASES, Case, Game, asked, picture, play_out, seen
from tests.properties.sizes import SIZES


def positions(case: Case, purpose: str) -> Iterator[tuple[Game, Match]]:
    """Decisions of any number of random games, mid-turn ones included, and the ends of the games."""
    for number in itertools.count():
        game = Game(case, purpose, number)
        for match in game.decisions():
            if not game.rng.randrange(8):
                yield game, match
        yield game, game.match


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_viewer_cannot_tell_a_redealt_world_from_the_true_one(case: Case, count: Callable[..., None]) -> None:
    redeals = 0
    differences: list[str] = []
    for game, match in positions(case, "leaks"):
        if redeals >= SIZES.leak_redeals:
            break
        census = match.census()
        for viewer in (*range(case.seats), None):
            redealt = match.redeal(viewer, game.rng.getrandbits(30))
            redeals += 1
            if told(redealt, viewer) != told(match, viewer):
                differences.append(f"for {viewer}: {game}")
            assert redealt.census() == census, f"for {viewer}: {game}"
            if not redeals % SIZES.leak_play_on_every:
                play_on(game, redealt, viewer)
    count(redeals=redeals, differences=len(differences))
    assert not differences, f"{len(differences)} of {redeals} re-dealt worlds differ; the first: {differences[0]}"


def told(match: Match, viewer: int | None) -> list[Any]:
    """All that a viewer may know: view, questions with their options, events, and how the options are shown."""
    return [*seen(match, viewer), [] if viewer is None else match.offers(viewer)]


def play_on(game: Game, redealt: Match, viewer: int | None) -> None:
    """A re-dealt world is a match like any other: clones agree with it, and it can be played to its end."""
    assert picture(redealt.clone()) == picture(redealt), f"for {viewer}: {game}"
    census = redealt.census()
    with pytest.raises(BadRecord):
        redealt.record()
    play_out(redealt, game.rng)
    assert redealt.result is not None, f"for {viewer}: {game}"
    assert redealt.census() == census, f"for {viewer}: {game}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_redeal_depends_on_its_seed_alone_and_can_be_redealt_for_another(case: Case) -> None:
    for game, match in itertools.islice(positions(case, "redeal twice"), SIZES.leak_positions):
        for viewer in (*range(case.seats), None):
            one = match.redeal(viewer, 11)
            assert picture(one) == picture(match.redeal(viewer, 11)), f"for {viewer}: {game}"
            everybody: list[int | None] = [*range(case.seats), None]
            other = everybody[everybody.index(viewer) - 1]
            for _ in range(game.rng.randrange(6)):
                play_one(game, one)
            twice = one.redeal(other, 12)
            assert told(twice, other) == told(one, other), f"for {viewer}, then {other}: {game}"
            assert twice.census() == match.census(), f"for {viewer}, then {other}: {game}"


def play_one(game: Game, match: Match) -> None:
    if match.asks:
        ask = game.rng.choice(match.asks)
        match.play(ask.seat, game.rng.choice(ask.options))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_is_shown_another_thing_than_the_referee_sees(case: Case) -> None:
    """A view shows a part of the truth: each value is the referee's, or is left out."""
    for game, match in itertools.islice(positions(case, "parts"), 2 * SIZES.leak_positions):
        truth = match.view(REFEREE)["table"]
        for viewer in (*range(case.seats), None):
            wrong = [path for path in unlike(truth, match.view(viewer)["table"]) if path.value is not None]
            assert not wrong, f"for {viewer}: {game}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_spectators_are_shown_only_what_every_seat_is_shown(case: Case) -> None:
    """A direct scan: whatever is kept from some seat, in the view or in an event, is kept from spectators too."""
    kept = 0
    for game, match in itertools.islice(positions(case, "spectators"), 2 * SIZES.leak_positions):
        truth = match.view(REFEREE)["table"]
        hidden = {path.at for path in unlike(truth, match.view(None)["table"])}
        events = match.events(REFEREE)
        shown = {numbered.n for numbered in match.events(None) if numbered in events}
        for seat in range(case.seats):
            from_seat = {path.at for path in unlike(truth, match.view(seat)["table"])}
            assert from_seat <= hidden, f"from {seat}: {game}"
            kept += len(from_seat)
            full = {numbered.n for numbered in match.events(seat) if numbered in events}
            assert shown <= full, f"from {seat}: {game}"
        assert match.asks_for(None) == (), str(game)
    if not kept:
        pytest.skip("nothing is hidden in this mode")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_futures_that_look_alike_are_told_alike(case: Case, count: Callable[..., None]) -> None:
    """Past events are not re-dealt, so they are looked at here: the same answer on two clones, where chance differs.

    If a viewer's view of both is the same, so must be the viewer's events and questions.
    """
    pairs = 0
    for game, match in itertools.islice(positions(case, "futures"), 150):
        if not match.asks:
            continue
        one, other = match.clone(1), match.clone(2)
        seat, move = game.choose()
        one.play(seat, move)
        other.play(seat, move)
        if one.view(REFEREE) == other.view(REFEREE):
            continue
        for viewer in (*range(case.seats), None):
            if one.view(viewer) == other.view(viewer):
                pairs += 1
                assert told(one, viewer) == told(other, viewer), f"for {viewer}: {game}"
    count(pairs=pairs)
    if not pairs:
        pytest.skip("chance never decides anything hidden in this mode")


class Path:
    """A place where two views differ, and what the second one has there."""

    def __init__(self, at: tuple[str | int, ...], value: Any) -> None:
        self.at = at
        self.value = value

    def __repr__(self) -> str:
        return f"{'/'.join(map(str, self.at))}={json.dumps(self.value)}"


def unlike(one: Any, other: Any, at: tuple[str | int, ...] = ()) -> Iterator[Path]:
    """Where two views differ, as deep down as they have the same shape."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key, value in one.items():
            yield from unlike(value, other[key], (*at, key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, value in enumerate(one):
            yield from unlike(value, other[number], (*at, number))
    elif one != other:
        yield Path(at, other)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_since_a_number_are_the_later_ones(case: Case) -> None:
    for game, match in itertools.islice(positions(case, "since"), SIZES.leak_positions):
        for viewer in game.viewers:
            every = match.events(viewer)
            assert [numbered.n for numbered in every] == sorted({numbered.n for numbered in every}), str(game)
            last = every[-1].n
            for since in {0, 1, last // 2, last - 1, last, game.rng.randint(0, last)}:
                later = [numbered for numbered in every if numbered.n > since]
                assert match.events(viewer, since) == later, f"since {since} for {viewer}: {game}"
        unasked: Viewer
        for unasked in range(case.seats):
            assert asked(match, unasked) == [one for one in asked(match, REFEREE) if one[0] == unasked], str(game)
