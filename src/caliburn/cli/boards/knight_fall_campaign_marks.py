"""Knight Fall's campaign in a few characters: marks of the map, resources, and texts in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, padded
from caliburn.cli.boards.knight_fall_parts import CONSOLE
from caliburn.cli.look import FADED, PARCHMENT
from caliburn.cli.story import hanging
from caliburn.kernel.text import Message

PARTY, READ, CROSSED, WATER = "♞", "°", "✗", "≈"
BRIDGES = ("═", "║")  # over water that flows between columns, and between rows
WOAD, OAK = "#6f9fd0", "#8a6a45"
GAIN, LOSS = "#8fc98f", "#e0685c"
RESOURCES = ("coins", "scrolls", "keys", "elixirs")
LANDS = {
    "wood": "#8fc98f",
    "hills": "#b9b2a3",
    "field": "#d8d08a",
    "marsh": "#7fc4b5",
    "vines": "#c9a0d8",
    "bones": "#ded6c4",
    "road": "#c9a27a",
}

BARE = Text()

Campaign = Mapping[str, Any]


class Drawing(NamedTuple):
    """One of several ways to draw a part of the table, and the lines it takes."""

    height: int
    draw: Callable[[], Block]


def campaign(scene: Scene) -> Campaign:
    """What lies on the table of a campaign beside the abbey."""
    shown: Campaign = scene.table["campaign"]
    return shown


def told(scene: Scene, text: Mapping[str, str] | None) -> str:
    """A text of the story in the reader's language."""
    return "" if text is None else text[scene.words.lang]


def amount(scene: Scene, resource: str, number: int) -> str:
    """So many of a resource: "2 coins"."""
    return scene.words.say(Message(f"amount-{resource}", {"number": number}))


def amounts(scene: Scene, purse: Mapping[str, int], sign: str) -> list[Text]:
    """What is paid or gained, each with its sign."""
    colour = GAIN if sign == "+" else LOSS
    found = [resource for resource in RESOURCES if purse.get(resource)]
    return [Text(f"{sign}{amount(scene, resource, purse[resource])}", style=colour) for resource in found]


def square_named(scene: Scene, at: str) -> Mapping[str, Any]:
    """A square of the map by its name: `C4`."""
    found: Mapping[str, Any] = next(square for square in campaign(scene)["squares"] if square["at"] == at)
    return found


def is_at_war(scene: Scene) -> bool:
    """Whether there is a board to fight on."""
    return campaign(scene)["battle"] is not None and any(scene.table["tiles"])


def asked(scene: Scene) -> str:
    """What is asked now."""
    return str(scene.view["asked"][0]["prompt"]) if scene.view["asked"] else ""


def wrap(text: Text, width: int, lead: Text = BARE) -> Block:
    """A text in lines of a width, which stand under each other beside what leads them."""
    return [padded(line, width) for line in hanging(lead, text, width, CONSOLE).split()]


def dotted(parts: Sequence[Text]) -> Text:
    return Text(" · ", style=FADED).join(parts)


def titled(title: str, text: Text) -> Text:
    """A text with what it is about before it."""
    return Text.assemble((f"{title}: ", f"bold {FADED}"), text)


def plain(text: str, style: str = PARCHMENT) -> Text:
    return Text(text, style=style)
