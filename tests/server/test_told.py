"""On the wire: messages with seats and lists in them, events, offers, hints and questions as JSON has them."""

from __future__ import annotations

from typing import NamedTuple

from caliburn import new_match
from caliburn.games.king_arthur.events import AdversaryRevealed, KnightsPlayed
from caliburn.kernel.events import Numbered
from caliburn.kernel.hints import Hint
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Message, Seat
from caliburn.server.told import wire_event, wire_hint, wire_message, wire_offer, wire_view


class Lift(NamedTuple):
    stone: str
    verb: str = "lift"


def test_a_message_without_arguments_is_its_id() -> None:
    assert wire_message(Message("list-and")) == {"id": "list-and"}


def test_seats_messages_and_lists_of_messages_are_told_apart() -> None:
    message = Message(
        "m", {"seat": Seat(2), "card": Message("c"), "cards": (Message("c"), Message("d")), "n": 3, "w": "x"}
    )
    assert wire_message(message)["args"] == {
        "seat": {"seat": 2},
        "card": {"id": "c"},
        "cards": [{"id": "c"}, {"id": "d"}],
        "n": 3,
        "w": "x",
    }


def test_an_event_has_its_number_kind_seat_words_and_fields() -> None:
    rules = new_match("king-arthur", seats=2, seed=1).rules
    assert wire_event(rules, Numbered(4, KnightsPlayed(1, ("red-2",), "dragon-2", "double"))) == {
        "n": 4,
        "kind": "knights-played",
        "seat": 1,
        "told": {
            "id": "event-knights-played",
            "args": {
                "seat": {"seat": 1},
                "knights": [{"id": "card-count", "args": {"count": 1, "card": {"id": "card-red-2"}}}],
                "card": {"id": "card-dragon-2"},
                "challenge": "double",
            },
        },
        "data": {
            "event": "knights-played",
            "seat": 1,
            "knights": ("red-2",),
            "card": "dragon-2",
            "challenge": "double",
        },
    }
    assert wire_event(rules, Numbered(1, AdversaryRevealed("dragon-2")))["seat"] is None


def test_an_offer_has_the_text_of_its_move() -> None:
    offer = Offer(Lift("anvil"), Message("what"), Message("how"), ("anvil",))
    assert wire_offer(offer) == {
        "move": "lift anvil",
        "what": {"id": "what"},
        "how": {"id": "how"},
        "handles": ["anvil"],
    }
    assert wire_offer(offer._replace(how=None))["how"] is None


def test_a_hint_has_its_thing_kind_and_words() -> None:
    hint = Hint("anvil", "lacks", Message("h", {"have": 1}))
    assert wire_hint(hint) == {"handle": "anvil", "kind": "lacks", "text": {"id": "h", "args": {"have": 1}}}


def test_the_arguments_of_questions_in_a_view_are_plain() -> None:
    view = {"asked": [{"seat": 0, "prompt": "p", "args": {"who": Seat(1)}}, {"seat": 1, "prompt": "p"}], "seats": 2}
    assert wire_view(view) == {
        "asked": [{"seat": 0, "prompt": "p", "args": {"who": {"seat": 1}}}, {"seat": 1, "prompt": "p"}],
        "seats": 2,
    }
