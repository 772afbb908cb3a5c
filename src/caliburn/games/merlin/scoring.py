"""Scoring (Merlin, p. 10-11): traitors, environs, influence, vassals; after the second, fourth and sixth round."""

from __future__ import annotations

from typing import NamedTuple

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.environs import territories
from caliburn.games.merlin.figures import (
    COLOURS,
    EXCALIBUR_POINTS,
    HOME,
    NOBODY,
    RING,
    ROUNDS,
    SHIELD,
    TERRAINS,
    TRAITOR_LOSS,
    TRAITORS_EACH,
)
from caliburn.games.merlin.moves import BreakTie
from caliburn.games.merlin.state import MerlinState
from caliburn.games.merlin.turn import TakeTurn
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move

GRAIL = Prompt("ask-grail-tie", "grail-tie")


class Share(NamedTuple):
    """Who leads somewhere, what each of them gains, and between how many it is tied."""

    seats: tuple[int, ...]
    points: int
    tied: int = 1


def shared(counts: list[int], total: int) -> Share:
    """The points for the most, divided between the tied, rounded down (ME-06)."""
    best = max(counts)
    leaders = tuple([seat for seat, count in enumerate(counts) if count == best]) if best else ()
    return Share(leaders, total // len(leaders) if leaders else 0, len(leaders))


class Scoring(TakeTurn):
    """Merlin, "Scoring"."""

    def scoring(self, s: MerlinState) -> Flow[None]:
        """All categories in the order of the rulebook (ME-12)."""
        s.emit(happened.ScoringBegan(s.round // 2))
        yield from self.score_traitors(s)
        yield from self.score_environs(s)
        yield from self.score_influence(s)
        self.score_vassals(s)
        yield from self.score_modules(s)

    def score_modules(self, s: MerlinState) -> Flow[None]:
        """What modules add after the vassals."""
        yield from ()

    def last_scoring(self, s: MerlinState) -> bool:
        return s.round == ROUNDS

    # -- 1st category: traitors --------------------------------------------------------------------------------

    def score_traitors(self, s: MerlinState) -> Flow[None]:
        """Every traitor that can be repelled is (ME-01); then new ones come, except at the end (ME-04)."""
        for seat in s.clockwise(s.first):
            yield from self.repel_all(s, seat)
        if not self.last_scoring(s):
            for seat in s.clockwise(s.first):
                s.draw_traitors(seat, TRAITORS_EACH)

    def repel_all(self, s: MerlinState, seat: int) -> Flow[None]:
        left: list[str] = []
        for colour in range(RING):
            while s.traitors[seat][colour]:
                if s.items[seat][SHIELD * RING + colour]:
                    yield from self.give_up(s, seat, SHIELD, colour)
                    self.repel(s, seat, colour, "shield")
                else:
                    s.discard_traitor(seat, colour)
                    left.append(COLOURS[colour])
        if left:
            s.emit(happened.TraitorsUnrepelled(seat, tuple(left)))
            s.score(seat, -TRAITOR_LOSS * len(left), "traitors")
        elif s.excalibur == seat:
            s.score(seat, EXCALIBUR_POINTS, "excalibur")

    # -- 2nd category: environs --------------------------------------------------------------------------------

    def score_environs(self, s: MerlinState) -> Flow[None]:
        for tiles in self.territories(s):
            self.score_territory(s, tiles, self.territory_share(s, tiles))
        yield from self.leave_environs(s)

    def territories(self, s: MerlinState) -> list[list[int]]:
        return territories([self.terrains[tile] for tile in s.tiles], self.rows)

    def territory_share(self, s: MerlinState, tiles: list[int]) -> Share:
        counts = [0] * s.seats
        for tile in tiles:
            if s.manors[tile] != NOBODY:
                counts[s.manors[tile]] += self.manor_weight(s, tile)
        return shared(counts, len(tiles))

    def manor_weight(self, s: MerlinState, tile: int) -> int:
        """For how many manors one counts."""
        return 1

    def score_territory(self, s: MerlinState, tiles: list[int], share: Share) -> None:
        if share.seats:
            terrain = TERRAINS[self.terrains[s.tiles[tiles[0]]]]
            s.emit(happened.TerritoryScored(terrain, tuple([t + 1 for t in tiles]), share.seats, share.points))
        for seat in share.seats:
            s.score(seat, share.points, "environs")

    def leave_environs(self, s: MerlinState) -> Flow[None]:
        """What happens in the environs after their scoring: nothing in the base game."""
        yield from ()

    # -- 3rd category: influence -------------------------------------------------------------------------------

    def score_influence(self, s: MerlinState) -> Flow[None]:
        """Black first, then clockwise; the Grail may break one tie (ME-08)."""
        used = False
        for colour in range(RING):
            share = self.principality_share(s, colour)
            if not used and s.grail in share.seats and share.tied > 1:
                move = yield from ask(s, s.grail, GRAIL, self.grail_choices_in, colour=COLOURS[colour])
                if move != PASS:
                    used = True
                    share = self.grail_share(s, colour)
                    s.emit(happened.PrincipalityScored(COLOURS[colour], share.seats, share.points, True))
                    s.score(s.grail, share.points, "influence")
                    self.leave_principality(s, colour)
                    continue
            self.score_principality(s, colour, share)
            self.leave_principality(s, colour)

    def grail_choices_in(self, s: MerlinState, seat: int) -> list[Move]:
        return [BreakTie(), PASS]

    def influence_total(self, s: MerlinState, colour: int) -> int:
        """All markers there, own and others' (ME-07)."""
        return sum([markers[colour] for markers in s.influence])

    def influence_weight(self, s: MerlinState, seat: int, colour: int) -> int:
        """What a seat counts for in the majority."""
        return s.influence[seat][colour]

    def principality_share(self, s: MerlinState, colour: int) -> Share:
        counts = [self.influence_weight(s, seat, colour) for seat in range(s.seats)]
        return shared(counts, self.influence_total(s, colour))

    def grail_share(self, s: MerlinState, colour: int) -> Share:
        return Share((s.grail,), self.influence_total(s, colour))

    def score_principality(self, s: MerlinState, colour: int, share: Share) -> None:
        if share.seats:
            s.emit(happened.PrincipalityScored(COLOURS[colour], share.seats, share.points, False))
        for seat in share.seats:
            s.score(seat, share.points, "influence")

    def leave_principality(self, s: MerlinState, colour: int) -> None:
        """Everybody keeps one marker there (ME-09)."""
        for seat in range(s.seats):
            s.take_markers_home(seat, colour, s.influence[seat][colour] - 1)

    # -- 4th category: vassals ---------------------------------------------------------------------------------

    def score_vassals(self, s: MerlinState) -> None:
        """A point for each vassal in a principality; they stay (ME-11)."""
        for seat in s.clockwise(s.first):
            count = sum([at != HOME for at in s.vassals[seat]])
            if count:
                s.emit(happened.VassalsScored(seat, count))
                s.score(seat, count, "vassals")
