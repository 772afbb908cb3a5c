"""The Desperate variant of the cooperative game: weaker elders, no golems at first, one more imp."""

from __future__ import annotations

from itertools import combinations

from caliburn.games.knight_fall.events import EldersWeakened
from caliburn.games.knight_fall.figures import ELDERS, KNIGHT
from caliburn.games.knight_fall.moves import Weaken
from caliburn.games.knight_fall.rounds import Rounds
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

WEAKEN = Prompt("ask-weaken", "desperate")


class Desperate(Rounds):
    """Knight Fall, "Desperate Variant"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Weaken)

    def place_units(self, s: KnightFallState) -> Flow[None]:
        yield from self.weaken_elders(s)
        yield from super().place_units(s)

    def weaken_elders(self, s: KnightFallState) -> Flow[None]:
        """The players choose which elders begin with less health; they can be healed like all others (RU-E03)."""
        number, health = self.figures.frail_elders
        names = [s.name_of(elder) for elder in ELDERS]
        move = yield from self.decide(
            s, self.captain(s, KNIGHT), WEAKEN, lambda: [Weaken(some) for some in combinations(names, number)]
        )
        assert isinstance(move, Weaken)
        for name in move.elders:
            s.health[s.unit_called(name)] = health
        s.emit(EldersWeakened(move.elders, health))

    def place_golems(self, s: KnightFallState) -> Flow[None]:
        yield from ()

    def first_imps(self) -> int:
        return super().first_imps() + 1
