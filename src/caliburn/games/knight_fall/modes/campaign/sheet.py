"""The campaign sheet: where the party is, what it owns, what it has read, and the battle it is in."""

from __future__ import annotations

from typing import Final

from caliburn.games.knight_fall.components.story import RESOURCES
from caliburn.games.knight_fall.figures import NOBODY
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.kernel.state import Extension

MAP: Final = "map"  # the party rides, or stays
ARRIVED: Final = "arrived"  # it may read a number of its square
ENTRY: Final = "entry"  # it chooses what to do
DUSK: Final = "dusk"  # all bells have rung: the last purchases, then the last number
MUSTER: Final = "muster"  # a battle is set up

INTRODUCTION, READING, AFTER, FINALE, DEFEAT = "introduction", "entry", "after", "finale", "defeat"  # pages of the book


class Sheet(Extension):
    """What is written down."""

    party: str  # the square
    path: list[tuple[str, ...]]  # the squares of each turn, first and last included
    leader: int  # the seat that leads this turn
    bells: int  # crossed off
    purse: dict[str, int]
    held: list[str]  # keywords
    erased: list[str]
    villagers: list[str]
    relics: list[str]
    read: list[int]
    crossed: list[int]
    saved: int  # elders
    page: str  # what the book is open at
    number: int  # of the entry read last
    chosen: str  # the letter that was chosen there
    wager_lost: bool
    paid: dict[str, int]  # what that took, and what it brought
    gained: dict[str, int]
    battle: str  # that is being fought
    start: int  # its start tile: a cell
    guest: int  # the slag golem that came for a keyword and is tied to no knight, or NOBODY
    looming: list[int]
    defeated: int
    lost: int  # elders
    used: list[str]  # relics, in this battle
    failed: str  # why a battle was lost: no knight is left, or too many elders are gone

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        party: str,
        path: list[tuple[str, ...]],
        leader: int,
        bells: int,
        purse: dict[str, int],
        held: list[str],
        erased: list[str],
        villagers: list[str],
        relics: list[str],
        read: list[int],
        crossed: list[int],
        saved: int,
        page: str,
        number: int,
        chosen: str,
        wager_lost: bool,
        paid: dict[str, int],
        gained: dict[str, int],
        battle: str,
        start: int,
        guest: int,
        looming: list[int],
        defeated: int,
        lost: int,
        used: list[str],
        failed: str,
    ) -> None:
        self.party = party
        self.path = path
        self.leader = leader
        self.bells = bells
        self.purse = purse
        self.held = held
        self.erased = erased
        self.villagers = villagers
        self.relics = relics
        self.read = read
        self.crossed = crossed
        self.saved = saved
        self.page = page
        self.number = number
        self.chosen = chosen
        self.wager_lost = wager_lost
        self.paid = paid
        self.gained = gained
        self.battle = battle
        self.start = start
        self.guest = guest
        self.looming = looming
        self.defeated = defeated
        self.lost = lost
        self.used = used
        self.failed = failed

    def copy(self) -> Sheet:
        return Sheet(
            self.party,
            self.path[:],
            self.leader,
            self.bells,
            self.purse.copy(),
            self.held[:],
            self.erased[:],
            self.villagers[:],
            self.relics[:],
            self.read[:],
            self.crossed[:],
            self.saved,
            self.page,
            self.number,
            self.chosen,
            self.wager_lost,
            self.paid.copy(),
            self.gained.copy(),
            self.battle,
            self.start,
            self.guest,
            self.looming[:],
            self.defeated,
            self.lost,
            self.used[:],
            self.failed,
        )

    # -- end of the written part --

    @staticmethod
    def of(s: KnightFallState) -> Sheet:
        found = s.extensions["campaign"]
        assert isinstance(found, Sheet)
        return found


def fresh_sheet(start: str, elixirs: int) -> Sheet:
    """A sheet on which nothing but the elixirs is written."""
    purse = dict.fromkeys(RESOURCES, 0) | {"elixirs": elixirs}
    return Sheet(
        start,
        [],
        0,
        0,
        purse,
        [],
        [],
        [],
        [],
        [],
        [],
        0,
        INTRODUCTION,
        0,
        "",
        False,
        {},
        {},
        "",
        0,
        NOBODY,
        [],
        0,
        0,
        [],
        "",
    )
