"""What a mission card asks for, read from a text: "2 flags + black shield", "2 vassals in grey", "builder + lady"."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from caliburn.games.merlin.figures import ANY, COLOURS, KINDS, VASSALS

MOST_ICONS: Final = 6
PAIR: Final = 2  # vassals of a company

_COLOUR: Final = f"(?P<colour>{'|'.join(COLOURS)})"
_FORMS: Final = tuple(
    re.compile(form)
    for form in (
        rf"(?:(?P<count>[1-6]) )?(?:{_COLOUR} )?(?P<kind>{'|'.join(KINDS)})s?",
        rf"(?:(?P<count>[1-6]) )?influence in {_COLOUR}",
        rf"2 vassals in {_COLOUR}",
        rf"(?P<vassal>{'|'.join(VASSALS)})",
    )
)
_ITEM, _MARKER, _ANY_TWO, _VASSAL = _FORMS


class Needs(NamedTuple):
    """The icons of a mission card, as `figures.Mission` has them."""

    items: tuple[tuple[int, int], ...] = ()
    markers: tuple[int, ...] = ()
    company: tuple[int, ...] = ()
    at: int = ANY


class NotUnderstood(ValueError):
    """Needs that no card of the rulebook's kinds can have; `part` is where it fails."""

    def __init__(self, part: str) -> None:
        self.part = part
        super().__init__(part)


def read_needs(text: str) -> Needs:
    """The icons a text stands for, in its order (rulebook, "Requirements of mission cards"; MM-05)."""
    items: list[tuple[int, int]] = []
    markers: list[int] = []
    company: list[int] = []
    at = ANY
    for part in [part.strip() for part in text.split("+")]:
        if item := _ITEM.fullmatch(part):
            colour = COLOURS.index(item["colour"]) if item["colour"] else ANY
            items += [(KINDS.index(item["kind"]), colour)] * int(item["count"] or 1)
        elif marker := _MARKER.fullmatch(part):
            markers += [COLOURS.index(marker["colour"])] * int(marker["count"] or 1)
        elif any_two := _ANY_TWO.fullmatch(part):
            company += [ANY] * PAIR
            at = COLOURS.index(any_two["colour"])
        elif (vassal := _VASSAL.fullmatch(part)) and VASSALS.index(vassal["vassal"]) not in company:
            company.append(VASSALS.index(vassal["vassal"]))
        else:
            raise NotUnderstood(part)
    if len(company) not in (0, PAIR) or len(items) + len(markers) + len(company) > MOST_ICONS:
        raise NotUnderstood(text)
    return Needs(tuple(items), tuple(markers), tuple(company), at)
