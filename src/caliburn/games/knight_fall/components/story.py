"""A campaign as data: its map, the entries of its book with their choices, its keywords and its battles.

This is what a campaign file says, field by field; `campaigns.py` reads one, `mistakes.py` sees that it holds together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Final, NamedTuple, TypeAlias

from msgspec import Meta, Struct, field

from caliburn.kernel.text import LANGUAGES, Written

COINS, SCROLLS, KEYS, ELIXIRS = RESOURCES = ("coins", "scrolls", "keys", "elixirs")
DIFFICULTIES: Final = ("easy", "medium", "hard")
FINAL: Final = "final"  # the battle in which the campaign ends
LETTERS: Final = "abcdefgh"  # of the choices of an entry
LANDS: Final = ("wood", "hills", "field", "town", "marsh", "vines", "bones", "abbey", "road")  # the ground of a square
NAME, SENTENCE, PROSE = 60, 300, 4000  # how long texts may be

Amount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Number: TypeAlias = Annotated[int, Meta(ge=1, le=999)]  # of an entry


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """Something in a campaign file; a field that there is not is refused."""


class Words(Said, frozen=True):
    en: str = ""
    de: str = ""


Text: TypeAlias = Words | str  # a plain text counts for every language


def written(text: Text) -> Written:
    """A text by language; a language that is missing takes the words of the other."""
    if isinstance(text, str):
        return Written(dict.fromkeys(LANGUAGES, text))
    known = text.en or text.de
    return Written({"en": text.en or known, "de": text.de or known})


def is_said(text: Text) -> bool:
    """Whether there is anything to read."""
    return any([words.strip() for words in written(text).words.values()])


class Purse(Said, frozen=True):
    """Resources that are lost or gained."""

    coins: Amount = 0
    scrolls: Amount = 0
    keys: Amount = 0
    elixirs: Amount = 0

    def amounts(self) -> dict[str, int]:
        """What there is of each; nothing of what there is none."""
        return {name: getattr(self, name) for name in RESOURCES if getattr(self, name)}


class Dearer(Said, frozen=True):
    """With a keyword, a choice costs this much more."""

    keyword: str
    coins: Amount = 0
    scrolls: Amount = 0
    keys: Amount = 0
    elixirs: Amount = 0


class Wager(Said, frozen=True):
    """The uppermost power card decides: with the symbol the choice succeeds, else this is lost instead."""

    symbol: str
    lose: Purse = Purse()
    told: Text = ""  # what is read when it was lost


class Choice(Said, frozen=True):
    """What may be done in an entry: what it takes, what it brings, and where it leads."""

    text: Text
    told: Text = ""  # what is read when it was done
    needs: str = ""  # a keyword that is held
    without: str = ""  # a keyword that is not held
    lose: Purse = Purse()
    dearer: Dearer | None = None
    gain: Purse = Purse()
    keywords: tuple[str, ...] = ()
    erases: tuple[str, ...] = ()
    villager: str = ""
    bells: Amount = 0
    cross_off: Number | None = None
    read: Number | None = None
    battle: str = ""
    ferry: tuple[str, ...] = ()
    wager: Wager | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing comes of it."""
        return self == Choice(text=self.text, told=self.told)


class Entry(Said, frozen=True):
    title: Text
    text: Text
    choices: tuple[Choice, ...]
    after: Text = ""  # read when its battle is won
    emblems: tuple[str, ...] = ()

    @property
    def lettered(self) -> dict[str, Choice]:
        return dict(zip(LETTERS, self.choices, strict=False))


class Square(Said, frozen=True):
    name: Text
    numbers: tuple[Number, ...] = ()
    emblem: str = ""
    land: str = ""


class Bridge(Said, frozen=True):
    between: str
    name: Text


class Keyword(Said, frozen=True):
    """What a keyword does in a battle: in the last one, or in the next."""

    name: Text
    note: Text = ""
    when: str = ""
    does: str = ""
    n: Amount = 0


class Limits(Said, frozen=True):
    """A number for each difficulty."""

    easy: Amount
    medium: Amount
    hard: Amount

    def at(self, difficulty: str) -> int:
        number: int = getattr(self, difficulty)
        return number


class Battle(Said, frozen=True):
    """A board of three by three tiles with what stands on them, and the demons that follow."""

    name: Text
    grid: tuple[tuple[str, str, str], tuple[str, str, str], tuple[str, str, str]]
    looming: tuple[str, ...] = ()
    random: Amount = 0  # demons drawn; the first of them stand on the board
    defeat: Amount = 0  # how many have to be defeated; all, where nothing is said
    elders: Limits | None = None  # lost with so many of them killed
    sources: Mapping[str, str] = field(default_factory=dict)


class Epilogue(Said, frozen=True):
    keyword: str
    text: Text


class Story(Said, frozen=True):
    """A whole campaign."""

    id: str
    title: Text
    valley: Text
    bells: Annotated[int, Meta(ge=1, le=60)]
    start: str
    last: Number
    elixirs: Limits
    introduction: Text
    finale: Text
    defeat: Text
    squares: Mapping[str, Square]
    entries: Mapping[int, Entry]
    battles: Mapping[str, Battle]
    keywords: Mapping[str, Keyword] = field(default_factory=dict)
    river: tuple[str, ...] = ()
    bridges: tuple[Bridge, ...] = ()
    epilogues: tuple[Epilogue, ...] = ()
    source: str = "reconstructed"
    sources: Mapping[str, str] = field(default_factory=dict)


