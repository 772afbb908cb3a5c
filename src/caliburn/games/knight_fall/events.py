"""What happens in Knight Fall. Things are named by id; a card that the other team may not see is None (`view.py`)."""

from __future__ import annotations

from typing import NamedTuple


class TilesLaid(NamedTuple):
    """The abbey is laid out, in reading order."""

    tiles: tuple[str, ...]


class CharactersDrawn(NamedTuple):
    """A seat may choose from these; only its team sees them."""

    seat: int
    number: int
    characters: tuple[str, ...]


class CharactersChosen(NamedTuple):
    seat: int
    characters: tuple[str, ...]


class OrderSet(NamedTuple):
    """The turn order of the whole game."""

    characters: tuple[str, ...]


class CardsDrawn(NamedTuple):
    """Power cards come into a hand; only its team sees them."""

    seat: int
    number: int
    cards: tuple[str, ...]


class DeckShuffled(NamedTuple):
    """The discards of a side become its deck."""

    side: str
    number: int


class CharacterPlaced(NamedTuple):
    character: str
    tile: str


class ElderPlaced(NamedTuple):
    """An elder stands in the sewer: on this bank."""

    elder: str
    tile: str


class EldersWeakened(NamedTuple):
    elders: tuple[str, ...]
    health: int


class MinionPlaced(NamedTuple):
    minion: str
    tile: str


class RoundBegan(NamedTuple):
    round: int


class TurnBegan(NamedTuple):
    seat: int
    character: str


class CardPlayed(NamedTuple):
    """A power card is used: `way` is primary, secondary, minor, price or none."""

    seat: int
    character: str
    card: str
    way: str
    action: str  # of a minor action


class BasicPlayed(NamedTuple):
    seat: int
    character: str
    action: str  # or nothing, where it was only discarded


class CardsDiscarded(NamedTuple):
    """What was left is discarded at the end of a turn, or of the cards that were drawn too many."""

    seat: int
    cards: tuple[str, ...]


class SealEquipped(NamedTuple):
    character: str
    card: str


class SealDiscarded(NamedTuple):
    character: str
    card: str


class MagicGained(NamedTuple):
    character: str
    amount: int
    pool: int


class MagicUsed(NamedTuple):
    character: str
    ability: str


class PowerUsed(NamedTuple):
    """The ongoing power of a character works."""

    character: str
    power: str


class CommandHeld(NamedTuple):
    character: str
    held: int


class Moved(NamedTuple):
    """A unit goes from tile to tile; `how` is move, defend, push, place or carry."""

    unit: str
    start: str
    tile: str
    how: str


class Disengaged(NamedTuple):
    """Enemies strike at a unit that leaves them."""

    unit: str
    damage: int


class AttackDeclared(NamedTuple):
    """`units` are aimed at, each for `damage`; `kind` is melee, ranged, plain or area; `by` the card or power."""

    attacker: str
    kind: str
    units: tuple[str, ...]
    damage: int
    by: str


class GuardStepped(NamedTuple):
    """A knight takes the blow that was aimed at the elder it guards."""

    knight: str
    elder: str


class Defended(NamedTuple):
    """A knight spends defense, for itself or for an ally whose damage it takes over."""

    knight: str
    ally: str
    defense: int
    blocked: int


class IceSpent(NamedTuple):
    demon: str
    amount: int
    left: int


class IceGained(NamedTuple):
    demon: str
    amount: int
    now: int


class Redirected(NamedTuple):
    """An imp takes the damage of its lord."""

    demon: str
    imp: str


class HealthLost(NamedTuple):
    """`why` is attack, disengagement, halo, tile, thorns or price."""

    unit: str
    amount: int
    left: int
    why: str


class Unharmed(NamedTuple):
    """All damage was blocked."""

    unit: str


class Healed(NamedTuple):
    unit: str
    amount: int
    now: int


class DefenseGained(NamedTuple):
    knight: str
    amount: int
    now: int


class DefenseLost(NamedTuple):
    knight: str
    amount: int
    left: int


class Slowed(NamedTuple):
    """A card of a seat is laid face down; only its team sees which."""

    seat: int
    character: str
    card: str | None


class NotSlowed(NamedTuple):
    """There is no card to slow, or one is slowed already."""

    character: str


class Cursed(NamedTuple):
    knight: str


class HaloPlaced(NamedTuple):
    tile: str


class HalosRemoved(NamedTuple):
    tiles: tuple[str, ...]


class PortalPlaced(NamedTuple):
    """`start` is the tile it was taken from, if it was on the board."""

    tile: str
    start: str | None


class UnitKilled(NamedTuple):
    """An elder or a minion dies."""

    unit: str
    tile: str


class CharacterKilled(NamedTuple):
    character: str
    tile: str


class CharacterReplaced(NamedTuple):
    """Who comes in its place; it waits for its next turn, unless it is placed at once."""

    fallen: str
    character: str


class PointsScored(NamedTuple):
    """`why` is elder, knight, demon or round; `now` where the marker is."""

    side: str
    points: int
    why: str
    now: int


class RoundEnded(NamedTuple):
    round: int


class MinionActs(NamedTuple):
    """A minion's activation begins."""

    minion: str


class DoorReached(NamedTuple):
    side: str


class CoopCardDrawn(NamedTuple):
    """A card that leads a demon; `half` is primary or secondary."""

    demon: str
    card: str
    half: str


class DemonIdle(NamedTuple):
    """An instruction has no effect."""

    demon: str


class DemonReplaced(NamedTuple):
    """The card Respawn: another demon stands in the same place, with its health."""

    gone: str
    demon: str
    health: int
