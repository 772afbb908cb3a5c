"""Looking back: every moment of a record as each viewer saw it, and other games that go on from one."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import caliburn
from caliburn import Match, new_match, replay
from caliburn.kernel.errors import BadRecord, NotAsked
from caliburn.kernel.start import verify
from caliburn.kernel.view import Viewer
from caliburn.server.replays import continue_record, moments
from caliburn.server.told import wire_event, wire_view

SEED = "00112233445566778899aabbccddeeff"
VIEWERS: list[Viewer] = [0, 2, None, "referee"]


def played(answers: int = 10_000, seed: int = 3) -> Match:
    """A game with seals in which people take moves back."""
    match, random = new_match("king-arthur", seats=3, options={"mode": "seals"}, seed=seed), Random(seed)
    while match.asks and match.answers < answers:
        ask = match.asks[0]
        match.play(ask.seat, random.choice(ask.options))
        if match.can_undo(ask.seat) and random.random() < 0.2:
            match.undo(ask.seat)
    return match


WHOLE = played()
RECORD = WHOLE.record()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_moment_is_the_match_as_it_stood_then(viewer: Viewer) -> None:
    total, found = moments(RECORD, viewer, 0, 10_000)
    assert total == WHOLE.answers
    assert [moment.n for moment in found] == list(range(total + 1))
    for moment in found[::17]:
        assert moment.view == wire_view(WHOLE.branch(moment.n).view(viewer))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_events_of_all_moments_are_the_events_of_the_match(viewer: Viewer) -> None:
    _, found = moments(RECORD, viewer, 0, WHOLE.answers)
    told = [event for moment in found for event in moment.events]
    assert told == [wire_event(WHOLE.rules, numbered) for numbered in WHOLE.events(viewer)]


def test_a_moment_has_the_events_since_the_answer_before() -> None:
    _, found = moments(RECORD, None, 0, 40)
    for before, moment in pairwise(found):
        earlier = WHOLE.branch(before.n).event_count
        assert [event["n"] for event in moment.events] == [
            numbered.n for numbered in WHOLE.branch(moment.n).events(None, earlier)
        ]


def test_a_part_of_a_record_is_the_same_part_of_the_whole() -> None:
    total, part = moments(RECORD, 1, 20, 24)
    _, whole = moments(RECORD, 1, 0, total)
    assert part == whole[20:25]


@pytest.mark.parametrize(("first", "last", "there"), [(5, 4, []), (-3, 1, [0, 1]), (7, 7, [7])])
def test_only_moments_that_there_are_come_back(first: int, last: int, there: list[int]) -> None:
    assert [moment.n for moment in moments(RECORD, None, first, last)[1]] == there


def test_moments_beyond_the_end_are_none() -> None:
    assert moments(RECORD, None, WHOLE.answers + 1, WHOLE.answers + 9) == (WHOLE.answers, [])


def test_a_spectator_of_the_past_sees_no_hand_and_the_referee_sees_all() -> None:
    def hands(viewer: Viewer) -> list[Any]:
        return [player["hand"] for player in moments(RECORD, viewer, 30, 30)[1][0].view["table"]["players"]]

    assert hands(None) == [None, None, None]
    assert hands(1)[0] is None
    assert hands(1)[1] == hands("referee")[1]
    assert None not in hands("referee")


def test_moments_are_plain_data() -> None:
    _, found = moments(RECORD, "referee", 0, 60)
    assert [(n, view["answers"]) for n, view, _ in json.loads(json.dumps(found))] == [(n, n) for n in range(61)]


def test_a_running_match_can_be_looked_back_at() -> None:
    match = played(answers=25)
    total, found = moments(match.record(), 0, 0, 25)
    assert total == 25
    assert found[-1].view == wire_view(match.view(0))


def test_a_viewer_that_there_is_not_is_refused() -> None:
    with pytest.raises(NotAsked):
        moments(RECORD, 3, 0, 0)


@pytest.mark.parametrize("n", [0, 1, 33, WHOLE.answers])
def test_a_game_continued_from_a_moment_has_that_past_and_a_seed_of_its_own(n: int) -> None:
    record = continue_record(RECORD, n, SEED)
    match = replay(record)
    assert match.view("referee") == WHOLE.branch(n).view("referee")
    assert record["seed"] == SEED
    assert record["seeded_from"] == sum(line.startswith("*") for line in record["log"])
    assert verify(record)


def test_a_continued_game_is_dealt_by_its_own_seed_from_there_on() -> None:
    def lines(seed: str) -> list[str]:
        match = caliburn.replay(continue_record(RECORD, 10, seed))
        for _ in range(120):
            if match.asks:
                match.play(match.asks[0].seat, match.asks[0].options[0])
        assert verify(match.record())
        log: list[str] = match.record()["log"]
        return log

    assert lines(SEED) == lines(SEED)
    assert lines(SEED) != lines(SEED[::-1])


def test_what_was_taken_back_is_not_in_the_continued_game() -> None:
    assert any(line.endswith(" undo") for line in RECORD["log"])
    assert not any(line.endswith(" undo") for line in continue_record(RECORD, WHOLE.answers, SEED)["log"])


def test_a_game_cannot_go_on_from_beyond_its_end() -> None:
    with pytest.raises(BadRecord):
        continue_record(RECORD, WHOLE.answers + 1, SEED)
