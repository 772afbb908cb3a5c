"""`caliburn cards`: every component of a game, and which figures are not printed ones but ours."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from caliburn.cli.commands.shared import Game, Json, Lang, table
from caliburn.cli.voice import named, voice
from caliburn.kernel import start
from caliburn.kernel.spec import GameSpec

RECONSTRUCTED = "reconstructed"
SHOWN = ("value", "strength", "points")
MARK = "†"


def cards(game: Game, json: Json = False, lang: Lang = "") -> None:
    spec = start.game(game)
    components = components_of(spec)
    if json:
        voice().give(components)
        return
    for group in dict.fromkeys(entry["group"] for entry in components):
        show([entry for entry in components if entry["group"] == group], group)
    if any(reconstructed(entry) for entry in components):
        voice().show(f"{MARK} {voice().say('cli-reconstructed')}")


def components_of(spec: GameSpec) -> list[dict[str, Any]]:
    """The components of a game with their names; a game lists them in its package `components`."""
    listed: list[dict[str, Any]] = import_module(f"{spec.package}.components").component_list()
    return [{**entry, "names": named(f"card-{entry['id']}")} for entry in listed]


def reconstructed(entry: dict[str, Any]) -> list[str]:
    """Which figures of a component are our reconstruction: the names of fields, `count` for the component itself."""
    found = [field for field, source in entry.get("sources", {}).items() if source == RECONSTRUCTED]
    return ["count", *found] if entry["source"] == RECONSTRUCTED else found


def show(entries: list[dict[str, Any]], group: str) -> None:
    speaker = voice()
    title = next((known for known in (f"kind-{group}", f"cli-kind-{group}") if speaker.words.has(known)), group)
    made = table(speaker.say(title))
    fields = [field for field in SHOWN if any(field in entry for entry in entries)]
    made.add_column("id", no_wrap=True)
    made.add_column(speaker.say("cli-column-name"), overflow="fold")
    for column in (*fields, "count"):
        made.add_column(speaker.say(f"cli-column-{column}"), justify="right")
    made.add_column(speaker.say("cli-column-source"))
    for entry in entries:
        ours = reconstructed(entry)
        figures = [_figure(entry, field, ours) for field in (*fields, "count")]
        made.add_row(entry["id"], _described(entry), *figures, _source(entry))
    speaker.show(made)


def _described(entry: dict[str, Any]) -> str:
    speaker = voice()
    name: str = entry["names"][speaker.lang]
    about = f"card-{entry['id']}-about"
    return f"{name}\n  {speaker.say(about)}" if speaker.words.has(about) else name


def _figure(entry: dict[str, Any], field: str, ours: list[str]) -> str:
    if field not in entry:
        return ""
    return f"{entry[field]}{MARK if field in ours else ''}"


def _source(entry: dict[str, Any]) -> str:
    say = voice().say
    lines = [say(f"cli-source-{entry['source']}")]
    for field, source in entry.get("sources", {}).items():
        lines.append(f"{say(f'cli-column-{field}')}: {say(f'cli-source-{source}')}")
    return "\n".join(lines)
