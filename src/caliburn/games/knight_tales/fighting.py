"""Fighting Monsters (Knight Tales, pp. 15-20): the attack of a knight in its nine steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from caliburn.games.knight_tales import events as happened
from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.effects import knight_dice, monster_dice
from caliburn.games.knight_tales.figures import (
    ACTION,
    AFTER,
    BLANK,
    CARD_IDS,
    DOOM,
    MOST_DICE,
    REACTION,
)
from caliburn.games.knight_tales.modifiers import holds, knight_pool, monster_pool, outcome, reasons_for
from caliburn.games.knight_tales.moves import (
    AddDie,
    Combat,
    Faith,
    RaiseDoom,
    Reroll,
    Resolve,
    Roll,
    Use,
)
from caliburn.games.knight_tales.moves import Attack as AttackMove
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.games.knight_tales.wounds import Wounds
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move

TARGET = Prompt("ask-attack", "fighting")
ACTIONS = Prompt("ask-actions", "action-effects")  # always asked: until the dice roll a target can be taken back
REACTIONS = Prompt("ask-reactions", "reactions-and-wrath", automatic=True)
RESOLVE = Prompt("ask-resolve", "resolve-attack", automatic=True)
AFTERWARDS = Prompt("ask-after", "reactions-and-wrath", automatic=True)
REROLL_COST, ADD_COST = 1, 2
FATIGUE_EFFECTS = ("fatigue_set", "fatigue_less", "recover_fatigue")


class Fighting(Wounds):
    """Knight Tales, "Fighting Monsters". Questions that only public things decide answer themselves."""

    def attack(self, s: KnightTalesState) -> Flow[None]:
        """Attack a revealed monster, if there is one (R29)."""
        a = s.attack = Attack(s.turn)
        s.attacks += 1
        yield from self.choose_and_act(s, a)
        if a.target is not None and not s.over:
            self.spend_fatigue(s, a)
            self.combat_roll(s, a)
            yield from self.react(s, a)
            yield from self.resolve(s, a)
        if a.target is not None and not s.over:
            yield from self.afterwards(s, a)
        if a.target is not None and not s.over:
            a.step = 9
            yield from self.reorganise(s)
        if not s.over:
            self.quests_after_the_attack(s, a)

    # -- 1. monster effects and 2. action effects --------------------------------------------------------------

    def choose_and_act(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """A target and any actions; whoever loses the target by an action of his own chooses another (R34)."""
        while a.target is None and s.anything_to_attack():
            yield from self.choose_target(s, a)
            yield from self.use_actions(s, a)
            if s.over:
                return

    def choose_target(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Any revealed monster whose fatigue can be paid (R30)."""
        a.step = 1
        move = yield from ask(s, a.seat, TARGET, self.targets)
        self.aim(s, a, move.target)
        yield from self.begin(s, a, move.cards)

    def aim(self, s: KnightTalesState, a: Attack, place: str) -> None:
        a.target = self.monster_at(s, place)
        a.lane = -1 if place == "boss" else int(place[0]) - 1

    def begin(self, s: KnightTalesState, a: Attack, cards: Sequence[str]) -> Flow[None]:
        """The target is settled; it does not change any more (R33). Then the fatigue effects that pay for it."""
        a.step = 2
        target = a.target
        assert target is not None
        if s.events is not None:
            s.emit(happened.AttackBegan(a.seat, s.name_of(target), target.handle, self.rank_of(s, target)))
        for card in cards:
            yield from self.use(s, a.seat, Use(card))

    def targets(self, s: KnightTalesState, seat: int) -> list[Move]:
        """Attacks, with the fewest fatigue effects that are needed to pay for them (R31)."""
        a = s.fight
        moves: list[Move] = []
        for place, rank in self.places(s):
            moves += [AttackMove(place, cards) for cards in self.ways_to_pay(s, a, rank)]
        return moves

    def places(self, s: KnightTalesState) -> list[tuple[str, int]]:
        """Where revealed monsters stand, with their ranks."""
        found = [
            (f"{n + 1}-{rank}", rank)
            for n, lane in enumerate(s.lanes)
            for rank, monster in enumerate(lane, 1)
            if monster.revealed
        ]
        if s.boss_on_field() is not None:
            found.append(("boss", s.boss_rank))
        return found

    def ways_to_pay(self, s: KnightTalesState, a: Attack, rank: int) -> list[tuple[str, ...]]:
        """The smallest sets of fatigue effects with which a rank can be paid; the empty one if it can be anyway."""
        if self.pays(s, a, rank, ()):
            return [()]
        cards = self.cost_cards(s, a, FATIGUE_EFFECTS)
        found = self.smallest(cards, lambda some: self.pays(s, a, rank, some))
        return [tuple([CARD_IDS[card] for card in some]) for some in found]

    def pays(self, s: KnightTalesState, a: Attack, rank: int, cards: tuple[int, ...]) -> bool:
        cost = self.cost_with(a, rank, cards)
        if self.payer(a, cost) != a.seat:
            return True
        effects = [self.figures.cards[card].effects[0] for card in cards]
        recovered = sum([effect.n for effect in effects if effect.do == "recover_fatigue"])
        return cost <= s.fatigue_left(a.seat) + min(recovered, self.fatigue_to_recover(s, a.seat))

    def payer(self, a: Attack, cost: int) -> int:
        """The attacker, or whoever agreed to pay so much (KT-X10)."""
        return a.payer if cost <= a.agreed_cost else a.seat

    def cost_with(self, a: Attack, rank: int, cards: tuple[int, ...]) -> int:
        """What an attack on a rank costs with these cards besides those in force."""
        cost, less = a.cost_set or rank, a.cost_less
        for card in cards:
            effect = self.figures.cards[card].effects[0]
            if effect.do == "fatigue_set":
                cost = effect.n
            elif effect.do == "fatigue_less":
                less += effect.n
        return max(1, cost - less)

    def smallest(self, cards: list[int], enough: Callable[[tuple[int, ...]], bool]) -> list[tuple[int, ...]]:
        """The smallest sets of cards that are enough."""
        found: list[tuple[int, ...]] = []
        for size in range(len(cards) + 1):
            for some in combinations(cards, size):
                if not any([set(fewer) <= set(some) for fewer in found]) and enough(some):
                    found.append(some)
        return found

    def cost_cards(self, s: KnightTalesState, a: Attack, words: tuple[str, ...]) -> list[int]:
        """The attacker's action cards with such a fatigue effect."""
        ready = self.ready_cards(s, a.seat, ACTION)
        return [card for card in ready if self.figures.cards[card].effects[0].do in words]

    def use_actions(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Any number of action cards in any order, then the roll."""
        while a.target is not None:
            move = yield from ask(s, a.seat, ACTIONS, self.actions)
            if isinstance(move, Use):
                yield from self.use(s, a.seat, move)
                if s.over:
                    return
            else:
                helped = yield from self.others_help(s, a, ACTION)
                if not helped:
                    return

    def actions(self, s: KnightTalesState, seat: int) -> list[Move]:
        return [*self.uses(s, s.fight, seat, ACTION), Roll()]

    def others_help(self, s: KnightTalesState, a: Attack, window: str) -> Flow[bool]:
        """In co-op others may use the shared cards; tells whether somebody did."""
        yield from ()
        return False

    # -- 3. fatigue and 4. combat roll -------------------------------------------------------------------------

    def spend_fatigue(self, s: KnightTalesState, a: Attack) -> None:
        """By the rank of the target; the last free space makes it a last heroic deed (R82)."""
        a.step = 3
        a.paid = self.fatigue_cost(s, a)
        a.payer = self.payer(a, a.paid)
        s.spend_fatigue(a.payer, a.paid)
        if a.payer == a.seat and not s.fatigue_left(a.seat):
            a.last_deed = True
            s.emit(happened.LastDeedBegan(a.seat))
            self.quests_of_the_attack(s, a)

    def combat_roll(self, s: KnightTalesState, a: Attack) -> None:
        """Effects are fixed now (R36); all dice are rolled together."""
        a.step = 4
        target, figures = a.target, self.figures
        assert target is not None
        a.reasons = reasons_for(s, figures, target, a.lane, a.ignores_effects)
        a.no_wrath = holds(a.reasons, "no-wrath")
        black, red = monster_pool(s, figures, target, a.reasons, a.pool_changes)
        knights = knight_pool(a)
        faces = s.luck.roll([figures.knight_die] * knights + [figures.black_die] * black + [figures.red_die] * red)
        a.knight = faces[:knights]
        a.knight_gone = [False] * knights
        a.monster = faces[knights:]
        a.monster_gone = [False] * (black + red)
        a.colours = ["black"] * black + ["red"] * red
        if s.events is not None:
            thrown = tuple(a.knight), tuple(a.monster[:black]), tuple(a.monster[black:])
            s.emit(happened.DiceRolled(a.seat, *thrown))
        self.quests_of_the_attack(s, a)

    # -- 5. reactions & wrath ----------------------------------------------------------------------------------

    def react(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Reactions and wrath in any order until the attacker has enough."""
        a.step = 5
        while True:
            move = yield from ask(s, a.seat, REACTIONS, self.reactions)
            if isinstance(move, Reroll):
                self.spend_wrath(s, a, REROLL_COST)
                self.reroll_knight_die(s, a, move.die)
            elif isinstance(move, AddDie):
                self.spend_wrath(s, a, ADD_COST)
                self.add_knight_die(s, a)
            elif isinstance(move, Use):
                yield from self.use(s, a.seat, move)
            else:
                helped = yield from self.others_help(s, a, REACTION)
                if not helped:
                    return

    def reactions(self, s: KnightTalesState, seat: int) -> list[Move]:
        a = s.fight
        moves: list[Move] = []
        wrath = 0 if a.no_wrath else s.wrath_left(seat)
        if wrath >= REROLL_COST:
            moves += [Reroll(die) for die in knight_dice(a)]
        if wrath >= ADD_COST and len(a.knight) < MOST_DICE:
            moves.append(AddDie())
        moves += self.uses(s, a, seat, REACTION)
        moves.append(Resolve())
        return moves

    def spend_wrath(self, s: KnightTalesState, a: Attack, number: int) -> None:
        a.wrath_used += number
        s.spend_wrath(a.seat, number)

    def add_knight_die(self, s: KnightTalesState, a: Attack) -> None:
        face = s.luck.roll((self.figures.knight_die,))[0]
        a.knight.append(face)
        a.knight_gone.append(False)
        s.emit(happened.DieAdded(a.seat, f"k{len(a.knight)}", face))

    # -- 6. resolve attack -------------------------------------------------------------------------------------

    def resolve(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Faith, doom dice one by one, and combat once, in the order the attacker likes (R45)."""
        a.step = 6
        while not a.combat_done or a.dooms:
            move = yield from ask(s, a.seat, RESOLVE, self.resolutions)
            if isinstance(move, Faith):
                a.faith_used += 1
                self.discard_dice(s, a, (move.die,))
            elif isinstance(move, Combat):
                yield from self.combat(s, a)
            else:
                a.monster_gone[next(n for n in unresolved(a) if a.monster[n] == DOOM)] = True
                yield from self.raise_doom(s)
            if s.over:
                return

    def resolutions(self, s: KnightTalesState, seat: int) -> list[Move]:
        """A faith may discard any die that is not yet resolved (R46) and does something."""
        a = s.fight
        moves: list[Move] = [] if a.combat_done else [Combat()]
        if a.dooms:
            moves.append(RaiseDoom())
        if a.faith_left > 0:
            moves += [Faith(die) for die in monster_dice(a) if a.monster[int(die[1:]) - 1] != BLANK]
        return moves

    def combat(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """All swords and shields of both sides; damage and wounds count together (R79)."""
        result = outcome(s, self.figures, a)
        a.combat_done = True
        for n in unresolved(a):
            if a.monster[n] != DOOM:
                a.monster_gone[n] = True
        a.step = 7
        if s.events is not None and a.target is not None:
            sums = result.swords, result.monster_shields, result.monster_swords, result.shields
            s.emit(happened.CombatResolved(a.seat, s.name_of(a.target), a.target.handle, *sums))
        if result.damage:
            yield from self.hit_target(s, a, result.damage)
        yield from self.suffer(s, a, result.wounds)

    # -- after step 8, and the end of the attack ---------------------------------------------------------------

    def afterwards(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Steps 8a and 8b: what the monster does after the attack, then reactions that wait until now."""
        yield from self.after_the_attack(s, a)
        while not s.over:
            a.question = "after"
            move = yield from ask(s, a.seat, AFTERWARDS, self.late_reactions)
            if move == PASS:
                return
            yield from self.use(s, a.seat, move)

    def late_reactions(self, s: KnightTalesState, seat: int) -> list[Move]:
        return [*self.uses(s, s.fight, seat, AFTER), PASS]


def unresolved(a: Attack) -> list[int]:
    return [n for n, gone in enumerate(a.monster_gone) if not gone]
