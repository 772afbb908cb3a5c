"""The environs of Merlin: rows of six tiles that lie between two frames, in full or as a small map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, clickable, padded
from caliburn.cli.boards.merlin_marks import (
    CASTLE,
    GROUNDS,
    HUT,
    TERRAINS,
    TOWER,
    TREASURE,
    WARNING,
    chip,
    code,
    emblem,
    letter,
    mark,
    thing,
)
from caliburn.cli.look import BRIGHT_GOLD, FADED

SMALL_TILE = 4
LEAST_TILE = 8
MOST_TILE = 14


def environs(scene: Scene) -> Block:
    """Rows of tiles between the marks of both frames, each tile with its number; uneven rows are set in."""
    shown = scene.table["environs"]
    columns = shown["columns"]
    wide = min(max((scene.width - 4) * 2 // (2 * columns + 1), LEAST_TILE), MOST_TILE)
    made = [frame(scene, shown["frames"][0], wide)]
    for row in range(shown["rows"]):
        tiles = shown["tiles"][row * columns : (row + 1) * columns]
        line = Text(" " * (wide // 2 * (row % 2)))
        for tile in tiles:
            line.append_text(padded(full_tile(scene, tile), wide - 1)).append(" ")
        made.append(line)
    return [*made, frame(scene, shown["frames"][1], wide)]


def frame(scene: Scene, marks: Sequence[str], wide: int) -> Text:
    """Two marks above or below each tile of the outer rows."""
    made = Text()
    for number, colour in enumerate(marks):
        room = wide // 2 if number % 2 == 0 else wide - wide // 2
        made.append_text(chip(code(scene, colour), GROUNDS[colour])).append(" " * (room - 2))
    return made


def full_tile(scene: Scene, tile: Mapping[str, Any]) -> Text:
    """Number, terrain, tower or treasure, manor and what lies with it."""
    number = tile["handle"].removeprefix("tile-")
    can_act = tile["handle"] in scene.handles
    made = Text(f"▸{number}" if can_act else number, style=f"bold {BRIGHT_GOLD}" if can_act else FADED)
    made.append_text(chip(letter(scene, tile["terrain"]), TERRAINS[tile["terrain"]], tight=True))
    made.append_text(on_it(scene, tile)).append_text(treasure(scene, tile))
    return clickable(made, tile["handle"]) if can_act else made


def on_it(scene: Scene, tile: Mapping[str, Any]) -> Text:
    """Tower, manor, castle and hut."""
    made = Text(TOWER if tile["tower"] else "", style="bold")
    if tile["manor"] is not None:
        made.append_text(mark(tile["manor"]))
    if tile.get("castle"):
        made.append(CASTLE, "bold")
    if tile.get("hut"):
        made.append(HUT, f"bold {WARNING}")
    return made


def treasure(scene: Scene, tile: Mapping[str, Any]) -> Text:
    """A treasure in a few letters."""
    found = tile.get("treasure")
    if found is None or tile["manor"] is not None:
        return Text()
    what = scene.say(f"cli-merlin-treasure-{found['kind']}", points=found["points"])
    return Text(f"{TREASURE}{what}{''.join([letter(scene, kind) for kind in found['kinds']])}", style=FADED)


def small(scene: Scene) -> Block:
    """The environs in a small map: terrain, towers and manors."""
    shown = scene.table["environs"]
    columns = shown["columns"]
    made = []
    for row in range(shown["rows"] if shown["tiles"] else 0):
        line = Text("  " * (row % 2))
        for tile in shown["tiles"][row * columns : (row + 1) * columns]:
            one = chip(letter(scene, tile["terrain"]), TERRAINS[tile["terrain"]]).append_text(Text())
            one = Text.assemble(one, on_it(scene, tile))
            if not tile["tower"] and tile.get("treasure") and tile["manor"] is None:
                one.append(TREASURE, FADED)
            line.append_text(padded(one, SMALL_TILE))
        made.append(padded(line, columns * SMALL_TILE + 2))
    return made


def about_tile(scene: Scene, handle: str) -> str:
    """A tile in words: terrain, what it brings, the materials it can be built with, and who leads there."""
    shown = scene.table["environs"]
    tile = next(tile for tile in shown["tiles"] if tile["handle"] == handle)
    ground = shown["territories"][tile["territory"]]
    parts = [scene.say("cli-merlin-territory", terrain=scene.say(f"terrain-{tile['terrain']}"), count=ground["points"])]
    if ground["leaders"]:
        parts.append(scene.say("cli-merlin-leads", names=scene.words.join(names(scene, ground["leaders"]))))
    if tile["tower"]:
        parts.append(scene.say("cli-merlin-tower"))
    found = tile.get("treasure")
    if found is not None:
        kinds = [thing(scene, kind, None) for kind in found["kinds"]]
        parts.append(" ".join([scene.say(f"treasure-{found['kind']}"), *kinds]))
    colours = scene.words.join([emblem(scene, colour) for colour in tile["colours"]])
    parts.append(scene.say("cli-merlin-stones", colours=colours))
    return "; ".join(parts)


def names(scene: Scene, seats: Sequence[int]) -> list[str]:
    return [scene.people[seat] for seat in seats]
