"""What cards and abilities do, one small rule for each word of the vocabulary: attacks and what goes with them.

`do_WORD` is called for an effect of a component file with that word; `by` is the card or ability it belongs to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.figures import (
    DEMON,
    DIAGONAL,
    ELDERS,
    GAP,
    GOLEMS,
    KNIGHT,
    MELEE,
    PLACES,
    PLAIN,
    RANGED,
    SEAL,
    SIDE_OF,
    Effect,
)
from caliburn.games.knight_fall.minions import Minions
from caliburn.games.knight_fall.moves import At, Push, Target
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

TARGET = Prompt("ask-target", "primary")
TILE = Prompt("ask-tile", "primary")
MOVE_ENEMY = Prompt("ask-push", "primary", automatic=True)
WOUNDED: Final = 3  # or less health: Fury


class Effects(Minions):
    """Knight Fall, "Primary abilities": attacks."""

    def perform(self, s: KnightFallState, place: int, effects: Sequence[Effect], by: str) -> Flow[None]:
        """One effect after another, as long as the character lives; the rest dies with it (KF-X1)."""
        life = s.lives[place]
        for effect in effects:
            if not self.is_there(s, place, life) or not self.can_pay(s, place, effect):
                return
            if effect.when != "elder-here" or self.elders_on(s, s.at[place]):
                yield from getattr(self, "do_" + effect.do.replace("-", "_"))(s, place, effect, by)

    def can_pay(self, s: KnightFallState, place: int, effect: Effect) -> bool:
        """Nobody pays the last health (RU-B22)."""
        return effect.do != "pay" or s.health[place] > effect.n

    # -- choosing ----------------------------------------------------------------------------------------------

    def choose_unit(
        self, s: KnightFallState, place: int, units: Sequence[int], *, may: bool = False, what: Prompt = TARGET
    ) -> Flow[int | None]:
        """The player of a character chooses one of some units."""
        targets: list[Move] = [Target(s.name_of(unit)) for unit in units]
        move = yield from self.decide(s, self.owner(s, place), what, lambda: targets, may=may)
        return s.unit_called(move.unit) if isinstance(move, Target) else None

    def choose_cell(
        self, s: KnightFallState, place: int, cells: Sequence[int], *, may: bool = False
    ) -> Flow[int | None]:
        """The player of a character chooses a tile."""
        tiles: list[Move] = [At(s.tiles[cell]) for cell in cells]
        move = yield from self.decide(s, self.owner(s, place), TILE, lambda: tiles, may=may)
        return s.tiles.index(move.tile) if isinstance(move, At) else None

    def targets(self, s: KnightFallState, place: int, e: Effect) -> list[int]:
        """Whom an attack can be aimed at."""
        enemies = self.units_on_any(s, self.reach(s, place, e), 1 - SIDE_OF[place])
        if e.kind == RANGED:
            enemies += self.across_the_water(s, place)
        if e.kind == MELEE:
            enemies = [unit for unit in enemies if self.meets(s, place, unit)]
        if e.among == "knight" or e.among == "demon":
            return [unit for unit in enemies if unit < PLACES]
        if e.among == "elder":
            return [unit for unit in enemies if unit in ELDERS]
        if e.among == "unguarded-elder":
            return [unit for unit in enemies if unit in ELDERS and not self.is_guarded(s, unit)]
        return enemies

    def reach(self, s: KnightFallState, place: int, e: Effect) -> list[int]:
        """The tiles on which an attack finds its target."""
        cell = s.at[place]
        if e.reach == "close":
            return [cell]
        if e.reach == "adjacent":
            return self.shooting_cells(s, place) if e.kind == RANGED else self.beside(s, cell)
        if e.reach == "near":
            return self.near(s, cell)
        if e.reach == "seal":
            return [s.seal_cell()] if SEAL in s.tiles else self.beside(s, cell)
        if e.reach == "arc":
            return [*self.beside(s, cell), *self.across_corners(s, cell)]
        raise ValueError(e.reach)

    def across_corners(self, s: KnightFallState, cell: int) -> list[int]:
        return [other for other in DIAGONAL[cell] if s.tiles[other] != GAP]

    def across_the_water(self, s: KnightFallState, unit: int) -> list[int]:
        """Enemies on the unit's own tile that a ranged attack can hit: none without water."""
        return []

    def raised(self, s: KnightFallState, place: int, e: Effect) -> int:
        """The figure of an effect with what raises it."""
        cell = s.at[place]
        if e.plus == "golems-here" or e.plus == "golem-here":
            golems = len([golem for golem in GOLEMS if s.at[golem] == cell])
        elif e.plus == "golems-near":
            near = self.near(s, cell)
            golems = len([golem for golem in GOLEMS if s.at[golem] in near])
        elif e.plus == "wounded":
            golems = e.most if s.health[place] <= WOUNDED else 0
        else:
            return e.n
        return e.n + min(golems, e.most)

    # -- attacks -----------------------------------------------------------------------------------------------

    def do_strike(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        life, struck = s.lives[place], list[int]()
        while len(struck) < e.up_to and self.is_there(s, place, life):
            units = [unit for unit in self.targets(s, place, e) if unit not in struck]
            unit = yield from self.choose_unit(s, place, units, may=e.up_to > 1)
            if unit is None:
                return
            struck.append(unit)
            yield from self.strike(s, place, e.kind, unit, self.raised(s, place, e), by, e.riders)

    def do_blast(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Damage to all enemies on the own tile, on tiles beside it, or both."""
        cell = s.at[place]
        cells = [cell] if e.reach.startswith("here") else []
        others = self.beside(s, cell)
        if e.reach == "here-and-beside":
            chosen = yield from self.choose_cell(s, place, others)
            cells += [] if chosen is None else [chosen]
        elif e.reach == "beside":
            for _ in range(e.up_to):
                chosen = yield from self.choose_cell(s, place, [one for one in others if one not in cells], may=True)
                cells += [] if chosen is None else [chosen]
        yield from self.blast(s, place, cells, self.raised(s, place, e), by, e.riders)

    def do_golem_volley(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Each golem hurts an enemy close or adjacent to it; that is no action of its own."""
        lives = self.while_there(s, place)
        for golem in GOLEMS:
            if s.at[golem] >= 0 and lives():
                enemies = self.units_on_any(s, self.near(s, s.at[golem]), DEMON)
                unit = yield from self.choose_unit(s, place, enemies)
                if unit is not None:
                    yield from self.strike(s, golem, PLAIN, unit, e.n, by)

    def do_banish(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """A demon is sent to the seal, and hurt there."""
        demons = [unit for unit in self.units_on_any(s, self.near(s, s.at[place]), DEMON) if unit < PLACES]
        demon = yield from self.choose_unit(s, place, demons)
        if demon is None:
            return
        life = s.lives[demon]
        if SEAL not in s.tiles:
            yield from self.push(s, self.owner(s, place), demon, may=False)
        elif s.at[demon] != s.seal_cell():
            yield from self.go_to(s, demon, s.seal_cell(), 0, "push", engaged=False)
        if self.is_there(s, demon, life):
            yield from self.strike(s, place, PLAIN, demon, e.n, by)

    def near_knights(self, s: KnightFallState, place: int) -> list[int]:
        return [unit for unit in self.units_on_any(s, self.near(s, s.at[place]), KNIGHT) if unit < PLACES]

    def do_drag(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """An adjacent knight is moved here and attacked."""
        knights = [unit for unit in self.units_on_any(s, self.beside(s, s.at[place]), KNIGHT) if unit < PLACES]
        knight = yield from self.choose_unit(s, place, knights)
        if knight is None:
            return
        life = s.lives[knight]
        tiles = self.arrivals(s, [s.at[place]])
        move = yield from self.decide(
            s, self.owner(s, place), MOVE_ENEMY, lambda: [Push(s.name_of(knight), tile) for tile in tiles]
        )
        if isinstance(move, Push):
            yield from self.go_to(s, knight, *self.place_called(s, move.tile), "push", engaged=False)
        if self.is_there(s, knight, life):
            yield from self.strike(s, place, PLAIN, knight, e.n, by)

    def do_madden(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Knights around are slowed and lose defense; no attack, so nobody can help."""
        for knight in self.near_knights(s, place):
            yield from self.slow(s, knight)
            s.lose_defense(knight, e.n)

    def do_sunder(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        knight = yield from self.choose_unit(s, place, self.near_knights(s, place))
        if knight is not None:
            s.lose_defense(knight, e.most)
            yield from self.strike(s, place, PLAIN, knight, e.n, by)

    def do_curse(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """The knight cannot use defense for anybody until the turn ends."""
        knight = yield from self.choose_unit(s, place, self.near_knights(s, place))
        if knight is not None:
            s.turn.cursed.append(knight)
            s.emit(happened.Cursed(s.name_of(knight)))
            yield from self.strike(s, place, PLAIN, knight, e.n, by)

    def do_sacrifice(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """An imp is removed, and an enemy on its tile attacked."""
        imp = yield from self.choose_unit(s, place, self.imps_near(s, place))
        if imp is None:
            return
        cell = s.at[imp]
        s.remove(imp)
        s.health[imp] = 0
        s.emit(happened.UnitKilled(s.name_of(imp), s.tiles[cell]))
        unit = yield from self.choose_unit(s, place, self.units_on(s, cell, KNIGHT))
        if unit is not None:
            yield from self.strike(s, place, PLAIN, unit, e.n, by)

    def do_terror(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        knight = yield from self.choose_unit(s, place, self.near_knights(s, place))
        if knight is None:
            return
        life = s.lives[knight]
        yield from self.push(s, self.owner(s, place), knight, may=False)
        if self.is_there(s, knight, life):
            yield from self.strike(s, place, PLAIN, knight, e.n, by)

    def do_gust(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Up to so many enemies: each may be moved, then each is hurt."""
        alive, chosen = self.while_there(s, place), list[int]()
        for _ in range(e.up_to):
            near = self.units_on_any(s, self.near(s, s.at[place]), DEMON)
            unit = yield from self.choose_unit(s, place, [one for one in near if one not in chosen], may=True)
            chosen += [] if unit is None else [unit]
        enemies = [(unit, self.while_there(s, unit)) for unit in chosen]
        for unit, is_there in enemies:
            if is_there() and alive():
                yield from self.push(s, self.owner(s, place), unit, may=True)
        for unit, is_there in enemies:
            if is_there() and alive():
                yield from self.strike(s, place, PLAIN, unit, e.n, by)

    def do_push(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """One close enemy may be moved to an adjacent tile."""
        enemies = self.units_on(s, s.at[place], 1 - SIDE_OF[place])

        def pushes() -> list[Move]:
            return [push for unit in enemies for push in self.pushes(s, unit)]

        move = yield from self.decide(s, self.owner(s, place), MOVE_ENEMY, pushes, may=True)
        if isinstance(move, Push):
            cell, bank = self.place_called(s, move.tile)
            yield from self.go_to(s, s.unit_called(move.unit), cell, bank, "push", engaged=False)

    def do_pay(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """A price in health is no damage (RU-B22)."""
        yield from ()
        self.lose_health(s, place, e.n, "price")
