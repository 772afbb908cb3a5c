"""Positions laid out by hand for the Knight Fall tests, and short ways to play them and to look at them.

The tiles lie in reading order, A B C / D E F / G H I, with the seal E in the middle. Two players: seat 0 has the demons
at places 0 and 2, seat 1 the knights at places 1 and 3. `demon_turn` and `knight_turn` have the first demon or the
first knight on turn, with this hand; units that are not named are not on the board. A script of chance is words in the
order in which they come up; then a seed goes on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from caliburn import Match, new_match, text_of
from caliburn.kernel.view import REFEREE, Viewer
from tests.games.playing import asked, happened, kinds, luck, only, play, table

# The same in every game.
__all__ = ["asked", "happened", "kinds", "luck", "only", "play", "table"]

GAME = "knight-fall"
DEMONS, KNIGHTS = 0, 1  # the seats with two players
STORM, SOUL, FLAME, PHASE = "storm-fiend", "soulstealer", "flame-knight", "phase-knight"
LOCATIONS = {"locations": "on"}


def at(
    chance: str | Iterable[str | int] = "",
    *,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    then: int | str | None = "then",
    **position: Any,
) -> Match:
    """A match that begins at the position."""
    return Match.at(GAME, {"seats": seats, **position}, options=options, chance=luck(chance, then))


def four(demon: str = STORM, knight: str = FLAME, demon2: str = SOUL, knight2: str = PHASE) -> list[str]:
    """Characters in turn order; a usual one that is named elsewhere makes room for another."""
    named = [demon, knight, demon2, knight2]
    if demon == demon2:
        named[2] = STORM if demon != STORM else SOUL
    if knight == knight2:
        named[3] = FLAME if knight != FLAME else PHASE
    return named


def demon_turn(
    hand: str = "",
    units: dict[str, str] | None = None,
    chance: str | Iterable[str | int] = "",
    *,
    demon: str = STORM,
    knight: str = FLAME,
    demon2: str = SOUL,
    knight2: str = PHASE,
    other_hand: str = "",
    **position: Any,
) -> Match:
    """The first demon is on turn with these cards; the knights hold `other_hand`."""
    position.setdefault("characters", four(demon, knight, demon2, knight2))
    position.setdefault("hands", [hand.split(), other_hand.split()])
    if units is not None:
        position["units"] = units
    return at(chance, turn=0, **position)


def knight_turn(
    hand: str = "",
    units: dict[str, str] | None = None,
    chance: str | Iterable[str | int] = "",
    *,
    knight: str = FLAME,
    demon: str = STORM,
    demon2: str = SOUL,
    knight2: str = PHASE,
    other_hand: str = "",
    **position: Any,
) -> Match:
    """The first knight is on turn with these cards; the demons hold `other_hand`."""
    position.setdefault("characters", four(demon, knight, demon2, knight2))
    position.setdefault("hands", [other_hand.split(), hand.split()])
    if units is not None:
        position["units"] = units
    return at(chance, turn=1, **position)


def round_end(units: dict[str, str], chance: str | Iterable[str | int] = "", **position: Any) -> Match:
    """The round has just ended."""
    position.setdefault("characters", four())
    return at(chance, turn=0, end_of_round=True, units=units, **position)


def fresh(
    chance: str | Iterable[str | int] = "",
    *,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    then: int | str | None = "then",
) -> Match:
    """A new match whose setup comes up as scripted, and goes on from a seed."""
    return new_match(GAME, seats=seats, options=options, chance=luck(chance, then))


# -- answering -------------------------------------------------------------------------------------------------------


def decline(match: Match) -> Match:
    """One answer that does as little as possible."""
    answers = offered(match)
    return play(match, next((answer for answer in ("pass", "done") if answer in answers), min(answers)))


def end_turn(match: Match) -> Match:
    """Decline everything until this turn is over: the next character may play, or the round's end asks something."""
    active = table(match)["active"]
    while match.asks and table(match)["active"] == active:
        decline(match)
    return match


