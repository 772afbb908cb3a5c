"""End of a player's night, renown, and the end of the night (Knight Tales, pp. 20-22)."""

from __future__ import annotations

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.events import (
    BossStruck,
    MonsterStruck,
    MonsterUnmasked,
    NightEnded,
    NightOver,
    RenownGained,
)
from caliburn.games.knight_tales.fighting import Fighting
from caliburn.games.knight_tales.figures import BOSS_IDS, KIND_IDS, LANES, LAST_SPOT, NIGHTS
from caliburn.games.knight_tales.state import DAWN, DUSK, ZONES, KnightTalesState
from caliburn.kernel.flow import Flow

HELD = "end-held"


class EndOfNight(Fighting):
    """Knight Tales, "End of a Player's Night", "Gathering Renown" and "End of Night"."""

    def night_turn(self, s: KnightTalesState) -> Flow[None]:
        """The knight on turn attacks; then it is seen whose night ends."""
        yield from self.attack(s)
        if not s.over:
            self.end_attack(s, s.fight)
        s.attack = None

    def end_attack(self, s: KnightTalesState, a: Attack) -> None:
        """Whoever has no free space left, did a last heroic deed, or found nothing to attack, ends the night (R80, R82,
        R86); then the next."""
        is_last = a.last_deed or a.target is None
        for seat in s.order():
            if not s.fatigue_left(seat) or (is_last and seat == a.seat):
                self.end_knights_night(s, seat)
        if all(s.done):
            s.phase = DUSK
        else:
            s.next_turn()

    def end_knights_night(self, s: KnightTalesState, seat: int) -> None:
        """The knight goes to the next village spot, from the bottom, and gathers renown."""
        s.done[seat] = True
        s.field[seat] = 0
        s.village[seat] = LAST_SPOT - sum([spot > 0 for spot in s.village])
        s.emit(NightOver(seat, s.village[seat]))
        self.gather_renown(s, seat)

    def gather_renown(self, s: KnightTalesState, seat: int) -> None:
        """By the zone of the health token (R84, R85)."""
        zone = self.zone(s, seat)
        s.renown[s.round - 1][seat] = zone
        s.emit(RenownGained(seat, ZONES[zone], self.renown_points(s.round, zone)))
        self.quests_of_a_nights_end(s, seat)

    def renown_points(self, night: int, zone: int) -> int:
        card = self.figures.renown[night - 1]
        return (card.green, card.yellow, card.red)[zone]

    # -- the end of the night ----------------------------------------------------------------------------------

    def dusk(self, s: KnightTalesState) -> Flow[None]:
        """Undefeated monsters damage the village; they go back into their decks, the boss out of the game."""
        s.emit(NightEnded(s.round))
        yield from ()
        self.unmask(s)
        self.monster_damage(s)
        if s.over:
            return
        self.clean_up(s)
        if s.round == NIGHTS:
            self.end_game(s, HELD)
        else:
            s.phase = DAWN

    def unmask(self, s: KnightTalesState) -> None:
        """Face-down monsters are turned over only to read their damage (R26)."""
        for number, lane in enumerate(s.lanes):
            for monster in lane:
                if not monster.revealed:
                    s.look_at(monster)
                    monster.revealed = True
                    s.emit(MonsterUnmasked(KIND_IDS[monster.kind], monster.handle, number + 1))

    def monster_damage(self, s: KnightTalesState) -> None:
        """Lanes left to right, front to back, then the boss on all lanes, wherever it is (R88, R90)."""
        for number, lane in enumerate(s.lanes):
            for monster in lane:
                kind = self.kind(monster)
                s.emit(MonsterStruck(kind.id, number + 1, kind.damage))
                for _ in range(kind.damage):
                    self.lane_is_hit(s, number)
                    if s.over:
                        return
        if s.boss is not None:
            s.emit(BossStruck(BOSS_IDS[s.boss.kind]))
            for number in range(LANES):
                self.lane_is_hit(s, number)
                if s.over:
                    return

    def clean_up(self, s: KnightTalesState) -> None:
        """Gold, crests and tokens leave the undefeated monsters (R138)."""
        for lane in s.lanes:
            for monster in lane:
                (s.champions if self.kind(monster).champion else s.minions).add(monster.kind)
            lane.clear()
        s.remove_boss()
