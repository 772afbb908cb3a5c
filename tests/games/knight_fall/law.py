"""A referee who knows only what happened: it follows the events of a match and checks them against the rulebook.

It keeps its own board, in its own way, from the rules of the game and the tables of the spec, not from the engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from caliburn.kernel.events import Event

DEMONS = (
    "bone-crusher", "blood-shade", "frozen-lurker", "imp-lord", "dread-mistress", "horned-demoness", "molten-scion",
    "soulstealer", "storm-fiend", "feral-reaver",
)  # fmt: skip
MOST_HEALTH = {
    "bone-crusher": 7, "blood-shade": 8, "frozen-lurker": 6, "imp-lord": 6, "dread-mistress": 7, "horned-demoness": 7,
    "molten-scion": 9, "soulstealer": 7, "storm-fiend": 6, "feral-reaver": 8,
    "elder": 6, "imp": 2, "stone-golem": 2, "ice-golem": 2, "slag-golem": 2, "crawler": 1,
}  # fmt: skip
KNIGHT_HEALTH, KNIGHT_DEFENSE = 8, 5
SUPPLY = {"imp": 4, "stone-golem": 4, "ice-golem": 2, "slag-golem": 2, "crawler": 4}
REACH = {
    "chains-of-penance": "near", "crushing-dread": "near", "grasping-chains": "close", "sunder": "near",
    "curse-of-frailty": "near", "glacial-touch": "near", "soul-rend": "near", "retribution": "near",
    "petrifying-gaze": "close", "voice-of-the-quarry": "near", "skyfall": "seal", "banish": "seal",
    "malevolence": "close", "open-the-way": "close", "arc-of-arrows": "arc",
}  # fmt: skip
DAMAGE = {
    "radiant-lance": 3,
    "chains-of-penance": 2,
    "arc-of-arrows": 1,
    "skyfall": 2,
    "banish": 1,
    "voice-of-the-quarry": 1,
    "disintegrate": 4,
    "hellfire": 2,
    "rain-of-ash": 1,
    "shockwave": 1,
    "grasping-chains": 2,
    "crushing-dread": 2,
    "sunder": 1,
    "burning-sacrifice": 3,
    "curse-of-frailty": 1,
    "sunburst": 1,
    "shatter": 1,
    "retribution": 2,
    "lightning-blast": 1,
    "soul-rend": 1,
    "glacial-touch": 1,
    "terror": 1,
    "gust": 1,
    "malevolence": 1,
    "molten-wake": 1,
}  # fmt: skip  of attacks that nothing makes stronger
MELEE = {
    "cleaving-oath": 3, "shield-bash": 2, "faithful-charge": 2, "rend": 3, "elders-bane": 4, "hurl": 2,
    "shadow-strike": 2, "feast-of-souls": 2, "blood-pact": 4, "pounce": 2, "drain": 2, "infernal-charge": 2,
    "slag-heart": 1, "rending-claws": 1,
}  # fmt: skip
PAST_GUARD = ("shadow-strike", "soul-rend", "past-the-shield")
FIRST_MELEE = ("seal-of-valor", "mark-of-slaughter")
OVER_CORNERS = ("G", "Fr")
BEFORE_CAPITALS = re.compile("(?<!^)(?=[A-Z])")


class Law:
    """The board as the events tell it."""

    def __init__(self, *, locations: bool, hand: int, coop: bool = False) -> None:
        self.locations = locations
        self.hand = hand
        self.coop = coop
        self.tiles: tuple[str, ...] = ()
        self.where: dict[str, str] = {}  # tiles with banks
        self.health: dict[str, int] = {}
        self.defense: dict[str, int] = {}
        self.seals: dict[str, str] = {}
        self.portals: set[str] = set()
        self.points = {"demons": 0, "knights": 0 if coop else 1}
        self.order: list[str] = []
        self.active = ""
        self.played = 0
        self.struck: set[str] = set()  # how melee attacks were made stronger in this turn
        self.by_symbols = False  # the character on turn is using the symbols of a card
        self.card, self.way = "", ""  # what was played last, and how
        self.engaged: tuple[str, int] | None = None
        self.aimed: tuple[str, str] | None = None  # an elder with a knight beside it was aimed at, by what

    def follow(self, event: Event) -> None:
        name = type(event).__name__
        if self.aimed is not None:
            assert name in ("GuardStepped", "AttackDeclared") or self.aimed[1] in PAST_GUARD, (self.aimed, event)
            self.aimed = None
        step: Callable[[Any], None] | None = getattr(self, "see_" + BEFORE_CAPITALS.sub("_", name).lower(), None)
        if step is not None:
            step(event)

    # -- the board ---------------------------------------------------------------------------------------------

    def cell(self, tile: str) -> int:
        return self.tiles.index(tile.partition("-")[0])

    def distance(self, one: str, other: str) -> tuple[int, int]:
        (row, column), (row2, column2) = divmod(self.cell(one), 3), divmod(self.cell(other), 3)
        return abs(row - row2), abs(column - column2)

    def close(self, one: str, other: str) -> bool:
        return self.cell(one) == self.cell(other)

    def adjacent(self, one: str, other: str) -> bool:
        return sum(self.distance(one, other)) == 1

    def diagonal(self, one: str, other: str) -> bool:
        return self.distance(one, other) == (1, 1)

    def kind(self, unit: str) -> str:
        return unit.rpartition("-")[0] if unit[-1].isdigit() else unit

    def side(self, unit: str) -> str:
        return "demons" if self.kind(unit) in (*DEMONS, "imp", "crawler") else "knights"

    def most(self, unit: str) -> int:
        return MOST_HEALTH.get(self.kind(unit), KNIGHT_HEALTH)

    def strikers(self, unit: str) -> int:
        """Enemies on a unit's tile and bank that strike when it leaves."""
        here = [other for other, place in self.where.items() if place == self.where[unit] and "elder" not in other]
        return len([other for other in here if self.side(other) != self.side(unit)])

    def see_tiles_laid(self, event: Any) -> None:
        self.tiles = event.tiles
        outer = [tile for cell, tile in enumerate(event.tiles) if cell != 4]
        for number, tile in enumerate(outer, 1):
            self.where[f"elder-{number}"] = tile
            self.health[f"elder-{number}"] = 6

    def see_order_set(self, event: Any) -> None:
        self.order = list(event.characters)
        self.defense = {name: 1 for name in self.order if self.is_knight(name)}

    def see_elder_placed(self, event: Any) -> None:
        self.where[event.elder] = event.tile

    def see_character_placed(self, event: Any) -> None:
        assert event.character not in self.where
        corners = [self.tiles[cell] for cell in (0, 2, 6, 8)]
        home = ["E"] if event.character in DEMONS else corners
        assert event.tile.partition("-")[0] in home
        self.where[event.character] = event.tile

    def see_minion_placed(self, event: Any) -> None:
        kind = self.kind(event.minion)
        assert event.minion not in self.where
        assert len([unit for unit in self.where if self.kind(unit) == kind]) < SUPPLY[kind]
        self.where[event.minion] = event.tile
        self.health[event.minion] = self.most(event.minion)

    def see_portal_placed(self, event: Any) -> None:
        self.portals.discard(event.start)
        self.portals.add(event.tile)
        assert len(self.portals) <= 3

    # -- turns -------------------------------------------------------------------------------------------------

    def see_turn_began(self, event: Any) -> None:
        turn = self.order.index(event.character)
        last = self.order.index(self.active) if self.active else len(self.order) - 1
        assert turn == (last + 1) % len(self.order)
        self.active, self.played, self.by_symbols = event.character, 0, False
        self.struck = set()

    def see_round_ended(self, event: Any) -> None:
        assert self.active == self.order[-1]

    def see_card_played(self, event: Any) -> None:
        assert event.character == self.active
        self.played += 1
        assert self.played <= 3
        backs = {"melee", "ranged", "move", "heal", "magic", "command" if self.active in DEMONS else "defend", ""}
        assert event.action in backs
        self.by_symbols = event.way in ("secondary", "minor")
        self.card, self.way = event.card, event.way

    def see_basic_played(self, event: Any) -> None:
        assert event.action in ("move", "heal", "magic", "", "orb")
        self.by_symbols = event.action == "move"

    def see_magic_used(self, event: Any) -> None:
        self.by_symbols = False

    def see_power_used(self, event: Any) -> None:
        self.by_symbols = self.by_symbols and event.power in ("conduit", "petrifying-gaze", "molten-wake")

    def see_cards_discarded(self, event: Any) -> None:
        self.by_symbols = False

    def see_cards_drawn(self, event: Any) -> None:
        assert event.number in ((self.hand,) if not self.active else (3, 4, 5))

    def see_seal_equipped(self, event: Any) -> None:
        assert event.character not in self.seals
        self.seals[event.character] = event.card

    def see_seal_discarded(self, event: Any) -> None:
        assert self.seals.pop(event.character) == event.card

    # -- moving ------------------------------------------------------------------------------------------------

    def see_disengaged(self, event: Any) -> None:
        assert event.damage == self.strikers(event.unit) > 0
        assert event.unit != "phase-knight"
        assert self.seals.get(event.unit) != "mark-of-shadow"
        self.engaged = (event.unit, event.damage)

    def see_moved(self, event: Any) -> None:
        unit = event.unit
        assert self.where[unit] == event.start
        strikers, engaged, self.engaged = self.strikers(unit), self.engaged, None
        spared = unit == "phase-knight" or self.seals.get(unit) == "mark-of-shadow"
        if unit == self.active and event.how == "move" and self.by_symbols and strikers and not spared:
            assert engaged == (unit, strikers)
        self.where[unit] = event.tile
        if event.how == "move":
            assert self.is_a_way(unit, event.start, event.tile), event
        elif event.how == "defend":
            assert self.adjacent(event.start, event.tile)

    def is_a_way(self, unit: str, start: str, end: str) -> bool:
        if unit == "phase-knight" and end.partition("-")[0] in self.portals:  # Open the Way
            return True
        portals = {start.partition("-")[0], end.partition("-")[0]} <= self.portals and self.side(unit) == "knights"
        if portals or (start[:2] == "I" and self.locations and unit == self.active and self.diagonal(start, end)):
            return True
        if self.close(start, end):
            return start != end and self.locations
        return self.adjacent(start, end) and self.is_dry(start, end) and self.is_dry(end, start)

    def is_dry(self, bank: str, tile: str) -> bool:
        """Whether no water lies between a bank and the tile beside it."""
        if "-" not in bank or abs(self.cell(bank) - self.cell(tile)) == 1:
            return True
        return bank.endswith("north") == (self.cell(tile) < self.cell(bank))

    # -- fighting ----------------------------------------------------------------------------------------------

    def see_attack_declared(self, event: Any) -> None:
        for unit in event.units:
            assert self.side(unit) != self.side(event.attacker)
        if event.attacker not in self.where:
            assert event.by == "shatter"
            return
        if event.kind == "area":
            self.check_area(event)
        else:
            (unit,) = event.units
            self.check_reach(event, unit)
            guards = [knight for knight in self.where if self.is_knight(knight)]
            guarded = any(self.close(self.where[unit], self.where[knight]) for knight in guards)
            if "elder" in unit and guarded:
                assert event.by != "elders-bane" or self.is_symbol(event)
                self.aimed = (unit, event.by)
        if event.by in DAMAGE and event.kind != "melee":
            slowed = self.coop and event.by == "chains-of-penance" and event.units[0] in DEMONS  # RU-D09
            assert event.damage in ((1, 2) if self.is_symbol(event) else (DAMAGE[event.by] + slowed,)), event
        if event.kind == "melee":
            self.check_melee(event)

    def is_symbol(self, event: Any) -> bool:
        """Whether the symbols of a card strike, and not its primary ability."""
        return bool(event.by == self.card and self.way in ("secondary", "minor"))

    def check_area(self, event: Any) -> None:
        """All enemies of every tile that is hit, or none of them."""
        hit = {self.cell(self.where[unit]) for unit in event.units}
        there = [unit for unit in self.where if self.cell(self.where[unit]) in hit]
        assert set(event.units) == {unit for unit in there if self.side(unit) != self.side(event.attacker)}

    def is_knight(self, unit: str) -> bool:
        return unit.endswith("-knight")

    def check_reach(self, event: Any, unit: str) -> None:
        here, there = self.where[event.attacker], self.where[unit]
        beside, near = self.adjacent(here, there), self.adjacent(here, there) or self.close(here, there)
        corner = self.diagonal(here, there)
        if event.kind == "melee":
            assert here == there, event
        elif event.kind == "ranged" and event.by == "arc-of-arrows" and not self.is_symbol(event):
            assert beside or corner or (self.close(here, there) and here != there)
        elif event.kind == "ranged":
            tower = self.locations and here in OVER_CORNERS and corner
            assert beside or tower or (self.close(here, there) and here != there), event
        else:
            reach = {"near": near, "close": self.close(here, there), "seal": there == "E"}
            assert reach.get(REACH.get(event.by, ""), True), event

    def check_melee(self, event: Any) -> None:
        """The base and what makes it stronger."""
        attacker, more = event.attacker, 0
        if attacker in self.order and attacker == self.active:
            if self.seals.get(attacker) in FIRST_MELEE and "first" not in self.struck:
                more += 1
            self.struck.add("first")
            if self.locations and self.where[attacker] == "F" and "armory" not in self.struck:
                more += 1
                self.struck.add("armory")
        if attacker == "flame-knight" or event.by == "encircle" or event.by == "fury":
            return
        if attacker[-1].isdigit():
            assert event.damage == 1
        elif self.is_symbol(event):
            assert event.damage - more in (1, 2), (event, more)
        elif event.by in MELEE:
            assert event.damage == MELEE[event.by] + more, (event, more)

    def see_guard_stepped(self, event: Any) -> None:
        assert self.close(self.where[event.knight], self.where[event.elder])

    def see_defended(self, event: Any) -> None:
        assert 1 <= event.defense <= KNIGHT_DEFENSE or (event.knight, event.blocked) == ("iron-knight", 1), event
        assert event.blocked in (event.defense, event.defense + (event.knight == "iron-knight"))
        assert self.close(self.where[event.knight], self.where[event.ally])
        self.defense[event.knight] -= event.defense
        assert self.defense[event.knight] >= 0

    def see_defense_gained(self, event: Any) -> None:
        self.defense[event.knight] += event.amount
        assert event.now == self.defense[event.knight] <= KNIGHT_DEFENSE

    def see_defense_lost(self, event: Any) -> None:
        self.defense[event.knight] -= event.amount
        assert event.left == self.defense[event.knight] >= 0

    def see_health_lost(self, event: Any) -> None:
        if event.unit in self.health:
            assert event.left == self.health[event.unit] - event.amount
        self.health[event.unit] = event.left
        assert event.amount >= 1
        assert event.left >= (1 if event.why == "price" and not self.coop else 0)

    def see_healed(self, event: Any) -> None:
        if event.unit in self.health:
            assert event.now == self.health[event.unit] + event.amount
        self.health[event.unit] = event.now
        assert event.now <= self.most(event.unit)

    def see_unit_killed(self, event: Any) -> None:
        del self.where[event.unit]
        self.health.pop(event.unit, None)

    def see_character_killed(self, event: Any) -> None:
        assert self.health.pop(event.character) == 0
        del self.where[event.character]

    def see_character_replaced(self, event: Any) -> None:
        at = self.order.index(event.fallen)
        assert event.character not in self.order
        self.order[at] = event.character
        self.defense[event.character] = 1
        if self.active == event.fallen:
            self.active, self.by_symbols = event.character, False

    def see_demon_replaced(self, event: Any) -> None:
        """The cooperative card Respawn: another demon on the same tile, not healthier than the one before."""
        assert event.demon not in self.order
        self.order[self.order.index(event.gone)] = event.demon
        self.where[event.demon] = self.where.pop(event.gone)
        before = self.health.pop(event.gone, None)
        assert event.health == min(event.health if before is None else before, self.most(event.demon))
        self.health[event.demon] = event.health
        self.active = event.demon if self.active == event.gone else self.active

    def see_points_scored(self, event: Any) -> None:
        worth = {("knights", "demon"): 1, ("knights", "round"): 1, ("demons", "elder"): 2, ("demons", "knight"): 1}
        assert event.points == worth[event.side, event.why]
        self.points[event.side] = min(10, self.points[event.side] + event.points)
        assert event.now == self.points[event.side]