def until_turn_of(match: Match, character: str) -> Match:
    """Decline everything until the next turn of this character, where it may do something."""
    end_turn(match)
    while match.asks and (table(match)["active"] is None or active(match) != character):
        decline(match)
    return match


# -- looking ---------------------------------------------------------------------------------------------------------


def asked_seat(match: Match) -> int:
    return match.asks[0].seat


def offered(match: Match, verb: str = "") -> set[str]:
    """As in every game, but none when the game is over."""
    texts = {text_of(move) for move in match.asks[0].options} if match.asks else set()
    return {text for text in texts if not verb or f"{text} ".startswith(f"{verb} ")}


def texts(match: Match, seat: int) -> set[str]:
    """The texts of the moves offered to a seat; none if it is not asked."""
    return {text_of(move) for ask in match.asks if ask.seat == seat for move in ask.options}


def units(match: Match) -> dict[str, str]:
    """Where everybody on the board stands, by letter."""
    return {unit["name"]: unit["tile"] for unit in table(match)["units"]}


def unit(match: Match, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in table(match)["units"] if one["name"] == name)
    return found


def tile(match: Match, name: str) -> str | None:
    """The tile of a unit; None if it is not on the board."""
    return units(match).get(name)


def health(match: Match, name: str) -> int:
    """The health of a unit on the board; 0 if it is not there."""
    return next((int(one["health"]) for one in table(match)["units"] if one["name"] == name), 0)


def healths(match: Match, *names: str) -> tuple[int, ...]:
    return tuple(health(match, name) for name in names)


def place(match: Match, name: str) -> dict[str, Any]:
    """The card of a character in play, also of one that waits."""
    found: dict[str, Any] = next(one for one in table(match)["places"] if one["character"] == name)
    return found


def characters(match: Match) -> list[str]:
    """Who is in play, in turn order."""
    return [one["character"] for one in table(match)["places"]]


def defense(match: Match, name: str) -> int:
    return int(place(match, name)["defense"])


def ice(match: Match, name: str = "frozen-lurker") -> int:
    return int(place(match, name)["ice"])


def seal(match: Match, name: str) -> str | None:
    """The seal or mark in front of a character."""
    found: str | None = place(match, name)["seal"]
    return found


def player(match: Match, seat: int, viewer: Viewer = REFEREE) -> dict[str, Any]:
    found: dict[str, Any] = table(match, viewer)["players"][seat]
    return found


def hand(match: Match, seat: int, viewer: Viewer = REFEREE) -> list[str] | None:
    """The cards of a hand that are not slowed; None if the viewer does not see them."""
    found: list[str] | None = player(match, seat, viewer)["hand"]
    return found


def slowed(match: Match, seat: int, viewer: Viewer = REFEREE) -> str | None:
    found: str | None = player(match, seat, viewer)["slowed"]
    return found


def points(match: Match) -> tuple[int, int]:
    """Where the markers are: demons, knights."""
    found = table(match)["points"]
    return found["demons"], found["knights"]


def active(match: Match) -> str:
    """The character on turn."""
    seen = table(match)
    return str(seen["places"][seen["active"]]["character"])


def tiles_with(match: Match, token: str) -> list[str]:
    """The tiles with a halo or a portal."""
    return [one["id"] for one in table(match)["tiles"] if one is not None and one[token]]


def go(match: Match, *answers: str) -> Match:
    """Play these answers; whatever is asked before one of them and has a single answer is answered."""
    for answer in answers:
        while answer not in offered(match) and len(match.asks[0].options) == 1:
            play(match, *offered(match))
        play(match, answer)
    while asked(match) != "ask-play" and match.asks and len(match.asks[0].options) == 1:
        play(match, *offered(match))
    return match


def turn_of(match: Match, name: str) -> Match:
    """End turns, with nothing done in them, until this character may play its cards."""
    while True:
        while asked(match) != "ask-play":
            play(match, "pass" if "pass" in offered(match) else min(offered(match)))
        if active(match) == name:
            return match
        play(match, "done")
