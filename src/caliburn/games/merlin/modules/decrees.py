"""Queenie 2, The King's decree (Merlin, p. 35): decrees instead of a vassal's action, and what they buy.

Nobody knows a stack until somebody looks through it; who has looked knows what is left in it for good (MQ-07).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, NamedTuple

from caliburn.games.merlin.figures import COLOURS, KINDS, RING, VASSALS
from caliburn.games.merlin.game import Merlin
from caliburn.games.merlin.moves import Act, Influence, PlaceOnly, Take
from caliburn.games.merlin.state import MerlinState
from caliburn.games.merlin.vassals import Sending
from caliburn.kernel.bags import Bag
from caliburn.kernel.events import Event
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.luck import Luck
from caliburn.kernel.moves import Move
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer, sees

VASSAL_OR_DECREE = Prompt("ask-decree", "decrees")
WHICH_DECREE = Prompt("ask-which-decree", "decrees")
POINTS_DECREE = "decree-points"
MANY_DECREES = 3
DECREE_VICTORY = 5
WAYS = {"up": 1, "down": -1}


class Look(NamedTuple):
    """Look through the stack of decrees, and take one of them."""

    verb: str = "look"


class TakeDecree(NamedTuple):
    decree: str
    verb: str = "decree"


class Edict(NamedTuple):
    """One decree: the chosen die by one pip."""

    way: str
    verb: str = "edict"


class EdictTake(NamedTuple):
    """Two decrees: any item."""

    kind: str
    colour: str
    verb: str = "edict-take"


class EdictInfluence(NamedTuple):
    """Two decrees: a marker into any principality."""

    colour: str
    verb: str = "edict-influence"


class EdictPoints(NamedTuple):
    """Three decrees: victory points."""

    verb: str = "edict-points"


class StackLookedThrough(NamedTuple):
    """Somebody looked through a stack; what is in it, only they know."""

    seat: int
    colour: str
    decrees: tuple[str, ...]


class DecreeTaken(NamedTuple):
    seat: int
    decree: str
    colour: str


class DecreesSpent(NamedTuple):
    seat: int
    number: int


class Decrees(Extension):
    """The stacks of the principalities and the decrees that were taken."""

    KEY: ClassVar[str] = "decrees"

    pool: Bag  # in stacks that nobody has looked through
    sizes: list[int]
    stacks: list[list[int]]  # what is in a stack that somebody knows
    knowers: list[int]  # by stack: the seats that looked, one bit each
    held: list[list[int]]
    gone: list[int]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        pool: Bag,
        sizes: list[int],
        stacks: list[list[int]],
        knowers: list[int],
        held: list[list[int]],
        gone: list[int],
    ) -> None:
        self.pool = pool
        self.sizes = sizes
        self.stacks = stacks
        self.knowers = knowers
        self.held = held
        self.gone = gone

    def copy(self) -> Decrees:
        return Decrees(
            self.pool.copy(),
            self.sizes[:],
            [x[:] for x in self.stacks],
            self.knowers[:],
            [x[:] for x in self.held],
            self.gone[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Decrees:
        decrees = s.extensions[Decrees.KEY]
        assert isinstance(decrees, Decrees)
        return decrees


class KingsDecree(Merlin):
    """Merlin, "Queenie: The King's decree"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Look, TakeDecree, Edict, EdictTake, EdictInfluence, EdictPoints)

    def decree_ids(self) -> tuple[str, ...]:
        return (*[f"decree-{kind}-{colour}" for kind in KINDS for colour in COLOURS], POINTS_DECREE)

    def start(self) -> MerlinState:
        s, f = super().start(), self.figures
        ids = self.decree_ids()
        counts = [*[f.decree_copies] * (len(ids) - 1), f.decree_points[0]]
        s.extensions[Decrees.KEY] = Decrees(
            pool=Bag(ids, counts, sum(counts)),
            sizes=[f.decrees_each] * RING,
            stacks=[[] for _ in range(RING)],
            knowers=[0] * RING,
            held=[[] for _ in range(self.seats)],
            gone=[],
        )
        return s

    # -- taking a decree ---------------------------------------------------------------------------------------

    def principality_action(self, s: MerlinState, seat: int, at: int, move: Sending) -> Flow[None]:
        """The vassal is placed, then it acts, or a decree of the space takes the place of that (MQ-05, MQ-12)."""
        stack = COLOURS.index(self.spaces[at].what)
        if isinstance(move, PlaceOnly) or not Decrees.of(s).sizes[stack]:
            yield from super().principality_action(s, seat, at, move)
            return
        vassal, colour = VASSALS.index(move.vassal), COLOURS.index(move.colour)
        yield from self.send(s, seat, vassal, colour)
        choice = yield from ask(s, seat, VASSAL_OR_DECREE, self.vassal_or_decree, colour=COLOURS[stack])
        if isinstance(choice, Look):
            yield from self.take_decree(s, seat, stack)
        else:
            yield from self.deployed(s, seat, vassal, colour)

    def vassal_or_decree(self, s: MerlinState, seat: int) -> list[Move]:
        return [Act(), Look()]

    def take_decree(self, s: MerlinState, seat: int, stack: int) -> Flow[None]:
        """Look through the stack, and take one: looking binds (MQ-06)."""
        d = Decrees.of(s)
        self.look_through(s, seat, stack)
        move = yield from ask(s, seat, WHICH_DECREE, partial(self.decrees_in, stack), colour=COLOURS[stack])
        number = self.decree_ids().index(move.decree)
        d.stacks[stack].remove(number)
        d.sizes[stack] -= 1
        d.held[seat].append(number)
        s.emit(DecreeTaken(seat, move.decree, COLOURS[stack]))
        if move.decree == POINTS_DECREE:
            s.score(seat, self.figures.decree_points[1], "decree")
        else:
            yield from self.claim(s, seat, number // RING, number % RING)

    def look_through(self, s: MerlinState, seat: int, stack: int) -> None:
        d = Decrees.of(s)
        if not d.knowers[stack]:
            d.stacks[stack] = sorted([s.luck.draw(d.pool) for _ in range(d.sizes[stack])])
        else:
            s.luck.reveal()
        d.knowers[stack] |= 1 << seat
        ids = self.decree_ids()
        s.emit(StackLookedThrough(seat, COLOURS[stack], tuple([ids[number] for number in d.stacks[stack]])))

    def decrees_in(self, stack: int, s: MerlinState, seat: int) -> list[Move]:
        ids = self.decree_ids()
        return [TakeDecree(ids[number]) for number in dict.fromkeys(Decrees.of(s).stacks[stack])]

    # -- using decrees -----------------------------------------------------------------------------------------

    def spend_decrees(self, s: MerlinState, seat: int, count: int) -> None:
        """Decrees leave the game, the oldest first; they are all alike now (MQ-10)."""
        d = Decrees.of(s)
        d.gone += d.held[seat][:count]
        del d.held[seat][:count]
        s.emit(DecreesSpent(seat, count))

    def changes(self, s: MerlinState, seat: int) -> list[Move]:
        """A pip of the chosen die, knight's or Merlin's (MQ-08)."""
        found = super().changes(s, seat)
        if Decrees.of(s).held[seat] and s.doing.die in ("knight", "merlin") and self.is_face(s):
            found += [Edict(way) for way, step in WAYS.items() if 1 <= s.doing.value + step <= 6]
        return found

    def change(self, s: MerlinState, seat: int, move: Move) -> None:
        if isinstance(move, Edict):
            self.spend_decrees(s, seat, 1)
            self.change_die(s, seat, s.doing.value + WAYS[move.way], "decree")
        else:
            super().change(s, seat, move)

    def free_steps(self, s: MerlinState, seat: int) -> list[Move]:
        """Any number of times, each paid for (MQ-09)."""
        found = super().free_steps(s, seat)
        held = len(Decrees.of(s).held[seat])
        if held >= 2:
            for move in (*self.takings(s, seat, range(len(KINDS))), *self.markings(s, seat)):
                if isinstance(move, Take):
                    found.append(EdictTake(move.kind, move.colour))
                elif isinstance(move, Influence):
                    found.append(EdictInfluence(move.colour))
        if held >= MANY_DECREES:
            found.append(EdictPoints())
        return found

    def is_free(self, move: Move) -> bool:
        return isinstance(move, (EdictTake, EdictInfluence, EdictPoints)) or super().is_free(move)

    def free_step(self, s: MerlinState, seat: int, move: Move) -> Flow[None]:
        if isinstance(move, EdictPoints):
            self.spend_decrees(s, seat, MANY_DECREES)
            s.score(seat, DECREE_VICTORY, "decree")
        elif isinstance(move, EdictTake):
            self.spend_decrees(s, seat, 2)
            s.take_item(seat, KINDS.index(move.kind), COLOURS.index(move.colour))
        elif isinstance(move, EdictInfluence):
            self.spend_decrees(s, seat, 2)
            yield from self.place_marker(s, seat, COLOURS.index(move.colour))
        else:
            yield from super().free_step(s, seat, move)

    # -- who knows what ----------------------------------------------------------------------------------------

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        if isinstance(event, StackLookedThrough) and not sees(viewer, event.seat):
            return event._replace(decrees=())
        return super().seen(event, viewer)

    def unknown_stacks(self, s: MerlinState, viewer: int | None) -> list[int]:
        """Stacks that somebody knows, but not the viewer."""
        d = Decrees.of(s)
        return [p for p in range(RING) if d.stacks[p] and (viewer is None or not d.knowers[p] >> viewer & 1)]

    def has_secrets(self, s: MerlinState, viewer: int | None) -> bool:
        return bool(self.unknown_stacks(s, viewer)) or super().has_secrets(s, viewer)

    def redeal(self, s: MerlinState, viewer: int | None, luck: Luck) -> None:
        super().redeal(s, viewer, luck)
        d, unknown = Decrees.of(s), self.unknown_stacks(s, viewer)
        for stack in unknown:
            for number in d.stacks[stack]:
                d.pool.add(number)
        for stack in unknown:
            d.stacks[stack] = sorted([luck.draw(d.pool) for _ in range(d.sizes[stack])])

    def census(self, s: MerlinState) -> Mapping[str, int]:
        d, found = Decrees.of(s), dict(super().census(s))
        for number, name in enumerate(self.decree_ids()):
            places = [*d.stacks, *d.held, d.gone]
            found[name] = d.pool.counts[number] + sum([place.count(number) for place in places])
        return found

    def view_principality(self, s: MerlinState, colour: int) -> dict[str, Any]:
        return {**super().view_principality(s, colour), "decrees": Decrees.of(s).sizes[colour]}

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        """The stacks a viewer has looked through."""
        d, ids = Decrees.of(s), self.decree_ids()
        known = {
            COLOURS[p]: [ids[number] for number in d.stacks[p]]
            for p in range(RING)
            if d.stacks[p] and any([sees(viewer, seat) for seat in range(s.seats) if d.knowers[p] >> seat & 1])
        }
        return {**super().view(s, viewer), "decrees": known}

    def view_player(self, s: MerlinState, seat: int, viewer: Viewer) -> dict[str, Any]:
        ids = self.decree_ids()
        return {**super().view_player(s, seat, viewer), "decrees": [ids[n] for n in Decrees.of(s).held[seat]]}

    def standing(self, s: MerlinState, seat: int) -> float:
        return super().standing(s, seat) + 1.4 * len(Decrees.of(s).held[seat])
