"""Clones and re-dealt worlds: independent of the match, alike for the viewer, honest about the rest."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from caliburn.kernel.errors import BadRecord, CannotCopy, CannotUndo, NoEvents
from caliburn.kernel.flow import Flow
from caliburn.kernel.luck import Script
from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS
from caliburn.kernel.view import Viewer
from tests.kernel.looks import look, play_randomly, viewers, whole
from tests.kernel.tiny import LETTERS, TinyState, question, sealed, tiny_match, window
from tests.kernel.toy import play_all, toy_match

FIRST = ("0 boast", "0 fly red", "0 stake 0")


def rolling(s: TinyState) -> Flow[None]:
    """Ask and roll, again and again."""
    for _ in range(3):
        yield from question(s, 0)
        s.hear(0, "".join(s.luck.roll([LETTERS] * 8)))


def all_sealed(s: TinyState) -> Flow[None]:
    yield from sealed(s, 0, 1, 2)


def rolled(match: Match) -> list[str]:
    found: list[str] = match.view(None)["table"]["words"]
    return found


def looks(match: Match) -> list[dict[str, Any]]:
    return [look(match, viewer) for viewer in viewers(match)]


def in_reactions(seed: int = 1) -> Match:
    """The toy inside a reaction to a reaction, one seat having passed."""
    match = play_all(toy_match(4, seed=seed), *FIRST)
    for ask in match.asks:
        match.play(ask.seat, ask.options[0])
    match.play(match.asks[0].seat, "challenge")
    match.play(match.asks[-1].seat, PASS)
    return match


def half_sealed(seed: int = 1) -> Match:
    """The toy with three of four bids laid down, a card peeked at and kept by seat 0."""
    match = play_all(toy_match(4, seed=seed), "0 peek", "0 pass", "0 fly red", "0 stake 0")
    for seat in (3, 0, 2):
        match.play(seat, match.asks_for(seat)[0].options[-1])
    return match


def test_a_clone_is_the_same_match_at_every_moment() -> None:
    match = toy_match(3, seed=2, tithe=True)
    random = Random(2)
    while match.asks:
        assert whole(match.clone())["looks"] == whole(match)["looks"]
        assert match.clone().record()["log"] == match.record()["log"]
        play_randomly(match, random, 1)
    assert match.clone().result == match.result


def test_a_clone_and_its_original_do_not_disturb_each_other() -> None:
    match = half_sealed()
    clone = match.clone()
    before = whole(match)
    play_randomly(clone, Random(1))
    assert whole(match) == before
    other = match.clone()
    standing = looks(other)
    play_randomly(match, Random(2))
    assert looks(other) == standing


def test_the_chance_of_a_clone_is_another_and_leaves_the_real_one_alone() -> None:
    untouched = play_all(tiny_match(rolling), "0 say x", "0 say x")
    match = play_all(tiny_match(rolling), "0 say x")
    clone = play_all(match.clone(), "0 say x")
    inner = play_all(match.clone().clone(), "0 say x")
    play_all(match, "0 say x")
    assert rolled(match) == rolled(untouched)
    assert rolled(clone)[:2] == rolled(match)[:2]
    assert len({tuple(rolled(each)) for each in (match, clone, inner)}) == 3


def test_clones_of_the_same_seed_agree_and_of_different_seeds_differ() -> None:
    match = play_all(tiny_match(rolling), "0 say x")
    futures = [rolled(play_all(match.clone(seed), "0 say x", "0 say x")) for seed in (1, 1, 2, 0)]
    assert futures[0] == futures[1]
    assert len({tuple(future) for future in futures}) == 3
    assert futures[3] == rolled(play_all(match.clone(), "0 say x", "0 say x"))


def test_a_clone_of_a_scripted_match_follows_the_script() -> None:
    script = ["a", "b", *("cdefcdef"), *("aaaabbbb"), *("ffffffff")]
    match = play_all(tiny_match(rolling, seats=2, chance=Script(script)), "0 say x")
    assert rolled(play_all(match.clone(9), "0 say x"))[-1] == "0 aaaabbbb"
    assert rolled(play_all(match, "0 say x"))[-1] == "0 aaaabbbb"


def test_a_clone_can_be_silent_and_another_one_loud() -> None:
    match = play_all(toy_match(), *FIRST)
    quiet = match.clone(events=False)
    count = len(match.events("referee"))
    play_randomly(quiet, Random(1))
    assert len(quiet.events("referee")) == count
    silent = play_all(toy_match(events=False), *FIRST)
    assert silent.clone().events("referee") == []
    loud = match.clone(events=True)
    play_randomly(loud, Random(1))
    assert len(loud.events("referee")) > count


WORLDS = [in_reactions, half_sealed]


@pytest.mark.parametrize("made", WORLDS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_a_redealt_world_looks_the_same_to_the_viewer(made: Any, viewer: int | None) -> None:
    match = made()
    before = whole(match)
    for seed in range(20):
        world = match.redeal(viewer, seed)
        assert look(world, viewer) == look(match, viewer)
        assert world.census() == match.census()
    assert whole(match) == before


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_redealt_world_looks_the_same_at_every_moment_of_a_match(viewer: Viewer) -> None:
    match = toy_match(3, seed=8, tithe=True)
    random = Random(8)
    while match.asks:
        assert look(match.redeal(viewer, random.randrange(99)), viewer) == look(match, viewer)
        play_randomly(match, random, 1)
    assert look(match.redeal(viewer, 1), viewer) == look(match, viewer)


def test_what_the_viewer_does_not_know_is_really_dealt_again() -> None:
    match = half_sealed()
    true = match.view("referee")["table"]
    worlds = [match.redeal(1, seed).view("referee")["table"] for seed in range(200)]
    for seat in (0, 2, 3):
        assert len({tuple(world["hands"][seat]) for world in worlds}) > 1
        assert sum(world["hands"][seat] == true["hands"][seat] for world in worlds) < 50
    assert len({world["top"][0] for world in worlds}) == 5
    assert all(world["hands"][1] == true["hands"][1] for world in worlds)


def test_a_peeked_card_stays_for_the_one_who_peeked() -> None:
    match = half_sealed()
    top = match.view("referee")["table"]["top"]
    assert all(match.redeal(0, seed).view("referee")["table"]["top"] == top for seed in range(50))


def test_redeals_of_the_same_seed_agree_and_of_different_seeds_differ() -> None:
    match = half_sealed()
    hands = [str(match.redeal(1, seed).view("referee")["table"]["hands"]) for seed in (1, 1, 2, 3)]
    assert hands[0] == hands[1]
    assert len(set(hands)) > 1


def test_sealed_answers_of_others_are_drawn_from_the_redealt_options_and_the_own_is_kept() -> None:
    match = tiny_match(all_sealed)
    match.play(0, match.asks[0].options[2])
    match.play(1, match.asks[0].options[2])
    own = match.view("referee")["table"]["secrets"][1]
    drawn: Counter[str] = Counter()
    for seed in range(90):
        world = match.redeal(1, seed)
        secrets = world.view("referee")["table"]["secrets"]
        world.play(2, world.asks[0].options[0])
        heard = rolled(world)
        assert heard[0][:3] == f"0 {secrets[0]}"
        assert heard[1] == f"1 {own}2"
        drawn[heard[0][3]] += 1
    assert sorted(drawn) == ["0", "1", "2"]
    assert min(drawn.values()) > 15


def test_for_a_spectator_all_sealed_answers_are_drawn_again() -> None:
    match = tiny_match(all_sealed)
    for seat in (0, 1):
        match.play(seat, match.asks_for(seat)[0].options[2])
    found = set()
    for seed in range(40):
        world = match.redeal(None, seed)
        world.play(2, world.asks[0].options[0])
        found.add((rolled(world)[0][-1], rolled(world)[1][-1]))
    assert len(found) == 9


def test_open_options_follow_the_redealt_cards_though_they_had_been_read() -> None:
    match = tiny_match(all_sealed)
    for ask in match.asks:
        assert ask.options
    for seed in range(20):
        world = match.redeal(1, seed)
        secrets = world.view("referee")["table"]["secrets"]
        assert [ask.options[0][0][0] for ask in world.asks] == secrets


@pytest.mark.parametrize("made", WORLDS)
def test_clones_of_a_redealt_world_agree_with_it(made: Any) -> None:
    for seed in range(10):
        world = made().redeal(1, seed)
        clone = world.clone()
        assert looks(world) == looks(clone) == looks(clone.clone())


def test_clones_of_a_redealt_world_agree_with_it_also_later() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from sealed(s, 0, 1, 2)
        yield from question(s, 1)
        yield from sealed(s, 2, 0)

    match = tiny_match(step, all_sealed)
    match.play(2, match.asks[2].options[0])
    world = match.redeal(1, 3)
    random = Random(3)
    while world.asks:
        clone = world.clone()
        ask = random.choice(world.asks)
        move = random.choice(ask.options)
        for each in (world, clone):
            each.play(ask.seat, move)
        assert looks(world) == looks(clone)


@pytest.mark.parametrize("made", WORLDS)
@pytest.mark.parametrize("seed", range(5))
def test_a_redealt_world_can_be_played_to_the_end_and_cloned_at_every_moment(made: Any, seed: int) -> None:
    world = made().redeal(2, seed)
    random = Random(seed)
    while world.asks:
        play_randomly(world, random, 1)
        assert looks(world.clone()) == looks(world)
    assert world.result is not None


def test_a_world_may_be_redealt_again_for_another_viewer() -> None:
    match = half_sealed()
    world = match.redeal(1, 4)
    for seed in range(10):
        deeper = world.redeal(0, seed)
        assert look(deeper, 0) == look(world, 0)
        assert looks(deeper.clone()) == looks(deeper)


def test_in_a_redealt_world_nobody_sees_more_of_the_past_than_the_viewer_saw() -> None:
    world = play_all(toy_match(), "0 peek").redeal(1, 3)
    for viewer in viewers(world):
        seen = {e.n for e in world.events(1)}
        assert {e.n for e in world.events(viewer)} <= seen
    referee = [e.event[1] for e in world.events("referee") if type(e.event).__name__ == "CardDrawn"]
    assert [bool(card) for card in referee] == [False, False, True, True, False, False]


def test_the_referee_redeals_nothing() -> None:
    match = half_sealed()
    world = match.redeal("referee", 3)
    assert looks(world) == looks(match)
    assert world.record()["log"] == match.record()["log"]


def test_a_redealt_world_keeps_no_record_and_has_no_branches() -> None:
    world = half_sealed().redeal(1, 3)
    for refused in (world.record, lambda: world.branch(0), world.clone().record):
        with pytest.raises(BadRecord) as error:
            refused()
        assert error.value.message.id == "error-redealt-record"


def test_a_redealt_world_keeps_no_record_even_after_the_step_has_ended() -> None:
    world = half_sealed().redeal(1, 3)
    play_randomly(world, Random(1))
    with pytest.raises(BadRecord):
        world.record()


def test_undo_goes_back_to_a_redeal_and_not_beyond_it() -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red")
    assert match.can_undo(0)
    world = match.redeal(1, 5)
    standing = looks(world)
    assert not world.can_undo(0)
    world.play(0, "stake 1")
    assert world.can_undo(0)
    world.undo(0)
    assert looks(world) == standing
    with pytest.raises(CannotUndo):
        world.undo(0)
    assert match.can_undo(0)


def test_undo_does_not_go_back_before_a_redeal_at_the_first_question_of_a_step() -> None:
    def ask_0(s: TinyState) -> Flow[None]:
        yield from question(s, 0)

    match = play_all(tiny_match(ask_0, ask_0, ask_0), "0 say x")
    world = match.redeal(1, 5)
    assert not world.can_undo(0)
    play_all(world, "0 say y")
    world.undo(0)
    assert not world.can_undo(0)
    assert not world.clone().can_undo(0)


def test_a_sealed_answer_from_before_a_redeal_stays_sealed() -> None:
    match = tiny_match(all_sealed)
    match.play(0, match.asks[0].options[0])
    match.play(1, match.asks[0].options[0])
    world = match.redeal(2, 5)
    assert [world.can_undo(seat) for seat in range(3)] == [False, False, False]
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, False]


def test_a_sealed_answer_given_after_a_redeal_can_be_taken_back_without_changing_the_others() -> None:
    match = tiny_match(all_sealed)
    match.play(0, match.asks[0].options[0])
    world = match.redeal(2, 5)
    world.play(1, world.asks_for(1)[0].options[0])
    world.undo(1)
    other = match.redeal(2, 5)
    for each in (world, other):
        for seat in (2, 1):
            each.play(seat, each.asks_for(seat)[0].options[1])
    assert rolled(world) == rolled(other)


def test_a_window_stays_open_for_those_who_have_not_answered_in_a_redealt_world() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from window(s, 0, 1, 2)

    match = tiny_match(step)
    match.play(1, PASS)
    world = match.redeal(1, 1)
    assert [ask.seat for ask in world.asks] == [0, 2]
    world.play(0, "say hey")
    assert world.result is not None


@pytest.mark.parametrize("rolls", [(2, 1), (1, 2)])
def test_a_flow_that_does_otherwise_when_it_is_run_again_is_found_out(rolls: tuple[int, int]) -> None:
    runs = iter(rolls)

    def step(s: TinyState) -> Flow[None]:
        s.luck.roll([LETTERS] * next(runs))
        yield from question(s, 0)
        yield from question(s, 0)

    match = play_all(tiny_match(step), "0 say x")
    with pytest.raises(BadRecord) as found:
        match.clone()
    assert found.value.message.id == "error-record-outcome"


def test_a_redealt_world_does_not_tell_the_position_that_the_match_began_at() -> None:
    position = {"seats": 2, "hands": [["lance-5", "lance-1"], ["lance-3"]]}
    match = Match.at("toy", position, seed=1)
    for world in (
        match.redeal(0, 1),
        match.redeal(None, 1),
        match.redeal(0, 1).clone(),
        match.redeal(0, 1).redeal(0, 2),
    ):
        assert world.position is None
    assert match.position == match.clone().position == match.redeal("referee", 1).position == position


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_match_is_copied_by_its_own_means_alone(way: Callable[[Match], Any]) -> None:
    match = in_reactions()
    before = whole(match)
    with pytest.raises(CannotCopy) as refused:
        way(match)
    assert "clone()" in str(refused.value)
    assert "record()" in str(refused.value)
    assert whole(match) == before


def test_a_match_without_events_does_not_say_whether_all_of_it_was_seen() -> None:
    position = {"seats": 2, "hands": [["lance-5"], ["lance-3"]]}
    quiet, loud = (Match.at("toy", position, seed=1).clone(events=events) for events in (False, True))
    assert loud.is_open_to(0) is False
    with pytest.raises(NoEvents):
        quiet.is_open_to(0)


def test_what_happened_unwatched_is_not_made_up_for_a_clone() -> None:
    quiet = toy_match(2, seed=4, events=False)
    play_randomly(quiet, Random(4), 12)
    assert quiet.clone().events("referee") == []
    with pytest.raises(NoEvents):
        quiet.clone(events=True)
    with pytest.raises(NoEvents):
        quiet.redeal(0, 1, events=True)


def test_a_world_that_was_looked_at_without_events_can_have_them_again_while_none_are_missing() -> None:
    match = toy_match(2, seed=4)
    play_randomly(match, Random(4), 12)
    world = match.clone(events=False)
    assert world.clone(events=True).events("referee") == match.events("referee")
    play_randomly(world, Random(5))
    with pytest.raises(NoEvents):
        world.clone(events=True)
