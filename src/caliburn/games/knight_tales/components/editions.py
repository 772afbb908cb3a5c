"""Editions of Knight Tales: reading one, and what the rulebook leaves open for it to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from caliburn.games.knight_tales.components.tables import table
from caliburn.games.knight_tales.figures import (
    BOSS_IDS,
    CHAMPION_IDS,
    DIFFICULTIES,
    KIND_IDS,
    LANES,
    MARKET_IDS,
    MINION_IDS,
    MOST_DICE,
    QUEST_IDS,
    QUEST_SPOTS,
    RANKS,
    TROPHY_IDS,
    Figures,
    Renown,
    Track,
)
from caliburn.kernel.editions import Known, Layout, Place, Printed, Range, as_list, between, printed_text, quoted
from caliburn.kernel.errors import BadEdition

COLUMNS: Final = 10  # of a doom track
FACES: Final = 6
MINIONS, CHAMPIONS = 24, 18  # rulebook, Components
DICE: Final = ("knight", "black", "red")


class Rising(NamedTuple):
    """A list of whole numbers of any length, each greater than the one before."""

    least: int
    most: int

    def read(self, entry: str, value: Any) -> list[int]:
        least, most = self
        numbers = as_list(value)
        fits = bool(numbers) and all([between(number, least, most) for number in numbers])
        if not fits or numbers != sorted(set(numbers)):
            raise BadEdition("error-edition-symbols", entry=entry, value=quoted(value), least=least, most=most)
        return numbers


class Faces(NamedTuple):
    """The six faces of a die: all kinds it has by the rulebook's list of results, and no other (D1)."""

    kinds: tuple[str, ...]

    def read(self, entry: str, value: Any) -> list[str]:
        faces = as_list(value)
        if len(faces) != FACES or not all([face in self.kinds for face in faces]):
            allowed = ", ".join(self.kinds)
            raise BadEdition("error-edition-die", entry=entry, value=quoted(value), count=FACES, allowed=allowed)
        for face in self.kinds:
            if face not in faces:
                raise BadEdition("error-edition-die-missing", entry=entry, face=face)
        return faces


MONSTER: Final[Known] = {
    "black": Range(0, MOST_DICE),
    "red": Range(0, MOST_DICE),
    "health": Range(1, 9),
    "valor": Range(0, 12),
    "damage": Range(1, 2),
    "count": Range(1, MINIONS),
}
BOSS: Final[Known] = {
    "health": Range(1, 20),
    "valor": Range(0, 20),
    "red": Range(0, MOST_DICE, COLUMNS),
    "black": Range(0, MOST_DICE, COLUMNS),
    "armor": Range(0, 9, COLUMNS),
    "symbols": Rising(2, COLUMNS),
}
RENOWN: Final[Known] = {
    **{difficulty: Range(0, LANES * RANKS, 2) for difficulty in DIFFICULTIES},
    **{zone: Range(0, 20) for zone in ("green", "yellow", "red")},
}

# sections with a table for each card
CARDS: Final[dict[str, dict[str, Known]]] = {
    "market": {card: {"cost": Range(1, 12), "valor": Range(0, 12)} for card in MARKET_IDS},
    "trophies": {card: {"valor": Range(0, 12)} for card in TROPHY_IDS},
    "monsters": {
        **dict.fromkeys(KIND_IDS, MONSTER),
        "ghoul": {**MONSTER, "health": Range(3, 9)},  # Tartos' Ability: it survives 2 damage
    },
    "bosses": dict.fromkeys(BOSS_IDS, BOSS),
    "quests": {quest: {"points": Range(0, 20, QUEST_SPOTS)} for quest in QUEST_IDS},
    "renown": dict.fromkeys(("1", "2", "3"), RENOWN),
}
# sections that are a single table
TABLES: Final[dict[str, Known]] = {
    "dice": {name: Faces(tuple(die["kinds"])) for name, die in zip(DICE, table("die"), strict=True)},
    "track": {
        "spaces": Range(12, 60),
        "wrath": Range(0, 60, 4),
        "health": Range(4, 9),
        "fatigue": Range(0, 60, 4),
        "yellow": Range(0, 60),
        "red": Range(0, 60),
    },
    "gold": {"start": Range(0, 50, 4)},
    "scoring": {"set_bonus": Range(0, 50, 8), "gold_per_point": Range(1, 50)},
}

