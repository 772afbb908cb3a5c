"""Moves and their texts: one text for each move, one move for each text."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caliburn.kernel.errors import BadMove
from caliburn.kernel.events import kind_of, plain
from caliburn.kernel.moves import PASS, Move, Pass, Vocabulary, text_of, vocabulary
from caliburn.kernel.result import Result, most
from tests.builds import refused
from tests.kernel.toy import Tournament


class March(NamedTuple):
    lane: int
    banner: str
    units: tuple[str, ...]
    verb: str = "march"


class Halt(NamedTuple):
    lane: int
    verb: str = "halt"


VOCABULARY = Vocabulary([Pass, March, Halt])
names = st.text(st.characters(categories=["Ll", "Lu", "Nd"], include_characters="-_"), min_size=1, max_size=9)


@given(st.integers(0, 999_999_999), names, st.lists(names, max_size=5).map(tuple))
def test_every_move_comes_back_from_its_text(lane: int, banner: str, units: tuple[str, ...]) -> None:
    for move in (March(lane, banner, units), Halt(lane), PASS):
        again = VOCABULARY.parse(text_of(move))
        assert again == move
        assert type(again) is type(move)


def test_the_text_of_a_move_is_its_verb_and_its_values() -> None:
    assert text_of(March(1, "red", ("knight", "squire"))) == "march 1 red knight squire"
    assert text_of(March(0, "red", ())) == "march 0 red"
    assert text_of(PASS) == "pass"


@pytest.mark.parametrize("given", ["reveal", "", ["red", "fly"], (), None, 7])
def test_what_is_no_move_has_no_text(given: Any) -> None:
    with pytest.raises(refused(BadMove)):
        text_of(given)


def test_moves_of_two_types_are_never_equal() -> None:
    class Stop(NamedTuple):
        lane: int
        verb: str = "stop"

    moves: list[Move] = [Halt(1), Stop(1)]
    assert moves[0] != moves[1]


@pytest.mark.parametrize(
    "text", ["", "   ", "\n", "dance", "MARCH 1 red", "undo", "-", "march1 red", "\u00a0", "ｍarch 1 red"]
)
def test_a_text_without_a_known_verb_is_refused_and_the_verbs_are_told(text: str) -> None:
    with pytest.raises(BadMove) as caught:
        VOCABULARY.parse(text)
    assert caught.value.message.id == "error-move-unknown"
    assert caught.value.message.args["verbs"] == "pass, march, halt"


@pytest.mark.parametrize(
    "text",
    [
        "halt",
        "halt one",
        "halt -1",
        "halt +1",
        "halt 01",
        "halt 00",
        "halt 1.0",
        "halt 1e3",
        "halt 1_0",
        "halt 0x1",
        "halt \u0661",
        "halt \u00b2",
        "halt \uff11",
        "halt 1000000000",
        "halt " + "9" * 5000,
        "halt 1 2",
        "march",
        "march 1",
        "march red 1",
        "pass 1",
        "pass pass",
    ],
)
def test_a_malformed_text_is_refused_and_the_form_is_told(text: str) -> None:
    with pytest.raises(BadMove) as caught:
        VOCABULARY.parse(text)
    assert caught.value.message.id == "error-move-malformed"
    assert caught.value.message.args["form"] == VOCABULARY.form(text.split()[0])
    assert len(str(caught.value.message.args["move"])) <= 80


def test_a_form_names_what_a_move_takes() -> None:
    assert [VOCABULARY.form(verb) for verb in ("pass", "march", "halt")] == [
        "pass",
        "march LANE BANNER UNITS...",
        "halt LANE",
    ]


def test_the_largest_number_has_nine_digits() -> None:
    assert VOCABULARY.parse("halt 999999999") == Halt(999_999_999)
    assert VOCABULARY.parse("halt 0") == Halt(0)


def test_a_verb_belongs_to_one_move_and_stands_last() -> None:
    class AlsoHalt(NamedTuple):
        verb: str = "halt"

    class Odd(NamedTuple):
        verb: str = "odd"
        lane: int = 0

    class Undo(NamedTuple):
        verb: str = "undo"

    for types in ([Halt, AlsoHalt], [Odd], [Undo]):
        with pytest.raises(TypeError):
            Vocabulary(types)


def test_a_list_of_values_stands_last_or_the_vocabulary_is_refused() -> None:
    class Muddled(NamedTuple):
        units: tuple[str, ...]
        lane: int
        verb: str = "muddle"

    with pytest.raises(TypeError):
        Vocabulary([Muddled])


def test_a_value_that_no_text_can_give_back_is_refused() -> None:
    class Weighed(NamedTuple):
        weight: float
        verb: str = "weigh"

    with pytest.raises(TypeError):
        Vocabulary([Weighed])


def test_a_vocabulary_is_made_once_for_the_same_types() -> None:
    types: tuple[type[Move], ...] = Tournament.move_types
    assert vocabulary(types) is vocabulary(types)
    assert list(vocabulary(types).types) == [t._field_defaults["verb"] for t in types]  # type: ignore[attr-defined]


class KnightsDrawn(NamedTuple):
    seat: int
    cards: tuple[str, ...]


def test_an_event_is_named_by_its_type_and_can_be_written_plainly() -> None:
    event = KnightsDrawn(1, ("red", "blue"))
    assert kind_of(event) == "knights-drawn"
    assert plain(event) == {"event": "knights-drawn", "seat": 1, "cards": ("red", "blue")}


def test_the_most_points_win_and_tie_breaks_decide_between_equals() -> None:
    assert most((3, 7, 7)) == (1, 2)
    assert most((3, 7, 7), (9, 1, 2)) == (2,)
    assert most((3, 7, 7), (9, 2, 2)) == (1, 2)
    assert most((5,)) == (0,)


def test_a_victory_is_shared_by_those_who_do_not_play_together() -> None:
    assert Result((1, 1), (0, 1), "x").shared
    assert not Result((1, 0), (0,), "x").shared
    assert not Result((0, 0), (), "x").shared
    teams = ((0, 2), (1, 3))
    assert not Result((1, 0, 1, 0), (0, 2), "x", teams).shared
    assert Result((1, 1, 1, 1), (0, 1, 2, 3), "x", teams).shared
