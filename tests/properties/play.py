"""Random play over the registry, and pictures of a match: what the properties are checked on, with no rule of any game.

Everything is found through `caliburn.games()`, so a new game, mode, option or number of seats is covered untold.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import caliburn
from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.spec import Option
from caliburn.kernel.start import games as registry
from caliburn.kernel.view import REFEREE, Viewer
from tests.properties.sizes import MOST_ANSWERS, RANDOM_COMBINATIONS

CAREFUL_OPTIONS = 4


class Case(NamedTuple):
    """A game in one of its modes with one of its numbers of seats."""

    game: str
    mode: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.mode}-{self.seats}"


def all_cases() -> list[Case]:
    """Every game, mode and number of seats that there is."""
    return [
        Case(spec.id, mode.id, seats)
        for spec in registry()
        for mode in spec.modes
        for seats in range(mode.least, mode.most + 1)
    ]


CASES = all_cases()


def options_of(case: Case) -> Sequence[Option]:
    """The options of a mode that so many seats have."""
    options = next(mode.options for mode in caliburn.game(case.game).modes if mode.id == case.mode)
    return [option for option in options if option.seats in (None, case.seats)]


def everything(case: Case) -> dict[str, str]:
    """The last value of every option; where many may be chosen, all of them."""
    return {option.id: ",".join(option.values) if option.many else option.values[-1] for option in options_of(case)}


def combinations(case: Case) -> list[dict[str, str]]:
    """Option values: all defaults, each other value alone, every last value, and a few at random."""
    options = options_of(case)
    found: list[dict[str, str]] = [{}]
    for option in options:
        needed = {} if option.needs is None else {option.needs[0]: option.needs[1]}
        found += [{**needed, option.id: value} for value in (option.values if option.many else option.values[1:])]
    found.append(everything(case))
    rng = Random(f"combinations {case}")
    for _ in range(RANDOM_COMBINATIONS if options else 0):
        found.append(_at_random(options, rng))
    return found


def _at_random(options: Sequence[Option], rng: Random) -> dict[str, str]:
    """A value of every option, for options of which many values may be chosen about half of them."""
    chosen: dict[str, str] = {}
    for option in options:
        if option.many:
            chosen[option.id] = ",".join([value for value in option.values if rng.random() < 0.5])
        elif option.needs is None or option.needs[1] in chosen[option.needs[0]].split(","):
            chosen[option.id] = rng.choice(option.values)
    return chosen


class Game:
    """One match with the random numbers that play it; the same case, purpose and number give the same game."""

    def __init__(self, case: Case, purpose: str, number: int) -> None:
        self.case = case
        self.options: dict[str, str] = {"mode": case.mode, **self.combination(number)}
        self.seed = f"{purpose}/{number}"
        self.rng = Random(f"{case}/{purpose}/{number}")
        self.eager = number % 2 == 1
        self.careful = number % 4 == 2
        self.match = caliburn.new_match(case.game, seats=case.seats, options=self.options, seed=self.seed)

    def combination(self, number: int) -> dict[str, str]:
        """The option values of a game, by its number."""
        chosen = combinations(self.case)
        return chosen[(number + self.case.seats) % len(chosen)]

    def __str__(self) -> str:
        """What a failure is reproduced with."""
        return f"{self.case} options={self.options} seed={self.seed!r} after {self.match.answers} answers"

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*range(self.case.seats), None, REFEREE)

    def choose(self) -> tuple[int, Move]:
        """A random offered move of a random seat that is asked. In every second game nobody is fond of passing, or
        games for two would seldom get far: whoever lets everything go by ends them. In every fourth game people look
        before they leap, or nobody would see the end of a game in which all can lose."""
        ask = self.rng.choice(self.match.asks)
        options = ask.options
        if self.careful and len(options) > 1:
            few = self.rng.sample(options, min(CAREFUL_OPTIONS, len(options)))
            return ask.seat, max(few, key=lambda move: self._prospect(ask.seat, move))
        if self.eager and len(options) > 1 and self.rng.random() < 0.8:
            options = tuple(move for move in options if move != PASS)
        return ask.seat, self.rng.choice(options)

    def _prospect(self, seat: int, move: Move) -> float:
        world = self.match.clone(self.rng.getrandbits(30), events=False)
        world.play(seat, move)
        return world.evaluate(seat)

    def now_and_then(self, every: int) -> bool:
        """At one decision in so many."""
        return not self.rng.randrange(every)

    def decisions(self) -> Iterator[Match]:
        """The match at every decision; between two of them somebody answers at random."""
        while self.match.asks:
            yield self.match
            self.match.play(*self.choose())
            if self.match.answers > MOST_ANSWERS:
                raise AssertionError(f"no end in sight: {self}")


class Wilful(Game):
    """A game with everything in it, in which every sort of move is loved or shunned: whoever keeps what could be spent
    at once comes to what even-handed play hardly ever sees."""

    def __init__(self, case: Case, purpose: str, number: int) -> None:
        super().__init__(case, purpose, number)
        self._liking: dict[type, float] = {}

    def combination(self, number: int) -> dict[str, str]:
        return {option.id: ",".join(option.values) for option in options_of(self.case) if option.many}

    def choose(self) -> tuple[int, Move]:
        ask = self.rng.choice(self.match.asks)
        for move in ask.options:
            if type(move) not in self._liking:
                self._liking[type(move)] = 10 ** self.rng.uniform(-3, 0)
        return ask.seat, self.rng.choices(ask.options, [self._liking[type(move)] for move in ask.options])[0]


def games(case: Case, purpose: str, count: int) -> Iterator[Game]:
    """So many random games, going round through the combinations of options."""
    for number in range(count):
        yield Game(case, purpose, number)


def play_out(match: Match, rng: Random) -> None:
    """Play any match at random to its end."""
    for answers in itertools.count():
        if not match.asks:
            return
        ask = rng.choice(match.asks)
        match.play(ask.seat, rng.choice(ask.options))
        if answers > MOST_ANSWERS:
            raise AssertionError("no end in sight")


def asked(match: Match, viewer: Viewer) -> list[Any]:
    """The questions a viewer may answer, in full."""
    return [
        (ask.seat, ask.prompt.id, dict(ask.prompt.args), ask.rule, tuple(ask.options)) for ask in match.asks_for(viewer)
    ]


def seen(match: Match, viewer: Viewer) -> list[Any]:
    """Everything a viewer gets to see of a match."""
    return [match.view(viewer), asked(match, viewer), match.events(viewer)]


def picture(match: Match) -> dict[str, Any]:
    """Everything that anybody gets to see, and who may take something back."""
    seats = range(match.rules.seats)
    return {
        "seen": [seen(match, viewer) for viewer in (*seats, None, REFEREE)],
        "may undo": [match.can_undo(seat) for seat in seats],
        "census": match.census(),
    }


def standing_lines(record: Mapping[str, Any]) -> list[str]:
    """The log of a record without what was taken back."""
    lines: list[str] = []
    for line in record["log"]:
        who, _, what = line.partition(" ")
        if what == "undo":
            del lines[last_line(lines, int(who))]
        else:
            lines.append(line)
    return lines


def last_line(lines: Sequence[str], seat: int) -> int:
    """Where a seat's last answer stands. After it there are only sealed answers of others, if it can be taken back."""
    return max(number for number, line in enumerate(lines) if line.startswith(f"{seat} "))
