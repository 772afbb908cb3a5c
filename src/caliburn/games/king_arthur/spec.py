"""King Arthur, the card game by Reiner Knizia, as the rest of Caliburn meets it."""

from __future__ import annotations

from caliburn.games.king_arthur.components import load
from caliburn.games.king_arthur.modes.seals import GameWithSeals
from caliburn.games.king_arthur.modules.open_trophies import OpenTrophies
from caliburn.games.king_arthur.modules.overpay import FreeOverpaying
from caliburn.games.king_arthur.modules.resolve_after_double import ResolveAfterDouble
from caliburn.games.king_arthur.modules.reveal_when_empty import RevealWhenEmpty
from caliburn.games.king_arthur.turn import KingArthur
from caliburn.kernel.compose import compose
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import GameSpec, Mode, Option, Seating

OVERPAY = Option("overpay", ("needed", "free"))
SWITCHES = (OVERPAY, Option("reveal_when_empty"), Option("open_trophies"))
MODULES: dict[tuple[str, str], type[KingArthur]] = {
    ("overpay", "free"): FreeOverpaying,
    ("reveal_when_empty", "on"): RevealWhenEmpty,
    ("open_trophies", "on"): OpenTrophies,
    ("resolve_after_double", "on"): ResolveAfterDouble,
}


def rules(seating: Seating) -> Rules:
    """The rules of a seating: the mode with its switches laid over it."""
    base: type[KingArthur] = GameWithSeals if seating.mode == "seals" else KingArthur
    modules = [MODULES[choice] for choice in seating.options.items() if choice in MODULES]
    return compose(base, *modules)(seating)


KING_ARTHUR = GameSpec(
    id="king-arthur",
    modes=(
        Mode("basic", 2, 5, SWITCHES),
        Mode("seals", 2, 5, (*SWITCHES, Option("resolve_after_double"))),
    ),
    figures=load,
    rules=rules,
    package=__package__ or "",
    minutes=30,
)
