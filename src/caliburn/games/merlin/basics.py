"""What all chapters of Merlin share: the rondel, and taking things, which modules may allow or forbid.

A chapter asks in questions of its own (`can_take`, `forward`, `free_steps`); a module overrides the question.
"""

from __future__ import annotations

from caliburn.games.merlin.environs import eligible
from caliburn.games.merlin.figures import (
    COLOURS,
    HOME,
    RING,
    ROWS,
    SPACES,
    Figures,
    Space,
    Tile,
)
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import Seating


class Basics(Rules):
    """Merlin with its figures at hand."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.figures: Figures = seating.figures
        self.rows = ROWS[seating.seats]
        self.spaces: tuple[Space, ...] = self.all_spaces()
        self.tiles: tuple[Tile, ...] = self.terrain_tiles()
        self.terrains = tuple([tile.terrain for tile in self.tiles])
        self.eligible = eligible(self.rows, self.figures.frames)
        powers = self.flag_powers()
        self.flag_of = {power: powers.index(power) for power in powers}  # power -> colour
        outer = self.spaces[:SPACES]
        self.principalities = tuple([outer.index(Space("principality", colour)) for colour in COLOURS])

    # -- what lies on the table --------------------------------------------------------------------------------

    def rondel_parts(self) -> tuple[str, ...]:
        """The modules that lay another rondel on the board."""
        return ()

    def all_spaces(self) -> tuple[Space, ...]:
        """The spaces of the rondel, clockwise from the black principality."""
        return self.figures.rondels["-".join(self.rondel_parts()) or "base"]

    def terrain_tiles(self) -> tuple[Tile, ...]:
        """The kinds of terrain tiles."""
        return self.figures.tiles

    def flag_powers(self) -> tuple[str, ...]:
        """What the flags of each colour can do."""
        return self.figures.flags

    def space_id(self, at: int) -> str:
        """The handle of a space."""
        return f"space-{at}"

    # -- moving ------------------------------------------------------------------------------------------------

    def forward(self, s: MerlinState, start: int, steps: int, direction: int) -> int:
        """Where a figure on the rondel ends, clockwise (1) or counter-clockwise (-1)."""
        return (start + direction * steps) % SPACES

    def may_enter(self, s: MerlinState, at: int) -> bool:
        """Whether a figure may be put on a space."""
        return True

    # -- taking ------------------------------------------------------------------------------------------------

    def home_of(self, s: MerlinState, kind: int, colour: int) -> int:
        """The principality in which an item lies."""
        return colour

    def home_of_supply(self, s: MerlinState, what: str) -> int:
        """The principality in which apples and the like lie; beside the board, HOME."""
        return HOME

    def is_open(self, s: MerlinState, what: str) -> bool:
        """Whether things of a common supply may be taken."""
        return True

    def can_take(self, s: MerlinState, kind: int, colour: int) -> bool:
        """Whether an item lies in its principality and may be taken."""
        return s.stock[kind * RING + colour] > 0

    def can_take_apple(self, s: MerlinState) -> bool:
        return s.apples_left() > 0 and self.is_open(s, "apple")

    def take_apple(self, s: MerlinState, seat: int) -> None:
        """An apple, if there is one left."""
        if self.can_take_apple(s):
            s.take_apple(seat)
