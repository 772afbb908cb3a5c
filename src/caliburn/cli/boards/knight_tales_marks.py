"""Knight Tales in a few characters: dice, factions, types, zones, and what a thing is and does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

from caliburn.cli.boards.drawing import Scene, clickable, fit, padded
from caliburn.cli.look import BRIGHT_GOLD, FADED, INK, PARCHMENT, player_mark
from caliburn.games.knight_tales.components import table as components

FACES = {"blank": "·", "sword": "†", "double-sword": "‡", "shield": "▼", "faith": "✚", "doom": "☠"}
SWORD, SHIELD, DOOM, HEALTH = FACES["sword"], FACES["shield"], FACES["doom"], "♥"
BLACK_DIE, RED_DIE = "▫", "▪"
CHAMPION = "*"
RED = "#e0685c"
DICE = {"knight": ("#2f65a8", PARCHMENT), "black": ("#4a4f5c", PARCHMENT), "red": ("#a3271d", PARCHMENT)}
FACTIONS = {"orc": ("#2f6b3d", PARCHMENT), "undead": ("#34518f", PARCHMENT), "beast": ("#80522a", PARCHMENT)}
TYPES = {
    "weapon": ("#8c1c13", PARCHMENT),
    "armor": ("#2f5590", PARCHMENT),
    "character": ("#80522a", PARCHMENT),
    "animal": ("#2f6b3d", PARCHMENT),
    "trinket": ("#6b4191", PARCHMENT),
    "relic": ("#c9a227", INK),
    "trophy": ("#4a2622", PARCHMENT),
}
CONSOLE = Console(width=200)
PLAIN = ("#39404f", PARCHMENT)
ZONES = {"green": "#3f7a44", "yellow": "#b58a1c", "red": "#9c2a20"}
WRATH_GROUND = "#2b4a80"

MONSTERS = {entry["id"]: kind for kind in ("minion", "champion", "boss") for entry in components(kind)}
FACTION_OF = {entry["id"]: entry["faction"] for kind in ("minion", "champion", "boss") for entry in components(kind)}
CARDS = {
    entry["id"]: {"type": kind, **entry}
    for kind in ("market", "trophy", "longsword", "ability", "villager", "coop")
    for entry in components(kind)
}


def named(scene: Scene, thing: str) -> str:
    return scene.say(f"card-{thing}")


def text_of(scene: Scene, thing: str) -> str:
    """What a thing does."""
    return scene.say(f"card-{thing}-about")


def type_of(scene: Scene, entry: Mapping[str, Any]) -> str:
    return scene.say(f"type-{entry['type']}")


def chip(text: str, colours: tuple[str, str], *, spent: bool = False, tight: bool = False) -> Text:
    """A name on its colour; a spent card is struck out."""
    ground, ink = colours
    return Text(text if tight else f" {text} ", style=f"{FADED} strike" if spent else f"bold {ink} on {ground}")


def pick(scene: Scene, text: Text, handle: str) -> Text:
    """The text with a golden arrow where its thing can be acted on, else with a space."""
    if handle not in scene.handles:
        return Text(" ").append_text(text)
    return clickable(Text("▸", style=f"bold {BRIGHT_GOLD}").append_text(text), handle)


def card_chip(scene: Scene, card: str, *, spent: bool = False) -> Text:
    colours = TYPES.get(CARDS[card]["type"], PLAIN)
    return pick(scene, chip(named(scene, card), colours, spent=spent, tight=not scene.roomy), card)


def monster_chip(monster: str, name: str, width: int = 0, *, tight: bool = False) -> Text:
    """A monster's name on the colour of its faction; champions have a star."""
    whole = f"{CHAMPION if MONSTERS[monster] == 'champion' else ''}{name}"
    return chip(fit(whole, width - 2) if width else whole, FACTIONS[FACTION_OF[monster]], tight=tight)


