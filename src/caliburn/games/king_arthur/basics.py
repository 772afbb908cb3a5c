"""What all chapters of King Arthur share: the figures of the edition, what follows from them, and one switch."""

from __future__ import annotations

from caliburn.games.king_arthur.conditions import takes_of
from caliburn.games.king_arthur.figures import Figures
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import Seating


class Basics(Rules):
    """The base of every chapter."""

    overpaying_is_free = False  # KA-09, KA-14; see modules/overpay.py

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.figures: Figures = seating.figures
        self.takes = takes_of(self.figures.adventures, self.overpaying_is_free)
        self.adventure_numbers = {adventure.id: n for n, adventure in enumerate(self.figures.adventures)}
        self.seat_ids = tuple(str(seat) for seat in range(seating.seats))
