"""The log beside the table: the lines that a seat may read, and the panel that shows and scrolls them."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console
from rich.text import Text
from textual.widgets import RichLog

from caliburn.cli.client.party import Party
from caliburn.cli.look import FADED
from caliburn.cli.story import CHAPTER, Story, hanging
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.text import Words


class Line(NamedTuple):
    """A line of the log, wrapped, and the number of the event it stands for or after."""

    number: int
    text: Text

    @property
    def height(self) -> int:
        return self.text.plain.count("\n") + 1


class Chronicle:
    """What a seat reads of a match. Lines that were drawn before are remembered."""

    def __init__(self, party: Party, console: Console) -> None:
        self._party = party
        self.console = console
        self._drawn: dict[tuple[str, int | None, int, type[Event], Event], Text] = {}

    def lines(self, words: Words, seat: int | None, width: int, chapters: bool = True) -> list[Line]:
        """All lines; without headings of turns where there is little room."""
        story = Story(self._party.match, self._party.names, words, seat)
        notes = [note for note in self._party.notes if note.seat == seat]
        found: list[Line] = []
        for numbered in self._party.match.events(seat):
            if chapters or kind_of(numbered.event) != CHAPTER:
                found.append(Line(numbered.n, self._line(story, numbered.event, width)))
            while notes and notes[0].after <= numbered.n:
                text = words.say(notes.pop(0).message, names=story.people, viewer=seat)
                lead, body = Text("  › ", style=FADED), Text(text, style=f"italic {FADED}")
                found.append(Line(numbered.n, hanging(lead, body, width, self.console)))
        return found

    def _line(self, story: Story, event: Event, width: int) -> Text:
        key = (story.words.lang, story.seat, width, type(event), event)  # tuples of two types may be equal
        if key not in self._drawn:
            self._drawn[key] = hanging(*story.parts(event), width, self.console)
        return self._drawn[key]


class LogPanel(RichLog, can_focus=False):
    """What happened, the latest last."""

    more = ""  # what its edge says while there is something below
    _told: tuple[str, ...] = ()
    _width = 0

    def tell(self, lines: list[Line], width: int, since: int | None) -> None:
        """Bring the log up to date, and show what came after event `since` from its first line; without it, the end."""
        told = tuple(line.text.plain for line in lines)
        known = len(self._told)
        if self._told != told[:known] or width != self._width:
            self.clear()
            known = 0
        for line in lines[known:]:
            self.write(line.text, width=width, scroll_end=False)
        self._told, self._width = told, width
        above = sum(line.height for line in lines if since is None or line.number <= since)
        self.call_after_refresh(self.scroll_to, y=above, animate=False, force=True)
        self.call_after_refresh(self.mark_more)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self.mark_more()

    def mark_more(self) -> None:
        """Say at the lower edge whether there is more below."""
        self.border_subtitle = self.more if self.scroll_target_y < self.max_scroll_y else ""
