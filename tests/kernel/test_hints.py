"""Hints: what the rules say of visible things, to the seat that is asked and to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn.kernel.errors import NotAsked
from caliburn.kernel.hints import LACKS, Hint
from caliburn.kernel.match import Match
from caliburn.kernel.text import Message
from tests.kernel.toy import Tournament, toy_match


class Advised(Tournament):
    """The toy with something to say about every card in the seat's hand."""

    def hints(self, s: Any, seat: int) -> list[Hint]:
        return [Hint(card, LACKS, Message("hint-toy", {"count": seat})) for card in s.hands[seat].cards()]


def advised(seed: int) -> Match:
    plain = toy_match(3, seed=seed)
    return Match(Advised(plain.rules.seating), plain._luck.chance)


def test_a_game_without_hints_has_none_to_give() -> None:
    match = toy_match(3, seed=1)
    assert match.hints(match.asks[0].seat) == []


def test_only_a_seat_that_is_asked_gets_hints() -> None:
    match = advised(1)
    asked = match.asks[0].seat
    assert [hint.text.args["count"] for hint in match.hints(asked)] == [asked, asked]
    assert [match.hints(seat) for seat in range(3) if seat != asked] == [[], []]


def test_a_seat_that_there_is_not_has_no_hints_to_ask_for() -> None:
    with pytest.raises(NotAsked):
        advised(1).hints(3)
