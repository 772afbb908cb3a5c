"""A match in words: what happened, as one viewer saw it, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from caliburn.cli.look import FADED, GOLD, player_mark
from caliburn.kernel.events import Event, kind_of
from caliburn.kernel.guide import Rule
from caliburn.kernel.match import Match
from caliburn.kernel.text import STEERING, Arg, Message, Words
from caliburn.kernel.view import Viewer

LONGEST_NAME = 24
CHAPTER = "turn-began"
HEADINGS = ("day-began", "night-began", "round-began", "scoring-began", "entry-read", "battle-began")


class Names(NamedTuple):
    """What the people and bots at a table are called: as given, or by the words of the reader's language."""

    given: tuple[str, ...] = ()
    bots: tuple[str | None, ...] = ()
    alone: bool = False  # whether one person plays against bots

    @staticmethod
    def of_record(record: Mapping[str, Any]) -> Names:
        """The names that a saved match carries, as far as they are sound."""
        noted = record.get("table")
        if not isinstance(noted, Mapping):
            return Names()
        given = tuple(STEERING.sub("?", str(name)[:LONGEST_NAME]) for name in _listed(noted.get("names")))
        bots = tuple(name if isinstance(name, str) else None for name in _listed(noted.get("bots")))
        return Names(given, bots, bots.count(None) == 1)

    def people(self, words: Words, seats: int) -> list[str]:
        """A name for every seat."""
        spare = iter(words.say("cli-bot-names").split(", "))
        found: list[str] = []
        for seat in range(seats):
            bot = self.bots[seat] if seat < len(self.bots) else None
            if seat < len(self.given) and self.given[seat]:
                found.append(self.given[seat])
            elif bot is not None:
                found.append(next(spare, f"{bot} {seat + 1}"))
            elif self.alone:
                found.append(words.say("cli-you"))
            else:
                found.append(words.say(Message("seat-name", {"number": seat + 1})))
        return found


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, list | tuple) else ()


def sources(words: Words, rule: Rule) -> list[str]:
    """Where a rule comes from: its place in the rulebook, and the rulings that refine it."""
    lines = []
    if rule.heading:
        place = Message("cli-rule-place", {"heading": rule.heading})
        if rule.page:
            place = Message("cli-rule-place-page", {"heading": rule.heading, "page": rule.page})
        lines.append(words.say(place))
    if rule.rulings:
        lines.append(words.say(Message("cli-rule-rulings", {"rulings": ", ".join(rule.rulings)})))
    return lines


def rulings_place(words: Words, game: str) -> str:
    """Where the rulings of a game are explained."""
    return words.say(Message("cli-rulings-place", {"path": f"docs/games/{game}.md"}))


class Story:
    """The events of a match in the words of a language."""

    def __init__(self, match: Match, names: Names, words: Words, viewer: Viewer) -> None:
        self.match = match
        self.words = words
        self.viewer = viewer
        self.seat = viewer if isinstance(viewer, int) else None
        self.people = names.people(words, match.rules.seats)

    def told(self, event: Event) -> str:
        """An event as a sentence."""
        return self.words.say(self.match.rules.tell(event), names=self.people, viewer=self.seat)

    def chapter(self, event: Event) -> str:
        """The beginning of a turn as a heading; where turns have no numbers, as it is told."""
        if not hasattr(event, "number"):
            return self.told(event)
        args: dict[str, Arg] = {"number": getattr(event, "number", 0), "name": self.people[getattr(event, "seat", 0)]}
        return self.words.say(Message("cli-chapter", args))

    def parts(self, event: Event) -> tuple[Text, Text]:
        """An event as a line: the mark and colour of who did it and the letter of what it was; then the sentence."""
        seat = getattr(event, "seat", None)
        kind = kind_of(event)
        mark, colour = player_mark(seat) if isinstance(seat, int) and seat >= 0 else ("·", FADED)
        if kind == CHAPTER:
            return Text("── ", style=FADED), Text(f"{mark} {self.chapter(event)}", style=f"bold {colour}")
        if kind in HEADINGS:
            return Text("── ", style=FADED), Text(self.told(event), style=f"bold {GOLD}")
        letter = f"cli-letter-{kind}"
        icon = self.words.say(letter) if self.words.has(letter) else "·"
        return Text.assemble((mark, colour), (f" {icon} ", f"bold {GOLD}")), Text(self.told(event))

    def lines(self, since: int = 0) -> Iterator[Text]:
        for numbered in self.match.events(self.viewer, since):
            lead, sentence = self.parts(numbered.event)
            yield Text().append_text(lead).append_text(sentence)


def hanging(lead: Text, body: Text, width: int, console: Console) -> Text:
    """A line wrapped so that what follows stands under the sentence and not under its mark."""
    wrapped = body.wrap(console, max(width - lead.cell_len, 8))
    made = Text().append_text(lead)
    for number, line in enumerate(wrapped):
        made.append("\n" + " " * lead.cell_len if number else "")
        line.rstrip()
        made.append_text(line)
    return made
