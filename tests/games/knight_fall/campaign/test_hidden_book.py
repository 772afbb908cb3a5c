"""What of the book is hidden: nobody sees an entry before it is read, not in a view, an offer, an event or a hint."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import caliburn
from caliburn import Match, text_of
from tests.games.knight_fall.campaign.valley import book, page, reading, ride, story_file
from tests.games.knight_fall.table import fresh, happened, play

SHOWN = {
    "title", "valley", "difficulty", "columns", "rows", "squares", "river", "bridges", "party", "path", "leader",
    "bells", "coins", "scrolls", "keys", "elixirs", "scroll_price", "keywords", "villagers", "relics", "elders",
    "knights", "fallen", "page", "battle", "score",
}  # fmt: skip
PAGE = {
    "kind", "number", "square", "title", "text", "emblems", "choices", "chosen", "told", "paid", "gained", "epilogues",
}  # fmt: skip
CHOICE = {
    "letter", "handle", "text", "lose", "gain", "keywords", "erases", "villager", "bells", "reads", "battle", "needs",
    "wager", "ferry", "stays_open",
}  # fmt: skip


def sentences(thing: Any) -> set[str]:
    """Every text in a part of the story, in both languages."""
    if isinstance(thing, dict):
        if set(thing) == {"en", "de"}:
            return {text.strip() for text in thing.values()}
        return {text for value in thing.values() for text in sentences(value)}
    if isinstance(thing, list):
        return {text for value in thing for text in sentences(value)}
    return set()


def entries_but(*numbers: int) -> set[str]:
    """What is written in the entries, except in these, and on no page that is open to all."""
    campaign = story_file()["campaign"]
    closed = {text for number, entry in campaign["entries"].items() if int(number) not in numbers
              for text in sentences(entry)}  # fmt: skip
    opened = sentences([campaign["entries"][str(number)] for number in numbers])
    names = sentences(campaign["squares"]) | sentences(campaign["bridges"])
    return closed - opened - names


def told(match: Match, viewer: int | None) -> str:
    """Everything that a viewer is told."""
    seen: list[Any] = [match.view(viewer), [list(event) for event in happened(match, viewer)]]
    if viewer is not None:
        seen += [[str(offer) for offer in match.offers(viewer)], [str(hint) for hint in match.hints(viewer)]]
        seen += [text_of(move) for ask in match.asks_for(viewer) for move in ask.options]
    return json.dumps(seen, ensure_ascii=False, default=str)


MOMENTS: dict[str, tuple[Callable[[], Match], tuple[int, ...]]] = {
    "at the start": (lambda: ride(seats=2), ()),
    "at the well": (lambda: play(ride(seats=2), "ride C4"), ()),
    "with an entry open": (lambda: play(ride(seats=2), "ride C4", "read 1"), (1,)),
    "when it was read on": (lambda: play(ride(seats=2), "ride C4", "read 1", "choice a"), (1, 29)),
    "at the mill": (lambda: reading(14, party="D2", seats=2), (14,)),
    "when the turn is over": (lambda: play(ride(seats=2), "ride C4", "read 2", "choice c"), (2,)),
    "when a battle begins": (lambda: play(reading(7, party="B3", seats=2), "choice a"), (7,)),
}


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_is_told_what_stands_in_an_entry_that_was_not_read(moment: str, viewer: int | None) -> None:
    build, read = MOMENTS[moment]
    seen = told(build(), viewer)
    closed = {json.dumps(text, ensure_ascii=False)[1:-1] for text in entries_but(*read)}
    assert [text for text in closed if text in seen] == []


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_comes_after_a_battle_and_the_end_of_the_story_stay_hidden(viewer: int | None) -> None:
    campaign = story_file()["campaign"]
    later = {entry["after"]["en"].strip() for entry in campaign["entries"].values() if "after" in entry}
    later |= {campaign["finale"]["en"].strip(), campaign["defeat"]["en"].strip()}
    later |= {one["text"]["en"].strip() for one in campaign["epilogues"]}
    for build, _ in MOMENTS.values():
        seen = told(build(), viewer)
        assert [text for text in later if json.dumps(text, ensure_ascii=False)[1:-1] in seen] == []


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_comes_of_a_choice_is_told_when_it_was_made_and_of_the_others_never(viewer: int | None) -> None:
    choices = story_file()["campaign"]["entries"]["2"]["choices"]
    lines = [json.dumps(choice["told"]["en"], ensure_ascii=False)[1:-1] for choice in choices if "told" in choice]
    assert lines
    match = reading(2, seats=2)
    assert [line for line in lines if line in told(match, viewer)] == []
    play(match, "choice a")
    after = choices[0].get("told", {"en": None})["en"]
    assert (book(match)["page"]["told"] or {"en": None})["en"] == after
    others = [choice["told"]["en"] for choice in choices[1:] if "told" in choice]
    assert [line for line in others if json.dumps(line, ensure_ascii=False)[1:-1] in told(match, viewer)] == []


def test_keywords_and_villagers_that_were_not_met_are_not_told() -> None:
    shown = book(ride())
    assert shown["keywords"] == []
    assert all(one["known"] is None and not one["found"] for one in shown["villagers"])


def test_a_villager_is_known_where_an_entry_that_was_read_met_one() -> None:
    match = play(ride(), "ride C4", "read 2", "choice c")
    known = {one["id"]: one["known"]["en"] for one in book(match)["villagers"] if one["known"]}
    assert known == {"wenna-bell": "Well Square"}


def test_at_the_start_the_introduction_lies_open() -> None:
    shown = book(ride())["page"]
    assert (shown["kind"], shown["number"], shown["choices"], shown["chosen"]) == ("introduction", None, [], None)
    assert shown["text"]["en"].startswith("The sun has been sinking for nine days")
    assert set(shown["text"]) == {"en", "de"}


@pytest.mark.parametrize("mode", ["campaign", "coop"])
def test_a_story_of_ones_own_stays_closed_too(mode: str) -> None:
    """The edition of a table is shown for its figures; the story that came with it is not."""
    edition = {**story_file(), "elders": {"health": 6}}
    match = caliburn.new_match("knight-fall", seats=2, options={"mode": mode, "edition": edition}, seed=1)
    for viewer in (0, 1, None):
        assert [text for text in entries_but() if text in told(match, viewer)] == []
        assert match.view(viewer)["table"]["edition"] == {"elders": {"health": 6}}


def test_the_campaign_shows_what_was_agreed_with_the_page() -> None:
    shown = book(reading(8, party="A3"))
    assert set(shown) == SHOWN
    assert set(shown["squares"][0]) == {"at", "handle", "name", "emblem", "land", "numbers"}
    assert (shown["squares"][0]["at"], shown["squares"][0]["handle"]) == ("A1", "square-A1")
    assert set(shown["page"]) == PAGE
    for choice in shown["page"]["choices"]:
        assert set(choice) == CHOICE
    assert [one["stays_open"] for one in shown["page"]["choices"]] == [False, False, True]
    assert set(shown["score"]) == {
        "knights", "relics", "villagers", "elders", "resources", "elixirs", "difficulty", "failed", "total",
    }  # fmt: skip
    json.dumps(shown)


def test_everybody_sees_the_same_sheet() -> None:
    match = reading(8, party="A3", seats=2)
    sheets = [match.view(viewer)["table"]["campaign"] for viewer in (0, 1, None, "referee")]
    assert sheets[0] == sheets[1] == sheets[2] == sheets[3]


def test_the_other_modes_have_no_campaign() -> None:
    assert fresh(seats=2).view(None)["table"].get("campaign") is None


def test_once_chosen_the_choices_are_gone_and_what_was_chosen_is_told() -> None:
    match = play(reading(8, party="A3"), "choice c")
    shown = book(match)["page"]
    assert (page(match), shown["choices"], shown["chosen"]) == (("entry", 8), [], "c")


def test_offers_touch_what_they_are_about() -> None:
    match = ride(coins=5, scrolls=2)
    handles = {text_of(offer.move): set(offer.handles) for offer in match.offers(0)}
    assert "square-C3" in handles["ride C3"]
    assert "scrolls" in handles["buy-scroll"]
    assert "saint-orlas-horn" in handles["buy-relic saint-orlas-horn"]
    play(match, "ride C4")
    handles = {text_of(offer.move): set(offer.handles) for offer in match.offers(0)}
    assert "entry-1" in handles["read 1"]
    play(match, "read 2")
    handles = {text_of(offer.move): set(offer.handles) for offer in match.offers(0)}
    assert "choice-c" in handles["choice c"]
