"""The legend of Knight Fall: tiles, characters and cards in words, then every mark; and what a thing is and does."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from caliburn.cli.boards.drawing import Scene, acting
from caliburn.cli.boards.knight_fall_abbey import tile_name
from caliburn.cli.boards.knight_fall_marks import (
    BANKS,
    CURSED,
    DAMAGE,
    DOOR,
    HALO,
    HEART,
    ICE,
    KINDS,
    PORTAL,
    SEALED,
    SIDES,
    UNLED,
    WARNING,
    card_name,
    leader,
    letter,
    named,
    strength,
    symbol_words,
    symbols,
    text_of,
    tint,
)
from caliburn.cli.boards.knight_fall_mine import BASIC, SLOWED, hand
from caliburn.cli.boards.knight_fall_parts import about_character
from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, PARCHMENT, player_mark
from caliburn.games.knight_fall.components import table as components
from caliburn.kernel.text import Message

Row = tuple[Text, Message]
LETTER = "cli-letter-"
EVENTS = (
    "card-played",
    "magic-used",
    "moved",
    "attack-declared",
    "defended",
    "health-lost",
    "healed",
    "slowed",
    "seal-equipped",
    "minion-placed",
    "unit-killed",
    "character-killed",
    "points-scored",
    "door-reached",
)


def legend(scene: Scene) -> list[Row]:
    """What the names on the table mean in full, then all marks of the table and the log."""
    return [*cards(scene), *characters(scene), *tiles(scene), *marks(scene), *log(scene)]


def told(text: str) -> Message:
    return Message("cli-kf-told", {"text": text})


# -- in words --------------------------------------------------------------------------------------------------


def cards(scene: Scene) -> Iterator[Row]:
    """The cards that the viewer sees in hands, and those that lead a demon."""
    for seat, shown in enumerate(scene.table["players"]):
        for card, before in hand(shown):
            lead = Text(*player_mark(seat)).append(f" {before}{card_name(scene, card)}", f"bold {PARCHMENT}")
            yield lead, told(card_words(scene, card))
    for half, card in zip(("primary", "secondary"), scene.table.get("coop", {"shown": ()})["shown"], strict=False):
        yield Text(card_name(scene, card), style=f"bold {WARNING}"), Message(f"card-{card}-{half}")


def card_words(scene: Scene, card: str) -> str:
    """The symbols of a power card and what its primary ability does."""
    return f"({symbol_words(scene, card)}) {text_of(scene, f'card-{card}')}"


def characters(scene: Scene) -> Iterator[Row]:
    """Who plays, with power, magic ability and seal or mark."""
    for place in scene.table["places"]:
        if place["character"] is not None:
            lead = Text.assemble(leader(scene, place), (card_name(scene, place["character"]), f"bold {tint(place)}"))
            texts = [f"{name}: {text}" for name, text in about_character(scene, place)]
            yield lead, told(" ".join([strength(place, full=True), *texts]))


def tiles(scene: Scene) -> Iterator[Row]:
    """The tiles in reading order: what they do, where the players use that, and who stands there."""
    for tile in scene.table["tiles"]:
        if tile is not None:
            name = Text(tile_name(scene, tile), style=f"bold {PARCHMENT}")
            yield name, told(on_tile(scene, tile["id"], tile["effect"]))


# -- marks -----------------------------------------------------------------------------------------------------


def marks(scene: Scene) -> Iterator[Row]:
    """Letters and signs."""
    for kind in KINDS:
        colour = PARCHMENT if kind == "elder" else SIDES["demons" if kind in ("imp", "crawler") else "knights"]
        yield Text(f"{letter(scene, kind)}2{HEART}1", style=colour), Message(f"cli-kf-means-{kind}")
    yield Text(f"{HEART}6+1", style="bold"), Message("cli-kf-means-strength")
    yield Text(f"{ICE}2", style="bold"), Message("cli-kf-means-ice")
    yield Text(SEALED, style="bold"), Message("cli-kf-means-seal")
    yield Text(CURSED, style="bold"), Message("cli-kf-means-cursed")
    yield Text(f"{DAMAGE}3", style=f"bold {WARNING}"), Message("cli-kf-means-damage")
    yield Text("[ ]", style="bold"), Message("cli-kf-means-active")
    yield Text("( )", style="bold"), Message("cli-kf-means-waiting")
    yield acting("▸", can_act=True), Message("cli-kf-means-open")
    yield Text("▯3"), Message("cli-kf-means-cards")
    yield Text(SLOWED), Message("cli-kf-means-slowed")
    yield Text(HALO, style=f"bold {BRIGHT_GOLD}"), Message("cli-kf-means-halo")
    yield Text(PORTAL, style=f"bold {BRIGHT_GOLD}"), Message("cli-kf-means-portal")
    if any(tile is not None and tile["banks"] for tile in scene.table["tiles"]):
        yield Text("".join(BANKS.values())), Message("cli-kf-means-bank")
    for side, colour in SIDES.items():
        yield Text(scene.say(f"cli-kf-marker-{side}"), style=f"bold {colour}"), Message(f"cli-kf-means-{side}")
    yield Text(DOOR, style=f"bold {BRIGHT_GOLD}"), Message("cli-kf-means-door")
    yield Text("53+8", style=FADED), Message("cli-kf-means-deck")
    if "coop" in scene.table:
        yield Text(UNLED, style=f"bold {WARNING}"), Message("cli-kf-means-unled")


def log(scene: Scene) -> Iterator[Row]:
    for event in (*EVENTS, *(["coop-card-drawn"] if "coop" in scene.table else [])):
        yield Text(scene.say(f"{LETTER}{event}"), style=f"bold {GOLD}"), Message(f"cli-means-{event}")


# -- what a thing is and does ----------------------------------------------------------------------------------


def about(scene: Scene, handle: str) -> Text | None:
    """A card, character, minion, tile or action in words."""
    found = told_of(scene, handle)
    if found is None or not found[1]:
        return None
    lead, text = found
    return Text.assemble((f"{lead}: ", f"bold {PARCHMENT}"), (text, FADED))


def told_of(scene: Scene, handle: str) -> tuple[str, str] | None:
    table = scene.table
    if handle == BASIC:
        return card_name(scene, handle), text_of(scene, f"card-{handle}")
    if handle in symbols():
        return card_name(scene, handle), card_words(scene, handle)
    for place in table["places"]:
        if place["character"] == handle:
            texts = [f"{name}: {text}" for name, text in about_character(scene, place)]
            return card_name(scene, handle), " ".join([strength(place, full=True), *texts])
    if handle == "cast" and table["active"] is not None:
        magic = table["places"][table["active"]]["magic"]
        return scene.say(f"magic-{magic}"), text_of(scene, f"magic-{magic}")
    for unit in table["units"]:
        if unit["name"] == handle:
            return named(scene, handle), f"{HEART}{unit['health']}/{unit['most']}"
    for tile in table["tiles"]:
        if tile is not None and handle.startswith(tile["handle"]):
            return scene.say(f"tile-{tile['id']}"), on_tile(scene, tile["id"], tile["effect"])
    if handle.startswith("action-"):
        return scene.say(handle), text_of(scene, handle)
    return drafted(scene, handle)


def on_tile(scene: Scene, tile: str, effect: str | None) -> str:
    """What a tile does, and who stands there."""
    units = [unit for unit in scene.table["units"] if unit["tile"] == tile]
    here = [f"{named(scene, unit['name'])} {HEART}{unit['health']}" for unit in units]
    does = [scene.say(f"effect-{effect}")] if effect not in (None, "none") else []
    return " ".join([*does, ", ".join(here) or scene.say("cli-kf-nobody")])


def drafted(scene: Scene, handle: str) -> tuple[str, str] | None:
    """A character that can be chosen."""
    known = any(entry["id"] == handle for entry in (*components("knight"), *components("demon")))
    return (card_name(scene, handle), text_of(scene, f"card-{handle}")) if known else None
