"""The state of Knight Tales: where everything lies, the tokens on the knight boards, whose turn it is."""

from __future__ import annotations

from typing import Final

from caliburn.games.knight_tales import events as happened
from caliburn.games.knight_tales.attack import Attack, AttackLink
from caliburn.games.knight_tales.figures import BOSS_IDS, CARD_IDS, KIND_IDS, TACTIC_IDS, WALLS
from caliburn.games.knight_tales.monster import UNKNOWN, Monster
from caliburn.kernel.bags import Bag, Deck, empty
from caliburn.kernel.state import NO_LUCK, Extension, State, copy_extensions

BACK: Final = -1  # a market spot with a face-down card
EMPTY: Final = -2  # a market spot without a card
NOBODY: Final = -1

SETUP: Final = "setup"
DAWN: Final = "dawn"
DAY: Final = "day"
NIGHTFALL: Final = "nightfall"
NIGHT: Final = "night"
DUSK: Final = "dusk"

ZONES: Final = ("green", "yellow", "red")
VILLAGE_PARTS: Final = ("farmhouse", "cart", "well")  # the last one falls first (R89)


class KnightTalesState(State):
    """All cards, always somewhere; what nobody has seen has no place yet."""

    phase: str
    round: int  # 1 to 3
    row: list[int]  # the seats in the turn order of the phase
    done: list[bool]  # by seat: has passed today, or its night is over
    turn: int  # the seat on turn
    attacks: int  # how many attacks have begun
    knights: list[int]  # by seat, an index into KNIGHTS
    gold: list[int]
    wrath: list[int]  # where the tokens stand on the knight boards
    health: list[int]
    fatigue: list[int]
    village: list[int]  # by seat: its village spot, or 0
    field: list[int]  # by seat: its battlefield spot, or 0
    owned: list[list[int]]  # by seat: cards with an icon, as they came
    spent: list[int]  # by seat: the cards with its crest on the icon, one bit each
    slain: list[Bag]  # by seat: minions and champions it has claimed
    boss_cards: list[list[int]]
    market: list[int]  # by spot: a card, BACK or EMPTY
    sold: list[int]  # by spot: who bought there today, or NOBODY
    market_deck: Bag  # face-down cards, those on market spots included
    trophies: list[int]  # owners
    minions: Bag  # the decks, tonight's unseen cards included
    champions: Bag
    unseen_minions: int  # face-down cards on the battlefield that nobody has looked at
    unseen_champions: int
    lanes: list[list[Monster]]  # front to back
    walls: list[int]  # barricade and palisades standing in each lane
    houses: int  # village parts standing
    boss_deck: Bag
    bosses_met: list[int]
    boss: Monster | None
    boss_rank: int
    column: int  # of the doom token, from 1
    tactics: Deck
    tactic: int  # the one that lies face up on the deck, or -1
    quest_decks: list[Bag]
    quests: list[int]  # revealed
    quest_crests: list[list[int]]  # for each revealed quest: seats in order
    renown: list[list[int]]  # by night and seat: the zone, or NOBODY
    gained: list[int]  # tonight, by seat: cards claimed
    felled: list[int]  # champions defeated
    banners: list[int]  # factions defeated, one bit each
    over: str  # why the game is over, or ""
    attack: AttackLink

    # -- written by caliburn.kernel.copying from the fields above; do not edit --

    def __init__(
        self,
        seats: int,
        extensions: dict[str, Extension],
        phase: str,
        round: int,
        row: list[int],
        done: list[bool],
        turn: int,
        attacks: int,
        knights: list[int],
        gold: list[int],
        wrath: list[int],
        health: list[int],
        fatigue: list[int],
        village: list[int],
        field: list[int],
        owned: list[list[int]],
        spent: list[int],
        slain: list[Bag],
        boss_cards: list[list[int]],
        market: list[int],
        sold: list[int],
        market_deck: Bag,
        trophies: list[int],
        minions: Bag,
        champions: Bag,
        unseen_minions: int,
        unseen_champions: int,
        lanes: list[list[Monster]],
        walls: list[int],
        houses: int,
        boss_deck: Bag,
        bosses_met: list[int],
        boss: Monster | None,
        boss_rank: int,
        column: int,
        tactics: Deck,
        tactic: int,
        quest_decks: list[Bag],
        quests: list[int],
        quest_crests: list[list[int]],
        renown: list[list[int]],
        gained: list[int],
        felled: list[int],
        banners: list[int],
        over: str,
        attack: AttackLink,
    ) -> None:
        self.seats = seats
        self.extensions = extensions
        self.phase = phase
        self.round = round
        self.row = row
        self.done = done
        self.turn = turn
        self.attacks = attacks
        self.knights = knights
        self.gold = gold
        self.wrath = wrath
        self.health = health
        self.fatigue = fatigue
        self.village = village
        self.field = field
        self.owned = owned
        self.spent = spent
        self.slain = slain
        self.boss_cards = boss_cards
        self.market = market
        self.sold = sold
        self.market_deck = market_deck
        self.trophies = trophies
        self.minions = minions
        self.champions = champions
        self.unseen_minions = unseen_minions
        self.unseen_champions = unseen_champions
        self.lanes = lanes
        self.walls = walls
        self.houses = houses
        self.boss_deck = boss_deck
        self.bosses_met = bosses_met
        self.boss = boss
        self.boss_rank = boss_rank
        self.column = column
        self.tactics = tactics
        self.tactic = tactic
        self.quest_decks = quest_decks
        self.quests = quests
        self.quest_crests = quest_crests
        self.renown = renown
        self.gained = gained
        self.felled = felled
        self.banners = banners
        self.over = over
        self.attack = attack
        self.luck = NO_LUCK
        self.events = None

    def copy(self) -> KnightTalesState:
        return KnightTalesState(
            self.seats,
            copy_extensions(self.extensions),
            self.phase,
            self.round,
            self.row[:],
            self.done[:],
            self.turn,
            self.attacks,
            self.knights[:],
            self.gold[:],
            self.wrath[:],
            self.health[:],
            self.fatigue[:],
            self.village[:],
            self.field[:],
            [x[:] for x in self.owned],
            self.spent[:],
            [x.copy() for x in self.slain],
            [x[:] for x in self.boss_cards],
            self.market[:],
            self.sold[:],
            self.market_deck.copy(),
            self.trophies[:],
            self.minions.copy(),
            self.champions.copy(),
            self.unseen_minions,
            self.unseen_champions,
            [[x.copy() for x in x] for x in self.lanes],
            self.walls[:],
            self.houses,
            self.boss_deck.copy(),
            self.bosses_met[:],
            None if self.boss is None else self.boss.copy(),
            self.boss_rank,
            self.column,
            self.tactics.copy(),
            self.tactic,
            [x.copy() for x in self.quest_decks],
            self.quests[:],
            [x[:] for x in self.quest_crests],
            [x[:] for x in self.renown],
            self.gained[:],
            self.felled[:],
            self.banners[:],
            self.over,
            self.attack,
        )

    # -- end of the written part --

    # -- looking -----------------------------------------------------------------------------------------------

    def fatigue_left(self, seat: int) -> int:
        """Free spaces between health and fatigue token (D4)."""
        return self.fatigue[seat] - self.health[seat] - 1

    def wrath_left(self, seat: int) -> int:
        """Free spaces between wrath and health token (D3)."""
        return self.health[seat] - self.wrath[seat] - 1

    def is_spent(self, seat: int, card: int) -> bool:
        return bool(self.spent[seat] >> card & 1)

    def order(self) -> list[int]:
        """The seats still in the phase, in turn order."""
        return [seat for seat in self.row if not self.done[seat]]

    def order_from(self, seat: int) -> list[int]:
        """The seats still in the phase, starting with one of them (R124)."""
        order = self.order()
        if seat not in order:
            return order
        at = order.index(seat)
        return order[at:] + order[:at]

    def monsters(self) -> list[Monster]:
        """All minions and champions on the battlefield, lane by lane from the front."""
        return [monster for lane in self.lanes for monster in lane]

    def open_monsters(self) -> list[Monster]:
        """All revealed monsters on the battlefield, a boss included."""
        boss = self.boss_on_field()
        found = [monster for lane in self.lanes for monster in lane if monster.revealed]
        return found if boss is None else [*found, boss]

    def boss_on_field(self) -> Monster | None:
        return self.boss if self.boss_rank <= 3 else None

    def anything_to_attack(self) -> bool:
        return any(self.lanes) or self.boss is not None

    @property
    def fight(self) -> Attack:
        """The attack that goes on."""
        assert self.attack is not None
        return self.attack

    # -- turns -------------------------------------------------------------------------------------------------

    def next_turn(self) -> None:
        """The next seat of the row that is not done is on turn."""
        at = self.row.index(self.turn)
        for seat in self.row[at + 1 :] + self.row[: at + 1]:
            if not self.done[seat]:
                self.turn = seat
                return

    # -- tokens on the knight boards ---------------------------------------------------------------------------

    def spend_fatigue(self, seat: int, number: int) -> None:
        self.fatigue[seat] -= number
        if self.events is not None:
            self.events.append(happened.FatigueSpent(seat, number))

    def lose_fatigue(self, seat: int) -> None:
        """The fatigue token moves one space towards the health token, if one is free."""
        if self.fatigue_left(seat):
            self.fatigue[seat] -= 1
            self.emit(happened.FatigueLost(seat, 1))

    def recover_fatigue(self, seat: int, number: int) -> None:
        self.fatigue[seat] += number
        self.emit(happened.FatigueRecovered(seat, number))

    def spend_wrath(self, seat: int, number: int) -> None:
        self.wrath[seat] += number
        if self.events is not None:
            self.events.append(happened.WrathSpent(seat, number))

    def lose_wrath(self, seat: int) -> None:
        if self.wrath_left(seat):
            self.wrath[seat] += 1
            self.emit(happened.WrathLost(seat, 1))

    def gain_wrath(self, seat: int, number: int) -> None:
        self.wrath[seat] -= number
        self.emit(happened.WrathGained(seat, number))

    def suffer_wounds(self, seat: int, number: int) -> int:
        """As many wounds as there are free spaces; the rest is ignored (R81)."""
        number = min(number, self.fatigue_left(seat))
        if number > 0:
            self.health[seat] += number
            self.emit(happened.WoundsSuffered(seat, number))
        return number

    def recover_health(self, seat: int, number: int) -> None:
        self.health[seat] -= number
        self.emit(happened.HealthRecovered(seat, number))

    def gain_gold(self, seat: int, number: int) -> None:
        self.gold[seat] += number
        self.emit(happened.GoldGained(seat, number))

    def lose_gold(self, seat: int) -> None:
        """One gold back to the reserve, where there is one (R78)."""
        if self.gold[seat]:
            self.gold[seat] -= 1
            self.emit(happened.GoldLost(seat, 1))

    # -- cards -------------------------------------------------------------------------------------------------

    def exhaust(self, seat: int, card: int) -> None:
        """A crest on a card that is not used (R142)."""
        self.spent[seat] |= 1 << card
        self.emit(happened.CardExhausted(seat, CARD_IDS[card]))

    def refresh(self, seat: int, card: int) -> None:
        self.spent[seat] &= ~(1 << card)
        self.emit(happened.CardRefreshed(seat, CARD_IDS[card]))

    # -- monsters ----------------------------------------------------------------------------------------------

    def name_of(self, monster: Monster) -> str:
        """What a monster is, as everybody may know; "" while it is face down."""
        if not monster.revealed:
            return ""
        return KIND_IDS[monster.kind] if monster.number else BOSS_IDS[monster.kind]

    def look_at(self, monster: Monster) -> None:
        """A face-down card is turned over or looked at: chance says what it is, if nobody knows yet."""
        if monster.kind != UNKNOWN:
            self.luck.reveal()
            return
        champions, minions = self.unseen_champions, self.unseen_minions
        if champions and minions:
            is_champion = self.luck.pick(["minion"] * minions + ["champion"] * champions) >= minions
        else:
            is_champion = champions > 0
        if is_champion:
            self.unseen_champions -= 1
            monster.kind = self.luck.draw(self.champions)
        else:
            self.unseen_minions -= 1
            monster.kind = self.luck.draw(self.minions)

    def move_to_back(self, lane: int, monster: Monster) -> None:
        """Behind the last monster of its lane; the others close up."""
        self.lanes[lane].remove(monster)
        self.lanes[lane].append(monster)
        self.emit(happened.MonsterMovedBack(self.name_of(monster), monster.handle, lane + 1))

    def put_token(self, monster: Monster, token: str) -> None:
        """A token on a monster, until it is defeated or the night ends."""
        if token == "health":
            monster.extra += 1
        else:
            setattr(monster, token, getattr(monster, token) + 1)
        self.emit(happened.TokenPlaced(self.name_of(monster), monster.handle, token))

    def damage(self, seat: int, monster: Monster, number: int) -> int:
        """Gold from printed health points to the seat, then health tokens; a crest for each (R52). Returns the
        excess."""
        gold = min(number, monster.health)
        monster.health -= gold
        tokens = min(number - gold, monster.extra)
        monster.extra -= tokens
        monster.crests.extend([seat] * (gold + tokens))
        self.gold[seat] += gold
        if self.events is not None:
            self.events.append(happened.MonsterDamaged(seat, self.name_of(monster), monster.handle, number, gold))
        return number - gold - tokens

    # -- doom, walls, village ----------------------------------------------------------------------------------

    def turn_tactic(self) -> None:
        """The next tactic lies face up on its deck."""
        self.tactic = self.luck.draw_from(self.tactics)
        self.emit(happened.TacticTurned(TACTIC_IDS[self.tactic]))

    def remove_boss(self) -> None:
        """Defeated or not, a boss leaves the game with its board and tactics (R67, R91)."""
        self.boss = None
        self.tactic = NOBODY
        self.tactics = Deck(empty(TACTIC_IDS), [], [])

    def damage_lane(self, lane: int) -> None:
        """One point: the barricade, a palisade, or a part of the village (R89)."""
        if self.walls[lane]:
            part = "barricade" if self.walls[lane] == WALLS else "palisade"
            self.walls[lane] -= 1
            self.emit(happened.WallFell(lane + 1, part))
        elif self.houses:
            self.houses -= 1
            self.emit(happened.VillageDamaged(lane + 1, VILLAGE_PARTS[self.houses]))
