"""The final score, part by part, and how a campaign ends (the rulebook's list; spec, section 11)."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from tests.games.knight_fall.campaign.test_sheet import PRICES, VILLAGERS
from tests.games.knight_fall.campaign.valley import EMPTY, book, fought, page, ride, story_file, win

PARTS = ("knights", "relics", "villagers", "elders", "resources", "elixirs", "difficulty", "failed")
ALL_KNIGHTS = 9 * 2
KNIGHTS = (
    "flame-knight", "ice-knight", "earth-knight", "phase-knight", "wrath-knight", "seer-knight", "holy-knight",
    "iron-knight", "gale-knight",
)  # fmt: skip


def score(match: Match) -> dict[str, int]:
    found: dict[str, int] = book(match)["score"]
    assert found["total"] == sum(found[part] for part in PARTS)
    return found


def parts(**sheet: Any) -> dict[str, int]:
    """The parts of the score that are not 0, of the easy campaign with an empty purse."""
    found = score(ride(options={"difficulty": "easy"}, **{**EMPTY, **sheet}))
    return {part: found[part] for part in PARTS if found[part]}


def test_each_knight_that_never_fell_is_two_points() -> None:
    assert parts() == {"knights": ALL_KNIGHTS}
    assert parts(fallen=["gale-knight"]) == {"knights": ALL_KNIGHTS - 2}
    rest = [name for name in KNIGHTS if name not in ("iron-knight", "seer-knight")]
    assert parts(knights=["iron-knight", "seer-knight"], fallen=rest) == {"knights": 4}


@pytest.mark.parametrize("count", [1, 2, 8])
def test_each_relic_is_six_points(count: int) -> None:
    assert parts(relics=list(PRICES)[:count])["relics"] == 6 * count


@pytest.mark.parametrize("count", [1, 2, 9])
def test_each_villager_is_six_points(count: int) -> None:
    assert parts(villagers=VILLAGERS[:count])["villagers"] == 6 * count


@pytest.mark.parametrize("count", [1, 5, 22])
def test_each_rescued_elder_is_three_points(count: int) -> None:
    assert parts(saved=count)["elders"] == 3 * count


def test_scrolls_keys_and_elixirs_are_a_point_each_and_coins_are_none() -> None:
    assert parts(scrolls=3, keys=2)["resources"] == 5
    assert parts(elixirs=4)["elixirs"] == 4
    assert parts(coins=30) == {"knights": ALL_KNIGHTS}


@pytest.mark.parametrize(("difficulty", "points"), [("easy", 0), ("medium", 10), ("hard", 20)])
def test_the_difficulty_is_worth_points(difficulty: str, points: int) -> None:
    """RU-K17: the rulebook's normal is medium."""
    assert score(ride(options={"difficulty": difficulty}))["difficulty"] == points


def test_keywords_are_worth_nothing() -> None:
    assert parts(keywords=["BEACON", "NAME", "SHAME"]) == {"knights": ALL_KNIGHTS}


def test_everything_together_adds_up() -> None:
    sheet = {"scrolls": 2, "keys": 1, "elixirs": 3, "saved": 22, "villagers": VILLAGERS, "relics": list(PRICES)}
    found = score(ride(options={"difficulty": "hard"}, coins=9, **sheet))
    assert found["total"] == 18 + 8 * 6 + 9 * 6 + 22 * 3 + 3 + 3 + 20


def last_blow(**more: Any) -> Match:
    """The final battle in which one more demon has to fall."""
    return fought("final", sheet={"bells": 16, **more.pop("sheet", {})}, **more)


def test_a_campaign_that_is_won_ends_with_the_finale_and_its_score() -> None:
    match = win(last_blow(sheet={"saved": 4, "scrolls": 1}))
    assert match.result is not None
    assert page(match)[0] == "finale"
    assert (match.result.winners, match.result.scores) == ((0,), (score(match)["total"],))
    assert score(match)["total"] == ALL_KNIGHTS + 12 + 1 + 10
    assert score(match)["failed"] == 0


