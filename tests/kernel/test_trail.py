"""The trail: whoever has the seed can work out every outcome from the cases that are listed for it."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

from caliburn import Match, new_match, replay
from caliburn.kernel.errors import BadRecord
from caliburn.kernel.luck import Script, seed_bytes
from caliburn.kernel.trail import Outcome, Traced, course_of, trail


def dealt(seed: str, n: int, outcome: Outcome) -> str:
    """Outcome n by the function that `docs/record-format.md` publishes, written anew."""
    cases = [case for case, copies in outcome.cases for _ in range(copies)]
    digest = hashlib.sha256(bytes.fromhex(seed) + (n // 4).to_bytes(8, "big")).digest()
    at = 8 * (n % 4)
    return cases[int.from_bytes(digest[at : at + 8], "big") * len(cases) // 2**64]


def played(mode: str, seats: int, seed: int, *, undos: bool = False) -> Match:
    match, random = new_match("king-arthur", seats=seats, options={"mode": mode}, seed=seed), Random(seed)
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, random.choice(ask.options))
        if undos and match.can_undo(ask.seat) and random.random() < 0.3:
            match.undo(ask.seat)
    return match


def outcomes_in(record: dict[str, Any]) -> list[str]:
    return [line.removeprefix("* ") for line in record["log"] if line.startswith("* ")]


@pytest.mark.parametrize("mode", ["basic", "seals"])
@pytest.mark.parametrize("seed", range(3))
def test_every_outcome_of_a_whole_game_follows_from_seed_number_and_cases(mode: str, seed: int) -> None:
    record = played(mode, 2 + seed, seed).record()
    found = trail(record)
    assert [outcome.came_up for outcome in found] == outcomes_in(record)
    assert [dealt(record["seed"], n, outcome) for n, outcome in enumerate(found)] == outcomes_in(record)


def test_answers_that_were_taken_back_leave_no_trace() -> None:
    record = played("seals", 3, 7, undos=True).record()
    assert any(line.endswith(" undo") for line in record["log"])
    found = trail(record)
    assert [dealt(record["seed"], n, outcome) for n, outcome in enumerate(found)] == outcomes_in(record)


def test_the_cases_are_the_cards_that_lay_there() -> None:
    found = trail(new_match("king-arthur", seats=2, seed=1).record())
    assert sum(copies for _, copies in found[0].cases) == 44
    assert dict(found[1].cases)[found[0].came_up] == dict(found[0].cases)[found[0].came_up] - 1
    assert found[-1].cases == (("0", 1), ("1", 1))


def test_a_face_in_two_places_is_named_in_both() -> None:
    traced = Traced(["hit"])
    assert traced.named(0, ["hit", "hit", "miss", "hit"]) == "hit"
    assert traced.trail == [Outcome((("hit", 2), ("miss", 1), ("hit", 1)), "hit")]


def test_a_branch_has_its_own_seed_from_where_it_left() -> None:
    branch = played("basic", 2, 3).branch(5, seed=9)
    while branch.asks:
        branch.play(branch.asks[0].seat, branch.asks[0].options[0])
    record = branch.record()
    later = list(enumerate(trail(record)))[record["seeded_from"] :]
    assert later
    assert [dealt(record["seed"], n, outcome) for n, outcome in later] == outcomes_in(record)[record["seeded_from"] :]


def test_a_match_from_a_position_with_scripted_chance_has_a_trail_too() -> None:
    position = {"seats": 2, "hands": [[], []], "layout": ["dragon-2"]}
    match = Match.at("king-arthur", position, chance=Script(["red-1", "merlin"]))
    for move in ("pass", "pass", "pass", "draw 2"):
        match.play(0, move)
    assert [outcome.came_up for outcome in trail(match.record())] == ["red-1", "merlin"]


def test_the_course_is_the_log_without_what_was_taken_back() -> None:
    match = played("basic", 2, 4, undos=True)
    answers, outcomes = course_of(match)
    assert len(answers) == match.answers < sum(not line.startswith("*") for line in match.record()["log"])
    assert outcomes == outcomes_in(match.record())


def test_a_damaged_record_has_no_trail() -> None:
    record = new_match("king-arthur", seats=2, seed=seed_bytes(1).hex()).record()
    with pytest.raises(BadRecord):
        trail({**record, "log": record["log"][:-1]})
    assert replay(record).answers == 0
