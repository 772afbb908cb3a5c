"""The figures a match of Knight Tales is played with, and the numbering of its cards. Loaded by `components`."""

from __future__ import annotations

from typing import Final, NamedTuple

KNIGHTS: Final = ("gaelic", "bridha", "tartos", "guscard")
FACTIONS: Final = ("orc", "undead", "beast")
DIFFICULTIES: Final = ("heroic", "epic", "legendary")
MARKET_TYPES: Final = ("weapon", "armor", "character", "animal", "trinket", "relic", "trophy")

LANES: Final = 3
RANKS: Final = 3
FOREST: Final = 4  # the rank of a boss that has not yet entered the battlefield
NIGHTS: Final = 3
MARKET_SPOTS: Final = 9
WALLS: Final = 3  # a barricade and two palisades in each lane
VILLAGE: Final = 3  # farmhouse, ox cart and well
MOST_DICE: Final = 4  # of each colour
KNIGHT_DICE: Final = 3
LAST_SPOT: Final = 4  # of the village
TROPHY_PRICE: Final = 2  # monsters of the faction
QUEST_SPOTS: Final = 3
VILLAGER_HEALTH: Final = 2

# the faces of the dice
BLANK: Final = "blank"
SWORD: Final = "sword"
DOUBLE: Final = "double-sword"
SHIELD: Final = "shield"
FAITH: Final = "faith"
DOOM: Final = "doom"

# the windows of an attack in which cards are used
ACTION: Final = "action"  # step 2
REACTION: Final = "reaction"  # step 5
EXCESS: Final = "excess"  # step 7, the attacked monster is defeated
AWARD: Final = "award"  # step 7, a monster that was damaged is defeated
WOUNDS: Final = "wounds"  # before step 8
LANE_DAMAGE: Final = "lane-damage"  # whenever lane damage would be dealt
AFTER: Final = "after"  # after step 8


class Effect(NamedTuple):
    """What a card does: a word of the vocabulary in `effects.py`, with its figures."""

    do: str
    n: int = 0
    sword: int = 0
    shield: int = 0
    faces: tuple[str, ...] = ()
    reach: str = ""


class Card(NamedTuple):
    """Anything with an action or reaction icon: market card, trophy, longsword, ability, villager, co-op card."""

    id: str
    type: str  # one of MARKET_TYPES, or "longsword", "ability", "villager", "coop"
    cost: int
    valor: int
    icon: str  # "action" or "reaction"
    window: str
    effects: tuple[Effect, ...]
    faction: int = -1  # what a trophy costs two of


class Kind(NamedTuple):
    """A minion or champion."""

    id: str
    faction: int
    champion: bool
    black: int
    red: int
    health: int
    valor: int
    damage: int  # to its lane at the end of the night
    copies: int  # in the box
    to_back: bool
    reach: str  # of its aura: "rank", "lane" or ""
    aura_black: int
    aura_red: int
    aura_sword: int
    aura_shield: int
    aura_no_shields: bool  # shield results of the attacker have no effect
    own: str  # words that `modifiers.py`, `wounds.py` and `night.py` know, or ""
    wound: str
    reveal: str
    after: str


class Boss(NamedTuple):
    """A boss with the columns of its doom track."""

    id: str
    faction: int
    health: int
    valor: int
    red: tuple[int, ...]
    black: tuple[int, ...]
    armor: tuple[int, ...]
    symbols: tuple[int, ...]  # columns, from 1, that trigger a tactic
    tactics: tuple[str, ...]


class Quest(NamedTuple):
    """A quest; its condition is a function in `quests.py`."""

    id: str
    day: int
    points: tuple[int, ...]


class Renown(NamedTuple):
    """A renown card: champions of the night by difficulty (the rest are minions), and what the zones are worth."""

    night: int
    champions: tuple[int, ...]
    minions: tuple[int, ...]
    green: int
    yellow: int
    red: int


class Track(NamedTuple):
    """The one track of a knight board: wrath, health and fatigue token on one line, low index at the wrath end."""

    spaces: int
    wrath: tuple[int, ...]  # where the token starts for +0, +1, +2, +3
    health: int
    fatigue: tuple[int, ...]  # where the token starts with 1, 2, 3, 4 players
    yellow: int  # the first space of the zone
    red: int


