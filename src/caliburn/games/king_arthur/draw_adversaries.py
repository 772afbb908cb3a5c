"""The first action of a turn: draw adversary cards."""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.games.king_arthur.basics import Basics
from caliburn.games.king_arthur.moves import Reveal
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move

ASK_REVEAL = Prompt("ask-reveal", rule="draw-adversaries")
REVEAL = Reveal()
REVEAL_OR_PASS: tuple[Move, ...] = (REVEAL, PASS)


def reveal_until_full(s: KingArthurState) -> None:
    """Turn adversaries over one by one until a column has four or the deck is empty (KA-02, KA-03, KA-06)."""
    while s.adversaries_may_come():
        s.reveal_adversary()


class DrawAdversaries(Basics):
    """King Arthur, "1) Draw adversary cards"."""

    def draw_adversaries(self, s: KingArthurState, seat: int) -> Flow[None]:
        """The player may draw when no column has four; never with an empty deck (KA-04)."""
        if not s.adversaries_may_come():
            return
        if self.must_reveal(s) or (yield from ask(s, seat, ASK_REVEAL, self.reveals)) == REVEAL:
            reveal_until_full(s)

    def must_reveal(self, s: KingArthurState) -> bool:
        """Never by the rulebook, not even when the layout is empty (KA-05)."""
        return False

    def reveals(self, s: KingArthurState, seat: int) -> Sequence[Move]:
        return REVEAL_OR_PASS
