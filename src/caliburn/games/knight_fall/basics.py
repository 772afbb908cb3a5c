"""What all chapters of Knight Fall share: who stands where, who is whose enemy, and asking.

A chapter asks in questions of its own (`neighbours`, `can_melee`, `captain`); a variant overrides the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from caliburn.games.knight_fall.figures import (
    ADJACENT,
    CELLS,
    DEMON,
    ELDERS,
    GAP,
    KIND_OF,
    KNIGHT,
    NO_BANK,
    PLACES,
    SIDE_OF,
    UNITS,
    Character,
    Figures,
    PowerCard,
)
from caliburn.games.knight_fall.state import NO_CARD, OFF, KnightFallState
from caliburn.kernel.flow import Flow, Options, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import Seating

ALL_UNITS = range(UNITS)


class Basics(Rules):
    """Knight Fall with its figures at hand."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.figures: Figures = seating.figures
        self.health_of = {KIND_OF[unit]: self.figures.minion_health.get(KIND_OF[unit], 0) for unit in ALL_UNITS}
        self.health_of["elder"] = self.figures.elder_health

    # -- asking ------------------------------------------------------------------------------------------------

    def choose(self, s: KnightFallState, seat: int, what: Prompt, options: Options, **args: object) -> Flow[Move]:
        """A seat decides; once the game is over nobody is asked any more, and nothing is done."""
        if s.over:
            return PASS
        s.question, s.about = what.message, ""
        move: Move = yield from ask(s, seat, what, options, **args)
        return move

    def decide(
        self,
        s: KnightFallState,
        seat: int,
        what: Prompt,
        moves: Callable[[], Sequence[Move]],
        *,
        may: bool = False,
        **args: object,
    ) -> Flow[Move]:
        """A seat picks one of some public choices; nothing where there is none, and `pass` too where it may."""
        if s.over or not moves():
            return PASS

        def options(s: KnightFallState, seat: int) -> Sequence[Move]:
            return [*moves(), PASS] if may else moves()

        s.question, s.about = what.message, str(args.get("unit", ""))
        move: Move = yield from ask(s, seat, what, options, **args)
        return move

    # -- teams -------------------------------------------------------------------------------------------------

    def captain(self, s: KnightFallState, side: int) -> int:
        """Who answers for a team: the owner of its first character in turn order (RU-A13)."""
        return s.seat_of[side]

    def owner(self, s: KnightFallState, place: int) -> int:
        """Who decides for a character."""
        return s.seat_of[place]

    def places_of(self, s: KnightFallState, side: int) -> range:
        """The places of a side, in turn order."""
        return range(side, s.places, 2)

    # -- characters --------------------------------------------------------------------------------------------

    def character(self, s: KnightFallState, place: int) -> Character:
        return self.figures.characters[place % 2][s.who[place]]

    def seal_of(self, s: KnightFallState, place: int) -> PowerCard | None:
        """The seal or mark in front of a character."""
        card = s.seals[place]
        return None if card == NO_CARD else self.figures.cards[place % 2][card]

    def seal_power(self, s: KnightFallState, place: int, does: str) -> int:
        """The figure of the seal of a character, where it does that; else 0."""
        seal = self.seal_of(s, place)
        return seal.effects[0].n if seal is not None and seal.effects[0].do == does else 0

    def most_health(self, s: KnightFallState, unit: int) -> int:
        return self.character(s, unit).most_health if unit < PLACES else self.health_of[KIND_OF[unit]]

    # -- where -------------------------------------------------------------------------------------------------

    def beside(self, s: KnightFallState, cell: int) -> list[int]:
        """The cells with a tile that share an edge with one."""
        return [other for other in ADJACENT[cell] if s.tiles[other] != GAP]

    def cells(self, s: KnightFallState) -> list[int]:
        """The cells with a tile."""
        return [cell for cell in range(CELLS) if s.tiles[cell] != GAP]

    def near(self, s: KnightFallState, cell: int) -> list[int]:
        """A cell and those beside it: close and adjacent."""
        return [cell, *self.beside(s, cell)]

    def units_on(self, s: KnightFallState, cell: int, side: int) -> list[int]:
        """All units of a side on a tile."""
        at = s.at
        return [unit for unit in ALL_UNITS if at[unit] == cell and SIDE_OF[unit] == side]

    def units_on_any(self, s: KnightFallState, cells: Iterable[int], side: int) -> list[int]:
        """All units of a side on some tiles, tile by tile."""
        return [unit for cell in cells for unit in self.units_on(s, cell, side)]

    def on_board(self, s: KnightFallState, units: Iterable[int]) -> list[int]:
        return [unit for unit in units if s.at[unit] != OFF]

    def elders_on(self, s: KnightFallState, cell: int) -> list[int]:
        return [unit for unit in ELDERS if s.at[unit] == cell]

    def knights_on(self, s: KnightFallState, cell: int) -> list[int]:
        return [place for place in range(KNIGHT, s.places, 2) if s.at[place] == cell]

    def demons_on_board(self, s: KnightFallState) -> list[int]:
        return self.on_board(s, self.places_of(s, DEMON))

    def knights_on_board(self, s: KnightFallState) -> list[int]:
        return self.on_board(s, self.places_of(s, KNIGHT))

    def is_guarded(self, s: KnightFallState, elder: int) -> bool:
        """An elder with a knight on its tile (guarding; RU-J03)."""
        return bool(self.knights_on(s, s.at[elder]))

    def supply(self, s: KnightFallState, units: Iterable[int]) -> list[int]:
        """The minions of a kind that are not on the board (RU-G01)."""
        return [unit for unit in units if s.at[unit] == OFF]

    # -- what the tiles change ---------------------------------------------------------------------------------

    def ways_from(self, s: KnightFallState, unit: int) -> list[tuple[int, int]]:
        """Where one move may lead a unit: cells with the bank on which it arrives."""
        return self.ways(s, unit, s.at[unit], s.bank[unit])

    def ways(self, s: KnightFallState, unit: int, cell: int, bank: int) -> list[tuple[int, int]]:
        """Where one move would lead a unit if it stood there."""
        ways = [(other, NO_BANK) for other in self.beside(s, cell)]
        if s.portals and SIDE_OF[unit] == KNIGHT and cell in s.portals:
            ways += [(other, NO_BANK) for other in sorted(s.portals) if other != cell and (other, NO_BANK) not in ways]
        return ways

    def banks_of(self, s: KnightFallState, cell: int) -> list[int]:
        """The banks on which a unit that is placed or moved by others may arrive."""
        return [NO_BANK]

    def meets(self, s: KnightFallState, unit: int, other: int) -> bool:
        """Whether two units of one tile can strike each other in melee, and hold each other when one leaves."""
        return True

    def shooting_cells(self, s: KnightFallState, unit: int) -> list[int]:
        """The tiles that a ranged attack of a unit can reach."""
        return self.beside(s, s.at[unit])
