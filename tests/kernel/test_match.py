"""Playing a match: what is accepted, what is refused without a trace, and what everybody sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caliburn import replay
from caliburn.kernel.errors import BadArgument, BadMove, BadSeats, CannotUndo, NotAsked
from caliburn.kernel.events import Numbered
from caliburn.kernel.flow import Flow
from caliburn.kernel.luck import Seeded, seed_bytes
from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS, text_of
from caliburn.kernel.rules import Offer, Rules
from caliburn.kernel.text import Message
from tests.builds import COMPILED, refused
from tests.kernel.looks import look, play_randomly, viewers, whole
from tests.kernel.tiny import Say, TinyState, question, sealed, tiny_match
from tests.kernel.toy import Bid, Boast, Fly, Stake, play_all, toy_match
from tests.kernel.toy_state import CardDrawn, CardPeeked


@pytest.mark.parametrize("options", [{}, {"mode": "teams"}, {"double": True}, {"double": True, "tithe": True}])
@pytest.mark.parametrize("seed", range(5))
def test_a_match_ends_and_its_components_are_conserved(options: dict[str, Any], seed: int) -> None:
    match = toy_match(4, seed=seed, **options)
    counted = match.census()
    random = Random(seed)
    while match.asks:
        assert match.result is None
        assert match.census() == counted
        play_randomly(match, random, 1)
    assert match.result is not None
    assert match.result.reason == "end-rounds"
    assert match.view(0)["result"]["scores"] == match.result.scores


def test_teams_win_together() -> None:
    match = toy_match(4, mode="teams", seed=3)
    play_randomly(match, Random(3))
    result = match.result
    assert result is not None
    assert result.teams == ((0, 2), (1, 3))
    sums = [sum(result.scores[seat] for seat in team) for team in result.teams]
    assert sums[0] != sums[1]
    assert result.winners == result.teams[sums.index(max(sums))]
    assert not result.shared


def test_equal_scores_share_the_victory() -> None:
    match = Match.at("toy", {"seats": 4, "phase": "over"}, options={"mode": "teams"}, seed=1)
    assert match.result is not None
    assert match.result.winners == (0, 1, 2, 3)
    assert match.result.shared
    alone = Match.at("toy", {"seats": 2, "phase": "over"}, seed=1)
    assert alone.result is not None
    assert alone.result.shared


def test_a_move_and_its_text_are_the_same_answer() -> None:
    by_text, by_move = toy_match(), toy_match()
    play_all(by_text, "0 boast", "0 fly blue", "0 stake 1")
    for move in (Boast(), Fly("blue"), Stake(1)):
        by_move.play(0, move)
    assert whole(by_text) == whole(by_move)


def test_the_record_holds_the_offered_move_not_one_that_only_equals_it() -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red")
    match.play(0, Stake(True))
    assert match.record()["log"][-1] == "0 stake 1"
    assert replay(match.record()).record() == match.record()


@pytest.mark.parametrize(
    "move",
    [
        "bid lance-1",
        "fly green",
        "fly",
        "fly red blue",
        "stake 1",
        "",
        "  ",
        "dance",
        "FLY red",
        "undo",
        Fly("green"),
        Stake(0),
        PASS,
        ("red", "fly", "x"),
        (),
        None,
        7,
        ["red", "fly"],
        Fly,
    ],
)
def test_a_move_that_is_not_offered_is_refused_and_changes_nothing(move: Any) -> None:
    match = play_all(toy_match(), "0 boast")
    before = whole(match)
    with pytest.raises(refused(BadMove)):
        match.play(0, move)
    assert whole(match) == before


def test_a_refusal_tells_what_is_offered() -> None:
    match = play_all(toy_match(), "0 boast")
    with pytest.raises(BadMove) as refusal:
        match.play(0, "fly green")
    assert refusal.value.message.id == "error-move-not-offered"
    assert refusal.value.message.args["options"] == "fly red; fly blue; fly white"
    assert refusal.value.message.args["move"] == "fly green"


def test_a_refusal_cuts_a_long_list_of_offers_and_a_long_answer_short() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0, *[f"w{number}" for number in range(30)])

    with pytest.raises(BadMove) as refusal:
        tiny_match(step).play(0, Say("z" * 500))
    args = refusal.value.message.args
    assert args["count"] == 30
    assert str(args["options"]).endswith("say w11; ...")
    assert len(str(args["move"])) == 80


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_that_is_not_asked_cannot_answer(seat: int) -> None:
    match = toy_match()
    before = whole(match)
    with pytest.raises(NotAsked) as refusal:
        match.play(seat, "boast")
    assert refusal.value.message.id == "error-not-asked"
    assert whole(match) == before


@pytest.mark.parametrize("seat", [3, -1, 99, "0", "zero", None, "referee", 0.5, (0,)])
def test_who_has_no_seat_cannot_answer(seat: Any) -> None:
    match = toy_match()
    before = whole(match)
    with pytest.raises(refused(NotAsked)):
        match.play(seat, "boast")
    assert whole(match) == before


@pytest.mark.skipif(COMPILED, reason="compiled, a truth value is a whole number, and is kept as one")
@pytest.mark.parametrize("seat", [False, 0.0])
def test_a_seat_is_a_whole_number_and_nothing_that_only_equals_one(seat: Any) -> None:
    match = toy_match()
    before = whole(match)
    with pytest.raises(NotAsked):
        match.play(seat, "boast")
    assert whole(match) == before


@pytest.mark.parametrize("viewer", [3, -1, "0", 1.0, "spectator", *([] if COMPILED else [True])])
def test_only_seats_spectators_and_the_referee_may_look(viewer: Any) -> None:
    match = toy_match()
    for looking in (match.view, match.events, match.asks_for, match.can_undo):
        with pytest.raises(refused(NotAsked)):
            looking(viewer)
    with pytest.raises(refused(NotAsked)):
        match.redeal(viewer, 1)


@pytest.mark.parametrize("seat", [3, -1, "0", 1.0, None, "referee", *([] if COMPILED else [True])])
def test_only_a_seat_is_told_what_it_may_do_and_how_it_stands(seat: Any) -> None:
    match = toy_match()
    for asking in (match.offers, match.hints, match.scopes, match.evaluate, match.is_open_to, match.can_undo):
        with pytest.raises(refused(NotAsked)):
            asking(seat)


@pytest.mark.parametrize("viewer", [3, -1, "0", 1.0, "spectator", *([] if COMPILED else [True])])
def test_only_who_may_look_is_told_whether_anything_is_hidden(viewer: Any) -> None:
    with pytest.raises(refused(NotAsked)):
        toy_match().has_secrets(viewer)


def test_nothing_is_hidden_from_the_referee() -> None:
    match = toy_match()
    assert [match.has_secrets(viewer) for viewer in ("referee", None, 0)] == [False, True, True]


@pytest.mark.parametrize("number", ["1", 1.0, None, [], *([] if COMPILED else [True])])
def test_events_and_answers_are_counted_in_whole_numbers(number: Any) -> None:
    match = play_all(toy_match(), "0 boast")
    for counting in (lambda: match.events(0, number), lambda: match.branch(number)):
        with pytest.raises(refused(BadArgument)):
            counting()


@pytest.mark.parametrize("seat", [None, "referee"])
def test_who_has_no_seat_has_nothing_to_take_back(seat: Any) -> None:
    match = play_all(toy_match(), "0 boast")
    with pytest.raises(refused(CannotUndo, NotAsked)):
        match.undo(seat)


def test_after_the_end_no_answer_is_taken() -> None:
    match = toy_match(rounds="1")
    play_randomly(match, Random(1))
    before = whole(match)
    with pytest.raises(NotAsked) as refusal:
        match.play(0, "boast")
    assert refusal.value.message.id == "error-game-over"
    assert whole(match) == before
    assert match.asks == match.asks_for(0) == match.asks_for("referee") == ()


def test_a_seat_cannot_answer_a_sealed_question_twice() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from sealed(s, 0, 1)

    match = tiny_match(step)
    match.play(0, match.asks[0].options[0])
    before = whole(match)
    with pytest.raises(NotAsked):
        match.play(0, "say a0")
    assert whole(match) == before


def test_one_who_passed_in_a_window_cannot_come_back() -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red", "0 stake 0")
    for asked in match.asks:
        match.play(asked.seat, asked.options[0])
    seat = match.asks[0].seat
    match.play(seat, PASS)
    with pytest.raises(NotAsked):
        match.play(seat, "challenge")


def test_everybody_sees_who_is_asked_but_only_the_asked_sees_the_options() -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red", "0 stake 0")
    public = [{"seat": seat, "prompt": "ask-bid", "rule": "bid"} for seat in range(3)]
    for viewer in viewers(match):
        told = [{**ask, "args": {}} if viewer in ("referee", ask["seat"]) else ask for ask in public]
        assert match.view(viewer)["asked"] == told
    assert [[a.seat for a in match.asks_for(viewer)] for viewer in (None, 1, "referee")] == [[], [1], [0, 1, 2]]


def test_a_sealed_answer_is_seen_by_nobody_but_that_it_was_given_by_all() -> None:
    matches = [play_all(toy_match(2, seed=4), "0 boast", "0 fly red", "0 stake 0") for _ in range(2)]
    assert len(matches[0].asks[0].options) == 2
    for match, choice in zip(matches, (0, 1), strict=True):
        match.play(0, match.asks[0].options[choice])
    for viewer in (None, 1):
        assert look(matches[0], viewer) == look(matches[1], viewer)
    assert [a["seat"] for a in matches[0].view(None)["asked"]] == [1]


def test_a_view_names_the_match_and_the_viewer() -> None:
    match = toy_match(2, tithe=True)
    view = match.view(1)
    assert {key: view[key] for key in ("game", "mode", "seats", "viewer", "answers", "result")} == {
        "game": "toy",
        "mode": "free",
        "seats": 2,
        "viewer": 1,
        "answers": 0,
        "result": None,
    }
    assert view["options"] == {"rounds": "2", "double": "off", "tithe": "on"}


def test_hidden_cards_are_in_no_other_view_or_event() -> None:
    match = play_all(toy_match(), "0 peek")
    drawn = [e.event for e in match.events(1) if isinstance(e.event, CardDrawn)]
    assert [bool(event.card) for event in drawn] == [False, False, True, True, False, False]
    assert not any(isinstance(e.event, CardPeeked) for e in match.events(1))
    assert sum(isinstance(e.event, CardPeeked) for e in match.events(0)) == 1
    assert match.view(0)["table"]["top"] != [None]
    assert match.view(1)["table"]["top"] == match.view(None)["table"]["top"] == [None]


def test_events_since_a_number_are_the_rest_of_all_events_for_every_viewer() -> None:
    match = toy_match(3, seed=5, tithe=True)
    random = Random(5)
    while match.asks:
        play_randomly(match, random, 1)
        for viewer in viewers(match):
            everything = match.events(viewer)
            last = match.events("referee")[-1].n
            for since in (-1, 0, 1, last // 2, last - 1, last, last + 1, last + 50):
                assert match.events(viewer, since) == [e for e in everything if e.n > since]


def test_events_are_numbered_from_one_without_gaps_for_the_referee() -> None:
    match = toy_match(3, seed=6)
    play_randomly(match, Random(6))
    events = match.events("referee")
    assert [e.n for e in events] == list(range(1, len(events) + 1))
    assert isinstance(events[0], Numbered)


def test_a_match_without_events_plays_the_same_game() -> None:
    quiet, loud = toy_match(3, seed=7, events=False), toy_match(3, seed=7)
    play_randomly(quiet, Random(7))
    play_randomly(loud, Random(7))
    assert quiet.record() == loud.record()
    assert quiet.events("referee") == []
    assert loud.events("referee") != []


def test_offers_describe_every_option_of_the_seat_alone() -> None:
    match = play_all(toy_match(), "0 boast", "0 fly red", "0 stake 0")
    assert [offer.move for offer in match.offers(1)] == list(match.asks[1].options)
    assert all(isinstance(offer.move, Bid) and offer.what == Message("move-bid") for offer in match.offers(1))
    for asked in match.asks:
        match.play(asked.seat, asked.options[0])
    waiting = [asked.seat for asked in match.asks]
    assert match.offers(waiting[0])[-1] == Offer(PASS, Message("move-pass"))
    assert [match.offers(seat) for seat in range(3) if seat not in waiting] == [[]]


def test_a_position_can_be_played_from() -> None:
    position = {"seats": 2, "hands": [["lance-5", "lance-1"], ["lance-3"]]}
    match = Match.at("toy", position, seed=1)
    assert [[text_of(m) for m in a.options] for a in match.asks] == [["bid lance-1", "bid lance-5"], ["bid lance-3"]]
    play_all(match, "1 bid lance-3", "0 bid lance-5")
    assert match.view(None)["table"]["champion"] == 0
    assert match.evaluate(0) == 2.0


def test_a_position_takes_the_seats_that_are_given_with_it() -> None:
    hands = [["lance-5", "lance-1"], ["lance-3"]]
    match = Match.at("toy", {"hands": hands}, seats=2, seed=1)
    assert match.record() == Match.at("toy", {"seats": 2, "hands": hands}, seats=2, seed=1).record()
    assert replay(match.record()).record() == match.record()


@pytest.mark.parametrize(
    ("position", "seats", "message"),
    [
        ({"phase": "over"}, None, "error-position-no-seats"),
        ({}, None, "error-position-no-seats"),
        ({"seats": 2}, 3, "error-position-seats"),
        ({"seats": None}, None, "error-seats"),
    ],
)
def test_how_many_play_from_a_position_is_said_once(position: dict[str, Any], seats: int | None, message: str) -> None:
    with pytest.raises(BadSeats) as caught:
        Match.at("toy", position, seats=seats, seed=1)
    assert caught.value.message.id == message


@pytest.mark.parametrize("seats", ["2", 2.5, [2], "two"])
def test_the_seats_of_a_position_are_a_whole_number(seats: Any) -> None:
    for position in ({}, {"seats": 2}):
        with pytest.raises(refused(BadSeats)):
            Match.at("toy", position, seats=seats, seed=1)


def test_a_match_from_a_position_may_keep_no_events() -> None:
    position = {"seats": 2, "hands": [["lance-5", "lance-1"], ["lance-3"]]}
    quiet, loud = (Match.at("toy", position, seed=1, events=events) for events in (False, True))
    for match in (quiet, loud):
        play_all(match, "1 bid lance-3", "0 bid lance-5")
    assert (quiet.is_watched, quiet.events("referee")) == (False, [])
    assert loud.is_watched
    assert loud.events("referee")


def test_a_match_tells_how_well_a_seat_stands() -> None:
    match = play_all(toy_match(2), "0 boast", "0 fly red", "0 stake 2")
    for asked in match.asks:
        match.play(asked.seat, asked.options[0])
    champion = match.view(None)["table"]["champion"]
    match.play(1 - champion, PASS)
    assert match.evaluate(champion) == 6.0


def test_a_game_that_says_nothing_about_itself_is_told_so() -> None:
    from tests.kernel.toy import TOY

    bare = Rules(TOY.seating(2, None))
    with pytest.raises(NotImplementedError):
        Match(bare, Seeded(seed_bytes(1)))
    for call in (bare.next_step, bare.result, bare.census, bare.position, bare.tell):
        with pytest.raises(NotImplementedError):
            call(None)  # type: ignore[arg-type]
    for call_two in (bare.view, bare.evaluate):
        with pytest.raises(NotImplementedError):
            call_two(None, 0)
    with pytest.raises(NotImplementedError):
        bare.redeal(None, 0, match_luck())
    with pytest.raises(NotImplementedError):
        bare.offer(None, 0, Boast())
    assert bare.seen(("anything",), None) == ("anything",)


def match_luck() -> Any:
    return toy_match()._luck
