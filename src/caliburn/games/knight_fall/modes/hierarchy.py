"""Whom a demon of the cooperative game goes for, and which way (Knight Fall, "Target Hierarchy"; RU-J01 to RU-J09)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from caliburn.games.knight_fall.figures import (
    ADJACENT,
    CELLS,
    ELDERS,
    GAP,
    GOLEMS,
    KNIGHT,
    RIM,
)
from caliburn.games.knight_fall.game import KnightFall
from caliburn.games.knight_fall.moves import At, Target
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.kernel.flow import Flow, Prompt

TIED = Prompt("ask-tied-target", "target-hierarchy", automatic=True)
WAY = Prompt("ask-tied-way", "target-hierarchy", automatic=True)
FAR: Final = 99
WEAK: Final = 2  # health and defense together of a knight that demons like to strike
TURNS: Final = (1, 0, -1, 2)  # left, straight on, right, back, in quarter turns to the left
EAST, SOUTH, WEST, NORTH = 1, 3, -1, -3  # steps from cell to cell
LEFT_OF: Final = {EAST: NORTH, NORTH: WEST, WEST: SOUTH, SOUTH: EAST}

Rank = tuple[int, ...]


class Hierarchy(KnightFall):
    """Knight Fall, "Target Hierarchy" and "Clockwise Movement"."""

    def players(self, s: KnightFallState) -> int:
        """Who answers where the players choose together."""
        return self.captain(s, KNIGHT)

    # -- whom --------------------------------------------------------------------------------------------------

    def rank(self, s: KnightFallState, unit: int) -> int:
        """The place of an enemy in the hierarchy."""
        if unit in ELDERS:
            return 2 if self.is_guarded(s, unit) else 1
        if unit in GOLEMS:
            return 4
        return 3 if s.health[unit] + s.defense[unit] <= WEAK else 5

    def preference(self, s: KnightFallState, start: int, unit: int) -> Rank:
        """Closest, then the hierarchy, least health, fewest allies close or adjacent (RU-J02)."""
        cell = s.at[unit]
        allies = len(self.units_on_any(s, self.near(s, cell), KNIGHT)) - 1
        return self.distance(s, start, cell), self.rank(s, unit), s.health[unit], allies

    def choose_best(self, s: KnightFallState, units: Sequence[int], worth: Callable[[int], Rank]) -> Flow[int | None]:
        """The first of some units; the players choose between equals."""
        if not units:
            return None
        ranks = {unit: worth(unit) for unit in units}
        best = [unit for unit in units if ranks[unit] == min(ranks.values())]
        if len(best) == 1:
            return best[0]
        tied = [Target(s.name_of(unit)) for unit in best]
        move = yield from self.decide(s, self.players(s), TIED, lambda: tied)
        return s.unit_called(move.unit) if isinstance(move, Target) else None

    def choose_enemy(self, s: KnightFallState, start: int, units: Sequence[int]) -> Flow[int | None]:
        """Whom a unit that stands on a cell attacks or goes for."""
        return (yield from self.choose_best(s, units, lambda unit: self.preference(s, start, unit)))

    def nearest_knight(self, s: KnightFallState, start: int) -> Flow[int | None]:
        """Closest, then least health and defense together (RU-J23)."""

        def worth(unit: int) -> Rank:
            return self.distance(s, start, s.at[unit]), s.health[unit] + s.defense[unit]

        return (yield from self.choose_best(s, self.knights_on_board(s), worth))

    # -- how far -----------------------------------------------------------------------------------------------

    def distance(self, s: KnightFallState, start: int, cell: int) -> int:
        """Moves between two cells on the tiles there are; water and portals do not count (RU-J01)."""
        reached, front, steps = {start}, [start], 0
        while front:
            if cell in front:
                return steps
            steps += 1
            front = [other for one in front for other in self.beside(s, one) if other not in reached]
            front = list(dict.fromkeys(front))
            reached.update(front)
        return FAR

    # -- which way ---------------------------------------------------------------------------------------------

    def choose_step(self, s: KnightFallState, unit: int, visited: Sequence[int], *, must: bool) -> Flow[int | None]:
        """The next tile towards the best enemy on another tile; without one the players choose, or it stays."""
        here = s.at[unit]
        enemies = self.units_on_any(s, [cell for cell in range(CELLS) if cell != here], KNIGHT)
        ways = self.open_ways(s, here, visited)
        if not enemies:
            return (yield from self.choose_way(s, ways)) if must else None
        ahead = [enemy for enemy in enemies if self.leads_to(s, here, ways, s.at[enemy])]
        goal = yield from self.choose_enemy(s, here, ahead or enemies)
        if goal is None:
            return None
        distances = [self.distance(s, cell, s.at[goal]) for cell in ways]
        ways = [cell for cell, distance in zip(ways, distances, strict=True) if distance == min(distances)]
        ranks = [min([self.rank(s, enemy) for enemy in self.units_on(s, cell, KNIGHT)], default=FAR) for cell in ways]
        ways = [cell for cell, rank in zip(ways, ranks, strict=True) if rank == min(ranks)]
        return (yield from self.choose_way(s, ways))

    def leads_to(self, s: KnightFallState, here: int, ways: Sequence[int], cell: int) -> bool:
        """Whether a shortest path to a cell begins with one of some ways."""
        nearer = self.distance(s, here, cell) - 1
        return any([self.distance(s, way, cell) == nearer for way in ways])

    def open_ways(self, s: KnightFallState, here: int, visited: Sequence[int]) -> list[int]:
        """Tiles it has not been to in this turn; else the one it left longest ago (RU-J07)."""
        beside = self.beside(s, here)
        fresh = [cell for cell in beside if cell not in visited]
        if fresh or not beside:
            return fresh
        return [min(beside, key=lambda cell: last_visit(visited, cell))]

    def choose_way(self, s: KnightFallState, ways: Sequence[int]) -> Flow[int | None]:
        """The players choose between equal ways (RU-J08)."""
        if not ways:
            return None
        tiles = [At(s.tiles[cell]) for cell in ways]
        move = yield from self.decide(s, self.players(s), WAY, lambda: tiles)
        return s.tiles.index(move.tile) if isinstance(move, At) else None

    def around(self, s: KnightFallState, cell: int, heading: int, *, clockwise: bool) -> tuple[int, int]:
        """The next cell along the outer edge, and the direction of that step (RU-J09)."""
        for turn in TURNS:
            way = heading
            for _ in range((turn if clockwise else -turn) % 4):
                way = LEFT_OF[way]
            if cell + way in ADJACENT[cell] and s.tiles[cell + way] != GAP:
                return cell + way, way
        return cell, heading

    def heading_on_the_rim(self, cell: int, *, clockwise: bool) -> int:
        """The direction in which one comes to a cell along the full ring."""
        at = RIM.index(cell)
        return cell - RIM[at - 1] if clockwise else cell - RIM[(at + 1) % len(RIM)]

    def enemies_here(self, s: KnightFallState, unit: int) -> list[int]:
        return self.units_on(s, s.at[unit], KNIGHT)


def last_visit(visited: Sequence[int], cell: int) -> int:
    """When a cell was last entered."""
    return max([n for n, one in enumerate(visited) if one == cell])
