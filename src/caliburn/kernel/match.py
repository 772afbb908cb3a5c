"""The driver: one match, its open questions, and everything that follows from snapshot and log.

A step (a turn, a scoring) is a flow that starts from a complete state. `Match` keeps that state, copied, and the log of
what was answered and came up since; cloning, taking back and recovering from a failed rule all run the step again
from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caliburn.kernel.errors import BadArgument, BadRecord, CaliburnError, CannotCopy, CannotUndo, RuleBug
from caliburn.kernel.events import Event, Numbered
from caliburn.kernel.flow import Ask, AskAll, Question, Reaction
from caliburn.kernel.given import as_text, ask_of, check_seat, check_viewer, check_watched, check_whole, not_offered
from caliburn.kernel.hints import BLOCKED, Hint
from caliburn.kernel.log import Answer, Entry, Past, Redealt, Withdrawn, happened, written
from caliburn.kernel.luck import Chance, Luck, Script, Seeded, seed_bytes
from caliburn.kernel.moves import PASS, Move, text_of
from caliburn.kernel.record import record_of
from caliburn.kernel.result import Result
from caliburn.kernel.rules import Offer, Rules
from caliburn.kernel.state import State
from caliburn.kernel.step import Start
from caliburn.kernel.undo import course, kept_start, may_withdraw, steps_back, without_last
from caliburn.kernel.view import REFEREE, Viewer, sees


class Match:
    """One match of one game. Make it with `caliburn.new_match`, or from a position with `Match.at`.

    >>> import caliburn
    >>> match = caliburn.new_match("king-arthur", seats=2, seed=7)
    >>> ask = match.asks[0]
    >>> match.play(ask.seat, ask.options[0])
    """

    def __init__(
        self,
        rules: Rules,
        chance: Chance,
        *,
        events: bool = True,
        position: Mapping[str, Any] | None = None,
        empty: bool = False,
    ) -> None:
        self.rules = rules
        self.position = position
        self._luck = Luck(chance)
        self._watched = events
        self._asks: tuple[Ask, ...] = ()
        self._question: Question | None = None
        self._sealed: dict[int, Move] = {}
        self._answers = 0
        self._reveals_before = 0  # how many reveals there had been when the last answer was given
        self._redealt: tuple[int | None, ...] = ()  # whom this world was re-dealt for
        self._past: Past | None = None
        if not empty:
            state = rules.start() if position is None else rules.position(position)
            self._open_step(state, None)
            self._go_on(None)

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def asks(self) -> tuple[Ask, ...]:
        """All open questions; empty when the game is over. For the referee: options show hidden cards."""
        return self._asks

    def asks_for(self, viewer: Viewer) -> tuple[Ask, ...]:
        """The open questions a viewer may answer; all of them for the referee, none for a spectator."""
        check_viewer(viewer, self.rules.seats)
        if viewer == REFEREE:
            return self._asks
        return tuple([ask for ask in self._asks if ask.seat == viewer])

    def offers(self, seat: int) -> list[Offer]:
        """The moves a seat is offered, described for people and boards."""
        check_seat(seat, self.rules.seats)
        offered = [move for ask in self._asks if ask.seat == seat for move in ask.options]
        return [self.rules.offer(self._state, seat, move) for move in offered]

    def hints(self, seat: int) -> list[Hint]:
        """What the rules say of things on the table to a seat that is asked; nothing to others. What an offered move
        touches is not blocked, whatever the rules say of it."""
        offers = self.offers(seat)
        if not offers:
            return []
        touched = {handle for offer in offers for handle in offer.handles}
        hints = self.rules.hints(self._state, seat)
        return [hint for hint in hints if hint.kind != BLOCKED or hint.handle not in touched]

    def scopes(self, seat: int) -> dict[str, str]:
        """For how long a seat may decline what it is asked now: names of scopes with their present values."""
        check_seat(seat, self.rules.seats)
        names = [name for ask in self._asks if ask.seat == seat for name in ask.scopes]
        values = {name: self.rules.scope(self._state, name) for name in names}
        return {name: value for name, value in values.items() if value}

    def scope(self, name: str) -> str:
        """The present value of a scope: as long as it stays the same, the scope is not over."""
        try:
            return self.rules.scope(self._state, name)
        except NotImplementedError:
            raise BadArgument("error-scope-unknown", scope=str(name)[:80]) from None

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it runs."""
        return None if self._asks else self.rules.result(self._state)

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together, team by team; none where each plays alone, or all as one."""
        return self.rules.teams

    @property
    def answers(self) -> int:
        """How many answers have been given, what was taken back not counted."""
        return self._answers

    @property
    def opened(self) -> int:
        """How many of the answers lie open: all, but for those that are sealed until the last of them is in."""
        return self._answers - len(self._sealed)

    def is_open_to(self, seat: int) -> bool:
        """Whether the seat saw all that happened, and nothing on the table is hidden from it."""
        check_seat(seat, self.rules.seats)
        check_watched(self._watched)
        return not self.has_secrets(seat) and self.events(seat) == self.events(REFEREE)

    @property
    def is_watched(self) -> bool:
        """Whether events are kept."""
        return self._watched

    @property
    def event_count(self) -> int:
        """How many events have happened: the number of the last one."""
        return (self._past.event_count if self._past is not None else 0) + len(self._state.events or ())

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What a seat, a spectator (None) or the "referee" may see, as JSON-able data."""
        check_viewer(viewer, self.rules.seats)
        seating = self.rules.seating
        result = self.result
        return {
            "game": seating.game,
            "mode": seating.mode,
            "options": dict(seating.options),
            "seats": seating.seats,
            "viewer": viewer,
            "answers": self._answers,
            "asked": [self._view_ask(ask, viewer) for ask in self._asks],
            "result": None if result is None else result._asdict(),
            "table": self.rules.view(self._state, viewer),
        }

    def _view_ask(self, ask: Ask, viewer: Viewer) -> dict[str, Any]:
        """Who is asked what is public; the particulars of the question are for those who are asked."""
        shown: dict[str, Any] = {"seat": ask.seat, "prompt": ask.prompt.id, "rule": ask.rule}
        if sees(viewer, ask.seat):
            shown["args"] = dict(ask.prompt.args)
            if ask.scopes:
                shown["scopes"] = self.scopes(ask.seat)
        return shown

    def events(self, viewer: Viewer, since: int = 0) -> list[Numbered]:
        """What happened after event number `since`, as the viewer saw it."""
        check_viewer(viewer, self.rules.seats)
        check_whole("since", since)
        found: list[Numbered] = []
        for n, event in happened(self._past, self._state.events or (), since):
            seen: Event | None = event
            for also in (*self._redealt, viewer):
                seen = None if seen is None else self.rules.seen(seen, also)
            if seen is not None:
                found.append(Numbered(n, seen))
        return found

    def evaluate(self, seat: int) -> float:
        """How well a seat stands by the game's own evaluation; for bots, on re-dealt worlds."""
        if type(seat) is not int or not 0 <= seat < self.rules.seats:  # a call would take bots a percent of their time
            check_seat(seat, self.rules.seats)
        return self.rules.evaluate(self._state, seat)

    @property
    def is_quiet(self) -> bool:
        """Whether an evaluation means something here, and not only when what goes on has come to its end."""
        return not self._asks or self.rules.is_quiet(self._state)

    def has_secrets(self, viewer: Viewer) -> bool:
        """Whether a redeal for the viewer would deal anything again."""
        check_viewer(viewer, self.rules.seats)
        return viewer != REFEREE and self.rules.has_secrets(self._state, viewer)

    def census(self) -> dict[str, int]:
        """How many of each component are anywhere."""
        return dict(self.rules.census(self._state))

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move | str) -> None:
        """Answer the seat's open question with one of its options, or with the text of one.

        A move that is not offered is refused with `BadMove`. If a rule fails, the match is as it was and `RuleBug`
        carries the record.
        """
        asks = self._asks
        alone = len(asks) == 1 and asks[0].seat == seat and type(seat) is int
        ask = asks[0] if alone else ask_of(asks, seat, self.rules.seats)
        if isinstance(move, str):
            move = self.rules.vocabulary.parse(move)
        try:
            options = ask.options
        except Exception as error:
            raise self._rule_bug(seat, move, error) from error
        try:
            move = options[options.index(move)]
        except ValueError:
            raise not_offered(move, options) from None
        luck = self._luck
        start, log, length = self._start, luck.log, len(luck.log)
        log.append(Answer(seat, move))
        luck.cursor += 1
        try:
            self._take(seat, move)
        except BaseException as error:
            del log[length:]
            self._run_again(start, log)
            if isinstance(error, CaliburnError) or not isinstance(error, Exception):
                raise
            raise self._rule_bug(seat, move, error) from error

    def _rule_bug(self, seat: int, move: Any, error: BaseException) -> RuleBug:
        bug = RuleBug(None if self._redealt else self.record(), seat, as_text(move))
        bug.__cause__ = error  # mypyc drops the `from` of a raise
        return bug

    def _take(self, seat: int, move: Move) -> None:
        """An accepted answer: collect it, or go on with it."""
        self._answers += 1
        question = self._question
        if isinstance(question, AskAll):
            self._seal(question, seat, move)
            return
        self._reveals_before = self._luck.reveals
        if isinstance(question, Ask):
            self._go_on(move)
            return
        self._asks = tuple([ask for ask in self._asks if ask.seat != seat])
        if move != PASS:
            self._go_on(Reaction(seat, move))
        elif not self._asks:
            self._go_on(None)

    def _seal(self, question: AskAll, seat: int, move: Move) -> None:
        """Keep a sealed answer; with the last one all are opened."""
        self._sealed[seat] = move
        self._asks = tuple([ask for ask in question.asks if ask.seat not in self._sealed])
        if not self._asks:
            self._reveals_before = self._luck.reveals
            self._luck.reveal()
            self._go_on([self._sealed[ask.seat] for ask in question.asks])

    def _go_on(self, answer: Any) -> None:
        """Run flows until somebody is asked or the game is over."""
        flow = self._flow
        if self._sealed:
            self._sealed = {}
        while flow is not None:
            try:
                question = flow.send(answer)
            except StopIteration:
                self._close_step()
                flow = self._flow
                answer = None
                continue
            if isinstance(question, Ask):
                if question.automatic and len(question.options) == 1:
                    answer = question.options[0]
                    continue
                self._asks = (question,)
            else:
                self._asks = question.asks
            self._question = question
            return
        self._asks = ()
        self._question = None

    def _open_step(self, state: State, earlier: Start | None) -> None:
        """Begin the step that follows from a complete state."""
        luck = self._luck
        self._start = Start(
            state.copy(), self._past, earlier, self._answers, luck.outcomes, luck.reveals, self._reveals_before
        )
        luck.log = []
        luck.cursor = 0
        state.luck = luck
        state.events = [] if self._watched else None
        self._state = state
        self._flow = self.rules.next_step(state)

    def _close_step(self) -> None:
        log, start = self._luck.log, self._start
        self._past = Past(self._past, log, self._state.events, self._answers)
        self._open_step(self._state, kept_start(start, log, self._luck.reveals != self._reveals_before))

    def _run_again(self, start: Start, log: list[Entry]) -> None:
        """Take up the match at the beginning of a step and run the step along `log`."""
        luck = self._luck
        self._start = start
        self._past = start.past
        self._answers = start.answers
        self._reveals_before = start.reveals_before
        luck.log = log
        luck.cursor = 0
        luck.outcomes = start.outcomes
        luck.reveals = start.reveals
        state = start.state.copy()
        state.luck = luck
        state.events = [] if self._watched else None
        self._state = state
        self._sealed = {}
        self._flow = self.rules.next_step(state)
        self._go_on(None)
        while luck.cursor < len(log):
            entry = log[luck.cursor]
            luck.cursor += 1
            if isinstance(entry, Answer):
                self._take(entry.seat, entry.move)
            elif isinstance(entry, Withdrawn):
                self._withdraw(entry.seat)
            elif isinstance(entry, Redealt):
                self._deal_again(entry)
            elif isinstance(entry, str):
                raise BadRecord("error-record-outcome", entry=entry)

    # -- taking back -------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last answer: nothing became known and nobody else answered since."""
        check_seat(seat, self.rules.seats)
        log = self._luck.log
        if seat in self._sealed:
            return may_withdraw(log, seat)
        return self._luck.reveals == self._reveals_before and steps_back(self._start, log, seat) >= 0

    def undo(self, seat: int) -> int:
        """Take back the seat's last answer; returns the number of the last event that still stands."""
        if not self.can_undo(seat):
            raise CannotUndo("error-cannot-undo", number=seat + 1)
        luck = self._luck
        if seat in self._sealed:
            luck.log.append(Withdrawn(seat))
            luck.cursor += 1
            self._withdraw(seat)
        else:
            start, log = without_last(self._start, luck.log, seat)
            self._run_again(start, log)
        return self.event_count

    def _withdraw(self, seat: int) -> None:
        """A sealed answer is taken back: the seat is asked again."""
        assert isinstance(self._question, AskAll)
        del self._sealed[seat]
        self._answers -= 1
        self._asks = tuple([ask for ask in self._question.asks if ask.seat not in self._sealed])

    # -- other worlds ------------------------------------------------------------------------------------------

    def clone(self, seed: int = 0, *, events: bool | None = None) -> Match:
        """A copy that plays on by itself, with chance of its own (another for another `seed`)."""
        if events and self._past is not None:
            check_watched(self._past.watched)
        luck = self._luck
        other = Match(
            self.rules,
            luck.chance.fork(luck.outcomes, seed),
            events=self._watched if events is None else events,
            position=self.position,
            empty=True,
        )
        other._luck.seeded_from = luck.outcomes
        other._redealt = self._redealt
        other._run_again(self._start, luck.log[:])
        return other

    def redeal(self, viewer: Viewer, seed: int, *, events: bool | None = None) -> Match:
        """A clone in which all that the viewer does not know was dealt again, where the match stands."""
        check_viewer(viewer, self.rules.seats)
        other = self.clone(seed, events=events)
        if viewer is None or isinstance(viewer, int):
            other.position = None  # it names cards that the viewer does not know
            entry = Redealt(viewer, seed)
            other._luck.log.append(entry)
            other._luck.cursor += 1
            other._redealt = (*other._redealt, viewer)
            other._deal_again(entry)
        return other

    def _deal_again(self, entry: Redealt) -> None:
        luck = Luck(Seeded(seed_bytes(f"redeal {entry.seed}")))
        self.rules.redeal(self._state, entry.viewer, luck)
        for ask in self._asks:
            ask.reread()
        if isinstance(self._question, AskAll):
            for ask in self._question.asks:
                if ask.seat in self._sealed and ask.seat != entry.viewer:
                    ask.reread()
                    choices = [text_of(move) for move in ask.options]
                    self._sealed[ask.seat] = ask.options[luck.pick(choices)]

    def branch(self, n: int, seed: int = 0) -> Match:
        """The match as it stood after its first n answers, to be played on otherwise."""
        self._check_not_redealt()
        check_whole("n", n)
        if not 0 <= n <= self._answers:
            raise BadRecord("error-branch", n=n, most=self._answers)
        answers, outcomes = course(self._log(), n)
        own = self._luck.chance.fork(len(outcomes), seed)
        script = Script(outcomes, then=own)
        other = Match(self.rules, script, events=self._watched, position=self.position)
        for answer in answers:
            other.play(answer.seat, answer.move)
        other._luck.chance = own
        other._luck.seeded_from = len(outcomes)
        return other

    def _log(self) -> list[Entry]:
        """The whole log, what was taken back folded up."""
        return written(self._past, self._luck.log)

    def __copy__(self) -> Match:
        raise CannotCopy("error-match-copy")

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        raise CannotCopy("error-match-copy")

    def __reduce__(self) -> str:
        raise CannotCopy("error-match-copy")

    # -- keeping -----------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Everything needed to replay the match, as JSON-able data. It tells all hidden cards: keep it from players
        while the match runs."""
        self._check_not_redealt()
        luck = self._luck
        return record_of(self.rules, self.position, luck.chance.seed, luck.seeded_from, self._log())

    def _check_not_redealt(self) -> None:
        if self._redealt:
            raise BadRecord("error-redealt-record")

    @staticmethod
    def at(
        game: str,
        position: Mapping[str, Any],
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        chance: Chance | None = None,
        events: bool = True,
    ) -> Match:
        """A match that begins at a position built by hand; what a game takes is in its documentation. How many play
        is said by `seats`, here or in the position."""
        from caliburn.kernel.start import match_at

        return match_at(game, position, seats=seats, options=options, seed=seed, chance=chance, events=events)
