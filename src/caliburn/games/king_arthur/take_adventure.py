"""The third action of a turn: take an adventure card. What may be paid is in `conditions.py`."""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.games.king_arthur.game_end import GameEnd
from caliburn.games.king_arthur.moves import Take
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move, Pass

ASK_ADVENTURE = Prompt("ask-adventure", rule="take-adventure")
NOTHING: tuple[Move, ...] = (PASS,)


class TakeAnAdventure(GameEnd):
    """King Arthur, "3) Take an adventure card"."""

    def take_adventure(self, s: KingArthurState, seat: int) -> Flow[None]:
        """The player may take one adventure (KA-13), with adversaries won this turn too (KA-12)."""
        move: Take | Pass = yield from ask(s, seat, ASK_ADVENTURE, self.adventures)
        if isinstance(move, Pass):
            return
        s.acted = True
        number = self.adventure_numbers[move.adventure]
        s.win_adventure(seat, number, self.figures.adventures[number], move.cards)
        self.check_adventures(s)

    def adventures(self, s: KingArthurState, seat: int) -> Sequence[Move]:
        """Every open adventure whose condition the hand meets, with every way to pay."""
        hand = s.trophies[seat]
        if not hand.total:
            return NOTHING
        moves: list[Move] = []
        self.takes.add(moves, hand, s.owners)
        moves.append(PASS)
        return moves
