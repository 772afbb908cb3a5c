"""The line of keys at the lower edge of the table."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from caliburn.cli.look import BRIGHT_GOLD
from caliburn.kernel.text import Words

CALL = "call"
CALLS = {"new": "new_game", "log": "scroll_log(-1)"}  # what a key calls, where that is not named like it


def key_line(words: Words, *, over: bool, inside: bool, has_leaves: bool) -> Text:
    """The keys that do something now, each of them also a button; the last ones are always there."""
    actions = ["new"] if over else []
    if inside:
        actions.append("back")
    elif has_leaves:
        actions.append("leaf")
    actions += [*([] if over else ["undo"]), "help", "log", "language", "save", "leave"]
    parts = []
    for action in actions:
        key, _, meaning = words.say(f"cli-key-{action}").partition(" ")
        button = Text.assemble((key, f"bold {BRIGHT_GOLD}"), f" {meaning}")
        button.stylize(Style(meta={CALL: CALLS.get(action, action)}))
        parts.append(button)
    return Text("  ").join(parts)
