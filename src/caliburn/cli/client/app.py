"""The terminal client as an application: one match after another, saving, and leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from caliburn.cli.client.party import Party
from caliburn.cli.client.table import TableScreen
from caliburn.cli.files import last_match, new_file, write_json
from caliburn.cli.look import THEME
from caliburn.cli.voice import CommandError

INTERRUPTED = 130


class CaliburnApp(App[None]):
    """Plays the matches that `gather` makes; the first one may be given."""

    CSS_PATH = "style.tcss"
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

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.seat_down()

    def seat_down(self) -> None:
        """Open the table of the match."""

        def left(answer: str | None) -> None:
            if answer == "new":
                self.party = self.gather()
                self.seat_down()
            else:
                self.exit()

        self.push_screen(TableScreen(self.party, self.lang, self.delay), left)

    @property
    def table(self) -> TableScreen:
        """The table that is open."""
        return next(screen for screen in reversed(self.screen_stack) if isinstance(screen, TableScreen))

    def action_interrupt(self) -> None:
        self.exit(return_code=INTERRUPTED)

    def action_stop(self) -> None:
        self.exit()

    def save(self) -> None:
        """Save where the command line said, or into the state folder, and say where."""
        path = self.save_to or new_file(self.party.match.rules.seating.game)
        table = self.table
        try:
            write_json(path, self.party.record())
        except CommandError as error:
            self.notify(table.words.say(error.message), severity="error")
        else:
            self.notify(table.say("cli-saved", path=str(path)))

    def _handle_exception(self, error: Exception) -> None:
        """Something failed that must not: leave; the command says so and keeps what reproduces it."""
        if self.failure is None:
            self.failure = error.error if isinstance(error, WorkerFailed) else error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Leave without a traceback on the screen."""
        self._close_messages_no_wait()

    def keep(self) -> None:
        """Put the match where `--resume last` finds it."""
        write_json(last_match(), self.party.record())
