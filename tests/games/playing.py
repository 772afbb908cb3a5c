"""Short ways to play a match of any game and to look at it. The tables of each game are laid out in its own helpers.

Tests import these from their game's helpers, beside what is that game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from caliburn import Match, Script, Seeded, text_of
from caliburn.kernel.events import Event
from caliburn.kernel.luck import Chance, seed_bytes
from caliburn.kernel.view import REFEREE, Viewer


def luck(outcomes: str | Iterable[str | int], then: int | str | None = None) -> Chance:
    """A script of words or a list; it refuses to go on at its end unless a seed follows."""
    words = outcomes.split() if isinstance(outcomes, str) else list(outcomes)
    return Script(words, then=None if then is None else Seeded(seed_bytes(then)))


# -- answering -------------------------------------------------------------------------------------------------------


def play(match: Match, *answers: str) -> Match:
    """Answer the open questions one after the other, whoever is asked first."""
    for answer in answers:
        match.play(match.asks[0].seat, answer)
    return match


def some_answer(match: Match, random: Random) -> str:
    """An offered move, each as likely as the next and whatever the order in which they are offered."""
    return random.choice(sorted(offered(match)))


def play_some(match: Match, answers: int, seed: int | str, each: Callable[[Match], None] | None = None) -> Match:
    """Random answers, so many or to the end of the game; `each` looks at the match before every answer."""
    random = Random(seed)
    for _ in range(answers):
        if not match.asks:
            break
        if each is not None:
            each(match)
        play(match, some_answer(match, random))
    return match


# -- looking ---------------------------------------------------------------------------------------------------------


def asked(match: Match) -> str | None:
    """The prompt of the open question; None when the game is over."""
    return match.asks[0].prompt.id if match.asks else None


def on_turn(match: Match) -> int:
    return match.asks[0].seat


def offered(match: Match, verb: str = "") -> set[str]:
    """The texts of the moves offered to whoever is asked first, of one verb (or its first words) or of all."""
    texts = {text_of(move) for move in match.asks[0].options}
    return {text for text in texts if not verb or f"{text} ".startswith(f"{verb} ")}


def table(match: Match, viewer: Viewer = REFEREE) -> dict[str, Any]:
    found: dict[str, Any] = match.view(viewer)["table"]
    return found


def happened(match: Match, viewer: Viewer = REFEREE) -> list[Event]:
    return [numbered.event for numbered in match.events(viewer)]


def kinds(match: Match, viewer: Viewer = REFEREE) -> list[str]:
    """The names of the event types, in order."""
    return [type(event).__name__ for event in happened(match, viewer)]


def only(match: Match, name: str, viewer: Viewer = REFEREE) -> list[Any]:
    """The events of one type, in order."""
    return [event for event in happened(match, viewer) if type(event).__name__ == name]
