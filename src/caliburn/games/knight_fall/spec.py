"""Knight Fall by T. Alex Davis and Ryan Laukat, as the rest of Caliburn meets it."""

from __future__ import annotations

from caliburn.games.knight_fall.components import load
from caliburn.games.knight_fall.components.story import DIFFICULTIES
from caliburn.games.knight_fall.figures import SIDES
from caliburn.games.knight_fall.game import KnightFall
from caliburn.games.knight_fall.locations import Locations
from caliburn.games.knight_fall.modes.campaign.campaign import Campaign
from caliburn.games.knight_fall.modes.coop import Coop
from caliburn.games.knight_fall.modes.desperate import Desperate
from caliburn.games.knight_fall.variants import FearNoEvil, FiveCards, FivePlayerHelp
from caliburn.kernel.compose import compose
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import GameSpec, Mode, Option, Seating

LOCATIONS = Option("locations", house_rule=False)
HAND = Option("hand", ("4", "5"), house_rule=False)
STANDARD = (
    Option("single", tuple(reversed(SIDES)), house_rule=False, seats=3),
    LOCATIONS,
    HAND,
    Option("fear_no_evil", house_rule=False),
    Option("five_player_help", seats=5),
    Option("team_hands", ("shown", "hidden")),
)
COOP = (LOCATIONS, HAND, Option("desperate", house_rule=False), Option("team_hands", ("shown", "hidden")))
CAMPAIGN = (
    Option("difficulty", ("medium", *[one for one in DIFFICULTIES if one != "medium"]), house_rule=False),
    LOCATIONS,
    HAND,
    Option("team_hands", ("shown", "hidden")),
)
BASES: dict[str, type[Rules]] = {"standard": KnightFall, "coop": Coop, "campaign": Campaign}
VARIANTS: dict[tuple[str, str], type[Rules]] = {
    ("fear_no_evil", "on"): FearNoEvil,
    ("five_player_help", "on"): FivePlayerHelp,
    ("hand", "5"): FiveCards,
    ("locations", "on"): Locations,
    ("desperate", "on"): Desperate,
}


def rules(seating: Seating) -> Rules:
    """The rules of a seating: the game, the mode and the variants laid over it."""
    variants = [VARIANTS[choice] for choice in VARIANTS if seating.options.get(choice[0]) == choice[1]]
    return compose(BASES[seating.mode], *variants)(seating)


KNIGHT_FALL = GameSpec(
    id="knight-fall",
    modes=(Mode("standard", 2, 6, STANDARD), Mode("coop", 1, 3, COOP), Mode("campaign", 1, 2, CAMPAIGN)),
    figures=load,
    rules=rules,
    package=__package__ or "",
    minutes=60,
)
