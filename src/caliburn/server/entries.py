"""What is written into a table's log. A table is nothing but the fold of its entries; see `table.py`."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Pace: TypeAlias = Literal["instant", "quick", "calm"]


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How time is kept: not at all, so long for each move, or so long for the game and some more for each move.

    Beside any of these, `reaction` is how many seconds somebody has to react while it is not their turn; 0 is no limit.
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    extra: int = 0
    reaction: int = 0


class Origin(msgspec.Struct, frozen=True):
    """The match that this one was continued from, and after how many answers."""

    table: str
    n: int


class Entry(msgspec.Struct, frozen=True, tag_field="e", omit_defaults=True):
    """One line of the log."""


class Founded(Entry, frozen=True, tag="founded"):
    name: str
    game: str
    seats: int
    options: dict[str, Any]  # with the mode, and an edition's figures where there are any
    seed: str
    person: str
    open: bool = False
    clock: Clock = Clock()
    pace: Pace = "calm"
    invite: str = ""
    origin: Origin | None = None
    record: dict[str, Any] | None = None  # where the match begins, if not at its beginning


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    arms: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    seat: int
    bot: str
    name: str
    arms: str


class Freed(Entry, frozen=True, tag="freed"):
    """A seat became free before the start, or its holder was removed for good and a bot plays on."""

    seat: int
    bot: str | None = None
    removed: bool = False  # by the host
    invite: str = ""  # the table's from now on: whoever was removed knows the one before


class Readied(Entry, frozen=True, tag="readied"):
    seat: int
    ready: bool


class Opened(Entry, frozen=True, tag="opened"):
    open: bool


class Started(Entry, frozen=True, tag="started"):
    rules: int
    teams: tuple[tuple[int, ...], ...] = ()  # seats that win and lose together; kept, as rules may be gone one day


class Moved(Entry, frozen=True, tag="moved"):
    """`events` is what everybody saw of it: enough to watch the table when its rules are no longer at hand."""

    seat: int
    move: str
    spent: int = 0  # ms of thinking that the clock counts
    bot: bool = False  # not by a person's own hand: by a bot, by a standing answer, or by the clock for reactions
    events: list[dict[str, Any]] = []


class TookBack(Entry, frozen=True, tag="took-back"):
    """`undone_to` is the number of the last event that still stands."""

    seat: int
    undone_to: int = 0


class Declined(Entry, frozen=True, tag="declined"):
    """A seat does not want to be asked this again as long as the scope has that value. Its own affair: see PRIVATE."""

    seat: int
    prompt: str
    scope: str
    value: str
    spent: int = 0  # ms that the clock counted until then
    answers: int | None = None  # for the shortest scope: how many had been given; it does not outlive an undo of them


class WantsToBeAsked(Entry, frozen=True, tag="wants-to-be-asked"):
    """The seat is asked this again."""

    seat: int
    prompt: str


class RanOutOfTime(Entry, frozen=True, tag="ran-out-of-time"):
    seat: int


class Conceded(Entry, frozen=True, tag="conceded"):
    seat: int
    bot: str


class StoodIn(Entry, frozen=True, tag="stood-in"):
    seat: int
    bot: str
    spent: int = 0  # ms that the clock counted until then


class CameBack(Entry, frozen=True, tag="came-back"):
    seat: int


class Said(Entry, frozen=True, tag="said"):
    person: str
    name: str
    seat: int | None
    text: str
    team: int | None = None  # the number of the team that it is for, and for nobody else


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody at the table goes by another name or other arms."""

    seat: int
    name: str
    arms: str


AnyEntry: TypeAlias = (
    Founded
    | Sat
    | BotSat
    | Freed
    | Readied
    | Opened
    | Started
    | Moved
    | TookBack
    | Declined
    | WantsToBeAsked
    | RanOutOfTime
    | Conceded
    | StoodIn
    | CameBack
    | Said
    | Rematched
    | Renamed
)

PRIVATE = (Declined, WantsToBeAsked)  # told to nobody but the seat: not even that there is an entry more

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    return _decoder.decode(body)
