"""The state of Knight Fall: the abbey and all who stand in it, cards, tokens and the track.

Units are numbered (`figures.py`): characters by their place in the turn order, demons on even places.
"""

from __future__ import annotations

from typing import Final

from caliburn.games.knight_fall import events as happened
from caliburn.games.knight_fall.attack import AttackLink
from caliburn.games.knight_fall.figures import (
    BANKS,
    CENTRE,
    CHARACTERS,
    DOOR,
    NO_BANK,
    NOBODY,
    PLACES,
    POWER_CARDS,
    SIDES,
    UNIT_IDS,
)
from caliburn.kernel.bags import Bag
from caliburn.kernel.state import NO_LUCK, Extension, Part, State, copy_extensions

SETUP: Final = "setup"
DRAFT: Final = "draft"
PLACING: Final = "placing"
TURN: Final = "turn"  # is about to begin
PLAY: Final = "play"  # the character on turn plays its cards
TURN_END: Final = "turn-end"
ROUND_END: Final = "round-end"
GOLEMS: Final = "golems"
IMPS_ACT: Final = "imps"
REINFORCE: Final = "reinforce"
FOUGHT: Final = "fought"  # a battle of the campaign is over
OVER: Final = "over"

OFF: Final = -1  # where a unit is that is not on the board
NO_CARD: Final = -1


class Turn(Part):
    """What the character on turn has done so far."""

    doing: str  # the card or ability whose effects are being done
    magic: int
    held: int  # command symbols kept for an imp
    played: int  # power cards that left the hand
    moved: bool  # by a move of its own
    left_tile: bool  # was on another tile at any time
    drew_blood: bool  # an enemy lost health to it
    used: list[str]  # what may be used once
    symbols: list[str]  # that are left of the card being played
    cursed: list[int]  # places that cannot use defense until the turn ends
    graced: list[int]  # whom Grace has helped with the card being played
    visited: list[int]  # cells that a demon nobody plays has been to

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        doing: str,
        magic: int,
        held: int,
        played: int,
        moved: bool,
        left_tile: bool,
        drew_blood: bool,
        used: list[str],
        symbols: list[str],
        cursed: list[int],
        graced: list[int],
        visited: list[int],
    ) -> None:
        self.doing = doing
        self.magic = magic
        self.held = held
        self.played = played
        self.moved = moved
        self.left_tile = left_tile
        self.drew_blood = drew_blood
        self.used = used
        self.symbols = symbols
        self.cursed = cursed
        self.graced = graced
        self.visited = visited

    def copy(self) -> Turn:
        return Turn(
            self.doing,
            self.magic,
            self.held,
            self.played,
            self.moved,
            self.left_tile,
            self.drew_blood,
            self.used[:],
            self.symbols[:],
            self.cursed[:],
            self.graced[:],
            self.visited[:],
        )

    # -- end of the written part --


