"""Campaign files: what is refused, what the check of the graph finds, and that the documented example is sound."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from caliburn.games.knight_fall.components.campaigns import SECTION, ours, story_of
from caliburn.games.knight_fall.components.tables import content
from caliburn.games.knight_fall.modes.campaign.graph import Fault, faults
from caliburn.lab.campaign import effects_of, fight, walk
from tests.games.knight_fall.campaign.valley import added_up

DOCS = Path(__file__).parents[4] / "docs" / "write-a-campaign.md"


def example() -> dict[str, Any]:
    """The smallest campaign of the documentation."""
    (block,) = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return tomllib.loads(block)


def changed(**entries: Any) -> list[Fault]:
    """The faults of our campaign with something in it changed: `path__to__it=value`, or None to leave it out."""
    section = copy.deepcopy(content("the-long-dusk")[SECTION])
    for path, value in entries.items():
        *way, last = path.split("__")
        at = section
        for step in way:
            at = at[int(step)] if isinstance(at, list) else at[step]
        if value is None:
            del at[last]
        else:
            at[last] = value
    return list(faults(story_of(section)))


def test_our_campaign_has_no_fault() -> None:
    assert list(faults(ours())) == []


def test_the_documented_example_is_sound_and_can_be_played() -> None:
    edition = example()
    assert list(faults(story_of(edition[SECTION]))) == []
    walked = walk(campaigns=20, edition=edition)
    assert walked.finished == 20
    assert walked.entries[1] > 0
    assert walked.entries[2] == 20
    assert fight("final", games=1, edition=edition, bot="random").games == 1


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"squares__C4__numbers": [1]}, Fault("unreachable", "2")),
        ({"entries__14__choices__0__read": None}, Fault("unreachable", "32")),
        ({"bridges": [], "river": ["A1-B1", "A1-A2"]}, Fault("square", "A1")),
        ({"entries__8__choices__2__lose": {"coins": 1}}, Fault("dead-end", "8")),
        ({"entries__29__choices__0__keywords": []}, Fault("closed", "5 A")),
        ({"entries__29__choices__0__keywords": []}, Fault("keyword-not-gained", "ECHO")),
        ({"entries__5__choices__0__needs": None}, Fault("keyword-idle", "ECHO")),
        ({"entries__3__choices__0__battle": "2"}, Fault("battle", "1")),
        ({"entries__8__title": {"en": "only in English"}}, Fault("language", "entries.8.title.de")),
        ({"entries__22__choices__1__told": {"en": "won"}}, Fault("language", "entries.22.choices.B.told.de")),
        ({"entries__22__choices__1__wager__told__de": ""}, Fault("language", "entries.22.choices.B.wager.told.de")),
        ({"keywords__ECHO__note": {"de": "nur deutsch"}}, Fault("language", "keywords.ECHO.note.en")),
        ({"bridges": [{"between": "B2-C2", "name": {"de": "Steg"}}]}, Fault("language", "bridges.name.en")),
    ],
)
def test_the_check_finds(change: dict[str, Any], fault: Fault) -> None:
    assert fault in changed(**change)


def test_an_island_that_a_ferry_goes_to_is_no_fault() -> None:
    """A bank without a bridge is reached by whoever is set down there."""
    section = example()[SECTION]
    assert list(faults(story_of(section))) == []
    section["bridges"] = []
    assert Fault("square", "B1") in list(faults(story_of(section)))
    assert Fault("unreachable", "1") in list(faults(story_of(section)))
    section["squares"]["A1"]["numbers"] = [3]
    ferry = {"text": "Over.", "ferry": ["B1"]}
    section["entries"]["3"] = {"title": "The boat", "text": "It waits.", "choices": [ferry]}
    assert list(faults(story_of(section))) == []


def test_keys_that_are_spent_but_never_gained_are_found() -> None:
    section = copy.deepcopy(content("the-long-dusk")[SECTION])
    for entry in section["entries"].values():
        for choice in entry["choices"]:
            choice.get("gain", {}).pop("keys", None)
    assert Fault("unearned", "keys") in list(faults(story_of(section)))


def test_a_choice_with_and_one_without_a_keyword_leave_a_way_out() -> None:
    """Entry 9 stays open: its battle is free. Without it, crows alone would close it."""
    assert changed(entries__9__choices__0__needs="CROWS") == []
    assert Fault("dead-end", "9") in changed(entries__9__choices__0__needs="ECHO")


def check_score(sheet: Mapping[str, Any]) -> None:
    parts = {name: points for name, points in sheet["score"].items() if name != "total"}
    assert sheet["score"]["total"] == sum(parts.values()) == added_up(sheet)


def test_random_parties_finish_and_the_same_ones_come_again() -> None:
    walked = walk(campaigns=60, seed="test")
    assert walked.finished == 60
    assert walk(campaigns=60, seed="test").digest == walked.digest


def test_five_thousand_parties_meet_every_entry_and_every_choice_with_an_effect_and_their_scores_add_up() -> None:
    sheets = 0

    def ended(sheet: Mapping[str, Any]) -> None:
        nonlocal sheets
        check_score(sheet)
        sheets += 1

    walked = walk(campaigns=5000, ended=ended)
    assert (walked.finished, sheets) == (5000, 5000)
    assert [number for number in ours().entries if not walked.entries[number]] == []
    assert [choice for choice in effects_of(ours()) if not walked.choices[choice]] == []
