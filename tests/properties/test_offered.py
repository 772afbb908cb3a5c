"""What is offered can be played, and random play comes to a sound end with every component still there."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable

import pytest

import caliburn
from caliburn.kernel.moves import Pass, text_of
from caliburn.kernel.spec import GameSpec
from caliburn.kernel.start import games as registry
from caliburn.kernel.view import REFEREE
from tests.properties.play import CASES, Case, Game, Wilful, combinations, games
from tests.properties.sizes import MOST_OPTIONS, MOST_WILFUL, SIZES

LUCKY = (1, 6, 7, 18, 83, 84)  # wilful games known to come upon Merlin's rarest; when the rules change, others will do


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_end_with_a_sound_result_and_every_component(case: Case, count: Callable[..., None]) -> None:
    answers = 0
    for game in games(case, "to the end", SIZES.games):
        census = game.match.census()
        for match in game.decisions():
            assert match.result is None, str(game)
            if match.answers % 10 == 0:
                assert match.census() == census, str(game)
        assert game.match.census() == census, str(game)
        check_result(game)
        answers += game.match.answers
    count(games=SIZES.games, answers=answers)


def check_result(game: Game) -> None:
    result = game.match.result
    assert result is not None, str(game)
    seats = set(range(game.case.seats))
    assert len(result.scores) == game.case.seats, str(game)
    assert set(result.winners) <= seats, str(game)
    assert len(set(result.winners)) == len(result.winners), str(game)
    assert result.tie_breaks == () or len(result.tie_breaks) == game.case.seats, str(game)
    assert result.reason, str(game)
    if result.teams:
        assert sorted(seat for team in result.teams for seat in team) == sorted(seats), str(game)
    elif result.winners:
        assert max(result.scores) == max(result.scores[seat] for seat in result.winners), str(game)
    for viewer in game.viewers:
        assert game.match.asks_for(viewer) == (), str(game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_offered_move_can_be_played_as_a_move_and_as_a_text(case: Case, count: Callable[..., None]) -> None:
    tried = 0
    for game in games(case, "offered", max(SIZES.games // 3, len(combinations(case)))):
        for match in game.decisions():
            if game.rng.randrange(SIZES.offered_every):
                continue
            for ask in match.asks:
                options = list(ask.options)
                texts = [text_of(move) for move in options]
                assert options, str(game)
                assert len(set(texts)) == len(texts) == len(set(options)), str(game)
                picked = range(len(options))
                if len(options) > MOST_OPTIONS:
                    picked = game.rng.sample(picked, MOST_OPTIONS)  # type: ignore[assignment]
                for number in picked:
                    try_both_ways(game, ask.seat, number)
                    tried += 1
    count(moves=tried)


def try_both_ways(game: Game, seat: int, number: int) -> None:
    """Play one offered move on two clones, once as it is and once by its text: the same must follow."""
    match = game.match
    move = match.asks_for(seat)[0].options[number]
    text = text_of(move)
    parsed = match.rules.vocabulary.parse(text)
    assert parsed == move, f"{text!r}: {game}"
    assert type(parsed) is type(move), f"{text!r}: {game}"
    assert text_of(parsed) == text, f"{text!r}: {game}"
    one, other = match.clone(5, events=False), match.clone(5, events=False)
    one.play(seat, move)
    other.play(seat, text)
    assert one.answers == match.answers + 1, f"{text!r}: {game}"
    assert one.view(REFEREE) == other.view(REFEREE), f"{text!r}: {game}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_offers_describe_every_offered_move_and_views_are_json(case: Case) -> None:
    for game in games(case, "views", len(combinations(case))):
        for match in game.decisions():
            if game.rng.randrange(SIZES.offered_every):
                continue
            for viewer in game.viewers:
                view = match.view(viewer)
                assert json.loads(json.dumps(view)) == view, f"for {viewer}: {game}"
            for ask in match.asks:
                offers = match.offers(ask.seat)
                assert [offer.move for offer in offers] == list(ask.options), str(game)
        for viewer in game.viewers:
            view = game.match.view(viewer)
            assert json.loads(json.dumps(view)) == _plain(view), f"for {viewer}: {game}"


def _plain(value: object) -> object:
    """Tuples as JSON has them."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, (list, tuple)) else value


@pytest.mark.parametrize("spec", registry(), ids=lambda spec: str(spec.id))
def test_the_components_in_play_are_those_of_the_component_list(spec: GameSpec) -> None:
    listed = {
        entry["id"]: entry.get("count", 1)
        for entry in importlib.import_module(f"{spec.package}.components").component_list()
        if entry.get("is_card", True)
    }
    in_play: set[str] = set()
    for case in CASES:
        if case.game == spec.id:
            for game in games(case, "components", len(combinations(case))):
                census = {card: copies for card, copies in game.match.census().items() if copies}
                wrong = {card: copies for card, copies in census.items() if listed.get(card) != copies}
                assert not wrong, str(game)
                in_play |= census.keys()
    assert in_play == set(listed), "some components are in no mode of the game"


def test_the_registry_can_be_asked_as_often_as_one_likes() -> None:
    assert caliburn.games() == caliburn.games() == registry()


@pytest.mark.parametrize("spec", registry(), ids=lambda spec: str(spec.id))
def test_random_play_comes_upon_every_kind_of_move(spec: GameSpec, count: Callable[..., None]) -> None:
    """Guards the suite itself: each mode has more than passing, and all modes together all there is."""
    known: set[type] = {Pass}
    met: set[type] = {Pass}
    for case in [case for case in CASES if case.game == spec.id]:
        kinds: set[type] = set()
        for game in games(case, "kinds", max(4, len(combinations(case)))):
            known.update(game.match.rules.all_move_types())
            kinds |= kinds_in(game)
        assert kinds - {Pass}, str(case)
        met |= kinds
    most = [case for case in CASES if case.game == spec.id][-1]
    for number in (*LUCKY, *range(MOST_WILFUL)):  # some kinds come up once in hundreds of games
        if met == known:
            break
        met |= kinds_in(Wilful(most, "tastes", number))
        count(wilful_games=1)
    assert met == known


def kinds_in(game: Game) -> set[type]:
    """The kinds of move that are offered in the course of a game."""
    return {type(move) for match in game.decisions() for ask in match.asks for move in ask.options}
