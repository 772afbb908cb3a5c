"""What cards do: the vocabulary of effects, each with the choices it leaves open and the deed itself.

`choices_X` lists what may be chosen, one tuple for each way; no way at all means that the effect would change
nothing, and then the card may not be used (R125). `do_X` carries it out.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, TypeAlias

from caliburn.games.knight_tales import events as happened
from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.damage import Damage
from caliburn.games.knight_tales.figures import (
    CARD_IDS,
    CARD_NUMBERS,
    DOUBLE,
    FAITH,
    FIRST_TROPHY,
    KIND_IDS,
    MOST_DICE,
    SHIELD,
    SWORD,
    Effect,
)
from caliburn.games.knight_tales.modifiers import knight_pool, monster_pool, reasons_for
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.moves import Swap, Use
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.spec import Seating

Choice: TypeAlias = "tuple[str, ...]"
Choices: TypeAlias = "list[Choice]"
ONE_WAY: Choices = [()]
NO_WAY: Choices = []
WITHOUT_CHOICE = {"tokens", "extra_die"}
SWAP = Prompt("ask-swap", "action-effects", automatic=True)


class Effects(Damage):
    """Action and reaction effects of cards, abilities, villagers and co-op cards."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.powers: list[list[tuple[Callable[..., Choices], Callable[..., Any], Effect]]] = [
            [
                (getattr(self, f"choices_{e.do}", self.no_window), getattr(self, f"do_{e.do}", self.no_window), e)
                for e in card.effects
            ]
            for card in self.figures.cards
        ]
        for card in self.figures.cards:  # elsewhere the first effect stands for the card
            assert len(card.effects) == 1 or {effect.do for effect in card.effects} <= WITHOUT_CHOICE, card

    def no_window(self, *_: Any) -> Choices:
        """Effects with a window of their own are not used like others: excess, award, lane damage, wounds, fatigue."""
        return NO_WAY

    def ways(self, s: KnightTalesState, a: Attack, seat: int, card: int) -> Choices:
        """The ways in which a seat may use a card now; one possible effect is enough (R123)."""
        found = NO_WAY
        for choices, _, effect in self.powers[card]:
            found = choices(s, a, seat, effect) or found
        return found

    def uses(self, s: KnightTalesState, a: Attack, seat: int, window: str) -> list[Move]:
        """All uses of cards that are open to a seat in a window."""
        return [
            Use(CARD_IDS[card], way)
            for card in self.ready_cards(s, seat, window)
            for way in self.ways(s, a, seat, card)
        ]

    def use(self, s: KnightTalesState, seat: int, move: Use) -> Flow[None]:
        """Cover the icon and carry out the effects."""
        card = CARD_NUMBERS[move.card]
        self.put_crest(s, seat, card, move.choices)
        for choices, deed, effect in self.powers[card]:
            if len(self.powers[card]) == 1 or choices(s, s.fight, seat, effect):
                flow = deed(s, s.fight, seat, effect, move.choices)
                if flow is not None:
                    yield from flow

    # -- dice and tokens of the knight -------------------------------------------------------------------------

    def choices_tokens(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY

    def do_tokens(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        self.gain_tokens(s, a, e.sword, e.shield)

    def gain_tokens(self, s: KnightTalesState, a: Attack, sword: int, shield: int) -> None:
        a.sword += sword
        a.shield += shield
        s.emit(happened.TokensGained(a.seat, sword, shield))

    def choices_extra_die(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY if knight_pool(a) < MOST_DICE else NO_WAY

    def do_extra_die(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.extra_dice += 1

    def choices_reroll_own(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return some_of(knight_dice(a), e.n)

    def do_reroll_own(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        for die in way:
            self.reroll_knight_die(s, a, die)

    def reroll_knight_die(self, s: KnightTalesState, a: Attack, die: str) -> None:
        number = int(die[1:]) - 1
        before = a.knight[number]
        a.knight[number] = s.luck.roll((self.figures.knight_die,))[0]
        s.emit(happened.DieRerolled(a.seat, die, before, a.knight[number]))

    def choices_turn_to_faith(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return [(die,) for die in knight_dice(a) if a.knight[int(die[1:]) - 1] != FAITH]

    def do_turn_to_faith(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        number = int(way[0][1:]) - 1
        s.emit(happened.DieTurned(a.seat, way[0], a.knight[number]))
        a.knight[number] = FAITH

    def choices_set_aside(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """Longsword: a sword or shield result becomes tokens of either kind."""
        return [
            (die, token) for die in knight_dice(a) if a.knight[int(die[1:]) - 1] != FAITH for token in (SWORD, SHIELD)
        ]

    def do_set_aside(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        """The die is gone from the roll but still counts towards the limit of four (R43)."""
        number = int(way[0][1:]) - 1
        face = a.knight[number]
        a.knight_gone[number] = True
        s.emit(happened.DieSetAside(a.seat, way[0], face))
        worth = 2 if face == DOUBLE else 1
        self.gain_tokens(s, a, worth if way[1] == SWORD else 0, worth if way[1] == SHIELD else 0)

    def choices_swords_for_shields(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY if self.shield_results(a) else NO_WAY

    def do_swords_for_shields(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        """Gauntlets read the dice when they are used (R131); the results stay."""
        self.gain_tokens(s, a, min(e.n, self.shield_results(a)), 0)

    def shield_results(self, a: Attack) -> int:
        return sum([1 for die in knight_dice(a) if a.knight[int(die[1:]) - 1] == SHIELD])

    def choices_faith_twice(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """Also where no faith lies yet: it covers results that appear later (R131)."""
        return ONE_WAY if a.faith_each < e.n else NO_WAY

    def do_faith_twice(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.faith_each = e.n
        a.lasting.append(("faith-twice", e.n, a.used[-1]))

    # -- dice of the monster -----------------------------------------------------------------------------------

    def pool(self, s: KnightTalesState, a: Attack) -> tuple[int, int]:
        """Black and red dice the target would roll now."""
        assert a.target is not None
        reasons = reasons_for(s, self.figures, a.target, a.lane, a.ignores_effects)
        return monster_pool(s, self.figures, a.target, reasons, a.pool_changes)

    def choices_remove_die(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        black, red = self.pool(s, a)
        ways: Choices = [("black",)] if black else []
        return [*ways, ("red",)] if red and e.reach == "any" else ways

    def do_remove_die(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.pool_changes.append(way[0])
        s.emit(happened.DieRemoved(seat, way[0]))

    def choices_replace_red(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        black, red = self.pool(s, a)
        return [(str(n),) for n in range(1, min(e.n, red, MOST_DICE - black) + 1)]

    def do_replace_red(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.pool_changes += ["replace"] * int(way[0])
        s.emit(happened.DiceReplaced(seat, int(way[0])))

    def choices_reroll_monster(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return [(die,) for die in monster_dice(a)]

    def do_reroll_monster(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        number = int(way[0][1:]) - 1
        before = a.monster[number]
        faces = self.figures.black_die if a.colours[number] == "black" else self.figures.red_die
        a.monster[number] = s.luck.roll((faces,))[0]
        s.emit(happened.DieRerolled(a.seat, way[0], before, a.monster[number]))

    def choices_discard(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return some_of([die for die in monster_dice(a) if a.monster[int(die[1:]) - 1] in e.faces], e.n)

    def do_discard(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        self.discard_dice(s, a, way)

    def discard_dice(self, s: KnightTalesState, a: Attack, dice: Choice) -> None:
        numbers = [int(die[1:]) - 1 for die in dice]
        for number in numbers:
            a.monster_gone[number] = True
        if s.events is not None:
            faces = tuple([a.monster[number] for number in numbers])
            s.events.append(happened.DiceDiscarded(a.seat, dice, faces))

    def choices_ignore_effects(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """Warding Amulet, where there is something to ignore."""
        target = a.target
        assert target is not None
        if target.number:
            kind = self.kind(target)
            if kind.own or kind.wound or kind.after:
                return ONE_WAY
        reasons = reasons_for(s, self.figures, target, a.lane, False)
        return ONE_WAY if any([reason.by in ("own", "rank", "lane") for reason in reasons]) else NO_WAY

    def do_ignore_effects(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.ignores_effects = True
        a.lasting.append(("no-effects", 0, a.used[-1]))

    def choices_ignore_shields(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY

    def do_ignore_shields(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.ignores_shields = True
        a.lasting.append(("no-monster-shields", 0, a.used[-1]))

    def choices_spikes(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY

    def do_spikes(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.spikes = True
        a.lasting.append(("spikes", 0, a.used[-1]))

    # -- fatigue, wrath, health, gold, doom --------------------------------------------------------------------

    def rank_cost(self, s: KnightTalesState, a: Attack) -> int:
        """What the attack costs without effects: the rank of the target in step 3 (R130)."""
        assert a.target is not None
        return self.rank_of(s, a.target)

    def fatigue_cost(self, s: KnightTalesState, a: Attack) -> int:
        """Never less than 1 (R32)."""
        return max(1, (a.cost_set or self.rank_cost(s, a)) - a.cost_less)

    def choices_fatigue_set(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY if self.fatigue_cost(s, a) > e.n else NO_WAY

    def do_fatigue_set(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.cost_set = e.n

    def choices_fatigue_less(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY if self.fatigue_cost(s, a) > 1 else NO_WAY

    def do_fatigue_less(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.cost_less += e.n

    def fatigue_to_recover(self, s: KnightTalesState, seat: int) -> int:
        """How far the fatigue token is from its start."""
        return self.figures.track.fatigue[self.seats - 1] - s.fatigue[seat]

    def choices_recover_fatigue(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY if self.fatigue_to_recover(s, seat) else NO_WAY

    def do_recover_fatigue(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        s.recover_fatigue(seat, min(e.n, self.fatigue_to_recover(s, seat)))

    def choices_gain_wrath(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return ONE_WAY if s.wrath[seat] > self.figures.track.wrath[-1] else NO_WAY

    def do_gain_wrath(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        s.gain_wrath(seat, min(e.n, s.wrath[seat] - self.figures.track.wrath[-1]))

    def choices_recover_health(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """Over free spaces, up to the start; not when the tokens met by wounds (R83)."""
        if not s.fatigue_left(seat) and not a.last_deed:
            return NO_WAY
        most = min(e.n, s.wrath_left(seat), s.health[seat] - self.figures.track.health)
        return [(str(n),) for n in range(1, most + 1)]

    def do_recover_health(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        s.recover_health(seat, int(way[0]))

    def choices_gain_gold(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """Only if the attacker dealt damage in this attack (R135)."""
        return ONE_WAY if sum([n for _, n in a.dealt]) > 0 else NO_WAY

    def do_gain_gold(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        s.gain_gold(seat, e.n)

    def choices_lower_doom(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        most = min(e.n, s.column - 1) if s.boss is not None else 0
        return [(str(n),) for n in range(1, most + 1)]

    def do_lower_doom(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        """No tactic is triggered on the way back."""
        s.column -= int(way[0])
        s.emit(happened.DoomLowered(s.column))

    def choices_refresh(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """Squire: other exhausted market cards that cost little."""
        return [
            (CARD_IDS[card],)
            for card in s.owned[seat]
            if card < FIRST_TROPHY and s.is_spent(seat, card) and self.figures.cards[card].cost <= e.n
        ]

    def do_refresh(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        s.refresh(seat, CARD_NUMBERS[way[0]])

    # -- the battlefield ---------------------------------------------------------------------------------------

    def choices_strike(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        return [(self.place_of(s, monster),) for monster in s.open_monsters()]

    def do_strike(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> Flow[None]:
        """Archer and Hunter: shields and armor do not apply; a kill is resolved in full at once (R35, R57)."""
        monster = self.monster_at(s, way[0])
        excess = self.deal(s, a, monster, e.n)
        self.quests_of_damage(s, a)
        if monster.defeated:
            self.note_defeat(s, a, monster)
            yield from self.award(s, a, monster, excess)
            self.quests_of_gains(s, a)
            if monster is a.target:
                a.target = None
            yield from self.reorganise(s)

    def choices_push_back(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """War Horn: a revealed monster in rank 1 with others behind it, not the target."""
        return [
            (f"{n + 1}-1",)
            for n, lane in enumerate(s.lanes)
            if len(lane) > 1 and lane[0].revealed and lane[0] is not a.target
        ]

    def do_push_back(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        lane = int(way[0][0]) - 1
        s.move_to_back(lane, s.lanes[lane][0])
        self.reveal_front(s, lane)

    def choices_scout(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """A lane with face-down monsters, unless it is a single one that the seat knows already."""
        hidden = [[m for m in lane if not m.revealed] for lane in s.lanes]
        return [
            (f"lane-{n}",)
            for n, cards in enumerate(hidden, 1)
            if len(cards) > 1 or any([not m.knowers >> seat & 1 for m in cards])
        ]

    def do_scout(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> Flow[None]:
        """Look at the face-down monsters of a lane, then swap two of them, or none."""
        lane = int(way[0][-1]) - 1
        hidden = [m for m in s.lanes[lane] if not m.revealed]
        for monster in hidden:
            if not monster.knowers >> seat & 1:
                s.look_at(monster)
                monster.knowers |= 1 << seat
        s.emit(happened.LaneScouted(seat, lane + 1, tuple([KIND_IDS[m.kind] for m in hidden])))
        if len(hidden) < 2:
            return
        a.question = "swap"
        move = yield from ask(s, seat, SWAP, lambda state, _: swaps(state.lanes[lane]))
        if move != PASS:
            row = s.lanes[lane]
            one, other = [n for n, m in enumerate(row) if m.handle in (move.first, move.second)]
            row[one], row[other] = row[other], row[one]
            s.emit(happened.MonstersSwapped(seat, lane + 1, (move.first, move.second)))


def swaps(lane: list[Monster]) -> list[Move]:
    """Two face-down monsters of a lane change places, or none."""
    hidden = [m.handle for m in lane if not m.revealed]
    return [*[Swap(one, other) for one, other in combinations(hidden, 2)], PASS]


def knight_dice(a: Attack) -> list[str]:
    """The knight dice that still lie in the roll."""
    return [f"k{n + 1}" for n, gone in enumerate(a.knight_gone) if not gone]


def monster_dice(a: Attack) -> list[str]:
    """The monster dice that are neither resolved nor discarded."""
    return [f"m{n + 1}" for n, gone in enumerate(a.monster_gone) if not gone]


def some_of(dice: list[str], most: int) -> Choices:
    """One die up to `most` of them."""
    return [way for size in range(1, most + 1) for way in combinations(dice, size)]
