"""What happens in King Arthur. Cards are named by id; what others may see of a draw is in `view.py`."""

from __future__ import annotations

from typing import NamedTuple


class GameBegan(NamedTuple):
    seat: int


class AdversaryRevealed(NamedTuple):
    card: str


class TurnBegan(NamedTuple):
    seat: int
    number: int


class KnightsPlayed(NamedTuple):
    """A seat challenged an adversary; `challenge` is the verb of the move: `challenge`, `repeat` or `double`."""

    seat: int
    knights: tuple[str, ...]
    card: str
    challenge: str


class AdversaryTaken(NamedTuple):
    seat: int
    card: str


class AdversarySealed(NamedTuple):
    seat: int
    card: str


class SealReturned(NamedTuple):
    seat: int
    card: str


class AdventureTaken(NamedTuple):
    seat: int
    adventure: str
    points: int
    cards: tuple[str, ...]


class KnightsDrawn(NamedTuple):
    """`cards` is empty for those who did not see them."""

    seat: int
    number: int
    cards: tuple[str, ...]


class KnightsReshuffled(NamedTuple):
    number: int


class TurnPassed(NamedTuple):
    """A turn went by in which no card moved."""

    seat: int


class LastAdversaryTaken(NamedTuple):
    seat: int


class GameEnded(NamedTuple):
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
