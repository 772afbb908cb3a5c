"""Parts of Merlin's table beside ring and environs: open missions, the next scoring, and what modules add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, label
from caliburn.cli.boards.merlin_environs import environs
from caliburn.cli.boards.merlin_marks import (
    GROUNDS,
    PLAIN,
    TERRAINS,
    chip,
    code,
    die,
    emblem,
    for_seat,
    letter,
    mark,
    mission,
    named,
    pick,
    thing,
    wrapped,
)
from caliburn.cli.boards.merlin_mine import ON_TILES, decree
from caliburn.cli.boards.merlin_ring import inner, ring
from caliburn.cli.look import FADED, PARCHMENT

PARTS = ("ring", "inner", "environs", "draft", "display", "kitchen", "picts", "market", "decrees", "forecast")
TOUCHED = {
    "ring": ("space-", "principality-", "stock-", "knight-"),
    "inner": ("inner-", "die-arthur"),
    "environs": ("tile-",),
    "draft": (),
    "display": ("missions",),
    "kitchen": ("cauldron-", "die-morgana", "poisoned", "horn", "pot-"),
    "picts": ("pict-",),
    "market": ("market-",),
    "decrees": ("decree-",),
    "forecast": (),
}  # what one can act on in a part
ASKED = {
    "environs": ON_TILES,
    "display": ("ask-draw", "ask-mission"),
    "kitchen": ("ask-kitchen",),
    "picts": ("ask-picts",),
    "decrees": ("ask-which-decree",),
}  # questions for which a part has to be seen


def parts_of(scene: Scene) -> dict[str, Block]:
    """All parts of the table that there are in this match, in the order in which they are drawn."""
    drawn = {
        "ring": ring, "inner": inner, "environs": environs, "draft": draft, "display": display, "kitchen": kitchen,
        "picts": picts, "market": market, "decrees": decrees, "forecast": forecast,
    }  # fmt: skip
    return {part: drawn[part](scene) for part in PARTS if is_there(scene, part)}


def is_there(scene: Scene, part: str) -> bool:
    """Whether a part is on the table."""
    table = scene.table
    if part == "draft":
        return bool(table["phase"] == "draft")
    there: dict[str, bool] = {
        "inner": "arthur" in table,
        "environs": bool(table["environs"]["tiles"]),
        "kitchen": "morgana" in table,
        "picts": "arthur" in table,
        "market": "market" in table,
        "decrees": bool(table.get("decrees")),
        "forecast": bool(table["environs"]["tiles"]),
    }
    return there.get(part, True)


def asked_for(scene: Scene, part: str) -> bool:
    """Whether the question at hand is about a part."""
    asked = [ask["prompt"] for ask in scene.view["asked"] if ask["seat"] == scene.viewer]
    return part == "draft" or any(prompt in ASKED.get(part, ()) for prompt in asked)


def wanted(scene: Scene, part: str) -> bool:
    """Whether one can act on something in a part now."""
    if part == "display" and any(card["handle"] in scene.handles for card in scene.table["missions"]["display"]):
        return True
    return any(handle.startswith(TOUCHED[part]) for handle in scene.handles) if TOUCHED[part] else False


def titled(scene: Scene, part: str) -> Text:
    return label(scene.say(f"cli-merlin-part-{part}"))


def display(scene: Scene) -> Block:
    """The open missions, and the deck."""
    shown = scene.table["missions"]
    cards = [mission(scene, for_seat(card, scene.viewer)) for card in shown["display"]]
    deck = pick(scene, Text(scene.say("cli-merlin-deck", count=shown["deck"]), style=FADED), "missions")
    return wrapped([titled(scene, "display"), *cards, deck], scene.width)


def forecast(scene: Scene) -> Block:
    """What the next scoring would bring to everybody if it were now."""
    parts = [titled(scene, "forecast")]
    for seat, shown in enumerate(scene.table["forecast"]):
        made = Text.assemble(mark(seat), (f"{shown['sum']:+d}", "bold"))
        if scene.roomy or seat == scene.viewer:
            told = [
                scene.say(f"cli-merlin-forecast-{what}", points=f"{points:+d}")
                for what, points in shown.items()
                if what != "sum" and points
            ]
            made.append(f" ({', '.join(told)})" if told else "", FADED)
        parts.append(made)
    return wrapped(parts, scene.width)


# -- modules ---------------------------------------------------------------------------------------------------


def draft(scene: Scene) -> Block:
    """The allies that are to be chosen from."""
    made = []
    for number, stack in enumerate(scene.table["allies"]["stacks"]):
        names = [pick(scene, Text(named(scene, ally), style=PARCHMENT), ally) for ally in stack]
        made += wrapped([label(scene.say("cli-merlin-stack", stack="AB"[number])), *names], scene.width)
    return made


def picts(scene: Scene) -> Block:
    """The open Picts: what they count and what they bring; the signet ring."""
    shown = scene.table["arthur"]
    parts = [titled(scene, "picts")]
    for one in shown["picts"]:
        made = Text.assemble((f"{one['value']} ", "bold"), pict(scene, one))
        parts.append(pick(scene, made, one["handle"]))
    parts.append(Text(scene.say("cli-merlin-deck", count=sum(shown["stacks"])), style=FADED))
    for seat, player in enumerate(scene.table["players"]):
        parts.append(mark(seat, f" {player['pict_total']}"))
    if shown["ring"] is not None:
        parts.append(Text(f"{scene.say('cli-merlin-ring')} ").append_text(mark(shown["ring"])))
    return wrapped(parts, scene.width)


def pict(scene: Scene, one: Mapping[str, Any]) -> Text:
    """What a Pict brings."""
    if one["bonus"] == "manor":
        return chip(f"{letter(scene, 'manor')}{letter(scene, one['at'])}", TERRAINS[one["at"]])
    return chip(thing(scene, one["bonus"], one["at"]), GROUNDS[one["at"]])


def kitchen(scene: Scene) -> Block:
    """The witch's dice and cauldrons with their effects; what is used this round is struck out."""
    shown = scene.table["morgana"]
    dice = Text(" ").join(
        [pick(scene, die(scene, "morgana", value), f"die-morgana-{value}") for value in shown["dice"]]
    )
    parts = [titled(scene, "kitchen"), dice]
    for pot in shown["cauldrons"]:
        effect = scene.say(f"effect-{pot['effect']}")
        text = scene.say("cli-merlin-cauldron", face=pot["face"], steps=pot["steps"], effect=effect)
        parts.append(pick(scene, Text(text, style=f"{FADED} strike" if pot["occupied"] else ""), pot["handle"]))
    at = scene.say("cli-merlin-morgana-at", colour=emblem(scene, shown["at"])) if shown["at"] is not None else ""
    parts.append(Text(at, style="bold"))
    parts.append(Text(scene.say("cli-merlin-left", poisoned=shown["poisoned"], huts=shown["huts"]), style=FADED))
    if shown["horn"] is not None:
        parts.append(Text(f"{scene.say('cli-merlin-horn')} ").append_text(mark(shown["horn"])))
    return wrapped([part for part in parts if part.plain], scene.width)


