"""Whatever the program says is a message that exists: in the source, in the registry of games, and in whole matches."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from caliburn import new_match
from caliburn.kernel.guide import rules_of
from caliburn.kernel.match import Match
from caliburn.kernel.spec import GameSpec, Mode
from caliburn.kernel.start import games
from caliburn.kernel.text import LANGUAGES, Message, Words
from tests.words.catalogue import all_messages, all_words, event_kinds, parameters, uses

MODES = [(game, mode) for game in games() for mode in game.modes]
EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
EVERY_MODE = pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id}-{mode.id}" for game, mode in MODES])


def _missing(names: list[str], game: GameSpec) -> list[str]:
    return [name for name in names if name not in all_messages("en", game.id)]


def test_every_message_named_in_the_source_exists() -> None:
    missing = [use for use in uses() if not any(re.fullmatch(use.id, name) for name in all_messages("en", use.game))]
    assert missing == []


def test_a_message_takes_only_what_the_source_gives_it() -> None:
    checked = 0
    for use in uses():
        for name in all_messages("en", use.game):
            if use.args is not None and re.fullmatch(use.id, name) and ".+" not in use.id:
                assert set(parameters(name, "en", use.game)) <= use.args | {"me"}, use
                checked += 1
    assert checked > 30


@EVERY_GAME
def test_a_game_has_a_title_and_names_for_modes_and_options(game: GameSpec) -> None:
    wanted = [f"game-{game.id}", f"game-{game.id}-about", "option-mode", "option-edition"]
    for mode in game.modes:
        wanted += [f"mode-{game.id}-{mode.id}", f"mode-{game.id}-{mode.id}-about"]
        for option in mode.options:
            name = f"option-{game.id}-{option.id}"
            wanted += [name, f"{name}-about", *(f"{name}-{value}" for value in option.values)]
    assert _missing(wanted, game) == []


@EVERY_MODE
def test_every_component_has_a_name(game: GameSpec, mode: Mode) -> None:
    match = new_match(game.id, seats=mode.most, options={"mode": mode.id}, seed=1)
    components = [f"card-{component}" for component in match.census()]
    assert components
    assert _missing(components, game) == []


@EVERY_GAME
def test_every_event_has_a_line_for_the_log(game: GameSpec) -> None:
    kinds = [f"event-{kind}" for kind in sorted(event_kinds(game))]
    assert kinds
    assert _missing(kinds, game) == []


def _unknown(words: Words, message: Message) -> list[str]:
    """The ids in a message that have no words."""
    inner: list[Message] = []
    for value in message.args.values():
        if isinstance(value, Message):
            inner.append(value)
        elif isinstance(value, tuple):
            inner += [part for part in value if isinstance(part, Message)]
    found = [] if words.has(message.id) else [message.id]
    for part in inner:
        found += _unknown(words, part)
    return found


def _say(game: str, message: Message, viewer: int | None) -> None:
    """Say a message in every language; `say` raises where an argument is missing."""
    for lang in LANGUAGES:
        assert _unknown(all_words(lang, game), message) == []
        assert all_words(lang, game).say(message, viewer=viewer)


def _play(match: Match, rules: set[str], random: Random) -> None:
    while match.asks:
        ask = match.asks[0]
        rules.add(ask.rule)
        _say(match.rules.seating.game, ask.prompt, ask.seat)
        offers = match.offers(ask.seat)
        for offer in random.sample(offers, min(len(offers), 10)):
            _say(match.rules.seating.game, offer.what, ask.seat)
            if offer.how is not None:
                _say(match.rules.seating.game, offer.how, ask.seat)
        match.play(ask.seat, random.choice(ask.options))


@EVERY_MODE
@pytest.mark.parametrize("choice", [0, -1], ids=["defaults", "all switched"])
def test_a_whole_match_can_be_told_to_everybody(game: GameSpec, mode: Mode, choice: int) -> None:
    fitting = [option for option in mode.options if option.seats in (None, mode.least)]
    options: dict[str, Any] = {option.id: option.every_choice()[choice] for option in fitting}
    match = new_match(game.id, seats=mode.least, options={"mode": mode.id, **options}, seed=choice)
    rules: set[str] = set()
    _play(match, rules, Random(choice))
    for viewer in (None, "referee", *range(mode.least)):
        for numbered in match.events(viewer):
            _say(game.id, match.rules.tell(numbered.event), viewer if isinstance(viewer, int) else None)
    assert match.result is not None
    _say(game.id, Message(match.result.reason), None)
    assert rules <= {rule.id for rule in rules_of(game)}


FRESH = [
    ("caliburn.words('de').say('mode-king-arthur-seals')", "Spiel mit Siegeln"),
    (
        "caliburn.game('king-arthur').id, [game.id for game in caliburn.games()]",
        "king-arthur ['king-arthur', 'knight-tales', 'merlin', 'knight-fall']",
    ),
]


@pytest.mark.parametrize(("asked", "answer"), FRESH, ids=["words", "games"])
def test_a_program_that_only_imports_caliburn_finds_the_games_and_their_words(asked: str, answer: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", f"import caliburn; print({asked})"], capture_output=True, text=True, check=False
    )
    assert (run.stdout.strip(), run.stderr) == (answer, "")
