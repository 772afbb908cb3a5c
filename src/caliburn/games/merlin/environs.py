"""The environs (Merlin, "Setting up the Game" 9, "Build a manor"): hexes in rows of six between two frames.

Tiles are numbered row by row from 0. Rows 2 and 4 are shifted half a tile to the right; the frames lie along the top
and the bottom row, the sides are open.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from caliburn.games.merlin.figures import COLUMNS


def _steps(row: int, column: int) -> tuple[tuple[int, int], ...]:
    """Where the neighbours of a tile would lie: west, east, north-west, north-east, south-west, south-east."""
    left = column if row % 2 else column - 1
    sides = ((row, column - 1), (row, column + 1))
    return (*sides, (row - 1, left), (row - 1, left + 1), (row + 1, left), (row + 1, left + 1))


@cache
def neighbours(rows: int) -> tuple[tuple[int, ...], ...]:
    """For every tile the tiles it shares an edge with."""
    found = []
    for tile in range(rows * COLUMNS):
        places = _steps(*divmod(tile, COLUMNS))
        found.append(tuple(r * COLUMNS + c for r, c in places if 0 <= r < rows and 0 <= c < COLUMNS))
    return tuple(found)


def eligible(rows: int, frames: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """For every tile the colours of the materials one can build with: those of the marks its lines lead to."""
    return [
        tuple(sorted({colour for colour in _marks(rows, tile, frames) if colour >= 0}))
        for tile in range(rows * COLUMNS)
    ]


def lines(rows: int, tile: int) -> list[tuple[tuple[int, ...], int, int]]:
    """The lines of a tile that end at a frame: the tiles they cross, the frame (0 top, 1 bottom) and which mark."""
    found = []
    for direction in (2, 3, 4, 5):
        row, column = divmod(tile, COLUMNS)
        crossed = [tile]
        while True:
            ahead = _steps(row, column)[direction]
            if not 0 <= ahead[0] < rows:
                frame = 0 if direction < 4 else 1
                found.append((tuple(crossed), frame, 2 * column + direction % 2))
                break
            row, column = ahead
            if not 0 <= column < COLUMNS:
                break
            crossed.append(row * COLUMNS + column)
    return found


def _marks(rows: int, tile: int, frames: Sequence[Sequence[int]]) -> list[int]:
    return [frames[frame][mark] for _, frame, mark in lines(rows, tile)]


def territories(terrains: Sequence[int], rows: int) -> list[list[int]]:
    """Groups of connected tiles of one terrain, each sorted, in the order of their first tiles."""
    beside = neighbours(rows)
    group = [-1] * len(terrains)
    found: list[list[int]] = []
    for start, terrain in enumerate(terrains):
        if group[start] >= 0:
            continue
        number, open_tiles = len(found), [start]
        group[start] = number
        members = []
        while open_tiles:
            tile = open_tiles.pop()
            members.append(tile)
            for other in beside[tile]:
                if group[other] < 0 and terrains[other] == terrain:
                    group[other] = number
                    open_tiles.append(other)
        found.append(sorted(members))
    return found
