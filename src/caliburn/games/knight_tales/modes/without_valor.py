"""What solo and co-op leave out: quests, renown and the score sheet. All win or lose with the village."""

from __future__ import annotations

from caliburn.games.knight_tales.end_of_night import HELD
from caliburn.games.knight_tales.rounds import KnightTales
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.result import Result


class WithoutValor(KnightTales):
    """Renown cards only say how many champions come (R111, R117)."""

    together = True

    def reveal_quest(self, s: KnightTalesState) -> None:
        """There are no quests."""

    def gather_renown(self, s: KnightTalesState, seat: int) -> None:
        """There is no renown."""

    def view_score(self, s: KnightTalesState) -> list[dict[str, int]] | None:
        """There is no score sheet."""
        return None

    def result(self, s: KnightTalesState) -> Result:
        everybody = tuple(range(self.seats))
        winners = everybody if s.over == HELD else ()
        return Result((s.houses,) * self.seats, winners, s.over, teams=(everybody,))
