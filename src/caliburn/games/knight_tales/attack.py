"""An attack while it lasts: the target, what was used, the dice. It lives within one step, so it is never copied."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from caliburn.games.knight_tales.figures import DOOM, FAITH
from caliburn.games.knight_tales.monster import Monster


class Reason(NamedTuple):
    """Something that counts in an attack, and where it comes from: a handle or a card."""

    what: str  # black, red, sword, shield, armor, no-shields, no-doubles, no-wrath
    n: int
    source: str
    by: str  # own, rank, lane, token, armor, card


class Attack:
    """One attack action, from its target to the reorganizing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.step = 1
        self.target: Monster | None = None
        self.lane = -1  # of the target; -1 for a boss
        self.payer = seat  # who spends the fatigue
        self.cost_set = 0  # the cost whatever the rank, or 0
        self.cost_less = 0
        self.paid = 0
        self.last_deed = False
        self.asked_cost = 0  # what somebody else is asked to pay
        self.agreed_cost = 0  # what the payer agreed to pay, where it is not the attacker
        self.refused: list[Monster] = []  # targets that nobody would pay for
        self.extra_dice = 0
        self.pool_changes: list[str] = []  # in order: "black" or "red" removed, "replace" a red by a black die
        self.lasting: list[tuple[str, int, str]] = []  # by cards, for the whole attack: what, a figure, the card
        self.ignores_effects = False
        self.ignores_shields = False
        self.spikes = False
        self.faith_each = 1  # dice that a faith result discards
        self.sword = 0  # the knight's tokens
        self.shield = 0
        self.used: list[str] = []  # cards of any player, as they were used
        self.wrath_used = 0
        self.reasons: list[Reason] = []  # of the target, fixed before the roll
        self.no_wrath = False
        self.knight: list[str] = []  # faces
        self.knight_gone: list[bool] = []
        self.colours: list[str] = []
        self.monster: list[str] = []
        self.monster_gone: list[bool] = []
        self.faith_used = 0  # discards made
        self.combat_done = False
        self.dealt: list[tuple[Monster, int]] = []  # damage by monster
        self.kills = 0
        self.excess_left = 0
        self.extra_crests = 0
        self.suffers = seat  # who takes the wounds
        self.wounds = 0  # still to be suffered
        self.question = ""  # what a pass would decline: the prompt's id without "ask-"
        self.prevention: dict[int, int] = {}  # points of lane damage that a seat may still prevent

    @property
    def honest(self) -> bool:
        """Whether the attacker used no card, no ability and no wrath."""
        return not self.used and not self.wrath_used

    def damage_to(self, monster: Monster) -> int:
        return sum([n for one, n in self.dealt if one is monster])

    @property
    def faith_left(self) -> int:
        """How many monster dice faith results may still discard."""
        results = sum(
            [1 for face, gone in zip(self.knight, self.knight_gone, strict=True) if face == FAITH and not gone]
        )
        return results * self.faith_each - self.faith_used

    @property
    def dooms(self) -> int:
        """Doom results that are not yet resolved or discarded."""
        return _lying(DOOM, self.monster, self.monster_gone)


def _lying(wanted: str, faces: list[str], gone: list[bool]) -> int:
    """How many dice with that face still lie in the roll."""
    return sum([1 for face, away in zip(faces, gone, strict=True) if face == wanted and not away])


AttackLink: TypeAlias = Attack | None  # between steps there is none: states share it when they are copied
