"""The legend of Merlin: what is on the table but not on the screen, then every mark; and what a thing is and does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Scene, acting
from caliburn.cli.boards.merlin_environs import about_tile, full_tile
from caliburn.cli.boards.merlin_marks import (
    CASTLE,
    DICE,
    GROUNDS,
    HUT,
    KINDS,
    PICKED,
    PLAIN,
    TERRAINS,
    TOWER,
    TREASURE,
    VASSALS,
    WARNING,
    WITCH,
    chip,
    code,
    die,
    emblem,
    for_seat,
    icon,
    letter,
    mark,
    mission,
    named,
    own_reach,
)
from caliburn.cli.boards.merlin_parts import parts_of
from caliburn.cli.boards.merlin_ring import brief_space, full_space
from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, PARCHMENT
from caliburn.kernel.text import Message

Row = tuple[Text, Message]
LETTER = "cli-letter-"
EVENTS = (
    "die-chosen",
    "figure-moved",
    "item-taken",
    "vassal-placed",
    "influence-placed",
    "manor-built",
    "mission-resolved",
    "traitor-repelled",
    "points-scored",
    "scoring-began",
    "game-ended",
)


def legend(scene: Scene) -> list[Row]:
    """The parts of the table, tile by tile and player by player; then all marks of the table and the log."""
    return [*tiles(scene), *cards(scene), *people(scene), *parts(scene), *marks(scene), *log(scene)]


def tiles(scene: Scene) -> Iterator[Row]:
    """Every tile of the environs in words."""
    for tile in scene.table["environs"]["tiles"]:
        yield full_tile(scene, tile), Message("cli-merlin-told", {"text": about_tile(scene, tile["handle"])})


def cards(scene: Scene) -> Iterator[Row]:
    """Open missions and those in the own hand, with what they ask for."""
    hand = scene.table["players"][scene.viewer]["hand"] if scene.viewer is not None else None
    shown = [for_seat(card, scene.viewer) for card in scene.table["missions"]["display"]]
    for card in (*shown, *(hand or ())):
        yield mission(scene, {**card, "icons": []}), Message(f"card-{card['id']}-about")


def people(scene: Scene) -> Iterator[Row]:
    """What everybody has."""
    for seat, shown in enumerate(scene.table["players"]):
        yield mark(seat, f" {scene.people[seat]}"), Message("cli-merlin-told", {"text": holdings(scene, shown)})


def holdings(scene: Scene, shown: Mapping[str, Any]) -> str:
    """The open things of a player in words."""
    made = []
    for kind in KINDS:
        for colour, count in shown["items"][kind].items():
            made.append(f"{count} {named(scene, f'{kind}-{colour}')}")
    made += [f"{count} {named(scene, f'traitor-{colour}')}" for colour, count in shown["traitors"].items()]
    made += [f"{scene.say(f'vassal-{v}')}: {emblem(scene, at)}" for v, at in shown["vassals"].items() if at is not None]
    made += [named(scene, ally["id"]) for ally in shown.get("allies", ())]
    made += [named(scene, one) for one in shown.get("decrees", ())]
    made += [f"“{named(scene, card)}”" for card in shown["known"]]
    return ", ".join(made) or "–"


def parts(scene: Scene) -> Iterator[Row]:
    """The other parts of the table, as they are written there."""
    for part, lines in parts_of(scene._replace(roomy=True)).items():
        if part not in ("ring", "environs", "display"):
            text = " ".join(Text(" ").join(lines).plain.split())
            name = scene.say(f"cli-merlin-part-{part}")
            told = Message("cli-merlin-told", {"text": text.removeprefix(name).strip()})
            yield Text(name, style=f"bold {PARCHMENT}"), told


def marks(scene: Scene) -> Iterator[Row]:
    """Letters and colours."""
    for colour, ground in GROUNDS.items():
        yield chip(code(scene, colour), ground), Message(f"colour-{colour}")
    for kind in (*KINDS, "traitor", "influence"):
        yield Text(f"{letter(scene, kind)}2", style="bold"), Message(f"cli-merlin-means-{kind}")
    for vassal in VASSALS:
        yield Text(letter(scene, vassal), style=FADED), Message(f"vassal-{vassal}")
    for terrain, ground in TERRAINS.items():
        yield chip(letter(scene, terrain), ground), Message(f"terrain-{terrain}")
    for what in ("knight", "merlin", *(["arthur"] if "arthur" in scene.table else [])):
        yield die(scene, what, 4), Message(f"cli-merlin-means-die-{what}")
    yield chip(letter(scene, "merlin"), DICE["merlin"]), Message("figure-merlin")
    yield Text(TOWER, style="bold"), Message("cli-merlin-means-tower")
    held = {"what": "shield", "colour": "blue", "met": True}
    yield icon(scene, held).append_text(icon(scene, {**held, "met": False})), Message("cli-merlin-means-icon")
    yield acting("▸", can_act=True).append("S2", PICKED), Message("cli-merlin-means-open")
    yield from spaces(scene)
    yield from of_modules(scene)


def spaces(scene: Scene) -> Iterator[Row]:
    """What the spaces are called in brief, and what one does there."""
    every = [*scene.table["spaces"], *scene.table.get("arthur", {"spaces": []})["spaces"]]
    seen: set[str] = set()
    for space in every:
        brief = brief_space(scene, space)
        if space["kind"] != "principality" and brief not in seen:
            seen.add(brief)
            text = ". ".join([full_space(scene, space), scene.say(f"space-{space['kind']}-about")])
            yield Text(brief, style=PARCHMENT), Message("cli-merlin-told", {"text": text})


def of_modules(scene: Scene) -> Iterator[Row]:
    """Marks of modules, where they are played."""
    table = scene.table
    if "morgana" in table:
        yield Text(WITCH, style=f"bold {WARNING}"), Message("cli-merlin-means-witch")
        yield Text(HUT, style=f"bold {WARNING}"), Message("cli-merlin-means-hut")
    if "arthur" in table:
        yield chip(letter(scene, "arthur"), DICE["arthur"]), Message("figure-arthur")
    if "allies" in table:
        yield Text(CASTLE, style="bold"), Message("cli-merlin-means-castle")
        yield Text(letter(scene, "kay"), style="bold"), Message("cli-merlin-means-kay")
        yield Text(letter(scene, "marshal"), style=f"bold {BRIGHT_GOLD}"), Message("cli-merlin-means-marshal")
    if "neutral_staffs" in table:
        yield Text(TREASURE, style=FADED), Message("cli-merlin-means-treasure")
    if "decrees" in table:
        yield Text("§4", style=FADED), Message("cli-merlin-means-decrees")
    if "market" in table:
        yield mark(0, "2+1"), Message("cli-merlin-means-plus")
        yield chip(f"{letter(scene, 'shield')}*", PLAIN), Message("cli-merlin-means-market")
    if "favor" in table["players"][0]:
        yield Text("●○·"), Message("cli-merlin-means-favor")


def log(scene: Scene) -> Iterator[Row]:
    for event in EVENTS:
        yield Text(scene.say(f"{LETTER}{event}"), style=f"bold {GOLD}"), Message(f"cli-means-{event}")


# -- what a thing is and does ----------------------------------------------------------------------------------


def about(scene: Scene, handle: str) -> Text | None:
    """A die, space, tile, flag, card or cauldron in words."""
    told = told_of(scene, handle)
    if told is None:
        return None
    lead, text = told
    return Text.assemble((f"{lead}: " if lead else "", f"bold {PARCHMENT}"), text)


def told_of(scene: Scene, handle: str) -> tuple[str, str] | None:
    sort, _, rest = handle.partition("-")
    if sort == "die":
        return told_die(scene, handle)
    if sort in ("space", "inner"):
        return told_space(scene, handle)
    if sort == "tile" and rest.isdigit():
        return scene.say("cli-merlin-tile", number=rest), about_tile(scene, handle)
    if sort == "cauldron":
        return told_cauldron(scene, handle)
    if sort == "principality":
        return told_principality(scene, rest)
    colour = rest.rpartition("-")[2]
    if colour in GROUNDS and (sort == "flag" or rest.startswith("flag")):
        power = place_of(scene, colour)["flag"]
        return scene.say(f"power-{power}"), scene.say(f"power-{power}-about")
    if scene.words.has(f"card-{handle}-about"):
        return named(scene, handle), scene.say(f"card-{handle}-about")
    return None


def place_of(scene: Scene, colour: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(one for one in scene.table["principalities"] if one["colour"] == colour)
    return found


def space_of(scene: Scene, handle: str) -> Mapping[str, Any]:
    every = [*scene.table["spaces"], *scene.table.get("arthur", {"spaces": []})["spaces"]]
    found: Mapping[str, Any] = next(space for space in every if space["handle"] == handle)
    return found


def told_space(scene: Scene, handle: str) -> tuple[str, str]:
    space = space_of(scene, handle)
    return full_space(scene, space), scene.say(f"space-{space['kind']}-about")


def told_die(scene: Scene, handle: str) -> tuple[str, str] | None:
    """Where a die leads; if to one space only, also what one does there."""
    one = next((one for one in own_reach(scene) if one["handle"] == handle), None)
    if one is None or not one["to"]:
        return None
    ways = []
    for way in one["to"]:
        name = full_space(scene, space_of(scene, way["space"]))
        sort = "flag" if way["flag"] else way["direction"]
        ways.append(scene.say(f"cli-merlin-way-{sort}", space=name))
    told = "; ".join(ways)
    if len(ways) == 1:
        told = f"{told}. {told_space(scene, one['to'][0]['space'])[1]}"
    who = scene.say(f"figure-{one['die']}")
    return f"{who[0].upper()}{who[1:]} {one['value']}", told


def told_cauldron(scene: Scene, handle: str) -> tuple[str, str]:
    pot = next(pot for pot in scene.table["morgana"]["cauldrons"] if pot["handle"] == handle)
    under = scene.say("cli-merlin-under", effect=scene.say(f"effect-{pot['under']}"))
    effect = f"effect-{pot['effect']}"
    return scene.say(effect), f"{scene.say(f'{effect}-about')} {under}"


def told_principality(scene: Scene, colour: str) -> tuple[str, str] | None:
    """The district there, or what is in the principality."""
    place = place_of(scene, colour)
    if "district" in place:
        return emblem(scene, colour), scene.say(f"district-{place['district']}-about")
    stock = ", ".join([f"{count} {named(scene, f'{kind}-{colour}')}" for kind, count in place["stock"].items()])
    there = [
        f"{scene.say(f'vassal-{vassal}')}: {scene.people[seat]}"
        for vassal, seat in place["vassals"].items()
        if seat is not None
    ]
    return emblem(scene, colour), "; ".join([stock, *there])
