"""The actions of the action rondel (Merlin, p. 7-9), except principalities, missions and building.

Every kind of space has two methods: `KIND_choices` lists the moves that begin its action, `KIND_action` carries it out.
An action that leaves nothing to choose is `act`; not doing it is `pass`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, TypeAlias

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import COLOURS, HOME, KINDS, RING, VASSALS
from caliburn.games.merlin.missions import Missions
from caliburn.games.merlin.moves import Act, Give, Place, PlaceOnly, Repel, Take
from caliburn.games.merlin.state import MerlinState
from caliburn.games.merlin.vassals import Sending
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move
from caliburn.kernel.spec import Seating

EXCHANGE = Prompt("ask-exchange-take", "exchange")

Choices: TypeAlias = Callable[[MerlinState, int, int], Sequence[Move]]
Action: TypeAlias = Callable[[MerlinState, int, int, Any], Flow[None]]


@cache
def space_prompt(kind: str) -> Prompt:
    """What is asked on a kind of space."""
    return Prompt(f"ask-{kind}", kind)


class Spaces(Missions):
    """Merlin, "The actions of the action rondel"."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating)
        kinds = list(dict.fromkeys([space.kind for space in self.spaces]))
        self.choices_of: dict[str, Choices] = {kind: getattr(self, f"{kind}_choices") for kind in kinds}
        self.action_of: dict[str, Action] = {kind: getattr(self, f"{kind}_action") for kind in kinds}

    def space_choices(self, at: int, s: MerlinState, seat: int) -> list[Move]:
        """The moves that begin the action of a space, and leaving it out (MT-04)."""
        return [*self.choices_of[self.spaces[at].kind](s, seat, at), PASS]

    def perform(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        """Carry out the action of a space, begun with a move."""
        yield from self.action_of[self.spaces[at].kind](s, seat, at, move)

    def act_on(self, s: MerlinState, seat: int, at: int) -> Flow[bool]:
        """Offer the action of a space by itself, as part of another one; tells whether it was done."""
        move = yield from ask(s, seat, space_prompt(self.spaces[at].kind), partial(self.space_choices, at))
        if move == PASS:
            s.emit(happened.ActionForfeited(seat, self.space_id(at)))
            return False
        yield from self.perform(s, seat, at, move)
        return True

    # -- victory points ----------------------------------------------------------------------------------------

    def points_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return [Act()]

    def points_action(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        self.score_resource(s, seat, self.spaces[at].what)
        yield from ()

    def score_resource(self, s: MerlinState, seat: int, what: str) -> None:
        s.score(seat, self.resource(s, seat, what), f"points-{what}")

    def resource(self, s: MerlinState, seat: int, what: str) -> int:
        """How many of something a seat has: items on the castle board, or markers on the board (MP-15, MP-16)."""
        return sum(s.influence[seat]) if what == "influence" else s.items_of(seat, KINDS.index(what))

    # -- influence ---------------------------------------------------------------------------------------------

    def influenced(self, s: MerlinState, seat: int) -> list[int]:
        """The principalities in which a seat has a marker."""
        return [colour for colour, markers in enumerate(s.influence[seat]) if markers]

    def influence_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        """An item, or a vassal for a principality with an own marker (MP-05, MP-06)."""
        what, colours = self.spaces[at].what, self.influenced(s, seat)
        if what == "vassal":
            return [move for colour in colours for move in self.deployments(s, seat, colour)]
        kind = KINDS.index(what)
        return [Take(what, COLOURS[colour]) for colour in colours if self.claimable(s, seat, kind, colour)]

    def influence_action(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        if isinstance(move, (Place, PlaceOnly)):
            yield from self.deploy_by(s, seat, move)
        elif isinstance(move, Take):
            yield from self.claim(s, seat, KINDS.index(move.kind), COLOURS.index(move.colour))

    # -- Excalibur and the Grail -------------------------------------------------------------------------------

    def excalibur_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        """Which traitor to defeat (MP-13); without one Excalibur is claimed all the same (MP-12)."""
        return self.traitors_of(s, seat) or [Act()]

    def traitors_of(self, s: MerlinState, seat: int) -> list[Move]:
        return [Repel(COLOURS[colour]) for colour, count in enumerate(s.traitors[seat]) if count]

    def excalibur_action(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        self.take_excalibur(s, seat, move)
        yield from ()

    def take_excalibur(self, s: MerlinState, seat: int, move: Move) -> None:
        if isinstance(move, Repel):
            self.repel(s, seat, COLOURS.index(move.colour), "excalibur")
        s.claim_excalibur(seat)

    def repel(self, s: MerlinState, seat: int, colour: int, by: str) -> None:
        """A traitor is defeated by its player's effort."""
        s.discard_traitor(seat, colour)
        s.emit(happened.TraitorRepelled(seat, COLOURS[colour], by))

    def grail_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return [Act()]

    def grail_action(self, s: MerlinState, seat: int, at: int, move: Move) -> Flow[None]:
        self.take_grail(s, seat)
        yield from ()

    def take_grail(self, s: MerlinState, seat: int) -> None:
        """An apple, if there is one, and the Grail (MP-14)."""
        self.take_apple(s, seat)
        s.claim_grail(seat)

    # -- relocating a vassal -----------------------------------------------------------------------------------

    def relocate_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        """A vassal to a neighbouring principality (MP-09); if all are at home, any one to any (MP-10)."""
        vassals = s.vassals[seat]
        if vassals == [HOME] * len(VASSALS):
            ways = [(vassal, colour) for vassal in range(len(VASSALS)) for colour in range(RING)]
        else:
            away = [(vassal, colour) for vassal, colour in enumerate(vassals) if colour != HOME]
            ways = [(vassal, (colour + step) % RING) for vassal, colour in away for step in (1, -1)]
        return [move for vassal, colour in ways for move in self.sendings(s, seat, vassal, colour)]

    def relocate_action(self, s: MerlinState, seat: int, at: int, move: Sending) -> Flow[None]:
        yield from self.deploy_by(s, seat, move)

    # -- exchange ----------------------------------------------------------------------------------------------

    def exchange_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return self.givings(s, seat)

    def givings(self, s: MerlinState, seat: int) -> list[Move]:
        """The items a seat could give back."""
        return [Give(KINDS[i // RING], COLOURS[i % RING]) for i, count in enumerate(s.items[seat]) if count]

    def exchange_action(self, s: MerlinState, seat: int, at: int, move: Give) -> Flow[None]:
        """Give an item back, then take any one, the same if one likes (MP-07)."""
        yield from self.give_up(s, seat, KINDS.index(move.kind), COLOURS.index(move.colour))
        if self.exchange_takings(s, seat):
            taken = yield from ask(s, seat, EXCHANGE, self.exchange_takings)
            yield from self.gain(s, seat, taken)

    def exchange_takings(self, s: MerlinState, seat: int) -> list[Move]:
        return self.takings(s, seat, range(len(KINDS)))
