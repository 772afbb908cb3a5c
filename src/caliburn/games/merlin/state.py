"""The state of Merlin: the rondel, principalities, castle boards, environs, cards and score."""

from __future__ import annotations

from typing import Final, TypeAlias

from caliburn.games.merlin import events as happened
from caliburn.games.merlin.figures import (
    APPLES,
    COLOURS,
    FLAG,
    HOME,
    KINDS,
    MANORS,
    MARKERS,
    MISSION_IDS,
    RING,
    VASSALS,
)
from caliburn.kernel.bags import Bag, Deck
from caliburn.kernel.state import NO_LUCK, Extension, State, copy_extensions

SETUP: Final = "setup"
DRAFT: Final = "draft"
DEAL: Final = "deal"
ROUND: Final = "round"  # is about to begin
TURN: Final = "turn"
ROUND_END: Final = "round-end"
OVER: Final = "over"

OPEN: Final = -1  # a mission card that everybody saw taken
HIDDEN_NOWHERE: Final = -2  # a mission card in nobody's hand


class Turn:
    """What the seat on turn has done so far. Lives within a step, so it is never copied."""

    __slots__ = (
        "acted",
        "can_repeat",
        "changed",
        "die",
        "draws",
        "figure",
        "landed",
        "mirrored",
        "missions",
        "moved",
        "notes",
        "own_landing",
        "repeated",
        "resolved",
        "seat",
        "second",
        "space",
        "step",
        "value",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.step = ""  # what is being asked: choose, move, action, end; nothing inside an action
        self.die = ""  # the chosen die: knight, merlin ...
        self.value = 0
        self.changed = ""  # how far the die may still be changed; modules know
        self.figure = ""  # which figure it moves
        self.moved = False
        self.space = -1  # whose action is to be done
        self.landed = False  # the figure came there by its die, so that after-move flags may follow
        self.own_landing = False  # the figure itself ended on the space
        self.mirrored = False
        self.acted = False
        self.can_repeat = -1  # the space whose action a staff would repeat, or -1
        self.repeated = False  # a staff was spent
        self.missions = 0  # resolved by meeting the requirements
        self.second = False  # the flag for a second one was used
        self.resolved = 0  # in all
        self.draws = 0  # cards to draw at the end of the turn
        self.notes: set[str] = set()  # what modules note about this turn


TurnLink: TypeAlias = "Turn | None"


class MerlinState(State):
    """All pieces, always somewhere. Items are counted flat: kind * RING + colour."""

    phase: str
    round: int
    first: int  # the seat with the first player marker
    active: int  # the seat on turn
    passed: int  # how many seats in a row had no turn to take
    knight_dice: list[list[int]]  # by seat: the values of its unused dice
    merlin_dice: list[int]  # by seat: the value, or 0 when used
    knights: list[int]  # by seat: the space of its knight, or -1
    merlin: int
    stock: list[int]  # items in the principalities
    items: list[list[int]]  # by seat: items on the castle board
    traitor_stacks: list[int]  # how many lie in each
    traitor_pool: Bag  # what lies in them, nobody knows where
    traitor_discards: Bag
    traitors: list[list[int]]  # by seat and colour
    vassals: list[list[int]]  # by seat and vassal: the colour, or HOME
    influence: list[list[int]]  # by seat and colour: markers on the board
    apples: list[int]
    staffs: list[int]
    grail: int
    excalibur: int
    missions: Deck
    display: list[int]
    hands: list[list[int]]
    origins: list[int]  # by card in a hand: OPEN, or during which deck it was drawn unseen
    decks_mixed: int  # how often the discards became the deck
    discards: list[int]
    tiles: list[int]  # of the environs, row by row: which terrain tile
    manors: list[int]  # whose manor stands on each, or NOBODY
    scores: list[int]
    turn: TurnLink

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        seats: int,
        extensions: dict[str, Extension],
        phase: str,
        round: int,
        first: int,
        active: int,
        passed: int,
        knight_dice: list[list[int]],
        merlin_dice: list[int],
        knights: list[int],
        merlin: int,
        stock: list[int],
        items: list[list[int]],
        traitor_stacks: list[int],
        traitor_pool: Bag,
        traitor_discards: Bag,
        traitors: list[list[int]],
        vassals: list[list[int]],
        influence: list[list[int]],
        apples: list[int],
        staffs: list[int],
        grail: int,
        excalibur: int,
        missions: Deck,
        display: list[int],
        hands: list[list[int]],
        origins: list[int],
        decks_mixed: int,
        discards: list[int],
        tiles: list[int],
        manors: list[int],
        scores: list[int],
        turn: TurnLink,
    ) -> None:
        self.seats = seats
        self.extensions = extensions
        self.phase = phase
        self.round = round
        self.first = first
        self.active = active
        self.passed = passed
        self.knight_dice = knight_dice
        self.merlin_dice = merlin_dice
        self.knights = knights
        self.merlin = merlin
        self.stock = stock
        self.items = items
        self.traitor_stacks = traitor_stacks
        self.traitor_pool = traitor_pool
        self.traitor_discards = traitor_discards
        self.traitors = traitors
        self.vassals = vassals
        self.influence = influence
        self.apples = apples
        self.staffs = staffs
        self.grail = grail
        self.excalibur = excalibur
        self.missions = missions
        self.display = display
        self.hands = hands
        self.origins = origins
        self.decks_mixed = decks_mixed
        self.discards = discards
        self.tiles = tiles
        self.manors = manors
        self.scores = scores
        self.turn = turn
        self.luck = NO_LUCK
        self.events = None

    def copy(self) -> MerlinState:
        return MerlinState(
            self.seats,
            copy_extensions(self.extensions),
            self.phase,
            self.round,
            self.first,
            self.active,
            self.passed,
            [x[:] for x in self.knight_dice],
            self.merlin_dice[:],
            self.knights[:],
            self.merlin,
            self.stock[:],
            [x[:] for x in self.items],
            self.traitor_stacks[:],
            self.traitor_pool.copy(),
            self.traitor_discards.copy(),
            [x[:] for x in self.traitors],
            [x[:] for x in self.vassals],
            [x[:] for x in self.influence],
            self.apples[:],
            self.staffs[:],
            self.grail,
            self.excalibur,
            self.missions.copy(),
            self.display[:],
            [x[:] for x in self.hands],
            self.origins[:],
            self.decks_mixed,
            self.discards[:],
            self.tiles[:],
            self.manors[:],
            self.scores[:],
            self.turn,
        )

    # -- end of the written part --

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def doing(self) -> Turn:
        """The turn that is being taken."""
        assert self.turn is not None
        return self.turn

    def markers_home(self, seat: int) -> int:
        return MARKERS - sum(self.influence[seat])

    def manors_home(self, seat: int) -> int:
        return MANORS - self.manors.count(seat)

    def apples_left(self) -> int:
        return APPLES - sum(self.apples)

    def items_of(self, seat: int, kind: int) -> int:
        """How many items of a kind lie on a castle board."""
        return sum(self.items[seat][kind * RING : kind * RING + RING])

    def has_flag(self, seat: int, colour: int) -> bool:
        return colour >= 0 and self.items[seat][FLAG * RING + colour] > 0

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from one of them on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    # -- changing ----------------------------------------------------------------------------------------------

    def score(self, seat: int, points: int, why: str) -> None:
        if points:
            self.scores[seat] += points
            if self.events is not None:
                self.events.append(happened.PointsScored(seat, points, why, self.scores[seat]))

    def take_item(self, seat: int, kind: int, colour: int) -> None:
        self.stock[kind * RING + colour] -= 1
        self.items[seat][kind * RING + colour] += 1
        if self.events is not None:
            self.events.append(happened.ItemTaken(seat, KINDS[kind], COLOURS[colour]))

    def return_item(self, seat: int, kind: int, colour: int) -> None:
        self.items[seat][kind * RING + colour] -= 1
        self.stock[kind * RING + colour] += 1
        if self.events is not None:
            self.events.append(happened.ItemReturned(seat, KINDS[kind], COLOURS[colour]))

    def spend_flag(self, seat: int, power: str, colour: int) -> None:
        """A flag is used and goes back to its principality."""
        if self.events is not None:
            self.events.append(happened.FlagUsed(seat, power, COLOURS[colour]))
        self.items[seat][FLAG * RING + colour] -= 1
        self.stock[FLAG * RING + colour] += 1

    def move_vassal(self, seat: int, vassal: int, colour: int) -> None:
        self.vassals[seat][vassal] = colour
        if self.events is not None:
            self.events.append(happened.VassalPlaced(seat, VASSALS[vassal], COLOURS[colour]))

    def send_home(self, seat: int, vassal: int) -> None:
        colour = self.vassals[seat][vassal]
        self.vassals[seat][vassal] = HOME
        if self.events is not None:
            self.events.append(happened.VassalSentHome(seat, VASSALS[vassal], COLOURS[colour]))

    def put_marker(self, seat: int, colour: int) -> None:
        self.influence[seat][colour] += 1
        if self.events is not None:
            self.events.append(happened.InfluencePlaced(seat, COLOURS[colour]))

    def take_markers_home(self, seat: int, colour: int, count: int) -> None:
        if count > 0:
            self.influence[seat][colour] -= count
            if self.events is not None:
                self.events.append(happened.InfluenceReturned(seat, COLOURS[colour], count))

    def take_apple(self, seat: int) -> None:
        self.apples[seat] += 1
        if self.events is not None:
            self.events.append(happened.AppleTaken(seat))

    def discard_traitor(self, seat: int, colour: int) -> None:
        self.traitors[seat][colour] -= 1
        self.traitor_discards.add(colour)

    def claim_excalibur(self, seat: int) -> None:
        if self.excalibur != seat:
            self.excalibur = seat
            if self.events is not None:
                self.events.append(happened.ExcaliburClaimed(seat))

    def claim_grail(self, seat: int) -> None:
        if self.grail != seat:
            self.grail = seat
            if self.events is not None:
                self.events.append(happened.GrailClaimed(seat))

    # -- mission cards -----------------------------------------------------------------------------------------

    def draw_mission(self, seat: int) -> int:
        """Draw a card unseen; the discards become the deck when it is empty."""
        if not len(self.missions):
            self.mix_missions()
        card = self.luck.draw_from(self.missions)
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.origins[card] = self.decks_mixed
        return card

    def mix_missions(self) -> None:
        for card in self.discards:
            self.missions.rest.add(card)
        if self.events is not None:
            self.events.append(happened.MissionsShuffled(len(self.discards)))
        self.discards.clear()
        self.decks_mixed += 1

    def fill_display(self) -> None:
        if not len(self.missions):
            self.mix_missions()
        card = self.luck.draw_from(self.missions)
        self.display.append(card)
        if self.events is not None:
            self.events.append(happened.DisplayFilled(MISSION_IDS[card]))

    def take_mission(self, seat: int, card: int) -> None:
        """Take a card from the display; all know it, until it is played."""
        self.display.remove(card)
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.origins[card] = OPEN

    def drop_mission(self, seat: int, card: int) -> None:
        """A card leaves a hand for the discards."""
        self.hands[seat].remove(card)
        self.origins[card] = HIDDEN_NOWHERE
        self.discards.append(card)

    # -- traitors ----------------------------------------------------------------------------------------------

    def draw_traitors(self, seat: int, count: int) -> None:
        """From the highest stack, the left one of equals (MS-02); the discards make new stacks (ME-05)."""
        colours: list[str] = []
        for _ in range(count):
            if not self.traitor_pool.total:
                self.mix_traitors()
            stack = self.traitor_stacks.index(max(self.traitor_stacks))
            self.traitor_stacks[stack] -= 1
            colour = self.luck.draw(self.traitor_pool)
            self.traitors[seat][colour] += 1
            colours.append(COLOURS[colour])
        if self.events is not None:
            self.events.append(happened.TraitorsDrawn(seat, tuple(colours)))

    def mix_traitors(self) -> None:
        self.traitor_discards.pour_into(self.traitor_pool)
        stacks, total = len(self.traitor_stacks), self.traitor_pool.total
        self.traitor_stacks[:] = [total // stacks + (place < total % stacks) for place in range(stacks)]
