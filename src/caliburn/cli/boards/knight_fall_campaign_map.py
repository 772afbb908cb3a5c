"""The valley of a campaign: its squares in rows, with names and numbers, the water between them, and the party."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, clickable, fit, padded
from caliburn.cli.boards.knight_fall_campaign_marks import (
    BRIDGES,
    CROSSED,
    LANDS,
    OAK,
    PARTY,
    READ,
    WATER,
    WOAD,
    Drawing,
    campaign,
    told,
)
from caliburn.cli.look import BRIGHT_GOLD, FADED, PARCHMENT

EDGE = "#5b4a3a"
DRAWINGS = ((1, False), (1, True), (2, False), (2, True), (3, True))  # lines of a square; whether all rows have edges
LEAST_NAME = 3

Square = Mapping[str, Any]


class Valley(NamedTuple):
    """The map as it is drawn: its squares by column and row, and what lies between them."""

    scene: Scene
    squares: Mapping[tuple[int, int], Square]
    water: frozenset[frozenset[str]]
    bridges: Mapping[frozenset[str], str]
    widths: Sequence[int]
    rows: int


def valleys(scene: Scene) -> list[Drawing]:
    """The map in more and more lines."""
    valley = surveyed(scene)
    between = valley.rows - 1
    wet = sum(is_wet(valley, row) for row in range(between))
    return [
        Drawing(lines * valley.rows + (between if edges else wet), partial(drawn, valley, lines, edges))
        for lines, edges in DRAWINGS
    ]


def surveyed(scene: Scene) -> Valley:
    shown = campaign(scene)
    squares = {place(square["at"]): square for square in shown["squares"]}
    water = frozenset([frozenset(edge) for edge in shown["river"]])
    bridges = {frozenset(bridge["between"]): told(scene, bridge["name"]) for bridge in shown["bridges"]}
    columns = shown["columns"]
    inner = scene.width - columns + 1
    widths = [inner // columns + (1 if column < inner % columns else 0) for column in range(columns)]
    return Valley(scene, squares, water, bridges, widths, shown["rows"])


def place(at: str) -> tuple[int, int]:
    """The column and the row of a square: C4 is (2, 3)."""
    return ord(at[0]) - ord("A"), int(at[1:]) - 1


def drawn(valley: Valley, lines: int, edges: bool) -> Block:
    """The rows of squares; between them water, and edges where there is room for them."""
    made: Block = []
    for row in range(valley.rows):
        cells = [cell(valley, (column, row), width, lines) for column, width in enumerate(valley.widths)]
        for line in range(lines):
            text = Text()
            for column, block in enumerate(cells):
                text.append_text(beside(valley, column - 1, row, line == lines // 2) if column else Text())
                text.append_text(block[line])
            made.append(text)
        if row < valley.rows - 1 and (edges or is_wet(valley, row)):
            made.append(below(valley, row, edges))
    return made


# -- squares ---------------------------------------------------------------------------------------------------------


def cell(valley: Valley, at: tuple[int, int], width: int, lines: int) -> Block:
    """A square in so many lines: the party or an arrow, the name, and the numbers at its lower right corner."""
    square = valley.squares.get(at)
    if square is None:
        return [Text(" " * width)] * lines
    scene = valley.scene
    can, here = square["handle"] in scene.handles, campaign(scene)["party"] == square["at"]
    style = f"bold {BRIGHT_GOLD}" if here else f"{'bold ' if can else ''}{LANDS.get(square['land'], PARCHMENT)}"
    counted = numbers(scene, square)
    room = width - 1 - (counted.cell_len + 1 if counted.cell_len else 0)
    made: Block = []
    for line, name in enumerate(in_lines(told(scene, square["name"]), width - 1, room, lines)):
        sign = (PARTY if here else "▸" if can else " ") if line == 0 else " "
        tail = padded(counted, min(counted.cell_len, width - 1)) if line == lines - 1 else Text()
        text = padded(Text.assemble((sign, f"bold {BRIGHT_GOLD}"), (name, style)), width - tail.cell_len)
        text.append_text(tail)
        made.append(clickable(text, square["handle"]) if can and not counted_can(scene, square) else text)
    return made


def in_lines(name: str, width: int, last: int, lines: int) -> list[str]:
    """A name broken between its words; the last line is as wide as the numbers leave it."""
    made = [""]
    for word in name.split():
        longer = f"{made[-1]} {word}".strip()
        room = last if len(made) == lines else width
        if made[-1] and len(longer) > room and len(made) < lines:
            made.append(word)
        else:
            made[-1] = longer
    made += [""] * (lines - len(made))
    return [fit(line, max(last if number == lines - 1 else width, LEAST_NAME)) for number, line in enumerate(made)]


def numbers(scene: Scene, square: Square) -> Text:
    """The numbers of a square: open ones, those that were read, those that are crossed off."""
    return Text(" ").join([number(scene, entry) for entry in square["numbers"]])


def number(scene: Scene, entry: Mapping[str, Any]) -> Text:
    shown, handle = entry["number"], entry["handle"]
    if entry["crossed"]:
        return Text(f"{CROSSED}{shown}", style=EDGE)
    text = f"{shown}{READ if entry['read'] else ''}"
    if handle in scene.handles:
        return clickable(Text(f"▸{text}", style=f"bold {BRIGHT_GOLD}"), handle)
    return Text(text, style=FADED if entry["read"] else f"bold {PARCHMENT}")


def counted_can(scene: Scene, square: Square) -> bool:
    """Whether one of the square's numbers can be chosen itself."""
    return any(entry["handle"] in scene.handles for entry in square["numbers"])


# -- what lies between -----------------------------------------------------------------------------------------------


def beside(valley: Valley, column: int, row: int, middle: bool) -> Text:
    """Between two squares of a row: water, a bridge over it, or an edge."""
    edge = frozenset((at(column, row), at(column + 1, row)))
    if middle and edge in valley.bridges:
        return Text(BRIDGES[0], style=f"bold {OAK}")
    return Text(WATER, style=WOAD) if edge in valley.water else Text("│", style=EDGE)


def is_wet(valley: Valley, row: int) -> bool:
    """Whether water flows below a row."""
    return any(flows(valley, column, row) for column in range(len(valley.widths)))


def flows(valley: Valley, column: int, row: int) -> bool:
    return frozenset((at(column, row), at(column, row + 1))) in valley.water


def below(valley: Valley, row: int, edges: bool) -> Text:
    """The line between two rows: water with its bridges, and edges where all rows have them."""
    made = Text()
    for column, width in enumerate(valley.widths):
        wet = flows(valley, column, row)
        if column:
            joins = wet or flows(valley, column - 1, row)
            made.append(WATER if joins else "┼" if edges else "│", WOAD if joins else EDGE)
        bridge = valley.bridges.get(frozenset((at(column, row), at(column, row + 1))))
        if wet and bridge is not None:
            made.append_text(crossing(bridge, width))
        else:
            made.append((WATER if wet else "─" if edges else " ") * width, WOAD if wet else EDGE)
    return made


def crossing(bridge: str, width: int) -> Text:
    """A bridge over water that flows between rows, with its name where that fits."""
    name = f" {bridge} " if len(bridge) + 4 <= width else ""
    left = (width - len(name) - 2) // 2
    right = width - len(name) - 2 - left
    sign = (BRIDGES[1], f"bold {OAK}")
    return Text.assemble((WATER * left, WOAD), sign, (name, OAK), sign, (WATER * right, WOAD))


def at(column: int, row: int) -> str:
    return f"{chr(ord('A') + column)}{row + 1}"
