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
    """Fluent text. The page's own files are `locale/page/*.LANG.ftl`."""
    if what != PAGE:
        return source_of(start.game(what).package, lang)
    folder = files("caliburn.server") / "locale" / "page"
    own = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(f".{lang}.ftl"))
    return "\n".join(
        [
            *(source_of(package, lang) for package in SHARED),
            *((folder / name).read_text(encoding="utf-8") for name in own),
        ]
    )


@cache
def words_file(lang: str, what: str) -> File:
    """The words as a file to serve."""
    return file_of(f"/{what}.{lang}.ftl", page_source(lang, what).encode())
