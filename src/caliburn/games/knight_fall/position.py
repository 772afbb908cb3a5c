"""Positions of Knight Fall built by hand, for `Match.at`: worked examples, puzzles, tests.

A position is a mapping; what is left out takes its default:

    {"seats": 2, "round": 2, "turn": 0,                       turn: the place in the order of play, from 0
     "characters": ["storm-fiend", "seer-knight", "imp-lord", "flame-knight"],    demon, knight, demon, knight ...
     "tiles": ["A", "B", "C", "D", "E", "F", "G", "H", "I"],  in reading order, "" for a gap
     "units": {"storm-fiend": "A", "elder-1": "A", "imp-2": "B-south", ...},      all others are off the board
     "health": {"elder-1": 3, "storm-fiend": 2}, "defense": {"seer-knight": 4}, "ice": 2,
     "seals": {"seer-knight": "seal-of-valor"},
     "hands": [["rend", "hurl"], ["tower-shield"]], "slowed": [None, "banish"], "basic": [True, False],
     "points": {"knights": 3, "demons": 2}, "halos": ["A"], "portals": ["C", "G"],
     "makers": {"ice": 1, "slag": 3},                         at whose place's turn these golems act
     "magic": 1, "held": 0,                                   what the character on turn has collected
     "end_of_round": False}                                   True: the round has just ended

Without "units" elders stand on all outer tiles, demons on the seal and knights on the corners. Cards that are in no
hand and in front of nobody lie in the decks. The turn has begun: the character on turn plays its cards; only a demon
that nobody plays, and a character that comes on the board with its turn, are still to begin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caliburn.games.knight_fall.figures import (
    CENTRE,
    CHARACTERS,
    CORNERS,
    DEMON,
    DOOR,
    ELDERS,
    FOREST_TILES,
    GAP,
    KNIGHT,
    NO_BANK,
    NOBODY,
    PLACES,
    POWER_CARDS,
    SIDES,
    TILES,
    UNIT_NUMBERS,
)
from caliburn.games.knight_fall.hints import Hints
from caliburn.games.knight_fall.setup import OUTER
from caliburn.games.knight_fall.state import OFF, PLAY, ROUND_END, TURN, KnightFallState
from caliburn.kernel.errors import BadPosition

KEYS = (
    "seats", "round", "turn", "characters", "tiles", "units", "health", "defense", "ice", "seals", "hands", "slowed",
    "basic", "points", "halos", "portals", "makers", "magic", "held", "end_of_round",
)  # fmt: skip
MOST_ROUNDS = 99


class Position(Hints):
    """States from positions."""

    def position_keys(self) -> tuple[str, ...]:
        return KEYS

    def position(self, given: Mapping[str, Any]) -> KnightFallState:
        self.check_keys(given)
        s = self.start()
        s.round = number(given.get("round", 1), "round", 1, MOST_ROUNDS)
        s.active = number(given.get("turn", 0), "turn", 0, s.places - 1)
        self.lay_tiles(s, given)
        self.name_characters(s, given)
        self.stand_units(s, given)
        s.phase = PLAY if s.seat_of[s.active] != NOBODY and s.at[s.active] != OFF else TURN
        if given.get("end_of_round", False):
            s.phase, s.active = ROUND_END, 0
        self.set_tracks(s, given)
        self.deal_hands(s, given)
        self.lay_tokens(s, given)
        return s

    def check_keys(self, given: Mapping[str, Any]) -> None:
        for key in given:
            if key not in self.position_keys():
                raise BadPosition("error-position-key", key=str(key), keys=", ".join(self.position_keys()))

    def lay_tiles(self, s: KnightFallState, given: Mapping[str, Any]) -> None:
        tiles = given.get("tiles", list(TILES))
        known = (*TILES, *FOREST_TILES, GAP)
        if not isinstance(tiles, Sequence) or len(tiles) != len(s.tiles):
            raise BadPosition("error-position-value", key="tiles")
        for cell, tile in enumerate(tiles):
            s.tiles[cell] = one_of(tile, "tiles", known)

    def name_characters(self, s: KnightFallState, given: Mapping[str, Any]) -> None:
        default = [CHARACTERS[place % 2][place // 2] for place in range(s.places)]
        names = given.get("characters", default)
        if not isinstance(names, Sequence) or len(names) != s.places or len(dict.fromkeys(names)) != s.places:
            raise BadPosition("error-position-value", key="characters")
        for place, name in enumerate(names):
            s.who[place] = CHARACTERS[place % 2].index(one_of(name, "characters", CHARACTERS[place % 2]))
            s.characters[place % 2].remove(s.who[place])
            self.make_ready(s, place)

    def stand_units(self, s: KnightFallState, given: Mapping[str, Any]) -> None:
        for unit in range(PLACES, len(s.at)):
            s.health[unit] = 0
        units = given.get("units")
        if units is None:
            units = self.usual_places(s)
        for name, tile in entries(units, "units"):
            unit = self.unit_named(s, name, "units")
            letter, _, bank = str(tile).partition("-")
            if letter not in s.tiles or not letter or bank not in ("", "north", "south"):
                raise BadPosition("error-position-value", key=f"units.{name}")
            s.stand(unit, *self.place_called(s, str(tile)))
            if s.bank[unit] == NO_BANK:
                s.bank[unit] = self.banks_of(s, s.at[unit])[0]
            s.health[unit] = s.health[unit] or self.most_health(s, unit)

    def usual_places(self, s: KnightFallState) -> dict[str, str]:
        found = {s.name_of(place): s.tiles[CENTRE] for place in self.places_of(s, DEMON)}
        for place, cell in zip(self.places_of(s, KNIGHT), CORNERS, strict=False):
            found[s.name_of(place)] = s.tiles[cell]
        elders = zip(ELDERS, OUTER, strict=True)
        return found | {s.name_of(elder): s.tiles[cell] for elder, cell in elders if s.tiles[cell]}

    def set_tracks(self, s: KnightFallState, given: Mapping[str, Any]) -> None:
        for name, health in entries(given.get("health", {}), "health"):
            unit = self.unit_named(s, name, "health")
            s.health[unit] = number(health, f"health.{name}", 1, self.most_health(s, unit))
        for name, defense in entries(given.get("defense", {}), "defense"):
            place = self.place_named(s, name, "defense")
            s.defense[place] = number(defense, f"defense.{name}", 0, self.character(s, place).most_defense)
        s.ice = number(given.get("ice", s.ice), "ice", 0, 9)
        for name, card in entries(given.get("seals", {}), "seals"):
            place = self.place_named(s, name, "seals")
            s.seals[place] = self.take_card(s, place % 2, card, "seals")
        for side, points in entries(given.get("points", {}), "points"):
            s.points[SIDES.index(one_of(side, "points", SIDES))] = number(points, "points", 0, DOOR - 1)
        s.turn.magic = number(given.get("magic", 0), "magic", 0, 9)
        s.turn.held = number(given.get("held", 0), "held", 0, 9)

    def deal_hands(self, s: KnightFallState, given: Mapping[str, Any]) -> None:
        hands = given.get("hands", [])
        for seat, cards in enumerate(hands):
            for card in cards:
                s.hands[seat].append(self.take_card(s, s.side(seat), card, "hands"))
                s.origins[seat].append(0)
        for seat, card in enumerate(given.get("slowed", [])):
            if card is not None:
                s.slowed[seat] = self.take_card(s, s.side(seat), card, "slowed")
        for seat, basic in enumerate(given.get("basic", [])):
            s.basic[seat] = bool(basic)

    def take_card(self, s: KnightFallState, side: int, name: Any, key: str) -> int:
        """A power card out of the deck."""
        card = POWER_CARDS[side].index(one_of(name, key, POWER_CARDS[side]))
        if not s.decks[side].counts[card]:
            raise BadPosition("error-position-card", card=str(name))
        s.decks[side].remove(card)
        return card

    def lay_tokens(self, s: KnightFallState, given: Mapping[str, Any]) -> None:
        s.halos = [s.tiles.index(one_of(tile, "halos", s.tiles)) for tile in given.get("halos", [])]
        s.portals = [s.tiles.index(one_of(tile, "portals", s.tiles)) for tile in given.get("portals", [])]
        flame = s.who_is("flame-knight")
        s.halo_place = flame if s.halos else s.halo_place
        for kind, place in entries(given.get("makers", {}), "makers"):
            kinds = ("ice", "slag")
            s.makers[kinds.index(one_of(kind, "makers", kinds))] = number(place, "makers", 0, s.places - 1)

    def unit_named(self, s: KnightFallState, name: str, key: str) -> int:
        known = [s.name_of(place) for place in range(s.places)] + list(UNIT_NUMBERS)[PLACES:]
        return s.unit_called(one_of(name, key, known))

    def place_named(self, s: KnightFallState, name: str, key: str) -> int:
        return s.unit_called(one_of(name, key, [s.name_of(place) for place in range(s.places)]))


def number(value: Any, key: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition("error-position-value", key=key)
    return value


def one_of(value: Any, key: str, known: Sequence[str]) -> str:
    """A name that is known."""
    if not isinstance(value, str) or value not in known:
        raise BadPosition("error-position-value", key=key)
    return value


def entries(given: Any, key: str) -> list[tuple[str, Any]]:
    """The entries of a mapping."""
    if not isinstance(given, Mapping):
        raise BadPosition("error-position-value", key=key)
    return list(given.items())
