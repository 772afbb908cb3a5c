"""The witch's cauldrons (Merlin, p. 32-33): Morgana moves, then the token of the cauldron does its work."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from caliburn.games.merlin.figures import COLOURS, KINDS, NOBODY, RING, SPACES
from caliburn.games.merlin.modules.gold import Gold, GoldAndMistletoe, Pick
from caliburn.games.merlin.modules.morgana_pieces import (
    Bewitch,
    CauldronUsed,
    Darken,
    DarkInfluencePlaced,
    DieBewitched,
    FiguresSwapped,
    Haunt,
    HutRaised,
    Morgana,
    MorganaMoved,
    RaiseHut,
    Sell,
    Spend,
    SwapKnights,
    SwapRings,
)
from caliburn.games.merlin.moves import Take
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move

SOLD, COINS_GAINED = 2, 3
COINS_SPENT, BOUGHT = 2, 3
MOVE_MORGANA = Prompt("ask-morgana", "kitchen")
BEWITCH = Prompt("ask-bewitch", "bewitch")
SWAP = Prompt("ask-swap", "swap")
WITCHS_GOLD = Prompt("ask-gold", "witchs-gold")
SELL = Prompt("ask-sell", "witchs-gold")
BUY = Prompt("ask-spend", "witchs-gold")
HUT = Prompt("ask-hut", "hut")
DARK = Prompt("ask-dark", "dark")

Effect: TypeAlias = Callable[[MerlinState, int], Flow[None]]


class Cauldrons(GoldAndMistletoe):
    """Merlin, "Witch's cauldron"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        own = (Haunt, Bewitch, SwapRings, SwapKnights, Sell, Spend, RaiseHut, Darken)
        return (*super().all_move_types(), *own)

    def effect(self, s: MerlinState, cauldron: int) -> str:
        """What the token on a cauldron shows."""
        token = Morgana.of(s).tokens[cauldron]
        return self.figures.tokens[token // 2][token % 2]

    def cauldron(self, s: MerlinState, seat: int, number: int) -> Flow[None]:
        """Morgana moves, the token works, and is turned over in any case (MW-26)."""
        m, effect = Morgana.of(s), self.effect(s, number)
        m.occupied[number] = True
        s.emit(CauldronUsed(seat, number + 1, effect))
        yield from self.move_morgana(s, seat, self.figures.cauldrons[number].steps)
        effects: dict[str, Effect] = {
            "bewitch": self.bewitch, "swap": self.swap_figures, "gold": self.witchs_gold, "hut": self.raise_hut,
            "dark": self.dark_influence,
        }  # fmt: skip
        yield from effects[effect](s, seat)
        m.tokens[number] ^= 1

    def move_morgana(self, s: MerlinState, seat: int, steps: int) -> Flow[None]:
        """Anywhere the first time (MW-09), then exactly so many principalities, either way (MW-10)."""
        m = Morgana.of(s)
        if m.place == NOBODY:
            places = list(range(RING))
        else:
            places = list(dict.fromkeys([(m.place + steps) % RING, (m.place - steps) % RING]))
        haunts = [Haunt(COLOURS[place]) for place in places]
        move = yield from ask(s, seat, MOVE_MORGANA, lambda s, seat: haunts)
        m.place = COLOURS.index(move.colour)
        s.emit(MorganaMoved(seat, move.colour))

    # -- bewitch -----------------------------------------------------------------------------------------------

    def bewitch(self, s: MerlinState, seat: int) -> Flow[None]:
        """An own unused die, or somebody else's unused knight die (MW-16)."""
        move = yield from ask(s, seat, BEWITCH, self.bewitchings)
        if move != PASS:
            self.set_die(s, move.seat, move.die, move.value, move.face)
            s.emit(DieBewitched(seat, move.seat, move.die, move.value, move.face))

    def bewitchings(self, s: MerlinState, seat: int) -> list[Move]:
        found: list[Move] = [PASS]
        for other in s.clockwise(seat):
            for die, values in self.unused_dice(s, other).items():
                if other == seat or die == "knight":
                    for value in dict.fromkeys(values):
                        found += [Bewitch(other, die, value, face) for face in range(1, 7) if face != value]
        return found

    # -- swap figures ------------------------------------------------------------------------------------------

    def swap_figures(self, s: MerlinState, seat: int) -> Flow[None]:
        """Two figures change places, no action follows (MW-23, MW-24)."""
        move = yield from ask(s, seat, SWAP, self.swaps)
        if isinstance(move, SwapKnights):
            s.knights[seat], s.knights[move.seat] = s.knights[move.seat], s.knights[seat]
            s.emit(FiguresSwapped(seat, move.seat))
        elif isinstance(move, SwapRings):
            self.swap_rings(s, seat)
            s.emit(FiguresSwapped(seat, None))

    def swaps(self, s: MerlinState, seat: int) -> list[Move]:
        found: list[Move] = [PASS]
        if "arthur" in self.figures_moved():
            found.append(SwapRings())
        if self.may_enter(s, s.knights[seat]):
            others = [other for other in range(s.seats) if other != seat]
            found += [SwapKnights(other) for other in others if self.may_enter(s, s.knights[other])]
        return found

    def swap_rings(self, s: MerlinState, seat: int) -> None:
        """Each goes to the space of its own ring that faces the other's former one."""
        inner = len(self.spaces) - SPACES
        i, j = self.where(s, seat, "arthur") - SPACES, s.merlin
        outer = (2 * i * SPACES + inner) // (2 * inner) % SPACES  # the nearest, halves up
        if not self.may_enter(s, outer):
            outer = (outer + 1) % SPACES
        self.put_figure(s, seat, "merlin", outer)
        self.put_figure(s, seat, "arthur", SPACES + (2 * j * inner + SPACES) // (2 * SPACES) % inner)

    # -- witch's gold ------------------------------------------------------------------------------------------

    def witchs_gold(self, s: MerlinState, seat: int) -> Flow[None]:
        """Two items for three coins, or two coins for three items where Morgana stands (MW-25)."""
        move = yield from ask(s, seat, WITCHS_GOLD, self.conversions)
        if isinstance(move, Sell):
            for _ in range(SOLD):
                given = yield from ask(s, seat, SELL, self.givings)
                yield from self.give_up(s, seat, KINDS.index(given.kind), COLOURS.index(given.colour))
            self.mint(s, seat, COINS_GAINED)
        elif isinstance(move, Spend):
            self.spend_coins(s, seat, COINS_SPENT)
            for _ in range(BOUGHT):
                if not self.haunted_goods(s, seat):
                    return
                taken = yield from ask(s, seat, BUY, self.haunted_goods)
                self.take_haunted(s, seat, taken)

    def conversions(self, s: MerlinState, seat: int) -> list[Move]:
        found: list[Move] = [PASS]
        if sum(s.items[seat]) >= SOLD:
            found.append(Sell())
        if Gold.of(s).coins[seat] >= COINS_SPENT and self.haunted_goods(s, seat):
            found.append(Spend())
        return found

    def mint(self, s: MerlinState, seat: int, count: int) -> None:
        """Coins for items, even while Morgana stands where the coins lie (MW-33)."""
        m = Morgana.of(s)
        place, m.place = m.place, NOBODY
        self.take_coins(s, seat, count)
        m.place = place

    def haunted_goods(self, s: MerlinState, seat: int) -> list[Move]:
        """What lies where Morgana stands; only this takes anything from there (MW-14, MW-33)."""
        m = Morgana.of(s)
        place, m.place = m.place, NOBODY
        found: list[Move] = [
            Take(KINDS[kind], COLOURS[colour])
            for kind in range(len(KINDS))
            for colour in range(RING)
            if self.home_of(s, kind, colour) == place and self.can_take(s, kind, colour)
        ]
        supplies = {"apple": self.can_take_apple(s), "mistletoe": self.mistletoe_left(s), "coin": self.coins_left(s)}
        found += [Pick(what) for what, left in supplies.items() if left and self.home_of_supply(s, what) == place]
        m.place = place
        return found

    def take_haunted(self, s: MerlinState, seat: int, move: Move) -> None:
        m = Morgana.of(s)
        place, m.place = m.place, NOBODY
        if isinstance(move, Pick):
            self.pick(s, seat, move)
        elif isinstance(move, Take):
            s.take_item(seat, KINDS.index(move.kind), COLOURS.index(move.colour))
        m.place = place

    # -- witch's hut -------------------------------------------------------------------------------------------

    def raise_hut(self, s: MerlinState, seat: int) -> Flow[None]:
        """A hut on an own manor without one, if there are any left."""
        move = yield from ask(s, seat, HUT, self.hut_sites)
        if isinstance(move, RaiseHut):
            Morgana.of(s).huts.append(move.tile - 1)
            s.emit(HutRaised(seat, move.tile))

    def hut_sites(self, s: MerlinState, seat: int) -> list[Move]:
        huts = Morgana.of(s).huts
        if len(huts) >= self.figures.huts:
            return [PASS]
        own = [tile for tile, owner in enumerate(s.manors) if owner == seat and tile not in huts]
        return [PASS, *[RaiseHut(tile + 1) for tile in own]]

    # -- dark influence ----------------------------------------------------------------------------------------

    def dark_left(self, s: MerlinState) -> int:
        m = Morgana.of(s)
        return self.figures.dark_markers - sum(m.dark) - sum([sum(top) for top in m.on_top])

    def dark_influence(self, s: MerlinState, seat: int) -> Flow[None]:
        """A marker where Morgana stands, another one next to her, as far as there are any (MW-20)."""
        if not self.dark_left(s):
            return
        move = yield from ask(s, seat, DARK, self.dark_places)
        if move != PASS:
            self.put_dark(s, seat, Morgana.of(s).place)
            if self.dark_left(s):
                self.put_dark(s, seat, COLOURS.index(move.colour))

    def dark_places(self, s: MerlinState, seat: int) -> list[Move]:
        place = Morgana.of(s).place
        return [PASS, *[Darken(COLOURS[(place + step) % RING]) for step in (1, -1)]]

    def put_dark(self, s: MerlinState, seat: int, colour: int) -> None:
        """On top of an own marker without one, otherwise by itself."""
        m = Morgana.of(s)
        on_top = s.influence[seat][colour] > m.on_top[seat][colour]
        if on_top:
            m.on_top[seat][colour] += 1
        else:
            m.dark[colour] += 1
        s.emit(DarkInfluencePlaced(seat, COLOURS[colour], on_top))
