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

While a battle goes on, "looming" names the demons still to come, "defeated" and "lost" say how many demons and elders
are gone, "used" which relics, "start" the start tile. Without an entry or a battle the party is about to ride.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from caliburn.games.knight_fall.components.story import RESOURCES, laid
from caliburn.games.knight_fall.components.story import START as START_TILE
from caliburn.games.knight_fall.figures import CHARACTERS, DEMON, KNIGHT, KNIGHTS
from caliburn.games.knight_fall.modes.campaign.evaluation import CampaignEvaluation
from caliburn.games.knight_fall.modes.campaign.sheet import ENTRY, MAP, MUSTER, READING, Sheet
from caliburn.games.knight_fall.position import entries, number, one_of
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.kernel.errors import BadPosition

KEY: Final = "campaign"
MOST: Final = 999
NUMBERS: Final = ("bells", "leader", "saved", "defeated", "lost")


class CampaignPosition(CampaignEvaluation):
    """States from positions."""

    def position_keys(self) -> tuple[str, ...]:
        return (*super().position_keys(), KEY)

    def position(self, given: Mapping[str, Any]) -> KnightFallState:
        own = dict(entries(given.get(KEY, {}), KEY))
        fighting = own.get("fighting")
        if fighting is None:
            s = self.start()
            self.name_knights(s, own.pop("knights", KNIGHTS[:2]))
            s.phase = MAP
        else:
            s = super().position(given)
            self.name_battle(s, own, "fighting", "battle")
            (start,) = [tile.tile for tile in laid(self.battle(s)) if START_TILE in tile.contents]
            Sheet.of(s).start = s.tiles.index(one_of(own.pop("start", start), "campaign.start", s.tiles))
        self.fill_sheet(s, own)
        self.name_the_missing(s, own)
        if "battle" in own:
            self.name_battle(s, own, "battle", "battle")
            s.phase = MUSTER
        elif "entry" in own:
            sheet = Sheet.of(s)
            sheet.number = int(one_of(str(own.pop("entry")), "campaign.entry", [str(n) for n in self.story.entries]))
            sheet.page, s.phase = READING, ENTRY
        for key in own:
            raise BadPosition("error-position-key", key=f"{KEY}.{key}", keys="docs/games/knight-fall.md")
        return s

    def name_knights(self, s: KnightFallState, names: Any) -> None:
        for place, name in zip(self.places_of(s, KNIGHT), names, strict=True):
            s.who[place] = KNIGHTS.index(one_of(name, "campaign.knights", KNIGHTS))
            s.characters[KNIGHT].remove(s.who[place])
            self.make_ready(s, place)

    def name_battle(self, s: KnightFallState, own: dict[str, Any], key: str, field: str) -> None:
        """The battle, with the entry and the choice that lead into it."""
        sheet = Sheet.of(s)
        sheet.battle = one_of(own.pop(key), f"{KEY}.{field}", list(self.story.battles))
        for entry_number, entry in self.story.entries.items():
            for letter, choice in zip("abcdefgh", entry.choices, strict=False):
                if choice.battle == sheet.battle:
                    sheet.number, sheet.chosen, sheet.page = entry_number, letter, READING

    def fill_sheet(self, s: KnightFallState, own: dict[str, Any]) -> None:
        sheet, story = Sheet.of(s), self.story
        sheet.party = one_of(own.pop("party", story.start), "campaign.party", list(story.squares))
        for name in RESOURCES:
            sheet.purse[name] = number(own.pop(name, sheet.purse[name]), f"campaign.{name}", 0, MOST)
        for name in NUMBERS:
            most = {"leader": s.seats - 1, "bells": story.bells}.get(name, MOST)
            setattr(sheet, name, number(own.pop(name, 0), f"campaign.{name}", 0, most))
        lists: dict[str, tuple[str, Sequence[str]]] = {
            "keywords": ("held", list(story.keywords)),
            "villagers": ("villagers", list(self.figures.villagers)),
            "relics": ("relics", list(self.figures.relics)),
            "used": ("used", list(self.figures.relics)),
        }
        for key, (field, known) in lists.items():
            setattr(sheet, field, [one_of(one, f"campaign.{key}", known) for one in own.pop(key, [])])
        for key in ("read", "crossed"):
            numbers = [one_of(str(one), f"campaign.{key}", [str(n) for n in story.entries]) for one in own.pop(key, [])]
            setattr(sheet, key, [int(one) for one in numbers])

    def name_the_missing(self, s: KnightFallState, own: dict[str, Any]) -> None:
        """Knights that fell, and demons that loom."""
        for name in own.pop("fallen", []):
            knight = KNIGHTS.index(one_of(name, "campaign.fallen", KNIGHTS))
            s.characters[KNIGHT].remove(knight)
            s.fallen[KNIGHT].add(knight)
        for name in own.pop("looming", []):
            demon = CHARACTERS[DEMON].index(one_of(name, "campaign.looming", CHARACTERS[DEMON]))
            s.characters[DEMON].remove(demon)
            Sheet.of(s).looming.append(demon)
