"""Queenie 1, Treasures of the environs (Merlin, p. 34-35): tiles that reward whoever builds on them."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar, NamedTuple

from caliburn.games.merlin.figures import COLOURS, KINDS, RING, Tile
from caliburn.games.merlin.game import Merlin
from caliburn.games.merlin.moves import Act, Give
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer

TREASURE = Prompt("ask-treasure", "treasures")
DISCARD = Prompt("ask-discard", "treasures")
WHICH_MARKER = Prompt("ask-which-marker", "treasures")


class Choose(NamedTuple):
    """Which principality a treasure is taken from."""

    colour: str
    verb: str = "choose"


class Withdraw(NamedTuple):
    """Take an influence marker home."""

    colour: str
    verb: str = "withdraw"


class Marker(NamedTuple):
    """Which of several markers: `marker`, `marker plus`."""

    things: tuple[str, ...] = ()
    verb: str = "marker"


class TreasureFound(NamedTuple):
    seat: int
    tile: int
    treasure: str


class StaffTaken(NamedTuple):
    seat: int


class Treasures(Extension):
    """Neutral staffs beside the environs."""

    KEY: ClassVar[str] = "treasures"

    staffs: int

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        staffs: int,
    ) -> None:
        self.staffs = staffs

    def copy(self) -> Treasures:
        return Treasures(
            self.staffs,
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Treasures:
        treasures = s.extensions[Treasures.KEY]
        assert isinstance(treasures, Treasures)
        return treasures


class TreasuresOfTheEnvirons(Merlin):
    """Merlin, "Queenie: Treasures of the environs"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Choose, Withdraw, Marker)

    def start(self) -> MerlinState:
        s = super().start()
        s.extensions[Treasures.KEY] = Treasures(self.figures.neutral_staffs)
        return s

    def terrain_tiles(self) -> tuple[Tile, ...]:
        """Tiles without a tower are replaced."""
        return (*[tile for tile in super().terrain_tiles() if tile.tower], *self.figures.treasures)

    def most_staffs(self) -> int:
        return super().most_staffs() + self.figures.neutral_staffs

    def built(self, s: MerlinState, seat: int, tile: int) -> Flow[None]:
        """The tile's effect, if its builder wants it (MQ-01)."""
        yield from super().built(s, seat, tile)
        found = self.tiles[s.tiles[tile]]
        if found.treasure:
            choices = partial(self.treasure_choices, found)
            if len(choices(s, seat)) > 1:
                move = yield from ask(s, seat, TREASURE, choices, treasure=found.treasure)
                if move != PASS:
                    s.emit(TreasureFound(seat, tile + 1, found.treasure))
                    yield from self.treasure(s, seat, found, move)

    def treasure_choices(self, tile: Tile, s: MerlinState, seat: int) -> list[Move]:
        if tile.treasure == "excalibur":
            return [*self.excalibur_choices(s, seat, 0), PASS]
        if tile.treasure == "influence":
            kinds = [KINDS.index(kind) for kind in tile.kinds]
            places = [c for c in self.influenced(s, seat) if any([self.claimable(s, seat, k, c) for k in kinds])]
            return [*[Choose(COLOURS[colour]) for colour in places], PASS]
        if tile.treasure == "staff" and not Treasures.of(s).staffs:  # MQ-04
            return [PASS]
        return [Act(), PASS]

    def treasure(self, s: MerlinState, seat: int, tile: Tile, move: Move) -> Flow[None]:
        if tile.treasure == "excalibur":
            self.take_excalibur(s, seat, move)
        elif tile.treasure == "grail":
            self.take_grail(s, seat)
        elif tile.treasure == "staff":
            Treasures.of(s).staffs -= 1
            s.staffs[seat] += 1
            s.emit(StaffTaken(seat))
        elif tile.treasure == "points":
            s.score(seat, tile.points, "treasure")
            self.take_apple(s, seat)
        elif isinstance(move, Choose):
            for kind in tile.kinds:  # both, as available (MQ-02)
                yield from self.claim(s, seat, KINDS.index(kind), COLOURS.index(move.colour))
        else:
            yield from self.others_discard(s, seat, tile.kinds)

    def others_discard(self, s: MerlinState, seat: int, kinds: tuple[str, ...]) -> Flow[None]:
        """Everybody else, clockwise, gives up one of the things shown (MQ-03)."""
        for other in s.clockwise(seat)[1:]:
            choices = partial(self.discards, kinds)
            if not choices(s, other):
                continue
            move = yield from ask(s, other, DISCARD, choices)
            if isinstance(move, Give):
                yield from self.give_up(s, other, KINDS.index(move.kind), COLOURS.index(move.colour))
            else:
                yield from self.withdraw(s, other, COLOURS.index(move.colour))

    def discards(self, kinds: tuple[str, ...], s: MerlinState, seat: int) -> list[Move]:
        found: list[Move] = [
            Give(KINDS[place // RING], COLOURS[place % RING])
            for place, count in enumerate(s.items[seat])
            if count and KINDS[place // RING] in kinds
        ]
        if "influence" in kinds:
            found += [Withdraw(COLOURS[colour]) for colour in self.influenced(s, seat)]
        return found

    def withdraw(self, s: MerlinState, seat: int, colour: int) -> Flow[None]:
        """A marker goes home; which one its owner chooses, and what lies on it goes back (MQ-14)."""
        kinds = self.marker_kinds(s, seat, colour)
        move: Move = kinds[0]
        if len(kinds) > 1:
            move = yield from ask(s, seat, WHICH_MARKER, lambda s, seat: kinds, colour=COLOURS[colour])
        s.take_markers_home(seat, colour, 1)
        assert isinstance(move, Marker)
        for thing in move.things:
            self.clear_marker(s, seat, colour, thing)

    def marker_kinds(self, s: MerlinState, seat: int, colour: int) -> list[Marker]:
        """Markers by what lies on them; things lie on different markers while there are enough (M-X8)."""
        markers, things = s.influence[seat][colour], self.on_markers(s, seat, colour)
        things = {thing: count for thing, count in things.items() if count}
        double = max(0, sum(things.values()) - markers)
        found = [Marker((thing,)) for thing, count in things.items() if count > double]
        if double:
            found.append(Marker(tuple(things)))
        elif sum(things.values()) < markers:
            found.append(Marker())
        return found

    def disorder(self, s: MerlinState) -> int:
        return super().disorder(s) + (Treasures.of(s).staffs < 0)

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        return {**super().view(s, viewer), "neutral_staffs": Treasures.of(s).staffs}

    def view_tile(self, s: MerlinState, place: int) -> dict[str, Any]:
        tile = self.tiles[s.tiles[place]]
        treasure = {"kind": tile.treasure, "kinds": list(tile.kinds), "points": tile.points} if tile.treasure else None
        return {**super().view_tile(s, place), "treasure": treasure}