class KnightFallState(State):
    """All pieces, always somewhere. Lists are by unit, place, seat, side or cell, as said."""

    phase: str
    round: int
    active: int  # the place on turn
    seat_of: list[int]  # by place; NOBODY leads the demons of the cooperative game
    who: list[int]  # by place: which character
    lives: list[int]  # by place: how often a character fell there
    at: list[int]  # by unit: the cell, or OFF
    bank: list[int]  # by unit: the side of the water, where that matters
    health: list[int]  # by unit
    defense: list[int]  # by place
    ice: int  # of the Frozen Lurker
    seals: list[int]  # by place: the seal or mark in front of it
    characters: list[Bag]  # by side: who can still be drawn
    fallen: list[Bag]  # by side
    drafts: list[list[int]]  # by seat: the characters to choose from
    decks: list[Bag]  # by side: power cards
    discards: list[Bag]
    shuffles: list[int]  # by side: how often the discards became the deck
    hands: list[list[int]]  # by seat
    origins: list[list[int]]  # by seat, beside the hand: how often the deck had been shuffled when it was drawn
    slowed: list[int]  # by seat: the card that lies face down
    slowed_origin: list[int]
    basic: list[bool]  # by seat: is the basic card in the hand
    tiles: list[str]  # by cell
    halos: list[int]  # cells
    halo_place: int  # whose next turn removes them
    portals: list[int]  # cells
    makers: list[int]  # at whose turn ice golems and slag golems act: places
    points: list[int]  # by side: where the marker is
    queue: list[int]  # minions that still act in this phase
    deaths: list[tuple[int, int]]  # characters that fell and are not yet replaced: place, cell
    turn: Turn
    attack: AttackLink
    attacks: int
    question: str  # the prompt that is open, or was last
    about: str  # the unit it is about, where it says so

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        seats: int,
        extensions: dict[str, Extension],
        phase: str,
        round: int,
        active: int,
        seat_of: list[int],
        who: list[int],
        lives: list[int],
        at: list[int],
        bank: list[int],
        health: list[int],
        defense: list[int],
        ice: int,
        seals: list[int],
        characters: list[Bag],
        fallen: list[Bag],
        drafts: list[list[int]],
        decks: list[Bag],
        discards: list[Bag],
        shuffles: list[int],
        hands: list[list[int]],
        origins: list[list[int]],
        slowed: list[int],
        slowed_origin: list[int],
        basic: list[bool],
        tiles: list[str],
        halos: list[int],
        halo_place: int,
        portals: list[int],
        makers: list[int],
        points: list[int],
        queue: list[int],
        deaths: list[tuple[int, int]],
        turn: Turn,
        attack: AttackLink,
        attacks: int,
        question: str,
        about: str,
    ) -> None:
        self.seats = seats
        self.extensions = extensions
        self.phase = phase
        self.round = round
        self.active = active
        self.seat_of = seat_of
        self.who = who
        self.lives = lives
        self.at = at
        self.bank = bank
        self.health = health
        self.defense = defense
        self.ice = ice
        self.seals = seals
        self.characters = characters
        self.fallen = fallen
        self.drafts = drafts
        self.decks = decks
        self.discards = discards
        self.shuffles = shuffles
        self.hands = hands
        self.origins = origins
        self.slowed = slowed
        self.slowed_origin = slowed_origin
        self.basic = basic
        self.tiles = tiles
        self.halos = halos
        self.halo_place = halo_place
        self.portals = portals
        self.makers = makers
        self.points = points
        self.queue = queue
        self.deaths = deaths
        self.turn = turn
        self.attack = attack
        self.attacks = attacks
        self.question = question
        self.about = about
        self.luck = NO_LUCK
        self.events = None

    def copy(self) -> KnightFallState:
        return KnightFallState(
            self.seats,
            copy_extensions(self.extensions),
            self.phase,
            self.round,
            self.active,
            self.seat_of[:],
            self.who[:],
            self.lives[:],
            self.at[:],
            self.bank[:],
            self.health[:],
            self.defense[:],
            self.ice,
            self.seals[:],
            [x.copy() for x in self.characters],
            [x.copy() for x in self.fallen],
            [x[:] for x in self.drafts],
            [x.copy() for x in self.decks],
            [x.copy() for x in self.discards],
            self.shuffles[:],
            [x[:] for x in self.hands],
            [x[:] for x in self.origins],
            self.slowed[:],
            self.slowed_origin[:],
            self.basic[:],
            self.tiles[:],
            self.halos[:],
            self.halo_place,
            self.portals[:],
            self.makers[:],
            self.points[:],
            self.queue[:],
            self.deaths[:],
            self.turn.copy(),
            self.attack,
            self.attacks,
            self.question,
            self.about,
        )

    # -- end of the written part --

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nobody fights any more."""
        return self.phase in (OVER, FOUGHT)

    @property
    def places(self) -> int:
        return len(self.seat_of)

    def side(self, seat: int) -> int:
        """The side a seat plays for."""
        return self.seat_of.index(seat) % 2

    def name_of(self, unit: int) -> str:
        """A unit as moves and events call it."""
        return CHARACTERS[unit % 2][self.who[unit]] if unit < PLACES else UNIT_IDS[unit]

    def unit_called(self, name: str) -> int:
        """The unit of a name."""
        for place in range(self.places):
            if self.who[place] != NOBODY and CHARACTERS[place % 2][self.who[place]] == name:
                return place
        return UNIT_IDS.index(name)

    def is_character(self, unit: int, name: str) -> bool:
        """Whether a unit is this character."""
        return unit < PLACES and self.who[unit] != NOBODY and CHARACTERS[unit % 2][self.who[unit]] == name

    def who_is(self, name: str) -> int:
        """The place of a character that is on the board, or NOBODY."""
        for place in range(self.places):
            if self.at[place] != OFF and CHARACTERS[place % 2][self.who[place]] == name:
                return place
        return NOBODY

    def tile_name(self, cell: int, bank: int = NO_BANK) -> str:
        return f"{self.tiles[cell]}-{BANKS[bank]}" if bank else self.tiles[cell]

    def where(self, unit: int) -> str:
        """The tile a unit stands on, as events call it."""
        return self.tile_name(self.at[unit], self.bank[unit])

    def seal_cell(self) -> int:
        """Where demons and imps appear."""
        return CENTRE

    def in_hand(self, seat: int) -> int:
        """How many power cards a seat holds."""
        return len(self.hands[seat]) + (self.slowed[seat] != NO_CARD)

    # -- score -------------------------------------------------------------------------------------------------

    def score(self, side: int, points: int, why: str) -> None:
        """Whoever reaches the door has won at once; nothing counts afterwards (RU-B20, RU-B21, RU-H06)."""
        if self.phase == OVER:
            return
        self.points[side] = min(DOOR, self.points[side] + points)
        if self.events is not None:
            self.events.append(happened.PointsScored(SIDES[side], points, why, self.points[side]))
        if self.points[side] == DOOR:
            self.phase = OVER
            if self.events is not None:
                self.events.append(happened.DoorReached(SIDES[side]))

    # -- cards -------------------------------------------------------------------------------------------------

    def draw_card(self, seat: int) -> int:
        """Draw a power card; the discards become the deck when it is empty (RU-I01). NO_CARD when there is none."""
        side = self.side(seat)
        if not self.decks[side].total:
            if not self.discards[side].total:
                return NO_CARD
            self.discards[side].pour_into(self.decks[side])
            self.shuffles[side] += 1
            if self.events is not None:
                self.events.append(happened.DeckShuffled(SIDES[side], self.decks[side].total))
        card = self.luck.draw(self.decks[side])
        self.hands[seat].append(card)
        self.origins[seat].append(self.shuffles[side])
        return card

    def lose_card(self, seat: int, card: int) -> None:
        """A power card leaves the hand for the discards; the slowed one only where there is no other like it."""
        self.take_from_hand(seat, card)
        self.discards[self.side(seat)].add(card)
        self.turn.played += 1

    def take_from_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        if card in hand:
            place = hand.index(card)
            del hand[place]
            del self.origins[seat][place]
        else:
            assert self.slowed[seat] == card
            self.slowed[seat] = NO_CARD

    def slow_card(self, seat: int, place: int) -> int:
        """A card of the hand is laid face down."""
        card = self.hands[seat].pop(place)
        self.slowed[seat] = card
        self.slowed_origin[seat] = self.origins[seat].pop(place)
        return card

    def take_up_slowed(self, seat: int) -> None:
        """A slowed card becomes normal again."""
        if self.slowed[seat] != NO_CARD:
            self.hands[seat].append(self.slowed[seat])
            self.origins[seat].append(self.slowed_origin[seat])
            self.slowed[seat] = NO_CARD

    # -- units -------------------------------------------------------------------------------------------------

    def stand(self, unit: int, cell: int, bank: int = NO_BANK) -> None:
        """Put a unit somewhere, without saying so."""
        self.at[unit] = cell
        self.bank[unit] = bank

    def place_minion(self, unit: int, cell: int, bank: int, health: int) -> None:
        self.stand(unit, cell, bank)
        self.health[unit] = health
        if self.events is not None:
            self.events.append(happened.MinionPlaced(UNIT_IDS[unit], self.where(unit)))

    def remove(self, unit: int) -> None:
        """A unit leaves the board."""
        self.at[unit] = OFF
        self.bank[unit] = NO_BANK

    def gain_defense(self, place: int, gain: int, most: int) -> int:
        """Up to the maximum; what is above is lost (RU-E01)."""
        gain = min(gain, most - self.defense[place])
        if gain > 0:
            self.defense[place] += gain
            if self.events is not None:
                self.events.append(happened.DefenseGained(self.name_of(place), gain, self.defense[place]))
        return gain

    def lose_defense(self, place: int, loss: int) -> int:
        """As much as there is."""
        loss = min(loss, self.defense[place])
        if loss > 0:
            self.defense[place] -= loss
            if self.events is not None:
                self.events.append(happened.DefenseLost(self.name_of(place), loss, self.defense[place]))
        return loss

    def heal(self, unit: int, gain: int, most: int) -> int:
        gain = min(gain, most - self.health[unit])
        if gain > 0:
            self.health[unit] += gain
            if self.events is not None:
                self.events.append(happened.Healed(self.name_of(unit), gain, self.health[unit]))
        return max(gain, 0)

    def discard_seal(self, place: int) -> None:
        """The seal or mark of a character goes to its team's discards (RU-F08, RU-H01)."""
        if self.seals[place] != NO_CARD:
            self.discards[place % 2].add(self.seals[place])
            if self.events is not None:
                card = POWER_CARDS[place % 2][self.seals[place]]
                self.events.append(happened.SealDiscarded(self.name_of(place), card))
            self.seals[place] = NO_CARD

    # -- once in a turn ----------------------------------------------------------------------------------------

    def use_once(self, what: str) -> None:
        self.turn.used.append(what)

    def is_used(self, what: str) -> bool:
        return what in self.turn.used


def fresh_turn() -> Turn:
    """A turn in which nothing was done yet."""
    return Turn("", 0, 0, 0, False, False, False, [], [], [], [], [])
