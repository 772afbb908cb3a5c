"""Kept games must replay to the same result, and read the same, for ever."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from caliburn import game, games, replay, verify
from caliburn.kernel.errors import BadRecord
from caliburn.kernel.record import digest_of
from tests.records.make import PLANS, needs_its_switch, playthrough

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))


def load(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def expected(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((path.parent / "results.toml").read_text(encoding="utf-8"))[path.stem]
    return found


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_kept_game_replays_to_its_result(path: Path) -> None:
    match = replay(load(path))
    result = match.result
    assert result is not None
    found = {"scores": list(result.scores), "winners": list(result.winners), "reason": result.reason}
    assert {**found, "answers": match.answers} == expected(path)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_those_who_play_as_one_are_one_team_in_the_end(path: Path) -> None:
    match = replay(load(path))
    assert match.result is not None
    assert match.rules.together == (match.result.teams == (tuple(range(match.rules.seats)),))


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_record_of_the_replayed_game_is_the_same(path: Path) -> None:
    assert replay(load(path)).record() == load(path)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_the_seed_deals_the_very_outcomes_of_the_kept_game(path: Path) -> None:
    assert verify(load(path))


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_kept_game_reads_as_it_did(path: Path) -> None:
    """Where words or events were meant to change: `python -m tests.records.make`."""
    told = playthrough(replay(load(path)))
    assert told == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_kept_game_cut_short_or_altered_is_refused(path: Path) -> None:
    record = load(path)
    for log in (record["log"][:-1], ["* dragon-4", *record["log"][1:]], record["log"][::-1]):
        with pytest.raises(BadRecord):
            replay({**record, "log": log})


@pytest.mark.parametrize("name", PLANS)
def test_there_is_a_kept_game_for_every_mode_and_number_of_players_and_every_switch(name: str) -> None:
    kept = {path.stem: load(path) for path in RECORDS if path.parent.name == name}
    seatings = {(record["options"]["mode"], record["seats"]) for record in kept.values()}
    for mode in game(name).modes:
        assert {(mode.id, seats) for seats in range(mode.least, mode.most + 1)} <= seatings
        for option in mode.options:
            for value in option.values:
                assert any(value in record["options"].get(option.id, "").split(",") for record in kept.values())
    assert {*kept} == {plan.name for plan in PLANS[name]}


@pytest.mark.parametrize("name", ["overpay-free", "reveal-when-empty", "resolve-after-double"])
def test_the_house_rule_of_a_kept_game_made_a_difference(name: str) -> None:
    assert needs_its_switch(load(HERE / "king-arthur" / f"{name}.json"))


def test_a_game_without_house_rules_needs_none() -> None:
    """Or the test above could not fail."""
    record = load(HERE / "king-arthur" / "basic-3.json")
    record["options"]["overpay"] = "free"
    assert not needs_its_switch(record)


def test_open_trophies_made_a_difference_to_what_the_others_saw() -> None:
    record = load(HERE / "king-arthur" / "open-trophies.json")
    shown = []
    for value in ("on", "off"):
        record["options"]["open_trophies"] = value
        record["digest"] = digest_of(record)
        early = replay(record).branch(30)
        shown.append([player["trophies"] for player in early.view(None)["table"]["players"]])
    assert shown[1] == [None, None, None]
    assert any(shown[0])


def test_every_game_has_kept_games() -> None:
    assert [*PLANS] == [spec.id for spec in games()]
