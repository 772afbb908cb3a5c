"""On the map (Knight Fall, "Campaign Mode"): riding, reading numbers, buying, and the bells."""

from __future__ import annotations

from typing import Final

from caliburn.games.knight_fall.components.story import COINS, SCROLLS, routes
from caliburn.games.knight_fall.modes.campaign import events as happened
from caliburn.games.knight_fall.modes.campaign.moves import BuyRelic, BuyScroll, Read, Ride
from caliburn.games.knight_fall.modes.campaign.party import Party
from caliburn.games.knight_fall.modes.campaign.sheet import ARRIVED, DUSK, ENTRY, MAP, READING, Sheet
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import PASS, Move

RIDE = Prompt("ask-ride", "campaign-map")
READ = Prompt("ask-read", "campaign-map")
BEFORE_DUSK = Prompt("ask-before-dusk", "campaign-relics")
MOVES: Final = 2  # squares in a turn in which a number is read
ONE_MORE: Final = 1  # in a turn in which none is
SCROLL_PRICE: Final = 5


class OnTheMap(Party):
    """Knight Fall, "How to Play" of the campaign."""

    # -- a turn on the map -------------------------------------------------------------------------------------

    def travel(self, s: KnightFallState) -> Flow[None]:
        """The party moves or stays; whoever goes one square further than usual reads nothing there."""
        move = yield from self.choose(s, self.leader(s), RIDE, self.rides, squares=self.moves(s))
        if not isinstance(move, Ride):
            self.buy(s, self.leader(s), move)
            return
        sheet = Sheet.of(s)
        route = tuple(routes(self.roads, sheet.party, self.moves(s) + ONE_MORE)[move.square])
        sheet.path.append(route)
        sheet.party = move.square
        s.emit(happened.PartyRode(self.leader(s), route))
        if len(route) - 1 <= self.moves(s) and self.open_numbers(s):
            s.phase = ARRIVED
        else:
            self.end_map_turn(s)

    def rides(self, s: KnightFallState, seat: int) -> list[Move]:
        within = routes(self.roads, Sheet.of(s).party, self.moves(s) + ONE_MORE)
        return [*[Ride(square) for square in within], *self.purchases(s)]

    def moves(self, s: KnightFallState) -> int:
        return MOVES + self.help(s, "moves")

    def distance_to(self, s: KnightFallState, square: str) -> int:
        """How many moves away a square within reach is."""
        return len(routes(self.roads, Sheet.of(s).party, self.moves(s) + ONE_MORE)[square]) - 1

    def read_or_not(self, s: KnightFallState) -> Flow[None]:
        """One number of the square at the most (RU-K02)."""
        move = yield from self.choose(s, self.leader(s), READ, self.numbers_to_read)
        if isinstance(move, Read):
            self.open_entry(s, move.number)
        elif move == PASS:
            self.end_map_turn(s)
        else:
            self.buy(s, self.leader(s), move)

    def numbers_to_read(self, s: KnightFallState, seat: int) -> list[Move]:
        return [*[Read(number) for number in self.open_numbers(s)], *self.purchases(s), PASS]

    def open_numbers(self, s: KnightFallState) -> list[int]:
        """The numbers of the party's square that are not crossed off; the last one waits for the last bell."""
        sheet = Sheet.of(s)
        numbers = self.story.squares[sheet.party].numbers
        return [number for number in numbers if number not in sheet.crossed and number != self.story.last]

    def open_entry(self, s: KnightFallState, number: int) -> None:
        """What is read is known: nobody takes it back."""
        sheet = Sheet.of(s)
        sheet.page, sheet.number, sheet.chosen = READING, number, ""
        sheet.wager_lost, sheet.paid, sheet.gained = False, {}, {}
        if number not in sheet.read:
            sheet.read.append(number)
        s.luck.reveal()
        s.emit(happened.EntryRead(number))
        s.phase = ENTRY

    # -- bells -------------------------------------------------------------------------------------------------

    def end_map_turn(self, s: KnightFallState) -> None:
        """A bell, and the next player leads; after the last bell it is dusk."""
        sheet = Sheet.of(s)
        self.ring_bell(s)
        sheet.leader = (sheet.leader + 1) % s.seats
        s.phase = DUSK if sheet.bells == self.story.bells else MAP

    def ring_bell(self, s: KnightFallState) -> None:
        sheet = Sheet.of(s)
        if sheet.bells < self.story.bells:
            sheet.bells += 1
            s.emit(happened.BellRang(self.story.bells - sheet.bells))

    def fall_of_dusk(self, s: KnightFallState) -> Flow[None]:
        """Whatever can still be bought is bought before the last number is read (KF-X15)."""
        if self.purchases(s):
            move = yield from self.choose(s, self.leader(s), BEFORE_DUSK, self.last_purchases)
            if move != PASS:
                self.buy(s, self.leader(s), move)
                return
        self.open_entry(s, self.story.last)

    def last_purchases(self, s: KnightFallState, seat: int) -> list[Move]:
        return [*self.purchases(s), PASS]

    # -- buying ------------------------------------------------------------------------------------------------

    def purchases(self, s: KnightFallState) -> list[Move]:
        """What the party can pay for: relics at any time but in entries and battles, scrolls always (RU-K15)."""
        found: list[Move] = [BuyRelic(relic) for relic in self.figures.relics if self.can_buy(s, relic)]
        return found + self.scrolls_for_sale(s)

    def scrolls_for_sale(self, s: KnightFallState) -> list[Move]:
        return [BuyScroll()] if Sheet.of(s).purse[COINS] >= self.scroll_price(s) else []

    def can_buy(self, s: KnightFallState, relic: str) -> bool:
        sheet, price = Sheet.of(s), self.figures.relics[relic]
        affordable = sheet.purse[SCROLLS] >= price.scrolls and sheet.purse[COINS] >= price.coins
        return affordable and relic not in sheet.relics

    def scroll_price(self, s: KnightFallState) -> int:
        """Less with the scribe's help, but never nothing."""
        return max(1, SCROLL_PRICE - self.help(s, "scroll-price"))

    def buy(self, s: KnightFallState, seat: int, move: Move) -> None:
        purse = Sheet.of(s).purse
        if isinstance(move, BuyRelic):
            relic = self.figures.relics[move.relic]
            purse[SCROLLS] -= relic.scrolls
            purse[COINS] -= relic.coins
            Sheet.of(s).relics.append(move.relic)
            s.emit(happened.RelicBought(seat, move.relic))
        elif isinstance(move, BuyScroll):
            price = self.scroll_price(s)
            purse[COINS] -= price
            purse[SCROLLS] += 1
            s.emit(happened.ScrollBought(seat, price))
