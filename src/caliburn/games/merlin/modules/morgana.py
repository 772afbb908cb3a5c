"""Morgana (Merlin, p. 31-33): a die in the witch's kitchen for everybody, and what comes of it.

What the module adds to the state, its moves and its events are in `morgana_pieces.py`; what the cauldrons do is in
`morgana_cauldrons.py`.
"""

from __future__ import annotations

from typing import Any

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import COLOURS, MATERIAL, NOBODY, RING, SPACES
from caliburn.games.merlin.modules.gold import Gold
from caliburn.games.merlin.modules.morgana_cauldrons import Cauldrons
from caliburn.games.merlin.modules.morgana_pieces import (
    Brew,
    DiceSwapped,
    Horn,
    HornTaken,
    HutsRemoved,
    Morgana,
    MorganaDiceRolled,
    PayCoin,
    Poison,
    PoisonTaken,
    TakePoison,
)
from caliburn.games.merlin.moves import Die, Give
from caliburn.games.merlin.scoring import Share, shared
from caliburn.games.merlin.setup import DIE
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.view import Viewer

MORGANA_DICE = 4
HORN_VALUE = 7
WILD = 6
KITCHEN = Prompt("ask-kitchen", "kitchen")
HORN_PRICE = Prompt("ask-horn-price", "horn")


