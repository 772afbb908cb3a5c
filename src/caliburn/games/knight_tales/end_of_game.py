"""End of Game (Knight Tales, p. 22): the village held or fell, and the score sheet of a knight's tale."""

from __future__ import annotations

from typing import NamedTuple

from caliburn.games.knight_tales.end_of_night import HELD, EndOfNight
from caliburn.games.knight_tales.figures import LONGSWORD, MARKET_TYPES
from caliburn.games.knight_tales.state import NOBODY, KnightTalesState
from caliburn.kernel.result import Result, most


class Score(NamedTuple):
    """The lines of the score sheet, A to G."""

    market: int
    market_set: int
    monsters: int
    monster_set: int
    quests: int
    renown: int
    gold: int

    @property
    def total(self) -> int:
        return sum(self)


class EndOfGame(EndOfNight):
    """Knight Tales, "End of Game" and "A Knight's Tale"."""

    def result(self, s: KnightTalesState) -> Result:
        """The most valor points win; tied: monster points, then gold (R94). A fallen village is everybody's loss."""
        if s.over != HELD:
            return Result((0,) * self.seats, (), s.over)
        sheets = [self.score(s, seat) for seat in range(self.seats)]
        scores = tuple([sheet.total for sheet in sheets])
        breaks = tuple([1000 * sheet.monsters + s.gold[seat] for seat, sheet in enumerate(sheets)])
        return Result(scores, most(scores, breaks), s.over, tie_breaks=breaks)

    def score(self, s: KnightTalesState, seat: int) -> Score:
        """All seven lines (R95)."""
        bonus = self.figures.set_bonus
        return Score(
            market=self.market_valor(s, seat),
            market_set=bonus[len(self.market_types(s, seat))],
            monsters=self.monster_valor(s, seat),
            monster_set=bonus[self.monster_types(s, seat)],
            quests=self.quest_valor(s, seat),
            renown=self.renown_valor(s, seat),
            gold=s.gold[seat] // self.figures.gold_per_point,
        )

    def market_valor(self, s: KnightTalesState, seat: int) -> int:
        return sum([self.figures.cards[card].valor for card in s.owned[seat] if card < LONGSWORD])

    def market_types(self, s: KnightTalesState, seat: int) -> list[str]:
        """Different market types, trophies included; a longsword is no market card (R96)."""
        owned = {self.figures.cards[card].type for card in s.owned[seat] if card < LONGSWORD}
        return [kind for kind in MARKET_TYPES if kind in owned]

    def monster_valor(self, s: KnightTalesState, seat: int) -> int:
        kinds = self.figures.kinds
        points = sum([kinds[kind].valor * copies for kind, copies in enumerate(s.slain[seat].counts)])
        return points + sum([self.figures.bosses[boss].valor for boss in s.boss_cards[seat]])

    def monster_types(self, s: KnightTalesState, seat: int) -> int:
        """Faction and class make six types, bosses the seventh."""
        kinds = self.figures.kinds
        types = {
            (kinds[kind].faction, kinds[kind].champion) for kind, copies in enumerate(s.slain[seat].counts) if copies
        }
        return len(types) + bool(s.boss_cards[seat])

    def quest_valor(self, s: KnightTalesState, seat: int) -> int:
        return sum([
            self.figures.quests[quest].points[crests.index(seat)]
            for quest, crests in zip(s.quests, s.quest_crests, strict=True)
            if seat in crests
        ])  # fmt: skip

    def renown_valor(self, s: KnightTalesState, seat: int) -> int:
        zones = [night[seat] for night in s.renown]
        return sum([self.renown_points(n, zone) for n, zone in enumerate(zones, 1) if zone != NOBODY])
