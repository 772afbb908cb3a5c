"""Random flows of every kind of question, chance and reveal, played at random with undos, clones and redeals."""

from __future__ import annotations

from random import Random

import pytest

from caliburn import replay, verify
from caliburn.kernel.flow import Flow, ask
from tests.conftest import SOAK
from tests.kernel.looks import look, viewers, whole
from tests.kernel.test_random_undo import Standing, may_undo, play_one, take_back
from tests.kernel.tiny import ASK_AUTOMATIC, LETTERS, Step, TinyState, question, sealed, tiny_match, window, words
from tests.kernel.toy import play_all

KINDS = ("question", "question", "sealed", "window", "roll", "reveal", "automatic", "say")


def random_step(random: Random) -> Step:
    """A step of up to four things, fixed once it is made."""
    plan = [(random.choice(KINDS), random.sample(range(3), random.randint(1, 3))) for _ in range(random.randrange(5))]

    def step(s: TinyState) -> Flow[None]:
        for kind, seats in plan:
            if kind == "question":
                yield from question(s, seats[0])
            elif kind == "sealed":
                yield from sealed(s, *seats)
            elif kind == "window":
                yield from reactions(s, seats)
            elif kind == "roll":
                s.hear(9, s.luck.roll([LETTERS])[0])
            elif kind == "reveal":
                s.luck.reveal()
            elif kind == "automatic":
                yield from ask(s, seats[0], ASK_AUTOMATIC, words("amen"))
            else:
                s.hear(9, "nothing")

    return step


def reactions(s: TinyState, seats: list[int]) -> Flow[None]:
    """A window, and one for each reaction in it, as long as there are others."""
    reacted = yield from window(s, *seats)
    if reacted is not None:
        yield from reactions(s, [seat for seat in seats if seat != reacted])


@pytest.mark.parametrize("seed", range(400 if SOAK else 60))
def test_undo_replay_and_clone_agree_whatever_the_flows_are(seed: int) -> None:
    random = Random(seed)
    steps = [random_step(random) for _ in range(random.randint(1, 6))]
    match = tiny_match(*steps, seed=seed)
    standing: list[Standing] = []
    others_undone = False
    for _ in range(60):
        willing = [seat for seat in range(3) if match.can_undo(seat)]
        entitled = [seat for seat in range(3) if may_undo(match, standing, seat)]
        assert set(willing) <= set(entitled)
        assert willing == entitled or others_undone
        if willing and (not match.asks or random.random() < 0.35):
            seat = random.choice(willing)
            take_back(match, standing, seat)
            others_undone |= bool(standing) and standing[-1].seat != seat
        elif match.asks:
            play_one(match, standing, random)
        plain = play_all(tiny_match(*steps, seed=seed), *[f"{a.seat} {a.text}" for a in standing])
        assert [look(match, viewer) for viewer in viewers(match)] == [look(plain, viewer) for viewer in viewers(plain)]
        assert look(match.clone()) == look(match)
    assert look(replay(match.record())) == look(match)
    assert whole(replay(match.record()))["record"] == match.record()
    assert verify(match.record())


@pytest.mark.parametrize("seed", range(200 if SOAK else 40))
def test_a_redealt_world_plays_on_like_any_match_whatever_the_flows_are(seed: int) -> None:
    random = Random(seed)
    steps = [random_step(random) for _ in range(random.randint(1, 6))]
    match = tiny_match(*steps, seed=seed)
    standing: list[Standing] = []
    for _ in range(random.randrange(10)):
        if match.asks:
            play_one(match, standing, random)
    before = whole(match)
    viewer = random.choice([None, 0, 1, 2])
    world = match.redeal(viewer, seed)
    assert look(world, viewer) == look(match, viewer)
    floor = world.answers
    for _ in range(20):
        willing = [seat for seat in range(3) if world.can_undo(seat)]
        if willing and random.random() < 0.4:
            world.undo(random.choice(willing))
        elif world.asks:
            asked = random.choice(world.asks)
            world.play(asked.seat, random.choice(asked.options))
        assert world.answers >= floor
        assert [look(world.clone(), v) for v in viewers(world)] == [look(world, v) for v in viewers(world)]
    assert whole(match) == before
