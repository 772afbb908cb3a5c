"""The City of Caerleon (Merlin, p. 29-30): districts with rules of their own in place of the principalities."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from caliburn.games.merlin.figures import COLOURS, DISTRICTS, FLAG, KINDS, LADY, MATERIAL, RING, SHIELD, VASSALS
from caliburn.games.merlin.modules.gold import Gold, GoldAndMistletoe, Pick
from caliburn.games.merlin.moves import Give
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer

SMITH, QUARRY, MARKET, TAILOR, ORCHARD, MINT = range(len(DISTRICTS))
STOCKED: Final = {SHIELD: SMITH, MATERIAL: QUARRY, FLAG: TAILOR}
SUPPLIES: Final = {"apple": ORCHARD, "mistletoe": ORCHARD, "coin": MINT}
PLACES: Final = 2  # for the three vassals that are no Ladies
SEND_HOME = Prompt("ask-send-home", "caerleon")
DISTRICT_GAIN = Prompt("ask-district", "caerleon")
MARKET_GIVE = Prompt("ask-market-give", "caerleon")
MARKET_TAKE = Prompt("ask-market-take", "caerleon")


class SendHome(NamedTuple):
    """Which vassal makes room: `home 2 builder` (the seat)."""

    seat: int
    vassal: str
    verb: str = "home"


class GiveCoin(NamedTuple):
    """Give a coin for an item."""

    verb: str = "give-coin"


class DistrictsLaid(NamedTuple):
    """The districts by colour, black first."""

    districts: tuple[str, ...]


class Caerleon(Extension):
    """Which district lies where."""

    KEY: ClassVar[str] = "caerleon"

    districts: list[int]  # by colour

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        districts: list[int],
    ) -> None:
        self.districts = districts

    def copy(self) -> Caerleon:
        return Caerleon(
            self.districts[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Caerleon:
        caerleon = s.extensions[Caerleon.KEY]
        assert isinstance(caerleon, Caerleon)
        return caerleon


class CityOfCaerleon(GoldAndMistletoe):
    """Merlin, "Module: The City of Caerleon", each district on the principality of its roof."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), SendHome, GiveCoin)

    def start(self) -> MerlinState:
        s = super().start()
        districts = [0] * RING
        for number, district in enumerate(self.figures.districts):
            districts[district.colour] = number
        s.extensions[Caerleon.KEY] = Caerleon(districts)
        return s

    # -- where things lie --------------------------------------------------------------------------------------

    def home_of(self, s: MerlinState, kind: int, colour: int) -> int:
        """Shields lie at the Smith, materials in the Quarry, flags at the Tailor, whatever their colour."""
        return Caerleon.of(s).districts.index(STOCKED[kind])

    def home_of_supply(self, s: MerlinState, what: str) -> int:
        return Caerleon.of(s).districts.index(SUPPLIES[what]) if what in SUPPLIES else super().home_of_supply(s, what)

    # -- sending vassals ---------------------------------------------------------------------------------------

    def send(self, s: MerlinState, seat: int, vassal: int, colour: int) -> Flow[None]:
        """Two places for three kinds of vassals: one of the two there makes room (MG-12, MG-13)."""
        if vassal != LADY and s.vassals[seat][vassal] != colour:
            there = self.guests(s, colour)
            if len(there) >= PLACES and vassal not in [kind for _, kind in there]:
                move = yield from ask(s, seat, SEND_HOME, partial(self.guests_to_send, colour), colour=COLOURS[colour])
                s.send_home(move.seat, VASSALS.index(move.vassal))
        yield from super().send(s, seat, vassal, colour)

    def guests(self, s: MerlinState, colour: int) -> list[tuple[int, int]]:
        """Seats and vassals, Ladies apart, in a district."""
        return [(seat, v) for seat in range(s.seats) for v in range(LADY) if s.vassals[seat][v] == colour]

    def guests_to_send(self, colour: int, s: MerlinState, seat: int) -> list[Move]:
        return [SendHome(other, VASSALS[vassal]) for other, vassal in self.guests(s, colour)]

    # -- what vassals do ---------------------------------------------------------------------------------------

    def vassal_action(self, s: MerlinState, seat: int, vassal: int, colour: int) -> Flow[None]:
        if vassal == LADY:
            yield from super().vassal_action(s, seat, vassal, colour)
            return
        number = Caerleon.of(s).districts[colour]
        count = self.figures.districts[number].gains[vassal]
        if number == MINT:
            self.take_coins(s, seat, count)
        elif number == MARKET:
            yield from self.exchanges(s, seat, count)
        elif number == ORCHARD:
            yield from self.gather(s, seat, count, lambda s, seat: self.remedies(s))
        else:
            kind = next(kind for kind, district in STOCKED.items() if district == number)
            yield from self.gather(s, seat, count, partial(self.goods, kind))

    def goods(self, kind: int, s: MerlinState, seat: int) -> list[Move]:
        """Items of a kind, in any colour (MG-14)."""
        return self.takings(s, seat, [kind])

    def gather(self, s: MerlinState, seat: int, count: int, choices: Callable[..., list[Move]]) -> Flow[None]:
        """Take so many things, one by one, as far as there are any."""
        for _ in range(count):
            if not choices(s, seat):
                return
            move = yield from ask(s, seat, DISTRICT_GAIN, lambda s, seat: [*choices(s, seat), PASS])
            if move == PASS:
                return
            if isinstance(move, Pick):
                self.pick(s, seat, move)
            else:
                yield from self.gain(s, seat, move)

    def exchanges(self, s: MerlinState, seat: int, count: int) -> Flow[None]:
        """Items and coins for items, items for coins, one at a time (MG-15)."""
        for _ in range(count):
            given = yield from ask(s, seat, MARKET_GIVE, self.market_offers)
            if given == PASS:
                return
            if isinstance(given, Give):
                yield from self.give_up(s, seat, KINDS.index(given.kind), COLOURS.index(given.colour))
                choices = self.items_or_coin
            else:
                self.spend_coins(s, seat, 1)
                choices = self.any_item
            if choices(s, seat):
                taken = yield from ask(s, seat, MARKET_TAKE, choices)
                if isinstance(taken, Pick):
                    self.pick(s, seat, taken)
                else:
                    yield from self.gain(s, seat, taken)

    def market_offers(self, s: MerlinState, seat: int) -> list[Move]:
        coin: list[Move] = [GiveCoin()] if Gold.of(s).coins[seat] and self.any_item(s, seat) else []
        return [*self.givings(s, seat), *coin, PASS]

    def any_item(self, s: MerlinState, seat: int) -> list[Move]:
        return self.takings(s, seat, range(len(KINDS)))

    def items_or_coin(self, s: MerlinState, seat: int) -> list[Move]:
        coin: list[Move] = [Pick("coin")] if self.coins_left(s) and self.is_open(s, "coin") else []
        return [*self.any_item(s, seat), *coin]

    # -- the rest ----------------------------------------------------------------------------------------------

    def crowded(self, s: MerlinState) -> int:
        """No district holds two vassals of a kind, nor more than two besides Ladies."""
        full = sum([len(self.guests(s, colour)) > PLACES for colour in range(RING)])
        return super().crowded(s) + full

    def disorder(self, s: MerlinState) -> int:
        return super().disorder(s) + (sorted(Caerleon.of(s).districts) != list(range(RING)))

    def view_principality(self, s: MerlinState, colour: int) -> dict[str, Any]:
        """A district has the stock of its kind in all colours, or none."""
        number = Caerleon.of(s).districts[colour]
        told = {**super().view_principality(s, colour), "district": DISTRICTS[number]}
        told["stock"] = {}
        for kind, district in STOCKED.items():
            if district == number:
                told["stock"] = {c: s.stock[kind * RING + n] for n, c in enumerate(COLOURS)}
                told["kind"] = KINDS[kind]
        return told

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        return {**super().view(s, viewer), "districts": [DISTRICTS[number] for number in Caerleon.of(s).districts]}


class RandomCaerleon(CityOfCaerleon):
    """The districts shuffled, reverse side up; each takes the colour of its space (MG-16)."""

    def lay_out(self, s: MerlinState) -> None:
        super().lay_out(s)
        left = list(range(RING))
        laid = [left.pop(s.luck.pick([DISTRICTS[number] for number in left])) for _ in range(RING)]
        Caerleon.of(s).districts = laid
        s.emit(DistrictsLaid(tuple([DISTRICTS[number] for number in laid])))