class MorganaModule(Cauldrons):
    """Merlin, "Module: Morgana"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Brew, TakePoison, Horn, PayCoin, Poison)

    def start(self) -> MerlinState:
        s, seats = super().start(), self.seats
        s.extensions[Morgana.KEY] = Morgana(
            place=NOBODY,
            dice=[],
            taken=[False] * seats,
            tokens=[],
            occupied=[False] * len(self.figures.cauldrons),
            horn=NOBODY,
            poisoned=[0] * seats,
            huts=[],
            dark=[0] * RING,
            on_top=[[0] * RING for _ in range(seats)],
        )
        return s

    def lay_out(self, s: MerlinState) -> None:
        """The cauldron tokens lie at random, either side up."""
        super().lay_out(s)
        m, left = Morgana.of(s), list(range(len(self.figures.tokens)))
        while left:
            sides = [f"{'-'.join(self.figures.tokens[token])} {side + 1}" for token in left for side in (0, 1)]
            at = s.luck.pick(sides)
            token = left.pop(at // 2)
            m.tokens.append(token * 2 + at % 2)

    # -- the round ---------------------------------------------------------------------------------------------

    def begin_round(self, s: MerlinState) -> Flow[None]:
        yield from super().begin_round(s)
        m = Morgana.of(s)
        m.taken = [False] * s.seats
        m.occupied = [False] * len(m.occupied)
        while True:  # MW-27
            m.dice = sorted([int(face) for face in s.luck.roll([DIE] * MORGANA_DICE)])
            again = any([m.dice.count(value) > 2 for value in m.dice])
            s.emit(MorganaDiceRolled(tuple(m.dice), again))
            if not again:
                break

    def round_bonus(self, s: MerlinState) -> None:
        """The drinking horn scores the number of the round (MW-21)."""
        super().round_bonus(s)
        m = Morgana.of(s)
        if m.horn != NOBODY:
            s.score(m.horn, s.round, "horn")

    def may_take_turn(self, s: MerlinState, seat: int) -> bool:
        m = Morgana.of(s)
        return super().may_take_turn(s, seat) or (not m.taken[seat] and bool(m.dice))

    def dice(self, s: MerlinState, seat: int) -> list[Move]:
        """One Morgana die a round, instead of an own one (MW-01)."""
        m = Morgana.of(s)
        found = super().dice(s, seat)
        if not m.taken[seat]:
            found = [*found, *[Die("morgana", value) for value in dict.fromkeys(m.dice)]]
        return found

    def take_die(self, s: MerlinState, seat: int, move: Move) -> None:
        if not (isinstance(move, Die) and move.die == "morgana"):
            super().take_die(s, seat, move)
            return
        m, t = Morgana.of(s), s.doing
        t.die, t.value = "morgana", move.value
        m.dice.remove(move.value)
        m.taken[seat] = True
        s.emit(happened.DieChosen(seat, "morgana", move.value))

    def is_face(self, s: MerlinState) -> bool:
        """Nothing but a poisoned apple and the horn's price changes a Morgana die (MW-28)."""
        return s.doing.die != "morgana" and super().is_face(s)

    def use_die(self, s: MerlinState, seat: int) -> Flow[None]:
        if s.doing.die == "morgana":
            yield from self.kitchen(s, seat)
        else:
            yield from super().use_die(s, seat)

    # -- the witch's kitchen -----------------------------------------------------------------------------------

    def kitchen(self, s: MerlinState, seat: int) -> Flow[None]:
        """A poisoned apple, the drinking horn or a cauldron."""
        while True:
            move = yield from ask(s, seat, KITCHEN, self.kitchen_choices)
            if not self.is_free(move):
                break
            yield from self.free_step(s, seat, move)
        s.doing.acted = True
        if isinstance(move, Brew):
            yield from self.cauldron(s, seat, move.cauldron - 1)
        elif isinstance(move, Horn):
            yield from self.drink(s, seat)
        else:
            self.take_poison(s, seat)

    def kitchen_choices(self, s: MerlinState, seat: int) -> list[Move]:
        """A six stands for any face; an occupied cauldron is closed this round (MW-04, MW-05)."""
        m, value = Morgana.of(s), s.doing.value
        found: list[Move] = [TakePoison()]
        price = HORN_VALUE - value
        if price <= Gold.of(s).coins[seat] + s.items_of(seat, MATERIAL):
            found.append(Horn())
        for number, cauldron in enumerate(self.figures.cauldrons):
            if value in (cauldron.face, WILD) and not m.occupied[number]:
                found.append(Brew(number + 1))
        return [*found, *self.free_steps(s, seat)]

    def take_poison(self, s: MerlinState, seat: int) -> None:
        """A poisoned apple, if there is one left (MW-32)."""
        m = Morgana.of(s)
        if sum(m.poisoned) < self.figures.poisoned:
            m.poisoned[seat] += 1
            s.emit(PoisonTaken(seat))

    def drink(self, s: MerlinState, seat: int) -> Flow[None]:
        """Seven less the value, in coins and materials (MW-06); then the horn, an apple and a point (MW-07)."""
        for left in range(HORN_VALUE - s.doing.value, 0, -1):
            move = yield from ask(s, seat, HORN_PRICE, self.horn_payments, left=left)
            if isinstance(move, Give):
                yield from self.give_up(s, seat, MATERIAL, COLOURS.index(move.colour))
            else:
                self.spend_coins(s, seat, 1)
        Morgana.of(s).horn = seat
        s.emit(HornTaken(seat))
        self.take_poison(s, seat)
        s.score(seat, 1, "horn")

    def horn_payments(self, s: MerlinState, seat: int) -> list[Move]:
        materials = s.items[seat][MATERIAL * RING :]
        found: list[Move] = [Give("material", COLOURS[colour]) for colour, count in enumerate(materials) if count]
        return [PayCoin(), *found] if Gold.of(s).coins[seat] else found

    # -- poisoned apples ---------------------------------------------------------------------------------------

    def free_steps(self, s: MerlinState, seat: int) -> list[Move]:
        return [*super().free_steps(s, seat), *self.poisonings(s, seat)]

    def poisonings(self, s: MerlinState, seat: int) -> list[Move]:
        """An own die and an unused one of somebody else swap values (MW-08)."""
        if not Morgana.of(s).poisoned[seat]:
            return []
        t = s.doing
        own = [(die, v) for die, values in self.unused_dice(s, seat).items() for v in dict.fromkeys(values)]
        if t.die and not t.moved and not t.acted and (t.die == "morgana" or self.is_face(s)):
            own.append(("chosen", t.value))
        return [
            Poison(die, value, other, kind, theirs)
            for die, value in own
            for other in range(s.seats)
            if other != seat
            for kind, values in self.unused_dice(s, other).items()
            for theirs in dict.fromkeys(values)
            if theirs != value
        ]

    def is_free(self, move: Move) -> bool:
        return isinstance(move, Poison) or super().is_free(move)

    def free_step(self, s: MerlinState, seat: int, move: Move) -> Flow[None]:
        if not isinstance(move, Poison):
            yield from super().free_step(s, seat, move)
            return
        Morgana.of(s).poisoned[seat] -= 1
        if move.die == "chosen":
            s.doing.value = move.other_value
        else:
            self.set_die(s, seat, move.die, move.value, move.other_value)
        self.set_die(s, move.seat, move.other, move.other_value, move.value)
        s.emit(DiceSwapped(seat, move.value, move.seat, move.other_value))

    # -- Morgana blocks a principality -------------------------------------------------------------------------

    def blocked(self, s: MerlinState) -> int:
        """The space that Morgana blocks, or -1."""
        place = Morgana.of(s).place
        return self.principalities[place] if place != NOBODY else -1

    def forward(self, s: MerlinState, start: int, steps: int, direction: int) -> int:
        """Her space is skipped and not counted (MW-11)."""
        at, blocked = start, self.blocked(s)
        for _ in range(steps):
            at = (at + direction) % SPACES
            if at == blocked:
                at = (at + direction) % SPACES
        return at

    def may_enter(self, s: MerlinState, at: int) -> bool:
        return at != self.blocked(s) and super().may_enter(s, at)

    def may_use(self, s: MerlinState, at: int) -> bool:
        return at != self.blocked(s) and super().may_use(s, at)

    def space_choices(self, at: int, s: MerlinState, seat: int) -> list[Move]:
        """A figure that stood there when she came cannot act there (MW-12)."""
        return [PASS] if at == self.blocked(s) else super().space_choices(at, s, seat)

    def can_take(self, s: MerlinState, kind: int, colour: int) -> bool:
        """Nothing may be taken from where she stands (MW-14, MW-15)."""
        return super().can_take(s, kind, colour) and self.home_of(s, kind, colour) != Morgana.of(s).place

    def is_open(self, s: MerlinState, what: str) -> bool:
        home = self.home_of_supply(s, what)
        return (home == NOBODY or home != Morgana.of(s).place) and super().is_open(s, what)

    # -- scoring -----------------------------------------------------------------------------------------------

    def manor_weight(self, s: MerlinState, tile: int) -> int:
        """A manor with a hut counts as two (MW-17, MW-30)."""
        return super().manor_weight(s, tile) + (tile in Morgana.of(s).huts)

    def score_territory(self, s: MerlinState, tiles: list[int], share: Share) -> None:
        """A point more for each own hut in a territory that is won alone."""
        super().score_territory(s, tiles, share)
        if share.tied == 1:
            for seat in share.seats:
                huts = len([tile for tile in tiles if tile in Morgana.of(s).huts and s.manors[tile] == seat])
                s.score(seat, huts, "huts")

    def leave_environs(self, s: MerlinState) -> Flow[None]:
        """Manors with huts go home, the huts to the supply (MW-29, MW-30)."""
        m = Morgana.of(s)
        if m.huts:
            gone = self.leaving_with(s, sorted(m.huts))
            s.emit(HutsRemoved(tuple([tile + 1 for tile in gone])))
            for tile in gone:
                self.take_manor_home(s, tile)
            m.huts.clear()
        yield from super().leave_environs(s)

    def take_manor_home(self, s: MerlinState, tile: int) -> None:
        """A hut on a manor that leaves returns to its supply (MA-16)."""
        super().take_manor_home(s, tile)
        huts = Morgana.of(s).huts
        if tile in huts:
            huts.remove(tile)

    def influence_weight(self, s: MerlinState, seat: int, colour: int) -> int:
        """A marker with a Morgana marker on top counts as two (MW-18)."""
        return super().influence_weight(s, seat, colour) + Morgana.of(s).on_top[seat][colour]

    def influence_total(self, s: MerlinState, colour: int) -> int:
        m = Morgana.of(s)
        return super().influence_total(s, colour) + m.dark[colour] + sum([top[colour] for top in m.on_top])

    def principality_share(self, s: MerlinState, colour: int) -> Share:
        """Morgana takes part in the majority and gains nothing (MW-19)."""
        counts = [self.influence_weight(s, seat, colour) for seat in range(s.seats)]
        share = shared([*counts, Morgana.of(s).dark[colour]], self.influence_total(s, colour))
        return share._replace(seats=tuple([seat for seat in share.seats if seat < s.seats]))

    def leave_principality(self, s: MerlinState, colour: int) -> None:
        """All her markers go back to the kitchen, with the markers they lay on (MW-22, MW-31)."""
        m = Morgana.of(s)
        for seat in range(s.seats):
            s.take_markers_home(seat, colour, m.on_top[seat][colour])
            m.on_top[seat][colour] = 0
        m.dark[colour] = 0
        super().leave_principality(s, colour)

    def on_markers(self, s: MerlinState, seat: int, colour: int) -> dict[str, int]:
        return {**super().on_markers(s, seat, colour), "dark": Morgana.of(s).on_top[seat][colour]}

    def clear_marker(self, s: MerlinState, seat: int, colour: int, thing: str) -> None:
        if thing == "dark":
            Morgana.of(s).on_top[seat][colour] -= 1
        else:
            super().clear_marker(s, seat, colour, thing)

    # -- the rest ----------------------------------------------------------------------------------------------

    def disorder(self, s: MerlinState) -> int:
        m, f = Morgana.of(s), self.figures
        counts = [f.huts - len(m.huts), self.dark_left(s), f.poisoned - sum(m.poisoned), *m.poisoned, *m.dark]
        wrong = sum([count < 0 for count in counts]) + sum([s.manors[tile] == NOBODY for tile in m.huts])
        burdened = [s.influence[seat][c] < m.on_top[seat][c] for seat in range(s.seats) for c in range(RING)]
        return super().disorder(s) + wrong + sum(burdened)

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        m, f = Morgana.of(s), self.figures
        cauldrons = [
            {
                "handle": f"cauldron-{number + 1}",
                "face": f.cauldrons[number].face,
                "steps": f.cauldrons[number].steps,
                "effect": self.effect(s, number),
                "under": f.tokens[token // 2][1 - token % 2],
                "occupied": m.occupied[number],
            }
            for number, token in enumerate(m.tokens)
        ]
        kitchen = {
            "at": COLOURS[m.place] if m.place != NOBODY else None,
            "dice": m.dice[:],
            "cauldrons": cauldrons,
            "horn": None if m.horn == NOBODY else m.horn,
            "poisoned": f.poisoned - sum(m.poisoned),
            "huts": f.huts - len(m.huts),
            "markers": self.dark_left(s),
        }
        return {**super().view(s, viewer), "morgana": kitchen}

    def view_player(self, s: MerlinState, seat: int, viewer: Viewer) -> dict[str, Any]:
        m = Morgana.of(s)
        held = {"poisoned": m.poisoned[seat], "pentagram": m.taken[seat], "horn": m.has_horn(seat)}
        return {**super().view_player(s, seat, viewer), **held}

    def view_principality(self, s: MerlinState, colour: int) -> dict[str, Any]:
        m = Morgana.of(s)
        dark = {"morgana": m.place == colour, "dark": m.dark[colour], "on_top": [top[colour] for top in m.on_top]}
        return {**super().view_principality(s, colour), **dark}

    def view_tile(self, s: MerlinState, place: int) -> dict[str, Any]:
        return {**super().view_tile(s, place), "hut": place in Morgana.of(s).huts}

    def standing(self, s: MerlinState, seat: int) -> float:
        m = Morgana.of(s)
        horn = 0.5 * (7 - s.round) * m.has_horn(seat)
        return super().standing(s, seat) + horn + 0.6 * m.poisoned[seat]
