"""Knight Tales by day: the market, the trophies, the quests, and what waits for the night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, acting, beside, clickable, edge_style, fit, framed, label, padded
from caliburn.cli.boards.knight_tales_marks import (
    FACTIONS,
    TYPES,
    chip,
    crests,
    lines_of,
    named,
    pick,
    text_of,
    type_of,
    wrapped,
)
from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, player_mark

IN_A_ROW = 3
ROMAN = ("", "I", "II", "III")


def day(scene: Scene, detail: int) -> Block:
    """All that is for sale and to be won; with `detail` 0 as little as can be, with 3 the texts of the cards."""
    lines = market(scene, detail)
    lines += beside([[padded(trophy(scene, entry), third(scene))] for entry in scene.table["trophies"]])
    if not detail:
        quests = [quest(scene, entry, brief=True) for entry in scene.table["quests"]]
        return lines + (wrapped(quests, scene.width) if quests else [])
    lines += [padded(quest(scene, entry), scene.width) for entry in scene.table["quests"]]
    return [*lines, night_ahead(scene)]


def third(scene: Scene) -> int:
    """The width of a spot."""
    return (scene.width - IN_A_ROW + 1) // IN_A_ROW


def market(scene: Scene, detail: int) -> Block:
    """Nine spots, three in a row."""
    spots = scene.table["market"]
    lines: Block = []
    for first in range(0, len(spots), IN_A_ROW):
        row = spots[first : first + IN_A_ROW]
        if detail > 1:
            lines += beside([tall_spot(scene, entry, third(scene), detail - 1) for entry in row])
        else:
            lines += beside([flat_spot(scene, entry, third(scene)) for entry in row])
    return lines


def flat_spot(scene: Scene, entry: Mapping[str, Any] | None, width: int) -> Block:
    """The price, the name on the colour of its type, and the type as far as there is room."""
    if entry is None or entry.get("back"):
        return [padded(Text("    ").append_text(sold(scene, entry)), width)]
    can_act = entry["handle"] in scene.handles
    price = priced(scene, entry)
    name = chip(named(scene, entry["id"]), TYPES[entry["type"]])
    line = padded(Text.assemble(price, " ", name, (f" {type_of(scene, entry)}", FADED)), width)
    return [clickable(line, entry["handle"]) if can_act else line]


def tall_spot(scene: Scene, entry: Mapping[str, Any] | None, width: int, texts: int) -> Block:
    """A card in a frame: price and name, type and valor, and some lines of its text."""
    if entry is None or entry.get("back"):
        return framed([sold(scene, entry), *[Text()] * texts], width, "#39404f")
    can_act = entry["handle"] in scene.handles
    name = chip(fit(named(scene, entry["id"]), width - 8), TYPES[entry["type"]])
    top = Text.assemble(priced(scene, entry), " ", name)
    sort = Text(f"{type_of(scene, entry)}{worth(scene, entry)}", style=FADED)
    text = lines_of(text_of(scene, entry["id"]), width - 2, texts)
    block = framed([sort, *text], width, edge_style(can_act), top)
    return [clickable(line, entry["handle"]) for line in block] if can_act else block


def priced(scene: Scene, entry: Mapping[str, Any]) -> Text:
    can_act = entry["handle"] in scene.handles
    return acting(f"{'▸' if can_act else ' '}{scene.say('cli-kt-brief-gold', count=entry['cost'])}", can_act)


def worth(scene: Scene, entry: Mapping[str, Any]) -> str:
    """Valor points, where anybody counts them."""
    if scene.view["mode"] != "competitive":
        return ""
    return f" · {scene.say('cli-kt-valor', count=entry['valor'])}"


def sold(scene: Scene, entry: Mapping[str, Any] | None) -> Text:
    """An empty spot, or one where a face-down card has followed a sold one."""
    if entry is None:
        return Text("–", style=FADED)
    if entry["sold_to"] is None:
        return Text(scene.say("cli-kt-face-down"), style=FADED)
    mark, colour = player_mark(entry["sold_to"])
    return Text.assemble((f"{scene.say('cli-kt-sold')} ", FADED), (mark, colour))


def trophy(scene: Scene, entry: Mapping[str, Any]) -> Text:
    """A trophy with its price in monsters, or whose it is."""
    name = pick(scene, chip(named(scene, entry["id"]), TYPES["trophy"], tight=True), entry["handle"])
    if entry["owner"] is not None:
        mark, colour = player_mark(entry["owner"])
        return Text.assemble(f" {named(scene, entry['id'])} ", (mark, colour))
    faction = scene.say(f"faction-{entry['faction']}-many")
    price = chip(scene.say("cli-kt-trophy-price", faction=faction), FACTIONS[entry["faction"]], tight=True)
    return name.append(" ").append_text(price)


def quest(scene: Scene, entry: Mapping[str, Any], *, brief: bool = False) -> Text:
    """A quest: its day, what it asks for, and what the next knights get for it."""
    left = entry["points"][len(entry["crests"]) :]
    points = "/".join(map(str, left)) if left else "–"
    day = ROMAN[entry["day"]]
    made = Text.assemble((f"{day if brief else day.rjust(3)} ", FADED), (named(scene, entry["id"]), f"bold {GOLD}"))
    worth = points if brief else scene.say("cli-kt-points", points=points)
    made.append(f" {worth}", f"bold {BRIGHT_GOLD}").append_text(crests(entry["crests"]))
    return made if brief else made.append(f"  {text_of(scene, entry['id'])}")


def night_ahead(scene: Scene) -> Text:
    """How many monsters come tonight, and what ending the night in a zone is worth."""
    card = scene.table["renown"][scene.table["round"] - 1]
    text = scene.say("cli-kt-tonight", champions=card["champions"], minions=card["minions"])
    if scene.view["mode"] == "competitive":
        zones = card["zones"]
        renown = scene.say("cli-kt-renown", green=zones["green"], yellow=zones["yellow"], red=zones["red"])
        text = f"{text} · {renown}"
    return padded(label(text), scene.width)
