"""A match and those who play it: people at the keyboard, and bots. What a screen needs, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from caliburn.bots import Bot, Sight, make_bot
from caliburn.cli.files import annotated
from caliburn.cli.story import Names
from caliburn.kernel.events import Event
from caliburn.kernel.match import Match
from caliburn.kernel.moves import Move
from caliburn.kernel.text import Message


class Note(NamedTuple):
    """Something the client tells one seat, beside what happened in the match."""

    after: int  # the number of the event it stands after
    seat: int
    message: Message


class Party:
    """A match with its people and bots. `automatic` holds which answers were given for a person without asking."""

    def __init__(self, match: Match, names: Names, *, bot_seed: str, ask_all: bool = False) -> None:
        self.match = match
        self.names = names
        self.ask_all = ask_all
        self.notes: list[Note] = []
        self.automatic: set[int] = set()
        self.skipped: list[Note] = []  # what was answered without asking since a person's last choice
        self.file: Path | None = None  # where the match is kept
        self.choices: dict[int, int] = {}  # the number of the last event before each person's last choice
        seats = range(match.rules.seats)
        self.minds: list[Bot | None] = [
            None if names.bots[seat] is None else make_bot(str(names.bots[seat]), f"{bot_seed}/bot {seat}")
            for seat in seats
        ]
        self.humans = tuple(seat for seat in seats if self.minds[seat] is None)

    # -- whose answer is awaited -------------------------------------------------------------------------------

    def asked_bot(self) -> int | None:
        """A bot that is asked."""
        return next((ask.seat for ask in self.match.asks if self.minds[ask.seat] is not None), None)

    def asked_human(self) -> int | None:
        """A person who is asked."""
        return next((ask.seat for ask in self.match.asks if self.minds[ask.seat] is None), None)

    def thought(self, seat: int) -> Callable[[], Move]:
        """What a bot does to find its move; it works on a copy and may run in a thread of its own."""
        mind = self.minds[seat]
        assert mind is not None
        sight = Sight(self.match.clone(), seat)
        return lambda: mind.choose(sight)

    # -- answering ---------------------------------------------------------------------------------------------

    def answer(self, seat: int, move: Move) -> None:
        before = self.last_event(seat) if seat in self.humans else 0
        self.match.play(seat, move)
        if seat in self.humans:
            self.choices[seat] = before
            self.skipped = [note for note in self.skipped if note.seat != seat]

    def answer_if_only_one(self, seat: int) -> bool:
        """Answer for a person who has no choice, and remember what; returns whether that was so."""
        if self.ask_all or len(self.match.asks_for(seat)[0].options) != 1:
            return False
        offer = self.match.offers(seat)[0]
        self.skipped.append(Note(self.last_event(seat), seat, offer.what))
        self.automatic.add(self.match.answers)
        self.match.play(seat, offer.move)
        return True

    def last_event(self, seat: int) -> int:
        events = self.match.events(seat)
        return events[-1].n if events else 0

    def secrets_since(self, seat: int, since: int) -> list[Event]:
        """What happened after an event that only this seat saw in full: cards it drew."""
        known = {numbered.n: numbered.event for numbered in self.match.events(None, since)}
        return [
            numbered.event for numbered in self.match.events(seat, since) if known.get(numbered.n) != numbered.event
        ]

    def note_for_all(self, message: Message) -> None:
        """Tell every person something beside what happens."""
        self.notes += [Note(self.last_event(seat), seat, message) for seat in self.humans]

    # -- taking back -------------------------------------------------------------------------------------------

    def steps_back(self, seat: int) -> int:
        """How many answers a person must take back to get to the last real decision; 0 where that cannot be done."""
        trial = self.match.clone()
        steps = 0
        while trial.can_undo(seat):
            trial.undo(seat)
            steps += 1
            if trial.answers not in self.automatic:
                return steps
        return 0

    def take_back(self, seat: int) -> bool:
        """Go back before the person's last real decision; returns whether that was possible."""
        steps = self.steps_back(seat)
        for _ in range(steps):
            last = self.match.undo(seat)
            self.notes = [note for note in self.notes if note.after < last or note.seat != seat]
            self.skipped = [note for note in self.skipped if note.seat != seat]
            self.automatic.discard(self.match.answers)
        if steps:
            self.notes.append(Note(self.last_event(seat), seat, Message("cli-note-undone")))
        return bool(steps)

    # -- keeping -----------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The match's record, with who sits where."""
        table = {
            "names": list(self.names.given),
            "bots": list(self.names.bots),
            "automatic": sorted(self.automatic),
            "over": self.match.result is not None,
        }
        return annotated(self.match.record(), "table", table)


def automatic_of(record: Mapping[str, Any]) -> set[int]:
    """Which answers of a saved match were given without asking."""
    table = record.get("table")
    listed = table.get("automatic") if isinstance(table, Mapping) else None
    return {number for number in listed if isinstance(number, int)} if isinstance(listed, list) else set()
