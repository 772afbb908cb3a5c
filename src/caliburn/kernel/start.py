"""The ways to get a match: a new one, one from a position, one from a record."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

from caliburn.kernel.errors import (
    BadChance,
    BadMove,
    BadPosition,
    BadRecord,
    BadSeats,
    CaliburnError,
    CannotUndo,
    NotAsked,
    UnknownGame,
)
from caliburn.kernel.luck import SEED_BYTES, SEED_TEXT, Chance, Script, Seeded, seed_bytes
from caliburn.kernel.match import Match
from caliburn.kernel.moves import UNDO
from caliburn.kernel.record import Line, check
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import GameSpec


def games() -> tuple[GameSpec, ...]:
    """All games, as specs: id, title, seats (least, most), and modes, each with its own seats and options.

    >>> [game.id for game in games()]
    ['king-arthur', 'knight-tales', 'merlin', 'knight-fall']
    """
    from caliburn.games import GAMES

    return GAMES


def game(game_id: str) -> GameSpec:
    """The spec of a game."""
    for spec in games():
        if spec.id == game_id:
            return spec
    raise UnknownGame("error-game-unknown", game=str(game_id)[:80], games=", ".join(spec.id for spec in games()))


def rules_for(game_id: str, seats: int, options: Mapping[str, Any] | None) -> Rules:
    spec = game(game_id)
    return spec.rules(spec.seating(seats, options))


def chance_for(seed: int | str | None, chance: Chance | None) -> Chance:
    if chance is None:
        return Seeded(secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed))
    if seed is not None:
        raise BadChance("error-seed-and-chance")
    if not isinstance(chance, Chance):
        raise BadChance("error-chance-kind", kind=type(chance).__name__)
    return chance


def new_match(
    game: str,
    *,
    seats: int,
    options: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    chance: Chance | None = None,
    events: bool = True,
) -> Match:
    """A new match, set up as far as the first question.

    `options` holds `mode`, `edition` and the game's switches; what is left out takes its default, and the mode is the
    first that fits the number of seats. The same seed, a number or a text, gives the same match everywhere; without
    one a seed of 128 random bits is taken. `chance` scripts the outcomes instead. `events=False` keeps no events, for
    search.

    >>> match = new_match("king-arthur", seats=3, options={"mode": "seals"}, seed=1)
    >>> match.asks[0].prompt.id
    'ask-challenge'
    """
    return Match(rules_for(game, seats, options), chance_for(seed, chance), events=events)


def match_at(
    game: str,
    position: Mapping[str, Any],
    *,
    seats: int | None,
    options: Mapping[str, Any] | None,
    seed: int | str | None,
    chance: Chance | None,
    events: bool,
) -> Match:
    own = _position(position) or {}
    if seats is None and "seats" not in own:
        raise BadSeats("error-position-no-seats")
    if seats is not None and own.setdefault("seats", seats) != seats:
        raise BadSeats("error-position-seats", position=str(own["seats"])[:80], seats=str(seats)[:80])
    return Match(rules_for(game, own["seats"], options), chance_for(seed, chance), position=own, events=events)


def _position(given: Any) -> dict[str, Any] | None:
    """A position as the match keeps it: its own copy, as JSON has it."""
    if given is None:
        return None
    try:
        position = json.loads(json.dumps(given))
    except (TypeError, ValueError, RecursionError):
        position = None
    if not isinstance(position, dict):
        raise BadPosition("error-position-value", key="position")
    return position


def replay(record: Mapping[str, Any], *, events: bool = True) -> Match:
    """The match of a record, where it stood when the record was made.

    >>> match = new_match("king-arthur", seats=2, seed=5)
    >>> replay(match.record()).view("referee") == match.view("referee")
    True
    """
    lines = check(record)
    try:
        match = _rebuilt(record, lines, events)
    except BadRecord:
        raise
    except CaliburnError as error:
        raise BadRecord("error-record-content", reason=error.message) from None
    if match.record()["log"] != record["log"]:
        raise BadRecord("error-record-damaged")
    return match


def _rebuilt(record: Mapping[str, Any], lines: list[Line], events: bool) -> Match:
    rules = _rules_of(record)
    seed = record.get("seed")
    if seed is not None and not (isinstance(seed, str) and SEED_TEXT.fullmatch(seed)):
        raise BadRecord("error-record-damaged")
    live = None if seed is None else Seeded(seed_bytes(seed))
    outcomes = [line.text for line in lines if line.seat is None]
    match = Match(rules, Script(outcomes, then=live), events=events, position=_position(record.get("position")))
    _follow(match, lines)
    if live is not None:
        match._luck.chance = live
        match._luck.seeded_from = _seeded_from(record, len(outcomes))
    return match


def _seeded_from(record: Mapping[str, Any], outcomes: int) -> int:
    number = record.get("seeded_from")
    if type(number) is not int or not 0 <= number <= outcomes:
        raise BadRecord("error-record-damaged")
    return number


def verify(record: Mapping[str, Any]) -> bool:
    """Whether the seed of a record deals the very outcomes that it holds.

    The record of a clone or a branch has a seed of its own from the outcome `seeded_from` on; what came up before
    is taken as it is, so a promise about a whole match also needs `record["seeded_from"] == 0`.
    """
    lines = check(record)
    match = replay(record)
    if record.get("seed") is None:
        raise BadRecord("error-record-no-seed")
    given = [line.text for line in lines if line.seat is None][: record["seeded_from"]]
    chance = Script(given, then=Seeded(seed_bytes(record["seed"])))
    fair = Match(_rules_of(record), chance, position=_position(record.get("position")))
    try:
        for line in lines:
            if line.seat is not None:
                fair.undo(line.seat) if line.text == UNDO else fair.play(line.seat, line.text)
    except (BadMove, NotAsked, CannotUndo):
        return False
    return bool(fair.record()["log"] == match.record()["log"])


def _rules_of(record: Mapping[str, Any]) -> Rules:
    options, edition = record.get("options"), record.get("edition")
    if not isinstance(options, Mapping) or "edition" in options:
        raise BadRecord("error-record-damaged")
    if edition is not None and not isinstance(edition, Mapping):  # never the path of a file
        raise BadRecord("error-record-damaged")
    wanted = dict(options) if edition is None else {**options, "edition": edition}
    rules = rules_for(record.get("game", ""), record.get("seats", 0), wanted)
    if record.get("rules") != rules.version:
        raise BadRecord("error-record-rules", version=str(record.get("rules")), known=rules.version)
    return rules


def _follow(match: Match, lines: list[Line]) -> None:
    """Play the answers of a log, checking that every outcome came up where the log has it."""
    came_up = 0
    for number, line in enumerate(lines):
        if line.seat is None:
            came_up += 1
            continue
        if match._luck.outcomes != came_up:
            raise BadRecord("error-record-order", number=number)
        try:
            match.undo(line.seat) if line.text == UNDO else match.play(line.seat, line.text)
        except (BadMove, NotAsked, CannotUndo, BadChance):
            raise BadRecord("error-record-line", line=f"{line.seat} {line.text}"[:80]) from None
    if match._luck.outcomes != came_up:
        raise BadRecord("error-record-order", number=len(lines))
