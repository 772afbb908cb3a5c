"""How well a campaign stands: what baseline bots look at on the map, in the book and in battle."""

from __future__ import annotations

from typing import Final

from caliburn.games.knight_fall.bot import WON
from caliburn.games.knight_fall.components.story import COINS, ELIXIRS, KEYS, SCROLLS, Choice, Story, routes
from caliburn.games.knight_fall.figures import KNIGHT
from caliburn.games.knight_fall.modes.campaign.sheet import ENTRY, MUSTER, Sheet
from caliburn.games.knight_fall.modes.campaign.tell import CampaignTell
from caliburn.games.knight_fall.state import OVER, KnightFallState
from caliburn.kernel.spec import Seating

WORTH: Final = {COINS: 0.8, SCROLLS: 3.0, KEYS: 2.0, ELIXIRS: 3.0}  # what the party may still buy with it
RELIC: Final = 8.0
KEYWORD: Final = 3.0  # that opens something or helps in battle
HARM: Final = {"no-defense": -6.0, "health-of-one": -1.0}  # of a keyword in battle
HINDRANCE: Final = -1.0  # of one that closes a choice or makes it dearer
EARLY: Final = 0.3  # of a bell that is still to ring
NEAR: Final = (1.0, 0.9, 0.85, 0.5, 0.4, 0.3, 0.2)  # what an entry promises, by the moves to it
KNIGHT_LOST: Final = 2.5
BATTLE: Final = 5.0  # what fighting one is expected to cost
HELP: Final = 12.0  # a villager
AGAIN: Final = 0.3  # what is left of an entry that was read before
READS_ON: Final = 3  # how many entries after an entry are looked at


class CampaignEvaluation(CampaignTell):
    """The score so far, what the purse is good for, and what lies ahead."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.keyword_worth = {name: worth_of(name, self.story) for name in self.story.keywords}

    def evaluate(self, s: KnightFallState, seat: int) -> float:
        sheet = Sheet.of(s)
        if s.phase == OVER:
            return self.total(s) + (WON if not sheet.failed else -WON)
        if sheet.battle and s.phase != MUSTER:
            return self.balance(s) + self.standing(s)
        return self.standing(s) + self.ahead(s)

    def balance(self, s: KnightFallState) -> float:
        """In battle, and when it was won or lost."""
        if s.over:
            return WON if not Sheet.of(s).failed else -WON
        return super().balance(s)

    def kills(self, s: KnightFallState) -> int:
        return Sheet.of(s).defeated

    def standing(self, s: KnightFallState) -> float:
        """What is written on the sheet."""
        sheet = Sheet.of(s)
        value = sum([WORTH[name] * amount for name, amount in sheet.purse.items()])
        value += (
            RELIC * len(sheet.relics)
            + HELP * len(sheet.villagers)
            + sum([self.keyword_worth[name] for name in sheet.held])
        )
        return value + 3 * sheet.saved - KNIGHT_LOST * s.fallen[KNIGHT].total

    def ahead(self, s: KnightFallState) -> float:
        """What the open entry or the battle that begins promises, then the best within reach, and the time left."""
        sheet = Sheet.of(s)
        value = EARLY * (self.story.bells - sheet.bells)
        is_open = s.phase == ENTRY
        if is_open:
            value += self.entry_promise(s, sheet.number)
        elif s.phase == MUSTER:
            value += self.choice_promise(s, self.choice_called(s, sheet.chosen))
        promises = [0.0]
        for square, route in routes(self.roads, sheet.party, len(NEAR) - 1).items():
            for number in self.story.squares[square].numbers:
                if (
                    number not in sheet.crossed
                    and number != self.story.last
                    and not (is_open and number == sheet.number)
                ):
                    worth = self.entry_promise(s, number) * (AGAIN if number in sheet.read else 1.0)
                    promises.append(worth * NEAR[len(route) - 1])
        return value + max(promises)

    def entry_promise(self, s: KnightFallState, number: int, ahead: int = READS_ON) -> float:
        """What the best choice of an entry that can be made now is worth, with the entries it leads to."""
        choices = [choice for choice in self.story.entries[number].choices if not self.missing(s, choice)]
        return max([self.choice_promise(s, choice, ahead) for choice in choices], default=0.0)

    def choice_promise(self, s: KnightFallState, choice: Choice, ahead: int = READS_ON) -> float:
        value = sum([WORTH[name] * amount for name, amount in choice.gain.amounts().items()])
        value -= sum([WORTH[name] * amount for name, amount in self.costs(s, choice).items()])
        value += (
            HELP * bool(choice.villager)
            + sum([self.keyword_worth[name] for name in choice.keywords])
            - BATTLE * bool(choice.battle)
        )
        if choice.read is not None and ahead:
            value += self.entry_promise(s, choice.read, ahead - 1)
        return value


def worth_of(name: str, story: Story) -> float:
    """What a keyword promises: good or ill in battle, a door that opens or one that closes."""
    if story.keywords[name].does in HARM:
        return HARM[story.keywords[name].does]
    choices = [choice for entry in story.entries.values() for choice in entry.choices]
    closes = name in [choice.without for choice in choices]
    dearer = name in [choice.dearer.keyword for choice in choices if choice.dearer is not None]
    return HINDRANCE if closes or dearer else KEYWORD
