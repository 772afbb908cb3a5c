"""Turns and rounds (Knight Fall, "Game Structure" and "End of Round Phase"; spec 12.1)."""

from __future__ import annotations

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.figures import (
    CRAWLERS,
    DEMON,
    HAND,
    HEAL,
    ICE_GOLEMS,
    IMPS,
    KIND_OF,
    KNIGHT,
    POWER_CARDS,
    ROUND_POINTS,
    SLAG_GOLEMS,
    STONE_GOLEMS,
    UNIT_NUMBERS,
)
from caliburn.games.knight_fall.minions import SELF
from caliburn.games.knight_fall.moves import Discard, Order, Put
from caliburn.games.knight_fall.playing import Playing
from caliburn.games.knight_fall.state import (
    GOLEMS,
    IMPS_ACT,
    OFF,
    PLAY,
    REINFORCE,
    ROUND_END,
    TURN,
    KnightFallState,
    fresh_turn,
)
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move

DISCARD_DRAWN = Prompt("ask-discard-drawn", "foresight")
MINION = Prompt("ask-minion", "end-of-round")
NEW_GOLEM = Prompt("ask-new-golem", "end-of-round", automatic=True)
FIVE = 5
OWN_MINIONS = ("ice-golem", "slag-golem", "crawler")


class Turns(Playing):
    """Knight Fall, "Game Turns" and "End of Round Phase"."""

    # -- the beginning of a turn -------------------------------------------------------------------------------

    def begin_turn(self, s: KnightFallState) -> Flow[None]:
        """Steps 1 to 5 of a turn."""
        place = s.active
        s.turn = fresh_turn()
        s.emit(happened.TurnBegan(s.seat_of[place], s.name_of(place)))
        if s.at[place] == OFF:
            yield from self.enter(s, place)
        if s.halos and s.halo_place == place:
            self.remove_halos(s)
        life = s.lives[place]
        if s.at[place] != OFF:
            yield from self.burn(s, place)
        if s.lives[place] == life and not s.over:
            yield from self.own_minions_act(s, place)
        if s.lives[place] == life and not s.over:
            yield from self.start_seals(s, place)
        if not s.over:
            s.phase = PLAY

    def own_minions_act(self, s: KnightFallState, place: int) -> Flow[None]:
        """Ice golems, slag golems and bone crawlers that are tied to this turn (RU-F07, RU-F10)."""
        if s.is_character(place, "ice-knight"):
            s.makers[0] = place
        if s.is_character(place, "earth-knight"):
            s.makers[1] = place
        tied, lives = self.tied_to(s, place), self.while_there(s, place)
        for kind in OWN_MINIONS:
            units = [unit for unit in tied if KIND_OF[unit] == kind]
            if units and lives():
                actions = self.figures.minion_actions[kind]
                yield from self.activate(s, place, units, actions, kind, engaged=True, burns=True)

    def tied_to(self, s: KnightFallState, place: int) -> list[int]:
        """The minions that act with a place."""
        if s.is_character(place, "bone-crusher"):
            return [*CRAWLERS]
        return [*(ICE_GOLEMS if s.makers[0] == place else ()), *(SLAG_GOLEMS if s.makers[1] == place else ())]

    def start_seals(self, s: KnightFallState, place: int) -> Flow[None]:
        """Seal of Warding, Seal of the Mason, Mark of the Swarm."""
        warding = self.seal_power(s, place, "start-defense")
        if warding:
            s.gain_defense(place, warding, self.character(s, place).most_defense)
        seal = self.seal_of(s, place)
        if seal is not None and seal.effects[0].do == "mason":
            yield from self.do_mason(s, place, seal.effects[0], seal.id)
        swarm = self.seal_power(s, place, "start-command")
        if swarm:
            yield from self.command(s, place, swarm, "mark-of-the-swarm", anywhere=True)

    # -- the end of a turn -------------------------------------------------------------------------------------

    def end_turn(self, s: KnightFallState) -> Flow[None]:
        """Steps 7 and 8: end-of-turn powers, then the hand is drawn anew."""
        place = s.active
        seat = s.seat_of[place]
        self.discard_rest(s, seat)
        life = s.lives[place]
        yield from self.end_powers(s, place)
        if self.is_there(s, place, life):
            yield from self.end_on_tile(s, place)
        if not s.over:
            s.take_up_slowed(seat)
            yield from self.draw_hand(s, place)
            yield from self.pass_on(s, place)

    def pass_on(self, s: KnightFallState, place: int) -> Flow[None]:
        """The next in the turn order follows."""
        yield from ()
        self.next_place(s)

    def discard_rest(self, s: KnightFallState, seat: int) -> None:
        """Cards that were not played are discarded."""
        s.take_up_slowed(seat)
        cards = sorted(s.hands[seat])
        for card in cards:
            s.lose_card(seat, card)
        if cards:
            names = POWER_CARDS[s.side(seat)]
            s.emit(happened.CardsDiscarded(seat, tuple([names[card] for card in cards])))

    def end_on_tile(self, s: KnightFallState, place: int) -> Flow[None]:
        """What the tile does for a character that ends its turn there."""
        yield from ()

    def draw_hand(self, s: KnightFallState, place: int) -> Flow[None]:
        """Three new power cards; whoever may draw more discards as many of them (RU-I02, RU-I03)."""
        seat = s.seat_of[place]
        s.basic[seat] = True
        surplus = self.surplus(s, place)
        drawn = 0
        for _ in range(self.hand_size() + surplus):
            drawn += s.draw_card(seat) >= 0
        new = s.hands[seat][len(s.hands[seat]) - drawn :]
        names = POWER_CARDS[place % 2]
        s.emit(happened.CardsDrawn(seat, drawn, tuple([names[card] for card in sorted(new)])))
        for _ in range(min(surplus, drawn)):
            yield from self.discard_drawn(s, seat, drawn)
            drawn -= 1

    def hand_size(self) -> int:
        """How many power cards are drawn for a turn."""
        return HAND

    def surplus(self, s: KnightFallState, place: int) -> int:
        """How many cards more a character draws at the end of its turn: Foresight."""
        return int(s.is_character(place, "seer-knight") and s.at[place] != OFF)

    def discard_drawn(self, s: KnightFallState, seat: int, drawn: int) -> Flow[None]:
        """One of the cards just drawn is discarded, face up."""
        names = POWER_CARDS[s.side(seat)]

        def new_cards(s: KnightFallState, seat: int) -> list[Move]:
            hand = s.hands[seat]
            return [Discard(names[card]) for card in sorted(dict.fromkeys(hand[len(hand) - drawn :]))]

        move = yield from self.choose(s, seat, DISCARD_DRAWN, new_cards)
        assert isinstance(move, Discard)
        card, hand = names.index(move.card), s.hands[seat]
        at = max([place for place, held in enumerate(hand) if held == card])
        del hand[at]
        del s.origins[seat][at]
        s.discards[s.side(seat)].add(card)
        s.emit(happened.CardsDiscarded(seat, (move.card,)))

    def next_place(self, s: KnightFallState) -> None:
        s.active += 1
        s.phase = TURN
        if s.active == s.places:
            s.active = 0
            s.phase = ROUND_END
        s.turn = fresh_turn()

    # -- the end of a round ------------------------------------------------------------------------------------

    def end_round(self, s: KnightFallState) -> Flow[None]:
        """Knights score first; if that opens the door, the game is over (RU-H07)."""
        yield from ()
        s.emit(happened.RoundEnded(s.round))
        self.score(s, KNIGHT, self.round_points(s), "round")
        if not s.over:
            s.phase = GOLEMS
            s.queue = self.golems_of_the_round(s)

    def golems_of_the_round(self, s: KnightFallState) -> list[int]:
        """Those that act at the end of a round."""
        return self.on_board(s, STONE_GOLEMS)

    def round_points(self, s: KnightFallState) -> int:
        return ROUND_POINTS

    def minions_act(self, s: KnightFallState) -> Flow[None]:
        """One minion takes its actions; its team picks which one is next (RU-G02)."""
        s.queue = self.on_board(s, s.queue)
        if not s.queue:
            yield from self.after_minions(s)
            return
        side = KNIGHT if s.phase == GOLEMS else DEMON
        yield from self.activate_next(s, self.captain(s, side))

    def after_minions(self, s: KnightFallState) -> Flow[None]:
        """Golems first, then imps, then both teams get a new one."""
        if s.phase == GOLEMS:
            s.phase = IMPS_ACT
            yield from self.imps_begin(s)
        else:
            s.phase = REINFORCE

    def imps_begin(self, s: KnightFallState) -> Flow[None]:
        yield from self.burn_all(s, IMPS)
        s.queue = self.on_board(s, IMPS)

    def activate_next(self, s: KnightFallState, captain: int) -> Flow[None]:
        """A wounded imp or stone golem heals before it does anything else (RU-G03)."""
        move = yield from self.decide(s, captain, MINION, lambda: self.first_orders(s), may=True)
        if not isinstance(move, Order):
            s.queue = []
            return
        unit = UNIT_NUMBERS[move.minion]
        s.queue.remove(unit)
        kind = KIND_OF[unit]
        yield from self.obey(s, move, engaged=True, by=kind)
        yield from self.act_on(s, captain, unit, self.figures.minion_actions[kind] - 1, kind, engaged=True)

    def first_orders(self, s: KnightFallState) -> list[Move]:
        """What the waiting minions can begin with."""
        found: list[Move] = []
        for unit in s.queue:
            if s.health[unit] < self.health_of[KIND_OF[unit]]:
                found.append(Order(s.name_of(unit), HEAL, SELF))
            else:
                found += self.orders(s, unit, ("melee", "move"))
        return found

    def reinforce(self, s: KnightFallState) -> Flow[None]:
        """New golems on any corner, a new imp on the seal, and the next round."""
        for _ in range(self.new_golems(s)):
            if not self.supply(s, STONE_GOLEMS):
                break
            move = yield from self.decide(s, self.captain(s, KNIGHT), NEW_GOLEM, lambda: self.corners(s))
            if isinstance(move, Put):
                cell, bank = self.place_called(s, move.tile)
                s.place_minion(self.supply(s, STONE_GOLEMS)[0], cell, bank, self.health_of["stone-golem"])
        yield from self.spawn(s, s.seal_cell(), self.captain(s, DEMON))
        self.begin_round(s)

    def begin_round(self, s: KnightFallState) -> None:
        s.round += 1
        s.phase = TURN
        s.emit(happened.RoundBegan(s.round))

    def new_golems(self, s: KnightFallState) -> int:
        """One, or more in the game with five (RU-G09)."""
        return self.figures.round_golems[int(self.seating.seats == FIVE)]
