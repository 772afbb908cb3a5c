"""What keeps a campaign from being played although every field of it is in form: it has to hold together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from typing import Any, Final, NamedTuple

from caliburn.games.knight_fall.components.story import (
    CONTENTS,
    CRAWLER,
    DEMON,
    DIFFICULTIES,
    ELDER,
    FINAL,
    IMP,
    LANDS,
    LETTERS,
    START,
    Battle,
    Choice,
    Keyword,
    Story,
    demons_in,
    demons_on,
    edge_of,
    is_said,
    laid,
    place_of,
    texts,
    to_defeat,
    written,
)
from caliburn.games.knight_fall.components.tables import table
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
from caliburn.kernel.text import STEERING

SQUARE: Final = re.compile(r"[A-Z][1-9][0-9]?")
ID: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,39}")
WHEN: Final = ("", "next", "last")
COUNTED: Final = ("stone-golems", "defense", "demon-health", "health-of-one")  # with a number of what
DOES: Final = ("", *COUNTED, "slag-golems", "no-defense")
NOT_TOGETHER: Final = (
    ("battle", "read"), ("battle", "wager"), ("battle", "told"), ("read", "ferry"), ("read", "told"),
)  # fmt: skip
ON_BOARD: Final = 2  # never more demons at once
MOST_DEMONS: Final = 9  # in a battle: somebody has to be left for the card Respawn
MOST: Final = {ELDER: len(ELDERS), IMP: len(IMPS), CRAWLER: len(CRAWLERS)}


class Mistake(NamedTuple):
    where: str
    wrong: str = ""  # what is there
    allowed: str = ""  # what could be
    kind: str = "value"  # of the message


def mistakes(story: Story) -> Iterator[Mistake]:
    """What does not hold together, the first of it first."""
    yield from an_id("id", story.id)
    yield from in_the_map(story)
    for number, entry in story.entries.items():
        where = f"entries.{number}"
        if not 1 <= len(entry.choices) <= len(LETTERS):
            yield Mistake(f"{where}.choices", str(len(entry.choices)), f"1-{len(LETTERS)}")
        for letter, choice in entry.lettered.items():
            yield from in_a_choice(story, f"{where}.choices.{letter.upper()}", choice)
    for name, keyword in story.keywords.items():
        yield from in_a_keyword(name, keyword)
    for battle_id, battle in story.battles.items():
        yield from an_id("battles", battle_id)
        yield from in_a_battle(f"battles.{battle_id}", battle)
    for epilogue in story.epilogues:
        yield from one_of("epilogues", epilogue.keyword, story.keywords)
    yield from in_the_end(story)
    yield from in_circles(story)
    yield from in_the_texts(story)


def one_of(where: str, value: Any, known: Any) -> Iterator[Mistake]:
    if value not in known:
        yield Mistake(where, str(value), ", ".join([str(one) for one in known if one != ""]))


def an_id(where: str, name: str) -> Iterator[Mistake]:
    if not ID.fullmatch(name):
        yield Mistake(where, name, "A-Z, a-z, 0-9, - (1-40)")


def in_the_map(story: Story) -> Iterator[Mistake]:
    places: dict[int, str] = {}
    for square, at in story.squares.items():
        if not SQUARE.fullmatch(square):
            yield Mistake("squares", square, kind="square")
        yield from one_of(f"squares.{square}.land", at.land, ("", *LANDS))
        for number in at.numbers:
            yield from one_of(f"squares.{square}.numbers", number, story.entries)
            if number in places:
                yield Mistake("squares", f"{number} ({places[number]}, {square})", kind="twice")
            places[number] = square
    yield from one_of("start", story.start, story.squares)
    for edge in story.river:
        yield from in_an_edge("river", edge, story)
    for bridge in story.bridges:
        yield from in_an_edge("bridges.between", bridge.between, story)
        if bridge.between not in story.river and "-".join(edge_of(bridge.between)[::-1]) not in story.river:
            yield Mistake("bridges.between", bridge.between, ", ".join(story.river) or "-")


def in_an_edge(where: str, edge: str, story: Story) -> Iterator[Mistake]:
    """An edge lies between two squares of the map that touch."""
    one, other = edge_of(edge)
    if one not in story.squares or other not in story.squares:
        yield Mistake(where, edge, kind="edge")
        return
    (column, row), (next_column, next_row) = place_of(one), place_of(other)
    if abs(column - next_column) + abs(row - next_row) != 1:
        yield Mistake(where, edge, kind="edge")


def in_a_choice(story: Story, where: str, choice: Choice) -> Iterator[Mistake]:
    for name in ("needs", "without"):
        yield from one_of(f"{where}.{name}", getattr(choice, name), ("", *story.keywords))
    for name in ("keywords", "erases"):
        for keyword in getattr(choice, name):
            yield from one_of(f"{where}.{name}", keyword, story.keywords)
    if choice.dearer is not None:
        yield from one_of(f"{where}.dearer.keyword", choice.dearer.keyword, story.keywords)
    yield from one_of(f"{where}.villager", choice.villager, ("", *[entry["id"] for entry in table("villager")]))
    others = [number for number in story.entries if number != story.last]
    for name in ("read", "cross_off"):
        number = getattr(choice, name)
        if number is not None:
            yield from one_of(f"{where}.{name}", number, others)
    yield from one_of(f"{where}.battle", choice.battle, ("", *story.battles))
    for square in choice.ferry:
        yield from one_of(f"{where}.ferry", square, story.squares)
    if choice.wager is not None:
        yield from one_of(f"{where}.wager.symbol", choice.wager.symbol, MINOR_ACTIONS[KNIGHT])
    has = {
        "battle": choice.battle != "",
        "read": choice.read is not None,
        "ferry": choice.ferry != (),
        "wager": choice.wager is not None,
        "told": is_said(choice.told),
    }
    for one, other in NOT_TOGETHER:
        if has[one] and has[other]:
            yield Mistake(where, f"{one}, {other}", kind="together")


def in_a_keyword(name: str, keyword: Keyword) -> Iterator[Mistake]:
    yield from an_id("keywords", name)
    where = f"keywords.{name}"
    yield from one_of(f"{where}.when", keyword.when, WHEN)
    yield from one_of(f"{where}.does", keyword.does, DOES)
    if keyword.does and not keyword.when:
        yield Mistake(f"{where}.when", allowed=", ".join(WHEN[1:]), kind="left-out")
    if keyword.does in COUNTED and not keyword.n:
        yield Mistake(f"{where}.n", allowed="1, 2 ...", kind="left-out")


def in_a_battle(where: str, battle: Battle) -> Iterator[Mistake]:
    """Boards that can be laid out of the box, connected, with one start and no more than two demons on them."""
    board = laid(battle)
    letters = [tile.tile[:1] for tile in board]
    for tile in board:
        yield from one_of(f"{where}.grid", tile.tile, (*TILES, *FOREST_TILES))
        if letters.count(tile.tile[:1]) > 1:
            both = [other.tile for other in board if other.tile[:1] == tile.tile[:1]]
            yield Mistake(f"{where}.grid", ", ".join(both), kind="twice")
        for name in tile.contents:
            yield from one_of(f"{where}.grid", name, (*CONTENTS, *DEMONS))
    for text in [text for row in battle.grid for text in row]:
        if text.strip() and not text.partition(":")[0].strip():
            yield Mistake(f"{where}.grid", text, "Ar: imp ...")
    contents = [name for tile in board for name in tile.contents]
    for name, most in MOST.items():
        if contents.count(name) > most:
            yield Mistake(f"{where}.grid", f"{contents.count(name)} {name}", f"0-{most}")
    if contents.count(START) != 1:
        yield Mistake(f"{where}.grid", str(contents.count(START)), START, kind="start")
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
            yield Mistake(where, name, kind="twice")
    if not 1 <= len(on_board) <= ON_BOARD:
        yield Mistake(f"{where}.grid", f"{len(on_board)} {DEMON}", f"1-{ON_BOARD}")
    if on_board.count(DEMON) > battle.random:
        yield Mistake(f"{where}.random", str(battle.random), f"{on_board.count(DEMON)}-{MOST_DEMONS}")
    if demons_in(battle) > MOST_DEMONS:
        yield Mistake(f"{where}.random", str(demons_in(battle)), f"1-{MOST_DEMONS}")
    if not 1 <= to_defeat(battle) <= demons_in(battle):
        yield Mistake(f"{where}.defeat", str(battle.defeat), f"1-{demons_in(battle)}")
    if battle.elders is not None and 0 in [battle.elders.at(difficulty) for difficulty in DIFFICULTIES]:
        yield Mistake(f"{where}.elders", "0", "1, 2 ...")


def in_the_end(story: Story) -> Iterator[Mistake]:
    """The last number leads to the final battle and to nothing else, whoever the party is, and nothing else does."""
    yield from one_of("last", story.last, story.entries)
    yield from one_of("battles", FINAL, story.battles)
    last, *others = story.entries[story.last].choices
    asks = last.lose.amounts() or last.dearer is not None or last.needs or last.without
    if others or last.battle != FINAL or asks or last.bells or last.ferry:
        yield Mistake(f"entries.{story.last}", f'battle = "{FINAL}"', kind="last")
    battles = [battle for battle in story.battles if battle != FINAL]
    for number, entry in story.entries.items():
        for letter, choice in entry.lettered.items():
            if number != story.last and choice.battle == FINAL:
                yield Mistake(f"entries.{number}.choices.{letter.upper()}.battle", FINAL, ", ".join(battles) or "-")


def in_circles(story: Story) -> Iterator[Mistake]:
    """Reading on takes no time, so no entry leads back to itself."""
    circle = circle_in(story)  # each is read from the one after it
    if circle:
        yield Mistake("entries", " > ".join([str(number) for number in reversed(circle)]), kind="circle")


def circle_in(story: Story) -> list[int]:
    entries = story.entries.items()
    onward = {number: [one.read for one in entry.choices if one.read is not None] for number, entry in entries}
    try:
        TopologicalSorter(onward).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def in_the_texts(story: Story) -> Iterator[Mistake]:
    for where, text, most, needed in texts(story):
        if needed and not is_said(text):
            yield Mistake(where, kind="empty")
        for words in written(text).words.values():
            if len(words) > most:
                yield Mistake(where, str(len(words)), str(most), kind="long")
            if STEERING.search(words):
                yield Mistake(where, STEERING.sub("?", words), kind="text")


def apart_from_the_first(cells: list[int]) -> list[int]:
    """The cells that nobody can walk to from the first of them."""
    reached = cells[:1]
    for cell in reached:
        reached += [other for other in ADJACENT[cell] if other in cells and other not in reached]
    return [cell for cell in cells if cell not in reached]
