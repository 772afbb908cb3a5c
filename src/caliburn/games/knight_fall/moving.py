"""Moving and engagement (Knight Fall, "Engagement"; spec 12.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.damage import IN_A_TURN, Damage
from caliburn.games.knight_fall.figures import (
    DEMON,
    ELDERS,
    PLACES,
    SIDE_OF,
)
from caliburn.games.knight_fall.moves import At, Go, Push
from caliburn.games.knight_fall.state import OFF, KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

WALK = Prompt("ask-walk", "moving")
PUSH = Prompt("ask-push", "moving")


class Moving(Damage):
    """Knight Fall, "Engagement"."""

    def is_in_a_turn(self, s: KnightFallState) -> bool:
        """Whether a character is on turn: not in the end-of-round phase."""
        return s.phase in IN_A_TURN

    def go_to(self, s: KnightFallState, unit: int, cell: int, bank: int, how: str, *, engaged: bool) -> Flow[bool]:
        """A unit goes to a tile; whether it arrived and lives. Leaving enemies hurts where it is engaged."""
        life = s.lives[unit] if unit < PLACES else 0
        start, left = s.where(unit), s.at[unit]
        damage = self.disengagement(s, unit) if engaged else 0
        if damage:
            s.emit(happened.Disengaged(s.name_of(unit), damage))
            yield from self.suffer(s, unit, damage, "disengagement")
            if not self.is_there(s, unit, life):
                return False
        s.stand(unit, cell, bank)
        s.emit(happened.Moved(s.name_of(unit), start, s.where(unit), how))
        if unit == s.active:
            s.turn.moved |= how == "move"
            s.turn.left_tile |= cell != left
        if cell != left:
            yield from self.entered(s, unit, how)
        if how == "move" and unit == s.active and self.is_there(s, unit, life):
            yield from self.after_moving(s, unit, new_tile=cell != left)
        return self.is_there(s, unit, life)

    def is_there(self, s: KnightFallState, unit: int, life: int) -> bool:
        """Whether a unit is on the board and still the one it was."""
        return s.at[unit] != OFF and (unit >= PLACES or s.lives[unit] == life) and not s.over

    def while_there(self, s: KnightFallState, unit: int) -> Callable[[], bool]:
        """Tells at any later time whether a unit is still there; what is left of its card is lost with it (KF-X1)."""
        life = s.lives[unit] if unit < PLACES else 0
        return lambda: self.is_there(s, unit, life)

    def disengagement(self, s: KnightFallState, unit: int) -> int:
        """1 for each enemy character and minion on the tile that is left (RU-C02)."""
        if unit in ELDERS or self.slips_away(s, unit):
            return 0
        enemies = self.units_on(s, s.at[unit], 1 - SIDE_OF[unit])
        return sum([1 for enemy in enemies if enemy not in ELDERS and self.meets(s, unit, enemy)])

    def slips_away(self, s: KnightFallState, unit: int) -> bool:
        """Slip the Grasp and Mark of Shadow."""
        if unit >= PLACES:
            return False
        seal = self.seal_of(s, unit)
        shadow = seal is not None and seal.effects[0].do == "no-disengagement"
        return shadow or s.is_character(unit, "phase-knight")

    # -- entering a tile ---------------------------------------------------------------------------------------

    def entered(self, s: KnightFallState, unit: int, how: str) -> Flow[None]:
        """What happens to a unit that comes to a tile: by the tile, then by a halo."""
        life = s.lives[unit] if unit < PLACES else 0
        yield from self.enter_tile(s, unit)
        if self.is_there(s, unit, life):
            yield from self.burn(s, unit)

    def enter_tile(self, s: KnightFallState, unit: int) -> Flow[None]:
        """Without location effects a tile does nothing."""
        yield from ()

    def burn(self, s: KnightFallState, unit: int) -> Flow[None]:
        """A halo of fire hurts demons and their minions (RU-C12)."""
        if s.at[unit] in s.halos and SIDE_OF[unit] == DEMON:
            yield from self.suffer(s, unit, self.figures.halo_damage, "halo")

    def after_moving(self, s: KnightFallState, place: int, *, new_tile: bool) -> Flow[None]:
        """Powers that follow a move; see `powers.py`."""
        yield from ()

    # -- own moves ---------------------------------------------------------------------------------------------

    def walk(self, s: KnightFallState, place: int, tiles: int, *, free: bool, by: Prompt = WALK) -> Flow[None]:
        """Up to some tiles, one by one; each tile left is checked (RU-C01)."""
        life = s.lives[place]
        for _ in range(tiles):
            move = yield from self.decide(s, self.owner(s, place), by, lambda: self.steps(s, place), may=True)
            if not isinstance(move, Go):
                return
            yield from self.step(s, place, move, free=free)
            if not self.is_there(s, place, life) or self.move_ends(s, place):
                return

    def steps(self, s: KnightFallState, unit: int) -> list[Move]:
        """Where one move may lead."""
        return [Go(s.tile_name(cell, bank)) for cell, bank in self.ways_from(s, unit)]

    def step(self, s: KnightFallState, place: int, move: Go, *, free: bool) -> Flow[bool]:
        cell, bank = self.place_called(s, move.tile)
        return (yield from self.go_to(s, place, cell, bank, "move", engaged=not free))

    def move_ends(self, s: KnightFallState, unit: int) -> bool:
        """Whether the tile on which a unit is ends a move of several tiles."""
        return s.at[unit] != OFF and self.holds(s, s.at[unit])

    def holds(self, s: KnightFallState, cell: int) -> bool:
        """Whether a tile ends a move of several tiles."""
        return False

    # -- moving others -----------------------------------------------------------------------------------------

    def push(self, s: KnightFallState, chooser: int, unit: int, *, may: bool) -> Flow[bool]:
        """Move somebody else to an adjacent tile: no disengagement, entry effects apply (RU-B28)."""
        move = yield from self.decide(s, chooser, PUSH, lambda: self.pushes(s, unit), may=may)
        if not isinstance(move, Push):
            return False
        cell, bank = self.place_called(s, move.tile)
        return (yield from self.go_to(s, unit, cell, bank, "push", engaged=False))

    def pushes(self, s: KnightFallState, unit: int) -> list[Move]:
        name = s.name_of(unit)
        return [Push(name, tile) for tile in self.arrivals(s, self.beside(s, s.at[unit]))]

    def arrivals(self, s: KnightFallState, cells: Sequence[int]) -> list[str]:
        """The tiles on which a unit can be put, with their banks."""
        return [s.tile_name(cell, bank) for cell in cells for bank in self.banks_of(s, cell)]

    def tile_choices(self, s: KnightFallState, cells: Sequence[int]) -> list[Move]:
        return [At(s.tiles[cell]) for cell in cells]