# What the rulebook states, by section, card and figure, and under which heading; None where it leaves one number open.
PRINTED: Final[dict[Place, Printed]] = {
    ("market", "battle-axe", "cost"): 3,  # Purchasing Cards
    ("market", "warhammer", "cost"): 5,
    ("monsters", "goblin", "black"): 2,  # Monster Effects
    ("monsters", "goblin", "red"): 1,
    ("monsters", "goblin", "health"): 2,
    ("monsters", "doom-bat", "health"): 2,  # Tartos' Ability
    **{("monsters", kind, "damage"): 1 for kind in MINION_IDS},  # Monster Damage
    **{("monsters", kind, "damage"): 2 for kind in CHAMPION_IDS},
    ("quests", "behind-the-lines", "points"): (5, 3, None),  # Quests
    ("renown", "1", "heroic"): (1, 8),  # Monster Deck
    ("renown", "1", "epic"): (2, 7),
    ("renown", "1", "legendary"): (3, 6),
    ("renown", "1", "yellow"): 3,  # D5
    ("renown", "2", "red"): 0,
    ("renown", "3", "red"): 0,
    ("gold", "", "start"): (12, 10, 8, 6),  # Setup, Solo Play
    ("scoring", "", "set_bonus"): (0, 0, 1, 3, 6, 10, 15, 21),  # A Knight's Tale
    ("scoring", "", "gold_per_point"): 3,
}

EDITIONS: Final = Layout("knight-tales", CARDS, TABLES, PRINTED)

# -- what has to hold together ---------------------------------------------------------------------------------------


def check(figures: Figures) -> None:
    """Refuse figures that each may be right, but with which together the game cannot be set up."""
    for champion, cards in ((False, MINIONS), (True, CHAMPIONS)):
        count = sum(kind.copies for kind in figures.kinds if kind.champion is champion)
        if count != cards:
            name = "champion" if champion else "minion"
            raise BadEdition("error-edition-copies", kind=name, count=count, printed=cards)
    for number, difficulty in enumerate(DIFFICULTIES):
        check_nights(figures.renown, number, difficulty)
    check_track(figures.track)


def check_nights(renown: Sequence[Renown], number: int, difficulty: str) -> None:
    """Nine monsters a night, more champions after the first (Monster Deck), and never more than there are (D10).

    Minions cannot run out: eight at most come in the first night, and so at most seven in each of the others.
    """
    first = renown[0].champions[number]
    for card in renown:
        entry, champions, minions = f"renown.{card.night}.{difficulty}", card.champions[number], card.minions[number]
        if champions + minions != LANES * RANKS:
            raise BadEdition("error-edition-night", entry=entry, count=champions + minions, spots=LANES * RANKS)
        if card.night > 1 and champions <= first:
            raise BadEdition("error-edition-champions", entry=entry, count=champions, first=first)
    count = sum(card.champions[number] for card in renown)
    if count > CHAMPIONS:
        raise BadEdition("error-edition-deck", difficulty=difficulty, count=count, cards=CHAMPIONS)


def check_track(track: Track) -> None:
    """The tokens stand in the order wrath, health, fatigue (D2), with a free space for each wrath (D3)."""
    wrath = tuple(track.health - 1 - free for free in range(len(track.wrath)))
    if track.wrath != wrath:
        raise BadEdition(
            "error-edition-wrath", value=printed_text(track.wrath), health=track.health, wanted=printed_text(wrath)
        )
    least, most = track.health + 2, track.spaces - 1
    for space in track.fatigue:
        if not least <= space <= most:
            raise BadEdition("error-edition-fatigue", value=space, least=least, most=most)
    if not track.health < track.yellow < track.red < track.spaces:
        raise BadEdition(
            "error-edition-zones", yellow=track.yellow, red=track.red, health=track.health, most=track.spaces - 1
        )
