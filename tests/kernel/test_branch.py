"""Branches: a match as it stood after so many answers, to be played on otherwise."""

from __future__ import annotations

from random import Random

import pytest

from caliburn import replay
from caliburn.kernel.errors import BadRecord
from caliburn.kernel.flow import Flow
from caliburn.kernel.luck import Script
from caliburn.kernel.match import Match
from tests.kernel.looks import look, play_randomly, whole
from tests.kernel.tiny import LETTERS, TinyState, question, sealed, tiny_match
from tests.kernel.toy import play_all, toy_match


def test_every_branch_is_the_match_as_it_stood() -> None:
    match = toy_match(3, seed=4, tithe=True)
    random = Random(4)
    stages = [whole(match)]
    while match.asks:
        play_randomly(match, random, 1)
        stages.append(whole(match))
    for n, stage in enumerate(stages):
        branch = match.branch(n)
        assert whole(branch)["looks"] == stage["looks"]
        assert whole(branch)["undo"] == stage["undo"]
        assert branch.record()["log"] == stage["record"]["log"]
    assert whole(match) == stages[-1]


def test_what_was_taken_back_does_not_count() -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red")
    match.undo(0)
    play_all(match, "0 fly blue", "0 stake 1")
    plain = play_all(toy_match(), "0 boast", "0 fly blue", "0 stake 1")
    assert match.answers == 3
    for n in range(4):
        assert look(match.branch(n)) == look(plain.branch(n))
    assert "0 undo" not in match.branch(3).record()["log"]


def test_a_branch_has_chance_of_its_own_and_another_for_another_seed() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        s.hear(0, "".join(s.luck.roll([LETTERS] * 9)))
        yield from question(s, 0)
        s.hear(0, "".join(s.luck.roll([LETTERS] * 9)))

    match = play_all(tiny_match(step), "0 say x", "0 say x")
    futures = [play_all(match.branch(1, seed), "0 say x").view(None)["table"]["words"] for seed in (0, 0, 1)]
    true = match.view(None)["table"]["words"]
    assert [future[:3] for future in futures] == [true[:3]] * 3
    assert futures[0] == futures[1]
    assert len({future[3] for future in [*futures, true]}) == 3


def test_a_branch_can_be_played_to_its_end_and_its_record_replays() -> None:
    match = toy_match(3, seed=4)
    play_randomly(match, Random(4))
    branch = match.branch(5, seed=2)
    play_randomly(branch, Random(9))
    assert branch.result is not None
    assert whole(replay(branch.record())) == whole(branch)


def test_a_branch_inside_a_sealed_question_keeps_the_sealed_answers() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from sealed(s, 0, 1)
        yield from question(s, 0)

    match = tiny_match(step)
    match.play(1, match.asks[1].options[2])
    match.play(0, match.asks[0].options[1])
    branch = match.branch(1)
    assert [ask.seat for ask in branch.asks] == [0]
    assert branch.can_undo(1)
    branch.play(0, branch.asks[0].options[0])
    assert [word[-1] for word in branch.view(None)["table"]["words"]] == ["0", "2"]


def test_a_branch_of_a_position_begins_at_the_position() -> None:
    match = Match.at("tiny", {"secrets": ["f", "e"], "seats": 2}, seed=1)
    assert match.branch(0).view("referee")["table"]["secrets"] == ["f", "e"]


def test_a_branch_of_a_scripted_match_follows_the_script() -> None:
    match = play_all(toy_match(2, chance=Script(["lance-1"] * 4 + ["lance-5"])), "0 peek", "0 pass")
    branch = play_all(match.branch(0), "0 peek")
    assert branch.view("referee")["table"]["top"] == ["lance-5"]


@pytest.mark.parametrize("n", [-1, 3, 99])
def test_there_is_no_branch_before_the_beginning_or_after_the_end(n: int) -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red")
    with pytest.raises(BadRecord) as refused:
        match.branch(n)
    assert refused.value.message.id == "error-branch"
    assert refused.value.message.args == {"n": n, "most": 2}
