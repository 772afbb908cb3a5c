"""The component files of Knight Tales, read as they are; what they mean to the rules is made of them in the package."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

# the kinds of components, in the order in which they are listed, with the file each stands in
FILES: Final = {
    "die": "dice",
    "knight": "knights",
    "ability": "knights",
    "track": "knights",
    "chart": "knights",
    "longsword": "start",
    "market": "market",
    "trophy": "start",
    "minion": "minions",
    "champion": "champions",
    "boss": "bosses",
    "tactic": "bosses",
    "quest": "quests",
    "renown": "renown",
    "villager": "helpers",
    "coop": "helpers",
    "gold": "pieces",
    "token": "pieces",
    "piece": "pieces",
}


@cache
def table(kind: str) -> list[dict[str, Any]]:
    """The entries of one of the kinds in `FILES`."""
    entries: list[dict[str, Any]] = _read(FILES[kind])[kind]
    return entries


@cache
def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / f"{file}.toml").read_text(encoding="utf-8"))