class Figures(NamedTuple):
    """Everything that is printed on the components."""

    cards: tuple[Card, ...]  # all cards with an icon, in the order of `CARD_IDS`
    kinds: tuple[Kind, ...]  # minions, then champions, in the order of `KIND_IDS`
    bosses: tuple[Boss, ...]
    quests: tuple[Quest, ...]
    renown: tuple[Renown, ...]
    track: Track
    knight_die: tuple[str, ...]
    black_die: tuple[str, ...]
    red_die: tuple[str, ...]
    gold: tuple[int, ...]  # at the start, with 1, 2, 3, 4 players
    set_bonus: tuple[int, ...]  # for 0 to 7 different types
    gold_per_point: int


MARKET_IDS: Final = (
    "spear", "battle-axe", "warhammer", "crossbow", "morning-star", "twin-daggers",
    "buckler", "chainmail", "plate-armor", "great-helm", "gauntlets", "greaves",
    "squire", "healer", "archer", "scout", "bard", "merchant",
    "warhorse", "hound", "falcon", "mule", "raven", "bear",
    "lucky-charm", "prayer-beads", "signet-ring", "war-horn", "warding-amulet", "coin-purse",
    "chalice-of-mercy", "saints-bone", "crown-shard", "kings-banner", "blessed-tome", "moon-tear",
)  # fmt: skip
TROPHY_IDS: Final = ("ethereal-dagger", "spiked-shield", "horned-helm")
ABILITY_IDS: Final = ("vanguard", "battle-focus", "cleave", "shield-wall")  # in the order of KNIGHTS
VILLAGER_IDS: Final = ("blacksmith", "hunter", "innkeeper", "priest", "herbalist", "militiaman")
COOP_IDS: Final = (
    "shared-burden", "joint-assault", "supporting-arms", "brothers-shield", "battle-prayer", "hold-the-line",
)  # fmt: skip
CARD_IDS: Final = (*MARKET_IDS, *TROPHY_IDS, "longsword", *ABILITY_IDS, *VILLAGER_IDS, *COOP_IDS)
CARD_NUMBERS: Final = {card: number for number, card in enumerate(CARD_IDS)}

FIRST_TROPHY: Final = len(MARKET_IDS)
LONGSWORD: Final = FIRST_TROPHY + len(TROPHY_IDS)
FIRST_ABILITY: Final = LONGSWORD + 1
FIRST_VILLAGER: Final = FIRST_ABILITY + len(ABILITY_IDS)
FIRST_COOP: Final = FIRST_VILLAGER + len(VILLAGER_IDS)

MINION_IDS: Final = (
    "goblin", "shaman", "orc-raider", "war-drummer", "zombie", "ghoul", "wraith", "bone-mage",
    "doom-bat", "centaur", "dire-wolf", "giant-spider",
)  # fmt: skip
CHAMPION_IDS: Final = (
    "troll", "orc-berserker", "banner-bearer", "vampire", "death-knight", "banshee", "werewolf", "minotaur", "treant",
)  # fmt: skip
KIND_IDS: Final = (*MINION_IDS, *CHAMPION_IDS)
FIRST_CHAMPION: Final = len(MINION_IDS)

BOSS_IDS: Final = ("warchief", "lich-lord", "woodwitch")
TACTIC_IDS: Final = (
    "battle-cry", "forced-march", "blood-rage", "plunder", "battering-ram",
    "raise-the-dead", "soul-drain", "grave-fog", "curse-of-frailty", "dark-procession",
    "call-of-the-wild", "overgrowth", "clutching-roots", "poisoned-well", "stampede",
)  # fmt: skip
QUEST_IDS: Final = (
    "behind-the-lines", "mighty-blow", "against-the-odds", "song-of-sacrifice",
    "champion-slayer", "three-banners", "honest-steel", "wrath-of-the-just",
    "face-to-face", "night-of-blades", "giant-feller", "unbowed",
)  # fmt: skip
