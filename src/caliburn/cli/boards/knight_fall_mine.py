"""One's own things in Knight Fall: the cards in hand with text and symbols, the own characters, the hands of allies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, label, padded
from caliburn.cli.boards.knight_fall_marks import (
    HEART,
    card_name,
    leader,
    pick,
    strength,
    symbol_words,
    text_of,
    tint,
    wrapped,
)
from caliburn.cli.boards.knight_fall_parts import CONSOLE, about_character
from caliburn.cli.look import FADED, PARCHMENT, player_mark
from caliburn.games.knight_fall.components import table as components

BASIC = "basic"
SLOWED = "▮"
INDENT = 2
SMALL = 24  # lines of a screen on which there is room for the names of cards only


def mine(scene: Scene, seat: int, lines: int) -> Block:
    """The viewer's own things in at most so many lines: with all texts, a line for each card, or only names."""
    own = scene.table["players"][seat]
    if own["draft"]:
        return [padded(line, scene.width) for line in draft(scene, own)]
    for way in ways(scene, seat, own):
        if len(way) <= lines:
            return way
    return chips(scene, own, brief=True)


def ways(scene: Scene, seat: int, own: Mapping[str, Any]) -> Iterator[Block]:
    """The own things in more and more, then in fewer and fewer lines."""
    if scene.roomy:
        yield [*sheets(scene, seat), *cards_in_full(scene, own), *allies(scene, seat)]
    if scene.height > SMALL:
        lines = card_lines(scene, own)
        yield [*sheets(scene, seat), *lines, *allies(scene, seat)]
        yield [*lines, *allies(scene, seat)]
        yield lines
    yield chips(scene, own, brief=False)


# -- the hand --------------------------------------------------------------------------------------------------


def hand(own: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The power cards, each with what stands before it: how many there are of it, and whether one is slowed."""
    cards = own["hand"] or ()
    made = [(card, f"{cards.count(card)}× " if cards.count(card) > 1 else "") for card in dict.fromkeys(cards)]
    return [*made, (own["slowed"], SLOWED)] if own["slowed"] is not None else made


def chips(scene: Scene, own: Mapping[str, Any], *, brief: bool) -> Block:
    """The cards by name with their symbols, side by side."""
    parts = []
    for card, before in hand(own):
        told = symbol_words(scene, card, brief=brief)
        parts.append(pick(scene, card_chip(scene, card, told, before), card))
    if own["basic"]:
        told = scene.say("cli-kf-basic-symbols")
        parts.append(pick(scene, card_chip(scene, BASIC, "" if brief else told), BASIC))
    return wrapped(parts or [no_cards(scene)], scene.width)


def card_chip(scene: Scene, card: str, told: str, before: str = "") -> Text:
    name = Text(before).append(card_name(scene, card), f"bold {PARCHMENT}")
    return name.append(f" ({told})" if told else "", FADED)


def card_text(scene: Scene, card: str, before: str) -> Text:
    """A power card: its name, its symbols and what its primary ability does."""
    made = Text(before).append(card_name(scene, card), f"bold {PARCHMENT}")
    made.append(f" [{symbol_words(scene, card)}] ", FADED)
    return made.append(scene.say("cli-kf-slowed") if before == SLOWED else text_of(scene, f"card-{card}"))


def card_lines(scene: Scene, own: Mapping[str, Any]) -> Block:
    """A line for each card."""
    made = [pick(scene, card_text(scene, card, before), card) for card, before in hand(own)]
    return [padded(line, scene.width) for line in [*made, *basic(scene, own)]] or [no_cards(scene)]


def cards_in_full(scene: Scene, own: Mapping[str, Any]) -> Block:
    """The cards with all of their texts."""
    made: Block = []
    for card, before in hand(own):
        first, *rest = pick(scene, card_text(scene, card, before), card).wrap(CONSOLE, scene.width - INDENT)
        made += [first, *(Text(" " * INDENT).append_text(line) for line in rest)]
    return [*made, *basic(scene, own)] or [no_cards(scene)]


def basic(scene: Scene, own: Mapping[str, Any]) -> Block:
    if not own["basic"]:
        return []
    told = scene.say("cli-kf-basic-symbols")
    made = Text(card_name(scene, BASIC), style=f"bold {PARCHMENT}").append(f" [{told}]", FADED)
    return [pick(scene, made, BASIC)]


def no_cards(scene: Scene) -> Text:
    return Text(scene.say("cli-kf-no-cards"), style=FADED)


# -- characters ------------------------------------------------------------------------------------------------


def sheets(scene: Scene, seat: int) -> Block:
    """The own characters with their power, magic ability and seal or mark; a line for each."""
    made = []
    for place in scene.table["places"]:
        if place["seat"] == seat and place["character"] is not None:
            text = Text.assemble(leader(scene, place), (card_name(scene, place["character"]), f"bold {tint(place)}"))
            text.append(f" {strength(place, full=True)}  ")
            for name, about in about_character(scene, place):
                text.append(f"{name}: ", f"bold {FADED}").append(f"{about} ", FADED)
            made.append(padded(text, scene.width))
    return made


def draft(scene: Scene, own: Mapping[str, Any]) -> Block:
    """The characters to choose from."""
    figures = {entry["id"]: entry for kind in ("knight", "demon") for entry in components(kind)}
    made = []
    for character in own["draft"]:
        shown = figures[character]
        text = Text(card_name(scene, character), style=f"bold {PARCHMENT}")
        text.append(f" {HEART}{shown['health']}/{shown['most_health']} ")
        power, magic = shown["power"], shown["magic_name"]
        text.append(f"{scene.say(f'power-{power}')}: ", f"bold {FADED}").append(text_of(scene, f"power-{power}"), FADED)
        text.append(f" {scene.say(f'magic-{magic}')}: ", f"bold {FADED}")
        made.append(pick(scene, text.append(text_of(scene, f"magic-{magic}"), FADED), character))
    return made


def allies(scene: Scene, seat: int) -> Block:
    """The hands of the others of one's team, where they are shown."""
    made = []
    for other, shown in enumerate(scene.table["players"]):
        if other != seat and shown["hand"]:
            mark, colour = player_mark(other)
            cards = ", ".join([card_name(scene, card) for card in shown["hand"]])
            lead = Text(f"{mark} {scene.people[other]} ", style=f"bold {colour}")
            made.append(padded(lead.append_text(label(cards)), scene.width))
    return made
