"""Errors: what they carry, and that they travel between processes."""

from __future__ import annotations

import pickle

import pytest

from caliburn.kernel.errors import BadMove, BadRecord, RuleBug
from caliburn.kernel.text import Message


@pytest.mark.parametrize(
    "error", [BadRecord("error-branch", n=3, most=2), BadMove("error-x", card=Message("card-merlin"))]
)
def test_a_mistake_is_the_same_on_the_other_side_of_a_pipe(error: BadRecord | BadMove) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.message == error.message


def test_a_failed_rule_is_the_same_on_the_other_side_of_a_pipe() -> None:
    again = pickle.loads(pickle.dumps(RuleBug({"game": "toy"}, 2, "pass")))
    assert (again.record, again.seat, again.answer) == ({"game": "toy"}, 2, "pass")


@pytest.mark.parametrize("error", [BadMove("error-x"), RuleBug(None, 0, "pass"), KeyError("x")])
def test_notes_travel_with_an_error(error: Exception) -> None:
    assert not hasattr(pickle.loads(pickle.dumps(error)), "__notes__")
    error.add_note("game 37")
    assert pickle.loads(pickle.dumps(error)).__notes__ == ["game 37"]
