"""Positions of Knight Tales built by hand, for `Match.at`: worked examples, puzzles, tests.

A position is a mapping; what is left out takes its default, and cards that are named nowhere lie in their decks:

    {"seats": 3, "phase": "night", "round": 1, "turn": 0, "order": [0, 1, 2],
     "knights": ["gaelic", "tartos", "bridha"],
     "gold": [5, 0, 3],
     "wounds": [0, 2, 0], "fatigue": [3, 7, 7], "wrath": [2, 0, 1],      free spaces on the tracks
     "cards": [["spear"], [], []], "spent": [["longsword"], [], []],
     "slain": [["goblin"], [], []],
     "lanes": [["goblin", "shaman"], [{"id": "centaur", "health": 1, "crests": [1]}], [{"hidden": True}]],
     "boss": "warchief", "boss_rank": 3, "boss_health": 5, "boss_crests": [], "doom": 2, "tactic": "plunder",
     "walls": [3, 3, 1], "village": 2,
     "market": ["spear", ...], "quests": ["champion-slayer"], "village_spots": [2, 3, 4]}

A monster is an id, or a table with `id`, `health` (printed points left), `crests`, tokens (`sword`, `shield`, `black`,
`red`, `extra`) and `hidden`; a hidden monster without an id is one that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caliburn.games.knight_tales.figures import (
    BOSS_IDS,
    CARD_NUMBERS,
    FIRST_CHAMPION,
    FIRST_TROPHY,
    FOREST,
    KIND_IDS,
    KNIGHTS,
    LANES,
    LAST_SPOT,
    LONGSWORD,
    MARKET_IDS,
    MARKET_SPOTS,
    NIGHTS,
    QUEST_IDS,
    RANKS,
    TACTIC_IDS,
    VILLAGE,
    WALLS,
)
from caliburn.games.knight_tales.monster import UNKNOWN, Monster, boss_card, face_down
from caliburn.games.knight_tales.setup import Setup
from caliburn.games.knight_tales.state import (
    BACK,
    DAWN,
    DAY,
    DUSK,
    EMPTY,
    NIGHT,
    NIGHTFALL,
    NOBODY,
    KnightTalesState,
)
from caliburn.kernel.bags import Bag, Deck, bag_of
from caliburn.kernel.errors import BadPosition

PHASES = (DAWN, DAY, NIGHTFALL, NIGHT, DUSK)
TOKENS = ("sword", "shield", "black", "red", "extra")
KEYS = (
    "seats", "phase", "round", "turn", "order", "knights", "gold", "wounds", "fatigue", "wrath", "cards", "spent",
    "slain", "lanes", "boss", "boss_rank", "boss_health", "boss_crests", "doom", "tactic", "walls", "village",
    "market", "quests", "village_spots",
)  # fmt: skip


class Position(Setup):
    """States from positions."""

    def position(self, given: Mapping[str, Any]) -> KnightTalesState:
        """The state at the beginning of a step."""
        for key in given:
            if key not in KEYS:
                raise BadPosition("error-position-key", key=str(key), keys=", ".join(KEYS))
        s = self.start()
        s.phase = _choice(given, "phase", PHASES, NIGHT)
        dawn = s.phase == DAWN  # which begins the next round
        s.round = _number(given.get("round", 1), "round", 0 if dawn else 1, NIGHTS - dawn)
        self._place_knights(s, given)
        self._set_tokens(s, given)
        self._give_cards(s, given)
        self._lay_market(s, given)
        for quest in _list(given, "quests"):
            number = _index(quest, QUEST_IDS, "quests")
            _take(s.quest_decks[self.figures.quests[number].day - 1], number, quest)
            s.quests.append(number)
            s.quest_crests.append([])
        walls = _numbers(given, "walls", [WALLS] * LANES, 0, WALLS)
        s.walls[:] = walls
        s.houses = _number(given.get("village", VILLAGE), "village", 1, VILLAGE)
        if s.phase in (NIGHT, DUSK):
            self._place_monsters(s, given)
            self._place_boss(s, given)
            if s.phase == NIGHT and s.anything_to_attack() and not s.open_monsters():
                raise BadPosition("error-position-value", key="boss_rank")
        return s

    def _place_knights(self, s: KnightTalesState, given: Mapping[str, Any]) -> None:
        seats = range(self.seats)
        names = _list(given, "knights") or KNIGHTS[: self.seats]
        for name in names:
            _index(name, KNIGHTS, "knights")
        if len({*names}) != self.seats or len(names) != self.seats:
            raise BadPosition("error-position-value", key="knights")
        for seat, name in enumerate(names):
            self.dub(s, seat, name)
        order = [_number(seat, "order", 0, self.seats - 1) for seat in _list(given, "order") or seats]
        if sorted(order) != list(seats):
            raise BadPosition("error-position-value", key="order")
        s.row = list(order)
        s.turn = _number(given.get("turn", order[0]), "turn", 0, self.seats - 1)
        spots = _numbers(given, "village_spots", [LAST_SPOT - n for n in seats], 1, LAST_SPOT)
        if len({*spots}) != self.seats:
            raise BadPosition("error-position-value", key="village_spots")
        for place, seat in enumerate(order, 1):
            if s.phase in (NIGHTFALL, NIGHT):
                s.field[seat] = place
            else:
                s.village[seat] = spots[seat]

    def _set_tokens(self, s: KnightTalesState, given: Mapping[str, Any]) -> None:
        """Wounds first; then the free spaces that are left on both sides of the health token."""
        track, every = self.figures.track, range(self.seats)
        s.gold[:] = _numbers(given, "gold", s.gold, 0, 999)
        wounds = _numbers(given, "wounds", [0 for _ in every], 0, track.spaces)
        for seat in every:
            s.health[seat] += wounds[seat]
        fatigue = _numbers(given, "fatigue", [max(0, s.fatigue_left(seat)) for seat in every], 0, track.spaces)
        wrath = _numbers(given, "wrath", [0 for _ in every], 0, track.spaces)
        for seat in every:
            s.fatigue[seat] = s.health[seat] + 1 + fatigue[seat]
            s.wrath[seat] = s.health[seat] - 1 - wrath[seat]
            too_far = s.fatigue[seat] > track.fatigue[self.seats - 1] or s.wrath[seat] < 0
            if too_far or (s.phase == NIGHT and not fatigue[seat]):
                raise BadPosition("error-position-value", key=f"wounds, fatigue, wrath: {seat}")

    def _give_cards(self, s: KnightTalesState, given: Mapping[str, Any]) -> None:
        for seat, cards in enumerate(_lists(given, "cards", self.seats)):
            for card in cards:
                number = CARD_NUMBERS.get(card, LONGSWORD) if isinstance(card, str) else LONGSWORD
                if number >= LONGSWORD or (number >= FIRST_TROPHY and s.trophies[number - FIRST_TROPHY] != NOBODY):
                    raise BadPosition("error-position-card", card=str(card)[:80])
                if number < FIRST_TROPHY:
                    _take(s.market_deck, number, card)
                else:
                    s.trophies[number - FIRST_TROPHY] = seat
                s.owned[seat].append(number)
        for seat, cards in enumerate(_lists(given, "spent", self.seats)):
            for card in cards:
                if not isinstance(card, str) or CARD_NUMBERS.get(card, -1) not in s.owned[seat]:
                    raise BadPosition("error-position-card", card=str(card)[:80])
                s.spent[seat] |= 1 << CARD_NUMBERS[card]
        for seat, monsters in enumerate(_lists(given, "slain", self.seats)):
            for monster in monsters:
                if monster in BOSS_IDS:
                    boss = BOSS_IDS.index(monster)
                    _take(s.boss_deck, boss, monster)
                    s.bosses_met.append(boss)
                    s.boss_cards[seat].append(boss)
                else:
                    s.slain[seat].add(self._take_monster(s, monster))

    def _lay_market(self, s: KnightTalesState, given: Mapping[str, Any]) -> None:
        """The named cards on the first spots; the rest of the spots lie face down."""
        cards = _list(given, "market")
        if len(cards) > MARKET_SPOTS:
            raise BadPosition("error-position-value", key="market")
        for spot, card in enumerate(cards):
            number = _index(card, MARKET_IDS, "market")
            _take(s.market_deck, number, card)
            s.market[spot] = number
        for spot in range(len(cards), MARKET_SPOTS):
            s.market[spot] = BACK if s.market_deck.total > s.market.count(BACK) else EMPTY

    def _take_monster(self, s: KnightTalesState, monster: Any) -> int:
        kind = _index(monster, KIND_IDS, "monster")
        _take(s.champions if kind >= FIRST_CHAMPION else s.minions, kind, monster)
        return kind

    def _place_monsters(self, s: KnightTalesState, given: Mapping[str, Any]) -> None:
        lanes = _lists(given, "lanes", LANES)
        number = unseen = champions = 0
        for lane, monsters in enumerate(lanes):
            for one in monsters:
                number += 1
                monster = self._monster(s, number, one)
                unseen += monster.kind == UNKNOWN
                champions += monster.kind >= FIRST_CHAMPION
                s.lanes[lane].append(monster)
        if any([len(lane) > RANKS for lane in s.lanes]):
            raise BadPosition("error-position-value", key="lanes")
        tonight = self.figures.renown[s.round - 1].champions[self.difficulty]
        s.unseen_champions = min(unseen, max(0, tonight - champions))
        s.unseen_minions = unseen - s.unseen_champions

    def _monster(self, s: KnightTalesState, number: int, given: Any) -> Monster:
        table = {"id": given} if isinstance(given, str) else given
        if not isinstance(table, Mapping) or not {*table} <= {"id", "hidden", "health", "crests", *TOKENS}:
            raise BadPosition("error-position-value", key=f"lanes: {given}"[:80])
        monster = face_down(number)
        if "id" in table:
            monster.kind = self._take_monster(s, table["id"])
        if table.get("hidden"):
            return monster
        if monster.kind == UNKNOWN:
            raise BadPosition("error-position-value", key=f"lanes: {given}"[:80])
        monster.revealed = True
        health = self.kind(monster).health
        monster.health = _number(table.get("health", health), "health", 0, health)
        monster.crests = [_number(seat, "crests", 0, self.seats - 1) for seat in _list(table, "crests")]
        for token in TOKENS:
            setattr(monster, token, _number(table.get(token, 0), token, 0, 99))
        if monster.defeated:
            raise BadPosition("error-position-value", key=f"lanes: {given}"[:80])
        return monster

    def _place_boss(self, s: KnightTalesState, given: Mapping[str, Any]) -> None:
        """A boss with its doom token and the tactic on top; its other tactics are shuffled."""
        if given.get("boss") is None:
            return
        boss = _index(given["boss"], BOSS_IDS, "boss")
        _take(s.boss_deck, boss, given["boss"])
        figures = self.figures.bosses[boss]
        s.boss = boss_card(boss, _number(given.get("boss_health", figures.health), "boss_health", 1, figures.health))
        s.boss.crests = [_number(seat, "boss_crests", 0, self.seats - 1) for seat in _list(given, "boss_crests")]
        s.bosses_met.append(boss)
        s.boss_rank = _number(given.get("boss_rank", FOREST), "boss_rank", 1, FOREST)
        if s.boss_rank <= max(map(len, s.lanes)):
            raise BadPosition("error-position-value", key="boss_rank")
        s.column = _number(given.get("doom", 1), "doom", 1, len(figures.red))
        tactic = _choice(given, "tactic", figures.tactics, figures.tactics[0])
        s.tactic = TACTIC_IDS.index(tactic)
        s.tactics = Deck(bag_of(TACTIC_IDS, [one for one in figures.tactics if one != tactic]), [], [])


def _take(bag: Bag, card: int, name: Any) -> None:
    if not bag.counts[card]:
        raise BadPosition("error-position-card", card=str(name)[:80])
    bag.remove(card)


def _index(name: Any, ids: tuple[str, ...], key: str) -> int:
    if name not in ids:
        raise BadPosition("error-position-value", key=f"{key}: {name}"[:80])
    return ids.index(name)


def _choice(given: Mapping[str, Any], key: str, values: Sequence[str], default: str) -> str:
    value = given.get(key, default)
    if value not in values:
        raise BadPosition("error-position-value", key=key)
    return str(value)


def _number(value: Any, key: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition("error-position-value", key=key)
    return value


def _list(given: Mapping[str, Any], key: str) -> Sequence[Any]:
    value = given.get(key, ())
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadPosition("error-position-value", key=key)
    return value


def _numbers(given: Mapping[str, Any], key: str, default: Sequence[int], least: int, most: int) -> list[int]:
    values = _list(given, key) or default
    if len(values) != len(default):
        raise BadPosition("error-position-value", key=key)
    return [_number(value, key, least, most) for value in values]


def _lists(given: Mapping[str, Any], key: str, size: int) -> Sequence[Sequence[Any]]:
    lists = _list(given, key) or [()] * size
    if len(lists) != size or any([isinstance(one, str) or not isinstance(one, Sequence) for one in lists]):
        raise BadPosition("error-position-value", key=key)
    return lists
