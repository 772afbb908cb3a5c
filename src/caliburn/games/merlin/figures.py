"""The figures a match of Merlin is played with, and the numbering of its pieces. Loaded by `components`."""

from __future__ import annotations

from typing import Final, NamedTuple

COLOURS: Final = ("black", "grey", "blue", "purple", "orange", "brown")  # of the principalities, clockwise
KINDS: Final = ("shield", "flag", "material")
SHIELD, FLAG, MATERIAL = 0, 1, 2
VASSALS: Final = ("builder", "flag-bearer", "shield-bearer", "lady")
BUILDER, FLAG_BEARER, SHIELD_BEARER, LADY = 0, 1, 2, 3
ITEM_OF: Final = (MATERIAL, FLAG, SHIELD)  # what a builder, a flag-bearer and a shield-bearer claim
TERRAINS: Final = ("mountain", "wood", "lake")

RING: Final = len(COLOURS)
ROUNDS: Final = 6
SCORING_ROUNDS: Final = (2, 4, 6)
COPIES: Final = 6  # shields, flags and materials of a colour
KNIGHT_DICE: Final = 3
MARKERS: Final = 7  # influence markers of a player
MANORS: Final = 7
STAFFS: Final = 3
APPLES: Final = 11
HAND: Final = 4
DISPLAY: Final = 3
TRAITORS_EACH: Final = 3
TRAITOR_STACKS: Final = 3
TRAITOR_COPIES: Final = 4  # of a colour
COLUMNS: Final = 6  # of the environs
ROWS: Final = {2: 3, 3: 3, 4: 4}  # by players
SPACES: Final = 24  # of the rondel

TRAITOR_LOSS: Final = 3
EXCALIBUR_POINTS: Final = 3
STAFF_POINTS: Final = 2
ITEMS_PER_POINT: Final = 3
SECOND_MISSION_POINTS: Final = 2

HOME: Final = -1  # a vassal on its castle board
NOBODY: Final = -1  # has the Grail, Excalibur, a manor on a tile
ANY: Final = -1  # colour or vassal, in the requirement of a mission

# what flags can do
REVERSE: Final = "reverse"
TURN: Final = "turn"
MIRROR: Final = "mirror"
REPEL: Final = "repel"
DIFFERENT: Final = "different"
MISSIONS: Final = "missions"
SWITCH: Final = "switch"
ADJUST: Final = "adjust"
POWERS: Final = (REVERSE, TURN, MIRROR, REPEL, DIFFERENT, MISSIONS, SWITCH, ADJUST)


class Space(NamedTuple):
    """A space of a rondel: what one does there, and with what."""

    kind: str  # principality, influence, points, build, mission, exchange, relocate, excalibur, grail, apple ...
    what: str = ""  # the colour of a principality, the kind of item


class Mission(NamedTuple):
    """A mission card. Every item, marker and vassal it asks for is an icon of its own (MM-05)."""

    id: str
    points: int
    vassal: int  # the icon at the lower left
    items: tuple[tuple[int, int], ...] = ()  # kind and colour, or ANY colour
    markers: tuple[int, ...] = ()  # the colours in which influence markers are asked for
    company: tuple[int, ...] = ()  # two vassals, or ANY, in one principality
    at: int = ANY  # the colour of that principality


class Tile(NamedTuple):
    """A terrain tile: a tower, a treasure (with its module), or plain."""

    id: str
    terrain: int
    copies: int
    tower: bool = False
    treasure: str = ""  # excalibur, grail, staff, points, influence, discard
    kinds: tuple[str, ...] = ()  # influence: two items; discard: items or "influence"
    points: int = 0


class Pict(NamedTuple):
    """A Pict: what it counts, and its bonus: an item, a marker or a manor."""

    id: str
    value: int
    bonus: str  # shield, flag, material, influence, manor
    at: int  # the colour, or the terrain of a manor


class Ally(NamedTuple):
    """A knight of the round table with the number of his tiles."""

    id: str
    stack: str  # A or B
    tiles: int


class District(NamedTuple):
    """A district of Caerleon: how many of what the three vassals gain there (builder, flag-bearer, shield-bearer)."""

    id: str
    colour: int
    gains: tuple[int, int, int]


class Cauldron(NamedTuple):
    """A cauldron in the witch's kitchen: which die it takes, and how far Morgana goes."""

    face: int
    steps: int


class Figures(NamedTuple):
    """All figures of an edition."""

    rondels: dict[str, tuple[Space, ...]]  # "base", "arthur", "gold", "arthur-gold"
    inner: tuple[Space, ...]
    inner_start: int
    flags: tuple[str, ...]  # by colour, the power of its flags
    arthur_flags: tuple[str, ...]  # by colour, with Arthur
    merlin_start: int
    start_tiles: tuple[int, ...]  # colours
    frames: tuple[tuple[int, ...], tuple[int, ...]]  # the colours of the marks, top and bottom, left to right
    missions: tuple[Mission, ...]
    tiles: tuple[Tile, ...]  # plain and with a tower
    treasures: tuple[Tile, ...]  # in place of the plain ones
    neutral_staffs: int
    picts: tuple[Pict, ...]
    pict_display: int
    signet: int  # what the ring adds to the Picts
    pict_points: int
    allies: tuple[Ally, ...]
    gareth: tuple[int, ...]  # points for none, one, two ... tiles
    geraint: tuple[int, ...]
    coins: int
    start_coins: int
    mistletoe: int
    coin_pair_points: int
    market: dict[str, int]  # "shield", "material" and "laborer" count per colour or face; "plus", "remedy" in all
    districts: tuple[District, ...]
    cauldrons: tuple[Cauldron, ...]
    tokens: tuple[tuple[str, str], ...]  # the two sides of the cauldron tokens
    poisoned: int
    huts: int
    dark_markers: int
    decree_copies: int  # item decrees of each kind and colour
    decree_points: tuple[int, int]  # how many tiles with points, and how many points
    decrees_each: int  # tiles in the stack of a principality


TOKEN_EFFECTS: Final = ("bewitch", "swap", "gold", "hut", "dark")
MARKET_TILES: Final = ("shield", "material", "laborer", "plus", "remedy")
MISSION_IDS: Final = tuple(f"m{number:02}" for number in range(1, 56))
ALLIES: Final = (
    "tristram", "lamorak", "gawain", "lancelot", "gareth", "geraint",
    "galahad", "bors", "gaheris", "percival", "bedivere", "kay",
)  # fmt: skip
DISTRICTS: Final = ("smith", "quarry", "market", "tailor", "orchard", "mint")
MODULES: Final = ("favor", "arthur", "allies", "gold", "market", "caerleon", "morgana", "treasures", "decrees")
