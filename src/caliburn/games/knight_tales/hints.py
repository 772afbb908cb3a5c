"""Why something cannot be chosen in Knight Tales, told to the seat that is asked; by what that seat may see."""

from __future__ import annotations

from caliburn.games.knight_tales.end_of_game import EndOfGame
from caliburn.games.knight_tales.figures import CARD_IDS, FACTIONS, FIRST_TROPHY, TROPHY_IDS, TROPHY_PRICE
from caliburn.games.knight_tales.state import DAY, NOBODY, KnightTalesState
from caliburn.kernel.hints import BLOCKED, LACKS, REACH, Hint
from caliburn.kernel.text import Message, Seat


class Hints(EndOfGame):
    """Hints by day about prices, by night about targets and spent cards."""

    def hints(self, s: KnightTalesState, seat: int) -> list[Hint]:
        if s.phase == DAY:
            return [*self.price_hints(s, seat), *self.trophy_hints(s, seat)]
        found = self.card_hints(s, seat)
        if s.attack is not None and s.attack.seat == seat and s.attack.step == 1:
            found += self.target_hints(s, seat)
        return found

    def price_hints(self, s: KnightTalesState, seat: int) -> list[Hint]:
        have = s.gold[seat]
        return [
            Hint(CARD_IDS[card], BLOCKED, Message("hint-gold", {"cost": self.figures.cards[card].cost, "have": have}))
            for card in s.market
            if card >= 0 and not self.affords(s, seat, card)
        ]

    def trophy_hints(self, s: KnightTalesState, seat: int) -> list[Hint]:
        found = []
        for number, owner in enumerate(s.trophies):
            faction = self.figures.cards[FIRST_TROPHY + number].faction
            many = Message(f"faction-{FACTIONS[faction]}-many")
            have = sum(
                [n for kind, n in enumerate(s.slain[seat].counts) if self.figures.kinds[kind].faction == faction]
            )
            if owner != NOBODY:
                hint = Hint(TROPHY_IDS[number], BLOCKED, Message("hint-trophy-taken", {"seat": Seat(owner)}))
            elif have < TROPHY_PRICE:
                hint = Hint(TROPHY_IDS[number], LACKS, Message("hint-trophy-lacks", {"faction": many, "have": have}))
            else:
                hint = Hint(TROPHY_IDS[number], REACH, Message("hint-trophy-reach", {"faction": many}))
            found.append(hint)
        return found

    def card_hints(self, s: KnightTalesState, seat: int) -> list[Hint]:
        """Of the own cards: those that are spent, and when the others can be used."""
        return [
            Hint(
                CARD_IDS[card],
                BLOCKED,
                Message("hint-spent" if s.is_spent(seat, card) else f"hint-window-{self.windows[card]}"),
            )
            for card in s.owned[seat]
        ]

    def target_hints(self, s: KnightTalesState, seat: int) -> list[Hint]:
        """Of the monsters: those that are face down, too far, or not there yet."""
        have = s.fatigue_left(seat)
        found = []
        for lane in s.lanes:
            for rank, monster in enumerate(lane, 1):
                if not monster.revealed:
                    found.append(Hint(monster.handle, BLOCKED, Message("hint-face-down")))
                elif rank > have:
                    args = {"cost": rank, "have": have}
                    found.append(Hint(monster.handle, BLOCKED, Message("hint-fatigue", args)))
        if s.boss is not None and s.boss_on_field() is None:
            found.append(Hint("boss", BLOCKED, Message("hint-forest")))
        return found
