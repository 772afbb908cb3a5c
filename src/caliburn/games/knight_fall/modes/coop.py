"""Cooperative Mode (Knight Fall, p. 24): one to three knights against demons that are led by cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.attack import Attack
from caliburn.games.knight_fall.figures import (
    COOP_CARDS,
    CRAWLERS,
    DEMON,
    DOOR,
    IMPS,
    KNIGHT,
    NOBODY,
    PLACES,
    POWER_CARDS,
)
from caliburn.games.knight_fall.modes.demons import LedDemons
from caliburn.games.knight_fall.state import IMPS_ACT, OFF, OVER, REINFORCE, KnightFallState, fresh_turn
from caliburn.kernel.bags import Bag, empty
from caliburn.kernel.flow import Flow
from caliburn.kernel.result import Result
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer

RINGS: Final = {
    1: (NOBODY, 0, NOBODY, 0),
    2: (NOBODY, 0, NOBODY, 1),
    3: (NOBODY, 0, NOBODY, 1, NOBODY, 2),
}  # a demon to the left of each knight


class CoopDeck(Extension):
    """The cards that lead the demons, and the two of this turn."""

    deck: Bag
    discards: Bag
    shown: list[int]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        deck: Bag,
        discards: Bag,
        shown: list[int],
    ) -> None:
        self.deck = deck
        self.discards = discards
        self.shown = shown

    def copy(self) -> CoopDeck:
        return CoopDeck(
            self.deck.copy(),
            self.discards.copy(),
            self.shown[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: KnightFallState) -> CoopDeck:
        found = s.extensions["coop"]
        assert isinstance(found, CoopDeck)
        return found


class Coop(LedDemons):
    """Knight Fall, "Cooperative Mode"."""

    together = True

    def ring(self) -> tuple[int, ...]:
        return RINGS[self.seats]

    def opponents(self) -> tuple[tuple[int, ...], ...]:
        """None: all play together."""
        return ()

    def start(self) -> KnightFallState:
        """No power cards for demons, and both markers on the first space."""
        s = super().start()
        cards = len(COOP_CARDS)
        s.extensions["coop"] = CoopDeck(Bag(COOP_CARDS, [1] * cards, cards), empty(COOP_CARDS), [])
        s.decks[DEMON] = empty(POWER_CARDS[DEMON])
        return s

    def knights_start(self) -> int:
        return 0

    def choose_first(self, s: KnightFallState) -> None:
        """A random demon comes to each knight; the order is that of the seats."""
        for place in self.places_of(s, DEMON):
            s.who[place] = s.luck.draw(s.characters[DEMON])
        self.reorder(s, list(self.places_of(s, DEMON)), list(self.places_of(s, KNIGHT)))

    # -- who decides -------------------------------------------------------------------------------------------

    def captain(self, s: KnightFallState, side: int) -> int:
        """The players decide together, for demons too (RU-J26)."""
        return s.seat_of[KNIGHT]

    def owner(self, s: KnightFallState, place: int) -> int:
        return s.seat_of[place] if s.seat_of[place] != NOBODY else self.captain(s, KNIGHT)

    # -- turns -------------------------------------------------------------------------------------------------

    def begin_turn(self, s: KnightFallState) -> Flow[None]:
        """A demon's turn is over before the knight's begins (RU-J28)."""
        if s.active % 2 == KNIGHT:
            yield from super().begin_turn(s)
        else:
            yield from self.demon_turn(s)

    def demon_turn(self, s: KnightFallState) -> Flow[None]:
        """Waiting demons come, then the demon follows one half of each of two cards."""
        place = s.active
        s.turn = fresh_turn()
        for demon in self.places_of(s, DEMON):
            if s.at[demon] == OFF:
                yield from self.enter(s, demon)
        s.emit(happened.TurnBegan(NOBODY, s.name_of(place)))
        life = s.lives[place]
        s.turn.visited.append(s.at[place])
        yield from self.burn(s, place)
        if self.is_there(s, place, life):
            yield from self.crawlers_act(s, place)
        if self.is_there(s, place, life):
            CoopDeck.of(s).shown = self.draw_two(s)
            yield from self.look_at_cards(s, place)
        cards = CoopDeck.of(s).shown
        for half, card in zip(("primary", "secondary"), cards, strict=False):
            if self.is_there(s, place, life):
                figures = self.figures.coop[card]
                s.emit(happened.CoopCardDrawn(s.name_of(place), figures.id, half))
                effects = figures.primary if half == "primary" else figures.secondary
                yield from self.follow(s, place, effects, figures.id)
        if self.is_there(s, place, life):
            s.turn.doing = ""
            yield from self.finish(s, place)
        for card in cards:
            CoopDeck.of(s).discards.add(card)
        CoopDeck.of(s).shown = []
        if not s.over:
            self.next_place(s)

    def crawlers_act(self, s: KnightFallState, place: int) -> Flow[None]:
        """At the start of the Bone Crusher's turn (RU-J27)."""
        if s.is_character(place, "bone-crusher"):
            yield from self.led_minions_act(s, CRAWLERS, self.figures.minion_actions["crawler"])

    def draw_two(self, s: KnightFallState) -> list[int]:
        return [self.draw_coop(s), self.draw_coop(s)]

    def look_at_cards(self, s: KnightFallState, place: int) -> Flow[None]:
        """Before the two cards of a demon do anything."""
        yield from ()

    def draw_coop(self, s: KnightFallState) -> int:
        """From the deck; the discards are shuffled into a new one when it is empty."""
        cards = CoopDeck.of(s)
        if not cards.deck.total:
            cards.discards.pour_into(cards.deck)
        return s.luck.draw(cards.deck)

    def return_at_once(self, s: KnightFallState, place: int) -> Flow[None]:
        """Demons wait for the next player's turn (RU-J11, RU-J12)."""
        if place % 2 == KNIGHT:
            yield from super().return_at_once(s, place)

    def imps_begin(self, s: KnightFallState) -> Flow[None]:
        """Each burns when its turn comes."""
        yield from ()

    def minions_act(self, s: KnightFallState) -> Flow[None]:
        if s.phase != IMPS_ACT:
            yield from super().minions_act(s)
            return
        yield from self.led_minions_act(s, IMPS, self.figures.minion_actions["imp"])
        if not s.over:
            s.phase = REINFORCE

    # -- what demons have against damage, and what slows them --------------------------------------------------

    def shield_demon(self, s: KnightFallState, place: int, damage: int) -> Flow[tuple[int | None, int]]:
        """Ice and imps are always used, the imp with the least health first (RU-J15, RU-J16)."""
        yield from ()
        shields = self.shields(s, place, damage)
        if not shields:
            return None, 0
        if s.is_character(place, "imp-lord"):
            shields = sorted(shields, key=lambda move: s.health[s.unit_called(move[0])])
        return self.use_shield(s, place, shields[0])

    def wants_to_shatter(self, s: KnightFallState, place: int) -> Flow[bool]:
        yield from ()
        return True

    def extra_for_slow(self, target: int, riders: Sequence[str]) -> int:
        """A demon that is slowed takes 1 more damage (RU-D09)."""
        return int("slow" in riders and target < PLACES and target % 2 == DEMON)

    def slow_those_hit(self, s: KnightFallState, a: Attack) -> Flow[None]:
        if not a.packets or a.packets[0].target % 2 == KNIGHT or a.packets[0].target >= PLACES:
            yield from super().slow_those_hit(s, a)

    def slow(self, s: KnightFallState, place: int) -> Flow[None]:
        if place % 2 == KNIGHT:
            yield from super().slow(s, place)
        else:
            yield from self.suffer(s, place, 1, "slow")

    # -- the rest ----------------------------------------------------------------------------------------------

    def result(self, s: KnightFallState) -> Result | None:
        """All win or all lose."""
        if s.phase != OVER:
            return None
        seats = tuple(range(s.seats))
        won = s.points[KNIGHT] == DOOR
        scores = (s.points[KNIGHT],) * s.seats
        return Result(scores, seats if won else (), "end-dawn" if won else "end-seal", (seats,))

    def cards_in_play(self, side: int) -> tuple[str, ...]:
        return () if side == DEMON else super().cards_in_play(side)

    def census(self, s: KnightFallState) -> Mapping[str, int]:
        cards = CoopDeck.of(s)
        found = {
            name: cards.deck.counts[card] + cards.discards.counts[card] + cards.shown.count(card)
            for card, name in enumerate(COOP_CARDS)
        }
        return {**super().census(s), **found}

    def view(self, s: KnightFallState, viewer: Viewer) -> dict[str, Any]:
        cards = CoopDeck.of(s)
        return {
            **super().view(s, viewer),
            "coop": {
                "deck": cards.deck.total,
                "discards": cards.discards.cards(),
                "shown": [COOP_CARDS[card] for card in cards.shown],
            },
        }
