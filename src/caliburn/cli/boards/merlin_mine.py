"""One's own castle board in Merlin: dice, supplies, items and traitors by principality, missions, parts of modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, beside, label, padded
from caliburn.cli.boards.merlin_environs import small
from caliburn.cli.boards.merlin_marks import (
    GROUNDS,
    KINDS,
    PLAIN,
    VASSALS,
    WARNING,
    chip,
    code,
    die,
    figure,
    letter,
    mission,
    named,
    pick,
    thing,
    underlined,
    wrapped,
)
from caliburn.cli.look import FADED, PARCHMENT

SUPPLIES = ("apples", "staffs", "influence", "manors")
OF_MODULES = ("coins", "mistletoe", "poisoned", "plus", "remedies")
ALWAYS = ("coins", "mistletoe")
MAP_GAP = 1
TIGHT = 60  # columns below which dice have no room around them
EVERY, OPEN, NONE = 2, 1, 0  # which missions have their names: all, those that can be chosen, or none
NO_MAP_FROM = 29  # lines of the screen from which the table itself has room for the environs
ON_TILES = ("ask-build", "ask-replace", "ask-free-manor", "ask-keep", "ask-hut", "ask-castle", "ask-treasure")


def mine(scene: Scene, seat: int, lines: int) -> Block:
    """The viewer's own things in at most so many lines; with a small map of the environs where that fits."""
    own = scene.table["players"][seat]
    drawn = small(scene) if map_is_wanted(scene) else []
    if drawn:
        width = scene.width - drawn[0].cell_len - MAP_GAP
        for names in (EVERY, OPEN, NONE):
            left = [
                *supplies(scene, own, width),
                *modules(scene, own, width),
                *missions(scene, own, width, names=names),
            ]
            if max(len(left), len(drawn)) < lines:
                beside_it = [padded(line, width) for line in left]
                return [items(scene, own), *beside([beside_it, drawn], gap=MAP_GAP)]
    head, added = [*supplies(scene, own, scene.width), items(scene, own)], modules(scene, own, scene.width)
    cards = missions(scene, own, scene.width, names=EVERY)
    if len(head) + len(added) + len(cards) > lines:
        cards = missions(scene, own, scene.width, names=NONE)
    kept = max(lines - len(head) - len(cards), 1)
    return [*head, *at_most(added, kept, scene.width), *cards]


def map_is_wanted(scene: Scene) -> bool:
    """Whether the environs are to be seen beside the own things: where the table itself has no room for them."""
    asked = [ask["prompt"] for ask in scene.view["asked"] if ask["seat"] == scene.viewer]
    return not scene.roomy and scene.height < NO_MAP_FROM and not any(prompt in ON_TILES for prompt in asked)


def at_most(lines: Block, count: int, width: int) -> Block:
    """Lines of which those beyond a number are put on the last one, as far as it goes."""
    if len(lines) <= count:
        return lines
    return [*lines[: count - 1], padded(Text("  ").join(lines[count - 1 :]), width)]


def supplies(scene: Scene, own: Mapping[str, Any], width: int) -> Block:
    """Dice that are not used yet, apples and the like, and where the own vassals are."""
    tight = width < TIGHT
    parts = [dice(scene, own, tight=tight)]
    parts.append(Text(" ").join([figure(scene, what, own[what]) for what in SUPPLIES]))
    parts.append(vassals(scene, own))
    return wrapped([part for part in parts if part.plain], width, gap=1 if tight else 2)


def dice(scene: Scene, own: Mapping[str, Any], *, tight: bool) -> Text:
    made = []
    for kind, values in own["dice"].items():
        made += [pick(scene, die(scene, kind, value, brief=tight), f"die-{kind}-{value}") for value in values]
    return Text(" ").join(made)


def vassals(scene: Scene, own: Mapping[str, Any]) -> Text:
    """Each vassal by its letter, with the principality where it is; those at home alone."""
    made = []
    for vassal in VASSALS:
        at = own["vassals"][vassal]
        text = letter(scene, vassal) + (code(scene, at) if at is not None else "–")
        made.append(pick(scene, chip(text, GROUNDS[at] if at is not None else PLAIN), vassal))
    return Text(" ").join(made)


