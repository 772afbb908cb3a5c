"""The legend of Knight Tales: every mark, as it is drawn; then what the cards on the table do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from caliburn.cli.boards.drawing import Scene, acting
from caliburn.cli.boards.knight_tales_marks import (
    BLACK_DIE,
    CHAMPION,
    DICE,
    DOOM,
    FACES,
    FACTIONS,
    HEALTH,
    RED,
    RED_DIE,
    SHIELD,
    SWORD,
    TYPES,
    WRATH_GROUND,
    ZONES,
    chip,
    monster_chip,
    named,
    on_the_field,
)
from caliburn.cli.look import FADED, GOLD, PARCHMENT, player_mark
from caliburn.kernel.text import Message

Row = tuple[Text, Message]
LETTER = "cli-letter-"
EVENTS = (
    "card-bought",
    "trophy-forged",
    "attack-began",
    "card-used",
    "dice-rolled",
    "monster-damaged",
    "monster-defeated",
    "wounds-suffered",
    "doom-raised",
    "tactic-applied",
    "boss-moved",
    "wall-fell",
    "village-damaged",
    "quest-fulfilled",
    "game-ended",
)


def legend(scene: Scene) -> list[Row]:
    """All marks of the table and the log, and every card that lies open."""
    return [*cards(scene), *dice(), *monsters(scene), *own(scene), *people(scene), *log(scene)]


def cards(scene: Scene) -> Iterator[Row]:
    """What lies open now, by name: monsters, tactic, own cards, and the market by day."""
    table = scene.table
    found = [one["id"] for one in on_the_field(scene) if one["id"] is not None]
    if table["boss"] is not None and table["boss"]["tactic"] is not None:
        found.append(table["boss"]["tactic"])
    if scene.viewer is not None:
        found += [card["id"] for card in table["knights"][scene.viewer]["cards"]]
    found += [one["id"] for one in (*table.get("villagers", ()), *table.get("coop", ()))]
    if table["phase"] == "day":
        found += [spot["id"] for spot in table["market"] if spot is not None and "id" in spot]
        found += [one["id"] for one in table["trophies"] if not one["taken"]]
    found += [quest["id"] for quest in table["quests"]]
    for card in dict.fromkeys(found):
        yield Text(named(scene, card), style=f"bold {PARCHMENT}"), Message(f"card-{card}-about")


def dice() -> Iterator[Row]:
    for face, sign in FACES.items():
        ground, ink = DICE["black" if face in ("blank", "doom") else "knight"]
        yield Text(f" {sign} ", style=f"bold {ink} on {ground}"), Message(f"face-{face}")


def monsters(scene: Scene) -> Iterator[Row]:
    for faction, colours in FACTIONS.items():
        yield chip(scene.say(f"faction-{faction}"), colours), Message(f"faction-{faction}-many")
    yield monster_chip("troll", named(scene, "troll")), Message("cli-kt-means-champion", {"sign": CHAMPION})
    yield Text(f"{HEALTH}2/3"), Message("cli-kt-means-health")
    yield Text.assemble(BLACK_DIE * 2, (RED_DIE, RED)), Message("cli-kt-means-dice")
    yield Text(f"1{SWORD} 1{SHIELD}", style="bold"), Message("cli-kt-means-tokens")
    marks = [Text(*player_mark(seat)) for seat in range(len(scene.people))]
    yield Text("").join(marks), Message("cli-kt-means-crests")
    yield Text("░░", style=FADED), Message("cli-kt-means-face-down")
    yield Text.assemble((f"·{DOOM}", RED), ("[4]", f"bold {GOLD}")), Message("cli-kt-means-doom")
    yield Text("╳╳╳ ║║║ ║║║"), Message("cli-kt-means-walls")
    yield acting("▸", can_act=True), Message("cli-kt-means-open")


def own(scene: Scene) -> Iterator[Row]:
    """The track and the colours of cards."""
    wrath, fatigue = scene.say("cli-kt-token-wrath"), scene.say("cli-kt-token-fatigue")
    track = Text.assemble((f"·{wrath}··", f"bold {PARCHMENT} on {WRATH_GROUND}"))
    track.append(f"{HEALTH} ", f"bold on {ZONES['green']}").append("   ", f"on {ZONES['yellow']}")
    yield track.append(f"  {fatigue}", f"bold on {ZONES['red']}"), Message("cli-kt-means-track")
    yield Text("1 2 3", style="bold"), Message("cli-kt-means-rank")
    yield Text("♡"), Message("cli-kt-means-after")
    for kind, colours in TYPES.items():
        yield chip(scene.say(f"type-{kind}"), colours), Message(f"kind-{kind}")
    yield Text("$$", style="bold"), Message("cli-kt-means-villager")


def people(scene: Scene) -> Iterator[Row]:
    """What stands beside the other knights' names."""
    for seat, knight in enumerate(scene.table["knights"]):
        cards = tuple(Message(f"card-{card['id']}") for card in knight["cards"])
        if seat != scene.viewer and cards:
            mark, colour = player_mark(seat)
            yield Text(f"{mark} {scene.people[seat]}", style=colour), Message("cli-kt-holds", {"cards": cards})
    for what in ("gold", "wrath", "fatigue", "monsters"):
        yield Text(scene.say(f"cli-kt-brief-{what}", count=3), style=FADED), Message(f"cli-kt-means-{what}")
    for zone in ZONES:
        yield Text(scene.say(f"cli-kt-brief-zone-{zone}"), style=FADED), Message(f"zone-{zone}")


def log(scene: Scene) -> Iterator[Row]:
    for event in EVENTS:
        yield Text(scene.say(f"{LETTER}{event}"), style=f"bold {GOLD}"), Message(f"cli-means-{event}")
