"""Lane Damage (Knight Tales, p. 25) while an attack goes on, and the cards that prevent it."""

from __future__ import annotations

from caliburn.games.knight_tales.basics import ATTACK_SCOPES
from caliburn.games.knight_tales.events import GameEnded, LaneDamagePrevented
from caliburn.games.knight_tales.figures import CARD_IDS, CARD_NUMBERS, LANE_DAMAGE
from caliburn.games.knight_tales.moves import Prevent, Use
from caliburn.games.knight_tales.quests import Quests
from caliburn.games.knight_tales.state import KnightTalesState
from caliburn.kernel.flow import Flow, Prompt, ask_any
from caliburn.kernel.moves import Move

PREVENT = Prompt("ask-lane-damage", "lane-damage", scopes=ATTACK_SCOPES)
FALLEN = "end-fallen"


class LaneDamage(Quests):
    """Knight Tales, "Lane Damage"."""

    def damage_lanes(self, s: KnightTalesState, lanes: list[int]) -> Flow[None]:
        """One point of damage to each of these lanes, in their order."""
        for lane in lanes:
            seats = self.preventers(s)
            s.fight.question = "lane-damage"
            answer = yield from ask_any(s, seats, PREVENT, self.preventions, lane=lane + 1)
            if answer is None:
                self.lane_is_hit(s, lane)
                if s.over:
                    return
            else:
                self.prevent(s, answer.seat, answer.move)
                s.emit(LaneDamagePrevented(answer.seat, lane + 1))

    def lane_is_hit(self, s: KnightTalesState, lane: int) -> None:
        """A wall falls, or a part of the village; with the last part the game ends at once (R92)."""
        s.damage_lane(lane)
        if not s.houses:
            self.end_game(s, FALLEN)

    def preventers(self, s: KnightTalesState) -> list[int]:
        """Who could prevent lane damage, by what everybody sees: the attacker alone."""
        seat = s.fight.seat
        return [seat] if self.preventions(s, seat) else []

    def preventions(self, s: KnightTalesState, seat: int) -> list[Move]:
        """Points left of a card already used, or a card to use; the user chooses the points (R137)."""
        if s.fight.prevention.get(seat):
            return [Prevent()]
        return [Use(CARD_IDS[card]) for card in self.ready_cards(s, seat, LANE_DAMAGE)]

    def prevent(self, s: KnightTalesState, seat: int, move: Move) -> None:
        a = s.fight
        if isinstance(move, Use):
            card = CARD_NUMBERS[move.card]
            self.put_crest(s, seat, card)
            a.prevention[seat] = a.prevention.get(seat, 0) + self.figures.cards[card].effects[0].n
        a.prevention[seat] -= 1

    def end_game(self, s: KnightTalesState, reason: str) -> None:
        s.over = reason
        if s.events is not None:
            result = self.result(s)
            assert result is not None
            s.emit(GameEnded(reason, result.scores, result.winners))
