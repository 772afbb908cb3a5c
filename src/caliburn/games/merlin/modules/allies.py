"""Knights of the round table (Merlin, p. 20-25): two allies each, drafted or dealt, with abilities of their own.

What the module adds to the state, its moves and its events are in `allies_pieces.py`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import (
    ALLIES,
    ANY,
    COLOURS,
    FLAG,
    HAND,
    KINDS,
    MISSION_IDS,
    NOBODY,
    RING,
    SHIELD,
    VASSALS,
    Mission,
)
from caliburn.games.merlin.game import Merlin
from caliburn.games.merlin.missions import missing_items, missing_markers
from caliburn.games.merlin.modules.allies_pieces import (
    BEDIVERE,
    BORS,
    GAHERIS,
    GALAHAD,
    GARETH,
    GAWAIN,
    GERAINT,
    KAY,
    LAMORAK,
    LANCELOT,
    PERCIVAL,
    TRISTRAM,
    Allies,
    AllyJoined,
    AllyTileGained,
    AllyTileUsed,
    Castle,
    Enlist,
    KayTile,
    MarshalPlaced,
    MissionsSwapped,
    Portal,
    Stride,
    SwapCards,
    Whim,
    Wild,
)
from caliburn.games.merlin.moves import Influence, Place, Take
from caliburn.games.merlin.state import DEAL, HIDDEN_NOWHERE, MerlinState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.view import Viewer

ENLIST = Prompt("ask-ally", "allies")
WILD_TILE = Prompt("ask-wild", "galahad")
CASTLE_TILE = Prompt("ask-castle", "gaheris")
SECOND_BONUS = Prompt("ask-second-bonus", "gaheris")
KAY_TILE = Prompt("ask-kay", "kay")
BEDIVERE_HAND = 6
WAYS = {"up": 1, "down": -1}


class KnightsOfTheRoundTable(Merlin):
    """Merlin, "Module: Knights of the round table", with the draft."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Enlist, Stride, Whim, Portal, Wild, Castle, KayTile, SwapCards)

    def start(self) -> MerlinState:
        s = super().start()
        figures = self.figures.allies
        stacks = [[n for n, ally in enumerate(figures) if ally.stack == stack] for stack in ("A", "B")]
        tiles = [ally.tiles for ally in figures]
        s.extensions[Allies.KEY] = Allies([NOBODY] * len(ALLIES), stacks, tiles, -1, [], [], [], [0] * RING)
        return s

    def has_ally(self, s: MerlinState, seat: int, ally: int) -> bool:
        return Allies.of(s).owners[ally] == seat

    def has_tile(self, s: MerlinState, seat: int, ally: int) -> bool:
        """Whether a seat has an ally with a tile left."""
        allies = Allies.of(s)
        return allies.owners[ally] == seat and allies.tiles[ally] > 0

    def use_tile(self, s: MerlinState, seat: int, ally: int) -> None:
        Allies.of(s).tiles[ally] -= 1
        s.emit(AllyTileUsed(seat, ALLIES[ally]))

    # -- the draft ---------------------------------------------------------------------------------------------

    def draft(self, s: MerlinState) -> Flow[None]:
        """Stack A goes clockwise from the first player, stack B the other way from the last (MK-01, MK-02, MK-21)."""
        for step in range(s.seats):
            for stack, seat in enumerate(((s.first + step) % s.seats, (s.first - 1 - step) % s.seats)):
                move = yield from ask(s, seat, ENLIST, partial(self.recruits, stack))
                self.join(s, seat, stack, ALLIES.index(move.ally))
        self.end_draft(s)
        s.phase = DEAL

    def recruits(self, stack: int, s: MerlinState, seat: int) -> list[Move]:
        return [Enlist(ALLIES[ally]) for ally in Allies.of(s).stacks[stack]]

    def join(self, s: MerlinState, seat: int, stack: int, ally: int) -> None:
        allies = Allies.of(s)
        allies.stacks[stack].remove(ally)
        allies.owners[ally] = seat
        s.emit(AllyJoined(seat, ALLIES[ally]))
        if ally == LANCELOT:
            allies.marshal = self.principalities.index(s.knights[seat])
            s.emit(MarshalPlaced(seat, COLOURS[allies.marshal]))

    def end_draft(self, s: MerlinState) -> None:
        """The allies that nobody chose go back to the box."""
        Allies.of(s).stacks = [[], []]

    # -- stack A -----------------------------------------------------------------------------------------------

    def changes(self, s: MerlinState, seat: int) -> list[Move]:
        """Tristram for knight dice (MK-03), Gawain for the others (MK-04), Bors instead of the move (MK-12)."""
        found, t = super().changes(s, seat), s.doing
        if not self.is_face(s):
            return found
        if t.die == "knight" and self.has_tile(s, seat, TRISTRAM):
            steps = [(way, pips) for way in WAYS for pips in (1, 2)]
            found += [Stride(way, pips) for way, pips in steps if 1 <= t.value + pips * WAYS[way] <= 6]
        if t.die in ("merlin", "arthur") and self.has_tile(s, seat, GAWAIN):
            found += [Whim(value) for value in range(1, 7) if value != t.value]
        if t.die == t.figure == "knight" and self.has_tile(s, seat, BORS):
            found += [Portal(COLOURS[c]) for c, at in enumerate(self.principalities) if self.may_enter(s, at)]
        return found

    def change(self, s: MerlinState, seat: int, move: Move) -> None:
        if isinstance(move, Stride):
            self.use_tile(s, seat, TRISTRAM)
            self.change_die(s, seat, s.doing.value + move.pips * WAYS[move.way], "tristram")
        elif isinstance(move, Whim):
            self.use_tile(s, seat, GAWAIN)
            self.change_die(s, seat, move.value, "gawain")
        elif isinstance(move, Portal):
            self.use_tile(s, seat, BORS)
            self.through_portal(s, seat, COLOURS.index(move.colour))
        else:
            super().change(s, seat, move)

    def through_portal(self, s: MerlinState, seat: int, colour: int) -> None:
        """The knight is placed, not moved: no after-move flags (MK-12)."""
        t, start = s.doing, s.knights[seat]
        t.space = s.knights[seat] = self.principalities[colour]
        t.moved = t.own_landing = True
        s.emit(happened.FigureMoved(seat, "knight", self.space_id(start), self.space_id(t.space), "portal"))
        self.landed(s, seat, t.space)

    def deployments(self, s: MerlinState, seat: int, colour: int) -> list[Move]:
        """Lamorak: a vassal that is there already may act again (MK-23)."""
        found = super().deployments(s, seat, colour)
        if self.has_ally(s, seat, LAMORAK):
            present = [vassal for vassal, at in enumerate(s.vassals[seat]) if at == colour]
            found += [Place(VASSALS[vassal], COLOURS[colour]) for vassal in present]
        return found

    def send(self, s: MerlinState, seat: int, vassal: int, colour: int) -> Flow[None]:
        """Lamorak: such a vassal stays where it is, and nobody is sent home."""
        if s.vassals[seat][vassal] != colour:
            yield from super().send(s, seat, vassal, colour)

    def deployed(self, s: MerlinState, seat: int, vassal: int, colour: int) -> Flow[None]:
        """Lancelot: twice where the marshal stands (MK-05)."""
        yield from super().deployed(s, seat, vassal, colour)
        if self.has_ally(s, seat, LANCELOT) and Allies.of(s).marshal == colour:
            yield from super().deployed(s, seat, vassal, colour)

    def repel(self, s: MerlinState, seat: int, colour: int, by: str) -> None:
        """Gareth: the first traitor of a colour brings a tile and a point (MK-07)."""
        super().repel(s, seat, colour, by)
        allies = Allies.of(s)
        if self.has_ally(s, seat, GARETH) and colour not in allies.gareth:
            allies.gareth.append(colour)
            s.emit(AllyTileGained(seat, ALLIES[GARETH], COLOURS[colour]))
            s.score(seat, 1, "gareth")

    def landed(self, s: MerlinState, seat: int, at: int) -> None:
        """Geraint: the first landing on a victory point space brings a tile (MK-09, MK-10)."""
        super().landed(s, seat, at)
        allies = Allies.of(s)
        if self.spaces[at].kind == "points" and self.has_ally(s, seat, GERAINT) and at not in allies.geraint:
            allies.geraint.append(at)
            s.emit(AllyTileGained(seat, ALLIES[GERAINT], self.spaces[at].what))

    def score_resource(self, s: MerlinState, seat: int, what: str) -> None:
        """Geraint: a point more, every time (MK-08)."""
        super().score_resource(s, seat, what)
        if self.has_ally(s, seat, GERAINT):
            s.score(seat, 1, "geraint")

    # -- stack B -----------------------------------------------------------------------------------------------

    def elsewhere(self, s: MerlinState, kind: int, colour: int) -> list[int]:
        """Where else an item of the kind can be taken (MK-11)."""
        return [other for other in range(RING) if other != colour and self.can_take(s, kind, other)]

    def claimable(self, s: MerlinState, seat: int, kind: int, colour: int) -> bool:
        """Galahad: with a tile, whether or not the first principality could give it (MK-24)."""
        if super().claimable(s, seat, kind, colour):
            return True
        return self.has_tile(s, seat, GALAHAD) and bool(self.elsewhere(s, kind, colour))

    def claim(self, s: MerlinState, seat: int, kind: int, colour: int) -> Flow[None]:
        if self.has_tile(s, seat, GALAHAD) and self.elsewhere(s, kind, colour):
            move = yield from ask(s, seat, WILD_TILE, partial(self.wild_choices, kind, colour))
            if isinstance(move, Wild):
                self.use_tile(s, seat, GALAHAD)
                s.take_item(seat, kind, COLOURS.index(move.colour))
                return
            if move == PASS:
                return
        yield from super().claim(s, seat, kind, colour)

    def wild_choices(self, kind: int, colour: int, s: MerlinState, seat: int) -> list[Move]:
        first: Move = Take(KINDS[kind], COLOURS[colour]) if self.can_take(s, kind, colour) else PASS
        return [first, *[Wild(KINDS[kind], COLOURS[other]) for other in self.elsewhere(s, kind, colour)]]

    def put_manor(self, s: MerlinState, seat: int, tile: int, colour: str) -> Flow[None]:
        """Gaheris: a castle under a manor that is built (MK-25)."""
        if self.has_tile(s, seat, GAHERIS):
            move = yield from ask(s, seat, CASTLE_TILE, lambda s, seat: [Castle(), PASS])
            if move != PASS:
                self.use_tile(s, seat, GAHERIS)
                Allies.of(s).castles.append(tile)
        yield from super().put_manor(s, seat, tile, colour)

    def built(self, s: MerlinState, seat: int, tile: int) -> Flow[None]:
        """Gaheris: two bonuses of a tower, in two different principalities (MK-13)."""
        if not (self.tiles[s.tiles[tile]].tower and tile in Allies.of(s).castles):
            yield from super().built(s, seat, tile)
            return
        first = yield from self.castle_bonus(s, seat, ANY)
        if first != ANY:
            yield from self.castle_bonus(s, seat, first)

    def castle_bonus(self, s: MerlinState, seat: int, taken: int) -> Flow[int]:
        """A bonus outside a principality; returns where it was taken."""
        choices = partial(self.bonuses_outside, taken)
        if len(choices(s, seat)) < 2:
            return ANY
        move = yield from ask(s, seat, SECOND_BONUS, choices)
        if move == PASS:
            return ANY
        yield from self.gain(s, seat, move)
        return COLOURS.index(move.colour)

    def bonuses_outside(self, taken: int, s: MerlinState, seat: int) -> list[Move]:
        bonuses = [*self.takings(s, seat, (SHIELD, FLAG)), *self.markings(s, seat)]
        fit = [move for move in bonuses if isinstance(move, (Take, Influence)) and COLOURS.index(move.colour) != taken]
        return [*fit, PASS]

    def manor_weight(self, s: MerlinState, tile: int) -> int:
        """A castle counts as another manor (MK-14)."""
        return super().manor_weight(s, tile) + (tile in Allies.of(s).castles)

    def stands_fast(self, s: MerlinState, tile: int) -> bool:
        return tile in Allies.of(s).castles or super().stands_fast(s, tile)

    def take_manor_home(self, s: MerlinState, tile: int) -> None:
        """A castle whose manor goes home leaves the game (MW-30)."""
        super().take_manor_home(s, tile)
        castles = Allies.of(s).castles
        if tile in castles:
            castles.remove(tile)

    def most_help(self, s: MerlinState, seat: int) -> int:
        return super().most_help(s, seat) + self.has_tile(s, seat, PERCIVAL)

    def helped_ways(self, s: MerlinState, seat: int, mission: Mission, missing: int) -> list[tuple[str, ...]]:
        """Percival: the colour of one icon, on one card (MK-15, MM-06)."""
        ways = super().helped_ways(s, seat, mission, missing)
        if missing and self.has_tile(s, seat, PERCIVAL) and self.recolourable(s, seat, mission):
            ways += [("percival", *way) for way in self.excuses_for(s, seat, missing - 1)]
        return ways

    def recolourable(self, s: MerlinState, seat: int, mission: Mission) -> bool:
        """Whether an item or marker that is missing would be there in another colour."""
        lacking = [kind for kind, colour in missing_items(s.items[seat], mission.items) if colour != ANY]
        for kind in lacking:
            wanted = len([one for one, _ in mission.items if one == kind])
            short = len([one for one in lacking if one == kind])
            if s.items_of(seat, kind) > wanted - short:
                return True
        markers = missing_markers(s.influence[seat], mission.markers)
        return bool(markers) and sum(s.influence[seat]) > len(mission.markers) - len(markers)

    def use_help(self, s: MerlinState, seat: int, helped_by: tuple[str, ...]) -> None:
        super().use_help(s, seat, helped_by)
        if "percival" in helped_by:
            self.use_tile(s, seat, PERCIVAL)

    def hand_size(self, s: MerlinState, seat: int) -> int:
        """Bedivere: six cards throughout (MK-17)."""
        return BEDIVERE_HAND if self.has_ally(s, seat, BEDIVERE) else HAND

    def free_steps(self, s: MerlinState, seat: int) -> list[Move]:
        """Bedivere: a card of the hand for one of the display (MK-16)."""
        found = super().free_steps(s, seat)
        if self.has_tile(s, seat, BEDIVERE):
            pairs = [(card, shown) for card in s.hands[seat] for shown in s.display]
            found += [SwapCards(MISSION_IDS[card], MISSION_IDS[shown]) for card, shown in pairs]
        return found

    def is_free(self, move: Move) -> bool:
        return isinstance(move, SwapCards) or super().is_free(move)

    def free_step(self, s: MerlinState, seat: int, move: Move) -> Flow[None]:
        if not isinstance(move, SwapCards):
            yield from super().free_step(s, seat, move)
            return
        self.use_tile(s, seat, BEDIVERE)
        card, shown = MISSION_IDS.index(move.card), MISSION_IDS.index(move.display)
        s.hands[seat].remove(card)
        s.origins[card] = HIDDEN_NOWHERE
        s.take_mission(seat, shown)
        s.display.append(card)
        s.emit(MissionsSwapped(seat, move.card, move.display))

    def place_marker(self, s: MerlinState, seat: int, colour: int) -> Flow[None]:
        """Kay: a tile together with a marker (MK-18)."""
        before = s.influence[seat][colour]
        yield from super().place_marker(s, seat, colour)
        if s.influence[seat][colour] > before and self.has_tile(s, seat, KAY):
            move = yield from ask(s, seat, KAY_TILE, lambda s, seat: [KayTile(), PASS], colour=COLOURS[colour])
            if move != PASS:
                self.use_tile(s, seat, KAY)
                Allies.of(s).kay[colour] += 1

    def influence_weight(self, s: MerlinState, seat: int, colour: int) -> int:
        """Kay's tiles count for the majority, not for the points (MK-20)."""
        extra = Allies.of(s).kay[colour] if self.has_ally(s, seat, KAY) else 0
        return super().influence_weight(s, seat, colour) + extra

    def leave_principality(self, s: MerlinState, colour: int) -> None:
        """Kay's tiles return to him after the scoring (MK-19, MK-26)."""
        super().leave_principality(s, colour)
        allies = Allies.of(s)
        allies.tiles[KAY] += allies.kay[colour]
        allies.kay[colour] = 0

    # -- the rest ----------------------------------------------------------------------------------------------

    def end_bonus(self, s: MerlinState, seat: int) -> dict[str, int]:
        allies, bonus = Allies.of(s), super().end_bonus(s, seat)
        if self.has_ally(s, seat, GARETH):
            bonus["end-gareth"] = self.figures.gareth[len(allies.gareth)]
        if self.has_ally(s, seat, GERAINT):
            bonus["end-geraint"] = self.figures.geraint[len(allies.geraint)]
        return bonus

    def disorder(self, s: MerlinState) -> int:
        allies = Allies.of(s)
        kay = allies.tiles[KAY] + sum(allies.kay) != self.figures.allies[KAY].tiles
        castles = sum([s.manors[tile] == NOBODY for tile in allies.castles])
        return super().disorder(s) + kay + castles + (min(allies.tiles) < 0)

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        allies = Allies.of(s)
        marshal = COLOURS[allies.marshal] if allies.marshal >= 0 else None
        stacks = [[ALLIES[ally] for ally in stack] for stack in allies.stacks]
        return {**super().view(s, viewer), "allies": {"stacks": stacks, "marshal": marshal}}

    def view_player(self, s: MerlinState, seat: int, viewer: Viewer) -> dict[str, Any]:
        allies = Allies.of(s)
        own = [ally for ally, owner in enumerate(allies.owners) if owner == seat]
        earned = {
            GARETH: [COLOURS[colour] for colour in allies.gareth],
            GERAINT: [self.spaces[at].what for at in allies.geraint],
        }
        told = [{"id": ALLIES[a], "handle": ALLIES[a], "tiles": allies.tiles[a], "earned": earned.get(a)} for a in own]
        return {**super().view_player(s, seat, viewer), "allies": told}

    def view_principality(self, s: MerlinState, colour: int) -> dict[str, Any]:
        allies = Allies.of(s)
        kay = {"seat": allies.owners[KAY], "tiles": allies.kay[colour]} if allies.kay[colour] else None
        return {**super().view_principality(s, colour), "marshal": allies.marshal == colour, "kay": kay}

    def view_tile(self, s: MerlinState, place: int) -> dict[str, Any]:
        return {**super().view_tile(s, place), "castle": place in Allies.of(s).castles}

    def standing(self, s: MerlinState, seat: int) -> float:
        allies = Allies.of(s)
        own = [ally for ally, owner in enumerate(allies.owners) if owner == seat]
        worth = sum([0.7 * allies.tiles[ally] for ally in own if ally not in (GARETH, GERAINT, LANCELOT)])
        worth += self.figures.gareth[len(allies.gareth)] * (GARETH in own)
        worth += self.figures.geraint[len(allies.geraint)] * (GERAINT in own)
        return super().standing(s, seat) + worth


class RandomAllies(KnightsOfTheRoundTable):
    """One ally of each stack is dealt to everybody."""

    def draft(self, s: MerlinState) -> Flow[None]:
        for seat in s.clockwise(s.first):
            for stack in (0, 1):
                left = Allies.of(s).stacks[stack]
                self.join(s, seat, stack, left[s.luck.pick([ALLIES[ally] for ally in left])])
        self.end_draft(s)
        s.phase = DEAL
        yield from ()
