"""Setup and Player Order (Knight Tales, pp. 5-7): knights, gold, tokens, the market, and who starts."""

from __future__ import annotations

from caliburn.games.knight_tales.basics import Basics
from caliburn.games.knight_tales.events import KnightDealt, MarketFilled, OrderRolled, VillagePlaced
from caliburn.games.knight_tales.figures import (
    BOSS_IDS,
    DOUBLE,
    FIRST_ABILITY,
    FIRST_CHAMPION,
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
    SWORD,
    TACTIC_IDS,
    TROPHY_IDS,
    VILLAGE,
    WALLS,
)
from caliburn.games.knight_tales.state import DAWN, EMPTY, NOBODY, SETUP, KnightTalesState
from caliburn.kernel.bags import Bag, Deck, empty
from caliburn.kernel.flow import Flow


class Setup(Basics):
    """Knight Tales, "Setup" and "Player Order"."""

    def start(self) -> KnightTalesState:
        """Everything in the box."""
        seats, figures = self.seats, self.figures
        counts = [kind.copies for kind in figures.kinds]
        minions = counts[:FIRST_CHAMPION] + [0] * (len(counts) - FIRST_CHAMPION)
        champions = [0] * FIRST_CHAMPION + counts[FIRST_CHAMPION:]
        return KnightTalesState(
            seats=seats,
            extensions={},
            phase=SETUP,
            round=0,
            row=list(range(seats)),
            done=[False] * seats,
            turn=0,
            attacks=0,
            knights=[NOBODY] * seats,
            gold=[figures.gold[seats - 1]] * seats,
            wrath=[figures.track.wrath[0]] * seats,
            health=[figures.track.health] * seats,
            fatigue=[figures.track.fatigue[seats - 1]] * seats,
            village=[0] * seats,
            field=[0] * seats,
            owned=[[] for _ in range(seats)],
            spent=[0] * seats,
            slain=[empty(KIND_IDS) for _ in range(seats)],
            boss_cards=[[] for _ in range(seats)],
            market=[EMPTY] * MARKET_SPOTS,
            sold=[NOBODY] * MARKET_SPOTS,
            market_deck=Bag(MARKET_IDS, [1] * len(MARKET_IDS), len(MARKET_IDS)),
            trophies=[NOBODY] * len(TROPHY_IDS),
            minions=Bag(KIND_IDS, minions, sum(minions)),
            champions=Bag(KIND_IDS, champions, sum(champions)),
            unseen_minions=0,
            unseen_champions=0,
            lanes=[[] for _ in range(LANES)],
            walls=[WALLS] * LANES,
            houses=VILLAGE,
            boss_deck=Bag(BOSS_IDS, [1] * len(BOSS_IDS), len(BOSS_IDS)),
            bosses_met=[],
            boss=None,
            boss_rank=FOREST,
            column=1,
            tactics=Deck(empty(TACTIC_IDS), [], []),
            tactic=NOBODY,
            quest_decks=self.quest_cards(),
            quests=[],
            quest_crests=[],
            renown=[[NOBODY] * seats for _ in range(NIGHTS)],
            gained=[0] * seats,
            felled=[0] * seats,
            banners=[0] * seats,
            over="",
            attack=None,
        )

    def quest_cards(self) -> list[Bag]:
        """The three quest decks."""
        return [
            Bag(QUEST_IDS, own := [int(quest.day == day) for quest in self.figures.quests], sum(own))
            for day in range(1, NIGHTS + 1)
        ]

    def set_up(self, s: KnightTalesState) -> Flow[None]:
        """Accolade, order roll, market."""
        yield from self.accolade(s)
        self.roll_for_order(s)
        for spot in range(MARKET_SPOTS):
            s.market[spot] = s.luck.draw(s.market_deck)
        s.emit(MarketFilled(tuple([MARKET_IDS[card] for card in s.market])))
        s.phase = DAWN

    def accolade(self, s: KnightTalesState) -> Flow[None]:
        """Each player draws a longsword, whose back names the knight (R3)."""
        left = list(KNIGHTS)
        for seat in range(self.seats):
            knight = left.pop(s.luck.pick(left))
            self.dub(s, seat, knight)
        yield from ()

    def dub(self, s: KnightTalesState, seat: int, knight: str) -> None:
        """The seat plays this knight and gets its longsword and ability."""
        s.knights[seat] = KNIGHTS.index(knight)
        s.owned[seat] += [LONGSWORD, FIRST_ABILITY + s.knights[seat]]
        s.emit(KnightDealt(seat, knight))

    def roll_for_order(self, s: KnightTalesState) -> None:
        """The fewest swords on a knight, a black and a red die place first, on the 4th village spot (R1, R6)."""
        spot = LAST_SPOT
        for seat in self.by_swords(s, list(range(self.seats))):
            s.village[seat] = spot
            s.emit(VillagePlaced(seat, spot))
            spot -= 1

    def by_swords(self, s: KnightTalesState, seats: list[int]) -> list[int]:
        """Seats by the swords they roll, the fewest first; whoever ties rolls again for the tied spots (R2)."""
        if len(seats) < 2:
            return seats
        dice = (self.figures.knight_die, self.figures.black_die, self.figures.red_die)
        swords: dict[int, int] = {}
        for seat in seats:
            faces = s.luck.roll(dice)
            swords[seat] = faces.count(SWORD) + 2 * faces.count(DOUBLE)
            s.emit(OrderRolled(seat, tuple(faces), swords[seat]))
        placed: list[int] = []
        for number in sorted({*swords.values()}):
            placed += self.by_swords(s, [seat for seat in seats if swords[seat] == number])
        return placed
