"""The legend of the campaign: the marks of map and book, and what villagers, relics and keywords do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Scene, acting
from caliburn.cli.boards.knight_fall_campaign_book import terms
from caliburn.cli.boards.knight_fall_campaign_marks import (
    BRIDGES,
    CROSSED,
    OAK,
    PARTY,
    READ,
    RESOURCES,
    WATER,
    WOAD,
    amount,
    campaign,
    dotted,
    is_at_war,
    told,
)
from caliburn.cli.boards.knight_fall_campaign_sheet import USED, price
from caliburn.cli.boards.knight_fall_legend import characters
from caliburn.cli.boards.knight_fall_marks import card_name, text_of
from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, PARCHMENT
from caliburn.kernel.text import Message

Row = tuple[Text, Message]
LETTER = "cli-letter-"
EVENTS = (
    "party-rode",
    "choice-made",
    "resources-lost",
    "resources-gained",
    "keyword-gained",
    "villager-joined",
    "number-crossed-off",
    "bell-rang",
    "relic-bought",
    "relic-used",
    "elixir-drunk",
    "battle-won",
    "battle-lost",
)


def legend(scene: Scene) -> list[Row]:
    """The marks of map and book, the party's things in words, the marks of the log."""
    knights = [] if is_at_war(scene) else characters(scene)
    return [*marks(scene), *keywords(scene), *relics(scene), *villagers(scene), *knights, *log(scene)]


def row(name: str, text: str, *, has: bool = True) -> Row:
    return Text(name, style=f"bold {PARCHMENT}" if has else FADED), Message("cli-kf-told", {"text": text})


# -- in words --------------------------------------------------------------------------------------------------


def keywords(scene: Scene) -> Iterator[Row]:
    for one in campaign(scene)["keywords"]:
        if one["held"]:
            yield row(told(scene, one["name"]), told(scene, one["note"]))


def relics(scene: Scene) -> Iterator[Row]:
    for one in campaign(scene)["relics"]:
        yield row(card_name(scene, one["id"]), relic_words(scene, one), has=one["owned"])


def relic_words(scene: Scene, one: Mapping[str, Any]) -> str:
    """What a relic does, and whether it is the party's or what it costs."""
    standing = scene.say("cli-kfc-owned") if one["owned"] else price(scene, one)
    if one["used"]:
        standing = scene.say("cli-kfc-used")
    return f"({standing}) {text_of(scene, 'card-' + one['id'])}"


def villagers(scene: Scene) -> Iterator[Row]:
    for one in campaign(scene)["villagers"]:
        where = f"({told(scene, one['known'])}) " if one["known"] else ""
        if one["found"]:
            where = f"({scene.say('cli-kfc-with-you')}) "
        yield row(card_name(scene, one["id"]), where + text_of(scene, f"card-{one['id']}"), has=one["found"])


# -- marks -----------------------------------------------------------------------------------------------------


def marks(scene: Scene) -> Iterator[Row]:
    gold = f"bold {BRIGHT_GOLD}"
    yield Text(PARTY, style=gold), Message("cli-kfc-means-party")
    yield acting("▸", can_act=True), Message("cli-kfc-means-open")
    yield Text("8", style=f"bold {PARCHMENT}"), Message("cli-kfc-means-number")
    yield Text(f"8{READ}", style=FADED), Message("cli-kfc-means-read")
    yield Text(f"{CROSSED}8", style=FADED), Message("cli-kfc-means-crossed")
    yield Text(WATER, style=WOAD), Message("cli-kfc-means-water")
    yield Text(" ".join(BRIDGES), style=f"bold {OAK}"), Message("cli-kfc-means-bridge")
    yield Text("–", style=FADED), Message("cli-kfc-means-blocked")
    yield Text(USED), Message("cli-kfc-means-used")


def log(scene: Scene) -> Iterator[Row]:
    for event in EVENTS:
        yield Text(scene.say(f"{LETTER}{event}"), style=f"bold {GOLD}"), Message(f"cli-means-{event}")


# -- what a thing is and does ----------------------------------------------------------------------------------


def about(scene: Scene, handle: str) -> Text | None:
    """A square, a relic, or what coins and elixirs are for."""
    shown = campaign(scene)
    for square in shown["squares"]:
        if square["handle"] == handle:
            return words(told(scene, square["name"]), on_square(scene, square))
    for relic in shown["relics"]:
        if relic["id"] == handle:
            return words(card_name(scene, handle), relic_words(scene, relic))
    if handle in RESOURCES:
        return words(amount(scene, handle, shown[handle]), scene.say(f"cli-kfc-about-{handle}"))
    return None


def words(name: str, text: str) -> Text:
    return Text.assemble((f"{name}: ", f"bold {PARCHMENT}"), (text, FADED))


def on_square(scene: Scene, square: Mapping[str, Any]) -> str:
    """The numbers of a square, the bridges at it, and who is known to be there."""
    made = [number_words(scene, entry) for entry in square["numbers"]] or [scene.say("cli-kfc-no-number")]
    for bridge in campaign(scene)["bridges"]:
        if square["at"] in bridge["between"]:
            made.append(told(scene, bridge["name"]))
    for one in campaign(scene)["villagers"]:
        if one["known"] == square["name"]:
            made.append(scene.say("cli-kfc-known", name=card_name(scene, one["id"])))
    return " · ".join(made)


def number_words(scene: Scene, entry: Mapping[str, Any]) -> str:
    kind = "crossed" if entry["crossed"] else "read" if entry["read"] else "open"
    return scene.say(f"cli-kfc-number-{kind}", number=entry["number"])


def beside(scene: Scene, handle: str) -> str:
    """What a line of the list of moves says besides: the numbers of a square, what a choice takes and brings."""
    shown = campaign(scene)
    for square in shown["squares"]:
        if square["handle"] == handle:
            return " · ".join([number_words(scene, entry) for entry in square["numbers"] if not entry["crossed"]])
    for choice in shown["page"]["choices"]:
        if choice["handle"] == handle:
            return dotted(terms(scene, choice)).plain
    return ""
