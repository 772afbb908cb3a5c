"""The legend of King Arthur's table: every mark, as it is drawn, and its meaning."""

from __future__ import annotations

from rich.text import Text

from caliburn.cli.boards.cards import KIND_COLOURS, KINDS, SUIT_COLOURS, adversary_chip, card_face, kind_chip
from caliburn.cli.boards.drawing import Scene, acting, edge_style
from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, player_mark
from caliburn.kernel.text import Message

Row = tuple[Text, Message]
SUITS = ("red", "orange", "beige")
LETTER = "cli-letter-"
EVENTS = (
    "adversary-revealed",
    "knights-played",
    "adversary-taken",
    "adversary-sealed",
    "seal-returned",
    "adventure-taken",
    "knights-drawn",
    "knights-reshuffled",
    "turn-passed",
    "last-adversary-taken",
    "game-began",
    "game-ended",
)


def legend(scene: Scene) -> list[Row]:
    """All marks of the table and the log; those of seals only where there are seals."""
    with_seals = any("seals" in player for player in scene.table["players"])
    rows = [*conditions(scene), *adversaries(scene, with_seals), *people(scene, with_seals), *knights(scene)]
    for event in EVENTS:
        if with_seals or "seal" not in event:
            rows.append((Text(scene.say(f"{LETTER}{event}"), style=f"bold {GOLD}"), Message(f"cli-means-{event}")))
    return rows


def conditions(scene: Scene) -> list[Row]:
    """What adventures ask for."""
    dragon = adversary_chip(scene, "dragon-5", tight=True)
    each = Text("").join([kind_chip(scene, kind, tight=True) for kind in KINDS])
    return [
        (Text("Σ12", style="bold"), Message("cli-ka-means-total")),
        (Text("Σ8 ", style="bold").append_text(kind_chip(scene, "dragon")), Message("cli-ka-means-total-kind")),
        (Text("▯▯", style="bold"), Message("cli-ka-means-cards")),
        (each, Message("cli-ka-means-each")),
        (Text("3+ 4+", style="bold"), Message("cli-ka-means-worth")),
        (Text("3+ 3+/", style="bold").append_text(dragon), Message("cli-ka-means-or")),
        (acting("▸", can_act=True), Message("cli-ka-means-open")),
    ]


def adversaries(scene: Scene, with_seals: bool) -> list[Row]:
    """Kinds, and what can be challenged."""
    rows = [(kind_chip(scene, kind), Message(f"kind-{kind}")) for kind in KINDS]
    rows.append((Text("3/4", style="bold"), Message("cli-ka-means-column")))
    ground, ink = KIND_COLOURS["dragon"]
    card, gold = ("2", f"bold {ink} on {ground}"), f"bold {BRIGHT_GOLD}"
    if scene.roomy:
        open_card, closed = Text("╭▾─╮", style=gold), Text("╭──╮", style=edge_style(can_act=False))
    else:
        open_card = Text.assemble(("‹", gold), card, ("›", gold))
        closed = Text.assemble(("▐", ground), card, ("▌", ground))
    rows += [(open_card, Message("cli-ka-means-can")), (closed, Message("cli-ka-means-cannot"))]
    if with_seals:
        marks = [Text(*player_mark(seat)) for seat in range(len(scene.people))]
        rows.append((Text("").join(marks), Message("cli-ka-means-seal")))
    return rows


def people(scene: Scene, with_seals: bool) -> list[Row]:
    """What stands beside a player's name."""
    rows = []
    for what in ("points", "knights", "adversaries", *(["seals"] if with_seals else [])):
        mark = scene.say(f"cli-ka-brief-{what}", count=3)
        rows.append((Text(mark, style=FADED), Message(f"cli-ka-means-{what}")))
    return rows


def knights(scene: Scene) -> list[Row]:
    """The suits of knights."""
    rows = []
    for suit in SUITS:
        ground, ink = SUIT_COLOURS[suit]
        mark = Text(f" {scene.say(f'cli-ka-suit-{suit}')} 1 2 ", style=f"bold {ink} on {ground}")
        rows.append((mark, Message(f"cli-ka-means-{suit}")))
    return [*rows, (Text(*card_face(scene, "merlin")), Message("cli-ka-means-merlin"))]
