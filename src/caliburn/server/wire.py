"""What goes over the wire, checked when it is read. The same types for the browser are in `web/src/lib/types.ts`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from caliburn.server.entries import Clock, Origin, Pace

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Arms: TypeAlias = Literal["chevron", "bend", "cross", "fess", "pale", "saltire", "paly", "pile"]
Phase: TypeAlias = Literal["gathering", "playing", "over"]
MOST_EDITION = 150_000  # characters; our own campaign, in two languages, has 81,000
ARMS: tuple[Arms, ...] = ("chevron", "bend", "cross", "fess", "pale", "saltire", "paly", "pile")


# -- commands ------------------------------------------------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something a person wants at a table. `key` names the command for good; a resend has the same key."""

    key: Key


class Sit(Command, frozen=True, tag="sit"):
    seat: Seat


class Stand(Command, frozen=True, tag="stand"):
    pass


class SeatBot(Command, frozen=True, tag="seat-bot"):
    seat: Seat
    bot: Word


class FreeSeat(Command, frozen=True, tag="free-seat"):
    seat: Seat


class Ready(Command, frozen=True, tag="ready"):
    ready: bool


class Start(Command, frozen=True, tag="start"):
    pass


class Play(Command, frozen=True, tag="play"):
    question: int
    move: Annotated[str, Meta(min_length=1, max_length=400)]


class Preview(Command, frozen=True, tag="preview"):
    """What a move would bring; team mates may be shown that it is thought of. Without a move: none is any more."""

    question: int
    move: Annotated[str, Meta(min_length=1, max_length=400)] | None = None


class Undo(Command, frozen=True, tag="undo"):
    pass


class Decline(Command, frozen=True, tag="decline"):
    """Pass the open question, and all others with that scope as long as it lasts."""

    question: int
    scope: Word


class AskAgain(Command, frozen=True, tag="ask-again"):
    prompt: Annotated[str, Meta(min_length=1, max_length=80)]


class Concede(Command, frozen=True, tag="concede"):
    pass


class StandIn(Command, frozen=True, tag="stand-in"):
    seat: Seat
    bot: Word


class ComeBack(Command, frozen=True, tag="come-back"):
    pass


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    team: bool = False  # for my team alone


class Open(Command, frozen=True, tag="open"):
    open: bool


class Rematch(Command, frozen=True, tag="rematch"):
    pass


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | SeatBot
    | FreeSeat
    | Ready
    | Start
    | Play
    | Preview
    | Undo
    | Decline
    | AskAgain
    | Concede
    | StandIn
    | ComeBack
    | Say
    | Open
    | Rematch
)


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a command."""

    re: str
    answer: Literal["accepted", "duplicate", "stale", "refused"]
    n: int | None
    reason: dict[str, Any] | None = None
    events: list[dict[str, Any]] | None = None


# -- what a viewer is told of a table ------------------------------------------------------------------------------


class TableSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str | None
    arms: str | None
    person: str | None
    bot: str | None
    standing_in: bool
    ready: bool
    online: bool
    away: bool
    out_of_time: bool
    conceded: bool
    was: str | None  # who sat there when the match was saved, while the seat is free


class TableClock(msgspec.Struct, frozen=True):
    kind: str
    seconds: int
    extra: int
    left: list[int]
    running: list[int]


class TableReaction(msgspec.Struct, frozen=True):
    """The clock for reactions: per seat the ms that are left, None where it does not run."""

    seconds: int
    left: list[int | None]


class You(msgspec.Struct, frozen=True):
    person: str | None
    seat: int | None
    host: bool


class Ending(msgspec.Struct, frozen=True):
    """How the table ended: by the rules of the game, or because all others gave up."""

    by: Literal["rules", "concession"]
    winners: list[int]


class TableState(msgspec.Struct, frozen=True):
    id: str
    name: str
    game: str
    mode: str
    options: dict[str, Any]
    open: bool
    phase: Phase
    host: str | None
    seats: list[TableSeat]
    teams: list[list[int]]
    together: bool  # whether all play as one, against nobody
    watchers: int
    clock: TableClock | None
    reaction: TableReaction | None
    pace: Pace
    commitment: str
    seed: str | None
    rules: int | None
    frozen: dict[str, Any] | None
    ending: Ending | None
    rematch: str | None
    origin: Origin | None
    invite: str | None
    created: int
    moved: int
    you: You


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    at: int
    seat: int | None
    name: str
    text: str
    team: bool = False


class Declined(msgspec.Struct, frozen=True):
    """What somebody is not asked for a while."""

    prompt: str
    scope: str


class Proposal(msgspec.Struct, frozen=True):
    """A move that a team mate thinks of, as it is offered there."""

    seat: int
    move: str
    what: dict[str, Any]
    how: dict[str, Any] | None
    handles: list[str]


class GameState(msgspec.Struct, frozen=True):
    view: dict[str, Any]
    question: int | None
    offers: list[dict[str, Any]]
    hints: list[dict[str, Any]]
    can_undo: bool
    undos: int
    events_from: int
    events: list[dict[str, Any]]
    declined: list[Declined] = []
    proposals: list[Proposal] = []


class State(msgspec.Struct, frozen=True):
    n: int
    table: TableState
    game: GameState | None
    chat: list[ChatLine]


class SummarySeat(msgspec.Struct, frozen=True):
    name: str | None
    arms: str | None
    person: str | None
    bot: str | None


class TableSummary(msgspec.Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    name: str
    game: str
    mode: str
    phase: Phase
    open: bool
    seats: list[SummarySeat]
    turn: list[int]
    turn_number: int | None
    since: int
    scores: list[int] | None
    winners: list[int] | None


# -- bodies of requests --------------------------------------------------------------------------------------------


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The JSON body of a request."""


