"""King Arthur's cards in a few characters: kinds, suits and their colours."""

from __future__ import annotations

from rich.text import Text

from caliburn.cli.boards.drawing import Scene
from caliburn.cli.look import INK, PARCHMENT

KINDS = ("dark-power", "enemy-knight", "monster", "dragon")
KIND_COLOURS = {
    "dark-power": ("#dcb83f", INK),
    "enemy-knight": ("#2f65a8", PARCHMENT),
    "monster": ("#2f6b3d", PARCHMENT),
    "dragon": ("#a3271d", PARCHMENT),
}
SUIT_COLOURS = {
    "red": ("#b3352a", PARCHMENT),
    "orange": ("#e08a3c", INK),
    "beige": ("#cdb892", INK),
    "merlin": ("#f2f2f2", INK),
}


def kind_of(card: str) -> str:
    return card.rpartition("-")[0]


def value_of(card: str) -> str:
    return card.rpartition("-")[2]


def card_face(scene: Scene, card: str) -> tuple[str, str]:
    """Two characters for a card, and its colours."""
    if kind_of(card) in KIND_COLOURS:
        ground, ink = KIND_COLOURS[kind_of(card)]
        return f"{scene.say(f'cli-ka-kind-{kind_of(card)}')}{value_of(card)}", f"bold {ink} on {ground}"
    suit, _, strength = card.partition("-")
    ground, ink = SUIT_COLOURS[suit]
    return f"{scene.say(f'cli-ka-suit-{suit}')}{strength}"[:2], f"bold {ink} on {ground}"


def kind_chip(scene: Scene, kind: str, tight: bool = False) -> Text:
    """A kind's letter on its colour."""
    ground, ink = KIND_COLOURS[kind]
    letter = scene.say(f"cli-ka-kind-{kind}")
    return Text(letter if tight else f" {letter} ", style=f"bold {ink} on {ground}")


def adversary_chip(scene: Scene, card: str, tight: bool = False) -> Text:
    ground, ink = KIND_COLOURS[kind_of(card)]
    face = f"{scene.say(f'cli-ka-kind-{kind_of(card)}')}{value_of(card)}"
    return Text(face if tight else f" {face} ", style=f"bold {ink} on {ground}")
