"""Quests (Knight Tales, p. 7): what fulfils them, checked whenever it can have happened (R98)."""

from __future__ import annotations

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.events import QuestFulfilled
from caliburn.games.knight_tales.figures import FACTIONS, QUEST_IDS, QUEST_SPOTS
from caliburn.games.knight_tales.monster import Monster
from caliburn.games.knight_tales.night import Night
from caliburn.games.knight_tales.state import KnightTalesState

ALL_BANNERS = (1 << len(FACTIONS)) - 1
MIGHTY_EXCESS = 2
MANY_DICE = 4
GREAT_DAMAGE = 5
BOSS_DAMAGE = 3
MANY_CARDS = 3
TWO_CHAMPIONS = 2
UNBOWED_CARDS = 2


class Quests(Night):
    """Knight Tales, "Quests"; the conditions are those of spec section 4.11."""

    def fulfil(self, s: KnightTalesState, seat: int, quest: str) -> None:
        """A crest on the next free spot of a revealed quest; each player once, three players in all (R102)."""
        number = QUEST_IDS.index(quest)
        if number not in s.quests:
            return
        crests = s.quest_crests[s.quests.index(number)]
        if seat in crests or len(crests) == QUEST_SPOTS:
            return
        crests.append(seat)
        points = self.figures.quests[number].points[len(crests) - 1]
        s.emit(QuestFulfilled(seat, quest, len(crests), points))

    def quests_of_a_defeat(self, s: KnightTalesState, a: Attack, monster: Monster, rank: int) -> None:
        """The attacker dealt the last damage to a monster, whoever gains its card (R44)."""
        seat = a.seat
        if rank > 1:
            self.fulfil(s, seat, "behind-the-lines")
        if monster.number:
            kind = self.kind(monster)
            s.banners[seat] |= 1 << kind.faction
            if kind.champion:
                s.felled[seat] += 1
                self.fulfil(s, seat, "champion-slayer")
            if s.felled[seat] >= TWO_CHAMPIONS:
                self.fulfil(s, seat, "giant-feller")
            if s.banners[seat] == ALL_BANNERS:
                self.fulfil(s, seat, "three-banners")
        self.quests_of_the_attack(s, a)

    def quests_of_the_attack(self, s: KnightTalesState, a: Attack) -> None:
        """A monster was defeated in an attack that became, or already was, a special one."""
        if a.kills and len(a.monster) >= MANY_DICE:
            self.fulfil(s, a.seat, "against-the-odds")
        if a.kills and a.last_deed:
            self.fulfil(s, a.seat, "song-of-sacrifice")

    def quests_of_excess(self, s: KnightTalesState, a: Attack, excess: int) -> None:
        """Before any of the excess is passed on (R140)."""
        if excess >= MIGHTY_EXCESS:
            self.fulfil(s, a.seat, "mighty-blow")

    def quests_of_damage(self, s: KnightTalesState, a: Attack) -> None:
        """What one monster was dealt in a single attack, excess included (R135)."""
        for monster, _ in a.dealt:
            dealt = a.damage_to(monster)
            if dealt >= GREAT_DAMAGE:
                self.fulfil(s, a.seat, "wrath-of-the-just")
            if dealt >= BOSS_DAMAGE and not monster.number:
                self.fulfil(s, a.seat, "face-to-face")

    def quests_of_gains(self, s: KnightTalesState, a: Attack) -> None:
        """Cards were awarded; at the same moment the active player comes first, then night turn order (R100)."""
        at = s.row.index(a.seat)
        for seat in s.row[at:] + s.row[:at]:
            if s.gained[seat] >= MANY_CARDS:
                self.fulfil(s, seat, "night-of-blades")

    def quests_after_the_attack(self, s: KnightTalesState, a: Attack) -> None:
        """When no further card can be used in the attack (R139)."""
        if a.kills and a.honest:
            self.fulfil(s, a.seat, "honest-steel")

    def quests_of_a_nights_end(self, s: KnightTalesState, seat: int) -> None:
        if self.zone(s, seat) == 0 and s.gained[seat] >= UNBOWED_CARDS:
            self.fulfil(s, seat, "unbowed")