class NewTable(Body, frozen=True):
    game: Word
    seats: Annotated[int, Meta(ge=1, le=12)]
    options: dict[Word, Annotated[str, Meta(max_length=200)]] = {}
    edition: Annotated[str, Meta(max_length=MOST_EDITION)] | None = None  # the text of an edition file
    name: Annotated[str, Meta(max_length=40)] = ""
    open: bool = False
    clock: Clock = Clock()
    pace: Pace = "calm"
    bots: list[Word | None] = []


class NewGuest(Body, frozen=True):
    name: Annotated[str, Meta(max_length=60)]
    lang: Literal["en", "de"] = "en"
    arms: Arms | None = None


class Settings(Body, frozen=True, omit_defaults=True):
    theme: Literal["auto", "light", "dark"] = "auto"
    speed: Annotated[int, Meta(ge=0, le=3)] = 2
    sound: bool = True
    desktop: bool = False
    confirm: bool = False
    letters: bool = False
    keys: bool = True


class ChangedSettings(Body, frozen=True, omit_defaults=True):
    """Settings to change; those that are left out stay as they are."""

    theme: Literal["auto", "light", "dark"] | msgspec.UnsetType = msgspec.UNSET
    speed: Annotated[int, Meta(ge=0, le=3)] | msgspec.UnsetType = msgspec.UNSET
    sound: bool | msgspec.UnsetType = msgspec.UNSET
    desktop: bool | msgspec.UnsetType = msgspec.UNSET
    confirm: bool | msgspec.UnsetType = msgspec.UNSET
    letters: bool | msgspec.UnsetType = msgspec.UNSET
    keys: bool | msgspec.UnsetType = msgspec.UNSET


class WantedNotices(Body, frozen=True):
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    mail: Annotated[str, Meta(max_length=200)] | None = None


class ChangedMe(Body, frozen=True):
    name: Annotated[str, Meta(max_length=60)] | None = None
    arms: Arms | None = None
    lang: Literal["en", "de"] | None = None
    settings: ChangedSettings | None = None
    notices: WantedNotices | None = None


class Credentials(Body, frozen=True):
    login: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(max_length=400)]


class Token(Body, frozen=True):
    token: Annotated[str, Meta(min_length=8, max_length=200)]


class ContinueFrom(Body, frozen=True):
    n: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_encoder = msgspec.json.Encoder()


def read_command(data: bytes | str) -> AnyCommand:
    return _commands.decode(data)


def encode(value: Any) -> bytes:
    return _encoder.encode(value)
