"""The rings of the board as lists of spaces: reading them, how many of each there are, and whether chains end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from caliburn.games.merlin.figures import COLOURS, KINDS, RING, SPACES, Space
from caliburn.kernel.editions import quoted
from caliburn.kernel.errors import BadEdition

INNER_SPACES: Final = 15
MERLIN_STEPS: Final = 3  # of Merlin, from the inner space "merlin"

Bounds = Mapping[str, tuple[int, int]]  # by space, how often it may be on a ring: at least, at most

# Rulebook, "The actions of the action rondel": these are on every rondel (the City of Caerleon too speaks of four
# influence spaces) ...
ALWAYS: Final = {
    **{f"principality {colour}": (1, 1) for colour in COLOURS},
    **{f"influence {what}": (1, 1) for what in (*KINDS, "vassal")},
    **{f"points {what}": (1, 1) for what in (*KINDS, "influence")},
}
# ... and these are on the board's own; how many of them the spaces of a module replace is not said.
REPLACEABLE: Final = {"build": 3, "mission": 2, "exchange": 2, "relocate": 1, "excalibur": 1, "grail": 1}
LEFT: Final = {space: (0, count) for space, count in REPLACEABLE.items()}
WITH_ARTHUR: Final = {"points manor": (1, 1), "arthur": (1, 1), "activate": (1, 1)}  # Arthur, "New spaces"
WITH_GOLD: Final = {"remedy": (2, 2), "coin": (2, 2)}  # Gold coins and mistletoe, "Action rondel"

RONDELS: Final[dict[str, Bounds]] = {
    "base": {**ALWAYS, **{space: (count, count) for space, count in REPLACEABLE.items()}},
    "arthur": {**ALWAYS, **LEFT, **WITH_ARTHUR, "apple": (1, 1)},
    "gold": {**ALWAYS, **LEFT, **WITH_GOLD},
    "arthur-gold": {**ALWAYS, **LEFT, **WITH_ARTHUR, **WITH_GOLD, "apple": (0, 1)},
}
INNER: Final[Bounds] = {  # Arthur, "The inner action spaces"; the number of the stairs is lost in the text
    "picts": (3, 3),
    **{f"resource {what}": (1, 1) for what in (*KINDS, "influence")},
    "grail": (1, 1),
    "excalibur": (1, 1),
    "ring": (1, 1),
    "stairs": (3, 3),
    "merlin": (1, 1),
    "replace": (1, 1),
}
PRINCIPALITIES: Final = tuple(f"principality {colour}" for colour in COLOURS)
APART: Final = SPACES // RING


def read_rondel(entry: str, spaces: Sequence[Any], variant: str) -> list[str]:
    """A rondel of 24 spaces, from the black principality on; every fourth one is a principality."""
    found = _read(entry, spaces, RONDELS[variant], SPACES)
    if tuple(found[::APART]) != PRINCIPALITIES:
        raise BadEdition("error-edition-principalities", entry=entry, apart=APART, wanted=", ".join(PRINCIPALITIES))
    return found


def read_inner(entry: str, spaces: Sequence[Any]) -> list[str]:
    """Arthur's ring of 15 spaces, from the one that faces the black principality on."""
    return _read(entry, spaces, INNER, INNER_SPACES)


def _read(entry: str, spaces: Sequence[Any], bounds: Bounds, length: int) -> list[str]:
    if len(spaces) != length:
        allowed = ", ".join(f"{space} ({_often(*often)})" for space, often in bounds.items())
        raise BadEdition("error-edition-ring", entry=entry, count=len(spaces), length=length, allowed=allowed)
    for number, space in enumerate(spaces, 1):
        if not isinstance(space, str) or space not in bounds:
            raise BadEdition(
                "error-edition-space", entry=entry, number=number, value=quoted(space), allowed=", ".join(bounds)
            )
    for space, (least, most) in bounds.items():
        count = list(spaces).count(space)
        if not least <= count <= most:
            wanted = _often(least, most)
            raise BadEdition("error-edition-space-count", entry=entry, space=space, count=count, wanted=wanted)
    return list(spaces)


def _often(least: int, most: int) -> str:
    return str(most) if least == most else f"{least}–{most}"


def as_spaces(texts: Sequence[str]) -> tuple[Space, ...]:
    """`principality black` as the rules have it."""
    return tuple(Space(*text.split(" ")) for text in texts)


def chains_end(inner: Sequence[Space], outer: Sequence[Space]) -> bool:
    """Whether every chain of Arthur moving Merlin and Merlin moving Arthur comes to an end (MA-13).

    Only two actions move a figure whose space is then acted on, and that can move the other one: the inner space
    "merlin" moves Merlin 1 to 3 spaces (MA-12), the outer space "arthur" moves Arthur exactly one (MA-14). (The stairs
    move a knight to a principality, where chains end.) So a chain goes on only while Arthur steps from one "merlin" to
    another beside it, and Merlin, who may not stay (MA-12), from one "arthur" to another within his reach; he gets one
    space further past Morgana, whose own is not counted (MW-11). A staff repeats a single action in a turn (MA-27): it
    can lengthen a chain, but not close a circle. With one space of each kind, as the rulebook has it, a chain is over
    after Arthur's step away from "merlin"; more of them have to be checked, which is done here for any two rings.
    """
    arthur = [place for place, space in enumerate(inner) if space.kind == "merlin"]
    merlin = [place for place, space in enumerate(outer) if space.kind == "arthur"]
    reach = MERLIN_STEPS + 1
    after = {
        (a, m): [
            (b, n)
            for b in arthur
            if _apart(a, b, len(inner)) == 1
            for n in merlin
            if 1 <= _apart(m, n, len(outer)) <= reach
        ]
        for a in arthur
        for m in merlin
    }  # where the two can stand when "merlin" is acted on, and where when it is the next time
    while ended := [pair for pair, following in after.items() if not any([pair in after for pair in following])]:
        for pair in ended:
            del after[pair]
    return not after


def _apart(one: int, other: int, length: int) -> int:
    return min((one - other) % length, (other - one) % length)
