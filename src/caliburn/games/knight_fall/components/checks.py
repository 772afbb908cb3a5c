"""What the figures of an edition have to be together: each may be right for itself, and the box still be impossible."""

from __future__ import annotations

from typing import Final

from caliburn.games.knight_fall.figures import HEAL, MELEE, MOVE, SIDES, TILES, Character, Figures
from caliburn.kernel.errors import BadEdition

SEWER: Final = "sewer"
DESCRIBED: Final = ("gain-health", SEWER, "orb", "nook")  # Location Tiles
PAIRS: Final = (HEAL, MOVE, MELEE)  # Secondary Abilities: the examples have a card with two of each


def check(figures: Figures) -> None:
    """Refuse figures with which the rulebook's components cannot be."""
    check_characters(figures)
    check_cards(figures)
    check_tiles(figures)


def check_characters(figures: Figures) -> None:
    """Nobody starts beyond the end of a track."""
    for section, side in zip(SIDES, figures.characters, strict=True):
        for character in side:
            for track, start, most in tracks(character):
                if start > most:
                    entry = f"{section}.{character.id}.{track}"
                    raise BadEdition("error-edition-start", entry=entry, start=start, most=most)


def tracks(character: Character) -> tuple[tuple[str, int, int], ...]:
    """The tracks of a character: where it starts on them, and how far they go."""
    return (
        ("health", character.health, character.most_health),
        ("defense", character.defense, character.most_defense),
        ("ice", character.ice, character.most_ice),
    )


def check_cards(figures: Figures) -> None:
    """The cards of the rulebook's examples: two heals, two moves and two melees."""
    shown = [card.symbols for deck in figures.cards for card in deck]
    for symbol in PAIRS:
        if (symbol, symbol) not in shown:
            raise BadEdition("error-edition-pair", symbol=symbol)


def check_tiles(figures: Figures) -> None:
    """The four effects that the rulebook describes are in the abbey; the sewer is a single tile."""
    effects = [figures.tiles[tile].effect for tile in TILES]
    for effect in DESCRIBED:
        count = effects.count(effect)
        if not count or (effect == SEWER and count > 1):
            raise BadEdition("error-edition-tiles", effect=effect, count=count)
