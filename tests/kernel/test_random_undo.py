"""Random play of the toy with undos, clones and replays: as if what was taken back had never been answered."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from caliburn import replay, verify
from caliburn.kernel.errors import CannotUndo
from caliburn.kernel.flow import AskAll
from caliburn.kernel.match import Match
from caliburn.kernel.moves import text_of
from tests.kernel.looks import look, viewers, whole
from tests.kernel.toy import play_all, toy_match


class Standing(NamedTuple):
    """An answer that stands, and what chance and reveals had been counted to when it was given."""

    seat: int
    text: str
    known: tuple[int, int]


def known(match: Match) -> tuple[int, int]:
    return match._luck.outcomes, match._luck.reveals


def may_undo(match: Match, standing: list[Standing], seat: int) -> bool:
    """The rule, written a second time: by what stands, and by what became known since."""
    question = match._question
    if isinstance(question, AskAll) and seat in [ask.seat for ask in question.asks if ask not in match.asks]:
        return True
    return bool(standing) and standing[-1].seat == seat and standing[-1].known == known(match)


def take_back(match: Match, standing: list[Standing], seat: int) -> None:
    before = {e.n: e for e in match.events("referee")}
    last = match.undo(seat)
    at = max(at for at, answer in enumerate(standing) if answer.seat == seat)
    del standing[at]
    events = match.events("referee")
    assert events == [before[n] for n in range(1, last + 1)]


def play_one(match: Match, standing: list[Standing], random: Random) -> None:
    ask = random.choice(match.asks)
    move = random.choice(ask.options)
    standing.append(Standing(ask.seat, text_of(move), known(match)))
    match.play(ask.seat, move)


OPTIONS: list[dict[str, Any]] = [{}, {"tithe": True, "rounds": "3"}, {"double": True, "tithe": True}]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(8))
def test_after_any_undos_the_match_is_as_if_only_the_standing_answers_had_been_given(
    options: dict[str, Any], seed: int
) -> None:
    random = Random(seed)
    match = toy_match(3, seed=seed, **options)
    standing: list[Standing] = []
    undone = 0
    while match.asks:
        willing = [seat for seat in range(3) if match.can_undo(seat)]
        assert willing == [seat for seat in range(3) if may_undo(match, standing, seat)]
        for seat in range(3):
            if seat not in willing:
                with pytest.raises(CannotUndo):
                    match.undo(seat)
        if willing and random.random() < 0.3:
            take_back(match, standing, random.choice(willing))
            undone += 1
        else:
            play_one(match, standing, random)
        plain = play_all(toy_match(3, seed=seed, **options), *[f"{a.seat} {a.text}" for a in standing])
        assert [look(match, viewer) for viewer in viewers(match)] == [look(plain, viewer) for viewer in viewers(plain)]
        assert whole(replay(match.record())) == whole(match)
        assert [look(match.clone(), viewer) for viewer in viewers(match)] == [look(match, v) for v in viewers(match)]
    assert undone
    assert verify(match.record())