def test_two_players_win_together_with_one_score() -> None:
    """RU-K24: one sheet."""
    match = win(last_blow(seats=2))
    assert match.result is not None
    assert (match.result.winners, match.result.scores) == ((0, 1), (score(match)["total"],) * 2)


def test_the_elders_of_the_final_battle_count_too() -> None:
    units = {"storm-fiend": "I", "iron-knight": "I", "elder-1": "A", "elder-2": "I", "elder-3": "B"}
    match = win(last_blow(units=units, sheet={"saved": 4}))
    assert score(match)["elders"] == 3 * 7
    assert book(match)["elders"]["saved"] == 7


def test_the_finale_has_a_paragraph_for_every_keyword_that_is_held() -> None:
    """Section 10; the paragraphs come in its order."""
    match = win(last_blow(sheet={"keywords": ["SHAME", "NAME", "ECHO", "CURSED"]}))
    told = [text["en"][:20] for text in book(match)["page"]["epilogues"]]
    assert told == ["Nobody in the valley", "You take two scroll ", "You leave a cash box"]
    assert book(win(last_blow()))["page"]["epilogues"] == []


def lost(**more: Any) -> Match:
    """The final battle with elders about to die: an imp is to strike the one that was left alone."""
    sheet = {**EMPTY, "bells": 16, **more.pop("sheet", {})}
    position = {
        "units": {"storm-fiend": "C", "iron-knight": "I", "seer-knight": "I", "elder-1": "A", "imp-1": "A"},
        "health": {"elder-1": 1},
        "end_of_round": True,
        **more,
    }
    return fought("final", sheet=sheet, **position)


@pytest.mark.parametrize(("difficulty", "before"), [("easy", 5), ("medium", 4), ("hard", 4)])
def test_the_final_battle_is_lost_with_the_fifth_elder_and_on_easy_with_the_sixth(difficulty: str, before: int) -> None:
    """RU-K22: the score is counted all the same, with 30 points less."""
    match = lost(sheet={"lost": before, "saved": 3}, options={"difficulty": difficulty})
    assert match.result is not None
    assert page(match)[0] == "defeat"
    assert score(match)["failed"] == -30
    points = {"easy": 0, "medium": 10, "hard": 20}[difficulty]
    assert score(match)["total"] == ALL_KNIGHTS + 9 + points - 30
    assert match.result.winners == ()
    assert match.result.scores == (score(match)["total"],)
    early = lost(sheet={"lost": before - 1, "saved": 3}, options={"difficulty": difficulty})
    assert early.result is None


def test_a_campaign_fails_when_no_knight_is_left_in_an_earlier_battle() -> None:
    """RU-K22: the last two fall at the end of a round; nobody is left to come."""
    rest = [name for name in KNIGHTS if name not in ("iron-knight", "seer-knight")]
    match = fought(
        "1",
        sheet={"fallen": rest, "saved": 2},
        units={"iron-knight": "Ar", "seer-knight": "Ir", "storm-fiend": "Cr", "imp-1": "Ar", "imp-2": "Ir"},
        health={"iron-knight": 1, "seer-knight": 1},
        defense={"iron-knight": 0, "seer-knight": 0},
        end_of_round=True,
    )
    while match.asks and match.asks[0].prompt.id != "ask-play":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    assert match.result is not None
    assert (page(match)[0], match.result.winners) == ("defeat", ())
    assert score(match)["knights"] == 0
    assert score(match)["total"] == 3 * 2 + 10 - 30


def test_what_the_last_choice_brings_comes_before_the_finale() -> None:
    """A campaign of one's own may reward the last battle as any other: it counts, and its keyword has an epilogue."""
    story = story_file()
    campaign = story["campaign"]
    campaign["entries"]["28"]["choices"][0] |= {"gain": {"scrolls": 2}, "keywords": ["BEACON"]}
    campaign["epilogues"] = [{"keyword": "BEACON", "text": "It rang all night."}]
    plain = book(win(last_blow()))
    rewarded = book(win(last_blow(options={"edition": story})))
    assert rewarded["scrolls"] == plain["scrolls"] + 2
    assert rewarded["score"]["total"] == plain["score"]["total"] + 2
    assert [text["en"] for text in rewarded["page"]["epilogues"]] == ["It rang all night."]
