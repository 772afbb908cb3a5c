"""The three ways of asking, as the driver sees them."""

from __future__ import annotations

from caliburn.kernel.flow import Flow, Prompt, Reaction, ask, ask_all, ask_any
from caliburn.kernel.moves import PASS
from caliburn.kernel.text import Message, Seat
from tests.kernel.tiny import ASK, Say, TinyState, question, sealed, tiny_match, window, words
from tests.kernel.toy import play_all, toy_match


def test_ask_returns_the_move_of_the_seat() -> None:
    heard: list[object] = []

    def step(s: TinyState) -> Flow[None]:
        heard.append((yield from ask(s, 1, ASK, words("x", "y"))))

    tiny_match(step).play(1, "say y")
    assert heard == [Say("y")]


def test_ask_all_returns_the_moves_in_the_order_of_the_seats_whatever_the_order_of_arrival() -> None:
    heard: list[object] = []

    def step(s: TinyState) -> Flow[None]:
        heard.extend((yield from ask_all(s, [2, 0, 1], ASK, words("x", "y"))))

    match = play_all(tiny_match(step), "1 say x", "2 say y", "0 say x")
    assert heard == [Say("y"), Say("x"), Say("x")]
    assert match.answers == 3


def test_ask_any_returns_the_first_answer_that_is_no_pass() -> None:
    heard: list[object] = []

    def step(s: TinyState) -> Flow[None]:
        heard.append((yield from ask_any(s, [0, 1, 2], ASK, words("hey"))))

    play_all(tiny_match(step), "2 pass", "1 say hey")
    assert heard == [Reaction(1, Say("hey"))]


def test_ask_any_returns_none_when_all_have_passed() -> None:
    heard: list[object] = []

    def step(s: TinyState) -> Flow[None]:
        heard.append((yield from ask_any(s, [0, 1], ASK, words("hey"))))

    play_all(tiny_match(step), "1 pass", "0 pass")
    assert heard == [None]


def test_a_question_to_nobody_is_not_asked() -> None:
    heard: list[object] = []

    def step(s: TinyState) -> Flow[None]:
        heard.append((yield from ask_all(s, [], ASK, words("x"))))
        heard.append((yield from ask_any(s, [], ASK, words("x"))))
        yield from question(s, 0)

    match = tiny_match(step)
    assert heard == [[], None]
    assert [a.seat for a in match.asks] == [0]


def test_every_seat_of_a_window_is_offered_a_pass_after_its_options() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from window(s, 0, 2)

    match = tiny_match(step)
    assert [(a.seat, list(a.options)) for a in match.asks] == [(0, [Say("hey"), PASS]), (2, [Say("hey"), PASS])]


def test_options_are_read_when_somebody_looks_and_then_kept() -> None:
    reads: list[int] = []

    def options(s: TinyState, seat: int) -> list[Say]:
        reads.append(seat)
        return [Say("x")]

    def step(s: TinyState) -> Flow[None]:
        yield from ask(s, 0, ASK, options)

    match = tiny_match(step)
    assert reads == []
    assert match.asks[0].options is match.asks[0].options
    assert reads == [0]


def test_a_question_carries_its_message_its_arguments_and_its_rule() -> None:
    prompt = Prompt("ask-something", rule="some-rule")

    def step(s: TinyState) -> Flow[None]:
        yield from ask(s, 2, prompt, words("x"), whom=Seat(1), number=3)

    asked = tiny_match(step).asks[0]
    assert asked.prompt == Message("ask-something", {"whom": Seat(1), "number": 3})
    assert asked.rule == "some-rule"
    assert repr(asked) == "Ask(seat=2, prompt='ask-something', rule='some-rule')"


def test_a_question_with_one_public_option_answers_itself_and_is_not_logged() -> None:
    match = play_all(toy_match(2, rounds="3"), "0 boast", "0 fly red", "0 stake 0")
    for herald in (1, 0):
        for ask_ in match.asks:
            match.play(ask_.seat, ask_.options[0])
        while match.asks[0].prompt.id == "ask-reaction":
            match.play(match.asks[0].seat, PASS)
        match.play(herald, "boast")
        if herald == 1:
            match.play(1, "fly blue")
        assert match.asks[0].prompt.id == "ask-stake"
        match.play(herald, "stake 0")
    assert match.view(0)["table"]["colours"] == ["red", "blue", "white"]
    assert not any("white" in line for line in match.record()["log"])


def test_an_automatic_question_with_a_choice_is_asked() -> None:
    assert play_all(toy_match(), "0 boast").asks[0].prompt.id == "ask-colours"


def test_a_question_that_is_not_automatic_is_asked_though_it_leaves_no_choice() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from question(s, 0, "only")

    assert [len(a.options) for a in tiny_match(step).asks] == [1]


def test_a_reaction_can_be_reacted_to() -> None:
    def step(s: TinyState) -> Flow[None]:
        first = yield from window(s, 0, 1, 2)
        assert first is not None
        second = yield from window(s, *[seat for seat in range(3) if seat != first])
        s.hear(first, "alone" if second is None else "answered")

    match = play_all(tiny_match(step), "1 say hey", "0 pass", "2 say hey")
    assert match.view(0)["table"]["words"] == ["1 hey", "2 hey", "1 answered"]
    again = play_all(tiny_match(step), "1 say hey", "0 pass", "2 pass")
    assert again.view(0)["table"]["words"] == ["1 hey", "1 alone"]


def test_the_one_who_reacted_is_not_asked_about_the_own_reaction() -> None:
    match = toy_match(3)
    play_all(match, "0 boast", "0 fly red", "0 stake 0")
    for ask_ in match.asks:
        match.play(ask_.seat, ask_.options[0])
    first = match.asks[0].seat
    match.play(first, "challenge")
    assert first not in [ask_.seat for ask_ in match.asks]
    second = match.asks[0].seat
    match.play(second, "challenge")
    assert [(a.seat, a.prompt.args["depth"]) for a in match.asks] == [(s, 3) for s in range(3) if s != second]


def test_sealed_questions_close_only_with_the_last_answer() -> None:
    def step(s: TinyState) -> Flow[None]:
        yield from sealed(s, 0, 1)

    match = tiny_match(step)
    match.play(1, match.asks[1].options[2])
    assert match.view("referee")["table"]["words"] == []
    assert [a.seat for a in match.asks] == [0]
    match.play(0, match.asks[0].options[0])
    assert len(match.view("referee")["table"]["words"]) == 2
