"""What people may do at a table: a command, if it is allowed now, becomes the entry that is written into the log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from caliburn.bots import BOTS
from caliburn.kernel import start
from caliburn.server import entries as log
from caliburn.server import wire
from caliburn.server.refusals import Invalid, NotAllowed, Refused
from caliburn.server.standing import holding
from caliburn.server.table import Table
from caliburn.server.told import wire_event

BOT_NAMES = (
    "Bertram",
    "Wenna",
    "Osric",
    "Isaura",
    "Gwion",
    "Linnet",
    "Hob",
    "Enide",
    "Tor",
    "Lunete",
    "Dagonet",
    "Blanche",
)
MOST_DECLINES = 8  # of one question, which may be asked for again as often
MOST_ARRANGED = 500  # entries before the start
MOST_ARRANGED_BY_GUESTS = 400  # the rest is for the host
MOST_CHAT = 2000
MOST_CHAT_OF_WATCHERS = 1000  # the rest is for those who play


class Sender(NamedTuple):
    """Who sends a command."""

    id: str
    name: str
    arms: str


class Stale(Exception):
    """The question that was answered is no longer open."""


def decide(table: Table, person: Sender, command: wire.Command, away: Sequence[int] = ()) -> log.Entry:
    """The entry a command becomes. Raises `Refused` with the reason, or `Stale`."""
    if table.phase == "gathering" and not isinstance(command, wire.Start | wire.Say):
        arranged = table.length - len(table.chat)
        if arranged >= (MOST_ARRANGED if table.host == person.id else MOST_ARRANGED_BY_GUESTS):
            raise Refused("refused-arranged-enough")
    return _decisions[type(command)](table, person, command, away)


# -- before the start ----------------------------------------------------------------------------------------------


def _gathering(table: Table) -> None:
    if table.phase != "gathering":
        raise Refused("refused-already-started")


def check_playing(table: Table) -> None:
    """Refuse where no match is running that can be played on."""
    if table.phase == "gathering":
        raise Refused("refused-not-started")
    if table.phase == "over":
        raise Refused("error-game-over")
    if table.frozen is not None:
        raise Refused(table.frozen.id)


def _seat_number(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Refused("error-no-such-seat", seat=str(seat), most=len(table.seats) - 1)
    return seat


def _my_seat(table: Table, person: Sender) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowed("refused-not-seated")
    return seat


def _host(table: Table, person: Sender) -> None:
    if table.host != person.id:
        raise NotAllowed("refused-not-host")


def _not_removed(table: Table, person: Sender) -> None:
    if person.id in table.removed:
        raise NotAllowed("refused-removed")


def _known_bot(bot: str) -> str:
    if bot not in BOTS:
        raise Invalid("error-bot-unknown", bot=bot, bots=", ".join(BOTS))
    return bot


def free_arms(table: Table, wanted: str | None) -> str:
    """The arms somebody wants, or others if these are taken."""
    taken = [seat.arms for seat in table.seats]
    free = [arms for arms in wire.ARMS if arms not in taken]
    if wanted is not None and wanted not in taken:
        return wanted
    return free[0] if free else wire.ARMS[0]


def free_name(table: Table, wanted: str, own: int | None = None) -> str:
    """The name somebody goes by, with a number where another at the table is called so already."""
    taken = [name for seat, name in enumerate(table.names()) if seat != own]
    return next(name for n in range(1, 14) if (name := f"{wanted} {n}" if n > 1 else wanted) not in taken)


def bot_sits(table: Table, seat: int, bot: str) -> log.BotSat:
    """A bot takes a seat, under a name nobody at the table has."""
    taken = table.names()
    name = next((name for name in BOT_NAMES if name not in taken), f"{bot} {seat + 1}")
    return log.BotSat(seat, _known_bot(bot), name, free_arms(table, None))


def new_invite() -> str:
    """The secret part of an invite link."""
    return secrets.token_urlsafe(16)


def _sit(table: Table, person: Sender, command: wire.Sit, away: Sequence[int]) -> log.Entry:
    """Take a seat; whoever has one already moves, under the same arms."""
    _gathering(table)
    number = _seat_number(table, command.seat)
    _not_removed(table, person)
    own = table.seat_of(person.id)
    if own == number:
        raise Refused("refused-seated-already")
    if table.seats[number].taken:
        raise Refused("refused-seat-taken", name=table.seats[number].name or "")
    arms = None if own is None else table.seats[own].arms
    return log.Sat(number, person.id, free_name(table, person.name, own), arms or free_arms(table, person.arms))


def _stand(table: Table, person: Sender, command: wire.Stand, away: Sequence[int]) -> log.Entry:
    _gathering(table)
    return log.Freed(_my_seat(table, person))


def _seat_bot(table: Table, person: Sender, command: wire.SeatBot, away: Sequence[int]) -> log.Entry:
    _gathering(table)
    _host(table, person)
    number = _seat_number(table, command.seat)
    if table.seats[number].taken:
        raise Refused("refused-seat-taken", name=table.seats[number].name or "")
    return bot_sits(table, number, command.bot)


def _free_seat(table: Table, person: Sender, command: wire.FreeSeat, away: Sequence[int]) -> log.Entry:
    """The host removes a bot or a person; once the game runs, a bot plays on there for good."""
    _host(table, person)
    number = _seat_number(table, command.seat)
    seat = table.seats[number]
    if not seat.taken or seat.person == person.id:
        raise Refused("refused-nobody-to-remove")
    invite = "" if seat.person is None else new_invite()
    if table.phase == "gathering":
        return log.Freed(number, removed=True, invite=invite)
    check_playing(table)
    if seat.person is None:
        raise Refused("refused-nobody-to-remove")
    return log.Freed(number, seat.bot or STAND_IN, removed=True, invite=invite)


def _ready(table: Table, person: Sender, command: wire.Ready, away: Sequence[int]) -> log.Entry:
    _gathering(table)
    seat = _my_seat(table, person)
    if table.seats[seat].ready == command.ready:
        raise Refused("refused-so-already")
    return log.Readied(seat, command.ready)


def _start(table: Table, person: Sender, command: wire.Start, away: Sequence[int]) -> log.Entry:
    _gathering(table)
    _host(table, person)
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if free:
        raise Refused("refused-seats-free", count=len(free))
    waiting = [seat.name or "" for seat in table.seats if seat.person not in (None, person.id) and not seat.ready]
    if waiting:
        raise Refused("refused-not-ready", names=", ".join(waiting))
    founded = table.founded
    rules = start.rules_for(founded.game, founded.seats, founded.options)
    return log.Started(rules.version, rules.teams)


def _open(table: Table, person: Sender, command: wire.Open, away: Sequence[int]) -> log.Entry:
    _host(table, person)
    if table.open == command.open:
        raise Refused("refused-so-already")
    return log.Opened(command.open)


# -- in the game ---------------------------------------------------------------------------------------------------


def _answerable(table: Table, person: Sender, question: int) -> int:
    """The seat of somebody who answers an open question of theirs."""
    check_playing(table)
    number = _my_seat(table, person)
    seat = table.seats[number]
    if seat.conceded:
        raise Refused("refused-conceded")
    if seat.bot is not None:
        raise Refused("refused-bot-plays")
    if table.questions.get(number) != question:
        raise Stale
    return number


def _play(table: Table, person: Sender, command: wire.Play, away: Sequence[int]) -> log.Entry:
    return log.Moved(_answerable(table, person, command.question), command.move)


def preview(table: Table, person: Sender, command: wire.Preview) -> list[dict[str, Any]]:
    """What a move would bring: nothing that chance or hidden cards have a say in."""
    seat = _answerable(table, person, command.question)
    if command.move is None:
        return []
    world = table.playing_match.clone(1)
    before = world.event_count
    world.play(seat, command.move)
    if not world.can_undo(seat):
        return []
    return [wire_event(world.rules, numbered) for numbered in world.events(seat, before)]


def _undo(table: Table, person: Sender, command: wire.Undo, away: Sequence[int]) -> log.Entry:
    check_playing(table)
    seat = _my_seat(table, person)
    if table.seats[seat].conceded:
        raise Refused("refused-conceded")
    if table.seats[seat].bot is not None:
        raise Refused("refused-bot-plays")
    if not table.playing_match.can_undo(seat):
        raise Refused("error-cannot-undo", number=seat + 1)
    return log.TookBack(seat)


def _decline(table: Table, person: Sender, command: wire.Decline, away: Sequence[int]) -> log.Entry:
    """Not again this attack, or tonight: as long as the scope has the value that it has now."""
    seat = _answerable(table, person, command.question)
    match = table.playing_match
    scopes = match.scopes(seat)
    if command.scope not in scopes:
        raise Refused("refused-scope", scope=command.scope)
    if table.declines[seat] >= MOST_DECLINES:
        raise Refused("refused-declined-often")
    shortest = next(iter(scopes))
    return log.Declined(
        seat,
        match.asks_for(seat)[0].prompt.id,
        command.scope,
        scopes[command.scope],
        answers=match.answers if command.scope == shortest else None,
    )


def _ask_again(table: Table, person: Sender, command: wire.AskAgain, away: Sequence[int]) -> log.Entry:
    check_playing(table)
    seat = _my_seat(table, person)
    if command.prompt not in [prompt for prompt, _ in holding(table, seat)]:
        raise Refused("refused-not-declined")
    return log.WantsToBeAsked(seat, command.prompt)


def _concede(table: Table, person: Sender, command: wire.Concede, away: Sequence[int]) -> log.Entry:
    check_playing(table)
    seat = _my_seat(table, person)
    if table.seats[seat].conceded:
        raise Refused("refused-conceded")
    return log.Conceded(seat, STAND_IN)


def _stand_in(table: Table, person: Sender, command: wire.StandIn, away: Sequence[int]) -> log.Entry:
    """A bot of my choice plays on for me; for somebody who is asked and away or out of time, the usual one does."""
    check_playing(table)
    mine = _my_seat(table, person)
    number = _seat_number(table, command.seat)
    seat = table.seats[number]
    if seat.bot is not None:
        raise Refused("refused-bot-plays-there", name=seat.name or "")
    if number == mine:
        return log.StoodIn(number, _known_bot(command.bot))
    if number not in table.questions or not (seat.out_of_time or number in away):
        raise NotAllowed("refused-not-away", name=seat.name or "")
    return log.StoodIn(number, STAND_IN)


def _come_back(table: Table, person: Sender, command: wire.ComeBack, away: Sequence[int]) -> log.Entry:
    check_playing(table)
    seat = _my_seat(table, person)
    if table.seats[seat].conceded:
        raise Refused("refused-conceded")
    if table.seats[seat].bot is None:
        raise Refused("refused-not-replaced")
    return log.CameBack(seat)


def _say(table: Table, person: Sender, command: wire.Say, away: Sequence[int]) -> log.Entry:
    _not_removed(table, person)
    text = "".join(char if char.isprintable() else " " for char in command.text).strip()
    if not text:
        raise Refused("refused-empty")
    seat = table.seat_of(person.id)
    if len(table.chat) >= (MOST_CHAT if seat is not None else MOST_CHAT_OF_WATCHERS):
        raise Refused("refused-chat-full")
    name = person.name if seat is None else table.seats[seat].name or person.name
    return log.Said(person.id, name, seat, text, _my_team(table, person) if command.team else None)


def _my_team(table: Table, person: Sender) -> int:
    """Before the start anybody could still change sides, and read what was said."""
    seat = _my_seat(table, person)
    if table.phase == "gathering":
        raise Refused("refused-not-started")
    team = table.team_of(seat)
    if team is None:
        raise Refused("refused-no-team")
    return team


STAND_IN = "greedy"

_decisions: dict[type[wire.Command], Callable[[Table, Sender, Any, Sequence[int]], log.Entry]] = {
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.SeatBot: _seat_bot,
    wire.FreeSeat: _free_seat,
    wire.Ready: _ready,
    wire.Start: _start,
    wire.Play: _play,
    wire.Undo: _undo,
    wire.Decline: _decline,
    wire.AskAgain: _ask_again,
    wire.Concede: _concede,
    wire.StandIn: _stand_in,
    wire.ComeBack: _come_back,
    wire.Say: _say,
    wire.Open: _open,
}

__all__ = [
    "BOT_NAMES",
    "STAND_IN",
    "Sender",
    "Stale",
    "bot_sits",
    "check_playing",
    "decide",
    "free_arms",
    "free_name",
    "new_invite",
    "preview",
]
