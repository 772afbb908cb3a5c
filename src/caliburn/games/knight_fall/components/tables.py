"""The component files of Knight Fall, read as they are; what they mean to the rules is made of them in the package."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

# the kinds of components, in the order in which they are listed, with the file each stands in
FILES: Final = {
    "knight": "knights",
    "demon": "demons",
    "knight-card": "knight-cards",
    "demon-card": "demon-cards",
    "coop-card": "coop-cards",
    "abbey-side": "tiles",
    "forest-side": "tiles",
    "minion": "pieces",
    "elder": "pieces",
    "villager": "villagers",
    "relic": "relics",
    "track": "pieces",
    "token": "pieces",
    "piece": "pieces",
}


@cache
def table(kind: str) -> list[dict[str, Any]]:
    """The entries of one of the kinds in `FILES`; a file says under `each.KIND` what they have in common."""
    found = content(FILES[kind])
    common = found.get("each", {}).get(kind, {})
    return [{**common, **entry} for entry in found[kind]]


@cache
def content(file: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / f"{file}.toml").read_text(encoding="utf-8"))
