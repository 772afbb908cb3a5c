"""What Knight Fall says of things that cannot be chosen now, or to no use, and why; by what the asked seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caliburn.games.knight_fall.figures import (
    COMMANDS_FOR_AN_IMP,
    DEFEND,
    ELDERS,
    GOLEMS,
    HEAL,
    IMPS,
    MELEE,
    MINOR_ACTIONS,
    PLACES,
    POWER_CARDS,
    RANGED,
    SIDE_OF,
    SIDES,
    STONE_GOLEMS,
    SYMBOLS_FOR_MAGIC,
    UNITS,
    Effect,
)
from caliburn.games.knight_fall.state import NO_CARD, OFF, PLAY, KnightFallState
from caliburn.games.knight_fall.tell import Tell
from caliburn.kernel.hints import BLOCKED, LACKS, Hint
from caliburn.kernel.text import Message

NO_USE: Final = {MELEE: "hint-no-melee", RANGED: "hint-no-ranged", HEAL: "hint-full-health"}
AIMED: Final = ("ask-target", "ask-malevolence")


class Hints(Tell):
    """Hints to the player on turn: about cards and actions between two cards, about enemies when one is chosen."""

    def hints(self, s: KnightFallState, seat: int) -> list[Hint]:
        if s.phase != PLAY or self.owner(s, s.active) != seat or s.at[s.active] == OFF:
            return []
        question = s.question
        if question == "ask-play":
            return [*self.card_hints(s, seat), *self.action_hints(s, s.active), *self.pool_hints(s)]
        if question == "ask-symbols":
            return [*self.symbol_hints(s, s.active), *self.pool_hints(s)]
        return self.aim_hints(s, s.active) if question in AIMED else []

    # -- between two cards -------------------------------------------------------------------------------------

    def card_hints(self, s: KnightFallState, seat: int) -> list[Hint]:
        """Of the own cards: the slowed one, those that must stay, and those whose text would do nothing (RU-A07)."""
        place = s.active
        names, figures = POWER_CARDS[place % 2], self.figures.cards[place % 2]
        if not self.may_play_power_cards(s, seat):
            return [Hint(names[card], BLOCKED, Message("hint-three-cards")) for card in self.cards_of(s, seat)]
        found = []
        for card in sorted(dict.fromkeys(s.hands[seat])):
            if not figures[card].ongoing and not self.could_do(s, place, figures[card].effects):
                found.append(Hint(names[card], LACKS, Message("hint-no-target")))
        slowed = s.slowed[seat]
        if slowed != NO_CARD and slowed not in s.hands[seat]:
            found.append(Hint(names[slowed], LACKS, Message("hint-slowed")))
        return found

    def action_hints(self, s: KnightFallState, place: int) -> list[Hint]:
        """Of the minor actions: those that can have no effect."""
        useful = self.useful_actions(s, place)
        found = [
            Hint(f"action-{action}", BLOCKED, Message(NO_USE[action]))
            for action in MINOR_ACTIONS[place % 2]
            if action not in useful
        ]
        if DEFEND in useful and s.defense[place] >= self.character(s, place).most_defense:
            found.append(Hint(f"action-{DEFEND}", LACKS, Message("hint-full-defense")))
        return found

    def pool_hints(self, s: KnightFallState) -> list[Hint]:
        """What collected magic and command are not enough for."""
        found = []
        if s.turn.magic < SYMBOLS_FOR_MAGIC:
            args = {"cost": SYMBOLS_FOR_MAGIC, "have": s.turn.magic}
            found.append(Hint("cast", BLOCKED, Message("hint-magic", args)))
        if s.active % 2 == SIDES.index("demons"):
            if not self.supply(s, IMPS):
                found.append(Hint("summon", BLOCKED, Message("hint-no-imps")))
            elif s.turn.held < COMMANDS_FOR_AN_IMP:
                args = {"cost": COMMANDS_FOR_AN_IMP, "have": s.turn.held}
                found.append(Hint("summon", BLOCKED, Message("hint-command", args)))
        return found

    # -- choosing an enemy -------------------------------------------------------------------------------------

    def enemies_on_board(self, s: KnightFallState, place: int) -> list[int]:
        return [unit for unit in range(UNITS) if s.at[unit] != OFF and SIDE_OF[unit] != place % 2]

    def symbol_hints(self, s: KnightFallState, place: int) -> list[Hint]:
        """Of the enemies: why the symbols that are left do not reach them."""
        left = s.turn.symbols
        if MELEE not in left and RANGED not in left:
            return []
        words = "hint-out-of-reach"
        if RANGED not in left:
            words = "hint-reach-melee"
        elif MELEE not in left:
            words = "hint-reach-ranged"
        return [self.reach_hint(s, place, unit, words) for unit in self.enemies_on_board(s, place)]

    def reach_hint(self, s: KnightFallState, place: int, unit: int, words: str) -> Hint:
        if s.at[unit] == s.at[place] and not self.meets(s, place, unit):
            words = "hint-water"
        return Hint(s.name_of(unit), BLOCKED, Message(words))

    def aim_hints(self, s: KnightFallState, place: int) -> list[Hint]:
        """Of the enemies that are no target: those out of reach, and elders under guard on the own tile."""
        found = []
        for unit in self.enemies_on_board(s, place):
            guarded = unit in ELDERS and s.at[unit] == s.at[place] and self.is_guarded(s, unit)
            found.append(self.reach_hint(s, place, unit, "hint-guarded" if guarded else "hint-out-of-reach"))
        return found

    # -- what a text could do ----------------------------------------------------------------------------------

    def could_do(self, s: KnightFallState, place: int, effects: Sequence[Effect]) -> bool:
        """Whether any effect of a text could have one; a text that moves first is given the benefit of the doubt."""
        if not self.can_pay(s, place, effects[0]):
            return False
        return any([self.could_have_effect(s, place, e) for e in effects if e.do != "pay"])

    def could_have_effect(self, s: KnightFallState, place: int, e: Effect) -> bool:
        cell, side = s.at[place], place % 2
        if e.do == "strike":
            return bool(self.targets(s, place, e))
        if e.do == "blast":
            here = [cell] if e.reach.startswith("here") else []
            beside = self.beside(s, cell) if "beside" in e.reach else []
            return bool(self.units_on_any(s, [*here, *beside], 1 - side))
        if e.do == "drag":
            return any([unit < PLACES for unit in self.units_on_any(s, self.beside(s, cell), 1 - side)])
        if e.do in ("banish", "madden", "sunder", "curse"):
            return any([unit < PLACES for unit in self.units_on_any(s, self.near(s, cell), 1 - side)])
        if e.do == "defend":
            return s.defense[place] < self.character(s, place).most_defense
        return self.could_help(s, place, e)

    def could_help(self, s: KnightFallState, place: int, e: Effect) -> bool:
        """The same for what is no attack."""
        cell, side = s.at[place], place % 2
        near = self.near(s, cell)
        if e.do == "heal-self":
            return self.is_hurt(s, place)
        if e.do == "heal-split":
            return bool(self.can_heal(s, place))
        if e.do == "heal" and e.among == "elder":
            return any([s.at[elder] in near and self.is_hurt(s, elder) for elder in ELDERS])
        if e.do == "heal-all":
            allies = self.units_on_any(s, near, side)
            return any([self.is_hurt(s, unit) for unit in allies if unit < PLACES or unit in ELDERS])
        if e.do in ("gather", "drag-elder"):
            cells = near if e.do == "drag-elder" else self.beside(s, cell)
            return any([s.at[elder] in cells for elder in ELDERS])
        if e.do in ("march", "golem-volley"):
            return bool(self.on_board(s, GOLEMS))
        if e.do == "call-golems":
            return bool(self.supply(s, STONE_GOLEMS))
        if e.do == "frenzy":
            return any([self.orders(s, imp, (MELEE,)) for imp in self.on_board(s, IMPS)])
        if e.do == "sacrifice":
            return bool(self.imps_near(s, place))
        if e.do == "spawn":
            return bool(self.supply(s, IMPS))
        return True

    def is_hurt(self, s: KnightFallState, unit: int) -> bool:
        return s.at[unit] != OFF and s.health[unit] < self.most_health(s, unit)
