"""The tiniest game: its steps are flows written in the test that needs just that interleaving.

    def first(s): yield from question(s, 0); s.luck.reveal()
    match = tiny_match(first, second)

Each seat holds one secret letter, which an option may name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from caliburn.kernel.bags import Bag, bag_of
from caliburn.kernel.errors import BadPosition
from caliburn.kernel.events import Event
from caliburn.kernel.flow import Flow, Prompt, ask, ask_all, ask_any
from caliburn.kernel.luck import Chance, Luck, Seeded, seed_bytes
from caliburn.kernel.match import Match
from caliburn.kernel.moves import Move, Pass
from caliburn.kernel.result import Result
from caliburn.kernel.rules import Rules
from caliburn.kernel.spec import GameSpec, Mode, Option, Seating
from caliburn.kernel.state import NO_LUCK, Extension, State, copy_extensions
from caliburn.kernel.view import Viewer, sees

LETTERS = ("a", "b", "c", "d", "e", "f")
ASK = Prompt("ask-tiny", rule="tiny")
ASK_AUTOMATIC = Prompt("ask-tiny", rule="tiny", automatic=True)


class Say(NamedTuple):
    word: str
    verb: str = "say"


class Said(NamedTuple):
    seat: int
    word: str


class Drawn(NamedTuple):
    """`letter` is empty for those who did not see it."""

    seat: int
    letter: str


class TinyState(State):
    """How many steps have begun, what was said, and the secret letters."""

    step: int
    words: list[str]
    pool: Bag
    secrets: list[int]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        seats: int,
        extensions: dict[str, Extension],
        step: int,
        words: list[str],
        pool: Bag,
        secrets: list[int],
    ) -> None:
        self.seats = seats
        self.extensions = extensions
        self.step = step
        self.words = words
        self.pool = pool
        self.secrets = secrets
        self.luck = NO_LUCK
        self.events = None

    def copy(self) -> TinyState:
        return TinyState(
            self.seats,
            copy_extensions(self.extensions),
            self.step,
            self.words[:],
            self.pool.copy(),
            self.secrets[:],
        )

    # -- end of the written part --

    def hear(self, seat: int, word: str) -> None:
        self.words.append(f"{seat} {word}")
        self.emit(Said(seat, word))


Step: TypeAlias = Callable[[TinyState], Flow[None]]


def words(*options: str) -> Callable[[TinyState, int], Sequence[Move]]:
    """Options that are always the same."""
    return lambda s, seat: [Say(option) for option in options]


def secret_words(s: TinyState, seat: int) -> Sequence[Move]:
    """Options that name the seat's secret letter."""
    return [Say(f"{LETTERS[s.secrets[seat]]}{number}") for number in range(3)]


def question(s: TinyState, seat: int, *options: str) -> Flow[str]:
    """One seat says one of the words, heard by all."""
    move: Say = yield from ask(s, seat, ASK, words(*(options or ("x", "y"))))
    s.hear(seat, move.word)
    return move.word


def sealed(s: TinyState, *seats: int) -> Flow[None]:
    """All seats say a word that names their secret letter, at once."""
    moves: list[Say] = yield from ask_all(s, seats, ASK, secret_words)
    for seat, move in zip(seats, moves, strict=True):
        s.hear(seat, move.word)


def window(s: TinyState, *seats: int) -> Flow[int | None]:
    """The first who does not pass is heard."""
    reaction = yield from ask_any(s, seats, ASK, words("hey"))
    if reaction is None:
        return None
    s.hear(reaction.seat, "hey")
    return reaction.seat


class Tiny(Rules):
    """The steps that a test gave, one after the other."""

    move_types: ClassVar[tuple[type[Move], ...]] = (Pass, Say)

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.steps: tuple[Step, ...] = seating.figures

    def start(self) -> TinyState:
        return TinyState(self.seats, {}, 0, [], bag_of(LETTERS, LETTERS), [])

    def next_step(self, s: TinyState) -> Flow[None] | None:
        if not s.secrets:
            return self.deal(s)
        if s.step == len(self.steps):
            return None
        return self.numbered(s)

    def deal(self, s: TinyState) -> Flow[None]:
        """Everybody draws a secret letter."""
        for seat in range(s.seats):
            s.secrets.append(s.luck.draw(s.pool))
            s.emit(Drawn(seat, LETTERS[s.secrets[-1]]))
        yield from ()

    def numbered(self, s: TinyState) -> Flow[None]:
        """The step whose turn it is; `s.step` counts those that have ended."""
        yield from self.steps[s.step](s)
        s.step += 1

    def result(self, s: TinyState) -> Result:
        return Result((0,) * s.seats, (), "end-tiny")

    def view(self, s: TinyState, viewer: Viewer) -> dict[str, Any]:
        letters = [LETTERS[letter] if sees(viewer, seat) else None for seat, letter in enumerate(s.secrets)]
        return {"step": s.step, "words": s.words[:], "pool": s.pool.total, "secrets": letters}

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        if isinstance(event, Drawn) and not sees(viewer, event.seat):
            return event._replace(letter="")
        return event

    def redeal(self, s: TinyState, viewer: int | None, luck: Luck) -> None:
        others = [seat for seat in range(s.seats) if seat != viewer]
        for seat in others:
            s.pool.add(s.secrets[seat])
        for seat in others:
            s.secrets[seat] = luck.draw(s.pool)

    def position(self, given: Mapping[str, Any]) -> TinyState:
        """`secrets`: the letter of each seat."""
        s = self.start()
        letters = given.get("secrets")
        if not isinstance(letters, list) or len(letters) != s.seats or any([x not in LETTERS for x in letters]):
            raise BadPosition("error-position-value", key="secrets")
        for letter in letters:
            s.pool.remove(LETTERS.index(letter))
            s.secrets.append(LETTERS.index(letter))
        return s


current: list[Step] = []  # the steps of the last tiny match, so that its records replay
TINY = GameSpec(
    id="tiny",
    modes=(Mode("tiny", 1, 4, (Option("loud"),)),),
    figures=lambda edition: (tuple(current), None),
    rules=Tiny,
    package="tests.kernel",
)


def tiny_match(
    *steps: Step,
    seats: int = 3,
    seed: int = 1,
    chance: Chance | None = None,
    position: Mapping[str, Any] | None = None,
    events: bool = True,
) -> Match:
    """A match of these steps, set up as far as the first question."""
    current[:] = steps
    return Match(
        TINY.rules(TINY.seating(seats, None)),
        chance or Seeded(seed_bytes(seed)),
        position=position,
        events=events,
    )
