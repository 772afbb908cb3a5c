"""How far a card of the character on turn reaches: tiles it could go to, and whom it could hurt, before it is played.

Everything lies open but the hand, so only those who see the hand are shown this (`View`). What others would answer, and
what a second part of a text could do after a first one, is not foretold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from caliburn.games.knight_fall.figures import (
    DEMON,
    ELDERS,
    GOLEMS,
    IMPS,
    KNIGHT,
    MELEE,
    MOVE,
    NOBODY,
    PLACES,
    POWER_CARDS,
    RANGED,
    SIDE_OF,
    Effect,
)
from caliburn.games.knight_fall.hidden import Hidden
from caliburn.games.knight_fall.state import PLAY, KnightFallState
from caliburn.kernel.view import Viewer

WALKS: Final = ("move", "carry")
ON_KNIGHTS: Final = ("sunder", "curse", "terror")

Steps = dict[tuple[int, int], int]  # by cell and bank
Hits = dict[int, int]  # damage by unit


class Reach(Hidden):
    """What the page lights for a card in hand."""

    def view_reach(self, s: KnightFallState, viewer: Viewer) -> dict[str, Any] | None:
        """Of each card its text and its symbols, and of each action; None where no card is to be chosen."""
        place, seat = s.active, self.owner(s, s.active)
        if s.phase != PLAY or s.question != "ask-play" or seat == NOBODY or not self.is_shown(viewer, seat):
            return None
        figures, names = self.figures.cards[place % 2], POWER_CARDS[place % 2]
        cards = sorted(dict.fromkeys(s.hands[seat]))
        return {
            "cards": {names[card]: self.reach_of_text(s, place, figures[card].effects) for card in cards},
            "symbols": {names[card]: self.reach_of_symbols(s, place, figures[card].symbols) for card in cards},
            "actions": {action: self.reach_of_symbols(s, place, [action]) for action in (MELEE, RANGED, MOVE)},
        }

    def told_reach(self, s: KnightFallState, steps: Steps, hits: Hits) -> dict[str, Any]:
        """Tiles with the number of steps, units with the damage."""
        tiles: dict[str, int] = {}
        for (cell, _), number in steps.items():
            tiles.setdefault(s.tiles[cell], number)
        return {"tiles": tiles, "hits": {s.name_of(unit): hits[unit] for unit in sorted(hits)}}

    def reach_of_symbols(self, s: KnightFallState, place: int, symbols: Sequence[str]) -> dict[str, Any]:
        moves = symbols.count(MOVE)
        if moves and s.is_character(place, "gale-knight") and not s.is_used("tailwind"):
            moves += 1
        hits: Hits = {}
        for kind, reach in ((MELEE, "close"), (RANGED, "adjacent")):
            shots = symbols.count(kind)
            if kind == RANGED and list(symbols) == [RANGED]:
                shots += int(s.is_character(place, "storm-fiend") and not s.is_used("conduit"))
            if shots:
                self.add_strike(s, place, Effect("strike", shots, kind, reach), hits)
        return self.told_reach(s, self.tiles_within(s, place, moves), hits)

    def reach_of_text(self, s: KnightFallState, place: int, effects: Sequence[Effect]) -> dict[str, Any]:
        steps: Steps = {}
        hits: Hits = {}
        for e in effects if self.can_pay(s, place, effects[0]) else ():
            if e.do in WALKS:
                steps = self.tiles_within(s, place, e.n)
            elif e.do == "place-self":
                steps = {(cell, 0): 1 for cell in self.cells(s) if cell != s.at[place]}
            elif e.do == "pay":
                hits[place] = e.n
            elif e.do == "strike":
                self.add_strike(s, place, e, hits)
                self.add_strike_after(s, place, e, steps, hits)
            else:
                hits |= dict.fromkeys(self.hurt_by(s, place, e), self.raised(s, place, e))
        return self.told_reach(s, steps, hits)

    # -- tiles -------------------------------------------------------------------------------------------------

    def tiles_within(self, s: KnightFallState, place: int, most: int) -> Steps:
        """Where so many moves could lead, and in how many."""
        start = s.at[place], s.bank[place]
        steps: Steps = {}
        edge = [start]
        for number in range(1, most + 1):
            further = [way for cell, bank in edge for way in self.ways(s, place, cell, bank)]
            found = [way for way in dict.fromkeys(further) if way != start and way not in steps]
            steps |= dict.fromkeys(found, number)
            edge = [way for way in found if not self.holds(s, way[0])]
        return {way: number for way, number in steps.items() if way[0] != start[0]}

    # -- damage ------------------------------------------------------------------------------------------------

    def add_strike(self, s: KnightFallState, place: int, e: Effect, hits: Hits) -> None:
        """Whom an attack could hit from here; a blow at a guarded elder hits a knight."""
        for target in self.targets(s, place, e):
            damage = self.raised(s, place, e) + self.extra_for_slow(target, e.riders)
            damage += self.melee_bonus(s, place, target) if e.kind == MELEE else 0
            guards = self.knights_on(s, s.at[target]) if target in ELDERS and "past-guard" not in e.riders else []
            for unit in guards or [target]:
                hits[unit] = max(hits.get(unit, 0), damage)

    def add_strike_after(self, s: KnightFallState, place: int, e: Effect, steps: Steps, hits: Hits) -> None:
        """Whom an attack could hit after a walk."""
        first = 0 if s.is_used("first-melee") else self.seal_power(s, place, "first-melee")
        for cell, bank in steps:
            guarded = bool(self.knights_on(s, cell))
            for unit in self.units_on(s, cell, 1 - SIDE_OF[place]):
                if s.bank[unit] == bank and not (guarded and unit in ELDERS):
                    hits[unit] = e.n + first

    def hurt_by(self, s: KnightFallState, place: int, e: Effect) -> list[int]:
        """Whom another effect could hurt."""
        near = self.near(s, s.at[place])
        if e.do == "blast":
            here = [s.at[place]] if e.reach.startswith("here") else []
            beside = self.beside(s, s.at[place]) if "beside" in e.reach else []
            return self.units_on_any(s, [*here, *beside], 1 - SIDE_OF[place])
        if e.do == "golem-volley":
            cells = [cell for golem in self.on_board(s, GOLEMS) for cell in self.near(s, s.at[golem])]
            return self.units_on_any(s, dict.fromkeys(cells), DEMON)
        if e.do == "banish":
            return [unit for unit in self.units_on_any(s, near, DEMON) if unit < PLACES]
        if e.do == "drag":
            return [unit for unit in self.units_on_any(s, near[1:], KNIGHT) if unit < PLACES]
        if e.do in ON_KNIGHTS:
            return self.near_knights(s, place)
        if e.do == "sacrifice":
            return self.units_on_any(s, dict.fromkeys(s.at[imp] for imp in self.imps_near(s, place)), KNIGHT)
        if e.do == "frenzy":
            imps = self.on_board(s, IMPS)
            return [unit for imp in imps for unit in self.units_on(s, s.at[imp], KNIGHT) if self.meets(s, imp, unit)]
        return []
