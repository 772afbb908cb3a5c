"""Gold coins and mistletoe (Merlin, p. 26-27): coins change dice, mistletoe makes up for a requirement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, NamedTuple

from caliburn.games.merlin.game import Merlin
from caliburn.games.merlin.moves import Act
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.flow import Flow
from caliburn.kernel.moves import Move
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer

WAYS = {"up": 1, "down": -1}
START_MISTLETOE = 1


class Coin(NamedTuple):
    """Spend a coin on the chosen die: `coin up`."""

    way: str
    verb: str = "coin"


class Tune(NamedTuple):
    """Spend a coin on a die that was not chosen: `tune knight 4 up`."""

    die: str
    value: int
    way: str
    verb: str = "tune"


class Pick(NamedTuple):
    """Take an apple, a mistletoe or a coin from the supply."""

    thing: str
    verb: str = "pick"


class CoinsTaken(NamedTuple):
    seat: int
    number: int


class CoinsSpent(NamedTuple):
    seat: int
    number: int


class MistletoeTaken(NamedTuple):
    seat: int


class DieTuned(NamedTuple):
    """A coin changed a die that lies on the castle board."""

    seat: int
    die: str
    value: int
    now: int


class Gold(Extension):
    """Coins and mistletoe by seat."""

    KEY: ClassVar[str] = "gold"

    coins: list[int]
    mistletoe: list[int]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        coins: list[int],
        mistletoe: list[int],
    ) -> None:
        self.coins = coins
        self.mistletoe = mistletoe

    def copy(self) -> Gold:
        return Gold(
            self.coins[:],
            self.mistletoe[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: MerlinState) -> Gold:
        gold = s.extensions[Gold.KEY]
        assert isinstance(gold, Gold)
        return gold


class GoldAndMistletoe(Merlin):
    """Merlin, "Gold coins and mistletoe"."""

    def all_move_types(self) -> tuple[type[Move], ...]:
        return (*super().all_move_types(), Coin, Tune, Pick)

    def rondel_parts(self) -> tuple[str, ...]:
        return (*super().rondel_parts(), "gold")

    def start(self) -> MerlinState:
        s = super().start()
        s.extensions[Gold.KEY] = Gold([self.figures.start_coins] * self.seats, [START_MISTLETOE] * self.seats)
        return s

    # -- coins -------------------------------------------------------------------------------------------------

    def coins_left(self, s: MerlinState) -> int:
        return self.figures.coins - sum(Gold.of(s).coins)

    def take_coins(self, s: MerlinState, seat: int, count: int) -> None:
        """Coins from the supply, as far as there are any."""
        taken = min(count, self.coins_left(s)) if self.is_open(s, "coin") else 0
        if taken:
            Gold.of(s).coins[seat] += taken
            s.emit(CoinsTaken(seat, taken))

    def spend_coins(self, s: MerlinState, seat: int, count: int) -> None:
        Gold.of(s).coins[seat] -= count
        s.emit(CoinsSpent(seat, count))

    def changes(self, s: MerlinState, seat: int) -> list[Move]:
        return [*super().changes(s, seat), *self.coin_changes(s, seat)]

    def coin_changes(self, s: MerlinState, seat: int) -> list[Move]:
        """One pip up or down, never from 6 to 1 (MG-02)."""
        if not Gold.of(s).coins[seat] or not self.is_face(s):
            return []
        return [Coin(way) for way, step in WAYS.items() if 1 <= s.doing.value + step <= 6]

    def change(self, s: MerlinState, seat: int, move: Move) -> None:
        if isinstance(move, Coin):
            self.spend_coins(s, seat, 1)
            self.change_die(s, seat, s.doing.value + WAYS[move.way], "coin")
        else:
            super().change(s, seat, move)

    def free_steps(self, s: MerlinState, seat: int) -> list[Move]:
        return [*super().free_steps(s, seat), *self.tunings(s, seat)]

    def tunings(self, s: MerlinState, seat: int) -> list[Move]:
        """Coins on own dice that are not chosen; the change stays (MG-01)."""
        if not Gold.of(s).coins[seat]:
            return []
        return [
            Tune(die, value, way)
            for die, values in self.unused_dice(s, seat).items()
            for value in dict.fromkeys(values)
            for way, step in WAYS.items()
            if 1 <= value + step <= 6
        ]

    def is_free(self, move: Move) -> bool:
        return isinstance(move, Tune) or super().is_free(move)

    def free_step(self, s: MerlinState, seat: int, move: Move) -> Flow[None]:
        if isinstance(move, Tune):
            self.spend_coins(s, seat, 1)
            now = move.value + WAYS[move.way]
            self.set_die(s, seat, move.die, move.value, now)
            s.emit(DieTuned(seat, move.die, move.value, now))
        else:
            yield from super().free_step(s, seat, move)

    # -- mistletoe ---------------------------------------------------------------------------------------------

    def mistletoe_left(self, s: MerlinState) -> int:
        return self.figures.mistletoe - sum(Gold.of(s).mistletoe)

    def take_mistletoe(self, s: MerlinState, seat: int) -> None:
        Gold.of(s).mistletoe[seat] += 1
        s.emit(MistletoeTaken(seat))

    def excuses(self, s: MerlinState, seat: int) -> list[str]:
        """What a seat has to ignore requirements with, one entry for each."""
        return ["mistletoe"] * Gold.of(s).mistletoe[seat]

    def most_help(self, s: MerlinState, seat: int) -> int:
        return super().most_help(s, seat) + Gold.of(s).mistletoe[seat]

    def excuses_for(self, s: MerlinState, seat: int, missing: int) -> list[tuple[str, ...]]:
        """As many excuses as icons are missing, all of them if need be (MG-05)."""
        if not missing:
            return super().excuses_for(s, seat, missing)
        return list(dict.fromkeys(combinations(self.excuses(s, seat), missing)))

    def use_help(self, s: MerlinState, seat: int, helped_by: tuple[str, ...]) -> None:
        super().use_help(s, seat, helped_by)
        Gold.of(s).mistletoe[seat] -= helped_by.count("mistletoe")

    # -- the new spaces ----------------------------------------------------------------------------------------

    def remedies(self, s: MerlinState) -> list[Move]:
        """An apple or a mistletoe, as far as there are any."""
        found: list[Move] = [Pick("apple")] if self.can_take_apple(s) else []
        if self.mistletoe_left(s) and self.is_open(s, "mistletoe"):
            found.append(Pick("mistletoe"))
        return found

    def pick(self, s: MerlinState, seat: int, move: Pick) -> None:
        if move.thing == "apple":
            s.take_apple(seat)
        elif move.thing == "mistletoe":
            self.take_mistletoe(s, seat)
        else:
            self.take_coins(s, seat, 1)

    def remedy_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return self.remedies(s)

    def remedy_action(self, s: MerlinState, seat: int, at: int, move: Pick) -> Flow[None]:
        self.pick(s, seat, move)
        yield from ()

    def coin_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return [Act()]

    def coin_action(self, s: MerlinState, seat: int, at: int, move: Act) -> Flow[None]:
        self.take_coins(s, seat, 1)
        yield from ()

    # -- the end -----------------------------------------------------------------------------------------------

    def end_bonus(self, s: MerlinState, seat: int) -> dict[str, int]:
        """Points for every full pair of coins (MG-03); mistletoe counts nothing (MG-04)."""
        pairs = Gold.of(s).coins[seat] // 2
        return {**super().end_bonus(s, seat), "end-coins": self.figures.coin_pair_points * pairs}

    def census(self, s: MerlinState) -> Mapping[str, int]:
        gold = Gold.of(s)
        coins, mistletoe = self.coins_left(s) + sum(gold.coins), self.mistletoe_left(s) + sum(gold.mistletoe)
        return {**super().census(s), "coin": coins, "mistletoe": mistletoe}

    def disorder(self, s: MerlinState) -> int:
        gold = Gold.of(s)
        counts = (self.coins_left(s), self.mistletoe_left(s), *gold.coins, *gold.mistletoe)
        return super().disorder(s) + sum([count < 0 for count in counts])

    def view(self, s: MerlinState, viewer: Viewer) -> dict[str, Any]:
        return {**super().view(s, viewer), "coins": self.coins_left(s), "mistletoe": self.mistletoe_left(s)}

    def view_player(self, s: MerlinState, seat: int, viewer: Viewer) -> dict[str, Any]:
        gold = Gold.of(s)
        held = {"coins": gold.coins[seat], "mistletoe": gold.mistletoe[seat]}
        return {**super().view_player(s, seat, viewer), **held}

    def standing(self, s: MerlinState, seat: int) -> float:
        gold = Gold.of(s)
        return super().standing(s, seat) + 1.6 * gold.coins[seat] + 1.0 * gold.mistletoe[seat]
