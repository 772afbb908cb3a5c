"""What the tests of words share: every Fluent file of the package, parsed, and every use of a message in the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import caliburn
from caliburn.kernel.spec import GameSpec
from caliburn.kernel.text import LANGUAGES, Message, Words

PACKAGE = Path(caliburn.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("locale/*.ftl")})
GAMES = {folder.parent.name: folder for folder in FOLDERS if folder.parent.parent.name == "games"}
SHARED = [folder for folder in FOLDERS if folder not in GAMES.values()]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SPEAKING = re.compile(r"(ask|cli|end(?!-of-)|error|event|move)-[a-z0-9-]*[a-z0-9]")  # end-of-day is a rule


class Contents(Visitor):
    """What a message refers to: parameters with the keys they select by, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.parameters: dict[str, list[str]] = {}
        self.references: list[str] = []
        self.text: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's naming
        self.parameters.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [v.key.name if isinstance(v.key, ftl.Identifier) else str(v.key.value) for v in node.variants]
            self.parameters.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@cache
def source_of(folder: Path, lang: str) -> str:
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def parsed(folder: Path, lang: str) -> list[ftl.EntryType]:
    return FluentParser().parse(source_of(folder, lang)).body


def messages(folder: Path, lang: str) -> dict[str, Contents]:
    """The messages of one file by id."""
    found: dict[str, Contents] = {}
    for entry in parsed(folder, lang):
        if isinstance(entry, ftl.Message):
            contents = found[entry.id.name] = Contents()
            contents.visit(entry)
    return found


def folders_of(game: str | None) -> list[Path]:
    """The folders a table of that game reads, its own first; those of all games where none is named."""
    return FOLDERS if game is None else [GAMES[game.replace("-", "_")], *SHARED]


@cache
def all_messages(lang: str, game: str | None = None) -> dict[str, Contents]:
    """The messages of a language. Ids are a game's own affair: two games may use the same one."""
    return {name: contents for folder in folders_of(game) for name, contents in messages(folder, lang).items()}


@cache
def all_words(lang: str, game: str | None = None) -> Words:
    """The words of a language from every file, whether a game's package has been added or not."""
    return Words(lang, [source_of(folder, lang) for folder in folders_of(game)])


def parameters(name: str, lang: str, game: str | None = None) -> dict[str, list[str]]:
    """What a message takes, the messages it refers to included: names with the keys they select by."""
    contents = all_messages(lang, game)[name]
    found = {parameter: list(keys) for parameter, keys in contents.parameters.items()}
    for reference in contents.references:
        for parameter, keys in parameters(reference, lang, game).items():
            found.setdefault(parameter, []).extend(keys)
    return found


def renderings(name: str, lang: str, game: str | None = None) -> Iterator[str]:
    """The message with sample arguments, so that every variant is chosen once at least."""
    taken = parameters(name, lang, game)
    samples: list[list[str | int]] = []
    for keys in taken.values():
        if any(key in PLURALS or key.isdigit() for key in keys):
            samples.append([0, 1, 2, 7])
        else:
            samples.append(list(dict.fromkeys(keys)) or ["sample"])
    for values in product(*samples):
        yield all_words(lang, game).say(Message(name, dict(zip(taken, values, strict=True))))


class Use(NamedTuple):
    """A message used in the source: its id (with a pattern where the source fills something in), the names of its
    arguments where they are written out there, and the place."""

    id: str
    args: frozenset[str] | None
    place: str

    @property
    def game(self) -> str | None:
        """The game whose source it stands in, whose words it therefore means."""
        parts = Path(self.place).parts
        return parts[1] if parts[0] == "games" and len(parts) > 2 else None


@cache
def uses() -> tuple[Use, ...]:
    """Every use of a message that the source shows."""
    found: list[Use] = []
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tags = {node.value for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "tag"}
        stems = _stems(tree)
        begun = {id(stem) for values in stems.values() for stem in values}
        for node in ast.walk(tree):
            place = f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call):
                found += [Use(name, _args(node), place) for name in _ids(node, stems) if _speaks(node, name)]
            elif node in tags or id(node) in begun:  # what a command is called on the wire, and half a name
                continue
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and SPEAKING.fullmatch(node.value):
                found.append(Use(re.escape(node.value), None, place))
    return tuple(found)


Stems: TypeAlias = dict[int, list[ast.Constant]]  # what a part of an f-string stands for, by the part


def _stems(tree: ast.Module) -> Stems:
    """What f-strings begin with, where that is a name to which the same function gives one of a few words."""
    found: Stems = {}
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        given: dict[str, list[ast.Constant]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                words = [one for one in _choices(node.value) if isinstance(one, ast.Constant)]
                given.setdefault(node.targets[0].id, []).extend(words)
        for node in ast.walk(function):
            first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else None
            if isinstance(first, ast.FormattedValue) and isinstance(first.value, ast.Name):
                found[id(first)] = given.get(first.value.id, [])
    return found


def _choices(node: ast.expr) -> list[ast.expr]:
    return [*_choices(node.body), *_choices(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def _ids(call: ast.Call, stems: Stems) -> list[str]:
    """The first argument of a call as patterns of message ids."""
    return [name for one in _choices(call.args[0]) for name in _patterns(one, stems)] if call.args else []


def _patterns(node: ast.expr, stems: Stems) -> list[str]:
    """The ids a text may be: one, or as many as there are words it may begin with."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if not isinstance(node, ast.JoinedStr) or not node.values:
        return []
    first, *others = node.values
    begin = [_part(word) for word in stems.get(id(first), [])] or [_part(first)]
    rest = "".join([_part(part) for part in others])
    return [one + rest for one in begin]


def _part(node: ast.expr) -> str:
    return re.escape(str(node.value)) if isinstance(node, ast.Constant) else ".+"


def _speaks(call: ast.Call, name: str) -> bool:
    func = call.func
    called = func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
    return bool(name) and (called in ("Message", "Prompt", "say") or name.startswith("error\\-"))


def _args(call: ast.Call) -> frozenset[str] | None:
    """The names of the arguments given with a message; None where the source does not write them all out."""
    func = call.func
    if isinstance(func, ast.Name) and func.id == "Prompt":
        return None
    if isinstance(func, ast.Name) and func.id == "Message":
        given = call.args[1] if len(call.args) == 2 else ast.Dict([], [])
        if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
            return None
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


__all__ = [
    "FOLDERS",
    "GAMES",
    "LANGUAGES",
    "all_messages",
    "all_words",
    "folders_of",
    "messages",
    "parameters",
    "parsed",
    "renderings",
    "uses",
]


def event_kinds(game: GameSpec) -> set[str]:
    """All that can happen in a game, "knights-drawn": what its modules of events hold and what is emitted elsewhere."""
    names = set()
    for path in (PACKAGE / "games" / game.package.rpartition(".")[2]).rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        names |= set(re.findall(r"^class (\w+)\(NamedTuple\)", source, re.MULTILINE) if path.stem == "events" else [])
        names |= set(re.findall(r"\.emit\(\s*(?:\w+\.)?([A-Z]\w+)\(", source))
    return {re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in names}
