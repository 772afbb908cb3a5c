"""The terminal client as an application: one match after another, saving, and leaving."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from caliburn.cli.client.party import Party
from caliburn.cli.client.table import TableScreen
from caliburn.cli.client.theme import THEME
from caliburn.cli.files import brief, new_file, write_json
from caliburn.cli.voice import CommandError

INTERRUPTED = 130
NOTICE, LONG_NOTICE = 3.0, 8.0  # seconds


class CaliburnApp(App[None]):
    """Plays the matches that `gather` makes; the first one may be given."""

    CSS_PATH = "style.tcss"
    TITLE = "Caliburn"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q", "stop", show=False, priority=True),
    ]

    def __init__(
        self, party: Party, gather: Callable[[], Party], *, lang: str, delay: float = 0.0, save_to: Path | None = None
    ) -> None:
        super().__init__()
        self.party = party
        self.gather = gather
        self.lang = lang
        self.delay = delay
        self.save_to = save_to
        self.failure: BaseException | None = None
        self.left = False
        self.kept: Path | None = None  # where the match lies since it was left
        self._kept_at: tuple[Party, int] | None = None  # the match, and after how many answers it was kept last
        self._unkept_at = -1  # after how many answers leaving failed because the match could not be kept

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.seat_down()

    def seat_down(self) -> None:
        """Open the table of the match."""

        def left(answer: str | None) -> None:
            if answer == "new":
                self.keep_or_tell()
                self.party = self.gather()
                self.seat_down()

        self.push_screen(TableScreen(self.party, self.lang, self.delay), left)

    @property
    def table(self) -> TableScreen:
        """The table that is open."""
        return next(screen for screen in reversed(self.screen_stack) if isinstance(screen, TableScreen))

    def action_interrupt(self) -> None:
        self.leave(INTERRUPTED)

    def action_stop(self) -> None:
        self.leave()

    def leave(self, code: int = 0) -> None:
        """Keep the match and leave. Where it cannot be kept, stay and say why; asked again, leave without it."""
        answers = self.party.match.answers
        if not self.keep_or_tell("cli-leave-anyway") and self._unkept_at != answers:
            self._unkept_at = answers
            return
        self.left = True
        self.exit(return_code=code)

    def keep_or_tell(self, advice: str = "") -> bool:
        """Keep the match, or say why that is not possible; returns whether it was."""
        try:
            self.keep()
        except CommandError as error:
            parts = [self.table.words.say(error.message), self.table.say(advice) if advice else ""]
            self.notify(" ".join(parts).strip(), severity="error", timeout=LONG_NOTICE, markup=False)
            return False
        return True

    def save(self) -> None:
        """Save where the command line said, or where the match is kept, and say where."""
        table = self.table
        try:
            path = self.keep() if self.save_to is None else self.save_to
            if self.save_to is not None:
                write_json(path, self.party.record())
        except CommandError as error:
            self.notify(table.words.say(error.message), severity="error", timeout=LONG_NOTICE, markup=False)
        else:
            self.notify(table.say("cli-saved", path=brief(path)), timeout=NOTICE, markup=False)

    def _handle_exception(self, error: Exception) -> None:
        """Something failed that must not: leave; the command says so and keeps what reproduces it."""
        if self.failure is None:
            self.failure = error.error if isinstance(error, WorkerFailed) else error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Leave without a traceback on the screen."""
        self._close_messages_no_wait()

    def keep(self) -> Path:
        """Write the match to its own file in the state folder, where `--resume last` finds it."""
        self.kept = None
        if self.party.file is None:
            self.party.file = new_file("match")
        write_json(self.party.file, self.party.record())
        self.kept = self.party.file
        self._kept_at = (self.party, self.party.match.answers)
        return self.kept

    def keep_along(self) -> None:
        """Keep the match while it goes on: whatever ends the program, nothing that a person answered is lost. Where it
        cannot be kept, that is told when somebody saves or leaves."""
        if self.party.choices and self._kept_at != (self.party, self.party.match.answers):
            with contextlib.suppress(CommandError):
                self.keep()
