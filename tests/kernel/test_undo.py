"""Who may take back what, and when: nothing became known and nobody else answered since."""

from __future__ import annotations

from random import Random

import pytest

from caliburn import replay
from caliburn.kernel.errors import CannotUndo
from caliburn.kernel.flow import Flow, ask
from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS
from tests.kernel.looks import look, whole
from tests.kernel.tiny import ASK_AUTOMATIC, TinyState, question, sealed, tiny_match, window, words
from tests.kernel.toy import play_all, toy_match


def ask_0(s: TinyState) -> Flow[None]:
    yield from question(s, 0)


def ask_1(s: TinyState) -> Flow[None]:
    yield from question(s, 1)


def ask_0_twice(s: TinyState) -> Flow[None]:
    yield from question(s, 0)
    yield from question(s, 0)


def ask_0_then_1(s: TinyState) -> Flow[None]:
    yield from question(s, 0)
    yield from question(s, 1)


def all_sealed(s: TinyState) -> Flow[None]:
    yield from sealed(s, 0, 1, 2)


def quiet(s: TinyState) -> Flow[None]:
    s.hear(9, "quiet")
    yield from ()


def undoers(match: Match) -> list[int]:
    return [seat for seat in range(match.rules.seats) if match.can_undo(seat)]


def heard(match: Match) -> list[str]:
    found: list[str] = match.view(None)["table"]["words"]
    return found


def answer(match: Match, seat: int, choice: int = 0) -> None:
    match.play(seat, match.asks_for(seat)[0].options[choice])


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    match = tiny_match(ask_0)
    assert undoers(match) == []
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_seat_may_take_back_its_last_answer_and_nobody_else_may() -> None:
    match = play_all(tiny_match(ask_0_twice), "0 say x")
    assert undoers(match) == [0]
    before = whole(match)
    with pytest.raises(CannotUndo):
        match.undo(1)
    assert whole(match) == before
    match.undo(0)
    assert look(match) == look(tiny_match(ask_0_twice))


def test_several_answers_can_be_taken_back_one_by_one_across_steps() -> None:
    match = tiny_match(ask_0_twice, ask_0, ask_0_twice)
    stages = [look(match)]
    for word in "xyxyx":
        match.play(0, f"say {word}")
        stages.append(look(match))
    assert match.result is not None
    for stage in reversed(stages[:-1]):
        match.undo(0)
        assert look(match) == stage
    assert undoers(match) == []


def test_after_an_undo_the_seat_may_answer_otherwise() -> None:
    match = play_all(tiny_match(ask_0, ask_0, ask_1), "0 say x", "0 say x")
    match.undo(0)
    match.undo(0)
    play_all(match, "0 say y", "0 say y")
    assert heard(match) == ["0 y", "0 y"]
    assert match.answers == 2
    assert undoers(match) == [0]


def test_an_undo_of_the_last_answer_reopens_a_game_that_was_over() -> None:
    match = play_all(tiny_match(ask_0), "0 say x")
    assert match.result is not None
    assert undoers(match) == [0]
    match.undo(0)
    assert whole(match)["result"] is None
    assert [a.seat for a in match.asks] == [0]


def test_another_seats_answer_ends_the_right_to_take_back() -> None:
    match = play_all(tiny_match(ask_0_then_1, ask_0), "0 say x", "1 say x")
    assert undoers(match) == [1]
    match.play(0, "say y")
    assert undoers(match) == [0]
    match.undo(0)
    assert undoers(match) == [1]


def test_when_the_other_seat_takes_back_the_right_returns() -> None:
    match = play_all(tiny_match(ask_0, ask_1, ask_0), "0 say x", "1 say x")
    match.undo(1)
    assert undoers(match) == [0]
    match.undo(0)
    assert look(match) == look(tiny_match(ask_0, ask_1, ask_0))


def test_nothing_is_taken_back_after_chance_in_the_same_step() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        s.luck.roll([("1", "2")])
        yield from question(s, 0)

    match = play_all(tiny_match(step), "0 say x")
    assert undoers(match) == []
    match.play(0, "say y")
    match.undo(0)
    assert undoers(match) == []
    assert heard(match) == ["0 x"]


