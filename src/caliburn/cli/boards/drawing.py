"""What boards are drawn with: the scene they see, and blocks of text put side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, player_mark
from caliburn.kernel.text import Arg, Message, Words

Block = list[Text]
PICK = "pick"
NONE: Mapping[str, Message] = {}


class Scene(NamedTuple):
    """All that a board may know: what its viewer sees, and what can be acted on."""

    view: Mapping[str, Any]
    words: Words
    people: Sequence[str]
    handles: frozenset[str]
    width: int
    roomy: bool
    height: int = 24  # of the whole screen
    leaf: int = 0  # how often the table was turned over since the last move
    hints: Mapping[str, Message] = NONE  # why things on the table cannot be acted on, by their handles

    @property
    def viewer(self) -> int | None:
        seat = self.view["viewer"]
        return seat if isinstance(seat, int) else None

    @property
    def table(self) -> Mapping[str, Any]:
        table: Mapping[str, Any] = self.view["table"]
        return table

    def say(self, message_id: str, **args: Arg) -> str:
        return self.words.say(Message(message_id, args))

    def asked(self, seat: int) -> bool:
        """Whether the seat is to answer."""
        return any(ask["seat"] == seat for ask in self.view["asked"])


class Board:
    """A game's table: the strip of seats, the table itself, and what is the viewer's own."""

    def seats(self, scene: Scene) -> Text:
        """Who else plays, in a line."""
        others = [seat for seat in range(scene.view["seats"]) if seat != scene.viewer]
        return Text("  ").join([player(scene, seat) for seat in others])

    def table(self, scene: Scene) -> Text:
        raise NotImplementedError

    def piles(self, scene: Scene) -> str:
        """What stands at the lower edge of the table."""
        return ""

    def leaves(self, scene: Scene) -> int:
        """How many sides the table has, of which one is seen; a key turns it over."""
        return 1

    def ending(self, scene: Scene) -> Text | None:
        """What is to be read at the end before the scores."""
        return None

    def turn(self, scene: Scene) -> int | None:
        """The number of the turn, where the game counts turns."""
        return None

    def moment(self, scene: Scene) -> str:
        """How far the game is, in words."""
        turn = self.turn(scene)
        return scene.say("cli-title-turn", turn=turn) if turn else ""

    def about(self, scene: Scene, handle: str) -> Text | None:
        """What a thing on the table is and does, where that is not drawn."""
        return None

    def beside(self, scene: Scene, handle: str) -> str:
        """What a line of the list of moves says besides, of the thing it is about."""
        return ""

    def title(self, scene: Scene) -> str:
        """Who the viewer is in the game, beside their own name."""
        return ""

    def mine(self, scene: Scene) -> Text | None:
        """What is the viewer's own, where that is not on the table."""
        return None

    def missing(self, scene: Scene) -> Message | None:
        """Why a turn does not begin with the question it usually begins with."""
        return None

    def legend(self, scene: Scene) -> list[tuple[Text, Message]]:
        """The marks of the table and of the log, with their meaning."""
        return []

    def related(self, scene: Scene, rule: str) -> tuple[str, ...]:
        """The rules to read together with a rule."""
        return ()

    def tally(self, view: Mapping[str, Any], seat: int) -> list[tuple[str, int]]:
        """What a seat's score is made of at the end: messages that head a column, and figures."""
        return []

    def total(self, view: Mapping[str, Any]) -> Message | None:
        """What scores are called; None where a match is won or lost and nobody counts points."""
        return Message("cli-column-points")

    def tie_break(self, view: Mapping[str, Any], seat: int, value: int) -> str:
        """What decides between equal scores, as people write it."""
        return str(value)


def fit(text: str, width: int) -> str:
    """The text cut to a width."""
    while cell_len(text) > width:
        text = text[:-2] + "…" if len(text) > 1 else ""
    return text


def padded(text: Text, width: int) -> Text:
    """The text cut or filled to a width."""
    made = Text().append_text(text)
    made.truncate(width, overflow="ellipsis", pad=True)
    return made


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks side by side; lines of one block have the same width."""
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for row in range(height):
        line = Text()
        for number, block in enumerate(blocks):
            width = block[0].cell_len if block else 0
            line.append(" " * gap if number else "")
            line.append_text(block[row] if row < len(block) else Text(" " * width))
        lines.append(line)
    return lines


def stacked(lines: Sequence[Text]) -> Text:
    return Text("\n").join(lines)


def clickable(text: Text, handle: str) -> Text:
    """Text that, clicked, picks the thing with this handle; see `TableScreen.on_click`."""
    text.stylize(Style(meta={PICK: handle}))
    return text


def player(scene: Scene, seat: int, width: int = 0) -> Text:
    """A player's mark and name; an arrow where that player is to answer."""
    mark, colour = player_mark(seat)
    name = fit(scene.people[seat], width) if width else scene.people[seat]
    arrow = ("▸", f"bold {BRIGHT_GOLD}") if scene.asked(seat) else (" ", "")
    return Text.assemble(arrow, (f"{mark} {name}", f"bold {colour}"))


def framed(lines: Sequence[Text], width: int, style: str, top: Text | None = None, below: Text | None = None) -> Block:
    """Lines in a rounded frame; `top` and `below` stand in its edges."""
    inner = width - 2

    def edge(left: str, right: str, inset: Text | None) -> Text:
        made = Text().append(left, style)
        if inset is not None:
            made.append_text(inset)
        filled = inset.cell_len if inset is not None else 0
        return made.append("─" * (inner - filled) + right, style)

    made = [edge("╭", "╮", top)]
    for line in lines:
        made.append(Text.assemble(("│", style), padded(line, inner), ("│", style)))
    made.append(edge("╰", "╯", below))
    return made


def label(text: str) -> Text:
    return Text(f"{text} ", style=FADED)


def edge_style(can_act: bool) -> str:
    """The colour of a frame: gold where one can act."""
    return f"bold {BRIGHT_GOLD}" if can_act else "#5b4a3a"


def acting(text: str, can_act: bool) -> Text:
    return Text(text, style=f"bold {BRIGHT_GOLD}" if can_act else GOLD)
