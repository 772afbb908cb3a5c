"""The turn of a demon that nobody plays (Knight Fall, "Cooperative Mode"): two cards, then what it always does.

`lead_WORD` is called for an instruction of a cooperative card with that word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.damage import BANK
from caliburn.games.knight_fall.figures import (
    CENTRE,
    DEMON,
    ELDERS,
    GOLEMS,
    IMPS,
    KIND_OF,
    KNIGHT,
    MELEE,
    PLACES,
    PLAIN,
    RANGED,
    Effect,
)
from caliburn.games.knight_fall.modes.hierarchy import Hierarchy
from caliburn.games.knight_fall.moves import Put, Target
from caliburn.games.knight_fall.powers import GAZE
from caliburn.games.knight_fall.state import OFF, KnightFallState
from caliburn.kernel.flow import Flow


class LedDemons(Hierarchy):
    """Knight Fall, "Cooperative Mode": how demons and imps act by themselves."""

    def follow(self, s: KnightFallState, place: int, instructions: Sequence[Effect], by: str) -> Flow[None]:
        """One instruction after another; what is left when the demon dies is lost (RU-J11)."""
        life = s.lives[place]
        s.turn.doing = by
        if not instructions:
            s.emit(happened.DemonIdle(s.name_of(place)))
        for e in instructions:
            if not self.is_there(s, place, life):
                return
            yield from getattr(self, "lead_" + e.do.replace("-", "_"))(s, place, e, by)

    # -- moving ------------------------------------------------------------------------------------------------

    def advance(
        self, s: KnightFallState, unit: int, visited: list[int], *, free: bool = False, must: bool = True
    ) -> Flow[bool]:
        """One move by the hierarchy; whether it moved and lives."""
        cell = yield from self.choose_step(s, unit, visited, must=must)
        if cell is None:
            return False
        return (yield from self.move_led(s, unit, cell, visited, free=free))

    def move_led(self, s: KnightFallState, unit: int, cell: int, visited: list[int], *, free: bool) -> Flow[bool]:
        """Water is no barrier to them; leaving enemies hurts them (RU-L06)."""
        if s.at[unit] not in visited:
            visited.append(s.at[unit])
        bank = yield from self.bank_led_to(s, cell)
        arrived = yield from self.go_to(s, unit, cell, bank, "move", engaged=not free)
        visited.append(cell)
        return arrived

    def bank_led_to(self, s: KnightFallState, cell: int) -> Flow[int]:
        """On the side of an enemy; where there is none the players choose (RU-L06)."""
        banks = self.banks_of(s, cell)
        enemies = self.units_on(s, cell, KNIGHT)
        if len(banks) == 1 or enemies:
            return s.bank[enemies[0]] if enemies else banks[0]
        puts = [Put(s.tile_name(cell, bank)) for bank in banks]
        move = yield from self.decide(s, self.players(s), BANK, lambda: puts)
        return self.place_called(s, move.tile)[1] if isinstance(move, Put) else banks[0]

    def lead_move(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        for _ in range(e.n):
            moved = yield from self.advance(s, place, s.turn.visited)
            if not moved or self.move_ends(s, place):
                return

    def lead_stalk(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from self.stalk(s, place, e.n, s.turn.visited)

    def stalk(self, s: KnightFallState, place: int, moves: int, visited: list[int]) -> Flow[None]:
        """Moves only while no enemy is on its tile."""
        for _ in range(moves):
            if s.at[place] == OFF or self.enemies_here(s, place):
                return
            moved = yield from self.advance(s, place, visited, must=False)
            if not moved or self.move_ends(s, place):
                return

    def lead_clockwise(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from self.circle(s, place, e, by, clockwise=True)

    def lead_counterclockwise(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from self.circle(s, place, e, by, clockwise=False)

    def circle(self, s: KnightFallState, place: int, e: Effect, by: str, *, clockwise: bool) -> Flow[None]:
        """Along the outer edge, with a blow after each move where the card says so."""
        life, heading = s.lives[place], 0
        for step in range(e.n):
            if step == 0 and s.at[place] == CENTRE:
                moved = yield from self.advance(s, place, s.turn.visited)
            else:
                if not heading and s.at[place] != CENTRE:
                    heading = self.heading_on_the_rim(s.at[place], clockwise=clockwise)
                cell, heading = self.around(s, s.at[place], heading, clockwise=clockwise)
                moved = yield from self.move_led(s, place, cell, s.turn.visited, free=False)
            if not moved:
                return
            if e.most:
                yield from self.led_attack(s, place, MELEE, e.most, by)
            if not self.is_there(s, place, life) or self.move_ends(s, place):
                return

    # -- attacks -----------------------------------------------------------------------------------------------

    def led_attack(
        self, s: KnightFallState, unit: int, kind: str, damage: int, by: str, riders: Sequence[str] = ()
    ) -> Flow[None]:
        """Melee finds its target on the tile, ranged beside it; with none there nothing happens (RU-J05)."""
        cells = [s.at[unit]] if kind == MELEE else self.beside(s, s.at[unit])
        target = yield from self.choose_enemy(s, s.at[unit], self.units_on_any(s, cells, KNIGHT))
        if target is not None:
            self.wade(s, unit, target, kind)
            yield from self.strike(s, unit, kind, target, damage, by, riders)

    def wade(self, s: KnightFallState, unit: int, target: int, kind: str) -> None:
        """Before a blow it changes to the bank of the enemy, without cost (RU-L06)."""
        if kind == MELEE:
            s.bank[unit] = s.bank[target]

    def lead_melee(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from self.led_attack(s, place, MELEE, e.n, by, e.riders)

    def lead_ranged(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from self.led_attack(s, place, RANGED, e.n, by, e.riders)

    def lead_past_guard(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """An elder even if it is guarded; without one a normal blow."""
        elder = yield from self.choose_enemy(s, s.at[place], self.elders_on(s, s.at[place]))
        if elder is None:
            yield from self.led_attack(s, place, MELEE, e.n, by)
        else:
            self.wade(s, place, elder, MELEE)
            yield from self.strike(s, place, MELEE, elder, e.n, by, ("past-guard",))

    def lead_blast(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        cells = [s.at[place]] if e.reach == "here" else self.near(s, s.at[place])
        yield from self.blast(s, place, cells, e.n, by)

    def lead_chains(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """The nearest knight is placed here and attacked."""
        knight = yield from self.nearest_knight(s, s.at[place])
        if knight is None:
            return
        life = s.lives[knight]
        if s.at[knight] != s.at[place]:
            yield from self.go_to(s, knight, s.at[place], s.bank[place], "place", engaged=False)
        if self.is_there(s, knight, life):
            yield from self.strike(s, place, PLAIN, knight, e.n, by)

    def lead_chorus(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Every demon on the board stalks and strikes, this one first; none that comes meanwhile (RU-K08)."""
        others = [demon for demon in self.places_of(s, DEMON) if demon != place]
        for demon, is_there in [(demon, self.while_there(s, demon)) for demon in [place, *others]]:
            if is_there():
                yield from self.stalk(s, demon, e.most, s.turn.visited if demon == place else [])
            if is_there():
                yield from self.led_attack(s, demon, MELEE, e.n, by)

    # -- knights are slowed, weakened and thrown about ---------------------------------------------------------

    def lead_gaze(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        knight = yield from self.nearest_knight(s, s.at[place])
        if knight is not None:
            yield from self.slow(s, knight)
            s.lose_defense(knight, e.n)

    def lead_sunder(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        knight = yield from self.nearest_knight(s, s.at[place])
        if knight is not None:
            s.lose_defense(knight, e.n)

    def lead_sunder_near(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from ()
        for knight in self.near_knights(s, place):
            s.lose_defense(knight, s.defense[knight])

    def lead_fling(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Each knight here is moved away; its player says where."""
        for knight in self.knights_on(s, s.at[place]):
            yield from self.push(s, self.owner(s, knight), knight, may=False)

    # -- the demon itself --------------------------------------------------------------------------------------

    def lead_heal(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from ()
        s.heal(place, e.n, self.most_health(s, place))

    def lead_leap(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """To the undefended elder with the least health."""
        elders = [elder for elder in self.on_board(s, ELDERS) if not self.is_guarded(s, elder)]
        here = s.at[place]
        elder = yield from self.choose_best(s, elders, lambda unit: (s.health[unit], *self.preference(s, here, unit)))
        if elder is not None and s.at[elder] != here:
            s.turn.visited.append(s.at[elder])
            yield from self.go_to(s, place, s.at[elder], s.bank[elder], "place", engaged=False)

    def lead_respawn(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        """Another demon takes this one's place, with its health; the old one goes back to the deck (RU-J10)."""
        yield from ()
        gone, old, health = s.name_of(place), s.who[place], s.health[place]
        if s.is_character(place, "bone-crusher"):
            self.crumble(s)
        s.who[place] = self.draw_character(s, DEMON)
        s.characters[DEMON].add(old)
        self.make_ready(s, place)
        s.health[place] = min(health, self.most_health(s, place))
        s.emit(happened.DemonReplaced(gone, s.name_of(place), s.health[place]))

    # -- imps --------------------------------------------------------------------------------------------------

    def lead_spawn(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        for _ in range(e.n):
            yield from self.spawn(s, self.spawn_cell(s, place), self.players(s))

    def spawn_cell(self, s: KnightFallState, place: int) -> int:
        return s.seal_cell()

    def lead_imps(self, s: KnightFallState, place: int, e: Effect, by: str) -> Flow[None]:
        yield from self.led_minions_act(s, IMPS, e.n, self.while_there(s, place))

    def led_minions_act(
        self, s: KnightFallState, units: Sequence[int], actions: int, lives: Callable[[], bool] = lambda: True
    ) -> Flow[None]:
        """In reading order of their tiles (RU-J19), by a card as long as its demon lives (RU-J11)."""
        for unit in sorted(self.on_board(s, units), key=lambda unit: (s.at[unit], unit)):
            if s.at[unit] != OFF and not s.over and lives():
                yield from self.led_minion_acts(s, unit, actions, lives)

    def led_minion_acts(self, s: KnightFallState, unit: int, actions: int, lives: Callable[[], bool]) -> Flow[None]:
        """A wounded one heals first; then it strikes whom it finds on its tile, or goes to the nearest enemy."""
        s.emit(happened.MinionActs(s.name_of(unit)))
        yield from self.burn(s, unit)
        visited: list[int] = []
        for action in range(actions):
            if s.at[unit] == OFF or s.over or not lives():
                return
            if action == 0 and s.health[unit] < self.health_of[KIND_OF[unit]]:
                s.heal(unit, 1, self.health_of[KIND_OF[unit]])
            elif self.enemies_here(s, unit):
                yield from self.led_attack(s, unit, MELEE, 1, KIND_OF[unit])
            else:
                yield from self.advance(s, unit, visited, must=False)

    # -- powers ------------------------------------------------------------------------------------------------

    def entered(self, s: KnightFallState, unit: int, how: str) -> Flow[None]:
        """The Molten Scion burns every tile it moves to, in any demon's turn (RU-J14)."""
        life = s.lives[unit] if unit < PLACES else 0
        yield from super().entered(s, unit, how)
        if how == "move" and s.is_character(unit, "molten-scion") and self.is_there(s, unit, life):
            s.emit(happened.PowerUsed(s.name_of(unit), "molten-wake"))
            yield from self.blast(s, unit, [s.at[unit]], 1, "molten-wake")
            if self.is_there(s, unit, life):
                self.lose_health(s, unit, 1, "price")
                yield from self.settle_deaths(s)

    def wake(self, s: KnightFallState, place: int) -> Flow[None]:
        """Not a choice here; see `entered`."""
        yield from ()

    def gaze(self, s: KnightFallState, place: int) -> Flow[None]:
        """After the first move with a knight or golem close; the players choose whom (RU-J17)."""
        here = [*self.knights_on(s, s.at[place]), *[golem for golem in GOLEMS if s.at[golem] == s.at[place]]]
        victims = [Target(s.name_of(unit)) for unit in here]
        move = yield from self.decide(s, self.players(s), GAZE, lambda: victims)
        if isinstance(move, Target):
            s.use_once("petrifying-gaze")
            s.emit(happened.PowerUsed(s.name_of(place), "petrifying-gaze"))
            yield from self.petrify(s, place, s.unit_called(move.unit))

    def finish(self, s: KnightFallState, place: int) -> Flow[None]:
        """What a demon does at the end of its turn, after both cards (RU-J18)."""
        if s.is_character(place, "horned-demoness"):
            yield from self.led_malevolence(s, place)
        elif s.is_character(place, "soulstealer"):
            yield from self.advance(s, place, s.turn.visited, free=True)
        elif (s.is_character(place, "blood-shade") and s.turn.moved) or (
            s.is_character(place, "feral-reaver") and not s.heal(place, 1, self.most_health(s, place))
        ):
            yield from self.advance(s, place, s.turn.visited)

    def led_malevolence(self, s: KnightFallState, place: int) -> Flow[None]:
        target = yield from self.choose_enemy(s, s.at[place], self.enemies_here(s, place))
        if target is not None:
            s.emit(happened.PowerUsed(s.name_of(place), "malevolence"))
            yield from self.strike(s, place, PLAIN, target, 1, "malevolence")
