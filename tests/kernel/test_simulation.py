"""Simulations: what they take, what they refuse before any work is done, and what they tell."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

import caliburn
from caliburn import Sight, new_match, simulate
from caliburn.bots import BOTS, RandomBot, make_bot
from caliburn.kernel.errors import (
    BadArgument,
    BadChance,
    BadMove,
    BadOption,
    BadPosition,
    BadSeats,
    CaliburnError,
    NoEvents,
    NotAsked,
    UnknownGame,
)
from caliburn.kernel.moves import Move
from caliburn.lab.report import UNFINISHED, rate_error, standard_error
from tests.builds import refused
from tests.kernel.minds import Cheating, First, Last, Stumbling, last

SET: dict[str, Any] = {"seats": 2, "games": 3, "seed": 1}
TOP = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seats": "2"}, BadSeats),
        ({"seats": None}, BadSeats),
        ({"seats": 2.0}, BadSeats),
        ({"seats": 9}, BadSeats),
        ({"options": "x"}, BadOption),
        ({"options": []}, BadOption),
        ({"options": {"x": "y"}}, BadOption),
        ({"bots": None}, BadOption),
        ({"bots": "greedy"}, BadOption),
        ({"bots": ["nobody"]}, BadOption),
        ({"bots": [5]}, BadOption),
        ({"bots": [First("1")]}, BadOption),
        ({"bots": [str]}, BadOption),
        ({"bots": [First] * 3}, BadOption),
        ({"jobs": 0}, BadArgument),
        ({"jobs": None}, BadArgument),
        ({"jobs": 1.0}, BadArgument),
        ({"games": "3"}, BadArgument),
        ({"games": -1}, BadArgument),
        ({"games": 0}, BadArgument),
        ({"games": None}, BadArgument),
        ({"most_decisions": 0}, BadArgument),
        ({"most_decisions": "9"}, BadArgument),
        ({"seed": None}, BadChance),
        ({"seed": 1.5}, BadChance),
        ({"position": {"nothing": 1}}, BadPosition),
        ({"position": {"seats": 3}}, BadSeats),
        ({"position": "x"}, BadPosition),
        ({"game": "chess"}, UnknownGame),
    ],
)
def test_what_cannot_be_played_is_refused_before_any_work_is_done(
    wrong: dict[str, Any], error: type[CaliburnError]
) -> None:
    done: list[int] = []
    with pytest.raises(refused(error)):
        simulate(**{"game": "king-arthur", **SET, "progress": done.append, **wrong})
    assert done == []


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("bot", "error"), [(Stumbling, KeyError), (Cheating, BadMove)])
def test_what_fails_in_a_match_says_in_which(jobs: int, bot: type[First], error: type[Exception]) -> None:
    with pytest.raises(error) as caught:
        simulate("king-arthur", seats=2, games=4, seed=1, bots=[bot], jobs=jobs)
    assert caught.value.__notes__ == ["game 2, seed 1/2"]


def test_every_match_can_be_looked_at_and_played_again() -> None:
    report = simulate("toy", **SET)
    assert [one.seed for one in report.played] == ["1/0", "1/1", "1/2"]
    for one in report.played:
        match = new_match("toy", seats=2, seed=one.seed, events=False)
        minds = [make_bot("random", f"{one.seed}/bot {seat}") for seat in range(2)]
        while match.asks:
            seat = match.asks[0].seat
            match.play(seat, minds[seat].choose(Sight(match, seat)))
        assert match.record()["digest"] == one.digest
        assert match.result is not None
        assert (match.result.scores, match.result.winners) == (one.scores, one.winners)


def test_a_report_sums_up_its_matches() -> None:
    report = simulate("toy", seats=2, games=9, seed=2, bots=["random", First])
    assert report.bots == ["random", "first"]
    assert report.games == len(report.played) == sum(report.endings.values()) == 9
    for seat in range(2):
        scores = [one.scores[seat] for one in report.played]
        assert report.wins[seat] == report.seat_wins[seat] == sum(seat in one.winners for one in report.played)
        assert report.win_rate(seat) == report.wins[seat] / 9
        assert report.mean_scores[seat] == pytest.approx(sum(scores) / 9, abs=0.001)
        assert report.score_errors[seat] == pytest.approx(stdev(scores) / sqrt(9), abs=0.001)
        assert report.win_errors[seat] == rate_error(report.wins[seat], 9)
    assert report.decisions == sum(one.decisions for one in report.played)


def test_an_error_says_how_sure_a_number_is() -> None:
    assert rate_error(0, 0) is standard_error([]) is standard_error([3]) is None
    assert standard_error([3, 3]) == 0
    assert rate_error(500, 1000) == pytest.approx(sqrt(0.25 / 1000), rel=0.01)
    assert rate_error(0, 20) == rate_error(20, 20) == pytest.approx(0.056, abs=0.001)


def test_with_rotation_every_bot_sits_everywhere_and_is_counted_where_it_sits() -> None:
    still = simulate("toy", seats=3, games=6, seed=3, bots=["random", First, Last])
    assert {one.sat for one in still.played} == {(0, 1, 2)}
    report = simulate("toy", seats=3, games=6, seed=3, bots=["random", First, Last], rotate=True)
    assert [one.sat for one in report.played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert report.digest != still.digest
    for bot in range(3):
        assert report.wins[bot] == sum(one.sat.index(bot) in one.winners for one in report.played)
        scores = [one.scores[one.sat.index(bot)] for one in report.played]
        assert report.mean_scores[bot] == pytest.approx(sum(scores) / 6, abs=0.001)
    assert sum(report.seat_wins) == sum(report.wins)
    assert report.seat_wins[1] == sum(1 in one.winners for one in report.played)


def test_the_bot_that_is_said_to_sit_at_a_seat_plays_it() -> None:
    seen: list[tuple[str, int]] = []

    class Noting(First):
        def choose(self, sight: Sight) -> Move:
            seen.append((self.seed, sight.seat))
            return super().choose(sight)

    report = simulate("toy", seats=2, games=2, seed=1, bots=[Noting, First], rotate=True)
    assert {(seed.split("/")[1], seat) for seed, seat in seen} == {("0", 0), ("1", 1)}
    assert report.bots == ["first", "first"]


def test_matches_begin_at_a_position() -> None:
    position = {"seats": 2, "hands": [["lance-5", "lance-1"], ["lance-3"]]}
    report = simulate("toy", **SET, position=position, bots=[First])
    again = caliburn.Match.at("toy", position, seed="1/0")
    while again.asks:
        again.play(again.asks[0].seat, again.asks[0].options[0])
    assert report.played[0].digest == again.record()["digest"]


def test_a_match_is_cut_short_after_so_many_decisions_and_counts_for_nobody() -> None:
    whole = simulate("toy", seats=2, games=8, seed=5)
    lengths = sorted(one.decisions for one in whole.played)
    most = lengths[4]
    assert lengths[0] < most < lengths[-1]
    report = simulate("toy", seats=2, games=8, seed=5, most_decisions=most)
    assert max(one.decisions for one in report.played) == most
    cut = [one for one in report.played if one.reason == UNFINISHED]
    assert len(cut) == report.unfinished == report.endings[UNFINISHED]
    assert 0 < len(cut) < 8
    assert all(one.scores == one.winners == () for one in cut)
    finished = [one for one in report.played if one not in cut]
    assert set(finished) < set(whole.played)
    assert report.wins[0] == sum(0 in one.winners for one in finished)
    assert report.win_rate(0) == report.wins[0] / len(finished)
    nothing = simulate("toy", seats=2, games=2, seed=5, most_decisions=1)
    assert (nothing.unfinished, nothing.wins, nothing.mean_scores, nothing.win_rate(0)) == (2, [0, 0], [0.0, 0.0], 0.0)
    assert nothing.win_errors == nothing.score_errors == [None, None]


def test_own_bots_play_in_several_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "the last", last)
    how: dict[str, Any] = {"seats": 2, "games": 7, "seed": 4}
    one = simulate("king-arthur", **how, bots=[First, last])
    two = simulate("king-arthur", **how, bots=[First, "the last"], jobs=2)
    assert one.digest == two.digest
    assert (one.bots, two.bots) == (["first", "last"], ["first", "the last"])


def test_a_bot_that_other_processes_cannot_import_plays_in_one_alone() -> None:
    class Hidden(First):
        pass

    for bot in (Hidden, partial(Hidden)):
        simulate("king-arthur", seats=2, games=1, seed=1, bots=[bot])
        with pytest.raises(BadOption) as caught:
            simulate("king-arthur", seats=2, games=1, seed=1, bots=[bot], jobs=2)
        assert caught.value.message.id == "error-bot-jobs"


def test_a_bot_that_was_typed_in_is_refused_in_several_processes() -> None:
    typed = (
        "import caliburn\n"
        "from caliburn.bots import RandomBot\n"
        "class Mine(RandomBot): pass\n"
        "try: caliburn.simulate('king-arthur', seats=2, games=1, seed=1, bots=[Mine], jobs=2)\n"
        "except caliburn.CaliburnError as error: print(error.message.id)\n"
    )
    done = subprocess.run([sys.executable, "-c", typed], capture_output=True, text=True, check=True, cwd=TOP)
    assert done.stdout == "error-bot-jobs\n"


def test_a_bot_sees_events_only_where_they_are_kept() -> None:
    told: list[str] = []

    class Watching(First):
        def choose(self, sight: Sight) -> Move:
            assert sight.result is None
            told.extend(sight.tell(event).id for _, event in sight.events())
            return super().choose(sight)

    with pytest.raises(NoEvents):
        simulate("king-arthur", **SET, bots=[Watching])
    loud = simulate("king-arthur", **SET, bots=[Watching], events=True)
    assert loud.digest == simulate("king-arthur", **SET, bots=[First]).digest
    assert any(message.startswith("event-") for message in told)


def test_a_sight_tells_what_its_seat_is_offered_and_told() -> None:
    match = new_match("king-arthur", seats=2, seed=1)
    mine, other = match.asks[0].seat, 1 - match.asks[0].seat
    sight = Sight(match, mine)
    assert sight.options == match.asks[0].options
    assert sight.offers() == match.offers(mine)
    assert sight.hints() == match.hints(mine)
    assert sight.events() == match.events(mine)
    assert sight.result is None
    assert Sight(match, other).offers() == []
    while match.asks:
        match.play(match.asks[0].seat, RandomBot("1").choose(Sight(match, match.asks[0].seat)))
    assert sight.result == match.result is not None


def test_a_sight_of_a_seat_that_is_not_asked_says_so() -> None:
    match = new_match("king-arthur", seats=2, seed=1)
    idle = Sight(match, 1 - match.asks[0].seat)
    with pytest.raises(NotAsked) as caught:
        idle.options  # noqa: B018
    assert caught.value.message.id == "error-not-asked"
    with pytest.raises(NotAsked):
        Sight(match, 7).ask  # noqa: B018
