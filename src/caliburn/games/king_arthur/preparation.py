"""Preparation of King Arthur: the adventures, the first adversaries, the starting hands, the starting player."""

from __future__ import annotations

from caliburn.games.king_arthur.basics import Basics
from caliburn.games.king_arthur.draw_adversaries import reveal_until_full
from caliburn.games.king_arthur.events import GameBegan
from caliburn.games.king_arthur.figures import ADVERSARIES, KNIGHTS, STARTING_HAND
from caliburn.games.king_arthur.state import OPEN, KingArthurState
from caliburn.kernel.bags import Bag, empty
from caliburn.kernel.flow import Flow


class Preparation(Basics):
    """What is done before the first turn; the same for two to five players (KA-34)."""

    def start(self) -> KingArthurState:
        """All cards in their decks, the adventures face up."""
        seats, figures = self.seats, self.figures
        return KingArthurState(
            seats=seats,
            extensions={},
            supply=Bag(KNIGHTS, list(figures.knights), sum(figures.knights)),
            discards=empty(KNIGHTS),
            hands=[empty(KNIGHTS) for _ in range(seats)],
            deck=Bag(ADVERSARIES, list(figures.adversaries), sum(figures.adversaries)),
            layout=empty(ADVERSARIES),
            columns=[0, 0, 0, 0],
            trophies=[empty(ADVERSARIES) for _ in range(seats)],
            out=empty(ADVERSARIES),
            owners=[OPEN] * len(figures.adventures),
            turn=0,
            turns=0,
            action=0,
            acted=False,
            moved=False,
            idle=0,
            ending=False,
            over="",
            memory=None,
        )

    def prepare(self, s: KingArthurState) -> Flow[None]:
        """Adversaries until one column has four (KA-02), four knights for everybody, a starting player (KA-01)."""
        reveal_until_full(s)
        for seat in range(self.seats):
            s.deal_knights(seat, STARTING_HAND)
        s.turn = s.luck.pick(self.seat_ids)
        s.turns = 1
        s.emit(GameBegan(s.turn))
        yield from ()  # nobody decides anything here
