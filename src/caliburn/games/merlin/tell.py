"""Merlin in messages: how offered moves and events are described. The words are in `locale/`.

A move or event is told by its fields, whose names say what they hold (`colour`, `vassal`, `tile` ...): that gives the
arguments of the message and the handles of the things it touches, for modules as well.
"""

from __future__ import annotations

from typing import Any, Final

from caliburn.games.merlin import events as happened
from caliburn.games.merlin import moves
from caliburn.games.merlin.figures import COLOURS, KINDS, MIRROR, REPEL
from caliburn.games.merlin.state import MerlinState
from caliburn.games.merlin.turn import DIRECTIONS
from caliburn.games.merlin.view import View
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Arg, Message, Seat

NAMED: Final = {
    "colour": "colour-", "vassal": "vassal-", "card": "card-", "display": "card-", "ally": "ally-", "power": "power-",
    "figure": "figure-", "die": "die-", "treasure": "treasure-", "effect": "effect-", "terrain": "terrain-",
    "resource": "resource-", "thing": "thing-", "why": "why-", "direction": "direction-", "pict": "", "decree": "",
    "other": "die-",
}  # fmt: skip
LISTED: Final = {
    "colours": "colour-", "cards": "card-", "decrees": "", "districts": "district-", "helped_by": "help-",
    "things": "help-",
}  # fmt: skip
FORMS: Final = {  # how else a sentence may need what a field names
    "colour": {
        "to": "colour-{}-to", "at": "colour-{}-at", "from": "colour-{}-from",
        "traitor": "card-traitor-{}", "a_traitor": "card-traitor-{}-a", "a_flag": "card-flag-{}-a",
    },
    "vassal": {"the": "vassal-{}-the"},
    "terrain": {"in": "terrain-{}-in"},
}  # fmt: skip
ON_FOOT: Final = ("mirror", "portal", "stairs")  # ways of a knight who does not ride
SEATS: Final = ("seat", "other", "first")
HOW: Final = ("helped_by", "things")


