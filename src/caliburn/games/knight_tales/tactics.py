"""Doom and Tactics (Knight Tales, p. 23): the doom token moves, and what the fifteen tactic cards do."""

from __future__ import annotations

from collections.abc import Callable

from caliburn.games.knight_tales.events import DoomRaised, TacticApplied
from caliburn.games.knight_tales.figures import CARD_IDS, CARD_NUMBERS, FACTIONS, LANES, TACTIC_IDS
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.moves import ChooseLane, Exhaust
from caliburn.games.knight_tales.reorganizing import Reorganizing
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import Move
from caliburn.kernel.spec import Seating

EXHAUST = Prompt("ask-exhaust", "action-effects", automatic=True)
WELL = Prompt("ask-lane", "tactics", automatic=True)
BASIC, EXCEPTION, NOTHING = "basic", "exception", "nothing"
ORC, UNDEAD, BEAST = range(len(FACTIONS))


class Tactics(Reorganizing):
    """Knight Tales, "Doom" and "Tactics". Each tactic tries its basic effect, then its exception (R62)."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.tactic_flows: tuple[Callable[[KnightTalesState], Flow[None]], ...] = (
            self.battle_cry, self.forced_march, self.blood_rage, self.plunder, self.battering_ram,
            self.raise_the_dead, self.soul_drain, self.grave_fog, self.curse_of_frailty, self.procession,
            self.call_of_the_wild, self.overgrowth, self.clutching_roots, self.poisoned_well, self.procession,
        )  # fmt: skip

    def raise_doom(self, s: KnightTalesState) -> Flow[None]:
        """One step; a marked column triggers the current tactic. On the last column nothing happens (R64, R66)."""
        if s.boss is None or s.column == len(self.boss_figures(s).red):
            return
        s.column += 1
        s.emit(DoomRaised(s.column))
        if s.column in self.boss_figures(s).symbols:
            tactic = s.tactic
            yield from self.tactic_flows[tactic](s)
            if s.tactic == tactic and not s.over:
                self.next_tactic(s)

    def next_tactic(self, s: KnightTalesState) -> None:
        """A resolved tactic goes under its deck, the next one is visible."""
        s.tactics.put_below(s.tactic)
        s.turn_tactic()

    def applies(self, s: KnightTalesState, part: str) -> None:
        s.emit(TacticApplied(TACTIC_IDS[s.tactic], part))

    # -- Warchief ----------------------------------------------------------------------------------------------

    def battle_cry(self, s: KnightTalesState) -> Flow[None]:
        self.tokens_for(s, ORC, "sword")
        yield from ()

    def forced_march(self, s: KnightTalesState) -> Flow[None]:
        if self.lanes_in_reach(s):
            self.applies(s, BASIC)
            yield from self.activate_boss(s)
        else:
            self.reveal_foremost(s)

    def blood_rage(self, s: KnightTalesState) -> Flow[None]:
        hurt = [monster for monster in s.open_monsters() if monster.crests]
        if hurt:
            self.applies(s, BASIC)
            for monster in hurt:
                s.put_token(monster, "red")
        else:
            self.wound_the_active(s)
        yield from ()

    def plunder(self, s: KnightTalesState) -> Flow[None]:
        rich = [seat for seat in s.order_from(s.turn) if s.gold[seat]]
        if rich:
            self.applies(s, BASIC)
            for seat in rich:
                s.lose_gold(seat)
        elif self.exhaustible(s, s.turn):
            self.applies(s, EXCEPTION)
            yield from self.exhaust_one(s, s.turn)
        else:
            self.applies(s, NOTHING)

    def battering_ram(self, s: KnightTalesState) -> Flow[None]:
        a = s.fight
        if a.target is not None and a.target.number and not a.target.defeated:
            self.applies(s, BASIC)
            yield from self.damage_lanes(s, [a.lane])
        else:
            self.applies(s, EXCEPTION)
            s.put_token(self.the_boss(s), "health")

    # -- Lich Lord ---------------------------------------------------------------------------------------------

    def raise_the_dead(self, s: KnightTalesState) -> Flow[None]:
        self.tokens_for(s, UNDEAD, "health")
        yield from ()

    def soul_drain(self, s: KnightTalesState) -> Flow[None]:
        angry = [seat for seat in s.order_from(s.turn) if s.wrath_left(seat)]
        if angry:
            self.applies(s, BASIC)
            for seat in angry:
                s.lose_wrath(seat)
        elif s.fatigue_left(s.turn) >= 2:
            self.applies(s, EXCEPTION)
            s.lose_fatigue(s.turn)
        else:
            self.applies(s, NOTHING)
        yield from ()

    def grave_fog(self, s: KnightTalesState) -> Flow[None]:
        """The order within the lanes changes now; a face-down front is revealed in step 9 (R129)."""
        target = s.fight.target
        lanes = [lane for lane in range(LANES) if len(s.lanes[lane]) > 1 and s.lanes[lane][0] is not target]
        if lanes:
            self.applies(s, BASIC)
            for lane in lanes:
                s.move_to_back(lane, s.lanes[lane][0])
        else:
            self.applies(s, EXCEPTION)
            s.put_token(self.the_boss(s), "shield")
        yield from ()

    def curse_of_frailty(self, s: KnightTalesState) -> Flow[None]:
        if self.exhaustible(s, s.turn):
            self.applies(s, BASIC)
            yield from self.exhaust_one(s, s.turn)
        else:
            self.wound_the_active(s)

    def procession(self, s: KnightTalesState) -> Flow[None]:
        """Dark Procession and Stampede."""
        if self.lanes_in_reach(s):
            self.applies(s, BASIC)
            yield from self.activate_boss(s)
        elif s.column < len(self.boss_figures(s).red):
            self.applies(s, EXCEPTION)
            self.next_tactic(s)  # before doom rises: it may trigger the next one at once (R65)
            yield from self.raise_doom(s)
        else:
            self.applies(s, NOTHING)

    # -- Woodwitch ---------------------------------------------------------------------------------------------

    def call_of_the_wild(self, s: KnightTalesState) -> Flow[None]:
        beasts = self.revealed(s, BEAST)
        if beasts:
            self.applies(s, BASIC)
            for monster in beasts:
                s.put_token(monster, "black")
        else:
            self.reveal_foremost(s)
        yield from ()

    def overgrowth(self, s: KnightTalesState) -> Flow[None]:
        self.tokens_for(s, BEAST, "shield")
        yield from ()

    def clutching_roots(self, s: KnightTalesState) -> Flow[None]:
        fresh = [seat for seat in s.order_from(s.turn) if s.fatigue_left(seat) >= 2]
        if fresh:
            self.applies(s, BASIC)
            for seat in fresh:
                s.lose_fatigue(seat)
        else:
            self.wound_the_active(s)
        yield from ()

    def poisoned_well(self, s: KnightTalesState) -> Flow[None]:
        if any(s.walls):
            self.applies(s, BASIC)
            move = yield from ask(s, s.turn, WELL, self.strongest_lanes)
            yield from self.damage_lanes(s, [move.lane - 1])
        elif any([s.gold[seat] for seat in s.order()]):
            self.applies(s, EXCEPTION)
            for seat in s.order_from(s.turn):
                s.lose_gold(seat)
        else:
            self.applies(s, NOTHING)

    def strongest_lanes(self, s: KnightTalesState, seat: int) -> list[Move]:
        most = max(s.walls)
        return [ChooseLane(lane + 1) for lane, standing in enumerate(s.walls) if standing == most]

    # -- what several tactics do -------------------------------------------------------------------------------

    def the_boss(self, s: KnightTalesState) -> Monster:
        assert s.boss is not None
        return s.boss

    def tokens_for(self, s: KnightTalesState, faction: int, token: str) -> None:
        """A token for each revealed monster of a faction, or one for the boss."""
        monsters = self.revealed(s, faction)
        self.applies(s, BASIC if monsters else EXCEPTION)
        for monster in monsters:
            s.put_token(monster, token)
        if not monsters:
            s.put_token(self.the_boss(s), token)

    def reveal_foremost(self, s: KnightTalesState) -> None:
        """The exception of two tactics: in each lane the foremost face-down monster is revealed."""
        hidden = [(lane, next((m for m in s.lanes[lane] if not m.revealed), None)) for lane in range(LANES)]
        if not any([monster for _, monster in hidden]):
            self.applies(s, NOTHING)
            return
        self.applies(s, EXCEPTION)
        for lane, monster in hidden:
            if monster is not None:
                self.reveal(s, lane, monster)

    def wound_the_active(self, s: KnightTalesState) -> None:
        """The exception of three tactics: no attack wound, and never past the fatigue token (R74)."""
        if s.fatigue_left(s.turn):
            self.applies(s, EXCEPTION)
            s.suffer_wounds(s.turn, 1)
        else:
            self.applies(s, NOTHING)

    def exhaust_one(self, s: KnightTalesState, seat: int) -> Flow[None]:
        """The seat puts a crest on one of its cards without using it (R142)."""
        if self.exhaustible(s, seat):
            move = yield from ask(s, seat, EXHAUST, self.exhaustions)
            s.exhaust(seat, CARD_NUMBERS[move.card])

    def exhaustions(self, s: KnightTalesState, seat: int) -> list[Move]:
        return [Exhaust(CARD_IDS[card]) for card in self.exhaustible(s, seat)]
