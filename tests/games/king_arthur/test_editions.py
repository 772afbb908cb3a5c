"""Edition files of King Arthur: the figures of a printed copy laid over ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from caliburn import new_match, replay, words
from caliburn.kernel.errors import BadEdition
from tests.games.king_arthur.tables import at, offered, play, play_some, table, until

SWAPPED = {"adversaries": {"dark-power-1": 5, "dark-power-4": 1}, "adventures": {"excalibur": 11}}
AS_FILE = """
game = "king-arthur"
name = "my copy"

[adversaries]
dark-power-1 = 5
dark-power-4 = 1

[adventures]
excalibur = 11
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(AS_FILE, encoding="utf-8")
    return path


def test_an_edition_changes_the_cards_of_the_match() -> None:
    match = new_match("king-arthur", seats=2, options={"edition": SWAPPED}, seed=1)
    census = match.census()
    assert (census["dark-power-1"], census["dark-power-4"], census["dark-power-2"]) == (5, 1, 5)
    assert sum(census.values()) == 110
    assert {"id": "excalibur", "points": 11, "owner": None} in table(match, None)["adventures"]


def test_an_edition_changes_what_is_scored() -> None:
    match = at(trophies=[["dragon-5"], []], layout=["monster-2"] * 4, options={"edition": SWAPPED})
    play(match, "pass", "take excalibur dragon-5", "pass", *["pass"] * 6)
    assert match.result is not None
    assert match.result.scores == (11, 0)


def test_a_card_of_the_edition_that_ours_does_not_have_can_be_challenged_and_paid() -> None:
    match = at(hands=[["red-1"] * 4, []], layout=["dark-power-4"], deck=[], options={"edition": SWAPPED})
    play(match, "challenge dark-power-4 red-1 red-1 red-1 red-1")
    assert "take saxons dark-power-4" in offered(match)


def test_a_five_of_another_colour_does_not_buy_the_gold_treasure_alone() -> None:
    """KA-17: the card is the red 5."""
    edition = {"adversaries": {"enemy-knight-4": 0, "enemy-knight-5": 1}}
    match = until(at(trophies=[["enemy-knight-5"], []], options={"edition": edition}), "ask-adventure")
    assert not {text for text in offered(match) if "gold-treasure" in text}


def test_a_file_and_its_content_are_the_same_edition(file: Path) -> None:
    by_path = new_match("king-arthur", seats=2, options={"edition": str(file)}, seed=4)
    by_value = new_match("king-arthur", seats=2, options={"edition": SWAPPED}, seed=4)
    assert by_path.record()["edition"] == by_value.record()["edition"] == SWAPPED
    assert by_path.view("referee") == by_value.view("referee")


def test_an_edition_is_kept_in_the_record_and_replayed_without_the_file(file: Path) -> None:
    match = new_match("king-arthur", seats=3, options={"edition": file, "mode": "seals"}, seed=4)
    play_some(match, 30, 4)
    record = json.loads(json.dumps(match.record()))
    file.unlink()
    again = replay(record)
    assert again.view("referee") == match.view("referee")
    assert again.census()["dark-power-4"] == 1
    assert again.record() == match.record()


def test_without_an_edition_the_record_has_none() -> None:
    assert new_match("king-arthur", seats=2, seed=4).record()["edition"] is None


def test_an_edition_does_not_stick_to_later_matches() -> None:
    new_match("king-arthur", seats=2, options={"edition": SWAPPED}, seed=1)
    assert new_match("king-arthur", seats=2, seed=1).census()["dark-power-1"] == 6


def test_changing_the_mapping_afterwards_does_not_change_the_match() -> None:
    mine: dict[str, Any] = {"adventures": {"excalibur": 11}}
    match = new_match("king-arthur", seats=2, options={"edition": mine}, seed=1)
    mine["adventures"]["excalibur"] = 7
    assert match.record()["edition"]["adventures"] == {"excalibur": 11}


def test_an_edition_that_changes_nothing_plays_as_ours_does() -> None:
    plain = new_match("king-arthur", seats=2, seed=1)
    same = new_match("king-arthur", seats=2, options={"edition": {}}, seed=1)
    assert plain.view("referee") == same.view("referee")


