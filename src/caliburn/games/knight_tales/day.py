"""Day Phase (Knight Tales, pp. 7-10): refresh, quest, market, trophies, and the order in which knights pass."""

from __future__ import annotations

from caliburn.games.knight_tales.events import (
    CardBought,
    DayBegan,
    DayPassed,
    MarketFilled,
    QuestRevealed,
    TrophyForged,
)
from caliburn.games.knight_tales.figures import (
    CARD_NUMBERS,
    FIRST_CHAMPION,
    FIRST_TROPHY,
    KIND_IDS,
    MARKET_IDS,
    QUEST_IDS,
    TROPHY_IDS,
    TROPHY_PRICE,
)
from caliburn.games.knight_tales.moves import Buy, Forge
from caliburn.games.knight_tales.setup import Setup
from caliburn.games.knight_tales.state import BACK, DAY, EMPTY, NIGHTFALL, NOBODY, KnightTalesState
from caliburn.kernel.bags import Bag
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move

MARKET = Prompt("ask-market", "market")
NOTHING_TO_BUY = Prompt("ask-market", "end-of-day", automatic=True)


class Day(Setup):
    """Knight Tales, "Day Phase"."""

    def dawn(self, s: KnightTalesState) -> Flow[None]:
        """Refresh, quest, market (summary, 1-3)."""
        s.round += 1
        s.emit(DayBegan(s.round))
        self.refresh_knights(s)
        self.reveal_quest(s)
        self.refresh_market(s)
        s.row = sorted(range(self.seats), key=lambda seat: s.village[seat])
        s.done = [False] * self.seats
        s.turn = s.row[0]
        s.phase = DAY
        yield from ()

    def refresh_knights(self, s: KnightTalesState) -> None:
        """Crests leave the cards; all three tokens go back to their start, wrath by the village spot (R4, R5)."""
        track = self.figures.track
        for seat in range(self.seats):
            s.spent[seat] = 0
            s.health[seat] = track.health
            s.fatigue[seat] = track.fatigue[self.seats - 1]
            s.wrath[seat] = track.wrath[s.village[seat] - 1]

    def reveal_quest(self, s: KnightTalesState) -> None:
        """The top card of the day's quest deck; it stays to the end of the game."""
        quest = s.luck.draw(s.quest_decks[s.round - 1])
        s.quests.append(quest)
        s.quest_crests.append([])
        s.emit(QuestRevealed(QUEST_IDS[quest]))

    def refresh_market(self, s: KnightTalesState) -> None:
        """Face-down market cards are turned up."""
        turned = [spot for spot, card in enumerate(s.market) if card == BACK]
        for spot in turned:
            s.market[spot] = s.luck.draw(s.market_deck)
        s.sold = [NOBODY] * len(s.market)
        if turned:
            s.emit(MarketFilled(tuple([MARKET_IDS[s.market[spot]] for spot in turned])))

    # -- purchasing --------------------------------------------------------------------------------------------

    def market_turn(self, s: KnightTalesState) -> Flow[None]:
        """Buy one market card, or one trophy, or pass for today (R8, R9)."""
        seat = s.turn
        prompt = MARKET if self.might_buy(s, seat) else NOTHING_TO_BUY
        move = yield from ask(s, seat, prompt, self.purchases)
        if isinstance(move, Buy):
            self.buy(s, seat, CARD_NUMBERS[move.card])
        elif isinstance(move, Forge):
            self.forge(s, seat, move)
        else:
            self.pass_for_today(s, seat)
        if all(s.done):
            s.phase = NIGHTFALL
        else:
            s.next_turn()

    def might_buy(self, s: KnightTalesState, seat: int) -> bool:
        """Whether there is something to decide, by what everybody sees: claimed monsters are face down (R18)."""
        trophy = s.slain[seat].total >= TROPHY_PRICE and NOBODY in s.trophies
        return trophy or any([self.affords(s, seat, card) for card in s.market])

    def affords(self, s: KnightTalesState, seat: int, card: int) -> bool:
        return card >= 0 and self.figures.cards[card].cost <= s.gold[seat]

    def purchases(self, s: KnightTalesState, seat: int) -> list[Move]:
        moves: list[Move] = [Buy(MARKET_IDS[card]) for card in s.market if self.affords(s, seat, card)]
        for number, owner in enumerate(s.trophies):
            if owner == NOBODY:
                faction = self.figures.cards[FIRST_TROPHY + number].faction
                moves += [Forge(TROPHY_IDS[number], pair) for pair in self.pairs(s.slain[seat], faction)]
        moves.append(PASS)
        return moves

    def pairs(self, slain: Bag, faction: int) -> list[tuple[str, ...]]:
        """Any two defeated minions or champions of a faction."""
        kinds = [
            kind for kind, copies in enumerate(slain.counts) if copies and self.figures.kinds[kind].faction == faction
        ]
        return [
            (KIND_IDS[one], KIND_IDS[other])
            for at, one in enumerate(kinds)
            for other in kinds[at:]
            if one != other or slain.counts[one] >= TROPHY_PRICE
        ]

    def buy(self, s: KnightTalesState, seat: int, card: int) -> None:
        """Gold to the reserve, the card to the knight board, a face-down card on the vacant spot (R12)."""
        cost = self.figures.cards[card].cost
        s.gold[seat] -= cost
        s.owned[seat].append(card)
        spot = s.market.index(card)
        s.sold[spot] = seat
        s.market[spot] = BACK if s.market_deck.total > s.market.count(BACK) else EMPTY  # R13
        s.emit(CardBought(seat, MARKET_IDS[card], cost))

    def forge(self, s: KnightTalesState, seat: int, move: Forge) -> None:
        """Two monsters of the faction are shown and shuffled into their own decks (R16); trophies are not refilled."""
        for monster in move.monsters:
            kind = KIND_IDS.index(monster)
            s.slain[seat].remove(kind)
            (s.champions if kind >= FIRST_CHAMPION else s.minions).add(kind)
        number = TROPHY_IDS.index(move.trophy)
        s.trophies[number] = seat
        s.owned[seat].append(FIRST_TROPHY + number)
        s.emit(TrophyForged(seat, move.trophy, move.monsters))

    def pass_for_today(self, s: KnightTalesState, seat: int) -> None:
        """The knight goes to the next battlefield spot, from the top (R7)."""
        s.village[seat] = 0
        s.field[seat] = 1 + max(s.field)
        s.done[seat] = True
        s.emit(DayPassed(seat, s.field[seat]))
