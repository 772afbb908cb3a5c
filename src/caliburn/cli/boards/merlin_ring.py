"""Merlin's round table: six sectors side by side, each a principality and the three spaces clockwise behind it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, beside, clickable, fit, padded
from caliburn.cli.boards.merlin_marks import (
    DICE,
    GROUNDS,
    KINDS,
    PLAIN,
    VASSALS,
    WARNING,
    WITCH,
    chip,
    code,
    die,
    emblem,
    letter,
    mark,
    own_reach,
    pick,
    underlined,
    wrapped,
)
from caliburn.cli.look import BRIGHT_GOLD, FADED, PARCHMENT

SECTORS, IN_SECTOR = 6, 4
LEAST_NAME = 4
TALL = 28  # lines of the screen from which everything is in a principality
FIGURES = 3  # columns that names in full leave free
WIDE = 22  # columns of a sector from which spaces have long names


def ring(scene: Scene, *, brief: bool = False) -> Block:
    """The 24 spaces under the six principalities, in brief without what is in those; who stands where, and the dice."""
    width = scene.width // SECTORS
    standing, leading = figures(scene), dice(scene)
    blocks = []
    for number, place in enumerate(scene.table["principalities"]):
        spaces = scene.table["spaces"][number * IN_SECTOR : (number + 1) * IN_SECTOR]
        lines = [head(scene, place, width, standing, leading), *([] if brief else land(scene, place, width))]
        blocks.append((lines, [cell(scene, space, width, standing, leading) for space in spaces[1:]]))
    tallest = max(len(lines) for lines, _ in blocks)
    filled = [[*lines, *[Text()] * (tallest - len(lines)), *spaces] for lines, spaces in blocks]
    return beside([[padded(line, width) for line in block] for block in filled], gap=0)


def figures(scene: Scene) -> Mapping[str, list[Text]]:
    """Who stands on which space."""
    found: defaultdict[str, list[Text]] = defaultdict(list)
    for seat, shown in enumerate(scene.table["players"]):
        if shown["knight"] is not None:
            knight = f"knight-{seat}"
            one = mark(seat)
            if knight in scene.handles:
                one = clickable(one, knight)
                one.stylize(f"underline {BRIGHT_GOLD}")
            found[shown["knight"]].append(one)
    found[scene.table["merlin"]].append(chip(letter(scene, "merlin"), DICE["merlin"]))
    if "arthur" in scene.table:
        found[scene.table["arthur"]["space"]].append(chip(letter(scene, "arthur"), DICE["arthur"]))
    return found


def dice(scene: Scene) -> Mapping[str, list[Text]]:
    """Which of the viewer's dice lead to which space; those that go there only by a flag are faded."""
    found: defaultdict[str, list[Text]] = defaultdict(list)
    for one in own_reach(scene):
        for way in one["to"]:
            lead = die(scene, one["die"], one["value"], brief=True)
            if way["flag"]:
                lead = Text(lead.plain, style=f"italic {FADED}")
            if lead.plain not in [other.plain for other in found[way["space"]]]:
                found[way["space"]].append(lead)
    return found


def brief_space(scene: Scene, space: Mapping[str, Any]) -> str:
    """A space in a word."""
    kind = space["kind"] if space["what"] is None else f"{space['kind']}-{space['what']}"
    return scene.say(f"cli-merlin-space-{kind}")


def full_space(scene: Scene, space: Mapping[str, Any]) -> str:
    kind = space["kind"] if space["what"] is None else f"{space['kind']}-{space['what']}"
    return scene.say(f"space-{kind}")


def here(space: str, standing: Mapping[str, list[Text]], leading: Mapping[str, list[Text]]) -> Text:
    """What stands beside the name of a space: dice that lead there, then figures."""
    made = Text()
    for group in (leading.get(space), standing.get(space)):
        if group:
            made.append(" ").append_text(Text("").join(group))
    return made


def with_name(scene: Scene, name: str, full: str, handle: str, beside_it: Text, width: int, style: str) -> Text:
    """A space: its name, in full where there is room, and what is there."""
    arrow = handle in scene.handles
    room = width - 1 - beside_it.cell_len - int(arrow)
    in_full = len(full) <= room and len(full) <= width - FIGURES
    shown = full if in_full else fit(name, max(room, LEAST_NAME))
    made = Text.assemble((shown, f"bold {BRIGHT_GOLD}" if arrow else style), beside_it)
    return pick(scene, made, handle)


def cell(scene: Scene, space: Mapping[str, Any], width: int, standing: Mapping[str, list[Text]], leading: Any) -> Text:
    beside_it = here(space["handle"], standing, leading)
    style = PARCHMENT if beside_it.plain else FADED
    name = brief_space(scene, space)
    full = full_space(scene, space) if space["what"] is None or width >= WIDE else name
    return with_name(scene, name, full, space["handle"], beside_it, width, style)


