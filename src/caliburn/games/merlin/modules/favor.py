"""King's favor (Merlin, p. 14-15): abilities instead of the points of a mission."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from caliburn.games.merlin.figures import BUILDER, COLOURS, FLAG_BEARER, LADY, SHIELD_BEARER, VASSALS, Mission
from caliburn.games.merlin.game import Merlin
from caliburn.games.merlin.state import MerlinState
from caliburn.games.merlin.vassals import Vassals
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer

SEALS: Final = 4
ROWS: Final = 3
NO_SEAL, FACE_UP, FACE_DOWN = 0, 1, 2
REWARD = Prompt("ask-reward", "favor")
BUILD_AGAIN = Prompt("ask-build-again", "favor")
TWO_VASSALS = Prompt("ask-two-vassals", "favor")
RESOURCES: Final = ("shield", "flag", "material", "influence")


class Points(NamedTuple):
    """Take the points of a mission."""

    verb: str = "points"


class Ability(NamedTuple):
    """Learn an ability instead: the row of the vassal's column."""

    row: int
    verb: str = "ability"


class Score(NamedTuple):
    """Score any resource on a victory point space, by the Flag-bearer's ability."""

    resource: str
    verb: str = "score"


class Vanquish(NamedTuple):
    """Repel a traitor by the Shield-bearer's ability."""

    colour: str
    verb: str = "vanquish"


class TwoVassals(NamedTuple):
    """Send two vassals by the Lady's ability, instead of the action of an influence space."""

    verb: str = "two-vassals"


class AbilityLearned(NamedTuple):
    seat: int
    vassal: str
    row: int


class AbilityUsed(NamedTuple):
    seat: int
    vassal: str


class SealsTurned(NamedTuple):
    """All seals lie face up again."""


