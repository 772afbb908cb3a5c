"""Special actions allowed by flags (Merlin, p. 13). A flag goes back to its principality when it is used."""

from __future__ import annotations

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import COLOURS, DIFFERENT, MIRROR, REPEL, REVERSE, SPACES, TURN
from caliburn.games.merlin.moves import Flag
from caliburn.games.merlin.spaces import Spaces
from caliburn.games.merlin.state import MerlinState
from caliburn.kernel.moves import Move

ON_THE_RONDEL = ("knight", "merlin")


class Flags(Spaces):
    """Merlin, "Special actions allowed by flags"."""

    def holds_flag(self, s: MerlinState, seat: int, power: str) -> bool:
        """Whether a seat has a flag with a power that is in the game."""
        return power in self.flag_of and s.has_flag(seat, self.flag_of[power])

    def spend_flag(self, s: MerlinState, seat: int, power: str) -> None:
        s.spend_flag(seat, power, self.flag_of[power])

    # -- at any time: repel ------------------------------------------------------------------------------------

    def repel_flags(self, s: MerlinState, seat: int) -> list[Move]:
        """All traitors of one colour, whichever (MT-15)."""
        if not self.holds_flag(s, seat, REPEL):
            return []
        return [Flag(REPEL, (COLOURS[colour],)) for colour, count in enumerate(s.traitors[seat]) if count]

    def use_repel_flag(self, s: MerlinState, seat: int, move: Flag) -> None:
        self.spend_flag(s, seat, REPEL)
        colour = COLOURS.index(move.choices[0])
        for _ in range(s.traitors[seat][colour]):
            self.repel(s, seat, colour, "flag")

    # -- before the move: turn, reverse ------------------------------------------------------------------------

    def die_flags(self, s: MerlinState, seat: int) -> list[Move]:
        """Flags that change the chosen die (MT-07)."""
        return [Flag(TURN)] if self.holds_flag(s, seat, TURN) else []

    def use_die_flag(self, s: MerlinState, seat: int, move: Flag) -> None:
        """The opposite side of the die (MT-08)."""
        self.spend_flag(s, seat, TURN)
        self.change_die(s, seat, 7 - s.doing.value, "flag")

    def change_die(self, s: MerlinState, seat: int, value: int, by: str) -> None:
        """The chosen die shows another value now."""
        s.doing.value = value
        s.emit(happened.DieChanged(seat, s.doing.die, value, by))

    def may_reverse(self, s: MerlinState, seat: int) -> bool:
        """The knight goes counter-clockwise only by a flag (MT-09)."""
        return self.holds_flag(s, seat, REVERSE)

    # -- after the move: mirror, different action --------------------------------------------------------------

    def after_move_flags(self, s: MerlinState, seat: int) -> list[Move]:
        """Mirror follows a move of the knight (MT-10), Different action one of any figure on the rondel (MC-05)."""
        t = s.doing
        if not t.landed:
            return []
        found: list[Move] = []
        if t.figure == "knight" and t.own_landing and not t.mirrored and self.may_mirror(s, seat):
            found.append(Flag(MIRROR))
        if t.figure in ON_THE_RONDEL and t.own_landing and self.holds_flag(s, seat, DIFFERENT):
            found += [
                Flag(DIFFERENT, (str(other),))
                for other in range(s.seats)
                if other != seat and self.may_use(s, s.knights[other])
            ]
        return found

    def may_mirror(self, s: MerlinState, seat: int) -> bool:
        return self.holds_flag(s, seat, MIRROR) and self.may_enter(s, self.opposite(s, seat))

    def opposite(self, s: MerlinState, seat: int) -> int:
        return (s.knights[seat] + SPACES // 2) % SPACES

    def may_use(self, s: MerlinState, at: int) -> bool:
        """Whether the action of a space where a knight stands may be done."""
        return True

    def use_after_move_flag(self, s: MerlinState, seat: int, move: Flag) -> None:
        t = s.doing
        self.spend_flag(s, seat, move.power)
        if move.power == MIRROR:
            t.mirrored = True
            start, s.knights[seat] = s.knights[seat], self.opposite(s, seat)
            t.space = s.knights[seat]
            s.emit(happened.FigureMoved(seat, "knight", self.space_id(start), self.space_id(t.space), MIRROR))
            self.landed(s, seat, t.space)
            return
        other = int(move.choices[0])
        t.space, t.own_landing = s.knights[other], False
        s.emit(happened.DifferentAction(seat, other, self.space_id(t.space)))

    def landed(self, s: MerlinState, seat: int, at: int) -> None:
        """A figure ended its move on a space; modules may care."""
