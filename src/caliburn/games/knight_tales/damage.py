"""Damage & Defeat (Knight Tales, p. 19): gold, crests, damage in excess, and who gains the card."""

from __future__ import annotations

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.events import MonsterClaimed, MonsterDefeated
from caliburn.games.knight_tales.figures import AWARD, CARD_IDS, CARD_NUMBERS, EXCESS, LANES
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.moves import Use
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.games.knight_tales.tactics import Tactics
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move

PASS_ON = Prompt("ask-excess", "excess-damage", automatic=True)
COUNT_MORE = Prompt("ask-award", "damage-and-defeat", automatic=True)


class Damage(Tactics):
    """Knight Tales, "Damage & Defeat" and "Excess Damage"."""

    def deal(self, s: KnightTalesState, a: Attack, monster: Monster, number: int) -> int:
        """Damage to a monster in this attack; returns what is in excess."""
        a.dealt.append((monster, number))
        return s.damage(a.seat, monster, number)

    def hit_target(self, s: KnightTalesState, a: Attack, number: int) -> Flow[None]:
        """Combat damage to the attacked monster: defeat, excess, awards."""
        target = a.target
        assert target is not None
        a.excess_left = self.deal(s, a, target, number)
        if target.defeated:
            self.note_defeat(s, a, target)
            self.quests_of_excess(s, a, a.excess_left)
            also_felled = yield from self.pass_excess_on(s, a)
            self.quests_of_damage(s, a)
            for monster, excess in [(target, a.excess_left), *also_felled]:
                yield from self.award(s, a, monster, excess)
            self.quests_of_gains(s, a)
        else:
            self.quests_of_damage(s, a)

    def note_defeat(self, s: KnightTalesState, a: Attack, monster: Monster) -> None:
        a.kills += 1
        s.emit(MonsterDefeated(a.seat, s.name_of(monster), monster.handle))
        self.quests_of_a_defeat(s, a, monster, self.rank_of(s, monster))

    def rank_of(self, s: KnightTalesState, monster: Monster) -> int:
        """Where a monster stands, 1 to 3 (a boss in the forest: 4)."""
        if not monster.number:
            return s.boss_rank
        return next(lane.index(monster) + 1 for lane in s.lanes if monster in lane)

    # -- damage in excess --------------------------------------------------------------------------------------

    def pass_excess_on(self, s: KnightTalesState, a: Attack) -> Flow[list[tuple[Monster, int]]]:
        """Cleave and Battle Axe: each point is passed on at most once (R134). Returns whom it felled."""
        felled: list[tuple[Monster, int]] = []
        while a.excess_left:
            a.question = "excess"
            move = yield from ask(s, a.seat, PASS_ON, self.excess_options)
            if move == PASS:
                break
            self.put_crest(s, a.seat, CARD_NUMBERS[move.card], move.choices)
            monster, number = self.monster_at(s, move.choices[0]), int(move.choices[1])
            a.excess_left -= number
            target = a.target
            assert target is not None
            a.dealt.append((target, -number))
            excess = self.deal(s, a, monster, number)
            if monster.defeated:
                self.note_defeat(s, a, monster)
                felled.append((monster, excess))
        return felled

    def excess_options(self, s: KnightTalesState, seat: int) -> list[Move]:
        a = s.fight
        moves: list[Move] = []
        for card in self.ready_cards(s, seat, EXCESS):
            effect = self.figures.cards[card].effects[0]
            most = min(a.excess_left, effect.n or a.excess_left)
            for monster in self.beside(s, a, effect.reach):
                moves += [Use(CARD_IDS[card], (self.place_of(s, monster), str(n))) for n in range(1, most + 1)]
        moves.append(PASS)
        return moves

    def beside(self, s: KnightTalesState, a: Attack, reach: str) -> list[Monster]:
        """Other revealed monsters in the rank of the target ("rank"), or next to it in rank or lane ("adjacent")."""
        target = a.target
        assert target is not None
        near: list[Monster | None] = []
        if not target.number:
            near = [lane[s.boss_rank - 2] for lane in s.lanes if len(lane) == s.boss_rank - 1 > 0]
            near = near if reach == "adjacent" else []
        else:
            row = s.lanes[a.lane]
            rank = row.index(target)
            lanes = range(LANES) if reach == "rank" else (a.lane - 1, a.lane + 1)
            near = [s.lanes[n][rank] for n in lanes if 0 <= n < LANES and len(s.lanes[n]) > rank]
            if reach == "adjacent":
                near += [row[n] for n in (rank - 1, rank + 1) if 0 <= n < len(row)]
                if s.boss_rank == rank + 2:
                    near.append(s.boss_on_field())
        return [m for m in near if m is not None and m.revealed and m is not target and not m.defeated]

    def place_of(self, s: KnightTalesState, monster: Monster) -> str:
        """How a move names a monster: `LANE-RANK`, or `boss`."""
        if not monster.number:
            return "boss"
        return next(f"{n + 1}-{lane.index(monster) + 1}" for n, lane in enumerate(s.lanes) if monster in lane)

    def monster_at(self, s: KnightTalesState, place: str) -> Monster:
        if place == "boss":
            return self.the_boss(s)
        return s.lanes[int(place[0]) - 1][int(place[2]) - 1]

    # -- the award ---------------------------------------------------------------------------------------------

    def award(self, s: KnightTalesState, a: Attack, monster: Monster, excess: int) -> Flow[None]:
        """The card of a defeated monster goes to whoever has most crests on it; then it leaves the battlefield."""
        yield from self.count_more(s, a, monster, excess)
        winner = self.claimant(monster, a.seat, excess + a.extra_crests)
        a.extra_crests = 0
        if monster.number:
            s.slain[winner].add(monster.kind)
            next(lane for lane in s.lanes if monster in lane).remove(monster)
        else:
            s.boss_cards[winner].append(monster.kind)
            s.remove_boss()
        s.gained[winner] += 1
        s.emit(MonsterClaimed(winner, s.name_of(monster), monster.handle))

    def claimant(self, monster: Monster, attacker: int, more: int) -> int:
        """Most crests, the attacker's damage in excess counted; tied: who dealt damage first (R54, R55)."""
        crests = monster.crests
        counts = {seat: crests.count(seat) + (more if seat == attacker else 0) for seat in crests}
        most = max(counts.values())
        return next(seat for seat in crests if counts[seat] == most)

    def count_more(self, s: KnightTalesState, a: Attack, monster: Monster, excess: int) -> Flow[None]:
        """Signet Ring, where it would change who gains the card (R125)."""
        for card in self.ready_cards(s, a.seat, AWARD):
            more = self.figures.cards[card].effects[0].n
            if self.claimant(monster, a.seat, excess) != a.seat == self.claimant(monster, a.seat, excess + more):
                a.question = "award"
                move = yield from ask(s, a.seat, COUNT_MORE, self.award_options)
                if move != PASS:
                    self.put_crest(s, a.seat, card)
                    a.extra_crests += more

    def award_options(self, s: KnightTalesState, seat: int) -> list[Move]:
        return [*[Use(CARD_IDS[card]) for card in self.ready_cards(s, seat, AWARD)], PASS]
