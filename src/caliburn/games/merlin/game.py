"""The rules of Merlin as a whole, without modules."""

from __future__ import annotations

from typing import ClassVar

from caliburn.games.merlin import moves
from caliburn.games.merlin.bot import Evaluation
from caliburn.kernel.moves import Move, Pass


class Merlin(Evaluation):
    """The base game for two to four; modules are subclasses laid over it."""

    version = 1
    move_types: ClassVar[tuple[type[Move], ...]] = (
        Pass, moves.Die, moves.Apple, moves.Flag, moves.Go, moves.Act, moves.Place, moves.PlaceOnly, moves.Take,
        moves.Give, moves.Influence, moves.Repel, moves.Discard, moves.Draw, moves.Build, moves.Mission, moves.Second,
        moves.Staff, moves.BreakTie,
    )  # fmt: skip
