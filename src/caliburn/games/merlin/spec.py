"""Merlin by Stefan Feld and Michael Rieneck, as the rest of Caliburn meets it."""

from __future__ import annotations

from caliburn.games.merlin.components import load
from caliburn.games.merlin.figures import MODULES
from caliburn.games.merlin.game import Merlin
from caliburn.games.merlin.modules import MODULE_RULES
from caliburn.kernel.compose import compose
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import GameSpec, Mode, Option, Seating

OPTIONS = (
    Option(
        "modules",
        MODULES,
        house_rule=False,
        many=True,
        brings=(("market", "gold"), ("caerleon", "gold"), ("morgana", "gold")),  # MG-17
    ),
    Option("allies", ("draft", "random"), house_rule=False, needs=("modules", "allies")),
    Option("caerleon", ("fixed", "random"), house_rule=False, needs=("modules", "caerleon")),
)


def rules(seating: Seating) -> Rules:
    """The rules of a seating: the base game with its modules laid over it, in the order of the rulebook."""
    options = seating.options
    chosen = [module for module in MODULES if module in options["modules"].split(",")]
    return compose(Merlin, *[MODULE_RULES[module, options.get(module, "")] for module in chosen])(seating)


MERLIN = GameSpec(
    id="merlin",
    modes=(Mode("standard", 2, 4, OPTIONS),),
    figures=load,
    rules=rules,
    package=__package__ or "",
    minutes=90,
)
