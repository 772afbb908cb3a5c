"""Battles of the campaign laid out by hand, for the tests of battles.

`mustered` sets a battle up from the book and answers who comes first; `fight` goes on with one, on the board of its
battle and against its demons unless others are given. Units that are not named are not on the board; knights have no
defense unless it is given. In `fight` the first demon is on turn and draws these cooperative cards, or a knight is on
turn; in `strike_down` the first knight has just struck a demon down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from caliburn import Match
from tests.games.knight_fall.table import FLAME, PHASE, asked, at, go, offered, only, play, table

CAMPAIGN = {"mode": "campaign"}
IDLE = ["hesitation", "hail-of-cinders"]  # the demon heals 1, then does nothing
BLOW = ["savage-rush", "hail-of-cinders"]  # six damage to whoever is here
HAND = ["skyfall", "banish", "encircle"]  # drawn when a knight's turn is over
ON = {"locations": "on"}
BOTH = (FLAME, PHASE)
ICE, EARTH, WRATH, SEER, HOLY = "ice-knight", "earth-knight", "wrath-knight", "seer-knight", "holy-knight"
IRON, GALE = "iron-knight", "gale-knight"
CRUSHER, SHADE, LURKER, LORD = "bone-crusher", "blood-shade", "frozen-lurker", "imp-lord"
DREAD, HORNED, SCION, REAVER = "dread-mistress", "horned-demoness", "molten-scion", "feral-reaver"
STORM, SOUL = "storm-fiend", "soulstealer"
KNIGHTS = (FLAME, ICE, EARTH, PHASE, WRATH, SEER, HOLY, IRON, GALE)
REST = [knight for knight in KNIGHTS if knight not in BOTH]  # who is not in play at first

# The boards of the ten battles in reading order, and their start tiles.
BOARDS: dict[str, tuple[str, str]] = {
    "1": ("Ar Cr Dr - Fr - Gr Br Ir", "Br"),
    "2": ("Hr Ar Ir Dr Er Fr Cr Br -", "Br"),
    "3": ("Cr Ar Hr - Dr Fr Ir Br -", "Br"),
    "4": ("A H F D C G - I -", "I"),
    "5": ("Dr Hr Ar Gr B Cr - Ir -", "Ir"),
    "6": ("D - C I Hr A - Gr -", "Gr"),
    "7": ("Ir Dr Hr Ar Er Cr - Br Gr", "Br"),
    "8": ("Fr D Cr - Ar - - Gr -", "Gr"),
    "9": ("Fr Ar Ir Hr Er Cr - Gr -", "Gr"),
    "final": ("A F D C E H G I B", "I"),
}
# Who has the demons' places; in a battle that begins with one demon the second is not on the board.
FOES: dict[str, tuple[str, str]] = {
    "1": (REAVER, SOUL), "2": (SHADE, HORNED), "3": (LURKER, SOUL), "4": (DREAD, STORM), "5": (LORD, STORM),
    "6": (SCION, LORD), "7": (CRUSHER, SOUL), "8": (DREAD, STORM), "9": (STORM, HORNED), "final": (STORM, SOUL),
}  # fmt: skip
ENTRIES = {"1": 3, "2": 7, "3": 9, "4": 12, "5": 33, "6": 16, "7": 19, "8": 35, "9": 23, "final": 28}


def grid(letters: str) -> list[str]:
    """Tiles in reading order; a dash is a gap."""
    return ["" if letter == "-" else letter for letter in letters.split()]


def modes(difficulty: str, options: dict[str, Any] | None) -> dict[str, Any]:
    return {**CAMPAIGN, "difficulty": difficulty, **(options or {})}


def about_to_fight(
    battle: str,
    chance: str | Iterable[str | int] = "",
    *,
    knights: Sequence[str] = BOTH,
    difficulty: str = "medium",
    seats: int = 1,
    options: dict[str, Any] | None = None,
    then: int | str | None = "then",
    **sheet: Any,
) -> Match:
    """The battle is about to be set up; the players are asked who comes first."""
    sheet |= {"battle": battle, "knights": list(knights)}
    return at(chance, seats=seats, options=modes(difficulty, options), then=then, campaign=sheet)


def mustered(battle: str, *, first: str | None = None, keywords: Sequence[str] = (), **given: Any) -> Match:
    """The battle is set up; the players are asked who is chilled, so that nobody has acted yet."""
    match = about_to_fight(battle, keywords=[*keywords, "CHILLED"], **given)
    play(match, f"first {first or BOTH[0]}")
    assert asked(match) == "ask-weakened"
    return match


def fight(
    battle: str,
    units: dict[str, str],
    cards: Iterable[str] = (),
    *,
    demons: Sequence[str] | None = None,
    knights: Sequence[str] = BOTH,
    turn: int = 0,
    difficulty: str = "medium",
    seats: int = 1,
    options: dict[str, Any] | None = None,
    tiles: str = "",
    then: int | str | None = "then",
    sheet: dict[str, Any] | None = None,
    **position: Any,
) -> Match:
    """The battle goes on."""
    position["characters"] = [one for pair in zip(demons or FOES[battle], knights, strict=True) for one in pair]
    position["defense"] = {**dict.fromkeys(knights, 0), **position.get("defense", {})}
    position["tiles"] = grid(tiles or BOARDS[battle][0])
    position["campaign"] = {"elixirs": 0, **(sheet or {}), "fighting": battle}
    return at(
        list(cards), seats=seats, options=modes(difficulty, options), then=then, units=units, turn=turn, **position
    )


def strike_down(battle: str, demon: str, units: dict[str, str], cards: Iterable[str] = (), **position: Any) -> Match:
    """The first knight, on turn, strikes this demon down with a card; it has 1 health left unless told otherwise."""
    position = {"turn": 1, "hands": [["cleaving-oath"]], "health": {demon: 1}, **position}
    return go(fight(battle, units, cards, **position), "play cleaving-oath", f"target {demon}")


def sheet_of(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = table(match)["campaign"]
    return found


def battle_of(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = sheet_of(match)["battle"]
    return found


def purse(match: Match) -> tuple[int, int, int, int]:
    """Coins, scrolls, keys, elixirs."""
    sheet = sheet_of(match)
    return sheet["coins"], sheet["scrolls"], sheet["keys"], sheet["elixirs"]


def held(match: Match) -> list[str]:
    """The keywords on the sheet that are not erased."""
    return [one["id"] for one in sheet_of(match)["keywords"] if one["held"]]


def settle(match: Match, until: str = "ask-play") -> Match:
    """Answer, in any way, what is asked before this question."""
    while match.asks and asked(match) != until:
        answers = offered(match)
        play(match, "pass" if "pass" in answers else min(answers))
    return match


def turns(match: Match) -> list[str]:
    """Who had a turn, in order."""
    return [event.character for event in only(match, "TurnBegan")]