class Place(NamedTuple):
    """Where a text stands, how long it may be there, and whether it may be left out."""

    where: str
    text: Text
    most: int
    needed: bool = True


def texts(story: Story) -> Iterator[Place]:
    """Every text of the story."""
    yield Place("title", story.title, NAME)
    yield Place("valley", story.valley, NAME)
    yield Place("introduction", story.introduction, PROSE)
    yield Place("finale", story.finale, PROSE)
    yield Place("defeat", story.defeat, PROSE)
    for square, at in story.squares.items():
        yield Place(f"squares.{square}.name", at.name, NAME)
    for bridge in story.bridges:
        yield Place("bridges.name", bridge.name, NAME)
    for number, entry in story.entries.items():
        yield Place(f"entries.{number}.title", entry.title, NAME)
        yield Place(f"entries.{number}.text", entry.text, PROSE)
        yield Place(f"entries.{number}.after", entry.after, PROSE, needed=False)
        for letter, choice in entry.lettered.items():
            where = f"entries.{number}.choices.{letter.upper()}"
            yield Place(f"{where}.text", choice.text, SENTENCE)
            yield Place(f"{where}.told", choice.told, PROSE, needed=False)
            if choice.wager is not None:
                yield Place(f"{where}.wager.told", choice.wager.told, PROSE, needed=False)
    for name, keyword in story.keywords.items():
        yield Place(f"keywords.{name}.name", keyword.name, NAME)
        yield Place(f"keywords.{name}.note", keyword.note, SENTENCE, needed=False)
    for battle_id, battle in story.battles.items():
        yield Place(f"battles.{battle_id}.name", battle.name, NAME)
    for epilogue in story.epilogues:
        yield Place(f"epilogues.{epilogue.keyword}", epilogue.text, PROSE)


# -- the map ---------------------------------------------------------------------------------------------------------


STEPS: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))


def place_of(square: str) -> tuple[int, int]:
    """The column and the row of a square: C4 is (2, 3)."""
    return ord(square[0]) - ord("A"), int(square[1:]) - 1


def edge_of(text: str) -> tuple[str, str]:
    """The two squares of an edge: "B2-C2"."""
    one, _, other = text.partition("-")
    return one, other


def in_reading_order(story: Story) -> list[str]:
    return sorted(story.squares, key=lambda square: place_of(square)[::-1])


def ways_in(story: Story) -> dict[int, tuple[str, int]]:
    """The square and the number on it by which each entry is come to, at once or by reading on."""
    found = {number: (square, number) for square, at in story.squares.items() for number in at.numbers}
    reached = list(found)
    for number in reached:
        for choice in story.entries[number].choices:
            if choice.read is not None and choice.read not in found:
                found[choice.read] = found[number]
                reached.append(choice.read)
    return found


def ways(story: Story) -> dict[str, tuple[str, ...]]:
    """Where one move leads from each square: to its neighbours, over water by a bridge alone (RU-K01)."""
    bridged = {frozenset(edge_of(bridge.between)) for bridge in story.bridges}
    water = {frozenset(edge_of(edge)) for edge in story.river} - bridged
    at = {place_of(square): square for square in story.squares}
    found = {}
    for square in in_reading_order(story):
        column, row = place_of(square)
        beside = [at.get((column + right, row + down)) for right, down in STEPS]
        found[square] = tuple([other for other in beside if other and frozenset((square, other)) not in water])
    return found


def routes(story_ways: Mapping[str, tuple[str, ...]], start: str, moves: int) -> dict[str, list[str]]:
    """A shortest way to every square within some moves, the squares on it from first to last."""
    found = {start: [start]}
    front = [start]
    for _ in range(moves):
        reached = []
        for square in front:
            for other in story_ways[square]:
                if other not in found:
                    found[other] = [*found[square], other]
                    reached.append(other)
        front = reached
    return found


# -- battle boards ---------------------------------------------------------------------------------------------------

START, ELDER, IMP, CRAWLER, DEMON = CONTENTS = ("start", "elder", "imp", "crawler", "demon")


class Laid(NamedTuple):
    """A tile of a battle's board with what stands on it."""

    cell: int
    tile: str
    contents: tuple[str, ...]


def laid(battle: Battle) -> list[Laid]:
    """The board of a battle, tile by tile in reading order; gaps are left out."""
    found = []
    for cell, text in enumerate([text for row in battle.grid for text in row]):
        tile, _, contents = text.partition(":")
        if tile.strip():
            names = tuple([name.strip() for name in contents.split(",") if name.strip()])
            found.append(Laid(cell, tile.strip(), names))
    return found


def demons_on(battle: Battle) -> list[str]:
    """The demons on the board at first, in reading order; "demon" for one that is drawn."""
    others = (START, ELDER, IMP, CRAWLER)
    return [name for tile in laid(battle) for name in tile.contents if name not in others]


def demons_in(battle: Battle) -> int:
    """How many demons a battle has, with those that loom."""
    return len([name for name in demons_on(battle) if name != DEMON]) + len(battle.looming) + battle.random


def elders_in(battle: Battle) -> int:
    """How many elders a battle has to save."""
    return sum([tile.contents.count(ELDER) for tile in laid(battle)])


def to_defeat(battle: Battle) -> int:
    return battle.defeat or demons_in(battle)