# -- principalities --------------------------------------------------------------------------------------------


def head(scene: Scene, place: Mapping[str, Any], width: int, standing: Mapping[str, list[Text]], leading: Any) -> Text:
    """The name of a principality on its colour; Morgana and the figures on its space."""
    beside_it = here(place["space"], standing, leading)
    if place.get("morgana"):
        beside_it = Text.assemble((WITCH, f"bold {WARNING}"), beside_it)
    name = emblem(scene, place["colour"])
    if "district" in place:
        district = f"cli-merlin-district-{place['district']}"
        name = f"{code(scene, place['colour'])} {scene.say(district)}"
    handles = [handle for handle in (place["handle"], place["space"]) if handle in scene.handles]
    room = width - 1 - beside_it.cell_len - len(handles)
    made = chip(fit(name, max(room, LEAST_NAME)), GROUNDS[place["colour"]]).append_text(Text())
    made = Text.assemble(made, beside_it)
    return pick(scene, made, handles[0]) if handles else made


def land(scene: Scene, place: Mapping[str, Any], width: int) -> Block:
    """Stock and vassals in a line, influence and the rest in the next."""
    goods = Text(" ").append_text(stock(scene, place)).append(" ").append_text(vassals(scene, place))
    rest = [*influence(scene, place), *others(scene, place)]
    return [goods, *(Text(" ").append_text(line) for line in wrapped(rest, width - 2, gap=1))]


def stock(scene: Scene, place: Mapping[str, Any]) -> Text:
    """What is left to take: of each kind, or in Caerleon of the district's kind in each colour."""
    made = Text()
    if "district" not in place:
        for kind in KINDS:
            count = place["stock"][kind]
            text, handle = f"{letter(scene, kind)}{count}", f"stock-{kind}-{place['colour']}"
            made.append_text(underlined(scene, text, handle, "" if count else FADED))
        return made
    if not place["stock"]:
        return made.append(" " * 7)
    made.append(letter(scene, place["kind"]))
    for colour, count in place["stock"].items():
        handle = f"stock-{place['kind']}-{colour}"
        digit = chip(str(count), GROUNDS[colour])
        if handle in scene.handles:
            digit = clickable(digit, handle)
            digit.stylize("underline")
        made.append_text(digit)
    return made


def vassals(scene: Scene, place: Mapping[str, Any]) -> Text:
    """Four places for vassals: the mark of whose is there, else the letter of the vassal."""
    made = Text()
    for vassal in VASSALS:
        seat = place["vassals"][vassal]
        made.append_text(mark(seat) if seat is not None else Text(letter(scene, vassal), style=FADED))
    return made


def influence(scene: Scene, place: Mapping[str, Any]) -> list[Text]:
    """The markers of each player there; those on top of them that count for more."""
    made = []
    for seat, count in enumerate(place["influence"]):
        one = mark(seat, count)
        plus, dark = place.get("plus", [0] * (seat + 1))[seat], place.get("on_top", [0] * (seat + 1))[seat]
        one.append(f"+{plus}" if plus else "").append(f"{WITCH}{dark}" if dark else "", WARNING)
        if count or plus or dark:
            made.append(one)
    return made


def others(scene: Scene, place: Mapping[str, Any]) -> list[Text]:
    """Parts of modules in a principality."""
    made = []
    if place.get("dark"):
        made.append(Text(f"{WITCH}{place['dark']}", style=f"bold {WARNING}"))
    if place.get("kay") is not None:
        made.append(mark(place["kay"]["seat"], f"{letter(scene, 'kay')}{place['kay']['tiles']}"))
    if place.get("marshal"):
        made.append(Text(letter(scene, "marshal"), style=f"bold {BRIGHT_GOLD}"))
    if "decrees" in place and scene.height >= TALL:
        made.append(Text(f"§{place['decrees']}", style=FADED))
    return made


# -- the inner ring --------------------------------------------------------------------------------------------


def inner(scene: Scene) -> Block:
    """Arthur's ring in a row of words: who stands where, and where the own die leads."""
    standing, leading = figures(scene), dice(scene)
    parts = [chip(scene.say("cli-merlin-inner"), PLAIN)]
    for number, space in enumerate(scene.table["arthur"]["spaces"]):
        beside_it = here(space["handle"], standing, leading)
        arrow = space["handle"] in scene.handles
        style = f"bold {BRIGHT_GOLD}" if arrow else PARCHMENT if beside_it.plain else FADED
        name = Text.assemble((brief_space(scene, space), style), beside_it)
        parts.append(pick(scene, name, space["handle"]))
        if number < len(scene.table["arthur"]["spaces"]) - 1:
            parts[-1].append(" ›", FADED)
    return wrapped(parts, scene.width, gap=1)
