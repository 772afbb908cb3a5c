"""Merlin in a few characters: principalities, items, vassals, dice and missions; always a colour and a letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Scene, clickable
from caliburn.cli.look import BRIGHT_GOLD, FADED, INK, PARCHMENT, player_mark

KINDS = ("shield", "flag", "material")
VASSALS = ("builder", "flag-bearer", "shield-bearer", "lady")
GROUNDS = {
    "black": ("#3f4350", PARCHMENT),
    "grey": ("#9aa0ab", INK),
    "blue": ("#2f65a8", PARCHMENT),
    "purple": ("#6b4191", PARCHMENT),
    "orange": ("#d9822b", INK),
    "brown": ("#80522a", PARCHMENT),
}
TERRAINS = {"mountain": ("#8d7458", PARCHMENT), "wood": ("#2f6b3d", PARCHMENT), "lake": ("#2f65a8", PARCHMENT)}
PLAIN = ("#39404f", PARCHMENT)
DICE = {
    "knight": ("#c9a227", INK),
    "merlin": ("#f2f2f2", INK),
    "arthur": ("#0b0d13", PARCHMENT),
    "morgana": ("#4b2a63", PARCHMENT),
}
WARNING = "#e0685c"
WITCH, TOWER, TREASURE, CASTLE, HUT = "☾", "♜", "✦", "⌂", "∆"
PICKED = f"bold underline {BRIGHT_GOLD}"


def named(scene: Scene, thing: str) -> str:
    return scene.say(f"card-{thing}")


def emblem(scene: Scene, colour: str) -> str:
    return scene.say(f"colour-{colour}")


def code(scene: Scene, colour: str) -> str:
    """Two letters for a principality."""
    return scene.say(f"cli-merlin-code-{colour}")


def letter(scene: Scene, what: str) -> str:
    """One letter for a kind of item, a vassal, a figure or a terrain."""
    return scene.say(f"cli-merlin-letter-{what}")


def chip(text: str, colours: tuple[str, str], *, tight: bool = True) -> Text:
    ground, ink = colours
    return Text(text if tight else f" {text} ", style=f"bold {ink} on {ground}")


def pick(scene: Scene, text: Text, handle: str) -> Text:
    """The text with a golden arrow where its thing can be acted on."""
    if handle not in scene.handles:
        return text
    return clickable(Text("▸", style=f"bold {BRIGHT_GOLD}").append_text(text), handle)


def underlined(scene: Scene, text: str, handle: str, style: str = "") -> Text:
    """A few characters that are golden and underlined where their thing can be acted on."""
    if handle not in scene.handles:
        return Text(text, style=style)
    return clickable(Text(text, style=PICKED), handle)


def mark(seat: int, count: int | str = "") -> Text:
    """The mark of a player, with how many."""
    sign, colour = player_mark(seat)
    return Text(f"{sign}{count}", style=f"bold {colour}")


def die(scene: Scene, kind: str, value: int, *, brief: bool = False) -> Text:
    """A die: its value on its colour; dice of Merlin and the others have a letter."""
    lead = "" if kind == "knight" else letter(scene, kind)
    return chip(f"{lead}{value}", DICE[kind], tight=brief)


def own_reach(scene: Scene) -> Sequence[Mapping[str, Any]]:
    """The viewer's dice with where each leads."""
    seat = scene.viewer
    reach: Sequence[Mapping[str, Any]] = [] if seat is None else scene.table["players"][seat]["reach"]
    return reach


def thing(scene: Scene, kind: str, colour: str | None) -> str:
    """An item, marker or vassal in up to three letters: what it is, and of which principality."""
    return letter(scene, kind) + (code(scene, colour) if colour is not None else scene.say("cli-merlin-code-any"))


def icon(scene: Scene, entry: Mapping[str, Any]) -> Text:
    """Something a mission asks for; in brackets where the viewer does not have it."""
    colours = GROUNDS[entry["colour"]] if entry["colour"] is not None else PLAIN
    text = thing(scene, entry["what"], entry["colour"])
    if entry["met"]:
        return chip(text, colours)
    return Text(f"({text})", style=FADED)


def for_seat(card: Mapping[str, Any], seat: int | None) -> Mapping[str, Any]:
    """A mission on display as one seat sees it; for somebody without a seat everything is still to be had."""
    icons = [{**entry, "met": seat is not None and entry["met"][seat]} for entry in card["icons"]]
    return {**card, "icons": icons, "missing": len(icons) if seat is None else card["missing"][seat]}


def mission(scene: Scene, card: Mapping[str, Any], *, name: bool = True) -> Text:
    """A mission: points, name and what it asks for; the vassal of the card where seals are put beside vassals."""
    own = scene.viewer is not None and "favor" in scene.table["players"][scene.viewer]
    vassal = f"·{letter(scene, card['vassal'])}" if own else ""
    ready = card["missing"] == 0
    lead = chip(f"{card['points']}{vassal}", ("#8c1c13", PARCHMENT))
    made = Text().append_text(lead).append(" ")
    if name:
        made.append(f"{named(scene, card['id'])} ", f"bold {BRIGHT_GOLD}" if ready else PARCHMENT)
    made.append_text(Text(" ").join([icon(scene, entry) for entry in card["icons"]]))
    return pick(scene, made.append(" ✓" if ready else "", f"bold {BRIGHT_GOLD}"), card["handle"])


def wrapped(parts: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Parts in lines of a width, none of them broken."""
    lines = [Text()]
    for part in parts:
        if lines[-1].cell_len and lines[-1].cell_len + gap + part.cell_len > width:
            lines.append(Text())
        if lines[-1].cell_len:
            lines[-1].append(" " * gap)
        lines[-1].append_text(part)
    return lines


def figure(scene: Scene, what: str, count: int) -> Text:
    """A number of apples, coins and the like; golden and underlined where one can use them."""
    handle = {"apples": "apples", "staffs": "staff", "coins": "coin"}.get(what, what)
    return underlined(scene, scene.say(f"cli-merlin-{what}", count=count), handle)
