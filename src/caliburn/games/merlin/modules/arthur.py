"""Arthur (Merlin, p. 16-19): a fifth die, the inner ring, Picts, the signet ring and manors that go home.

What the module adds to the state, its moves and its events are in `arthur_pieces.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import (
    ADJUST,
    COLOURS,
    HOME,
    KINDS,
    MISSION_IDS,
    NOBODY,
    SPACES,
    SWITCH,
    TERRAINS,
    VASSALS,
    Pict,
    Space,
)
from caliburn.games.merlin.game import Merlin
from caliburn.games.merlin.modules.arthur_pieces import (
    Activate,
    Arthur,
    Honor,
    Keep,
    ManorReplaced,
    ManorsRemoved,
    PictsScored,
    PictTaken,
    Replace,
    RingClaimed,
    Settle,
    Stray,
    TakePict,
)
from caliburn.games.merlin.moves import Act, Die, Flag
from caliburn.games.merlin.position import number
from caliburn.games.merlin.state import MerlinState
from caliburn.games.merlin.turn import DIRECTIONS
from caliburn.kernel.bags import Bag
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.view import Viewer

PICT_STACKS = 2
MOST_STEPS = 7
MERLIN_STEPS = 3
FIGURES = ("knight", "merlin", "arthur")
FREE_MANOR = Prompt("ask-free-manor", "picts")
KEEP_MANOR = Prompt("ask-keep", "arthur-environs")
STAFF_AFTER = Prompt("ask-staff", "staff")


class ArthurModule(Merlin):
    """Merlin, "Module: Arthur"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Stray, Activate, Replace, TakePict, Honor, Settle, Keep)

    # -- what lies on the table --------------------------------------------------------------------------------

    def rondel_parts(self) -> tuple[str, ...]:
        return ("arthur", *super().rondel_parts())

    def all_spaces(self) -> tuple[Space, ...]:
        """The outer ring, then the inner one."""
        return (*super().all_spaces(), *self.figures.inner)

    def space_id(self, at: int) -> str:
        return f"inner-{at - SPACES}" if at >= SPACES else super().space_id(at)

    def flag_powers(self) -> tuple[str, ...]:
        return self.figures.arthur_flags

    def start(self) -> MerlinState:
        s = super().start()
        ids = tuple([pict.id for pict in self.figures.picts])
        s.extensions[Arthur.KEY] = Arthur(
            place=SPACES + self.figures.inner_start,
            dice=[0] * self.seats,
            ring=NOBODY,
            display=[],
            stacks=[0] * PICT_STACKS,
            pool=Bag(ids, [1] * len(ids), len(ids)),
            picts=[[] for _ in range(self.seats)],
            gone=[],
        )
        return s

    def lay_out(self, s: MerlinState) -> None:
        """Four Picts face up, the others in two stacks (MA-01)."""
        super().lay_out(s)
        a = Arthur.of(s)
        for _ in range(self.figures.pict_display):
            a.display.append(s.luck.draw(a.pool))
        half = a.pool.total // PICT_STACKS
        a.stacks[:] = [a.pool.total - half, half]

    # -- the fifth die -----------------------------------------------------------------------------------------

    def dice_of(self, s: MerlinState, seat: int) -> list[str]:
        return [*super().dice_of(s, seat), "arthur"]

    def keep_dice(self, s: MerlinState, seat: int, values: dict[str, int]) -> None:
        super().keep_dice(s, seat, values)
        Arthur.of(s).dice[seat] = values["arthur"]

    def set_dice(self, s: MerlinState, seat: int, dice: Mapping[str, Any]) -> None:
        super().set_dice(s, seat, dice)
        Arthur.of(s).dice[seat] = number(dice.get("arthur", 0), "dice", 0, 6)

    def has_dice(self, s: MerlinState, seat: int) -> bool:
        return bool(Arthur.of(s).dice[seat]) or super().has_dice(s, seat)

    def dice(self, s: MerlinState, seat: int) -> list[Move]:
        value = Arthur.of(s).dice[seat]
        return [*super().dice(s, seat), Die("arthur", value)] if value else super().dice(s, seat)

    def unused_dice(self, s: MerlinState, seat: int) -> dict[str, list[int]]:
        value = Arthur.of(s).dice[seat]
        return {**super().unused_dice(s, seat), "arthur": [value] if value else []}

    def take_die(self, s: MerlinState, seat: int, move: Move) -> None:
        super().take_die(s, seat, move)
        if isinstance(move, Die) and move.die == "arthur":
            Arthur.of(s).dice[seat] = 0

    def set_die(self, s: MerlinState, seat: int, die: str, value: int, now: int) -> None:
        if die == "arthur":
            Arthur.of(s).dice[seat] = now
        else:
            super().set_die(s, seat, die, value, now)

    def figures_moved(self) -> Sequence[str]:
        return FIGURES

    def where(self, s: MerlinState, seat: int, figure: str) -> int:
        return Arthur.of(s).place if figure == "arthur" else super().where(s, seat, figure)

    def put_figure(self, s: MerlinState, seat: int, figure: str, at: int) -> None:
        if figure == "arthur":
            Arthur.of(s).place = at
        else:
            super().put_figure(s, seat, figure, at)

    def destination(self, s: MerlinState, seat: int, figure: str, steps: int, direction: int) -> int:
        """Arthur goes round the inner ring, either way (MA-03)."""
        if figure != "arthur":
            return super().destination(s, seat, figure, steps, direction)
        return SPACES + (Arthur.of(s).place - SPACES + direction * steps) % len(self.figures.inner)

    # -- new flags ---------------------------------------------------------------------------------------------

    def changes(self, s: MerlinState, seat: int) -> list[Move]:
        """0 and 7 are lengths, not faces: only another flag of this kind may follow (MA-26)."""
        found = super().changes(s, seat)
        if "length" in s.doing.notes:
            found += self.adjustments(s, seat)
        return found

    def is_face(self, s: MerlinState) -> bool:
        return "length" not in s.doing.notes and super().is_face(s)

    def die_flags(self, s: MerlinState, seat: int) -> list[Move]:
        found = [*super().die_flags(s, seat), *self.adjustments(s, seat)]
        if self.holds_flag(s, seat, SWITCH):
            found += [Flag(SWITCH, (figure,)) for figure in FIGURES if figure != s.doing.figure]
        return found

    def adjustments(self, s: MerlinState, seat: int) -> list[Move]:
        """One pip more or less, 0 and 7 included (MA-04, MA-05)."""
        if not self.holds_flag(s, seat, ADJUST):
            return []
        value = s.doing.value
        ways = (("up", value + 1), ("down", value - 1))
        return [Flag(ADJUST, (way,)) for way, now in ways if 0 <= now <= MOST_STEPS]

    def use_die_flag(self, s: MerlinState, seat: int, move: Flag) -> None:
        t = s.doing
        if move.power == ADJUST:
            self.spend_flag(s, seat, ADJUST)
            self.change_die(s, seat, t.value + (1 if move.choices[0] == "up" else -1), "flag")
            if not 1 <= t.value <= 6:
                t.notes.add("length")
        elif move.power == SWITCH:
            self.spend_flag(s, seat, SWITCH)
            t.figure = move.choices[0]  # moves by that figure's own rules (MA-06)
        else:
            super().use_die_flag(s, seat, move)

    # -- outer spaces ------------------------------------------------------------------------------------------

    def apple_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return [Act()]

    def apple_action(self, s: MerlinState, seat: int, at: int, move: Act) -> Flow[None]:
        self.take_apple(s, seat)
        yield from ()

    def arthur_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        """One step either way (MA-14)."""
        return [Stray("arthur", 1, way) for way in DIRECTIONS]

    def arthur_action(self, s: MerlinState, seat: int, at: int, move: Stray) -> Flow[None]:
        yield from self.move_by_space(s, seat, move)

    def move_by_space(self, s: MerlinState, seat: int, move: Stray) -> Flow[None]:
        """A space moves a figure, and the space it ends on is carried out (MA-13)."""
        start = self.where(s, seat, move.figure)
        end = self.destination(s, seat, move.figure, move.steps, DIRECTIONS[move.direction])
        self.put_figure(s, seat, move.figure, end)
        s.emit(happened.FigureMoved(seat, move.figure, self.space_id(start), self.space_id(end), "space"))
        t = s.doing
        t.own_landing, t.landed = True, False
        self.landed(s, seat, end)
        done = yield from self.act_on(s, seat, end)
        if done and move.figure == "merlin":
            yield from self.staff_at_once(s, seat, end)

    def staff_at_once(self, s: MerlinState, seat: int, at: int) -> Flow[None]:
        """The staff is spent directly after the action of Merlin's space (MA-27)."""
        t = s.doing
        if t.repeated or not self.may_repeat(s, seat) or not self.staffs(s, seat):
            return
        before, t.can_repeat = t.can_repeat, at
        move = yield from ask(s, seat, STAFF_AFTER, self.staff_or_not)
        if move != PASS:
            yield from self.repeat(s, seat)
        t.can_repeat = before

    def staff_or_not(self, s: MerlinState, seat: int) -> list[Move]:
        return [*self.staff_choices(s, seat), PASS]

    def activate_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return [Activate(VASSALS[vassal]) for vassal, colour in enumerate(s.vassals[seat]) if colour != HOME]

    def activate_action(self, s: MerlinState, seat: int, at: int, move: Activate) -> Flow[None]:
        vassal = VASSALS.index(move.vassal)
        yield from self.vassal_action(s, seat, vassal, s.vassals[seat][vassal])

    def resource(self, s: MerlinState, seat: int, what: str) -> int:
        """A point for each manor piece (MA-28)."""
        return s.manors.count(seat) if what == "manor" else super().resource(s, seat, what)

    # -- inner spaces ------------------------------------------------------------------------------------------

    def resource_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        what = self.spaces[at].what
        if what == "influence":
            return self.markings(s, seat)
        return self.takings(s, seat, [KINDS.index(what)])

    def resource_action(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        yield from self.gain(s, seat, move)

    def ring_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        """The ring, and a mission card without its requirements, or none (MA-07, MA-09)."""
        if not self.may_resolve_any(s):
            return [Act()]
        return [*[Honor(MISSION_IDS[card]) for card in s.hands[seat]], Act()]

    def ring_action(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        a = Arthur.of(s)
        if a.ring != seat:
            a.ring = seat
            s.emit(RingClaimed(seat))
        if isinstance(move, Honor):
            yield from self.resolved(s, seat, MISSION_IDS.index(move.card), ("ring",))

    def stairs_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return [Act()]

    def stairs_action(self, s: MerlinState, seat: int, at: int, move: Act) -> Flow[None]:
        """The knight goes to the next principality space clockwise (MA-10)."""
        start = s.knights[seat]
        end = self.next_principality(s, start)
        s.knights[seat] = end
        s.emit(happened.FigureMoved(seat, "knight", self.space_id(start), self.space_id(end), "stairs"))
        t = s.doing
        t.own_landing, t.landed = True, False
        self.landed(s, seat, end)
        yield from self.act_on(s, seat, end)

    def next_principality(self, s: MerlinState, start: int) -> int:
        ahead = [(start + step) % SPACES for step in range(1, SPACES + 1)]
        return next(at for at in ahead if at in self.principalities and self.may_enter(s, at))

    def merlin_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        """One to three steps, either way (MA-12)."""
        return [Stray("merlin", steps, way) for steps in range(1, MERLIN_STEPS + 1) for way in DIRECTIONS]

    def merlin_action(self, s: MerlinState, seat: int, at: int, move: Stray) -> Flow[None]:
        yield from self.move_by_space(s, seat, move)

    def replace_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        """Somebody else's manor, if an own one is left (MA-16)."""
        if not s.manors_home(seat):
            return []
        others = [tile for tile, owner in enumerate(s.manors) if owner not in (NOBODY, seat)]
        return [Replace(tile + 1) for tile in others if not self.stands_fast(s, tile)]

    def replace_action(self, s: MerlinState, seat: int, at: int, move: Replace) -> Flow[None]:
        tile = move.tile - 1
        other = s.manors[tile]
        self.take_manor_home(s, tile)
        s.manors[tile] = seat
        s.emit(ManorReplaced(seat, move.tile, other))
        yield from ()

    # -- Picts -------------------------------------------------------------------------------------------------

    def picts_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return [TakePict(self.figures.picts[pict].id) for pict in Arthur.of(s).display]

    def picts_action(self, s: MerlinState, seat: int, at: int, move: TakePict) -> Flow[None]:
        """A Pict from the display, its bonus (MA-17), and a new one from the larger stack (MA-19, MA-20)."""
        a = Arthur.of(s)
        number = next(n for n, pict in enumerate(self.figures.picts) if pict.id == move.pict)
        a.display.remove(number)
        a.picts[seat].append(number)
        s.emit(PictTaken(seat, move.pict))
        yield from self.pict_bonus(s, seat, self.figures.picts[number])
        if a.pool.total:
            stack = a.stacks.index(max(a.stacks))
            a.stacks[stack] -= 1
            a.display.append(s.luck.draw(a.pool))

    def pict_bonus(self, s: MerlinState, seat: int, pict: Pict) -> Flow[None]:
        if pict.bonus == "influence":
            yield from self.place_marker(s, seat, pict.at)
        elif pict.bonus == "manor":
            choices = partial(self.free_sites, pict.at)
            if len(choices(s, seat)) > 1:
                move = yield from ask(s, seat, FREE_MANOR, choices, terrain=TERRAINS[pict.at])
                if move != PASS:
                    yield from self.put_manor(s, seat, move.tile - 1, "")
        else:
            yield from self.claim(s, seat, KINDS.index(pict.bonus), pict.at)

    def free_sites(self, terrain: int, s: MerlinState, seat: int) -> list[Move]:
        """Free tiles of a terrain, for a manor without material (MA-18)."""
        if not s.manors_home(seat):
            return [PASS]
        free = [
            tile for tile, owner in enumerate(s.manors) if owner == NOBODY and self.terrains[s.tiles[tile]] == terrain
        ]
        return [*[Settle(tile + 1) for tile in free], PASS]

    # -- scoring -----------------------------------------------------------------------------------------------

    def leave_environs(self, s: MerlinState) -> Flow[None]:
        """Everybody keeps one manor in each territory, besides those that stand fast (MA-24, MA-29)."""
        yield from super().leave_environs(s)
        if self.last_scoring(s):
            return
        for seat in s.clockwise(s.first):
            for tiles in self.territories(s):
                own = [tile for tile in tiles if s.manors[tile] == seat and not self.stands_fast(s, tile)]
                if len(own) > 1:
                    yield from self.keep_one(s, seat, own)

    def leaving_with(self, s: MerlinState, tiles: list[int]) -> list[int]:
        """All manors of their territories, except those that stand fast (MW-29)."""
        grounds = [ground for ground in self.territories(s) if any([tile in tiles for tile in ground])]
        manors = [tile for ground in grounds for tile in ground if s.manors[tile] != NOBODY]
        return [tile for tile in manors if not self.stands_fast(s, tile)]

    def keep_one(self, s: MerlinState, seat: int, own: list[int]) -> Flow[None]:
        keeps = [Keep(tile + 1) for tile in own]
        move = yield from ask(s, seat, KEEP_MANOR, lambda s, seat: keeps)
        gone = [tile for tile in own if tile + 1 != move.tile]
        for tile in gone:
            self.take_manor_home(s, tile)
        s.emit(ManorsRemoved(seat, tuple([tile + 1 for tile in gone])))

    def score_modules(self, s: MerlinState) -> Flow[None]:
        self.score_picts(s)
        yield from super().score_modules(s)

    def pict_total(self, s: MerlinState, seat: int) -> int:
        """The values of the Picts, and what the ring adds (MA-25)."""
        a = Arthur.of(s)
        return sum([self.figures.picts[pict].value for pict in a.picts[seat]]) + self.figures.signet * (a.ring == seat)

    def pict_points(self, s: MerlinState, seat: int) -> int:
        """The highest gain, the lowest lose, who is both does both (MA-22, MA-23)."""
        totals = [self.pict_total(s, other) for other in range(s.seats)]
        return self.figures.pict_points * ((totals[seat] == max(totals)) - (totals[seat] == min(totals)))

    def score_picts(self, s: MerlinState) -> None:
        a = Arthur.of(s)
        points = [self.pict_points(s, seat) for seat in range(s.seats)]
        s.emit(PictsScored(tuple([self.pict_total(s, seat) for seat in range(s.seats)])))
        for seat in s.clockwise(s.first):
            s.score(seat, points[seat], "picts")
        for picts in a.picts:
            a.gone += picts
            picts.clear()

    def forecast_parts(self, s: MerlinState, seat: int) -> dict[str, int]:
        return {**super().forecast_parts(s, seat), "picts": self.pict_points(s, seat)}

    # -- the rest ----------------------------------------------------------------------------------------------

    def census(self, s: MerlinState) -> Mapping[str, int]:
        a = Arthur.of(s)
        found = dict(super().census(s))
        for place, pict in enumerate(self.figures.picts):
            held = sum([picts.count(place) for picts in a.picts])
            found[pict.id] = a.pool.counts[place] + a.display.count(place) + a.gone.count(place) + held
        return found

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        a, told = Arthur.of(s), self.figures.picts
        arthur = {
            "space": self.space_id(a.place),
            "spaces": self.view_spaces(SPACES, len(self.spaces)),
            "ring": None if a.ring == NOBODY else a.ring,
            "picts": [view_pict(told[number]) for number in a.display],
            "stacks": a.stacks[:],
        }
        return {**super().view(s, viewer), "arthur": arthur}

    def view_player(self, s: MerlinState, seat: int, viewer: Viewer) -> dict[str, Any]:
        a = Arthur.of(s)
        picts = [view_pict(self.figures.picts[number]) for number in a.picts[seat]]
        return {**super().view_player(s, seat, viewer), "picts": picts, "pict_total": self.pict_total(s, seat)}

    def standing(self, s: MerlinState, seat: int) -> float:
        a = Arthur.of(s)
        own = self.pict_total(s, seat)
        others = [self.pict_total(s, other) for other in range(s.seats) if other != seat]
        lead = own - max(others)
        return super().standing(s, seat) + 0.25 * max(-6, min(6, lead)) + 0.1 * own + 0.5 * (a.ring == seat)


def view_pict(pict: Pict) -> dict[str, Any]:
    place = TERRAINS[pict.at] if pict.bonus == "manor" else COLOURS[pict.at]
    return {"id": pict.id, "handle": pict.id, "value": pict.value, "bonus": pict.bonus, "at": place}
