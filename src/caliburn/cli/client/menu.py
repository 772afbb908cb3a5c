"""The list of moves: first what to do, then, where there are several ways, how."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text

from caliburn.cli.look import BRIGHT_GOLD, FADED
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import Message, Words

KEYS = "123456789abcdefgijkmoprtvwxyz"  # without the keys that mean something else: h l n q s u


class Entry(NamedTuple):
    """A line of the list: one move, or several that do the same in different ways."""

    text: str
    offers: tuple[Offer, ...]

    @property
    def handles(self) -> frozenset[str]:
        return frozenset(handle for offer in self.offers for handle in offer.handles)


class Menu:
    """What a person can choose now. `inside` is the entry whose ways are shown, or None on the first level."""

    def __init__(self, offers: Sequence[Offer], words: Words, people: Sequence[str], viewer: int) -> None:
        self._words = words
        self._people = people
        self._viewer = viewer
        grouped: dict[str, list[Offer]] = {}
        for offer in offers:
            grouped.setdefault(self._say(offer.what), []).append(offer)
        self.entries = [Entry(text, tuple(group)) for text, group in grouped.items()]
        self.inside: Entry | None = None

    def _say(self, message: Message) -> str:
        return self._words.say(message, names=self._people, viewer=self._viewer)

    def shown(self) -> list[Entry]:
        """The lines of the level that is shown."""
        if self.inside is None:
            return self.entries
        return [Entry(self._how(offer), (offer,)) for offer in self.inside.offers]

    def _how(self, offer: Offer) -> str:
        return self._say(offer.how if offer.how is not None else offer.what)

    def lines(self, beside: Callable[[str], str] = lambda _: "") -> list[Text]:
        """The lines as they are drawn, each with its key, and with what is said besides of the thing it is about."""
        drawn = []
        for number, entry in enumerate(self.shown()):
            key = KEYS[number] if number < len(KEYS) else " "
            line = Text.assemble((f"{key}) " if key != " " else "   ", f"bold {BRIGHT_GOLD}"), entry.text)
            if len(entry.offers) > 1:
                line.append(f"  {self._words.say(Message('cli-ways', {'count': len(entry.offers)}))} ›", FADED)
            elif self.inside is None and entry.offers[0].how is not None:
                line.append(f" {self._how(entry.offers[0])}", FADED)
            handles = entry.offers[0].handles
            told = beside(handles[0]) if handles else ""
            line.append(f"  {told}" if told else "", FADED)
            drawn.append(line)
        return drawn

    def choose(self, number: int) -> Offer | None:
        """Take a line; returns the move, or None where a further choice is to be made."""
        entry = self.shown()[number]
        if len(entry.offers) == 1:
            return entry.offers[0]
        self.inside = entry
        return None

    def back(self) -> bool:
        """Go back to the first level; returns whether there was anything to go back from."""
        was_inside, self.inside = self.inside is not None, None
        return was_inside

    def place_of(self, handle: str) -> int | None:
        """The first line of the shown level that touches a thing on the table."""
        shown = self.shown()
        return next((number for number, entry in enumerate(shown) if handle in entry.handles), None)

    @property
    def handles(self) -> frozenset[str]:
        """Everything on the table that a shown line touches first: what can be acted on."""
        return frozenset(offer.handles[0] for entry in self.shown() for offer in entry.offers if offer.handles)
