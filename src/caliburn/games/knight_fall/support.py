"""What cards and abilities do besides attacking: moving, healing, defense, and bringing minions and tokens."""

from __future__ import annotations

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.effects import Effects
from caliburn.games.knight_fall.figures import (
    CRAWLERS,
    ELDERS,
    GOLEMS,
    HALOS,
    IMPS,
    KNIGHT,
    MELEE,
    MINION_KINDS,
    MOVE,
    PLACES,
    PORTALS,
    SIDE_OF,
    STONE_GOLEMS,
    Effect,
)
from caliburn.games.knight_fall.moves import Go, Heal, Put
from caliburn.games.knight_fall.state import OFF, KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

HEALING = Prompt("ask-heal", "actions")
ELDER = Prompt("ask-elder", "primary")
PLACING = Prompt("ask-placing", "primary", automatic=True)
PORTAL = Prompt("ask-portal", "primary")
RALLY = Prompt("ask-rally", "primary")
MAKERS = ("ice-golem", "slag-golem")


class Support(Effects):
    """Knight Fall, "Primary abilities": everything that is no attack."""

    # -- moving ------------------------------------------------------------------------------------------------

    def do_move(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from self.walk(s, place, e.n, free="free" in e.riders)

    def do_place_self(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """On any tile: no move, but the tile is entered (RU-C07)."""
        tiles = self.arrivals(s, self.cells(s))
        move = yield from self.decide(s, self.owner(s, place), PLACING, lambda: [Put(tile) for tile in tiles])
        if isinstance(move, Put):
            yield from self.go_to(s, place, *self.place_called(s, move.tile), "place", engaged=False)

    def do_carry(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """The knight and a close elder go together, tile by tile."""
        life = s.lives[place]
        elder = yield from self.choose_unit(s, place, self.elders_on(s, s.at[place]), may=True, what=ELDER)
        for _ in range(e.n):
            move = yield from self.decide(s, self.owner(s, place), RALLY, lambda: self.steps(s, place), may=True)
            if not isinstance(move, Go):
                return
            yield from self.step(s, place, move, free=True)
            if elder is not None:
                cell, bank = self.place_called(s, move.tile)
                yield from self.go_to(s, elder, cell, bank, "carry", engaged=False)
            if not self.is_there(s, place, life) or self.move_ends(s, place):
                return

    def do_gather(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Elders from adjacent tiles come here."""
        for _ in range(e.up_to):
            beside = self.beside(s, s.at[place])
            elders = [elder for elder in ELDERS if s.at[elder] in beside]
            elder = yield from self.choose_unit(s, place, elders, may=True, what=ELDER)
            if elder is None:
                return
            yield from self.bring(s, elder, s.at[place], self.owner(s, place))

    def bring(self, s: KnightFallState, unit: int, cell: int, chooser: int) -> Flow[None]:
        """A unit is moved to a tile; whoever moves it chooses the bank."""
        tiles = self.arrivals(s, [cell])
        move = yield from self.decide(s, chooser, PLACING, lambda: [Put(tile) for tile in tiles])
        if isinstance(move, Put):
            yield from self.go_to(s, unit, *self.place_called(s, move.tile), "push", engaged=False)

    def do_drag_elder(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """An elder is moved by a tile, and the demon may follow it."""
        near = self.near(s, s.at[place])
        elder = yield from self.choose_unit(s, place, [one for one in ELDERS if s.at[one] in near], what=ELDER)
        if elder is None:
            return
        yield from self.push(s, self.owner(s, place), elder, may=False)
        cell = s.at[elder]
        if cell in self.beside(s, s.at[place]):

            def follow() -> list[Move]:
                ways = [way for way in self.ways_from(s, place) if way[0] == cell]
                return [Go(s.tile_name(*way)) for way in ways]

            move = yield from self.decide(s, self.owner(s, place), RALLY, follow, may=True)
            if isinstance(move, Go):
                yield from self.step(s, place, move, free=True)

    def do_rally(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Each knight and each golem may move; a knight's owner decides for it (RU-C06)."""
        lives = self.while_there(s, place)
        for unit in [*self.places_of(s, KNIGHT), *GOLEMS]:
            if s.at[unit] == OFF or not lives():
                continue
            chooser = self.owner(s, unit if unit < PLACES else place)

            def steps(unit: int = unit) -> list[Move]:
                return self.steps(s, unit)

            move = yield from self.decide(s, chooser, RALLY, steps, may=True, unit=s.name_of(unit))
            if isinstance(move, Go):
                cell, bank = self.place_called(s, move.tile)
                how = "move" if unit == place else "push"
                yield from self.go_to(s, unit, cell, bank, how, engaged=False)

    # -- health and defense ------------------------------------------------------------------------------------

    def do_defend(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from ()
        s.gain_defense(place, self.raised(s, place, e), self.character(s, place).most_defense)

    def do_premonition(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from ()
        for knight in self.knights_on_board(s):
            s.gain_defense(knight, e.n, self.character(s, knight).most_defense)

    def do_ice(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from ()
        self.gain_ice(s, place, e.n)

    def gain_ice(self, s: KnightFallState, place: int, amount: int) -> None:
        gain = min(amount, self.character(s, place).most_ice - s.ice)
        if gain > 0:
            s.ice += gain
            s.emit(happened.IceGained(s.name_of(place), gain, s.ice))

    def heal_unit(self, s: KnightFallState, place: int, unit: int, amount: int) -> None:
        """Heal by a heal action or a power card; Grace adds 1 for an ally, once with a card (RU-E06)."""
        if unit != place and s.is_character(place, "holy-knight") and unit not in s.turn.graced:
            s.turn.graced.append(unit)
            amount += 1
        s.heal(unit, amount, self.most_health(s, unit))

    def can_heal(self, s: KnightFallState, place: int) -> list[int]:
        """The character and its allies on the tile that are not at their best."""
        units = self.units_on(s, s.at[place], SIDE_OF[place])
        return [unit for unit in units if s.health[unit] < self.most_health(s, unit)]

    def do_heal_self(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from ()
        self.heal_unit(s, place, place, e.n)

    def do_heal(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Heal an elder around, or a demon anywhere."""
        if e.among == "elder":
            near = self.near(s, s.at[place])
            units = [elder for elder in ELDERS if s.at[elder] in near]
        else:
            units = self.demons_on_board(s)
        unit = yield from self.choose_unit(s, place, units, may=e.among == "elder", what=HEALING)
        if unit is not None:
            self.heal_unit(s, place, unit, e.n)

    def do_benediction(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Heal oneself or one ally close or adjacent; Grace does not add."""
        units = self.units_on_any(s, self.near(s, s.at[place]), SIDE_OF[place])
        unit = yield from self.choose_unit(s, place, units, what=HEALING)
        if unit is not None:
            s.heal(unit, e.n, self.most_health(s, unit))

    def do_heal_split(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        for _ in range(e.n):

            def heals() -> list[Move]:
                return [Heal(s.name_of(unit)) for unit in self.can_heal(s, place)]

            move = yield from self.decide(s, self.owner(s, place), HEALING, heals)
            if isinstance(move, Heal):
                self.heal_unit(s, place, s.unit_called(move.unit), 1)

    def do_heal_all(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Oneself and every knight and elder close or adjacent."""
        yield from ()
        for unit in self.units_on_any(s, self.near(s, s.at[place]), KNIGHT):
            if unit < PLACES or unit in ELDERS:
                self.heal_unit(s, place, unit, e.n)

    def do_heal_knights(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from ()
        for knight in self.knights_on_board(s):
            self.heal_unit(s, place, knight, e.n)

    # -- minions -----------------------------------------------------------------------------------------------

    def do_call_golems(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Stone golems on the own tile; each acts at once."""
        lives = self.while_there(s, place)
        for _ in range(e.up_to):
            if not self.supply(s, STONE_GOLEMS) or not lives():
                return
            tiles = self.arrivals(s, [s.at[place]])

            def puts(tiles: tuple[str, ...] = tuple(tiles)) -> list[Move]:
                return [Put(tile) for tile in tiles]

            move = yield from self.decide(s, self.owner(s, place), PLACING, puts, may=True)
            if not isinstance(move, Put):
                return
            golem = self.supply(s, STONE_GOLEMS)[0]
            cell, bank = self.place_called(s, move.tile)
            s.place_minion(golem, cell, bank, self.health_of["stone-golem"])
            yield from self.act_on(s, self.owner(s, place), golem, e.n, by, lives=lives)

    def do_march(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Every golem moves or strikes."""
        yield from self.activate(s, place, GOLEMS, e.n, by, (MELEE, MOVE))

    def do_mason(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Every stone golem acts."""
        yield from self.activate(s, place, STONE_GOLEMS, e.n, by)

    def do_carve(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """A golem of one's own on the tile; when none is left, each of them acts."""
        golems = MINION_KINDS[e.among]
        if self.supply(s, golems):
            yield from self.spawn(s, s.at[place], self.owner(s, place), golems)
            s.makers[MAKERS.index(e.among)] = place
        else:
            yield from self.activate(s, place, golems, e.n, by)

    def do_raise(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Bone crawlers on the own tile or beside it."""
        for _ in range(e.up_to):
            if not self.supply(s, CRAWLERS):
                return
            tiles = self.arrivals(s, self.near(s, s.at[place]))

            def puts(tiles: tuple[str, ...] = tuple(tiles)) -> list[Move]:
                return [Put(tile) for tile in tiles]

            move = yield from self.decide(s, self.owner(s, place), PLACING, puts, may=True)
            if not isinstance(move, Put):
                return
            cell, bank = self.place_called(s, move.tile)
            s.place_minion(self.supply(s, CRAWLERS)[0], cell, bank, self.health_of["crawler"])

    def do_spawn(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Imps on the own tile, or there and on the seal."""
        cells = [s.at[place], s.seal_cell()] if e.reach == "here-and-seal" else [s.at[place]]
        for cell in cells:
            for _ in range(e.n):
                yield from self.spawn(s, cell, self.owner(s, place))

    def do_command(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from self.command(s, place, e.n, by)

    def do_frenzy(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Every imp may strike."""
        yield from self.activate(s, place, IMPS, e.n, by, (MELEE,))

    # -- magic and tokens --------------------------------------------------------------------------------------

    def do_cast(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """The magic ability once, without paying."""
        yield from self.cast(s, place)

    def cast(self, s: KnightFallState, place: int) -> Flow[None]:
        character = self.character(s, place)
        s.emit(happened.MagicUsed(character.id, character.magic_name))
        yield from self.perform(s, place, character.magic, character.magic_name)

    def do_halo(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """A fire halo on the own or an adjacent tile, never two on one (RU-C11); enemies there are hurt."""
        if len(s.halos) == HALOS:
            taken = yield from self.choose_cell(s, place, s.halos)
            if taken is not None:
                s.halos.remove(taken)
        free = [cell for cell in self.near(s, s.at[place]) if cell not in s.halos]
        cell = yield from self.choose_cell(s, place, free)
        if cell is None:
            return
        s.halos.append(cell)
        s.halo_place = place
        s.emit(happened.HaloPlaced(s.tiles[cell]))
        yield from self.blast(s, place, [cell], e.n, by)

    def do_open_way(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """A portal anywhere; then perhaps through it, and a blow beyond."""
        life, start = s.lives[place], None
        if len(s.portals) == PORTALS:
            taken = yield from self.choose_cell(s, place, sorted(s.portals))
            if taken is not None:
                s.portals.remove(taken)
                start = s.tiles[taken]
        cell = yield from self.choose_cell(s, place, [one for one in self.cells(s) if one not in s.portals])
        if cell is not None:
            s.portals.append(cell)
            s.emit(happened.PortalPlaced(s.tiles[cell], start))
        others = [one for one in sorted(s.portals) if one != s.at[place]]

        def ways() -> list[Move]:
            return [Go(tile) for tile in self.arrivals(s, others)]

        move = yield from self.decide(s, self.owner(s, place), PORTAL, ways, may=True)
        if isinstance(move, Go):
            yield from self.step(s, place, move, free=False)
        if self.is_there(s, place, life):
            enemies = self.units_on(s, s.at[place], 1 - SIDE_OF[place])
            unit = yield from self.choose_unit(s, place, enemies, may=True)
            if unit is not None:
                yield from self.strike(s, place, "plain", unit, e.n, by)
