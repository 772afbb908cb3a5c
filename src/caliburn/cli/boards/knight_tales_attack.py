"""An attack in Knight Tales: who attacks what, what counts and why, the dice, and what they would do as they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.text import Text

from caliburn.cli.boards.drawing import Block, Scene, label, padded
from caliburn.cli.boards.knight_tales_marks import (
    BLACK_DIE,
    RED,
    RED_DIE,
    SHIELD,
    SWORD,
    at_most,
    die,
    health,
    monster_chip,
    named,
    on_the_field,
    pick,
    strength,
    thing_of,
    wrapped,
)
from caliburn.cli.look import BRIGHT_GOLD, FADED, GOLD, player_mark

IN_BRIEF = 2  # lines of effects where there is little room


def is_on(scene: Scene) -> bool:
    """Whether a monster is being attacked."""
    attack = scene.table["attack"]
    return attack is not None and attack["target"] is not None


def attack(scene: Scene) -> Block:
    """The attack that goes on, in some lines."""
    shown = scene.table["attack"]
    lines = [*heading(scene, shown), *effects(scene, shown)]
    lines += dice(scene, shown) if shown["knight_dice"] else pool(scene, shown)
    if shown["lies"] is not None:
        lines += lies(scene, shown["lies"])
    return [padded(line, scene.width) for line in lines]


def heading(scene: Scene, shown: Mapping[str, Any]) -> Block:
    """Attacker, target and the step of the rulebook."""
    target = next((one for one in on_the_field(scene) if one["handle"] == shown["target"]), None)
    mark, colour = player_mark(shown["seat"])
    parts = [Text.assemble((f"{mark} {scene.people[shown['seat']]}", f"bold {colour}"), (" ›", GOLD))]
    parts.append(monster_chip(shown["monster"], named(scene, shown["monster"])))
    if target is not None and "health" in target:
        parts += [health(target), strength(target)]
    step = scene.say("cli-kt-step", number=shown["step"], name=scene.say(f"step-{shown['step']}"))
    parts.append(Text(f" {step}", style=FADED))
    if shown["last_deed"]:
        parts.append(Text(scene.say("cli-kt-last-deed"), style=f"bold {RED}"))
    return wrapped(parts, scene.width)


def effects(scene: Scene, shown: Mapping[str, Any]) -> Block:
    """Every effect that counts in this attack, and where it comes from."""
    told = [reason(scene, one) for one in shown["reasons"]]
    counts = Counter(one.plain for one in told)
    alike = {one.plain: one for one in told}
    parts = [one if counts[text] == 1 else Text(f"{counts[text]}× ").append_text(one) for text, one in alike.items()]
    lead = Text(scene.say("cli-kt-effects"), style=FADED)
    lines = wrapped([lead, *parts], scene.width) if parts else []
    return lines if scene.roomy else at_most(lines, IN_BRIEF, scene.width)


def reason(scene: Scene, one: Mapping[str, Any]) -> Text:
    """An effect and its source: “+1 shield (rank effect: Centaur)”."""
    less = "-less" if one["n"] < 0 else ""
    what = scene.say(f"modifier-{one['what']}{less}", number=abs(one["n"]))
    by = scene.say(f"by-{one['by']}")
    thing = thing_of(scene, one["source"])
    known = one["by"] in ("rank", "lane", "card") and thing is not None
    whole = f"{by}: {named(scene, thing)}" if known and thing is not None else by
    return Text.assemble((what, "bold"), (f" ({whole})", FADED))


def pool(scene: Scene, shown: Mapping[str, Any]) -> Block:
    """The dice that would be rolled, and what the attack costs."""
    dice = shown["pool"]
    cost = scene.say("cli-kt-cost", count=shown["cost"])
    rolled = scene.say("cli-kt-pool", knight=dice["knight"], black=dice["black"], red=dice["red"])
    signs = Text.assemble(f" {BLACK_DIE * dice['black']}", (RED_DIE * dice["red"], RED))
    return [Text.assemble(label(f" {cost} ·"), rolled, signs, tokens(shown))]


def tokens(shown: Mapping[str, Any]) -> Text:
    """The attacker's tokens of this attack."""
    found = [f"+{shown[what]}{sign}" for what, sign in (("sword", SWORD), ("shield", SHIELD)) if shown[what]]
    return Text(f" {' '.join(found)}" if found else "", style=f"bold {BRIGHT_GOLD}")


def dice(scene: Scene, shown: Mapping[str, Any]) -> Block:
    """Both sides' dice; those that are gone are struck out."""
    names = [scene.say("cli-kt-knight-dice"), scene.say("cli-kt-monster-dice")]
    width = max(len(name) for name in names)
    own = [
        pick(scene, die(scene, "knight", one["face"], gone=one["gone"]), one["handle"]) for one in shown["knight_dice"]
    ]
    own.append(tokens(shown))
    theirs = [
        pick(scene, die(scene, one["colour"], one["face"], gone=one["gone"]), one["handle"])
        for one in shown["monster_dice"]
    ]
    lines: Block = []
    for name, parts in zip(names, (own, theirs or [Text(" –")]), strict=True):
        lines += wrapped([label(name.ljust(width)), *parts], scene.width, gap=0)
    return lines


def lies(scene: Scene, shown: Mapping[str, Any]) -> Block:
    """What would happen as the dice lie."""
    hit = scene.say(
        "cli-kt-lies-damage",
        swords=shown["swords"],
        shields=shown["monster_shields"],
        damage=shown["damage"],
        health=shown["health"],
    )
    if shown["defeats"]:
        hit = f"{hit}, {scene.say('cli-kt-lies-defeats')}"
    swords, shields = shown["monster_swords"], shown["shields"]
    hurt = scene.say("cli-kt-lies-wounds", swords=swords, shields=shields, wounds=shown["wounds"])
    parts = [
        Text(scene.say("cli-kt-lies"), style=FADED),
        Text(hit, style=f"bold {BRIGHT_GOLD}" if shown["defeats"] else "bold"),
    ]
    parts += [Text("·", style=FADED), Text(hurt, style=f"bold {RED}" if shown["wounds"] else "bold")]
    if shown["dooms"]:
        to = scene.say("cli-kt-lies-doom", column=shown["doom_to"])
        tactic = scene.table["boss"]["tactic"] if shown["tactic"] and scene.table["boss"] is not None else None
        to = f"{to} ({named(scene, tactic)})" if tactic is not None else to
        parts += [Text("·", style=FADED), Text(to, style=RED if shown["tactic"] else "bold")]
    return wrapped(parts, scene.width)
