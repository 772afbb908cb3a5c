"""A table: the fold of its log. It knows seats, phase, clocks and the match; it does no I/O and asks no clock."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from caliburn.kernel import start
from caliburn.kernel.errors import CaliburnError, RuleBug
from caliburn.kernel.flow import Ask
from caliburn.kernel.match import Match
from caliburn.kernel.text import Message
from caliburn.server import entries as log
from caliburn.server.told import wire_event
from caliburn.server.wire import ChatLine, Ending, Phase


class TableSeat:
    """A chair: who holds it, and who plays there now."""

    def __init__(self) -> None:
        self.name: str | None = None
        self.arms: str | None = None
        self.person: str | None = None
        self.bot: str | None = None
        self.ready = False
        self.out_of_time = False
        self.conceded = False

    @property
    def taken(self) -> bool:
        return self.name is not None

    @property
    def standing_in(self) -> bool:
        """Whether a bot plays for somebody who may come back."""
        return self.bot is not None and self.person is not None and not self.conceded


class Thinking:
    """The time of one seat: what is left, and since when its open question runs."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.since: int | None = None
        self.used = 0  # by the open question, before `since`
        self.at_answers: list[tuple[int, int]] = []  # what was left, and used, when each answer was given
        self.again: tuple[int, int] | None = None  # the same of a question that was taken back