def market(scene: Scene) -> Block:
    """What the market has, by kind; what is sold is not there."""
    shown = scene.table["market"]
    parts = [titled(scene, "market")]
    for kind in ("shield", "material"):
        wares = []
        for colour, count in shown[kind].items():
            if count:
                text = code(scene, colour) + (f"×{count}" if count > 1 else "")
                wares.append(pick(scene, chip(text, GROUNDS[colour]), f"market-{kind}-{colour}"))
        parts.append(Text(f"{letter(scene, kind)} ").append_text(Text("").join(wares)))
    faces = [
        pick(scene, chip(face, PLAIN), f"market-laborer-{face}") for face, count in shown["laborer"].items() if count
    ]
    parts.append(label(scene.say("cli-merlin-laborers")).append_text(Text("").join(faces)))
    for what in ("plus", "remedy"):
        text = scene.say(f"cli-merlin-ware-{what}", count=shown[what])
        parts.append(pick(scene, Text(text), f"market-{what}"))
    return wrapped(parts, scene.width)


def decrees(scene: Scene) -> Block:
    """The stacks of decrees that the viewer has looked through."""
    parts = [titled(scene, "decrees")]
    for colour, stack in scene.table["decrees"].items():
        cards = Text(" ").join([decree(scene, one) for one in stack])
        parts.append(Text(f"{emblem(scene, colour)}: ").append_text(cards))
    return wrapped(parts, scene.width)
