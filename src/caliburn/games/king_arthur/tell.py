"""King Arthur in messages: how offered moves and events are described. The words are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from caliburn.games.king_arthur import events as happened
from caliburn.games.king_arthur.basics import Basics
from caliburn.games.king_arthur.moves import Challenge, DoubleChallenge, Draw, RepeatChallenge, Reveal, Take
from caliburn.games.king_arthur.state import KingArthurState
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Arg, Message, Seat


def card(card_id: str) -> Message:
    """A card's name."""
    return Message(f"card-{card_id}")


def cards(ids: Sequence[str]) -> tuple[Message, ...]:
    """Cards by name, alike ones counted: "2 × Red knight"."""
    kinds = dict.fromkeys(ids)
    return tuple([Message("card-count", {"count": ids.count(one), "card": card(one)}) for one in kinds])


class Tell(Basics):
    """Offers and events of the basic game."""

    def offer(self, s: KingArthurState, seat: int, move: Move) -> Offer:
        if isinstance(move, Reveal):
            return Offer(move, Message("move-reveal"), handles=("deck",))
        if isinstance(move, (Challenge, RepeatChallenge, DoubleChallenge)):
            what = Message(f"move-{move.verb}", {"card": card(move.adversary)})
            return Offer(
                move,
                what,
                Message("move-with", {"cards": cards(move.knights)}),
                (move.adversary, *move.knights),
            )
        if isinstance(move, Take):
            points = next(a.points for a in self.figures.adventures if a.id == move.adventure)
            what = Message("move-take", {"adventure": card(move.adventure), "points": points})
            return Offer(move, what, Message("move-with", {"cards": cards(move.cards)}), (move.adventure, *move.cards))
        if isinstance(move, Draw):
            return Offer(move, Message("move-draw", {"number": move.number}), handles=("supply",))
        if move == PASS:
            return Offer(move, Message(f"move-pass-{s.action}"))
        return super().offer(s, seat, move)

    def tell(self, event: Event) -> Message:
        """An event as a line of the log; its message id is `event-` and the kind of the event."""
        fields: tuple[str, ...] = event._fields  # type: ignore[attr-defined]
        args: dict[str, Arg] = {}
        for name, value in zip(fields, event, strict=True):
            args[name] = _told(name, value)
        if isinstance(event, happened.KnightsDrawn) and event.cards:
            return Message("event-knights-drawn-seen", args)
        if isinstance(event, happened.GameEnded):
            args["reason"] = Message(event.reason)
            args["shared"] = "yes" if len(event.winners) > 1 else "no"
        return Message(f"event-{kind_of(event)}", args)


_telling: dict[str, Callable[[Any], Arg]] = {
    "seat": Seat,
    "card": card,
    "adventure": card,
    "cards": cards,
    "knights": cards,
    "scores": lambda scores: ", ".join(map(str, scores)),
    "winners": lambda winners: tuple([Message("player", {"player": Seat(seat)}) for seat in winners]),
}


def _told(name: str, value: Any) -> Arg:
    told: Arg = _telling[name](value) if name in _telling else value
    return told
