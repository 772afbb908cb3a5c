"""Knight Fall in messages: how offered moves and events are described. The words are in `locale/`.

A unit is told in the form its sentence needs: `first` begins one, `the` follows a verb, `to` a preposition with the
dative, `name` stands alone. A tile has `at` and `to` besides its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall import moves
from caliburn.games.knight_fall.figures import (
    BASIC,
    GAP,
    HAND,
    KNIGHT,
    MINION_KINDS,
    MINIONS,
    NOBODY,
    POWER_CARDS,
    SIDES,
)
from caliburn.games.knight_fall.playing import ICE_FOR_A_CARD, MAGIC_FOR_A_CARD
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.games.knight_fall.view import View
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Arg, Message, Seat

DEFENDING: Final = "ask-defend"
UNITS_NAMED: Final = (
    "unit", "character", "attacker", "knight", "elder", "demon", "imp", "minion", "ally", "fallen", "gone",
)  # fmt: skip
UNITS_LISTED: Final = ("units", "elders", "characters")
FORMS: Final[dict[type, dict[str, str]]] = {  # where a unit does not begin the sentence
    happened.TurnBegan: {"character": "to"},
    happened.AttackDeclared: {"units": "the"},
    happened.GuardStepped: {"elder": "the"},
    happened.Defended: {"ally": "the"},
    happened.Redirected: {"demon": "the"},
    happened.CharactersDrawn: {"characters": "name"},
    happened.CharactersChosen: {"characters": "the"},
    happened.OrderSet: {"characters": "name"},
    happened.EldersWeakened: {"elders": "the"},
    happened.CharacterReplaced: {"fallen": "the"},
    happened.DemonReplaced: {"gone": "the"},
    happened.CoopCardDrawn: {"demon": "the"},
    happened.DemonIdle: {"demon": "the"},
}


def unit_words(name: str, form: str = "first") -> Message:
    """A unit as its sentence needs it."""
    kind, _, number = name.rpartition("-")
    if number.isdigit():
        return Message(f"unit-{kind}-{'first' if form == 'name' else form}", {"number": int(number)})
    return Message(f"card-{name}" if form == "name" else f"unit-{name}-{form}")


def tile_words(name: str, form: str = "") -> Message:
    """A tile by its name, or `at` or `to` it; of a tile with water, the bank."""
    letter, _, bank = name.partition("-")
    suffix = f"-{form}" if form else ""
    if bank:
        return Message(f"bank-{bank}{suffix}", {"tile": Message(f"tile-{letter}")})
    return Message(f"tile-{letter}{suffix}")


def card_words(card: str) -> Message:
    return Message(f"card-{card}")


def cards_words(cards: Sequence[str]) -> tuple[Message, ...]:
    return tuple([card_words(card) for card in cards])


class Tell(View):
    """Offers and events."""

    # -- scopes ------------------------------------------------------------------------------------------------

    def scope(self, s: KnightFallState, name: str) -> str:
        """This turn; or attacks that kill nobody, or hit minions alone, whenever there is one."""
        if name == "turn":
            return f"turn-{s.round}-{s.active}" if self.is_in_a_turn(s) else f"end-{s.round}"
        packets = [] if s.attack is None else s.attack.packets
        if name == "safe":
            damage = Counter[int]()
            for packet in packets:
                damage[packet.hits] += packet.rest
            fits = [damage[unit] < s.health[unit] for unit in damage]
        elif name == "minion":
            fits = [packet.target in MINIONS for packet in packets]
        else:
            return super().scope(s, name)
        return name if fits and all(fits) else ""

    # -- offers ------------------------------------------------------------------------------------------------

    def offer(self, s: KnightFallState, seat: int, move: Move) -> Offer:
        """By what the move touches: a card, a unit, a tile, a button. Passing is told by the question it answers."""
        question = s.question.removeprefix("ask-")
        if move == PASS:
            if s.about:
                return Offer(move, Message("move-stay", {"unit": unit_words(s.about)}))
            return Offer(move, Message(f"move-pass-{question}"))
        verb = str(move[-1])
        told: Offer
        if isinstance(move, (moves.Play, moves.Actions, moves.Minor, moves.Discard, moves.Ice, moves.Orb)):
            told = self.offer_card(s, move, question)
        elif isinstance(move, (moves.Target, moves.Guard, moves.Redirect)):
            told = self.offer_unit(s, move, question)
        elif isinstance(move, (moves.Melee, moves.Ranged)):
            how = Message(f"how-{verb}", {"number": move.symbols})
            told = Offer(move, self.unit_move(s, f"move-{verb}", move.unit), how, (move.unit, f"action-{verb}"))
        elif isinstance(move, moves.Heal):
            told = Offer(move, self.unit_move(s, "move-heal", move.unit), None, (move.unit, "action-heal"))
        elif isinstance(move, (moves.Go, moves.At, moves.Put)):
            told = self.offer_tile(move, s.about)
        else:
            told = self.offer_rest(s, seat, move, question)
        return told

    def offer_rest(self, s: KnightFallState, seat: int, move: Move, question: str) -> Offer:
        if isinstance(move, moves.Order):
            return self.offer_order(move)
        if isinstance(move, moves.Take):
            return self.offer_take(s, move)
        if isinstance(move, moves.Push):
            how = Message("how-to", {"to": tile_words(move.tile, "to")})
            what = Message("move-push", {"unit": unit_words(move.unit, "the")})
            return Offer(move, what, how, (move.unit, f"tile-{move.tile}"))
        if isinstance(move, moves.Block):
            kind = "defense" if s.side(seat) == KNIGHT else "ice"
            how = Message(f"how-with-{kind}", {"number": move.amount})
            return Offer(move, Message("move-block"), how, (f"block-{move.amount}",))
        if isinstance(move, moves.Basic):
            how = Message("how-basic", {"action": Message(f"action-{move.action}")})
            return Offer(move, Message("move-basic"), how, (BASIC, f"action-{move.action}"))
        if isinstance(move, moves.Choose):
            return self.offer_choose(move)
        if isinstance(move, moves.Imps):
            tiles = tuple([tile_words(tile) for tile in move.tiles])
            return Offer(move, Message("move-imps", {"tiles": tiles}), None, tuple([f"tile-{t}" for t in move.tiles]))
        if isinstance(move, moves.Weaken):
            elders = tuple([unit_words(elder, "name") for elder in move.elders])
            return Offer(move, Message("move-weaken", {"elders": elders}), None, move.elders)
        return self.offer_button(s, seat, move, question)

    def offer_button(self, s: KnightFallState, seat: int, move: Move, question: str) -> Offer:
        """Moves that touch no piece but a button of their own."""
        verb = str(move[-1])
        if isinstance(move, moves.Cast):
            if question in ("shatter", "wake"):
                return Offer(move, Message(f"move-cast-{question}"), None, ("cast",))
            ability = Message(f"magic-{self.character(s, s.active).magic_name}")
            return Offer(move, Message("move-cast", {"ability": ability}), None, ("cast",))
        if isinstance(move, moves.Free):
            return Offer(move, Message("move-free", {"by": self.source_words(move.by)}), None, ("free", move.by))
        if isinstance(move, moves.Done):
            left = s.in_hand(seat) - (self.first_hand() - HAND)
            if left > 0:
                return Offer(move, Message("move-done-discarding", {"number": left}), None, (verb,))
        return Offer(move, Message(f"move-{verb}"), None, (verb,))

    def offer_choose(self, move: moves.Choose) -> Offer:
        names = tuple([unit_words(name, "name") for name in sorted(move.characters)])
        first = unit_words(move.characters[0], "name")
        how = Message("how-first", {"character": first}) if len(names) > 1 else None
        return Offer(move, Message("move-choose", {"characters": names}), how, move.characters)

    def offer_card(self, s: KnightFallState, move: Any, question: str) -> Offer:
        """A card of the hand, and in which way it is used."""
        card, verb = move.card, str(move[-1])
        if question == "discard-drawn":
            return Offer(move, Message("move-discard", {"card": card_words(card)}), None, (card,))
        what = Message("move-basic") if card == BASIC else Message("move-card", {"card": card_words(card)})
        handles = (card,) if isinstance(move, moves.Play) else (card, verb)
        how = Message(f"how-{verb}")
        if isinstance(move, moves.Play):
            how = Message("how-play", {"text": Message(f"card-{card}-about")})
        elif isinstance(move, moves.Actions):
            side = s.active % 2
            symbols = self.figures.cards[side][POWER_CARDS[side].index(card)].symbols
            told = tuple([Message(f"action-{symbol}") for symbol in symbols])
            twice = symbols[0] == symbols[1]
            how = (
                Message("how-actions-twice", {"symbol": told[0]})
                if twice
                else Message("how-actions", {"symbols": told})
            )
        elif isinstance(move, moves.Minor):
            how = Message("how-minor", {"action": Message(f"action-{move.action}")})
            handles = (card, f"action-{move.action}")
        elif isinstance(move, (moves.Ice, moves.Orb)):
            gain = ICE_FOR_A_CARD if isinstance(move, moves.Ice) else MAGIC_FOR_A_CARD
            how = Message(f"how-{verb}", {"number": gain})
        return Offer(move, what, how, handles)

    def unit_move(self, s: KnightFallState, message: str, name: str) -> Message:
        """A move upon a unit, with where it stands and its health."""
        unit = s.unit_called(name)
        args: dict[str, Arg] = {
            "unit": unit_words(name), "the": unit_words(name, "the"), "tile": tile_words(s.where(unit)),
            "health": s.health[unit],
        }  # fmt: skip
        return Message(message, args)

    def offer_unit(self, s: KnightFallState, move: Any, question: str) -> Offer:
        """A unit that is chosen: as a target, as a guard, to take damage."""
        name, verb = move[0], str(move[-1])
        message = f"move-{verb}"
        if isinstance(move, moves.Target) and question in ("heal", "retribution", "gaze"):
            slows = question == "gaze" and not name[-1].isdigit()
            message = "move-gaze-slow" if slows else f"move-{question}"
        return Offer(move, self.unit_move(s, message, name), None, (name,))

    def offer_tile(self, move: Any, unit: str) -> Offer:
        """A tile that is chosen, to go there or for something else; of another unit than one's own, with its name."""
        args: dict[str, Arg] = {"tile": tile_words(move.tile), "to": tile_words(move.tile, "to")}
        handles = (f"tile-{move.tile}",)
        if unit:
            return Offer(move, Message("move-go-unit", {**args, "unit": unit_words(unit)}), None, handles)
        return Offer(move, Message(f"move-{move[-1]}", args), None, handles)

    def offer_order(self, move: moves.Order) -> Offer:
        what = Message("move-order", {"minion": unit_words(move.minion)})
        if move.action == "move":
            how = Message("how-go", {"to": tile_words(move.on, "to")})
            return Offer(move, what, how, (move.minion, f"tile-{move.on}"))
        if move.action == "melee":
            return Offer(move, what, Message("how-attack", {"the": unit_words(move.on, "the")}), (move.minion, move.on))
        return Offer(move, what, Message("how-heal"), (move.minion, "action-heal"))

    def offer_take(self, s: KnightFallState, move: moves.Take) -> Offer:
        a, ally = s.attack, s.unit_called(move.ally)
        damage = sum([packet.damage for packet in a.packets if packet.target == ally]) if a is not None else 0
        how = Message("how-with-defense", {"number": move.defense})
        args: dict[str, Arg] = {
            "knight": unit_words(move.knight),
            "ally": unit_words(move.ally, "the"),
            "damage": damage,
        }
        if move.knight == move.ally:
            return Offer(move, Message("move-take-self", args), how, (move.knight,))
        return Offer(move, Message("move-take", args), how, (move.ally, move.knight))

    # -- events ------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> Message:
        """An event as a line of the log; its message id is `event-` and the kind of the event."""
        fields: tuple[str, ...] = event._fields  # type: ignore[attr-defined]
        args: dict[str, Arg] = {}
        for name, value in zip(fields, event, strict=True):
            self.add_argument(args, event, name, value)
        return Message(f"event-{kind_of(event)}{self.variant(event)}", args)

    def variant(self, event: Event) -> str:
        """What the message of an event is called besides, where it may be told in several ways."""
        if isinstance(event, happened.CardPlayed):
            return "" if event.way == "primary" else f"-{event.way}"
        if isinstance(event, happened.BasicPlayed):
            return {"": "-none", "orb": "-orb"}.get(event.action, "")
        if isinstance(event, (happened.CardsDrawn, happened.CharactersDrawn)):
            return "" if event[2] else "-unseen"
        if isinstance(event, happened.Slowed):
            return "" if event.card else "-unseen"
        if isinstance(event, happened.Moved):
            return "" if event.how == "move" else f"-{event.how}"
        if isinstance(event, happened.AttackDeclared):
            return "-area" if event.kind == "area" else "-minion" if event.by in MINION_KINDS else ""
        if isinstance(event, happened.Defended):
            return "-self" if event.knight == event.ally else ""
        if isinstance(event, happened.PortalPlaced):
            return "-moved" if event.start else ""
        if isinstance(event, happened.TurnBegan):
            return "-demon" if event.seat == NOBODY else ""
        return ""

    def add_argument(self, args: dict[str, Arg], event: Event, name: str, value: Any) -> None:
        """A field of an event as an argument of its message."""
        led = isinstance(event, happened.TurnBegan) and event.seat == NOBODY
        form = "first" if led else FORMS.get(type(event), {}).get(name, "first")
        if name == "seat":
            if value != NOBODY:
                args[name] = Seat(value)
        elif name in UNITS_NAMED:
            args[name] = unit_words(value, form)
        elif name in UNITS_LISTED:
            args[name] = tuple([unit_words(one, form) for one in value])
            args["count"] = len(value)
        elif name == "tile":
            args |= {"at": tile_words(value, "at"), "to": tile_words(value, "to")}
        elif name == "tiles":
            tiles = [tile_words(tile) for tile in value if tile != GAP]
            args |= {name: tuple(tiles), "count": len(tiles)}
        elif name == "card" and value:
            args[name] = card_words(value)
        elif name == "cards":
            args[name] = cards_words(value)
        elif name in ("by", "ability", "power"):
            args[name] = self.source_words(value)
        elif name == "action" and value:
            args[name] = Message(f"action-{value}")
        elif value is not None and name != "start":
            args[name] = value
        if isinstance(event, happened.CoopCardDrawn) and name == "half":
            args["text"] = Message(f"card-{event.card}-{value}")

    def source_words(self, by: str) -> Message:
        """What an attack or a step comes from: a card, a power, a magic ability or a kind of minion."""
        for side in range(len(SIDES)):
            for character in self.figures.characters[side]:
                if by == character.power:
                    return Message(f"power-{by}")
                if by == character.magic_name:
                    return Message(f"magic-{by}")
        return card_words(by)
