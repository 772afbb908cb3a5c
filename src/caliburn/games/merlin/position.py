"""Positions of Merlin built by hand, for `Match.at`: worked examples, puzzles, tests.

A position is a mapping; what is left out takes its default, and what is named nowhere lies in its supply:

    {"seats": 3, "round": 2, "turn": 0, "first": 0,
     "knights": ["grey", 13, "orange"],                  spaces, or the principalities' colours
     "merlin": 0,
     "dice": [{"knight": [1, 4], "merlin": 3}, {...}, {...}],
     "items": [{"shield": ["black", "black"], "flag": ["grey"], "material": []}, {}, {}],
     "vassals": [{"builder": "blue"}, {}, {}],
     "influence": [["grey", "grey", "brown"], [], []],
     "traitors": [["black"], [], []],
     "apples": [1, 0, 2], "staffs": [3, 3, 2], "scores": [12, 7, 9],
     "grail": 1, "excalibur": None,
     "hands": [["m01", "m05"], [], []], "display": ["m10", "m11", "m12"],
     "tiles": ["mountain", "wood-tower", ...], "manors": {"7": 0},
     "scoring": False}                                    True: the round has just ended

Everybody begins with one apple and three staffs, as in the set-up. Tiles that are not named are laid in the order of
their list. Modules add keys of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caliburn.games.merlin.figures import (
    COLOURS,
    DISPLAY,
    KINDS,
    KNIGHT_DICE,
    MISSION_IDS,
    NOBODY,
    RING,
    ROUNDS,
    SPACES,
    STAFFS,
    VASSALS,
)
from caliburn.games.merlin.hints import Hints
from caliburn.games.merlin.state import ROUND_END, TURN, MerlinState
from caliburn.kernel.errors import BadPosition

KEYS = (
    "seats", "round", "turn", "first", "knights", "merlin", "dice", "items", "vassals", "influence", "traitors",
    "apples", "staffs", "scores", "grail", "excalibur", "hands", "display", "tiles", "manors", "scoring",
)  # fmt: skip


class Position(Hints):
    """States from positions."""

    def position_keys(self) -> tuple[str, ...]:
        return KEYS

    def position(self, given: Mapping[str, Any]) -> MerlinState:
        """The state at the beginning of a turn, or at the end of a round."""
        for key in given:
            if key not in self.position_keys():
                raise BadPosition("error-position-key", key=str(key), keys=", ".join(self.position_keys()))
        s = self.start()
        s.round = number(given.get("round", 1), "round", 1, ROUNDS)
        s.active = number(given.get("turn", 0), "turn", 0, s.seats - 1)
        s.first = number(given.get("first", 0), "first", 0, s.seats - 1)
        s.phase = ROUND_END if given.get("scoring", False) else TURN
        self.place_figures(s, given)
        self.give_things(s, given)
        self.place_people(s, given)
        self.deal_cards(s, given)
        self.lay_environs(s, given)
        if s.phase == TURN and not self.may_take_turn(s, s.active):
            raise BadPosition("error-position-value", key="turn")
        return s

    def place_figures(self, s: MerlinState, given: Mapping[str, Any]) -> None:
        for seat, place in enumerate(by_seat(s, given, "knights", list(self.figures.start_tiles[: s.seats]))):
            if isinstance(place, str):
                s.knights[seat] = self.principalities[index(place, COLOURS, "knights")]
            elif "knights" in given:
                s.knights[seat] = number(place, "knights", 0, SPACES - 1)
            else:
                s.knights[seat] = self.principalities[place]
        s.merlin = number(given.get("merlin", s.merlin), "merlin", 0, SPACES - 1)
        for seat, dice in enumerate(by_seat(s, given, "dice", [{"knight": [1], "merlin": 0}] * s.seats)):
            self.set_dice(s, seat, mapping(dice, "dice"))

    def set_dice(self, s: MerlinState, seat: int, dice: Mapping[str, Any]) -> None:
        knights = listed(dice.get("knight", []), "dice")
        if len(knights) > KNIGHT_DICE:
            raise BadPosition("error-position-value", key="dice")
        s.knight_dice[seat] = sorted([number(value, "dice", 1, 6) for value in knights])
        s.merlin_dice[seat] = number(dice.get("merlin", 0), "dice", 0, 6)

    def give_things(self, s: MerlinState, given: Mapping[str, Any]) -> None:
        for seat, items in enumerate(by_seat(s, given, "items", [{}] * s.seats)):
            for kind, colours in mapping(items, "items").items():
                for colour in listed(colours, "items"):
                    place = index(kind, KINDS, "items") * RING + index(colour, COLOURS, "items")
                    if not s.stock[place]:
                        raise BadPosition("error-position-card", card=f"{kind} {colour}")
                    s.stock[place] -= 1
                    s.items[seat][place] += 1
        for seat, colours in enumerate(by_seat(s, given, "traitors", [[]] * s.seats)):
            for name in listed(colours, "traitors"):
                colour = index(name, COLOURS, "traitors")
                if not s.traitor_pool.counts[colour]:
                    raise BadPosition("error-position-card", card=f"traitor {name}")
                s.traitor_pool.remove(colour)
                s.traitor_stacks[s.traitor_stacks.index(max(s.traitor_stacks))] -= 1
                s.traitors[seat][colour] += 1
        s.apples = [number(n, "apples", 0, 11) for n in by_seat(s, given, "apples", s.apples)]
        if s.apples_left() < 0:
            raise BadPosition("error-position-value", key="apples")
        s.staffs = [number(n, "staffs", 0, self.most_staffs()) for n in by_seat(s, given, "staffs", s.staffs)]
        s.scores = [number(n, "scores", -999, 999) for n in by_seat(s, given, "scores", s.scores)]
        for key in ("grail", "excalibur"):
            holder = given.get(key)
            setattr(s, key, NOBODY if holder is None else number(holder, key, 0, s.seats - 1))

    def most_staffs(self) -> int:
        return STAFFS

    def place_people(self, s: MerlinState, given: Mapping[str, Any]) -> None:
        for seat, vassals in enumerate(by_seat(s, given, "vassals", [{}] * s.seats)):
            for name, colour in mapping(vassals, "vassals").items():
                s.vassals[seat][index(name, VASSALS, "vassals")] = index(colour, COLOURS, "vassals")
        if self.crowded(s):
            raise BadPosition("error-position-value", key="vassals")
        for seat, colours in enumerate(by_seat(s, given, "influence", [[]] * s.seats)):
            for colour in listed(colours, "influence"):
                s.influence[seat][index(colour, COLOURS, "influence")] += 1
            if s.markers_home(seat) < 0:
                raise BadPosition("error-position-value", key="influence")

    def deal_cards(self, s: MerlinState, given: Mapping[str, Any]) -> None:
        def take(name: Any, key: str) -> int:
            card = index(name, MISSION_IDS, key)
            if not s.missions.rest.counts[card]:
                raise BadPosition("error-position-card", card=str(name))
            s.missions.rest.remove(card)
            return card

        hands = by_seat(s, given, "hands", [[]] * s.seats)
        for seat, cards in enumerate(hands):
            s.hands[seat] = sorted([take(card, "hands") for card in listed(cards, "hands")])
            for card in s.hands[seat]:
                s.origins[card] = s.decks_mixed
        s.display = [take(card, "display") for card in listed(given.get("display", []), "display")]
        if len(s.display) > DISPLAY:
            raise BadPosition("error-position-value", key="display")
        for name in MISSION_IDS:
            if len(s.display) < DISPLAY and s.missions.rest.counts[MISSION_IDS.index(name)]:
                s.display.append(take(name, "display"))

    def lay_environs(self, s: MerlinState, given: Mapping[str, Any]) -> None:
        ids = tuple([tile.id for tile in self.tiles])
        bag = self.tile_bag()
        wanted = listed(given.get("tiles", []), "tiles")
        if len(wanted) > len(s.manors):
            raise BadPosition("error-position-value", key="tiles")
        for name in wanted:
            tile = index(name, ids, "tiles")
            if not bag.counts[tile]:
                raise BadPosition("error-position-card", card=str(name))
            bag.remove(tile)
            s.tiles.append(tile)
        if len(s.manors) < self.tile_bag().total:  # one tile of each class is in the box (MS-01)
            for tiles in self.tile_classes():
                left = [tile for tile in dict.fromkeys(tiles) if bag.counts[tile]]
                if not left:
                    raise BadPosition("error-position-card", card=ids[tiles[0]])
                bag.remove(left[0])
        while len(s.tiles) < len(s.manors):
            tile = bag.nth(0)
            bag.remove(tile)
            s.tiles.append(tile)
        for place, seat in mapping(given.get("manors", {}), "manors").items():
            at = number(int(place) if str(place).isdigit() else -1, "manors", 1, len(s.manors)) - 1
            s.manors[at] = number(seat, "manors", 0, s.seats - 1)
        if min([s.manors_home(seat) for seat in range(s.seats)]) < 0:
            raise BadPosition("error-position-value", key="manors")


def number(value: Any, key: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition("error-position-value", key=key)
    return value


def index(value: Any, names: Sequence[str], key: str) -> int:
    if value not in names:
        raise BadPosition("error-position-value", key=key)
    return names.index(value)


def listed(value: Any, key: str) -> list[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadPosition("error-position-value", key=key)
    return list(value)


def mapping(value: Any, key: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition("error-position-value", key=key)
    return value


def by_seat(s: MerlinState, given: Mapping[str, Any], key: str, default: list[Any]) -> list[Any]:
    """A value for each seat."""
    values = listed(given.get(key, default), key)
    if len(values) != s.seats:
        raise BadPosition("error-position-value", key=key)
    return values
