"""`caliburn games`: what can be played, by how many, and with which options."""

from __future__ import annotations

from typing import Any

from caliburn.cli.commands.shared import Json, Lang, table
from caliburn.cli.voice import named, voice
from caliburn.kernel import start
from caliburn.kernel.spec import GameSpec, Mode


def games(json: Json = False, lang: Lang = "") -> None:
    specs = start.games()
    if json:
        voice().give([described(spec) for spec in specs])
        return
    for spec in specs:
        show(spec)


def described(spec: GameSpec) -> dict[str, Any]:
    """A game as data."""
    say = voice().say
    return {
        "id": spec.id,
        "title": say(f"game-{spec.id}"),
        "titles": named(f"game-{spec.id}"),
        "about": say(f"game-{spec.id}-about"),
        "seats": list(spec.seats),
        "modes": [
            {
                "id": mode.id,
                "title": say(f"mode-{spec.id}-{mode.id}"),
                "seats": list(mode.seats),
                "options": [
                    {
                        "id": option.id,
                        "title": say(f"option-{spec.id}-{option.id}"),
                        "values": list(option.values),
                        "default": option.default,
                        "many": option.many,
                    }
                    for option in mode.options
                ],
            }
            for mode in spec.modes
        ],
    }


def show(spec: GameSpec) -> None:
    say = voice().say
    made = table(f"{say(f'game-{spec.id}')} ({spec.id})", caption=say(f"game-{spec.id}-about"), caption_justify="left")
    for column in ("mode", "seats", "options"):
        made.add_column(say(f"cli-column-{column}"), overflow="fold")
    for mode in spec.modes:
        least, most = mode.seats
        title = f"{mode.id}\n{say(f'mode-{spec.id}-{mode.id}')}"
        made.add_row(title, f"{least}–{most}" if least != most else str(least), _options(spec, mode), end_section=True)
    voice().show(made)


def _about(message_id: str) -> str:
    """What an option is about; its title where nothing more is said."""
    about = f"{message_id}-about"
    return voice().say(about if voice().words.has(about) else message_id)


def _options(spec: GameSpec, mode: Mode) -> str:
    say = voice().say
    lines = []
    for option in mode.options:
        values = ("," if option.many else "|").join(option.values)
        lines.append(f"{option.id}={values}\n  {_about(f'option-{spec.id}-{option.id}')}")
    lines.append(f"edition=FILE.toml\n  {say('cli-option-edition')}")
    return "\n".join(lines)
