"""How well a seat stands in Merlin: what baseline bots look at.

Points, what the next scoring would bring, what things are worth until then, and, in the middle of a turn, what the
space promises on which the figure stands or can be.
"""

from __future__ import annotations

from typing import Final

from caliburn.games.merlin.figures import (
    COLOURS,
    HOME,
    ITEM_OF,
    KINDS,
    LADY,
    MATERIAL,
    NOBODY,
    RING,
    ROUNDS,
    SHIELD,
    Space,
)
from caliburn.games.merlin.position import Position
from caliburn.games.merlin.state import OVER, MerlinState, Turn
from caliburn.games.merlin.turn import DIRECTIONS

ITEM: Final = 0.5  # an item on the castle board, beside what it does for missions and against traitors
SHIELDED: Final = 2.4  # a traitor for whom a shield is ready
MANOR: Final = 1.0
MARKER: Final = 0.6
VASSAL: Final = 0.3  # in a principality, beside its points
APPLE: Final = 1.5
STAFF: Final = 2.2
MISSION: Final = (0.8, 0.35, 0.12)  # a card that lacks nothing, one thing, two things; times its points
GRAIL: Final = 0.8
EXCALIBUR: Final = 1.0
OTHER_SPACE: Final = 1.2  # a space of a module, by and large
RELOCATE: Final = 1.2
EXCHANGE: Final = 0.5
NEW_MISSIONS: Final = 0.8
PROMISE: Final = 0.6  # of what an action would bring: less than doing it, or other steps would always come first


class Evaluation(Position):
    """Points and prospects."""

    def evaluate(self, s: MerlinState, seat: int) -> float:
        if s.phase == OVER:
            return float(s.scores[seat])
        value = s.scores[seat] + self.standing(s, seat)
        t = s.turn
        if t is not None and t.seat == seat and t.step in ("move", "action"):
            value += PROMISE * self.promise(s, seat, t)
        return value

    def standing(self, s: MerlinState, seat: int) -> float:
        """What a seat has besides points; modules add theirs."""
        if not s.tiles:
            return 0.0
        left = (ROUNDS - s.round) / ROUNDS
        parts = self.forecast_parts(s, seat)
        value = sum([points for part, points in parts.items() if part != "traitors"]) * (0.75 + 0.5 * left)
        value += self.defence(s, seat) + self.hand_worth(s, seat)
        value += ITEM * sum(s.items[seat]) + MANOR * s.manors.count(seat) * (0.4 + left)
        value += MARKER * sum(s.influence[seat]) + VASSAL * len([at for at in s.vassals[seat] if at != HOME])
        return value + APPLE * s.apples[seat] + STAFF * self.staffs(s, seat) + GRAIL * (s.grail == seat)

    def defence(self, s: MerlinState, seat: int) -> float:
        """Traitors cost points unless they are repelled."""
        worth = EXCALIBUR * (s.excalibur == seat)
        for colour in range(len(COLOURS)):
            traitors, shields = s.traitors[seat][colour], s.items[seat][SHIELD * RING + colour]
            worth += SHIELDED * min(traitors, shields) - 3 * traitors
        return worth

    def hand_worth(self, s: MerlinState, seat: int) -> float:
        """Mission cards, the nearer to being resolved the better."""
        worth = 0.0
        for card in s.hands[seat]:
            mission = self.figures.missions[card]
            missing = self.missing(s, seat, mission)
            if missing < len(MISSION):
                worth += MISSION[missing] * mission.points
        return worth

    # -- in the middle of a turn -------------------------------------------------------------------------------

    def promise(self, s: MerlinState, seat: int, t: Turn) -> float:
        """What the action will bring: of the space one is on, or of the best one the die leads to."""
        if t.moved:
            return self.space_worth(s, seat, t.space)
        if not t.figure:
            return OTHER_SPACE
        ways = DIRECTIONS.values() if t.figure != "knight" else (1,)
        return max([self.space_worth(s, seat, self.destination(s, seat, t.figure, t.value, way)) for way in ways])

    def space_worth(self, s: MerlinState, seat: int, at: int) -> float:
        """What the action of a space is worth to a seat, about."""
        space = self.spaces[at]
        if space.kind == "principality":
            return self.deploying_worth(s, seat, COLOURS.index(space.what))
        if space.kind == "points":
            return float(self.resource(s, seat, space.what))
        if space.kind == "build":
            return self.building_worth(s, seat)
        if space.kind == "influence":
            return self.influence_worth(s, seat, space)
        if space.kind == "excalibur":
            return 2.6 * any(s.traitors[seat]) + EXCALIBUR * (s.excalibur != seat)
        if space.kind == "grail":
            return APPLE + GRAIL * (s.grail != seat)
        return {"relocate": RELOCATE, "exchange": EXCHANGE, "mission": NEW_MISSIONS}.get(space.kind, OTHER_SPACE)

    def deploying_worth(self, s: MerlinState, seat: int, colour: int) -> float:
        """The best vassal for a principality."""
        best = 0.0
        for vassal, place in enumerate(s.vassals[seat]):
            if place == colour:
                continue
            worth = 1.3 * (place == HOME)
            if vassal != LADY:
                worth += self.item_worth(s, seat, ITEM_OF[vassal], colour)
            elif s.markers_home(seat):
                worth += MARKER + 0.6 + 0.3 * s.influence[seat][colour]
            best = max(best, worth)
        return best

    def item_worth(self, s: MerlinState, seat: int, kind: int, colour: int) -> float:
        """What one more item would change."""
        if not self.can_take(s, kind, colour):
            return 0.0
        before = self.hand_worth(s, seat) + self.defence(s, seat)
        s.items[seat][kind * RING + colour] += 1
        after = self.hand_worth(s, seat) + self.defence(s, seat)
        s.items[seat][kind * RING + colour] -= 1
        return ITEM + after - before

    def influence_worth(self, s: MerlinState, seat: int, space: Space) -> float:
        colours = self.influenced(s, seat)
        if space.what == "vassal":
            return max([self.deploying_worth(s, seat, colour) for colour in colours], default=0.0)
        kind = KINDS.index(space.what)
        return max([self.item_worth(s, seat, kind, colour) for colour in colours], default=0.0)

    def building_worth(self, s: MerlinState, seat: int) -> float:
        """A manor where it changes most in the environs."""
        if not s.manors_home(seat):
            return 0.0
        owned = s.items[seat][MATERIAL * RING :]
        best = 0.0
        for tiles in self.territories(s):
            free = [t for t in tiles if s.manors[t] == NOBODY and any([owned[c] for c in self.eligible[t]])]
            if not free:
                continue
            share = self.territory_share(s, tiles)
            before = share.points if seat in share.seats else 0
            tile = next((t for t in free if self.tiles[s.tiles[t]].tower), free[0])
            s.manors[tile] = seat
            share = self.territory_share(s, tiles)
            s.manors[tile] = NOBODY
            after = share.points if seat in share.seats else 0
            best = max(best, after - before + 1.0 * self.tiles[s.tiles[tile]].tower)
        return best + 0.8 if best else 0.0
