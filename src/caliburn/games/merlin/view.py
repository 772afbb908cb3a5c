"""Who may see what in Merlin: the one place where that is decided. Only mission hands and their deck are hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caliburn.games.merlin.environs import lines
from caliburn.games.merlin.figures import (
    ANY,
    COLOURS,
    COLUMNS,
    HOME,
    KINDS,
    MISSION_IDS,
    NOBODY,
    RING,
    ROUNDS,
    SPACES,
    TERRAINS,
    VASSALS,
    Mission,
)
from caliburn.games.merlin.hidden import Hidden
from caliburn.games.merlin.missions import missing_company, missing_items, missing_markers
from caliburn.games.merlin.moves import Die
from caliburn.games.merlin.state import DEAL, DRAFT, OPEN, OVER, SETUP, MerlinState
from caliburn.games.merlin.turn import DIRECTIONS
from caliburn.kernel.view import Viewer, sees

PHASES = {SETUP: "setup", DRAFT: "draft", DEAL: "setup", OVER: "over"}


def who(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


class View(Hidden):
    """Everything lies open but the mission cards in hands."""

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        return {
            "phase": PHASES.get(s.phase, "play"),
            "round": s.round,
            "rounds": ROUNDS,
            "first": s.first,
            "turn": None if s.phase in PHASES else s.active,
            "doing": self.view_turn(s),
            "spaces": self.view_spaces(0, SPACES),
            "merlin": self.space_id(s.merlin),
            "principalities": [self.view_principality(s, colour) for colour in range(RING)],
            "environs": self.view_environs(s),
            "missions": self.view_missions(s),
            "grail": who(s.grail),
            "excalibur": who(s.excalibur),
            "apples": s.apples_left(),
            "traitors": {"stacks": s.traitor_stacks[:], "discards": s.traitor_discards.total},
            "players": [self.view_player(s, seat, viewer) for seat in range(s.seats)],
            "forecast": [self.forecast(s, seat) for seat in range(s.seats)],
        }

    def view_spaces(self, start: int, stop: int) -> list[dict[str, Any]]:
        spaces = enumerate(self.spaces[start:stop], start)
        return [{"handle": self.space_id(at), "kind": space.kind, "what": space.what or None} for at, space in spaces]

    def view_turn(self, s: MerlinState) -> dict[str, Any] | None:
        t = s.turn
        if t is None:
            return None
        space = self.space_id(t.space) if t.space >= 0 else None
        return {
            "seat": t.seat,
            "die": t.die or None,
            "value": t.value,
            "figure": t.figure or None,
            "moved": t.moved,
            "space": space,
            "acted": t.acted,
            "missions": t.resolved,
        }

    def view_principality(self, s: MerlinState, colour: int) -> dict[str, Any]:
        powers = {number: power for power, number in self.flag_of.items()}
        return {
            "colour": COLOURS[colour],
            "handle": f"principality-{COLOURS[colour]}",
            "space": self.space_id(self.principalities[colour]),
            "stock": {kind: s.stock[number * RING + colour] for number, kind in enumerate(KINDS)},
            "flag": powers[colour],
            "vassals": {name: self.vassal_at(s, vassal, colour) for vassal, name in enumerate(VASSALS)},
            "influence": [markers[colour] for markers in s.influence],
        }

    def vassal_at(self, s: MerlinState, vassal: int, colour: int) -> int | None:
        return next((seat for seat in range(s.seats) if s.vassals[seat][vassal] == colour), None)

    # -- environs ----------------------------------------------------------------------------------------------

    def view_environs(self, s: MerlinState) -> dict[str, Any]:
        frames = [[COLOURS[mark] for mark in frame] for frame in self.figures.frames]
        grounds = self.territories(s) if s.tiles else []
        ground_of = {tile: number for number, tiles in enumerate(grounds) for tile in tiles}
        tiles = [{**self.view_tile(s, place), "territory": ground_of[place]} for place in range(len(s.tiles))]
        told = []
        for members in grounds:
            share = self.territory_share(s, members)
            terrain = TERRAINS[self.terrains[s.tiles[members[0]]]]
            told.append({
                "terrain": terrain, "tiles": [f"tile-{tile + 1}" for tile in members], "points": len(members),
                "leaders": list(share.seats), "each": share.points,
            })  # fmt: skip
        return {"rows": self.rows, "columns": COLUMNS, "frames": frames, "tiles": tiles, "territories": told}

    def view_tile(self, s: MerlinState, place: int) -> dict[str, Any]:
        tile = self.tiles[s.tiles[place]]
        return {
            "handle": f"tile-{place + 1}",
            "id": tile.id,
            "terrain": TERRAINS[tile.terrain],
            "tower": tile.tower,
            "manor": who(s.manors[place]),
            "colours": [COLOURS[colour] for colour in self.eligible[place]],
            "lines": [
                {"through": [t + 1 for t in crossed], "frame": frame, "mark": mark}
                for crossed, frame, mark in lines(self.rows, place)
            ],
        }

    # -- missions ----------------------------------------------------------------------------------------------

    def view_missions(self, s: MerlinState) -> dict[str, Any]:
        return {
            "display": [self.view_open_card(s, card) for card in s.display],
            "deck": len(s.missions),
            "discards": [MISSION_IDS[card] for card in s.discards],
        }

    def view_open_card(self, s: MerlinState, card: int) -> dict[str, Any]:
        """A mission on display, with what each seat meets of it: `met` and `missing` are lists by seat."""
        by_seat = [self.view_card(s, card, seat) for seat in range(s.seats)]
        icons = zip(*[shown["icons"] for shown in by_seat], strict=True)
        return {
            **by_seat[0],
            "icons": [{**same[0], "met": [icon["met"] for icon in same]} for same in icons],
            "missing": [shown["missing"] for shown in by_seat],
        }

    def view_card(self, s: MerlinState, card: int, seat: int) -> dict[str, Any]:
        """A mission card with what a seat meets of it."""
        mission = self.figures.missions[card]
        icons = self.icons(s, mission, seat)
        return {
            "id": mission.id,
            "handle": mission.id,
            "points": mission.points,
            "vassal": VASSALS[mission.vassal],
            "at": None if mission.at == ANY or not mission.company else COLOURS[mission.at],
            "icons": icons,
            "missing": len([icon for icon in icons if not icon["met"]]),
        }

    def icons(self, s: MerlinState, mission: Mission, seat: int) -> list[dict[str, Any]]:
        """Every item, marker and vassal of a mission, and whether the seat has it."""
        items = missing_items(s.items[seat], mission.items)
        markers = missing_markers(s.influence[seat], mission.markers)
        company = missing_company(s.vassals[seat], mission)
        found = []
        for kind, colour in mission.items:
            found.append(icon(KINDS[kind], colour, met=not struck(items, (kind, colour))))
        for colour in mission.markers:
            found.append(icon("influence", colour, met=not struck(markers, colour)))
        for vassal in mission.company:
            what = "vassal" if vassal == ANY else VASSALS[vassal]
            found.append(icon(what, mission.at, met=not struck(company, vassal)))
        return found

    # -- players -----------------------------------------------------------------------------------------------

    def view_player(self, s: MerlinState, seat: int, viewer: Viewer) -> dict[str, Any]:
        hand = s.hands[seat]
        colours = range(RING)
        return {
            "score": s.scores[seat],
            "knight": self.space_id(s.knights[seat]) if s.knights[seat] >= 0 else None,
            "dice": self.unused_dice(s, seat),
            "reach": self.view_reach(s, seat),
            "items": {
                kind: {
                    COLOURS[c]: s.items[seat][number * RING + c] for c in colours if s.items[seat][number * RING + c]
                }
                for number, kind in enumerate(KINDS)
            },
            "traitors": {COLOURS[c]: s.traitors[seat][c] for c in colours if s.traitors[seat][c]},
            "vassals": {
                name: None if at == HOME else COLOURS[at] for name, at in zip(VASSALS, s.vassals[seat], strict=True)
            },
            "influence": s.markers_home(seat),
            "manors": s.manors_home(seat),
            "apples": s.apples[seat],
            "staffs": s.staffs[seat],
            "missions": len(hand),
            "known": [MISSION_IDS[card] for card in hand if s.origins[card] == OPEN],
            "hand": [self.view_card(s, card, seat) for card in hand] if sees(viewer, seat) else None,
        }

    def view_reach(self, s: MerlinState, seat: int) -> list[dict[str, Any]]:
        """A seat's dice, and where each would take its figure as it lies."""
        if s.knights[seat] < 0:
            return []
        return [
            {
                "handle": f"die-{move.die}-{move.value}",
                "die": move.die,
                "value": move.value,
                "to": self.reach(s, seat, move.die, move.value),
            }
            for move in self.dice(s, seat)
            if isinstance(move, Die) and move.die in self.figures_moved()
        ]

    def figures_moved(self) -> Sequence[str]:
        """What dice move over the rondel."""
        return ("knight", "merlin")

    def reach(self, s: MerlinState, seat: int, figure: str, steps: int) -> list[dict[str, Any]]:
        """Where a figure would land, either way if it may go either way."""
        ways = ("on", "back") if figure != "knight" or self.may_reverse(s, seat) else ("on",)
        return [
            {
                "direction": way,
                "space": self.space_id(self.destination(s, seat, figure, steps, DIRECTIONS[way])),
                "flag": figure == "knight" and way == "back",
            }
            for way in ways
        ]

    # -- the next scoring --------------------------------------------------------------------------------------

    def forecast(self, s: MerlinState, seat: int) -> dict[str, int]:
        """What a scoring would bring if it took place now."""
        parts = self.forecast_parts(s, seat) if s.tiles else {}
        return {**parts, "sum": sum(parts.values())}

    def forecast_parts(self, s: MerlinState, seat: int) -> dict[str, int]:
        shields = s.items[seat][:RING]
        left = sum([max(0, count - shields[colour]) for colour, count in enumerate(s.traitors[seat])])
        grounds = [self.territory_share(s, tiles) for tiles in self.territories(s)]
        places = [self.principality_share(s, colour) for colour in range(RING)]
        return {
            "traitors": -3 * left if left else 3 * (s.excalibur == seat),
            "environs": sum([share.points for share in grounds if seat in share.seats]),
            "influence": sum([share.points for share in places if seat in share.seats]),
            "vassals": len([at for at in s.vassals[seat] if at != HOME]),
        }


def icon(what: str, colour: int, *, met: bool) -> dict[str, Any]:
    return {"what": what, "colour": None if colour == ANY else COLOURS[colour], "met": met}


def struck(lacking: list[Any], entry: Any) -> bool:
    """Whether something is among what is lacking; each is found once."""
    if entry in lacking:
        lacking.remove(entry)
        return True
    return False
