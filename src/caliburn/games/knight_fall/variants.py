"""The variants of Knight Fall: Fear No Evil, five cards in hand, and the help for two knights against three demons."""

from __future__ import annotations

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.figures import HAND, POWER_CARDS
from caliburn.games.knight_fall.rounds import Rounds
from caliburn.games.knight_fall.state import KnightFallState


class FearNoEvil(Rounds):
    """Knights begin on the first space, like the demons (RU-I06)."""

    def knights_start(self) -> int:
        return 0


class FivePlayerHelp(Rounds):
    """Two knights against three demons begin further ahead (RU-I07)."""

    def knights_start(self) -> int:
        return self.figures.helped_start


class FiveCards(Rounds):
    """Four power cards and the basic card in hand; three of the four are played or discarded, one is kept (RU-I04)."""

    def first_hand(self) -> int:
        return HAND + 1

    def may_play_power_cards(self, s: KnightFallState, seat: int) -> bool:
        return s.turn.played < HAND

    def may_end(self, s: KnightFallState, seat: int) -> bool:
        """When three have left the hand; a price counts as one of them (RU-I05)."""
        return s.turn.played >= HAND or s.in_hand(seat) <= 1

    def discard_rest(self, s: KnightFallState, seat: int) -> None:
        """One card is kept; a slowed one becomes normal (RU-D08)."""
        s.take_up_slowed(seat)
        names = POWER_CARDS[s.side(seat)]
        while s.turn.played < HAND and len(s.hands[seat]) > 1:
            card = s.hands[seat][0]
            s.lose_card(seat, card)
            s.emit(happened.CardsDiscarded(seat, (names[card],)))
