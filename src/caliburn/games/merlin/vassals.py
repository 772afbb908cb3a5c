"""Principality spaces and what vassals do (Merlin, p. 7): the four vassals, items and influence markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from caliburn.games.merlin.figures import COLOURS, ITEM_OF, LADY, VASSALS
from caliburn.games.merlin.moves import Place, PlaceOnly
from caliburn.games.merlin.setup import Setup
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.flow import Flow
from caliburn.kernel.moves import Move

Sending: TypeAlias = "Place | PlaceOnly"


class Vassals(Setup):
    """Merlin, "Principality spaces"."""

    # -- the space ---------------------------------------------------------------------------------------------

    def principality_choices(self, s: MerlinState, seat: int, at: int) -> Sequence[Move]:
        return self.deployments(s, seat, COLOURS.index(self.spaces[at].what))

    def principality_action(self, s: MerlinState, seat: int, at: int, move: Sending) -> Flow[None]:
        yield from self.deploy_by(s, seat, move)

    # -- sending vassals ---------------------------------------------------------------------------------------

    def deployments(self, s: MerlinState, seat: int, colour: int) -> list[Move]:
        """Vassals that may be sent to a principality: those that are not there (MP-01)."""
        absent = [vassal for vassal, at in enumerate(s.vassals[seat]) if at != colour]
        return [move for vassal in absent for move in self.sendings(s, seat, vassal, colour)]

    def sendings(self, s: MerlinState, seat: int, vassal: int, colour: int) -> list[Move]:
        """The ways to send a vassal somewhere; a Lady's marker may be kept at home (MT-04)."""
        place = Place(VASSALS[vassal], COLOURS[colour])
        if vassal == LADY and s.markers_home(seat):
            return [place, PlaceOnly(VASSALS[vassal], COLOURS[colour])]
        return [place]

    def deploy_by(self, s: MerlinState, seat: int, move: Sending) -> Flow[None]:
        """Send the vassal that was chosen."""
        vassal, colour = VASSALS.index(move.vassal), COLOURS.index(move.colour)
        if isinstance(move, PlaceOnly):
            yield from self.send(s, seat, vassal, colour)
        else:
            yield from self.deploy(s, seat, vassal, colour)

    def deploy(self, s: MerlinState, seat: int, vassal: int, colour: int) -> Flow[None]:
        """A vassal goes to a principality and acts there."""
        yield from self.send(s, seat, vassal, colour)
        yield from self.deployed(s, seat, vassal, colour)

    def send(self, s: MerlinState, seat: int, vassal: int, colour: int) -> Flow[None]:
        """A vassal takes its place; somebody else's vassal of that kind goes home (MP-02)."""
        for other in range(s.seats):
            if other != seat and s.vassals[other][vassal] == colour:
                s.send_home(other, vassal)
        s.move_vassal(seat, vassal, colour)
        yield from ()

    def deployed(self, s: MerlinState, seat: int, vassal: int, colour: int) -> Flow[None]:
        """What follows when a vassal was sent."""
        yield from self.vassal_action(s, seat, vassal, colour)

    def vassal_action(self, s: MerlinState, seat: int, vassal: int, colour: int) -> Flow[None]:
        """Builder, Flag-bearer and Shield-bearer claim an item, the Lady-in-waiting places a marker (MP-03, MP-04)."""
        if vassal == LADY:
            yield from self.place_marker(s, seat, colour)
        else:
            yield from self.claim(s, seat, ITEM_OF[vassal], colour)

    # -- what they gain ----------------------------------------------------------------------------------------

    def claimable(self, s: MerlinState, seat: int, kind: int, colour: int) -> bool:
        """Whether a seat that may claim an item there would gain anything."""
        return self.can_take(s, kind, colour)

    def claim(self, s: MerlinState, seat: int, kind: int, colour: int) -> Flow[None]:
        """Take an item from a principality, if available."""
        if self.can_take(s, kind, colour):
            s.take_item(seat, kind, colour)
        yield from ()

    def place_marker(self, s: MerlinState, seat: int, colour: int) -> Flow[None]:
        """Place an influence marker, if one is left on the castle board."""
        if s.markers_home(seat):
            s.put_marker(seat, colour)
        yield from ()

    def give_up(self, s: MerlinState, seat: int, kind: int, colour: int) -> Flow[None]:
        """Give an item back to where it came from."""
        s.return_item(seat, kind, colour)
        yield from ()

    def on_markers(self, s: MerlinState, seat: int, colour: int) -> dict[str, int]:
        """What lies on or under a seat's markers in a principality, by what it is; nothing in the base game."""
        return {}

    def clear_marker(self, s: MerlinState, seat: int, colour: int, thing: str) -> None:
        """One of those things goes back to where it came from; modules know where."""
