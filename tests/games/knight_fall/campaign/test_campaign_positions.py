"""Positions of a campaign that cannot be: the entry that is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from caliburn import Match
from caliburn.kernel.errors import BadPosition
from tests.games.knight_fall.campaign.field import HOLY, REST, STORM, fight
from tests.games.knight_fall.campaign.valley import book, fought, marked, page, reading, ride
from tests.games.knight_fall.table import FLAME, PHASE, asked, at, offered, tile

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("weather", {"weather": "fine"}),
    ("party", {"party": "Z9"}),
    ("party", {"party": 3}),
    ("bells", {"bells": 17}),
    ("coins", {"coins": -1}),
    ("coins", {"coins": True}),
    ("coins", {"coins": "5"}),
    ("leader", {"leader": 1}),
    ("keywords", {"keywords": ["LUCK"]}),
    ("keywords", {"keywords": 3}),
    ("keywords", {"keywords": None}),
    ("keywords", {"keywords": ["ECHO", "ECHO"]}),
    ("keywords", {"keywords": [{}]}),
    ("villagers", {"villagers": ["merlin"]}),
    ("villagers", {"villagers": ["pip", "pip"]}),
    ("relics", {"relics": ["excalibur"]}),
    ("relics", {"relics": ["ember-censer", "ember-censer"]}),
    ("read", {"read": [99]}),
    ("read", {"read": [True]}),
    ("crossed", {"crossed": "ab"}),
    ("crossed", {"crossed": [1, 1]}),
    ("entry", {"entry": 99}),
    ("entry", {"entry": None}),
    ("entry", {"entry": 3, "battle": "1"}),
    ("battle", {"battle": "77"}),
    ("knights", {"knights": ["iron-knight"]}),
    ("knights", {"knights": ["iron-knight", "iron-knight"]}),
    ("knights", {"knights": ["iron-knight", "imp-lord"]}),
    ("knights", {"knights": 5}),
    ("fallen", {"fallen": 5}),
    ("fallen", {"fallen": ["gale-knight", "gale-knight"]}),
    ("fallen", {"knights": ["iron-knight", "seer-knight"], "fallen": ["iron-knight"]}),
    ("looming", {"looming": ["ogre"]}),
    ("start", {"start": "A"}),
    ("start", {"fighting": "1", "start": ""}),
]


@pytest.mark.parametrize(("key", "sheet"), WRONG)
def test_what_cannot_stand_on_a_sheet_is_refused_by_name(key: str, sheet: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        ride(**sheet)
    assert f"campaign.{key}" in str(refused.value)


def test_a_demon_in_play_does_not_loom() -> None:
    with pytest.raises(BadPosition) as refused:
        fought("1", sheet={"looming": ["storm-fiend"]})
    assert "campaign.looming" in str(refused.value)


@pytest.mark.parametrize("mode", ["standard", "coop"])
def test_only_the_campaign_has_a_sheet(mode: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(seats=2, options={"mode": mode}, campaign={})
    assert "campaign" in str(refused.value)


def test_whoever_reads_has_come_there_and_read_the_number() -> None:
    match = reading(8, party="A3", bells=5)
    assert page(match) == ("entry", 8)
    assert marked(match, "read") == {8}
    assert book(match)["path"] == [["A3"]]


def test_a_position_says_everything_that_is_on_the_sheet() -> None:
    sheet = {
        "party": "F3", "bells": 7, "coins": 3, "scrolls": 2, "keys": 1, "elixirs": 0, "saved": 5, "leader": 1,
        "knights": ["gale-knight", "holy-knight"], "fallen": ["iron-knight"],
    }  # fmt: skip
    shown = book(ride(seats=2, **sheet, keywords=["ECHO"], villagers=["pip"], relics=["silver-nails"], crossed=[1]))
    assert {key: shown[key] for key in sheet if key in shown and key != "bells"} == {
        key: value for key, value in sheet.items() if key not in ("bells", "saved")
    }
    assert (shown["bells"]["crossed"], shown["elders"]["saved"]) == (7, 5)


def test_a_key_that_no_position_has_is_refused_on_the_map_too() -> None:
    with pytest.raises(BadPosition, match="purse"):
        Match.at("knight-fall", {"seats": 2, "purse": 99}, options={"mode": "campaign"}, seed=1)


EACH = {STORM: "A", FLAME: "I"}
DECIDED: list[tuple[str, dict[str, str], dict[str, Any]]] = [
    ("units", {FLAME: "I", PHASE: "I"}, {}),
    ("units", {STORM: "A"}, {"fallen": REST}),
    ("campaign.defeated", EACH, {"defeated": 6}),
    ("campaign.lost", EACH, {"lost": 5, "defeated": 1}),
]


@pytest.mark.parametrize(("key", "units", "sheet"), DECIDED)
def test_a_battle_that_is_decided_does_not_go_on(key: str, units: dict[str, str], sheet: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        fight("final", units, sheet=sheet)
    assert key in str(refused.value)


def test_who_fell_and_is_on_turn_is_replaced_on_the_start_tile() -> None:
    """RU-K05: as when the place comes on turn in play."""
    match = fight("final", {STORM: "A", PHASE: "E"}, [HOLY], turn=1, sheet={"defeated": 1})
    assert (tile(match, HOLY), tile(match, PHASE)) == ("I", "E")
    assert asked(match) == "ask-play"


def test_with_the_last_time_box_crossed_off_the_last_number_is_read() -> None:
    """KF-X15: whatever can be paid for may be bought before."""
    assert page(ride(bells=16)) == ("entry", 28)
    assert offered(ride(bells=16, coins=5)) == {"buy-scroll", "pass"}
