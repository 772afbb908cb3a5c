"""Losing health outside of attacks, death and return (Knight Fall, "Death"; spec 12.4), and slow."""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.basics import Basics
from caliburn.games.knight_fall.figures import (
    BANKS,
    CHARACTER_POINTS,
    CORNERS,
    CRAWLERS,
    DEMON,
    ELDER_POINTS,
    ELDERS,
    IMPS,
    KNIGHT,
    PLACES,
    POWER_CARDS,
)
from caliburn.games.knight_fall.moves import Block, Put, Redirect
from caliburn.games.knight_fall.state import NO_CARD, OFF, PLAY, TURN, TURN_END, KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

BLOCK = Prompt("ask-block", "disengagement")
CORNER = Prompt("ask-corner", "death", automatic=True)
BANK = Prompt("ask-bank", "sewer", automatic=True)
IN_A_TURN = (TURN, PLAY, TURN_END)


class Damage(Basics):
    """Knight Fall, "Death" and "Slow"."""

    # -- damage that is no attack ------------------------------------------------------------------------------

    def suffer(self, s: KnightFallState, unit: int, damage: int, why: str) -> Flow[None]:
        """Damage outside an attack: only the unit's own defense, ice or imps help (RU-B14, RU-B25, RU-B26)."""
        blocked = 0
        if unit < PLACES and unit % 2 == KNIGHT:
            blocked = yield from self.block(s, unit, damage)
        elif unit < PLACES:
            imp, blocked = yield from self.shield_demon(s, unit, damage)
            unit = unit if imp is None else imp
        if damage > blocked:
            self.lose_health(s, unit, damage - blocked, why)
        yield from self.settle_deaths(s)

    def block(self, s: KnightFallState, place: int, damage: int) -> Flow[int]:
        """A knight may spend defense on damage to itself."""
        if not self.can_defend(s, place):
            return 0
        most = min(damage, s.defense[place])

        def blocks() -> list[Move]:
            return [Block(n) for n in range(most, 0, -1)]

        move = yield from self.decide(s, self.owner(s, place), BLOCK, blocks, may=True)
        if not isinstance(move, Block):
            return 0
        s.defense[place] -= move.amount
        s.emit(happened.Defended(s.name_of(place), s.name_of(place), move.amount, move.amount))
        return move.amount

    def can_defend(self, s: KnightFallState, place: int) -> bool:
        """Whether a knight has defense that it may use."""
        return s.defense[place] > 0 and s.at[place] != OFF and place not in s.turn.cursed

    def shield_demon(self, s: KnightFallState, place: int, damage: int) -> Flow[tuple[int | None, int]]:
        """What a demon does against damage: the imp that takes it all, and what ice blocks."""
        owner = self.owner(s, place)
        move = yield from self.decide(s, owner, BLOCK, lambda: self.shields(s, place, damage), may=True)
        return self.use_shield(s, place, move)

    def shields(self, s: KnightFallState, place: int, damage: int) -> Sequence[Move]:
        """Shackled Souls and Rime Armor."""
        if s.is_character(place, "imp-lord"):
            near = self.near(s, s.at[place])
            return [Redirect(s.name_of(imp)) for imp in IMPS if s.at[imp] in near]
        if s.is_character(place, "frozen-lurker"):
            return [Block(n) for n in range(min(damage, s.ice), 0, -1)]
        return []

    def use_shield(self, s: KnightFallState, place: int, move: Move) -> tuple[int | None, int]:
        if isinstance(move, Redirect):
            s.emit(happened.Redirected(s.name_of(place), move.imp))
            return s.unit_called(move.imp), 0
        if isinstance(move, Block):
            s.ice -= move.amount
            s.emit(happened.IceSpent(s.name_of(place), move.amount, s.ice))
            return None, move.amount
        return None, 0

    # -- losing health -----------------------------------------------------------------------------------------

    def lose_health(self, s: KnightFallState, unit: int, damage: int, why: str) -> int:
        """Health is lost; at none the unit is killed. Returns how much there was to lose."""
        lost = min(damage, s.health[unit])
        s.health[unit] -= lost
        if s.events is not None:
            s.events.append(happened.HealthLost(s.name_of(unit), lost, s.health[unit], why))
        if s.health[unit] == 0:
            self.kill(s, unit)
        return lost

    def kill(self, s: KnightFallState, unit: int) -> None:
        """Points are scored at once; what else a character's death brings is settled when the damage is done."""
        cell, tile = s.at[unit], s.where(unit)
        s.remove(unit)
        if unit >= PLACES:
            s.health[unit] = 0
            s.emit(happened.UnitKilled(s.name_of(unit), tile))
            if unit in ELDERS:
                self.score(s, DEMON, ELDER_POINTS, "elder")
            return
        s.emit(happened.CharacterKilled(s.name_of(unit), tile))
        s.lives[unit] += 1
        s.deaths.append((unit, cell))
        s.defense[unit] = 0
        self.score(s, 1 - unit % 2, CHARACTER_POINTS, ("demon", "knight")[unit % 2])
        s.discard_seal(unit)

    def score(self, s: KnightFallState, side: int, points: int, why: str) -> None:
        s.score(side, points, why)

    # -- what a death brings -----------------------------------------------------------------------------------

    def settle_deaths(self, s: KnightFallState) -> Flow[None]:
        """For every character that fell: its dying power, and who comes in its place."""
        while s.deaths and not s.over:
            place, cell = s.deaths.pop(0)
            if s.is_character(place, "bone-crusher"):
                others = s.deaths[:]
                s.deaths.clear()  # theirs is settled when his is (spec 12.4)
                yield from self.shatter(s, place, cell)
                self.crumble(s)
                s.deaths[:0] = others
            if not s.over:
                yield from self.succeed(s, place, cell)

    def shatter(self, s: KnightFallState, place: int, cell: int) -> Flow[None]:
        """What bursts out of the Bone Crusher; see `powers.py`."""
        yield from ()

    def crumble(self, s: KnightFallState) -> None:
        """All bone crawlers die with the Bone Crusher."""
        for unit in self.on_board(s, CRAWLERS):
            self.kill(s, unit)

    def succeed(self, s: KnightFallState, place: int, cell: int) -> Flow[None]:
        """Who comes for a character that fell on a cell."""
        self.replace(s, place)
        yield from self.return_at_once(s, place)

    def replace(self, s: KnightFallState, place: int) -> None:
        """A new character is drawn for the same place in the turn order; the hand stays (RU-F01, RU-D07)."""
        fallen, side = s.name_of(place), place % 2
        s.fallen[side].add(s.who[place])
        s.who[place] = self.draw_character(s, side)
        self.make_ready(s, place)
        s.emit(happened.CharacterReplaced(fallen, s.name_of(place)))

    def draw_character(self, s: KnightFallState, side: int) -> int:
        """From the deck; the fallen are shuffled into a new one when it is empty (RU-F06)."""
        if not s.characters[side].total:
            s.fallen[side].pour_into(s.characters[side])
        return s.luck.draw(s.characters[side])

    def make_ready(self, s: KnightFallState, place: int) -> None:
        """A character begins: health, defense, ice."""
        character = self.character(s, place)
        s.health[place] = character.health
        s.defense[place] = character.defense
        if character.ice:
            s.ice = character.ice

    def return_at_once(self, s: KnightFallState, place: int) -> Flow[None]:
        """Whoever falls in its own turn is placed at once and plays on (RU-F03)."""
        if place == s.active and s.phase in IN_A_TURN:
            s.turn.moved = s.turn.left_tile = False
            yield from self.enter(s, place)

    def enter(self, s: KnightFallState, place: int) -> Flow[None]:
        """A waiting character comes: a demon on the seal, a knight on any corner (RU-F05)."""
        if place % 2 == DEMON:
            s.stand(place, s.seal_cell())
        else:
            move = yield from self.decide(s, self.owner(s, place), CORNER, lambda: self.corners(s))
            if isinstance(move, Put):
                s.stand(place, *self.place_called(s, move.tile))
        if s.at[place] == OFF:
            return
        if s.halos and s.halo_place == place:
            self.remove_halos(s)
        s.emit(happened.CharacterPlaced(s.name_of(place), s.where(place)))

    def put(self, s: KnightFallState, unit: int, cell: int, chooser: int) -> Flow[None]:
        """Put a unit on a tile; where that has two banks, somebody chooses one."""
        names = [s.tile_name(cell, bank) for bank in self.banks_of(s, cell)]
        move = yield from self.decide(s, chooser, BANK, lambda: [Put(name) for name in names])
        if isinstance(move, Put):
            s.stand(unit, *self.place_called(s, move.tile))

    def corners(self, s: KnightFallState) -> list[Move]:
        """The corner tiles, with their banks."""
        cells = [cell for cell in CORNERS if s.tiles[cell]]
        return [Put(s.tile_name(cell, bank)) for cell in cells for bank in self.banks_of(s, cell)]

    def place_called(self, s: KnightFallState, tile: str) -> tuple[int, int]:
        """The cell and the bank of a tile by its name."""
        letter, _, bank = tile.partition("-")
        return s.tiles.index(letter), BANKS.index(bank)

    def remove_halos(self, s: KnightFallState) -> None:
        s.emit(happened.HalosRemoved(tuple([s.tiles[cell] for cell in s.halos])))
        s.halos.clear()

    # -- slow --------------------------------------------------------------------------------------------------

    def slow(self, s: KnightFallState, place: int) -> Flow[None]:
        """A random power card of the player is laid face down, one at most (RU-D01 to RU-D03)."""
        yield from ()
        seat = s.seat_of[place]
        hand = s.hands[seat]
        if s.slowed[seat] != NO_CARD or not hand:
            s.emit(happened.NotSlowed(s.name_of(place)))
            return
        names = [POWER_CARDS[place % 2][card] for card in hand]
        card = s.slow_card(seat, s.luck.pick(names))
        s.emit(happened.Slowed(seat, s.name_of(place), POWER_CARDS[place % 2][card]))
