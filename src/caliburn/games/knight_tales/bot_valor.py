"""What a seat may hope to score in the competitive game, for the bot's evaluation."""

from __future__ import annotations

from functools import lru_cache

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.bot_foes import Prospect
from caliburn.games.knight_tales.end_of_game import EndOfGame
from caliburn.games.knight_tales.figures import FACTIONS, LONGSWORD, QUEST_IDS, QUEST_SPOTS
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.quests import (
    ALL_BANNERS,
    BOSS_DAMAGE,
    GREAT_DAMAGE,
    MANY_CARDS,
    MANY_DICE,
    MIGHTY_EXCESS,
    TWO_CHAMPIONS,
)
from caliburn.games.knight_tales.state import NIGHT, KnightTalesState
from caliburn.kernel.spec import Seating

KEPT = 4096  # sums that are not worked out again
CREST = 0.5  # how far a share of the crests on a monster is a share of its card
CLAIM = 0.3  # the chance to gain a card on which somebody has as many crests: by damage in excess
STEP = 0.25  # how far a step towards a quest is the quest
MORE_WOUNDS = 0.3  # for each fatigue a knight still has
ZONE_MIDDLES = (0.5, 3.0, 5.5)  # wounds


class Valor(EndOfGame):
    """Valor points that a seat has, and those that an attack may bring."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self._market_part = lru_cache(KEPT)(self._market_points)
        self._monster_part = lru_cache(KEPT)(self._monster_points)

    def valor(self, s: KnightTalesState, seat: int) -> float:
        """What would be scored now, gold by the piece; tonight's renown and crests on monsters as they promise."""
        if s.extensions:
            return 0.0  # solo and co-op count no valor
        points = self._market_part(tuple(s.owned[seat]))
        points += self._monster_part(tuple(s.slain[seat].counts), tuple(s.boss_cards[seat]))
        points += self.quest_valor(s, seat) + self.renown_valor(s, seat) + s.gold[seat] / self.figures.gold_per_point
        if s.phase == NIGHT:
            kinds = self.figures.kinds
            for lane in s.lanes:
                for monster in lane:
                    if monster.crests:
                        kind = kinds[monster.kind]
                        points += CREST * kind.valor * monster.crests.count(seat) / kind.health
            if s.boss is not None and s.boss.crests:
                boss = self.figures.bosses[s.boss.kind]
                points += CREST * boss.valor * s.boss.crests.count(seat) / boss.health
            if not s.done[seat]:
                points += self.renown_hope(s, seat)
        return points

    def _market_points(self, owned: tuple[int, ...]) -> float:
        cards = [self.figures.cards[card] for card in owned if card < LONGSWORD]
        return sum([card.valor for card in cards]) + self.figures.set_bonus[len({card.type for card in cards})]

    def _monster_points(self, counts: tuple[int, ...], bosses: tuple[int, ...]) -> float:
        kinds = [kind for kind, copies in zip(self.figures.kinds, counts, strict=True) if copies]
        types = len({(kind.faction, kind.champion) for kind in kinds}) + bool(bosses)
        points = sum([kind.valor * copies for kind, copies in zip(self.figures.kinds, counts, strict=True)])
        return points + sum([self.figures.bosses[boss].valor for boss in bosses]) + self.figures.set_bonus[types]

    def renown_hope(self, s: KnightTalesState, seat: int) -> float:
        """Between the middles of the zones, with the wounds that are still to come."""
        wounds = s.health[seat] - self.figures.track.health + MORE_WOUNDS * s.fatigue_left(seat)
        green, yellow, red = [self.renown_points(s.round, zone) for zone in range(3)]
        first, second, third = ZONE_MIDDLES
        if wounds < second:
            return green + (yellow - green) * max(0.0, wounds - first) / (second - first)
        return yellow + (red - yellow) * min(1.0, (wounds - second) / (third - second))

    # -- the attack that goes on -------------------------------------------------------------------------------

    def hopes(self, s: KnightTalesState, a: Attack, target: Monster, prospect: Prospect) -> float:
        """Gold, the card, crests and quests that the attack may bring to the attacker."""
        if s.extensions:
            return 0.0
        seat, health, chances = a.seat, target.health + target.extra, prospect.chances
        falls = sum(chances[health:])
        dealt = sum([n * p for n, p in enumerate(chances[:health])])
        gold = sum([min(n, target.health) * p for n, p in enumerate(chances)])
        points, full = self._card(target)
        mine = target.crests.count(seat) + health
        most = max([target.crests.count(other) for other in target.crests if other != seat], default=0)
        claims = falls * (1.0 if mine > most else CLAIM)
        hope = gold / self.figures.gold_per_point + claims * self._gain(s, seat, target) + CREST * points * dealt / full
        hope -= falls * CREST * points * target.crests.count(seat) / full
        rank = self.rank_of(s, target)
        for quest, crests in zip(s.quests, s.quest_crests, strict=True):
            if seat not in crests and len(crests) < QUEST_SPOTS:
                worth = self.figures.quests[quest].points[len(crests)]
                hope += worth * self._quest(s, a, target, prospect, QUEST_IDS[quest], falls, claims, rank)
        return hope

    def _card(self, target: Monster) -> tuple[int, int]:
        """Valor and printed health."""
        figures = self.figures.kinds[target.kind] if target.number else self.figures.bosses[target.kind]
        return figures.valor, figures.health

    def _gain(self, s: KnightTalesState, seat: int, target: Monster) -> float:
        """What the card of a monster adds, sets included."""
        counts, bosses = list(s.slain[seat].counts), list(s.boss_cards[seat])
        before = self._monster_part(tuple(counts), tuple(bosses))
        if target.number:
            counts[target.kind] += 1
        else:
            bosses.append(target.kind)
        return self._monster_part(tuple(counts), tuple(bosses)) - before

    def _quest(
        self,
        s: KnightTalesState,
        a: Attack,
        target: Monster,
        prospect: Prospect,
        quest: str,
        falls: float,
        claims: float,
        rank: int,
    ) -> float:
        """How far the attack promises a quest."""
        seat, chances = a.seat, prospect.chances
        kind = self.figures.kinds[target.kind] if target.number else None
        if quest == "behind-the-lines":
            return falls * (rank > 1)
        if quest == "mighty-blow":
            return sum(chances[target.health + target.extra + MIGHTY_EXCESS :])
        if quest == "against-the-odds":
            return falls * (prospect.dice >= MANY_DICE)
        if quest == "song-of-sacrifice":
            return falls * prospect.deed
        if quest == "honest-steel":
            return falls * a.honest
        if quest == "wrath-of-the-just":
            return sum(chances[GREAT_DAMAGE:])
        if quest == "face-to-face":
            return sum(chances[BOSS_DAMAGE:]) if kind is None else 0.0
        if quest == "night-of-blades":
            return claims * (1.0 if s.gained[seat] + 1 >= MANY_CARDS else STEP)
        if kind is None:
            return 0.0
        if quest == "champion-slayer":
            return falls * kind.champion
        if quest == "giant-feller":
            return falls * kind.champion * (1.0 if s.felled[seat] + 1 >= TWO_CHAMPIONS else STEP)
        if quest == "three-banners":
            banners = s.banners[seat] | 1 << kind.faction
            return falls * (1.0 if banners == ALL_BANNERS else STEP * (banners != s.banners[seat]) / len(FACTIONS))
        return 0.0
