"""Campaigns of one's own that cannot be played: each is refused and told what is wrong and what would be allowed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from caliburn import new_match, replay
from caliburn.bots import Sight, make_bot
from caliburn.games.knight_fall.components.campaigns import FORMS, TABLES
from caliburn.games.knight_fall.components.story import Said, Story, Words
from caliburn.games.knight_fall.figures import DEMONS
from caliburn.kernel.errors import BadEdition
from caliburn.kernel.text import Message, words
from tests.games.knight_fall.campaign.valley import CAMPAIGN, book, reading, ride, story_file
from tests.games.knight_fall.table import GAME, offered, play

Change = Callable[[dict[str, Any]], None]
LANGUAGES = ("en", "de")


def put(path: str, value: Any) -> Change:
    """Write something into the campaign; the way there is written with slashes."""

    def change(campaign: dict[str, Any]) -> None:
        *way, last = path.split("/")
        here: Any = campaign
        for step in way:
            here = here[int(step) if isinstance(here, list) else step]
        here[int(last) if isinstance(here, list) else last] = value

    return change


def without(path: str) -> Change:
    def change(campaign: dict[str, Any]) -> None:
        *way, last = path.split("/")
        here = campaign
        for step in way:
            here = here[step]
        del here[last]

    return change


def board(*rows: str) -> Change:
    """Another board for the first battle: tiles are separated by bars."""
    return put("battles/1/grid", [[cell.strip() for cell in row.split("|")] for row in rows])


def refusal(change: Change) -> Message:
    story = story_file()
    change(story["campaign"])
    with pytest.raises(BadEdition) as refused:
        new_match(GAME, seats=1, options={**CAMPAIGN, "edition": story}, seed=1)
    return refused.value.message


OTHERS = [name for name in DEMONS if name != "feral-reaver"]
ENTRY = "entries/11/choices/1"

CHOICE = "entries.11.choices.B"

# what is changed: the entry that is named, what stands there, a word of what would be allowed
VALUES: dict[str, tuple[Change, str, str, str]] = {
    "a number of the map without an entry": (without("entries/8"), "squares.A3.numbers", "8", "7, 9, 10"),
    "a last number without an entry": (put("last", 99), "last", "99", "28"),
    "a start that is no square": (put("start", "Z9"), "start", "Z9", "C4"),
    "a ground that is not drawn": (put("squares/A1/land", "sea"), "squares.A1.land", "sea", "wood, hills"),
    "a bridge over land": (put("bridges", [{"between": "A1-A2", "name": "x"}]), "bridges.between", "A1-A2", "B1-C1"),
    "a keyword that is needed and unknown": (put(f"{ENTRY}/needs", "LUCK"), f"{CHOICE}.needs", "LUCK", "ECHO, CROWS"),
    "a keyword that is in the way and unknown": (
        put(f"{ENTRY}/without", "LUCK"), f"{CHOICE}.without", "LUCK", "ECHO, CROWS",
    ),
    "a keyword that is gained and unknown": (
        put(f"{ENTRY}/keywords", ["LUCK"]), f"{CHOICE}.keywords", "LUCK", "BEACON",
    ),
    "a keyword that is erased and unknown": (put(f"{ENTRY}/erases", ["LUCK"]), f"{CHOICE}.erases", "LUCK", "BEACON"),
    "a price by an unknown keyword": (
        put(f"{ENTRY}/dearer", {"keyword": "LUCK", "coins": 1}), f"{CHOICE}.dearer.keyword", "LUCK", "SHAME",
    ),
    "an unknown villager": (put(f"{ENTRY}/villager", "merlin"), f"{CHOICE}.villager", "merlin", "pip"),
    "an entry that is read on and not there": (put(f"{ENTRY}/read", 77), f"{CHOICE}.read", "77", "29"),
    "a number that is crossed off and not there": (put(f"{ENTRY}/cross_off", 77), f"{CHOICE}.cross_off", "77", "29"),
    "the last number crossed off": (put(f"{ENTRY}/cross_off", 28), f"{CHOICE}.cross_off", "28", "27, 29"),
    "a battle that there is not": (put(f"{ENTRY}/battle", "77"), f"{CHOICE}.battle", "77", "final"),
    "a ferry to nowhere": (put("entries/4/choices/0/ferry", ["Z1"]), "entries.4.choices.A.ferry", "Z1", "E6"),
    "a wager on luck": (
        put("entries/22/choices/1/wager", {"symbol": "luck"}), "entries.22.choices.B.wager.symbol", "luck", "melee",
    ),
    "an entry without choices": (put("entries/8/choices", []), "entries.8.choices", "0", "1-8"),
    "an entry with nine choices": (put("entries/8/choices", [{"text": "x"}] * 9), "entries.8.choices", "9", "1-8"),
    "an entry that leads to the last one": (put(f"{ENTRY}/read", 28), f"{CHOICE}.read", "28", "27, 29"),
    "the final battle in another entry": (
        put("entries/3/choices/0/battle", "final"), "entries.3.choices.A.battle", "final", "1, 2",
    ),
    "no final battle": (without("battles/final"), "entries.28.choices.A.battle", "final", "1, 2"),
    "a keyword at a time that there is not": (put("keywords/NAME/when", "soon"), "keywords.NAME.when", "soon", "next"),
    "a keyword that does what there is not": (
        put("keywords/NAME/does", "fly"), "keywords.NAME.does", "fly", "defense",
    ),
    "an epilogue for an unknown keyword": (
        put("epilogues", [{"keyword": "LUCK", "text": "x"}]), "epilogues", "LUCK", "NAME",
    ),
    "a name with spaces": (put("id", "my story"), "id", "my story", "a-z"),
    "a keyword without a name": (put("keywords/", {"name": "x"}), "keywords", "", "A-Z, a-z"),
    "a battle that is named at length": (
        put("battles/" + "z" * 41, {"name": "x", "grid": [["", "", ""]] * 3}), "battles", "zzz", "A-Z, a-z",
    ),
    "a tile that there is not": (board("Zr | A: start | Dr: imp-lord", "| |", "| |"), "battles.1.grid", "Zr", "A, B"),
    "three demons on the board": (
        board("A: imp-lord | B: start, soulstealer | D: storm-fiend", "| |", "| |"), "battles.1.grid", "3", "1-2",
    ),
    "no demon on the board": (board("A | B: start | D: imp", "| |", "| |"), "battles.1.grid", "0", "1-2"),
    "an unknown demon": (board("A: ogre | B: start | D", "| |", "| |"), "battles.1.grid", "ogre", "imp-lord"),
    "somebody in a gap": (board("A: imp-lord | B: start | : imp", "| |", "| |"), "battles.1.grid", ": imp", "Ar: imp"),
    "more imps than there are": (
        board("A: imp-lord, imp, imp, imp, imp, imp | B: start | D", "| |", "| |"), "battles.1.grid", "5 imp", "0-4",
    ),
    "an unknown demon that looms": (put("battles/1/looming", ["ogre"]), "battles.1.looming", "ogre", "soulstealer"),
    "all the demons there are": (put("battles/1/looming", OTHERS), "battles.1.random", "10", "1-9"),
    "too few random demons": (put("battles/final/random", 1), "battles.final.random", "1", "2-9"),
    "more to be defeated than come": (put("battles/final/defeat", 8), "battles.final.defeat", "8", "1-7"),
    "a battle that is lost before it begins": (
        put("battles/final/elders", {"easy": 0, "medium": 5, "hard": 5}), "battles.final.elders", "0", "1, 2",
    ),
}  # fmt: skip

# what is changed: the message, and what it says
OTHERWISE: dict[str, tuple[Change, str, tuple[str, ...]]] = {
    "a number twice on the map": (put("squares/B1/numbers", [10, 11]), "twice", ("squares", "10 (A1, B1)")),
    "a square that is not named like one": (put("squares/AA", {"name": "x"}), "square", ("AA",)),
    "a river between squares that do not touch": (put("river", ["A1-C1"]), "edge", ("river", "A1-C1")),
    "a river over a corner": (put("river", ["A1-B2"]), "edge", ("river", "A1-B2")),
    "a river beside a square that there is not": (put("river", ["Y1-Z1"]), "edge", ("river", "Y1-Z1")),
    "a river that is no edge": (put("river", ["B1 C1"]), "edge", ("river", "B1 C1")),
    "a bridge between squares that do not touch": (
        put("bridges", [{"between": "A1-C1", "name": "x"}]), "edge", ("bridges.between", "A1-C1"),
    ),
    "a battle and another entry at once": (
        put("entries/3/choices/0/read", 29), "together", ("entries.3.choices.A", "battle, read"),
    ),
    "a battle and a wager at once": (
        put("entries/3/choices/0/wager", {"symbol": "melee"}), "together", ("entries.3.choices.A", "battle, wager"),
    ),
    "a battle and something told before it": (
        put("entries/3/choices/0/told", "x"), "together", ("entries.3.choices.A", "battle, told"),
    ),
    "a ferry and another entry at once": (
        put("entries/4/choices/0/read", 29), "together", ("entries.4.choices.A", "read, ferry"),
    ),
    "another entry and something told before it": (
        put(ENTRY, {"text": "x", "told": "y", "read": 29}), "together", (CHOICE, "read, told"),
    ),
    "an entry that leads back to itself": (put(ENTRY, {"text": "x", "read": 11}), "circle", ("11 > 11",)),
    "entries that lead to each other": (
        put("entries/29/choices/0", {"text": "x", "read": 1}), "circle", ("29 > 1", "1 > 29"),
    ),
    "a keyword that does something at no time": (
        put("keywords/ECHO/does", "defense"), "left-out", ("keywords.ECHO.when", "next, last"),
    ),
    "a keyword that does something by no number": (
        put("keywords/ECHO", {"name": "x", "when": "next", "does": "defense"}), "left-out", ("keywords.ECHO.n", "1, 2"),
    ),
    "a tile twice": (board("Ar | A: start | Dr: imp-lord", "| |", "| |"), "twice", ("battles.1.grid", "Ar, A")),
    "no start": (board("Ar | B | Dr: imp-lord", "| |", "| |"), "start", ("battles.1.grid", "0 ")),
    "two starts": (board("Ar: start | B: start | Dr: imp-lord", "| |", "| |"), "start", ("battles.1.grid", "2 ")),
    "a demon that looms and is there": (
        put("battles/1/looming", ["feral-reaver"]), "twice", ("battles.1", "feral-reaver"),
    ),
    "a board in two parts": (board("Ar: imp-lord | | Br: start", "| | C", "| |"), "apart", ("battles.1.grid", "Br, C")),
    "a choice without words": (put(f"{ENTRY}/text", {"de": " "}), "empty", (f"{CHOICE}.text",)),
    "an entry without words": (put("entries/11/text", ""), "empty", ("entries.11.text",)),
    "a name as long as a story": (put("squares/A1/name", "x" * 61), "long", ("squares.A1.name", "61", "60")),
    "a choice as long as a story": (put(f"{ENTRY}/text", {"de": "x" * 301}), "long", (f"{CHOICE}.text", "301", "300")),
    "a story without end": (put("finale", "x" * 4001), "long", ("finale", "4001", "4000")),
}  # fmt: skip


@pytest.mark.parametrize("what", VALUES)
def test_a_campaign_that_does_not_hold_together_is_refused_with_what_is_allowed(what: str) -> None:
    change, entry, value, allowed = VALUES[what]
    message = refusal(change)
    assert message.id == "error-campaign-value"
    assert message.args["entry"] == f"campaign.{entry}"
    assert value in str(message.args["value"])
    assert allowed in str(message.args["allowed"])
    for lang in LANGUAGES:
        told = words(lang, GAME).say(message)
        assert (f"campaign.{entry}" in told, allowed in told) == (True, True)


@pytest.mark.parametrize("what", OTHERWISE)
def test_what_does_not_go_together_is_told_as_it_is(what: str) -> None:
    change, kind, parts = OTHERWISE[what]
    message = refusal(change)
    assert message.id == f"error-campaign-{kind}"
    for lang in LANGUAGES:
        told = words(lang, GAME).say(message)
        assert [part for part in parts if part not in told] == []


def test_the_last_entry_has_one_choice_for_whoever_comes() -> None:
    """No party has to stand before the final battle and cannot go in, or goes somewhere else."""
    for change in (
        put("entries/28/choices", [{"text": "x", "battle": "final"}, {"text": "y"}]),
        put("entries/28/choices", [{"text": "y"}]),
        *[put(f"entries/28/choices/0/{field}", value) for field, value in LAST.items()],
    ):
        message = refusal(change)
        assert (message.id, message.args["entry"]) == ("error-campaign-last", "campaign.entries.28")
        for lang in LANGUAGES:
            assert 'battle = "final"' in words(lang, GAME).say(message)


LAST = {
    "lose": {"coins": 1},
    "dearer": {"keyword": "SHAME", "coins": 1},
    "needs": "ECHO",
    "without": "ECHO",
    "bells": 1,
    "ferry": ["E6"],
}


@pytest.mark.parametrize("path", ["title", "entries/8/choices/0/text", "keywords/NAME/note", "battles/1/name"])
def test_texts_that_would_steer_a_terminal_are_refused(path: str) -> None:
    """And no line of the refusal does either."""
    message = refusal(put(path, {"en": "Red \x1b[31m", "de": "Rot"}))
    assert message.id == "error-campaign-text"
    for lang in LANGUAGES:
        told = words(lang, GAME).say(message)
        assert path.split("/")[0] in told
        assert told.isprintable()


# what is changed: what English and German readers are told
OUT_OF_FORM: dict[str, tuple[Change, str, str]] = {
    "an unknown field": (put("weather", "fine"), "“campaign.weather” that", "Erlaubt sind: id, title"),
    "an unknown field of a choice": (put(f"{ENTRY}/costs", 1), f"“campaign.{CHOICE}.costs” that", "sind: text, told"),
    "an unknown resource": (
        put(f"{ENTRY}/gain", {"gems": 1}), f"“campaign.{CHOICE}.gain.gems” that", "sind: coins, scrolls, keys, elixirs",
    ),
    "a field that is missing": (without("start"), "“campaign.start” is missing", "fehlt „campaign.start“"),
    "a number that is a text": (
        put("bells", "16"), "“campaign.bells” has to be a whole number, and is a text", "eine ganze Zahl sein",
    ),
    "a number that is a truth": (put("bells", True), "a whole number, and is true or false", "ist true oder false"),
    "half a bell": (put("bells", 1.5), "a whole number, and is a number with a point", "ist eine Zahl mit Punkt"),
    "no bells": (put("bells", 0), "“campaign.bells” has to be 1 or more", "mindestens 1"),
    "too many coins": (put(f"{ENTRY}/gain", {"coins": 100}), f"“campaign.{CHOICE}.gain.coins” has", "höchstens 99"),
    "coins below nothing": (put(f"{ENTRY}/gain", {"coins": -1}), "0 or more", "mindestens 0"),
    "a text that is a number": (put("title", 3), "“campaign.title” has to be a text, or a table", "ein Text oder"),
    "a language that we do not speak": (
        put("title", {"fr": "Le long crépuscule"}), "“campaign.title.fr” that", "„campaign.title.fr“",
    ),
    "a fourth difficulty": (
        put("elixirs", {"easy": 7, "medium": 4, "hard": 1, "nightmare": 0}), "elixirs.nightmare", "easy, medium, hard",
    ),
    "a difficulty that is missing": (
        put("battles/final/elders", {"easy": 7}), "“campaign.battles.final.elders.medium” is missing", "fehlt",
    ),
    "a limit for all difficulties": (
        put("battles/final/elders", 3), "elders” has to be a table in braces, and is a whole number", "eine Tabelle",
    ),
    "entries in a list": (put("entries", []), "“campaign.entries” has to be a table", "ist eine Liste"),
    "an entry that is not numbered": (
        put("entries/well", {"title": "x"}), "“well” is no number", "„well“ keine Nummer",
    ),
    "an entry with a zero before it": (put("entries/08", {"title": "x"}), "“08” is no number", "„08“ keine Nummer"),
    "a board of two rows": (
        put("battles/1/grid", [["A", "B", "C"]] * 2), "“campaign.battles.1.grid” has", "3 Einträgen",
    ),
    "choices that are no tables": (put("entries/8/choices", ["x"]), "“campaign.entries.8.choices.A” has", "ein Text"),
}  # fmt: skip


@pytest.mark.parametrize("what", OUT_OF_FORM)
def test_a_campaign_of_another_form_is_refused_and_the_place_is_named(what: str) -> None:
    change, english, german = OUT_OF_FORM[what]
    message = refusal(change)
    assert english in words("en", GAME).say(message)
    assert german in words("de", GAME).say(message)


@pytest.mark.parametrize("campaign", [3, [], None, "the-long-dusk"])
def test_a_campaign_that_is_no_table_is_refused(campaign: Any) -> None:
    with pytest.raises(BadEdition) as refused:
        new_match(GAME, seats=1, options={**CAMPAIGN, "edition": {"campaign": campaign}}, seed=1)
    assert "campaign" in str(refused.value)


def test_every_part_of_a_file_is_known_where_its_fields_are_told() -> None:
    assert {*TABLES.values(), *FORMS.values(), Story, Words} == set(Said.__subclasses__())


def test_what_is_long_is_cut_in_the_message() -> None:
    for change in (put("start", "x" * 5000), put("y" * 5000, 1)):
        assert len(words("en", GAME).say(refusal(change))) < 700


def test_a_campaign_of_ones_own_is_played(tmp_path: Path) -> None:
    """From a file that says no more than a match needs: one square, two entries, one demon."""
    path = tmp_path / "my-valley.toml"
    path.write_text(
        """
        game = "knight-fall"
        [campaign]
        id = "my-valley"
        title = "My Valley"
        valley = { en = "The Valley", de = "Das Tal" }
        bells = 2
        start = "A1"
        last = 2
        elixirs = { easy = 3, medium = 2, hard = 0 }
        introduction = "It begins."
        finale = "It is over."
        defeat = "It is all over."
        [campaign.squares.A1]
        name = "Here"
        numbers = [1, 2]
        [campaign.entries.1]
        title = "One"
        text = "First."
        choices = [{ text = "Take it.", gain = { coins = 1 } }]
        [campaign.entries.2]
        title = "Two"
        text = "Last."
        choices = [{ text = "Fight.", battle = "final" }]
        [campaign.battles.final]
        name = "The Fight"
        grid = [["A: start", "B: demon", ""], ["", "", ""], ["", "", ""]]
        random = 1
        """,
        encoding="utf-8",
    )
    match = new_match(GAME, seats=1, options={**CAMPAIGN, "edition": str(path)}, seed=1)
    shown = book(match)
    assert shown["title"] == {"en": "My Valley", "de": "My Valley"}
    assert (shown["valley"]["de"], shown["elixirs"], len(shown["squares"])) == ("Das Tal", 2, 1)
    play(match, min(offered(match, "choose")), "ride A1", "read 1", "choice a", "ride A1", "pass", "choice a")
    assert book(match)["battle"]["final"] is True
    assert (book(match)["coins"], book(match)["battle"]["to_defeat"]) == (1, 1)


def with_entries(number: int, choices: Callable[[int], list[dict[str, Any]]]) -> dict[str, Any]:
    """Our story with many entries more, from 100 on; the first of them is on the map."""
    story = story_file()
    campaign = story["campaign"]
    for at in range(100, 100 + number):
        campaign["entries"][str(at)] = {"title": "x", "text": "x", "choices": choices(at)}
    campaign["squares"]["A1"]["numbers"].append(100)
    return story


def test_a_book_in_which_everything_leads_to_everything_is_read_in_a_moment() -> None:
    """A file may come from anybody, to a table as well: reading it must not take a minute."""
    last = 100 + 890

    def choices(at: int) -> list[dict[str, Any]]:
        return [{"text": "x", "read": other} for other in range(at + 1, min(at + 9, last))] or [{"text": "x"}]

    mesh = with_entries(890, choices)
    started = monotonic()
    new_match(GAME, seats=1, options={**CAMPAIGN, "edition": mesh}, seed=1)
    assert monotonic() - started < 5


def test_a_long_chain_of_entries_is_shown_told_and_played() -> None:
    chain = with_entries(890, lambda at: [{"text": "x", "read": at + 1}] if at < 989 else [{"text": "x"}])
    match = reading(100, options={"edition": chain})
    for number in range(100, 989):
        assert book(match)["page"]["number"] == number
        assert book(match)["page"]["square"] == "A1"
        play(match, "choice a")
    match = ride(party="A1", options={"edition": chain})
    assert make_bot("greedy", "1").choose(Sight(match, 0)) in match.asks[0].options


def test_a_file_in_the_hands_of_its_writer_may_change_while_it_is_played() -> None:
    """A match keeps the file as it was when the match began."""
    story = story_file()
    match = new_match(GAME, seats=1, options={**CAMPAIGN, "edition": story}, seed=1)
    story["campaign"]["bells"] = 3
    story["campaign"]["entries"].clear()
    assert replay(match.record()).view("referee") == match.view("referee")
