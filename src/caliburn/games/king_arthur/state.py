"""The state of King Arthur: where every card lies, whose turn it is, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from caliburn.games.king_arthur.events import (
    AdventureTaken,
    AdversaryRevealed,
    AdversaryTaken,
    KnightsDrawn,
    KnightsPlayed,
    KnightsReshuffled,
    TurnBegan,
    TurnPassed,
)
from caliburn.games.king_arthur.figures import ADVERSARY_NUMBERS, FULL_COLUMN, VALUES, Adventure
from caliburn.games.king_arthur.memory import MemoryLink, drawn, overpaid, played, reshuffled
from caliburn.games.king_arthur.payments import numbers_of
from caliburn.kernel.bags import Bag
from caliburn.kernel.state import NO_LUCK, Extension, State, copy_extensions

OPEN: Final = -1  # the owner of an adventure that nobody has taken


class KingArthurState(State):
    """All 110 cards, always somewhere."""

    supply: Bag  # knights, face down
    discards: Bag  # knights, face up
    hands: list[Bag]  # knights, secret
    deck: Bag  # adversaries, face down
    layout: Bag  # adversaries, face up in columns
    columns: list[int]  # how many lie in the column of each kind
    trophies: list[Bag]  # adversaries in hand
    out: Bag  # adversaries that are out of the game
    owners: list[int]  # of each adventure the seat that took it, or OPEN
    turn: int  # the seat on turn
    turns: int  # how many turns have begun
    action: int  # 1 to 4 within a turn, 0 before the first
    acted: bool  # challenged or took an adventure this turn: no second knight card
    moved: bool  # a card moved this turn
    idle: int  # turns in a row in which no card moved
    ending: bool  # the last adversary was taken: the game ends with this turn
    over: str  # why the game is over, or ""
    memory: MemoryLink  # all that happened to the knight cards, secrets included: for re-deals only

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        seats: int,
        extensions: dict[str, Extension],
        supply: Bag,
        discards: Bag,
        hands: list[Bag],
        deck: Bag,
        layout: Bag,
        columns: list[int],
        trophies: list[Bag],
        out: Bag,
        owners: list[int],
        turn: int,
        turns: int,
        action: int,
        acted: bool,
        moved: bool,
        idle: int,
        ending: bool,
        over: str,
        memory: MemoryLink,
    ) -> None:
        self.seats = seats
        self.extensions = extensions
        self.supply = supply
        self.discards = discards
        self.hands = hands
        self.deck = deck
        self.layout = layout
        self.columns = columns
        self.trophies = trophies
        self.out = out
        self.owners = owners
        self.turn = turn
        self.turns = turns
        self.action = action
        self.acted = acted
        self.moved = moved
        self.idle = idle
        self.ending = ending
        self.over = over
        self.memory = memory
        self.luck = NO_LUCK
        self.events = None

    def copy(self) -> KingArthurState:
        return KingArthurState(
            self.seats,
            copy_extensions(self.extensions),
            self.supply.copy(),
            self.discards.copy(),
            [x.copy() for x in self.hands],
            self.deck.copy(),
            self.layout.copy(),
            self.columns[:],
            [x.copy() for x in self.trophies],
            self.out.copy(),
            self.owners[:],
            self.turn,
            self.turns,
            self.action,
            self.acted,
            self.moved,
            self.idle,
            self.ending,
            self.over,
            self.memory,
        )

    # -- end of the written part --

    def adversaries_may_come(self) -> bool:
        """Whether no kind has four cards in its column yet, and there are cards to draw."""
        return self.deck.total > 0 and max(self.columns) < FULL_COLUMN

    def open_adventures(self) -> int:
        return self.owners.count(OPEN)

    def no_adversary_is_left(self) -> bool:
        """Whether deck and layout are both empty."""
        return self.deck.total == 0 and self.layout.total == 0

    # -- turns -------------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        self.moved = self.acted = False
        self.action = 1
        if self.events is not None:
            self.events.append(TurnBegan(self.turn, self.turns))

    def count_idle(self) -> None:
        """The turn is over: count the turns in a row without a move (KA-30)."""
        if self.moved:
            self.idle = 0
        else:
            self.idle += 1
            if self.events is not None:
                self.events.append(TurnPassed(self.turn))

    def pass_turn_on(self) -> None:
        """The next player clockwise is on turn."""
        self.turn = (self.turn + 1) % self.seats
        self.turns += 1

    # -- the few ways in which cards move ----------------------------------------------------------------------

    def reveal_adversary(self) -> None:
        """Turn over an adversary and place it in the column of its kind."""
        card = self.luck.draw(self.deck)
        self.layout.add(card)
        self.columns[card // VALUES] += 1
        self.moved = True
        if self.events is not None:
            self.events.append(AdversaryRevealed(self.layout.ids[card]))

    def note_overpayment(self, seat: int, knights: tuple[str, ...], power: int) -> None:
        """Whoever plays more knights than needed, all of them doubles, shows that the hand could not pay exactly."""
        cards = numbers_of(knights)
        if 2 * len(cards) > power and cards[-1] % 2:
            self.memory = overpaid(self.memory, seat, cards[0] // 2)

    def play_knights(self, seat: int, knights: tuple[str, ...], adversary: str, challenge: str) -> None:
        """Knights go from the hand onto the discard stack, face up, to challenge an adversary."""
        hand, discards = self.hands[seat], self.discards
        for card in numbers_of(knights):
            hand.remove(card)
            discards.add(card)
            self.memory = played(self.memory, seat, card)
        self.moved = True
        if self.events is not None:
            self.events.append(KnightsPlayed(seat, knights, adversary, challenge))

    def take_adversary(self, seat: int, card: int) -> None:
        """A defeated adversary goes from the layout into the hand of the seat."""
        self.layout.remove(card)
        self.columns[card // VALUES] -= 1
        self.trophies[seat].add(card)
        self.moved = True
        if self.events is not None:
            self.events.append(AdversaryTaken(seat, self.layout.ids[card]))

    def win_adventure(self, seat: int, number: int, adventure: Adventure, cards: tuple[str, ...]) -> None:
        """The seat discards adversaries, which are out of the game, and gets the adventure."""
        trophies, out = self.trophies[seat], self.out
        for card in cards:
            played = ADVERSARY_NUMBERS[card]
            trophies.remove(played)
            out.add(played)
        self.owners[number] = seat
        self.moved = True
        if self.events is not None:
            self.events.append(AdventureTaken(seat, adventure.id, adventure.points, cards))

    def deal_knights(self, seat: int, count: int) -> None:
        """The seat draws so many knights, or as many as there are (KA-20)."""
        hand = self.hands[seat]
        unreported: list[str] = []
        while count and (self.supply.total or self.discards.total):
            if not self.supply.total:
                self.reshuffle()
            card = self.luck.draw(self.supply)
            hand.add(card)
            unreported.append(hand.ids[card])
            self.memory = drawn(self.memory, seat, card)
            self.moved = True
            count -= 1
            if not self.supply.total and self.discards.total:
                self.report_draw(seat, unreported)
                unreported = []
                self.reshuffle()
        self.report_draw(seat, unreported)

    def report_draw(self, seat: int, cards: list[str]) -> None:
        if cards and self.events is not None:
            self.events.append(KnightsDrawn(seat, len(cards), tuple(cards)))

    def reshuffle(self) -> None:
        """The discards become the new supply, the moment the supply is exhausted (KA-19)."""
        count = self.discards.total
        self.discards.pour_into(self.supply)
        self.memory = reshuffled(self.memory)
        if self.events is not None:
            self.events.append(KnightsReshuffled(count))
