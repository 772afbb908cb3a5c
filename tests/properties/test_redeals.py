"""Re-dealt worlds are really re-dealt: hidden cards are the true ones only as often as chance would have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from caliburn.kernel.match import Match
from tests.properties.agreement import (
    QuietGame,
    Redeal,
    Sample,
    Verdict,
    check_ignorant_of_the_truth,
    check_really_redealt,
    judge,
    sample,
)
from tests.properties.play import CASES, Case, Game
from tests.properties.sizes import SIZES

CARDS_IN_HAND = [case for case in CASES if case.game == CASES[0].game][-1]
LEAST_SAMPLES = 60
MOST_KNOWN = 0.1  # by what random players do one could tell so much more than the cards they show


def redeal_truly(match: Match, viewer: int | None, seed: int) -> Match:
    return match.redeal(viewer, seed, events=False)


def redeal_nothing(match: Match, viewer: int | None, seed: int) -> Match:
    return match.clone(seed)


def redeal_at_times(match: Match, viewer: int | None, seed: int) -> Match:
    """Broken: the truth in one case out of four."""
    return match.redeal(viewer, seed) if seed % 4 else match.clone(seed)


def quiet_games(case: Case) -> Iterator[tuple[Game, int | None]]:
    for number in range(SIZES.truth_games):
        viewer = [*range(case.seats), None][number % (case.seats + 1)]
        yield QuietGame(case, number, viewer), viewer


def random_games(case: Case) -> Iterator[tuple[Game, int | None]]:
    for number in range(SIZES.truth_games):
        yield Game(case, "agreement", number), [*range(case.seats), None][number % (case.seats + 1)]


def verdict_on(redeal: Redeal, played: Iterator[tuple[Game, int | None]]) -> Verdict:
    """Compare worlds at random decisions of the games."""
    samples: list[Sample] = []
    for number, (game, viewer) in enumerate(played):
        for _ in game.decisions():
            if not game.rng.randrange(SIZES.truth_every):
                found = sample(number, game, viewer, redeal)
                samples += [] if found is None else [found]
        if len(samples) >= SIZES.truth_samples:
            break
    if len(samples) < LEAST_SAMPLES:
        pytest.skip("random play seldom hides anything in this mode")
    return judge(samples)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_cards_are_the_true_ones_only_as_often_as_chance_would_have_it(
    case: Case, count: Callable[..., None]
) -> None:
    verdict = verdict_on(redeal_truly, quiet_games(case))
    count(positions=verdict.samples, redeals=3 * verdict.samples)
    check_ignorant_of_the_truth(verdict)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_redeal_knows_nothing_of_the_world_it_was_made_from(case: Case, count: Callable[..., None]) -> None:
    verdict = verdict_on(redeal_truly, random_games(case))
    count(positions=verdict.samples, redeals=3 * verdict.samples)
    check_really_redealt(verdict)
    assert verdict.known < MOST_KNOWN, str(verdict)


@pytest.mark.parametrize("redeal", [redeal_nothing, redeal_at_times], ids=lambda redeal: str(redeal.__name__))
def test_a_redeal_that_knows_the_truth_is_found_out(redeal: Redeal) -> None:
    for games_of in (quiet_games, random_games):
        verdict = verdict_on(redeal, games_of(CARDS_IN_HAND))
        with pytest.raises(AssertionError):
            check_really_redealt(verdict)
        with pytest.raises(AssertionError):
            check_ignorant_of_the_truth(verdict)
