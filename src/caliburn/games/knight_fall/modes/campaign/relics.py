"""Relics and elixirs in battle (Knight Fall, "Relics" and "Elixirs"; spec, campaign 5; RU-K12, RU-K14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caliburn.games.knight_fall.attack import Attack
from caliburn.games.knight_fall.components.story import ELIXIRS
from caliburn.games.knight_fall.figures import DEMON, ELDERS, KNIGHT, PLACES, SIDE_OF, STONE_GOLEMS
from caliburn.games.knight_fall.modes.campaign import events as happened
from caliburn.games.knight_fall.modes.campaign.battles import Battles
from caliburn.games.knight_fall.modes.campaign.moves import BuyScroll, Elixir, Shield, Use
from caliburn.games.knight_fall.modes.campaign.sheet import Sheet
from caliburn.games.knight_fall.modes.coop import CoopDeck
from caliburn.games.knight_fall.moves import At, Go, Target
from caliburn.games.knight_fall.state import OFF, TURN, KnightFallState, fresh_turn
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

HORN, CENSER, SHIELD, BELL, NAILS, HOURGLASS, MIRROR, CHALICE = (
    "saint-orlas-horn", "ember-censer", "thornwood-shield", "bell-of-nine-names", "silver-nails", "hourglass-of-ash",
    "mirror-of-still-water", "chalice-of-first-light",
)  # fmt: skip
ON_A_TURN: Final = (HORN, CENSER, NAILS, CHALICE)
HORN_MOVE = Prompt("ask-horn", "campaign-relics")
NAILS_TILE = Prompt("ask-nails", "campaign-relics")
CHALICE_HEALS = Prompt("ask-chalice", "campaign-relics")
RING = Prompt("ask-bell", "campaign-relics", scopes=("round", "battle"))
TURN_AGAIN = Prompt("ask-hourglass", "campaign-relics", scopes=("round", "battle"))
LOOK_AGAIN = Prompt("ask-mirror", "campaign-relics", scopes=("round", "battle"))
PROTECT = Prompt("ask-shield", "campaign-relics", scopes=("turn", "safe", "battle"))


class Relics(Battles):
    """Knight Fall, "Relics": each once in a battle."""

    def is_ready(self, s: KnightFallState, relic: str) -> bool:
        """Whether the party owns a relic that it has not used in this battle."""
        sheet = Sheet.of(s)
        return bool(sheet.battle) and relic in sheet.relics and relic not in sheet.used

    def spend(self, s: KnightFallState, relic: str) -> None:
        Sheet.of(s).used.append(relic)
        s.emit(happened.RelicUsed(relic))

    def offer_relic(self, s: KnightFallState, relic: str, what: Prompt) -> Flow[bool]:
        """Whether the players use a relic at its moment."""
        if not self.is_ready(s, relic):
            return False
        move = yield from self.decide(s, self.players(s), what, lambda: [Use(relic)], may=True)
        if not isinstance(move, Use):
            return False
        self.spend(s, relic)
        return True

    # -- on a knight's turn ------------------------------------------------------------------------------------

    def free_steps(self, s: KnightFallState, place: int) -> list[Move]:
        found = super().free_steps(s, place)
        if place % 2 == KNIGHT:
            useful = self.useful_relics(s, place)
            found += [Use(relic) for relic in ON_A_TURN if self.is_ready(s, relic) and useful[relic]]
        return found

    def steps_between(self, s: KnightFallState) -> list[Move]:
        """Elixirs (KF-X28), and scrolls for coins (KF-X16)."""
        found = super().steps_between(s)
        if s.active % 2 == KNIGHT:
            if Sheet.of(s).purse[ELIXIRS] and self.would_restore(s, s.active):
                found.append(Elixir())
            found += self.scrolls_for_sale(s)
        return found

    def useful_relics(self, s: KnightFallState, place: int) -> dict[str, bool]:
        """Which relics would do something now."""
        return {
            HORN: True,
            CENSER: bool(self.units_on(s, s.at[place], DEMON)),
            NAILS: bool(self.supply(s, STONE_GOLEMS)),
            CHALICE: bool(self.hurt_friends(s)),
        }

    def use_other(self, s: KnightFallState, seat: int, move: Move) -> Flow[None]:
        if isinstance(move, Elixir):
            self.drink(s, s.active)
        elif isinstance(move, BuyScroll):
            self.buy(s, seat, move)
        elif isinstance(move, Use):
            powers: dict[str, Callable[[KnightFallState, int], Flow[None]]] = {
                HORN: self.blow_horn, CENSER: self.swing_censer, NAILS: self.drive_nails, CHALICE: self.pass_chalice,
            }  # fmt: skip
            self.spend(s, move.relic)
            yield from powers[move.relic](s, s.active)
        else:
            yield from super().use_other(s, seat, move)

    def would_restore(self, s: KnightFallState, place: int) -> bool:
        full = s.health[place] == self.most_health(s, place)
        return not full or (self.elixir_defense(s) > 0 and s.defense[place] < self.character(s, place).most_defense)

    def drink(self, s: KnightFallState, place: int) -> None:
        """Health to the end of the track (RU-K12), and the beekeeper's defense."""
        sheet = Sheet.of(s)
        sheet.purse[ELIXIRS] -= 1
        s.emit(happened.ElixirDrunk(s.name_of(place), sheet.purse[ELIXIRS]))
        s.heal(place, self.most_health(s, place), self.most_health(s, place))
        s.gain_defense(place, self.elixir_defense(s), self.character(s, place).most_defense)

    def elixir_defense(self, s: KnightFallState) -> int:
        return sum([self.figures.villagers[villager].defense for villager in Sheet.of(s).villagers])

    def blow_horn(self, s: KnightFallState, place: int) -> Flow[None]:
        """Each knight may move, without disengagement damage."""
        for knight in self.knights_on_board(s):
            yield from self.follow_the_horn(s, knight, "move" if knight == place else "push")

    def follow_the_horn(self, s: KnightFallState, knight: int, how: str) -> Flow[None]:
        life = s.lives[knight]
        for _ in range(self.figures.relics[HORN].n):
            move = yield from self.decide(
                s, self.owner(s, knight), HORN_MOVE, lambda: self.steps(s, knight), may=True, unit=s.name_of(knight)
            )
            if not isinstance(move, Go):
                return
            cell, bank = self.place_called(s, move.tile)
            yield from self.go_to(s, knight, cell, bank, how, engaged=False)
            if not self.is_there(s, knight, life) or self.move_ends(s, knight):
                return

    def swing_censer(self, s: KnightFallState, place: int) -> Flow[None]:
        yield from self.blast(s, place, [s.at[place]], self.figures.relics[CENSER].n, CENSER)

    def drive_nails(self, s: KnightFallState, place: int) -> Flow[None]:
        """A stone golem on any tile acts at once."""
        tiles = [At(tile) for tile in self.arrivals(s, self.cells(s))]
        move = yield from self.decide(s, self.owner(s, place), NAILS_TILE, lambda: tiles)
        if isinstance(move, At):
            unit = self.supply(s, STONE_GOLEMS)[0]
            cell, bank = self.place_called(s, move.tile)
            s.place_minion(unit, cell, bank, self.health_of["stone-golem"])
            yield from self.act_on(s, self.owner(s, place), unit, self.figures.relics[NAILS].n, NAILS)

    def hurt_friends(self, s: KnightFallState) -> list[int]:
        units = [*self.knights_on_board(s), *self.on_board(s, ELDERS)]
        return [unit for unit in units if s.health[unit] < self.most_health(s, unit)]

    def pass_chalice(self, s: KnightFallState, place: int) -> Flow[None]:
        """A knight or an elder anywhere is healed."""
        targets = [Target(s.name_of(unit)) for unit in self.hurt_friends(s)]
        move = yield from self.decide(s, self.owner(s, place), CHALICE_HEALS, lambda: targets)
        if isinstance(move, Target):
            unit = s.unit_called(move.unit)
            s.heal(unit, self.figures.relics[CHALICE].n, self.most_health(s, unit))

    # -- at their moments --------------------------------------------------------------------------------------

    def begin_turn(self, s: KnightFallState) -> Flow[None]:
        """The Bell of Nine Names, when a demon's turn would begin: the demon does nothing at all."""
        if s.active % 2 == DEMON and s.at[s.active] != OFF:
            silenced = yield from self.offer_relic(s, BELL, RING)
            if silenced:
                self.next_place(s)
                return
        yield from super().begin_turn(s)

    def look_at_cards(self, s: KnightFallState, place: int) -> Flow[None]:
        """The Mirror of Still Water: two other cards."""
        yield from super().look_at_cards(s, place)
        shown = CoopDeck.of(s).shown
        again = yield from self.offer_relic(s, MIRROR, LOOK_AGAIN)
        if again:
            for card in shown:
                CoopDeck.of(s).discards.add(card)
            CoopDeck.of(s).shown = self.draw_two(s)

    def redirect(self, s: KnightFallState, a: Attack) -> Flow[None]:
        """The Thornwood Shield, when an attack is about to damage a knight or an elder."""
        yield from super().redirect(s, a)
        hurt = [packet.hits for packet in a.packets if packet.rest and self.is_protected(s, packet.hits)]
        if SIDE_OF[a.source] != DEMON or not hurt or not self.is_ready(s, SHIELD):
            return
        shields: list[Move] = [Shield(s.name_of(unit)) for unit in dict.fromkeys(hurt)]
        move = yield from self.decide(s, self.players(s), PROTECT, lambda: shields, may=True)
        if isinstance(move, Shield):
            self.spend(s, SHIELD)
            for packet in a.packets:
                if packet.hits == s.unit_called(move.unit):
                    packet.spent += packet.rest

    def is_protected(self, s: KnightFallState, unit: int) -> bool:
        is_knight = unit < PLACES and unit % 2 == KNIGHT
        return s.at[unit] != OFF and (is_knight or unit in ELDERS)

    def pass_on(self, s: KnightFallState, place: int) -> Flow[None]:
        """The Hourglass of Ash: the knight takes one more turn."""
        again = False
        if place % 2 == KNIGHT and s.at[place] != OFF:
            again = yield from self.offer_relic(s, HOURGLASS, TURN_AGAIN)
        if again:
            s.phase = TURN
            s.turn = fresh_turn()
        else:
            yield from super().pass_on(s, place)
