"""Everything that can be seen of a match from outside, for comparing two of them, and random play with undos."""

from __future__ import annotations

from random import Random
from typing import Any

from caliburn.kernel.match import Match
from caliburn.kernel.moves import text_of
from caliburn.kernel.view import REFEREE, Viewer


def viewers(match: Match) -> list[Viewer]:
    return [None, REFEREE, *range(match.rules.seats)]


def look(match: Match, viewer: Viewer = REFEREE) -> dict[str, Any]:
    """View, questions with their options, and events, for one viewer."""
    return {
        "view": match.view(viewer),
        "asks": [(a.seat, a.prompt, a.rule, [text_of(m) for m in a.options]) for a in match.asks_for(viewer)],
        "events": match.events(viewer),
        "answers": match.answers,
    }


def whole(match: Match) -> dict[str, Any]:
    """What every viewer sees, who may take back, and the record."""
    return {
        "looks": [look(match, viewer) for viewer in viewers(match)],
        "undo": [match.can_undo(seat) for seat in range(match.rules.seats)],
        "result": match.result,
        "record": match.record(),
    }


def play_randomly(match: Match, random: Random, most: int = 10_000) -> int:
    """Answer open questions at random until the game is over; returns how many answers were given."""
    given = 0
    while match.asks and given < most:
        ask = random.choice(match.asks)
        match.play(ask.seat, random.choice(ask.options))
        given += 1
    return given
