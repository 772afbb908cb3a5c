"""What all chapters of the campaign ask: the story, the sheet, what villagers and keywords are good for, who leads."""

from __future__ import annotations

from caliburn.games.knight_fall.components.campaigns import SECTION, ours, story_of
from caliburn.games.knight_fall.components.story import FINAL, Battle, Entry, Keyword, ways, ways_in
from caliburn.games.knight_fall.figures import CHARACTERS, KNIGHT, NOBODY
from caliburn.games.knight_fall.modes.campaign import events as happened
from caliburn.games.knight_fall.modes.campaign.moves import MOVES
from caliburn.games.knight_fall.modes.campaign.sheet import MAP, Sheet, fresh_sheet
from caliburn.games.knight_fall.modes.coop import Coop
from caliburn.games.knight_fall.state import DRAFT, KnightFallState
from caliburn.kernel.flow import Flow
from caliburn.kernel.moves import Move
from caliburn.kernel.spec import Seating

RINGS = {1: (NOBODY, 0, NOBODY, 0), 2: (NOBODY, 0, NOBODY, 1)}  # always two knights (RU-K04)


class Party(Coop):
    """Knight Fall, "Campaign Mode": one party, one sheet."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        changed = seating.edition or {}
        self.story = story_of(changed[SECTION]) if SECTION in changed else ours()
        self.roads = ways(self.story)
        self.ways_in = ways_in(self.story)
        self.difficulty = seating.options["difficulty"]

    def ring(self) -> tuple[int, ...]:
        return RINGS[self.seats]

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), *MOVES)

    # -- the beginning -----------------------------------------------------------------------------------------

    def start(self) -> KnightFallState:
        s = super().start()
        s.extensions["campaign"] = fresh_sheet(self.story.start, self.story.elixirs.at(self.difficulty))
        return s

    def set_up(self, s: KnightFallState) -> Flow[None]:
        """The introduction is read, and knights are chosen as in the cooperative game."""
        yield from ()
        s.emit(happened.CampaignBegan(self.difficulty, Sheet.of(s).purse["elixirs"]))
        for seat in range(s.seats):
            self.draw_characters(s, seat)
        s.phase = DRAFT

    def draft(self, s: KnightFallState) -> Flow[None]:
        yield from self.choose_characters(s)
        for place in self.places_of(s, KNIGHT):
            self.make_ready(s, place)
        s.phase = MAP

    # -- questions ---------------------------------------------------------------------------------------------

    def leader(self, s: KnightFallState) -> int:
        """The seat that decides on the map: the players lead by turns (RU-K24)."""
        return Sheet.of(s).leader

    def help(self, s: KnightFallState, does: str) -> int:
        """How much of a bonus the villagers give who are with the party."""
        found = [self.figures.villagers[villager] for villager in Sheet.of(s).villagers]
        return sum([villager.n for villager in found if villager.does == does])

    def has_help(self, s: KnightFallState, does: str) -> bool:
        return any([self.figures.villagers[villager].does == does for villager in Sheet.of(s).villagers])

    def entry(self, s: KnightFallState) -> Entry:
        """The entry the book is open at."""
        return self.story.entries[Sheet.of(s).number]

    def battle(self, s: KnightFallState) -> Battle:
        return self.story.battles[Sheet.of(s).battle]

    def is_final(self, s: KnightFallState) -> bool:
        return Sheet.of(s).battle == FINAL

    def keywords(self, s: KnightFallState, does: str) -> dict[str, Keyword]:
        """The keywords held that do something in this battle."""
        known = self.story.keywords
        held = {name: known[name] for name in Sheet.of(s).held if known[name].does == does}
        return {name: word for name, word in held.items() if word.when == "next" or self.is_final(s)}

    def keyword_sum(self, s: KnightFallState, does: str) -> int:
        return sum([keyword.n for keyword in self.keywords(s, does).values()])

    def knights(self, s: KnightFallState) -> list[str]:
        """The knights of the party, in their order."""
        numbers = [s.who[place] for place in self.places_of(s, KNIGHT)]
        return [CHARACTERS[KNIGHT][number] for number in numbers if number != NOBODY]

    # -- what is written down ----------------------------------------------------------------------------------

    def gain(self, s: KnightFallState, amounts: dict[str, int]) -> None:
        purse = Sheet.of(s).purse
        for name, amount in amounts.items():
            purse[name] += amount
        if any(amounts.values()):
            s.emit(happened.ResourcesGained(*[amounts.get(name, 0) for name in purse]))

    def lose(self, s: KnightFallState, amounts: dict[str, int]) -> None:
        purse = Sheet.of(s).purse
        for name, amount in amounts.items():
            purse[name] -= amount
        if any(amounts.values()):
            s.emit(happened.ResourcesLost(*[amounts.get(name, 0) for name in purse]))

    def gain_keyword(self, s: KnightFallState, keyword: str) -> None:
        """Once only; one that was erased may be gained again."""
        sheet = Sheet.of(s)
        if keyword not in sheet.held:
            sheet.held.append(keyword)
            s.emit(happened.KeywordGained(keyword))
        if keyword in sheet.erased:
            sheet.erased.remove(keyword)

    def erase_keyword(self, s: KnightFallState, keyword: str) -> None:
        sheet = Sheet.of(s)
        if keyword in sheet.held:
            sheet.held.remove(keyword)
            sheet.erased.append(keyword)
            s.emit(happened.KeywordErased(keyword))
