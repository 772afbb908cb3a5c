"""The abbey of Knight Fall: nine tiles in three rows, each with its name in its edge and those who stand there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, clickable, fit, padded
from caliburn.cli.boards.knight_fall_marks import (
    BANK_NAMES,
    BANKS,
    FULL,
    HALO,
    PORTAL,
    SHORT,
    TINY,
    harm,
    unit_chip,
    wrapped,
)
from caliburn.cli.look import BRIGHT_GOLD, FADED, PARCHMENT

ROW = 3
EDGE = "#5b4a3a"
GAP = "░"
CORNERS = (("┌", "┬", "┐"), ("├", "┼", "┤"), ("├", "┼", "┤"), ("└", "┴", "┘"))
LEAST_EFFECT = 5  # columns below which the effect of a tile is left out
WIDE = 34  # columns of a tile from which characters have their whole names
LEAST_COLUMN = 16
MOST_SPARE = 3  # lines that a row of tiles has at least where there is room

CUT = TINY + 1

Tile = Mapping[str, Any]


def abbey(scene: Scene, room: int) -> Block:
    """The tiles in at most so many lines, as far as that goes: names are shortened before anybody is left out."""
    widths, detail = layout(scene, room)
    rows = filled(scene, widths, min(detail, TINY))
    return drawn(scene, rows, spread(heights(rows), room - len(rows) - 1), widths)


def detail_for(scene: Scene, room: int) -> int:
    """How much of a name there is room for in so many lines; `CUT` where not even the shortest fit."""
    return layout(scene, room)[1]


def layout(scene: Scene, room: int) -> tuple[list[int], int]:
    """The columns inside each tile of a row, and how much of a name there is room for; uneven ones at a pinch."""
    even = columns(scene.width)
    for detail in (FULL, SHORT, TINY) if even[0] >= WIDE else (SHORT, TINY):
        if is_enough(filled(scene, even, detail), room):
            return even, detail
    uneven = by_need(scene)
    return uneven, TINY if is_enough(filled(scene, uneven, TINY), room) else CUT


def is_enough(rows: Sequence[Sequence[Block]], room: int) -> bool:
    return sum(heights(rows)) + len(rows) + 1 <= room


def heights(rows: Sequence[Sequence[Block]]) -> list[int]:
    return [max(len(lines) for lines in row) for row in rows]


def filled(scene: Scene, widths: Sequence[int], detail: int) -> list[list[Block]]:
    """Those who stand on each tile, row by row."""
    return [[cell(scene, tile, width, detail) for tile, width in row] for row in in_rows(scene, widths)]


def columns(width: int) -> list[int]:
    """Columns of the same width."""
    inner = width - ROW - 1
    return [inner // ROW + (1 if place < inner % ROW else 0) for place in range(ROW)]


def by_need(scene: Scene) -> list[int]:
    """Columns as wide as the fullest tile in each needs to have all in a line; the widest give way to the others."""
    inner = scene.width - ROW - 1
    rows = filled(scene, [inner] * ROW, TINY)
    made = [max(LEAST_COLUMN, *(row[place][0].cell_len for row in rows)) for place in range(ROW)]
    while sum(made) != inner:
        step = 1 if sum(made) < inner else -1
        place = made.index(min(made) if step > 0 else max(made))
        made[place] += step
    return made


def in_rows(scene: Scene, widths: Sequence[int]) -> list[list[tuple[Tile | None, int]]]:
    tiles = scene.table["tiles"]
    return [list(zip(tiles[first : first + ROW], widths, strict=True)) for first in range(0, len(tiles), ROW)]


def spread(needed: Sequence[int], room: int) -> list[int]:
    """How many lines each row gets: what it needs as far as there is room, and some air where there is more."""
    made = list(needed)
    while sum(made) > max(room, len(made)) and max(made) > 1:
        made[made.index(max(made))] -= 1
    while sum(made) + len(made) <= room and min(made) < MOST_SPARE:
        made = [lines + 1 if lines < MOST_SPARE else lines for lines in made]
    return made


def cell(scene: Scene, tile: Tile | None, width: int, detail: int) -> Block:
    """Who stands on a tile, characters first."""
    if tile is None:
        return [Text()]
    coming = harm(scene)
    here = [unit for unit in scene.table["units"] if unit["tile"] == tile["id"]]
    return wrapped([unit_chip(scene, unit, detail, coming) for unit in here], width, gap=1)


def drawn(scene: Scene, rows: Sequence[Sequence[Block]], lines: Sequence[int], widths: Sequence[int]) -> Block:
    """Edges with names, and the lines between them."""
    made = []
    for number, (row, height) in enumerate(zip(rows, lines, strict=True)):
        tiles = scene.table["tiles"][number * ROW : (number + 1) * ROW]
        names = [head(scene, tile, width) for tile, width in zip(tiles, widths, strict=True)]
        made.append(edge(CORNERS[number], names))
        for line in range(height):
            parts = [content(block, line, height) for block in row]
            filled_in = [part if tile else gap(width) for tile, part, width in zip(tiles, parts, widths, strict=True)]
            made.append(between(filled_in, widths))
    bare = [Text("─" * width, style=EDGE) for width in widths]
    return [*made, edge(CORNERS[-1], bare)]


def gap(width: int) -> Text:
    """Where a board has no tile."""
    return Text(GAP * width, style=EDGE)


def tile_name(scene: Scene, tile: Tile) -> str:
    """A tile by the letter that its two sides share, and its name."""
    return f"{tile['id'][0]} {scene.say('tile-' + tile['id'])}"


def content(lines: Block, number: int, height: int) -> Text:
    """A line of a tile; the last one has all that is left, as far as it goes."""
    if number == height - 1 and len(lines) > height:
        return Text(" ").join(lines[number:])
    return lines[number] if number < len(lines) else Text()


def edge(corners: tuple[str, str, str], parts: Sequence[Text]) -> Text:
    left, middle, right = corners
    return Text.assemble((left, EDGE), Text(middle, style=EDGE).join(parts), (right, EDGE))


def between(parts: Sequence[Text], widths: Sequence[int]) -> Text:
    made = Text().append("│", EDGE)
    for part, width in zip(parts, widths, strict=True):
        made.append_text(padded(part, width)).append("│", EDGE)
    return made


def head(scene: Scene, tile: Tile | None, width: int) -> Text:
    """The upper edge of a tile: letter and name, what lies on it, and in a word what it does."""
    if tile is None:
        return Text("─" * width, style=EDGE)
    signs = (HALO if tile["halo"] else "") + (PORTAL if tile["portal"] else "")
    banks = shores(scene, tile)
    arrow = tile["handle"] in scene.handles
    room = width - len(signs) - banks.cell_len - int(arrow) - bool(signs) - 1
    name = fit(tile_name(scene, tile), room)
    made = Text(f"▸{name}" if arrow else name, style=f"bold {BRIGHT_GOLD if arrow else PARCHMENT}")
    if arrow:
        made = clickable(made, tile["handle"])
    made = Text.assemble(made, (f" {signs}" if signs else "", f"bold {BRIGHT_GOLD}"), banks)
    left = width - made.cell_len - 1
    told = effect(scene, tile)
    if told and left > LEAST_EFFECT:
        made.append(fit(f" {told}", left), f"italic {FADED}")
    return made.append("─" * (width - made.cell_len), EDGE)


def shores(scene: Scene, tile: Tile) -> Text:
    """The banks of a tile with water, where one of them is to be chosen."""
    made = Text()
    for bank, sign in BANKS.items():
        handle = f"{tile['handle']}-{BANK_NAMES[bank]}"
        if handle in scene.handles:
            made.append(" ").append_text(clickable(Text(f"▸{sign}", style=f"bold {BRIGHT_GOLD}"), handle))
    return made


def effect(scene: Scene, tile: Tile) -> str:
    """What a tile does in a word or two, where the players use that."""
    if tile["effect"] in (None, "none"):
        return ""
    return scene.say(f"cli-kf-effect-{tile['effect']}")