BAD: dict[str, Any] = {
    "not a mapping": 5,
    "a list": ["dragon-5"],
    "of another game": {"game": "merlin"},
    "an unknown section": {"dragons": {}},
    "knights cannot be changed": {"knights": {"red-1": 13}},
    "a section that is a number": {"adversaries": 3},
    "a section that is a list": {"adventures": [["excalibur", 8]]},
    "an unknown adversary": {"adversaries": {"dragon-6": 1}},
    "a number for a name": {"adversaries": {7: 1}},
    "an unknown adventure": {"adventures": {"camelot": 8}},
    "an adversary under adventures": {"adventures": {"dragon-5": 8}},
    "too few of a kind": {"adversaries": {"dragon-2": 1}},
    "too many of a kind": {"adversaries": {"monster-1": 2}},
    "a card moved to another kind": {"adversaries": {"monster-1": 0, "dragon-2": 3}},
    "two red fives": {"adversaries": {"dragon-5": 2, "dragon-4": 2}},
    "no red five": {"adversaries": {"dragon-5": 0, "dragon-4": 4}},
    "no dragon of 4": {"adversaries": {"dragon-4": 0, "dragon-3": 6}},
    "no dragon of 3": {"adversaries": {"dragon-3": 0, "dragon-4": 6}},
    "no enemy knight of 3": {"adversaries": {"enemy-knight-3": 0, "enemy-knight-2": 7}},
    "a negative count": {"adversaries": {"dragon-2": -1, "dragon-3": 6}},
    "half a card": {"adversaries": {"dragon-2": 1.5}},
    "a count in words": {"adversaries": {"dragon-2": "two"}},
    "a truth for a count": {"adversaries": {"monster-1": True}},
    "points below the printed range": {"adventures": {"robbers": 5}},
    "points beyond the printed range": {"adventures": {"holy-grail": 21}},
    "points in words": {"adventures": {"holy-grail": "20"}},
    "a truth for points": {"adventures": {"holy-grail": True}},
}


def assert_refused(edition: Any) -> None:
    """Refused, with a message in both languages."""
    with pytest.raises(BadEdition) as refused:
        new_match("king-arthur", seats=2, options={"edition": edition}, seed=1)
    for lang in ("en", "de"):
        assert words(lang).has(refused.value.message.id)
        assert words(lang).say(refused.value.message)


@pytest.mark.parametrize("what", BAD)
def test_an_edition_the_game_cannot_be_played_with_is_refused(what: str) -> None:
    assert_refused(BAD[what])


@pytest.mark.parametrize(
    "content",
    [b"[adversaries", b"adversaries = ", b"\xff\xfe\x00", b"[adversaries]\ndragon-2 = 1", b"game = 'knight-tales'"],
    ids=["broken table", "no value", "no text", "figures that do not add up", "another game"],
)
def test_a_file_that_is_no_edition_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    assert_refused(path)
    assert_refused(str(path))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert_refused(tmp_path / "nowhere.toml")
    assert_refused(tmp_path)
    assert_refused("no\0name")


def test_the_message_names_what_is_wrong_and_what_is_allowed() -> None:
    with pytest.raises(BadEdition) as refused:
        new_match("king-arthur", seats=2, options={"edition": {"adversaries": {"dragon-2": 1}}}, seed=1)
    assert dict(refused.value.message.args) == {"kind": "dragon", "count": 8, "printed": 9}
    with pytest.raises(BadEdition) as refused:
        new_match("king-arthur", seats=2, options={"edition": {"adventures": {"robbers": 5}}}, seed=1)
    assert dict(refused.value.message.args) == {"entry": "adventures.robbers", "value": "5", "least": 6, "most": 20}


def test_the_figures_of_an_edition_are_those_of_the_redealt_worlds() -> None:
    match = new_match("king-arthur", seats=2, options={"edition": SWAPPED}, seed=8)
    assert match.redeal(0, 3).census() == match.census()
