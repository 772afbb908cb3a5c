"""Random battles of the campaign followed by a referee who knows only what happened (RU-J01 to RU-J09, RU-K05 on).

It works out whom demons go for, which way round they circle on boards with gaps, who is on turn and who may come.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.campaign.field import about_to_fight, sheet_of
from tests.games.knight_fall.law import DEMONS, SUPPLY
from tests.games.knight_fall.table import only, table
from tests.games.knight_fall.test_coop_law import CIRCLING, RESTLESS, RING, Hunt

LENGTHS = {
    ("pace-the-cloister", "primary"): 2, ("widdershins-hunt", "primary"): 2, ("circling-dread", "primary"): 3,
    ("circling-fire", "primary"): 3, ("the-long-circuit", "primary"): 5, ("circling-fire", "secondary"): 1,
}  # fmt: skip
COMPASS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west: each next is to the right
UNUSED = 7  # knights that are not in the party


class Battle(Hunt):
    """The rules of battles, on the board of one."""

    def __init__(self, more_health: int, more_defense: int) -> None:
        super().__init__()
        self.more = more_health, more_defense
        self.start = ""
        self.places: list[str] = []  # demon, knight, demon, knight; empty for those that fell
        self.turn = -1
        self.left = UNUSED
        self.again = self.ringing = False
        self.circled = 0
        self.heading: int | None = None

    def apart(self, one: int, other: int) -> int:
        """On the tiles there are."""
        front, seen, steps = {one}, {one}, 0
        while other not in front:
            front = {cell for cell in range(9) for near in front if self.tiles[cell] and beside(near, cell)} - seen
            assert front, (one, other, self.tiles)
            seen |= front
            steps += 1
        return steps

    # -- set-up ------------------------------------------------------------------------------------------------

    def see_tiles_laid(self, event: Any) -> None:
        self.tiles = event.tiles

    def see_order_set(self, event: Any) -> None:
        demons = [name for name in event.characters if name in DEMONS]
        knights = [name for name in event.characters if name not in DEMONS]
        self.places = [demons[0], knights[0], demons[1] if demons[1:] else "", knights[1]]
        self.order = self.places
        for knight in knights:
            self.begin(knight)

    def begin(self, knight: str) -> None:
        self.health[knight], self.defense[knight] = 6 + self.more[0], 1 + self.more[1]

    def see_weakened(self, event: Any) -> None:
        self.health[event.unit] -= 1
        assert event.health == self.health[event.unit]

    def see_character_placed(self, event: Any) -> None:
        assert event.character not in self.where
        self.where[event.character] = event.tile
        if event.character not in DEMONS:
            self.start = self.start or event.tile
            assert event.tile == self.start

    def see_minion_placed(self, event: Any) -> None:
        if event.minion.startswith("elder"):
            self.where[event.minion], self.health[event.minion] = event.tile, 6
            return
        if event.minion.startswith("imp") and self.turn >= 0:
            assert event.tile == self.where[self.active]
        there = [unit for unit in self.where if self.kind(unit) == self.kind(event.minion)]
        assert len(there) < SUPPLY[self.kind(event.minion)]
        self.where[event.minion], self.health[event.minion] = event.tile, self.most(event.minion)

    # -- turns -------------------------------------------------------------------------------------------------

    def see_relic_used(self, event: Any) -> None:
        self.by_symbols = False
        self.again = event.relic == "hourglass-of-ash"
        self.ringing = self.ringing or event.relic == "bell-of-nine-names"

    def see_turn_began(self, event: Any) -> None:
        turn = self.places.index(event.character)
        if self.again:
            assert turn == self.turn
            self.again = False
        else:
            self.passed(turn)
        self.turn, self.active, self.played, self.by_symbols = turn, event.character, 0, False
        self.led, self.visited, self.struck = ("", ""), {}, set()
        if event.character in DEMONS:
            self.visited[event.character] = [self.at(event.character)]

    def passed(self, turn: int) -> None:
        """Places that had no turn are empty, and no knight is left for them; the Bell may silence a demon."""
        for place in [(self.turn + step) % 4 for step in range(1, (turn - self.turn - 1) % 4 + 1)]:
            if self.places[place]:
                assert self.ringing
                assert place % 2 == 0
                self.ringing = False
            else:
                assert place % 2 == 0 or not self.left

    def see_round_ended(self, event: Any) -> None:
        assert not any(self.places[place] for place in range(self.turn + 1, 4)) or self.ringing

    def see_coop_card_drawn(self, event: Any) -> None:
        super().see_coop_card_drawn(event)
        self.circled, self.heading = 0, None

    # -- coming and going --------------------------------------------------------------------------------------

    def see_character_killed(self, event: Any) -> None:
        super().see_character_killed(event)
        self.places[self.places.index(event.character)] = ""

    def see_knight_sent(self, event: Any) -> None:
        ahead = [(self.turn + step) % 4 for step in (1, 2, 3, 4)]
        place = next(place for place in ahead if place % 2 and not self.places[place])
        self.places[place] = event.knight
        self.left -= 1
        self.begin(event.knight)

    def see_demon_loomed(self, event: Any) -> None:
        place = next(place for place in (0, 2) if not self.places[place])
        self.places[place] = event.demon
        self.where[event.demon] = event.tile
        assert len([unit for unit in self.where if unit in DEMONS]) <= 2

    def see_points_scored(self, event: Any) -> None:
        raise AssertionError(event)

    def check_reach(self, event: Any, unit: str) -> None:
        """Without a seal Skyfall strikes beside the knight, and Banish throws a demon from near it to any side."""
        if event.by in ("skyfall", "banish") and "E" not in self.tiles and not self.is_symbol(event):
            far = self.apart(self.at(event.attacker), self.at(unit))
            assert far == 1 if event.by == "skyfall" else far <= 2
        else:
            super().check_reach(event, unit)

    # -- circling ----------------------------------------------------------------------------------------------

    def check_step(self, unit: str, start: int, end: int, visited: list[int]) -> None:
        turn = CIRCLING.get(self.led, 0)
        circles = unit == self.active and self.circled < LENGTHS.get(self.led, 0)
        if not turn or not circles:
            assert not turn or unit in RESTLESS or unit[-1].isdigit() or unit != self.active
            assert end in self.ways(unit, start, visited) or self.is_lost(unit, start), (unit, start, end, self.where)
            self.moves += 1
            return
        self.moves += 1
        self.circled += 1
        if self.circled == 1 and start == 4:
            assert end in self.ways(unit, start, visited) or self.is_lost(unit, start)
            return
        if self.heading is None:
            self.heading = direction(RING[(RING.index(start) - turn) % len(RING)], start)
        way = direction(start, end)
        assert way == self.way_round(start, turn), (unit, start, end, self.heading)
        self.heading = way

    def way_round(self, start: int, turn: int) -> int:
        """RU-J09: the outside on the left hand, counterclockwise on the right."""
        assert self.heading is not None
        for side in (-turn, 0, turn, 2):
            way = (self.heading + side) % 4
            row, column = start // 3 + COMPASS[way][0], start % 3 + COMPASS[way][1]
            if 0 <= row < 3 and 0 <= column < 3 and self.tiles[3 * row + column]:
                return way
        raise AssertionError

    def is_lost(self, unit: str, start: int) -> bool:
        """With no enemy elsewhere the players choose the way (RU-J06)."""
        return not [other for other in self.prey() if self.at(other) != start]

    def ways(self, unit: str, start: int, visited: list[int]) -> list[int]:
        """KF-X12 too: of enemies to whom no new tile leads it takes none, if there are others."""
        near = [cell for cell in range(9) if self.tiles[cell] and beside(start, cell)]
        fresh = [cell for cell in near if cell not in visited]
        if not fresh:
            ages = {cell: max([n for n, one in enumerate(visited) if one == cell]) for cell in near}
            fresh = [cell for cell in near if ages[cell] == min(ages.values())]
        others = [other for other in self.prey() if self.at(other) != start]
        led = [
            one
            for one in others
            if any(self.apart(cell, self.at(one)) < self.apart(start, self.at(one)) for cell in fresh)
        ]
        found: list[int] = []
        for goal in self.best(unit, led or others):
            nearest = min([self.apart(cell, self.at(goal)) for cell in fresh])
            short = [cell for cell in fresh if self.apart(cell, self.at(goal)) == nearest]
            ranks = {cell: min([self.rank(one) for one in others if self.at(one) == cell], default=9) for cell in short}
            found += [cell for cell in short if ranks[cell] == min(ranks.values())]
        return found


def beside(one: int, other: int) -> bool:
    return abs(one // 3 - other // 3) + abs(one % 3 - other % 3) == 1


def direction(start: int, end: int) -> int:
    return COMPASS.index((end // 3 - start // 3, end % 3 - start % 3))


def fought_at_random(battle: str, seed: int, seats: int) -> tuple[Match, Battle]:
    random = Random(seed)
    helped = random.random() < 0.5
    relics = ["saint-orlas-horn", "ember-censer", "thornwood-shield", "bell-of-nine-names", "silver-nails"]
    match = about_to_fight(
        battle,
        seats=seats,
        elixirs=random.randrange(6),
        relics=random.sample([*relics, "hourglass-of-ash", "mirror-of-still-water", "chalice-of-first-light"], 4),
        villagers=["maud-tanner", "oswin-pike", "pip"] if helped else ["garrick-stone"],
        keywords=["CHILLED"] if random.random() < 0.5 else [],
        then=f"law {battle} {seed}",
    )
    law, seen = Battle(int(helped), int(helped)), 0
    while match.asks and sheet_of(match)["battle"]:
        ask = random.choice(match.asks)
        options = list(ask.options)
        match.play(ask.seat, random.choice(options))
        for numbered in match.events("referee", seen):
            law.follow(numbered.event)
            seen = numbered.n
    return match, law


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("battle", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "final"])
def test_every_turn_move_and_blow_of_a_battle_follows_the_rules(battle: str, seed: int) -> None:
    """RU-J01 to RU-J09, RU-K05 to RU-K08, RU-K20; nothing of the battle is left on the table."""
    match, law = fought_at_random(battle, seed, 1 + seed % 2)
    assert (law.moves > 2, law.blows > 2) == (True, True)
    (over,) = only(match, "BattleWon") or only(match, "BattleLost")
    assert over.battle == battle
    decks = table(match)["decks"]
    assert (decks["demons"]["characters"], decks["knights"]["deck"]) == (10, 58)
    assert len(sheet_of(match)["fallen"]) + len(sheet_of(match)["knights"]) + decks["knights"]["characters"] == 9
    assert table(match)["units"] == []
