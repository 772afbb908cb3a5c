"""Battles of the campaign (Knight Fall, "Battles" and "Campaign Battle Rule Changes"): who stands where, who looms, how
they end. Setting one up is in `mustering.py`."""

from __future__ import annotations

from caliburn.games.knight_fall import events as told
from caliburn.games.knight_fall.components.story import to_defeat
from caliburn.games.knight_fall.damage import IN_A_TURN
from caliburn.games.knight_fall.figures import (
    CHARACTERS,
    DEMON,
    ELDERS,
    KIND_OF,
    KNIGHT,
    MELEE,
    MOVE,
    NOBODY,
    PLACES,
    SLAG_GOLEMS,
)
from caliburn.games.knight_fall.modes.campaign import events as happened
from caliburn.games.knight_fall.modes.campaign.mustering import Mustering
from caliburn.games.knight_fall.modes.campaign.sheet import AFTER, DEFEAT, ENTRY, FINALE, Sheet
from caliburn.games.knight_fall.state import FOUGHT, OFF, OVER, TURN_END, KnightFallState
from caliburn.kernel.flow import Flow
from caliburn.kernel.moves import Move


class Battles(Mustering):
    """Battles are fought as in the cooperative game, without points."""

    def captain(self, s: KnightFallState, side: int) -> int:
        """Whoever has the first place that has a knight or will get one (RU-A13, KF-X22)."""
        more = s.characters[KNIGHT].total
        left = [place for place in self.places_of(s, KNIGHT) if more or s.who[place] != NOBODY]
        return s.seat_of[left[0]] if left else super().captain(s, side)

    def score(self, s: KnightFallState, side: int, points: int, why: str) -> None:
        """There are no points."""

    # -- turns -------------------------------------------------------------------------------------------------

    def begin_turn(self, s: KnightFallState) -> Flow[None]:
        """A knight comes for one that fell; an empty place is skipped (RU-K05, RU-K07)."""
        place = s.active
        if place % 2 == KNIGHT:
            self.send_knight(s, place)
        if s.who[place] == NOBODY:
            self.next_place(s)
            return
        yield from super().begin_turn(s)
        if place % 2 == KNIGHT and s.at[place] == OFF and not s.over:
            s.phase = TURN_END

    def enter(self, s: KnightFallState, place: int) -> Flow[None]:
        """A knight comes on the start tile; demons never wait."""
        if place % 2 == DEMON:
            return
        yield from self.put(s, place, Sheet.of(s).start, self.owner(s, place))
        if s.halos and s.halo_place == place:
            self.remove_halos(s)
        s.emit(told.CharacterPlaced(s.name_of(place), s.where(place)))

    def end_powers(self, s: KnightFallState, place: int) -> Flow[None]:
        """Whoever fell in its own turn has none."""
        if s.at[place] != OFF:
            yield from super().end_powers(s, place)

    # -- rounds ------------------------------------------------------------------------------------------------

    def golems_of_the_round(self, s: KnightFallState) -> list[int]:
        """The slag golem that came for a keyword acts with the stone golems."""
        guests = [unit for unit in SLAG_GOLEMS if self.is_guest(s, unit)]
        return [*super().golems_of_the_round(s), *self.on_board(s, guests)]

    def first_orders(self, s: KnightFallState) -> list[Move]:
        """It may heal but need not, unlike stone golems (RU-G04)."""
        found = super().first_orders(s)
        for unit in s.queue:
            if self.is_guest(s, unit) and s.health[unit] < self.health_of[KIND_OF[unit]]:
                found += self.orders(s, unit, (MELEE, MOVE))
        return found

    def tied_to(self, s: KnightFallState, place: int) -> list[int]:
        return [unit for unit in super().tied_to(s, place) if not self.is_guest(s, unit)]

    def is_guest(self, s: KnightFallState, unit: int) -> bool:
        return Sheet.of(s).guest == unit

    def reinforce(self, s: KnightFallState) -> Flow[None]:
        """Golems and imps act, and nothing else happens at the end of a round (RU-K20)."""
        yield from ()
        self.begin_round(s)

    def spawn_cell(self, s: KnightFallState, place: int) -> int:
        """New imps stand beside the demon that calls them (RU-K20)."""
        return s.at[place]

    # -- falling -----------------------------------------------------------------------------------------------

    def kill(self, s: KnightFallState, unit: int) -> None:
        """A battle ends at once with the last demon, with the last knight, or with too many elders."""
        super().kill(s, unit)
        sheet = Sheet.of(s)
        if self.is_guest(s, unit):
            sheet.guest = NOBODY
        if s.over:
            return
        if unit in ELDERS:
            sheet.lost += 1
            limit = self.elders_limit(s)
            if limit is not None and sheet.lost >= limit:
                self.lose_battle(s, "elders")
        elif unit < PLACES and unit % 2 == DEMON:
            sheet.defeated += 1
            if sheet.defeated >= to_defeat(self.battle(s)):
                s.phase = FOUGHT
        elif unit < PLACES and not self.knights_on_board(s) and not s.characters[KNIGHT].total:
            self.lose_battle(s, "knights")

    def elders_limit(self, s: KnightFallState) -> int | None:
        """How many elders may be killed before a battle is lost; in most, any number."""
        limits = self.battle(s).elders
        return None if limits is None else limits.at(self.difficulty)

    def lose_battle(self, s: KnightFallState, why: str) -> None:
        Sheet.of(s).failed = why
        s.phase = FOUGHT

    def succeed(self, s: KnightFallState, place: int, cell: int) -> Flow[None]:
        """A looming demon stands at once where another was defeated; a knight comes with the next turn of its place."""
        self.bury(s, place)
        if place % 2 == KNIGHT:
            if place == s.active and s.phase in IN_A_TURN:
                s.phase = TURN_END  # its turn is over (RU-K05)
            return
        looming = Sheet.of(s).looming
        if looming:
            s.who[place] = looming.pop(0)
            self.make_ready(s, place)
            yield from self.put(s, place, cell, self.players(s))
            s.emit(happened.DemonLoomed(s.name_of(place), s.where(place)))

    def send_knight(self, s: KnightFallState, place: int) -> None:
        """Another of the unused knights takes an empty place, if there is one (RU-K05, RU-K06)."""
        if s.who[place] == NOBODY and s.characters[KNIGHT].total:
            s.who[place] = s.luck.draw(s.characters[KNIGHT])
            self.make_ready(s, place)
            s.emit(happened.KnightSent(CHARACTERS[KNIGHT][s.who[place]]))

    def slow(self, s: KnightFallState, place: int) -> Flow[None]:
        """Some villagers keep knights from being slowed."""
        if place % 2 == KNIGHT and self.has_help(s, "steadfast"):
            yield from self.shrug_off(s, place)
        else:
            yield from super().slow(s, place)

    def shrug_off(self, s: KnightFallState, place: int) -> Flow[None]:
        yield from ()
        names = [one for one in Sheet.of(s).villagers if self.figures.villagers[one].does == "steadfast"]
        s.emit(happened.VillagerHelped(names[0], s.name_of(place)))

    # -- the end of a battle -----------------------------------------------------------------------------------

    def end_battle(self, s: KnightFallState) -> Flow[None]:
        """Elders who live are saved, knights rest, and the book goes on; a battle lost is a campaign lost (RU-K22)."""
        sheet = Sheet.of(s)
        battle, final = sheet.battle, self.is_final(s)
        elders = len(self.on_board(s, ELDERS))
        self.clear(s)
        if sheet.failed:
            s.emit(happened.BattleLost(battle))
            self.end_campaign(s, DEFEAT)
            return
        sheet.saved += elders
        s.emit(happened.BattleWon(battle, elders))
        choice = self.choice_called(s, sheet.chosen)
        if final:
            self.reward(s, choice)
            self.end_campaign(s, FINALE)
            return
        for place in self.places_of(s, KNIGHT):
            self.send_knight(s, place)
        sheet.page, s.phase = AFTER, ENTRY
        yield from self.go_on(s, choice)

    def end_campaign(self, s: KnightFallState, page: str) -> None:
        Sheet.of(s).page = page
        s.phase = OVER
        s.emit(happened.CampaignEnded(page == FINALE, self.total(s)))