class Tell(View):
    """Offers and events."""

    # -- offers ------------------------------------------------------------------------------------------------

    def offer(self, s: MerlinState, seat: int, move: Move) -> Offer:
        if move == PASS:
            return Offer(move, Message(f"move-pass-{self.passing(s)}"))
        fields: tuple[str, ...] = move._fields[:-1]  # type: ignore[attr-defined]
        values = dict(zip(fields, move, strict=False))
        args = self.arguments({name: value for name, value in values.items() if name not in HOW})
        verb = str(move[-1])
        how = None
        if isinstance(move, moves.Build):
            how = Message("how-material", item_words("material", move.colour))
        elif things := values.get("helped_by") or values.get("things"):
            how = Message("how-with", {"things": self.argument("things", things)})
        if isinstance(move, moves.Flag):
            return Offer(move, self.flag_words(move), None, self.flag_handles(s, move))
        if isinstance(move, moves.Go):
            return self.offer_go(s, seat, move)
        if isinstance(move, moves.Act) and self.passing(s) == "action":
            return Offer(move, Message("move-act-space", {"space": self.space_name(s.doing.space)}), None, ("act",))
        if "direction" in values:
            end = self.destination(s, seat, values["figure"], values["steps"], DIRECTIONS[values["direction"]])
            args["space"] = self.space_name(end)
            return Offer(move, Message(f"move-{verb}", args), None, (self.space_id(end),))
        return Offer(move, Message(f"move-{verb}", args), how, self.handles_of(move, values))

    def passing(self, s: MerlinState) -> str:
        """What leaving a question out means: the action, the turn, or what is being offered."""
        return "leave" if s.turn is None else s.turn.step or "leave"

    def flag_words(self, move: moves.Flag) -> Message:
        """A flag with what it is used for."""
        if not move.choices:
            return Message(f"move-flag-{move.power}")
        choice = move.choices[0]
        told: Arg = Seat(int(choice)) if choice.isdigit() else choice
        if choice in COLOURS:
            told = Message(f"colour-{choice}")
        elif choice in self.figures_moved():
            told = Message(f"figure-{choice}-the")
        elif choice in ("up", "down"):
            told = Message(f"way-{choice}")
        return Message(f"move-flag-{move.power}", {"choice": told})

    def flag_handles(self, s: MerlinState, move: moves.Flag) -> tuple[str, ...]:
        own = f"flag-{COLOURS[self.flag_of[move.power]]}"
        if move.power == REPEL:
            return own, f"traitor-{move.choices[0]}"
        if move.power == MIRROR:
            return own, self.space_id(self.opposite(s, s.doing.seat))
        if move.choices and move.choices[0].isdigit():
            return own, f"knight-{move.choices[0]}"
        return (own, *move.choices)

    def offer_go(self, s: MerlinState, seat: int, move: moves.Go) -> Offer:
        t = s.doing
        end = self.destination(s, seat, t.figure, t.value, DIRECTIONS[move.direction])
        args: dict[str, Arg] = {
            "figure": Message(f"figure-{t.figure}"), "steps": t.value, "space": self.space_name(end),
            "direction": Message(f"direction-{move.direction}"),
        }  # fmt: skip
        words = "move-go"
        if t.figure != "knight":
            words += f"-{t.figure}"
        elif move.direction == "back":
            words += "-flag"
        return Offer(move, Message(words, args), None, (self.space_id(end),))

    def space_name(self, at: int) -> Message:
        space = self.spaces[at]
        return Message(f"space-{space.kind}-{space.what}" if space.what else f"space-{space.kind}")

    def handles_of(self, move: Move, values: dict[str, Any]) -> tuple[str, ...]:
        """The visible things a move touches."""
        found: list[str] = []
        if "kind" in values:
            found.append(self.item_handle(move, values))
        elif isinstance(values.get("colour"), str):
            found.append(self.colour_handle(move, values["colour"]))
        for name in ("vassal", "card", "display", "ally", "pict", "decree"):
            if name in values:
                found.append({"deck": "missions"}.get(values[name], values[name]))
        found += values.get("cards", ())
        if "die" in values and values["die"] != "chosen":
            found.append(f"die-{values['die']}-{values['value']}")
        elif isinstance(values.get("value"), int):
            found += [f"{move[-1]}s", f"face-{values['value']}"]
        if isinstance(values.get("tile"), int):
            found.insert(0, f"tile-{values['tile']}")
        elif "tile" in values:
            found.append("-".join(["market", values["tile"], *values["which"]]))
        if "cauldron" in values:
            found.append(f"cauldron-{values['cauldron']}")
        if "face" in values:
            found.append(f"face-{values['face']}")
        if "other_value" in values:
            found.append(f"seat-{values['seat']}-die-{values['other']}-{values['other_value']}")
        if "resource" in values:
            found.append(f"score-{values['resource']}")
        return tuple(found) or (str(move[-1]),)

    def item_handle(self, move: Move, values: dict[str, Any]) -> str:
        item = f"{values['kind']}-{values['colour']}"
        return item if str(move[-1]).startswith("give") else f"stock-{item}"

    def colour_handle(self, move: Move, colour: str) -> str:
        if isinstance(move, moves.Repel) or move[-1] == "vanquish":
            return f"traitor-{colour}"
        return f"material-{colour}" if isinstance(move, moves.Build) else f"principality-{colour}"

    # -- events ------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> Message:
        """An event as a line of the log; its message id is `event-` and the kind of the event."""
        fields: tuple[str, ...] = event._fields  # type: ignore[attr-defined]
        values = dict(zip(fields, event, strict=True))
        args = self.arguments(values)
        several = values.get("winners") or values.get("seats")
        if several:
            args["shared"] = "yes" if len(several) > 1 else "no"
        if isinstance(event, happened.PointsScored):
            args["points"] = abs(event.points)
        return Message(f"event-{kind_of(event)}{self.variant(event, values)}", args)

    def variant(self, event: Event, values: dict[str, Any]) -> str:
        """What the message of an event is called besides, where it may be told in several ways."""
        if isinstance(event, happened.MissionDrawn):
            return "-open" if event.open else "-unseen" if event.card is None else ""
        if isinstance(event, happened.PointsScored):
            return "-lost" if event.points < 0 else ""
        if isinstance(event, happened.FigureMoved):
            way = event.by if event.by in ON_FOOT else event.figure
            return "" if way == "knight" else f"-{way}"
        if values.get("helped_by"):
            return "-helped"
        if values.get("die") == "laborer":
            return "-laborer"
        if "other" in values and values["other"] is None:
            return "-rings"
        if values.get("tile") and values.get("colour") == "":
            return "-free"
        if values.get("tiles") == ():
            return "-alone"
        return "-unseen" if () in (values.get("decrees"), values.get("cards")) else ""

    def arguments(self, values: dict[str, Any]) -> dict[str, Arg]:
        """The fields of a move or event as arguments of its message, in every form a sentence may need."""
        args = {name: self.argument(name, value) for name, value in values.items()}
        for name, forms in FORMS.items():
            if values.get(name):
                args |= {form: Message(words.format(values[name])) for form, words in forms.items()}
        for name in ("tiles", "colours"):
            if name in values:
                args["number"] = len(values[name])
        if "kind" in values:
            args |= item_words(values["kind"], values["colour"])
        if "which" in values:
            del args["tile"], args["which"]
            args["ware"] = ware_words(values["tile"], "".join(values["which"]))
        return args

    def argument(self, name: str, value: Any) -> Arg:
        """A field of a move or event as an argument of its message."""
        if name in SEATS and isinstance(value, int):
            return Seat(value)
        if name in ("seats", "winners"):
            return tuple([Message("player", {"player": Seat(seat)}) for seat in value])
        if name in ("space", "start") and isinstance(value, str):
            return self.space_name(self.space_at(value))
        if name == "dice":
            return tuple([rolled_words(str(die)) for die in value])
        if name in LISTED:
            return tuple([Message(f"{LISTED[name]}{one}") for one in value])
        if name == "tile" and isinstance(value, str):  # of Sir Gareth or Sir Geraint
            return Message(f"{'colour' if value in COLOURS else 'resource'}-{value}")
        if name in NAMED and isinstance(value, str):
            return Message(f"{NAMED[name]}{value}") if value else ""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value is None:
            return ""
        told: Arg = ", ".join(map(str, value)) if isinstance(value, tuple) else value
        return told

    def space_at(self, handle: str) -> int:
        """The space of a handle."""
        return next(at for at in range(len(self.spaces)) if self.space_id(at) == handle)


def item_words(kind: str, colour: str) -> dict[str, Arg]:
    """An item by its name, and with its article as it stands after a verb."""
    return {"item": Message(f"card-{kind}-{colour}"), "an_item": Message(f"card-{kind}-{colour}-a")}


def ware_words(tile: str, which: str) -> Message:
    """What the market sells: an item, a laborer by his face, or one of a kind."""
    return Message(f"card-{tile}-{which}" if tile in KINDS or tile == "laborer" else f"card-{tile}")


def rolled_words(die: str) -> Message:
    """A die that was rolled: `merlin 5`, or the value alone."""
    kind, _, value = die.rpartition(" ")
    return Message(f"rolled-{kind or 'knight'}", {"value": int(value)})
