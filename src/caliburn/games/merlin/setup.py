"""Setting up the Game (Merlin, p. 4-5)."""

from __future__ import annotations

from typing import Final

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.basics import Basics
from caliburn.games.merlin.figures import (
    COLOURS,
    COLUMNS,
    COPIES,
    DISPLAY,
    FLAG,
    HAND,
    HOME,
    KINDS,
    KNIGHT_DICE,
    MATERIAL,
    MISSION_IDS,
    NOBODY,
    RING,
    SHIELD,
    STAFFS,
    TERRAINS,
    TRAITOR_COPIES,
    TRAITOR_STACKS,
    TRAITORS_EACH,
    VASSALS,
)
from caliburn.games.merlin.state import DEAL, DRAFT, HIDDEN_NOWHERE, ROUND, SETUP, MerlinState
from caliburn.kernel.bags import Bag, Deck, empty
from caliburn.kernel.flow import Flow

DIE: Final = ("1", "2", "3", "4", "5", "6")
START_APPLES: Final = 1


class Setup(Basics):
    """Merlin, "Setting up the Game"."""

    def start(self) -> MerlinState:
        """The board laid out, castle boards in front of everybody; nothing dealt or rolled."""
        seats, colours = self.seats, len(COLOURS)
        missions = len(self.figures.missions)
        return MerlinState(
            seats=seats,
            extensions={},
            phase=SETUP,
            round=0,
            first=0,
            active=0,
            passed=0,
            knight_dice=[[] for _ in range(seats)],
            merlin_dice=[0] * seats,
            knights=[-1] * seats,
            merlin=self.figures.merlin_start,
            stock=[COPIES] * (len(KINDS) * RING),
            items=[[0] * (len(KINDS) * RING) for _ in range(seats)],
            traitor_stacks=[TRAITOR_COPIES * colours // TRAITOR_STACKS] * TRAITOR_STACKS,
            traitor_pool=Bag(COLOURS, [TRAITOR_COPIES] * colours, TRAITOR_COPIES * colours),
            traitor_discards=empty(COLOURS),
            traitors=[[0] * colours for _ in range(seats)],
            vassals=[[HOME] * len(VASSALS) for _ in range(seats)],
            influence=[[0] * colours for _ in range(seats)],
            apples=[START_APPLES] * seats,
            staffs=[STAFFS] * seats,
            grail=NOBODY,
            excalibur=NOBODY,
            missions=Deck(Bag(MISSION_IDS, [1] * missions, missions), [], []),
            display=[],
            hands=[[] for _ in range(seats)],
            origins=[HIDDEN_NOWHERE] * missions,
            decks_mixed=0,
            discards=[],
            tiles=[],
            manors=[NOBODY] * (self.rows * COLUMNS),
            scores=[0] * seats,
            turn=None,
        )

    def set_up(self, s: MerlinState) -> Flow[None]:
        """What all share, the start player, and the starting tiles."""
        self.lay_out(s)
        s.first = s.active = s.luck.pick([str(seat) for seat in range(s.seats)])
        tiles = [COLOURS[colour] for colour in self.figures.start_tiles]
        for seat in s.clockwise(s.first):  # MS-05
            colour = COLOURS.index(tiles.pop(s.luck.pick(tiles)))
            self.give_start(s, seat, colour)
        s.phase = DRAFT
        yield from ()

    def lay_out(self, s: MerlinState) -> None:
        """The display of missions and the environs."""
        for _ in range(DISPLAY):
            s.fill_display()
        bag = self.tile_bag()
        if self.rows * COLUMNS < bag.total:  # one tile of each class leaves the game (MS-01)
            for tiles in self.tile_classes():
                bag.remove(self.drawn_tile(s, tiles))
        while bag.total:
            s.tiles.append(s.luck.draw(bag))

    def tile_bag(self) -> Bag:
        ids, counts = [tile.id for tile in self.tiles], [tile.copies for tile in self.tiles]
        return Bag(tuple(ids), counts, sum(counts))

    def tile_classes(self) -> list[list[int]]:
        """All tiles by terrain, without and with a tower; one entry for each copy."""
        return [
            [
                number
                for number, tile in enumerate(self.tiles)
                if (tile.terrain, tile.tower) == (terrain, tower)
                for _ in range(tile.copies)
            ]
            for terrain in range(len(TERRAINS))
            for tower in (False, True)
        ]

    def drawn_tile(self, s: MerlinState, tiles: list[int]) -> int:
        """A random tile of a class; tiles that are alike need no luck."""
        alike = len(set(tiles)) == 1
        return tiles[0] if alike else tiles[s.luck.pick([self.tiles[number].id for number in tiles])]

    def give_start(self, s: MerlinState, seat: int, colour: int) -> None:
        """A starting tile: knight, one item of each kind, and the seventh marker (MC-01)."""
        s.emit(happened.StartTileDealt(seat, COLOURS[colour]))
        s.knights[seat] = self.principalities[colour]
        for kind in (FLAG, SHIELD, MATERIAL):
            s.take_item(seat, kind, colour)
        s.put_marker(seat, colour)

    def draft(self, s: MerlinState) -> Flow[None]:
        """What is chosen between the starting tiles and the missions; in the base game nothing."""
        s.phase = DEAL
        yield from ()

    def deal(self, s: MerlinState) -> Flow[None]:
        """Traitors, missions and dice, the start player first (MS-05)."""
        order = s.clockwise(s.first)
        for seat in order:
            s.draw_traitors(seat, TRAITORS_EACH)
        for seat in order:
            count = self.hand_size(s, seat)
            cards = [s.draw_mission(seat) for _ in range(count)]
            s.emit(happened.MissionsDealt(seat, count, tuple([MISSION_IDS[card] for card in cards])))
        s.phase = ROUND
        yield from ()

    def hand_size(self, s: MerlinState, seat: int) -> int:
        return HAND

    # -- dice --------------------------------------------------------------------------------------------------

    def dice_of(self, s: MerlinState, seat: int) -> list[str]:
        """The dice a seat rolls, by what they move."""
        return [*["knight"] * KNIGHT_DICE, "merlin"]

    def roll_dice(self, s: MerlinState, seat: int) -> None:
        """Roll all dice, again while a number shows three times or more (MC-02)."""
        dice = self.dice_of(s, seat)
        while True:
            values = [int(face) for face in s.luck.roll([DIE] * len(dice))]
            again = any([values.count(value) > 2 for value in values])
            told = tuple([f"{die} {value}" for die, value in zip(dice, values, strict=True)])
            s.emit(happened.DiceRolled(seat, told, again))
            if not again:
                break
        s.knight_dice[seat] = sorted([v for die, v in zip(dice, values, strict=True) if die == "knight"])
        self.keep_dice(s, seat, dict(zip(dice, values, strict=True)))

    def keep_dice(self, s: MerlinState, seat: int, values: dict[str, int]) -> None:
        """Put the dice that are no knight dice on the castle board."""
        s.merlin_dice[seat] = values["merlin"]
