"""Details of a game round (Merlin, p. 6): one turn, in the seven steps of ruling MT-01.

(1) choose a die, (2) change it, (3) move, (4) after-move flags, (5) the action of the space, (6) a staff repeats it,
(7) draw missions. Free steps (missions, repelling by a flag ...) fit between any two of them, but never inside an
action (MT-02).
"""

from __future__ import annotations

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import REPEL, REVERSE
from caliburn.games.merlin.flags import Flags
from caliburn.games.merlin.moves import Apple, Die, Flag, Go, Mission, Second, Staff
from caliburn.games.merlin.spaces import space_prompt
from caliburn.games.merlin.state import ROUND_END, MerlinState, Turn
from caliburn.kernel.flow import Flow, Prompt, ask
from caliburn.kernel.moves import PASS, Move

CHOOSE_DIE = Prompt("ask-die", "turn")
CHANGE_OR_MOVE = Prompt("ask-move", "turn")
END_TURN = Prompt("ask-end", "turn")

DIRECTIONS = {"on": 1, "back": -1}


class TakeTurn(Flags):
    """Merlin, "Details of a game round"."""

    def take_turn(self, s: MerlinState) -> Flow[None]:
        seat = s.active
        s.turn = Turn(seat)
        took_turn = yield from self.choose_die(s, seat)
        if took_turn:
            s.passed = 0
            yield from self.use_die(s, seat)
            yield from self.finish_turn(s, seat)
        else:
            s.passed += 1
        s.turn = None
        self.next_turn(s)

    def next_turn(self, s: MerlinState) -> None:
        """Clockwise; the round ends when all have passed in a row, or had nothing left to do (MW-03)."""
        s.active = (s.active + 1) % s.seats
        while s.passed < s.seats and not self.may_take_turn(s, s.active):
            s.active = (s.active + 1) % s.seats
            s.passed += 1
        if s.passed >= s.seats:
            s.phase = ROUND_END

    def may_take_turn(self, s: MerlinState, seat: int) -> bool:
        return self.has_dice(s, seat)

    def has_dice(self, s: MerlinState, seat: int) -> bool:
        return bool(s.knight_dice[seat] or s.merlin_dice[seat])

    # -- (1) choose a die --------------------------------------------------------------------------------------

    def choose_die(self, s: MerlinState, seat: int) -> Flow[bool]:
        """Free steps, then a die; a seat without dice that may do something else may also pass."""
        t = s.doing
        while True:
            t.step = "choose"
            move = yield from ask(s, seat, CHOOSE_DIE, self.first_choices)
            t.step = ""
            if move == PASS:
                return False
            if self.is_free(move):
                yield from self.free_step(s, seat, move)
            else:
                self.take_die(s, seat, move)
                return True

    def first_choices(self, s: MerlinState, seat: int) -> list[Move]:
        if self.has_dice(s, seat):
            return [*self.dice(s, seat), *self.free_steps(s, seat)]
        return [*self.dice(s, seat), PASS]

    def dice(self, s: MerlinState, seat: int) -> list[Move]:
        """The dice a seat may choose; those with the same value are alike."""
        found: list[Move] = [Die("knight", value) for value in dict.fromkeys(s.knight_dice[seat])]
        if s.merlin_dice[seat]:
            found.append(Die("merlin", s.merlin_dice[seat]))
        return found

    def unused_dice(self, s: MerlinState, seat: int) -> dict[str, list[int]]:
        """The values of a seat's dice, by what they move."""
        return {"knight": s.knight_dice[seat][:], "merlin": [s.merlin_dice[seat]] if s.merlin_dice[seat] else []}

    def take_die(self, s: MerlinState, seat: int, move: Move) -> None:
        """The die is put aside and its figure will move."""
        assert isinstance(move, Die)
        t = s.doing
        t.die, t.value, t.figure = move.die, move.value, move.die
        s.emit(happened.DieChosen(seat, move.die, move.value))
        if move.die == "knight":
            s.knight_dice[seat].remove(move.value)
        elif move.die == "merlin":
            s.merlin_dice[seat] = 0

    def set_die(self, s: MerlinState, seat: int, die: str, value: int, now: int) -> None:
        """An unused die shows something else now."""
        if die == "knight":
            s.knight_dice[seat].remove(value)
            s.knight_dice[seat] = sorted([*s.knight_dice[seat], now])
        elif die == "merlin":
            s.merlin_dice[seat] = now

    def use_die(self, s: MerlinState, seat: int) -> Flow[None]:
        yield from self.change_and_move(s, seat)
        yield from self.act(s, seat)

    # -- (2) change it, (3) move -------------------------------------------------------------------------------

    def change_and_move(self, s: MerlinState, seat: int) -> Flow[None]:
        t = s.doing
        while not t.moved:
            t.step = "move"
            move = yield from ask(s, seat, CHANGE_OR_MOVE, self.move_choices)
            t.step = ""
            if isinstance(move, Go):
                self.go(s, seat, move)
            elif self.is_free(move):
                yield from self.free_step(s, seat, move)
            else:
                self.change(s, seat, move)

    def move_choices(self, s: MerlinState, seat: int) -> list[Move]:
        return [*self.ways_to_go(s, seat), *self.changes(s, seat), *self.free_steps(s, seat)]

    def ways_to_go(self, s: MerlinState, seat: int) -> list[Move]:
        """The knight clockwise, Merlin either way; always the whole value (MT-03)."""
        t = s.doing
        if t.value and (t.figure != "knight" or self.may_reverse(s, seat)):
            return [Go("on"), Go("back")]
        return [Go("on")]

    def changes(self, s: MerlinState, seat: int) -> list[Move]:
        """What may change the chosen die: apples and flags, in any order and number (MT-05, MT-06)."""
        return [*self.apple_changes(s, seat), *self.die_flags(s, seat)] if self.is_face(s) else []

    def is_face(self, s: MerlinState) -> bool:
        """Whether a die is being used that shows one of its faces, and so may be changed."""
        return 1 <= s.doing.value <= 6

    def apple_changes(self, s: MerlinState, seat: int) -> list[Move]:
        if not s.apples[seat]:
            return []
        return [Apple(value) for value in range(1, 7) if value != s.doing.value]

    def change(self, s: MerlinState, seat: int, move: Move) -> None:
        if isinstance(move, Apple):
            self.spend_apple(s, seat)
            self.change_die(s, seat, move.value, "apple")
        elif isinstance(move, Flag):
            self.use_die_flag(s, seat, move)

    def spend_apple(self, s: MerlinState, seat: int) -> None:
        s.apples[seat] -= 1

    def go(self, s: MerlinState, seat: int, move: Go) -> None:
        """The figure moves and lands."""
        t = s.doing
        if t.figure == "knight" and move.direction == "back":
            self.spend_flag(s, seat, REVERSE)
        start = self.where(s, seat, t.figure)
        t.space = self.destination(s, seat, t.figure, t.value, DIRECTIONS[move.direction])
        self.put_figure(s, seat, t.figure, t.space)
        t.moved = t.landed = t.own_landing = True
        s.emit(happened.FigureMoved(seat, t.figure, self.space_id(start), self.space_id(t.space), "die"))
        self.landed(s, seat, t.space)

    def where(self, s: MerlinState, seat: int, figure: str) -> int:
        return s.knights[seat] if figure == "knight" else s.merlin

    def destination(self, s: MerlinState, seat: int, figure: str, steps: int, direction: int) -> int:
        return self.forward(s, self.where(s, seat, figure), steps, direction)

    def put_figure(self, s: MerlinState, seat: int, figure: str, at: int) -> None:
        if figure == "knight":
            s.knights[seat] = at
        else:
            s.merlin = at

    # -- (4) after-move flags, (5) the action ------------------------------------------------------------------

    def act(self, s: MerlinState, seat: int) -> Flow[None]:
        t = s.doing
        while True:
            t.step = "action"
            move = yield from ask(s, seat, space_prompt(self.spaces[t.space].kind), self.action_choices)
            t.step = ""
            if move == PASS:
                s.emit(happened.ActionForfeited(seat, self.space_id(t.space)))
                return
            if self.is_free(move):
                yield from self.free_step(s, seat, move)
            elif isinstance(move, Flag):
                self.use_after_move_flag(s, seat, move)
            else:
                break
        t.acted = True
        space = t.space
        yield from self.perform(s, seat, space, move)
        if t.figure == "merlin":
            t.can_repeat = space

    def action_choices(self, s: MerlinState, seat: int) -> list[Move]:
        t = s.doing
        return [
            *self.space_choices(t.space, s, seat),
            *self.after_move_flags(s, seat),
            *self.free_steps(s, seat),
        ]

    # -- (6) a staff, (7) missions -----------------------------------------------------------------------------

    def finish_turn(self, s: MerlinState, seat: int) -> Flow[None]:
        """Free steps and the staff, until the seat ends its turn; then the missions are drawn."""
        t = s.doing
        while True:
            t.step = "end"
            move = yield from ask(s, seat, END_TURN, self.last_choices)
            t.step = ""
            if move == PASS:
                break
            if isinstance(move, Staff):
                yield from self.repeat(s, seat)
            else:
                yield from self.free_step(s, seat, move)
        yield from self.draw_missions(s, seat, t.draws)

    def last_choices(self, s: MerlinState, seat: int) -> list[Move]:
        return [PASS, *self.staff_choices(s, seat), *self.free_steps(s, seat)]

    def staff_choices(self, s: MerlinState, seat: int) -> list[Move]:
        """One staff a turn, after an action of Merlin that was not forfeited (MT-21, MT-22)."""
        t = s.doing
        possible = t.can_repeat >= 0 and not t.repeated and self.may_repeat(s, seat)
        return [Staff()] if possible and self.staffs(s, seat) else []

    def may_repeat(self, s: MerlinState, seat: int) -> bool:
        """Whether a staff may be used in this turn."""
        return True

    def staffs(self, s: MerlinState, seat: int) -> int:
        return s.staffs[seat]

    def repeat(self, s: MerlinState, seat: int) -> Flow[None]:
        """The same space, with new choices (MT-23)."""
        t = s.doing
        self.spend_staff(s, seat)
        t.repeated = True
        yield from self.act_on(s, seat, t.can_repeat)

    def spend_staff(self, s: MerlinState, seat: int) -> None:
        s.staffs[seat] -= 1
        s.emit(happened.StaffSpent(seat))

    # -- free steps --------------------------------------------------------------------------------------------

    def free_steps(self, s: MerlinState, seat: int) -> list[Move]:
        """What a seat may do between two steps of its turn."""
        return [*self.resolutions(s, seat), *self.repel_flags(s, seat)]

    def is_free(self, move: Move) -> bool:
        """Whether a move is a free step."""
        return isinstance(move, (Mission, Second)) or (isinstance(move, Flag) and move.power == REPEL)

    def free_step(self, s: MerlinState, seat: int, move: Move) -> Flow[None]:
        if isinstance(move, (Mission, Second)):
            yield from self.resolve(s, seat, move)
        elif isinstance(move, Flag):
            self.use_repel_flag(s, seat, move)
