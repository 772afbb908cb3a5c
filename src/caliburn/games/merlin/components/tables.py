"""The component files of Merlin, read as they are; what they mean to the rules is made of them in the package."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

# the kinds of components, in the order in which they are listed, with the file each stands in
FILES: Final = {
    "rondel": "rondels",
    "inner": "rondels",
    "frame": "environs",
    "tile": "environs",
    "start-tile": "pieces",
    "mission": "missions",
    "shield": "items",
    "flag": "items",
    "material": "items",
    "traitor": "items",
    "apple": "items",
    "new-flag": "items",
    "pict": "picts",
    "pict-display": "picts",
    "ally": "allies",
    "ally-tile": "allies",
    "coin": "gold",
    "mistletoe": "gold",
    "market-tile": "gold",
    "district": "gold",
    "cauldron": "morgana",
    "token": "morgana",
    "treasure": "environs",
    "neutral-staff": "environs",
    "decree": "morgana",
    "piece": "pieces",
}


@cache
def table(kind: str) -> list[dict[str, Any]]:
    """The entries of one of the kinds in `FILES`; a file says under `each.KIND` what they have in common."""
    content = _read(FILES[kind])
    common = content.get("each", {}).get(kind, {})
    return [{**common, **entry} for entry in content[kind]]


@cache
def _read(file: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / f"{file}.toml").read_text(encoding="utf-8"))
