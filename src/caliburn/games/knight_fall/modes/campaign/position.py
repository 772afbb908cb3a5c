"""Positions of a campaign built by hand, for `Match.at`. Besides what Knight Fall takes (`position.py` of the game):

    {"seats": 1,
     "campaign": {"party": "A3", "bells": 3, "leader": 0,     where the party is, time boxes crossed off, who leads
                  "coins": 5, "scrolls": 2, "keys": 1, "elixirs": 4,
                  "keywords": ["ECHO"], "villagers": ["pip"], "relics": ["ember-censer"],
                  "read": [1, 29], "crossed": [1], "saved": 3,
                  "knights": ["iron-knight", "seer-knight"], "fallen": ["gale-knight"],
                  "entry": 8,                                 this entry is open; the choices are offered
                  "battle": "4",                              this battle is about to be set up
                  "fighting": "4"}}                           it goes on: `units`, `tiles` ... say where all stand

While a battle goes on, "looming" names the demons still to come, "lost" says how many elders are gone, "used" which
relics, "start" the start tile, "guest" the slag golem from the barrow. A character without a tile has fallen and its
place is empty; "defeated" says how many demons are gone, if it is not all that neither stand nor loom. Without an entry
or a battle the party is about to ride, or to read the last number where all time boxes are crossed off. What is decided
is no position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from caliburn.games.knight_fall.components.story import RESOURCES, demons_in, laid, to_defeat
from caliburn.games.knight_fall.components.story import START as START_TILE
from caliburn.games.knight_fall.figures import CHARACTERS, DEMON, GAP, KNIGHT, KNIGHTS, SLAG_GOLEMS
from caliburn.games.knight_fall.modes.campaign.evaluation import CampaignEvaluation
from caliburn.games.knight_fall.modes.campaign.sheet import DUSK, ENTRY, MAP, MUSTER, READING, Sheet
from caliburn.games.knight_fall.position import entries, number, one_of
from caliburn.games.knight_fall.state import OFF, KnightFallState
from caliburn.kernel.errors import BadPosition

KEY: Final = "campaign"
MOST: Final = 999
Thing = TypeVar("Thing", str, int)
NUMBERS: Final = ("bells", "leader", "saved", "defeated", "lost")


class CampaignPosition(CampaignEvaluation):
    """States from positions."""

    def position_keys(self) -> tuple[str, ...]:
        return (*super().position_keys(), KEY)

    def position(self, given: Mapping[str, Any]) -> KnightFallState:
        self.check_keys(given)
        own = dict(entries(given.get(KEY, {}), KEY))
        fighting = own.get("fighting")
        if fighting is None:
            s = self.start()
            self.name_knights(s, names(own.pop("knights", KNIGHTS[:2]), "campaign.knights", KNIGHTS))
            s.phase = MAP
        else:
            s = super().position(given)
            self.name_battle(s, own, "fighting", "battle")
            (start,) = [tile.tile for tile in laid(self.battle(s)) if START_TILE in tile.contents]
            Sheet.of(s).start = s.tiles.index(
                one_of(own.pop("start", start), "campaign.start", [tile for tile in s.tiles if tile != GAP])
            )
        self.name_the_missing(s, own)
        if fighting is not None:
            self.empty_places(s)
            self.name_guest(s, own)
        self.fill_sheet(s, own)
        if fighting is not None:
            self.check_undecided(s)
        elif Sheet.of(s).bells == self.story.bells:
            s.phase = DUSK
        if "battle" in own:
            self.name_battle(s, own, "battle", "battle")
            s.phase = MUSTER
        elif "entry" in own:
            sheet = Sheet.of(s)
            sheet.number = int(one_of(str(own.pop("entry")), "campaign.entry", [str(n) for n in self.story.entries]))
            sheet.page, s.phase = READING, ENTRY
        self.arrive(s)
        for key in own:
            raise BadPosition("error-position-key", key=f"{KEY}.{key}", keys="docs/games/knight-fall.md")
        return s

    def arrive(self, s: KnightFallState) -> None:
        """Whoever reads or fights has come there in this turn, and has read that number."""
        sheet = Sheet.of(s)
        if sheet.number:
            sheet.path.append((sheet.party,))
            sheet.read = list(dict.fromkeys([*sheet.read, sheet.number]))

    def name_knights(self, s: KnightFallState, knights: list[str]) -> None:
        places = list(self.places_of(s, KNIGHT))
        if len(knights) != len(places):
            raise BadPosition("error-position-value", key="campaign.knights")
        for place, name in zip(places, knights, strict=True):
            s.who[place] = KNIGHTS.index(name)
            s.characters[KNIGHT].remove(s.who[place])
            self.make_ready(s, place)

    def name_battle(self, s: KnightFallState, own: dict[str, Any], key: str, field: str) -> None:
        """The battle, with the entry and the choice that lead into it."""
        sheet = Sheet.of(s)
        sheet.battle = one_of(own.pop(key), f"{KEY}.{field}", list(self.story.battles))
        for entry_number, entry in self.story.entries.items():
            for letter, choice in entry.lettered.items():
                if choice.battle == sheet.battle:
                    sheet.number, sheet.chosen, sheet.page = entry_number, letter, READING

    def fill_sheet(self, s: KnightFallState, own: dict[str, Any]) -> None:
        sheet, story = Sheet.of(s), self.story
        sheet.party = one_of(own.pop("party", story.start), "campaign.party", list(story.squares))
        for name in RESOURCES:
            sheet.purse[name] = number(own.pop(name, sheet.purse[name]), f"campaign.{name}", 0, MOST)
        for name in NUMBERS:
            most = {"leader": s.seats - 1, "bells": story.bells}.get(name, MOST)
            setattr(sheet, name, number(own.pop(name, getattr(sheet, name)), f"campaign.{name}", 0, most))
        lists: dict[str, tuple[str, Sequence[str]]] = {
            "keywords": ("held", list(story.keywords)),
            "villagers": ("villagers", list(self.figures.villagers)),
            "relics": ("relics", list(self.figures.relics)),
            "used": ("used", list(self.figures.relics)),
        }
        for key, (field, known) in lists.items():
            setattr(sheet, field, names(own.pop(key, []), f"campaign.{key}", known))
        for key in ("read", "crossed"):
            setattr(sheet, key, names(own.pop(key, []), f"campaign.{key}", list(story.entries)))

    def name_the_missing(self, s: KnightFallState, own: dict[str, Any]) -> None:
        """Knights that fell, and demons that loom: those that are not in play."""
        for key, side in (("fallen", KNIGHT), ("looming", DEMON)):
            known = CHARACTERS[side]
            free = [name for number, name in enumerate(known) if s.characters[side].counts[number]]
            for name in names(own.pop(key, []), f"campaign.{key}", free):
                number = known.index(name)
                s.characters[side].remove(number)
                if side == KNIGHT:
                    s.fallen[KNIGHT].add(number)
                else:
                    Sheet.of(s).looming.append(number)

    def empty_places(self, s: KnightFallState) -> None:
        """Characters without a tile have fallen in this battle, and demons that neither stand nor loom are defeated."""
        for place in range(s.places):
            if s.at[place] == OFF:
                s.discard_seal(place)
                s.health[place] = s.defense[place] = 0
                self.bury(s, place)
        sheet = Sheet.of(s)
        sheet.defeated = max(0, demons_in(self.battle(s)) - len(self.demons_on_board(s)) - len(sheet.looming))

    def check_undecided(self, s: KnightFallState) -> None:
        """A battle goes on while a demon stands, a knight stands or can come, and not too many elders are gone."""
        sheet, limit = Sheet.of(s), self.elders_limit(s)
        wrong = {
            "units": not self.demons_on_board(s) or not (self.knights_on_board(s) or s.characters[KNIGHT].total),
            "campaign.defeated": sheet.defeated >= to_defeat(self.battle(s)),
            "campaign.lost": limit is not None and sheet.lost >= limit,
        }
        for key in [key for key, is_wrong in wrong.items() if is_wrong]:
            raise BadPosition("error-position-value", key=key)

    def name_guest(self, s: KnightFallState, own: dict[str, Any]) -> None:
        """The slag golem that came for a keyword."""
        if "guest" in own:
            known = [s.name_of(unit) for unit in self.on_board(s, SLAG_GOLEMS)]
            Sheet.of(s).guest = s.unit_called(one_of(own.pop("guest"), "campaign.guest", known))


def names(given: Any, key: str, known: Sequence[Thing]) -> list[Thing]:
    """A list of things that are known, each once."""
    named: list[Any] = list(given) if isinstance(given, (list, tuple)) else [None]
    if any([one not in known or isinstance(one, bool) or named.count(one) > 1 for one in named]):
        raise BadPosition("error-position-value", key=key)
    return named
