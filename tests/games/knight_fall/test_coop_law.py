"""Random cooperative games followed by a referee who works out the target hierarchy anew for every move and blow.

It knows only the events (`law.py`) and rulings RU-J01 to RU-J09; the board is whole and has no location effects.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caliburn import new_match
from tests.games.knight_fall.law import DEMONS, Law
from tests.games.knight_fall.table import GAME

RING = (0, 1, 2, 5, 8, 7, 6, 3)
CIRCLING = {
    ("pace-the-cloister", "primary"): 1, ("circling-dread", "primary"): 1, ("the-long-circuit", "primary"): 1,
    ("circling-fire", "secondary"): 1, ("widdershins-hunt", "primary"): -1, ("circling-fire", "primary"): -1,
}  # fmt: skip
RESTLESS = ("soulstealer", "blood-shade", "feral-reaver")  # they may move once more after the second card
STAYING = ("hail-of-cinders", "hesitation", "savage-rush", "bolt-of-ruin", "dark-mending", "drink-deep")  # lower halves


class Hunt(Law):
    """Checks whom demons and imps go for."""

    def __init__(self) -> None:
        super().__init__(locations=False, hand=3, coop=True)
        self.visited: dict[str, list[int]] = {}
        self.led = ("", "")  # the card that leads the demon, and its half
        self.moves = self.blows = 0  # that were checked

    def at(self, unit: str) -> int:
        return self.cell(self.where[unit])

    def apart(self, one: int, other: int) -> int:
        """How many moves lie between two cells of the whole board."""
        return abs(one // 3 - other // 3) + abs(one % 3 - other % 3)

    def prey(self) -> list[str]:
        return [unit for unit in self.where if self.side(unit) == "knights"]

    def rank(self, unit: str) -> int:
        knights = [self.at(other) for other in self.where if self.is_knight(other)]
        if "elder" in unit:
            return 2 if self.at(unit) in knights else 1
        if "golem" in unit:
            return 4
        return 3 if self.health.get(unit, 6) + self.defense[unit] < 3 else 5

    def worth(self, hunter: str, unit: str) -> tuple[int, int, int, int]:
        near = [other for other in self.prey() if self.apart(self.at(other), self.at(unit)) <= 1]
        return self.apart(self.at(hunter), self.at(unit)), self.rank(unit), self.health.get(unit, 6), len(near) - 1

    def best(self, hunter: str, units: list[str]) -> list[str]:
        worth = {unit: self.worth(hunter, unit) for unit in units}
        return [unit for unit in units if worth[unit] == min(worth.values())]

    def see_elders_weakened(self, event: Any) -> None:
        self.health.update(dict.fromkeys(event.elders, event.health))

    # -- turns -------------------------------------------------------------------------------------------------

    def see_turn_began(self, event: Any) -> None:
        super().see_turn_began(event)
        self.led, self.visited = ("", ""), {}
        if event.character in DEMONS:
            self.visited[event.character] = [self.at(event.character)]

    def see_minion_acts(self, event: Any) -> None:
        self.visited[event.minion] = [self.at(event.minion)]

    def see_coop_card_drawn(self, event: Any) -> None:
        self.led = (event.card, event.half)

    def see_demon_replaced(self, event: Any) -> None:
        super().see_demon_replaced(event)
        self.visited[event.demon] = self.visited.pop(event.gone)

    # -- blows -------------------------------------------------------------------------------------------------

    def see_attack_declared(self, event: Any) -> None:
        hunter = event.attacker
        led = event.by in (self.led[0], "imp", "malevolence") and hunter in self.where
        if led and self.side(hunter) == "demons" and event.kind != "area" and event.by != "chains-from-below":
            far = int(event.kind == "ranged")
            units = [unit for unit in self.prey() if self.apart(self.at(hunter), self.at(unit)) == far]
            if self.led == ("past-the-shield", "primary") and hunter in DEMONS and event.kind == "melee":
                units = [unit for unit in units if "elder" in unit] or units
                assert event.units[0] in self.best(hunter, units), event
                return
            assert event.units[0] in self.best(hunter, units), (event, units)
            self.blows += 1
        super().see_attack_declared(event)

    # -- moves -------------------------------------------------------------------------------------------------

    def see_moved(self, event: Any) -> None:
        unit = event.unit
        if self.side(unit) == "demons" and event.how in ("move", "place"):
            visited = self.visited.setdefault(unit, [self.at(unit)])
            if event.how == "move" and (self.active in DEMONS or unit[-1].isdigit()):
                self.check_step(unit, self.cell(event.start), self.cell(event.tile), visited)
            visited.append(self.cell(event.tile))
        super().see_moved(event)

    def check_step(self, unit: str, start: int, end: int, visited: list[int]) -> None:
        self.moves += 1
        turn = CIRCLING.get(self.led, 0)
        if turn and unit in DEMONS and start in RING:
            if end == RING[(RING.index(start) + turn) % len(RING)]:
                return
            assert (unit in RESTLESS, self.led[1]) == (True, "secondary"), (unit, start, end, self.led)
        assert self.led[1] != "secondary" or self.led[0] not in STAYING or unit in RESTLESS or unit[-1].isdigit()
        assert end in self.ways(unit, start, visited), (unit, start, end, visited, self.where)

    def ways(self, unit: str, start: int, visited: list[int]) -> list[int]:
        """Every tile to which the hierarchy may lead."""
        beside = [cell for cell in range(9) if self.apart(start, cell) == 1]
        fresh = [cell for cell in beside if cell not in visited]
        if not fresh:
            ages = {cell: max([n for n, one in enumerate(visited) if one == cell]) for cell in beside}
            fresh = [cell for cell in beside if ages[cell] == min(ages.values())]
        others = [other for other in self.prey() if self.at(other) != start]
        found: list[int] = []
        for goal in self.best(unit, others):
            nearest = min([self.apart(cell, self.at(goal)) for cell in fresh])
            short = [cell for cell in fresh if self.apart(cell, self.at(goal)) == nearest]
            ranks = {cell: min([self.rank(one) for one in others if self.at(one) == cell], default=9) for cell in short}
            found += [cell for cell in short if ranks[cell] == min(ranks.values())]
        return found


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_every_move_and_blow_of_demons_and_imps_follows_the_hierarchy(seats: int, seed: int) -> None:
    """RU-J01 to RU-J09, RU-J19."""
    random = Random(seed)
    options = {"mode": "coop", "desperate": "on" if seed % 3 == 0 else "off"}
    match = new_match(GAME, seats=seats, options=options, seed=f"hunt {seats} {seed}")
    law, seen = Hunt(), 0
    while match.asks:
        ask = random.choice(match.asks)
        match.play(ask.seat, random.choice(ask.options))
        for numbered in match.events("referee", seen):
            law.follow(numbered.event)
            seen = numbered.n
    assert match.result is not None
    assert (law.moves >= 5, law.blows >= 5) == (True, True)
