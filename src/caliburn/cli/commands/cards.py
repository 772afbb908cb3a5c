"""`caliburn cards`: every component of a game, and which figures are not printed ones but ours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from caliburn.cli.commands.shared import Game, Json, Lang, table
from caliburn.cli.voice import named, voice
from caliburn.kernel import start
from caliburn.kernel.spec import GameSpec

RECONSTRUCTED = "reconstructed"
RULEBOOK = "rulebook"
COLUMNS = (
    "value", "strength", "points", "cost", "price", "day", "night", "heroic", "epic", "legendary", "spaces", "green",
    "yellow", "black", "red", "health", "defense", "ice", "valor", "damage", "gold_per_point", "gains", "face",
    "steps", "open", "stacks", "pair_points", "actions", "round", "frail", "knights_start", "helped_start",
    "scrolls", "coins",
)  # fmt: skip
MOST = {"health": "most_health", "defense": "most_defense", "ice": "most_ice"}  # what stands beside a figure: its limit
IN_WORDS = {"villager": ("defense",)}  # figures that the text of a component tells
SORTS = ("faction", "boss", "icon", "power", "stack", "sides", "kinds", "symbols")  # words that stand beside the name
LISTS = (
    "faces",
    "red",
    "black",
    "armor",
    "symbols",
    "wrath",
    "fatigue",
    "start",
    "set_bonus",
    "marks",
    "spaces",
)  # where they are long
IN_ORDER = ("marks", "spaces", "sides")  # lists of words whose order matters
EFFECTS = (
    "effects", "aura", "own", "wound", "reveal", "after", "to_back", "magic_name", "magic", "trigger", "effect",
    "primary", "secondary",
)  # fmt: skip  # what the text of a component tells
NAMED = {
    "faction": "faction-", "icon": "icon-", "boss": "card-", "faces": "face-", "power": "power-", "marks": "colour-",
    "spaces": "space-", "sides": "effect-", "kinds": "cli-merlin-kinds-", "symbols": "action-",
}  # fmt: skip  # what the words of values begin with
LONG = 4  # figures from which a list stands in a line of its own
MANY = 4  # columns of figures beside which there is no room for another one
MARK = "†"
Entry = dict[str, Any]


def cards(game: Game, json: Json = False, lang: Lang = "") -> None:
    spec = start.game(game)
    voice().game = spec.id
    components = components_of(spec)
    if json:
        voice().give(components)
        return
    for group in dict.fromkeys(entry["group"] for entry in components):
        show([entry for entry in components if entry["group"] == group], group)
    if any(is_ours(entry, field) for entry in components for field in told(entry)):
        voice().show(f"{MARK} {voice().say('cli-reconstructed')}")


def components_of(spec: GameSpec) -> list[Entry]:
    """The components of a game with their names."""
    return [{**entry, "names": named(f"card-{entry['id']}", spec.id)} for entry in spec.components()]


def source_of(entry: Entry, field: str) -> str:
    """Where a figure of a component comes from: as noted for it, or like the component itself."""
    source: str = entry.get("sources", {}).get(field, entry["source"])
    return source


def is_ours(entry: Entry, field: str) -> bool:
    """Whether a figure of a component is our reconstruction."""
    return source_of(entry, field) == RECONSTRUCTED


def is_figure(value: Any) -> bool:
    """Whether a value fits in a column: numbers, and short lists of them."""
    return isinstance(value, int) or (isinstance(value, list) and len(value) < LONG)


def has_figure(entry: Entry, field: str) -> bool:
    """Whether a component has a figure that stands in a column."""
    return field in entry and is_figure(entry[field]) and field not in IN_WORDS.get(entry["group"], ())


def told(entry: Entry) -> list[str]:
    """The fields of a component that are shown, each of them marked where it is ours."""
    columns = [field for field in COLUMNS if has_figure(entry, field)]
    limits = [MOST[field] for field in columns if MOST.get(field) in entry]
    texts = [field for field in EFFECTS if field in entry]
    return [*columns, *limits, *sorts(entry), *texts, *lists(entry), "count"]


def sorts(entry: Entry) -> list[str]:
    """What stands beside the name; the kinds of a die are those of its faces, which are told anyway."""
    found = [field for field in SORTS if field in entry and not (field == "kinds" and "faces" in entry)]
    return [field for field in found if field != "symbols" or is_in_words(entry[field])]


def is_in_words(value: Any) -> bool:
    """Whether a short list is one of words."""
    return is_figure(value) and isinstance(value, list) and all(isinstance(one, str) for one in value)


def lists(entry: Entry) -> list[str]:
    """The lists that are too long for a column."""
    return [field for field in LISTS if field in entry and not is_figure(entry[field])]


def show(entries: list[Entry], group: str) -> None:
    speaker = voice()
    title = next((known for known in (f"kind-{group}", f"cli-kind-{group}") if speaker.words.has(known)), group)
    made = table(speaker.say(title))
    columns = [field for field in COLUMNS if any(has_figure(entry, field) for entry in entries)]
    crowded = len(columns) >= MANY
    made.add_column("id", no_wrap=True)
    made.add_column(speaker.say("cli-column-name"), overflow="fold")
    for column in (*columns, "count"):
        made.add_column(speaker.say(f"cli-column-{column}"), justify="right", no_wrap=True)
    if not crowded:
        made.add_column(speaker.say("cli-column-source"))
    for entry in entries:
        figures = [_figure(entry, field) for field in (*columns, "count")]
        source = f"\n  {speaker.say('cli-column-source')}: {'; '.join(_sources(entry))}" if crowded else ""
        rest = [] if crowded else ["\n".join(_sources(entry))]
        made.add_row(entry["id"], f"{_described(entry)}{source}", *figures, *rest)
    speaker.show(made)


def _described(entry: Entry) -> str:
    """The name, of what sort it is, what the component does, and its longer lists."""
    speaker = voice()
    beside = ", ".join([_figure(entry, field) for field in sorts(entry)])
    name: str = entry["names"][speaker.lang]
    lines = [f"{name} ({beside})" if beside else name]
    about = f"card-{entry['id']}-about"
    if speaker.words.has(about):
        ours = any(field in entry and is_ours(entry, field) for field in EFFECTS)
        lines.append(f"  {speaker.say(about)}{MARK if ours else ''}")
    lines += [f"  {speaker.say(f'cli-column-{field}')}: {_figure(entry, field)}" for field in lists(entry)]
    return "\n".join(lines)


def _figure(entry: Entry, field: str) -> str:
    """A figure as people write it, marked where it is ours; with its limit, where it has one."""
    if field not in entry:
        return ""
    most = MOST.get(field)
    limit = f"/{_figure(entry, most)}" if most in entry else ""
    return f"{_written(field, entry[field])}{MARK if is_ours(entry, field) else ''}{limit}"


def _written(field: str, value: Any) -> str:
    if not isinstance(value, list):
        return _word(field, value)
    if field in IN_ORDER and not all(isinstance(one, int) for one in value):
        return ", ".join([_word(field, one) for one in value])
    if value and isinstance(value[0], str):
        return voice().words.join(_counted(field, value))
    return (", " if is_figure(value) else " ").join(map(str, value))


def _counted(field: str, values: Sequence[str]) -> list[str]:
    """Words that are the same only once, with how often."""
    found = []
    for value, count in Counter(values).items():
        found.append(_word(field, value) if count == 1 else f"{count}× {_word(field, value)}")
    return found


def _word(field: str, value: Any) -> str:
    """A value by its name, where it has one."""
    return (
        voice().say(f"{NAMED[field]}{value.replace(' ', '-')}")
        if field in NAMED and isinstance(value, str)
        else str(value)
    )


def _sources(entry: Entry) -> list[str]:
    """Where the component comes from, and what of it comes from elsewhere, unless a mark says that already."""
    say = voice().say
    found = [say(f"cli-source-{entry['source']}")]
    marked = told(entry)
    for field, source in entry.get("sources", {}).items():
        if field != "type" and (field not in marked or source not in (RULEBOOK, RECONSTRUCTED)):
            found.append(f"{say(f'cli-column-{field}')}: {say(f'cli-source-{source}')}")
    return found
