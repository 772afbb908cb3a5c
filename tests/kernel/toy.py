"""A toy tournament for two to four that uses what the kernel offers and King Arthur does not.

Sealed bids of hidden cards, reactions to reactions, a deck somebody peeked into, dice, teams, a question that answers
itself, and two modules that change the same flow. `toy_match` makes a match of it; `traps` makes its rules fail.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from caliburn.kernel.bags import Bag, Deck, bag_of, empty
from caliburn.kernel.compose import compose
from caliburn.kernel.errors import BadEdition, BadPosition
from caliburn.kernel.events import Event
from caliburn.kernel.flow import Flow, Prompt, ask, ask_all, ask_any
from caliburn.kernel.luck import Chance, Luck, Seeded, seed_bytes
from caliburn.kernel.match import Match
from caliburn.kernel.moves import PASS, Move, Pass
from caliburn.kernel.result import Result, most
from caliburn.kernel.rules import Offer, Rules
from caliburn.kernel.spec import GameSpec, Mode, Option, Seating
from caliburn.kernel.text import Message
from caliburn.kernel.view import Viewer, sees
from tests.kernel.toy_state import (
    CARDS,
    BidsOpened,
    CardDrawn,
    CardPeeked,
    DiceRolled,
    ParadePassed,
    Purses,
    Reacted,
    Tithes,
    TopRevealed,
    ToyState,
)

COLOURS = ("red", "blue", "white")
DIE = ("hit", "hit", "miss")
HAND = 2
DEPTH = 3
ASK_HERALD = Prompt("ask-herald", rule="herald")
ASK_PEEKED = Prompt("ask-peeked", rule="herald")
ASK_COLOURS = Prompt("ask-colours", rule="colours", automatic=True)
ASK_STAKE = Prompt("ask-stake", rule="colours")
ASK_BID = Prompt("ask-bid", rule="bid")
ASK_REACTION = Prompt("ask-reaction", rule="reaction", scopes=("round", "match"))
ASK_TITHE = Prompt("ask-tithe", rule="tithe")


class Boast(NamedTuple):
    verb: str = "boast"


class Peek(NamedTuple):
    verb: str = "peek"


class Bury(NamedTuple):
    verb: str = "bury"


class Fly(NamedTuple):
    colour: str
    verb: str = "fly"


class Stake(NamedTuple):
    gold: int
    verb: str = "stake"


class Bid(NamedTuple):
    card: str
    verb: str = "bid"


class Challenge(NamedTuple):
    verb: str = "challenge"


class Tournament(Rules):
    """A round: the herald peeks or boasts, a parade, colours and a stake, sealed bids, reactions, upkeep."""

    version = 3
    move_types: ClassVar[tuple[type[Move], ...]] = (Pass, Boast, Peek, Bury, Fly, Stake, Bid, Challenge)

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        self.rounds = int(seating.options["rounds"])
        self.copies: int = seating.figures
        self.teams = ((0, 2), (1, 3)) if seating.mode == "teams" else ()
        self.traps: dict[str, BaseException] = {}

    def spring(self, place: str) -> None:
        """Fail here if a test asked for it."""
        if place in self.traps:
            raise self.traps[place]

    def start(self) -> ToyState:
        return ToyState(
            seats=self.seats,
            extensions={},
            deck=Deck(Bag(CARDS, [self.copies] * len(CARDS), self.copies * len(CARDS)), [], []),
            knows_top=[],
            knows_bottom=[],
            hands=[empty(CARDS) for _ in range(self.seats)],
            table=empty(CARDS),
            gold=[2] * self.seats,
            herald=0,
            round=1,
            phase="deal",
            colours=[],
            stake=0,
            champion=None,
        )

    def next_step(self, s: ToyState) -> Flow[None] | None:
        self.spring(f"next {s.phase}")
        if s.phase == "over":
            return None
        flow: Flow[None] = getattr(self, s.phase)(s)
        return flow

    def deal(self, s: ToyState) -> Flow[None]:
        for seat in range(s.seats):
            while s.hands[seat].total < HAND:
                s.draw(seat)
        s.phase = "announce"
        self.spring("dealt")
        yield from ()

    def announce(self, s: ToyState) -> Flow[None]:
        """The herald looks at the uppermost card and may bury it, or boasts, which does nothing."""
        move: Boast | Peek = yield from ask(s, s.herald, ASK_HERALD, self.announcements)
        if isinstance(move, Peek):
            card = s.luck.draw(s.deck.rest)
            s.deck.put_on_top(card)
            s.knows_top.insert(0, s.herald)
            s.emit(CardPeeked(s.herald, CARDS[card]))
            buried: Bury | Pass = yield from ask(s, s.herald, ASK_PEEKED, lambda s, seat: (Bury(), PASS))
            if isinstance(buried, Bury):
                s.deck.put_below(s.deck.top.pop(0))
                s.knows_bottom.append(s.knows_top.pop(0))
        self.spring("announced")
        s.phase = "parade"

    def announcements(self, s: ToyState, seat: int) -> Sequence[Move]:
        return (Boast(), Peek()) if not s.deck.top else (Boast(),)

    def parade(self, s: ToyState) -> Flow[None]:
        """A step in which nobody is asked and nothing is left to chance."""
        s.emit(ParadePassed(s.round))
        s.phase = "colour"
        yield from ()

    def colour(self, s: ToyState) -> Flow[None]:
        """The herald flies a colour that has not been flown (the last one flies by itself), and stakes gold."""
        move: Fly = yield from ask(s, s.herald, ASK_COLOURS, self.free_colours, round=s.round)
        s.colours.append(move.colour)
        stake: Stake = yield from ask(s, s.herald, ASK_STAKE, self.stakes)
        s.stake = stake.gold
        self.spring("staked")
        s.phase = "bid"

    def free_colours(self, s: ToyState, seat: int) -> Sequence[Move]:
        return [Fly(colour) for colour in COLOURS if colour not in s.colours]

    def stakes(self, s: ToyState, seat: int) -> Sequence[Move]:
        return [Stake(gold) for gold in range(min(s.gold[seat], 2) + 1)]

    def bid(self, s: ToyState) -> Flow[None]:
        """Everybody lays a card face down; the strongest bidder, the first of equals, is the champion."""
        bids: list[Bid] = yield from ask_all(s, range(s.seats), ASK_BID, self.bids)
        for seat, bid in enumerate(bids):
            s.hands[seat].remove(CARDS.index(bid.card))
            s.table.add(CARDS.index(bid.card))
        s.emit(BidsOpened(tuple([bid.card for bid in bids])))
        self.spring("opened")
        s.champion = max(range(s.seats), key=lambda seat: (bids[seat].card, -seat))
        s.phase = "joust"

    def bids(self, s: ToyState, seat: int) -> Sequence[Move]:
        return [Bid(card) for card in dict.fromkeys(s.hands[seat].cards())]

    def joust(self, s: ToyState) -> Flow[None]:
        assert s.champion is not None
        winner = yield from self.stand(s, s.champion, 1)
        purse = yield from self.purse(s, winner)
        s.gain(winner, purse)
        s.phase = "upkeep"

    def stand(self, s: ToyState, seat: int, depth: int) -> Flow[int]:
        """Anybody else may challenge, and a challenge may be challenged; the dice decide about the last one."""
        if depth > DEPTH:
            return seat
        others = [other for other in range(s.seats) if other != seat]
        reaction = yield from ask_any(s, others, ASK_REACTION, lambda s, seat: (Challenge(),), depth=depth)
        if reaction is None:
            return seat
        s.emit(Reacted(reaction.seat, depth))
        self.spring(f"reacted {depth}")
        last = yield from self.stand(s, reaction.seat, depth + 1)
        if last != reaction.seat:
            return last
        faces = s.luck.roll([DIE, DIE])
        s.emit(DiceRolled(tuple(faces)))
        return reaction.seat if "miss" not in faces else seat

    def purse(self, s: ToyState, seat: int) -> Flow[int]:
        """What the winner gets."""
        yield from ()
        return 2 + s.stake

    def upkeep(self, s: ToyState) -> Flow[None]:
        """A card that somebody peeked at is shown to all; the next seat is herald."""
        if s.deck.top:
            s.knows_top.pop(0)
            card = s.luck.draw_from(s.deck)
            s.table.add(card)
            s.emit(TopRevealed(CARDS[card]))
        s.herald = (s.herald + 1) % s.seats
        s.stake = 0
        s.champion = None
        s.round += 1
        s.phase = "deal" if s.round <= self.rounds else "over"
        yield from ()

    def scope(self, s: ToyState, name: str) -> str:
        return {"round": str(s.round), "match": "1"}[name]

    def result(self, s: ToyState) -> Result:
        scores = tuple(s.gold)
        if self.teams:
            sums = [sum(scores[seat] for seat in team) for team in self.teams]
            winners = sorted(
                seat for team, gold in zip(self.teams, sums, strict=True) if gold == max(sums) for seat in team
            )
            return Result(scores, tuple(winners), "end-rounds", teams=self.teams)
        return Result(scores, most(scores), "end-rounds")

    def view(self, s: ToyState, viewer: Viewer) -> dict[str, Any]:
        return {
            "deck": len(s.deck),
            "top": [CARDS[c] if sees(viewer, k) else None for c, k in zip(s.deck.top, s.knows_top, strict=True)],
            "bottom": [
                CARDS[c] if sees(viewer, k) else None for c, k in zip(s.deck.bottom, s.knows_bottom, strict=True)
            ],
            "hands": [hand.cards() if sees(viewer, seat) else hand.total for seat, hand in enumerate(s.hands)],
            "table": s.table.cards(),
            "gold": s.gold[:],
            "herald": s.herald,
            "round": s.round,
            "phase": s.phase,
            "colours": s.colours[:],
            "stake": s.stake,
            "champion": s.champion,
        }

    def seen(self, event: Event, viewer: Viewer) -> Event | None:
        if isinstance(event, CardDrawn) and not sees(viewer, event.seat):
            return event._replace(card="")
        if isinstance(event, CardPeeked) and not sees(viewer, event.seat):
            return None
        return event

    def redeal(self, s: ToyState, viewer: int | None, luck: Luck) -> None:
        hands = [hand for seat, hand in enumerate(s.hands) if seat != viewer]
        pool = s.deck.rest
        sizes = [hand.total for hand in hands]
        for hand in hands:
            hand.pour_into(pool)
        places = [(s.deck.top, s.knows_top), (s.deck.bottom, s.knows_bottom)]
        unknown = [(cards, at) for cards, known in places for at, who in enumerate(known) if who != viewer]
        for cards, at in unknown:
            pool.add(cards[at])
        for cards, at in unknown:
            cards[at] = luck.draw(pool)
        for hand, size in zip(hands, sizes, strict=True):
            for _ in range(size):
                hand.add(luck.draw(pool))

    def census(self, s: ToyState) -> Mapping[str, int]:
        found = dict.fromkeys(CARDS, 0)
        for card in [*s.deck.top, *s.deck.bottom]:
            found[CARDS[card]] += 1
        for bag in (s.deck.rest, s.table, *s.hands):
            for card in range(len(CARDS)):
                found[CARDS[card]] += bag.counts[card]
        return found

    def position(self, given: Mapping[str, Any]) -> ToyState:
        """`hands`, and `phase` if it is not the bidding."""
        s = self.start()
        for seat, cards in enumerate(given.get("hands", ())):
            if seat >= s.seats or any([card not in CARDS for card in cards]):
                raise BadPosition("error-position-value", key="hands")
            s.hands[seat] = bag_of(CARDS, cards)
            for card in cards:
                s.deck.rest.remove(CARDS.index(card))
        s.phase = given.get("phase", "bid")
        return s

    def evaluate(self, s: ToyState, seat: int) -> float:
        return float(s.gold[seat])

    def offer(self, s: ToyState, seat: int, move: Move) -> Offer:
        return super().offer(s, seat, move) if move == PASS else Offer(move, Message(f"move-{move[-1]}"))


class DoublePurse(Tournament):
    """Whatever else changes the purse inside, the result is doubled."""

    @staticmethod
    def of(s: ToyState) -> Purses:
        own = s.extensions[Purses.KEY]
        assert isinstance(own, Purses)
        return own

    def start(self) -> ToyState:
        s = super().start()
        s.extensions[Purses.KEY] = Purses(doubled=0)
        return s

    def purse(self, s: ToyState, seat: int) -> Flow[int]:
        gold = yield from super().purse(s, seat)
        DoublePurse.of(s).doubled += 1
        return 2 * gold


class Tithe(Tournament):
    """The winner may give away a coin, and it is counted who did."""

    @staticmethod
    def of(s: ToyState) -> Tithes:
        own = s.extensions[Tithes.KEY]
        assert isinstance(own, Tithes)
        return own

    def start(self) -> ToyState:
        s = super().start()
        s.extensions[Tithes.KEY] = Tithes(given=[0] * self.seats)
        return s

    def purse(self, s: ToyState, seat: int) -> Flow[int]:
        gold = yield from super().purse(s, seat)
        move: Stake = yield from ask(s, seat, ASK_TITHE, lambda s, seat: (Stake(0), Stake(1)))
        Tithe.of(s).given[seat] += move.gold
        return gold - move.gold


def figures(edition: Any) -> tuple[int, Mapping[str, Any] | None]:
    """How many copies of each card there are."""
    if edition is None:
        return 5, None
    if not isinstance(edition, Mapping) or not isinstance(edition.get("copies"), int):
        raise BadEdition("error-edition-foreign", game="toy")
    return edition["copies"], edition


def rules(seating: Seating) -> Rules:
    modules = [module for name, module in (("double", DoublePurse), ("tithe", Tithe)) if seating.options[name] == "on"]
    return compose(Tournament, *modules)(seating)


SWITCHES = (Option("rounds", ("2", "1", "3")), Option("double"), Option("tithe"))
TOY = GameSpec(
    id="toy",
    modes=(Mode("free", 2, 4, SWITCHES), Mode("teams", 4, 4, SWITCHES)),
    figures=figures,
    rules=rules,
    package="tests.kernel",
)


def toy_match(
    seats: int = 3, *, seed: int = 1, chance: Chance | None = None, events: bool = True, **options: Any
) -> Match:
    """A match of the toy at its first question."""
    made = TOY.rules(TOY.seating(seats, options))
    return Match(made, chance or Seeded(seed_bytes(seed)), events=events)


def rules_of(match: Match) -> Tournament:
    """The toy's rules of a match, to set traps in."""
    assert isinstance(match.rules, Tournament)
    return match.rules


def play_all(match: Match, *answers: str) -> Match:
    """Play answers written as in a record: `0 boast`."""
    for answer in answers:
        seat, _, move = answer.partition(" ")
        match.play(int(seat), move)
    return match