def test_nothing_is_taken_back_after_chance_at_the_end_of_a_step_or_the_beginning_of_the_next() -> None:
    def at_the_end(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        s.luck.pick(("1", "2"))

    def at_the_beginning(s: TinyState) -> Flow[None]:
        s.luck.pick(("1", "2"))
        yield from question(s, 0)

    assert undoers(play_all(tiny_match(at_the_end, ask_0), "0 say x")) == []
    match = play_all(tiny_match(ask_0, at_the_beginning, ask_0), "0 say x")
    assert undoers(match) == []
    match.play(0, "say x")
    assert undoers(match) == [0]
    match.undo(0)
    assert undoers(match) == []


def test_nothing_is_taken_back_after_a_reveal_in_the_same_step() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        s.luck.reveal()
        yield from question(s, 0)

    match = play_all(tiny_match(step), "0 say x")
    assert undoers(match) == []
    match.play(0, "say x")
    assert undoers(match) == [0]
    match.undo(0)
    assert undoers(match) == []


def test_nothing_is_taken_back_after_a_reveal_at_the_end_of_a_step() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        s.luck.reveal()

    match = play_all(tiny_match(step, ask_0), "0 say x")
    assert undoers(match) == []
    match.play(0, "say x")
    match.undo(0)
    assert undoers(match) == []


def test_nothing_is_taken_back_after_a_reveal_at_the_beginning_of_a_step_though_a_later_answer_was() -> None:
    def revealing(s: TinyState) -> Flow[None]:
        s.luck.reveal()
        yield from question(s, 0)

    match = play_all(tiny_match(ask_0, revealing), "0 say x")
    assert undoers(match) == []
    match.play(0, "say x")
    match.undo(0)
    assert undoers(match) == []
    assert undoers(match.clone()) == []


def test_a_reveal_in_a_step_without_questions_ends_the_right_to_take_back() -> None:
    def shown(s: TinyState) -> Flow[None]:
        s.luck.reveal()
        yield from ()

    assert undoers(play_all(tiny_match(ask_0, shown, ask_0), "0 say x")) == []


def test_an_answer_can_be_taken_back_across_a_step_without_questions() -> None:
    match = play_all(tiny_match(ask_0, quiet, quiet, ask_0), "0 say x")
    assert heard(match) == ["0 x", "9 quiet", "9 quiet"]
    assert undoers(match) == [0]
    match.undo(0)
    assert look(match) == look(tiny_match(ask_0, quiet, quiet, ask_0))


def test_the_toys_herald_takes_a_boast_back_across_the_parade() -> None:
    match = play_all(toy_match(), "0 boast")
    match.undo(0)
    assert look(match) == look(toy_match())


def test_a_question_that_answered_itself_does_not_stand_in_the_way() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        move = yield from ask(s, 1, ASK_AUTOMATIC, words("amen"))
        s.hear(1, move.word)
        yield from question(s, 0)

    match = play_all(tiny_match(step), "0 say x")
    assert heard(match) == ["0 x", "1 amen"]
    assert undoers(match) == [0]
    match.undo(0)
    assert look(match) == look(tiny_match(step))


def test_a_sealed_answer_can_be_taken_back_until_the_last_is_in() -> None:
    match = tiny_match(all_sealed)
    answer(match, 0)
    answer(match, 1)
    assert undoers(match) == [0, 1]
    match.undo(0)
    assert [a.seat for a in match.asks] == [0, 2]
    assert undoers(match) == [1]
    answer(match, 0, 2)
    assert undoers(match) == [0, 1]
    answer(match, 2)
    assert undoers(match) == []
    assert heard(match)[0].endswith("2")
    assert match.answers == 3


def test_sealed_answers_are_taken_back_in_any_order_and_the_record_replays() -> None:
    match = tiny_match(all_sealed)
    for seat in (2, 0):
        answer(match, seat)
    match.undo(2)
    answer(match, 1)
    match.undo(0)
    match.undo(1)
    assert look(match) == look(tiny_match(all_sealed))
    for seat in (1, 2, 0):
        answer(match, seat, 1)
    assert whole(replay(match.record())) == whole(match)
    log = [line.split()[-1] == "undo" for line in match.record()["log"]]
    assert sum(log) == 3
    assert len(log) == 3 + 3 * 2 + 3


def test_a_sealed_answer_does_not_free_what_was_answered_before_it() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        yield from sealed(s, 0, 1, 2)

    match = play_all(tiny_match(step), "0 say x")
    assert undoers(match) == [0]
    answer(match, 1)
    assert undoers(match) == [1]
    answer(match, 0)
    match.undo(0)
    assert undoers(match) == [1]
    match.undo(1)
    assert undoers(match) == [0]
    match.undo(0)
    assert look(match) == look(tiny_match(step))
    assert whole(replay(match.record())) == whole(match)


def test_the_last_sealed_answer_reveals_the_others_and_cannot_be_taken_back_even_when_the_step_has_ended() -> None:
    match = tiny_match(all_sealed, ask_0)
    for seat in range(3):
        answer(match, seat)
    assert undoers(match) == []
    match.play(0, "say x")
    match.undo(0)
    assert undoers(match) == []


def test_a_seat_that_alone_is_asked_in_secret_cannot_take_back_either() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from sealed(s, 0)

    match = tiny_match(step, ask_0)
    answer(match, 0)
    assert undoers(match) == []


def test_a_pass_in_a_window_can_be_taken_back_until_another_answers() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from window(s, 0, 1, 2)

    match = tiny_match(step, ask_1)
    match.play(1, PASS)
    assert undoers(match) == [1]
    match.undo(1)
    assert [a.seat for a in match.asks] == [0, 1, 2]
    match.play(1, PASS)
    match.play(0, PASS)
    assert undoers(match) == [0]
    match.play(2, PASS)
    assert undoers(match) == [2]
    match.undo(2)
    assert [a.seat for a in match.asks] == [2]
    match.play(2, "say hey")
    match.undo(2)
    assert [a.seat for a in match.asks] == [2]
    assert whole(replay(match.record())) == whole(match)


def test_a_reaction_to_a_reaction_is_taken_back_to_the_first_reaction() -> None:
    def step(s: TinyState) -> Flow[None]:
        if (yield from window(s, 0, 1)) == 0:
            yield from window(s, 1, 2)
        yield from question(s, 0)

    match = play_all(tiny_match(step), "0 say hey")
    before = look(match)
    match.play(2, "say hey")
    assert heard(match) == ["0 hey", "2 hey"]
    assert undoers(match) == [2]
    match.undo(2)
    assert look(match) == before
    assert undoers(match) == [0]


def test_an_undo_returns_the_number_of_the_last_event_that_still_stands() -> None:
    match = tiny_match(ask_0_twice, quiet, ask_0)
    numbers = [len(match.events("referee"))]
    for word in "xyx":
        match.play(0, f"say {word}")
        numbers.append(len(match.events("referee")))
    assert numbers == [3, 4, 6, 7]
    assert match.undo(0) == 6
    assert [e.n for e in match.events("referee")] == list(range(1, 7))
    assert match.events(0, since=6) == []
    match.play(0, "say y")
    assert [e.event[-1] for e in match.events("referee", since=6)] == ["y"]


def test_the_record_keeps_what_was_taken_back_nested_and_replays() -> None:
    match = play_all(tiny_match(ask_0, ask_0, ask_1), "0 say x", "0 say y")
    match.undo(0)
    match.undo(0)
    play_all(match, "0 say y", "0 say x", "1 say y")
    match.undo(1)
    assert [line for line in match.record()["log"] if line[0] != "*"] == [
        "0 say x", "0 say y", "0 undo", "0 undo", "0 say y", "0 say x", "1 say y", "1 undo",
    ]  # fmt: skip
    assert whole(replay(match.record())) == whole(match)
    assert match.answers == 2


def test_a_clone_takes_back_like_its_original_and_does_not_disturb_it() -> None:
    match = play_all(tiny_match(ask_0_twice, ask_0, ask_1), "0 say x", "0 say y", "0 say x")
    before = whole(match)
    clone = match.clone()
    for _ in range(3):
        clone.undo(0)
    assert look(clone) == look(tiny_match(ask_0_twice, ask_0, ask_1))
    assert whole(match) == before
    inner = match.clone().clone()
    inner.undo(0)
    match.undo(0)
    assert look(inner) == look(match)


def test_what_is_written_down_is_only_ever_added_to() -> None:
    """The log of a moment is the beginning of every later one; a sealed answer taken back stays in its place."""
    random = Random(3)
    for seed in range(12):
        match = toy_match(3, seed=seed, double=True)
        log: list[str] = match.record()["log"]
        for _ in range(60):
            willing = [seat for seat in range(3) if match.can_undo(seat)]
            if willing and (not match.asks or random.random() < 0.4):
                match.undo(random.choice(willing))
            elif match.asks:
                ask_ = random.choice(match.asks)
                match.play(ask_.seat, random.choice(ask_.options))
            later = match.record()["log"]
            assert later[: len(log)] == log
            log = later
