"""Night Phase (Knight Tales, pp. 11-12): the monster deck, the battlefield, revealing, and the boss of the night."""

from __future__ import annotations

from caliburn.games.knight_tales.day import Day
from caliburn.games.knight_tales.events import BossAppeared, MonsterRevealed, NightBegan
from caliburn.games.knight_tales.figures import BOSS_IDS, FOREST, KIND_IDS, LANES, RANKS, TACTIC_IDS
from caliburn.games.knight_tales.monster import Monster, boss_card, face_down
from caliburn.games.knight_tales.state import NIGHT, KnightTalesState
from caliburn.kernel.bags import Deck, bag_of
from caliburn.kernel.flow import Flow


class Night(Day):
    """Knight Tales, "Night Phase"."""

    def nightfall(self, s: KnightTalesState) -> Flow[None]:
        """Nine monsters, rank 1 revealed, then the boss; the boss does not activate yet (R19)."""
        s.row = sorted(range(self.seats), key=lambda seat: s.field[seat])
        s.done = [False] * self.seats
        s.turn = s.row[0]
        s.gained = [0] * self.seats
        s.felled = [0] * self.seats
        s.banners = [0] * self.seats
        self.deal_monsters(s)
        self.reveal_battlefield(s)
        self.reveal_boss(s)
        s.phase = NIGHT
        yield from ()

    def deal_monsters(self, s: KnightTalesState) -> None:
        """So many champions and minions as the renown card says, face down on the nine spots; a deck that is too small
        is filled up from the other (R27)."""
        card = self.figures.renown[s.round - 1]
        champions, minions = card.champions[self.difficulty], card.minions[self.difficulty]
        lacking = max(0, minions - s.minions.total) - max(0, champions - s.champions.total)
        s.unseen_champions = champions + lacking
        s.unseen_minions = minions - lacking
        for rank in range(RANKS):
            for lane in range(LANES):
                s.lanes[lane].append(face_down(1 + LANES * rank + lane))
        s.emit(NightBegan(s.round, s.unseen_champions, s.unseen_minions))

    # -- revealing ---------------------------------------------------------------------------------------------

    def reveal_battlefield(self, s: KnightTalesState) -> None:
        """The monsters in rank 1, lane by lane."""
        self.reveal_fronts(s)

    def reveal_fronts(self, s: KnightTalesState) -> None:
        """Each unrevealed monster in rank 1 is revealed at once."""
        for lane in range(LANES):
            self.reveal_front(s, lane)

    def reveal_front(self, s: KnightTalesState, lane: int) -> None:
        """Until the front of the lane lies face up: a monster that moves to the back does so once (R20, R21)."""
        row = s.lanes[lane]
        while row and not row[0].revealed:
            self.reveal(s, lane, row[0])

    def reveal(self, s: KnightTalesState, lane: int, monster: Monster) -> None:
        """Turn a monster face up: gold on its health points, what it does when revealed, and to the back (R24)."""
        s.look_at(monster)
        kind = self.kind(monster)
        monster.revealed = True
        monster.knowers = 0
        monster.health = kind.health
        s.emit(MonsterRevealed(KIND_IDS[monster.kind], monster.handle, lane + 1))
        if kind.reveal == "health-token":
            s.put_token(monster, "health")
        if kind.to_back and s.lanes[lane][-1] is not monster:  # R22, R23
            s.move_to_back(lane, monster)

    # -- the boss ----------------------------------------------------------------------------------------------

    def reveal_boss(self, s: KnightTalesState) -> None:
        """The top boss card, its health in gold, doom on the first column, its tactics shuffled and face up (R28)."""
        boss = s.luck.draw(s.boss_deck)
        figures = self.figures.bosses[boss]
        s.boss = boss_card(boss, figures.health)
        s.bosses_met.append(boss)
        s.boss_rank = FOREST
        s.column = 1
        s.emit(BossAppeared(BOSS_IDS[boss]))
        s.tactics = Deck(bag_of(TACTIC_IDS, figures.tactics), [], [])
        s.turn_tactic()
