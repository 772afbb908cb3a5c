"""What is wrong with a campaign that can be read: numbers out of reach, dead ends, idle keywords."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from caliburn.games.knight_fall.components.story import RESOURCES, Choice, Entry, Story, Text, Words, routes, ways


class Fault(NamedTuple):
    """A finding: its message is `campaign-fault-` and the kind; `where` a number, a keyword, a battle or a square."""

    kind: str
    where: str


class Reached(NamedTuple):
    """What can be come to at all, were every battle won and every price paid."""

    squares: list[str]
    entries: set[int]
    keywords: set[str]


def faults(story: Story) -> Iterator[Fault]:
    """All that a writer should know, in the order of the file."""
    found = reached(story)
    yield from [Fault("square", square) for square in story.squares if square not in found.squares]
    for number, entry in story.entries.items():
        if number not in found.entries:
            yield Fault("unreachable", str(number))
        if not always_open(entry):
            yield Fault("dead-end", str(number))
        for letter, choice in zip("abcdefghijklmnopqrstuvwxyz", entry.choices, strict=False):
            if choice.needs and choice.needs not in found.keywords:
                yield Fault("closed", f"{number} {letter.upper()}")
    yield from idle_keywords(story, found)
    fought = {choice.battle for choice in choices(story)}
    yield from [Fault("battle", battle) for battle in story.battles if battle not in fought]
    yield from [Fault("unearned", name) for name in RESOURCES if is_spent(story, name) and not is_earned(story, name)]
    yield from [Fault("language", where) for where, text in texts(story) if is_missing_a_language(text)]


def choices(story: Story) -> list[Choice]:
    return [choice for entry in story.entries.values() for choice in entry.choices]


def reached(story: Story) -> Reached:
    """Squares by riding; entries from squares and from other entries; keywords from choices that may open."""
    squares = list(routes(ways(story), story.start, len(story.squares)))
    entries = {story.last, *[number for square in squares for number in story.squares[square].numbers]}
    keywords: set[str] = set()
    while True:
        before = len(entries), len(keywords)
        for number in [number for number in story.entries if number in entries]:
            for choice in story.entries[number].choices:
                if not choice.needs or choice.needs in keywords:
                    keywords.update(choice.keywords)
                    entries.update([choice.read] if choice.read is not None else [])
        if (len(entries), len(keywords)) == before:
            return Reached(squares, entries, keywords)


def always_open(entry: Entry) -> bool:
    """Whether something can be chosen whatever the party has: a free choice, or two that a keyword tells apart."""
    free = [choice for choice in entry.choices if not choice.lose.amounts() and choice.dearer is None]
    if any([not choice.needs and not choice.without for choice in free]):
        return True
    with_it = {choice.needs for choice in free if not choice.without}
    return any([choice.without in with_it for choice in free if not choice.needs])


def idle_keywords(story: Story, found: Reached) -> Iterator[Fault]:
    """Keywords that nobody gains, and those that nothing asks for."""
    asked = {word for choice in choices(story) for word in (choice.needs, choice.without)}
    asked |= {choice.dearer.keyword for choice in choices(story) if choice.dearer is not None}
    asked |= {epilogue.keyword for epilogue in story.epilogues}
    for name, keyword in story.keywords.items():
        if name not in found.keywords:
            yield Fault("keyword-not-gained", name)
        elif name not in asked and not keyword.does:
            yield Fault("keyword-idle", name)


def is_spent(story: Story, resource: str) -> bool:
    return any([resource in choice.lose.amounts() for choice in choices(story)])


def is_earned(story: Story, resource: str) -> bool:
    """Elixirs are there from the start; scrolls can be bought."""
    return resource in ("elixirs", "scrolls") or any([resource in choice.gain.amounts() for choice in choices(story)])


def texts(story: Story) -> Iterator[tuple[str, Text]]:
    """Every text of the story, with where it stands."""
    named = {"introduction": story.introduction, "finale": story.finale, "defeat": story.defeat}
    yield from {"title": story.title, "valley": story.valley, **named}.items()
    for square, at in story.squares.items():
        yield f"squares.{square}", at.name
    for number, entry in story.entries.items():
        yield f"entries.{number}.title", entry.title
        yield f"entries.{number}.text", entry.text
        yield f"entries.{number}.after", entry.after
        for choice in entry.choices:
            yield f"entries.{number}.choices", choice.text
            yield f"entries.{number}.choices", choice.told
    yield from [(f"keywords.{name}", keyword.name) for name, keyword in story.keywords.items()]
    yield from [(f"battles.{battle_id}", battle.name) for battle_id, battle in story.battles.items()]
    yield from [("epilogues", epilogue.text) for epilogue in story.epilogues]


def is_missing_a_language(text: Text) -> bool:
    """A plain text is meant for all of them."""
    return isinstance(text, Words) and bool(text.en) != bool(text.de)
