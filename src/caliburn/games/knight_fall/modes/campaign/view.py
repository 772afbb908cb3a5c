"""What the players see of the campaign: the map, the page the book is open at, the sheet, and the battle."""

from __future__ import annotations

from typing import Any, Final

from caliburn.games.knight_fall.components.story import (
    FINAL,
    Choice,
    Entry,
    Square,
    Text,
    edge_of,
    elders_in,
    in_reading_order,
    place_of,
    to_defeat,
    written,
)
from caliburn.games.knight_fall.figures import DEMONS, ELDERS, KNIGHT
from caliburn.games.knight_fall.modes.campaign.relics import Relics
from caliburn.games.knight_fall.modes.campaign.sheet import (
    AFTER,
    ARRIVED,
    DEFEAT,
    DUSK,
    ENTRY,
    FINALE,
    INTRODUCTION,
    MAP,
    MUSTER,
    Sheet,
)
from caliburn.games.knight_fall.state import FOUGHT, KnightFallState
from caliburn.kernel.view import Viewer

SHOWN: Final = {MAP: "map", ARRIVED: "map", DUSK: "map", ENTRY: "entry", MUSTER: "placing", FOUGHT: "round-end"}


class CampaignView(Relics):
    """Everything about a campaign lies open but the entries that were not read."""

    def shown_phase(self, s: KnightFallState) -> str:
        return SHOWN.get(s.phase) or super().shown_phase(s)

    def view(self, s: KnightFallState, viewer: Viewer) -> dict[str, Any]:
        return {**super().view(s, viewer), "campaign": self.view_campaign(s)}

    def view_campaign(self, s: KnightFallState) -> dict[str, Any]:
        sheet, story = Sheet.of(s), self.story
        known = (*sheet.held, *sheet.erased)
        places = [place_of(square) for square in story.squares]
        return {
            "title": shown(story.title),
            "valley": shown(story.valley),
            "difficulty": self.difficulty,
            "columns": 1 + max([column for column, _ in places]),
            "rows": 1 + max([row for _, row in places]),
            "squares": [self.view_square(sheet, at, story.squares[at]) for at in in_reading_order(story)],
            "river": [list(edge_of(edge)) for edge in story.river],
            "bridges": [{"between": list(edge_of(one.between)), "name": shown(one.name)} for one in story.bridges],
            "party": sheet.party,
            "path": [list(route) for route in sheet.path],
            "leader": sheet.leader,
            "bells": {"crossed": sheet.bells, "total": story.bells},
            **sheet.purse,
            "scroll_price": self.scroll_price(s),
            "keywords": [self.view_keyword(sheet, name) for name in story.keywords if name in known],
            "villagers": [self.view_villager(sheet, villager) for villager in self.figures.villagers],
            "relics": [self.view_relic(s, relic) for relic in self.figures.relics],
            "elders": {"saved": sheet.saved, "boxes": self.elders_to_save()},
            "knights": self.knights(s),
            "fallen": s.fallen[KNIGHT].cards(),
            "page": self.view_page(s),
            "battle": self.view_battle(s) if sheet.battle else None,
            "score": {**self.score_parts(s), "total": self.total(s)},
        }

    # -- the map -----------------------------------------------------------------------------------------------

    def view_square(self, sheet: Sheet, at: str, square: Square) -> dict[str, Any]:
        return {
            "at": at,
            "handle": f"square-{at}",
            "name": shown(square.name),
            "emblem": square.emblem,
            "land": square.land,
            "numbers": [
                {
                    "number": number,
                    "handle": f"entry-{number}",
                    "crossed": number in sheet.crossed,
                    "read": number in sheet.read,
                }
                for number in square.numbers
            ],
        }

    # -- the sheet ---------------------------------------------------------------------------------------------

    def view_keyword(self, sheet: Sheet, name: str) -> dict[str, Any]:
        keyword = self.story.keywords[name]
        return {"id": name, "name": shown(keyword.name), "note": shown(keyword.note), "held": name in sheet.held}

    def view_villager(self, sheet: Sheet, villager: str) -> dict[str, Any]:
        found = villager in sheet.villagers
        return {"id": villager, "found": found, "known": None if found else self.known_at(sheet, villager)}

    def known_at(self, sheet: Sheet, villager: str) -> dict[str, str] | None:
        """The square where an entry that was read tells of a villager who can still be found there."""
        for number in sheet.read:
            if villager in [choice.villager for choice in self.story.entries[number].choices]:
                square, _ = self.way_in(number)
                return shown(self.story.squares[square].name)
        return None

    def way_in(self, number: int) -> tuple[str, int]:
        """The square and the number by which an entry is come to; one that is on no square is read wherever one is."""
        return self.ways_in.get(number, (self.story.start, number))

    def view_relic(self, s: KnightFallState, relic: str) -> dict[str, Any]:
        sheet, price = Sheet.of(s), self.figures.relics[relic]
        return {
            "id": relic,
            "scrolls": price.scrolls,
            "coins": price.coins,
            "owned": relic in sheet.relics,
            "used": relic in sheet.used,
        }

    def elders_to_save(self) -> int:
        """How many elders there are in all battles."""
        return sum([elders_in(battle) for battle in self.story.battles.values()])

    # -- the book ----------------------------------------------------------------------------------------------

    def view_page(self, s: KnightFallState) -> dict[str, Any]:
        """The page the book is open at. No other entry is ever shown."""
        sheet, story = Sheet.of(s), self.story
        if sheet.page in (INTRODUCTION, FINALE, DEFEAT):
            text = {INTRODUCTION: story.introduction, FINALE: story.finale, DEFEAT: story.defeat}[sheet.page]
            return {
                "kind": sheet.page,
                "number": None,
                "square": None,
                "title": shown(story.title),
                "text": shown(text),
                "emblems": [],
                "choices": [],
                "chosen": None,
                "told": None,
                "paid": {},
                "gained": {},
                "epilogues": self.epilogues(sheet) if sheet.page == FINALE else [],
            }
        entry = self.entry(s)
        return {
            "kind": sheet.page,
            "number": sheet.number,
            "square": self.way_in(sheet.number)[0],
            "title": shown(entry.title),
            "text": shown(entry.after if sheet.page == AFTER else entry.text),
            "emblems": list(entry.emblems),
            "choices": [] if sheet.chosen else self.view_choices(s, entry),
            "chosen": sheet.chosen or None,
            "told": self.told_of(s, entry),
            "paid": dict(sheet.paid),
            "gained": dict(sheet.gained),
            "epilogues": [],
        }

    def epilogues(self, sheet: Sheet) -> list[dict[str, str]]:
        return [shown(epilogue.text) for epilogue in self.story.epilogues if epilogue.keyword in sheet.held]

    def told_of(self, s: KnightFallState, entry: Entry) -> dict[str, str] | None:
        """What came of the choice, in words."""
        sheet = Sheet.of(s)
        if not sheet.chosen or sheet.battle:
            return None
        choice = self.choice_called(s, sheet.chosen)
        told = choice.wager.told if choice.wager is not None and sheet.wager_lost else choice.told
        return shown(told) if told else None

    def view_choices(self, s: KnightFallState, entry: Entry) -> list[dict[str, Any]]:
        return [self.view_choice(s, letter, choice) for letter, choice in entry.lettered.items()]

    def view_choice(self, s: KnightFallState, letter: str, choice: Choice) -> dict[str, Any]:
        wager = choice.wager
        _, number = self.way_in(Sheet.of(s).number)
        return {
            "letter": letter,
            "handle": f"choice-{letter}",
            "text": shown(choice.text),
            "lose": self.costs(s, choice),
            "gain": self.gains(s, choice),
            "keywords": [self.view_word(name) for name in choice.keywords],
            "erases": [self.view_word(name) for name in choice.erases if name in Sheet.of(s).held],
            "villager": choice.villager or None,
            "bells": choice.bells,
            "reads": choice.read,
            "battle": choice.battle or None,
            "needs": self.view_word(choice.needs) if choice.needs else None,
            "wager": {"symbol": wager.symbol, "lose": wager.lose.amounts()} if wager else None,
            "ferry": [{"at": at, "name": shown(self.story.squares[at].name)} for at in choice.ferry],
            "stays_open": choice.cross_off != number and choice.read is None and choice.battle != FINAL,
        }

    def view_word(self, name: str) -> dict[str, Any]:
        """A keyword that a choice names; it need not be known yet."""
        return {"id": name, "name": shown(self.story.keywords[name].name)}

    # -- the battle --------------------------------------------------------------------------------------------

    def view_battle(self, s: KnightFallState) -> dict[str, Any]:
        sheet, battle = Sheet.of(s), self.battle(s)
        return {
            "number": sheet.battle,
            "name": shown(battle.name),
            "final": self.is_final(s),
            "looming": [DEMONS[number] for number in sheet.looming],
            "defeated": sheet.defeated,
            "to_defeat": to_defeat(battle),
            "elders": len(self.on_board(s, ELDERS)),
            "elders_lost": sheet.lost,
            "elders_limit": self.elders_limit(s),
            "start": s.tiles[sheet.start] or None,
            "relics": [relic for relic in self.figures.relics if self.is_ready(s, relic)],
        }


def shown(text: Text) -> dict[str, str]:
    return dict(written(text).words)
