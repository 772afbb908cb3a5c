"""Co-op Play (Knight Tales, p. 28): shared cards, used in anybody's attack, and a mob that comes with open faces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caliburn.games.knight_tales.attack import Attack
from caliburn.games.knight_tales.basics import ATTACK_SCOPES
from caliburn.games.knight_tales.effects import NO_WAY, ONE_WAY, Choice, Choices, knight_dice, some_of
from caliburn.games.knight_tales.events import CardUsed, HelpAsked, HelpRefused
from caliburn.games.knight_tales.fighting import TARGET
from caliburn.games.knight_tales.figures import (
    ACTION,
    CARD_IDS,
    CARD_NUMBERS,
    COOP_IDS,
    FIRST_COOP,
    LANE_DAMAGE,
    LANES,
    RANKS,
    REACTION,
    WOUNDS,
    Effect,
)
from caliburn.games.knight_tales.modes.without_valor import WithoutValor
from caliburn.games.knight_tales.moves import Attack as AttackMove
from caliburn.games.knight_tales.moves import Use
from caliburn.games.knight_tales.state import NOBODY, KnightTalesState
from caliburn.kernel.flow import Flow, Prompt, ask, ask_any
from caliburn.kernel.moves import Move
from caliburn.kernel.state import Extension
from caliburn.kernel.view import Viewer

BURDEN = CARD_NUMBERS["shared-burden"]
SHIELD = CARD_NUMBERS["brothers-shield"]
PRAYER = CARD_NUMBERS["battle-prayer"]
PAY = Prompt("ask-help-fatigue", "coop-support", scopes=ATTACK_SCOPES)
HELP_ACTION = Prompt("ask-help-action", "coop-support", scopes=ATTACK_SCOPES)
HELP_REACTION = Prompt("ask-help-reaction", "coop-support", scopes=ATTACK_SCOPES)
HELP_WOUNDS = Prompt("ask-help-wounds", "coop-support", scopes=ATTACK_SCOPES)
DICE = Prompt("ask-dice", "coop-support", automatic=True)


class Fellowship(Extension):
    """Whose crests lie on the six shared cards."""

    crests: list[int]

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        crests: list[int],
    ) -> None:
        self.crests = crests

    def copy(self) -> Fellowship:
        return Fellowship(
            self.crests[:],
        )

    # -- end of the written part --

    @staticmethod
    def of(s: KnightTalesState) -> Fellowship:
        found = s.extensions["fellowship"]
        assert isinstance(found, Fellowship)
        return found


class Coop(WithoutValor):
    """Knight Tales, "Co-op Play"; everything on the shared cards is public, so whoever could act is asked."""

    def start(self) -> KnightTalesState:
        s = super().start()
        s.extensions["fellowship"] = Fellowship([NOBODY] * len(COOP_IDS))
        return s

    def refresh_knights(self, s: KnightTalesState) -> None:
        super().refresh_knights(s)
        Fellowship.of(s).crests = [NOBODY] * len(COOP_IDS)

    def reveal_battlefield(self, s: KnightTalesState) -> None:
        """A tough mob: rank 1, then rank 2, then rank 3 are revealed, each left to right (R116)."""
        for rank in range(RANKS):
            for lane in range(LANES):
                while not s.lanes[lane][rank].revealed:
                    self.reveal(s, lane, s.lanes[lane][rank])

    # -- shared cards ------------------------------------------------------------------------------------------

    def ready_cards(self, s: KnightTalesState, seat: int, window: str) -> list[int]:
        """Own cards, and the shared ones, each once a night for the whole group (R112, R113)."""
        cards = super().ready_cards(s, seat, window)
        if s.done[seat]:
            return cards
        return cards + self.shared_cards(s, window)

    def shared_cards(self, s: KnightTalesState, window: str) -> list[int]:
        crests = Fellowship.of(s).crests
        return [
            card for card, crest in enumerate(crests, FIRST_COOP) if crest == NOBODY and self.windows[card] == window
        ]

    def put_crest(self, s: KnightTalesState, seat: int, card: int, choices: tuple[str, ...] = ()) -> None:
        if card < FIRST_COOP:
            super().put_crest(s, seat, card, choices)
            return
        Fellowship.of(s).crests[card - FIRST_COOP] = seat
        s.fight.used.append(CARD_IDS[card])
        s.emit(CardUsed(seat, CARD_IDS[card], choices))

    def helpers(self, s: KnightTalesState, a: Attack) -> list[int]:
        """The other knights still out there, in turn order from the attacker."""
        return [seat for seat in s.order_from(a.seat) if seat != a.seat]

    def shared_uses(self, s: KnightTalesState, seat: int, window: str) -> list[Move]:
        """How somebody who is not attacking could use the shared cards now."""
        a = s.fight
        found: list[Move] = []
        for card in self.shared_cards(s, window):
            if card == PRAYER:  # the attacker chooses his dice
                found += [Use(CARD_IDS[card])] if knight_dice(a) else []
            else:
                found += [Use(CARD_IDS[card], way) for way in self.ways(s, a, seat, card)]
        return found

    def help_actions(self, s: KnightTalesState, seat: int) -> list[Move]:
        return self.shared_uses(s, seat, ACTION)

    def help_reactions(self, s: KnightTalesState, seat: int) -> list[Move]:
        return self.shared_uses(s, seat, REACTION)

    def others_help(self, s: KnightTalesState, a: Attack, window: str) -> Flow[bool]:
        """Before the roll and before resolving, whoever could use a shared card is asked."""
        prompt, options = (HELP_ACTION, self.help_actions) if window == ACTION else (HELP_REACTION, self.help_reactions)
        seats = [seat for seat in self.helpers(s, a) if options(s, seat)]
        a.question = "help-action" if window == ACTION else "help-reaction"
        answer = yield from ask_any(s, seats, prompt, options)
        if answer is None:
            return False
        assert isinstance(answer.move, Use)
        if answer.move.card == CARD_IDS[PRAYER]:
            self.put_crest(s, answer.seat, PRAYER)
            move = yield from ask(s, a.seat, DICE, self.prayers)
            self.do_reroll_own(s, a, a.seat, self.figures.cards[PRAYER].effects[0], move.choices)
        else:
            yield from self.use(s, answer.seat, answer.move)
        return True

    def prayers(self, s: KnightTalesState, seat: int) -> list[Move]:
        dice = some_of(knight_dice(s.fight), self.figures.cards[PRAYER].effects[0].n)
        return [Use(CARD_IDS[PRAYER], way) for way in dice]

    # -- shared burden -----------------------------------------------------------------------------------------

    def choices_pay_fatigue(self, s: KnightTalesState, a: Attack, seat: int, e: Effect) -> Choices:
        """The user pays, so it is never the attacker, and needs the free spaces (R114, R141)."""
        cost = a.asked_cost or self.fatigue_cost(s, a)
        able = seat != a.seat == a.payer and s.fatigue_left(seat) >= cost
        return ONE_WAY if able else NO_WAY

    def do_pay_fatigue(self, s: KnightTalesState, a: Attack, seat: int, e: Effect, way: Choice) -> None:
        a.payer = seat
        a.agreed_cost = a.asked_cost or self.fatigue_cost(s, a)

    def targets(self, s: KnightTalesState, seat: int) -> list[Move]:
        """Also what only somebody else could pay for, with the attacker's own cards where needed (R31)."""
        a = s.fight
        moves = super().targets(s, seat)
        if Fellowship.of(s).crests[BURDEN - FIRST_COOP] != NOBODY:
            return moves
        payable = {move.target for move in moves if isinstance(move, AttackMove)}
        most = max([s.fatigue_left(other) for other in self.helpers(s, a)], default=0)
        for place, rank in self.places(s):
            if place not in payable and self.monster_at(s, place) not in a.refused:
                for cards in self.ways_to_lower(s, a, rank, most):
                    names = [CARD_IDS[card] for card in cards]
                    moves.append(AttackMove(place, (*names, CARD_IDS[BURDEN])))
        return moves

    def ways_to_lower(self, s: KnightTalesState, a: Attack, rank: int, most: int) -> list[tuple[int, ...]]:
        """The smallest sets of the attacker's cards with which a rank costs no more than a helper can pay."""
        cards = self.cost_cards(s, a, ("fatigue_set", "fatigue_less"))
        return self.smallest(cards, lambda some: self.cost_with(a, rank, some) <= most)

    def choose_target(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Where somebody else has to pay they are asked; if nobody will, another target is chosen."""
        own: list[str] = []
        is_paid = False
        while not is_paid:
            a.step = 1
            move = yield from ask(s, a.seat, TARGET, self.targets)
            self.aim(s, a, move.target)
            own = [card for card in move.cards if card != CARD_IDS[BURDEN]]
            is_paid = len(own) == len(move.cards) or (yield from self.ask_for_payment(s, a, own))
        yield from self.begin(s, a, own)

    def ask_for_payment(self, s: KnightTalesState, a: Attack, own: list[str]) -> Flow[bool]:
        """The others are asked for what the attack costs with the attacker's own cards, which wait for the answer."""
        assert a.target is not None
        cards = tuple([CARD_NUMBERS[card] for card in own])
        a.asked_cost = self.cost_with(a, self.rank_cost(s, a), cards)
        s.emit(HelpAsked(a.seat, s.name_of(a.target)))
        seats = [seat for seat in self.helpers(s, a) if self.burdens(s, seat)]
        a.question = "help-fatigue"
        answer = yield from ask_any(s, seats, PAY, self.burdens)
        if answer is None:
            s.emit(HelpRefused(a.seat))
            a.refused.append(a.target)
            a.target = None
        else:
            yield from self.use(s, answer.seat, Use(CARD_IDS[BURDEN]))
        a.asked_cost = 0
        return answer is not None

    def burdens(self, s: KnightTalesState, seat: int) -> list[Move]:
        return [Use(CARD_IDS[BURDEN]) for _ in self.ways(s, s.fight, seat, BURDEN)]

    # -- brother's shield and hold the line --------------------------------------------------------------------

    def before_wounds(self, s: KnightTalesState, a: Attack) -> Flow[None]:
        """Somebody else may suffer all wounds of the attack (R115, R141)."""
        if self.shared_cards(s, WOUNDS):
            a.question = "help-wounds"
            answer = yield from ask_any(s, self.helpers(s, a), HELP_WOUNDS, self.shields, wounds=a.wounds)
            if answer is not None:
                self.put_crest(s, answer.seat, SHIELD)
                a.suffers = answer.seat

    def shields(self, s: KnightTalesState, seat: int) -> list[Move]:
        return [Use(CARD_IDS[SHIELD])]

    def preventions(self, s: KnightTalesState, seat: int) -> list[Move]:
        """Whoever is not attacking has the shared card alone: own reactions are for own attacks."""
        a = s.fight
        if seat == a.seat or a.prevention.get(seat):
            return super().preventions(s, seat)
        return [Use(CARD_IDS[card]) for card in self.shared_cards(s, LANE_DAMAGE)]

    def preventers(self, s: KnightTalesState) -> list[int]:
        """Everybody still out there who has a card for it, or points left."""
        return [seat for seat in s.order_from(s.fight.seat) if self.preventions(s, seat)]

    def census(self, s: KnightTalesState) -> Mapping[str, int]:
        return {**super().census(s), **dict.fromkeys(COOP_IDS, 1)}

    def view(self, s: KnightTalesState, viewer: Viewer) -> dict[str, Any]:
        seen = super().view(s, viewer)
        seen["coop"] = [
            {"id": card, "handle": card, "spent_by": None if crest == NOBODY else crest}
            for card, crest in zip(COOP_IDS, Fellowship.of(s).crests, strict=True)
        ]
        return seen
