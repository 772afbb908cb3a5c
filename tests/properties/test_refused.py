"""What is not offered is refused, changes nothing, and tells nobody what others are offered."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from caliburn.kernel.errors import BadMove, CaliburnError, NotAsked
from caliburn.kernel.match import Match
from caliburn.kernel.moves import text_of
from caliburn.kernel.text import LANGUAGES, words
from tests.builds import COMPILED, refused
from tests.properties.play import CASES, Case, Game, games, picture
from tests.properties.sizes import SIZES
from tests.properties.wrong import NOT_MOVES, NOT_SEATS, Domain, texts

domain_of = cache(Domain)


def refuse(game: Game, seat: Any, move: Any, error: type[CaliburnError]) -> Exception:
    """Try a wrong answer: it must be refused with that error, in every language, and nothing may change."""
    match = game.match
    asks, answers = match.asks, match.answers
    shown = f"seat {seat!r:.60}, {move!r:.200}: {game}"
    refusal: Exception | None = None
    try:
        match.play(seat, move)
    except Exception as raised:
        refusal = raised
    assert refusal is not None, f"accepted: {shown}"
    assert (match.asks, match.answers) == (asks, answers), shown
    if COMPILED and isinstance(refusal, TypeError):
        return refusal
    if not isinstance(refusal, error):
        raise AssertionError(f"refused with {refusal!r} instead of {error.__name__}: {shown}") from refusal
    for language in LANGUAGES:
        assert words(language).say(refusal.message) not in ("", refusal.message.id), shown
    return refusal


def wrong_moves(game: Game, seat: int) -> list[Any]:
    """Moves and texts that are not among those offered to the seat."""
    match = game.match
    offered = list(match.asks_for(seat)[0].options)
    domain = domain_of(game.case, 4)
    made = [
        *domain.moves(game.rng, SIZES.refused_moves),
        *domain.near(game.rng, offered, SIZES.refused_moves),
        *NOT_MOVES,
        *[tuple(move[:-1]) for move in offered[:3]],
        *[(*move, "more") for move in offered[:3]],
        *[list(move) for move in offered[:3]],
    ]
    said = [text_of(move).split() for move in offered]
    verbs = list(match.rules.vocabulary.types)
    wrong_texts = [
        text for text in texts(game.rng, offered, verbs, SIZES.refused_moves // 3) if text.split() not in said
    ]
    return [move for move in made if move not in offered] + wrong_texts


def sampled(game: Game, match: Match) -> bool:
    return match.answers == 1 or not game.rng.randrange(SIZES.refused_every)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_move_that_is_not_offered_is_refused_and_changes_nothing(case: Case, count: Callable[..., None]) -> None:
    refused = 0
    for game in games(case, "refused", SIZES.refused_games):
        for match in game.decisions():
            if not sampled(game, match):
                continue
            before, record = picture(match), match.record()
            for ask in match.asks:
                for move in wrong_moves(game, ask.seat):
                    refuse(game, ask.seat, move, BadMove)
                    refused += 1
            assert picture(match) == before, str(game)
            assert match.record() == record, str(game)
    count(refused=refused)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_that_is_not_asked_is_refused_and_learns_nothing(case: Case) -> None:
    for game in games(case, "not asked", SIZES.refused_games):
        for match in game.decisions():
            if not sampled(game, match):
                continue
            before, record = picture(match), match.record()
            asked = [ask.seat for ask in match.asks]
            offered = {text_of(move): move for ask in match.asks for move in ask.options}
            picked = game.rng.sample(sorted(offered), min(6, len(offered)))
            for seat in range(case.seats):
                for text in picked if seat not in asked else ():
                    for move in (text, offered[text], "nonsense", None):
                        refusal = str(refuse(game, seat, move, NotAsked))
                        told = [text for text in offered if re.search(rf"(?<!\w){re.escape(text)}(?!\w)", refusal)]
                        assert not told, f"{refusal!r}: {game}"
            assert picture(match) == before, str(game)
            assert match.record() == record, str(game)


@pytest.mark.parametrize("seat", [*NOT_SEATS, "most"], ids=lambda seat: repr(seat).partition(" at ")[0])
@pytest.mark.parametrize("case", CASES[:1] + CASES[-1:], ids=str)
def test_what_is_no_seat_can_neither_answer_nor_take_back(case: Case, seat: Any) -> None:
    seat = case.seats if seat == "most" else seat
    if COMPILED and isinstance(seat, bool):
        pytest.skip("compiled, a truth value is a whole number, and is kept as one")
    for game in games(case, "no seat", 2):
        for match in game.decisions():
            if match.answers > 8:
                break
            before, record = picture(match), match.record()
            refuse(game, seat, match.asks[0].options[0], NotAsked)
            with pytest.raises(refused(CaliburnError)):
                match.undo(seat)
            assert picture(match) == before, str(game)
            assert match.record() == record, str(game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_answers_or_is_asked_after_the_end(case: Case) -> None:
    for game in games(case, "after the end", 2):
        last: tuple[int, Any] = (0, None)
        while game.match.asks:
            last = game.choose()
            game.match.play(*last)
        before = picture(game.match)
        for seat in range(case.seats):
            refuse(game, seat, last[1], NotAsked)
            assert game.match.offers(seat) == [], str(game)
        assert picture(game.match) == before, str(game)
