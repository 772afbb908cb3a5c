"""Who looks at a match: a seat, a spectator (None) or the referee, who sees everything."""

from __future__ import annotations

from typing import Literal, TypeAlias

Viewer: TypeAlias = "int | None | Literal['referee']"
REFEREE: Literal["referee"] = "referee"


def sees(viewer: Viewer, seat: int) -> bool:
    """Whether the viewer may see what is that seat's alone."""
    return viewer in (REFEREE, seat)
