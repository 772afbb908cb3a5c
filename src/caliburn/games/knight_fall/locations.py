"""Location tiles (Knight Fall, "Location Tiles"): what each tile does, where the players use these effects.

The sewer is one tile with two banks (RU-L01 to RU-L07); every other tile has a single effect.
"""

from __future__ import annotations

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.figures import (
    BASIC,
    ELDERS,
    KNIGHT,
    NO_BANK,
    NORTH_BANK,
    PLACES,
    POWER_CARDS,
    SIDE_OF,
    SOUTH_BANK,
)
from caliburn.games.knight_fall.moves import Orb
from caliburn.games.knight_fall.playing import MAGIC_FOR_A_CARD
from caliburn.games.knight_fall.rounds import Rounds
from caliburn.games.knight_fall.state import OFF, KnightFallState
from caliburn.kernel.flow import Flow
from caliburn.kernel.moves import Move

BOTH = (NORTH_BANK, SOUTH_BANK)


class Locations(Rounds):
    """Knight Fall, "Advanced Location Effects"."""

    def effect_at(self, s: KnightFallState, cell: int) -> str:
        """What the tile of a cell does."""
        return self.figures.tiles[s.tiles[cell]].effect

    def effect_of(self, s: KnightFallState, unit: int) -> str:
        """What the tile does on which a unit stands."""
        return "none" if s.at[unit] == OFF else self.effect_at(s, s.at[unit])

    def shown_effect(self, tile: str) -> str | None:
        return self.figures.tiles[tile].effect

    # -- the sewer ---------------------------------------------------------------------------------------------

    def banks_of(self, s: KnightFallState, cell: int) -> list[int]:
        return [*BOTH] if self.effect_at(s, cell) == "sewer" else super().banks_of(s, cell)

    def ways(self, s: KnightFallState, unit: int, cell: int, bank: int) -> list[tuple[int, int]]:
        """Across the water, or from the own bank to a tile it touches; the Catacombs lead to diagonal tiles too."""
        ways: list[tuple[int, int]] = []
        for other, _ in super().ways(s, unit, cell, bank):
            if bank and blocked_by_water(cell, other, bank):
                continue
            ways += [(other, arriving) for arriving in self.arriving_banks(s, cell, other)]
        if bank:
            ways.append((cell, SOUTH_BANK if bank == NORTH_BANK else NORTH_BANK))
        if self.effect_at(s, cell) == "catacombs" and unit < PLACES and unit == s.active:
            ways += [(other, b) for other in self.across_corners(s, cell) for b in self.banks_of(s, other)]
        return ways

    def arriving_banks(self, s: KnightFallState, start: int, cell: int) -> list[int]:
        """From north or south one comes to that bank; from west and east to either (RU-L02)."""
        banks = self.banks_of(s, cell)
        if banks == [NO_BANK] or start // 3 == cell // 3 or cell not in self.beside(s, start):
            return banks
        return [NORTH_BANK] if start < cell else [SOUTH_BANK]

    def meets(self, s: KnightFallState, unit: int, other: int) -> bool:
        """In melee the water is between them (RU-L03, RU-L05)."""
        return s.bank[unit] == s.bank[other]

    def across_the_water(self, s: KnightFallState, unit: int) -> list[int]:
        if not s.bank[unit]:
            return []
        here = self.units_on(s, s.at[unit], 1 - SIDE_OF[unit])
        return [other for other in here if s.bank[other] != s.bank[unit]]

    # -- entering ----------------------------------------------------------------------------------------------

    def enter_tile(self, s: KnightFallState, unit: int) -> Flow[None]:
        """Health is gained, or an ambush waits (RU-L08, RU-L09)."""
        effect = self.effect_of(s, unit)
        if effect == "gain-health" and unit < PLACES:
            s.heal(unit, 1, self.most_health(s, unit))
        elif effect == "nook" and unit not in ELDERS and self.units_on(s, s.at[unit], 1 - SIDE_OF[unit]):
            yield from self.suffer(s, unit, 1, "tile")

    def holds(self, s: KnightFallState, cell: int) -> bool:
        """The mire holds whoever enters it."""
        return self.effect_at(s, cell) == "mire" or super().holds(s, cell)

    # -- fighting ----------------------------------------------------------------------------------------------

    def melee_bonus(self, s: KnightFallState, source: int, target: int) -> int:
        """The armory: the first melee attack from here in a turn is stronger."""
        return super().melee_bonus(s, source, target) + int(self.strikes_from_armory(s, source))

    def use_first_melee(self, s: KnightFallState, source: int) -> None:
        if self.strikes_from_armory(s, source):
            s.use_once("armory")
        super().use_first_melee(s, source)

    def strikes_from_armory(self, s: KnightFallState, source: int) -> bool:
        return self.effect_of(s, source) == "armory" and source == s.active and not s.is_used("armory")

    def shooting_cells(self, s: KnightFallState, unit: int) -> list[int]:
        """From a tower or a hill one shoots over corners too."""
        cells = super().shooting_cells(s, unit)
        if self.effect_of(s, unit) == "diagonal-ranged" and unit == s.active:
            cells = [*cells, *self.across_corners(s, s.at[unit])]
        return cells

    # -- cards -------------------------------------------------------------------------------------------------

    def prices(self, s: KnightFallState, seat: int) -> list[Move]:
        """On the magic orb a card gives magic, once in a turn, a slowed one too (RU-L10)."""
        found = super().prices(s, seat)
        if self.effect_of(s, s.active) in ("orb", "stones") and not s.is_used("orb"):
            found += [Orb(POWER_CARDS[s.active % 2][card]) for card in self.cards_of(s, seat)]
        return found

    def free_steps(self, s: KnightFallState, place: int) -> list[Move]:
        found = super().free_steps(s, place)
        if self.effect_of(s, place) == "orb" and s.basic[s.seat_of[place]] and not s.is_used("orb"):
            found.append(Orb(BASIC))
        return found

    def use_other(self, s: KnightFallState, seat: int, move: Move) -> Flow[None]:
        if not isinstance(move, Orb):
            yield from super().use_other(s, seat, move)
            return
        s.use_once("orb")
        if move.card == BASIC:
            s.basic[seat] = False
            s.emit(happened.BasicPlayed(seat, s.name_of(s.active), "orb"))
        else:
            s.emit(happened.CardPlayed(seat, s.name_of(s.active), move.card, "price", ""))
            self.pay_card(s, seat, move.card)
        self.gain_magic(s, s.active, MAGIC_FOR_A_CARD)

    def end_on_tile(self, s: KnightFallState, place: int) -> Flow[None]:
        """The ruined shrine strengthens a knight."""
        yield from super().end_on_tile(s, place)
        if self.effect_of(s, place) == "shrine" and place % 2 == KNIGHT:
            s.gain_defense(place, 1, self.character(s, place).most_defense)

    def surplus(self, s: KnightFallState, place: int) -> int:
        """In the scriptorium one more card is drawn, and one discarded."""
        return super().surplus(s, place) + (self.effect_of(s, place) == "scriptorium")


def blocked_by_water(start: int, cell: int, bank: int) -> bool:
    """Whether the water lies between a bank and a tile: north and south edges touch one bank each (RU-L01)."""
    if start // 3 == cell // 3 or abs(start - cell) != 3:
        return False
    return (bank == NORTH_BANK) != (cell < start)
