"""Editions of Merlin: reading one, and what the rulebook leaves open for it to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

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
from caliburn.kernel.editions import Printed, as_printed, between, dotted, printed_text, quoted, sections_of, unknown
from caliburn.kernel.errors import BadEdition

GAME: Final = "merlin"
MARKS: Final = 12  # on a frame
START_TILES: Final = 4
NEW_POWERS: Final = (SWITCH, ADJUST)

Changes: TypeAlias = Mapping[str, Mapping[str, Any]]


class Range(NamedTuple):
    """A whole number, or a list of `length` of them."""

    least: int
    most: int
    length: int = 0


class Word(NamedTuple):
    """One of some words."""

    allowed: tuple[str, ...]


class Words(NamedTuple):
    """A list of `length` words; `once`: all different."""

    allowed: tuple[str, ...]
    length: int
    once: bool = False


class Ring(NamedTuple):
    """The spaces of a rondel, or of Arthur's ring (""): read by `rings`."""

    variant: str


class NeedsText(NamedTuple):
    """What a mission asks for: read by `needs`."""


Wanted: TypeAlias = "Range | Word | Words | Ring | NeedsText"
Known: TypeAlias = Mapping[str, Wanted]

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
SECTIONS: Final = (
    "rondels", "inner", "flags", "arthur-flags", "start", "frames", "missions", "picts", "allies", "counts", "market",
    "districts", "cauldrons", "tokens", "treasures", "decrees",
)  # fmt: skip

# What the rulebook states, by section, component and figure; None where it leaves one number open.
PRINTED: Final[dict[tuple[str, str, str], Printed]] = {
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


# -- reading ---------------------------------------------------------------------------------------------------------


def read_edition(edition: Any) -> dict[str, dict[str, Any]]:
    """Read and check an edition: the path of a TOML file, or its content as a mapping. What it changes, and no more."""
    changes: dict[str, dict[str, Any]] = {}
    for name, section in sections_of(edition, GAME, SECTIONS).items():
        if name in TABLES:
            changes[name] = _figures((name, ""), section, TABLES[name])
        else:
            changes[name] = {card: _card(name, card, given) for card, given in section.items()}
    return changes


def _card(section: str, card: Any, given: Any) -> dict[str, Any]:
    if card not in CARDS[section]:
        raise unknown((section,), card, tuple(CARDS[section]))
    if not isinstance(given, Mapping):
        raise BadEdition("error-edition-section", entry=f"{section}.{card}")
    return _figures((section, card), given, CARDS[section][card])


def _figures(place: tuple[str, str], given: Mapping[Any, Any], known: Known) -> dict[str, Any]:
    for figure in given:
        if figure not in known:
            raise unknown(place, figure, tuple(known))
    return {figure: _value((*place, figure), value, known[figure]) for figure, value in given.items()}


def _value(place: tuple[str, str, str], value: Any, wanted: Wanted) -> Any:
    """What an edition says of a component, if the game can be played with it."""
    if isinstance(wanted, Range):
        return _number(place, value, wanted)
    entry = dotted(place)
    if isinstance(wanted, Word):
        if not isinstance(value, str) or value not in wanted.allowed:
            raise BadEdition("error-edition-word", entry=entry, value=quoted(value), allowed=", ".join(wanted.allowed))
        return value
    if isinstance(wanted, Words):
        return _words(entry, value, wanted)
    if isinstance(wanted, Ring):
        return _ring(entry, value, wanted.variant)
    return _needs(entry, value)


def _number(place: tuple[str, str, str], value: Any, wanted: Range) -> Any:
    entry, printed = dotted(place), PRINTED.get(place)
    if printed is not None and not as_printed(value, printed):
        raise BadEdition("error-edition-fixed", entry=entry, value=quoted(value), printed=printed_text(printed))
    least, most, length = wanted
    if not length:
        if not between(value, least, most):
            raise BadEdition("error-edition-figure", entry=entry, value=quoted(value), least=least, most=most)
        return value
    numbers = list(value) if isinstance(value, (list, tuple)) else []
    if len(numbers) != length or not all([between(number, least, most) for number in numbers]):
        raise BadEdition("error-edition-list", entry=entry, value=quoted(value), length=length, least=least, most=most)
    return numbers


def _words(entry: str, value: Any, wanted: Words) -> list[str]:
    allowed, length, once = wanted
    words = list(value) if isinstance(value, (list, tuple)) else []
    if len(words) != length or not all([isinstance(word, str) and word in allowed for word in words]):
        raise _no_words(entry, value, length, allowed)
    for word in words:
        if once and words.count(word) > 1:
            raise BadEdition("error-edition-once", entry=entry, value=word)
    return words


def _ring(entry: str, value: Any, variant: str) -> list[str]:
    if not isinstance(value, (list, tuple)):
        raise _no_words(entry, value, *((SPACES, RONDELS[variant]) if variant else (INNER_SPACES, INNER)))
    return read_rondel(entry, value, variant) if variant else read_inner(entry, value)


def _needs(entry: str, value: Any) -> str:
    try:
        read_needs(value if isinstance(value, str) else "")
    except NotUnderstood as error:
        part = error.part if isinstance(value, str) else value
        raise BadEdition("error-edition-needs", entry=entry, value=quoted(part)) from None
    return str(value)


def _no_words(entry: str, value: Any, length: int, allowed: Sequence[str] | Mapping[str, Any]) -> BadEdition:
    return BadEdition(
        "error-edition-words", entry=entry, value=quoted(value), length=length, allowed=", ".join(allowed)
    )
