"""In the book (Knight Fall, "Campaign Mode"): choices, what they cost and bring, and where they lead."""

from __future__ import annotations

from caliburn.games.knight_fall.components.story import COINS, ELIXIRS, RESOURCES, Choice
from caliburn.games.knight_fall.figures import KNIGHT, POWER_CARDS
from caliburn.games.knight_fall.modes.campaign import events as happened
from caliburn.games.knight_fall.modes.campaign import moves
from caliburn.games.knight_fall.modes.campaign.map import OnTheMap
from caliburn.games.knight_fall.modes.campaign.sheet import MUSTER, Sheet
from caliburn.games.knight_fall.state import KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import PASS, Move

CHOOSE = Prompt("ask-choice", "campaign-choices")
FERRY = Prompt("ask-ferry", "campaign-choices")


class Entries(OnTheMap):
    """Knight Fall, "Resources", and what the book says."""

    def choose_in_entry(self, s: KnightFallState) -> Flow[None]:
        """A choice that is paid for; then its rewards, another entry, or a battle."""
        move = yield from self.choose(s, self.leader(s), CHOOSE, self.choices)
        if move == PASS:
            self.end_map_turn(s)
            return
        if not isinstance(move, moves.Choice):
            self.buy(s, self.leader(s), move)
            return
        sheet = Sheet.of(s)
        choice = self.choice_called(s, move.letter)
        sheet.chosen = move.letter
        s.emit(happened.ChoiceMade(self.leader(s), sheet.number, move.letter))
        sheet.paid = self.costs(s, choice)
        self.lose(s, sheet.paid)
        if choice.battle:
            self.take_time(s, choice)
            sheet.battle = choice.battle
            s.phase = MUSTER
        elif self.wins_wager(s, choice):
            self.take_time(s, choice)
            yield from self.go_on(s, choice)
        else:
            self.end_map_turn(s)

    def choices(self, s: KnightFallState, seat: int) -> list[Move]:
        """What can be paid for, and a scroll (RU-K15); where nothing can be chosen the party rides on (KF-X17)."""
        found: list[Move] = [
            moves.Choice(letter) for letter, choice in self.entry(s).lettered.items() if not self.missing(s, choice)
        ] or [PASS]
        return found + self.scrolls_for_sale(s)

    def choice_called(self, s: KnightFallState, letter: str) -> Choice:
        return self.entry(s).lettered[letter]

    def missing(self, s: KnightFallState, choice: Choice) -> dict[str, int | str]:
        """Why a choice cannot be made: resources that are lacking, a keyword that is needed or in the way."""
        sheet = Sheet.of(s)
        found: dict[str, int | str] = {}
        if choice.needs and choice.needs not in sheet.held:
            found["needs"] = choice.needs
        if choice.without in sheet.held:
            found["without"] = choice.without
        lacking = {name: amount for name, amount in self.costs(s, choice).items() if amount > sheet.purse[name]}
        return found | lacking

    def costs(self, s: KnightFallState, choice: Choice) -> dict[str, int]:
        """What a choice takes; more with some keywords."""
        amounts = choice.lose.amounts()
        dearer = choice.dearer
        if dearer is not None and dearer.keyword in Sheet.of(s).held:
            for name in RESOURCES:
                amounts[name] = amounts.get(name, 0) + getattr(dearer, name)
        return {name: amount for name, amount in amounts.items() if amount}

    def wins_wager(self, s: KnightFallState, choice: Choice) -> bool:
        """The uppermost power card decides, and is shuffled back; whoever fails pays, if able."""
        wager = choice.wager
        if wager is None:
            return True
        card = s.luck.draw(s.decks[KNIGHT])
        s.decks[KNIGHT].add(card)
        won = wager.symbol in self.figures.cards[KNIGHT][card].symbols
        s.emit(happened.PowerCardShown(POWER_CARDS[KNIGHT][card], won))
        if not won:
            sheet = Sheet.of(s)
            sheet.wager_lost = True
            lost = {name: min(amount, sheet.purse[name]) for name, amount in wager.lose.amounts().items()}
            self.lose(s, lost)
            both = {name: sheet.paid.get(name, 0) + lost.get(name, 0) for name in RESOURCES}
            sheet.paid = {name: amount for name, amount in both.items() if amount}
        return won

    # -- what comes of it --------------------------------------------------------------------------------------

    def go_on(self, s: KnightFallState, choice: Choice) -> Flow[None]:
        """Rewards, then the next entry, the ferry, or the end of the turn."""
        self.reward(s, choice)
        if choice.read is not None:
            self.open_entry(s, choice.read)
            return
        if choice.ferry:
            landings: list[Move] = [moves.Ferry(square) for square in choice.ferry]
            move = yield from self.decide(s, self.leader(s), FERRY, lambda: landings)
            if isinstance(move, moves.Ferry):
                sheet = Sheet.of(s)
                sheet.path[-1] = (*sheet.path[-1], move.square)
                sheet.party = move.square
                s.emit(happened.PartyFerried(move.square))
        self.end_map_turn(s)

    def reward(self, s: KnightFallState, choice: Choice) -> None:
        """Resources before villagers, whose help begins when they join (RU-K13)."""
        sheet = Sheet.of(s)
        sheet.gained = self.gains(s, choice)
        self.gain(s, sheet.gained)
        for keyword in choice.erases:
            self.erase_keyword(s, keyword)
        for keyword in choice.keywords:
            self.gain_keyword(s, keyword)
        if choice.villager:
            self.welcome(s, choice.villager)
        if choice.cross_off is not None and choice.cross_off not in sheet.crossed:
            sheet.crossed.append(choice.cross_off)
            s.emit(happened.NumberCrossedOff(choice.cross_off))

    def gains(self, s: KnightFallState, choice: Choice) -> dict[str, int]:
        """The resources a choice brings; more coins with the peddler's help."""
        amounts = choice.gain.amounts()
        if amounts.get(COINS):
            amounts[COINS] += self.help(s, "coins")
        return amounts

    def take_time(self, s: KnightFallState, choice: Choice) -> None:
        """Extra bells ring at once; if one was the last, the entry with its battle is finished first (RU-K03)."""
        for _ in range(choice.bells):
            self.ring_bell(s)

    def welcome(self, s: KnightFallState, name: str) -> None:
        """A villager joins the party, once."""
        sheet, villager = Sheet.of(s), self.figures.villagers[name]
        if name in sheet.villagers:
            return
        sheet.villagers.append(name)
        s.emit(happened.VillagerJoined(name))
        if villager.does == "elixirs":
            self.gain(s, {ELIXIRS: villager.n})
