"""A second opinion on a scoring of Merlin with any modules: points by reason and seat, worked out from the rulebook.

It shares no code with the engine, reads the state as it lay before the scoring, and leaves out the Grail.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caliburn.games.merlin.figures import ALLIES
from caliburn.games.merlin.modules.allies_pieces import Allies
from caliburn.games.merlin.modules.arthur_pieces import Arthur
from caliburn.games.merlin.modules.market import Market
from caliburn.games.merlin.modules.morgana_pieces import Morgana
from caliburn.games.merlin.state import MerlinState

GARETH, KAY = ALLIES.index("gareth"), ALLIES.index("kay")
Points = dict[str, dict[int, int]]


def expected(rules: Any, s: MerlinState) -> Points:
    found: Points = {}
    for why, seat, points in (
        *traitors(s), *environs(rules, s), *influence(s), *vassals(s), *picts(rules, s),
    ):  # fmt: skip
        by_seat = found.setdefault(why, {})
        by_seat[seat] = by_seat.get(seat, 0) + points
    return without_nothing(found)


def without_nothing(found: Points) -> Points:
    kept = {why: {seat: n for seat, n in by_seat.items() if n} for why, by_seat in found.items()}
    return {why: by_seat for why, by_seat in kept.items() if by_seat}


def traitors(s: MerlinState) -> Iterator[tuple[str, int, int]]:
    for seat in range(s.seats):
        left = 0
        for colour, count in enumerate(s.traitors[seat]):
            repelled = min(count, s.items[seat][colour])
            left += count - repelled
            if repelled and "allies" in s.extensions and Allies.of(s).owners[GARETH] == seat:
                yield "gareth", seat, int(colour not in Allies.of(s).gareth)
        yield "traitors", seat, -3 * left
        if s.excalibur == seat and not left:
            yield "excalibur", seat, 3


def beside(tile: int, rows: int) -> list[int]:
    row, column = divmod(tile, 6)
    right = row % 2  # the second and fourth row are shifted
    places = [(row, column - 1), (row, column + 1)]
    places += [(row + step, column + right - 1) for step in (-1, 1)] + [
        (row + step, column + right) for step in (-1, 1)
    ]
    return [r * 6 + c for r, c in places if 0 <= r < rows and 0 <= c < 6]


def grounds(rules: Any, s: MerlinState) -> list[list[int]]:
    terrain = [rules.tiles[tile].terrain for tile in s.tiles]
    seen: set[int] = set()
    found = []
    for start in range(len(terrain)):
        if start not in seen:
            ground = [start]
            for tile in ground:
                ground += [t for t in beside(tile, rules.rows) if terrain[t] == terrain[start] and t not in ground]
            seen |= set(ground)
            found.append(ground)
    return found


def environs(rules: Any, s: MerlinState) -> Iterator[tuple[str, int, int]]:
    castles = Allies.of(s).castles if "allies" in s.extensions else []
    huts = Morgana.of(s).huts if "morgana" in s.extensions else []
    for ground in grounds(rules, s):
        weight = [0] * s.seats
        for tile in ground:
            if s.manors[tile] >= 0:
                weight[s.manors[tile]] += 1 + (tile in castles) + (tile in huts)
        leaders = [seat for seat in range(s.seats) if weight[seat] == max(weight) > 0]
        for seat in leaders:
            yield "environs", seat, len(ground) // len(leaders)
        if len(leaders) == 1:
            yield "huts", leaders[0], len([t for t in ground if t in huts and s.manors[t] == leaders[0]])


def influence(s: MerlinState) -> Iterator[tuple[str, int, int]]:
    for colour in range(6):
        weight = [s.influence[seat][colour] for seat in range(s.seats)]
        dark = 0
        if "market" in s.extensions:
            weight = [n + Market.of(s).placed_plus[seat][colour] for seat, n in enumerate(weight)]
        if "morgana" in s.extensions:
            weight = [n + Morgana.of(s).on_top[seat][colour] for seat, n in enumerate(weight)]
            dark = Morgana.of(s).dark[colour]
        total = sum(weight) + dark
        if "allies" in s.extensions and Allies.of(s).owners[KAY] >= 0:
            weight[Allies.of(s).owners[KAY]] += Allies.of(s).kay[colour]
        best = max(*weight, dark)
        tied = [*weight, dark].count(best)
        for seat in range(s.seats):
            if weight[seat] == best > 0:
                yield "influence", seat, total // tied


def vassals(s: MerlinState) -> Iterator[tuple[str, int, int]]:
    for seat in range(s.seats):
        yield "vassals", seat, len([place for place in s.vassals[seat] if place >= 0])


def picts(rules: Any, s: MerlinState) -> Iterator[tuple[str, int, int]]:
    if "arthur" in s.extensions:
        a = Arthur.of(s)
        totals = [sum([rules.figures.picts[n].value for n in own]) for own in a.picts]
        if a.ring >= 0:
            totals[a.ring] += 3
        for seat, total in enumerate(totals):
            yield "picts", seat, 3 * (total == max(totals)) - 3 * (total == min(totals))
