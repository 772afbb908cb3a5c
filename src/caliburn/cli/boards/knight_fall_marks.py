"""Knight Fall in a few characters: units with their health, symbols, signs; a colour never stands alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Scene, clickable, fit
from caliburn.cli.look import BRIGHT_GOLD, FADED, PARCHMENT, player_mark
from caliburn.games.knight_fall.components import table as components
from caliburn.kernel.text import Message

HEART, DAMAGE, HALO, PORTAL, UNLED, DOOR = "♥", "!", "☼", "◎", "☠", "⌂"
BANKS = {1: "↑", 2: "↓"}  # north and south of the water
BANK_NAMES = {1: "north", 2: "south"}
SEALED, CURSED, ICE = "§", "×", "*"
WARNING = "#e0685c"
SIDES = {"demons": "#e0685c", "knights": "#8fb8e8"}
KINDS = ("elder", "imp", "crawler", "stone-golem", "ice-golem", "slag-golem")
FULL, SHORT, TINY = 0, 1, 2  # how much of a name there is room for
TINY_NAME = 3


def named(scene: Scene, unit: str) -> str:
    """A unit by its name, those that are alike with their number."""
    kind, _, number = unit.rpartition("-")
    if number.isdigit():
        return scene.words.say(Message(f"unit-{kind}-first", {"number": int(number)}))
    return scene.say(f"card-{unit}")


def card_name(scene: Scene, card: str) -> str:
    return scene.say(f"card-{card}")


def text_of(scene: Scene, message: str) -> str:
    """What a card, power, magic ability or tile does; nothing where nothing is told of it."""
    about = f"{message}-about"
    return scene.say(about) if scene.words.has(about) else ""


def short(scene: Scene, character: str, detail: int) -> str:
    """The name of a character as far as there is room for it."""
    if detail == FULL:
        return scene.say(f"card-{character}")
    name = scene.say(f"cli-kf-short-{character}")
    return name if detail == SHORT else fit(name.replace(" ", ""), TINY_NAME + 1).rstrip("…")[:TINY_NAME]


def letter(scene: Scene, kind: str) -> str:
    """One letter or two for a kind of unit."""
    return scene.say(f"cli-kf-letter-{kind}")


@cache
def symbols() -> Mapping[str, Sequence[str]]:
    """The two symbols of each power card."""
    return {entry["id"]: entry["symbols"] for kind in ("knight-card", "demon-card") for entry in components(kind)}


def symbol_words(scene: Scene, card: str, *, brief: bool = False) -> str:
    """The symbols of a power card; of two that are the same only one, with how many."""
    stem, gap = ("cli-kf-symbol-", "+") if brief else ("action-", " + ")
    return joined(scene, symbols()[card], stem, gap)


def joined(scene: Scene, names: Sequence[str], stem: str = "action-", gap: str = " + ") -> str:
    """Symbols in words."""
    counts = {name: list(names).count(name) for name in names}
    told = [(f"{count} " if count > 1 else "") + scene.say(f"{stem}{name}") for name, count in counts.items()]
    return gap.join(told)


# -- picking ---------------------------------------------------------------------------------------------------


def pick(scene: Scene, text: Text, handle: str) -> Text:
    """The text with a golden arrow where its thing can be acted on."""
    if handle not in scene.handles:
        return text
    return clickable(Text("▸", style=f"bold {BRIGHT_GOLD}").append_text(text), handle)


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


# -- people and units ------------------------------------------------------------------------------------------


def leader(scene: Scene, place: Mapping[str, Any]) -> Text:
    """The mark of who leads a character; demons that cards lead have one of their own."""
    if place["seat"] is None:
        return Text(UNLED, style=f"bold {WARNING}")
    mark, colour = player_mark(place["seat"])
    return Text(mark, style=f"bold {colour}")


def tint(place: Mapping[str, Any]) -> str:
    """The colour of who leads a character."""
    return WARNING if place["seat"] is None else player_mark(place["seat"])[1]


def strength(place: Mapping[str, Any], *, full: bool = False) -> str:
    """Health, defense and ice of a character in figures: `♥6+1*2`, or with what they can be at most."""
    if full:
        made = [f"{HEART}{place['health']}/{place['most_health']}"]
        made += [f"+{place['defense']}/{place['most_defense']}"] if place["most_defense"] else []
        made += [f"{ICE}{place['ice']}/{place['most_ice']}"] if place["ice"] is not None else []
        return " ".join(made) + signs(place)
    defense = f"+{place['defense']}" if place["most_defense"] else ""
    ice = f"{ICE}{place['ice']}" if place["ice"] is not None else ""
    return f"{HEART}{place['health']}{defense}{ice}{signs(place)}"


def signs(place: Mapping[str, Any]) -> str:
    """Whether a seal or mark lies before a character, and whether it cannot use its defense."""
    return (SEALED if place["seal"] is not None else "") + (CURSED if place["cursed"] else "")


def harm(scene: Scene) -> dict[str, int]:
    """The damage that is on its way to each unit, less what is blocked."""
    attack = scene.table["attack"]
    found: dict[str, int] = {}
    for packet in attack["packets"] if attack is not None else ():
        found[packet["hits"]] = found.get(packet["hits"], 0) + max(packet["damage"] - packet["blocked"], 0)
    return found


def unit_chip(scene: Scene, unit: Mapping[str, Any], detail: int, coming: Mapping[str, int]) -> Text:
    """A unit on its tile: a character by its name in the colour of its leader, all others by a letter and a number."""
    bank = BANKS.get(unit["bank"], "")
    if unit["place"] is not None:
        place = scene.table["places"][unit["place"]]
        active = scene.table["active"] == unit["place"]
        name = Text().append_text(leader(scene, place)).append(short(scene, unit["name"], detail))
        name.append(strength(place) + bank)
        made = Text.assemble("[", name, "]") if active else name
        made.stylize(f"bold {tint(place)}")
    else:
        number = unit["name"].rpartition("-")[2]
        colour = PARCHMENT if unit["kind"] == "elder" else SIDES[unit["side"]]
        made = Text(f"{letter(scene, unit['kind'])}{number}{HEART}{unit['health']}{bank}", style=colour)
    if unit["name"] in coming:
        made.append(f"{DAMAGE}{coming[unit['name']]}", f"bold {WARNING}")
    return pick(scene, made, unit["name"])


def place_name(scene: Scene, place: Mapping[str, Any], detail: int) -> str:
    """Who is in a place of the turn order; a dash while nobody is chosen."""
    return "–" if place["character"] is None else short(scene, place["character"], detail)


def faded(text: str) -> Text:
    return Text(text, style=FADED)
