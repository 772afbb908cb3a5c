"""Solo Play (Knight Tales, p. 27): one knight, and villagers who help and take damage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.events import DamageAbsorbed, VillagePlaced
from caliburn.games.knight_tales.figures import (
    CARD_IDS,
    FIRST_VILLAGER,
    KNIGHTS,
    LAST_SPOT,
    VILLAGER_HEALTH,
    VILLAGER_IDS,
)
from caliburn.games.knight_tales.modes.without_valor import WithoutValor
from caliburn.games.knight_tales.moves import Absorb, ChooseKnight
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer

KNIGHT = Prompt("ask-knight", "solo")
ABSORB = Prompt("ask-absorb", "villagers", automatic=True)
PLAYER = 0


class Villagers(Extension):
    """The gold that lies on the villagers' health points."""

    gold: list[int]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        gold: list[int],
    ) -> None:
        self.gold = gold

    def copy(self) -> Villagers:
        return Villagers(
            self.gold[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: KnightTalesState) -> Villagers:
        found = s.extensions["villagers"]
        assert isinstance(found, Villagers)
        return found


class Solo(WithoutValor):
    """Knight Tales, "Solo Play"; monsters are revealed as in the competitive game (R104)."""

    def start(self) -> KnightTalesState:
        s = super().start()
        s.extensions["villagers"] = Villagers([0] * len(VILLAGER_IDS))
        s.owned[PLAYER] += range(FIRST_VILLAGER, FIRST_VILLAGER + len(VILLAGER_IDS))
        return s

    def accolade(self, s: KnightTalesState) -> Flow[None]:
        """Alone you pick your knight (R3)."""
        move = yield from ask(s, PLAYER, KNIGHT, self.knights_to_pick)
        self.dub(s, PLAYER, move.knight)

    def knights_to_pick(self, s: KnightTalesState, seat: int) -> list[Move]:
        return [ChooseKnight(knight) for knight in KNIGHTS]

    def roll_for_order(self, s: KnightTalesState) -> None:
        """The last village spot, with +3 wrath (R105)."""
        s.village[PLAYER] = LAST_SPOT
        s.emit(VillagePlaced(PLAYER, LAST_SPOT))

    def refresh_knights(self, s: KnightTalesState) -> None:
        """Gold and crests leave the villagers too (R110)."""
        super().refresh_knights(s)
        Villagers.of(s).gold = [0] * len(VILLAGER_IDS)

    def ready_cards(self, s: KnightTalesState, seat: int, window: str) -> list[int]:
        """A villager with two gold cannot be used this night (R108)."""
        gold = Villagers.of(s).gold
        return [
            card
            for card in super().ready_cards(s, seat, window)
            if card < FIRST_VILLAGER or gold[card - FIRST_VILLAGER] < VILLAGER_HEALTH
        ]

    def before_wounds(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """For a gold each, villagers take points of this attack's damage (R106)."""
        a.question = "absorb"
        while a.wounds:
            move = yield from ask(s, PLAYER, ABSORB, self.absorptions, wounds=a.wounds)
            if move == PASS:
                return
            s.gold[PLAYER] -= 1
            Villagers.of(s).gold[VILLAGER_IDS.index(move.villager)] += 1
            a.wounds -= 1
            s.emit(DamageAbsorbed(PLAYER, move.villager))

    def absorptions(self, s: KnightTalesState, seat: int) -> list[Move]:
        if not s.gold[PLAYER]:
            return [PASS]
        gold = Villagers.of(s).gold
        return [*[Absorb(v) for v, n in zip(VILLAGER_IDS, gold, strict=True) if n < VILLAGER_HEALTH], PASS]

    def census(self, s: KnightTalesState) -> Mapping[str, int]:
        return {**super().census(s), **dict.fromkeys(VILLAGER_IDS, 1)}

    def view(self, s: KnightTalesState, viewer: Viewer) -> dict[str, Any]:
        seen = super().view(s, viewer)
        seen["villagers"] = [
            {
                "id": CARD_IDS[FIRST_VILLAGER + n],
                "handle": CARD_IDS[FIRST_VILLAGER + n],
                "spent": s.is_spent(PLAYER, FIRST_VILLAGER + n),
                "gold": gold,
            }
            for n, gold in enumerate(Villagers.of(s).gold)
        ]
        return seen
