"""Playing cards (Knight Fall, "Playing Your Cards" and "Actions"): primary, secondary, minor, and the basic card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall import moves
from caliburn.games.knight_fall.figures import (
    BASIC,
    BASIC_ACTIONS,
    COMMAND,
    COMMANDS_FOR_AN_IMP,
    DEFEND,
    HEAL,
    IMPS,
    MAGIC,
    MELEE,
    MINOR_ACTIONS,
    MOVE,
    POWER_CARDS,
    RANGED,
    SIDE_OF,
    SYMBOLS_FOR_MAGIC,
)
from caliburn.games.knight_fall.moves import Go, Order
from caliburn.games.knight_fall.powers import Powers
from caliburn.games.knight_fall.state import NO_CARD, TURN_END, KnightFallState
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import PASS, Move

PLAY_CARDS = Prompt("ask-play", "playing-cards")
SYMBOLS = Prompt("ask-symbols", "secondary")
FREE_MOVE = Prompt("ask-free-move", "moving")
TAILWIND = Prompt("ask-tailwind", "tailwind")
ICE_FOR_A_CARD = 2
MAGIC_FOR_A_CARD = 2

USES: Final = tuple([
    [
        (
            moves.Play(name),
            moves.Actions(name),
            moves.Discard(name),
            {action: moves.Minor(name, action) for action in MINOR_ACTIONS[side]},
        )
        for name in POWER_CARDS[side]
    ]
    for side in range(len(POWER_CARDS))
])  # fmt: skip  # by side and card: all that can be done with it


class Playing(Powers):
    """Knight Fall, "Playing Your Cards". One card, or one free step, at a time."""

    def play(self, s: KnightFallState) -> Flow[None]:
        """The character on turn plays a card, uses something free, or ends its turn."""
        seat = self.owner(s, s.active)
        move = yield from self.choose(s, seat, PLAY_CARDS, self.plays)
        s.turn.graced.clear()
        s.turn.symbols.clear()
        s.turn.doing = ""
        if isinstance(move, moves.Done):
            s.phase = TURN_END
        elif isinstance(move, moves.Play):
            yield from self.use_primary(s, seat, move.card)
        elif isinstance(move, moves.Actions):
            yield from self.use_secondary(s, seat, move.card)
        elif isinstance(move, moves.Minor):
            yield from self.use_minor(s, seat, move)
        elif isinstance(move, moves.Basic):
            yield from self.use_basic(s, seat, move)
        else:
            yield from self.use_other(s, seat, move)
        s.turn.doing = ""
        s.turn.symbols.clear()

    # -- what can be played ------------------------------------------------------------------------------------

    def plays(self, s: KnightFallState, seat: int) -> list[Move]:
        place = s.active
        found: list[Move] = []
        minor = self.useful_actions(s, place)
        if self.may_play_power_cards(s, seat):
            uses = USES[place % 2]
            for card in sorted({*s.hands[seat]}):
                primary, secondary, discard, actions = uses[card]
                found += [primary, secondary, *[actions[action] for action in minor], discard]
            if s.slowed[seat] != NO_CARD and s.slowed[seat] not in s.hands[seat]:
                _, _, discard, actions = uses[s.slowed[seat]]
                found += [*[actions[action] for action in minor], discard]
            found += self.prices(s, seat)
        if s.basic[seat]:
            found += [moves.Basic(action) for action in BASIC_ACTIONS if action in minor]
            found.append(moves.Discard(BASIC))
        found += self.free_steps(s, place)
        if self.may_end(s, seat):
            found.append(moves.Done())
        return found

    def may_play_power_cards(self, s: KnightFallState, seat: int) -> bool:
        return True

    def may_end(self, s: KnightFallState, seat: int) -> bool:
        """A turn may be ended at any time; what is left is discarded (RU-A06)."""
        return True

    def useful_actions(self, s: KnightFallState, place: int) -> list[str]:
        """The actions of the card's back that can have an effect now."""
        here = self.units_on(s, s.at[place], 1 - SIDE_OF[place])
        can = {
            MELEE: any([self.meets(s, place, unit) for unit in here]),
            RANGED: bool(self.ranged_targets(s, place)),
            HEAL: bool(self.can_heal(s, place)),
        }
        return [action for action in MINOR_ACTIONS[place % 2] if can.get(action, True)]

    def ranged_targets(self, s: KnightFallState, place: int) -> list[int]:
        enemies = self.units_on_any(s, self.shooting_cells(s, place), 1 - SIDE_OF[place])
        return enemies + self.across_the_water(s, place)

    def free_steps(self, s: KnightFallState, place: int) -> list[Move]:
        """What may be done between two cards."""
        found: list[Move] = [moves.Free(power) for power in self.free_moves(s, place)]
        return found + self.steps_between(s)

    def steps_between(self, s: KnightFallState) -> list[Move]:
        """What may be done between two symbols as well: collected magic and held command (RU-A09, RU-A10, RU-G08)."""
        found: list[Move] = []
        if s.turn.magic >= SYMBOLS_FOR_MAGIC:
            found.append(moves.Cast())
        if s.turn.held >= COMMANDS_FOR_AN_IMP and self.supply(s, IMPS):
            found.append(moves.Summon())
        return found

    def prices(self, s: KnightFallState, seat: int) -> list[Move]:
        """Cards that may be discarded for something: ice, and what the tile gives."""
        if not s.is_character(s.active, "frozen-lurker"):
            return []
        return [moves.Ice(POWER_CARDS[0][card]) for card in self.cards_of(s, seat)]

    def cards_of(self, s: KnightFallState, seat: int) -> list[int]:
        """The power cards a seat holds, the slowed one too, each once (RU-D06)."""
        slowed = [] if s.slowed[seat] == NO_CARD else [s.slowed[seat]]
        return sorted(dict.fromkeys([*s.hands[seat], *slowed]))

    # -- primary -----------------------------------------------------------------------------------------------

    def use_primary(self, s: KnightFallState, seat: int, name: str) -> Flow[None]:
        """Do what the card says; a seal or mark stays in front of the character (RU-H01, RU-H02)."""
        place = s.active
        card = POWER_CARDS[place % 2].index(name)
        figures = self.figures.cards[place % 2][card]
        s.turn.doing = name
        s.emit(happened.CardPlayed(seat, s.name_of(place), name, "primary", ""))
        if figures.ongoing:
            s.take_from_hand(seat, card)
            s.turn.played += 1
            s.discard_seal(place)
            s.seals[place] = card
            s.emit(happened.SealEquipped(s.name_of(place), name))
        else:
            s.lose_card(seat, card)
            yield from self.perform(s, place, figures.effects, name)

    # -- symbols -----------------------------------------------------------------------------------------------

    def use_secondary(self, s: KnightFallState, seat: int, name: str) -> Flow[None]:
        place = s.active
        card = POWER_CARDS[place % 2].index(name)
        s.emit(happened.CardPlayed(seat, s.name_of(place), name, "secondary", ""))
        s.lose_card(seat, card)
        s.turn.doing = name
        yield from self.use_symbols(s, place, self.figures.cards[place % 2][card].symbols)

    def use_minor(self, s: KnightFallState, seat: int, move: moves.Minor) -> Flow[None]:
        place = s.active
        s.emit(happened.CardPlayed(seat, s.name_of(place), move.card, "minor", move.action))
        self.pay_card(s, seat, move.card)
        s.turn.doing = move.card
        symbols = [move.action]
        if move.action == RANGED and s.is_character(place, "storm-fiend") and not s.is_used("conduit"):
            s.use_once("conduit")
            s.emit(happened.PowerUsed(s.name_of(place), "conduit"))
            symbols.append(RANGED)
        yield from self.use_symbols(s, place, symbols)

    def use_basic(self, s: KnightFallState, seat: int, move: moves.Basic) -> Flow[None]:
        s.emit(happened.BasicPlayed(seat, s.name_of(s.active), move.action))
        s.basic[seat] = False
        s.turn.doing = BASIC
        yield from self.use_symbols(s, s.active, [move.action])

    def use_symbols(self, s: KnightFallState, place: int, symbols: Sequence[str]) -> Flow[None]:
        """One symbol after another, in any order, before the next card; magic and defend cost nothing to take."""
        life, left = s.lives[place], s.turn.symbols
        left.extend(symbols)
        for _ in range(left.count(MAGIC)):
            left.remove(MAGIC)
            self.gain_magic(s, place, 1)
        for _ in range(left.count(DEFEND)):
            left.remove(DEFEND)
            s.gain_defense(place, 1, self.character(s, place).most_defense)
        while left and self.is_there(s, place, life):
            move = yield from self.choose(s, self.owner(s, place), SYMBOLS, self.symbol_choices)
            if move == PASS:
                return
            yield from self.use_symbol(s, place, move)

    def gain_magic(self, s: KnightFallState, place: int, amount: int) -> None:
        s.turn.magic += amount
        s.emit(happened.MagicGained(s.name_of(place), amount, s.turn.magic))

    def symbol_choices(self, s: KnightFallState, seat: int) -> list[Move]:
        """What the symbols that are left can be used for."""
        place, left = s.active, s.turn.symbols
        found: list[Move] = []
        if MELEE in left:
            here = [unit for unit in self.units_on(s, s.at[place], 1 - SIDE_OF[place]) if self.meets(s, place, unit)]
            counts = range(left.count(MELEE), 0, -1)
            found += [moves.Melee(s.name_of(unit), n) for unit in here for n in counts]
        if RANGED in left:
            counts = range(left.count(RANGED), 0, -1)
            found += [moves.Ranged(s.name_of(unit), n) for unit in self.ranged_targets(s, place) for n in counts]
        if MOVE in left:
            found += self.steps(s, place)
        if HEAL in left:
            found += [moves.Heal(s.name_of(unit)) for unit in self.can_heal(s, place)]
        if COMMAND in left:
            found += self.command_orders(s, self.imps_near(s, place))
            found.append(moves.Hold())
        return [*found, *self.steps_between(s), PASS]

    def use_symbol(self, s: KnightFallState, place: int, move: Move) -> Flow[None]:
        left, by = s.turn.symbols, s.turn.doing
        if isinstance(move, (moves.Melee, moves.Ranged)):
            kind = MELEE if isinstance(move, moves.Melee) else RANGED
            for _ in range(move.symbols):
                left.remove(kind)
            yield from self.strike(s, place, kind, s.unit_called(move.unit), move.symbols, by)
        elif isinstance(move, Go):
            left.remove(MOVE)
            yield from self.move_action(s, place, move)
            if MOVE in left and self.move_ends(s, place):
                left.remove(MOVE)
        elif isinstance(move, moves.Heal):
            left.remove(HEAL)
            self.heal_unit(s, place, s.unit_called(move.unit), 1)
        elif isinstance(move, Order):
            left.remove(COMMAND)
            yield from self.obey(s, move, engaged=False, by=by)
        elif isinstance(move, moves.Hold):
            left.remove(COMMAND)
            s.turn.held += 1
            s.emit(happened.CommandHeld(s.name_of(place), s.turn.held))
        else:
            yield from self.use_other(s, self.owner(s, place), move)

    def move_action(self, s: KnightFallState, place: int, move: Go) -> Flow[None]:
        """A move symbol; the Gale Knight's first one may cover two tiles."""
        arrived = yield from self.step(s, place, move, free=False)
        if s.is_character(place, "gale-knight") and not s.is_used("tailwind"):
            s.use_once("tailwind")
            if arrived and not self.move_ends(s, place):
                yield from self.walk(s, place, 1, free=False, by=TAILWIND)

    # -- free steps, prices and discards -----------------------------------------------------------------------

    def use_other(self, s: KnightFallState, seat: int, move: Move) -> Flow[None]:
        place = s.active
        if isinstance(move, moves.Cast):
            s.turn.magic -= SYMBOLS_FOR_MAGIC
            yield from self.cast_between(s, place)
        elif isinstance(move, moves.Summon):
            s.turn.held -= COMMANDS_FOR_AN_IMP
            yield from self.spawn(s, s.seal_cell(), seat)
        elif isinstance(move, moves.Free):
            yield from self.move_freely(s, place, move.by)
        elif isinstance(move, moves.Ice):
            s.emit(happened.CardPlayed(seat, s.name_of(place), move.card, "price", ""))
            self.pay_card(s, seat, move.card)
            self.gain_ice(s, place, ICE_FOR_A_CARD)
        elif isinstance(move, moves.Discard):
            self.discard(s, seat, move.card)

    def cast_between(self, s: KnightFallState, place: int) -> Flow[None]:
        """The magic ability, between two cards or two symbols of one."""
        card, s.turn.doing = s.turn.doing, self.character(s, place).magic_name
        yield from self.cast(s, place)
        s.turn.doing = card

    def move_freely(self, s: KnightFallState, place: int, by: str) -> Flow[None]:
        """One move without disengagement damage."""
        s.turn.doing = by
        move = yield from self.decide(s, self.owner(s, place), FREE_MOVE, lambda: self.steps(s, place))
        if isinstance(move, Go):
            s.use_once(by)
            s.emit(happened.PowerUsed(s.name_of(place), by))
            yield from self.step(s, place, move, free=True)

    def pay_card(self, s: KnightFallState, seat: int, name: str) -> None:
        """A power card leaves the hand; the slowed one where it can be used so."""
        card = POWER_CARDS[s.active % 2].index(name)
        if s.slowed[seat] == card:
            s.take_up_slowed(seat)
        s.lose_card(seat, card)

    def discard(self, s: KnightFallState, seat: int, name: str) -> None:
        """A card is discarded without effect."""
        if name == BASIC:
            s.basic[seat] = False
            s.emit(happened.BasicPlayed(seat, s.name_of(s.active), ""))
        else:
            self.pay_card(s, seat, name)
            s.emit(happened.CardPlayed(seat, s.name_of(s.active), name, "none", ""))
