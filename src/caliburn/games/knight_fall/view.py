"""Who may see what in Knight Fall: the one place where that is decided. Hands, drafts and slowed cards are hidden."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from caliburn.games.knight_fall.attack import Attack
from caliburn.games.knight_fall.components.campaigns import SECTION
from caliburn.games.knight_fall.figures import (
    CELLS,
    CHARACTERS,
    DOOR,
    KIND_OF,
    MINION_KINDS,
    NOBODY,
    PLACES,
    POWER_CARDS,
    SIDE_OF,
    SIDES,
    UNITS,
)
from caliburn.games.knight_fall.reach import Reach
from caliburn.games.knight_fall.state import (
    DRAFT,
    GOLEMS,
    IMPS_ACT,
    NO_CARD,
    OFF,
    OVER,
    PLACING,
    PLAY,
    REINFORCE,
    ROUND_END,
    SETUP,
    TURN,
    TURN_END,
    KnightFallState,
)
from caliburn.kernel.view import Viewer

PHASES: Final = {
    SETUP: "setup", DRAFT: "draft", PLACING: "placing", TURN: "turn", PLAY: "turn", TURN_END: "turn", OVER: "over",
    ROUND_END: "round-end", GOLEMS: "round-end", IMPS_ACT: "round-end", REINFORCE: "round-end",
}  # fmt: skip
KINDS: Final = ("demon", "knight")


class View(Reach):
    """Everything on the table lies open but the cards in hands."""

    def view(self, s: KnightFallState, viewer: Viewer) -> dict[str, Any]:
        in_turn = self.shown_phase(s) == "turn"
        return {
            "phase": self.shown_phase(s),
            "round": s.round,
            "turn": self.owner(s, s.active) if in_turn else None,
            "active": s.active if in_turn else None,
            "points": {side: s.points[number] for number, side in enumerate(SIDES)},
            "door": DOOR,
            "tiles": [self.view_tile(s, cell) for cell in range(CELLS)],
            "units": [self.view_unit(s, unit) for unit in range(UNITS) if s.at[unit] != OFF],
            "places": [self.view_place(s, place) for place in range(s.places)],
            "players": [self.view_player(s, seat, viewer) for seat in range(s.seats)],
            "decks": {side: self.view_deck(s, number) for number, side in enumerate(SIDES)},
            "supply": {kind: len(self.supply(s, units)) for kind, units in MINION_KINDS.items()},
            "doing": self.view_turn(s) if in_turn else None,
            "attack": None if s.attack is None else self.view_attack(s, s.attack),
            "waiting": [s.name_of(unit) for unit in s.queue],
            "reach": self.view_reach(s, viewer),
            "edition": self.view_edition(),
        }

    def view_edition(self) -> dict[str, Any] | None:
        """The figures that are not ours. A story that comes with them is shown page by page, and never here."""
        edition = self.seating.edition
        return None if edition is None else {part: deepcopy(edition[part]) for part in edition if part != SECTION}

    def shown_phase(self, s: KnightFallState) -> str:
        return PHASES[s.phase]

    def view_tile(self, s: KnightFallState, cell: int) -> dict[str, Any] | None:
        """A tile of the board; None for a gap."""
        tile = s.tiles[cell]
        if not tile:
            return None
        return {
            "id": tile,
            "handle": f"tile-{tile}",
            "cell": cell,
            "effect": self.shown_effect(tile),
            "banks": len(self.banks_of(s, cell)) > 1,
            "halo": cell in s.halos,
            "portal": cell in s.portals,
        }

    def shown_effect(self, tile: str) -> str | None:
        """What a tile does, where the players use that."""
        return None

    def view_unit(self, s: KnightFallState, unit: int) -> dict[str, Any]:
        return {
            "name": s.name_of(unit),
            "kind": KINDS[unit % 2] if unit < PLACES else KIND_OF[unit],
            "side": SIDES[SIDE_OF[unit]],
            "tile": s.tiles[s.at[unit]],
            "bank": s.bank[unit] or None,
            "health": s.health[unit],
            "most": self.most_health(s, unit),
            "place": unit if unit < PLACES else None,
        }

    def view_place(self, s: KnightFallState, place: int) -> dict[str, Any]:
        """A character with its card, on the board or waiting for its turn."""
        seat = s.seat_of[place]
        common = {"place": place, "seat": None if seat == NOBODY else seat, "side": SIDES[place % 2]}
        if s.who[place] == NOBODY:
            return {**common, "character": None}
        character = self.character(s, place)
        seal = s.seals[place]
        return {
            **common,
            "character": character.id,
            "power": character.power,
            "magic": character.magic_name,
            "health": s.health[place],
            "most_health": character.most_health,
            "defense": s.defense[place],
            "most_defense": character.most_defense,
            "ice": s.ice if character.most_ice else None,
            "most_ice": character.most_ice,
            "seal": None if seal == NO_CARD else POWER_CARDS[place % 2][seal],
            "waiting": s.at[place] == OFF,
            "fell": s.lives[place],
            "cursed": place in s.turn.cursed,
        }

    def view_player(self, s: KnightFallState, seat: int, viewer: Viewer) -> dict[str, Any]:
        side = s.side(seat)
        names, shown = POWER_CARDS[side], self.is_shown(viewer, seat)
        slowed = s.slowed[seat]
        return {
            "side": SIDES[side],
            "captain": seat == self.captain(s, side),
            "hand": [names[card] for card in sorted(s.hands[seat])] if shown else None,
            "cards": s.in_hand(seat),
            "is_slowed": slowed != NO_CARD,
            "slowed": names[slowed] if shown and slowed != NO_CARD else None,
            "basic": s.basic[seat],
            "draft": [CHARACTERS[side][number] for number in s.drafts[seat]] if shown else None,
        }

    def view_deck(self, s: KnightFallState, side: int) -> dict[str, Any]:
        return {
            "deck": s.decks[side].total,
            "discards": s.discards[side].cards(),
            "characters": s.characters[side].total,
            "fallen": s.fallen[side].cards(),
        }

    def view_turn(self, s: KnightFallState) -> dict[str, Any]:
        t = s.turn
        return {
            "by": t.doing or None,
            "magic": t.magic,
            "held": t.held,
            "symbols": t.symbols[:],
            "played": t.played,
            "used": t.used[:],
        }

    def view_attack(self, s: KnightFallState, a: Attack) -> dict[str, Any]:
        """An attack that is going on, with the damage that is on its way."""
        return {
            "attacker": s.name_of(a.source),
            "kind": a.kind,
            "aimed": None if a.aimed == NOBODY else s.name_of(a.aimed),
            "packets": [
                {
                    "target": s.name_of(packet.target),
                    "hits": s.name_of(packet.hits),
                    "damage": packet.damage,
                    "blocked": packet.spent,
                    "lost": packet.lost,
                    "decided": packet.decided,
                }
                for packet in a.packets
            ],
        }
