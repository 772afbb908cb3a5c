"""Reading a campaign: from the section `campaign` of an edition file to a story that holds together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from typing import Any, Final, NamedTuple

import msgspec

from caliburn.games.knight_fall.components.story import (
    CONTENTS,
    CRAWLER,
    DEMON,
    ELDER,
    FINAL,
    IMP,
    LETTERS,
    START,
    Battle,
    Choice,
    Entry,
    Keyword,
    Square,
    Story,
    demons_in,
    demons_on,
    edge_of,
    laid,
    place_of,
    texts,
    to_defeat,
)
from caliburn.games.knight_fall.components.tables import content, table
from caliburn.games.knight_fall.figures import (
    ADJACENT,
    CRAWLERS,
    DEMONS,
    ELDERS,
    FOREST_TILES,
    IMPS,
    KNIGHT,
    MINOR_ACTIONS,
    TILES,
)
from caliburn.kernel.editions import quoted
from caliburn.kernel.errors import BadEdition
from caliburn.kernel.text import STEERING

SECTION: Final = "campaign"
TABLES: Final = {"squares": Square, "entries": Entry, "keywords": Keyword, "battles": Battle}
SQUARE: Final = re.compile(r"[A-Z][1-9][0-9]?")
ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
WHEN: Final = ("", "next", "last")
DOES: Final = ("", "stone-golems", "slag-golems", "defense", "no-defense", "demon-health", "health-of-one")
ON_BOARD: Final = 2  # never more demons at once
MOST_DEMONS: Final = 9  # in a battle: somebody has to be left for the card Respawn
MOST_WORDS: Final = 400  # in a message
MOST: Final = {ELDER: len(ELDERS), IMP: len(IMPS), CRAWLER: len(CRAWLERS), START: 1}


@cache
def ours() -> Story:
    """Our own campaign, "The Long Dusk"."""
    return story_of(content("the-long-dusk")[SECTION])


def story_of(section: Mapping[str, Any]) -> Story:
    """The story that a section tells, checked."""
    try:
        story = msgspec.convert(dict(section), Story, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadEdition("error-campaign-form", detail=out_of_form(section, error)[:MOST_WORDS]) from None
    for where, wrong, allowed, kind in mistakes(story):
        entry = quoted(f"{SECTION}.{where}")
        raise BadEdition(f"error-campaign-{kind}", entry=entry, value=quoted(wrong), allowed=allowed[:MOST_WORDS])
    return story


def out_of_form(section: Mapping[str, Any], error: msgspec.ValidationError) -> str:
    """What is out of form, with the entry, square, keyword or battle it stands in, which msgspec does not name."""
    for name, form in TABLES.items():
        table_of = section.get(name)
        for key, one in table_of.items() if isinstance(table_of, Mapping) else ():
            try:
                msgspec.convert(one, form, str_keys=True)
            except msgspec.ValidationError as found:
                said, _, where = str(found).partition(" - at `$")
                return f"{said} - at `{SECTION}.{name}.{quoted(key)}{where or '`'}"
    return str(error).replace("$", SECTION)


class Mistake(NamedTuple):
    where: str
    wrong: str  # what is there
    allowed: str = ""  # what could be
    kind: str = "value"  # of the message


def mistakes(story: Story) -> Iterator[Mistake]:
    """What does not hold together, the first of it first."""
    if not ID.fullmatch(story.id):
        yield Mistake("id", story.id, "a-z, 0-9, -")
    yield from in_the_map(story)
    for number, entry in story.entries.items():
        where = f"entries.{number}"
        if not 1 <= len(entry.choices) <= len(LETTERS):
            yield Mistake(f"{where}.choices", str(len(entry.choices)), f"1-{len(LETTERS)}")
        for choice in entry.choices:
            yield from in_a_choice(story, where, choice)
    for name, keyword in story.keywords.items():
        if not ID.fullmatch(name):
            yield Mistake("keywords", name, "A-Z, 0-9, -")
        yield from one_of(f"keywords.{name}.when", keyword.when, WHEN)
        yield from one_of(f"keywords.{name}.does", keyword.does, DOES)
        if keyword.does and not keyword.when:
            yield Mistake(f"keywords.{name}.when", "-", ", ".join(WHEN[1:]))
    for battle_id, battle in story.battles.items():
        yield from in_a_battle(f"battles.{battle_id}", battle)
    for epilogue in story.epilogues:
        yield from one_of("epilogues", epilogue.keyword, story.keywords)
    yield from in_the_end(story)
    yield from in_circles(story)
    for where, text in texts(story):
        for words in (text,) if isinstance(text, str) else (text.en, text.de):
            if STEERING.search(words):
                yield Mistake(where, STEERING.sub("?", words), kind="text")


def one_of(where: str, value: Any, known: Any) -> Iterator[Mistake]:
    if value not in known:
        yield Mistake(where, str(value), ", ".join([str(one) for one in known if one != ""]))


def in_the_map(story: Story) -> Iterator[Mistake]:
    for square in story.squares:
        if not SQUARE.fullmatch(square):
            yield Mistake("squares", square, "A1, B1 ...")
    yield from one_of("start", story.start, story.squares)
    numbers = [number for square in story.squares.values() for number in square.numbers]
    for number in numbers:
        yield from one_of("squares.numbers", number, story.entries)
        if numbers.count(number) > 1:
            yield Mistake("squares.numbers", str(number), "1x")
    for edge in [*story.river, *[bridge.between for bridge in story.bridges]]:
        one, other = edge_of(edge)
        yield from one_of("river", one, story.squares)
        yield from one_of("river", other, story.squares)
        (column, row), (next_column, next_row) = place_of(one), place_of(other)
        if abs(column - next_column) + abs(row - next_row) != 1:
            yield Mistake("river", edge, "B1-C1 ...")


def in_a_choice(story: Story, where: str, choice: Choice) -> Iterator[Mistake]:
    for keyword in (choice.needs, choice.without, *choice.keywords, *choice.erases):
        if keyword:
            yield from one_of(where, keyword, story.keywords)
    if choice.dearer is not None:
        yield from one_of(f"{where}.dearer", choice.dearer.keyword, story.keywords)
    yield from one_of(f"{where}.villager", choice.villager, ("", *[entry["id"] for entry in table("villager")]))
    for number in (choice.read, choice.cross_off):
        if number is not None:
            yield from one_of(where, number, story.entries)
    if choice.battle:
        yield from one_of(f"{where}.battle", choice.battle, story.battles)
        if choice.read is not None:
            yield Mistake(f"{where}.read", str(choice.read), "battle | read")
        if choice.wager is not None:
            yield Mistake(f"{where}.wager", choice.wager.symbol, "battle | wager")
    for square in choice.ferry:
        yield from one_of(f"{where}.ferry", square, story.squares)
    if choice.ferry and choice.read is not None:
        yield Mistake(f"{where}.read", str(choice.read), "ferry | read")
    if choice.wager is not None:
        yield from one_of(f"{where}.wager.symbol", choice.wager.symbol, MINOR_ACTIONS[KNIGHT])


def in_a_battle(where: str, battle: Battle) -> Iterator[Mistake]:
    """Boards that can be laid out of the box, connected, with one start and no more than two demons on them."""
    board = laid(battle)
    letters = [tile.tile[:1] for tile in board]
    for tile in board:
        yield from one_of(f"{where}.grid", tile.tile, (*TILES, *FOREST_TILES))
        if letters.count(tile.tile[:1]) > 1:
            yield Mistake(f"{where}.grid", tile.tile, "1x")
        for name in tile.contents:
            yield from one_of(f"{where}.grid", name, (*CONTENTS, *DEMONS))
    for text in [text for row in battle.grid for text in row]:
        if text.strip() and not text.partition(":")[0].strip():
            yield Mistake(f"{where}.grid", text, "Ar: imp ...")
    contents = [name for tile in board for name in tile.contents]
    for name, most in MOST.items():
        if contents.count(name) > most:
            yield Mistake(f"{where}.grid", f"{contents.count(name)} {name}", f"0-{most}")
    if START not in contents:
        yield Mistake(f"{where}.grid", "-", START)
    apart = apart_from_the_first([tile.cell for tile in board])
    if apart:
        yield Mistake(f"{where}.grid", ", ".join([tile.tile for tile in board if tile.cell in apart]), kind="apart")
    yield from in_its_demons(where, battle)


def in_its_demons(where: str, battle: Battle) -> Iterator[Mistake]:
    on_board = demons_on(battle)
    named = [name for name in on_board if name != DEMON]
    for name in battle.looming:
        yield from one_of(f"{where}.looming", name, DEMONS)
    for name in (*named, *battle.looming):
        if (*named, *battle.looming).count(name) > 1:
            yield Mistake(f"{where}.looming", name, "1x")
    if not 1 <= len(on_board) <= ON_BOARD:
        yield Mistake(f"{where}.grid", f"{len(on_board)} demons", f"1-{ON_BOARD}")
    if on_board.count(DEMON) > battle.random:
        yield Mistake(f"{where}.random", str(battle.random), f"{on_board.count(DEMON)}-")
    if demons_in(battle) > MOST_DEMONS:
        yield Mistake(f"{where}.random", str(demons_in(battle)), f"1-{MOST_DEMONS}")
    if not 1 <= to_defeat(battle) <= demons_in(battle):
        yield Mistake(f"{where}.defeat", str(battle.defeat), f"1-{demons_in(battle)}")


def in_the_end(story: Story) -> Iterator[Mistake]:
    """The last number leads to the final battle and to nothing else, whoever the party is, and nothing else does."""
    yield from one_of("last", story.last, story.entries)
    yield from one_of("battles", FINAL, story.battles)
    last, *others = story.entries[story.last].choices
    asks = last.lose.amounts() or last.dearer is not None or last.needs or last.without
    if others or last.battle != FINAL or asks or last.bells or last.ferry:
        yield Mistake(f"entries.{story.last}", f'battle = "{FINAL}"', kind="last")
    for number, entry in story.entries.items():
        if story.last in [choice.read for choice in entry.choices]:
            yield Mistake(f"entries.{number}.read", str(story.last), numbers_but(story, [story.last]))
        if number != story.last and FINAL in [choice.battle for choice in entry.choices]:
            yield Mistake(
                f"entries.{number}.battle", FINAL, ", ".join([battle for battle in story.battles if battle != FINAL])
            )


def in_circles(story: Story) -> Iterator[Mistake]:
    """Reading on takes no time, so no entry leads back to itself."""
    circle = circle_in(story)
    if circle:
        first, second, *_ = circle  # each is read from the one after it
        yield Mistake(f"entries.{second}.read", str(first), numbers_but(story, [*circle, story.last]))


def circle_in(story: Story) -> list[int]:
    entries = story.entries.items()
    onward = {number: [one.read for one in entry.choices if one.read is not None] for number, entry in entries}
    try:
        TopologicalSorter(onward).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def numbers_but(story: Story, others: list[int]) -> str:
    return ", ".join([str(number) for number in story.entries if number not in others]) or "-"


def apart_from_the_first(cells: list[int]) -> list[int]:
    """The cells that nobody can walk to from the first of them."""
    reached = cells[:1]
    for cell in reached:
        reached += [other for other in ADJACENT[cell] if other in cells and other not in reached]
    return [cell for cell in cells if cell not in reached]
