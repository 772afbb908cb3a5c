"""The help: the rule at hand, the legend of all marks, all rules of the game, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from caliburn.cli.boards import Board, Scene
from caliburn.cli.look import BRIGHT_GOLD, FADED, NIGHT
from caliburn.cli.story import rulings_place, sources
from caliburn.kernel.guide import Rule, rules_of
from caliburn.kernel.start import game
from caliburn.kernel.text import Words

PAGE = "page"
TITLE = f"bold {BRIGHT_GOLD}"


class Page(NamedTuple):
    """A page of the help."""

    title: str
    body: RenderableType


def pages(board: Board, scene: Scene, asked: Sequence[str]) -> list[Page]:
    """The pages of the help for somebody who is asked a question of these rules."""
    every = rules_of(game(scene.view["game"]))
    wanted = [*asked, *(also for rule in asked for also in board.related(scene, rule))]
    at_hand = [rule for one in dict.fromkeys(wanted) for rule in every if rule.id == one]
    say = scene.words.say
    made = [
        Page(say("cli-help-page-rule"), _rules(scene, at_hand)),
        Page(say("cli-help-page-marks"), _marks(board, scene)),
        Page(say("cli-help-page-rules"), _rules(scene, every)),
        Page(say("cli-help-page-keys"), Text(say("cli-help-keys-text"))),
    ]
    return made if at_hand else made[1:]


def _rules(scene: Scene, rules: Sequence[Rule]) -> RenderableType:
    parts: list[RenderableType] = []
    for rule in rules:
        parts.append(Text(scene.words.say(rule.title), style=TITLE))
        parts += [Padding(Text(line), (0, 0, 1, 0)) for line in scene.words.say(rule.summary).splitlines()]
        parts += [Text(line, style=FADED) for line in sources(scene.words, rule)]
        parts.append(Text())
    return Group(*parts, Text(rulings_place(scene.words, scene.view["game"]), style=FADED))


def _marks(board: Board, scene: Scene) -> RenderableType:
    made = Table.grid(padding=(0, 2))
    made.add_column(no_wrap=True)
    made.add_column()
    for mark, meaning in board.legend(scene):
        made.add_row(Text().append_text(mark), scene.words.say(meaning))
    return made


class HelpScreen(ModalScreen[None]):
    """One page at a time; digits and the arrow keys turn pages."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, "dismiss", show=False) for key in ("escape", "question_mark", "f1", "enter", "q")),
        *(Binding(str(number + 1), f"open({number})", show=False) for number in range(4)),
        Binding("right,tab", "turn(1)", show=False),
        Binding("left,shift+tab", "turn(-1)", show=False),
    ]

    def __init__(self, words: Words, pages: Sequence[Page]) -> None:
        super().__init__()
        self._words = words
        self._pages = pages
        self._number = 0

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="book") as book:
            yield Static(id="tabs")
            yield Static(id="page")
            book.border_subtitle = self._words.say("cli-help-turn")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self.action_open(0)

    def on_click(self, event: events.Click) -> None:
        if PAGE in event.style.meta:
            self.action_open(event.style.meta[PAGE])

    def action_open(self, number: int) -> None:
        if number >= len(self._pages):
            return
        self._number = number
        tabs = []
        for place, page in enumerate(self._pages):
            style = f"bold {NIGHT} on {BRIGHT_GOLD}" if place == number else TITLE
            tab = Text(f" {place + 1}) {page.title} ", style=style)
            tab.stylize(Style(meta={PAGE: place}))
            tabs.append(tab)
        self.query_one("#tabs", Static).update(Text(" ").join(tabs))
        self.query_one("#page", Static).update(self._pages[number].body)
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_turn(self, by: int) -> None:
        self.action_open((self._number + by) % len(self._pages))
