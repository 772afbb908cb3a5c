"""A board for any game: its view as a readable tree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Board, Scene, clickable, stacked
from caliburn.cli.look import BRIGHT_GOLD, FADED

INDENT = "  "


class TreeBoard(Board):
    """Every entry of the view on a line; what can be acted on is gold and has an arrow."""

    def table(self, scene: Scene) -> Text:
        return stacked([*branches(scene, scene.table, 0)])


def branches(scene: Scene, value: Any, depth: int) -> Iterator[Text]:
    """The lines of a part of the view."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from entry(scene, str(key), inner, depth)
    elif isinstance(value, list | tuple):
        for number, inner in enumerate(value):
            yield from entry(scene, str(number), inner, depth)
    else:
        yield leaf(scene, value, depth)


def entry(scene: Scene, key: str, value: Any, depth: int) -> Iterator[Text]:
    flat = not isinstance(value, dict | list | tuple)
    simple = isinstance(value, list | tuple) and not any(isinstance(one, dict | list | tuple) for one in value)
    if flat or simple:
        parts = [leaf(scene, one, 0) for one in ([value] if flat else value)]
        yield Text.assemble((f"{INDENT * depth}{key}: ", FADED), Text(", ").join(parts) if parts else "–")
        return
    yield Text(f"{INDENT * depth}{key}:", style=FADED)
    yield from branches(scene, value, depth + 1)


def leaf(scene: Scene, value: Any, depth: int) -> Text:
    """A value; the name of a card where the words know one."""
    known = isinstance(value, str) and scene.words.has(f"card-{value}")
    text = scene.say(f"card-{value}") if known else "–" if value is None else str(value)
    if value in scene.handles:
        return clickable(Text(f"{INDENT * depth}▸{text}", style=f"bold {BRIGHT_GOLD}"), str(value))
    return Text(f"{INDENT * depth}{text}")