class Table:
    """One table. `apply` takes the next entry of the log; everything else only looks."""

    def __init__(self, table_id: str, frozen: Message | None = None) -> None:
        self.id = table_id
        self.frozen = frozen  # why the table can only be watched
        self.length = 0  # of the log
        self.n = 0  # the number of the last entry, private ones not counted
        self.commitment = ""  # the hash of the seed
        self.keys: dict[str, int] = {}
        self.phase: Phase = "gathering"
        self.seats: list[TableSeat] = []
        self.open = False
        self.invite = ""
        self.match: Match | None = None
        self.rules: int | None = None
        self.public_events: list[dict[str, Any]] = []  # of a frozen table
        self._asks: dict[int, Ask] = {}
        self.questions: dict[int, int] = {}  # per asked seat, the number of the entry that opened its question
        self.declined: list[dict[tuple[str, str], log.Declined]] = []  # per seat, by prompt and scope: what stands
        self.declines: list[int] = []  # per seat: how often it declined the question it has now
        self.undos = 0
        self.undone_to = 0  # the last event that still stood after the latest undo
        self.teams: tuple[tuple[int, ...], ...] = ()
        self.chat: list[ChatLine] = []
        self.team_lines: dict[int, int] = {}  # by the number of a line: the team that it is for
        self.rematch: str | None = None
        self.ending: Ending | None = None
        self.created = 0
        self.moved = 0
        self.thinking: list[Thinking] = []
        self.members: dict[str, None] = {}
        self.removed: set[str] = set()  # by the host; they may not sit here again

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def founded(self) -> log.Founded:
        return self._founded

    @property
    def host(self) -> str | None:
        """Who may arrange the table: its founder while seated, else whoever sits first; nobody who gave up."""
        people = [seat.person for seat in self.seats if seat.person is not None and not seat.conceded]
        return self.founded.person if self.founded.person in people else (people[0] if people else None)

    @property
    def asked(self) -> list[int]:
        """The seats that have something to decide."""
        if self.phase != "playing" or self.match is None:
            return []
        return [ask.seat for ask in self.match.asks]

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person holds."""
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    def team_of(self, seat: int | None) -> int | None:
        """The number of a seat's team, where it has mates."""
        return next((number for number, team in enumerate(self.teams) if seat in team and len(team) > 1), None)

    def hears(self, seat: int | None, line: ChatLine) -> bool:
        """Whether a line of the chat is for a seat, or for everybody."""
        return not line.team or (seat is not None and self.team_lines[line.n] == self.team_of(seat))

    @property
    def playing_match(self) -> Match:
        assert self.match is not None
        return self.match

    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    def sat_there(self, seat: int) -> str | None:
        """Who held the seat when the match of this table was saved as a file."""
        noted = (self.founded.record or {}).get("table")
        return None if noted is None else noted["names"][seat] or None

    # -- folding ---------------------------------------------------------------------------------------------------

    def apply(self, entry: log.Entry, at: int, key: str | None = None) -> None:
        """Take the next entry of the log. A move that the rules refuse raises, and changes nothing."""
        _folds[type(entry)](self, entry, at)
        self.length += 1
        if not isinstance(entry, log.PRIVATE):
            self.n += 1
        if key is not None:
            self.keys[key] = self.n
        if self.phase == "playing":
            self._drop_what_is_over()
            self._note_questions(at)

    def _note_questions(self, at: int) -> None:
        """Number the open questions. When one closes and the same seat is asked another at once, that is a new one."""
        open_asks = {ask.seat: ask for ask in self.match.asks} if self.match is not None else {}
        for seat in list(self.questions):
            if seat not in open_asks or self._asks.get(seat) is not open_asks[seat]:
                del self.questions[seat]
                self.thinking[seat].since = None
        self._asks = open_asks
        for seat in open_asks:
            if seat not in self.questions:
                self.questions[seat] = self.n
                self.declines[seat] = 0
                thinking = self.thinking[seat]
                thinking.since, thinking.used = at, 0
                if thinking.again is not None:
                    (thinking.left, thinking.used), thinking.again = thinking.again, None
                elif self.founded.clock.kind == "move":
                    thinking.left = 1000 * self.founded.clock.seconds

    def _reopen(self, seat: int) -> None:
        """The seat is asked anew: what it answered before is settled."""
        self.questions.pop(seat, None)

    def fold_founded(self, entry: log.Founded, at: int) -> None:
        self._founded = entry
        self.commitment = hashlib.sha256(bytes.fromhex(entry.seed)).hexdigest()
        self.created = self.moved = at
        self.open = entry.open
        self.invite = entry.invite
        self.seats = [TableSeat() for _ in range(entry.seats)]
        self.thinking = [Thinking(1000 * entry.clock.seconds) for _ in self.seats]
        self.declined = [{} for _ in self.seats]
        self.declines = [0] * entry.seats
        self.members[entry.person] = None

    def fold_sat(self, entry: log.Sat, at: int) -> None:
        before = self.seat_of(entry.person)
        if before is not None:
            self.seats[before] = TableSeat()
        seat = self.seats[entry.seat]
        seat.name, seat.arms, seat.person, seat.bot = entry.name, entry.arms, entry.person, None
        self.members[entry.person] = None

    def fold_bot_sat(self, entry: log.BotSat, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.name, seat.arms, seat.person, seat.bot = entry.name, entry.arms, None, entry.bot

    def fold_freed(self, entry: log.Freed, at: int) -> None:
        seat = self.seats[entry.seat]
        if entry.removed and seat.person is not None:
            self.removed.add(seat.person)
            self.members.pop(seat.person, None)
        self.invite = entry.invite or self.invite
        if entry.bot is None:
            self.seats[entry.seat] = TableSeat()
        else:
            seat.person, seat.bot = None, entry.bot
            seat.out_of_time = False
            self.declined[entry.seat].clear()

    def fold_readied(self, entry: log.Readied, at: int) -> None:
        self.seats[entry.seat].ready = entry.ready

    def fold_opened(self, entry: log.Opened, at: int) -> None:
        self.open = entry.open

    def fold_renamed(self, entry: log.Renamed, at: int) -> None:
        self.seats[entry.seat].name, self.seats[entry.seat].arms = entry.name, entry.arms

    def fold_started(self, entry: log.Started, at: int) -> None:
        self.phase = "playing"
        self.rules = entry.rules
        self.teams = entry.teams
        self.moved = at
        founded = self.founded
        if self.frozen is not None:
            return
        try:
            if start.rules_for(founded.game, founded.seats, founded.options).version != entry.rules:
                self.frozen = Message("refused-frozen-version")
            elif founded.record is not None:
                self.match = start.replay(founded.record)
            else:
                self.match = start.new_match(
                    founded.game, seats=founded.seats, options=founded.options, seed=founded.seed
                )
        except CaliburnError:
            self.frozen = Message("refused-frozen-game")
        if self.match is not None and not self.match.asks:
            self._end_by_rules()

    def fold_moved(self, entry: log.Moved, at: int) -> None:
        if self.match is None:
            self.moved = at
            self.public_events += entry.events
            return
        self.match.play(entry.seat, entry.move)
        self.moved = at
        self._reopen(entry.seat)
        self._spend(entry.seat, entry.spent, earns=self.seats[entry.seat].bot is None)
        if not self.match.asks:
            self._end_by_rules()

    def _spend(self, seat: int, spent: int, earns: bool) -> None:
        clock, thinking = self.founded.clock, self.thinking[seat]
        thinking.since = None
        thinking.at_answers.append((max(thinking.left - spent, 0), thinking.used + spent))
        if clock.kind == "game":
            thinking.left = max(thinking.left - spent, 0) + (1000 * clock.extra if earns else 0)
        if not (clock.kind == "game" and thinking.left <= 0):
            self.seats[seat].out_of_time = False

    def fold_took_back(self, entry: log.TookBack, at: int) -> None:
        self.undone_to = entry.undone_to if self.match is None else self.match.undo(entry.seat)
        self.undos += 1
        self.moved = at
        if self.match is None:
            self.public_events = [event for event in self.public_events if event["n"] <= entry.undone_to]
            return
        self._asks = {ask.seat: ask for ask in self.match.asks}  # the others' questions are still the same
        thinking = self.thinking[entry.seat]
        thinking.again = thinking.at_answers.pop() if thinking.at_answers else None
        self._reopen(entry.seat)
        reopened = self.match.scopes(entry.seat)
        self._keep_declined(lambda declined: declined.seat != entry.seat or declined.scope not in reopened)
        left = self.match.answers
        self._keep_declined(lambda declined: declined.answers is None or declined.answers <= left)

    def fold_declined(self, entry: log.Declined, at: int) -> None:
        self.declined[entry.seat][entry.prompt, entry.scope] = entry
        self.declines[entry.seat] += 1
        thinking = self.thinking[entry.seat]
        thinking.left, thinking.since = max(thinking.left - entry.spent, 0), at
        thinking.used += entry.spent

    def fold_wants_to_be_asked(self, entry: log.WantsToBeAsked, at: int) -> None:
        self._ask_again(entry.seat, entry.prompt)

    def _ask_again(self, seat: int, prompt: str) -> None:
        self._keep_declined(lambda declined: (declined.seat, declined.prompt) != (seat, prompt))

    def _drop_what_is_over(self) -> None:
        match = self.match
        if match is not None:
            self._keep_declined(lambda declined: match.scope(declined.scope) in ("", declined.value))

    def _keep_declined(self, holds: Callable[[log.Declined], bool]) -> None:
        for seat, declined in enumerate(self.declined):
            if declined:
                self.declined[seat] = {key: entry for key, entry in declined.items() if holds(entry)}

    def fold_ran_out_of_time(self, entry: log.RanOutOfTime, at: int) -> None:
        self.seats[entry.seat].out_of_time = True

    def fold_conceded(self, entry: log.Conceded, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.conceded, seat.bot, seat.out_of_time = True, entry.bot, False
        self.declined[entry.seat].clear()
        left = [number for number, other in enumerate(self.seats) if not other.conceded]
        people = [number for number in left if self.seats[number].person is not None]
        if len(left) == 1 or not people:
            self._end(Ending("concession", left if len(left) == 1 else []))

    def fold_stood_in(self, entry: log.StoodIn, at: int) -> None:
        self.seats[entry.seat].bot = entry.bot
        self.seats[entry.seat].out_of_time = False
        self.declined[entry.seat].clear()
        thinking = self.thinking[entry.seat]
        thinking.left, thinking.since = max(thinking.left - entry.spent, 0), None
        thinking.used += entry.spent

    def fold_came_back(self, entry: log.CameBack, at: int) -> None:
        """The seat is its person's again; a question that is still open takes up its time where it was."""
        self.seats[entry.seat].bot = None
        if entry.seat in self.questions:
            self.thinking[entry.seat].since = at

    def fold_said(self, entry: log.Said, at: int) -> None:
        line = ChatLine(self.n + 1, at, entry.seat, entry.name, entry.text, entry.team is not None)
        self.chat.append(line)
        if entry.team is not None:
            self.team_lines[line.n] = entry.team

    def fold_rematched(self, entry: log.Rematched, at: int) -> None:
        self.rematch = entry.table

    def _end_by_rules(self) -> None:
        result = self.playing_match.result
        assert result is not None
        self._end(Ending("rules", [seat for seat in result.winners if not self.seats[seat].conceded]))

    def end_as_kept(self, result: Mapping[str, Any] | None) -> None:
        """A table that cannot be replayed is over if its last kept view was of the end."""
        if result is not None and self.phase == "playing":
            self._end(Ending("rules", [seat for seat in result["winners"] if not self.seats[seat].conceded]))

    def _end(self, ending: Ending) -> None:
        self.phase = "over"
        self.ending = ending
        self.questions.clear()
        for thinking in self.thinking:
            thinking.since = None

    # -- what is written of a move ---------------------------------------------------------------------------------

    def events_since(self, n: int) -> list[dict[str, Any]]:
        """What everybody saw after event n."""
        match = self.playing_match
        return [wire_event(match.rules, numbered) for numbered in match.events(None, n)]

    def event_count(self) -> int:
        """The number of the last event so far."""
        return self.playing_match.event_count

    def turn_number(self) -> int | None:
        """The turn as the game counts it, where it does."""
        if self.match is None:
            return None
        number = self.match.view(None)["table"].get("turn_number")
        return number if isinstance(number, int) else None


_folds: dict[type[log.Entry], Callable[[Table, Any, int], None]] = {
    log.Founded: Table.fold_founded,
    log.Sat: Table.fold_sat,
    log.BotSat: Table.fold_bot_sat,
    log.Freed: Table.fold_freed,
    log.Readied: Table.fold_readied,
    log.Opened: Table.fold_opened,
    log.Renamed: Table.fold_renamed,
    log.Started: Table.fold_started,
    log.Moved: Table.fold_moved,
    log.TookBack: Table.fold_took_back,
    log.Declined: Table.fold_declined,
    log.WantsToBeAsked: Table.fold_wants_to_be_asked,
    log.RanOutOfTime: Table.fold_ran_out_of_time,
    log.Conceded: Table.fold_conceded,
    log.StoodIn: Table.fold_stood_in,
    log.CameBack: Table.fold_came_back,
    log.Said: Table.fold_said,
    log.Rematched: Table.fold_rematched,
}

UNREPLAYABLE = (CaliburnError, RuleBug)
