"""Knight Tales by Stefan Tizar Hansson, as the rest of Caliburn meets it."""

from __future__ import annotations

from caliburn.games.knight_tales.components import load
from caliburn.games.knight_tales.figures import DIFFICULTIES
from caliburn.games.knight_tales.modes.coop import Coop
from caliburn.games.knight_tales.modes.solo import Solo
from caliburn.games.knight_tales.rounds import KnightTales
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import GameSpec, Mode, Option, Seating

DIFFICULTY = (Option("difficulty", DIFFICULTIES, house_rule=False),)
MODES: dict[str, type[KnightTales]] = {"competitive": KnightTales, "coop": Coop, "solo": Solo}


def rules(seating: Seating) -> Rules:
    """The rules of a seating."""
    return MODES[seating.mode](seating)


KNIGHT_TALES = GameSpec(
    id="knight-tales",
    modes=(
        Mode("competitive", 2, 4, DIFFICULTY),
        Mode("coop", 2, 4, DIFFICULTY),
        Mode("solo", 1, 1, DIFFICULTY),
    ),
    figures=load,
    rules=rules,
    package=__package__ or "",
    minutes=90,
)
