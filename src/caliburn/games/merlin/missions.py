"""Mission Cards (Merlin, p. 9 and 13): what they ask for, resolving and drawing them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from caliburn.games.merlin import events as happened
from caliburn.games.merlin import moves
from caliburn.games.merlin.building import Building
from caliburn.games.merlin.figures import ANY, FLAG, MISSION_IDS, MISSIONS, RING, SECOND_MISSION_POINTS, Mission
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import Move

DRAW = Prompt("ask-draw", "missions")
MOST_DISCARDS = 2


def missing_items(items: list[int], wanted: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The items of a mission that are not on a castle board; what is owned counts once for each card (MM-04)."""
    left = items[:]
    lacking = []
    loose = []
    for kind, colour in wanted:
        if colour == ANY:
            loose.append(kind)
        elif left[kind * RING + colour]:
            left[kind * RING + colour] -= 1
        else:
            lacking.append((kind, colour))
    for kind in loose:
        first = kind * RING
        for place in range(first, first + RING):
            if left[place]:
                left[place] -= 1
                break
        else:
            lacking.append((kind, ANY))
    return lacking


def missing_markers(influence: list[int], wanted: Sequence[int]) -> list[int]:
    """The colours in which markers are still missing, one for each marker."""
    lacking: list[int] = []
    for colour in dict.fromkeys(wanted):
        lacking += [colour] * (wanted.count(colour) - influence[colour])
    return lacking


def missing_company(vassals: list[int], mission: Mission) -> list[int]:
    """The vassals of a mission that are not together in its principality, or in the one that suits best."""
    if not mission.company:
        return []
    places = [mission.at] if mission.at != ANY else list(range(RING))
    best: list[int] = list(mission.company)
    for colour in places:
        there = [vassal for vassal, at in enumerate(vassals) if at == colour]
        if mission.company[0] == ANY:
            lacking = list(mission.company[len(there) :])
        else:
            lacking = [vassal for vassal in mission.company if vassal not in there]
        if len(lacking) < len(best):
            best = lacking
    return best


class Missions(Building):
    """Merlin, "Mission Cards" and "Mission spaces"."""

    # -- resolving ---------------------------------------------------------------------------------------------

    def missing(self, s: MerlinState, seat: int, mission: Mission) -> int:
        """How many icons of a mission a seat does not meet now (MM-01, MM-03, MM-05)."""
        lacking = 0
        if mission.items:
            lacking = len(missing_items(s.items[seat], mission.items))
        if mission.markers:
            lacking += len(missing_markers(s.influence[seat], mission.markers))
        if mission.company:
            lacking += len(missing_company(s.vassals[seat], mission))
        return lacking

    def resolvable(self, s: MerlinState, seat: int) -> list[tuple[str, tuple[str, ...]]]:
        """Cards a seat can resolve now, each with what it would use up for that: nothing where it meets everything."""
        found = []
        most = self.most_help(s, seat)
        for card in s.hands[seat]:
            mission = self.figures.missions[card]
            missing = self.missing(s, seat, mission)
            if missing <= most:
                found += [(mission.id, way) for way in self.helped_ways(s, seat, mission, missing)]
        return found

    def most_help(self, s: MerlinState, seat: int) -> int:
        """For how many missing icons a seat could make up at most."""
        return 0

    def helped_ways(self, s: MerlinState, seat: int, mission: Mission, missing: int) -> list[tuple[str, ...]]:
        """The ways to make up for icons that are missing; the base game has none."""
        return self.excuses_for(s, seat, missing)

    def excuses_for(self, s: MerlinState, seat: int, missing: int) -> list[tuple[str, ...]]:
        """The ways to do without so many icons."""
        return [] if missing else [()]

    def may_resolve(self, s: MerlinState, seat: int) -> bool:
        """One mission a turn by its requirements, a second one by the flag (MT-17)."""
        t = s.doing
        return t.missions == 0 or (not t.second and s.has_flag(seat, self.flag_of.get(MISSIONS, -1)))

    def may_resolve_any(self, s: MerlinState) -> bool:
        """Whether missions may be resolved at all in this turn, by whatever effect."""
        return True

    def resolutions(self, s: MerlinState, seat: int) -> list[Move]:
        """The missions that can be resolved now; the second one after its flag has gone back (MT-18)."""
        if not self.may_resolve(s, seat):
            return []
        if not s.doing.missions:
            return [moves.Mission(card, way) for card, way in self.resolvable(s, seat)]
        place = FLAG * RING + self.flag_of[MISSIONS]
        s.items[seat][place] -= 1
        found: list[Move] = [moves.Second(card, way) for card, way in self.resolvable(s, seat)]
        s.items[seat][place] += 1
        return found

    def resolve(self, s: MerlinState, seat: int, move: moves.Mission | moves.Second) -> Flow[None]:
        """Show a card, gain what it brings, draw a new one at the end of the turn."""
        t = s.doing
        t.missions += 1
        second = isinstance(move, moves.Second)
        if second:
            t.second = True
            s.spend_flag(seat, MISSIONS, self.flag_of[MISSIONS])
        self.use_help(s, seat, move.helped_by)
        yield from self.resolved(s, seat, MISSION_IDS.index(move.card), move.helped_by)
        if second:
            s.score(seat, SECOND_MISSION_POINTS, "second-mission")

    def use_help(self, s: MerlinState, seat: int, helped_by: tuple[str, ...]) -> None:
        """Give away what helped to meet the requirements; modules know how."""

    def resolved(self, s: MerlinState, seat: int, card: int, helped_by: tuple[str, ...] = ()) -> Flow[None]:
        """A mission card is resolved, however that came about."""
        t = s.doing
        t.resolved += 1
        t.draws += 1
        s.drop_mission(seat, card)
        s.emit(happened.MissionResolved(seat, MISSION_IDS[card], helped_by))
        yield from self.reward(s, seat, self.figures.missions[card])

    def reward(self, s: MerlinState, seat: int, mission: Mission) -> Flow[None]:
        s.score(seat, mission.points, "mission")
        yield from ()

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_missions(self, s: MerlinState, seat: int, count: int) -> Flow[None]:
        """One by one, from the display or the deck; the display is refilled after each (MT-25)."""
        for _ in range(count):
            move = yield from ask(s, seat, DRAW, self.drawable)
            if move.card == "deck":
                card = s.draw_mission(seat)
                s.emit(happened.MissionDrawn(seat, MISSION_IDS[card], False))
            else:
                s.take_mission(seat, MISSION_IDS.index(move.card))
                s.emit(happened.MissionDrawn(seat, move.card, True))
                s.fill_display()

    def drawable(self, s: MerlinState, seat: int) -> list[Move]:
        return [*[moves.Draw(MISSION_IDS[card]) for card in s.display], moves.Draw("deck")]

    # -- the mission spaces ------------------------------------------------------------------------------------

    def mission_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        hand = [MISSION_IDS[card] for card in s.hands[seat]]
        pairs = [pair for size in range(1, MOST_DISCARDS + 1) for pair in combinations(hand, size)]
        return [moves.Discard(pair) for pair in pairs]

    def mission_action(self, s: MerlinState, seat: int, at: int, move: moves.Discard) -> Flow[None]:
        """Discard first, then draw as many (MP-11)."""
        for card in move.cards:
            s.drop_mission(seat, MISSION_IDS.index(card))
        s.emit(happened.MissionsDiscarded(seat, move.cards))
        yield from self.draw_missions(s, seat, len(move.cards))
