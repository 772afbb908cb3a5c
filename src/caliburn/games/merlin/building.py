"""Build a manor (Merlin, p. 9): a material by the lines to the frame, a manor on a free tile, a bonus on a tower."""

from __future__ import annotations

from collections.abc import Sequence

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import COLOURS, FLAG, KINDS, MATERIAL, NOBODY, RING, SHIELD
from caliburn.games.merlin.moves import Build, Influence, Take
from caliburn.games.merlin.state import MerlinState
from caliburn.games.merlin.vassals import Vassals
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move

TOWER_BONUS = Prompt("ask-tower", "build")


class Building(Vassals):
    """Merlin, "Build a manor"."""

    def build_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return self.buildings(s, seat)

    def build_action(self, s: MerlinState, seat: int, at: int, move: Build) -> Flow[None]:
        yield from self.build(s, seat, move)

    def buildings(self, s: MerlinState, seat: int) -> list[Move]:
        """Every free tile with every material that may be paid for it (MP-17, MP-20)."""
        if not s.manors_home(seat):
            return []
        owned = s.items[seat][MATERIAL * RING :]
        return [
            Build(tile + 1, COLOURS[colour])
            for tile, owner in enumerate(s.manors)
            if owner == NOBODY
            for colour in self.eligible[tile]
            if owned[colour]
        ]

    def build(self, s: MerlinState, seat: int, move: Build) -> Flow[None]:
        colour = COLOURS.index(move.colour)
        yield from self.give_up(s, seat, MATERIAL, colour)
        yield from self.put_manor(s, seat, move.tile - 1, move.colour)

    def put_manor(self, s: MerlinState, seat: int, tile: int, colour: str) -> Flow[None]:
        """A manor on a free tile, with what building there brings."""
        s.manors[tile] = seat
        s.emit(happened.ManorBuilt(seat, tile + 1, colour))
        yield from self.built(s, seat, tile)

    def built(self, s: MerlinState, seat: int, tile: int) -> Flow[None]:
        """What follows when a manor was built."""
        if self.tiles[s.tiles[tile]].tower:
            yield from self.tower_bonus(s, seat)

    def tower_bonus(self, s: MerlinState, seat: int) -> Flow[None]:
        """A shield, a flag or an influence marker of any principality (MP-18)."""
        if self.tower_bonuses(s, seat):
            move = yield from ask(s, seat, TOWER_BONUS, self.tower_choices)
            yield from self.gain(s, seat, move)

    def tower_choices(self, s: MerlinState, seat: int) -> list[Move]:
        return [*self.tower_bonuses(s, seat), PASS]

    def tower_bonuses(self, s: MerlinState, seat: int) -> list[Move]:
        return [*self.takings(s, seat, (SHIELD, FLAG)), *self.markings(s, seat)]

    def stands_fast(self, s: MerlinState, tile: int) -> bool:
        """Whether a manor can neither be removed nor replaced."""
        return False

    def take_manor_home(self, s: MerlinState, tile: int) -> None:
        """A manor goes back to its owner's supply."""
        s.manors[tile] = NOBODY

    def leaving_with(self, s: MerlinState, tiles: list[int]) -> list[int]:
        """The manors that go home when those on some tiles must."""
        return tiles

    # -- things gained from any principality -------------------------------------------------------------------

    def takings(self, s: MerlinState, seat: int, kinds: Sequence[int]) -> list[Move]:
        """An item of some kinds from any principality."""
        return [Take(KINDS[k], COLOURS[c]) for k in kinds for c in range(RING) if self.can_take(s, k, c)]

    def markings(self, s: MerlinState, seat: int) -> list[Move]:
        """A marker into any principality."""
        return [Influence(colour) for colour in COLOURS] if s.markers_home(seat) else []

    def gain(self, s: MerlinState, seat: int, move: Move) -> Flow[None]:
        """Take the item or place the marker that was freely chosen."""
        if isinstance(move, Take):
            s.take_item(seat, KINDS.index(move.kind), COLOURS.index(move.colour))
        elif isinstance(move, Influence):
            yield from self.place_marker(s, seat, COLOURS.index(move.colour))
