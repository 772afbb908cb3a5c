"""All forty entries and every choice in them, as the spec lists them (campaign, sections 7 and 12).

A line is an entry, a choice and what it does: `coins-1` is the price, `coins+2` the gain, `needs=` and `without=` are
keywords that open or close it, `word=` is gained and `erase=` lost, `who=` is a villager, `bell=1` an extra time box,
`to=` the entry read at once, `battle=` the battle, `ferry=` where the party may be set, `cross=` the number that is
crossed off.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from caliburn import Match
from caliburn.kernel.text import words as said_in
from tests.games.knight_fall.campaign.valley import (
    EMPTY,
    FULL,
    PURSE,
    bells,
    book,
    fought,
    found,
    marked,
    page,
    purse,
    reading,
    reasons,
    ride,
    win,
    words,
)
from tests.games.knight_fall.table import GAME, offered, play

LINES = """
1 a to=29
1 b coins+2 cross=1
2 a keys-1 who=wenna-bell cross=2
2 b coins-4 who=wenna-bell cross=2
2 c
3 a battle=1 coins+2 who=hob-carrow cross=3
4 a coins-1 ferry=D2,D6,E4,E6 cross=4
4 b keys+1 word=CHILLED cross=4
4 c
5 a needs=ECHO to=30
5 b coins+2 cross=5
6 a elixirs-1 who=ysolde-finch elixirs+2 cross=6
6 b coins+2 cross=6
6 c
7 a battle=2 coins+2 scrolls+1 cross=7
7 b
8 a scrolls-1 elixirs+3 cross=8
8 b coins-3 keys+1 cross=8
8 c
9 a battle=3 who=tilda-reed cross=9
9 b without=CROWS to=31
10 a elixirs-1 word=TRAITOR cross=10
10 b coins+2 cross=10
10 c
11 a keys-1 coins+4 scrolls+1 cross=11
11 b coins+1
12 a battle=4 scrolls+2 cross=12
12 b
13 a scrolls-1 who=brother-anselm cross=13
13 b
14 a to=32
14 b to=33
14 c
15 a scrolls+2 bell=1 cross=15
15 b coins+2 cross=15
16 a battle=6 coins+3 scrolls+2 word=EMBER cross=16
16 b
17 a needs=EMBER to=34
17 b erase=CHILLED
18 a who=garrick-stone bell=1 cross=18
18 b coins-3 who=garrick-stone cross=18
18 c
19 a battle=7 coins+2 scrolls+1 elixirs+1 cross=19
19 b
20 a elixirs+1 cross=20
20 b coins+3 cross=20
21 a coins-2 scrolls+1 word=TOLL cross=21
21 b to=35
22 a coins-3 who=oswin-pike cross=22
22 c
23 a battle=9 coins+2 word=PILGRIM cross=23
23 b
24 a keys-1 scrolls+1 elixirs+2 cross=24
24 b coins+1
25 a needs=TRAITOR to=36
25 b needs=TOLL coins+1 keys+1 erase=TOLL
25 c coins+1
26 a coins-2 word=BARROW cross=26
26 b scrolls+2 word=CURSED cross=26
26 c
27 a who=maud-tanner word=CHILLED cross=27
27 b coins-2 who=maud-tanner cross=27
27 c
28 a battle=final
29 a scrolls+1 keys+1 word=ECHO cross=1
30 a scrolls+1 elixirs+1 cross=5
31 a coins+1 scrolls+1 word=CROWS
32 a keys-1 coins+1 who=pip cross=14
32 b to=33
33 a battle=5 scrolls+1 who=pip cross=14
34 a word=BEACON cross=17
35 a battle=8 coins+4 scrolls+2 cross=21
36 a word=NAME cross=25
36 b coins+5 scrolls+1 cross=25
37 a keys-1 coins+3 scrolls+1 cross=37
37 b coins+1 cross=37
38 a coins+1 elixirs+2 bell=1 cross=38
38 b coins+3 word=SHAME cross=38
38 c
39 a coins+1 keys+1 cross=39
39 b elixirs+1 erase=CHILLED cross=39
40 a coins-4 scrolls+1 elixirs+1 cross=40
40 b scrolls-1 coins+6 cross=40
40 c keys+1 cross=40
"""

SQUARES = {
    1: "C4", 2: "C4", 3: "D3", 4: "D4", 5: "C5", 6: "B4", 7: "B3", 8: "A3", 9: "A2", 10: "A1", 11: "B1", 12: "C2",
    13: "C1", 14: "D2", 15: "D1", 16: "E1", 17: "F1", 18: "E2", 19: "F2", 20: "E3", 21: "F3", 22: "E4", 23: "F4",
    24: "E5", 25: "F5", 26: "A4", 27: "A6", 28: "F6", 29: "C4", 30: "C5", 31: "A2", 32: "D2", 33: "D2", 34: "F1",
    35: "F3", 36: "F5", 37: "C6", 38: "B5", 39: "D6", 40: "E6",
}  # fmt: skip


class Line(NamedTuple):
    """What a choice costs and does."""

    entry: int
    letter: str
    price: dict[str, int]
    gain: dict[str, int]
    told: dict[str, str]

    def __str__(self) -> str:
        return f"{self.entry}{self.letter}"


def read_line(text: str) -> Line:
    entry, letter, *rest = text.split()
    price, gain, told = {}, {}, {}
    for part in rest:
        if "=" in part:
            key, _, told[key] = part.partition("=")
        elif "-" in part:
            what, _, number = part.partition("-")
            price[what] = int(number)
        else:
            what, _, number = part.partition("+")
            gain[what] = int(number)
    return Line(int(entry), letter, price, gain, told)


CHOICES = [read_line(text) for text in LINES.strip().splitlines()]
PRICED = [line for line in CHOICES if line.price]
FOUGHT = [line for line in CHOICES if line.told.get("battle", "final") != "final"]


def opened(line: Line, **more: Any) -> Match:
    """The entry lies open where it is found, with the keyword that the choice needs."""
    needed = [line.told["needs"]] if "needs" in line.told else []
    return reading(line.entry, party=SQUARES[line.entry], keywords=needed, **more)


def ids(words: list[dict[str, Any]]) -> list[str]:
    return [word["id"] for word in words]


def after(line: Line, before: dict[str, int]) -> dict[str, int]:
    """The purse when price and gain are reckoned."""
    return {name: before[name] - line.price.get(name, 0) + line.gain.get(name, 0) for name in PURSE}


def test_the_lines_name_every_entry() -> None:
    assert {line.entry for line in CHOICES} == set(range(1, 41))


@pytest.mark.parametrize("line", [one for one in CHOICES if "battle" not in one.told], ids=str)
def test_a_choice_does_what_the_book_says(line: Line) -> None:
    match = play(opened(line), f"choice {line.letter}")
    if "ferry" in line.told:
        play(match, "ferry E4")
    told = line.told
    assert purse(match) == after(line, FULL)
    gained = {told["word"]} if "word" in told else set()
    lost = {told["erase"]} if "erase" in told else set()
    assert words(match) == ({told["needs"]} if "needs" in told else set()) - lost | gained
    assert found(match) == ({told["who"]} if "who" in told else set())
    assert marked(match, "crossed") == ({int(told["cross"])} if "cross" in told else set())
    if "to" in told:
        assert page(match) == ("entry", int(told["to"]))
        assert bells(match) == 0
        assert offered(match, "choice")
    else:
        assert bells(match) == 1 + int(told.get("bell", 0))
        assert offered(match, "ride")


@pytest.mark.parametrize("line", FOUGHT, ids=str)
def test_a_choice_to_fight_opens_its_battle_and_gives_nothing_yet(line: Line) -> None:
    match = play(opened(line), f"choice {line.letter}")
    assert book(match)["battle"]["number"] == line.told["battle"]
    assert (purse(match), words(match), found(match), marked(match, "crossed")) == (FULL, set(), set(), set())
    assert bells(match) == 0


@pytest.mark.parametrize("line", FOUGHT, ids=str)
def test_a_battle_that_is_won_gives_what_the_book_says(line: Line) -> None:
    """Spec, section 7: rewards of a battle are gained after it is won."""
    match = win(fought(line.told["battle"], sheet={"party": SQUARES[line.entry]}))
    assert purse(match) == after(line, EMPTY)
    assert words(match) == ({line.told["word"]} if "word" in line.told else set())
    assert found(match) == ({line.told["who"]} if "who" in line.told else set())
    assert marked(match, "crossed") == {int(line.told["cross"])}
    assert page(match) == ("after", line.entry)
    assert bells(match) == 1


@pytest.mark.parametrize("line", CHOICES, ids=str)
def test_the_page_tells_what_a_choice_costs_and_gives(line: Line) -> None:
    lost = [line.told["erase"]] if "erase" in line.told else []
    needed = [line.told["needs"]] if "needs" in line.told else []
    shown = book(reading(line.entry, party=SQUARES[line.entry], keywords=list({*needed, *lost})))["page"]
    assert (shown["kind"], shown["number"]) == ("entry", line.entry)
    (choice,) = [one for one in shown["choices"] if one["letter"] == line.letter]
    assert choice["handle"] == f"choice-{line.letter}"
    assert choice["lose"] == line.price
    if line.told.get("who") != "ysolde-finch":  # she brings two elixirs herself
        assert choice["gain"] == line.gain
    assert ids(choice["keywords"]) == ([line.told["word"]] if "word" in line.told else [])
    assert ids(choice["erases"]) == lost
    assert choice["villager"] == line.told.get("who")
    assert choice["bells"] == int(line.told.get("bell", 0))
    assert (choice["needs"] and choice["needs"]["id"]) == line.told.get("needs")
    assert choice["stays_open"] == ("cross" not in line.told and "to" not in line.told and line.entry != 28)
    assert [one["at"] for one in choice["ferry"]] == (["D2", "D6", "E4", "E6"] if "ferry" in line.told else [])
    assert choice["reads"] == (int(line.told["to"]) if "to" in line.told else None)
    assert choice["battle"] == line.told.get("battle")


@pytest.mark.parametrize("entry", sorted(SQUARES))
def test_an_entry_has_the_choices_of_the_book_and_no_others(entry: int) -> None:
    letters = [line.letter for line in CHOICES if line.entry == entry]
    shown = book(reading(entry, party=SQUARES[entry]))["page"]["choices"]
    assert [one["letter"] for one in shown] == sorted({*letters, "b"} if entry == 22 else letters)


@pytest.mark.parametrize("line", PRICED, ids=str)
def test_what_cannot_be_paid_is_not_offered_and_told_why(line: Line) -> None:
    """The rulebook: you cannot make a choice whose price you cannot lose. (RU-K16)"""
    ((what, number),) = line.price.items()
    short = {**FULL, "coins": 0, what: number - 1} if what != "coins" else {**FULL, what: number - 1}
    match = opened(line, **short)
    assert f"choice {line.letter}" not in offered(match)
    assert f"choice-{line.letter}" in reasons(match) or len(offered(match, "choice")) == 0
    enough = opened(line, **{**FULL, what: number})
    assert f"choice {line.letter}" in offered(enough)
    assert purse(play(enough, f"choice {line.letter}"))[what] == line.gain.get(what, 0)


@pytest.mark.parametrize("line", [one for one in CHOICES if "needs" in one.told], ids=str)
def test_what_needs_a_keyword_is_closed_without_it(line: Line) -> None:
    match = reading(line.entry, party=SQUARES[line.entry])
    assert f"choice {line.letter}" not in offered(match)
    assert f"choice-{line.letter}" in reasons(match)


def test_the_crows_are_followed_only_once() -> None:
    """Entry 9: the second choice is for those without CROWS."""
    match = reading(9, party="A2", keywords=["CROWS"])
    assert offered(match, "choice") == {"choice a"}
    assert "choice-b" in reasons(match)


@pytest.mark.parametrize(
    ("entry", "sheet", "english", "german"),
    [
        (2, {"keys": 0, "coins": 4}, "You would need 1 key.", "Dafür bräuchtet ihr 1 Schlüssel."),
        (6, {"keywords": ["SHAME"], "elixirs": 1}, "You would need 2 elixirs.", "Dafür bräuchtet ihr 2 Elixiere."),
        (5, {}, "Only with the keyword Echo.", "Nur mit dem Schlüsselwort Echo."),
        (9, {"keywords": ["CROWS"]}, "Not with the keyword Crows.", "Nicht mit dem Schlüsselwort Krähen."),
    ],
)
def test_the_reason_is_told_in_both_languages(entry: int, sheet: dict[str, Any], english: str, german: str) -> None:
    (hint,) = reading(entry, party=SQUARES[entry], **sheet).hints(0)
    assert hint.kind == "blocked"
    assert [said_in(lang, GAME).say(hint.text) for lang in ("en", "de")] == [english, german]


def test_nobody_is_ever_left_without_a_choice() -> None:
    """Spec, section 13: with nothing in the purse and no keyword every entry can be finished."""
    for entry, square in SQUARES.items():
        match = reading(entry, party=square, **EMPTY)
        assert offered(match, "choice") or page(match) != ("entry", entry), entry


def test_an_entry_that_is_only_reached_from_another_stands_nowhere_on_the_map() -> None:
    squares = {one["number"]: square["at"] for square in book(ride())["squares"] for one in square["numbers"]}
    assert squares == {entry: square for entry, square in SQUARES.items() if entry not in range(29, 37)}
