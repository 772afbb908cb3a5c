"""Nights and days laid out by hand for the Knight Tales tests, and short ways to fight in them and to look at them.

Scripts of chance are words in the order in which they come up: `night(lanes, "sword shield faith blank")`.
`fight` takes an attack to its end and `go` so far as its answers: they are played as soon as they are offered, and
everything else is answered by rolling, resolving, combat, doom and passing. A question with one answer is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from caliburn import Match, new_match
from caliburn.kernel.view import REFEREE, Viewer
from tests.games.playing import (
    asked,
    happened,
    kinds,
    luck,
    offered,
    on_turn,
    only,
    play,
    play_some,
    some_answer,
    table,
)

# The same in every game.
__all__ = [
    "asked",
    "happened",
    "kinds",
    "luck",
    "offered",
    "on_turn",
    "only",
    "play",
    "play_some",
    "some_answer",
    "table",
]

GAME = "knight-tales"
COOP = {"mode": "coop"}
SOLO = {"mode": "solo"}
MODES = ("competitive", "coop", "solo")
HIDDEN = {"hidden": True}
QUIET = "goblin"  # a monster that changes nothing for its neighbours
PLAIN = ("roll", "resolve", "combat", "doom", "pass")
OPEN_ENDED = ("ask-attack", "ask-market", "ask-knight")


def mode_of(seats: int, options: dict[str, Any] | None) -> dict[str, Any]:
    return {**(SOLO if seats == 1 else {}), **(options or {})}


def night(
    lanes: Sequence[Sequence[Any]],
    chance: str | Iterable[str | int] = "",
    *,
    seats: int = 3,
    options: dict[str, Any] | None = None,
    then: int | str | None = None,
    **position: Any,
) -> Match:
    """A night with these lanes, front first; seat 0 is on turn unless the position says otherwise."""
    return at(chance, seats=seats, options=options, then=then, phase="night", lanes=lanes, **position)


def day(
    chance: str | Iterable[str | int] = "",
    *,
    seats: int = 3,
    options: dict[str, Any] | None = None,
    then: int | str | None = None,
    **position: Any,
) -> Match:
    """A day in the market; the seats buy in their order unless the position says otherwise."""
    return at(chance, seats=seats, options=options, then=then, phase="day", **position)


def at(
    chance: str | Iterable[str | int] = "",
    *,
    seats: int = 3,
    options: dict[str, Any] | None = None,
    then: int | str | None = None,
    **position: Any,
) -> Match:
    """A match that begins at the position, at the beginning of any phase."""
    return Match.at(GAME, {"seats": seats, **position}, options=mode_of(seats, options), chance=luck(chance, then))


def fresh(
    chance: str | Iterable[str | int] = "",
    *,
    seats: int = 3,
    options: dict[str, Any] | None = None,
    then: int | str = "then",
) -> Match:
    """A new match whose setup comes up as scripted, and goes on from a seed."""
    return new_match(GAME, seats=seats, options=mode_of(seats, options), chance=luck(chance, then))


def seeded(seats: int = 3, seed: int | str = 1, options: dict[str, Any] | None = None) -> Match:
    return new_match(GAME, seats=seats, options=mode_of(seats, options), seed=seed)


# -- answering -------------------------------------------------------------------------------------------------------


def go(match: Match, *answers: str) -> Match:
    """Play these answers, each as soon as it is offered, and plain ones in between; stops after the last of them."""
    for answer in answers:
        while answer not in offered(match):
            assert plain(match), f"{answer} is not offered; {asked(match)}: {offered(match)}"
            play(match, plain(match))
        play(match, answer)
    return match


def until(match: Match, prompt: str, *answers: str) -> Match:
    """`go`, and then plain answers until this question is open."""
    go(match, *answers)
    while asked(match) != prompt:
        assert plain(match), f"{prompt} is not asked; {asked(match)}"
        play(match, plain(match))
    return match


def fight(match: Match, *answers: str) -> Match:
    """`go`, and then plain answers to the end of the attack: somebody chooses a target or buys, or the game is over."""
    go(match, *answers)
    while plain(match):
        play(match, plain(match))
    return match


def plain(match: Match) -> str:
    """What is answered if nothing is said: no card, no wrath, no faith; "" where that does not answer the question."""
    if not match.asks or asked(match) in OPEN_ENDED:
        return ""
    return next((answer for answer in PLAIN if answer in offered(match)), "")


# -- looking ---------------------------------------------------------------------------------------------------------


def knight(match: Match, seat: int = 0, viewer: Viewer = REFEREE) -> dict[str, Any]:
    found: dict[str, Any] = table(match, viewer)["knights"][seat]
    return found


def spent(match: Match, seat: int = 0) -> set[str]:
    """The cards with a crest on their icon."""
    return {card["id"] for card in knight(match, seat)["cards"] if card["spent"]}


def cards(match: Match, seat: int = 0) -> list[str]:
    return [card["id"] for card in knight(match, seat)["cards"]]


def attack(match: Match) -> dict[str, Any]:
    """The attack that goes on."""
    found: dict[str, Any] = table(match)["attack"]
    return found


def lies(match: Match) -> dict[str, Any]:
    """What the attack would do as the dice lie."""
    found: dict[str, Any] = attack(match)["lies"]
    return found


def pool(match: Match) -> tuple[int, int, int]:
    """Knight, black and red dice of the attack that goes on."""
    found = attack(match)["pool"]
    return found["knight"], found["black"], found["red"]


def reasons(match: Match) -> set[tuple[str, int, str, str]]:
    """What counts in the attack that goes on: what, how much, source, by."""
    return {(one["what"], one["n"], one["source"], one["by"]) for one in attack(match)["reasons"]}


def lane(match: Match, number: int, viewer: Viewer = REFEREE) -> list[str | None]:
    """The monsters of a lane from 1, front first; None for those the viewer does not know."""
    return [monster["id"] for monster in table(match, viewer)["lanes"][number - 1]]


def monster(match: Match, place: str) -> dict[str, Any]:
    """The monster at `LANE-RANK`, or the boss."""
    if place == "boss":
        boss: dict[str, Any] = table(match)["boss"]
        return boss
    found: dict[str, Any] = table(match)["lanes"][int(place[0]) - 1][int(place[2]) - 1]
    return found
