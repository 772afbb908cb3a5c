"""How far two worlds agree in what a viewer cannot see, and whether re-dealt worlds agree with the truth too often.

Let T be the true world and A, B worlds re-dealt from it, with seeds of their own. If a redeal knows no more than its
viewer, T is to A as A is to B: the mean agreement is the same. It needs games in which the others' answers tell
nothing but what they show (`QuietGame`); otherwise whoever passes often holds weak cards, which a redeal does not
infer. In any game whatever, with C re-dealt from A, the agreement of A and C has the mean of A and B.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.view import REFEREE
from tests.properties.play import Case, Game, games
from tests.properties.sizes import Z_LIMIT

Path: TypeAlias = "tuple[str | int, ...]"
Redeal: TypeAlias = Callable[[Match, "int | None", int], Match]


def hidden_paths(truth: Any, shown: Any, at: Path = ()) -> Iterator[Path]:
    """The places of a view whose content the viewer is not shown."""
    if isinstance(truth, dict) and isinstance(shown, dict):
        for key in truth:
            yield from hidden_paths(truth[key], shown.get(key), (*at, key))
    elif isinstance(truth, list) and isinstance(shown, list) and len(truth) == len(shown):
        for number, value in enumerate(truth):
            yield from hidden_paths(value, shown[number], (*at, number))
    elif truth != shown:
        yield at


def things_at(table: Any, path: Path) -> Counter[str]:
    """What lies at a place, as a multiset."""
    for key in path:
        table = table[key]
    return Counter(json.dumps(thing, sort_keys=True) for thing in (table if isinstance(table, list) else [table]))


def agreement(one: Match, other: Match, paths: list[Path]) -> float:
    """The share of the hidden things that are the same in both worlds; 1 where nothing is hidden."""
    first, second = one.view(REFEREE)["table"], other.view(REFEREE)["table"]
    same = size = 0
    for path in paths:
        here, there = things_at(first, path), things_at(second, path)
        same += (here & there).total()
        size += max(here.total(), there.total())
    return same / size if size else 1.0


class Sample(NamedTuple):
    """Agreements at one position."""

    game: int
    true_one: float  # the truth and a redeal
    redealt: float  # two redeals
    twice: float  # a redeal and a redeal of it


def sample(number: int, game: Game, viewer: int | None, redeal: Redeal) -> Sample | None:
    """Compare the truth and three redeals; None where nothing is hidden but what all could know."""
    match = game.match
    if not match.has_secrets(viewer):
        return None
    paths = list(hidden_paths(match.view(REFEREE)["table"], match.view(viewer)["table"]))
    if not any(things_at(match.view(REFEREE)["table"], path) for path in paths):
        return None
    a, b = [redeal(match, viewer, game.rng.getrandbits(30)) for _ in range(2)]
    c = redeal(a, viewer, game.rng.getrandbits(30))
    true_one = (agreement(match, a, paths) + agreement(match, b, paths)) / 2
    return Sample(number, true_one, agreement(a, b, paths), agreement(a, c, paths))


def z_score(differences: list[tuple[int, float]]) -> float:
    """How many standard errors the sum of the differences lies from zero; positions of one game are not independent."""
    sums: dict[int, float] = {}
    for game, difference in differences:
        sums[game] = sums.get(game, 0.0) + difference
    spread = math.sqrt(sum([one * one for one in sums.values()]))
    return sum(sums.values()) / spread if spread else 0.0


class Verdict(NamedTuple):
    """What many samples say about a redeal."""

    samples: int
    true_one: float
    redealt: float
    twice: float
    differ: float  # the share of positions at which two redeals are not alike
    z_true: float
    z_twice: float

    @property
    def known(self) -> float:
        """The share of the hidden things that a redeal knew, over what chance would have it."""
        return (self.true_one - self.redealt) / (1 - self.redealt) if self.redealt < 1 else 1.0


def judge(samples: list[Sample]) -> Verdict:
    """Sum the samples up."""
    count = len(samples)
    return Verdict(
        count,
        sum([one.true_one for one in samples]) / count,
        sum([one.redealt for one in samples]) / count,
        sum([one.twice for one in samples]) / count,
        sum([one.redealt < 1 for one in samples]) / count,
        z_score([(one.game, one.true_one - one.redealt) for one in samples]),
        z_score([(one.game, one.twice - one.redealt) for one in samples]),
    )


def check_really_redealt(verdict: Verdict) -> None:
    """The redeals differ among themselves, and agree with the world they were made from no more than with others."""
    assert verdict.differ > 0.5, f"redeals are hardly ever different: {verdict}"
    assert abs(verdict.z_twice) < Z_LIMIT, f"a redeal remembers the world it was made from: {verdict}"


def check_ignorant_of_the_truth(verdict: Verdict) -> None:
    """In quiet games: a redeal agrees with the truth as often as with another redeal."""
    check_really_redealt(verdict)
    assert abs(verdict.z_true) < Z_LIMIT, f"a redeal is not as far from the truth as from another: {verdict}"


class QuietGame(Game):
    """A game in which nobody but the viewer lets hidden cards decide; the others answer by what all can see."""

    def __init__(self, case: Case, number: int, viewer: int | None) -> None:
        super().__init__(case, "quiet", number)
        self.viewer = viewer

    def choose(self) -> tuple[int, Move]:
        ask = self.rng.choice(self.match.asks)
        if ask.seat == self.viewer or ask.prompt.id not in private_questions(self.case):
            return ask.seat, self.rng.choice(ask.options)
        if PASS in ask.options:
            return ask.seat, PASS
        worlds = [self.match.redeal(self.viewer, seed) for seed in range(6)]
        offered = [set(world.asks_for(ask.seat)[0].options) for world in worlds]
        certain = [move for move in ask.options if all(move in moves for moves in offered)]
        return ask.seat, self.rng.choice(certain or ask.options)


@cache
def private_questions(case: Case) -> frozenset[str]:
    """The prompts of questions whose options depend on what spectators cannot see."""
    found: set[str] = set()
    for game in games(case, "private questions", 6):
        for match in game.decisions():
            world = match.redeal(None, match.answers)
            for ask, other in zip(match.asks, world.asks, strict=True):
                if set(ask.options) != set(other.options):
                    found.add(ask.prompt.id)
    return frozenset(found)
