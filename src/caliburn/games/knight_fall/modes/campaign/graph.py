"""What is wrong with a campaign that can be read: numbers out of reach, dead ends, idle keywords."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from caliburn.games.knight_fall.components.story import (
    RESOURCES,
    Choice,
    Entry,
    Story,
    Text,
    Words,
    is_said,
    routes,
    texts,
    ways,
)
from caliburn.kernel.text import LANGUAGES


class Fault(NamedTuple):
    """A finding: its message is `campaign-fault-` and the kind; `where` a number, a keyword, a battle or a square."""

    kind: str
    where: str


class Reached(NamedTuple):
    """What can be come to at all, were every battle won and every price paid."""

    squares: set[str]
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
        for letter, choice in entry.lettered.items():
            if choice.needs and choice.needs not in found.keywords:
                yield Fault("closed", f"{number} {letter.upper()}")
    yield from idle_keywords(story, found)
    fought = battles_of(story)
    yield from [Fault("battle", battle) for battle in story.battles if battle not in fought]
    yield from [Fault("unearned", name) for name in RESOURCES if is_spent(story, name) and not is_earned(story, name)]
    missing = [(place.where, lang) for place in texts(story) for lang in missing_languages(place.text)]
    yield from [Fault("language", f"{where}.{lang}") for where, lang in missing]


def choices(story: Story) -> list[Choice]:
    return [choice for entry in story.entries.values() for choice in entry.choices]


def battles_of(story: Story) -> list[str]:
    """The battles that some choice leads into."""
    fought = {choice.battle for choice in choices(story)}
    return [battle for battle in story.battles if battle in fought]


def reached(story: Story) -> Reached:
    """Squares by riding and by the ferry; entries from squares and from other entries; keywords from choices that may
    open."""
    roads = ways(story)
    found = Reached(set(), {story.last}, set())
    landings = [story.start]
    while True:
        before = [len(one) for one in found]
        for landing in landings:
            if landing not in found.squares:
                found.squares.update(routes(roads, landing, len(story.squares)))
        found.entries.update([number for square in found.squares for number in story.squares[square].numbers])
        for number in [number for number in story.entries if number in found.entries]:
            for choice in story.entries[number].choices:
                if not choice.needs or choice.needs in found.keywords:
                    found.keywords.update(choice.keywords)
                    found.entries.update([choice.read] if choice.read is not None else [])
                    landings += choice.ferry
        if [len(one) for one in found] == before:
            return found


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


def missing_languages(text: Text) -> list[str]:
    """Those without words where others have some; a plain text is meant for all of them."""
    if not isinstance(text, Words) or not is_said(text):
        return []
    return [lang for lang in LANGUAGES if not getattr(text, lang).strip()]
