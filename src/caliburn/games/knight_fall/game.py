"""The rules of Knight Fall as a whole, team against team; modes and variants are laid over them."""

from __future__ import annotations

from typing import ClassVar

from caliburn.games.knight_fall import moves
from caliburn.games.knight_fall.bot import Evaluation
from caliburn.kernel.moves import Move, Pass


class KnightFall(Evaluation):
    """Knight Fall for two to six."""

    version = 2
    move_types: ClassVar[tuple[type[Move], ...]] = (
        Pass, moves.Choose, moves.Imps, moves.Put, moves.Play, moves.Actions, moves.Minor, moves.Basic, moves.Discard,
        moves.Cast, moves.Summon, moves.Free, moves.Ice, moves.Orb, moves.Done, moves.Go, moves.Melee, moves.Ranged,
        moves.Heal, moves.Hold, moves.Order, moves.Target, moves.At, moves.Push, moves.Guard, moves.Take, moves.Block,
        moves.Redirect,
    )  # fmt: skip
