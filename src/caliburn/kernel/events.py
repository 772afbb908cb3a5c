"""Events: what happened, typed and in the past tense. They are the one source of log, animation and statistics.

An event type is a NamedTuple; its kind, used in messages and in the protocol, is its name in lower case with
dashes (`KnightsDrawn` is `knights-drawn`). What a viewer may see of an event is decided in the game's `view.py`.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, TypeAlias

Event: TypeAlias = tuple[Any, ...]


class Numbered(NamedTuple):
    """An event with its number in the match, as one viewer sees it."""

    n: int
    event: Event


def kind_of(event: Event) -> str:
    """The kind of an event: `knights-drawn` for a `KnightsDrawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()


def plain(event: Event) -> dict[str, Any]:
    """An event as JSON-able data."""
    fields: tuple[str, ...] = event._fields  # type: ignore[attr-defined]
    return {"event": kind_of(event), **dict(zip(fields, event, strict=True))}
