"""The figures a match of Knight Fall is played with, and the numbering of its pieces. Loaded by `components`."""

from __future__ import annotations

from typing import Final, NamedTuple

KNIGHT, DEMON = 1, 0  # the sides; also a place's number modulo 2, as demons and knights take turns
SIDES: Final = ("demons", "knights")

KNIGHTS: Final = (
    "flame-knight", "ice-knight", "earth-knight", "phase-knight", "wrath-knight", "seer-knight", "holy-knight",
    "iron-knight", "gale-knight",
)  # fmt: skip
DEMONS: Final = (
    "bone-crusher", "blood-shade", "frozen-lurker", "imp-lord", "dread-mistress", "horned-demoness", "molten-scion",
    "soulstealer", "storm-fiend", "feral-reaver",
)  # fmt: skip
CHARACTERS: Final = (DEMONS, KNIGHTS)  # by side
NOBODY: Final = -1

KNIGHT_CARDS: Final = (
    "cleaving-oath", "radiant-lance", "encircle", "whirling-steel", "sunburst", "shield-bash", "chains-of-penance",
    "faithful-charge", "voice-of-the-quarry", "arc-of-arrows", "skyfall", "tower-shield", "wall-of-faith", "intercept",
    "sanctuary", "laying-on-of-hands", "circle-of-mercy", "rallying-horn", "carry-to-safety", "gather-the-flock",
    "call-of-stone", "marching-orders", "channel-the-gods", "banish", "seal-of-valor", "seal-of-warding",
    "seal-of-renewal", "seal-of-swiftness", "seal-of-the-mason",
)  # fmt: skip
DEMON_CARDS: Final = (
    "disintegrate", "rend", "elders-bane", "hellfire", "rain-of-ash", "shockwave", "grasping-chains", "hurl",
    "crushing-dread", "whispered-madness", "shadow-strike", "sunder", "feast-of-souls", "unholy-vigor", "dark-gift",
    "blood-pact", "wings-of-night", "pounce", "shadow-gate", "swarm", "spawning-pit", "frenzied-pack",
    "burning-sacrifice", "drag-into-the-dark", "infernal-channel", "curse-of-frailty", "mark-of-slaughter",
    "mark-of-hunger", "mark-of-the-swarm", "mark-of-shadow", "mark-of-thorns",
)  # fmt: skip
POWER_CARDS: Final = (DEMON_CARDS, KNIGHT_CARDS)  # by side
COPIES: Final = 2  # of every power card
COOP_CARDS: Final = (
    "savage-rush", "headlong-charge", "pace-the-cloister", "widdershins-hunt", "circling-dread", "circling-fire",
    "the-long-circuit", "bolt-of-ruin", "hail-of-cinders", "inferno", "past-the-shield", "gaze-from-the-dark",
    "open-the-brood-pit", "coop-swarm", "pack-hunt", "dark-mending", "drink-deep", "respawn", "shadow-leap",
    "fling-aside", "chains-from-below", "sunder-steel", "hesitation", "unholy-chorus",
)  # fmt: skip
BASIC: Final = "basic"  # the basic action card, as moves and views call it

# what the symbols on cards are called
MELEE: Final = "melee"
RANGED: Final = "ranged"
MOVE: Final = "move"
HEAL: Final = "heal"
MAGIC: Final = "magic"
DEFEND: Final = "defend"
COMMAND: Final = "command"
MINOR_ACTIONS: Final = ((MELEE, RANGED, MOVE, HEAL, MAGIC, COMMAND), (MELEE, RANGED, MOVE, HEAL, MAGIC, DEFEND))
BASIC_ACTIONS: Final = (MOVE, HEAL, MAGIC)
PLAIN: Final = "plain"  # an attack without type

# Units are numbered: characters by their place in the turn order, then elders, then minions.
PLACES: Final = 6
ELDERS: Final = range(6, 14)
IMPS: Final = range(14, 18)
STONE_GOLEMS: Final = range(18, 22)
ICE_GOLEMS: Final = range(22, 24)
SLAG_GOLEMS: Final = range(24, 26)
CRAWLERS: Final = range(26, 30)
GOLEMS: Final = range(18, 26)
MINIONS: Final = range(14, 30)
UNITS: Final = 30
MINION_KINDS: Final = {
    "imp": IMPS, "stone-golem": STONE_GOLEMS, "ice-golem": ICE_GOLEMS, "slag-golem": SLAG_GOLEMS, "crawler": CRAWLERS,
}  # fmt: skip
IS_KNIGHT_SIDE: Final = tuple([u % 2 == 1 if u < PLACES else u in ELDERS or u in GOLEMS for u in range(UNITS)])
SIDE_OF: Final = tuple([int(own) for own in IS_KNIGHT_SIDE])


def _unit_ids() -> tuple[str, ...]:
    kinds = {"elder": ELDERS, **MINION_KINDS}
    ids = [f"place-{place + 1}" for place in range(PLACES)]
    return tuple(ids + [f"{kind}-{n}" for kind, units in kinds.items() for n in range(1, len(units) + 1)])


