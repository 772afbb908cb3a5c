"""Setup (Knight Fall, pp. 6-7): the abbey, characters, turn order, and who stands where."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Final

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.figures import (
    ADJACENT,
    CELLS,
    CENTRE,
    CHARACTERS,
    COPIES,
    CORNERS,
    DEMON,
    ELDERS,
    IMPS,
    KNIGHT,
    NO_BANK,
    NOBODY,
    PLACES,
    POWER_CARDS,
    SEAL,
    SIDES,
    STONE_GOLEMS,
    TILES,
    UNITS,
)
from caliburn.games.knight_fall.moves import Choose, Imps, Put
from caliburn.games.knight_fall.state import DRAFT, NO_CARD, OFF, PLACING, SETUP, TURN, KnightFallState, fresh_turn
from caliburn.games.knight_fall.turns import Turns
from caliburn.kernel.bags import Bag, bag_of, empty
from caliburn.kernel.flow import Flow, Prompt, ask_all
from caliburn.kernel.moves import Move
from caliburn.kernel.spec import Seating

CHOOSE = Prompt("ask-characters", "setup-characters")
PLACE_IMPS = Prompt("ask-imps", "setup-imps", automatic=True)
PLACE_KNIGHT = Prompt("ask-start", "setup-knights", automatic=True)

RINGS: Final = {
    2: (0, 1, 0, 1),
    3: (0, 1, 2, 1),
    4: (0, 1, 2, 3),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}  # by players: who plays which character, demon, knight, demon ... in turn
LONE_DEMONS: Final = (0, 1, 0, 2)  # three players, one of them with both demons
ABBEY: Final = tuple([tile for tile in TILES if tile != SEAL])
OUTER: Final = tuple([cell for cell in range(CELLS) if cell != CENTRE])


class Setup(Turns):
    """Knight Fall, "Setup"."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.teams = self.opponents()

    def ring(self) -> tuple[int, ...]:
        """The seats in turn order, before chance says which demon begins."""
        if self.seating.options.get("single") == SIDES[DEMON] and self.seats == len(LONE_DEMONS) - 1:
            return LONE_DEMONS
        return RINGS[self.seats]

    def opponents(self) -> tuple[tuple[int, ...], ...]:
        """The seats of the demons, and those of the knights."""
        ring = self.ring()
        sides = [[seat for seat in range(self.seats) if ring.index(seat) % 2 == side] for side in (DEMON, KNIGHT)]
        return tuple([tuple(side) for side in sides])

    def start(self) -> KnightFallState:
        """Everything in the box."""
        seats, ring = self.seats, self.ring()
        return KnightFallState(
            seats=seats,
            extensions={},
            phase=SETUP,
            round=0,
            active=0,
            seat_of=list(ring),
            who=[NOBODY] * len(ring),
            lives=[0] * PLACES,
            at=[OFF] * UNITS,
            bank=[NO_BANK] * UNITS,
            health=[0] * UNITS,
            defense=[0] * PLACES,
            ice=0,
            seals=[NO_CARD] * PLACES,
            characters=[Bag(ids, [1] * len(ids), len(ids)) for ids in CHARACTERS],
            fallen=[empty(ids) for ids in CHARACTERS],
            drafts=[[] for _ in range(seats)],
            decks=[Bag(ids, [COPIES] * len(ids), COPIES * len(ids)) for ids in POWER_CARDS],
            discards=[empty(ids) for ids in POWER_CARDS],
            shuffles=[0, 0],
            hands=[[] for _ in range(seats)],
            origins=[[] for _ in range(seats)],
            slowed=[NO_CARD] * seats,
            slowed_origin=[0] * seats,
            basic=[True] * seats,
            tiles=[""] * CELLS,
            halos=[],
            halo_place=NOBODY,
            portals=[],
            makers=[NOBODY, NOBODY],
            points=[0, self.knights_start()],
            queue=[],
            deaths=[],
            turn=fresh_turn(),
            attack=None,
            attacks=0,
            question="",
            about="",
        )

    def knights_start(self) -> int:
        """Where the knights' marker begins: a space ahead of the demons."""
        return self.figures.knights_start

    # -- the abbey and the characters --------------------------------------------------------------------------

    def set_up(self, s: KnightFallState) -> Flow[None]:
        """Tiles and elders are laid out, and everybody draws characters."""
        yield from ()
        bag = bag_of(TILES, ABBEY)
        for cell in OUTER:
            s.tiles[cell] = TILES[s.luck.draw(bag)]
        s.tiles[CENTRE] = SEAL
        s.emit(happened.TilesLaid(tuple(s.tiles)))
        for elder, cell in zip(ELDERS, OUTER, strict=True):
            s.stand(elder, cell)
            s.health[elder] = self.figures.elder_health
        for seat in range(s.seats):
            self.draw_characters(s, seat)
        s.phase = DRAFT

    def draw_characters(self, s: KnightFallState, seat: int) -> None:
        """One more than the seat will keep."""
        side = s.side(seat)
        for _ in range(s.seat_of.count(seat) + 1):
            s.drafts[seat].append(s.luck.draw(s.characters[side]))
        s.drafts[seat].sort()
        names = tuple([CHARACTERS[side][number] for number in s.drafts[seat]])
        s.emit(happened.CharactersDrawn(seat, len(names), names))

    def draft(self, s: KnightFallState) -> Flow[None]:
        """Characters are chosen, then the turn order is set and cards are drawn."""
        yield from self.choose_characters(s)
        self.choose_first(s)
        for seat in range(s.seats):
            self.draw_first_hand(s, seat)
        s.phase = PLACING

    def choose_characters(self, s: KnightFallState) -> Flow[None]:
        """All choose in secret at the same time (RU-A02)."""
        seats = list(range(s.seats))
        s.question = CHOOSE.message
        chosen = yield from ask_all(s, seats, CHOOSE, self.drafts)
        for seat, move in zip(seats, chosen, strict=True):
            self.keep(s, seat, move)

    def drafts(self, s: KnightFallState, seat: int) -> list[Move]:
        """Two characters are chosen in the order of their turns."""
        names = [CHARACTERS[s.side(seat)][number] for number in s.drafts[seat]]
        return [Choose(kept) for kept in permutations(names, s.seat_of.count(seat))]

    def keep(self, s: KnightFallState, seat: int, move: Choose) -> None:
        """The others are shuffled back."""
        side = s.side(seat)
        kept = [CHARACTERS[side].index(name) for name in move.characters]
        places = [place for place, owner in enumerate(s.seat_of) if owner == seat]
        for place, number in zip(places, kept, strict=True):
            s.who[place] = number
        for number in s.drafts[seat]:
            if number not in kept:
                s.characters[side].add(number)
        s.drafts[seat] = []
        s.emit(happened.CharactersChosen(seat, move.characters))

    def choose_first(self, s: KnightFallState) -> None:
        """A random demon begins; the others follow in their order, demons and knights by turns (RU-A04)."""
        demons, knights = list(self.places_of(s, DEMON)), list(self.places_of(s, KNIGHT))
        first = s.luck.pick([s.name_of(place) for place in demons])
        self.reorder(s, turned(demons, first), turned(knights, first % len(knights)))

    def reorder(self, s: KnightFallState, demons: list[int], knights: list[int]) -> None:
        order = [(demons, knights)[place % 2][place // 2] for place in range(s.places)]
        s.seat_of = [s.seat_of[place] for place in order]
        s.who = [s.who[place] for place in order]
        for place in range(s.places):
            self.make_ready(s, place)
        s.emit(happened.OrderSet(tuple([s.name_of(place) for place in range(s.places)])))

    def draw_first_hand(self, s: KnightFallState, seat: int) -> None:
        for _ in range(self.first_hand()):
            s.draw_card(seat)
        names = POWER_CARDS[s.side(seat)]
        cards = tuple([names[card] for card in sorted(s.hands[seat])])
        s.emit(happened.CardsDrawn(seat, len(cards), cards))

    def first_hand(self) -> int:
        return self.hand_size()

    # -- who stands where --------------------------------------------------------------------------------------

    def place_units(self, s: KnightFallState) -> Flow[None]:
        """Demons, imps, knights, golems, in this order (RU-A03)."""
        for elder in ELDERS:
            yield from self.settle_elder(s, elder)
        for place in self.places_of(s, DEMON):
            s.stand(place, CENTRE)
            s.emit(happened.CharacterPlaced(s.name_of(place), s.where(place)))
        yield from self.place_imps(s)
        for place in self.places_of(s, KNIGHT):
            yield from self.place_knight(s, place)
        yield from self.place_golems(s)
        s.round = 1
        s.phase = TURN
        s.emit(happened.RoundBegan(s.round))

    def settle_elder(self, s: KnightFallState, elder: int) -> Flow[None]:
        """In the sewer the knights choose the bank (RU-L07)."""
        cell = s.at[elder]
        if len(self.banks_of(s, cell)) > 1:
            yield from self.put(s, elder, cell, self.captain(s, KNIGHT))
            s.emit(happened.ElderPlaced(s.name_of(elder), s.where(elder)))

    def place_imps(self, s: KnightFallState) -> Flow[None]:
        """Each on a different tile next to the seal."""
        tiles = [tile for cell in ADJACENT[CENTRE] for tile in self.arrivals(s, [cell])]
        number = self.first_imps()

        def ways() -> list[Move]:
            return [Imps(some) for some in combinations(tiles, number) if is_spread(some)]

        move = yield from self.decide(s, self.captain(s, DEMON), PLACE_IMPS, ways)
        assert isinstance(move, Imps)
        for imp, tile in zip(IMPS, move.tiles, strict=False):
            cell, bank = self.place_called(s, tile)
            s.place_minion(imp, cell, bank, self.health_of["imp"])

    def first_imps(self) -> int:
        """Fewer with five or six players."""
        return self.figures.imps_at_start[int(self.seats > 4)]

    def place_knight(self, s: KnightFallState, place: int) -> Flow[None]:
        """Each on a corner of its own."""

        def free_corners() -> list[Move]:
            taken = [s.at[knight] for knight in self.knights_on_board(s)]
            cells = [cell for cell in CORNERS if cell not in taken]
            return [Put(tile) for tile in self.arrivals(s, cells)]

        move = yield from self.decide(s, self.owner(s, place), PLACE_KNIGHT, free_corners, knight=s.name_of(place))
        assert isinstance(move, Put)
        s.stand(place, *self.place_called(s, move.tile))
        s.emit(happened.CharacterPlaced(s.name_of(place), s.where(place)))

    def place_golems(self, s: KnightFallState) -> Flow[None]:
        """A stone golem on each corner without a knight."""
        taken = [s.at[knight] for knight in self.knights_on_board(s)]
        for cell in [cell for cell in CORNERS if cell not in taken]:
            yield from self.spawn(s, cell, self.captain(s, KNIGHT), STONE_GOLEMS)


def turned(places: list[int], first: int) -> list[int]:
    """The same order, from one of them on."""
    return places[first:] + places[:first]


def is_spread(tiles: tuple[str, ...]) -> bool:
    """Whether no two names belong to one tile."""
    letters = [tile.partition("-")[0] for tile in tiles]
    return len(dict.fromkeys(letters)) == len(letters)
