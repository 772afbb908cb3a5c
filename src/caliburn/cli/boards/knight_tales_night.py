"""Knight Tales by night: the boss with its doom, and three lanes of monsters before the walls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, beside, clickable, fit, label, padded
from caliburn.cli.boards.knight_tales_marks import (
    CONSOLE,
    DOOM,
    RED,
    health,
    lines_of,
    monster_chip,
    named,
    pick,
    strength,
    text_of,
)
from caliburn.cli.look import BRIGHT_GOLD, FADED, OAK, PARCHMENT

LANES, RANKS, FOREST = 3, 3, 4
MARGIN = 2  # the number of a rank
WALLS = (("part-barricade", "╳╳╳"), ("part-palisade", "║║║"), ("part-palisade", "║║║"))


def night(scene: Scene, detail: int) -> Block:
    """The boss, the lanes and the walls; with `detail` 0 the boss alone, with 3 and 4 also the texts of monsters."""
    lines = boss(scene, detail)
    for rank in range(RANKS if detail else 0, 0, -1):
        lines += row(scene, rank, detail)
    return [*lines, walls(scene)] if detail > 1 and scene.roomy else lines


def lane_matters(scene: Scene) -> bool:
    """Whether there is something to choose on the battlefield."""
    return any(handle.startswith(("monster-", "lane-", "boss")) for handle in scene.handles)


# -- the boss --------------------------------------------------------------------------------------------------


def boss(scene: Scene, detail: int) -> Block:
    """Name, place, health, dice and doom; and the tactic that comes next."""
    shown = scene.table["boss"]
    if shown is None:
        met = bool(scene.table["bosses_met"])
        return [label(scene.say("cli-kt-boss-gone"))] if met else []
    name = pick(scene, monster_chip(shown["id"], named(scene, shown["id"])), "boss")
    place = scene.say("cli-kt-forest") if shown["rank"] == FOREST else scene.say(f"rank-{shown['rank']}")
    head = Text.assemble(name, (f" {place} ", FADED), health(shown), " ", strength(shown), "  ", doom(scene, shown))
    return [padded(head, scene.width), *tactic(scene, shown, detail)]


def doom(scene: Scene, shown: Mapping[str, Any]) -> Text:
    """The ten levels of doom: skulls trigger a tactic, the bracket is where the token stands."""
    made = pick(scene, Text(f"{scene.say('cli-kt-doom')} ", style=FADED), "doom")
    for number, column in enumerate(shown["columns"], 1):
        sign = DOOM if column["symbol"] else "·" if not scene.roomy else str(number)
        if number == shown["column"]:
            made.append(f"[{number}]", f"bold {BRIGHT_GOLD}")
        else:
            made.append(f" {sign}" if scene.roomy else sign, RED if column["symbol"] else FADED)
    return made


def tactic(scene: Scene, shown: Mapping[str, Any], detail: int) -> Block:
    """The open tactic with what it does: the rest is told by the help where there is no room."""
    if shown["tactic"] is None or not detail:
        return []
    lead = Text.assemble(
        label(f"  {scene.say('cli-kt-tactic')}:"), (named(scene, shown["tactic"]), f"bold {PARCHMENT}")
    )
    whole = lead.append(f". {text_of(scene, shown['tactic'])}", FADED)
    if not scene.roomy:
        return [padded(whole, scene.width)]
    return [padded(line, scene.width) for line in whole.wrap(CONSOLE, scene.width)]


# -- the lanes -------------------------------------------------------------------------------------------------


def row(scene: Scene, rank: int, detail: int) -> Block:
    """A rank, with the boss across it where it stands there."""
    shown = scene.table["boss"]
    if shown is not None and shown["rank"] == rank:
        name = monster_chip(shown["id"], named(scene, shown["id"])).plain
        bar = Text(name.center(scene.width - MARGIN, "═"), style=f"bold {RED}")
        bar = clickable(bar, "boss") if "boss" in scene.handles else bar
        return [Text(f"{rank} ", style=FADED).append_text(bar)]
    width = (scene.width - MARGIN - LANES + 1) // LANES
    standing = [lane[rank - 1] if len(lane) >= rank else None for lane in scene.table["lanes"]]
    if not any(standing):
        return []
    blocks = [cell(scene, monster, width, detail) for monster in standing]
    height = max(len(block) for block in blocks)
    number = [Text(f"{rank} ", style=f"bold {OAK}"), *[Text(" " * MARGIN)] * (height - 1)]
    return beside([number, *(filled(block, width) for block in blocks)], gap=0)


def filled(block: Block, width: int) -> Block:
    return [padded(line, width + 1) for line in (block or [Text()])]


def cell(scene: Scene, monster: Mapping[str, Any] | None, width: int, detail: int) -> Block:
    """A monster: its name; health, dice, swords and shields; and, where there is room, its text."""
    if monster is None:
        return []
    if not monster["revealed"] or "health" not in monster:
        return [pick(scene, face_down(scene, monster, width), monster["handle"])]
    name = named(scene, monster["id"])
    figures = Text.assemble(health(monster), " ", strength(monster))
    if detail < 2:
        brief = Text.assemble(" ", health(monster, brief=True), " ", strength(monster))
        lines = [Text.assemble(monster_chip(monster["id"], name, width - 2 - brief.cell_len), brief)]
    else:
        lines = [monster_chip(monster["id"], name, width), Text(" ").append_text(figures)]
    for line in lines_of(text_of(scene, monster["id"]), width - 3, max(detail - 2, 0)):
        lines.append(Text(f" {line.plain}", style=FADED))
    attack = scene.table["attack"]
    if attack is not None and attack["target"] == monster["handle"]:
        lines[0] = Text.assemble(lines[0], ("◂", f"bold {RED}"))
    first = pick(scene, padded(lines[0], width - 1), monster["handle"])
    rest = [Text(" ").append_text(padded(line, width - 1)) for line in lines[1:]]
    can_act = monster["handle"] in scene.handles
    return [first, *(clickable(line, monster["handle"]) if can_act else line for line in rest)]


def face_down(scene: Scene, monster: Mapping[str, Any], width: int) -> Text:
    """A face-down monster, with its name for whoever has looked at it."""
    if monster["id"] is None:
        return Text(fit(f"░░ {scene.say('cli-kt-face-down')}", width - 1), style=FADED)
    name = named(scene, monster["id"])
    if monster["revealed"]:
        return monster_chip(monster["id"], name, width - 1)
    return Text(fit(f"░░ ({name})", width - 1), style=f"italic {FADED}")


def walls(scene: Scene) -> Text:
    """What stands before the village in each lane."""
    width = (scene.width - MARGIN - LANES + 1) // LANES
    made = Text(" " * MARGIN)
    for number, standing in enumerate(scene.table["walls"], 1):
        signs = " ".join(sign for _, sign in WALLS[len(WALLS) - standing :]) if standing else ""
        empty = scene.say("cli-kt-no-wall")
        line = Text(signs or empty, style=f"bold {OAK}" if signs else RED)
        made.append_text(padded(pick(scene, line, f"lane-{number}"), width + 1))
    return made