UNIT_IDS: Final = _unit_ids()  # characters are called by their names (`State.name_of`), all others by these
UNIT_NUMBERS: Final = {unit: number for number, unit in enumerate(UNIT_IDS)}
KIND_OF: Final = tuple([unit.rpartition("-")[0] for unit in UNIT_IDS])

# The board is a grid of three by three cells, numbered in reading order; a cell without a tile is a gap.
CELLS: Final = 9
CENTRE: Final = 4
CORNERS: Final = (0, 2, 6, 8)
RIM: Final = (0, 1, 2, 5, 8, 7, 6, 3)  # the outer cells, clockwise
EDGES: Final = ("north", "east", "south", "west")
STEPS: Final = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


def _beside(steps: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    found = []
    for cell in range(CELLS):
        row, column = divmod(cell, 3)
        places = [(row + down, column + right) for down, right in steps]
        found.append(tuple(sorted(r * 3 + c for r, c in places if 0 <= r < 3 and 0 <= c < 3)))
    return tuple(found)


ADJACENT: Final = _beside(tuple(STEPS.values()))
DIAGONAL: Final = _beside(((-1, -1), (-1, 1), (1, -1), (1, 1)))
SEAL: Final = "E"  # the tile on which demons and imps appear
TILES: Final = tuple("ABCDEFGHI")
FOREST_TILES: Final = tuple(f"{tile}r" for tile in TILES)
GAP: Final = ""
NO_BANK, NORTH_BANK, SOUTH_BANK = 0, 1, 2
BANKS: Final = ("", "north", "south")

DOOR: Final = 10  # the last space of the track
HAND: Final = 3
HALOS: Final = 2
PORTALS: Final = 3
ELDER_POINTS: Final = 2
CHARACTER_POINTS: Final = 1
ROUND_POINTS: Final = 1
SYMBOLS_FOR_MAGIC: Final = 2
COMMANDS_FOR_AN_IMP: Final = 2


class Effect(NamedTuple):
    """One thing that a card or an ability does; `do` names the rule that does it (`do_STRIKE` and so on)."""

    do: str
    n: int = 0
    kind: str = PLAIN  # of an attack: melee, ranged, plain
    reach: str = "close"  # close, adjacent, near (close or adjacent), seal, arc (adjacent or diagonal), board, ...
    among: str = "enemy"  # what may be chosen there: enemy, demon, knight, elder, unguarded-elder, a kind of minion
    up_to: int = 1  # how many different ones
    plus: str = ""  # what raises n: golems-here, golem-here, golems-near, wounded
    most: int = 0  # by how much at most
    when: str = ""  # on what condition: elder-here
    riders: tuple[str, ...] = ()  # slow, push, drain, leech, past-guard, free


class Character(NamedTuple):
    """A knight or a demon. `power` goes on as long as it is in play, `magic` takes two magic."""

    id: str
    health: int  # at the start
    most_health: int
    power: str
    magic_name: str
    magic: tuple[Effect, ...]
    defense: int = 0  # at the start; knights only
    most_defense: int = 0
    ice: int = 0  # of the Frozen Lurker
    most_ice: int = 0


class PowerCard(NamedTuple):
    """A power card: its primary ability, and the two symbols of the secondary one."""

    id: str
    symbols: tuple[str, str]
    type: str  # attack, area, seal, mark ...
    effects: tuple[Effect, ...]
    ongoing: bool  # a seal or a mark


class CoopCard(NamedTuple):
    """A card that leads a demon: the upper half as the first card of a turn, the lower half as the second."""

    id: str
    primary: tuple[Effect, ...]
    secondary: tuple[Effect, ...]


class Tile(NamedTuple):
    """A side of a location tile, with the effect it has when the players use them."""

    id: str  # A to I, and Ar to Ir for the forest side
    name: str
    effect: str


class Villager(NamedTuple):
    """A villager of the campaign and what he or she is good for; `n` of it."""

    id: str
    does: str
    n: int = 0
    defense: int = 0


class Relic(NamedTuple):
    """A relic of the campaign, its price, and the figure of what it does."""

    id: str
    scrolls: int
    coins: int
    n: int = 0


class Figures(NamedTuple):
    """All figures of an edition."""

    characters: tuple[tuple[Character, ...], tuple[Character, ...]]  # by side
    cards: tuple[tuple[PowerCard, ...], tuple[PowerCard, ...]]  # by side
    coop: tuple[CoopCard, ...]
    tiles: dict[str, Tile]
    elder_health: int
    minion_health: dict[str, int]  # by kind
    minion_actions: dict[str, int]
    knights_start: int  # on the track
    helped_start: int  # with the help for five players
    round_golems: tuple[int, int]  # placed at the end of a round: usually, with five players
    imps_at_start: tuple[int, int]  # up to four players, and with five or six
    halo_damage: int
    retribution: tuple[int, int]  # health lost that calls it up, damage dealt
    villagers: dict[str, Villager]
    relics: dict[str, Relic]
    frail_elders: tuple[int, int]  # of the desperate variant: how many, with how much health
