"""Words: messages by id with arguments, in the reader's language."""

from __future__ import annotations

import pytest

from caliburn.kernel import text
from caliburn.kernel.errors import UnknownGame
from caliburn.kernel.text import LANGUAGES, Message, Seat, Words, add_words, sources, words
from caliburn.kernel.view import REFEREE, sees

SOURCE = """
list-and = and
seat-name = Player { $number }
card-owl = Owl
card-count = { $count } × { $card }
took = { $me ->
    [yes] You take { $cards }.
   *[no] { $seat } takes { $cards }.
 }
gave = { $seat } gives { $other } { $number ->
    [one] a coin
   *[other] { $number } coins
 }.
only-attribute =
    .title = Title
"""
WORDS = Words("en", [SOURCE])
OWL = Message("card-owl")


def test_a_message_without_arguments_may_be_named_by_its_id() -> None:
    assert WORDS.say("card-owl") == WORDS.say(OWL) == "Owl"


def test_an_unknown_message_is_its_id() -> None:
    assert not WORDS.has("card-elk")
    assert WORDS.say("card-elk") == "card-elk"
    assert WORDS.say(Message("took", {"cards": Message("card-elk"), "seat": Seat(0)})) == "Player 1 takes card-elk."


def test_a_message_that_has_only_attributes_is_its_id() -> None:
    assert WORDS.has("only-attribute")
    assert WORDS.say("only-attribute") == "only-attribute"


def test_messages_are_arguments_of_messages_to_any_depth() -> None:
    counted = Message("card-count", {"count": 2, "card": OWL})
    deeper = Message("card-count", {"count": 3, "card": counted})
    assert WORDS.say(Message("took", {"cards": deeper, "seat": Seat(1)})) == "Player 2 takes 3 × 2 × Owl."


@pytest.mark.parametrize(("count", "said"), [(0, ""), (1, "Owl"), (2, "Owl and Owl"), (3, "Owl, Owl and Owl")])
def test_a_list_is_written_as_people_do(count: int, said: str) -> None:
    assert WORDS.say(Message("took", {"cards": (OWL,) * count, "seat": Seat(0)})) == f"Player 1 takes {said}."


def test_a_seat_is_its_players_name_or_its_number_or_you() -> None:
    message = Message("took", {"cards": OWL, "seat": Seat(1)})
    assert WORDS.say(message) == "Player 2 takes Owl."
    assert WORDS.say(message, names=["Ann"]) == "Player 2 takes Owl."
    assert WORDS.say(message, names=["Ann", "Ben"]) == "Ben takes Owl."
    assert WORDS.say(message, names=["Ann", "Ben"], viewer=0) == "Ben takes Owl."
    assert WORDS.say(message, names=["Ann", "Ben"], viewer=1) == "You take Owl."


def test_only_the_seat_that_acts_is_you() -> None:
    message = Message("gave", {"seat": Seat(0), "other": Seat(1), "number": 1})
    assert WORDS.say(message, names=["Ann", "Ben"], viewer=1) == "Ann gives Ben a coin."
    assert WORDS.say(message._replace(args={**message.args, "number": 2})) == "Player 1 gives Player 2 2 coins."


def test_names_are_not_changed_by_invisible_marks() -> None:
    assert WORDS.say(Message("seat-name", {"number": 3})) == "Player 3"


def test_a_missing_argument_is_an_error_of_ours() -> None:
    with pytest.raises(ValueError, match="gave"):
        WORDS.say(Message("gave", {"seat": Seat(0)}))


def test_every_language_has_the_words_of_the_kernel() -> None:
    for lang in LANGUAGES:
        assert words(lang).lang == lang
        assert words(lang).has("list-and")
        assert words(lang) is words(lang)
    assert words("en").join(["a", "b"]) != words("de").join(["a", "b"])


def test_a_package_is_added_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_packages", ["caliburn.kernel"])
    before = len(sources("en"))
    add_words("caliburn.games.king_arthur")
    add_words("caliburn.games.king_arthur")
    assert len(sources("en")) == before + 1
    assert words("de").lang == "de"
    words.cache_clear()  # what was kept here knows too few packages


def test_a_seat_sees_its_own_and_the_referee_everything() -> None:
    assert sees(1, 1)
    assert sees(REFEREE, 1)
    assert not sees(0, 1)
    assert not sees(None, 1)


@pytest.mark.parametrize("game", ["nope", "", "King Arthur"])
def test_there_are_no_words_of_a_game_that_is_none(game: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        words("en", game)
    assert "king-arthur" in str(caught.value)
