"""Editions of Merlin: reading one, and what the rulebook leaves open for it to say."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from caliburn.games.merlin.components.needs import NotUnderstood, read_needs
from caliburn.games.merlin.components.rings import INNER, INNER_SPACES, RONDELS, read_inner, read_rondel
from caliburn.games.merlin.components.tables import table
from caliburn.games.merlin.figures import (
    ADJUST,
    ALLIES,
    COLOURS,
    DISTRICTS,
    KINDS,
    MARKET_TILES,
    MISSION_IDS,
    POWERS,
    SPACES,
    SWITCH,
    TOKEN_EFFECTS,
    VASSALS,
)
from caliburn.kernel.editions import Known, Layout, Place, Printed, Range, Word, Words, not_the_words, quoted
from caliburn.kernel.errors import BadEdition

MARKS: Final = 12  # on a frame
START_TILES: Final = 4
NEW_POWERS: Final = (SWITCH, ADJUST)


class Ring(NamedTuple):
    """The spaces of a rondel, or of Arthur's ring ("")."""

    variant: str

    def read(self, entry: str, value: Any) -> list[str]:
        if not isinstance(value, (list, tuple)):
            inner = not self.variant
            raise not_the_words(entry, value, *((INNER_SPACES, INNER) if inner else (SPACES, RONDELS[self.variant])))
        return read_rondel(entry, value, self.variant) if self.variant else read_inner(entry, value)


class NeedsText(NamedTuple):
    """What a mission asks for."""

    def read(self, entry: str, value: Any) -> str:
        try:
            read_needs(value if isinstance(value, str) else "")
        except NotUnderstood as error:
            part = error.part if isinstance(value, str) else value
            raise BadEdition("error-edition-needs", entry=entry, value=quoted(part)) from None
        return str(value)


_TREASURES: Final[dict[str, Known]] = {
    "points": {"points": Range(1, 9)},
    "influence": {"kinds": Words(KINDS, 2, once=True)},
    "discard": {"kinds": Words((*KINDS, "influence"), 2, once=True)},
}
# sections with a table for each component
CARDS: Final[dict[str, dict[str, Known]]] = {
    "missions": {card: {"points": Range(1, 3), "vassal": Word(VASSALS), "needs": NeedsText()} for card in MISSION_IDS},
    "treasures": {
        entry["id"]: {"count": Range(0, 5), **_TREASURES.get(entry["treasure"], {})} for entry in table("treasure")
    },
    "districts": {district: {"colour": Word(COLOURS), "gains": Range(0, 4, 3)} for district in DISTRICTS},
    "cauldrons": {entry["id"]: {"face": Range(1, 6), "steps": Range(1, 5)} for entry in table("cauldron")},
}
# sections that are a single table
TABLES: Final[dict[str, Known]] = {
    "rondels": {variant: Ring(variant) for variant in RONDELS},
    "inner": {"spaces": Ring(""), "start": Range(0, INNER_SPACES - 1)},
    "flags": dict.fromkeys(COLOURS, Word(tuple(power for power in POWERS if power not in NEW_POWERS))),
    "arthur-flags": dict.fromkeys(COLOURS, Word(NEW_POWERS)),
    "start": {"tiles": Words(COLOURS, START_TILES, once=True)},
    "frames": {"top": Words(COLOURS, MARKS), "bottom": Words(COLOURS, MARKS)},
    "picts": {entry["id"]: Range(0, 9) for entry in table("pict")},
    "allies": dict.fromkeys(ALLIES, Word(("A", "B"))),
    "counts": {
        "coins": Range(8, 99),  # two for each of four players
        "start-coins": Range(0, 9),
        "mistletoe": Range(0, 99),
        "neutral-staffs": Range(0, 9),
        "pict-display": Range(1, 8),
        "poisoned-apples": Range(0, 99),
        "huts": Range(0, 99),
        "dark-markers": Range(0, 99),
    },
    "market": {tile: Range(1, 9) for tile in MARKET_TILES},
    "tokens": {entry["id"]: Words(TOKEN_EFFECTS, 2) for entry in table("token")},
    "decrees": {"points": Range(1, 9)},
}

# What the rulebook states, by section, component and figure; None where it leaves one number open.
PRINTED: Final[dict[Place, Printed]] = {
    ("counts", "", "start-coins"): 2,  # Gold coins and mistletoe
    ("counts", "", "mistletoe"): 11,
    ("counts", "", "poisoned-apples"): 11,  # Morgana
    ("counts", "", "huts"): 7,
    ("counts", "", "dark-markers"): 6,
    ("districts", "smith", "gains"): (1, 1, 2),  # The City of Caerleon
    ("districts", "quarry", "gains"): (2, None, None),
    ("districts", "market", "gains"): (4, 4, 4),
    ("districts", "tailor", "gains"): (1, 2, 1),
    ("districts", "orchard", "gains"): (2, 2, 2),
    ("districts", "mint", "gains"): (2, 2, 2),
}

EDITIONS: Final = Layout("merlin", CARDS, TABLES, PRINTED)
