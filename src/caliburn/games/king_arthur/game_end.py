"""The end of King Arthur: when it comes, and what is scored."""

from __future__ import annotations

from caliburn.games.king_arthur.basics import Basics
from caliburn.games.king_arthur.events import GameEnded, LastAdversaryTaken
from caliburn.games.king_arthur.figures import value_of
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.kernel.result import Result, most

ADVENTURES_TAKEN = "end-adventures"
LAST_ADVERSARY = "end-adversaries"
NOBODY_MOVES = "end-idle"


class GameEnd(Basics):
    """King Arthur, "Game end"."""

    def check_adventures(self, s: KingArthurState) -> None:
        """The game ends at once when the second to the last adventure is taken (KA-26, KA-28)."""
        if s.open_adventures() == 1:
            self.end_game(s, ADVENTURES_TAKEN)

    def check_last_adversary(self, s: KingArthurState, seat: int) -> None:
        """Once the last adversary is taken, the seat completes its turn and the game ends (KA-27, KA-S14)."""
        if s.no_adversary_is_left():
            s.ending = True
            s.emit(LastAdversaryTaken(seat))

    def check_end_of_turn(self, s: KingArthurState) -> None:
        """The game ends with the turn of the last adversary, and when nobody moves a card any more (KA-30)."""
        s.count_idle()
        if s.ending:
            self.end_game(s, LAST_ADVERSARY)
        elif s.idle == self.seats:
            self.end_game(s, NOBODY_MOVES)

    def end_game(self, s: KingArthurState, reason: str) -> None:
        s.over = reason
        if s.events is not None:
            result = self.result(s)
            s.emit(GameEnded(reason, result.scores, result.winners))

    def result(self, s: KingArthurState) -> Result:
        """The most points win, then the most knight cards in hand (KA-32); what is still equal is shared (KA-33)."""
        scores = tuple([self.score(s, seat) for seat in range(s.seats)])
        knights = tuple([hand.total for hand in s.hands])
        return Result(scores, most(scores, knights), s.over, tie_breaks=knights)

    def score(self, s: KingArthurState, seat: int) -> int:
        """The points of the adventures taken and the values of the adversaries in hand (KA-31)."""
        return self.won(s, seat) + self.held(s, seat)

    def won(self, s: KingArthurState, seat: int) -> int:
        """The points of the adventures a seat has taken."""
        points = [adventure.points for adventure in self.figures.adventures]
        return sum([p for p, owner in zip(points, s.owners, strict=True) if owner == seat])

    def held(self, s: KingArthurState, seat: int) -> int:
        """The value of the adversaries in a seat's hand."""
        return sum([value_of(card) * copies for card, copies in enumerate(s.trophies[seat].counts)])
