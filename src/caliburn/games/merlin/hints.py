"""What Merlin says of things that cannot be chosen now, and why."""

from __future__ import annotations

from caliburn.games.merlin.figures import COLOURS, MATERIAL, MISSION_IDS, NOBODY, RING
from caliburn.games.merlin.state import MerlinState
from caliburn.games.merlin.tell import Tell
from caliburn.kernel.hints import BLOCKED, LACKS, Hint
from caliburn.kernel.text import Message, Seat


class Hints(Tell):
    """Missions that lack something, tiles one cannot build on."""

    def hints(self, s: MerlinState, seat: int) -> list[Hint]:
        if s.turn is None or s.turn.seat != seat:
            return []
        found = self.mission_hints(s, seat)
        at = s.turn.space
        if at >= 0 and self.spaces[at].kind == "build" and not s.turn.acted:
            found += self.site_hints(s, seat)
        return found

    def mission_hints(self, s: MerlinState, seat: int) -> list[Hint]:
        found = []
        may = self.may_resolve(s, seat)
        for card in s.hands[seat]:
            missing = self.missing(s, seat, self.figures.missions[card])
            if missing:
                found.append(Hint(MISSION_IDS[card], LACKS, Message("hint-missing", {"number": missing})))
            elif not may:
                found.append(Hint(MISSION_IDS[card], BLOCKED, Message("hint-one-mission")))
        return found

    def site_hints(self, s: MerlinState, seat: int) -> list[Hint]:
        """Why a manor cannot be built on a tile."""
        found = []
        materials = s.items[seat][MATERIAL * RING :]
        for tile, owner in enumerate(s.manors):
            handle = f"tile-{tile + 1}"
            if owner != NOBODY:
                found.append(Hint(handle, BLOCKED, Message("hint-built", {"seat": Seat(owner)})))
            elif not any([materials[colour] for colour in self.eligible[tile]]):
                colours = tuple([Message(f"colour-{COLOURS[colour]}") for colour in self.eligible[tile]])
                found.append(Hint(handle, BLOCKED, Message("hint-material", {"colours": colours})))
        return found
