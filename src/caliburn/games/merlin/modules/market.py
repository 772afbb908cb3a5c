"""The Market (Merlin, p. 27-28): one resource a turn for a coin, unless a mission is resolved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import COLOURS, KINDS, MATERIAL, RING, SHIELD
from caliburn.games.merlin.modules.gold import Gold, GoldAndMistletoe
from caliburn.games.merlin.moves import Give
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer

FACES = 6
TILE_KINDS = {"shield": SHIELD, "material": MATERIAL}
WHICH_ITEM = Prompt("ask-which-item", "market")
PLUS_TOKEN = Prompt("ask-plus", "market")


class Buy(NamedTuple):
    """Buy at the market: `buy shield black`, `buy laborer 3`, `buy plus`, `buy remedy`."""

    tile: str
    which: tuple[str, ...] = ()
    verb: str = "buy"


class Labor(NamedTuple):
    """Send the day laborer: the knight moves as far as he shows."""

    value: int
    verb: str = "labor"


class Remedy(NamedTuple):
    """Use the apple/mistletoe tile as an apple."""

    value: int
    verb: str = "remedy"


class Plus(NamedTuple):
    """Put a plus token under the marker that was just placed."""

    verb: str = "plus"


class GiveTile(NamedTuple):
    """Give up a market tile rather than the ordinary item."""

    kind: str
    colour: str
    verb: str = "give-tile"


class TileBought(NamedTuple):
    seat: int
    tile: str
    which: str


class TileReturned(NamedTuple):
    seat: int
    tile: str
    which: str


class PlusPlaced(NamedTuple):
    seat: int
    colour: str


class Market(Extension):
    """What lies on the market board, and what was bought. Bought shields and materials are among the items too."""

    KEY: ClassVar[str] = "market"

    tiles: list[int]  # shields and materials on the board, kind * RING + colour as items
    laborers: list[int]  # on the board, by face
    plus: int
    remedies: int
    held_tiles: list[list[int]]  # by seat
    held_laborers: list[int]  # by seat: the face, or 0
    held_plus: list[int]
    held_remedies: list[int]
    placed_plus: list[list[int]]  # by seat and colour: under markers
    worked: list[bool]  # by seat: has used a laborer this round

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        tiles: list[int],
        laborers: list[int],
        plus: int,
        remedies: int,
        held_tiles: list[list[int]],
        held_laborers: list[int],
        held_plus: list[int],
        held_remedies: list[int],
        placed_plus: list[list[int]],
        worked: list[bool],
    ) -> None:
        self.tiles = tiles
        self.laborers = laborers
        self.plus = plus
        self.remedies = remedies
        self.held_tiles = held_tiles
        self.held_laborers = held_laborers
        self.held_plus = held_plus
        self.held_remedies = held_remedies
        self.placed_plus = placed_plus
        self.worked = worked

    def copy(self) -> Market:
        return Market(
            self.tiles[:],
            self.laborers[:],
            self.plus,
            self.remedies,
            [x[:] for x in self.held_tiles],
            self.held_laborers[:],
            self.held_plus[:],
            self.held_remedies[:],
            [x[:] for x in self.placed_plus],
            self.worked[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Market:
        market = s.extensions[Market.KEY]
        assert isinstance(market, Market)
        return market


class TheMarket(GoldAndMistletoe):
    """Merlin, "The Market"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Buy, Labor, Remedy, Plus, GiveTile)

    def start(self) -> MerlinState:
        s, seats, count = super().start(), self.seats, self.figures.market
        s.extensions[Market.KEY] = Market(
            tiles=[count.get(kind, 0) if kind in TILE_KINDS else 0 for kind in KINDS for _ in range(RING)],
            laborers=[count["laborer"]] * FACES,
            plus=count["plus"],
            remedies=count["remedy"],
            held_tiles=[[0] * (len(KINDS) * RING) for _ in range(seats)],
            held_laborers=[0] * seats,
            held_plus=[0] * seats,
            held_remedies=[0] * seats,
            placed_plus=[[0] * RING for _ in range(seats)],
            worked=[False] * seats,
        )
        return s

    # -- buying ------------------------------------------------------------------------------------------------

    def free_steps(self, s: MerlinState, seat: int) -> list[Move]:
        return [*super().free_steps(s, seat), *self.wares(s, seat)]

    def wares(self, s: MerlinState, seat: int) -> list[Move]:
        """Once a turn, and only if no mission was or will be resolved in it (MG-06)."""
        t = s.doing
        if t.resolved or "market" in t.notes or not Gold.of(s).coins[seat]:
            return []
        m = Market.of(s)
        found: list[Move] = [
            Buy(KINDS[place // RING], (COLOURS[place % RING],)) for place, count in enumerate(m.tiles) if count
        ]
        if not m.held_laborers[seat]:
            found += [Buy("laborer", (str(face),)) for face, count in enumerate(m.laborers, 1) if count]
        if m.plus:
            found.append(Buy("plus"))
        if m.remedies:
            found.append(Buy("remedy"))
        return found

    def may_resolve(self, s: MerlinState, seat: int) -> bool:
        return "market" not in s.doing.notes and super().may_resolve(s, seat)

    def may_resolve_any(self, s: MerlinState) -> bool:
        return "market" not in s.doing.notes and super().may_resolve_any(s)

    def is_free(self, move: Move) -> bool:
        return isinstance(move, Buy) or super().is_free(move)

    def free_step(self, s: MerlinState, seat: int, move: Move) -> Flow[None]:
        if isinstance(move, Buy):
            s.doing.notes.add("market")
            self.spend_coins(s, seat, 1)
            self.buy(s, seat, move)
        else:
            yield from super().free_step(s, seat, move)

    def buy(self, s: MerlinState, seat: int, move: Buy) -> None:
        m = Market.of(s)
        if move.tile == "laborer":
            face = int(move.which[0])
            m.laborers[face - 1] -= 1
            m.held_laborers[seat] = face
        elif move.tile == "plus":
            m.plus -= 1
            m.held_plus[seat] += 1
        elif move.tile == "remedy":
            m.remedies -= 1
            m.held_remedies[seat] += 1
        else:
            place = KINDS.index(move.tile) * RING + COLOURS.index(move.which[0])
            m.tiles[place] -= 1
            m.held_tiles[seat][place] += 1
            s.items[seat][place] += 1
        s.emit(TileBought(seat, move.tile, move.which[0] if move.which else ""))

    # -- shields and materials ---------------------------------------------------------------------------------

    def give_up(self, s: MerlinState, seat: int, kind: int, colour: int) -> Flow[None]:
        """A tile goes back to the market board (MG-07); who has both chooses (MG-20)."""
        place = kind * RING + colour
        tiles = Market.of(s).held_tiles[seat][place]
        if tiles and s.items[seat][place] > tiles:
            args = {"kind": KINDS[kind], "colour": COLOURS[colour]}
            move = yield from ask(s, seat, WHICH_ITEM, self.item_or_tile(kind, colour), **args)
            tiles = isinstance(move, GiveTile)
        if not tiles:
            yield from super().give_up(s, seat, kind, colour)
            return
        s.items[seat][place] -= 1
        Market.of(s).held_tiles[seat][place] -= 1
        Market.of(s).tiles[place] += 1
        s.emit(TileReturned(seat, KINDS[kind], COLOURS[colour]))

    def item_or_tile(self, kind: int, colour: int) -> Any:
        choices = [Give(KINDS[kind], COLOURS[colour]), GiveTile(KINDS[kind], COLOURS[colour])]
        return lambda s, seat: choices

    # -- the day laborer ---------------------------------------------------------------------------------------

    def may_take_turn(self, s: MerlinState, seat: int) -> bool:
        return super().may_take_turn(s, seat) or bool(self.laborers(s, seat))

    def laborers(self, s: MerlinState, seat: int) -> list[Move]:
        """One a round (MG-18)."""
        m = Market.of(s)
        return [Labor(m.held_laborers[seat])] if m.held_laborers[seat] and not m.worked[seat] else []

    def dice(self, s: MerlinState, seat: int) -> list[Move]:
        return [*super().dice(s, seat), *self.laborers(s, seat)]

    def take_die(self, s: MerlinState, seat: int, move: Move) -> None:
        if not isinstance(move, Labor):
            super().take_die(s, seat, move)
            return
        m, t = Market.of(s), s.doing
        t.die, t.value, t.figure = "laborer", move.value, "knight"
        m.worked[seat] = True
        m.held_laborers[seat] = 0
        m.laborers[move.value - 1] += 1
        s.emit(happened.DieChosen(seat, "laborer", move.value))

    def is_face(self, s: MerlinState) -> bool:
        """A laborer is no die: nothing changes him (MG-09, MG-19)."""
        return s.doing.die != "laborer" and super().is_face(s)

    def begin_round(self, s: MerlinState) -> Flow[None]:
        Market.of(s).worked = [False] * s.seats
        yield from super().begin_round(s)

    # -- apple/mistletoe tiles ---------------------------------------------------------------------------------

    def changes(self, s: MerlinState, seat: int) -> list[Move]:
        found = super().changes(s, seat)
        if Market.of(s).held_remedies[seat] and self.is_face(s):
            found += [Remedy(value) for value in range(1, 7) if value != s.doing.value]
        return found

    def change(self, s: MerlinState, seat: int, move: Move) -> None:
        if isinstance(move, Remedy):
            self.return_remedies(s, seat, 1)
            self.change_die(s, seat, move.value, "remedy")
        else:
            super().change(s, seat, move)

    def return_remedies(self, s: MerlinState, seat: int, count: int) -> None:
        m = Market.of(s)
        m.held_remedies[seat] -= count
        m.remedies += count
        for _ in range(count):
            s.emit(TileReturned(seat, "remedy", ""))

    def most_help(self, s: MerlinState, seat: int) -> int:
        return super().most_help(s, seat) + Market.of(s).held_remedies[seat]

    def excuses(self, s: MerlinState, seat: int) -> list[str]:
        return [*super().excuses(s, seat), *["remedy"] * Market.of(s).held_remedies[seat]]

    def use_help(self, s: MerlinState, seat: int, helped_by: tuple[str, ...]) -> None:
        super().use_help(s, seat, helped_by)
        self.return_remedies(s, seat, helped_by.count("remedy"))

    # -- plus tokens -------------------------------------------------------------------------------------------

    def place_marker(self, s: MerlinState, seat: int, colour: int) -> Flow[None]:
        """A plus token only together with a marker that is being placed (MG-08)."""
        before = s.influence[seat][colour]
        yield from super().place_marker(s, seat, colour)
        m = Market.of(s)
        if s.influence[seat][colour] > before and m.held_plus[seat]:
            move = yield from ask(s, seat, PLUS_TOKEN, self.plus_choices, colour=COLOURS[colour])
            if move != PASS:
                m.held_plus[seat] -= 1
                m.placed_plus[seat][colour] += 1
                s.emit(PlusPlaced(seat, COLOURS[colour]))

    def plus_choices(self, s: MerlinState, seat: int) -> list[Move]:
        return [Plus(), PASS]

    def influence_weight(self, s: MerlinState, seat: int, colour: int) -> int:
        return super().influence_weight(s, seat, colour) + Market.of(s).placed_plus[seat][colour]

    def influence_total(self, s: MerlinState, colour: int) -> int:
        return super().influence_total(s, colour) + sum([placed[colour] for placed in Market.of(s).placed_plus])

    def leave_principality(self, s: MerlinState, colour: int) -> None:
        super().leave_principality(s, colour)
        for seat in range(s.seats):
            self.return_plus(s, seat, colour, Market.of(s).placed_plus[seat][colour])

    def return_plus(self, s: MerlinState, seat: int, colour: int, count: int) -> None:
        m = Market.of(s)
        m.placed_plus[seat][colour] -= count
        m.plus += count
        for _ in range(count):
            s.emit(TileReturned(seat, "plus", COLOURS[colour]))

    def on_markers(self, s: MerlinState, seat: int, colour: int) -> dict[str, int]:
        return {**super().on_markers(s, seat, colour), "plus": Market.of(s).placed_plus[seat][colour]}

    def clear_marker(self, s: MerlinState, seat: int, colour: int, thing: str) -> None:
        if thing == "plus":
            self.return_plus(s, seat, colour, 1)
        else:
            super().clear_marker(s, seat, colour, thing)

    # -- the rest ----------------------------------------------------------------------------------------------

    def end_bonus(self, s: MerlinState, seat: int) -> dict[str, int]:
        """An apple/mistletoe tile counts as an apple (MG-10)."""
        bonus = super().end_bonus(s, seat)
        return {**bonus, "end-apples": bonus["end-apples"] + Market.of(s).held_remedies[seat]}

    def census(self, s: MerlinState) -> Mapping[str, int]:
        """Bought shields and materials are no items of the principalities."""
        m, found = Market.of(s), dict(super().census(s))
        for place in range(len(KINDS) * RING):
            held = sum([tiles[place] for tiles in m.held_tiles])
            found[f"{KINDS[place // RING]}-{COLOURS[place % RING]}"] -= held
            if KINDS[place // RING] in TILE_KINDS:
                found[f"tile-{KINDS[place // RING]}-{COLOURS[place % RING]}"] = m.tiles[place] + held
        for face, count in enumerate(m.laborers, 1):
            found[f"laborer-{face}"] = count + m.held_laborers.count(face)
        found["plus"] = m.plus + sum(m.held_plus) + sum([sum(placed) for placed in m.placed_plus])
        found["remedy"] = m.remedies + sum(m.held_remedies)
        return found

    def disorder(self, s: MerlinState) -> int:
        m = Market.of(s)
        counts = [m.plus, m.remedies, *m.tiles, *m.laborers, *m.held_plus, *m.held_remedies]
        burdened = [s.influence[seat][c] < m.placed_plus[seat][c] for seat in range(s.seats) for c in range(RING)]
        return super().disorder(s) + sum([count < 0 for count in counts]) + sum(burdened)

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        m = Market.of(s)
        board = {
            "shield": {COLOURS[c]: m.tiles[SHIELD * RING + c] for c in range(RING)},
            "material": {COLOURS[c]: m.tiles[MATERIAL * RING + c] for c in range(RING)},
            "laborer": {str(face): count for face, count in enumerate(m.laborers, 1)},
            "plus": m.plus,
            "remedy": m.remedies,
        }
        return {**super().view(s, viewer), "market": board}

    def view_player(self, s: MerlinState, seat: int, viewer: Viewer) -> dict[str, Any]:
        m = Market.of(s)
        tiles = {
            kind: {
                COLOURS[c]: m.held_tiles[seat][k * RING + c] for c in range(RING) if m.held_tiles[seat][k * RING + c]
            }
            for kind, k in TILE_KINDS.items()
        }
        held = {
            "tiles": tiles,
            "laborer": m.held_laborers[seat] or None,
            "worked": m.worked[seat],
            "plus": m.held_plus[seat],
            "remedies": m.held_remedies[seat],
        }
        return {**super().view_player(s, seat, viewer), **held}

    def view_principality(self, s: MerlinState, colour: int) -> dict[str, Any]:
        plus = [placed[colour] for placed in Market.of(s).placed_plus]
        return {**super().view_principality(s, colour), "plus": plus}

    def standing(self, s: MerlinState, seat: int) -> float:
        m = Market.of(s)
        held = 1.5 * bool(m.held_laborers[seat]) + m.held_plus[seat] + 1.2 * m.held_remedies[seat]
        return super().standing(s, seat) + held
