"""Setting up a battle of the campaign, and clearing the table after it (Knight Fall, "Battles"; RU-K11, RU-K25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caliburn.games.knight_fall import events as told
from caliburn.games.knight_fall.components.story import CRAWLER, ELDER, IMP, START, demons_on, laid, written
from caliburn.games.knight_fall.components.story import DEMON as RANDOM
from caliburn.games.knight_fall.figures import (
    CELLS,
    CHARACTERS,
    CRAWLERS,
    DEMON,
    DEMONS,
    ELDERS,
    GAP,
    IMPS,
    KNIGHT,
    NO_BANK,
    NOBODY,
    SIDES,
    SLAG_GOLEMS,
    STONE_GOLEMS,
    UNITS,
)
from caliburn.games.knight_fall.modes.campaign import events as happened
from caliburn.games.knight_fall.modes.campaign.entries import Entries
from caliburn.games.knight_fall.modes.campaign.moves import First
from caliburn.games.knight_fall.modes.campaign.score import Scored
from caliburn.games.knight_fall.modes.campaign.sheet import Sheet
from caliburn.games.knight_fall.modes.coop import CoopDeck
from caliburn.games.knight_fall.moves import Target
from caliburn.games.knight_fall.state import NO_CARD, OFF, KnightFallState, fresh_turn
from caliburn.kernel.flow import Flow, Prompt
from caliburn.kernel.moves import Move
from caliburn.kernel.text import Arg

FIRST_KNIGHT = Prompt("ask-first-knight", "campaign-battles", automatic=True)
WEAKENED = Prompt("ask-weakened", "campaign-keywords", automatic=True)
WENNA = Prompt("ask-warned", "campaign-villagers", automatic=True)
KINDS: Final = {ELDER: ELDERS, IMP: IMPS, CRAWLER: CRAWLERS}


class Mustering(Scored, Entries):
    """Knight Fall, "Battles": the board as the book shows it."""

    def muster(self, s: KnightFallState) -> Flow[None]:
        """The board, those who stand on it, and what villagers and keywords bring."""
        sheet = Sheet.of(s)
        s.emit(happened.BattleBegan(sheet.battle))
        sheet.defeated, sheet.lost, sheet.used = 0, 0, []
        self.call_demons(s)
        yield from self.lay_board(s)
        yield from self.order_knights(s)
        for place in self.places_of(s, KNIGHT):
            if s.who[place] != NOBODY:
                self.make_ready(s, place)
                yield from self.put(s, place, sheet.start, self.owner(s, place))
                s.emit(told.CharacterPlaced(s.name_of(place), s.where(place)))
        yield from self.bring_golems(s)
        yield from self.weaken_one(s)
        yield from self.warn(s)
        self.settle_keywords(s)
        for seat in range(s.seats):
            s.basic[seat] = True
            self.draw_first_hand(s, seat)
        s.round = 0
        s.active = 0
        self.begin_round(s)

    # -- demons ------------------------------------------------------------------------------------------------

    def call_demons(self, s: KnightFallState) -> None:
        """Those the book names, then those that are drawn; the first stand on the board, the others loom in order."""
        battle, bag = self.battle(s), s.characters[DEMON]
        on_board, looming = demons_on(battle), [DEMONS.index(name) for name in battle.looming]
        for number in [*[DEMONS.index(name) for name in on_board if name != RANDOM], *looming]:
            bag.remove(number)
        drawn = [s.luck.draw(bag) for _ in range(battle.random)]
        for place, name in zip(self.places_of(s, DEMON), on_board, strict=False):
            s.who[place] = drawn.pop(0) if name == RANDOM else DEMONS.index(name)
            self.make_ready(s, place)
        Sheet.of(s).looming = [*looming, *drawn]

    # -- the board ---------------------------------------------------------------------------------------------

    def lay_board(self, s: KnightFallState) -> Flow[None]:
        board = laid(self.battle(s))
        for tile in board:
            s.tiles[tile.cell] = tile.tile
        s.emit(told.TilesLaid(tuple(s.tiles)))
        demons = [place for place in self.places_of(s, DEMON) if s.who[place] != NOBODY]
        for tile in board:
            for name in tile.contents:
                if name == START:
                    Sheet.of(s).start = tile.cell
                elif name in KINDS:
                    yield from self.spawn(s, tile.cell, self.players(s), KINDS[name])
                else:
                    place = demons.pop(0)
                    yield from self.put(s, place, tile.cell, self.players(s))
                    s.emit(told.CharacterPlaced(s.name_of(place), s.where(place)))

    def make_ready(self, s: KnightFallState, place: int) -> None:
        """In a battle villagers and keywords strengthen knights that start or come, and weaken demons of the last."""
        super().make_ready(s, place)
        if not Sheet.of(s).battle:
            return
        character = self.character(s, place)
        if place % 2 == KNIGHT:
            s.health[place] = min(s.health[place] + self.help(s, "health"), character.most_health)
            start = 0 if self.keywords(s, "no-defense") else s.defense[place]
            more = self.help(s, "defense") + self.keyword_sum(s, "defense")
            s.defense[place] = min(start + more, character.most_defense)
        else:
            s.health[place] = max(1, s.health[place] - self.keyword_sum(s, "demon-health"))

    # -- knights -----------------------------------------------------------------------------------------------

    def order_knights(self, s: KnightFallState) -> Flow[None]:
        """The players choose who follows the first demon (RU-K25)."""
        knights = list(self.places_of(s, KNIGHT))
        riding: list[Move] = [First(name) for name in self.knights(s)]
        move = yield from self.decide(s, self.leader(s), FIRST_KNIGHT, lambda: riding)
        if isinstance(move, First) and s.who[knights[0]] != CHARACTERS[KNIGHT].index(move.knight):
            for by_place in (s.who, s.seat_of):
                by_place[knights[0]], by_place[knights[1]] = by_place[knights[1]], by_place[knights[0]]
        s.emit(told.OrderSet(tuple([s.name_of(place) for place in range(s.places) if s.who[place] != NOBODY])))

    # -- what villagers and keywords bring ---------------------------------------------------------------------

    def bring_golems(self, s: KnightFallState) -> Flow[None]:
        sheet = Sheet.of(s)
        for _ in range(self.help(s, "stone-golem") + self.keyword_sum(s, "stone-golems")):
            yield from self.spawn(s, sheet.start, self.players(s), STONE_GOLEMS)
        for _ in range(min(1, self.keyword_sum(s, "slag-golems"))):
            unit = yield from self.spawn(s, sheet.start, self.players(s), SLAG_GOLEMS)
            sheet.guest = NOBODY if unit is None else unit

    def weaken_one(self, s: KnightFallState) -> Flow[None]:
        """A knight that the players choose begins with less health."""
        for name, keyword in self.keywords(s, "health-of-one").items():
            knights, title = self.knights_on_board(s), written(keyword.name)
            unit = yield from self.point_out(s, WEAKENED, knights, keyword=title, n=keyword.n)
            if unit != NOBODY:
                s.health[unit] = max(1, s.health[unit] - keyword.n)
                s.emit(happened.Weakened(s.name_of(unit), name, s.health[unit]))

    def warn(self, s: KnightFallState) -> Flow[None]:
        """A demon that the players choose begins with less health."""
        for name in Sheet.of(s).villagers:
            villager = self.figures.villagers[name]
            if villager.does == "demon-health":
                unit = yield from self.point_out(s, WENNA, self.demons_on_board(s))
                if unit != NOBODY:
                    s.health[unit] = max(1, s.health[unit] - villager.n)
                    s.emit(happened.VillagerHelped(name, s.name_of(unit)))

    def point_out(self, s: KnightFallState, what: Prompt, units: Sequence[int], **args: Arg) -> Flow[int]:
        targets: list[Move] = [Target(s.name_of(unit)) for unit in units]
        move = yield from self.decide(s, self.leader(s), what, lambda: targets, may=False, **args)
        return s.unit_called(move.unit) if isinstance(move, Target) else NOBODY

    def settle_keywords(self, s: KnightFallState) -> None:
        """What was for the next battle is erased."""
        for name in [name for name in Sheet.of(s).held if self.story.keywords[name].when == "next"]:
            self.erase_keyword(s, name)

    # -- clearing the table ------------------------------------------------------------------------------------

    def clear(self, s: KnightFallState) -> None:
        """Nothing of a battle stays: boards, minions, tokens, hands, seals; demons come back, knights rest (RU-K21)."""
        for place, _ in s.deaths:
            self.bury(s, place)
        s.deaths.clear()
        for unit in range(UNITS):
            s.stand(unit, OFF, NO_BANK)
        s.tiles = [GAP] * CELLS
        s.halos.clear()
        s.portals.clear()
        s.makers = [NOBODY, NOBODY]
        s.halo_place, s.ice, s.queue = NOBODY, 0, []
        s.turn = fresh_turn()
        self.gather_cards(s)
        self.send_demons_home(s)
        sheet = Sheet.of(s)
        sheet.battle, sheet.guest, sheet.used = "", NOBODY, []
        for place in self.places_of(s, KNIGHT):
            if s.who[place] != NOBODY:
                self.make_ready(s, place)

    def bury(self, s: KnightFallState, place: int) -> None:
        """Knights are written down as fallen for the whole campaign, demons come back in other battles."""
        s.fallen[place % 2].add(s.who[place])
        s.who[place] = NOBODY

    def gather_cards(self, s: KnightFallState) -> None:
        """All power cards of the knights are shuffled into their deck, and the cooperative cards into theirs."""
        deck = s.decks[KNIGHT]
        for place in self.places_of(s, KNIGHT):
            if s.seals[place] != NO_CARD:
                deck.add(s.seals[place])
                s.seals[place] = NO_CARD
        for seat in range(s.seats):
            for card, _ in self.held(s, seat):
                deck.add(card)
            s.hands[seat], s.origins[seat], s.slowed[seat] = [], [], NO_CARD
        s.discards[KNIGHT].pour_into(deck)
        s.shuffles = [0] * len(SIDES)
        CoopDeck.of(s).discards.pour_into(CoopDeck.of(s).deck)

    def send_demons_home(self, s: KnightFallState) -> None:
        bag, sheet = s.characters[DEMON], Sheet.of(s)
        s.fallen[DEMON].pour_into(bag)
        for number in [s.who[place] for place in self.places_of(s, DEMON) if s.who[place] != NOBODY] + sheet.looming:
            bag.add(number)
        for place in self.places_of(s, DEMON):
            s.who[place] = NOBODY
        sheet.looming = []
