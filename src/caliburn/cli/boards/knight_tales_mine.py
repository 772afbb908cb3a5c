"""One's own knight in Knight Tales: the track, gold, cards, and what stands by one's side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, label, padded
from caliburn.cli.boards.knight_tales_marks import (
    HEALTH,
    PLAIN,
    WRATH_GROUND,
    ZONES,
    at_most,
    card_chip,
    chip,
    monster_chip,
    named,
    pick,
    wrapped,
)
from caliburn.cli.look import FADED, INK, PARCHMENT, player_mark

IN_BRIEF = 2  # lines of cards where there is little room


def mine(scene: Scene, seat: int) -> Block:
    """The viewer's own things."""
    own = scene.table["knights"][seat]
    if own["knight"] is None:
        return [label(scene.say("cli-kt-no-knight"))]
    lines = standing(scene, own, seat)
    lines += hand(scene, [(card["id"], card["spent"]) for card in own["cards"]], scene.say("cli-kt-own-cards"))
    if "villagers" in scene.table:
        lines += villagers(scene)
    if "coop" in scene.table:
        lines += shared(scene)
    if own["slain"] and (scene.roomy or scene.table["phase"] != "night"):
        lines += slain(scene, own["slain"])
    return lines


def standing(scene: Scene, own: Mapping[str, Any], seat: int) -> Block:
    """The track, and in figures what it says; gold, and the set of cards."""
    day, contest = scene.table["phase"] == "day", scene.view["mode"] == "competitive"
    parts = [track(scene, own, seat), pick(scene, Text(scene.say("cli-kt-wrath", count=own["wrath"])), "wrath")]
    parts.append(Text(scene.say("cli-kt-fatigue", count=own["fatigue"])))
    if contest and (scene.roomy or not day):
        parts.append(Text(scene.say(f"zone-{own['zone']}")))
    parts.append(Text(scene.say("cli-kt-gold", count=own["gold"]), style="bold"))
    if contest and (scene.roomy or day):
        kinds = scene.say("cli-kt-types", count=len(own["types"]))
        parts.append(Text(f"{scene.say('cli-kt-valor', count=own['valor'])} ({kinds})", style=FADED))
    return wrapped(parts, scene.width, gap=2)


def track(scene: Scene, own: Mapping[str, Any], seat: int) -> Text:
    """Wrath, health and fatigue on one line, over the zones; a hollow heart where this attack would leave health."""
    figures, tokens = scene.table["track"], own["tokens"]
    attack = scene.table["attack"]
    lies = attack.get("lies") if attack is not None and attack["seat"] == seat else None
    after = tokens["health"] + lies["wounds"] if lies is not None and lies["wounds"] else None
    signs = {after: "♡", tokens["wrath"]: scene.say("cli-kt-token-wrath"), tokens["health"]: HEALTH}
    signs[tokens["fatigue"]] = scene.say("cli-kt-token-fatigue")
    made = Text()
    for space in range(max(figures["fatigue"], tokens["fatigue"]) + 1):
        zone = "green" if space < figures["yellow"] else "yellow" if space < figures["red"] else "red"
        ground = WRATH_GROUND if space < figures["health"] else ZONES[zone]
        ink = INK if zone == "yellow" else PARCHMENT
        made.append(signs.get(space, "·" if space < figures["health"] else " "), f"bold {ink} on {ground}")
    return made


def hand(scene: Scene, cards: Sequence[tuple[str, bool]], name: str) -> Block:
    """Cards, the spent ones struck out; where there is little room, those are only counted and the rest is cut."""
    if scene.roomy:
        parts = [card_chip(scene, card, spent=spent) for card, spent in cards]
        return wrapped([label(name), *parts], scene.width, gap=0)
    ready = sorted([card for card, spent in cards if not spent], key=lambda card: card not in scene.handles)
    spent = len(cards) - len(ready)
    told = f"{name} ({scene.say('cli-kt-spent', count=spent)})" if spent else name
    lines = wrapped([label(told), *(card_chip(scene, card) for card in ready)], scene.width, gap=0)
    return at_most(lines, IN_BRIEF, scene.width)


def villagers(scene: Scene) -> Block:
    """Solo: who lends a hand, with the gold that covers their wounds."""
    parts = [label(scene.say("kind-villager"))]
    for one in scene.table["villagers"]:
        part = card_chip(scene, one["id"], spent=one["spent"])
        parts.append(part.append("$" * one["gold"], "bold"))
    return wrapped(parts, scene.width, gap=0)


def shared(scene: Scene) -> Block:
    """Co-op: the cards of all, with the mark of who used them tonight."""
    parts = [label(scene.say("cli-kt-shared"))]
    for one in scene.table["coop"]:
        by = one["spent_by"]
        if by is not None and not scene.roomy:
            continue
        name = chip(named(scene, one["id"]), PLAIN, spent=by is not None, tight=not scene.roomy)
        part = pick(scene, name, one["handle"])
        parts.append(part if by is None else part.append(*player_mark(by)))
    return wrapped(parts, scene.width, gap=0)


def slain(scene: Scene, monsters: Sequence[str]) -> Block:
    """Monster cards, each kind once."""
    parts = [label(scene.say("cli-kt-slain"))]
    for monster, count in Counter(monsters).items():
        name = named(scene, monster) if count == 1 else f"{count}× {named(scene, monster)}"
        parts.append(pick(scene, monster_chip(monster, name, tight=not scene.roomy), monster))
    if scene.roomy:
        return wrapped(parts, scene.width, gap=0)
    return [padded(Text("").join(parts), scene.width)]
