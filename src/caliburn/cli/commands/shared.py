"""Parameters that several commands take, and the look of their tables."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from caliburn.cli.look import GOLD, OAK
from caliburn.cli.voice import CommandError
from caliburn.kernel.text import LANGUAGES


def _known(lang: str) -> str:
    if lang and lang not in LANGUAGES:
        raise CommandError("cli-error-lang", value=lang[:80], langs=", ".join(LANGUAGES))
    return lang


Lang = Annotated[
    str, typer.Option("--lang", metavar="en|de", help="cli-help-lang", show_default=False, callback=_known)
]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Game = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-help-option", show_default=False)
]


def house(title: str, **settings: Any) -> dict[str, Any]:
    """The look of the house's tables."""
    return {
        "title": title,
        "box": box.ROUNDED,
        "border_style": OAK,
        "title_style": f"bold {GOLD}",
        "header_style": "bold",
        "title_justify": "left",
        **settings,
    }


def table(title: str, **settings: Any) -> Table:
    """A table in the house's look."""
    return Table(**house(title, **settings))