def die(scene: Scene, colour: str, face: str, *, gone: bool = False) -> Text:
    """A rolled die: its face as a sign on its colour, then in words."""
    ground, ink = DICE[colour]
    name = scene.say(f"face-{face}")
    if gone:
        return Text(f" {FACES[face]} {name}", style=f"{FADED} strike")
    return Text.assemble((f" {FACES[face]} ", f"bold {ink} on {ground}"), f" {name}")


def strength(fighter: Mapping[str, Any]) -> Text:
    """What a monster fights with now: dice, swords and shields."""
    made = Text(BLACK_DIE * fighter["black"]).append(RED_DIE * fighter["red"], RED)
    for what, sign in (("sword", SWORD), ("shield", SHIELD)):
        if fighter[what]:
            made.append(f" {fighter[what]}{sign}", "bold")
    return made


def health(fighter: Mapping[str, Any], *, brief: bool = False) -> Text:
    """Health that is left, of what is printed and on tokens; the crests on it, the first first."""
    extra = fighter["tokens"]["health"]
    made = Text(f"{HEALTH}{fighter['health'] + extra}", style="bold")
    if brief:
        return made
    return made.append(f"/{fighter['printed'] + extra}", f"not bold {FADED}").append_text(crests(fighter["crests"]))


def crests(seats: list[int]) -> Text:
    made = Text(" " if seats else "")
    for seat in seats:
        mark, colour = player_mark(seat)
        made.append(mark, colour)
    return made


def on_the_field(scene: Scene) -> Iterator[Mapping[str, Any]]:
    """The boss and all monsters of the battlefield."""
    if scene.table["boss"] is not None:
        yield scene.table["boss"]
    for lane in scene.table["lanes"]:
        yield from lane


def thing_of(scene: Scene, handle: str) -> str | None:
    """The card that a handle stands for; None where its viewer does not know it."""
    if handle == "doom":
        return scene.table["boss"]["tactic"] if scene.table["boss"] is not None else None
    if handle == "boss" or handle.startswith("monster-"):
        return next((one["id"] for one in on_the_field(scene) if one["handle"] == handle), None)
    return handle


def about(scene: Scene, thing: str) -> Text | None:
    """A card, monster, knight, quest or tactic in words: what it is and what it does."""
    if not scene.words.has(f"card-{thing}-about"):
        return None
    sort = ""
    if thing in CARDS:
        card = CARDS[thing]
        parts = [type_of(scene, card)] if card["type"] in TYPES else []
        parts = [*parts, scene.say(f"icon-{card['icon']}")] if scene.roomy else []
        if "valor" in card and scene.view["mode"] == "competitive":
            parts.append(scene.say("cli-kt-valor", count=card["valor"]))
        sort = ", ".join(parts)
    elif thing in MONSTERS and scene.roomy:
        sort = ", ".join([scene.say(f"faction-{FACTION_OF[thing]}"), scene.say(f"class-{MONSTERS[thing]}")])
    lead = f"{named(scene, thing)} ({sort}): " if sort else f"{named(scene, thing)}: "
    return Text.assemble((lead, f"bold {PARCHMENT}"), text_of(scene, thing))


def lines_of(text: str, width: int, count: int) -> list[Text]:
    """A text in so many lines, the rest of it left out."""
    if not count:
        return []
    found = [line.plain.rstrip() for line in Text(text).wrap(CONSOLE, width)]
    kept = [*found[: count - 1], fit(" ".join(found[count - 1 :]), width)]
    return [Text(line) for line in [*kept, *[""] * count][:count]]


def at_most(lines: list[Text], count: int, width: int) -> list[Text]:
    """Lines of which those beyond a number are put on the last one, as far as it goes."""
    if len(lines) <= count:
        return lines
    return [*lines[: count - 1], padded(Text(" ").join(lines[count - 1 :]), width)]


def wrapped(parts: list[Text], width: int, gap: int = 1) -> list[Text]:
    """Parts in lines of a width, none of them broken."""
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + gap + part.cell_len > width:
            lines.append(Text())
        if lines[-1].cell_len:
            lines[-1].append(" " * gap)
        lines[-1].append_text(part)
    return lines
