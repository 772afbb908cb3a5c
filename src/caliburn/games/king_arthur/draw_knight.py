"""The fourth action of a turn: draw a knight card, or two."""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.games.king_arthur.basics import Basics
from caliburn.games.king_arthur.moves import Draw
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move, Pass

ASK_DRAW = Prompt("ask-draw", rule="draw-knight")
ASK_DRAW_TWO = Prompt("ask-draw-two", rule="draw-knight")
ONE: tuple[Move, ...] = (Draw(1), PASS)
ONE_OR_TWO: tuple[Move, ...] = (Draw(2), Draw(1), PASS)


class DrawKnights(Basics):
    """King Arthur, "4) Draw a knight card"."""

    def draw_knights(self, s: KingArthurState, seat: int) -> Flow[None]:
        """The player may draw a card; two, taken together, where actions 2 and 3 were left out (KA-21, KA-22)."""
        move: Draw | Pass = yield from ask(s, seat, ASK_DRAW if s.acted else ASK_DRAW_TWO, self.draws)
        if isinstance(move, Draw):
            s.deal_knights(seat, move.number)

    def draws(self, s: KingArthurState, seat: int) -> Sequence[Move]:
        return ONE if s.acted else ONE_OR_TWO
