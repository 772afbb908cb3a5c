"""What happens in Merlin. Things are named by id; a mission card that others may not see is None (`view.py`)."""

from __future__ import annotations

from typing import NamedTuple


class StartTileDealt(NamedTuple):
    """Where a knight begins; its player takes an item of each kind there and places a marker."""

    seat: int
    colour: str


class TraitorsDrawn(NamedTuple):
    seat: int
    colours: tuple[str, ...]


class MissionsDealt(NamedTuple):
    """A hand is dealt; only its owner sees the cards."""

    seat: int
    number: int
    cards: tuple[str, ...]


class DisplayFilled(NamedTuple):
    card: str


class MissionsShuffled(NamedTuple):
    """The discarded missions become the new deck."""

    number: int


class RoundBegan(NamedTuple):
    round: int
    first: int


class DiceRolled(NamedTuple):
    """What a seat rolled: `knight 3`, `merlin 5` ... Rolled again after three of a kind."""

    seat: int
    dice: tuple[str, ...]
    again: bool


class DieChosen(NamedTuple):
    seat: int
    die: str
    value: int


class DieChanged(NamedTuple):
    """The chosen die shows something else now: by an apple, a flag, a coin ..."""

    seat: int
    die: str
    value: int
    by: str


class FigureMoved(NamedTuple):
    """A figure (`knight`, `merlin`, `arthur`) ends on a space; `by` what it went: a die, a flag, a space."""

    seat: int
    figure: str
    start: str
    space: str
    by: str


class FlagUsed(NamedTuple):
    seat: int
    power: str
    colour: str


class DifferentAction(NamedTuple):
    """A seat acts on the space of somebody else's knight."""

    seat: int
    other: int
    space: str


class ActionForfeited(NamedTuple):
    seat: int
    space: str


class ItemTaken(NamedTuple):
    seat: int
    kind: str
    colour: str


class ItemReturned(NamedTuple):
    seat: int
    kind: str
    colour: str


class VassalPlaced(NamedTuple):
    seat: int
    vassal: str
    colour: str


class VassalSentHome(NamedTuple):
    seat: int
    vassal: str
    colour: str


class InfluencePlaced(NamedTuple):
    seat: int
    colour: str


class InfluenceReturned(NamedTuple):
    seat: int
    colour: str
    number: int


class TraitorRepelled(NamedTuple):
    """By a shield, by Excalibur, by a flag ..."""

    seat: int
    colour: str
    by: str


class AppleTaken(NamedTuple):
    seat: int


class StaffSpent(NamedTuple):
    seat: int


class ExcaliburClaimed(NamedTuple):
    seat: int


class GrailClaimed(NamedTuple):
    seat: int


class MissionResolved(NamedTuple):
    seat: int
    card: str
    helped_by: tuple[str, ...]


class MissionsDiscarded(NamedTuple):
    seat: int
    cards: tuple[str, ...]


class MissionDrawn(NamedTuple):
    """From the display, for all to see, or from the deck, for the seat alone."""

    seat: int
    card: str | None
    open: bool


class ManorBuilt(NamedTuple):
    seat: int
    tile: int
    colour: str


class PointsScored(NamedTuple):
    """Points gained or lost; `why` names the reason (`points-shield`, `mission`, `traitors`, `environs` ...)."""

    seat: int
    points: int
    why: str
    total: int


class ScoringBegan(NamedTuple):
    number: int


class TraitorsUnrepelled(NamedTuple):
    seat: int
    colours: tuple[str, ...]


class TerritoryScored(NamedTuple):
    """A territory goes to the seats with the most manors; each gains `points`."""

    terrain: str
    tiles: tuple[int, ...]
    seats: tuple[int, ...]
    points: int


class PrincipalityScored(NamedTuple):
    """A principality goes to the seats with the most influence; each gains `points`."""

    colour: str
    seats: tuple[int, ...]
    points: int
    grail: bool


class VassalsScored(NamedTuple):
    seat: int
    number: int


class GameEnded(NamedTuple):
    winners: tuple[int, ...]
