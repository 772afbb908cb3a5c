"""A bot that looks one answer ahead and takes what the game's own evaluation likes best."""

from __future__ import annotations

from random import Random

from caliburn.bots.sight import Sight
from caliburn.kernel.match import Match
from caliburn.kernel.moves import Move

WORLDS = 2  # in a round of looking
ROUNDS = 2  # where luck or hidden cards decide; after each the better half goes on
MANY = 8  # in a longer list, of moves that come to exactly the same in the first world only one goes on
MOST_OPTIONS = 200  # of a still longer list a random part is looked at
MOST_ANSWERS = 12  # on the way to a quiet position
LONGEST = 12  # way there


class GreedyBot:
    """One step of look-ahead, averaged over re-dealt worlds; equal moves are told apart by lot.

    In one world all moves meet the same luck, so that they are compared by what they do and not by what comes up.
    """

    name = "greedy"

    def __init__(self, seed: str, worlds: int = WORLDS, rounds: int = ROUNDS) -> None:
        self._random = Random(seed)
        self._worlds = worlds
        self._rounds = rounds

    def choose(self, sight: Sight) -> Move:
        options = list(sight.options)
        if len(options) == 1:
            return options[0]
        if len(options) > MANY:
            options = self._random.sample(options, min(len(options), MOST_OPTIONS))
        values: dict[Move, list[float]] = {move: [] for move in options}
        for _ in range(self._rounds):
            for _ in range(self._worlds):
                self._look(sight, options, values)
                if len(options) > MANY:
                    options = list({values[move][-1]: move for move in options}.values())
            options.sort(key=lambda move: sum(values[move]), reverse=True)
            if not any([len({*values[move]}) > 1 for move in options]):
                break
            options = options[: max(2, (len(options) + 1) // 2)]
        best = max([sum(values[move]) for move in options])
        return self._random.choice([move for move in options if sum(values[move]) == best])

    def _look(self, sight: Sight, options: list[Move], values: dict[Move, list[float]]) -> None:
        """Try the moves in one more world."""
        world = sight.world(self._random.getrandbits(32))
        luck = self._random.getrandbits(32)
        for move in options:
            future = world.clone(luck)
            future.play(sight.seat, move)
            values[move].append(settled(future).evaluate(sight.seat))


def settled(future: Match) -> Match:
    """The match when what was begun has come to its end; everybody who is asked on the way does what looks best."""
    for _ in range(LONGEST):
        if future.is_quiet:
            break
        ask = future.asks[0]
        best: tuple[float, Match] | None = None
        for move in ask.options[:MOST_ANSWERS]:
            after = future.clone(0)
            after.play(ask.seat, move)
            value = after.evaluate(ask.seat)
            if best is None or value > best[0]:
                best = value, after
        assert best is not None
        future = best[1]
    return future
