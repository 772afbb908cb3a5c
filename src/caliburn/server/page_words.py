"""The words a browser loads: those every page needs, or those of one game. The same Fluent files as everywhere."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from caliburn.kernel import start
from caliburn.kernel.text import source_of
from caliburn.server.page import File, file_of

PAGE = "page"
SHARED = ("caliburn.kernel", "caliburn.server")


@cache
def page_source(lang: str, what: str) -> str:
    """Fluent text: words of the kernel and the server or of a game, and those that only the page has for it."""
    packages = SHARED if what == PAGE else (start.game(what).package,)
    folder = files("caliburn.server") / "locale" / "page"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(f".{lang}.ftl"))
    own = [name for name in names if _belongs_to(name) == what]
    return "\n".join(
        [
            *(source_of(package, lang) for package in packages),
            *((folder / name).read_text(encoding="utf-8") for name in own),
        ]
    )


def _belongs_to(name: str) -> str:
    """The game whose board a file of the page is for, by the beginning of its name; else the page itself."""
    return next((spec.id for spec in start.games() if name.startswith(spec.id)), PAGE)


@cache
def words_file(lang: str, what: str) -> File:
    """The words as a file to serve."""
    return file_of(f"/{what}.{lang}.ftl", page_source(lang, what).encode())
