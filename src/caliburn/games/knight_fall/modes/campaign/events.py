"""What happens in the campaign besides the fighting. Entries are named by number, choices by letter, all else by id."""

from __future__ import annotations

from typing import NamedTuple


class CampaignBegan(NamedTuple):
    difficulty: str
    elixirs: int


class PartyRode(NamedTuple):
    """Who leads the party takes it from square to square; `squares` has the first and the last too."""

    seat: int
    squares: tuple[str, ...]


class EntryRead(NamedTuple):
    number: int


class ChoiceMade(NamedTuple):
    """What the party does in an entry, as `seat` says."""

    seat: int
    number: int
    letter: str


class PowerCardShown(NamedTuple):
    """The uppermost power card of the knights decides a wager; it goes back into the deck."""

    card: str
    won: bool


class ResourcesLost(NamedTuple):
    coins: int
    scrolls: int
    keys: int
    elixirs: int


class ResourcesGained(NamedTuple):
    coins: int
    scrolls: int
    keys: int
    elixirs: int


class KeywordGained(NamedTuple):
    keyword: str


class KeywordErased(NamedTuple):
    keyword: str


class VillagerJoined(NamedTuple):
    villager: str


class NumberCrossedOff(NamedTuple):
    number: int


class BellRang(NamedTuple):
    """A time box is crossed off; `left` are those that are not."""

    left: int


class ScrollBought(NamedTuple):
    seat: int
    coins: int


class RelicBought(NamedTuple):
    seat: int
    relic: str


class PartyFerried(NamedTuple):
    square: str


class BattleBegan(NamedTuple):
    battle: str


class DemonLoomed(NamedTuple):
    """A demon takes the place of one that was defeated, on the same tile."""

    demon: str
    tile: str


class KnightSent(NamedTuple):
    """Another knight comes in place of one that fell."""

    knight: str


class VillagerHelped(NamedTuple):
    """What a villager does for the party is seen: `unit` is whom it concerns."""

    villager: str
    unit: str


class Weakened(NamedTuple):
    """A unit begins a battle with less health, for a keyword."""

    unit: str
    keyword: str
    health: int


class ElixirDrunk(NamedTuple):
    knight: str
    left: int


class RelicUsed(NamedTuple):
    relic: str


class BattleWon(NamedTuple):
    battle: str
    elders: int


class BattleLost(NamedTuple):
    battle: str


class CampaignEnded(NamedTuple):
    won: bool
    score: int
