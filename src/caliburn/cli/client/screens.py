"""Screens beside the table: between two people at one keyboard, and at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, player_mark
from caliburn.kernel.result import Result
from caliburn.kernel.text import Arg, Message, Words


class CurtainScreen(Screen[None]):
    """Nothing to see: the keyboard goes to somebody else."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss", show=False),
        Binding("q", "app.stop", show=False),
    ]

    def __init__(self, words: Words, seat: int, name: str) -> None:
        super().__init__()
        self._words = words
        self._seat = seat
        self._player = name

    def _say(self, message_id: str) -> str:
        return self._words.say(Message(message_id, {"name": self._player}))

    def compose(self) -> ComposeResult:
        mark, colour = player_mark(self._seat)
        with Vertical(classes="curtain"):
            yield Static(Text(f"{mark}  {self._say('cli-curtain')}", style=f"bold {colour}"), classes="centred")
            yield Static(Text(self._say("cli-curtain-why"), style=FADED), classes="centred paragraph")
            yield Static(Text(self._say("cli-curtain-key"), style=f"bold {BRIGHT_GOLD}"), classes="centred")

    def on_click(self) -> None:
        self.dismiss()


class PartingScreen(ModalScreen[None]):
    """What a person saw last, before the keyboard goes to somebody else."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss", show=False),
        Binding("q", "app.stop", show=False),
    ]

    def __init__(self, words: Words, seat: int, name: str, told: Sequence[str]) -> None:
        super().__init__()
        self._words = words
        self._seat = seat
        self._player = name
        self._told = told

    def compose(self) -> ComposeResult:
        mark, colour = player_mark(self._seat)
        with Vertical(classes="curtain") as parting:
            for line in self._told:
                yield Static(Text(line, style="bold"), classes="centred paragraph")
            yield Static(Text(self._words.say("cli-parting-key"), style=f"bold {BRIGHT_GOLD}"), classes="centred")
            parting.border_title = Text(f"{mark} {self._player}", style=colour)

    def on_click(self) -> None:
        self.dismiss()


class EndingScreen(ModalScreen[None]):
    """How the story ends, before the scores."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "dismiss", show=False, priority=True)]

    def __init__(self, words: Words, title: str, told: Text) -> None:
        super().__init__()
        self._words = words
        self._told_of = title
        self._told = told

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="book") as book:
            yield Static(self._told, classes="title")
            book.border_title = self._told_of
            book.border_subtitle = self._words.say("cli-ending-key")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()


class EndScreen(ModalScreen[str]):
    """The scores; a new game, leaving, or a look at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "answer('new')", show=False),
        Binding("q,ctrl+c", "answer('leave')", show=False),
        Binding("escape,enter", "answer('look')", show=False),
        Binding("l", "answer('language')", show=False),
        Binding("s", "answer('save')", show=False),
    ]

    def __init__(
        self, words: Words, scores: Table, result: Result, people: Sequence[str], humans: Sequence[int]
    ) -> None:
        super().__init__()
        self._words = words
        self._scores = scores
        self._result = result
        self._people = people
        self._humans = humans

    def _say(self, message_id: str, **args: Arg) -> str:
        return self._words.say(Message(message_id, args))

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def compose(self) -> ComposeResult:
        keys = [self._say(f"cli-key-{key}") for key in ("new", "look", "save", "language", "leave")]
        with Vertical(classes="scores") as scores:
            yield Static(Text(self._who_won(), style=f"bold {BRIGHT_GOLD}"), classes="centred paragraph")
            yield Static(self._scores)
            for line in self._why():
                yield Static(Text(line, style=FADED))
            yield Static(Text(" · ".join(keys), style=GOLD), classes="centred title")
            scores.border_title = self._say("cli-scores")

    def _who_won(self) -> str:
        winners = self._result.winners
        if self._result.teams and len(self._people) in (1, len(winners)) and winners:
            return self._say("cli-end-won-all", count=len(winners))
        if not winners:
            return self._say("cli-end-nobody")
        if len(self._humans) == 1 and winners == tuple(self._humans):
            return self._say("cli-end-won-you")
        names = self._words.join([self._people[seat] for seat in winners])
        return self._say("cli-end-won", count=len(winners), names=names)

    def _why(self) -> list[str]:
        scores = self._result.scores
        lines = [self._say(self._result.reason)]
        if self._result.tie_breaks and scores.count(max(scores)) > 1:
            lines.append(self._say("cli-end-tie"))
        return lines
