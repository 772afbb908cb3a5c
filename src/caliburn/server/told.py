"""What the rules say, as the wire has it: messages, events, offers and hints as plain JSON-able data."""

from __future__ import annotations

from typing import Any

from caliburn.kernel.events import Numbered, kind_of, plain
from caliburn.kernel.hints import Hint
from caliburn.kernel.moves import text_of
from caliburn.kernel.rules import Offer, Rules
from caliburn.kernel.text import Arg, Message, Seat, Written


def wire_message(message: Message) -> dict[str, Any]:
    """A message: its id, and its arguments where it has any.

    >>> wire_message(Message("player", {"player": Seat(1)}))
    {'id': 'player', 'args': {'player': {'seat': 1}}}
    """
    if not message.args:
        return {"id": message.id}
    return {"id": message.id, "args": wire_args(message.args)}


def wire_args(args: Any) -> dict[str, Any]:
    """The arguments of a message or of a question."""
    return {name: _wire_arg(value) for name, value in args.items()}


def _wire_arg(value: Arg) -> Any:
    if isinstance(value, Message):
        return wire_message(value)
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Written):
        return {"written": dict(value.words)}
    if isinstance(value, tuple):
        return [wire_message(part) for part in value]
    return value


def wire_event(rules: Rules, numbered: Numbered) -> dict[str, Any]:
    """An event as its viewer saw it, with its line for the log."""
    event = numbered.event
    return {
        "n": numbered.n,
        "kind": kind_of(event),
        "seat": getattr(event, "seat", None),
        "told": wire_message(rules.tell(event)),
        "data": plain(event),
    }


def wire_offer(offer: Offer) -> dict[str, Any]:
    """An offered move with its canonical text."""
    return {
        "move": text_of(offer.move),
        "what": wire_message(offer.what),
        "how": None if offer.how is None else wire_message(offer.how),
        "handles": list(offer.handles),
    }


def wire_hint(hint: Hint) -> dict[str, Any]:
    """What the rules say of a thing on the table."""
    return {"handle": hint.handle, "kind": hint.kind, "text": wire_message(hint.text)}


def wire_view(view: dict[str, Any]) -> dict[str, Any]:
    """A view, the arguments of its questions made plain."""
    asked = [{**ask, "args": wire_args(ask["args"])} if "args" in ask else ask for ask in view["asked"]]
    return {**view, "asked": asked}