def items(scene: Scene, own: Mapping[str, Any]) -> Text:
    """For each principality: traitors, red where no shield holds them off; then shields, flags and materials."""
    width = scene.width // len(GROUNDS)
    made = Text()
    for colour, ground in GROUNDS.items():
        traitors, shields = own["traitors"].get(colour, 0), own["items"]["shield"].get(colour, 0)
        one = Text.assemble(chip(code(scene, colour), ground), " ")
        threat = f"bold {WARNING}" if traitors > shields else ""
        one.append_text(count(scene, letter(scene, "traitor"), traitors, f"traitor-{colour}", threat))
        for kind in KINDS:
            held = own["items"][kind].get(colour, 0)
            one.append_text(count(scene, letter(scene, kind), held, f"{kind}-{colour}", PARCHMENT))
        made.append_text(padded(one, width))
    return made


def count(scene: Scene, sign: str, number: int, handle: str, style: str) -> Text:
    """A letter and how many; nothing but a dot where there are none."""
    return underlined(scene, f"{sign}{number}", handle, style) if number else Text(f"{sign}·", style=FADED)


def missions(scene: Scene, own: Mapping[str, Any], width: int, *, names: int) -> Block:
    """The missions in hand: what they ask for, in brackets what is missing; without names where there is no room."""
    least = {card["handle"]: OPEN if card["handle"] in scene.handles else EVERY for card in own["hand"] or ()}
    cards = [mission(scene, card, name=names >= least[card["handle"]]) for card in own["hand"] or ()]
    return wrapped(cards, width) if cards else []


# -- parts of modules ------------------------------------------------------------------------------------------


def modules(scene: Scene, own: Mapping[str, Any], width: int) -> Block:
    """What modules add to a castle board, each part only where its module is played."""
    shown = [what for what in OF_MODULES if what in own and (own[what] or scene.roomy or what in ALWAYS)]
    parts = [figure(scene, what, own[what]) for what in shown]
    if "tiles" in own:
        parts += market_tiles(scene, own)
    if "pict_total" in own:
        parts.append(Text(scene.say("cli-merlin-pict-total", count=own["pict_total"])))
    if own.get("horn"):
        parts.append(Text(scene.say("cli-merlin-horn"), style="bold"))
    for ally in own.get("allies", ()):
        parts.append(pick(scene, ally_of(scene, ally), ally["handle"]))
    if "favor" in own:
        parts.append(favor(scene, own["favor"]))
    if own.get("decrees"):
        parts.append(decrees(scene, own["decrees"]))
    return wrapped([part for part in parts if part.plain], width) if parts else []


def market_tiles(scene: Scene, own: Mapping[str, Any]) -> list[Text]:
    """Shields and materials bought at the market, and the day laborer."""
    made = []
    for kind, colours in own["tiles"].items():
        for colour, held in colours.items():
            text = thing(scene, kind, colour) + (f"×{held}" if held > 1 else "")
            made.append(chip(f"{text}*", GROUNDS[colour]))
    if own["laborer"] is not None:
        text = scene.say("cli-merlin-laborer", face=own["laborer"])
        made.append(underlined(scene, text, "laborer", f"{FADED} strike" if own["worked"] else ""))
    return made


def ally_of(scene: Scene, ally: Mapping[str, Any]) -> Text:
    """An ally, with his tiles."""
    made = Text(named(scene, ally["id"]), style=f"bold {PARCHMENT}")
    return made.append(f" {ally['tiles']}" if ally["tiles"] else "", "")


def favor(scene: Scene, shown: Mapping[str, Any]) -> Text:
    """The seals beside each vassal, row by row; used abilities lie face down; then the seals that are left."""
    made = label(scene.say("cli-merlin-favor"))
    signs = {"none": "·", "up": "●", "down": "○"}
    for vassal, seals in shown["board"].items():
        made.append(letter(scene, vassal), FADED).append("".join([signs[seal] for seal in seals])).append(" ")
    return made.append(scene.say("cli-merlin-seals", count=shown["seals"]), FADED)


def decrees(scene: Scene, held: list[str]) -> Text:
    """Decrees that lie open before a player."""
    made = Text(" ").join([decree(scene, one) for one in held])
    return Text("§ ", style="bold").append_text(made)


def decree(scene: Scene, one: str) -> Text:
    """A decree: an item, or points."""
    _, _, what = one.partition("-")
    kind, _, colour = what.partition("-")
    if kind not in KINDS or colour not in GROUNDS:
        return pick(scene, chip("★", PLAIN), one)
    return pick(scene, chip(thing(scene, kind, colour), GROUNDS[colour]), one)
