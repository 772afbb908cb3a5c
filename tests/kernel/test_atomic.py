"""A rule that fails leaves the match exactly as it was, and the error carries a record that replays."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from caliburn import replay
from caliburn.kernel.errors import BadChance, RuleBug
from caliburn.kernel.flow import Flow, ask
from caliburn.kernel.luck import Script
from caliburn.kernel.match import Match
from caliburn.kernel.moves import Move, text_of
from tests.kernel.looks import look, play_randomly, viewers, whole
from tests.kernel.tiny import ASK, ASK_AUTOMATIC, TinyState, question, sealed, tiny_match
from tests.kernel.toy import play_all, rules_of, toy_match

FIRST = ("0 boast", "0 fly red", "0 stake 0")


def stopped_before(match: Match, place: str, random: Random) -> tuple[int, Move] | None:
    """Play at random until the next answer would run into a trap at this place; that answer."""
    rules = rules_of(match)
    while match.asks:
        ask_ = random.choice(match.asks)
        move = random.choice(ask_.options)
        probe = match.clone()
        rules.traps = {place: ZeroDivisionError()}
        try:
            probe.play(ask_.seat, move)
        except RuleBug:
            return ask_.seat, move
        finally:
            rules.traps = {}
        match.play(ask_.seat, move)
    return None


def before_trap(place: str) -> tuple[Match, int, int, Move]:
    """A match, its seed, and an answer that would run into a trap at this place."""
    for seed in range(30):
        match = toy_match(3, seed=seed, rounds="2", double=True)
        answer = stopped_before(match, place, Random(seed))
        if answer is not None:
            return match, seed, *answer
    raise AssertionError(place)


PLACES = ("announced", "staked", "opened", "reacted 1", "reacted 2", "reacted 3", "dealt")
NEXT = (
    "next parade",
    "next colour",
    "next bid",
    "next joust",
    "next upkeep",
    "next deal",
    "next announce",
    "next over",
)


@pytest.mark.parametrize("place", [*PLACES, *NEXT])
@pytest.mark.parametrize("error", [ZeroDivisionError, KeyboardInterrupt, GeneratorExit, AssertionError])
def test_an_exception_at_any_depth_leaves_the_match_as_it_was(place: str, error: type[BaseException]) -> None:
    match, seed, seat, move = before_trap(place)
    before = whole(match)
    rules_of(match).traps = {place: error("a rule fails")}
    with pytest.raises(RuleBug if issubclass(error, Exception) else error) as failed:
        match.play(seat, move)
    rules_of(match).traps = {}
    assert whole(match) == before
    if isinstance(failed.value, RuleBug):
        assert failed.value.answer == text_of(move)
        assert isinstance(failed.value.__cause__, error)
        assert failed.value.record is not None
        assert failed.value.record == before["record"]
        assert whole(replay(failed.value.record))["looks"] == before["looks"]
    untouched = toy_match(3, seed=seed, rounds="2", double=True)
    for line in before["record"]["log"]:
        if not line.startswith("*"):
            play_all(untouched, line)
    untouched.play(seat, move)
    match.play(seat, move)
    assert whole(match) == whole(untouched)


@pytest.mark.parametrize("error", [ZeroDivisionError, KeyboardInterrupt])
def test_a_failure_after_the_last_sealed_answer_keeps_the_earlier_ones(error: type[BaseException]) -> None:
    match = play_all(toy_match(2), *FIRST)
    match.play(1, match.asks[1].options[0])
    before = whole(match)
    rules_of(match).traps = {"opened": error()}
    with pytest.raises((RuleBug, KeyboardInterrupt)):
        match.play(0, match.asks[0].options[0])
    rules_of(match).traps = {}
    assert whole(match) == before
    assert match.can_undo(1)


def test_a_failure_does_not_open_what_could_not_be_taken_back() -> None:
    """The step began by showing something; an answer that failed in it must not make that undone."""

    def first(s: TinyState) -> Flow[None]:
        yield from question(s, 0)

    def second(s: TinyState) -> Flow[None]:
        s.luck.reveal()
        if (yield from question(s, 0)) == "y":
            raise ZeroDivisionError

    match = play_all(tiny_match(first, second), "0 say x")
    assert not match.can_undo(0)
    with pytest.raises(RuleBug):
        match.play(0, "say y")
    assert not match.can_undo(0)


def test_a_failure_keeps_what_could_be_taken_back() -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red")
    rules_of(match).traps = {"staked": ZeroDivisionError()}
    with pytest.raises(RuleBug):
        match.play(0, "stake 1")
    rules_of(match).traps = {}
    assert match.can_undo(0)
    match.undo(0)
    assert match.asks[0].prompt.id == "ask-colours"


def test_a_failure_in_a_step_that_followed_keeps_what_could_be_taken_back() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)

    def broken(s: TinyState) -> Flow[None]:
        s.luck.roll([("1", "2")])
        s.secrets.remove(99)
        yield from ()

    match = play_all(tiny_match(step, step, broken), "0 say x")
    with pytest.raises(RuleBug):
        match.play(0, "say y")
    assert match.undo(0) == 3
    assert whole(match)["undo"] == [False, False, False]


def test_a_failure_after_an_undo_keeps_the_record_of_the_undo() -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red")
    match.undo(0)
    before = whole(match)
    rules_of(match).traps = {"staked": ZeroDivisionError()}
    match.play(0, "fly blue")
    with pytest.raises(RuleBug) as failed:
        match.play(0, "stake 0")
    assert failed.value.record is not None
    assert failed.value.record["log"][-4:] == ["0 boast", "0 fly red", "0 undo", "0 fly blue"]
    match.undo(0)
    assert whole(match)["looks"] == before["looks"]


def test_a_flow_that_asks_in_no_known_way_is_a_rule_that_failed() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        yield "who?"  # type: ignore[misc]

    match = tiny_match(step)
    before = whole(match)
    with pytest.raises(RuleBug):
        match.play(0, "say x")
    assert whole(match) == before


def test_drawing_from_nothing_is_a_rule_that_failed() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        while True:
            s.luck.draw(s.pool)

    match = tiny_match(step)
    before = whole(match)
    with pytest.raises(RuleBug):
        match.play(0, "say x")
    assert whole(match) == before


def test_options_that_fail_are_a_rule_that_failed() -> None:
    def options(s: TinyState, seat: int) -> Sequence[Move]:
        raise ZeroDivisionError

    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0)
        yield from ask(s, 0, ASK_AUTOMATIC, options)

    match = tiny_match(step)
    with pytest.raises(RuleBug):
        match.play(0, "say x")

    def asked_at_once(s: TinyState) -> Flow[None]:
        yield from ask(s, 0, ASK, options)

    with pytest.raises(RuleBug):
        tiny_match(asked_at_once).play(0, "say x")


def test_a_script_at_its_end_is_told_as_such_and_changes_nothing() -> None:
    match = toy_match(2, chance=Script(["lance-1"] * 4))
    before = whole(match)
    with pytest.raises(BadChance) as failed:
        match.play(0, "peek")
    assert failed.value.message.id == "error-chance-end"
    assert whole(match) == before
    match.play(0, "boast")


def test_a_rule_that_fails_in_a_redealt_world_is_still_a_rule_that_failed() -> None:
    match = play_all(toy_match(), *FIRST[:2]).redeal(1, 5)
    before = [look(match, viewer) for viewer in viewers(match)]
    rules_of(match).traps = {"staked": ZeroDivisionError()}
    with pytest.raises(RuleBug) as failed:
        match.play(0, "stake 0")
    assert failed.value.record is None
    assert [look(match, viewer) for viewer in viewers(match)] == before


def test_a_failure_in_a_redealt_world_keeps_the_redealt_sealed_answers() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from sealed(s, 0, 1)
        if len(s.words) == 2 and s.words[0].endswith("0"):
            raise KeyboardInterrupt
        yield from question(s, 2)

    match = tiny_match(step)
    match.play(1, match.asks[1].options[1])
    world = match.redeal(0, 8)
    other = world.clone()
    with pytest.raises(KeyboardInterrupt):
        world.play(0, world.asks[0].options[0])
    for either in (world, other):
        either.play(0, either.asks[0].options[1])
    assert look(world) == look(other)


def test_a_clone_of_a_match_that_failed_plays_on() -> None:
    match = play_all(toy_match(), *FIRST[:2])
    rules_of(match).traps = {"next bid": ZeroDivisionError()}
    with pytest.raises(RuleBug):
        match.play(0, "stake 0")
    rules_of(match).traps = {}
    play_randomly(match.clone(), Random(1))
    play_randomly(match, Random(1))
    assert match.result is not None
