"""What the figures of an edition have to be together: each may be right for itself, and the box still be impossible."""

from __future__ import annotations

from collections import Counter
from typing import Final

from caliburn.games.merlin.components.rings import chains_end
from caliburn.games.merlin.figures import (
    COLOURS,
    FLAG,
    MISSIONS,
    POWERS,
    TERRAINS,
    TOKEN_EFFECTS,
    Figures,
)
from caliburn.kernel.errors import BadEdition

STACK: Final = 6  # allies in each of the stacks A and B
EACH_TERRAIN: Final = 5  # tiles without a tower; rulebook, Contents
STRIPS: Final = ("top", "bottom")
TREASURES: Final = ("excalibur", "grail", "staff", "points", "influence", "discard")
SHOWN: Final = {"influence": {"material", "shield"}, "discard": {"flag", "shield"}}  # rulebook, Treasures, examples
THREE: Final = 3  # points and requirements of the card in the rulebook's example
PURPLE: Final = COLOURS.index("purple")


def check(figures: Figures) -> None:
    """Refuse figures with which the rulebook's components cannot be."""
    check_flags(figures)
    check_frames(figures)
    check_missions(figures)
    check_treasures(figures)
    check_modules(figures)
    for rondel in figures.rondels.values():
        if not chains_end(figures.inner, rondel):
            raise BadEdition("error-edition-chain")


def check_flags(figures: Figures) -> None:
    """Each of the six actions is on the flags of one colour; with Arthur two colours have one of the new ones each."""
    for power in POWERS[: POWERS.index(MISSIONS) + 1]:
        count = figures.flags.count(power)
        if count != 1:
            raise BadEdition("error-edition-flags", power=power, count=count)
    for power in POWERS[POWERS.index(MISSIONS) + 1 :]:
        if figures.arthur_flags.count(power) != 1:
            raise BadEdition("error-edition-arthur-flags", power=power, count=figures.arthur_flags.count(power))


def check_frames(figures: Figures) -> None:
    """Every colour of material can be built with, from either frame."""
    for strip, marks in zip(STRIPS, figures.frames, strict=True):
        for number, colour in enumerate(COLOURS):
            if number not in marks:
                raise BadEdition("error-edition-frame", entry=f"frames.{strip}", colour=colour)


def check_missions(figures: Figures) -> None:
    """The cards of the rulebook's examples: three points for three requirements, one that asks for a purple flag."""
    icons = [len(card.items) + len(card.markers) + len(card.company) for card in figures.missions]
    if (THREE, THREE) not in [(card.points, count) for card, count in zip(figures.missions, icons, strict=True)]:
        raise BadEdition("error-edition-missions", missing="three")
    if not any([(FLAG, PURPLE) in card.items for card in figures.missions]):
        raise BadEdition("error-edition-missions", missing="flag")


def check_treasures(figures: Figures) -> None:
    """Five of each terrain, all kinds of them, and the two that the rulebook shows."""
    for number, terrain in enumerate(TERRAINS):
        count = sum(tile.copies for tile in figures.treasures if tile.terrain == number)
        if count != EACH_TERRAIN:
            raise BadEdition("error-edition-terrain", terrain=terrain, count=count, printed=EACH_TERRAIN)
    for treasure in TREASURES:
        found = [tile for tile in figures.treasures if tile.treasure == treasure]
        if not found:
            raise BadEdition("error-edition-treasure", treasure=treasure)
        shown = SHOWN.get(treasure)
        if shown and shown not in [set(tile.kinds) for tile in found]:
            raise BadEdition("error-edition-kinds", treasure=treasure, kinds=", ".join(sorted(shown)))


def check_modules(figures: Figures) -> None:
    """Two equal stacks of allies, a district of each colour, different dice for the cauldrons, all potions."""
    stack = sum(ally.stack == "A" for ally in figures.allies)
    if stack != STACK:
        raise BadEdition("error-edition-stacks", count=stack, wanted=STACK)
    (colour, count), *_ = Counter(district.colour for district in figures.districts).most_common()
    if count > 1:
        raise BadEdition("error-edition-districts", colour=COLOURS[colour], count=count)
    (face, count), *_ = Counter(cauldron.face for cauldron in figures.cauldrons).most_common()
    if count > 1:
        raise BadEdition("error-edition-cauldrons", face=face, count=count)
    for effect in TOKEN_EFFECTS:
        if not any([effect in sides for sides in figures.tokens]):
            raise BadEdition("error-edition-tokens", effect=effect)
