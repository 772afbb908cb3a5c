"""What lies in a game's box, as it is listed for readers: how many there are of it and where its figures are from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caliburn import game

SOURCES = ("rulebook", "public", "reconstructed")


def source_of(entry: Mapping[str, Any], figure: str) -> str:
    """Where a figure of a component is from."""
    found: str = entry.get("sources", {}).get(figure, entry["source"])
    return found


class Box:
    """The components of a game, by id and by kind."""

    def __init__(self, name: str) -> None:
        self.listed = game(name).components()

    def entry(self, component: str) -> dict[str, Any]:
        (found,) = [entry for entry in self.listed if entry["id"] == component]
        return found

    def count(self, kind: str) -> int:
        """How many components of a kind there are."""
        return sum(entry["count"] for entry in self.listed if entry["kind"] == kind)

    def source(self, component: str, figure: str) -> str:
        """Where a figure of a component is from; the component has it."""
        entry = self.entry(component)
        assert figure in entry
        return source_of(entry, figure)
