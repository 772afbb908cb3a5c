"""Hints: what the rules say to a seat about things on the table that it looks at before it answers."""

from __future__ import annotations

from typing import Final, NamedTuple

from caliburn.kernel.text import Message

BLOCKED: Final = "blocked"
REACH: Final = "reach"
LACKS: Final = "lacks"


class Hint(NamedTuple):
    """What can or cannot be done with a visible thing, and why.

    `handle` is the thing's id in the view, as in an offer. `blocked`: no offered move touches it, for this reason;
    `reach`: the seat has what it takes; `lacks`: what is still missing.
    """

    handle: str
    kind: str
    text: Message
