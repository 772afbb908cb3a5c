"""Words: messages by id, rendered through Fluent in the reader's language. No sentence lives in Python."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")
STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # signs that are no text and can steer a terminal
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*[}.(]")


def entries_of(source: str) -> dict[str, str]:
    """A Fluent source cut into its messages and terms, by id."""
    found = list(ENTRY.finditer(source))
    ends = [*(entry.start() for entry in found[1:]), len(source)]
    return {entry[1]: source[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class Seat(NamedTuple):
    """A seat as an argument of a message: rendered as the player's name, or as "you"."""

    number: int


class Written(NamedTuple):
    """A text that data brings along, by language: a story's, where the messages are the program's."""

    words: Mapping[str, str]


class Message(NamedTuple):
    """A message id with its arguments; an argument may be a message itself (a card's name, a list of them)."""

    id: str
    args: Mapping[str, Arg] = {}


Arg: TypeAlias = "str | int | Seat | Written | Message | tuple[Message, ...]"


class Words:
    """All messages of one language: the kernel's, the terminal's and every game's."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}  # read when first said: reading all of them takes a fifth of a second
        for source in sources:
            self._unread = entries_of(source) | self._unread  # of an id that several sources have, the first counts

    def has(self, message_id: str) -> bool:
        return message_id in self._unread or bool(self._bundle.has_message(message_id))

    def _read(self, entry: str) -> None:
        """Read a message or a term, and all that it refers to."""
        text = self._unread.pop(entry, None)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for other in REFERENCE.findall(text):
            self._read(other)

    def say(self, message: Message | str, *, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Render `message`. Seats appear under `names`; where a seat is the viewer's own, `$me` is "yes"."""
        if isinstance(message, str):
            message = Message(message)
        args: dict[str, Any] = {"me": "no"}
        for key, value in message.args.items():
            if isinstance(value, Seat):
                args[key] = self._seat_name(value.number, names)
                if key == "seat" and value.number == viewer:
                    args["me"] = "yes"
            elif isinstance(value, Written):
                args[key] = value.words[self.lang]
            elif isinstance(value, Message):
                args[key] = self.say(value, names=names, viewer=viewer)
            elif isinstance(value, tuple):
                args[key] = self.join([self.say(part, names=names, viewer=viewer) for part in value])
            else:
                args[key] = value
        self._read(message.id)
        found = self._bundle.get_message(message.id) if self._bundle.has_message(message.id) else None
        if found is None or found.value is None:
            return message.id
        text, errors = self._bundle.format_pattern(found.value, args)
        if errors:
            raise ValueError(f"{self.lang}: {message.id}: {errors[0]!r}")
        return str(text)

    def join(self, parts: Sequence[str]) -> str:
        """A list as people write it: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.say('list-and')} {parts[-1]}"

    def _seat_name(self, number: int, names: Sequence[str]) -> str:
        if number < len(names):
            return names[number]
        return self.say(Message("seat-name", {"number": number + 1}))


_packages: list[str] = ["caliburn.kernel"]
_games: dict[str, str] = {}


def add_words(package: str, game: str | None = None) -> None:
    """Add the `locale/` folder of a package to the words of every language, as a game's own where one is named."""
    if game is not None:
        _games[game] = package
    elif package not in _packages:
        _packages.append(package)
    words.cache_clear()


def sources(lang: str, game: str | None = None) -> list[str]:
    """The Fluent sources of a language: a game's own before what all share; without a game, those of all games."""
    own = _games.values() if game is None else [_games[game]]
    return [source_of(package, lang) for package in (*own, *_packages)]


def source_of(package: str, lang: str) -> str:
    """The Fluent source of a package's own words."""
    return (files(package) / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def words(lang: str, game: str | None = None) -> Words:
    """The words of a language, for a game. Ids are a game's own affair: two games may use the same one."""
    if lang not in LANGUAGES:
        from caliburn.kernel.errors import BadOption

        raise BadOption("error-language-unknown", lang=str(lang), languages=", ".join(LANGUAGES))
    if game is not None and game not in _games:
        from caliburn.kernel.errors import UnknownGame

        raise UnknownGame("error-game-unknown", game=str(game)[:80], games=", ".join(_games))
    return Words(lang, sources(lang, game))
