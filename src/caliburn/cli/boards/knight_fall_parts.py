"""Parts of Knight Fall's table beside the abbey: the track, the attack that goes on, the cards that lead a demon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, label, padded
from caliburn.cli.boards.knight_fall_marks import (
    DAMAGE,
    DOOR,
    SIDES,
    WARNING,
    card_name,
    joined,
    named,
    text_of,
    wrapped,
)
from caliburn.cli.look import BRIGHT_GOLD, FADED, PARCHMENT

HALVES = ("primary", "secondary")
CONSOLE = Console()
MOST_LINES = 2  # of the text of a card that leads a demon, where there is room


# -- the track -------------------------------------------------------------------------------------------------


def track(scene: Scene) -> Text:
    """The spaces to the door with both markers; then what the character on turn has left to use."""
    table = scene.table
    made = label(scene.say("cli-kf-track"))
    for space in range(table["door"]):
        here = [side for side in SIDES if table["points"][side] == space]
        for side in here:
            made.append(scene.say(f"cli-kf-marker-{side}"), f"bold {SIDES[side]}")
        made.append("· " if not here else " ", FADED)
    at_door = [side for side in SIDES if table["points"][side] == table["door"]]
    for side in at_door:
        made.append(scene.say(f"cli-kf-marker-{side}"), f"bold {SIDES[side]}")
    made.append(f"{DOOR}{table['door']}", f"bold {BRIGHT_GOLD}")
    doing = in_hand(scene)
    return padded(made.append("  ").append_text(doing) if doing.plain else made, scene.width)


def in_hand(scene: Scene) -> Text:
    """Symbols that are left of the card being played, magic, and command kept for an imp."""
    doing = scene.table["doing"]
    if doing is None:
        return Text()
    made = []
    if doing["symbols"]:
        made.append(scene.say("cli-kf-left", symbols=joined(scene, doing["symbols"])))
    if doing["magic"]:
        made.append(scene.say("cli-kf-magic", count=doing["magic"]))
    if doing["held"]:
        made.append(scene.say("cli-kf-held", count=doing["held"]))
    return Text(" · ".join(made), style=f"bold {PARCHMENT}")


# -- the attack ------------------------------------------------------------------------------------------------


def attack(scene: Scene) -> Block:
    """Who strikes, and who is hit for how much; who takes it instead, and how much of it is blocked."""
    shown = scene.table["attack"]
    if shown is None:
        return []
    kind = scene.say(f"cli-kf-attack-{shown['kind']}")
    lead = scene.say("cli-kf-attack", name=named(scene, shown["attacker"]), kind=kind)
    parts = [Text(lead, style=f"bold {WARNING}")]
    parts += [blow(scene, packet) for packet in shown["packets"]]
    if not shown["packets"] and shown["aimed"] is not None:
        parts.append(Text(named(scene, shown["aimed"])))
    return [padded(line, scene.width) for line in wrapped(parts, scene.width, gap=2)]


def blow(scene: Scene, packet: Mapping[str, Any]) -> Text:
    """The damage one unit is about to take."""
    made = Text.assemble((f"{DAMAGE}{packet['damage']} ", f"bold {WARNING}"), named(scene, packet["target"]))
    told = []
    if packet["hits"] != packet["target"]:
        told.append(scene.say("cli-kf-takes", name=named(scene, packet["hits"])))
    if packet["blocked"]:
        told.append(scene.say("cli-kf-blocked", count=min(packet["blocked"], packet["damage"])))
    return made.append(f" ({', '.join(told)})" if told else "", FADED)


# -- cards that lead a demon -----------------------------------------------------------------------------------


def leading(scene: Scene, *, brief: bool = False) -> Block:
    """The two cards of a demon's turn: of the first the upper half counts, of the second the lower one."""
    shown = scene.table.get("coop", {"shown": ()})["shown"]
    if brief and shown:
        return [padded(both(scene, shown), scene.width)]
    made = []
    for half, card in zip(HALVES, shown, strict=False):
        text = headed(scene, half, card).append(f": {scene.say(f'card-{card}-{half}')}", PARCHMENT)
        lines = text.wrap(CONSOLE, scene.width)
        made += list(lines) if len(lines) <= MOST_LINES else [padded(text, scene.width)]
    return made


def both(scene: Scene, shown: Sequence[str]) -> Text:
    """Both cards in a line; what is told is the half that the demon follows now."""
    heads = [headed(scene, half, card) for half, card in zip(HALVES, shown, strict=False)]
    doing = scene.table["doing"]
    now = 1 if doing is not None and doing["by"] == shown[-1] and shown[0] != shown[-1] else 0
    return Text(" ").join(heads).append(f": {scene.say(f'card-{shown[now]}-{HALVES[now]}')}", PARCHMENT)


def headed(scene: Scene, half: str, card: str) -> Text:
    return Text.assemble((f"{scene.say(f'cli-kf-half-{half}')} ", FADED), (card_name(scene, card), f"bold {WARNING}"))


# -- supplies --------------------------------------------------------------------------------------------------


def supply(scene: Scene, *, brief: bool) -> str:
    """What is left of minions, and the elders that live."""
    table = scene.table
    elders = sum(unit["kind"] == "elder" for unit in table["units"])
    parts = [scene.say("cli-kf-elders", count=elders)]
    left = {kind: count for kind, count in table["supply"].items() if count or kind in ("imp", "stone-golem")}
    if brief:
        left = {kind: left[kind] for kind in ("imp", "stone-golem")}
    minions = ", ".join([scene.say(f"cli-kf-count-{kind}", count=count) for kind, count in left.items()])
    return " · ".join([*parts, scene.say("cli-kf-supply", minions=minions)])


def decks(scene: Scene) -> str:
    """How many cards there are to draw from, and how many are discarded."""
    table = scene.table
    piles = {scene.say(f"cli-kf-marker-{side}"): shown for side, shown in table["decks"].items()}
    if "coop" in table:
        piles[scene.say("cli-kf-marker-coop")] = table["coop"]
    told = [
        f"{mark} {pile['deck']}+{len(pile['discards'])}"
        for mark, pile in piles.items()
        if pile["deck"] or pile["discards"]
    ]
    return scene.say("cli-kf-decks", decks=", ".join(told))


def about_character(scene: Scene, place: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What a character can do, and what its seal or mark does: names and texts."""
    made = []
    for stem, name in (("power", place["power"]), ("magic", place["magic"]), ("card", place["seal"])):
        if name is not None:
            made.append((scene.say(f"{stem}-{name}"), text_of(scene, f"{stem}-{name}")))
    return made
