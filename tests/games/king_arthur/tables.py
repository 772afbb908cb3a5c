"""Tables laid out by hand for the King Arthur tests, and short ways to answer and to look at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from caliburn import Match, Script, Seeded, new_match
from caliburn.kernel.luck import seed_bytes
from tests.games.playing import asked, happened, kinds, offered, on_turn, play, play_some, some_answer, table

# The same in every game.
__all__ = ["asked", "happened", "kinds", "offered", "on_turn", "play", "play_some", "some_answer", "table"]

SEALS = {"mode": "seals"}
FREE = {"overpay": "free"}
MODES = ("basic", "seals")
PLAYERS = (2, 3, 4, 5)

ADVENTURES = (
    "holy-grail", "mountain", "excalibur", "questing-beast", "fisher-king", "royal-tournament", "robbers",
    "vikings", "sea-monster", "saxons", "king-mark", "green-knight", "gold-treasure",
)  # fmt: skip

POINTS = {
    "holy-grail": 20, "mountain": 15, "excalibur": 8, "questing-beast": 16, "fisher-king": 11, "royal-tournament": 9,
    "robbers": 6, "vikings": 12, "sea-monster": 14, "saxons": 7, "king-mark": 10, "green-knight": 13,
    "gold-treasure": 10,
}  # fmt: skip

SPREAD = {
    "dark-power": {1: 6, 2: 5, 3: 2},
    "enemy-knight": {1: 3, 2: 4, 3: 3, 4: 1},
    "monster": {1: 1, 2: 4, 3: 4, 4: 2},
    "dragon": {2: 2, 3: 3, 4: 3, 5: 1},
}
KNIGHTS = {"red-1": 14, "red-2": 2, "orange-1": 14, "orange-2": 2, "beige-1": 14, "beige-2": 2, "merlin": 5}
ADVERSARIES = {f"{kind}-{value}": count for kind, values in SPREAD.items() for value, count in values.items()}


def at(
    seats: int = 2, *, options: Mapping[str, Any] | None = None, chance: Sequence[str | int] = (), **position: Any
) -> Match:
    """A match that begins at the position; chance follows the script and then refuses to go on."""
    return Match.at("king-arthur", {"seats": seats, **position}, options=options, chance=Script(chance))


def seeded_at(
    seats: int = 2, *, options: Mapping[str, Any] | None = None, seed: int | str = 1, **position: Any
) -> Match:
    """A match that begins at the position, with chance from a seed."""
    return Match.at("king-arthur", {"seats": seats, **position}, options=options, seed=seed)


def deal(chance: Sequence[str | int], seats: int = 2, *, options: Mapping[str, Any] | None = None) -> Match:
    """A new match whose preparation comes up as scripted, and goes on from a seed."""
    return new_match(
        "king-arthur", seats=seats, options=options, chance=Script(chance, then=Seeded(seed_bytes("then")))
    )


def until(match: Match, prompt: str) -> Match:
    """Pass until this question is open."""
    while asked(match) != prompt:
        play(match, "pass")
    return match


def hand(match: Match, seat: int) -> list[str]:
    cards: list[str] = table(match)["players"][seat]["hand"]
    return cards


def trophies(match: Match, seat: int) -> list[str]:
    cards: list[str] = table(match)["players"][seat]["trophies"]
    return cards


def layout(match: Match) -> list[str]:
    return [card["id"] for column in table(match)["columns"] for card in column]


def heights(match: Match) -> list[int]:
    return [len(column) for column in table(match)["columns"]]


def owner(match: Match, adventure: str) -> int | None:
    found: int | None = {entry["id"]: entry["owner"] for entry in table(match)["adventures"]}[adventure]
    return found


def value(adversary: str) -> int:
    return int(adversary[-1])


def kind(adversary: str) -> str:
    return adversary[:-2]


def taken(count: int, seat: int = 1, leave: Iterable[str] = ()) -> dict[str, int]:
    """So many adventures taken by a seat, none of those to be left."""
    spare = [adventure for adventure in ADVENTURES if adventure not in tuple(leave)]
    return dict.fromkeys(spare[:count], seat)


def rest_of(deck: Mapping[str, int], *named: Iterable[str]) -> list[str]:
    """All cards of a deck that are not named."""
    left = Counter(deck)
    for cards in named:
        left.subtract(cards)
    assert min(left.values()) >= 0
    return sorted(left.elements())


def choices(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """Every different set of cards that can be picked out of these, the empty one included."""
    held = sorted(Counter(cards).items())
    picks = product(*[range(count + 1) for _, count in held])
    return [tuple(card for (card, _), copies in zip(held, pick, strict=True) for _ in range(copies)) for pick in picks]


def random_match(seats: int, seed: int | str, options: Mapping[str, Any] | None = None) -> Match:
    return new_match("king-arthur", seats=seats, options=options, seed=seed)
