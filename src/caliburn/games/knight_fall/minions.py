"""Minions and their minor actions (Knight Fall, "Minions and Minor Actions")."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.fighting import Fighting
from caliburn.games.knight_fall.figures import (
    COMMANDS_FOR_AN_IMP,
    HEAL,
    IMPS,
    KIND_OF,
    MELEE,
    MOVE,
    SIDE_OF,
    UNIT_NUMBERS,
)
from caliburn.games.knight_fall.moves import Order, Summon
from caliburn.games.knight_fall.state import OFF, KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

ORDER = Prompt("ask-order", "minions")
COMMAND_IMPS = Prompt("ask-command", "command")
SELF = "self"


class Minions(Fighting):
    """Knight Fall, "Minions and Minor Actions"."""

    # -- one action --------------------------------------------------------------------------------------------

    def orders(self, s: KnightFallState, unit: int, actions: Sequence[str]) -> list[Move]:
        """What a minion can do with one minor action; a move, a melee, or healing itself."""
        found: list[Move] = []
        name = s.name_of(unit)
        if MELEE in actions:
            enemies = self.units_on(s, s.at[unit], 1 - SIDE_OF[unit])
            found += [Order(name, MELEE, s.name_of(enemy)) for enemy in enemies if self.meets(s, unit, enemy)]
        if MOVE in actions:
            found += [Order(name, MOVE, s.tile_name(cell, bank)) for cell, bank in self.ways_from(s, unit)]
        if HEAL in actions and s.health[unit] < self.health_of[KIND_OF[unit]]:
            found.append(Order(name, HEAL, SELF))
        return found

    def obey(self, s: KnightFallState, order: Order, *, engaged: bool, by: str) -> Flow[None]:
        """A minion does what it was told. Moved by others, it leaves enemies unhurt (RU-C04, RU-C05)."""
        unit = UNIT_NUMBERS[order.minion]
        if order.action == MELEE:
            yield from self.strike(s, unit, MELEE, s.unit_called(order.on), 1, by)
        elif order.action == MOVE:
            cell, bank = self.place_called(s, order.on)
            yield from self.go_to(s, unit, cell, bank, "move", engaged=engaged)
        else:
            s.heal(unit, 1, self.health_of[KIND_OF[unit]])

    # -- many actions ------------------------------------------------------------------------------------------

    def activate(
        self,
        s: KnightFallState,
        place: int,
        units: Sequence[int],
        actions: int,
        by: str,
        kinds: Sequence[str] = (MELEE, MOVE, HEAL),
        *,
        engaged: bool = False,
        burns: bool = False,
    ) -> Flow[None]:
        """A character's minions act one after another, in any order, each finishing before the next (RU-G02)."""
        chooser, lives = self.owner(s, place), self.while_there(s, place)
        if burns:
            yield from self.burn_all(s, units)
        waiting = self.on_board(s, units)
        while waiting and lives():

            def first_orders(waiting: Sequence[int] = tuple(waiting)) -> list[Move]:
                return [order for unit in waiting for order in self.orders(s, unit, kinds)]

            move = yield from self.decide(s, chooser, ORDER, first_orders, may=True)
            if not isinstance(move, Order):
                return
            unit = UNIT_NUMBERS[move.minion]
            waiting.remove(unit)
            yield from self.obey(s, move, engaged=engaged, by=by)
            yield from self.act_on(s, chooser, unit, actions - 1, by, kinds, engaged=engaged, lives=lives)
            waiting = self.on_board(s, waiting)

    def burn_all(self, s: KnightFallState, units: Sequence[int]) -> Flow[None]:
        """Whatever they will do: who begins its activation in a halo of fire is hurt first (RU-C12, KF-X2)."""
        for unit in self.on_board(s, units):
            yield from self.burn(s, unit)

    def act_on(
        self,
        s: KnightFallState,
        chooser: int,
        unit: int,
        actions: int,
        by: str,
        kinds: Sequence[str] = (MELEE, MOVE, HEAL),
        *,
        engaged: bool = False,
        lives: Callable[[], bool] = lambda: True,
    ) -> Flow[None]:
        """The actions a minion has left, as long as the character lives that leads it, if there is one."""
        for _ in range(actions):
            if s.at[unit] == OFF or s.over or not lives():
                return
            move = yield from self.decide(s, chooser, ORDER, lambda: self.orders(s, unit, kinds), may=True)
            if not isinstance(move, Order):
                return
            yield from self.obey(s, move, engaged=engaged, by=by)

    # -- command -----------------------------------------------------------------------------------------------

    def imps_near(self, s: KnightFallState, place: int) -> list[int]:
        near = self.near(s, s.at[place])
        return [imp for imp in IMPS if s.at[imp] in near]

    def command_orders(self, s: KnightFallState, imps: Sequence[int]) -> list[Move]:
        """A commanded imp moves or strikes, and never has to heal (RU-G05)."""
        return [order for imp in imps for order in self.orders(s, imp, (MOVE, MELEE))]

    def command(self, s: KnightFallState, place: int, symbols: int, by: str, *, anywhere: bool = False) -> Flow[None]:
        """Command from a card's text or a power: used now, never held; two of it may place an imp (RU-G13)."""
        life = s.lives[place]
        while symbols and self.is_there(s, place, life):
            left = symbols

            def orders(left: int = left) -> list[Move]:
                imps = self.on_board(s, IMPS) if anywhere else self.imps_near(s, place)
                can_summon = left >= COMMANDS_FOR_AN_IMP and self.supply(s, IMPS)
                return [*self.command_orders(s, imps), *([Summon()] if can_summon else [])]

            move = yield from self.decide(s, self.owner(s, place), COMMAND_IMPS, orders, may=True)
            if isinstance(move, Summon):
                symbols -= COMMANDS_FOR_AN_IMP
                yield from self.spawn(s, s.seal_cell(), self.owner(s, place))
            elif isinstance(move, Order):
                symbols -= 1
                yield from self.obey(s, move, engaged=False, by=by)
            else:
                return

    # -- placing -----------------------------------------------------------------------------------------------

    def spawn(self, s: KnightFallState, cell: int, chooser: int, kind: Sequence[int] = IMPS) -> Flow[int | None]:
        """A minion from the supply is placed, if there is one (RU-G07)."""
        supply = self.supply(s, kind)
        if not supply or s.over:
            return None
        unit = supply[0]
        yield from self.put(s, unit, cell, chooser)
        s.health[unit] = self.health_of[KIND_OF[unit]]
        s.emit(happened.MinionPlaced(s.name_of(unit), s.where(unit)))
        return unit