class Favor(Extension):
    """The seals on the favor boards."""

    KEY: ClassVar[str] = "favor"

    seals: list[list[int]]  # by seat: vassal * ROWS + row

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        seals: list[list[int]],
    ) -> None:
        self.seals = seals

    def copy(self) -> Favor:
        return Favor(
            [x[:] for x in self.seals],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Favor:
        favor = s.extensions[Favor.KEY]
        assert isinstance(favor, Favor)
        return favor

    def has(self, seat: int, vassal: int, row: int) -> bool:
        """Whether an ability was learned and its seal lies face up."""
        return self.seals[seat][vassal * ROWS + row - 1] == FACE_UP

    def left(self, seat: int) -> int:
        return SEALS - sum([seal != NO_SEAL for seal in self.seals[seat]])


class KingsFavor(Merlin):
    """Merlin, "Module: King's favor"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Points, Ability, Score, Vanquish, TwoVassals)

    def start(self) -> MerlinState:
        s = super().start()
        s.extensions[Favor.KEY] = Favor([[NO_SEAL] * (len(VASSALS) * ROWS) for _ in range(self.seats)])
        return s

    # -- learning ----------------------------------------------------------------------------------------------

    def reward(self, s: MerlinState, seat: int, mission: Mission) -> Flow[None]:
        """Points, or an ability of the card's vassal in a row up to its points (MF-01, MF-13)."""
        extra = Favor.of(s).has(seat, mission.vassal, 1)  # not for the mission that buys it (MF-02)
        move: Move = Points()
        choices = partial(self.rewards, mission)
        if len(choices(s, seat)) > 1:
            move = yield from ask(s, seat, REWARD, choices, vassal=VASSALS[mission.vassal])
        if isinstance(move, Ability):
            Favor.of(s).seals[seat][mission.vassal * ROWS + move.row - 1] = FACE_UP
            s.emit(AbilityLearned(seat, VASSALS[mission.vassal], move.row))
        else:
            yield from super().reward(s, seat, mission)
        s.score(seat, int(extra), "favor")

    def rewards(self, mission: Mission, s: MerlinState, seat: int) -> list[Move]:
        favor = Favor.of(s)
        if not favor.left(seat):
            return [Points()]
        rows = range(1, mission.points + 1)
        free = [row for row in rows if favor.seals[seat][mission.vassal * ROWS + row - 1] == NO_SEAL]
        return [Points(), *[Ability(row) for row in free]]

    def use_ability(self, s: MerlinState, seat: int, vassal: int) -> None:
        """An ability of the third row: its seal is turned over until the next scoring (MF-06)."""
        Favor.of(s).seals[seat][vassal * ROWS + ROWS - 1] = FACE_DOWN
        s.emit(AbilityUsed(seat, VASSALS[vassal]))

    def landed_with(self, s: MerlinState, seat: int, vassal: int) -> bool:
        """Whether a third-row ability may be used on a space: a figure itself ended there (MF-14)."""
        return s.doing.own_landing and Favor.of(s).has(seat, vassal, ROWS)

    # -- second row: any principality --------------------------------------------------------------------------

    def principality_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        """Vassals with the ability may go anywhere but where they are (MF-04, MF-05)."""
        found = list(super().principality_choices(s, seat, at))
        if s.doing.own_landing:
            here, favor = self.spaces[at].what, Favor.of(s)
            for vassal, place in enumerate(s.vassals[seat]):
                if favor.has(seat, vassal, 2):
                    elsewhere = [n for n, c in enumerate(COLOURS) if c != here and n != place]
                    found += [move for colour in elsewhere for move in self.sendings(s, seat, vassal, colour)]
        return found

    # -- third row ---------------------------------------------------------------------------------------------

    def build_action(self, s: MerlinState, seat: int, at: int, move: Any) -> Flow[None]:
        """The Builder's ability: build twice, but not with a staff."""
        yield from super().build_action(s, seat, at, move)
        t = s.doing
        if t.repeated or not self.landed_with(s, seat, BUILDER) or not self.buildings(s, seat):
            return
        again = yield from ask(s, seat, BUILD_AGAIN, self.build_again)
        if again != PASS:
            self.use_ability(s, seat, BUILDER)
            t.notes.add("no-staff")
            yield from self.build(s, seat, again)

    def build_again(self, s: MerlinState, seat: int) -> list[Move]:
        return [*self.buildings(s, seat), PASS]

    def may_repeat(self, s: MerlinState, seat: int) -> bool:
        return "no-staff" not in s.doing.notes and super().may_repeat(s, seat)

    def points_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        found = list(super().points_choices(s, seat, at))
        if self.landed_with(s, seat, FLAG_BEARER):
            found += [Score(what) for what in self.resources()]
        return found

    def resources(self) -> list[str]:
        """What victory point spaces of this game score."""
        return [*RESOURCES, *[s.what for s in self.spaces if s.kind == "points" and s.what not in RESOURCES]]

    def points_action(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        """The Flag-bearer's ability: any resource, and a point more, once (MF-07)."""
        if isinstance(move, Score):
            self.use_ability(s, seat, FLAG_BEARER)
            self.score_resource(s, seat, move.resource)
            s.score(seat, 1, "favor")
        else:
            yield from super().points_action(s, seat, at, move)

    def influence_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        found = list(super().influence_choices(s, seat, at))
        if not s.doing.repeated and self.landed_with(s, seat, LADY) and self.influenced(s, seat):
            found.append(TwoVassals())
        return found

    def influence_action(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        """The Lady's ability: two placements where one has influence then (MF-09, MF-10, MF-15), no staff."""
        if not isinstance(move, TwoVassals):
            yield from super().influence_action(s, seat, at, move)
            return
        self.use_ability(s, seat, LADY)
        s.doing.notes.add("no-staff")
        for _ in range(2):
            placed = yield from ask(s, seat, TWO_VASSALS, self.two_vassals)
            if placed == PASS:
                return
            yield from self.deploy_by(s, seat, placed)

    def two_vassals(self, s: MerlinState, seat: int) -> list[Move]:
        places = self.influenced(s, seat)
        return [*[move for colour in places for move in Vassals.deployments(self, s, seat, colour)], PASS]

    def free_steps(self, s: MerlinState, seat: int) -> list[Move]:
        """The Shield-bearer's ability: repel a traitor at any time (MF-08)."""
        found = super().free_steps(s, seat)
        if Favor.of(s).has(seat, SHIELD_BEARER, ROWS):
            found += [Vanquish(COLOURS[colour]) for colour, count in enumerate(s.traitors[seat]) if count]
        return found

    def is_free(self, move: Move) -> bool:
        return isinstance(move, Vanquish) or super().is_free(move)

    def free_step(self, s: MerlinState, seat: int, move: Move) -> Flow[None]:
        if isinstance(move, Vanquish):
            self.use_ability(s, seat, SHIELD_BEARER)
            self.repel(s, seat, COLOURS.index(move.colour), "favor")
            s.score(seat, 1, "favor")
        else:
            yield from super().free_step(s, seat, move)

    # -- the rest ----------------------------------------------------------------------------------------------

    def score_modules(self, s: MerlinState) -> Flow[None]:
        """After a scoring all seals lie face up again."""
        yield from super().score_modules(s)
        favor = Favor.of(s)
        if any([FACE_DOWN in seals for seals in favor.seals]):
            favor.seals = [[FACE_UP if seal else NO_SEAL for seal in seals] for seals in favor.seals]
            s.emit(SealsTurned())

    def disorder(self, s: MerlinState) -> int:
        favor = Favor.of(s)
        return super().disorder(s) + sum([favor.left(seat) < 0 for seat in range(s.seats)])

    def view_player(self, s: MerlinState, seat: int, viewer: Viewer) -> dict[str, Any]:
        favor = Favor.of(s)
        told = ("none", "up", "down")
        board = {
            name: [told[seal] for seal in favor.seals[seat][vassal * ROWS : vassal * ROWS + ROWS]]
            for vassal, name in enumerate(VASSALS)
        }
        return {**super().view_player(s, seat, viewer), "favor": {"board": board, "seals": favor.left(seat)}}

    def standing(self, s: MerlinState, seat: int) -> float:
        """An ability is worth more the more of the game is left."""
        rounds = max(0, 6 - s.round)
        seals = Favor.of(s).seals[seat]
        worth = sum([(0.35, 0.3, 0.55)[place % ROWS] for place, seal in enumerate(seals) if seal])
        return super().standing(s, seat) + worth * rounds
