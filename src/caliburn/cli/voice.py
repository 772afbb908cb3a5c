"""How the command speaks: in which language, and on which streams."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from rich.console import Console, RenderableType

from caliburn.games import GAMES  # importing the games adds their words
from caliburn.kernel.errors import CaliburnError
from caliburn.kernel.text import LANGUAGES, STEERING, Arg, Message, Words, add_words, words

add_words("caliburn.cli")

__all__ = ["GAMES", "CommandError", "Voice", "called_as", "language_of", "named", "speak", "voice"]

PROGRAM = "caliburn"

ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")


class CommandError(CaliburnError):
    """A mistake in what the command was given."""


class Voice:
    """One run's language and its two streams. Where a run is about one game, its words are that game's."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.game: str | None = None
        self.out = Console(highlight=False, soft_wrap=False)
        self.err = Console(highlight=False, stderr=True, soft_wrap=True)

    @property
    def words(self) -> Words:
        return words(self.lang, self.game)

    def say(self, message_id: str, **args: Arg) -> str:
        return STEERING.sub("?", self.words.say(Message(message_id, args)))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it."""
        return format_decimal(
            round(value, digits), format=f"#,##0.{'0' * digits}" if digits else "#,##0", locale=self.lang
        )

    def show(self, renderable: RenderableType) -> None:
        """Print for a person."""
        self.out.print(renderable, markup=False)

    def give(self, data: Any) -> None:
        """Print for a program: one JSON document."""
        whole = (sys.stdout.encoding or "").lower().startswith("utf")
        sys.stdout.write(json.dumps(data, ensure_ascii=not whole, indent=2) + "\n")

    def warn(self, message: Message) -> None:
        """Say on stderr what the user should know."""
        self.err.print(self.say("cli-warning", text=self.words.say(message)), markup=False)

    def complain(self, message: Message, *, hint: str = "") -> None:
        """Say on stderr what is wrong."""
        self.err.print(self.say("cli-error", text=self.words.say(message)), markup=False)
        if hint:
            self.err.print(hint, markup=False)


_voice: ContextVar[Voice] = ContextVar("voice")


def voice() -> Voice:
    """The voice of this run."""
    return _voice.get()


def speak(lang: str) -> Voice:
    """Set the language of this run."""
    made = Voice(lang)
    _voice.set(made)
    return made


def called_as() -> str:
    """How to call this command again: by its name where the shell finds it, else by the path it was called by."""
    path = Path(sys.argv[0])
    found = shutil.which(PROGRAM)
    if path.name != PROGRAM or (found is not None and path.exists() and path.samefile(found)):
        return PROGRAM
    with contextlib.suppress(ValueError, OSError):
        return str(path.absolute().relative_to(Path.cwd()))
    return str(path)


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for by `--lang`, or the environment's; what is none of ours is told later.

    >>> language_of(["games", "--lang", "de"], {})
    'de'
    >>> language_of([], {"LANG": "de_AT.UTF-8"})
    'de'
    """
    asked = ""
    for number, argument in enumerate(arguments):
        if argument == "--lang" and number + 1 < len(arguments):
            asked = arguments[number + 1]
        elif argument.startswith("--lang="):
            asked = argument.partition("=")[2]
    if asked in LANGUAGES:
        return asked
    setting = next((environment[name] for name in ENVIRONMENT if environment.get(name)), "")
    return next((lang for lang in LANGUAGES if setting.lower().startswith(lang)), LANGUAGES[0])


def named(message_id: str, game: str | None = None) -> dict[str, str]:
    """A message in every language, by the words of a game."""
    return {lang: words(lang, game).say(message_id) for lang in LANGUAGES}
